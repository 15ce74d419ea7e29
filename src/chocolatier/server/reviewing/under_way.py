"""A review under way: which of its jobs are given out, what is known, and who asked for it."""

from collections import Counter, deque
from dataclasses import dataclass

from chocolatier.notation.records import Record, write_record
from chocolatier.server.reviewing.digest import digest_of
from chocolatier.server.thinking.jobs import Failure
from chocolatier.study.reviews.chapters import StudiedRound
from chocolatier.study.reviews.jobs import Answer, Job
from chocolatier.study.reviews.outlook import Effort
from chocolatier.study.reviews.review import Review
from chocolatier.study.reviews.run import ReviewRun

MOST_TRIES = 3  # of one job: a process may die for another one's sake


@dataclass(frozen=True)
class Wanted:
    """A game to be reviewed with an effort; ``text`` is its record without what is secret."""

    digest: str
    text: str
    record: Record
    effort: Effort


def wanted_review(record: Record, effort: Effort) -> Wanted:
    """Return what is wanted if this game is to be reviewed."""
    text = write_record(record.game, record.seats, reveal_seed=False)
    return Wanted(digest_of(text, effort), text, record, effort)


class UnderWay:
    """One review, from its first job to its last answer.

    Raise ChocolatierError for a game that is not over, or in which no seat has moved.
    """

    def __init__(self, wanted: Wanted, address: str | None) -> None:
        self.digest, self.text, self.names = wanted.digest, wanted.text, wanted.record.seats
        self.address = address
        """Who asked for it first; None if that was before the server was started."""
        self.askers = {address} - {None}
        self._run = ReviewRun(wanted.record.game, wanted.effort)
        self._waiting = deque(self._run.jobs)
        self.total = len(self._waiting)
        self._tries: Counter[int] = Counter()
        self._rounds: list[StudiedRound] = []
        self._rounds_after = 0  # answers that were known when they were found

    @property
    def done(self) -> int:
        """How many jobs are answered."""
        return self._run.done

    @property
    def waits(self) -> bool:
        """Whether a job is still to be given out."""
        return bool(self._waiting)

    @property
    def complete(self) -> bool:
        """Whether every job is answered."""
        return self.done == self.total

    def next_job(self) -> Job:
        """Give out the next job."""
        return self._waiting.popleft()

    def take(self, job: Job, answer: Answer | Failure) -> str | None:
        """Take the answer of a job; a failed job waits again, or the reason is returned."""
        if not isinstance(answer, Failure):
            self._run.take(answer)
            return None
        self._tries[job.number] += 1
        if self._tries[job.number] >= MOST_TRIES:
            return answer.reason
        self._waiting.appendleft(job)
        return None

    def rounds(self) -> list[StudiedRound]:
        """Return the rounds of which everything is known. This takes a while: call it in a thread.

        Rounds that are known do not change.
        """
        done = self.done
        if done != self._rounds_after:
            self._rounds, self._rounds_after = list(self._run.rounds()), done
        return self._rounds

    def review(self) -> Review:
        """Return the whole review; this takes a while, too."""
        return self._run.review()
