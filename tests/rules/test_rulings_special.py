"""Keep, share and spare in phase A (R41-R44)."""

import pytest

from chocolatier.rules.core.numbers import Face, Phase, Side
from chocolatier.rules.deal import Deal
from chocolatier.rules.events import FloorPaid
from chocolatier.rules.position import letters_of
from tests.rules.positions import board, boxed, offer, play, source, table, texts

SHARE, SPARE, KEEP = Face.SHARE, Face.SPARE, Face.KEEP


def test_r41_keep_never_feeds_the_centre() -> None:
    game = table(factories=["TBWK", "R"], gold={1: KEEP})
    for move, left in (("1T5", "BWK"), ("1B5", "WK"), ("1W3", "K"), ("1K3", "")):
        game.play(move)
        assert (source(game, 1), source(game, 0)) == (left, "")
    assert texts(game) == {f"2R{target}" for target in "-124"}


def test_r41_the_round_ends_when_keep_is_empty() -> None:
    game = play(table(factories=["TB"], gold={1: KEEP}), "1T5")
    assert (game.phase, game.turn) == (Phase.DRAFT, 1)
    assert play(game, "1B5").phase is Phase.DEAL


def test_r42_leftovers_go_to_both_neighbours() -> None:
    game = play(table(factories=["T", "WWBK", "R"], gold={2: SHARE}), "2B1<W>K")
    assert offer(game) == ["TWW", "", "KR", "", ""]
    assert (source(game, 0), game.turn, game.phase) == ("", 1, Phase.DRAFT)


@pytest.mark.parametrize(
    ("move", "left", "right"), [("2B1<WK", "TWWK", "R"), ("2B1>WK", "T", "WWKR")]
)
def test_r42_all_leftovers_to_one_side(move: str, left: str, right: str) -> None:
    game = play(table(factories=["T", "WWBK", "R"], gold={2: SHARE}), move)
    assert offer(game)[:3] == [left, "", right]


def test_r42_no_leftovers_nothing_to_send() -> None:
    game = table(factories=["", "WWWW", "R"], gold={2: SHARE})
    assert {text for text in texts(game) if text[0] == "2"} == {f"2W{t}" for t in "-12345"}
    game.play("2W4")
    assert (game.turn, offer(game)) == (1, ["", "", "R", "", ""])


def test_r42_eight_distributions_of_three_colours() -> None:
    game = table(factories=["TBWK"], gold={1: SHARE})
    assert len({text for text in texts(game) if text.startswith("1T1")}) == 8
    assert len(game.legal_moves) == 4 * 6 * 8


def test_r42_an_emptied_factory_is_a_source_again() -> None:
    game = play(table(factories=["", "WB", "R"], gold={2: SHARE}), "2B1<W")
    assert {text for text in texts(game) if text[0] == "1"} == {f"1W{t}" for t in "-12345"}
    game.play("1W1")
    assert source(game, 1) == ""


@pytest.mark.parametrize(
    ("share", "spare", "side", "receives"),
    [(2, 3, ">", 4), (4, 3, "<", 2), (5, 1, ">", 2), (1, 5, "<", 4)],
)
def test_r42_a_factory_that_was_taken_away_is_skipped(
    share: int, spare: int, side: str, receives: int
) -> None:
    factories = ["WB" if slot == share else "" for slot in range(1, 6)]
    game = table(factories=factories, gold={share: SHARE, spare: SPARE}, boards=[board(spare="")])
    game.play(f"{share}B1{side}W")
    assert [slot for slot in range(1, 6) if source(game, slot)] == [receives]
    assert source(game, receives) == "W"


@pytest.mark.parametrize(("share", "side", "receives"), [(1, "<", 7), (7, ">", 1), (1, ">", 2)])
def test_r38_the_ring_wraps(share: int, side: str, receives: int) -> None:
    factories = ["WB" if slot == share else "" for slot in range(1, 8)]
    game = table(players=3, factories=factories, gold={share: SHARE})
    game.play(f"{share}B1{side}W")
    assert source(game, receives) == "W"


def test_r42_share_onto_keep() -> None:
    game = play(table(factories=["", "WBB", "T"], gold={2: SHARE, 3: KEEP}), "2B2>W")
    assert source(game, 3) == "TW"
    game.play("3T1")
    assert (source(game, 3), source(game, 0)) == ("W", "")


def test_r42_share_onto_a_spare_that_was_not_taken() -> None:
    game = play(table(factories=["", "WBB", "T"], gold={2: SHARE, 3: SPARE}), "2B2>W")
    assert source(game, 3) == "TW"
    game.play("3W1")
    assert (source(game, 0), game.position.boards[1].spare) == ("T", "")


def test_r42_an_empty_spare_that_nobody_took_is_not_skipped() -> None:
    factories = ["", "WB", "", "T"]
    game = play(table(factories=factories, gold={2: SHARE, 3: SPARE}), "2B1>W")
    assert offer(game) == ["", "", "W", "T", ""]
    assert game.position.spare_holder is None


def test_r43_the_spare_goes_to_the_picker_and_its_leftovers_to_the_centre() -> None:
    game = play(table(factories=["TTBB", "R"], gold={1: SPARE}), "1T2")
    assert (source(game, 0), source(game, 1), game.position.spare_holder) == ("BB", "", 0)
    assert game.position.boards[0].spare == ""


def test_r43_the_spare_catches_the_marker() -> None:
    mine = board(spare="", score=5)
    game = play(table(centre="TTT", factories=["", "R"], gold={1: SPARE}, boards=[mine]), "CT2")
    assert (game.position.boards[0].spare, game.position.boards[0].floor) == ("M", "T")
    assert play(game, "2R5").scores[0] == 5 + 1 - 1


def test_r43_r44_a_marker_on_the_spare_stays_with_its_holder() -> None:
    mine = board(spare="", score=5)
    game = table(centre="T", gold={1: SPARE}, boards=[board(), mine], turn=1)
    game.play("CT5")
    assert game.scores == (0, 5)
    assert game.position.next_first == 1
    assert game.position.boards[1].spare is None
    assert sum(game.position.lid) == 0


def test_r43_option_the_marker_falls_past_the_spare() -> None:
    game = table(
        centre="TTT",
        factories=["", "R"],
        gold={1: SPARE},
        boards=[board(spare="")],
        spare_catches_marker=False,
    )
    before = game.copy()
    game.play("CT3")
    assert (game.position.boards[0].floor, game.position.boards[0].spare) == ("M", "")
    before.play("CT2")
    assert (before.position.boards[0].floor, before.position.boards[0].spare) == ("M", "T")


def test_r43_option_a_full_floor_keeps_the_marker_beside() -> None:
    game = table(
        centre="T",
        factories=["", "R"],
        gold={1: SPARE},
        boards=[board(), board(floor="BBBBBBB", spare="")],
        turn=1,
        spare_catches_marker=False,
    )
    game.play("CT5")
    assert (game.position.boards[1].floor, game.position.boards[1].spare) == ("BBBBBBB", "")
    assert game.position.next_first == 1


def test_r43_the_spare_catches_when_the_floor_is_full() -> None:
    mine = board(floor="BBBBBBB", spare="")
    game = play(table(factories=["", "TT", "R"], gold={1: SPARE}, boards=[mine]), "2T-")
    assert (game.position.boards[0].spare, game.position.boards[0].floor) == ("T", "BBBBBBB")
    assert letters_of(game.position.lid) == "T"


def test_r43_the_spare_holds_one_thing() -> None:
    mine = board(spare="B")
    game = play(table(factories=["", "TT", "R"], gold={1: SPARE}, boards=[mine]), "2T1")
    assert (game.position.boards[0].spare, game.position.boards[0].floor) == ("B", "T")


def test_r43_the_spare_catches_only_for_its_holder() -> None:
    boards = [board(spare=""), board(score=5)]
    game = play(table(factories=["", "TT"], gold={1: SPARE}, boards=boards, turn=1), "2T-")
    assert game.last_round is not None
    assert game.last_round.events == (FloorPaid(0, 0, 0, 0), FloorPaid(1, 2, 2, 3))


def test_r44_the_chocolate_on_the_spare_goes_to_the_lid() -> None:
    game = boxed(board(floor="T", spare="B", score=5), gold={2: SPARE})
    assert game.scores[0] == 4
    assert letters_of(game.position.lid) == "TB"
    assert game.position.boards[0].spare is None


def test_r44_the_spare_is_back_in_the_ring() -> None:
    game = boxed(board(spare=""), gold={3: SPARE, 2: SHARE}, last="1T5")
    deal = Deal(("TTTT", "BWWW", "KKKK", "BBBB", "RRRR"), {2: SHARE, 3: SPARE})
    game.deal(deal)
    assert (source(game, 3), game.position.spare_holder) == ("KKKK", None)
    game.play("2B1>W")
    assert source(game, 3) == "WWWKKKK"


def test_r45_share_and_free_side_go_together() -> None:
    game = boxed(board({2: "WW"}), side=Side.FREE, gold={1: SHARE})
    assert (game.phase, len(game.legal_moves)) == (Phase.BOX, 5)
