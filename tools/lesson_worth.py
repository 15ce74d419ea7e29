"""Write what every move of the strategy lessons is worth.

    python -m tools.lesson_worth

solves each prepared position by brute force: every move of both seats to the end of the round,
without pruning. Where the game then goes on, the points are those that the engine expects. The
numbers and how the game goes on stand in ``src/chocolatier/view/lessons/worth.json``; a test
compares them with what this finds.
"""

import json
from pathlib import Path

from chocolatier.bots.analysis.analyse import analyse
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.view import lessons
from chocolatier.view.lessons.strategy import STRATEGY_LESSONS, TRICKS
from chocolatier.view.lessons.tasks import Task

FILE = Path(lessons.__file__).with_name("worth.json")
NODES = 200_000  # far more than the round of any lesson needs

Worth = tuple[float, float, list[str]]
"""The learner's points, the other seat's, and the moves that follow."""


class BruteForce:
    """Finds the best play of two seats to the end of the round."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[tuple[int, ...], list[str]]] = {}

    def play_out(self, game: Game) -> tuple[tuple[int, ...], list[str]]:
        """Return the scores after the best play of both seats, and that play."""
        if game.phase >= Phase.DEAL:
            return game.scores, []
        if game.key not in self._known:
            seat = game.turn
            ends = []
            for move in game.legal_moves:
                scores, line = self.play_out(_after(game, str(move)))
                ends.append((scores, [str(move), *line]))
            self._known[game.key] = max(ends, key=lambda end: end[0][seat] - end[0][1 - seat])
        return self._known[game.key]


def _after(game: Game, move: str) -> Game:
    after = Game.from_states(game.state)
    after.play(move)
    return after


def by_brute_force(game: Game) -> dict[str, Worth]:
    """Return what every move is worth at the end of the round."""
    force, worths = BruteForce(), {}
    for move in map(str, game.legal_moves):
        (mine, other), line = force.play_out(_after(game, move))
        worths[move] = (float(mine), float(other), line)
    return worths


def by_engine(game: Game) -> dict[str, Worth]:
    """Return the points that the engine expects at the end of the game after every move."""
    found = analyse(game, Limits(nodes=NODES), len(game.legal_moves), Searcher())
    return {
        str(thought.move): (
            round(thought.values[0], 1),
            round(thought.values[1], 1),
            [str(move) for move in thought.line[1:]],
        )
        for thought in found.thoughts
    }


def strategy_tasks() -> dict[str, Task]:
    """Return the tasks in which the learner has to find the best move, by scene."""
    tasks = {f"{name}-{t.name}": t for name, those in STRATEGY_LESSONS.items() for t in those}
    return tasks | {f"{name}-{task.name}": task for name, task in TRICKS.items()}


def game_of(task: Task) -> Game:
    """Return the game that a task begins with."""
    assert task.start
    return Game.from_position(Position.parse(task.start))


def worths_of(task: Task) -> dict[str, Worth]:
    """Return what every move of a task is worth, the best first."""
    game = game_of(task)
    worths = by_brute_force(game)
    after = _after(game, task.moves[0])
    for move in worths[task.moves[0]][2]:
        after.play(move)
    if not after.is_over:
        worths = by_engine(game)
    return dict(sorted(worths.items(), key=lambda item: item[1][1] - item[1][0]))


def main() -> None:
    """Write the file."""
    found = {name: worths_of(task) for name, task in strategy_tasks().items()}
    lines = ",\n".join(
        f' "{name}": {{\n'
        + ",\n".join(f'  "{move}": {json.dumps(worth)}' for move, worth in worths.items())
        + "\n }"
        for name, worths in found.items()
    )
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
