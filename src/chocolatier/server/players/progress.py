"""What a person's results, puzzles and reviews say; nothing of it is kept."""

from collections import Counter
from datetime import datetime

from chocolatier.bots.levels import LEVELS
from chocolatier.errors import ChocolatierError, RulesError
from chocolatier.rules.ruleset import Rules
from chocolatier.server.players.grades import PuzzleGrades
from chocolatier.server.players.referee import ResultReferee
from chocolatier.server.tables.hub import Hub
from chocolatier.server.uploads import Uploads
from chocolatier.store.memory import LATEST, GameResult, PuzzleTry, ReviewedSeats
from chocolatier.study.progress import progress as study
from chocolatier.study.progress.mistakes import SeatFigures, favourite_mistakes, reviewed_game
from chocolatier.study.progress.strength import rule_set
from chocolatier.study.puzzles.shelf import Puzzles
from chocolatier.study.reviews.written import WrittenReview
from chocolatier.view.players import (
    MOST_REVIEWS,
    ProgressView,
    ProgressWish,
    ResultsView,
    ResultsWish,
    progress_view,
)
from chocolatier.view.study.reviews import readable

MOST_MISTAKES = 4
_LEVELS = {level.name for level in LEVELS}


class ProgressDesk:
    """Puts a person's progress together."""

    def __init__(
        self, hub: Hub, uploads: Uploads, referee: ResultReferee, grades: PuzzleGrades
    ) -> None:
        self._archive, self._uploads, self._referee = hub.services.archive, uploads, referee
        self._grades = grades

    async def results(self, wish: ResultsWish) -> ResultsView:
        """Return how finished games went, each signed."""
        held = {one.table: one.tokens for one in wish.tables}
        results, gone = await self._referee.results(held)
        return ResultsView(results=results, gone=gone)

    async def show(self, wish: ProgressWish) -> ProgressView:
        """Return how a person gets on; who sends it alone sees it, so receipts are not checked."""
        newest = sorted(wish.reviews.items(), key=lambda one: one[1].at)[-MOST_REVIEWS:]
        reviews = await self._archive.ask(
            lambda: [
                (digest, seats.at, found)
                for digest, seats in newest
                if (found := self._reviewed(digest, seats)) is not None
            ]
        )
        puzzles = await self._grades.puzzles()
        return await self._uploads.run(lambda: _progress(wish, reviews, puzzles))

    def _reviewed(self, digest: str, reviewed: ReviewedSeats) -> SeatFigures | None:
        """Return what a review says about the one seat of a person; None if it says nothing."""
        kept = self._archive.store.shelf.find(digest)
        if kept is None or len(reviewed.seats) != 1 or not readable(kept):
            return None
        review = WrittenReview.model_validate_json(kept.body or "")
        seat = reviewed.seats[0]
        return reviewed_game(review, seat) if seat <= len(review.seats) else None


def _progress(
    wish: ProgressWish, reviews: list[tuple[str, int, SeatFigures]], puzzles: Puzzles
) -> ProgressView:
    games = [game for one in wish.results if (game := _played(one)) is not None]
    tries = [
        found
        for puzzle, one in wish.puzzles.items()
        if (found := _tried(puzzle, one, puzzles)) is not None
    ]
    mistakes = favourite_mistakes((one for _, _, one in reviews), MOST_MISTAKES)
    uncounted = Counter(one.why for one in wish.results if one.why is not None)
    return progress_view(study.progress_of(games, tries), reviews, mistakes, uncounted)


def _played(result: GameResult) -> study.PlayedGame | None:
    """Return a result as a game; None if it does not count, or levels have changed since."""
    others = [level for level in result.levels if level is not None]
    if result.why is not None or not _LEVELS.issuperset(others):
        return None
    try:
        rules = Rules.parse(result.rules)
    except RulesError:
        return None
    if rules.players != len(others) + 1 or rules.players != len(result.places):
        return None
    levels, places = tuple(result.levels), tuple(result.places)
    return study.PlayedGame(result.at, rule_set(rules), levels, places)


def _tried(puzzle: str, one: PuzzleTry, puzzles: Puzzles) -> study.TriedPuzzle | None:
    """Return a try; None if the puzzle was withdrawn, or the time is none."""
    try:
        difficulty = puzzles.find(puzzle).difficulty
        at = int(datetime.fromisoformat(one.at).timestamp())
    except (ChocolatierError, ValueError, OverflowError, OSError):
        return None
    return study.TriedPuzzle(at, difficulty, one.right) if 0 <= at <= LATEST else None
