"""Phase C: refilling, and the faces that act on it (R25-R27, R36-R40)."""

from collections import Counter

import pytest

from chocolatier.rules.core.numbers import Face, Phase
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.position import letters_of
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import board, box_without, ninety, offer, supply, table

LOCKED = ["", "T", "TT", "TTT", "TTTT"]
FIFTY = [board(LOCKED, box_without("T")), board(box=box_without("T"))]
"""Boards that leave ten of each colour."""


def _dealt(deal: Deal) -> Game:
    game = Game.waiting(Rules(special=True))
    game.deal(deal)
    return game


def _play_round(game: Game) -> None:
    number = game.round
    while game.round == number and not game.is_over:
        game.play(game.legal_moves[0])


def test_r26_the_lid_stays_while_the_bag_lasts() -> None:
    game = table(boards=FIFTY, phase=Phase.DEAL, bag="TBWKR" * 4)
    game.deal(Deal(("TTTT", "BBBB", "WWWW", "KKKK", "RRRR")))
    assert supply(game) == (0, 30)


def test_r26_one_chocolate_too_few_brings_the_whole_lid() -> None:
    game = table(boards=FIFTY, phase=Phase.DEAL, bag=("TBWKR" * 4)[:-1])
    game.deal(Deal(("TTTT", "BBBB", "WWWW", "KKKK", "RRRT")))
    assert supply(game) == (30, 0)
    assert letters_of(game.position.bag) == "T" * 5 + "B" * 6 + "W" * 6 + "K" * 6 + "R" * 7


def test_r26_the_last_of_the_bag_lies_on_the_first_factories() -> None:
    for seed in range(20):
        game = table(boards=FIFTY, phase=Phase.DEAL, bag="TTBWKR", seed=seed)
        first, second = Counter(offer(game)[0]), Counter(offer(game)[1])
        assert first <= Counter("TTBWKR") <= first + second


def test_r27_bag_and_lid_are_empty_before_the_ring_is_full() -> None:
    game = table(players=3, boards=ninety(), phase=Phase.DEAL, bag="KKR")
    game.deal(Deal(("KKRR", "KKKR", "RR", "", "", "", "")))
    assert offer(game) == ["KKRR", "KKKR", "RR", "", "", "", ""]
    assert supply(game) == (0, 0)
    assert {str(move)[0] for move in game.legal_moves} == {"1", "2", "3"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r37_as_many_gold_faces_as_players(players: int) -> None:
    for seed in range(10):
        gold = Game(Rules(players, special=True), seed=seed).position.gold
        assert len(gold) == len(set(gold.values())) == players
        assert set(gold) <= set(range(1, 2 * players + 2))


def test_r36_every_face_and_every_slot_turns_up() -> None:
    golds = [Game(Rules(special=True), seed=seed).position.gold for seed in range(60)]
    assert {face for gold in golds for face in gold.values()} == set(Face)
    assert {slot for gold in golds for slot in gold} == {1, 2, 3, 4, 5}


def _faces_of_three_rounds(rules: Rules, seed: int) -> list[dict[int, Face]]:
    game = Game(rules, seed=seed)
    golds = [dict(game.position.gold)]
    for _ in range(2):
        _play_round(game)
        golds.append(dict(game.position.gold))
    return golds


def test_r37_faces_are_drawn_anew_each_round() -> None:
    golds = _faces_of_three_rounds(Rules(special=True), seed=1)
    assert golds[0] != golds[1] != golds[2]


def test_r37_option_faces_once() -> None:
    for seed in range(5):
        golds = _faces_of_three_rounds(Rules(special=True, faces_once=True), seed)
        assert golds[0] == golds[1] == golds[2]


def test_r37_a_game_without_special_factories_has_no_gold() -> None:
    assert Game(Rules(4), seed=1).position.gold == {}


def test_r39_extra_draws_one_more() -> None:
    game = _dealt(
        Deal(
            ("TTTT", "BBBB", "WWWW", "KKKK", "RRRR"),
            {3: Face.EXTRA, 5: Face.KEEP},
            "R",
        )
    )
    assert offer(game)[2] == "WWWWR"
    assert supply(game) == (79, 0)


def test_r39_extra_brings_the_lid_into_an_empty_bag() -> None:
    game = table(boards=FIFTY, special=True, phase=Phase.DEAL, bag="TBWKR" * 4)
    gold = {1: Face.EXTRA, 5: Face.KEEP}
    game.deal(Deal(("TTTT", "BBBB", "WWWW", "KKKK", "RRRR"), gold, "B"))
    assert offer(game)[0] == "TTTTB"
    assert supply(game) == (29, 0)


def test_r39_extra_with_nothing_left_to_draw() -> None:
    game = table(players=3, boards=ninety(), special=True, phase=Phase.DEAL, bag="KKR")
    gold = {1: Face.EXTRA, 5: Face.KEEP, 6: Face.SPARE}
    game.deal(Deal(("KKRR", "KKKR", "RR", "", "", "", ""), gold))
    assert offer(game)[0] == "KKRR"


def test_r40_two_magnets_side_by_side() -> None:
    gold = {2: Face.MAGNET_TEAL, 3: Face.MAGNET_BROWN}
    game = _dealt(Deal(("TTWW", "BKKK", "TBRR", "BBWW", "KKKK"), gold))
    assert offer(game) == ["TWW", "TTKKK", "BBBRR", "BWW", "KKKK"]


def test_r40_extra_comes_before_the_magnet() -> None:
    gold = {1: Face.EXTRA, 2: Face.MAGNET_TEAL}
    game = _dealt(Deal(("BBWW", "KKRR", "BBBB", "WWWW", "KKKK"), gold, "T"))
    assert offer(game)[:3] == ["BBWW", "TKKRR", "BBBB"]


def test_r40_a_magnet_pulls_one_from_each_side_across_the_end_of_the_ring() -> None:
    gold = {1: Face.MAGNET_RED, 3: Face.KEEP}
    game = _dealt(Deal(("TTTT", "RRRR", "BBRR", "WWWW", "KKRR"), gold))
    assert offer(game) == ["TTTTRR", "RRR", "BBRR", "WWWW", "KKR"]
    gold = {5: Face.MAGNET_RED, 3: Face.KEEP}
    game = _dealt(Deal(("TTRR", "RRRR", "BBRR", "WWWW", "KKKK"), gold))
    assert offer(game) == ["TTR", "RRRR", "BBRR", "WWWW", "KKKKR"]


def test_r40_a_magnet_leaves_an_empty_neighbour() -> None:
    game = table(players=3, boards=ninety(), special=True, phase=Phase.DEAL, bag="KKR")
    gold = {4: Face.MAGNET_BLACK, 6: Face.KEEP, 7: Face.SPARE}
    game.deal(Deal(("KKRR", "KKRR", "KR", "", "", "", ""), gold))
    assert offer(game) == ["KKRR", "KKRR", "R", "K", "", "", ""]


def test_r40_a_magnet_pulls_from_a_gold_neighbour() -> None:
    gold = {2: Face.KEEP, 3: Face.MAGNET_WHITE}
    game = _dealt(Deal(("TTTT", "WWBB", "KKKK", "RRRR", "BBBB"), gold))
    assert offer(game)[1:3] == ["BBW", "WKKKK"]


def test_r25_the_deal_is_part_of_the_round() -> None:
    deal = Deal(("TTTT", "BBBB", "WWWW", "KKKK", "RRRR"))
    game = Game.waiting(Rules())
    game.deal(deal)
    assert [r.deal for r in game.rounds] == [deal]
    assert game.last_round is None


def test_r5_equal_seeds_are_equal_games() -> None:
    one, two = Game(Rules(4, special=True), seed="x"), Game(Rules(4, special=True), seed="x")
    for _ in range(2):
        _play_round(one)
        _play_round(two)
    assert one == two
    assert one != Game(Rules(4, special=True), seed="y")
