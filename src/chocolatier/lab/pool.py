"""Spread work over processes of this machine or over a Ray cluster."""

import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from os import _exit
from typing import Any, TypeVar

from chocolatier.errors import ChocolatierError

T = TypeVar("T")
R = TypeVar("R")
QUEUED = 4  # tasks per process that are handed over in advance, so that no process waits


def run_ordered(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R]:
    """Yield function(task) for every task in order; with one job, here and without processes."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    with processes(jobs) as pool:
        waiting: list[Future[R]] = []
        for task in tasks:
            waiting.append(pool.submit(function, task))
            if len(waiting) >= QUEUED * jobs:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def run_unordered(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R]:
    """Yield function(task) for every task as they finish; with one job, here and in order.

    Raise ChocolatierError if a process dies. Closing the iterator ends the processes at once.
    """
    if jobs == 1:
        yield from map(function, tasks)
        return
    with processes(jobs) as pool:
        source = iter(tasks)
        running = {pool.submit(function, task) for task in islice(source, QUEUED * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(function, task) for task in islice(source, len(done))}
            for future in done:
                yield future.result()


def run_on_ray(
    function: Callable[[T], R], tasks: Iterable[T], address: str, jobs: int | None = None
) -> Generator[R]:
    """Yield function(task) for every task as a Ray cluster finishes them.

    ``address`` is a cluster's or ``local``, which starts one here with ``jobs`` processors.
    Raise ChocolatierError if Ray is not installed or the cluster cannot be reached.
    """
    ray = load_extra("ray", "cluster")
    with _cluster(ray, address, jobs):
        remote = ray.remote(function)
        ahead = QUEUED * max(1, int(ray.cluster_resources().get("CPU", 1)))
        source = iter(tasks)
        running = [remote.remote(task) for task in islice(source, ahead)]
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [remote.remote(task) for task in islice(source, len(done))]
            yield from ray.get(done)


def load_extra(module: str, extra: str) -> Any:
    """Return an optional package; raise ChocolatierError, with how to install it, if missing."""
    try:
        return import_module(module)
    except ImportError:
        raise ChocolatierError(
            "missing-package",
            f"this needs the package '{module.partition('.')[0]}': "
            f"pip install 'chocolatier[{extra}]'",
            module=module,
            extra=extra,
        ) from None


@contextmanager
def processes(jobs: int) -> Generator[ProcessPoolExecutor]:
    """Yield a pool whose processes end when the caller leaves, is interrupted or is killed."""
    before = set(active_children())
    # spawn: forking a process that has threads (progress bars, compiled code) can hang
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_follow_parent)
    try:
        yield pool
    except BrokenProcessPool:
        raise ChocolatierError(
            "worker-died", "a worker process died (killed, or out of memory)"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        pool.shutdown()


def _follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when the parent has ended in any way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        _exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()


@contextmanager
def _cluster(ray: Any, address: str, jobs: int | None) -> Generator[None]:
    """Connect to a Ray cluster, and disconnect at the end."""
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        options |= {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(address=address, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ChocolatierError(
            "no-cluster", f"no Ray cluster at '{address}': {error}", address=address
        ) from None
    try:
        yield
    finally:
        ray.shutdown()
