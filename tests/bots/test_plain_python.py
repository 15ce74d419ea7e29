"""The compiled sources of the bots run as plain Python with the same result."""

import os
import subprocess
import sys

import numpy as np
import pytest

from chocolatier.bots.search.alphabeta import FRAME
from chocolatier.bots.search.control import CONTROL
from chocolatier.bots.search.maxn import MEMORY
from chocolatier.bots.search.puct import NODE
from chocolatier.bots.search.transposition import ENTRY
from chocolatier.bots.value.features import TABLES
from chocolatier.bots.value.scratch import MARK

SCRIPT = """
import random, warnings
warnings.simplefilter("ignore", RuntimeWarning)  # products of hashes wrap around
from chocolatier.bots.analysis.reasons import judge_move
from chocolatier.bots.bot import Limits
from chocolatier.bots.registry import make_bot
from chocolatier.bots.search.searcher import Method, Searcher, colours_apart
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

for name, method, nodes, picks in (
    ("2-free-special", Method.ALPHABETA, 150, 99),
    ("3-coloured-plain", Method.PUCT, 3, 99),
    ("2-coloured-plain", Method.UCT, 3, 99),
    ("4-coloured-special", Method.AUTO, 300, 2),  # late in a round: max-n
):
    game, rng = Game(Rules.parse(name), seed=1, first=0), random.Random(1)
    while colours_apart(game.state) > picks:
        game.play(rng.choice(game.legal_moves))
    found = Searcher(table_bits=10, method=method).think(game, Limits(nodes=nodes))
    print(name, *found.line, found.depth, found.nodes, found.solved, found.values, found.chances)
    print(judge_move(game, found).seats)
for name in ("greedy", "tom"):
    print(name, make_bot(name, "plain").choose(Game(seed=1, first=0)))
"""


def _run(**environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_same_moves_without_the_compiler() -> None:
    compiled = _run()
    assert len(compiled.splitlines()) == 10
    assert "True" in compiled  # max-n solved its round
    assert _run(NUMBA_DISABLE_JIT="1") == compiled


@pytest.mark.parametrize("dtype", [CONTROL, FRAME, MEMORY, NODE, ENTRY, TABLES, MARK])
def test_no_field_hides_behind_an_attribute_of_numpy(dtype: np.dtype[np.void]) -> None:
    """Compiled code reads the field ``base`` of a record, plain Python the attribute ``base``."""
    assert dtype.names
    assert set(dtype.names) & set(dir(np.record)) == set()
