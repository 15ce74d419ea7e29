"""The lessons: prepared positions, and the moves that each asks for.

A scene waits for one of the moves that it accepts. What then happens, the other seat's reply
included, is played by the rules when the lessons are first requested. The browser has the words.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import Field

from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.view.frames import Frame, frames_of
from chocolatier.view.lessons.strategy import STRATEGY_LESSONS, TRICKS
from chocolatier.view.lessons.tasks import RULES_LESSONS, Task
from chocolatier.view.options import Options, options_of
from chocolatier.view.position import Model, PositionView, position_view
from chocolatier.view.table_view import SideText

SPOT = (
    r"s\d(-[TBWKRM])?"  # a source (s0 is the centre), or one colour on it
    r"|a\d-\d-[TBWKR]"  # an arrow from a factory to another, for a colour
    r"|[lrc][12]-[1-5]|b[12]-[1-5]-[1-5]|f[12]"  # a seat's line, row, column, cell, floor
    r"|bag|lid"
)
Spot = Annotated[str, Field(pattern=f"^({SPOT})$")]
"""A place on the table that a text names."""


class Worth(Model):
    """The points of both seats at the end if this move is played and both go on well."""

    move: str
    mine: float
    other: float


class AcceptedMove(Model):
    """A move that a scene accepts, and what then happens."""

    move: str
    frames: list[Frame]
    spots: list[Spot]  # where the move is made


class Scene(Model):
    """A position of a lesson; without outcomes there is only text to read."""

    name: str
    position: PositionView
    options: Options | None
    outcomes: list[AcceptedMove]
    lit: list[Spot]
    worths: list[Worth]  # of every move, the best first, where the learner has to find it
    expected: bool  # the points are expected ones: the game goes on


class Lesson(Model):
    """A lesson of the tutorial."""

    name: str
    group: Literal["base", "more", "strategy"]
    side: SideText
    special: bool
    scenes: list[Scene]


LESSONS: dict[str, tuple[Task, ...]] = {
    **RULES_LESSONS,
    **{name: (*RULES_LESSONS[name], trick) for name, trick in TRICKS.items()},
    **STRATEGY_LESSONS,
}


@cache
def _known_worths() -> dict[str, dict[str, tuple[float, float, list[str]]]]:
    """Return, by scene and move, both seats' points and how the game goes on to reach them."""
    text = files("chocolatier.view.lessons").joinpath("worth.json").read_text("utf-8")
    known: dict[str, dict[str, tuple[float, float, list[str]]]] = json.loads(text)
    return known


def _spots_of(move: str) -> list[str]:
    """Return where the learner makes a move: a colour and a line, or a cell."""
    if "@" in move:
        return [f"b1-{move[0]}-{move[2]}"]
    source, colour, line = move[0].replace("C", "0"), move[1], move[2]
    sent = move[3:].partition(">")
    # the neighbours of the share factory of the lessons are the slots before and after it
    arrows = [f"a{source}-{int(source) - 1}-{letter}" for letter in sent[0].lstrip("<")]
    arrows += [f"a{source}-{int(source) + 1}-{letter}" for letter in sent[2]]
    return [f"s{source}-{colour}", "f1" if line == "-" else f"l1-{line}", *arrows]


def _outcome(game: Game, move: str, replies: tuple[str, ...]) -> tuple[AcceptedMove, Game]:
    after = Game.from_states(game.state)
    for step in (move, *replies):
        after.play(step)
    return AcceptedMove(move=move, frames=frames_of(after), spots=_spots_of(move)), after


def _scenes(lesson: str, tasks: tuple[Task, ...]) -> Iterator[Scene]:
    game = Game.waiting()
    for task in tasks:
        if task.start:
            game = Game.from_position(Position.parse(task.start))
        name = f"{lesson}-{task.name}"
        known = _known_worths().get(name, {})
        outcomes, after = [], game
        for move in task.moves:
            outcome, after = _outcome(game, move, tuple(known[move][2]) if known else task.replies)
            outcomes.append(outcome)
        worths = [Worth(move=move, mine=one[0], other=one[1]) for move, one in known.items()]
        yield Scene(
            name=name,
            position=position_view(game.position),
            options=options_of(game) if task.moves else None,
            outcomes=outcomes,
            lit=list(task.lit),
            worths=sorted(worths, key=lambda worth: worth.other - worth.mine),
            expected=bool(known) and not after.is_over,
        )
        game = after


def _group(name: str, side: str, special: bool) -> str:
    if name in STRATEGY_LESSONS:
        return "strategy"
    return "more" if special or side == "free" else "base"


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, played through."""
    made = []
    for name, tasks in LESSONS.items():
        assert tasks[0].start
        rules = Position.parse(tasks[0].start).rules
        side = rules.side.name.lower()
        made.append(
            Lesson.model_validate(
                {
                    "name": name,
                    "group": _group(name, side, rules.special),
                    "side": side,
                    "special": rules.special,
                    "scenes": list(_scenes(name, tasks)),
                }
            )
        )
    return tuple(made)
