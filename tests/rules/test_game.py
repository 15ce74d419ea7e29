"""The Python face: games, moves as text, taking back, copies, scores and errors."""

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

from chocolatier.errors import (
    ChocolatierError,
    DealError,
    IllegalMoveError,
    MoveTextError,
    RulesError,
)
from chocolatier.notation.drawing import draw_position
from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
from chocolatier.rules.core.state import STATE
from chocolatier.rules.deal import Deal
from chocolatier.rules.events import Bonuses, Boxed, FloorPaid, SeatScore
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Played
from chocolatier.rules.move import Boxing, Draft, Move
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.rules.positions import FULL_ROWS, board, boxed, offer, position, refused, table

EVERY_RULES = pytest.mark.parametrize("rules", RULE_SETS, ids=str)
LAID = ("TTBB", "WWKK", "RRTB", "WKRT", "BWKR")


def random_game(rules: Rules, seed: str) -> Iterator[Game]:
    """The same game before every move and once more when it is over."""
    rng = random.Random(seed)
    game = Game(rules, seed)
    while not game.is_over:
        yield game
        game.play(rng.choice(game.legal_moves))
    yield game


def finished(rules: Rules, seed: str) -> Game:
    *_, game = random_game(rules, seed)
    return game


# --- beginning ---------------------------------------------------------------------


def test_a_seed_deals_the_same_today_as_yesterday() -> None:
    game = Game(Rules(players=2), seed=7)
    assert (offer(game), game.turn) == (["TWWR", "TBRR", "TBWR", "TTBK", "TTWW"], 0)
    assert (game.seed, game.round, game.phase) == ("7", 1, Phase.DRAFT)
    assert game == Game(Rules(players=2), seed="7")


@EVERY_RULES
def test_the_same_seed_deals_the_same_whole_game(rules: Rules) -> None:
    one, two = finished(rules, "a"), finished(rules, "a")
    assert len(one.rounds) >= 5
    assert (one.history, one.key) == (two.history, two.key)


@EVERY_RULES
def test_another_seed_deals_differently(rules: Rules) -> None:
    assert len({tuple(offer(Game(rules, seed))) for seed in range(5)}) == 5


def test_without_a_seed_every_game_has_its_own() -> None:
    games = [Game() for _ in range(3)]
    assert len({game.seed for game in games}) == 3
    assert len({tuple(offer(game)) for game in games}) == 3
    assert games[0].rules == Rules(2, Side.COLOURED, special=False)


def test_every_seat_comes_to_start_and_the_table_may_choose() -> None:
    assert {Game(Rules(3), seed).turn for seed in range(20)} == {0, 1, 2}
    assert [Game(Rules(3), 1, first=seat).turn for seat in range(3)] == [0, 1, 2]
    with pytest.raises(RulesError, match=r"seat 3 cannot start.*\(R5\)"):
        Game(Rules(3), 1, first=3)


# --- deals from outside ------------------------------------------------------------


def test_a_waiting_game_takes_its_deal_from_outside() -> None:
    game = Game.waiting(first=1)
    assert (game.phase, game.seed, game.round, len(game.legal_moves)) == (Phase.DEAL, None, 0, 0)
    refused(game, "1T1", "awaits-deal", "R25")
    game.deal(Deal(LAID))
    assert (game.phase, game.round, game.turn) == (Phase.DRAFT, 1, 1)
    assert game.history == (Dealt(1, Deal(LAID), ("TTBB", "WWKK", "TBRR", "TWKR", "BWKR")),)
    with pytest.raises(DealError, match=r"does not wait for a deal \(R25\)"):
        game.deal(Deal(LAID))


def test_the_offer_shows_extra_and_magnets_done() -> None:
    game = Game.waiting(Rules(special=True))
    deal = Deal(LAID, {2: Face.EXTRA, 3: Face.MAGNET_WHITE}, extra="R")
    game.deal(deal)
    assert game.history == (Dealt(1, deal, ("TTBB", "WKKR", "TBWWRR", "TKR", "BWKR")),)


@pytest.mark.parametrize(
    ("rules", "deal", "code"),
    [
        (Rules(2), Deal(LAID[:4]), "deal-factories"),
        (Rules(2), Deal((*LAID[:4], "BWKX")), "deal-letters"),
        (Rules(2), Deal((*LAID[:4], "BWK")), "deal-size"),
        (Rules(2), Deal((*LAID[:4], "BWKRR")), "deal-size"),
        (Rules(2), Deal(LAID, {1: Face.KEEP}), "deal-gold"),
        (Rules(2), Deal(LAID, extra="T"), "deal-extra"),
        (Rules(3), Deal(("TTTT",) * 7), "deal-bag"),
        (Rules(special=True), Deal(LAID, {1: Face.KEEP}), "deal-gold"),
        (Rules(special=True), Deal(LAID, {1: Face.KEEP, 2: Face.KEEP}), "deal-gold"),
        (Rules(special=True), Deal(LAID, {1: Face.KEEP, 6: Face.SHARE}), "deal-slot"),
        (Rules(special=True), Deal(LAID, {1: Face.KEEP, 2: Face.EXTRA}), "deal-extra"),
        (Rules(special=True), Deal(LAID, {1: Face.KEEP, 2: Face.EXTRA}, "TB"), "deal-extra"),
    ],
)
def test_a_deal_that_could_not_have_been_drawn(rules: Rules, deal: Deal, code: str) -> None:
    game = Game.waiting(rules)
    key = game.key
    with pytest.raises(DealError) as error:
        game.deal(deal)
    assert error.value.code == code
    assert (game.key, game.history) == (key, ())


# --- moves -------------------------------------------------------------------------


@EVERY_RULES
def test_moves_are_text_are_actions(rules: Rules) -> None:
    """For every legal move met: text and back, no two alike, first actions are the legal ones."""
    for game in random_game(rules, "moves"):
        moves = game.legal_moves
        assert [Move.parse(str(move)) for move in moves] == moves
        assert len({str(move) for move in moves}) == len(moves)
        assert {move.actions[0] for move in moves} == set(game.legal_actions)
        assert (game.is_over, bool(moves)) in ((True, False), (False, True))


@EVERY_RULES
def test_every_listed_move_is_legal_and_can_be_played(rules: Rules) -> None:
    rng = random.Random("listed")
    for game in random_game(rules, "listed"):
        for move in rng.sample(game.legal_moves, min(4, len(game.legal_moves))):
            assert game.is_legal(move)
            assert game.is_legal(str(move))
            twin = game.copy()
            twin.play(move)
            assert twin.moves[-1] == move


def test_play_by_object_and_by_text_is_the_same() -> None:
    one, two = Game(seed=7), Game(seed=7)
    one.play("4T2")
    two.play(Draft(4, Colour.TEAL, 2))
    assert (one, one.history, one.turn) == (two, two.history, 1)
    assert one.history[-1] == Played(0, Draft(4, Colour.TEAL, 2))


@pytest.mark.parametrize("text", ["", "3T", "3T6", "4B3<W>W", "2@6"])
def test_text_that_is_no_move_changes_nothing(text: str) -> None:
    game = Game(seed=7)
    key, history = game.key, game.history
    with pytest.raises(MoveTextError, match="is not a move"):
        game.play(text)
    with pytest.raises(MoveTextError):
        game.is_legal(text)
    assert (game.key, game.history) == (key, history)


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("6T1", "no-such-source", "R3"),
        ("1K1", "no-such-colour", "R9"),
        ("CT1", "no-such-colour", "R9"),
        ("1T1<W", "share-distribution", "R42"),
        ("2@4", "wrong-kind", "R7"),
        ("<W", "wrong-kind", "R7"),
        (Draft(2, Colour.TEAL, 6), "no-such-line", "R13"),  # 6 steps on lies brown to the floor
        (Draft(2, Colour.TEAL, -1), "no-such-line", "R13"),
        (Draft(-1, Colour.TEAL, 1), "no-such-source", "R3"),
        (Draft(99, Colour.TEAL, 1), "no-such-source", "R3"),
    ],
)
def test_illegal_moves_name_their_rule_and_change_nothing(
    move: Move | str, code: str, rule: str
) -> None:
    refused(Game(seed=7), move, code, rule)


@pytest.mark.parametrize("move", [Boxing(1, 7), Boxing(3, -3), Boxing(2, 0), Boxing(2, 6)])
def test_a_column_outside_the_box_is_no_column_of_another_row(move: Boxing) -> None:
    game = boxed(board({2: "WW"}), side=Side.FREE)
    assert game.phase is Phase.BOX
    with pytest.raises(IllegalMoveError):
        game.play(move)
    assert game.phase is Phase.BOX


# --- taking back -------------------------------------------------------------------


@EVERY_RULES
def test_take_back_to_the_start(rules: Rules) -> None:
    before = []
    for game in random_game(rules, "back"):
        before.append((game.key, game.history))
    moves = game.moves
    before.pop()
    while before:
        assert game.take_back() == moves.pop()
        assert (game.key, game.history) == before.pop()
    with pytest.raises(IllegalMoveError, match="no move to take back"):
        game.take_back()


def test_take_back_across_a_round_end_deals_the_same_again() -> None:
    game = table(factories=["T"], boards=[board({1: "W"})], seed=5)
    before = game.copy()
    game.play("1T5")
    after = game.copy()
    assert (game.round, game.scores, len(game.rounds)) == (2, (1, 0), 2)
    assert game.take_back() == Draft(1, Colour.TEAL, 5)
    assert (game.round, game.scores, game.history, game.rounds) == (1, (0, 0), (), [])
    assert game.position == before.position
    game.play("1T5")
    assert (game.position, game.history) == (after.position, after.history)


# --- copies and comparison ---------------------------------------------------------


def test_a_copy_is_independent() -> None:
    game = Game(seed=7)
    game.play("4T2")
    twin = game.copy()
    assert (twin, twin.history, twin.seed) == (game, game.history, "7")
    twin.play("1W1")
    assert (len(game.moves), game.turn, len(twin.moves), twin.turn) == (1, 1, 2, 0)
    game.take_back()
    assert (len(game.moves), len(twin.moves)) == (0, 2)
    assert game == Game(seed=7)


def test_a_copy_is_equal_whatever_memory_it_gets() -> None:
    game = Game(seed=7)
    copies = []
    for _ in range(20):
        dirt = np.full(STATE.itemsize, 255, np.uint8)  # numpy hands small blocks out again
        del dirt
        copies.append(game.copy())
    assert copies == [game] * 20
    assert {twin.key for twin in copies} == {game.key}


def test_a_state_has_no_byte_outside_its_fields() -> None:
    """``copy()`` leaves padding as it finds it, so equal states would not be equal bytes."""
    assert STATE.names is not None
    assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names)


def test_equality_and_key_are_those_of_the_position() -> None:
    game, twin = Game(seed=7), Game(seed=7)
    assert len({game.key, twin.key, game.copy().key}) == 1
    twin.play("4T2")
    assert game != twin
    assert game.key != twin.key
    assert game != Game(Rules(round_limit=99), seed=7)
    assert game != "4T2"


@EVERY_RULES
def test_pickle(rules: Rules) -> None:
    game = Game(rules, "pickle")
    for _ in range(25):
        game.play(game.legal_moves[0])
    twin: Game = pickle.loads(pickle.dumps(game))
    assert (twin, twin.history, twin.rounds) == (game, game.history, game.rounds)
    move = game.legal_moves[-1]
    game.play(move)
    twin.play(move)
    assert (twin, twin.history) == (game, game.history)
    assert twin.take_back() == game.take_back()


@pytest.mark.parametrize("kind", [MoveTextError, IllegalMoveError, RulesError, DealError])
def test_errors_survive_pickle(kind: type[ChocolatierError]) -> None:
    error = pickle.loads(pickle.dumps(kind("a-code", "what is wrong", rule="R9")))
    assert type(error) is kind
    assert (error.code, str(error), error.details) == ("a-code", "what is wrong", {"rule": "R9"})


# --- scores ------------------------------------------------------------------------


@EVERY_RULES
def test_the_parts_of_every_round_add_up_to_the_scores(rules: Rules) -> None:
    for seed in ("score 1", "score 2"):
        for game in random_game(rules, seed):
            totals = [sum(r.scores[s].total for r in game.rounds) for s in range(rules.players)]
            assert tuple(totals) == game.scores
        for seat in range(rules.players):
            mine = [e for e in game.history if isinstance(e, Boxed) and e.seat == seat]
            assert sum(r.scores[seat].boxed for r in game.rounds) == sum(e.points for e in mine)
            *_, bonus = [e for e in game.history if isinstance(e, Bonuses) and e.seat == seat]
            assert [r.scores[seat].bonus for r in game.rounds][-1] == bonus.points


def test_a_floor_takes_no_more_than_there_is() -> None:
    game = boxed(board({1: "W"}, floor="BBBBB", score=3), board(floor="T", score=9))
    assert game.last_round is not None
    assert game.last_round.scores == (SeatScore(1, 4, 0), SeatScore(0, 1, 0))
    assert game.last_round.events[1] == FloorPaid(0, 5, 8, 0)
    assert [s.total for s in game.last_round.scores] == [-3, -1]


def test_the_last_round_in_words() -> None:
    game = boxed(board({1: "W", 2: "BB"}, floor="T"))
    assert game.last_round is not None
    assert [str(event) for event in game.last_round.events] == [
        "Seat 1: white to row 1, column 3: +1 (alone)",
        "Seat 1: brown to row 2, column 3: +2 (2 down)",
        "Seat 1: 1 on the floor: -1, score 2",
        "Seat 2: 0 on the floor: -0, score 0",
    ]


def test_a_line_that_falls_in_words() -> None:
    box = {(4, 1): "T", (4, 4): "K", (4, 5): "R", (1, 2): "W", (5, 3): "W"}
    game = boxed(board({4: "WWWW"}, box, floor="BB", score=20), side=Side.FREE)
    assert game.last_round is not None
    assert [str(event) for event in game.last_round.events][:2] == [
        "Seat 1: line 4 has no cell for white: 4 fall",
        "Seat 1: 6 on the floor: -11, score 9",
    ]


def test_the_end_in_words() -> None:
    game = boxed(board({1: "R"}, ["TBWK."]))
    assert game.last_round is not None
    words = [str(event) for event in game.last_round.events]
    assert words[0] == "Seat 1: red to row 1, column 5: +5 (5 across)"
    assert words[-2:] == [
        "Seat 1: 1 rows, 0 columns, 0 colours: +2",
        "Seat 2: 0 rows, 0 columns, 0 colours: +0",
    ]
    assert (game.scores, game.last_round.scores[0]) == ((7, 0), SeatScore(5, 0, 2))


def test_last_round_is_none_before_the_first_boxing() -> None:
    game = Game(seed=7)
    assert game.last_round is None
    assert [r.events for r in game.rounds] == [()]


def test_ranking_by_score_then_full_rows() -> None:
    def ranking(*keys: tuple[int, int]) -> tuple[int, ...]:
        boards = [board(score=score, box=FULL_ROWS[:n]) for score, n in keys]
        over = position(len(keys), boards=boards, phase=Phase.OVER, ending=Ending.ROW)
        return Game.from_position(over).ranking

    assert ranking((60, 1), (60, 2)) == (2, 1)
    assert ranking((60, 1), (60, 1), (60, 1), (58, 2)) == (1, 1, 1, 4)
    assert ranking((10, 1), (30, 0), (10, 1)) == (2, 1, 2)


def test_an_agreed_end() -> None:
    game = Game(seed=7)
    game.play("4T2")
    game.agree_to_end()
    assert (game.ending, game.ranking, len(game.legal_moves)) == (Ending.AGREEMENT, (1, 1), 0)
    assert game.history[-3:] == (Agreed(), Bonuses(0, 0, 0, 0, 0), Bonuses(1, 0, 0, 0, 0))
    with pytest.raises(IllegalMoveError, match=r"over already \(R29\)"):
        game.agree_to_end()


# --- words -------------------------------------------------------------------------


def test_repr_and_str() -> None:
    game = Game(seed=7)
    game.play("4T2")
    words = "2-coloured-plain, round 1, drafting, seat 2 to move, score 0:0"
    assert repr(game) == f"<Game {words}>"
    drawn = draw_position(game.position).splitlines()
    assert drawn[0] == words
    assert drawn[4:7] == ["  4  -", "  5  T T W W", "  C  B K M"]
    assert drawn[7] == "  bag 80: T13 B17 W15 K19 R16   lid 0: T0 B0 W0 K0 R0"
    assert drawn[9].split() == ["Seat", "1", "score", "0", ">", "Seat", "2", "score", "0"]
    assert drawn[11] == "  2       T T | r t b w k   2       . . | r t b w k"


@EVERY_RULES
def test_drawings_fit_a_terminal_and_end_in_words(rules: Rules) -> None:
    for game in random_game(rules, "draw"):
        assert all(len(line) <= 80 for line in draw_position(game.position).splitlines())
    assert f"over ({game.ending.name.lower()})" in repr(game)
