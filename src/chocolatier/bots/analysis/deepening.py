"""The best moves of a position, again and again with more nodes, for those who watch."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from chocolatier.bots.analysis.analyse import Analysis, analyse, never
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.rules.game import Game

FIRST_NODES = {2: 4_000, 3: 60, 4: 60}
"""The nodes of the first analysis, by players: positions with two, playouts with more."""
GROWTH = 4


def deepen_analysis(
    game: Game,
    limits: Limits,
    k: int,
    searcher: Searcher,
    stopped: Callable[[], bool] = never,
) -> Iterator[Analysis]:
    """Yield the k best moves, each time with four times the nodes, until a limit or a stop.

    The last analysis searches the nodes and the depth of the limits; all of them together keep
    within the seconds. Without limits it ends when the round is solved for all moves, or soon
    after ``stopped`` says so and ``searcher.stop`` was called; what was then under way is yielded
    only if there was nothing before it. Raise ChocolatierError if there is nothing to decide.
    """
    end = None if limits.seconds is None else time.perf_counter() + limits.seconds
    nodes = FIRST_NODES[game.rules.players]
    is_first = True
    while True:
        is_last = limits.nodes is not None and nodes >= limits.nodes
        share = replace(limits, nodes=limits.nodes if is_last else nodes)
        if end is not None:
            left = max((end - time.perf_counter()) / 2, 0.001)  # comparing takes as long again
            share = replace(share, seconds=left)
        found = analyse(game, share, k, searcher, stopped)
        if stopped() and not is_first:
            return
        yield found
        is_first = False
        is_late = end is not None and time.perf_counter() >= end
        if is_last or is_late or stopped() or all(one.solved for one in found.thoughts):
            return
        nodes *= GROWTH
