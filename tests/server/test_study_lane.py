"""Reviews on the bots' processes: behind the bots, and without harm to them."""

import asyncio
import os
import time
from pathlib import Path

from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server.thinking.jobs import Failure, Job
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.server.thinking.worker import DIED
from chocolatier.study.reviews.jobs import Answer, LookAnswer, LookJob
from chocolatier.study.reviews.jobs import Job as StudyJob
from chocolatier.study.reviews.outlook import Effort, Outlook
from tests.server.running import PATIENCE, run_apart

SOON, LONG = 0.2, 1.5
SLOW = "maitre"  # a level that is not quick
ANSWER = Outlook((), (0.0,), (1.0,), solved=True, ends_game=True)


def thinks(job: Job) -> str:
    """Think, and write down when; the seed is a file."""
    time.sleep(SOON)
    _note(job.seed, "bot")
    return "1T1"


def studies(job: StudyJob) -> Answer:
    """Study; job 0 ends its process."""
    if job.number == 0:
        os._exit(3)
    time.sleep(LONG)
    _note(job.state.decode(), f"job {job.number}")
    return LookAnswer(job.number, ANSWER)


def _note(file: str, what: str) -> None:
    with Path(file).open("a") as notes:
        notes.write(what + "\n")


def a_job(number: int, file: Path) -> LookJob:
    return LookJob(number, str(file).encode(), Effort(1, 1, 1))


def a_turn(file: Path, level: str = "tom") -> Job:
    return Job(level, copy_state(Game(Rules(players=2), seed=1).state), str(file))


def test_a_bot_does_not_wait_for_a_review_but_a_review_for_bots(tmp_path: Path) -> None:
    file = tmp_path / "notes"

    async def scene() -> None:
        thinkers = Thinkers(1, PATIENCE, thinks, studies)
        thinkers.start()
        try:
            while isinstance(await thinkers.choose(a_turn(file)), Failure):
                pass  # the process is still starting
            first = asyncio.create_task(thinkers.study(a_job(1, file)))
            second = asyncio.create_task(thinkers.study(a_job(2, file)))
            await asyncio.sleep(SOON)
            bots = [asyncio.create_task(thinkers.choose(a_turn(file))) for _ in range(10)]
            await asyncio.gather(*bots, first, second)
        finally:
            await thinkers.stop()

    run_apart(scene())
    order = file.read_text().split("\n")[1:-1]
    assert order.count("bot") == 10
    assert order.index("job 1") > 2, "bots think while a job of a review is done"
    assert order[-1] == "job 2", "the next job begins when no bot waits"


def test_a_person_waits_neither_for_bots_nor_for_reviews(tmp_path: Path) -> None:
    """Not even if there is only one process, whose bots are never done."""
    file = tmp_path / "notes"

    async def scene() -> None:
        thinkers = Thinkers(1, PATIENCE, thinks, studies)
        thinkers.start()
        try:
            while isinstance(await thinkers.choose(a_turn(file)), Failure):
                pass  # the process is still starting
            jobs = [asyncio.create_task(thinkers.study(a_job(i, file))) for i in (1, 2)]
            await asyncio.sleep(SOON)
            bots = [asyncio.create_task(thinkers.choose(a_turn(file, SLOW))) for _ in range(15)]
            urgent = asyncio.create_task(thinkers.study(a_job(4, file), urgent=True))
            dropped = asyncio.create_task(thinkers.study(a_job(5, file), urgent=True))
            await asyncio.sleep(SOON)
            dropped.cancel()
            await asyncio.gather(*jobs, urgent, *bots)
        finally:
            await thinkers.stop()

    run_apart(scene())
    order = file.read_text().split("\n")[1:-1]
    assert order.index("job 4") < order.index("job 2"), "reviews come later"
    assert order[-1] == "job 2", "while bots wait, no job of a review begins"
    assert "bot" in order[order.index("job 4") :], "bots had not come to an end"
    assert "job 5" not in order, "what was cancelled is not begun"


def test_a_process_that_dies_over_a_review_fails_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "notes"

    async def scene() -> tuple[object, object]:
        thinkers = Thinkers(1, PATIENCE, thinks, studies)
        thinkers.start()
        try:
            died = await thinkers.study(a_job(0, file))
            return died, await thinkers.choose(a_turn(file))
        finally:
            await thinkers.stop()

    assert run_apart(scene()) == (Failure(DIED), "1T1")
