"""The compiled entry points. They trust their caller: see ``game.Game`` for the checked door.

Each takes one-element arrays (half a microsecond a call; a bare record would cost three).
"""

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from chocolatier.compiled import compiled, i64
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.dealing import deal as deal_record
from chocolatier.rules.core.dealing import draw as draw_record
from chocolatier.rules.core.dealing import lay as lay_record
from chocolatier.rules.core.dealing import set_up
from chocolatier.rules.core.drafting import perform
from chocolatier.rules.core.ending import agree, ending_after_round
from chocolatier.rules.core.legal import allows, list_actions, random_action
from chocolatier.rules.core.masks import standing
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, SPARE_CATCHES_MARKER
from chocolatier.rules.core.preview import preview_actions
from chocolatier.rules.core.state import (
    DEAL,
    LOG,
    PLAYER,
    PREVIEW,
    STATE,
    Generator,
    States,
    empty_deal,
    empty_log,
    empty_state,
    empty_trail,
)


@compiled
def start(states: States, players: int, options: int, limit: int, first: int) -> None:
    """Set up an empty table that waits for its first deal."""
    set_up(states[0], players, options, limit, first)


@compiled
def draw(states: States, rng: Generator, deals: States) -> None:
    """Draw the next round's deal; the state is not touched."""
    draw_record(states[0], rng, deals[0])


@compiled
def lay(states: States, deals: States) -> None:
    """Lay out a deal."""
    lay_record(states[0], deals[0])


@compiled
def advance(s: np.record, action: int) -> None:
    """Apply a legal action to a record, for compiled callers: they share one copy of the rules."""
    perform(s, action, None)


@compiled
def apply(states: States, action: int) -> None:
    """Apply a legal action."""
    advance(states[0], action)


@compiled
def apply_logged(states: States, action: int, logs: States, trail: States) -> None:
    """Apply a legal action, and append what it does to the log, each state after it to the trail.

    The log goes on from its count: a move of several actions is logged as one.
    """
    perform(states[0], action, (logs, np.empty(1, STATE), trail))


@compiled
def agree_to_end(states: States, logs: States, trail: States) -> None:
    """End and score the game as it stands; the log goes on from its count."""
    agree(states[0], (logs, np.empty(1, STATE), trail))


@compiled
def preview(states: States, out: States) -> int:
    """Write what every legal action would bring into out; return how many there are."""
    log = (np.zeros(1, LOG), np.empty(1, STATE), np.empty(0, STATE))
    return preview_actions(
        states[0],
        np.empty(ACTIONS, np.int16),
        log,
        np.empty(1, STATE),
        np.empty(1, PLAYER),
        np.empty((2, 32), np.int64),
        out,
    )


@compiled
def places(states: States, out: NDArray[np.int64]) -> None:
    """Write the place of every seat, 1 the best; equal seats share a place (R31)."""
    s = states[0]
    for seat in range(i64(s.players)):
        out[seat] = 1
        for other in range(i64(s.players)):
            out[seat] += i64(standing(s.player[other]) > standing(s.player[seat]))


@compiled
def round_ending(states: States) -> int:
    """Return the ending that the core would find if phase B ended here; 0 if the game goes on."""
    return ending_after_round(states[0])


@compiled
def actions(states: States, out: NDArray[np.int16]) -> int:
    """Write the legal actions into out; return how many there are."""
    return list_actions(states[0], out)


@compiled
def is_legal(states: States, action: int) -> bool:
    """Return whether an action is legal now."""
    return allows(states[0], action)


@compiled
def perft(states: States, depth: int) -> int:
    """Return the number of action sequences of this length; a deal or the end cuts one short."""
    stack = np.zeros(depth + 1, STATE)
    lists = np.zeros((depth + 1, ACTIONS), np.int16)
    counts = np.zeros(depth + 1, np.int64)
    stack[0] = states[0]
    counts[0] = list_actions(stack[0], lists[0])
    if depth == 0 or counts[0] == 0:
        return 1
    leaves = 0
    level = 0
    while level >= 0:
        if counts[level] == 0:
            level -= 1
            continue
        counts[level] -= 1
        stack[level + 1] = stack[level]
        s = stack[level + 1]
        advance(s, i64(lists[level, counts[level]]))
        if level + 1 == depth or s.phase == DEALING or s.phase == GAME_OVER:
            leaves += 1
        else:
            level += 1
            counts[level] = list_actions(s, lists[level])
    return leaves


@compiled
def play_out(states: States, rng: Generator, tally: NDArray[np.int64]) -> None:
    """Play uniformly random games from this state until each is over.

    ``tally[0]`` games are played; ``tally[1]`` gets the actions taken, ``tally[2:6]`` the sums
    of the seats' scores, ``tally[6]`` the sum of their squares and ``tally[7:13]`` how the
    games ended.
    """
    scratch = np.zeros(1, STATE)
    s = scratch[0]
    deals = np.zeros(1, DEAL)
    players = i64(states[0].players)
    for _ in range(tally[0]):
        scratch[0] = states[0]
        moves = 0
        while s.phase != GAME_OVER:
            if s.phase == DEALING:
                deal_record(s, rng, deals[0])
            random_action(s, rng)
            moves += 1
        tally[1] += moves
        for seat in range(players):
            score = i64(s.player[seat].score)
            tally[2 + seat] += score
            tally[6] += score * score
        tally[7 + i64(s.ending)] += 1


def compile_steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield name and first call of every entry point; a process of its own may make any of them."""
    deals, logs, trail = empty_deal(), empty_log(), empty_trail()
    rng = np.ones(1, np.uint64)
    out = np.zeros(ACTIONS, np.int16)

    def dealt() -> States:
        states = empty_state()
        start(states, 2, SPARE_CATCHES_MARKER, 100, 0)
        draw(states, rng, deals)
        lay(states, deals)
        return states

    def with_action() -> tuple[States, int]:
        states = dealt()
        actions(states, out)
        return states, int(out[0])

    yield "deal", dealt
    yield "actions", with_action
    yield "is_legal", lambda: is_legal(dealt(), 0)
    yield "apply", lambda: apply(*with_action())
    yield "apply_logged", lambda: apply_logged(*with_action(), logs, trail)
    yield "round_ending", lambda: round_ending(dealt())
    yield "agree_to_end", lambda: agree_to_end(dealt(), logs, trail)
    yield "preview", lambda: preview(dealt(), np.zeros(ACTIONS, PREVIEW))
    yield "places", lambda: places(dealt(), np.zeros(4, np.int64))
    yield "perft", lambda: perft(dealt(), 1)
    yield "play_out", lambda: play_out(dealt(), rng, np.array([1] + [0] * 12))
