"""A review under way: its jobs, the answers so far, and what can be said already."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import cached_property, reduce

from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.study.reviews.account import seat_reviews
from chocolatier.study.reviews.chance import (
    WHOLE,
    Chances,
    Change,
    add,
    change,
    in_millionths,
    result_of,
)
from chocolatier.study.reviews.chapters import (
    RoundEnd,
    StudiedRound,
    agreed_at,
    chapters_of,
    mean_of,
    study_round,
)
from chocolatier.study.reviews.jobs import (
    Answer,
    DealAnswer,
    DealJob,
    Job,
    LookAnswer,
    LookJob,
    MoveAnswer,
    Workers,
    do_job,
    in_threads,
)
from chocolatier.study.reviews.outlook import Effort, usual_effort
from chocolatier.study.reviews.review import Review


class ReviewRun:
    """A review that is fed with answers, in any order and from anywhere.

    Without ``why`` there are no reasons, which makes it quicker.
    Raise ChocolatierError for a game that is not over, or in which no seat has moved.
    """

    def __init__(self, game: Game, effort: Effort | None = None, *, why: bool = True) -> None:
        if not game.is_over:
            raise ChocolatierError("review-unfinished", "only a finished game can be reviewed")
        if not game.moves:
            raise ChocolatierError("review-no-moves", "the game has no moves to review")
        self._game = game
        self._effort = effort or usual_effort(game.rules)
        self._why = why
        self._chapters = chapters_of(game)
        self._agreed_at = agreed_at(game)
        self._answers: dict[int, Answer] = {}

    @cached_property
    def _jobs_by_round(self) -> tuple[tuple[Job, ...], ...]:
        found: list[tuple[Job, ...]] = []
        number = 0
        for chapter in self._chapters:
            found.append(tuple(chapter.jobs(number, self._effort, why=self._why)))
            number += len(found[-1])
        if self._agreed_at is not None:
            found[-1] += (LookJob(number, self._agreed_at, self._effort),)
        return tuple(found)

    @property
    def jobs(self) -> tuple[Job, ...]:
        """All jobs, in the order of the game; each may be done anywhere with ``do_job``."""
        return tuple(job for jobs in self._jobs_by_round for job in jobs)

    @property
    def missing(self) -> tuple[Job, ...]:
        """The jobs without an answer."""
        return tuple(job for job in self.jobs if job.number not in self._answers)

    @property
    def done(self) -> int:
        """How many jobs are answered."""
        return len(self._answers)

    def take(self, answer: Answer) -> None:
        """Take the answer of a job."""
        self._answers[answer.number] = answer

    def rounds(self) -> Iterator[StudiedRound]:
        """Yield the rounds of which everything is known, from the first to one that lacks some."""
        for index in range(len(self._chapters)):
            studied = self._round(index)
            if studied is None:
                return
            yield studied

    def review(self) -> Review:
        """Return the whole review; raise ChocolatierError if an answer is missing."""
        rounds = list(self.rounds())
        if len(rounds) < len(self._chapters):
            raise ChocolatierError("review-incomplete", f"{len(self.missing)} answers are missing")
        deals = tuple(one.deal for one in rounds if one.deal)
        moves = tuple(move for one in rounds for move in one.moves)
        unseen = reduce(add, (one.unseen for one in rounds))
        agreed = self._agreed()
        first = rounds[0]
        return Review(
            rules=self._game.rules,
            effort=self._effort,
            start=first.deal.before if first.deal else first.moves[0].before,
            deals=deals,
            moves=moves,
            agreed=agreed,
            seats=seat_reviews(self._game, deals, moves, unseen, agreed),
        )

    def _agreed(self) -> Change | None:
        if self._agreed_at is None:
            return None
        return change(self._last_outlook(), result_of(self._game))

    def _last_outlook(self) -> Chances:
        """Return the chances in the position in which the players agreed to end."""
        return self._outlook(self._jobs_by_round[-1][-1])

    def _outlook(self, job: Job) -> Chances:
        answer = self._answers[job.number]
        assert isinstance(answer, LookAnswer)
        return in_millionths(answer.outlook.shares)

    def _is_answered(self, jobs: Iterable[Job]) -> bool:
        return all(job.number in self._answers for job in jobs)

    def _round(self, index: int) -> StudiedRound | None:
        """Return a round if everything is known about it, and about the deal after it."""
        jobs = self._jobs_by_round[index]
        if not self._is_answered(jobs):
            return None
        ending = self._ending(index)
        if ending is None:
            return None
        decisions = {
            job.number: answer.decision
            for job in jobs
            if isinstance(answer := self._answers[job.number], MoveAnswer)
        }
        return study_round(
            self._chapters[index],
            list(self._samples(index)),
            self._begun(index),
            [decisions[number] for number in sorted(decisions)],
            ending,
        )

    def _begun(self, index: int) -> Chances | None:
        """Return the chances after the deal of a round; None if it began without one."""
        if self._chapters[index].deal is None:
            return None
        job = next(job for job in self._jobs_by_round[index] if isinstance(job, LookJob))
        return self._outlook(job)

    def _ending(self, index: int) -> RoundEnd | None:
        """Return how a round ended; None if the deal after it lacks answers."""
        if index + 1 < len(self._chapters):
            following = [job for job in self._jobs_by_round[index + 1] if isinstance(job, DealJob)]
            if not self._is_answered(following):
                return None
            answers = list(self._samples(index + 1))
            return RoundEnd(in_millionths(mean_of(answers)), answers[0].before.shares)
        end = result_of(self._game) if self._agreed_at is None else self._last_outlook()
        return RoundEnd(end, tuple(one / WHOLE for one in end))

    def _samples(self, index: int) -> Iterator[DealAnswer]:
        """Yield the answers about the deal of a round, in their order."""
        for job in self._jobs_by_round[index]:
            if isinstance(job, DealJob):
                answer = self._answers[job.number]
                assert isinstance(answer, DealAnswer)
                yield answer


def steps_of(run: ReviewRun, workers: Workers = map) -> Generator[ReviewRun]:
    """Do the jobs that are missing and yield the run after each; closing it stops the work."""
    answers = workers(do_job, run.missing)
    try:
        for answer in answers:
            run.take(answer)
            yield run
    finally:
        if isinstance(answers, Generator):
            answers.close()


def review(
    game: Game,
    nodes: int | None = None,
    *,
    effort: Effort | None = None,
    threads: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> Review:
    """Return the review of a finished game; the same game and nodes give the same review.

    ``nodes`` are those of one search; ``effort`` says more. ``progress`` is called with the number
    of jobs that are done and of all; an exception that it raises ends the review.
    Raise ChocolatierError for a game that is not over, and for nodes that are not above 0.
    """
    run = ReviewRun(game, effort or usual_effort(game.rules, nodes))
    total = len(run.jobs)
    with closing(steps_of(run, map if threads == 1 else in_threads(threads))) as steps:
        for step in steps:
            if progress is not None:
                progress(step.done, total)
    return run.review()
