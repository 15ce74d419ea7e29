"""Where reviews are asked for: one queue of jobs, fair to every address, kept in the store."""

import asyncio
import logging
from itertools import count

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.notation.records import Record, read_records
from chocolatier.server.limits import Addresses
from chocolatier.server.reviewing.under_way import UnderWay, Wanted, wanted_review
from chocolatier.server.tables.services import Services
from chocolatier.store.shelf import KeptReview, ReviewStatus
from chocolatier.study.written import ReviewWriter
from chocolatier.view.reviews import (
    ReviewView,
    kept_view,
    readable,
    view_under_way,
)
from chocolatier.words import words

RETRY_SECONDS = 1.0
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

    async def run(self) -> None:
        """Begin what was wanted when the server stopped, then do all jobs, for ever."""
        await self._resume()
        students = range(self._services.thinkers.students)
        async with asyncio.TaskGroup() as group:
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
            under_way = await asyncio.to_thread(UnderWay, wanted, address)
            self._addresses.take_review(address)
            await self._keep(under_way, "wanted")
            self._begin(under_way)
            return digest

    async def ask_again(self, digest: str, address: str) -> str:
        """Ask for the review of a game that was reviewed before, by this or another version."""
        kept = await self._find(digest)
        return await self.ask(await asyncio.to_thread(_read, kept.record), address)

    async def show(self, digest: str, since: int, language: str) -> ReviewView:
        """Return a review: as far as it is known, with the rounds after the first ``since``.

        Raise ChocolatierError if there is none, or it was cancelled, or another version made it.
        """
        under_way = self._under_way.get(digest)
        if under_way is not None:
            return await asyncio.to_thread(self._show, under_way, since, language)
        kept = await self._find(digest)
        if kept.status in ("cancelled", "failed"):
            raise _ended(kept)
        if kept.status == "wanted":  # the server has just started
            return ReviewView(digest=digest, status="waiting")
        return await asyncio.to_thread(kept_view, kept, words(language))

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
            await self._find(digest)
            raise TableError("review-not-running", "this review is not being made")
        if under_way.askers and address not in under_way.askers:
            raise TableError("review-not-yours", "others asked for this review")
        under_way.askers.discard(address)
        if not under_way.askers:
            self._end(under_way)
            await self._keep(under_way, "cancelled")

    # --- the work -----------------------------------------------------------------------------

    def _want(self, record: Record) -> Wanted:
        return wanted_review(record, self._services.settings.effort(record.game.rules))

    async def _resume(self) -> None:
        for kept in await self._services.archive.wanted_reviews():
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
            if reason is not None:
                log.error("review %s failed: %s", under_way.digest, reason)
                self._end(under_way)
                await self._insist(under_way, "failed")
            elif under_way.complete:
                await self._finish(under_way)

    async def _finish(self, under_way: UnderWay) -> None:
        """Store a complete review, then forget it here."""
        try:
            body = await asyncio.to_thread(_written, under_way)
        except Exception:  # a fault of the review: the others go on
            log.exception("review %s failed", under_way.digest)
            self._end(under_way)
            await self._insist(under_way, "failed")
            return
        await self._insist(under_way, "done", body)
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

    def _show(self, under_way: UnderWay, since: int, language: str) -> ReviewView:
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
