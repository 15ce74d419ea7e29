"""Mirrored sets are balanced."""

from collections import Counter

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.seating import mirrored_sets
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

SIZES = {
    (2, 2): (1, 2),
    (2, 3): (1, 6),
    (2, 4): (1, 6),
    (3, 2): (3, 2),
    (3, 3): (2, 3),
    (3, 4): (9, 4),
    (4, 2): (6, 2),
    (4, 3): (8, 3),
    (4, 4): (6, 4),
    (5, 3): (20, 3),
}


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    sets = mirrored_sets(bots, seats)
    assert (len(sets), len(sets[0])) == SIZES[bots, seats]
    for games in sets:
        assert len(set(games)) == len(games) == len(sets[0])
        counts = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
        for bot in {bot for bot, _ in counts}:
            assert len({counts[bot, seat] for seat in range(seats)}) == 1
    overall = Counter((bot, seat) for s in sets for game in s for seat, bot in enumerate(game))
    assert len(overall) == bots * seats
    assert len(set(overall.values())) == 1


def test_the_seatings_of_two_bots() -> None:
    assert mirrored_sets(2, 2) == (((0, 1), (1, 0)),)
    (four,) = mirrored_sets(2, 4)
    assert {"".join(map(str, game)) for game in four} == {
        *("0011", "0110", "1100", "1001", "0101", "1010")
    }


def test_all_pairs_meet_before_one_meets_again() -> None:
    pairs = [frozenset(games[0]) for games in mirrored_sets(4, 2)]
    assert len(set(pairs)) == len(pairs) == 6


def test_a_set_has_the_same_deals_and_the_same_first_seat() -> None:
    arena = Arena(("random", "greedy"), Rules(players=3), seed="s")
    games = [Game(arena.rules, arena.match(i).deal) for i in range(7)]
    assert len({game.key for game in games[:6]}) == 1
    assert games[6].key != games[0].key
    assert arena.match(4).seed == "s/game 4"


def test_games_are_rounded_up_to_whole_sets() -> None:
    arena = Arena(("random", "greedy"), Rules(players=4))
    assert [arena.whole_sets(n) for n in (1, 6, 7)] == [6, 6, 12]
    with pytest.raises(ChocolatierError, match="at least 1"):
        arena.whole_sets(0)


def test_labels_tell_equal_bots_apart() -> None:
    assert Arena(("greedy", "random", "greedy")).labels == ("greedy", "random", "greedy #2")


def test_what_is_no_arena() -> None:
    with pytest.raises(ChocolatierError, match="at least two bots"):
        Arena(("greedy",))
    with pytest.raises(ChocolatierError, match="unknown bot 'nobody'"):
        Arena(("greedy", "nobody"))
    with pytest.raises(ChocolatierError, match="not both"):
        Arena(("greedy", "random"), limits=Limits(seconds=1, nodes=1))
