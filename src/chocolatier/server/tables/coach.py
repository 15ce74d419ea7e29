"""The coach of one table: answers questions about its positions, on the bots' processes.

An answer is found once for each position, and is shown only while the table has that position.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from chocolatier.compiled import PLAIN
from chocolatier.errors import TableError
from chocolatier.rules.seats import seat_of
from chocolatier.server.tables.services import Services
from chocolatier.server.tables.turns import Decide
from chocolatier.server.thinking.jobs import Failure
from chocolatier.study.reviews.jobs import Answer, HintJob, MoveAnswer, MoveJob
from chocolatier.study.reviews.remark import review_alone
from chocolatier.study.reviews.review import Kind, MoveReview
from chocolatier.table.advising import Subject, last_subject, present_subject, shown, still_there
from chocolatier.table.commands import Holders
from chocolatier.table.refusals import stale
from chocolatier.table.state import Decision, Table
from chocolatier.view.advice import Advice, Advise, hint_of, verdict_of
from chocolatier.words import words

MOST_KNOWN = 16  # answers that are kept: a remark, and the hint that is asked for after it
Seen = TypeVar("Seen")


class CoachedTable(Protocol):
    """What a coach needs of the table."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    async def read(self, look: Callable[[Table], Seen]) -> Seen:
        """Return what a function finds in the table while nothing changes it."""

    async def change(self, decide: Decide) -> Decision:
        """Decide, store and publish; raise TableError if that is refused."""


class Coach:
    """Answers the people of one table, and drops questions whose position is gone."""

    def __init__(self, services: Services, at: CoachedTable) -> None:
        self._services, self._at = services, at
        self._known: dict[Subject, MoveReview] = {}
        self._studying: dict[asyncio.Task[Answer | Failure], Subject] = {}

    async def advise(self, wish: Advise, holders: Holders, take: Callable[[], None]) -> Advice:
        """Answer a question; ``take`` counts it to its asker's budget, and raises if that is used.

        Raise ChocolatierError if the table has no hints, if it is not for this guest to ask, if
        the position is gone, and if no answer was found.
        """
        find = present_subject if wish.about == "hint" else last_subject
        seat = seat_of(wish.seat)
        subject = await self._at.read(lambda table: find(table, seat, holders, wish.version))
        found = self._known.get(subject)
        if found is None:
            take()
            found = await self._find(subject)
        if wish.about == "judge":
            if not still_there(self._at.table, subject):
                raise stale(self._at.table)
            return Advice(id=wish.id, verdict=verdict_of(found))
        if found.kind is not Kind.FORCED:  # what is no choice does not count
            await self._at.change(lambda table, now: shown(table, subject, now))
        names = self._at.table.record_names()
        return Advice(id=wish.id, hint=hint_of(found, names, words(wish.language)))

    def forget_gone(self) -> None:
        """Drop the questions about positions that the table does not have any more."""
        for task, subject in self._studying.items():
            if not still_there(self._at.table, subject):
                task.cancel()

    async def _find(self, subject: Subject) -> MoveReview:
        if PLAIN:
            raise TableError("hints-not-ready", "hints come when the rules are compiled")
        task = self._services.tasks.spawn(self._study(subject))
        self._studying[task] = subject
        try:
            await asyncio.wait([task])
        finally:
            del self._studying[task]
            task.cancel()
        if task.cancelled():
            raise stale(self._at.table)
        answer = task.result()
        if not isinstance(answer, MoveAnswer):
            raise TableError("hint-failed", "no hint was found")
        found = await asyncio.to_thread(review_alone, subject.state, answer.decision)
        for old in list(self._known)[: 1 - MOST_KNOWN]:
            del self._known[old]
        self._known[subject] = found
        return found

    async def _study(self, subject: Subject) -> Answer | Failure:
        effort = self._services.settings.effort(self._at.table.rules)
        job = (
            HintJob(0, subject.state, effort)
            if subject.move is None
            else MoveJob(0, subject.state, subject.move, effort)
        )
        return await self._services.thinkers.study(job, urgent=True)
