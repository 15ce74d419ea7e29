"""The summary of an arena: win rates, margins, ratings and times of its bots."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.match import MatchResult, MoveTimes
from chocolatier.lab.arena.ratings import Rating, rate
from chocolatier.lab.arena.run import PlayedArena, bot_score
from chocolatier.lab.arena.sprt import BOUND, Sprt
from chocolatier.lab.arena.stats import Estimate, Spread, estimate_mean, estimate_rate

Measure = Callable[[Arena, int, MatchResult], float | None]


@dataclass(frozen=True)
class BotSummary:
    """One bot's games; None stands for what is unknown.

    ``margin`` is the mean of its scores minus the mean of the others' scores, without forfeited
    games. Times are in seconds; ``overrun`` is by how much its slowest move exceeded the limit.
    """

    name: str
    games: int
    win_rate: Estimate | None
    margin: Estimate | None
    rating: Rating
    seconds_per_move: float | None
    slowest_move: float | None
    overrun: float | None
    forfeits: int


@dataclass(frozen=True)
class ArenaSummary:
    """All bots in their order; how often the games ended in each way, and why bots forfeited."""

    bots: tuple[BotSummary, ...]
    games: int
    sets: int
    even: float
    endings: dict[str, int]
    forfeits: dict[str, int]


def summarize(arena: Arena, results: Sequence[MatchResult]) -> ArenaSummary:
    """Return the summary of whole mirrored sets."""
    reasons = Counter(
        f"{arena.labels[arena.seating(r.index)[r.forfeit.seat]]}: {r.forfeit.reason}"
        for r in results
        if r.forfeit
    )
    return ArenaSummary(
        bots=tuple(_summarize_bots(arena, results)),
        games=len(results),
        sets=len(results) // arena.set_size,
        even=0.5 if len(arena.bots) == 2 else 1 / arena.rules.players,
        endings=dict(Counter(r.ending for r in results).most_common()),
        forfeits=dict(reasons.most_common()),
    )


def win_rates(arena: Arena, bot: int, results: Iterable[MatchResult]) -> list[float]:
    """Return the bot's win rate in every complete set that it took part in."""
    return list(_set_means(arena, bot, results, bot_score))


def ratings(arena: Arena, results: Iterable[MatchResult]) -> list[Rating]:
    """Return the rating of every bot, from the placements of every pair in every complete set."""
    sets = list(_whole_sets(arena, results))
    wins = np.zeros((len(sets), len(arena.bots), len(arena.bots)))
    for number, games in enumerate(sets):
        for game in games:
            _add_placements(wins[number], arena.seating(game.index), game.places)
    return rate(wins)


def as_json(played: PlayedArena, summary: ArenaSummary) -> dict[str, Any]:
    """Return everything about an arena as JSON types."""
    arena = played.arena
    return {
        "format": 1,
        "parameters": {
            **arena.identity(),
            "players": arena.rules.players,
            "set_size": arena.set_size,
            "confidence": 0.95,
        },
        **asdict(summary),
        "sprt": played.sprt and _sprt_json(played.sprt),
        "results": [_game_json(arena, result) for result in played.results],
    }


def _sprt_json(sprt: Sprt) -> dict[str, Any]:
    return {
        "low": sprt.low,
        "high": sprt.high,
        "log_likelihood_ratio": sprt.ratio,
        "bound": BOUND,
        "verdict": sprt.verdict,
    }


def _game_json(arena: Arena, result: MatchResult) -> dict[str, Any]:
    match = arena.match(result.index)
    fields = asdict(result)
    del fields["moves"]
    return {"seats": match.bots, "deal": match.deal, "wins": result.wins, **fields}


def _summarize_bots(arena: Arena, results: Sequence[MatchResult]) -> Iterator[BotSummary]:
    rated = ratings(arena, results)
    for bot, name in enumerate(arena.labels):
        own = [result for result in results if bot in arena.seating(result.index)]
        seats = [
            (result, seat)
            for result in own
            for seat, other in enumerate(arena.seating(result.index))
            if other == bot
        ]
        seconds, slowest, overrun = _times(
            [result.thinking[seat] for result, seat in seats], arena.limits.seconds
        )
        yield BotSummary(
            name=name,
            games=len(own),
            win_rate=estimate_rate(Spread.of(win_rates(arena, bot, own))),
            margin=estimate_mean(Spread.of(_set_means(arena, bot, own, _margin))),
            rating=rated[bot],
            seconds_per_move=seconds,
            slowest_move=slowest,
            overrun=overrun,
            forfeits=sum(
                result.forfeit is not None and result.forfeit.seat == seat for result, seat in seats
            ),
        )


def _times(
    times: Sequence[MoveTimes], limit: float | None
) -> tuple[float | None, float | None, float | None]:
    """Return the seconds per move, of the slowest move, and of that beyond the limit."""
    moves = sum(one.moves for one in times)
    if not moves:
        return None, None, None
    slowest = max(one.slowest for one in times)
    overrun = max(0.0, slowest - limit) if limit else None
    return sum(one.seconds for one in times) / moves, slowest, overrun


def _margin(arena: Arena, bot: int, result: MatchResult) -> float | None:
    if result.forfeit:
        return None
    own: list[int] = []
    others: list[int] = []
    for other, score in zip(arena.seating(result.index), result.scores, strict=True):
        (own if other == bot else others).append(score)
    return sum(own) / len(own) - sum(others) / len(others)


def _whole_sets(arena: Arena, results: Iterable[MatchResult]) -> Iterator[list[MatchResult]]:
    sets: dict[int, list[MatchResult]] = {}
    for result in results:
        sets.setdefault(result.index // arena.set_size, []).append(result)
    return (sets[number] for number in sorted(sets) if len(sets[number]) == arena.set_size)


def _set_means(
    arena: Arena, bot: int, results: Iterable[MatchResult], measure: Measure
) -> Iterator[float]:
    """Yield the mean of every complete set in which all games have a value."""
    for games in _whole_sets(arena, results):
        values = [measure(arena, bot, game) for game in games]
        known = [value for value in values if value is not None]
        if len(known) == len(values):
            yield sum(known) / len(known)


def _add_placements(wins: Any, seating: Sequence[int], places: Sequence[int]) -> None:
    for a, place in zip(seating, places, strict=True):
        for b, other in zip(seating, places, strict=True):
            if a != b:
                wins[a, b] += 1.0 if place < other else 0.5 * (place == other)
