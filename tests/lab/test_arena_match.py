"""One game of an arena: pure, timed, and forfeited by a bot that fails."""

from dataclasses import replace

import pytest

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.registry import BOTS, make_bot
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.match import Match, MatchResult, MoveTimes, match_record, play_match
from chocolatier.notation.records import read_records
from chocolatier.rules.game import Game
from chocolatier.rules.move import Boxing, Move
from chocolatier.rules.ruleset import Rules


class Failing(Bot):
    """Plays some moves and then fails, by an error or by an illegal move."""

    closed = 0

    def __init__(self, seed: str, moves: int, last: Move | None) -> None:
        self._bot, self._moves, self._last = make_bot("random", seed), moves, last

    def choose(self, game: Game) -> Move:
        self._moves -= 1
        if self._moves >= 0:
            return self._bot.choose(game)
        if self._last is None:
            raise ZeroDivisionError("lost its mind")
        return self._last

    def close(self) -> None:
        type(self).closed += 1
        raise OSError("not even this works")


def _failing(settings: dict[str, str], seed: str, limits: Limits) -> Bot:  # noqa: ARG001
    last = Boxing(1, 1) if "illegal" in settings else None
    return Failing(seed, int(settings.get("moves", "3")), last)


def _unmade(settings: dict[str, str], seed: str, limits: Limits) -> Bot:  # noqa: ARG001
    raise FileNotFoundError("no such engine")


@pytest.fixture(autouse=True)
def _bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "failing", _failing)
    monkeypatch.setitem(BOTS, "unmade", _unmade)


def _match(*bots: str, players: int = 2) -> Match:
    return Match(3, bots, Rules(players), "deal", "seed", Limits(nodes=5))


def _without_times(result: MatchResult) -> MatchResult:
    return replace(result, thinking=tuple(MoveTimes(t.moves) for t in result.thinking))


def test_a_game_follows_from_its_match() -> None:
    match = _match("random", "greedy")
    first, second = play_match(match), play_match(match)
    assert _without_times(first) == _without_times(second)
    assert first.moves != play_match(replace(match, seed="other")).moves
    assert sum(t.moves for t in first.thinking) == len(first.moves.split())
    assert all(0 < t.slowest <= t.seconds for t in first.thinking)


def test_the_record_can_be_refereed() -> None:
    match = _match("random", "greedy", "greedy:" + "x" * 99, players=3)
    result = play_match(replace(match, bots=("random", "greedy", "random")))
    (record,) = read_records(match_record(match, result).splitlines())
    assert record.game.ranking == result.places
    assert record.game.scores == result.scores
    assert record.seats[:2] == ["random", "greedy"]
    assert record.seats[2].endswith("x…")
    assert record.game.ending.name.lower() == result.ending


@pytest.mark.parametrize(
    ("spec", "reason", "moves"),
    [
        ("failing:moves=2", "ZeroDivisionError: lost its mind", 2),
        ("failing:moves=2,illegal=1", "IllegalMoveError: ", 2),
        ("failing:moves=0", "ZeroDivisionError: lost its mind", 0),
        ("unmade", "FileNotFoundError: no such engine", 0),
    ],
)
def test_a_bot_that_fails_forfeits(spec: str, reason: str, moves: int) -> None:
    match = _match("random", spec, "random", players=3)
    result = play_match(match)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.ending) == (1, "forfeit")
    assert result.forfeit.reason.startswith(reason)
    assert result.places == (1, 3, 1)
    assert result.wins == (0.5, 0.0, 0.5)
    assert len(result.moves.split()) in range(3 * moves, 3 * moves + 3)
    (record,) = read_records(match_record(match, result).splitlines())
    assert record.game.ending.name == "AGREEMENT"


def test_bots_are_closed() -> None:
    before = Failing.closed
    play_match(_match("failing:moves=1", "failing:moves=1"))
    assert Failing.closed >= before + 2


@pytest.mark.parametrize(
    ("places", "wins"),
    [((1, 2), (1.0, 0.0)), ((1, 1), (0.5, 0.5)), ((1, 3, 1, 1), (1 / 3, 0, 1 / 3, 1 / 3))],
)
def test_wins_are_shared(places: tuple[int, ...], wins: tuple[float, ...]) -> None:
    scores = (0,) * len(places)
    assert MatchResult(0, "row", 5, scores, places, (), "").wins == wins


def test_an_arena_gives_each_game_its_own_bots() -> None:
    arena = Arena(("random", "greedy"), seed="x")
    assert arena.match(0).bots == ("random", "greedy")
    assert arena.match(1).bots == ("greedy", "random")
    assert arena.match(0).deal == arena.match(1).deal
    assert arena.match(0).seed != arena.match(1).seed
