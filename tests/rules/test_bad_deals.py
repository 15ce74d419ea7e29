"""Deals that could not have been drawn: each reason once, and nothing changes."""

from collections.abc import Mapping

import pytest

from chocolatier.errors import DealError
from chocolatier.rules.core.numbers import Face, Phase
from chocolatier.rules.deal import Deal, read_deal, write_deal
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import board, box_without, ninety, table

LAID = ("TTTT", "BBBB", "WWWW", "KKKK", "RRRR")
GOLD = {1: Face.KEEP, 2: Face.SHARE}
EXTRA = {1: Face.EXTRA, 2: Face.SHARE}
FIFTY = [board(["", "T", "TT", "TTT", "TTTT"], box_without("T")), board(box=box_without("T"))]
"""Boards that leave ten of each colour."""


def _refused(game: Game, deal: Deal, code: str, reason: str) -> None:
    key, rounds = game.key, game.rounds
    with pytest.raises(DealError) as error:
        game.deal(deal)
    assert (error.value.code, reason in str(error.value)) == (code, True)
    assert (game.key, game.rounds) == (key, rounds)


def _special() -> Game:
    return Game.waiting(Rules(special=True))


@pytest.mark.parametrize(
    "deal", [Deal(LAID), Deal(LAID, GOLD), Deal(LAID, EXTRA, "R"), Deal(("TTBK", "", "", "", ""))]
)
def test_deals_there_and_back(deal: Deal) -> None:
    assert read_deal(write_deal(deal), factories=5) == deal


def test_r25_a_deal_that_is_not_due() -> None:
    _refused(table(factories=["T"]), Deal(LAID), "deal-not-due", "(R25)")


@pytest.mark.parametrize("laid", [LAID[:4], (*LAID, "TTTT"), ()])
def test_r3_the_number_of_factories(laid: tuple[str, ...]) -> None:
    expected = f"{len(laid)} factories, expected 5 (R3)"
    _refused(Game.waiting(), Deal(laid), "deal-factories", expected)


@pytest.mark.parametrize("letters", ["TTTX", "TTTM", "tttt", "TT T"])
def test_letters_that_are_no_chocolates(letters: str) -> None:
    _refused(Game.waiting(), Deal((letters, *LAID[1:])), "deal-letters", "factory 1")


@pytest.mark.parametrize("extra", ["", "X", "TT"])
def test_an_extra_that_is_no_chocolate(extra: str) -> None:
    _refused(_special(), Deal(LAID, EXTRA, extra), "deal-extra", "is not one of T B W K R")


@pytest.mark.parametrize(
    "gold", [{}, {1: Face.KEEP}, {1: Face.KEEP, 2: Face.KEEP}, {**GOLD, 3: Face.SPARE}]
)
def test_r37_the_number_of_gold_faces(gold: Mapping[int, Face]) -> None:
    _refused(_special(), Deal(LAID, gold), "deal-gold", "expected 2 (R37)")


def test_r37_no_gold_without_special_factories() -> None:
    _refused(Game.waiting(), Deal(LAID, GOLD), "deal-gold", "expected 0 (R37)")


@pytest.mark.parametrize("slot", [0, 6, -1])
def test_r38_gold_outside_the_ring(slot: int) -> None:
    _refused(_special(), Deal(LAID, {1: Face.KEEP, slot: Face.SHARE}), "deal-slot", "(R38)")


def test_r37_option_other_faces_in_a_later_round() -> None:
    game = table(special=True, gold=GOLD, phase=Phase.DEAL, faces_once=True)
    for other in ({1: Face.SHARE, 2: Face.KEEP}, {1: Face.KEEP, 3: Face.SHARE}):
        _refused(game, Deal(LAID, other), "deal-gold-once", "(R37, option)")
    game.deal(Deal(LAID, GOLD))
    assert game.round == 2


@pytest.mark.parametrize("letters", ["TTT", "TTTTT", ""])
def test_r25_four_on_every_factory(letters: str) -> None:
    deal = Deal((letters, *LAID[1:]))
    _refused(Game.waiting(), deal, "deal-size", f"factory 1 got {len(letters)}, expected 4")


def test_r27_short_factories_come_last() -> None:
    game = table(players=3, boards=ninety(), phase=Phase.DEAL, bag="KKR")
    uneven = Deal(("KKRR", "KR", "KKRR", "", "", "", ""))
    _refused(game, uneven, "deal-size", "factory 2 got 2, expected 4 (R25, R27)")
    too_much = Deal(("KKRR", "KKRR", "KRK", "", "", "", ""))
    _refused(game, too_much, "deal-size", "factory 3 got 3, expected 2 (R25, R27)")


def test_r39_extra_must_draw() -> None:
    _refused(_special(), Deal(LAID, EXTRA), "deal-extra", "extra draws 1 (R39)")


def test_r39_extra_without_its_face() -> None:
    _refused(_special(), Deal(LAID, GOLD, "T"), "deal-extra", "nothing to draw (R39)")


def test_r39_extra_from_nothing() -> None:
    game = table(players=3, special=True, boards=ninety(), phase=Phase.DEAL, bag="KKR")
    deal = Deal(("KKRR", "KKKR", "RR", "", "", "", ""), {**EXTRA, 3: Face.KEEP}, "K")
    _refused(game, deal, "deal-extra", "nothing to draw (R39)")


def test_r26_the_bag_empties_first() -> None:
    game = table(boards=FIFTY, phase=Phase.DEAL, bag="TTBBKR")
    deal = Deal(("TTBB", "KWWW", "WWWW", "KKKK", "RRRR"))  # the R of the bag is missing
    _refused(game, deal, "deal-bag", "factory 2: the bag empties first (R26)")


def test_r26_more_of_a_colour_than_the_bag_holds() -> None:
    game = table(boards=FIFTY, phase=Phase.DEAL, bag="TTBBKRWW" * 3)
    deal = Deal(("TTTT", "BBBB", "KKKK", "WWWW", "RRRT"))
    _refused(game, deal, "deal-bag", "factory 3: there is no more K (R26)")


def test_r26_more_of_a_colour_than_the_lid_brings() -> None:
    game = table(boards=FIFTY, phase=Phase.DEAL, bag="TTTTTTTTTT")
    deal = Deal(("TTTT", "TTTT", "TTTB", "KKKK", "RRRR"))
    _refused(game, deal, "deal-bag", "factory 3: there is no more T (R26)")


def test_r26_extra_is_drawn_from_what_is_left() -> None:
    game = table(boards=FIFTY, special=True, phase=Phase.DEAL, bag="TTTTBBBBWWWWKKKKRRRRR")
    _refused(game, Deal(LAID, EXTRA, "T"), "deal-bag", "there is no more T (R26)")
    game.deal(Deal(LAID, EXTRA, "R"))
    assert sum(game.position.bag) == 0
