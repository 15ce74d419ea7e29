"""Where reviews are asked for: one queue of jobs, fair to every address, kept in the store."""

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import Literal

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.notation.records import Record, read_records
from chocolatier.rules.seats import Seat
from chocolatier.server.limits import Addresses
from chocolatier.server.reviewing.under_way import UnderWay, Wanted, wanted_review
from chocolatier.server.tables.neighbours import lease_of_review
from chocolatier.server.tables.services import Services
from chocolatier.store.shelf import KeptReview, ReviewStatus
from chocolatier.study.reviews.written import ReviewWriter
from chocolatier.view.study.reviews import (
    ReviewView,
    kept_view,
    readable,
    view_under_way,
)
from chocolatier.words import words

RETRY_SECONDS = 1.0
INHERIT_SECONDS = 3.0
MOST_ELSEWHERE = 1000  # reviews whose progress is remembered
log = logging.getLogger(__name__)


class Desk:
    """All reviews of a server."""

    def __init__(self, services: Services, addresses: Addresses) -> None:
        self._services, self._addresses = services, addresses
        self._under_way: dict[str, UnderWay] = {}  # in the order in which they were asked for
        self._served: dict[str | None, int] = {}  # by address: when its last job was given out
        self._ticks = count(1)
        self._news = asyncio.Event()
        self._asking = asyncio.Lock()
        self._elsewhere: dict[str, tuple[int, int]] = {}  # done and total, as others have said
        services.neighbours.listen("progress", self._hear_progress)
        services.neighbours.listen("cancel", self._hear_cancel)

    @property
    def under_way(self) -> int:
        """How many reviews are wanted or being made."""
        return len(self._under_way)

    async def run(self) -> None:
        """Begin what was wanted when the server stopped, then do all jobs, for ever."""
        await self._resume()
        students = range(self._services.thinkers.students)
        async with asyncio.TaskGroup() as group:
            if not self._services.neighbours.alone:
                group.create_task(self._inherit())
            for _ in students:
                group.create_task(self._work())

    async def ask(self, record: Record, address: str) -> str:
        """Return the digest of a finished game's review, and begin it unless it is done.

        Raise ChocolatierError for a game that is not over, and if the address has used its budget.
        """
        wanted = await asyncio.to_thread(self._want, record)
        digest = wanted.digest
        async with self._asking:  # two who ask for the same game get one review
            under_way = self._under_way.get(digest)
            if under_way is not None:
                under_way.askers.add(address)
                return digest
            kept = await self._services.archive.review(digest)
            if kept is not None and kept.status == "done" and readable(kept):
                return digest
            if kept is not None and kept.status == "wanted" and not await self._may_make(digest):
                return digest  # another server makes it
            under_way = await asyncio.to_thread(UnderWay, wanted, address)
            self._addresses.take_review(address)
            await self._keep(under_way, "wanted")
            if await self._may_make(digest):
                self._begin(under_way)
            return digest

    async def ask_again(self, digest: str, address: str) -> str:
        """Ask for the review of a game that was reviewed before, by this or another version."""
        kept = await self._find(digest)
        return await self.ask(await asyncio.to_thread(_read, kept.record), address)

    async def show(
        self, digest: str, since: int, language: str, you: Seat | None = None
    ) -> ReviewView:
        """Return a review: as far as it is known, with the rounds after the first ``since``.

        Its sentences speak to the seat ``you``. Raise ChocolatierError if there is none, or it
        was cancelled, or another version made it.
        """
        under_way = self._under_way.get(digest)
        if under_way is not None:
            return await asyncio.to_thread(self._show, under_way, since, language, you)
        kept = await self._find(digest)
        if kept.status in ("cancelled", "failed"):
            raise _ended(kept)
        if kept.status == "wanted":  # another server makes it, or this one has just started
            done, total = self._elsewhere.get(digest, (0, 0))
            status: Literal["running", "waiting"] = "running" if done else "waiting"
            return ReviewView(digest=digest, status=status, done=done, total=total)
        return await asyncio.to_thread(kept_view, kept, words(language), you)

    async def record(self, digest: str) -> Record:
        """Return the game of a review; raise ChocolatierError if there is none."""
        kept = await self._find(digest)
        return await asyncio.to_thread(_read, kept.record)

    async def cancel(self, digest: str, address: str) -> None:
        """Cancel a review that is under way, unless others asked for it too.

        Raise ChocolatierError if it is not under way, or this address has not asked for it.
        """
        under_way = self._under_way.get(digest)
        if under_way is None:
            kept = await self._find(digest)
            if kept.status == "wanted" and not self._services.neighbours.alone:
                self._services.neighbours.tell_all("cancel", f"{digest} {address}")
                return
            raise TableError("review-not-running", "this review is not being made")
        if under_way.askers and address not in under_way.askers:
            raise TableError("review-not-yours", "others asked for this review")
        under_way.askers.discard(address)
        if not under_way.askers:
            self._under_way.pop(digest, None)  # at once, so that no further job begins
            await self._keep(under_way, "cancelled")
            self._end(under_way)

    # --- the work -----------------------------------------------------------------------------

    def _want(self, record: Record) -> Wanted:
        return wanted_review(record, self._services.settings.effort(record.game.rules))

    # --- other servers ------------------------------------------------------------------------

    async def _inherit(self) -> None:
        """Take over the reviews of servers that are gone, for ever."""
        while True:
            await asyncio.sleep(INHERIT_SECONDS)
            with suppress(TableError):
                await self._resume()

    async def _may_make(self, digest: str) -> bool:
        """Return whether no other server makes a review; then no other one will."""
        return await self._services.neighbours.takes_over(lease_of_review(digest))

    def _hear_progress(self, text: str) -> None:
        digest, done, total = text.split(" ")
        while len(self._elsewhere) >= MOST_ELSEWHERE:
            del self._elsewhere[next(iter(self._elsewhere))]
        self._elsewhere[digest] = int(done), int(total)

    def _hear_cancel(self, text: str) -> None:
        digest, _, address = text.partition(" ")
        if digest in self._under_way:
            self._services.tasks.spawn(self.cancel(digest, address))

    async def _resume(self) -> None:
        for kept in await self._services.archive.wanted_reviews():
            if kept.digest in self._under_way or not await self._may_make(kept.digest):
                continue
            record = await asyncio.to_thread(_read, kept.record)
            wanted = await asyncio.to_thread(self._want, record)
            if wanted.digest == kept.digest:
                self._begin(await asyncio.to_thread(UnderWay, wanted, None))
            else:  # another version wanted it: it can be asked for again
                lost = KeptReview(kept.digest, "cancelled", kept.record)
                await self._services.archive.keep_review(lost)

    def _begin(self, under_way: UnderWay) -> None:
        self._under_way[under_way.digest] = under_way
        self._news.set()

    def _end(self, under_way: UnderWay) -> None:
        self._under_way.pop(under_way.digest, None)
        self._services.neighbours.forget(lease_of_review(under_way.digest))
        if not any(one.address == under_way.address for one in self._under_way.values()):
            self._served.pop(under_way.address, None)

    def _next(self) -> UnderWay | None:
        """Return the review whose job is next: that of the address that waits longest."""
        ready = [one for one in self._under_way.values() if one.waits]
        if not ready:
            return None
        chosen = min(ready, key=lambda one: self._served.get(one.address, 0))
        self._served[chosen.address] = next(self._ticks)
        return chosen

    async def _work(self) -> None:
        """Do one job after the other, for ever."""
        while True:
            under_way = self._next()
            if under_way is None:
                self._news.clear()
                await self._news.wait()
                continue
            job = under_way.next_job()
            answer = await self._services.thinkers.study(job)
            if under_way.digest not in self._under_way:
                continue  # it was cancelled
            reason = under_way.take(job, answer)
            progress = f"{under_way.digest} {under_way.done} {under_way.total}"
            self._services.neighbours.tell_all("progress", progress)
            if reason is not None:
                log.error("review %s failed: %s", under_way.digest, reason)
                await self._fail(under_way)
            elif under_way.complete:
                await self._finish(under_way)

    async def _finish(self, under_way: UnderWay) -> None:
        """Store a complete review, then forget it here."""
        try:
            body = await asyncio.to_thread(_written, under_way)
        except Exception:  # a fault of the review: the others go on
            log.exception("review %s failed", under_way.digest)
            await self._fail(under_way)
            return
        await self._insist(under_way, "done", body)
        self._end(under_way)

    async def _fail(self, under_way: UnderWay) -> None:
        """Note that a review cannot be made; no further job of it begins."""
        self._under_way.pop(under_way.digest, None)
        await self._insist(under_way, "failed")
        self._end(under_way)

    async def _insist(
        self, under_way: UnderWay, status: ReviewStatus, body: str | None = None
    ) -> None:
        """Store how a review ended; try until the database answers."""
        while True:
            try:
                await self._keep(under_way, status, body)
                return
            except TableError:
                await asyncio.sleep(RETRY_SECONDS)

    async def _keep(
        self, under_way: UnderWay, status: ReviewStatus, body: str | None = None
    ) -> None:
        kept = KeptReview(under_way.digest, status, under_way.text, body)
        await self._services.archive.keep_review(kept)

    async def _find(self, digest: str) -> KeptReview:
        kept = await self._services.archive.review(digest)
        if kept is None:
            raise TableError("no-such-review", f"there is no review {digest}")
        return kept

    def _show(self, under_way: UnderWay, since: int, language: str, you: Seat | None) -> ReviewView:
        before = list(self._under_way)
        ahead = before.index(under_way.digest) if under_way.digest in before else 0
        return view_under_way(
            under_way.digest,
            ahead=ahead,
            done=under_way.done,
            total=under_way.total,
            names=under_way.names,
            rounds=under_way.rounds()[since:],
            words=words(language),
            you=you,
        )


def _read(text: str) -> Record:
    return next(read_records(text.splitlines()))


def _written(under_way: UnderWay) -> str:
    """Return a complete review as it is stored; reading it puts it into a language."""
    writer = ReviewWriter(words("en"), under_way.names)
    return writer.review(under_way.review()).model_dump_json()


def _ended(kept: KeptReview) -> ChocolatierError:
    if kept.status == "cancelled":
        return TableError("review-cancelled", "this review was cancelled")
    return TableError("review-failed", "this review could not be made")
