"""Tables as they stand: waiting for people, or with a game that runs or is over.

A table changes only by following a decision. It keeps no game of its own making: the game comes
with the decision that played it, and is never changed in place.
"""

import hmac
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from chocolatier.errors import TableError
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.deal import commitment
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table import events
from chocolatier.table.clock import Clocks
from chocolatier.table.commands import Holders
from chocolatier.table.events import QuestionKind, TableEvent
from chocolatier.table.seats import STAND_IN, BotTurn, Chair, SeatState
from chocolatier.table.steps import movers_of_round, movers_since

Status: TypeAlias = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class Decision:
    """What a command leads to: the events to be stored, and the game after them.

    The game was played once, on a copy. It is None if the events do not change the game.
    """

    events: tuple[TableEvent, ...] = ()
    game: Game | None = None

    def then(self, other: "Decision") -> "Decision":
        """Return both decisions as one; ``other`` was made about the game of this one."""
        game = self.game if other.game is None else other.game
        return Decision(self.events + other.events, game)


@dataclass
class OpenQuestion:
    """A question that waits for answers; ``version`` is that of the event that asked it."""

    kind: QuestionKind
    seat: Seat
    version: int
    agreed: set[Seat] = field(default_factory=set)


class Table(ABC):
    """What every table has; ``seed`` is the secret behind its deals."""

    def __init__(
        self,
        table_id: str,
        seed: str,
        log: list[TableEvent],
        arrangement: events.Arrangement,
        seats: list[SeatState],
        clocks: Clocks,
    ) -> None:
        self.id, self.seed = table_id, seed
        self.log, self.arrangement = log, arrangement
        self.seats, self.clocks = seats, clocks
        self.turn: Seat | None = None  # the seat to move; None before and after the game
        self.questions: dict[QuestionKind, OpenQuestion] = {}
        self.rematch: str | None = None
        self.listed = False  # open to everyone on the server, while it waits

    @property
    @abstractmethod
    def status(self) -> Status:
        """Whether the table waits, plays, or is over."""

    @abstractmethod
    def follow(self, decision: Decision) -> "Table":
        """Take a decision about this table, and return the table after it.

        The table itself changes; another one is returned only when a waiting table starts.
        """

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.log)

    @property
    def created(self) -> events.Created:
        """The first event."""
        first = self.log[0]
        assert isinstance(first, events.Created)
        return first

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.arrangement.rules

    @property
    def host(self) -> str | None:
        """Who opened the table, by the hash of the token; None if no seat was taken then."""
        return next((chair.holder for chair in self.created.seats if chair.holder), None)

    @cached_property
    def commitment(self) -> str:
        """The hash of the seed, which is published when the game starts."""
        return commitment(self.seed)

    @cached_property
    def invite(self) -> str:
        """The token that takes an open seat. It follows from the seed without revealing it."""
        return hmac.digest(self.seed.encode(), b"invite", "sha256").hex()[:32]

    @property
    def bot_turn(self) -> BotTurn | None:
        """The bot that must move; None if a person must, or no seat."""
        return None

    @property
    def deadline(self) -> float | None:
        """When the person to move runs out of time; None if no clock runs."""
        return None

    @property
    def story_length(self) -> int:
        """How many entries the story of the game has; the last one of a finished game closes it."""
        return 0

    def each_seat(self) -> Iterator[tuple[Seat, SeatState]]:
        """Yield every seat and who sits there."""
        for index, state in enumerate(self.seats):
            yield Seat(index), state

    def held_by(self, holders: Holders) -> list[Seat]:
        """Return the seats of these holders."""
        return [Seat(index) for index, state in enumerate(self.seats) if state.holder in holders]

    def arranged_by(self, holders: Holders, absent: Collection[Seat]) -> bool:
        """Return whether a guest may change the table before its start.

        The host may. If all seats of the host are ``absent`` or played by bots, so may the others.
        """
        if self.host in holders:
            return True
        hosts = [] if self.host is None else self.held_by(frozenset([self.host]))
        return bool(self.held_by(holders)) and all(
            seat in absent or self.seats[seat].stand_in for seat in hosts
        )

    def time_left(self, seat: Seat, now: float) -> float | None:
        """Return the seconds on a person's clock; None for a bot, or without a clock."""
        if self.seats[seat].kind != "person":
            return None
        running = self.turn == seat and self.bot_turn is None
        return self.clocks.left(seat, now, running)

    def waiting_for(self, question: OpenQuestion) -> list[Seat]:
        """Return the seats of people who have not answered."""
        return [
            seat
            for seat, state in self.each_seat()
            if state.answers and seat not in question.agreed
        ]

    def record_names(self) -> list[str]:
        """Return the seats' names for a record."""
        return [
            state.name or state.level or f"Seat {seat_number(seat)}"
            for seat, state in self.each_seat()
        ]


def _sat_down(chair: Chair) -> SeatState:
    level = chair.level or chair.stand_in
    return SeatState(chair.kind, chair.name, level, chair.holder, program=chair.program)


class WaitingTable(Table):
    """A table that waits for people, or for its host to start."""

    def __init__(self, table_id: str, seed: str, created: events.Created) -> None:
        seats = list(map(_sat_down, created.seats))
        clocks = Clocks(created.clock, len(seats))
        super().__init__(table_id, seed, [created], created, seats, clocks)
        self.listed = created.listed

    @property
    def status(self) -> Status:
        """It waits."""
        return "waiting"

    def follow(self, decision: Decision) -> Table:
        """Take seats; after the start, which comes last, return the running table."""
        for event in decision.events:
            self.log.append(event)
            match event:
                case events.Seated(seat=seat, name=name, holder=holder, program=program):
                    self.seats[seat] = SeatState("person", name, None, holder, program=program)
                case events.Left():
                    self.seats[event.seat].hand_over(event.level)
                case events.Returned(seat=seat):
                    self.seats[seat].level = None
                case events.Listed(listed=listed):
                    self.listed = listed
                case events.Arranged():
                    self.arrangement, self.seats = event, list(map(_sat_down, event.seats))
                    self.clocks = Clocks(event.clock, len(self.seats))
                case events.Started():
                    assert decision.game is not None
                    return RunningTable(self, event, decision.game)
        return self


class RunningTable(Table):
    """A table whose game has started; it may be over."""

    def __init__(self, waiting: WaitingTable, started: events.Started, game: Game) -> None:
        super().__init__(
            waiting.id,
            waiting.seed,
            waiting.log,
            waiting.arrangement,
            waiting.seats,
            waiting.clocks,
        )
        self.started = started
        self.move_versions = [0] * len(self.seats)  # of the last move of each seat, or of an undo
        self.hints = [0] * len(self.seats)  # positions in which each seat was shown a better move
        self.hinted: set[tuple[Seat, int]] = set()  # these, by the length of the history
        self._begin_turn(started.at)
        self._adopt(game)
        self._movers = movers_of_round(game)

    @property
    def status(self) -> Status:
        """Whether the game goes on."""
        return "over" if self.turn is None else "playing"

    @property
    def bot_turn(self) -> BotTurn | None:
        """The bot that must move; None if a person must, or no seat."""
        turn = self.turn
        if turn is None or (self.seats[turn].decides and self.timed_out != turn):
            return None
        return BotTurn(turn, self.seats[turn].level or STAND_IN, self.game_version)

    @property
    def deadline(self) -> float | None:
        """When the person to move runs out of time; None if no clock runs."""
        turn = self.turn
        return None if turn is None or self.bot_turn is not None else self.clocks.deadline(turn)

    @property
    def story_length(self) -> int:
        """How many entries the story of the game has; the last one of a finished game closes it."""
        return self.game.length + self.game.is_over

    def undoable(self, seat: Seat) -> list[Seat]:
        """Return who played the moves that taking back this seat's last one undoes, last first.

        The list is empty if there is nothing to undo.
        """
        return movers_since(self.game, seat) if self.status == "playing" else []

    def may_undo(self, seat: Seat) -> bool:
        """Return whether ``undoable`` would find anything."""
        return self.turn is not None and seat in self._movers

    def was_hinted(self, seat: Seat, length: int) -> bool:
        """Return whether a seat was shown a better move after so many entries of this history."""
        return (seat, length) in self.hinted

    def follow(self, decision: Decision) -> "RunningTable":
        """Take the events and the game that was decided."""
        for event in decision.events:
            self.log.append(event)
            self._fold(event)
        if decision.game is not None:
            self._adopt(decision.game)
            if any(isinstance(event, events.Undone) for event in decision.events):
                self._movers = movers_of_round(self.game)
        return self

    def _adopt(self, game: Game) -> None:
        self.game = game
        self.turn = Seat(game.turn) if game.phase < Phase.DEAL else None

    def _fold(self, event: TableEvent) -> None:
        """Take one event; ``self.game`` is still the game before the decision."""
        match event:
            case events.Moved():
                self._move(event)
            case events.Asked(kind=kind, seat=seat, agreed=agreed):
                self.questions[kind] = OpenQuestion(kind, seat, self.version, set(agreed))
            case events.Replied(kind=kind, yes=True):
                self.questions[kind].agreed |= set(event.seats)
            case events.Replied(kind=kind):
                del self.questions[kind]
            case events.Undone():
                self._undo(event)
            case events.Hinted(seat=seat, length=length):
                self.hints[seat] += not self.was_hinted(seat, length)
                self.hinted.add((seat, length))
            case events.Left(seat=seat):
                self._stop_clock(seat, event.at)
                self.seats[seat].hand_over(event.level)
                self._forget_questions_of(seat)
            case events.Returned(seat=seat):
                self.seats[seat].level = None
                if self.turn == seat:
                    self.clocks.since = event.at
            case events.Replaced(seat=seat):
                self.seats[seat].level = event.level
            case events.TimedOut():
                self._time_out(event)
            case events.Resumed():
                self.clocks.since = event.at
            case events.EndAgreed():
                self.questions.clear()
                self.game_version = self.version
            case events.GameEnded():
                self.questions.clear()
            case events.Rematched():
                self.rematch = event.table

    def _begin_turn(self, at: float) -> None:
        self.clocks.since = at
        self.timed_out: Seat | None = None  # the seat whose present move a bot plays
        self.game_version = self.version  # of the last event that changed the game

    def _stop_clock(self, seat: Seat, at: float) -> None:
        if self.turn == seat:
            self.clocks.charge(seat, self.clocks.used(seat, at))

    def _move(self, event: events.Moved) -> None:
        if event.level is None:
            self.clocks.charge(event.seat, event.seconds, moved=True)
        self.questions.pop("undo", None)
        self._begin_turn(event.at)
        self.move_versions[event.seat] = self.game_version
        self._movers.add(event.seat)
        if event.deal is not None:
            self._movers = set()

    def _undo(self, event: events.Undone) -> None:
        movers = self.undoable(event.seat)
        self.clocks.take_back(seat for seat in movers if self.seats[seat].decides)
        self.questions.pop("undo", None)
        self._begin_turn(event.at)
        self.move_versions = [self.game_version] * len(self.seats)
        self.hinted = {one for one in self.hinted if one[1] <= event.to}

    def _time_out(self, event: events.TimedOut) -> None:
        if not event.for_good:
            self.timed_out = event.seat
            return
        self._stop_clock(event.seat, event.at)
        self.seats[event.seat].level, self.seats[event.seat].lost = event.level, True
        self._forget_questions_of(event.seat)

    def _forget_questions_of(self, seat: Seat) -> None:
        for kind in [kind for kind, question in self.questions.items() if question.seat == seat]:
            del self.questions[kind]


def running(table: Table) -> RunningTable:
    """Return the table if its game has started, else raise TableError."""
    if isinstance(table, RunningTable):
        return table
    raise TableError("table-waiting", "the game has not started yet")
