"""Playing an arena: what is missing is played, journalled and counted in the order of the sets."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Protocol

from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal
from chocolatier.lab.arena.match import Match, Result, play_match, record_of
from chocolatier.lab.arena.sprt import Sprt

Watch = Callable[[Mapping[int, Result]], None]
"""Told all finished games after every game."""


class Run(Protocol):
    """Does the work somewhere and yields the results as they come; closing it ends the work."""

    def __call__(
        self, function: Callable[[Match], Result], tasks: Iterable[Match], /
    ) -> Generator[Result]: ...


@dataclass(frozen=True)
class Played:
    """The games that count, in order: all that were asked for, or those the test needed."""

    arena: Arena
    results: tuple[Result, ...]
    sprt: Sprt | None = None


def play_arena(
    arena: Arena, games: int, journal: Journal, run: Run, watch: Watch, sprt: Sprt | None = None
) -> Played:
    """Play the games that the journal misses, until all are there or the test has decided.

    ``games`` are whole mirrored sets. The test sees the sets in their order, so its verdict does
    not depend on which game is finished first. Raises ChocolatierError for a test of more than
    two bots.
    """
    if sprt and len(arena.bots) != 2:
        raise ChocolatierError("bad-sprt", "--sprt compares two bots")
    counted = _count(arena, journal.results, games, sprt, 0)
    watch(journal.results)
    missing = (arena.match(i) for i in range(games) if i not in journal.results)
    if not _decided(sprt) and counted < games:
        with closing(run(play_match, missing)) as results:
            for result in results:
                journal.append(result)
                counted = _count(arena, journal.results, games, sprt, counted)
                watch(journal.results)
                if _decided(sprt):
                    break
    return Played(arena, tuple(journal.results[i] for i in range(counted)), sprt)


def records(played: Played) -> Iterator[str]:
    """The record of every game that counts."""
    for result in played.results:
        yield record_of(played.arena.match(result.index), result)


def bot_score(arena: Arena, bot: int, result: Result) -> float | None:
    """A bot's part of the win of a game; None if it did not play.

    Between two bots it is what all its seats won, among more what they won on average.
    """
    seats = [seat for seat, other in enumerate(arena.seating(result.index)) if other == bot]
    if not seats:
        return None
    won = sum(result.wins[seat] for seat in seats)
    return won if len(arena.bots) == 2 else won / len(seats)


def _count(
    arena: Arena, results: Mapping[int, Result], games: int, sprt: Sprt | None, counted: int
) -> int:
    """How many games count now: the whole sets without a gap, up to the test's decision."""
    size = arena.set_size
    while counted < games and not _decided(sprt):
        if not all(i in results for i in range(counted, counted + size)):
            break
        if sprt:
            scores = [bot_score(arena, 0, results[i]) for i in range(counted, counted + size)]
            sprt.add(sum(score or 0.0 for score in scores) / size)
        counted += size
    return counted


def _decided(sprt: Sprt | None) -> bool:
    return sprt is not None and sprt.verdict != "undecided"
