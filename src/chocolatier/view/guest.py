"""What a guest sees of a table: views, summaries, results, the lines of its log, its record."""

from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from typing import Any

from pydantic_core import to_json

from chocolatier.notation.records import write_record
from chocolatier.rules.core.numbers import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from chocolatier.rules.events import Bonuses
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.store.summaries import SeatSummary, TableSummary
from chocolatier.table import events
from chocolatier.table.advising import hints_allowed
from chocolatier.table.clock import TimeControl
from chocolatier.table.events import TableEvent
from chocolatier.table.state import OpenQuestion, RunningTable, Table, running
from chocolatier.view.http import OpenTable, Summary
from chocolatier.view.options import Options, options_text
from chocolatier.view.position import PositionView, position_view
from chocolatier.view.table_view import (
    Ask,
    Clock,
    Gap,
    Part,
    Result,
    RulesView,
    SeatResult,
    SeatView,
    TableView,
    Waiting,
)


class Picture:
    """What all guests see alike of one version of a table; each part is made when it is needed."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @cached_property
    def position(self) -> PositionView | None:
        """What lies on the table; None until the game starts."""
        table = self._table
        return position_view(table.game.position) if isinstance(table, RunningTable) else None

    @cached_property
    def options(self) -> str | None:
        """What the seat to move may do, as text, if a person is to move."""
        table = self._table
        if not isinstance(table, RunningTable) or table.turn is None or table.bot_turn is not None:
            return None
        return options_text(table.game)

    @cached_property
    def turn(self) -> str | None:
        """The message to a program whose turn it is, as text, if a person or a program moves."""
        table = self._table
        if not isinstance(table, RunningTable) or table.turn is None or table.bot_turn is not None:
            return None
        turn = {
            "type": "turn",
            "version": table.version,
            "seat": seat_number(table.turn),
            "position": str(table.game.position),
            "moves": [str(move) for move in table.game.legal_moves],
        }
        return to_json(turn).decode()

    @cached_property
    def common(self) -> dict[str, Any]:
        """The fields of a CommonView, except those that are sent in other ways with an update."""
        table = self._table
        return {
            "table": table.id,
            "status": table.status,
            "rules": rules_view(table.rules),
            "clock": _clock_view(table.arrangement.clock),
            "hints": hints_allowed(table),
            "commitment": None if table.status == "waiting" else table.commitment,
            "thinking": _thinking(table),
            "result": self.result,
            "rematch": table.rematch,
            "contest": table.created.contest,
        }

    @cached_property
    def result(self) -> Result | None:
        """How the game ended; None before that."""
        table = self._table
        if not isinstance(table, RunningTable) or table.status != "over":
            return None
        return result_of(table.game, table.seed, table.hints)


def view_of(
    table: Table,
    picture: Picture,
    mine: Collection[Seat] = (),
    here: Collection[Seat] = (),
    now: float = 0.0,
    away: Collection[Seat] = (),
) -> TableView:
    """Return the table for a guest who holds ``mine``; holders of ``here`` are connected.

    Those of ``away`` are connected too, but look at something else.
    """
    fields = {**picture.common, **own_fields(table, mine, here, now, away)}
    if picture.options is not None and table.turn in mine:
        fields["options"] = Options.model_validate_json(picture.options)
    fields |= {
        "version": table.version,
        "position": picture.position,
        "story_length": table.story_length,
    }
    return TableView.model_construct(**fields)


def own_fields(
    table: Table,
    mine: Collection[Seat],
    here: Collection[Seat],
    now: float,
    away: Collection[Seat] = (),
) -> dict[str, Any]:
    """Return the fields of an OwnView for a guest who holds ``mine``, the options apart."""
    return {
        "seats": [seat_view(table, seat, mine, here, now) for seat, _ in table.each_seat()],
        "invite": table.invite if table.status == "waiting" and (mine or table.listed) else None,
        "waiting": _waiting(table, mine, here) if table.status == "waiting" else None,
        "away": [seat_number(seat) for seat in sorted(away)],
        "options": None,
        **_questions(table, mine),
    }


def moved_fields(table: Table, mine: Collection[Seat]) -> dict[str, Any]:
    """Return those fields of a view that a move can change, while the game has no clocks."""
    return {"thinking": _thinking(table), **_questions(table, mine)}


def _thinking(table: Table) -> int | None:
    """Return the seat whose bot must move, from 1."""
    bot_turn = table.bot_turn
    return None if bot_turn is None else seat_number(bot_turn.seat)


def _questions(table: Table, mine: Collection[Seat]) -> dict[str, Any]:
    return {
        "undo": isinstance(table, RunningTable) and _may_undo(table, mine),
        "asks": [_ask(table, question, mine) for question in table.questions.values()],
    }


def _waiting(table: Table, mine: Collection[Seat], here: Collection[Seat]) -> Waiting:
    """Return what the waiting room shows; the server checks how long the host has been away."""
    starts = table.arrangement.starts
    holders = frozenset(table.seats[seat].holder or "" for seat in mine)
    away = [seat for seat, _ in table.each_seat() if seat not in here]
    hosts = table.held_by(frozenset([table.host])) if table.host else []
    return Waiting(
        host=seat_number(hosts[0]) if hosts else None,
        mine=table.arranged_by(holders, away),
        starts=None if starts is None else seat_number(starts),
        host_starts=table.created.host_starts,
        hints=table.arrangement.hints,
        listed=table.listed,
    )


def seat_view(
    table: Table, seat: Seat, mine: Collection[Seat], here: Collection[Seat], now: float
) -> SeatView:
    """Return who sits at a seat."""
    state = table.seats[seat]
    return _seat_view(
        seat_number(seat),
        state.kind,
        state.name,
        state.level,
        state.stand_in,
        state.lost,
        seat in here,
        seat in mine,
        table.time_left(seat, now),
        state.program,
    )


@lru_cache(maxsize=16_384)
def _seat_view(*values: Any) -> SeatView:
    """Return the view with these values; most seats are as they were at the last look."""
    return SeatView.model_construct(**dict(zip(SeatView.model_fields, values, strict=True)))


def _may_undo(table: RunningTable, mine: Collection[Seat]) -> bool:
    if table.created.contest is not None:
        return False
    return "undo" not in table.questions and any(
        table.seats[seat].decides and table.may_undo(seat) for seat in mine
    )


def _ask(table: Table, question: OpenQuestion, mine: Collection[Seat]) -> Ask:
    waiting = table.waiting_for(question)
    return Ask.model_construct(
        kind=question.kind,
        seat=seat_number(question.seat),
        agreed=[seat_number(seat) for seat in sorted(question.agreed)],
        waiting=[seat_number(seat) for seat in waiting],
        mine=any(seat in mine for seat in waiting),
    )


@lru_cache(maxsize=64)
def _clock_view(control: TimeControl) -> Clock:
    return Clock(kind=control.kind, seconds=control.seconds, increment=control.increment)


@lru_cache(maxsize=64)
def rules_view(rules: Rules) -> RulesView:
    """Return rules as they are sent."""
    fields = {name: getattr(rules, name) for name in RulesView.model_fields}
    return RulesView.model_validate({**fields, "side": rules.side.name.lower()})


def result_of(game: Game, seed: str | None, hints: Sequence[int] = ()) -> Result:
    """Return how a game that is over ended; ``seed`` opens its commitment.

    ``hints`` are how many each seat had, if there were any.
    """
    rounds = game.rounds
    bonuses = {e.seat: e for r in rounds for e in r.events if isinstance(e, Bonuses)}
    parts = [_parts(game, bonuses[Seat(seat)]) for seat in range(game.rules.players)]
    winner = game.ranking.index(1)
    seats = []
    for seat, (total, place) in enumerate(zip(game.scores, game.ranking, strict=True)):
        bonus = bonuses[Seat(seat)]
        seats.append(
            SeatResult(
                seat=seat_number(seat),
                place=place,
                total=total,
                boxed=parts[seat]["boxed"],
                floor=-parts[seat]["floor"],
                rows=bonus.rows,
                columns=bonus.columns,
                colours=bonus.colours,
                bonus=bonus.points,
                short=game.scores[winner] - total,
                gaps=[] if place == 1 else _gaps(parts[seat], parts[winner]),
                hints=hints[seat] if hints else 0,
            )
        )
    ending = game.ending.name.lower()
    return Result.model_validate(
        {"ending": ending, "rounds": game.round, "seats": seats, "seed": seed or ""}
    )


def _parts(game: Game, bonus: Bonuses) -> dict[Part, int]:
    """Return the parts of a seat's score; what the floor took is below zero."""
    scores = [one.scores[bonus.seat] for one in game.rounds]
    return {
        "boxed": game.opening.boards[bonus.seat].score + sum(score.boxed for score in scores),
        "floor": -sum(score.floor for score in scores),
        "rows": ROW_BONUS * bonus.rows,
        "columns": COLUMN_BONUS * bonus.columns,
        "colours": COLOUR_BONUS * bonus.colours,
    }


def _gaps(own: dict[Part, int], winner: dict[Part, int]) -> list[Gap]:
    """Return the parts in which the winner has more points, the largest difference first."""
    gaps = [
        Gap(part=part, points=winner[part] - own[part]) for part in own if winner[part] > own[part]
    ]
    return sorted(gaps, key=lambda gap: -gap.points)


_TYPES: dict[type[TableEvent], str] = {
    events.Created: "created",
    events.Arranged: "arranged",
    events.Listed: "listed",
    events.Seated: "seated",
    events.Started: "started",
    events.Moved: "moved",
    events.Asked: "asked",
    events.Replied: "replied",
    events.Undone: "undone",
    events.Hinted: "hinted",
    events.Left: "left",
    events.Returned: "returned",
    events.Replaced: "replaced",
    events.TimedOut: "timed-out",
    events.Resumed: "resumed",
    events.EndAgreed: "agreed",
    events.GameEnded: "over",
    events.Rematched: "rematched",
}
_SHOWN = ("name", "level", "move", "to", "kind", "yes", "table")


def event_fields(version: int, event: TableEvent) -> dict[str, Any]:
    """Return one line of the log as it is sent: the fields of an EventView, without empty ones."""
    fields = {"version": version, "at": round(event.at, 3), "type": _TYPES[type(event)]}
    seat = _seat_of(event)
    if seat is not None:
        fields["seat"] = seat_number(seat)
    for name in _SHOWN:
        if (value := getattr(event, name, None)) is not None:
            fields[name] = value
    return fields


def event_text(version: int, event: TableEvent) -> str:
    """Return one line of the log as JSON; a move's, which is the most frequent, is short work."""
    if type(event) is not events.Moved:
        return to_json(event_fields(version, event)).decode()
    level = "" if event.level is None else f',"level":"{event.level}"'
    return (
        f'{{"version":{version},"at":{round(event.at, 3)},"type":"moved",'
        f'"seat":{seat_number(event.seat)}{level},"move":"{event.move}"}}'
    )


def _seat_of(event: TableEvent) -> Seat | None:
    match event:
        case events.Started():
            return event.first
        case events.Replied():
            return event.seats[0]
        case _:
            seat: Seat | None = getattr(event, "seat", None)
            return seat


def open_table_view(table: Table, here: Collection[Seat]) -> OpenTable:
    """Return a waiting table for the list of open ones."""
    hosts = table.held_by(frozenset([table.host])) if table.host else []
    return OpenTable(
        table=table.id,
        rules=rules_view(table.rules),
        clock=_clock_view(table.arrangement.clock),
        seats=[seat_view(table, seat, (), here, 0.0) for seat, _ in table.each_seat()],
        host=table.seats[hosts[0]].name if hosts else None,
        since=table.created.at,
    )


def summary_view(summary: TableSummary, here: Collection[Seat] = ()) -> Summary:
    """Return a table for the lobby; holders of the seats ``here`` are connected."""
    return Summary(
        table=summary.table,
        status=summary.status,
        rules=rules_view(summary.rules),
        seats=[
            _summary_seat(Seat(index), seat, Seat(index) in here)
            for index, seat in enumerate(summary.seats)
        ],
        round=summary.round,
        turn=None if summary.turn is None else seat_number(summary.turn),
        scores=list(summary.scores),
        places=None if summary.places is None else list(summary.places),
        started=summary.started,
        changed=summary.changed,
    )


def _summary_seat(seat: Seat, summary: SeatSummary, here: bool) -> SeatView:
    return SeatView(
        seat=seat_number(seat),
        kind=summary.kind,
        name=summary.name,
        level=summary.level,
        stand_in=summary.kind == "person" and summary.level is not None,
        lost=summary.lost,
        here=here,
        mine=False,
        left=summary.left,
        program=summary.program,
    )


def record_of(table: Table) -> str:
    """Return the record of a table's game so far, with its seed once the game is over.

    Raise TableError if the game has not started.
    """
    playing = running(table)
    return write_record(
        playing.game,
        table.record_names(),
        table.commitment,
        reveal_seed=playing.game.is_over,
        hints=playing.hints,
    )
