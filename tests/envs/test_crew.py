"""Threads that share the work of a batch."""

import gc
import threading
import time

import pytest

from chocolatier import Batch
from chocolatier.envs.crew import Crew

PARTS = [slice(0, 3), slice(3, 5), slice(5, 9)]


def helpers() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "batch"}


def await_end(threads: set[threading.Thread]) -> None:
    """Wait until threads have ended; fail after five seconds."""
    until = time.monotonic() + 5
    while threads & helpers() and time.monotonic() < until:
        time.sleep(0.01)
    assert not threads & helpers()


def test_each_part_is_worked_on_once() -> None:
    crew = Crew(2)
    for _ in range(200):
        assert sorted(crew.share(lambda part: part.stop, PARTS)) == [3, 5, 9]
    crew.close()


def test_parts_are_worked_on_at_the_same_time() -> None:
    crew, meeting = Crew(2), threading.Barrier(3, timeout=5)
    assert sorted(crew.share(lambda _: meeting.wait(), PARTS)) == [0, 1, 2]
    crew.close()


@pytest.mark.parametrize("failing", PARTS, ids=["own", "second", "third"])
def test_what_a_part_raises_arrives_after_the_others_are_done(failing: slice) -> None:
    done: list[slice] = []

    def work(part: slice) -> None:
        if part == failing:
            raise ValueError("no")
        time.sleep(0.05)
        done.append(part)

    crew = Crew(2)
    with pytest.raises(ValueError, match="no"):
        crew.share(work, PARTS)
    assert len(done) == 2
    assert len(crew.share(lambda part: part.start, PARTS)) == 3, "it goes on working"
    crew.close()


def test_an_interrupted_call_leaves_no_result_behind() -> None:
    def interrupt(part: slice) -> str:
        if part.start == 0:
            raise KeyboardInterrupt
        time.sleep(0.05)
        return "old"

    crew = Crew(2)
    with pytest.raises(KeyboardInterrupt):
        crew.share(interrupt, PARTS)
    assert crew.share(lambda _: "new", PARTS) == ["new"] * 3
    crew.close()


def test_threads_end_with_their_batch() -> None:
    others = helpers()  # of batches of other tests, which may be forgotten meanwhile
    with Batch(games=4, threads=3) as batch:
        batch.step(batch.random_actions())
        own = helpers() - others
        assert len(own) == 2
    await_end(own)
    batch.close()  # again, which does nothing
    batch.step(batch.random_actions())  # in this thread
    forgotten = Batch(games=4, threads=3)
    forgotten.step(forgotten.random_actions())
    own = helpers() - others
    assert len(own) == 2
    del forgotten
    gc.collect()
    await_end(own)
