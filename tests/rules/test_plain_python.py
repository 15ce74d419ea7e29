"""The compiled sources run as plain Python with the same result."""

import os
import subprocess
import sys

SCRIPT = """
import warnings
warnings.simplefilter("ignore", RuntimeWarning)  # the generator's product wraps around
import numpy as np
from chocolatier.rules.core import calls
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.rules.core.state import empty_state
for rules in RULE_SETS:
    states = empty_state()
    calls.start(states, rules.players, rules.options, rules.round_limit, 0)
    tally = np.array([2] + [0] * 12)
    calls.play_out(states, np.array([20240229], np.uint64), tally)
    print(rules, tally.tolist())
"""


def _run(**environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_same_games_without_the_compiler() -> None:
    compiled = _run()
    assert len(compiled.splitlines()) == 12
    assert _run(NUMBA_DISABLE_JIT="1") == compiled
