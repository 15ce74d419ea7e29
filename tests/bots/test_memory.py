"""Memory is used again, never by two owners at once, and cleared in between."""

import weakref

import numpy as np
import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.preload import load
from chocolatier.bots.search import memory
from chocolatier.bots.search.memory import KEPT_FREE, LARGEST_KEPT, clear_memory, take_memory
from chocolatier.bots.search.searcher import Method, Searcher, Thought
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

PAIR = np.dtype([("key", np.uint64), ("value", np.int32)], align=True)


class Owner:
    """An owner of memory."""


def test_two_owners_have_two_arrays() -> None:
    ann, ben = Owner(), Owner()
    first, second = take_memory(ann, 1000, PAIR), take_memory(ben, 1000, PAIR)
    assert len(first) == len(second) == 1000
    assert not np.shares_memory(first, second)


def test_an_owner_may_have_several() -> None:
    ann = Owner()
    assert not np.shares_memory(take_memory(ann, 100, PAIR), take_memory(ann, 100, PAIR))


def test_an_array_is_used_again() -> None:
    ann = Owner()
    where = take_memory(ann, 5000, PAIR).ctypes.data
    del ann
    assert take_memory(Owner(), 4900, PAIR).ctypes.data == where


def test_only_some_are_kept() -> None:
    owners = [Owner() for _ in range(2 * KEPT_FREE)]
    arrays = [weakref.ref(take_memory(owner, 60, PAIR).base) for owner in owners]
    owners.clear()
    assert sum(array() is not None for array in arrays) == KEPT_FREE


def test_a_very_large_one_is_not_kept() -> None:
    ann = Owner()
    array = weakref.ref(take_memory(ann, (LARGEST_KEPT // PAIR.itemsize) + 1, PAIR))
    assert array() is None


def test_an_array_is_clear_unless_that_does_not_matter() -> None:
    ann = Owner()
    take_memory(ann, 300, PAIR)["value"] = 7
    del ann
    ben = Owner()
    assert (take_memory(ben, 300, PAIR, clear=False)["value"] == 7).all()
    del ben
    assert not take_memory(Owner(), 300, PAIR)["value"].any()


def test_cleared() -> None:
    ann = Owner()
    array = take_memory(ann, 100, PAIR)
    array["key"], array["value"] = 7, -1
    clear_memory(array)
    assert not array["key"].any()
    assert not array["value"].any()


def test_a_search_is_not_changed_by_the_one_before() -> None:
    def thought(method: Method, seed: int, nodes: int) -> Thought:
        return Searcher(method=method, table_bits=12).think(
            Game(Rules(players=3), seed), Limits(nodes=nodes)
        )

    for method in (Method.ALPHABETA, Method.PUCT, Method.UCT):
        alone = thought(method, 1, 300)
        thought(method, 2, 300)
        again = thought(method, 1, 300)
        assert (again.move, again.line, again.nodes) == (alone.move, alone.line, alone.nodes)


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_search_finds_its_memory(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    def no_more(*_: object) -> None:
        raise AssertionError("new memory")

    memory._free.clear()
    load()
    monkeypatch.setattr(memory, "np", type("NoNumpy", (), {"empty": no_more, "uint8": np.uint8}))
    assert Searcher().think(Game(Rules(players=players), 1), Limits(seconds=0.02)).nodes > 0
