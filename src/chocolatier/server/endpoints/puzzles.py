"""The HTTP API of the puzzles. Each request says which moves were made; only tries are counted."""

import asyncio
import random
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path, Query, Request

from chocolatier.compiled import PLAIN
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.numbers import Phase
from chocolatier.server.endpoints.parts import errors, hub_of
from chocolatier.server.players.grades import PuzzleGrades
from chocolatier.study.puzzles.answering import explanation
from chocolatier.study.puzzles.outcomes import proven_moves
from chocolatier.study.puzzles.puzzle import HARDEST, Puzzle
from chocolatier.study.puzzles.shelf import Puzzles, shelf
from chocolatier.study.puzzles.solving import RoundSolver, TooManyError
from chocolatier.view.study import puzzles as view
from chocolatier.words import words

router = APIRouter(prefix="/api/puzzles")
PuzzlePath = Annotated[view.PuzzleId, Path(description="a puzzle's id")]
DayPath = Annotated[
    str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a day, as 2026-11-17")
]
MOST_IDS = 200
PROOF_NODES = 1_000_000
MOST_WAITING = 16
Found = TypeVar("Found")


class Prover:
    """One solver for all guests, in one thread: a proof takes a fraction of a second."""

    def __init__(self) -> None:
        self._solver, self._lock = RoundSolver(PROOF_NODES), asyncio.Lock()
        self._waiting = 0

    async def prove(self, work: Callable[[RoundSolver], Found]) -> Found:
        """Return what some work with the solver finds; raise ChocolatierError if it can't."""
        if PLAIN:
            raise ChocolatierError("analysis-compiling", "the engine is being compiled")
        if self._waiting >= MOST_WAITING:
            raise ChocolatierError("too-busy", "too many proofs are asked for at once")
        self._waiting += 1
        try:
            async with self._lock:
                self._solver.refill()
                return await asyncio.to_thread(work, self._solver)
        except TooManyError:
            raise ChocolatierError("proof-too-long", "this proof takes too long") from None
        finally:
            self._waiting -= 1


def _prover(request: Request) -> Prover:
    prover: Prover = request.app.state.prover
    return prover


async def _puzzles(request: Request) -> Puzzles:
    """Return all puzzles, as people have graded them."""
    await hub_of(request).wait_ready()
    grades: PuzzleGrades = request.app.state.grades
    return await grades.puzzles()


async def _find(request: Request, name: str) -> Puzzle:
    return (await _puzzles(request)).find(name)


@router.get("", responses=errors())
async def show_menu(request: Request) -> view.PuzzleMenu:
    """Show what there is to choose from, and today's puzzle."""
    puzzles, today = await _puzzles(request), datetime.now(UTC).date()
    return await asyncio.to_thread(lambda: view.menu_of(puzzles, shelf().of_the_day(today), today))


@router.get("/choice", responses=errors(404))
async def choose(
    request: Request,
    kind: Annotated[view.KindText | None, Query()] = None,
    theme: Annotated[str | None, Query(max_length=20)] = None,
    rules: Annotated[str | None, Query(max_length=40)] = None,
    difficulty: Annotated[int | None, Query(ge=1, le=HARDEST)] = None,
    rising: Annotated[bool, Query(description="harder step by step; of all puzzles")] = False,
    seed: Annotated[str, Query(max_length=64, description="which of them, in which order")] = "",
    count: Annotated[int, Query(ge=1, le=MOST_IDS)] = 50,
) -> view.PuzzleIds:
    """Choose puzzles for a training, a streak or a rush; the same seed chooses the same."""
    every = await _puzzles(request)
    if rising:
        return view.PuzzleIds(ids=[one.id for one in every.rising(seed, count)])
    found = every.choose(kind=kind, theme=theme, rules=rules, difficulty=difficulty)
    if not found:
        raise ChocolatierError("no-puzzle-fits", "no puzzle fits all of that")
    chosen = random.Random(seed).sample(found, min(count, len(found)))
    return view.PuzzleIds(ids=[one.id for one in chosen])


@router.get("/day/{day}", responses=errors(404))
async def show_day(day: DayPath, request: Request) -> view.PuzzleView:
    """Show the puzzle of a day."""
    try:
        named = date.fromisoformat(day)
    except ValueError:
        raise ChocolatierError("no-such-puzzle", f"there is no day {day}", id=day) from None
    of_day = await asyncio.to_thread(lambda: shelf().of_the_day(named))
    return await asyncio.to_thread(view.puzzle_view, await _find(request, of_day.id))


@router.get("/{name}", responses=errors(404))
async def show_puzzle(name: PuzzlePath, request: Request) -> view.PuzzleView:
    """Show a puzzle, without its solution."""
    puzzle = await _find(request, name)
    return await asyncio.to_thread(view.puzzle_view, puzzle)


@router.post("/{name}/answer", responses=errors(400, 404))
async def answer_puzzle(
    name: PuzzlePath, given: view.PuzzleAnswer, request: Request
) -> view.AnswerView:
    """Judge the solver's moves; a right one gets the best defence as its reply."""
    puzzle = await _find(request, name)
    return await asyncio.to_thread(view.answer_view, puzzle, given)


@router.post("/{name}/try", responses=errors(400, 404))
async def count_try(name: PuzzlePath, tried: view.FirstTry, request: Request) -> view.TriesView:
    """Count a person's first try, so that puzzles get the difficulty that they have for people."""
    puzzle = await _find(request, name)
    grades: PuzzleGrades = request.app.state.grades
    count, right = await grades.count(puzzle.id, tried.right)
    return view.TriesView(tried=count, right=right)


@router.post("/{name}/proof", responses=errors(400, 404))
async def show_proof(name: PuzzlePath, wish: view.ProofWish, request: Request) -> view.ProofView:
    """Show what every move leads to after these moves, proven to the end of the round."""
    puzzle = await _find(request, name)
    game = await asyncio.to_thread(view.proof_game, puzzle, wish)
    over = game.phase >= Phase.DEAL
    moves = (
        [] if over else await _prover(request).prove(lambda one: proven_moves(puzzle, game, one))
    )
    return view.proof_view(puzzle, game, moves)


@router.post("/{name}/explanation", responses=errors(400, 404))
async def explain_puzzle(
    name: PuzzlePath, wish: view.ExplanationWish, request: Request
) -> view.ExplanationView:
    """Show the solution, and say why it is right."""
    puzzle = await _find(request, name)
    found = await _prover(request).prove(lambda solver: explanation(puzzle, solver))
    return view.explanation_view(puzzle, found, words(wish.language))
