"""Play an arena: the missing games are played, journalled and counted in the order of sets."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Protocol

from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal
from chocolatier.lab.arena.match import Match, MatchResult, match_record, play_match
from chocolatier.lab.arena.sprt import Sprt

Watch = Callable[[Mapping[int, MatchResult]], None]
"""Called with all finished games after every game."""


class Runner(Protocol):
    """A way to play matches somewhere."""

    def __call__(
        self, function: Callable[[Match], MatchResult], tasks: Iterable[Match], /
    ) -> Generator[MatchResult]:
        """Yield function(match) for every match as they finish; closing it ends the work."""


@dataclass(frozen=True)
class PlayedArena:
    """The games that count, in order: all that were asked for, or those that the test needed."""

    arena: Arena
    results: tuple[MatchResult, ...]
    sprt: Sprt | None = None


def play_arena(
    arena: Arena, games: int, journal: Journal, run: Runner, watch: Watch, sprt: Sprt | None = None
) -> PlayedArena:
    """Play the games that the journal lacks, until all are there or the test has decided.

    ``games`` are whole mirrored sets. The test sees the sets in their order, so its verdict does
    not depend on which game finishes first. Raise ChocolatierError for a test of more than two
    bots.
    """
    if sprt and len(arena.bots) != 2:
        raise ChocolatierError("bad-sprt", f"--sprt compares two bots (got {len(arena.bots)})")
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
    return PlayedArena(arena, tuple(journal.results[i] for i in range(counted)), sprt)


def records(played: PlayedArena) -> Iterator[str]:
    """Yield the record of every game that counts."""
    for result in played.results:
        yield match_record(played.arena.match(result.index), result)


def bot_score(arena: Arena, bot: int, result: MatchResult) -> float | None:
    """Return a bot's part of the win of a game; None if it did not play.

    Of two bots it is what all its seats won; of more, what they won on average.
    """
    seats = [seat for seat, other in enumerate(arena.seating(result.index)) if other == bot]
    if not seats:
        return None
    won = sum(result.wins[seat] for seat in seats)
    return won if len(arena.bots) == 2 else won / len(seats)


def _count(
    arena: Arena, results: Mapping[int, MatchResult], games: int, sprt: Sprt | None, counted: int
) -> int:
    """Return how many games count: whole sets without a gap, up to the test's decision."""
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
