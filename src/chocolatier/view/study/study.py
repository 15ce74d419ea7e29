"""A position to be studied: where it comes from, what is played on from it, and what is seen then.

Nothing is kept between two requests: each says where to begin and every step since.
"""

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.errors import ChocolatierError, DealError
from chocolatier.notation.links import write_link
from chocolatier.notation.record_lines import (
    DealLine,
    Letters,
    MoveLine,
    SeatNumber,
    Slot,
    entry_line,
)
from chocolatier.rules.alphabet import FACE_OF, FaceText, Letter
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.deal import Deal, draw_deal, read_deal
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.view.frames import Frame, begins_step, frames_of
from chocolatier.view.guest import rules_view
from chocolatier.view.http import Record
from chocolatier.view.options import Options, options_of
from chocolatier.view.position import Model, PositionText, PositionView, position_view
from chocolatier.view.study.reviews import Digest
from chocolatier.view.table_view import RulesView, TableId

MOST_STEPS = 600
EndingText: TypeAlias = Literal["row", "dead", "empty", "limit", "agreement"]
_START = re.compile(r"start\s+(\S+)\s+seed\s+(\S+)")


class MoveStep(Model):
    """Play a move."""

    type: Literal["move"] = "move"
    move: Annotated[str, Field(max_length=20)]


class DrawStep(Model):
    """Let a seed draw the deal that is due: the same seed always draws the same."""

    type: Literal["draw"] = "draw"
    seed: Annotated[str, Field(min_length=1, max_length=64)]


class DealStep(Model):
    """Lay out this deal: what each factory got before extra and magnets, faces, extra's letter."""

    type: Literal["deal"] = "deal"
    laid: Annotated[list[Letters], Field(max_length=9)]
    gold: dict[Slot, FaceText] | None = None
    extra: Letter | None = None


Step: TypeAlias = Annotated[MoveStep | DrawStep | DealStep, Field(discriminator="type")]


class StudyWish(Model):
    """What to study: exactly one of ``start``, ``record``, ``review`` and ``table``.

    Of a game, ``entry`` says how many entries of its story have happened: its first frames.
    """

    start: PositionText | None = None  # or ``start RULES seed SEED``
    record: Record | None = None
    review: Digest | None = None
    table: TableId | None = None
    entry: Annotated[int, Field(ge=0, le=100_000)] | None = None  # None: all
    steps: Annotated[list[Step], Field(default_factory=list, max_length=MOST_STEPS)]
    all_frames: bool = False  # of every step, not only of the last one


class StudyView(Model):
    """A position after some steps, and everything that is needed to play on from it."""

    rules: RulesView
    text: str  # the position as text
    link: str  # and as a link has it
    begin: str  # the position before the first step, as text
    seats: list[str]  # the names of the players, if they are known
    position: PositionView
    frames: list[Frame]  # of the last step, or of all
    options: Options | None
    waits: Literal["move", "deal"] | None  # None when the game is over
    ending: EndingText | None  # how it ended
    places: list[SeatNumber] | None  # of every seat when it is over
    rest: list[Step]  # of a game, if no steps were taken: how it went on from here


def start_game(text: str) -> Game:
    """Return the game that a text begins; raise ChocolatierError if it is unreadable."""
    if match := _START.fullmatch(text.strip()):
        return Game(Rules.parse(match[1]), match[2])
    if text.split()[:1] == ["start"]:
        raise ChocolatierError(
            "start-text", "write: start RULES seed SEED", example="start 2-coloured-plain seed 7"
        )
    return Game.from_position(Position.parse(text))


def game_at(game: Game, entry: int | None) -> Game:
    """Return a new game from where another one was after so many entries.

    In the middle of what a move brought, that is where the move is over.
    """
    entries = list(game.replay())
    if entry is None or entry >= len(entries):
        return Game.from_states(game.state)
    entry = _settled(game, entry)
    return Game.from_position(entries[entry - 1][1] if entry else game.opening)


def rest_of(game: Game, entry: int | None) -> list[Step]:
    """Return the moves and deals that followed in a game after so many entries."""
    if entry is None or entry >= game.length:
        return []
    steps: list[Step] = []
    for happened in game.history[_settled(game, entry) :]:
        match entry_line(happened):
            case MoveLine(move=move):
                steps.append(MoveStep(move=move))
            case DealLine(laid=laid, gold=gold, extra=extra):
                steps.append(DealStep(laid=laid, gold=gold, extra=extra))
    return steps[:MOST_STEPS]


def _settled(game: Game, entry: int) -> int:
    """Return where everything is over that the step before an entry brought."""
    history = game.history
    while entry < len(history) and not begins_step(history[entry]):
        entry += 1
    return entry


def take_steps(game: Game, steps: list[Step]) -> int:
    """Take the steps, and return how long the history was before the last one.

    Raise ChocolatierError with the number of the ``step`` that is not possible.
    """
    before = game.length
    for number, step in enumerate(steps, 1):
        before = game.length
        try:
            _take(game, step)
        except ChocolatierError as error:
            error.details.update(step=number, of=len(steps))
            if isinstance(step, MoveStep):
                error.details["move"] = step.move
            raise
    return before


def _take(game: Game, step: Step) -> None:
    match step:
        case MoveStep(move=move):
            game.play(move)
        case DrawStep(seed=seed):
            if game.phase is not Phase.DEAL:
                raise DealError("deal-not-due", "the game does not wait for a deal (R25)")
            game.deal(read_deal(draw_deal(game.state, seed), game.rules.factories))
        case DealStep(laid=laid, gold=gold, extra=extra):
            faces = {int(slot): FACE_OF[face] for slot, face in (gold or {}).items()}
            game.deal(Deal(tuple(laid), faces, extra))


def study_view(
    game: Game, wish: StudyWish, seats: list[str], rest: list[Step] | None = None
) -> StudyView:
    """Return what is seen after the steps of a wish; the game is played on.

    ``rest`` is how it went on where it comes from.

    Raise ChocolatierError for a step that is not possible.
    """
    begin = str(game.position)
    start = game.length
    last = take_steps(game, wish.steps)
    since = start if wish.all_frames else last
    waits: Literal["move", "deal"] | None = "deal" if game.phase is Phase.DEAL else "move"
    return StudyView.model_construct(
        rules=rules_view(game.rules),
        text=str(game.position),
        link=write_link(game.position),
        begin=begin,
        seats=seats,
        position=position_view(game.position),
        frames=frames_of(game, since) if wish.steps else [],
        options=options_of(game),
        waits=None if game.is_over else waits,
        ending=game.ending.name.lower() if game.is_over else None,
        places=list(game.ranking) if game.is_over else None,
        rest=rest or [],
    )
