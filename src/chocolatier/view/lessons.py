"""The tutorial: prepared positions, and the moves that each lesson asks for.

A scene waits for one of the moves that it accepts. What then happens, the other seat's reply
included, is played by the rules when the lessons are first requested. The browser has the words.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from chocolatier.notation.positions import parse_position
from chocolatier.rules.core.numbers import CHOCOLATES_PER_COLOUR, LETTERS
from chocolatier.rules.game import Game
from chocolatier.view.frames import Frame, frames_of
from chocolatier.view.options import Options, options_of
from chocolatier.view.position import Model, PositionView, position_view
from chocolatier.view.table_view import SideText


class Outcome(Model):
    """A move that a scene accepts, and what then happens."""

    move: str
    frames: list[Frame]


class Scene(Model):
    """A position of a lesson; without outcomes there is only text to read."""

    name: str
    position: PositionView
    options: Options | None
    outcomes: list[Outcome]


class Lesson(Model):
    """A lesson of the tutorial."""

    name: str
    side: SideText
    special: bool
    scenes: list[Scene]


BOARD = "0:-/-/-/-/-:5/5/5/5/5:-"
MARKED = "0:-/-/-/-/-:5/5/5/5/5:M"


@dataclass(frozen=True)
class Task:
    """What the learner has to do: play one of ``moves``, which ``replies`` follow.

    Without ``moves`` there is only text to read. Without ``start`` the task begins where the one
    before it ended.
    """

    name: str
    moves: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    start: str | None = None


def _table(
    offer: str,
    mine: str = BOARD,
    other: str = BOARD,
    centre: str = "M",
    rules: str = "2-coloured-plain",
    phase: str = "draft",
    seats: str = "1.1.1",
) -> str:
    """Return a position whose bag holds what is not on the table."""
    lying = "".join(part.split("+")[0] for part in offer.split("/")) + centre
    for board in (mine, other):
        lying += "".join(board.split(":")[1:])
    bag = ".".join(str(CHOCOLATES_PER_COLOUR - lying.count(letter)) for letter in LETTERS)
    return f"{rules} 2 {phase} {seats} {centre} {offer} {bag} 0.0.0.0.0 {mine} {other}"


_SPECIAL = "2-coloured-special"

LESSONS: dict[str, tuple[Task, ...]] = {
    "taking": (
        Task("factory", ("4R3",), ("2W2",), _table("TTBR/WWKR/BBKK/TRRR/BWWK")),
        Task("centre", ("CK1",), ("3B4",)),
        Task("marker"),
    ),
    "lines": (
        Task(
            "fit",
            ("1W3", "1W4", "1W5"),
            (),
            _table("TWWW/BKKR/BBTR/TTKR/BBKK", "4:-/W/-/-/-:5/5/5/5/5:-"),
        ),
        Task(
            "surplus",
            ("2T2",),
            (),
            _table("-/TTTB/-/-/-", "4:-/-/WWW/KK/R:T4/5/2T2/5/5:-", MARKED, "KKR", seats="1.2.2"),
        ),
        Task(
            "floor",
            ("CK-",),
            (),
            _table("-/-/-/-/-", "9:B/T/WWW/-/R:2WK1/5/5/1K3/5:-", MARKED, "KK", seats="1.2.2"),
        ),
    ),
    "boxing": (
        Task(
            "first",
            ("5B2",),
            (),
            _table("-/-/-/-/B", "3:W/B/K/-/-:5/5/5/5/5:M", "5:-/-/-/-/-:T4/5/5/5/5:-", "-"),
        ),
        Task(
            "runs",
            ("2B3",),
            ("CT1",),
            _table(
                "-/BT/-/-/-",
                "11:-/-/BB/-/-:5/3W1/1RT1W/3T1/5:-",
                "9:-/-/-/-/-:1B3/5/5/5/5:M",
                "-",
                seats="1.1.2",
            ),
        ),
        Task(
            "cost",
            ("CK-",),
            (),
            _table("-/-/-/-/-", "20:R/-/-/-/-:3K1/5/5/5/5:MTB", BOARD, "KK", seats="1.2.1"),
        ),
    ),
    "end": (
        Task(
            "row",
            ("3W2",),
            (),
            _table(
                "-/-/W/-/-",
                "38:-/W/-/-/-:TB3/RTB1K/KRT2/WK1T1/B3T:-",
                "31:-/-/R/-/-:T4/1TB2/2T2/3T1/5:-",
            ),
        ),
        Task("bonuses"),
    ),
    "free": (
        Task(
            "column",
            ("1T1",),
            (),
            _table(
                "T/-/-/-/-",
                "6:-/-/-/-/-:2B2/1T3/5/5/5:-",
                rules="2-free-plain",
            ),
        ),
        Task("choose", ("1@4",)),
        Task(
            "forced",
            ("2W2",),
            (),
            _table(
                "-/W/-/-/-",
                "14:-/W/-/-/-:5/1T1KR/5/5/W4:-",
                rules="2-free-plain",
            ),
        ),
    ),
    "extra": (
        Task(
            "five",
            ("2R4",),
            ("1T2",),
            _table("TTBW/BRRRK+extra/TWKK/BBWR+magnetT/TTKW", rules=_SPECIAL),
        ),
    ),
    "magnet": (
        Task(
            "pulled",
            ("3T4",),
            ("1B1",),
            _table("BWKR/BKW/BTTTT+magnetT/WKK/WRRB+keep", rules=_SPECIAL),
        ),
    ),
    "keep": (
        Task(
            "first",
            ("3T2",),
            ("1W1",),
            _table("WBKR/TTKK/TTBK+keep/WWRR/BBKR+magnetK", rules=_SPECIAL),
        ),
        Task("again", ("3B1", "3K1")),
    ),
    "share": (
        Task(
            "send",
            ("2B2<K>W", "2B3<K>W", "2B4<K>W", "2B5<K>W", "2B1<K>W"),
            (),
            _table("TTRR/BBWK+share/WWWT/KKRR/TBKR+extra", rules=_SPECIAL),
        ),
    ),
    "spare": (
        Task(
            "take",
            ("4R2",),
            ("1T2",),
            _table("TTBK/WWKB/BBKT/RRRB+spare/TWWK+magnetT", rules=_SPECIAL),
        ),
        Task("caught"),
    ),
}


def _scenes(lesson: str, tasks: tuple[Task, ...]) -> Iterator[Scene]:
    game = Game.waiting()
    for task in tasks:
        if task.start:
            game = Game.from_position(parse_position(task.start))
        outcomes = []
        after = game
        for move in task.moves:
            after = Game.from_states(game.state)
            for step in (move, *task.replies):
                after.play(step)
            outcomes.append(Outcome(move=move, frames=frames_of(after)))
        yield Scene(
            name=f"{lesson}-{task.name}",
            position=position_view(game.position),
            options=options_of(game) if task.moves else None,
            outcomes=outcomes,
        )
        game = after


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, played through."""
    made = []
    for name, tasks in LESSONS.items():
        assert tasks[0].start
        rules = parse_position(tasks[0].start).rules
        made.append(
            Lesson.model_validate(
                {
                    "name": name,
                    "side": rules.side.name.lower(),
                    "special": rules.special,
                    "scenes": list(_scenes(name, tasks)),
                }
            )
        )
    return tuple(made)
