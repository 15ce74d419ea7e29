"""The bots' processes: each thinks about one position at a time, and can be killed.

To think is to choose a bot's move, here and everywhere in the server. A process that dies or takes
too long fails only the jobs it works on, and is replaced. Each process has a second thread for
quick levels, which never wait for slow ones; those who wait take turns (``fairness``). After a
start it takes seconds until the first process runs; until then quick levels think in a thread of
the server.

To study is to do one job of a review, or one slice of an analysis. Students have processes of their
own, with the lowest priority, so that no bot waits for the interpreter of a process that studies. A
job begins only while fewer bots think and students study than there are processes for bots. An
urgent job, which a person waits for, has a thread in a bot's process: it waits neither for bots nor
for reviews, only for urgent ones before it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from chocolatier.server.tasks import Tasks
from chocolatier.server.thinking.bot_process import BotProcess, StudentProcess
from chocolatier.server.thinking.fairness import Asker, FairQueue
from chocolatier.server.thinking.jobs import (
    Answered,
    Asked,
    Brain,
    Failure,
    Job,
    Student,
    choose,
    do_study,
    is_quick,
    try_answer,
)
from chocolatier.server.thinking.worker import KILLED, WorkerProcess
from chocolatier.study.reviews.jobs import Answer
from chocolatier.study.reviews.jobs import Job as StudyJob
from chocolatier.study.slices import SliceAnswer, SliceJob

Found = TypeVar("Found")
NO_ONE = Asker()
WAIT_SECONDS = 60.0  # then a job fails if no process has started


class Thinkers:
    """A pool of bots' processes; with ``workers=0`` one thread of this process thinks instead."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        brain: Brain = choose,
        student: Student = do_study,
    ) -> None:
        self._processes = [BotProcess(brain, student) for _ in range(workers)]
        self._students = [StudentProcess(student) for _ in range(workers)]
        self._brain, self._student, self._seconds = brain, student, seconds
        self.students = max(1, workers)
        """How many jobs of reviews can be done at a time."""
        self._threads = ThreadPoolExecutor(max(1, workers), thread_name_prefix="thinker")
        self._quick_threads = ThreadPoolExecutor(max(1, workers), thread_name_prefix="quick")
        self._study_threads = ThreadPoolExecutor(self.students, thread_name_prefix="student")
        self._urgent_threads = ThreadPoolExecutor(self.students, thread_name_prefix="urgent")
        self._start_threads = ThreadPoolExecutor(self.students, thread_name_prefix="start")
        self._change = asyncio.Event()  # a process begins to run, or ends a job
        # Until the first process runs; a strange brain might end this one.
        self._starting = workers > 0 and brain is choose
        self._idle: FairQueue[BotProcess | None] = FairQueue()
        self._quick: FairQueue[BotProcess | None] = FairQueue()
        self._homes: dict[str, StudentProcess] = {}  # the process that keeps an analysis
        self._tasks = Tasks()
        if not workers:  # None stands for a thread of this process
            self._idle.put(None)
            self._quick.put(None)

    @property
    def waiting(self) -> int:
        """How many bots wait to think."""
        return len(self._idle) + len(self._quick)

    @property
    def thinking(self) -> int:
        """How many bots think in a process."""
        return sum(process.thinking for process in self._processes)

    def start(self) -> None:
        """Begin to start the processes, and return at once."""
        for process in self._processes:
            self._tasks.spawn(self._revive(process))
        for student in self._students:
            self._tasks.spawn(self._revive_student(student))

    async def have_started(self, seconds: float) -> bool:
        """Return whether bots can think, after waiting so long at most for the first process."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._starting:
                    self._change.clear()
                    await self._change.wait()
        return not self._starting

    async def choose(self, job: Job, asker: Asker = NO_ONE) -> str | Failure:
        """Return a bot's move, or why there is none; cancelling the caller stops no process."""
        return await self._tasks.finish(self._choose(job, asker))

    async def study(self, job: StudyJob, *, urgent: bool = False) -> Answer | Failure:
        """Return the answer of a job; it waits until a process is quiet, unless it is urgent.

        Cancelling the caller drops a job that still waits, and stops no process.
        """
        answer: Answer | Failure
        answer = await (self._advise(job) if urgent else self._study(job, None))
        return answer

    async def analyse(self, job: SliceJob) -> SliceAnswer | Failure:
        """Return what a slice has found; it waits until the process of its analysis is quiet."""
        answer: SliceAnswer | Failure = await self._study(job, job.session)
        return answer

    async def play(self, job: Job) -> str | Failure:
        """Return a bot's move for which no one waits; it waits until a process is quiet."""
        move: str | Failure = await self._study(job, None)
        return move

    def forget(self, session: str) -> None:
        """Forget which process has an analysis that has no more slices."""
        self._homes.pop(session, None)

    async def _advise(self, job: object) -> Any:
        if not self._processes:
            return await self._in_thread(self._urgent_threads, self._student, job)
        process = await self._when(self._unasked)
        process.advising = True
        return await self._tasks.finish(self._advise_in(process, job))

    async def _advise_in(self, process: BotProcess, job: object) -> Any:
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._urgent_threads, process.advise, job)
        process.advising = False
        if not process.alive:
            self._replace(process)
        self._change.set()
        return answer

    def _unasked(self) -> BotProcess | None:
        """Return a process without an urgent job, one whose bot does not think if there is one."""
        able = [process for process in self._processes if process.warm and not process.advising]
        return min(able, key=lambda process: process.thinking, default=None)

    async def _study(self, job: object, session: str | None) -> Any:
        if not self._processes:
            return await self._in_thread(self._study_threads, self._student, job)
        student = await self._when(lambda: self._quiet(session))
        student.studying = True
        return await self._tasks.finish(self._study_in(student, job, session))

    async def _study_in(self, student: StudentProcess, job: object, session: str | None) -> Any:
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._study_threads, student.study, job)
        student.studying = False
        if not student.alive:
            student.stop()
            self._tasks.spawn(self._revive_student(student))
        elif session is not None:
            self._homes[session] = student
        self._change.set()
        return answer

    def _quiet(self, session: str | None) -> StudentProcess | None:
        """Return a process that studies nothing, unless bots need all processors.

        For a session that is the process that keeps it, if there is one.
        """
        studying = sum(student.studying for student in self._students)
        if len(self._idle) or self.thinking + studying >= len(self._processes):
            return None
        home = self._homes.get(session) if session else None
        for student in self._students if home is None else [home]:
            if student.warm and not student.studying:
                return student
        return None

    async def _in_thread(
        self, threads: ThreadPoolExecutor, answer: Callable[[Asked], Answered], job: Asked
    ) -> Answered | Failure:
        """Return the answer of a job that a thread of this process does."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, lambda: try_answer(answer, job))

    async def _when(self, find: Callable[[], Found | None]) -> Found:
        """Return the process that is found, as soon as there is one."""
        while (process := find()) is None:
            self._change.clear()
            await self._change.wait()
        self._change.set()  # there may be another one for another job
        return process

    async def stop(self) -> None:
        """Kill the processes."""
        self._tasks.cancel()
        for process in (*self._processes, *self._students):
            process.stop()
        for threads in (
            self._threads,
            self._quick_threads,
            self._urgent_threads,
            self._study_threads,
            self._start_threads,
        ):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _choose(self, job: Job, asker: Asker) -> str | Failure:
        quick = is_quick(job)
        if quick and self._starting:
            return await self._in_thread(self._quick_threads, self._brain, job)
        lane = self._choose_quick if quick else self._choose_slow
        answer = await lane(job, asker)
        while answer == Failure(KILLED):  # because of another job
            answer = await lane(job, asker)
        return answer

    async def _choose_slow(self, job: Job, asker: Asker) -> str | Failure:
        loop = asyncio.get_running_loop()
        process = await self._free(self._idle, asker)
        if isinstance(process, Failure):
            return process
        if process is None:
            answer = await self._in_thread(self._threads, self._brain, job)
            self._idle.put(None)
            return answer
        process.thinking = True
        answer = await loop.run_in_executor(self._threads, process.ask, job, self._seconds)
        process.thinking = False
        if process.alive:
            self._idle.put(process)
        else:
            self._tasks.spawn(self._revive(process))
        self._change.set()
        return answer

    async def _choose_quick(self, job: Job, asker: Asker) -> str | Failure:
        loop = asyncio.get_running_loop()
        process = await self._free(self._quick, asker)
        if isinstance(process, Failure):
            return process
        if process is None:
            answer = await self._in_thread(self._quick_threads, self._brain, job)
            self._quick.put(None)
            return answer
        life = process.life
        ask = process.ask_quick
        answer = await loop.run_in_executor(self._quick_threads, ask, job, self._seconds)
        if not process.alive:
            self._replace(process)
        elif process.life == life:  # else it was put there when it was started again
            self._quick.put(process)
        return answer

    async def _free(
        self, queue: FairQueue[BotProcess | None], asker: Asker
    ) -> BotProcess | Failure | None:
        """Return the next idle process, however long the queue; Failure if no process runs."""
        while True:
            try:
                return await asyncio.wait_for(queue.get(asker), WAIT_SECONDS)
            except TimeoutError:
                # Without processes a thread thinks, which always runs.
                if self._processes and not any(process.warm for process in self._processes):
                    return Failure("no process runs")

    def _replace(self, dead: BotProcess) -> None:
        """Start a process again that died beside its first thread, unless that has found out."""
        if self._idle.remove(dead):
            dead.stop()
            self._tasks.spawn(self._revive(dead))

    async def _revive(self, process: BotProcess) -> None:
        """Start a bot's process, and let it be used."""
        await self._start(process)
        self._starting = False
        self._quick.remove(process)
        self._quick.put(process)
        self._idle.put(process)
        self._change.set()

    async def _revive_student(self, student: StudentProcess) -> None:
        """Start a student's process, and let it be used."""
        await self._start(student)
        self._change.set()

    async def _start(self, process: WorkerProcess) -> None:
        """Start a process, again and again until it runs."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await loop.run_in_executor(self._start_threads, process.start)
                return
            except (OSError, EOFError):
                process.stop()
                await asyncio.sleep(1)
