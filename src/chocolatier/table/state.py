"""A table: its seats, its game, its clocks and its open questions, as the fold of its events.

``apply`` takes what ``decide`` (in ``decide.py``) found right; nothing here reads or writes.
Seats count from 0 in here and from 1 in events and commands.
"""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.notation.record_lines import DealLine, entry_line
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.deal import commitment, first_seat
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt, Played
from chocolatier.rules.ruleset import Rules
from chocolatier.table import events
from chocolatier.table.clock import Clocks
from chocolatier.table.events import Event, Kind
from chocolatier.view.wire import RulesView

STAND_IN = "tom"
"""Who plays when a clock has run out."""


def hash_token(token: str) -> str:
    """How a holder is known at a table."""
    return hashlib.sha256(token.encode()).hexdigest()


def rules_of(view: RulesView) -> Rules:
    """The rules; RulesError if they do not go together."""
    return Rules(**view.model_dump())


@dataclass
class SeatState:
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: str | None = None  # of a bot, or of the bot that stands in
    holder: str | None = None
    lost: bool = False  # the bank ran out: there is no return

    @property
    def stand_in(self) -> bool:
        """A bot plays for the person."""
        return self.kind == "person" and self.level is not None

    @property
    def decides(self) -> bool:
        """A person plays here."""
        return self.kind == "person" and self.level is None


@dataclass
class Question:
    """An open question; ``version`` is that of the event that asked it."""

    kind: Kind
    seat: int
    version: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Thinker:
    """A bot that has to move."""

    seat: int
    level: str


class Table:
    """A table as its log tells it; ``seed`` is the secret behind its deals."""

    def __init__(self, table_id: str, seed: str) -> None:
        self.id = table_id
        self.seed = seed
        self.log: list[Event] = []
        self.seats: list[SeatState] = []
        self.game: Game | None = None
        self.turn: int | None = None  # the seat to move; None when nobody is
        self.questions: dict[Kind, Question] = {}
        self.game_version = 0  # of the last event that changed the position
        self.move_versions: list[int] = []  # of the last moves of every seat, or of an undo
        self.timed_out: int | None = None  # the seat whose present move a bot plays
        self.rematch: str | None = None

    @classmethod
    def load(cls, table_id: str, seed: str, log: Iterable[Event]) -> "Table":
        """The table of a log; TableError if the log does not follow the rules."""
        table = cls(table_id, seed)
        for event in log:
            table.apply(event)
        return table

    # --- what it is ---------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def created(self) -> events.Created:
        first = self.log[0]
        assert isinstance(first, events.Created)
        return first

    @property
    def rules(self) -> RulesView:
        return self.created.rules

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.game is None:
            return "waiting"
        return "over" if self.turn is None else "playing"

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def invite(self) -> str:
        """The token that takes an open seat: it follows from the seed, and does not tell it."""
        return hmac.digest(self.seed.encode(), b"invite", "sha256").hex()[:32]

    @property
    def thinker(self) -> Thinker | None:
        """The bot to move; None when a person is, or nobody."""
        turn = self.turn
        if turn is None or (self.seats[turn].decides and self.timed_out != turn):
            return None
        return Thinker(turn, self.seats[turn].level or STAND_IN)

    @property
    def deadline(self) -> float | None:
        """When the person to move runs out of time."""
        turn = self.turn
        if turn is None or self.thinker is not None:
            return None
        return self.clocks.deadline(turn)

    def held_by(self, holders: frozenset[str]) -> list[int]:
        """The seats of these holders."""
        return [n for n, seat in enumerate(self.seats) if seat.holder in holders]

    def waiting_for(self, question: Question) -> list[int]:
        """The seats of persons who have not answered."""
        return [n for n, seat in enumerate(self.seats) if seat.decides and n not in question.agreed]

    def undoable(self, seat: int) -> list[int]:
        """Who played the moves that taking back this seat's last one undoes; none: nothing to undo.

        They end with the round: a deal is never taken back.
        """
        if self.status != "playing" or self.game is None:
            return []
        played: list[int] = []
        for entry in reversed(self.game.history):
            if isinstance(entry, Dealt):
                break
            if isinstance(entry, Played):
                played.append(entry.seat)
                if entry.seat == seat:
                    return played
        return []

    def story_length(self) -> int:
        """How many entries the story has; the last one of a game that is over closes it."""
        return 0 if self.game is None else len(self.game.history) + self.game.is_over

    def copied_game(self) -> Game:
        """The game so far; TableError if it has not started."""
        if self.game is None:
            raise TableError("table-waiting", "the game has not started yet")
        return self.game.copy()

    def record_names(self) -> list[str]:
        """The seats' names for a record."""
        return [
            seat.name or seat.level or f"Seat {number}" for number, seat in enumerate(self.seats, 1)
        ]

    # --- what happens to it ---------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Take the next event; TableError if it cannot follow."""
        if bool(self.log) == isinstance(event, events.Created):
            raise self._broken("a log begins with its only 'created'")
        try:
            self._apply(event)
        except TableError:
            raise
        except (ChocolatierError, LookupError) as error:
            raise self._broken(str(error)) from error
        self.log.append(event)

    def _look(self) -> None:
        """See whose turn it is, after the game has changed."""
        game = self._begun
        self.turn = game.turn if game.phase < Phase.DEAL else None

    @property
    def _begun(self) -> Game:
        if self.game is None:
            raise self._broken("the game has not started")
        return self.game

    def _broken(self, reason: str) -> TableError:
        version = self.version + 1
        return TableError(
            "table-broken",
            f"the log of table {self.id} cannot be read at version {version}: {reason}",
            table=self.id,
            version=version,
        )

    def _apply(self, event: Event) -> None:
        match event:
            case events.Created():
                self._create(event)
            case events.Seated(seat=seat):
                sitting = self.seats[seat - 1]
                sitting.kind, sitting.name, sitting.holder = "person", event.name, event.holder
            case events.Started():
                self._start(event)
            case events.Moved():
                self._move(event)
            case events.Asked(seat=seat):
                agreed = {number - 1 for number in event.agreed}
                version = self.version + 1
                self.questions[event.kind] = Question(event.kind, seat - 1, version, agreed)
            case events.Replied(kind=kind, yes=True):
                self.questions[kind].agreed |= {seat - 1 for seat in event.seats}
            case events.Replied(kind=kind):
                del self.questions[kind]
            case events.Undone():
                self._undo(event)
            case events.Left():
                self._leave(event)
            case events.Returned(seat=seat):
                self.seats[seat - 1].level = None
                self.clocks.since = event.at if self.turn == seat - 1 else self.clocks.since
            case events.Replaced(seat=seat):
                self.seats[seat - 1].level = event.level
            case events.TimedOut():
                self._time_out(event)
            case events.Resumed():
                self.clocks.since = event.at
            case events.Agreed():
                self._begun.agree_to_end()
                self._look()
                self.questions.clear()
                self.game_version = self.version + 1
            case events.Over():
                if event.seed != self.seed or self.status != "over":
                    raise self._broken("this is not the seed, or the game is not over")
                self.questions.clear()
            case events.Rematched():
                self.rematch = event.table

    def _create(self, event: events.Created) -> None:
        self.seats = [
            SeatState(chair.kind, chair.name, chair.level or chair.stand_in, chair.holder)
            for chair in event.seats
        ]
        self.clocks = Clocks(event.clock, len(self.seats))
        self.move_versions = [0] * len(self.seats)

    def _start(self, event: events.Started) -> None:
        if event.commitment != self.commitment:
            raise self._broken("the commitment is not that of the seed")
        self.game = Game(rules_of(self.rules), self.seed, event.first - 1)
        self._check_deal(event.deal, 0)
        self._begin_turn(event.at)

    def _begin_turn(self, at: float) -> None:
        self._look()
        self.clocks.since = at
        self.timed_out = None
        self.game_version = self.version + 1

    def _check_deal(self, deal: DealLine | None, before: int) -> None:
        """What the log holds must be what the seed deals."""
        if deal_of(self._begun, before) != deal:
            raise self._broken("the deal is not that of the seed")

    def _move(self, event: events.Moved) -> None:
        game = self._begun
        if self.turn != event.seat - 1:
            raise self._broken(f"seat {event.seat} is not to move")
        before = len(game.history)
        game.play(event.move)
        self._check_deal(event.deal, before)
        if event.level is None:
            self.clocks.charge(event.seat - 1, event.seconds, moved=True)
        self.questions.pop("undo", None)
        self._begin_turn(event.at)
        self.move_versions[event.seat - 1] = self.game_version

    def _undo(self, event: events.Undone) -> None:
        game = self._begun
        played = self.undoable(event.seat - 1)
        if len(played) != event.moves:
            raise self._broken(f"{event.moves} moves of this round cannot be taken back")
        for _ in played:
            game.take_back()
        self.clocks.take_back(seat for seat in played if self.seats[seat].decides)
        self.questions.pop("undo", None)
        self._begin_turn(event.at)
        self.move_versions = [self.game_version] * len(self.seats)

    def _leave(self, event: events.Left) -> None:
        index = event.seat - 1
        seat = self.seats[index]
        if seat.kind == "open":
            seat.kind = "bot"
        seat.level = event.level
        if self.turn == index:
            self.clocks.charge(index, self.clocks.used(index, event.at))
        self._forget_questions_of(index)

    def _time_out(self, event: events.TimedOut) -> None:
        index = event.seat - 1
        if not event.for_good:
            self.timed_out = index
            return
        self.clocks.charge(index, self.clocks.used(index, event.at))
        self.seats[index].level, self.seats[index].lost = event.level, True
        self._forget_questions_of(index)

    def _forget_questions_of(self, seat: int) -> None:
        for kind in [kind for kind, question in self.questions.items() if question.seat == seat]:
            del self.questions[kind]


def deal_of(game: Game, before: int) -> DealLine | None:
    """The deal among the entries after the first ``before`` ones."""
    for entry in game.history[before:]:
        if isinstance(entry, Dealt):
            line = entry_line(entry)
            assert isinstance(line, DealLine)
            return line
    return None


def starting_seat(table: Table) -> int:
    """Who starts: as the table was opened, or by chance (R5)."""
    starts = table.created.starts
    return first_seat(table.seed, len(table.seats)) if starts is None else starts - 1
