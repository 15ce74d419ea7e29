"""Threads that wait for work and share it; waking them costs less than with futures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple
from weakref import finalize

Work = Callable[[slice], Any]


class _Result(NamedTuple):
    """What a part of the work gave, or the exception that it raised."""

    value: Any
    error: BaseException | None


class _Job(NamedTuple):
    """A part of the work, and where its result goes."""

    work: Work
    part: slice
    results: SimpleQueue[_Result]


_Jobs = SimpleQueue[_Job | None]
"""None ends the thread that takes it."""


class Crew:
    """Threads that help the one that calls; they end when the crew is closed or forgotten."""

    def __init__(self, helpers: int) -> None:
        self._jobs: _Jobs = SimpleQueue()
        for _ in range(helpers):
            Thread(target=_help, args=(self._jobs,), name="batch", daemon=True).start()
        self.close = finalize(self, _end, self._jobs, helpers)

    def share(self, work: Work, parts: Sequence[slice]) -> list[Any]:
        """Return what the work gives for each part, the first one's in this thread, in any order.

        Raise what the work raises in any of them, after all have ended. A closed crew does all of
        it in this thread.
        """
        if not self.close.alive:
            return [work(part) for part in parts]
        # a queue for each call: if it is interrupted, the next one takes none of its results
        results: SimpleQueue[_Result] = SimpleQueue()
        for part in parts[1:]:
            self._jobs.put(_Job(work, part, results))
        found = [_done(work, parts[0]), *(results.get() for _ in parts[1:])]
        for result in found:
            if result.error is not None:
                raise result.error
        return [result.value for result in found]


def _done(work: Work, part: slice) -> _Result:
    try:
        return _Result(work(part), None)
    except Exception as error:
        return _Result(None, error)


def _help(jobs: _Jobs) -> None:
    """Do the jobs until there is None; hold on to nothing of them, so that arrays can go."""
    while (job := jobs.get()) is not None:
        job.results.put(_done(job.work, job.part))
        del job


def _end(jobs: _Jobs, helpers: int) -> None:
    for _ in range(helpers):
        jobs.put(None)
