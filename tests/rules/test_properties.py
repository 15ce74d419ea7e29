"""What must hold in every game, found out by Hypothesis."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from chocolatier.rules.codec import read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import LETTERS, Colour, Face, Phase, Side
from chocolatier.rules.core.state import empty_deal, empty_state
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt, Played
from chocolatier.rules.move import Draft, Move, Share
from chocolatier.rules.position import Board, Counts, Position
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.rules.validity import checked_state

plain_rules = st.sampled_from(RULE_SETS)
all_rules = st.builds(
    lambda rules, once, catches: (
        replace(rules, faces_once=once, spare_catches_marker=catches) if rules.special else rules
    ),
    plain_rules,
    st.booleans(),
    st.booleans(),
)
words = st.integers(1, 2**64 - 1)
steps = st.lists(st.integers(0, 10_000), max_size=250)


@given(all_rules, words, steps, st.integers(0, 3))
@settings(max_examples=150, deadline=None)
def test_every_state_is_a_position_with_a_way_on(
    rules: Rules, word: int, choices: list[int], first: int
) -> None:
    """100 chocolates, one marker, never stuck, and the way to plain data and back is exact."""
    states, deals = empty_state(), empty_deal()
    rng = np.array([word], np.uint64)
    out = np.zeros(ACTIONS, np.int16)
    calls.start(states, rules.players, rules.options, rules.round_limit, first % rules.players)
    for choice in choices:
        position = read_state(states)
        assert checked_state(position).tobytes() == states.tobytes()
        if position.phase is Phase.OVER:
            break
        n = calls.actions(states, out)
        if position.phase is Phase.DEAL:
            assert n == 0
            calls.draw(states, rng, deals)
            calls.lay(states, deals)
        else:
            assert n > 0
            calls.apply(states, int(out[choice % n]))


def _mapped(
    game: Game,
    start: Game,
    map_deal: Callable[[Deal], Deal],
    map_move: Callable[[Move], Move],
) -> Game:
    """The same game with every deal and move put through a mapping."""
    for entry in game.history:
        if isinstance(entry, Dealt):
            start.deal(map_deal(entry.deal))
        elif isinstance(entry, Played):
            start.play(map_move(entry.move))
    return start


def _random_game(rules: Rules, word: int, choices: list[int]) -> Game:
    game = Game(rules, seed=word)
    for choice in choices:
        if game.is_over:
            break
        moves = game.legal_moves
        game.play(moves[choice % len(moves)])
    return game


class Swap:
    """A permutation of the colours, applied to everything."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.table = str.maketrans(LETTERS, "".join(LETTERS[i] for i in order))

    def colour(self, colour: Colour) -> Colour:
        return Colour(self.order[colour])

    def text(self, letters: str) -> str:
        return letters.translate(self.table)

    def sorted_text(self, letters: str) -> str:
        return "".join(sorted(self.text(letters), key=LETTERS.index))

    def gold(self, gold: dict[int, Face]) -> dict[int, Face]:
        magnet = Face.MAGNET_TEAL
        return {
            slot: Face(magnet + self.order[face - magnet]) if face >= magnet else face
            for slot, face in gold.items()
        }

    def deal(self, deal: Deal) -> Deal:
        extra = self.text(deal.extra) if deal.extra else None
        return Deal(tuple(map(self.sorted_text, deal.laid)), self.gold(dict(deal.gold)), extra)

    def move(self, move: Move) -> Move:
        match move:
            case Draft(source, colour, target, share):
                moved = self.move(share)
                assert isinstance(moved, Share)
                return Draft(source, self.colour(colour), target, moved)
            case Share(left, right):
                return Share(frozenset(map(self.colour, left)), frozenset(map(self.colour, right)))
            case _:
                return move

    def counts(self, counts: Counts) -> Counts:
        swapped = [0] * 5
        for colour, n in enumerate(counts):
            swapped[self.order[colour]] = n
        t, b, w, k, r = swapped
        return (t, b, w, k, r)

    def board(self, board: Board) -> Board:
        return replace(
            board,
            lines=tuple(map(self.text, board.lines)),
            box=tuple(map(self.text, board.box)),
            floor=self.text(board.floor),
            spare=None if board.spare is None else self.text(board.spare),
        )

    def position(self, position: Position) -> Position:
        return replace(
            position,
            boards=tuple(map(self.board, position.boards)),
            sources=tuple(map(self.counts, position.sources)),
            bag=self.counts(position.bag),
            lid=self.counts(position.lid),
            gold=self.gold(dict(position.gold)),
        )


@given(plain_rules, words, steps, st.permutations(range(5)))
@settings(max_examples=60, deadline=None)
def test_free_side_does_not_know_the_colours_names(
    rules: Rules, word: int, choices: list[int], order: list[int]
) -> None:
    rules = replace(rules, side=Side.FREE)
    swap = Swap(order)
    game = _random_game(rules, word, choices)
    start = Game.waiting(rules, game.opening_first)
    twin = _mapped(game, start, swap.deal, swap.move)
    assert twin.position == swap.position(game.position)


@given(plain_rules, words, steps, st.integers(1, 3))
@settings(max_examples=60, deadline=None)
def test_seats_can_be_rotated(rules: Rules, word: int, choices: list[int], by: int) -> None:
    game = _random_game(rules, word, choices)
    players = rules.players
    start = Game.waiting(rules, (game.opening_first + by) % players)
    twin = _mapped(game, start, lambda deal: deal, lambda move: move)
    there, here = twin.position, game.position
    assert there.turn == (here.turn + by) % players
    assert there.next_first == (here.next_first + by) % players
    for seat in range(players):
        assert there.boards[(seat + by) % players] == here.boards[seat]
        assert twin.ranking[(seat + by) % players] == game.ranking[seat]
    assert (there.bag, there.lid, there.sources) == (here.bag, here.lid, here.sources)
