"""Compiled functions over arrays of games, without Python's lock, in place.

They trust their caller, as ``rules.core.calls`` does; ``Batch`` is the way to use them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import (
    ACTIONS,
    LEFT,
    SHARE_ACTION,
    box_action,
    draft_action,
    share_action,
)
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.dealing import deal, set_up
from chocolatier.rules.core.legal import allows, columns_to_choose, pick_draft
from chocolatier.rules.core.lookup import BITS, SELECT, SPREAD
from chocolatier.rules.core.masks import standing
from chocolatier.rules.core.numbers import (
    BOXING,
    COLOURS,
    DEALING,
    DRAFTING,
    GAME_OVER,
    MAX_PLAYERS,
    SHARING,
    SOURCES,
    WIDE_ONE,
)
from chocolatier.rules.core.random import below
from chocolatier.rules.core.state import DEAL, Generator, States

Generators = NDArray[np.uint64]
"""A word of xorshift64* for every game, never zero."""
Actions = NDArray[np.int16]
Masks = NDArray[np.uint8]


SKIP = -2
"""The action that leaves a game as it is."""


@compiled
def reset_batch(
    states: States, rngs: Generators, players: int, options: int, limit: int, which: Masks
) -> None:
    """Set up and deal the games whose ``which`` is not 0; chance decides who starts (R5)."""
    deals = np.zeros(1, DEAL)
    for i in range(len(states)):
        if which[i]:
            rng = rngs[i : i + 1]
            set_up(states[i], players, options, limit, below(rng, players))
            deal(states[i], rng, deals[0])


@compiled
def step_batch(states: States, actions: Actions, rngs: Generators, done: Masks) -> int:
    """Apply an action to every game that is not over, and deal where a round ends.

    ``done`` becomes 1 where a game is over. Return how many actions were not legal: those games
    stay as they were, as do those whose action is ``SKIP``.
    """
    deals = np.zeros(1, DEAL)
    illegal = 0
    for i in range(len(states)):
        s = states[i]
        action = i64(actions[i])
        if s.phase != GAME_OVER and action != SKIP:
            if allows(s, action):
                advance(s, action)
                if s.phase == DEALING:
                    deal(s, rngs[i : i + 1], deals[0])
            else:
                illegal += 1
        done[i] = s.phase == GAME_OVER
    return illegal


_BYTES = np.array([[word >> bit & 1 for bit in range(8)] for word in range(256)], np.uint8)
"""The bits of a byte as eight bytes."""
_TARGETS = SPREAD * 63
"""For each five-bit set of colours all bits of their lanes."""
_GATHER = sum(1 << 48 - 11 * colour for colour in range(COLOURS))
"""A factor that brings the lowest bits of five wide lanes together, from bit 48 on."""


@inline
def _write_mask(s: np.record, out: np.ndarray) -> None:
    """Write 1 for every legal action, 0 for all others."""
    if s.phase == DRAFTING:
        accepts = i64(s.player[i64(s.turn)].accepts)
        present = i64(s.present)
        for source in range(SOURCES):  # all ten: a loop of a fixed length is unrolled
            colours = (present >> source & WIDE_ONE) * _GATHER >> 48 & 31
            legal = accepts & i64(_TARGETS[colours])
            # 32 bytes for 30 actions: the two beyond them are 0, and written again by the next
            first = source * 30
            for part in range(4):
                for bit in range(8):
                    out[first + 8 * part + bit] = _BYTES[legal >> 8 * part & 255, bit]
        for action in range(SHARE_ACTION, ACTIONS):
            out[action] = 0
        return
    for action in range(ACTIONS):
        out[action] = 0
    if s.phase == SHARING:
        first = share_action(i64(SELECT[i64(s.pending), 0]), LEFT)
        out[first] = out[first + 1] = 1
    elif s.phase == BOXING:
        line = i64(SELECT[i64(s.player[i64(s.turn)].full), 0])
        columns = columns_to_choose(s)
        first = box_action(line, 1)
        for column in range(COLOURS):
            out[first + column] = columns >> column & 1


@compiled
def mask_batch(states: States, out: Masks) -> None:
    """Write for every game which of the 335 actions are legal: 1 or 0."""
    for i in range(len(states)):
        _write_mask(states[i], out[i])


@inline
def _random_action(s: np.record, rng: Generator) -> int:
    """Return a legal action, each with the same chance; -1 when the game is over."""
    if s.phase == DRAFTING:
        source, colour, target = pick_draft(s, rng)
        return draft_action(source, colour, target)
    if s.phase == SHARING:
        return share_action(i64(SELECT[i64(s.pending), 0]), below(rng, 2))
    if s.phase == BOXING:
        columns = columns_to_choose(s)
        line = i64(SELECT[i64(s.player[i64(s.turn)].full), 0])
        return box_action(line, i64(SELECT[columns, below(rng, BITS[columns])]) + 1)
    return -1


@compiled
def random_actions(states: States, rngs: Generators, out: Actions) -> None:
    """Write a random legal action for every game; -1 where it is over."""
    for i in range(len(states)):
        out[i] = _random_action(states[i], rngs[i : i + 1])


@compiled
def reward_batch(states: States, kind: int, out: NDArray[np.float32]) -> None:
    """Write what every game that is over is worth to each seat, 0 for all others."""
    for i in range(len(states)):
        s = states[i]
        players = i64(s.players)
        for seat in range(MAX_PLAYERS):
            out[i, seat] = 0
        if s.phase != GAME_OVER:
            continue
        total = 0
        best = i64(-1)
        winners = 0
        for seat in range(players):
            total += i64(s.player[seat].score)
            rank = standing(s.player[seat])
            if rank > best:
                best, winners = rank, 1
            elif rank == best:
                winners += 1
        for seat in range(players):
            own = standing(s.player[seat])
            if kind == 0:
                if winners < players:
                    out[i, seat] = 1.0 / winners if own == best else -1.0 / (players - winners)
            elif kind == 1:
                score = i64(s.player[seat].score)
                lead = (score - (total - score) / (players - 1)) / 100.0
                out[i, seat] = min(max(lead, -1.0), 1.0)
            else:
                beaten = 0
                for other in range(players):
                    beaten += i64(own > standing(s.player[other]))
                    beaten -= i64(own < standing(s.player[other]))
                out[i, seat] = beaten / (players - 1)
