"""Snapshots: a short cut to a table and its story as they were after a deal.

The log stays the truth. A snapshot names the version it was taken at and a digest of the log up to
there; what came later is followed as usual. One of another format, or of another log, is ignored,
and the whole log is replayed.
"""

import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from chocolatier import __version__
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.state import STATE
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat
from chocolatier.store.formats import read_event
from chocolatier.store.snapshots import Snapshot
from chocolatier.table.events import Moved, Started, TableEvent
from chocolatier.table.loading import broken_log, load_table, step
from chocolatier.table.seats import SeatState
from chocolatier.table.state import OpenQuestion, RunningTable, WaitingTable
from chocolatier.view.guest import event_text
from chocolatier.view.story import Story

NUMBER = 2
"""To be raised when anything in a snapshot changes, texts of the story included: a test looks."""
_STATE_NAME = hashlib.sha256(repr(STATE.descr).encode()).hexdigest()[:12]
FORMAT = f"{NUMBER}/{__version__}/{_STATE_NAME}"


@dataclass(frozen=True)
class Mark:
    """A table as it was after a deal: all that its log does not say quickly."""

    version: int
    started: int  # the version of its start
    entries: int  # of the story, the deal included
    state: bytes
    seats: list[dict[str, Any]]
    banks: list[float]
    since: float
    questions: list[dict[str, Any]]
    move_versions: list[int]
    hints: list[int]
    hinted: list[tuple[int, int]]


def mark(story: Story) -> Mark | None:
    """Return a mark of a table whose last event brought a deal, else None."""
    table = story.table
    if not isinstance(table, RunningTable) or table.turn is None:
        return None
    last = table.log[-1]
    if not isinstance(last, Moved) or last.deal is None:
        return None
    return Mark(
        version=table.version,
        started=next(n for n, event in enumerate(table.log, 1) if isinstance(event, Started)),
        entries=len(story.entries),
        state=table.game.key,
        seats=[vars(seat).copy() for seat in table.seats],
        banks=table.clocks.banks.copy(),
        since=table.clocks.since,
        questions=[
            {**vars(question), "agreed": sorted(question.agreed)}
            for question in table.questions.values()
        ],
        move_versions=table.move_versions.copy(),
        hints=table.hints.copy(),
        hinted=sorted(table.hinted),
    )


def write_snapshot(taken: Mark, story: Story, bodies: Sequence[str]) -> Snapshot:
    """Return a snapshot of a mark; ``bodies`` are the stored events up to its version."""
    table = story.table
    fields = {**asdict(taken), "state": taken.state.hex(), "digest": _digest(bodies)}
    fields["story"] = story.entries[: taken.entries]
    later = enumerate(table.log[story.known : taken.version], story.known + 1)
    lines = [story.lines] if story.known else []
    fields["lines"] = ",".join([*lines, *(event_text(number, event) for number, event in later)])
    packed = zlib.compress(json.dumps(fields, separators=(",", ":")).encode(), 1)
    return Snapshot(table.id, taken.version, FORMAT, packed)


def _digest(bodies: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(bodies).encode()).hexdigest()


class LazyLog(list[TableEvent]):
    """A log whose first events are read when they are looked at."""

    def __init__(self, bodies: Sequence[str]) -> None:
        super().__init__(bodies)  # type: ignore[arg-type]

    def __getitem__(self, index: Any) -> Any:
        """Return an event, or a list of them."""
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        found: Any = super().__getitem__(index)
        if isinstance(found, str):
            found = read_event(found)
            super().__setitem__(index, found)
        return found

    def __iter__(self) -> Any:
        """Yield every event."""
        return (self[number] for number in range(len(self)))


def replay(table_id: str, seed: str, log: Sequence[TableEvent]) -> tuple[Story, Mark | None]:
    """Return the table of a whole log with its story, and a mark at its last deal.

    Raise TableError if the log does not follow the rules.
    """
    deals = (n for n, event in enumerate(log, 1) if isinstance(event, Moved) and event.deal)
    last = max(deals, default=len(log))
    story = Story(load_table(table_id, seed, log[:last]))
    taken = mark(story)
    for version, event in enumerate(log[last:], last + 1):
        try:
            story.retell(step(story.table, event, alone=True))
        except (ChocolatierError, LookupError, ValueError) as error:
            raise broken_log(table_id, version, str(error)) from error
    return story, taken


def restore(table_id: str, seed: str, bodies: Sequence[str], kept: Snapshot | None) -> Story | None:
    """Return a table with its story by a snapshot and the log after it.

    Return None if the snapshot is of another format, does not belong to the log or is damaged, or
    if anything in the log after it is; then the whole log has to be replayed, which says what.
    """
    if kept is None or kept.format != FORMAT or not 0 < kept.version <= len(bodies):
        return None
    try:
        fields = json.loads(zlib.decompress(kept.body))
        if fields["digest"] != _digest(bodies[: kept.version]):
            return None
        story = _story(table_id, seed, LazyLog(bodies[: kept.version]), fields)
        for body in bodies[kept.version :]:
            story.retell(step(story.table, read_event(body), alone=True))
    except (ChocolatierError, LookupError, TypeError, ValueError, zlib.error):
        return None
    return story


def _story(table_id: str, seed: str, log: LazyLog, fields: dict[str, Any]) -> Story:
    version = len(log)  # of the snapshot; the log will grow
    started, dealt = log[fields["started"] - 1], log[version - 1].deal
    waiting = load_table(table_id, seed, log[: fields["started"] - 1])
    if not isinstance(waiting, WaitingTable):
        raise ValueError("the game has started before its start")

    @cache
    def past() -> Game:
        whole = load_table(table_id, seed, log[:version])
        assert isinstance(whole, RunningTable)
        return whole.game

    raw = bytes.fromhex(fields["state"])
    game = Game.resumed(seed, dealt, raw, fields["entries"] - 1, past)
    table = RunningTable(waiting, started, game)
    table.log = log
    table.seats = [SeatState(**seat) for seat in fields["seats"]]
    table.clocks.banks = fields["banks"]
    table.clocks.since = fields["since"]
    table.timed_out, table.game_version = None, fields["version"]
    table.move_versions = fields["move_versions"]
    table.hints = fields["hints"]
    table.hinted = {(Seat(seat), length) for seat, length in fields["hinted"]}
    table.questions = {
        question["kind"]: OpenQuestion(**{**question, "agreed": set(question["agreed"])})
        for question in fields["questions"]
    }
    return Story.resumed(table, fields["story"], fields["lines"])
