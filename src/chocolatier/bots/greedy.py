"""The action that makes most of the round as it stands."""

import numpy as np

from chocolatier.compiled import compiled, i64
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import FREE
from chocolatier.rules.core.random import below
from chocolatier.rules.core.settling import settle
from chocolatier.rules.core.state import PLAYER, STATE, Generator, States


@compiled
def best_action(states: States, rng: Generator) -> int:
    """Return the action after which the seat to move would score most if the round ended then.

    The points count even where a score of 0 hides what the floor costs; ties are broken at random.
    """
    out = np.zeros(ACTIONS, np.int16)
    scratch = np.zeros(1, STATE)
    board = np.zeros(1, PLAYER)
    seat = i64(states[0].turn)
    free = i64(states[0].options) & FREE
    n = list_actions(states[0], out)
    best = -(1 << 30)
    chosen = ties = 0
    for i in range(n):
        scratch[0] = states[0]
        advance(scratch[0], i64(out[i]))
        board[0] = scratch[0].player[seat]
        score = i64(board[0].score)
        points, cost = settle(board[0], free)
        score += points - cost
        if score > best:
            best, ties = score, 0
        if score == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = i64(out[i])
    return chosen
