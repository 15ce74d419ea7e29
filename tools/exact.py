"""Compare the search with brute force: every action to the end of the round, without pruning.

    python -m tools.exact [--positions 500]

takes random late positions of every rule set, each with at most 3 to 8 actions left in its round.
A position with too many states for brute force is played on until it has fewer; the table shows
how many actions were left in the positions that were compared.
"""

import argparse
import random
from collections import Counter
from functools import lru_cache

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from chocolatier.bots.bot import Limits
from chocolatier.bots.search import alphabeta as ab
from chocolatier.bots.search.control import new_control
from chocolatier.bots.search.runs import MaxnRun
from chocolatier.bots.search.searcher import colours_apart
from chocolatier.bots.search.transposition import EXACT, hash_state, new_table, slot_of
from chocolatier.bots.value.chances import pursue
from chocolatier.bots.value.judge import Evaluation, judge, values_of
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.bots.value.scratch import new_scratch
from chocolatier.compiled import compiled, i64
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import COLOURS, DEALING, FREE, WIDE, Face, Phase
from chocolatier.rules.core.state import STATE, States, copy_state, empty_deal, empty_state
from chocolatier.rules.ruleset import RULE_SETS, Rules

FEWEST_ACTIONS, MOST_ACTIONS = 3, 8
MOST_MAXN_ACTIONS = 4  # few enough for plain Python
MAXN_EVERY = 5
MOST_STATES = 1_000_000
TOO_MANY = 1 << 40
DEEPEST = 64


@compiled
def solve(states: States, root: int, worth: Evaluation, memory: np.ndarray, most: int) -> int:
    """Return what the root gets if it and its opponents play best to the end of the round.

    Return TOO_MANY if that takes more than ``most`` states.
    """
    stack = np.zeros(DEEPEST, STATE)
    words = stack.view(np.uint64).reshape(len(stack), -1)
    lists = np.zeros((DEEPEST, ACTIONS), np.int16)
    counts, best = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    keys = np.zeros(DEEPEST, np.uint64)
    scratch, values = new_scratch(), np.zeros(4, np.int64)
    players = i64(states[0].players)
    stack[0] = states[0]
    level = result = seen = 0
    fresh = True
    while level >= 0:
        s = stack[level]
        mine = i64(s.turn) == root
        if fresh:
            seen += 1
            if seen > most:
                return TOO_MANY
            if s.phase >= DEALING:
                kind = judge(s, worth, scratch, values)
                others = values[:players].sum() - values[root]
                result = values[root] - others * 100 // (100 * (players - 1))
                if len(worth.goal):
                    result = pursue(worth.goal, kind, result)
                level, fresh = level - 1, False
                continue
            keys[level] = hash_state(words[level], players, root)
            known = memory[slot_of(keys[level], memory)]
            if known.key == keys[level] and known.bound == EXACT:
                result = i64(known.value)
                level, fresh = level - 1, False
                continue
            counts[level] = list_actions(s, lists[level])
            best[level] = -ab.INFINITE if mine else ab.INFINITE
        else:
            best[level] = max(best[level], result) if mine else min(best[level], result)
        if counts[level] == 0:
            known = memory[slot_of(keys[level], memory)]
            known.key, known.value, known.bound = keys[level], best[level], EXACT
            result = best[level]
            level, fresh = level - 1, False
            continue
        counts[level] -= 1
        stack[level + 1] = s
        calls.advance(stack[level + 1], i64(lists[level, counts[level]]))
        level, fresh = level + 1, True
    return result


def actions_left(states: States) -> int:
    """Return how many actions the round can last: picks, sendings (R42), and columns (R33)."""
    picks, shared = colours_apart(states), int(states["where"][0][Face.SHARE])
    present = int(states["present"][0])
    apart = sum(present >> WIDE * c + shared & 1 for c in range(COLOURS)) if shared else 0
    sendings = max(0, apart - 1)
    if not int(states["options"][0]) & FREE:
        return picks + sendings
    full: int = sum(mask.bit_count() for mask in states["player"]["full"][0].tolist())
    return 2 * picks + sendings + full


def play_on(states: States, rng: random.Random) -> None:
    """Take a random action."""
    out = np.zeros(ACTIONS, np.int16)
    calls.apply(states, int(out[rng.randrange(calls.actions(states, out))]))


def late_position(rules: Rules, rng: random.Random, most: int) -> States:
    """Return a random position with at most ``most`` actions left in its round."""
    states, deals = empty_state(), empty_deal()
    words = np.array([rng.getrandbits(64) | 1], np.uint64)
    calls.start(states, rules.players, rules.options, rules.round_limit, 0)
    rounds = rng.randint(1, 6)
    while True:
        phase = int(states["phase"][0])
        if phase == Phase.OVER:
            return late_position(rules, rng, most)
        if phase == Phase.DEAL:
            calls.draw(states, words, deals)
            calls.lay(states, deals)
            continue
        late = int(states["rounds"][0]) >= rounds and actions_left(states) <= most
        if late and phase == Phase.DRAFT:
            return states
        play_on(states, rng)


def search_value(rules: Rules, states: States, root: int) -> tuple[int, bool]:
    """Return what the search finds with enough time, and whether it solved the round."""
    control = new_control(root=root)
    line = np.zeros(ab.LONGEST_LINE, np.int16)
    ab.deepen(states, new_table(16), evaluation_of(rules), control, line)
    return int(control["value"][0]), bool(control["solved"][0])


Known = dict[bytes, tuple[int, ...]]


def best_for_each(states: States, worth: Evaluation, known: Known) -> tuple[int, ...]:
    """Return every seat's value if each takes what is best for its own lead, by recursion."""
    players = int(states["players"][0])
    if int(states["phase"][0]) >= Phase.DEAL:
        values = np.zeros(4, np.int64)
        values_of(states, worth, values)
        return tuple(values[:players].tolist())
    key = states.tobytes()
    if key not in known:
        seat = int(states["turn"][0])
        out = np.zeros(ACTIONS, np.int16)
        found = []
        for action in sorted(out[: calls.actions(states, out)].tolist()):
            child = copy_state(states)
            calls.apply(child, action)
            found.append(best_for_each(child, worth, known))
        known[key] = max(found, key=lambda values: players * values[seat] - sum(values))
    return known[key]


def compare_maxn(rules: Rules, seed: str, most: int) -> int:
    """Assert that max-n and recursion agree on a random position; return its actions left."""
    states = late_position(rules, random.Random(seed), most)
    run = MaxnRun(states, Limits(), evaluation_of(rules))
    run.work(0)
    values = tuple(run.values[: rules.players].tolist())
    assert run.solved
    assert values == best_for_each(states, evaluation_of(rules), {}), seed
    return actions_left(states)


@lru_cache(maxsize=1)
def memory_of(rules: Rules) -> np.ndarray:  # noqa: ARG001
    """Return a memory for all positions of these rules, whose values do not change."""
    return new_table(21)


def compare(rules: Rules, seed: str, most: int) -> int:
    """Assert that search and brute force agree on a random position; return its actions left."""
    rng = random.Random(seed)
    states = late_position(rules, rng, most)
    while True:
        root = int(states["turn"][0])
        expected = solve(states, root, evaluation_of(rules), memory_of(rules), MOST_STATES)
        if expected != TOO_MANY:
            break
        play_on(states, rng)
    assert search_value(rules, states, root) == (expected, True), seed
    return actions_left(states)


def main() -> None:
    """Compare all positions and print how many actions were left in them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--actions", type=int, default=MOST_ACTIONS)
    parser.add_argument("--rules", nargs="+", default=[str(rules) for rules in RULE_SETS])
    options = parser.parse_args()
    table = Table("actions left", box=None)
    for number in range(1, options.actions + 1):
        table.add_column(str(number), justify="right")
    for rules in map(Rules.parse, options.rules):
        left: Counter[int] = Counter()
        for index in track(range(options.positions), str(rules)):
            most = options.actions - index % (options.actions - FEWEST_ACTIONS + 1)
            left[compare(rules, f"{rules}/{index}", most)] += 1
            if rules.players > 2 and index % MAXN_EVERY == 0:
                compare_maxn(rules, f"{rules}/{index}", min(MOST_MAXN_ACTIONS, most))
        table.add_row(str(rules), *(str(left[n]) for n in range(1, options.actions + 1)))
    Console().print(table)
    print(f"{options.positions} positions of each rule set: search and brute force agree")


if __name__ == "__main__":
    main()
