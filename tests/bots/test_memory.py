"""Rooms: used again, never by two at once, and without a trace of who had them before."""

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
    """Somebody who takes room."""


def test_two_owners_have_two_rooms() -> None:
    ann, ben = Owner(), Owner()
    first, second = take_memory(ann, 1000, PAIR), take_memory(ben, 1000, PAIR)
    assert len(first) == len(second) == 1000
    assert not np.shares_memory(first, second)


def test_an_owner_may_have_several() -> None:
    ann = Owner()
    assert not np.shares_memory(take_memory(ann, 100, PAIR), take_memory(ann, 100, PAIR))


def test_a_room_is_used_again() -> None:
    ann = Owner()
    where = take_memory(ann, 5000, PAIR).ctypes.data
    del ann
    assert take_memory(Owner(), 4900, PAIR).ctypes.data == where


def test_only_some_are_kept() -> None:
    owners = [Owner() for _ in range(2 * KEPT_FREE)]
    rooms = [weakref.ref(take_memory(owner, 60, PAIR).base) for owner in owners]
    owners.clear()
    assert sum(room() is not None for room in rooms) == KEPT_FREE


def test_a_very_large_one_is_not_kept() -> None:
    ann = Owner()
    room = weakref.ref(take_memory(ann, (LARGEST_KEPT // PAIR.itemsize) + 1, PAIR))
    assert room() is None


def test_a_room_is_empty_unless_that_does_not_matter() -> None:
    ann = Owner()
    take_memory(ann, 300, PAIR)["value"] = 7
    del ann
    ben = Owner()
    assert (take_memory(ben, 300, PAIR, clear=False)["value"] == 7).all()
    del ben
    assert not take_memory(Owner(), 300, PAIR)["value"].any()


def test_cleared() -> None:
    ann = Owner()
    room = take_memory(ann, 100, PAIR)
    room["key"], room["value"] = 7, -1
    clear_memory(room)
    assert not room["key"].any()
    assert not room["value"].any()


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
def test_the_first_search_finds_its_room(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    def no_more(*_: object) -> None:
        raise AssertionError("a new room")

    memory._free.clear()
    load()
    monkeypatch.setattr(memory, "np", type("NoNumpy", (), {"empty": no_more, "uint8": np.uint8}))
    assert Searcher().think(Game(Rules(players=players), 1), Limits(seconds=0.02)).nodes > 0
