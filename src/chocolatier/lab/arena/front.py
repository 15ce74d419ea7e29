"""An arena in one call, for Python programs."""

import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from chocolatier.bots.bot import Limits
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal
from chocolatier.lab.arena.match import MatchResult
from chocolatier.lab.arena.run import play_arena
from chocolatier.lab.arena.summary import ArenaSummary, summarize
from chocolatier.lab.pool import run_unordered
from chocolatier.rules.deal import seed_text
from chocolatier.rules.ruleset import Rules, rules_or_base

DEFAULT_SECONDS = 0.1  # a move, for bots that would otherwise think without an end


def arena(
    bots: Sequence[str],
    rules: Rules | str | None = None,
    *,
    games: int = 100,
    seed: int | str = 0,
    seconds: float | None = None,
    nodes: int | None = None,
    jobs: int = 1,
    journal: Path | str | None = None,
) -> ArenaSummary:
    """Play games between bots, with the same deals in every seat, and return how they did.

    ``games`` is rounded up to whole mirrored sets. Bots that search take ``seconds`` or ``nodes``
    for a move, a tenth of a second if neither is given. With ``journal``, a file, an interrupted
    arena goes on. Before the first one, ``chocolatier.compile()`` saves several processes from
    compiling the same. Raise ChocolatierError for fewer than two bots or one that cannot be made.
    """
    if seconds is None and nodes is None:
        seconds = DEFAULT_SECONDS
    limits = Limits(seconds, nodes)
    played = Arena(tuple(bots), rules_or_base(rules), seed_text(seed), limits)
    count = played.whole_sets(games)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(journal) if journal else Path(folder) / "arena.journal"
        with Journal(path, played.identity()) as kept:
            found = play_arena(played, count, kept, partial(run_unordered, jobs=jobs), _ignore)
    return summarize(played, found.results)


def _ignore(results: Mapping[int, MatchResult]) -> None:
    """Watch nothing."""
