"""A student for servers whose searches must wait until the test has seen something."""

import threading

from chocolatier.study.reviews.jobs import Answer, Job, do_job
from tests.server.running import PATIENCE


class Gate:
    """A student who stops before a job until it is let through."""

    def __init__(self, jobs: int = 0) -> None:
        self._free = threading.Semaphore(jobs)
        self.done: list[Job] = []

    def __call__(self, job: Job) -> Answer:
        assert self._free.acquire(timeout=PATIENCE)
        self.done.append(job)
        return do_job(job)

    def let(self, jobs: int = 100_000) -> None:
        self._free.release(jobs)
