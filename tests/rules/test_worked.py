"""The worked positions of the written rules, T1 to T42, each under its number."""

from chocolatier.rules.core.numbers import Ending, Face, Phase, Side
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.move import Draft
from chocolatier.rules.position import letters_of
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import (
    FULL_ROWS,
    board,
    box_without,
    boxed,
    ninety,
    offer,
    play,
    source,
    supply,
    table,
    texts,
)


def test_t1_three_turns_and_the_marker() -> None:
    game = table(players=3, factories=["KKTR", "BWWW"])
    game.play("1K2")
    assert game.position.boards[0].lines == ("", "KK", "", "", "")
    assert source(game, 0) == "TR"
    game.play("2B1")
    assert game.position.boards[1].lines == ("B", "", "", "", "")
    assert source(game, 0) == "TWWWR"
    game.play("CW3")
    third = game.position.boards[2]
    assert (third.lines, third.floor) == (("", "", "WWW", "", ""), "M")
    assert source(game, 0) == "TR"
    assert not game.position.marker
    assert game.position.next_first == 2


def test_t2_where_two_browns_may_go() -> None:
    mine = board({4: "T"}, {(2, 3): "B", (3, 4): "B"}, score=10)
    game = table(factories=["BB"], boards=[mine])
    assert texts(game) == {"1B1", "1B5", "1B-"}
    assert play(game.copy(), "1B1").scores[0] == 10 + 1 - 1
    assert play(game.copy(), "1B5").scores[0] == 10
    assert play(game.copy(), "1B-").scores[0] == 10 - 2


def test_t3_two_full_lines_and_two_that_stay() -> None:
    game = boxed(board(["", "WW", "KK", "TTTT", "RRR"]))
    mine = game.position.boards[0]
    assert mine.box == (".....", "...W.", ".....", "...T.", ".....")
    assert mine.lines == ("", "", "KK", "", "RRR")
    assert game.scores[0] == 2
    assert letters_of(game.position.lid) == "TTTW"


def test_t4_alone_scores_one() -> None:
    game = boxed(board({2: "WW"}))
    assert game.position.boards[0].box[1] == "...W."
    assert game.scores[0] == 1


def test_t5_a_horizontal_run() -> None:
    assert boxed(board({2: "BB"}, {(2, 2): "T", (2, 4): "W"})).scores[0] == 3


def test_t6_a_vertical_run() -> None:
    assert boxed(board({4: "TTTT"}, {(2, 4): "W", (3, 4): "B"})).scores[0] == 3


def test_t7_both_runs() -> None:
    cells = {(3, 2): "R", (3, 3): "T", (3, 5): "W", (2, 4): "W", (4, 4): "T"}
    assert boxed(board({3: "BBB"}, cells)).scores[0] == 7


def test_t8_five_floor_items() -> None:
    assert boxed(board(floor="MTTBB", score=20)).scores[0] == 12


def test_t9_lines_score_from_the_top() -> None:
    game = boxed(board({1: "W", 2: "BB"}))
    assert game.position.boards[0].box[:2] == ("..W..", "..B..")
    assert game.scores[0] == 3


def test_t10_a_score_never_goes_below_zero_and_owes_nothing() -> None:
    mine = board({1: "T"}, {(4, 3): "R"}, floor="WWWWW", score=3)
    game = boxed(mine, board(floor="M"))
    assert game.scores[0] == 0
    game.deal(Deal(("TTTT", "BBBB", "WWWW", "KKKK", "RRRR")))
    play(game, "2B4 1T4 3W3 4K5 5R5")
    assert game.position.boards[0].box[3] == "..RT."
    assert game.scores[0] == 2


def test_t12_floor_overflow() -> None:
    game = table(factories=["TTT", "WW"], boards=[board(floor="BBBBBB", score=20)])
    game.play("1T-")
    assert game.position.boards[0].floor == "BBBBBBT"
    assert letters_of(game.position.lid) == "TT"
    game.play("2W5")
    assert game.scores[0] == 6


def test_t14_twelve_moves() -> None:
    game = table(factories=["TTBB"])
    assert game.position.marker
    assert texts(game) == {f"1{colour}{target}" for colour in "TB" for target in "-12345"}


def test_t16_only_the_surplus_falls() -> None:
    game = table(factories=["BBBB", "T"], boards=[board({3: "B"})])
    game.play("1B3")
    mine = game.position.boards[0]
    assert (mine.lines[2], mine.lines[4], mine.floor) == ("BBB", "", "BB")


def test_t18_the_lid_goes_in_when_the_bag_is_empty() -> None:
    boards = [board(["", "T", "TT", "T"], box_without("T")), board(box=box_without("T"))]
    game = table(boards=boards, phase=Phase.DEAL, bag="TTBWKR", seed=1)
    assert [len(letters) for letters in offer(game)] == [4] * 5
    first, second = offer(game)[:2]
    for c in "TBWKR":
        assert first.count(c) <= "TTBWKR".count(c) <= (first + second).count(c)
    assert supply(game) == (36, 0)


def test_t19_a_bag_that_just_lasts() -> None:
    boards = [board(["", "T", "TT", "TTT", "TTTT"], box_without("T")), board(box=box_without("T"))]
    game = table(boards=boards, phase=Phase.DEAL, bag="TBWKR" * 4, seed=1)
    assert sorted("".join(offer(game))) == sorted("TBWKR" * 4)
    assert supply(game) == (0, 30)


def test_t20_a_short_round() -> None:
    game = table(players=3, boards=ninety(), phase=Phase.DEAL, bag="KKR", seed=1)
    assert [len(letters) for letters in offer(game)] == [4, 4, 2, 0, 0, 0, 0]
    assert supply(game) == (0, 0)
    assert offer(game)[0].count("K") >= 2
    assert offer(game)[0].count("R") >= 1


def test_t23_a_full_row_ends_the_game_after_phase_b() -> None:
    game = boxed(board({2: "WW"}, [".....", "RTB.K"]), board({1: "T"}))
    assert game.position.boards[0].box[1] == "RTBWK"
    assert game.scores == (5 + 2, 1)
    assert game.ending is Ending.ROW


def test_t24_row_column_and_colour_bonus() -> None:
    box = [".BWKR", "RT...", "K.T..", "W..T.", "B...T"]
    game = boxed(board({1: "T"}, box, score=1))
    assert game.scores[0] == 1 + (5 + 5) + 19


def test_t25_more_full_rows_break_a_tie() -> None:
    one, two = board(box=FULL_ROWS[:1], score=60), board(box=FULL_ROWS[:2], score=60)
    game = table(boards=[one, two], phase=Phase.OVER, ending=Ending.ROW)
    assert game.ranking == (2, 1)


def test_t25_three_share_and_the_fourth_is_fourth() -> None:
    one, three = board(box=FULL_ROWS[:1], score=60), board(box=FULL_ROWS[:3], score=58)
    game = table(players=4, boards=[one, one, one, three], phase=Phase.OVER, ending=Ending.ROW)
    assert game.ranking == (1, 1, 1, 4)


def test_t26_the_only_cell_must_be_used() -> None:
    game = boxed(board({2: "WW"}, [".....", ".T.KR", ".....", ".....", "W...."]), side=Side.FREE)
    assert game.position.boards[0].box[1] == ".TWKR"
    assert game.phase is Phase.DEAL


def test_t27_a_line_without_a_cell_falls() -> None:
    box = [".W...", ".....", ".....", "T..KR", "..W.."]
    game = boxed(board({4: "WWWW"}, box, floor="TB", score=20), side=Side.FREE)
    mine = game.position.boards[0]
    assert (mine.lines[3], mine.box[3]) == ("", "T..KR")
    assert game.scores[0] == 9
    assert letters_of(game.position.lid) == "TBWWWW"


def test_t34_a_magnet_pulls() -> None:
    game = Game.waiting(Rules(special=True))
    gold = {2: Face.MAGNET_TEAL, 5: Face.KEEP}
    game.deal(Deal(("TTBW", "BKRR", "KKRR", "BBBB", "WWWW"), gold))
    assert offer(game)[:3] == ["TBW", "TBKRR", "KKRR"]


def test_t37_keep_is_picked_three_times() -> None:
    game = table(players=3, factories=["TTBK", "R"], gold={1: Face.KEEP})
    for move, left in (("1T2", "BK"), ("1B1", "K"), ("1K1", "")):
        game.play(move)
        assert (source(game, 1), source(game, 0)) == (left, "")


def test_t38_share_has_four_distributions() -> None:
    game = table(factories=["", "WWBK"], gold={2: Face.SHARE})
    moves = [str(m) for m in game.legal_moves if isinstance(m, Draft) and str(m)[:3] == "2B1"]
    assert sorted(moves) == ["2B1<K>W", "2B1<W>K", "2B1<WK", "2B1>WK"]


def test_t42_spare_catches_the_surplus_of_its_own_move() -> None:
    game = table(factories=["RRRB", "T"], gold={1: Face.SPARE}, boards=[board(score=10)])
    game.play("1R2")
    mine = game.position.boards[0]
    assert (mine.lines[1], mine.spare, mine.floor) == ("RR", "R", "")
    assert source(game, 0) == "B"
    play(game, "CB5 2T5")
    assert game.scores[0] == 10 + 1


def test_t42_dropping_all_three_costs_two() -> None:
    game = table(factories=["RRRB"], gold={1: Face.SPARE}, boards=[board(score=10)])
    game.play("1R-")
    mine = game.position.boards[0]
    assert (mine.spare, mine.floor) == ("R", "RR")
    game.play("CB5")
    assert game.scores[0] == 8
