"""Training: self-play, learning, and a gate that a new network must pass.

``python -m chocolatier.lab.training.train --out train`` goes through generations for every
number of players and side, from nothing or from the networks of ``--start``. A new network plays
against the best one so far, and replaces it if a sequential test finds it better, or if the test
is still undecided after all games and it has won more than half of them. The gates of odd
generations have special factories. Two generations in a row that do not pass end the training.

Every step leaves a file, and a step whose file exists is skipped: the same command continues where
it was interrupted, even in the middle of a match, or where its ``--minutes`` were over.

train/2-coloured/games/00-0003.npz    self-play of generation 0, a file per chunk
train/2-coloured/00.npz               the network learned after generation 0
train/2-coloured/00.gate.journal      its games against the best so far
train/2-coloured/00.hand.journal      its games against the hand-made value
train/log.jsonl, strength.svg         the steps, and how strong the networks became
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress, track

from chocolatier.bots.bot import Limits
from chocolatier.bots.value.loading import OFF, arrays_of, network_name
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal
from chocolatier.lab.arena.match import MatchResult
from chocolatier.lab.arena.run import PlayedArena, Runner, play_arena
from chocolatier.lab.arena.sprt import Sprt
from chocolatier.lab.arena.stats import Spread, estimate_rate
from chocolatier.lab.arena.summary import win_rates
from chocolatier.lab.pool import load_extra, run_on_ray, run_unordered
from chocolatier.lab.training.games import Games, load_games, save_games
from chocolatier.lab.training.learn import Recipe, learn, write_networks
from chocolatier.lab.training.samples import Samples, join, samples_of, shuffle_colours
from chocolatier.lab.training.selfplay import SelfPlayTask, play_games
from chocolatier.lab.training.strength import LOG, draw_strength, elo, read_log
from chocolatier.rules.core.numbers import Side
from chocolatier.rules.ruleset import Rules

BEST = "network.npz"
REMEMBERED = 3  # generations that are learned from
PATIENCE = 2  # generations in a row that may gain nothing
SHUFFLED = 2  # further versions of a chunk, with its colours exchanged
SPECIAL = 2  # one chunk in two, and one gate, has special factories
NETWORKS = {
    network_name(rules): rules
    for rules in (Rules(players, side) for side in Side for players in (2, 3, 4))
}


class TimeIsUp(Exception):  # noqa: N818 -- not an error: the next run continues
    """Raised between two games or two chunks when the minutes of a run are over."""


@dataclass(frozen=True)
class Plan:
    """What to train and how much; it determines everything except times."""

    out: Path
    generations: int
    games: int  # self-play games of a generation
    chunk: int
    nodes: tuple[int, int]  # of two players' searches
    playouts: tuple[int, int]  # of the trees of three and four players
    inside: int
    trust: float
    gate_games: int
    gate_nodes: int
    hand_games: int  # against the hand-made value, a generation
    recipe: Recipe
    seed: str
    start: Path | None = None  # the first networks to beat; None for the hand-made value


class Trainer:
    """The training of one network: that of a number of players and a side."""

    def __init__(
        self, plan: Plan, rules: Rules, work: Callable[..., Any], until: float = inf
    ) -> None:
        self._plan, self._rules, self._work = plan, rules, work
        self._until = until  # by ``time.monotonic``
        self._name = network_name(rules)
        self._folder = plan.out / self._name
        self._games = self._folder / "games"
        self._games.mkdir(parents=True, exist_ok=True)

    def train(self) -> Path | None:
        """Go through the generations and return the file of the best network, if any.

        Raise TimeIsUp, with every finished step on disk, when there is no time left.
        """
        best, failed = self._plan.start, 0
        for generation in range(self._plan.generations):
            self._self_play(generation, best)
            candidate = self._learn(generation, best)
            if self._passes(generation, candidate, best):
                best, failed = candidate, 0
            else:
                failed += 1
            if failed == PATIENCE:
                break
        return best

    def _check_time(self) -> None:
        if time.monotonic() > self._until:
            raise TimeIsUp

    # --- the steps ------------------------------------------------------------------------

    def _self_play(self, generation: int, best: Path | None) -> None:
        """Play the missing chunks; the log gets each with the seconds since the one before."""
        missing = self._missing(generation, best)
        if not missing:
            return
        began = time.perf_counter()
        with closing(self._work(_play_named, missing.items())) as results:
            title = f"{self._name} {generation}: self-play"
            for name, games in track(results, title, total=len(missing)):
                save_games(self._games / name, games)
                came = time.perf_counter()
                self._log(generation, "self-play", came - began, games=len(games.scores))
                began = came
                self._check_time()

    def _missing(self, generation: int, best: Path | None) -> dict[str, SelfPlayTask]:
        """Return the chunks of a generation that are still to be played, by file name."""
        plan, tree = self._plan, self._rules.players > 2
        missing: dict[str, SelfPlayTask] = {}
        for i in range(-(-plan.games // plan.chunk)):
            path = self._chunk(generation, i)
            if not path.exists():
                missing[path.name] = SelfPlayTask(
                    rules=self._rules_of(i),
                    seed=f"{plan.seed}/{self._name}/{generation}/{i}",
                    games=plan.chunk,
                    nodes=plan.playouts if tree else plan.nodes,
                    inside=plan.inside,
                    network=str(best) if best else OFF,
                    tree=tree,
                )
        return missing

    def _learn(self, generation: int, best: Path | None) -> Path:
        """Learn from the last generations unless that is done; return the file."""
        path = self._folder / f"{generation:02}.npz"
        if path.exists():
            return path
        self._check_time()
        began = time.perf_counter()
        files = [
            file
            for g in range(max(0, generation + 1 - REMEMBERED), generation + 1)
            for file in sorted(self._games.glob(f"{g:02}-*.npz"))
        ]
        samples = join([self._samples(file, best) for file in files])
        start = arrays_of(self._name, str(best)) if best else None
        learned = learn(samples, self._plan.recipe, start)
        write_networks(path, {self._name: learned.arrays})
        seconds = time.perf_counter() - began
        errors = {"hand_error": learned.hand_error, "error": learned.error}
        self._log(generation, "learn", seconds, samples=len(samples.game), **errors)
        return path

    def _samples(self, file: Path, best: Path | None) -> Samples:
        """Return a chunk's samples; on the free side also with the colours exchanged."""
        games, rng = load_games(file), np.random.default_rng(0)
        versions = [games]
        if games.rules.side is Side.FREE:
            versions += [shuffle_colours(games, rng) for _ in range(SHUFFLED)]
        network = str(best) if best else OFF
        return join([samples_of(g, network, self._plan.trust) for g in versions], same=True)

    def _passes(self, generation: int, candidate: Path, best: Path | None) -> bool:
        """Return whether a candidate replaces the best network.

        The test must find it better, or be undecided while it has won more than half. Its strength
        against the hand-made value, with plain factories, is logged too.
        """
        rival, rules = str(best) if best else OFF, self._rules_of(generation)
        games = self._plan.gate_games
        played = self._match(generation, "gate", candidate, rival, rules, games, Sprt(0.5, 0.55))
        assert played.sprt is not None
        passed = played.sprt.verdict == "high" or (
            played.sprt.verdict == "undecided" and played.sprt.sets.mean > 0.5
        )
        if best and self._plan.hand_games:
            self._match(generation, "hand", candidate, OFF, self._rules, self._plan.hand_games)
        return passed

    def _match(
        self,
        generation: int,
        title: str,
        candidate: Path,
        rival: str,
        rules: Rules,
        games: int,
        sprt: Sprt | None = None,
    ) -> PlayedArena:
        """Play what is missing of a match, and log the match unless the log has it."""
        began = time.perf_counter()
        arena = Arena(
            (f"search:network={candidate}", f"search:network={rival}"),
            rules,
            f"{self._plan.seed}/{self._name}/{generation}/{title}",
            Limits(nodes=self._plan.gate_nodes),
        )
        played = self._play(generation, title, arena, games, sprt)
        rate = estimate_rate(Spread.of(win_rates(arena, 0, played.results)))
        assert rate is not None
        figures: dict[str, object] = {
            "games": len(played.results),
            "against": "hand" if rival == OFF else "best",
            "rate": rate.value,
            "low": rate.low,
            "high": rate.high,
            "elo": [elo(r) for r in (rate.value, rate.low, rate.high)],
        }
        if not self._is_logged(generation, title, figures):
            seconds = time.perf_counter() - began
            self._log(generation, title, seconds, rules=str(rules), **figures)
        return played

    def _play(
        self, generation: int, title: str, arena: Arena, most: int, sprt: Sprt | None
    ) -> PlayedArena:
        """Play what is missing of an arena, with its journal and a progress bar."""
        path = self._folder / f"{generation:02}.{title}.journal"
        games = arena.whole_sets(most)
        runner: Runner = self._work
        with _open_journal(path, arena) as journal, Progress() as progress:
            name = f"{self._name} {generation}: {title}"
            # Games that were read back must not count as speed.
            bar = progress.add_task(name, total=games, completed=len(journal.results))

            def show(results: Mapping[int, MatchResult]) -> None:
                progress.update(bar, completed=len(results))
                self._check_time()

            return play_arena(arena, games, journal, runner, show, sprt)

    def _rules_of(self, number: int) -> Rules:
        """Return the rules of the chunk or of the gate with this number."""
        special = number % SPECIAL == SPECIAL - 1
        return Rules(self._rules.players, self._rules.side, special)

    # --- files ----------------------------------------------------------------------------

    def _chunk(self, generation: int, index: int) -> Path:
        return self._games / f"{generation:02}-{index:04}.npz"

    def _is_logged(self, generation: int, step: str, figures: dict[str, object]) -> bool:
        """Return whether the log has this; a match played again may have other figures."""
        entry: dict[str, object] = {
            "network": self._name,
            "generation": generation,
            "step": step,
            **figures,
        }
        return any(entry.items() <= other.items() for other in read_log(self._plan.out))

    def _log(self, generation: int, step: str, seconds: float, **figures: object) -> None:
        entry = {"network": self._name, "generation": generation, "step": step}
        line = json.dumps({**entry, "seconds": round(seconds, 2), **figures})
        with (self._plan.out / LOG).open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        if step != "self-play":  # whose progress bar shows the chunks
            print(line, flush=True)


def _open_journal(path: Path, arena: Arena) -> Journal:
    """Open the journal of a match; raise ChocolatierError, with advice, if it is another's."""
    try:
        return Journal(path, arena.identity())
    except ChocolatierError as error:
        if error.code != "other-arena":
            raise
        raise ChocolatierError(
            error.code,
            f"{path}: since this match began, its {error.details['key']} changed; delete the "
            "file to play the match again",
            **error.details,
        ) from None


def _play_named(item: tuple[str, SelfPlayTask]) -> tuple[str, Games]:
    name, task = item
    return name, play_games(task)


def _worker(options: argparse.Namespace) -> Callable[..., Iterable[Any]]:
    if options.ray is None:
        return partial(run_unordered, jobs=options.jobs)
    return partial(run_on_ray, address=options.ray, jobs=options.jobs)


def main() -> None:
    """Train the networks that were asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("train"), help="the folder of this run")
    parser.add_argument(
        "--networks",
        nargs="+",
        choices=NETWORKS,
        default=list(NETWORKS),
        metavar="NAME",
        help=f"some of {' '.join(NETWORKS)}; default: all",
    )
    parser.add_argument("--generations", type=int, default=20, help="the most of them")
    parser.add_argument("--minutes", type=float, default=inf, help="end this run after them")
    parser.add_argument("--games", type=int, default=40_000, help="self-play per generation")
    parser.add_argument("--chunk", type=int, default=1000, help="games per file")
    parser.add_argument("--nodes", type=int, nargs=2, default=(300, 1200), help="per move of two")
    parser.add_argument(
        "--playouts", type=int, nargs=2, default=(50, 150), help="per move of three and four"
    )
    parser.add_argument(
        "--inside", type=int, default=20, help="percent of the positions inside a round to keep"
    )
    parser.add_argument("--trust", type=float, default=0.7, help="in its own value at round ends")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--gate", type=int, default=400, metavar="GAMES")
    parser.add_argument("--gate-nodes", type=int, default=2000)
    parser.add_argument(
        "--hand", type=int, default=400, metavar="GAMES", help="against the hand-made; 0: none"
    )
    parser.add_argument("--seed", default="0")
    parser.add_argument("--start", type=Path, metavar="FILE", help="networks to begin with")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="work on a Ray cluster that sees --out")
    options = parser.parse_args()
    load_extra("torch", "train")
    plan = Plan(
        out=options.out.resolve(),
        generations=options.generations,
        games=options.games,
        chunk=min(options.chunk, options.games),
        nodes=(options.nodes[0], options.nodes[1]),
        playouts=(options.playouts[0], options.playouts[1]),
        inside=options.inside,
        trust=options.trust,
        gate_games=options.gate,
        gate_nodes=options.gate_nodes,
        hand_games=options.hand,
        recipe=Recipe(epochs=options.epochs),
        seed=options.seed,
        start=options.start and options.start.resolve(),
    )
    rules = {name: rules for name, rules in NETWORKS.items() if name in options.networks}
    try:
        _train_all(plan, rules, _worker(options), time.monotonic() + 60 * options.minutes)
    except TimeIsUp:
        print("The time is up; the same command goes on from here.")


def _train_all(
    plan: Plan, rules: Mapping[str, Rules], work: Callable[..., Any], until: float
) -> None:
    """Train one network after the other, and write the best ones so far."""
    found = {}
    for name, one in rules.items():
        best = Trainer(plan, one, work, until).train()
        if best:
            found[name] = arrays_of(name, str(best))
            write_networks(plan.out / BEST, found)
        draw_strength(plan.out)


if __name__ == "__main__":
    main()
