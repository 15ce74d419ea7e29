"""Puzzles as they are sent: what is asked, what an answer brings, and the proof, step by step."""

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.seats import seat_number
from chocolatier.study.puzzles.answering import Explanation, Tried, answer
from chocolatier.study.puzzles.outcomes import ProvenMove
from chocolatier.study.puzzles.puzzle import Puzzle, Written
from chocolatier.study.puzzles.shelf import Puzzles
from chocolatier.study.puzzles.themes import game_after
from chocolatier.study.reviews.happenings import SeatStory
from chocolatier.study.reviews.written import ReviewWriter, WrittenReason
from chocolatier.view.frames import Frame, frames_of
from chocolatier.view.guest import rules_view
from chocolatier.view.options import Options, options_of
from chocolatier.view.position import Model, PositionView, position_view
from chocolatier.view.table_view import Language, RulesView
from chocolatier.words import Words

PuzzleId: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]
KindText: TypeAlias = Literal["win", "share", "round"]
MoveText: TypeAlias = Annotated[str, Field(max_length=20)]
MOST_MOVES = 60


class PuzzleMenu(Model):
    """What there is to choose from, with the number of puzzles of each."""

    total: int
    today: PuzzleId
    day: date  # the server's, in UTC
    rules: dict[str, int]
    themes: dict[str, int]
    difficulties: dict[str, int]


class PuzzleIds(Model):
    """Puzzles that were asked for, in the order in which to solve them."""

    ids: list[PuzzleId]


class PuzzleView(Model):
    """A puzzle as it is asked."""

    id: PuzzleId
    kind: KindText
    themes: list[str]
    difficulty: int
    solver: SeatNumber
    rules: RulesView
    text: str  # the position
    position: PositionView
    options: Options | None
    depth: int  # how many right moves the longest line has


class PuzzleAnswer(Model):
    """The solver's moves from the beginning on; the others' replies are not among them."""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]


class AnswerView(Model):
    """What became of the last move: a wrong one is not played, a right one gets its reply."""

    verdict: Literal["right", "solved", "wrong"]
    frames: list[Frame]  # of the right move and of the reply
    line: list[MoveText]  # all moves so far, the others' too; a wrong one is not among them
    position: PositionView
    options: Options | None


class FirstTry(Model):
    """A person's first try at a puzzle: whether it was right, without a wrong move or a look."""

    right: bool


class TriesView(Model):
    """How many people have tried a puzzle, and how many of them found it at once."""

    tried: int
    right: int


class ProofWish(Model):
    """All moves from the beginning on, the others' too."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]


class ProvenChoice(Model):
    """A move of a proof, and what it leads to with best play of all."""

    move: MoveText
    lead: int | None
    result: Literal["wins", "shares", "loses", "open"] | None
    best: bool


class ProofView(Model):
    """A position of a proof and every move in it; none when the round is over."""

    position: PositionView
    frames: list[Frame]  # of the last move
    seat: SeatNumber | None  # to move
    moves: list[ProvenChoice]
    lead: int  # of the solver, as the points stand


class SeatPoints(Model):
    """What a seat gets on a line, to the end of the round."""

    seat: SeatNumber
    boxed: int
    floor: int
    bonus: int


class ExplanationView(Model):
    """The solution, why it is right, and what it brings beside the best of the wrong moves."""

    solution: Written
    line: list[MoveText]  # the right moves of the first line
    wrong: MoveText
    best: int | None  # round: the lead that the right move forces
    second: int | None
    reasons: list[WrittenReason]
    after_right: list[SeatPoints]
    after_wrong: list[SeatPoints]


class ExplanationWish(Model):
    """In which language to explain."""

    language: Language = "en"


def menu_of(every: Puzzles, of_the_day: Puzzle, today: date) -> PuzzleMenu:
    """Return what there is to choose from."""
    puzzles = every.puzzles
    return PuzzleMenu(
        total=len(puzzles),
        today=of_the_day.id,
        day=today,
        rules=dict(Counter(one.text.split()[0] for one in puzzles)),
        themes=dict(Counter(str(theme) for one in puzzles for theme in one.themes)),
        difficulties=dict(sorted(Counter(str(one.difficulty) for one in puzzles).items())),
    )


def puzzle_view(puzzle: Puzzle) -> PuzzleView:
    """Return a puzzle without its solution."""
    game = puzzle.game()
    return PuzzleView(
        id=puzzle.id,
        kind=puzzle.kind.value,
        themes=[str(theme) for theme in puzzle.themes],
        difficulty=puzzle.difficulty,
        solver=seat_number(puzzle.solver),
        rules=rules_view(puzzle.rules),
        text=puzzle.text,
        position=position_view(game.position),
        options=options_of(game),
        depth=puzzle.solution.depth,
    )


def answer_view(puzzle: Puzzle, given: PuzzleAnswer) -> AnswerView:
    """Return what becomes of the moves; raise ChocolatierError for one that is not legal."""
    found: Tried = answer(puzzle, [Move.parse(move) for move in given.moves])
    return AnswerView(
        verdict=found.verdict,
        frames=[] if found.verdict == "wrong" else frames_of(found.game, found.before),
        line=[str(move) for move in found.game.moves],
        position=position_view(found.game.position),
        options=None if found.step is None else options_of(found.game),
    )


def proof_game(puzzle: Puzzle, wish: ProofWish) -> Game:
    """Return the game after the moves of a proof; raise ChocolatierError if one is not legal."""
    return game_after(puzzle, [Move.parse(move) for move in wish.moves])


def proof_view(puzzle: Puzzle, game: Game, moves: Sequence[ProvenMove]) -> ProofView:
    """Return a position of a proof with what every move in it leads to."""
    scores, solver = game.scores, puzzle.solver
    other = max(score for seat, score in enumerate(scores) if seat != solver)
    last = game.moves[-1:]
    return ProofView(
        position=position_view(game.position),
        frames=frames_of(game, _before_last(game)) if last else [],
        seat=seat_number(game.turn) if moves else None,
        moves=[
            ProvenChoice(move=str(one.move), lead=one.lead, result=one.result, best=one.best)
            for one in moves
        ],
        lead=scores[solver] - other,
    )


def _before_last(game: Game) -> int:
    """Return how long the history was before the last move."""
    twin = game.copy()
    twin.take_back()
    return twin.length


def explanation_view(puzzle: Puzzle, found: Explanation, words: Words) -> ExplanationView:
    """Return an explanation in the words of a language."""
    names = [
        words.say("puzzle-seat", seat=seat_number(seat)) for seat in range(puzzle.rules.players)
    ]
    writer = ReviewWriter(words, names, puzzle.solver)
    is_round = puzzle.kind.value == "round"
    return ExplanationView(
        solution=puzzle.solution.written(),
        line=[str(step.move) for step in puzzle.solution.main_line()],
        wrong=str(found.wrong),
        best=puzzle.best if is_round else None,
        second=puzzle.second if is_round else None,
        reasons=[writer.reason(reason) for reason in found.reasons],
        after_right=_points(found.after_right),
        after_wrong=_points(found.after_wrong),
    )


def _points(seats: Sequence[SeatStory]) -> list[SeatPoints]:
    return [
        SeatPoints(seat=seat_number(seat), boxed=one.scored, floor=one.floor, bonus=one.bonus)
        for seat, one in enumerate(seats)
    ]
