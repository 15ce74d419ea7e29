"""What a guest sees of a table: views, summaries, results, the lines of its log, its record."""

from collections.abc import Collection
from dataclasses import dataclass

from chocolatier.notation.records import write_record
from chocolatier.rules.events import Bonuses
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.table import events
from chocolatier.table.events import Event
from chocolatier.table.state import Question, Table
from chocolatier.view import wire
from chocolatier.view.options import Options, options_of
from chocolatier.view.position import PositionView, position_view


@dataclass(frozen=True)
class Picture:
    """What all guests see alike, made once for each version of a table."""

    position: PositionView | None
    options: Options | None
    result: wire.Result | None


def picture_of(table: Table, position: PositionView | None = None) -> Picture:
    """The picture; options only when a person is to move. ``position`` if it is known already."""
    if table.game is None:
        return Picture(None, None, None)
    by_person = table.turn is not None and table.thinker is None
    return Picture(
        position or position_view(table.game.position),
        options_of(table.game) if by_person else None,
        result_of(table.game) if table.status == "over" else None,
    )


def view_of(
    table: Table,
    picture: Picture,
    mine: Collection[int] = (),
    here: Collection[int] = (),
    now: float = 0.0,
) -> wire.TableView:
    """The table for a guest who holds the seats ``mine``; holders of ``here`` are connected."""
    return own_view(spectator_view(table, picture, here, now), table, picture, mine)


def spectator_view(
    table: Table, picture: Picture, here: Collection[int], now: float
) -> wire.TableView:
    """The table for somebody without a seat."""
    thinker = table.thinker
    return wire.TableView(
        table=table.id,
        version=table.version,
        status=table.status,
        rules=table.rules,
        clock=table.created.clock,
        seats=[seat_view(table, seat, here, now) for seat in range(len(table.seats))],
        invite=None,
        commitment=None if table.status == "waiting" else table.commitment,
        position=picture.position,
        options=None,
        thinking=None if thinker is None else thinker.seat + 1,
        undo=False,
        asks=[_ask(table, question, ()) for question in table.questions.values()],
        result=picture.result,
        rematch=table.rematch,
        told=table.story_length(),
    )


def own_view(
    view: wire.TableView, table: Table, picture: Picture, mine: Collection[int]
) -> wire.TableView:
    """A spectator's view with what the holder of the seats ``mine`` sees more."""
    if not mine:
        return view
    more = {
        "seats": [
            seat.model_copy(update={"mine": True}) if seat.seat - 1 in mine else seat
            for seat in view.seats
        ],
        "invite": table.invite if table.status == "waiting" else None,
        "options": picture.options if table.turn in mine else None,
        "undo": _may_undo(table, mine),
        "asks": [_ask(table, question, mine) for question in table.questions.values()],
    }
    return view.model_copy(update=more)


def seat_view(table: Table, seat: int, here: Collection[int], now: float) -> wire.SeatView:
    """Who sits at a seat."""
    state = table.seats[seat]
    running = table.turn == seat and table.thinker is None
    return wire.SeatView(
        seat=seat + 1,
        kind=state.kind,
        name=state.name,
        level=state.level,
        stand_in=state.stand_in,
        lost=state.lost,
        here=seat in here,
        mine=False,
        left=table.clocks.left(seat, now, running) if state.kind == "person" else None,
    )


def _may_undo(table: Table, mine: Collection[int]) -> bool:
    return "undo" not in table.questions and any(
        table.seats[seat].decides and table.undoable(seat) for seat in mine
    )


def _ask(table: Table, question: Question, mine: Collection[int]) -> wire.Ask:
    waiting = table.waiting_for(question)
    return wire.Ask(
        kind=question.kind,
        seat=question.seat + 1,
        agreed=[seat + 1 for seat in sorted(question.agreed)],
        waiting=[seat + 1 for seat in waiting],
        mine=any(seat in mine for seat in waiting),
    )


def result_of(game: Game, seed: str | None = None) -> wire.Result:
    """How a game that is over ended; the seed is the game's own, if not given."""
    rounds = game.rounds
    bonuses = {e.seat: e for r in rounds for e in r.events if isinstance(e, Bonuses)}
    seats = []
    for seat, (total, place) in enumerate(zip(game.scores, game.ranking, strict=True)):
        parts = [one.scores[seat] for one in rounds]
        bonus = bonuses[seat]
        seats.append(
            wire.SeatResult(
                seat=seat + 1,
                place=place,
                total=total,
                boxed=sum(part.boxed for part in parts),
                floor=sum(part.floor for part in parts),
                rows=bonus.rows,
                columns=bonus.columns,
                colours=bonus.colours,
                bonus=bonus.points,
            )
        )
    return wire.Result.model_validate(
        {
            "ending": game.ending.name.lower(),
            "rounds": game.round,
            "seats": seats,
            "seed": seed or game.seed or "",
        }
    )


_TOLD = {"at", "type", "seat", "name", "level", "move", "to", "kind", "yes"}


def rules_view(rules: Rules) -> wire.RulesView:
    """Rules as the wire tells them."""
    fields = {name: getattr(rules, name) for name in wire.RulesView.model_fields}
    return wire.RulesView.model_validate({**fields, "side": rules.side.name.lower()})


def event_view(version: int, event: Event) -> wire.EventView:
    """One line of the log."""
    told = {key: value for key, value in event if key in _TOLD}
    match event:
        case events.Started():
            told["seat"] = event.first
        case events.Replied():
            told["seat"] = event.seats[0]
        case events.Rematched():
            told["table"] = event.table
    return wire.EventView(version=version, **told)


def summary_of(table: Table, here: Collection[int] = ()) -> wire.Summary:
    """A table in the lobby."""
    game, turn = table.game, table.turn
    return wire.Summary(
        table=table.id,
        status=table.status,
        rules=table.rules,
        seats=[seat_view(table, seat, here, table.log[-1].at) for seat in range(len(table.seats))],
        round=0 if game is None else game.round,
        turn=None if turn is None else turn + 1,
        scores=[] if game is None else list(game.scores),
        places=list(game.ranking) if game is not None and game.is_over else None,
        started=table.created.at,
        changed=table.log[-1].at,
    )


def record_of(table: Table) -> str:
    """The record of a table; while the game goes on it stops there, and keeps the seed back."""
    game = table.copied_game()
    if not game.is_over:
        game.seed = None
    return write_record(game, table.record_names(), table.commitment)
