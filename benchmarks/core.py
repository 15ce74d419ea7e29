"""Measure the core: against C in the same run, for every rule set, and from Python.

``make bench`` runs this. It asserts nothing about time, only that the core and ``random_games.c``
play the same games.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from chocolatier.lab.speed import SEED_WORD, Speed, measure
from chocolatier.rules.core import calls
from chocolatier.rules.core.state import STATE, States, empty_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS, Rules

SOURCE = Path(__file__).with_name("random_games.c")
COMPILERS = ("cc", "gcc", "clang")
FLAGS = (("-O3", "-march=native"), ("-O3",))  # not every compiler knows -march=native
BASE = Rules()
GAMES = 100_000
REPEATS = 7
REPLAYS = 50


@dataclass(frozen=True)
class Totals:
    """The totals of the games of one run; equal games have equal totals."""

    games: int
    actions: int
    score_0: int
    score_1: int
    squares: int


@dataclass(frozen=True)
class AgainstC:
    """The core and C on the same games; the ratio is the core's speed in units of C's."""

    compiler: str
    totals: Totals
    c_games_per_second: float
    core_games_per_second: float
    ratio: float


@dataclass(frozen=True)
class Doors:
    """Microseconds per call from Python, averaged over the moves of one random game."""

    apply_action: float
    apply_move: float
    play_move: float


# --- against C ------------------------------------------------------------------------


def compile_c(program: Path) -> str | None:
    """Compile the C games; return the command that did it, or None."""
    for compiler in filter(shutil.which, COMPILERS):
        for flags in FLAGS:
            command = [compiler, *flags, "-o", str(program), str(SOURCE)]
            if subprocess.run(command, capture_output=True).returncode == 0:
                return " ".join([compiler, *flags])
    return None


def run_c(program: Path) -> tuple[Totals, float]:
    """Play the games in C; return the totals and the CPU seconds."""
    command = [str(program), str(GAMES), str(SEED_WORD), "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr.strip() or f"{SOURCE.name} failed with code {done.returncode}")
    figures = json.loads(done.stdout)
    seconds = float(figures.pop("seconds"))
    return Totals(**figures), seconds


def run_core() -> tuple[Totals, float]:
    """Play the same games in the core; return the totals and the CPU seconds."""
    states = empty_state()
    calls.start(states, BASE.players, BASE.options, BASE.round_limit, 0)
    generator = np.array([SEED_WORD], np.uint64)
    tally = np.zeros(13, np.int64)
    tally[0] = GAMES
    began = time.thread_time()
    calls.play_out(states, generator, tally)
    seconds = time.thread_time() - began
    games, actions, score_0, score_1, _, _, squares = tally[:7].tolist()
    return Totals(games, actions, score_0, score_1, squares), seconds


def against_c() -> AgainstC | None:
    """Return both speeds, timed in turn, because the machine may slow down; None without C."""
    best_c = best_core = float("inf")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "random_games"
        compiler = compile_c(program)
        if compiler is None:
            return None
        for _ in range(REPEATS):
            totals_c, seconds = run_c(program)
            best_c = min(best_c, seconds)
            totals, seconds = run_core()
            best_core = min(best_core, seconds)
            if totals != totals_c:
                sys.exit(f"Core and C played different games:\n  core {totals}\n  C    {totals_c}")
    return AgainstC(compiler, totals, GAMES / best_c, GAMES / best_core, best_c / best_core)


def show_against_c(console: Console, figures: AgainstC | None) -> None:
    """Print both speeds and their ratio."""
    if figures is None:
        console.print(f"No C to compare with: none of {', '.join(COMPILERS)} is here and compiles.")
        return
    console.print(
        f"{BASE}, {GAMES:,} random games, equal totals in both ({figures.totals.actions:,} moves)"
    )
    console.print(f"  C     {figures.c_games_per_second:>9,.0f} games/s  ({figures.compiler})")
    console.print(f"  core  {figures.core_games_per_second:>9,.0f} games/s")
    console.print(f"  ratio {figures.ratio:>9.2f}")


# --- every rule set -------------------------------------------------------------------


def per_move(speed: Speed, speeds: dict[str, Speed]) -> float:
    """Return the speed per move in units of the base game's."""
    return speed.moves_per_second / speeds[str(BASE)].moves_per_second


def rule_set_table(speeds: dict[str, Speed]) -> Table:
    """Return a row for every rule set."""
    table = Table("rule set", title="Random games, one core")
    for heading in ("games/s", "moves/s", "per move, base = 1"):
        table.add_column(heading, justify="right")
    for name, speed in speeds.items():
        table.add_row(
            name,
            f"{speed.games_per_second:,.0f}",
            f"{speed.moves_per_second:,.0f}",
            f"{per_move(speed, speeds):.2f}",
        )
    return table


# --- from Python ----------------------------------------------------------------------


def random_game() -> list[tuple[States, Move]]:
    """Return the moves of a random base game, each with the state before it."""
    chance = random.Random(1)
    game = Game(BASE, seed=1, first=0)
    played = []
    while not game.is_over:
        move = chance.choice(game.legal_moves)
        played.append((game.state.copy(), move))
        game.play(move)
    return played


def apply_actions(steps: Sequence[tuple[States, int]]) -> None:
    """Apply one action to each state."""
    for states, action in steps:
        calls.apply(states, action)


def apply_moves(steps: Sequence[tuple[States, Move]]) -> None:
    """Apply all actions of one move to each state."""
    for states, move in steps:
        for action in move.actions:
            calls.apply(states, action)


def play_moves(game: Game, moves: Sequence[Move]) -> None:
    """Play moves through the checked door."""
    for move in moves:
        game.play(move)


def microseconds(prepare: Callable[[], Callable[[], None]], calls: int) -> float:
    """Return the best time per call; what ``prepare`` does is not timed."""
    best = float("inf")
    for _ in range(REPLAYS):
        replay = prepare()
        began = time.thread_time()
        replay()
        best = min(best, time.thread_time() - began)
    return best / calls * 1e6


def time_doors() -> Doors:
    """Time a recorded game through the trusting door and the checked one, which also deals."""
    played = random_game()
    moves = [move for _, move in played]

    def by_action() -> Callable[[], None]:
        steps = [(states.copy(), move.actions[0]) for states, move in played]
        return lambda: apply_actions(steps)

    def by_move() -> Callable[[], None]:
        steps = [(states.copy(), move) for states, move in played]
        return lambda: apply_moves(steps)

    def checked() -> Callable[[], None]:
        game = Game(BASE, seed=1, first=0)
        return lambda: play_moves(game, moves)

    return Doors(*(microseconds(prepare, len(moves)) for prepare in (by_action, by_move, checked)))


def show_doors(console: Console, doors: Doors) -> None:
    """Print the time per move through each door."""
    console.print(f"State: {STATE.itemsize} bytes. Microseconds per move from Python:")
    console.print(f"  calls.apply, action number     {doors.apply_action:>7.2f}")
    console.print(f"  calls.apply, Move object       {doors.apply_move:>7.2f}")
    console.print(f"  Game.play, Move object, deals {doors.play_move:>7.2f}")


# --- all of it ------------------------------------------------------------------------


def parse_arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    return parser.parse_args()


def main() -> None:
    """Measure everything and print it."""
    options = parse_arguments()
    console = Console(highlight=False)
    comparison = against_c()
    show_against_c(console, comparison)
    with console.status("every rule set ..."):
        speeds = {str(rules): measure(rules) for rules in RULE_SETS}
    console.print(rule_set_table(speeds))
    doors = time_doors()
    show_doors(console, doors)
    if options.json:
        figures = {
            "against_c": comparison and asdict(comparison),
            "rule_sets": {
                name: {**asdict(speed), "per_move": per_move(speed, speeds)}
                for name, speed in speeds.items()
            },
            "state_bytes": STATE.itemsize,
            "microseconds": asdict(doors),
        }
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
