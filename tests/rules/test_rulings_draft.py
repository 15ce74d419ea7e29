"""Phase A: picks, lines, the floor and the marker (R8-R18)."""

import pytest

from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.position import letters_of
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import board, play, source, table, texts

FIVE_COLOURS = Deal(("TTTT", "BBBB", "WWWW", "KKKK", "RRRR"))


def test_r8_turns_pass_clockwise() -> None:
    game = table(players=3, factories=["T", "B", "W", "K", "R"], turn=1, first=1)
    seats = [game.turn]
    for move in ("1T5", "2B5", "3W5"):
        game.play(move)
        seats.append(game.turn)
    assert seats == [1, 2, 0, 1]


def test_r9_r10_every_chocolate_of_the_colour_and_the_others_to_the_centre() -> None:
    game = play(table(factories=["TTTB", "R"], centre="B"), "1T3")
    assert game.position.boards[0].lines[2] == "TTT"
    assert (source(game, 0), source(game, 1)) == ("BB", "")


def test_r11_the_marker_falls_before_the_surplus() -> None:
    game = play(table(centre="TTTB", boards=[board(floor="W")]), "CT1")
    assert game.position.boards[0].floor == "WMTT"
    assert source(game, 0) == "B"


def test_r11_only_the_first_pick_from_the_centre_takes_the_marker() -> None:
    game = play(table(centre="TBW"), "CT5 CB5")
    assert [b.floor for b in game.position.boards] == ["M", ""]
    assert game.position.next_first == 0


def test_r12_the_marker_cannot_be_taken_alone() -> None:
    game = table(factories=["T"])
    assert game.position.marker
    assert {text[0] for text in texts(game)} == {"1"}


def test_r14_a_count_of_legal_moves() -> None:
    mine = board(["T", "T", "", "BB", ""], {(3, 3): "T"})
    game = table(centre="T", factories=["TTBB", "TBBB"], boards=[mine])
    teal = {f"{s}T{t}" for s in "C12" for t in "-25"}
    brown = {f"{s}B{t}" for s in "12" for t in "-345"}
    assert len(game.legal_moves) == 17
    assert texts(game) == teal | brown


def test_r14_thirty_first_moves_with_five_plain_factories() -> None:
    game = Game.waiting(Rules())
    game.deal(FIVE_COLOURS)
    assert len(game.legal_moves) == 5 * 6


def test_r15_no_part_of_a_pick_may_be_dropped() -> None:
    game = play(table(factories=["TTTT", "B"]), "1T5")
    assert (game.position.boards[0].lines[4], game.position.boards[0].floor) == ("TTTT", "")


def test_r16_the_floor_is_open_even_when_it_is_the_only_choice() -> None:
    mine = board(["B", "BB", "BBB", "BBBB"], {(5, 5): "T"})
    game = table(factories=["TT"], boards=[mine])
    assert texts(game) == {"1T-"}


def test_r17_a_full_floor_keeps_the_marker_beside_the_board() -> None:
    full = board(floor="BBBBBBB", score=20)
    game = table(centre="TT", factories=["W"], boards=[board(), full], turn=1)
    game.play("CT-")
    assert game.position.boards[1].floor == "BBBBBBB"
    assert letters_of(game.position.lid) == "TT"
    game.play("1W5")
    assert game.scores == (0, 20 - 14)
    game.deal(FIVE_COLOURS)
    assert (game.turn, game.position.first) == (1, 1)


def test_r17_the_marker_takes_the_last_space_and_the_pick_goes_to_the_lid() -> None:
    game = play(table(centre="TT", factories=["W"], boards=[board(floor="BBBBBB")]), "CT-")
    assert game.position.boards[0].floor == "BBBBBBM"
    assert letters_of(game.position.lid) == "TT"


def test_r17_surplus_over_the_seventh_space_costs_nothing_more() -> None:
    mine = board({1: "R"}, floor="BBBBB", score=30)
    game = play(table(factories=["TTTTT", "W"], boards=[mine]), "1T2")
    assert game.position.boards[0].floor == "BBBBBTT"
    assert letters_of(game.position.lid) == "T"
    game.play("2W5")
    assert game.scores[0] == 30 + 1 + 1 - 14


def test_r18_a_marker_alone_does_not_keep_drafting_going() -> None:
    game = table(factories=["T"])
    game.play("1T5")
    assert game.phase is Phase.DEAL
    assert not game.position.marker


def test_r18_an_untaken_marker_costs_nothing_and_the_same_player_starts() -> None:
    boards = [board(score=5), board(score=5)]
    game = play(table(factories=["T"], boards=boards, turn=1, first=1), "1T5")
    assert game.scores == (5, 5)
    game.deal(FIVE_COLOURS)
    assert (game.turn, game.position.first, game.position.marker) == (1, 1, True)


def test_r24_the_marker_costs_its_space_and_its_holder_starts() -> None:
    boards = [board(score=5), board(score=5), board(score=5)]
    game = play(table(players=3, centre="T", boards=boards, turn=2, first=1), "CT5")
    assert game.scores == (5, 5, 4)
    assert game.position.next_first == 2


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_r3_r6_r8_a_first_round(players: int, factories: int) -> None:
    game = Game(Rules(players), seed=3, first=1)
    sizes = [sum(counts) for counts in game.position.sources]
    assert sizes == [0] + [4] * factories
    assert sum(game.position.bag) == 100 - 4 * factories
    assert (game.turn, game.position.marker, game.round) == (1, True, 1)
