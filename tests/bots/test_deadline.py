"""Searches stop by themselves at their deadline."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.search.deadline import NEVER, READABLE, deadline_in
from chocolatier.bots.search.puct import PUCT, UCT
from chocolatier.bots.search.runs import AlphaBetaRun, MaxnRun, SearchRun, TreeRun
from chocolatier.bots.search.searcher import SHORT, Method, Searcher
from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

pytestmark = pytest.mark.skipif(not READABLE, reason="compiled code cannot read the clock here")

RULES = Rules(players=3)
STATES = Game(RULES, seed=1).state
SECONDS = 0.05


def _tree(kind: int, deadline: int) -> SearchRun:
    rng = np.ones(1, np.uint64)
    return TreeRun(STATES, Limits(), evaluation_of(RULES), 1, kind, rng, deadline=deadline)


RUNS: dict[str, Callable[[int], SearchRun]] = {
    "alphabeta": lambda end: AlphaBetaRun(
        STATES, Limits(), 0, evaluation_of(RULES), new_table(12), 1, end
    ),
    "maxn": lambda end: MaxnRun(STATES, Limits(), evaluation_of(RULES), end),
    "puct": lambda end: _tree(PUCT, end),
    "uct": lambda end: _tree(UCT, end),
}


def _work(run: SearchRun) -> threading.Thread:
    worker = threading.Thread(target=run.work, args=(0,), daemon=True)
    worker.start()
    return worker


@pytest.mark.parametrize("name", RUNS)
def test_a_search_ends_at_its_deadline(name: str) -> None:
    RUNS[name](deadline_in(0)).work(0)  # so that it is compiled
    began = time.perf_counter()
    run = RUNS[name](deadline_in(SECONDS))
    worker = _work(run)
    worker.join(20)
    assert not worker.is_alive()
    assert time.perf_counter() - began >= SECONDS
    assert run.nodes > 0
    assert run.line()


@pytest.mark.parametrize("name", RUNS)
def test_without_a_deadline_it_goes_on(name: str) -> None:
    run = RUNS[name](NEVER)
    worker = _work(run)
    worker.join(3 * SECONDS)
    assert worker.is_alive()
    run.stop()
    worker.join(20)
    assert not worker.is_alive()


@pytest.mark.parametrize("method", Method)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_thought_takes_its_time(method: Method, threads: int) -> None:
    searcher = Searcher(threads, table_bits=12, method=method)
    thought = searcher.think(Game(RULES, seed=1), Limits(seconds=SECONDS))
    assert SECONDS <= thought.seconds < SECONDS + 2


def test_it_can_be_stopped_before_its_deadline() -> None:
    searcher = Searcher(table_bits=12)
    threading.Timer(SECONDS, searcher.stop).start()
    began = time.perf_counter()
    searcher.think(Game(RULES, seed=1), Limits(seconds=SHORT))
    assert time.perf_counter() - began < SHORT


PROGRAM = """
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.rules.game import Game
print(Searcher(table_bits=10).think(Game(seed=1), Limits(seconds=0.05)).nodes)
"""


def test_code_from_the_disk_cache_finds_the_clock() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=200
    )
    assert int(run.stdout) > 0, run.stderr
