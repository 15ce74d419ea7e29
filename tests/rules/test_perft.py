"""Counts of action sequences: the core and the naive model give those of ``data/perft.txt``."""

import copy
from dataclasses import dataclass
from pathlib import Path

import pytest

from chocolatier.rules.codec import write_state
from chocolatier.rules.core import calls
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import RULE_SETS
from tests.lockstep import naive_view
from tests.naive import NaiveGame

NAIVE_LIMIT = 2500
"""The naive model, which is slow, counts one action beyond the depths with fewer sequences."""


@dataclass(frozen=True)
class Block:
    """A block of the file: a position, and its counts for depth 1, 2, ..."""

    name: str
    position: Position
    counts: tuple[int, ...]


def read_block(text: str) -> Block:
    """A block of three lines."""
    name, position, counts = text.splitlines()
    return Block(
        name.removeprefix("name: "),
        Position.parse(position.removeprefix("position: ")),
        tuple(int(n.replace(",", "")) for n in counts.removeprefix("counts: ").split()),
    )


TEXT = (Path(__file__).parent.parent / "data" / "perft.txt").read_text()
BLOCKS = [read_block(block) for block in TEXT.strip().split("\n\n")[1:]]
by_block = pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)


def naive_game(position: Position) -> NaiveGame:
    """The naive model at this position."""
    rules = position.rules
    return NaiveGame.from_view(
        naive_view(position),
        rules.players,
        rules.side.name.lower(),
        rules.special,
        spare_catches_marker=rules.spare_catches_marker,
        round_limit=rules.round_limit,
    )


def naive_copy(game: NaiveGame) -> NaiveGame:
    """What ``copy.deepcopy`` would give, but much faster."""
    twin = copy.copy(game)
    twin.bag, twin.lid = game.bag.copy(), game.lid.copy()
    twin.sources, twin.gold = game.sources.copy(), game.gold.copy()
    twin.boards = [copy.copy(board) for board in game.boards]
    for board in twin.boards:
        board.lines = board.lines.copy()
        board.box = [cells.copy() for cells in board.box]
    twin.events = []
    return twin


def naive_counts(game: NaiveGame, depth: int) -> list[int]:
    """The naive model's counts for depth 1, 2, ...; a deal or the end cuts a sequence short."""
    if game.phase in ("deal", "over"):
        return [1] * depth
    legal = game.legal()
    counts = [len(legal)] + [0] * (depth - 1)
    if depth > 1:
        for action in legal:
            after = naive_copy(game)
            after.do(action)
            for i, n in enumerate(naive_counts(after, depth - 1), 1):
                counts[i] += n
    return counts


@by_block
def test_the_core_counts_as_written(block: Block) -> None:
    states = write_state(block.position)
    depths = range(1, len(block.counts) + 1)
    assert tuple(calls.perft(states, depth) for depth in depths) == block.counts


@by_block
def test_the_naive_model_counts_as_written(block: Block) -> None:
    depth = 1 + sum(count < NAIVE_LIMIT for count in block.counts[:-1])
    counts = naive_counts(naive_game(block.position), depth)
    assert tuple(counts) == block.counts[:depth]


def test_every_rule_set_is_counted() -> None:
    assert {block.position.rules for block in BLOCKS} >= set(RULE_SETS)
