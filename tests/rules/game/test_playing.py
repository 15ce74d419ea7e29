"""The Python face: seeds, deals from outside, moves as text, and taking back."""

import random

import pytest

from chocolatier.errors import DealError, IllegalMoveError, MoveTextError, RulesError
from chocolatier.rules.core.numbers import Colour, Face, Phase, Side
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt, Played
from chocolatier.rules.move import Boxing, Draft, Move
from chocolatier.rules.ruleset import Rules
from tests.rules.game.playing import EVERY_RULES, finished, random_game
from tests.rules.positions import board, boxed, offer, refused, table

LAID = ("TTBB", "WWKK", "RRTB", "WKRT", "BWKR")


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
