"""Work spread over processes, with results in the order of the work."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def run_ordered(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Iterator[Result]:
    """Yield function(task) for every task in order; with one job, here and without processes."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    # spawn: forking a process that has threads (progress bars, compiled code) can hang
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[Result]] = []
        for task in tasks:
            waiting.append(pool.submit(function, task))
            if len(waiting) >= 4 * jobs:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()
