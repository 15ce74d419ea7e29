"""Bots are served fairly: by address and table, quick levels at once, tables of bots last."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server.thinking import thinkers
from chocolatier.server.thinking.fairness import Asker, FairQueue
from chocolatier.server.thinking.jobs import Job
from chocolatier.server.thinking.thinkers import Thinkers
from tests.server.running import PATIENCE, run_apart

SLOW, QUICK = "maitre", "tom"


def job(level: str, name: str) -> Job:
    return Job(level, copy_state(Game(Rules(players=2), seed=1).state), name)


class Mind:
    """A brain whose slow thoughts wait for permission, and who writes down their order."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.order: list[str] = []

    def __call__(self, asked: Job) -> str:
        if asked.level == SLOW:
            self.begun.set()
            assert self.go_on.wait(PATIENCE)
        self.order.append(asked.seed)
        return "1T1"


def test_a_bot_waits_for_the_only_thread_as_long_as_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With ``workers=0`` there are no processes, so none can be missing."""
    monkeypatch.setattr(thinkers, "WAIT_SECONDS", 0.05)
    mind = Mind()

    async def play() -> list[Any]:
        pool = Thinkers(0, PATIENCE, mind)
        asked = [asyncio.create_task(pool.choose(job(SLOW, name))) for name in ("one", "two")]
        assert await asyncio.to_thread(mind.begun.wait, PATIENCE)
        await asyncio.sleep(0.2)
        mind.go_on.set()
        found = await asyncio.gather(*asked)
        await pool.stop()
        return found

    assert run_apart(play()) == ["1T1", "1T1"]
    assert mind.order == ["one", "two"]


def scene(mind: Mind, jobs: list[tuple[Job, Asker]]) -> None:
    """Let the first job begin, the others wait, then let all go on."""

    async def play() -> None:
        pool = Thinkers(0, PATIENCE, mind)
        asked: list[asyncio.Task[Any]] = []

        async def ask(*work: Coroutine[Any, Any, Any]) -> None:
            asked.extend(map(asyncio.create_task, work))
            for _ in range(5):
                await asyncio.sleep(0)

        await ask(pool.choose(*jobs[0]))
        assert await asyncio.to_thread(mind.begun.wait, PATIENCE)
        await ask(*(pool.choose(*one) for one in jobs[1:]))
        while len(mind.order) < sum(one.level == QUICK for one, _ in jobs):
            await asyncio.sleep(0.01)
        mind.go_on.set()
        await asyncio.gather(*asked)
        await pool.stop()

    run_apart(play())


def test_quick_levels_do_not_wait_for_slow_ones() -> None:
    mind = Mind()
    jobs = [(job(SLOW, f"slow {n}"), Asker("a", f"t{n}")) for n in range(3)]
    scene(mind, [*jobs, (job(QUICK, "quick"), Asker("a", "t9"))])
    assert mind.order[0] == "quick"


def test_addresses_take_turns() -> None:
    mind = Mind()
    crowd = [(job(SLOW, f"a{n}"), Asker("a", f"t{n}")) for n in range(5)]
    scene(mind, [*crowd, (job(SLOW, "b"), Asker("b", "t9"))])
    assert mind.order == ["a0", "b", "a1", "a2", "a3", "a4"]


def test_tables_of_one_address_take_turns() -> None:
    mind = Mind()
    first = [(job(SLOW, f"a{n}"), Asker("a", "t1")) for n in range(3)]
    scene(mind, [*first, (job(SLOW, "other"), Asker("a", "t2"))])
    assert mind.order == ["a0", "other", "a1", "a2"]


def test_tables_without_a_person_come_last() -> None:
    mind = Mind()
    bots = [(job(SLOW, f"bots {n}"), Asker(f"x{n}", f"t{n}", alone=True)) for n in range(3)]
    scene(mind, [*bots, (job(SLOW, "a person"), Asker("a", "t9"))])
    assert mind.order[1] == "a person"


def test_who_stops_waiting_keeps_nothing() -> None:
    async def play() -> None:
        queue: FairQueue[str] = FairQueue()
        waiting = asyncio.create_task(queue.get(Asker("a")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        queue.put("thing")
        assert await queue.get(Asker("b")) == "thing"
        late = asyncio.create_task(queue.get(Asker("c")))
        await asyncio.sleep(0)
        queue.put("again")
        late.cancel()  # after it was handed over
        await asyncio.wait([late])
        assert await asyncio.wait_for(queue.get(Asker("d")), PATIENCE) == "again"

    run_apart(play())
