"""Games between bots: the same seed gives the same records, and greed pays."""

import json
from itertools import pairwise

import pytest

from chocolatier.lab.simulate import CHUNK, play_game, simulate
from chocolatier.notation.records import Record, read_records
from chocolatier.rules.core.numbers import Side
from chocolatier.rules.ruleset import RULE_SETS, Rules


def text_of(
    rules: Rules, bots: tuple[str, ...], games: int, seed: str = "lab", jobs: int = 1
) -> str:
    return "".join(records for _, records in simulate(rules, bots, games, seed, jobs))


def read(text: str) -> list[Record]:
    return list(read_records(text.splitlines()))


def test_the_same_text_for_one_job_and_two() -> None:
    rules = Rules(3, Side.FREE, special=True)
    games = CHUNK + 3
    alone = list(simulate(rules, ("random", "greedy"), games, "jobs", jobs=1))
    assert [n for n, _ in alone] == [CHUNK, 3]
    assert list(simulate(rules, ("random", "greedy"), games, "jobs", jobs=2)) == alone


def test_every_game_and_every_seed_is_another() -> None:
    one, two = text_of(Rules(), ("random",), 3, "a"), text_of(Rules(), ("random",), 3, "b")
    laid = [r.game.rounds[0].deal for r in read(one) + read(two)]
    assert all(deal != other for deal, other in pairwise(laid))
    assert text_of(Rules(), ("random",), 3, "a") == one
    assert text_of(Rules(), ("random",), 2, "a") == "".join(
        one.splitlines(keepends=True)[: read(one)[2].line - 1]
    )


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (("random",), ["random"] * 4),
        (("greedy", "random"), ["greedy", "random", "greedy", "random"]),
        (("greedy", "random", "random"), ["greedy", "random", "random", "greedy"]),
    ],
)
def test_bots_are_repeated_around_the_table(bots: tuple[str, ...], seats: list[str]) -> None:
    header = json.loads(text_of(Rules(4), bots, 1).splitlines()[0])
    assert (header["seats"], header["seed"]) == (seats, "lab/game 0")


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_greed_beats_chance(rules: Rules) -> None:
    """At one seat of the table, which changes; a random seat would win one game in 2, 3 or 4."""
    games = 24
    won = 0
    for index in range(games):
        seat = index % rules.players
        bots = tuple("greedy" if s == seat else "random" for s in range(rules.players))
        won += play_game(rules, bots, f"greed {index}").ranking[seat] == 1
    assert won >= 21


def test_a_game_is_fixed_by_its_seed() -> None:
    one, two, three = (play_game(Rules(), ("greedy", "random"), seed) for seed in "aab")
    assert one.history == two.history
    assert one.moves != three.moves
