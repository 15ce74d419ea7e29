"""A live analysis, cut into slices of work.

The thread that does a slice keeps the analysis for the next one; what slices find depends on the
time that they get.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass

from chocolatier.bots.analysis.live import LiveAnalysis
from chocolatier.bots.search.searcher import Thought
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game

MOST_KEPT = 4  # analyses of one thread


@dataclass(frozen=True)
class SliceJob:
    """Analyse a position for some seconds; all slices of a ``session`` belong together."""

    session: str
    state: bytes
    moves: int
    seconds: float


@dataclass(frozen=True)
class SliceAnswer:
    """The best moves so far; ``stage`` grows whenever all of them were looked at again."""

    thoughts: tuple[Thought, ...]
    nodes: int
    stage: int
    done: bool


class _Kept(threading.local):
    """The analyses of a thread, the one used last at the end."""

    def __init__(self) -> None:
        self.analyses: OrderedDict[str, LiveAnalysis] = OrderedDict()


_kept = _Kept()


def do_slice(job: SliceJob) -> SliceAnswer:
    """Return what an analysis has found after one slice more."""
    analysis = _analysis(job)
    analysis.work(job.seconds)
    return SliceAnswer(tuple(analysis.thoughts), analysis.nodes, analysis.stage, analysis.done)


def _analysis(job: SliceJob) -> LiveAnalysis:
    """Return the analysis of a session; one that this thread does not know begins."""
    analyses = _kept.analyses
    if job.session not in analyses:
        game = Game.from_states(restore_state(job.state))
        analyses[job.session] = LiveAnalysis(game, job.moves)
        if len(analyses) > MOST_KEPT:
            analyses.popitem(last=False)
    analyses.move_to_end(job.session)
    return analyses[job.session]
