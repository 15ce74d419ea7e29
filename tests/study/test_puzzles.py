"""Puzzles are proven, by brute force and by the naive model, and can be solved."""

import json
import random
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from datetime import date
from io import StringIO

import pytest
from rich.console import Console

from chocolatier.cli import main
from chocolatier.errors import ChocolatierError
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.study.puzzles.answering import answer, explanation
from chocolatier.study.puzzles.checking import BruteForce
from chocolatier.study.puzzles.likeness import likeness
from chocolatier.study.puzzles.maker import PuzzleMaker
from chocolatier.study.puzzles.outcomes import proven_moves
from chocolatier.study.puzzles.people import EXPECTED, difficulty_for_people
from chocolatier.study.puzzles.puzzle import HARDEST, MARGIN, Puzzle, PuzzleKind, Solution
from chocolatier.study.puzzles.shelf import FILE, shelf
from chocolatier.study.puzzles.solving import RoundSolver
from chocolatier.terminal.puzzle import TerminalPuzzle
from chocolatier.words import words
from tests.lockstep import naive_action, naive_view
from tests.naive import NaiveGame

SAMPLE = 24
NODES = 600_000


def sampled(count: int, **wanted: str) -> list[Puzzle]:
    found = shelf().choose(**wanted)  # type: ignore[arg-type]
    return random.Random("sample").sample(found, min(count, len(found)))


def test_enough_ship_for_every_rule_set() -> None:
    puzzles = shelf().puzzles
    counts = Counter(one.text.split()[0] for one in puzzles)
    assert len(puzzles) >= 3000
    assert all(counts[str(rules)] >= 100 for rules in RULE_SETS)
    assert FILE.stat().st_size < 1_000_000
    assert len({one.id for one in puzzles}) == len(puzzles)
    assert {one.difficulty for one in puzzles} == {1, 2, 3, 4, 5}
    assert {one.kind for one in puzzles} == set(PuzzleKind)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_brute_force_proves_a_sample(rules: object) -> None:
    checker = BruteForce()
    for puzzle in sampled(SAMPLE // len(RULE_SETS), rules=str(rules)):
        assert checker.check(puzzle) == []


@pytest.mark.parametrize("kind", list(PuzzleKind))
def test_brute_force_finds_what_is_wrong(kind: PuzzleKind) -> None:
    """Any other first move, and any other kind, is refused."""
    checker = BruteForce()
    puzzle = min(shelf().choose(kind=kind), key=lambda one: len(one.game().legal_moves))
    others = [move for move in puzzle.game().legal_moves if move != puzzle.solution.move]
    assert others
    for move in others:
        assert checker.check(replace(puzzle, solution=Solution(move)))
    for other in PuzzleKind:
        if other is not kind:
            assert checker.check(replace(puzzle, kind=other)) or other is PuzzleKind.ROUND


def naive_leads(game: NaiveGame, root: int) -> int:
    """The root's lead at the end of the round, by recursion over the naive model."""
    if game.phase in ("deal", "over"):
        scores = [board.score for board in game.boards]
        return scores[root] - max(s for seat, s in enumerate(scores) if seat != root)
    found = []
    for action in game.legal():
        after = deepcopy(game)
        after.do(action)
        found.append(naive_leads(after, root))
    return max(found) if game.turn == root else min(found)


def test_the_naive_model_proves_small_ones() -> None:
    small = [
        one
        for one in shelf().choose(kind=PuzzleKind.ROUND, rules="2-coloured-plain")
        if len(one.game().legal_moves) <= 8 and sum(map(sum, one.position.sources)) <= 7
    ]
    assert small
    for puzzle in small[:3]:
        leads = {}
        for move in puzzle.game().legal_moves:
            game = NaiveGame.from_view(naive_view(puzzle.position), 2, "coloured", False)
            for action in move.actions:
                game.do(naive_action(action))
            leads[move] = naive_leads(game, puzzle.solver)
        best = leads.pop(puzzle.solution.move)
        assert best == puzzle.best
        assert max(leads.values()) == puzzle.second <= best - MARGIN


def test_every_move_of_a_position_has_its_outcome() -> None:
    solver = RoundSolver(NODES)
    for puzzle in sampled(6):
        solver.refill()
        found = proven_moves(puzzle, puzzle.game(), solver)
        assert {one.move for one in found} == set(puzzle.game().legal_moves)
        assert [one.move for one in found if one.best] == [puzzle.solution.move]
        if puzzle.kind is PuzzleKind.ROUND:
            assert found[0].lead == puzzle.best
            assert found[1].lead == puzzle.second
        else:
            assert found[0].result == ("wins" if puzzle.kind is PuzzleKind.WIN else "shares")


def test_a_solution_is_followed_to_its_end() -> None:
    puzzle = max(shelf().puzzles[:300], key=lambda one: one.solution.depth)
    right = [step.move for step in puzzle.solution.main_line()]
    assert len(right) > 1
    assert answer(puzzle, []).verdict == "right"
    for count in range(1, len(right)):
        found = answer(puzzle, right[:count])
        assert found.verdict == "right"
        assert found.game.turn == puzzle.solver
    assert answer(puzzle, right).verdict == "solved"
    other = next(move for move in puzzle.game().legal_moves if move != right[0])
    assert answer(puzzle, [other]).verdict == "wrong"
    with pytest.raises(ChocolatierError):
        answer(puzzle, [Move.parse("1@1")])


def test_a_solution_is_explained() -> None:
    solver = RoundSolver(NODES)
    for puzzle in sampled(4):
        solver.refill()
        found = explanation(puzzle, solver)
        assert found.reasons
        assert found.wrong != puzzle.solution.move


def test_people_grade_a_puzzle_once_there_are_enough_of_them() -> None:
    for difficulty in range(1, HARDEST + 1):
        assert difficulty_for_people(difficulty, 0, 0) == difficulty
        assert difficulty_for_people(difficulty, 3, 0) == difficulty, "three people may be wrong"
        assert difficulty_for_people(difficulty, 500, 0) == min(HARDEST, difficulty + 1)
        assert difficulty_for_people(difficulty, 500, 500) == max(1, difficulty - 1)
        share = round(500 * EXPECTED[difficulty - 1])
        assert difficulty_for_people(difficulty, 500, share) == difficulty
    one, other = shelf().choose(difficulty=3)[:2]
    graded = shelf().graded({one.id: (100, 90)})
    assert (graded.find(one.id).difficulty, graded.find(other.id).difficulty) == (2, 3)
    assert len(graded.puzzles) == len(shelf().puzzles)


def test_the_puzzle_of_the_day_is_fixed_by_the_date() -> None:
    days = [date(2027, 1, day) for day in range(1, 29)]
    found = [shelf().of_the_day(day).id for day in days]
    assert found == [shelf().of_the_day(day).id for day in days]
    assert len(set(found)) > 20


def test_positions_are_alike_whatever_their_colours_on_the_free_side() -> None:
    position = shelf().choose(rules="2-free-plain")[0].position
    names = str.maketrans("TB", "BT")
    boards = tuple(
        replace(
            board,
            lines=tuple(line.translate(names) for line in board.lines),
            box=tuple(row.translate(names) for row in board.box),
        )
        for board in position.boards
    )
    sources = tuple((b, t, w, k, r) for t, b, w, k, r in position.sources)
    twin = replace(position, boards=boards, sources=sources)
    assert twin != position
    assert likeness(twin) == likeness(position)
    coloured = [likeness(one.position) for one in shelf().choose(rules="2-coloured-plain")]
    assert len(set(coloured)) == len(coloured)


def test_the_maker_makes_the_same_puzzles_of_the_same_game() -> None:
    maker = PuzzleMaker()
    rules = RULE_SETS[0]
    found = [list(maker.from_game(rules, f"test/{seed}")) for seed in range(3)]
    assert any(found)
    again = PuzzleMaker()
    assert found == [list(again.from_game(rules, f"test/{seed}")) for seed in range(3)]


def test_all_are_listed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--list", "--json", "--rules", "3-free-special"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) == len(shelf().choose(rules="3-free-special"))
    fields = {"id", "kind", "themes", "difficulty", "rules", "position", "solution"}
    assert all(fields <= set(one) for one in found)
    assert main(["puzzle", "nothing"]) == 2
    assert "no puzzle" in capsys.readouterr().err


def test_a_puzzle_is_solved_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = shelf().choose(kind="round", rules="2-coloured-plain")[0]
    wrong = next(move for move in puzzle.game().legal_moves if move != puzzle.solution.move)
    typed = ["nonsense", str(wrong), *(str(step.move) for step in puzzle.solution.main_line())]
    answers = iter(typed)
    console = Console(file=StringIO(), width=100)
    monkeypatch.setattr(console, "input", lambda *_: next(answers))
    assert TerminalPuzzle(puzzle, console, words("en")).run()
    assert isinstance(console.file, StringIO)
    said = console.file.getvalue()
    assert "Solved!" in said
    assert "Not this one" in said
    assert f"a lead of {puzzle.best}" in said
