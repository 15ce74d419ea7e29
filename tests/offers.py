"""What a seat may do, read from the JSON of ``view.options`` as a client reads it."""

from dataclasses import dataclass
from typing import Any

from chocolatier.view.picks import COMPLETE_MARK, DEAD_MARK, MARKER_MARK

Json = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """A line for a pick (0: the floor), and what would happen."""

    line: int
    move: str
    placed: int
    completes: bool
    fell: str
    lid: int
    caught: str | None
    gain: int
    loss: int
    dead: bool


@dataclass(frozen=True)
class Pick:
    """A colour that can be taken from a source."""

    source: int
    colour: str
    targets: list[Target]
    count: int
    marker: bool = False
    spare: bool = False
    centre: str = ""
    keeps: str = ""
    shares: str = ""
    left: int | None = None
    right: int | None = None


@dataclass(frozen=True)
class Column:
    """A column for the topmost full line."""

    row: int
    column: int
    colour: str
    move: str
    points: int
    kills: list[int]


@dataclass(frozen=True)
class Options:
    """Everything the seat to move may do."""

    seat: int
    picks: list[Pick]
    columns: list[Column]


def _target(source: int, colour: str, row: list[int]) -> Target:
    line, placed, gain, loss, fell, lid, marks, caught = row + [0] * (8 - len(row))
    return Target(
        line=line,
        move=f"{source or 'C'}{colour}{line or '-'}",
        placed=placed,
        completes=bool(marks & COMPLETE_MARK),
        fell="M" * bool(marks & MARKER_MARK) + colour * fell,
        lid=lid,
        caught="TBWKRM"[caught - 1] if caught else None,
        gain=gain,
        loss=loss,
        dead=bool(marks & DEAD_MARK),
    )


def _pick(pick: Json) -> Pick:
    source, colour = pick["source"], pick["colour"]
    targets = [_target(source, colour, row) for row in pick["targets"]]
    return Pick(**{**pick, "targets": targets})


def read_options(options: Json) -> Options:
    """Return the options in a view's JSON."""
    columns = [Column(**column) for column in options["columns"]]
    return Options(options["seat"], [_pick(pick) for pick in options["picks"]], columns)


def _sent(pick: Pick) -> str:
    return pick.shares and ">" + "".join(sorted(set(pick.shares), key="TBWKR".index))


def moves_of(options: Json) -> list[str]:
    """Return every move that is offered, with all leftovers of a share factory sent right."""
    read = read_options(options)
    drafts = [target.move + _sent(pick) for pick in read.picks for target in pick.targets]
    return drafts + [column.move for column in read.columns]
