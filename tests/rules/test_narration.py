"""What a pick did, as the core narrates it, against the positions before and after."""

import pytest

from chocolatier.rules.core.numbers import LETTERS, Colour, Face
from chocolatier.rules.events import Took
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.move import Draft
from chocolatier.rules.position import Board, Counts, Position
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import board, table
from tests.rules.steering import ALL_RULES, steps


def _took(game: Game) -> Took:
    """What the last pick did."""
    entry = next(e for e in reversed(game.history) if isinstance(e, Played))
    assert entry.took is not None
    return entry.took


def _moved(position: Position, draft: Draft, took: Took) -> tuple[Counts, ...]:
    """The sources after a pick, as the narration has it."""
    lying = [list(counts) for counts in position.sources]

    def lay(slot: int | None, letters: str) -> None:
        assert slot is not None or not letters
        for letter in letters:
            lying[slot or 0][LETTERS.index(letter)] += 1

    if draft.source:
        lying[draft.source] = [0] * 5
        lay(0, took.centre)
        lay(draft.source, took.keeps)
        lay(took.left_slot, took.left)
        lay(took.right_slot, took.right)
    else:
        lying[0][draft.colour] = 0
    return tuple((t, b, w, k, r) for t, b, w, k, r in lying)


def _board_after(before: Board, took: Took) -> Board:
    """The picker's board, as the narration has it."""
    lines = list(before.lines)
    if took.target:
        lines[took.target - 1] += LETTERS[took.colour] * took.placed
    spare = "" if took.spare else before.spare
    spare = took.caught if took.caught else spare
    return Board(before.score, tuple(lines), before.box, before.floor + took.fell, spare)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_narration_leads_to_the_position(rules: Rules) -> None:
    compared = 0
    for seed in range(4):
        for game, move in steps(rules, seed):
            if not isinstance(move, Draft):
                continue
            before, seat, twin = game.position, game.turn, game.copy()
            twin.play(move)
            took = _took(twin)
            after = next(p for e, p in twin.replay(len(game.history)) if isinstance(e, Played))
            assert (took.source, took.colour, took.target) == (
                move.source,
                move.colour,
                move.target,
            )
            assert took.count == before.sources[move.source][move.colour]
            assert after.sources == _moved(before, move, took)
            assert after.boards[seat] == _board_after(before.boards[seat], took)
            assert sum(after.lid) - sum(before.lid) == took.lid
            things = took.placed + len(took.fell) + took.lid + bool(took.caught)
            assert things in (took.count, took.count + took.marker)
            assert took.completes == (took.placed > 0 and _full(after, seat, move.target))
            assert took.marker == (before.marker and not after.marker)
            assert took.shares == "".join(sorted(took.left + took.right, key=LETTERS.index))
            compared += 1
    assert compared > 200


def _full(position: Position, seat: int, line: int) -> bool:
    return len(position.boards[seat].lines[line - 1]) == line


def _land(
    own: Board,
    colour: Colour,
    count: int,
    target: int,
    *,
    marker: bool = False,
    spare: bool = False,
) -> tuple[Took, Board]:
    """Take chocolates from the centre, with the marker or without, or from the spare factory."""
    letters = colour.letter * count
    held = own.spare is not None
    gold = {1: Face.SPARE} if spare or held else {2: Face.KEEP}
    factories = [letters if spare else "", "W" if colour is not Colour.WHITE else "K"]
    game = table(
        centre="" if spare else letters,
        factories=factories,
        gold=gold,
        boards=[own, board(floor="" if marker else "M")],
        marker=marker,
    )
    game.play(Draft(1 if spare else 0, colour, target))
    return _took(game), game.position.boards[0]


def test_the_marker_falls_before_the_chocolates() -> None:  # R11
    took, _ = _land(board(), Colour.WHITE, 3, 1, marker=True)
    assert (took.placed, took.fell, took.caught) == (1, "MWW", None)
    assert took.completes


def test_a_full_floor() -> None:  # R17, T12
    full, after = _land(board(floor="RRRRRR"), Colour.TEAL, 3, 0)
    assert (full.fell, full.lid, after.floor) == ("T", 2, "RRRRRRT")
    beside, after = _land(board(floor="RRRRRRR"), Colour.TEAL, 1, 1, marker=True)
    assert (beside.fell, beside.lid, after.floor) == ("", 0, "RRRRRRR")
    assert beside.marker


def test_the_spare_factory_catches_at_once() -> None:  # R43, T42
    took, _ = _land(board(), Colour.RED, 3, 2, spare=True)
    assert (took.placed, took.fell, took.caught) == (2, "", "R")
    dropped, after = _land(board(), Colour.RED, 3, 0, spare=True)
    assert (dropped.fell, dropped.caught, after.spare) == ("RR", "R", "R")
    unused, after = _land(board(), Colour.RED, 2, 2, spare=True)
    assert (unused.caught, after.spare) == (None, "")


def test_the_spare_factory_catches_when_the_floor_is_full() -> None:  # R43
    took, _ = _land(board(floor="RRRRRRR", spare=""), Colour.TEAL, 2, 0)
    assert (took.fell, took.lid, took.caught) == ("", 1, "T")


@pytest.mark.parametrize(
    ("catches", "fell", "caught", "spare"), [(True, "T", "M", "M"), (False, "M", "T", "T")]
)
def test_the_spare_factory_catches_the_marker_unless_an_option_says_no(
    catches: bool, fell: str, caught: str, spare: str
) -> None:  # R43
    game = table(
        centre="TT",
        factories=["", "W"],
        gold={1: Face.SPARE},
        boards=[board(spare="")],
        spare_catches_marker=catches,
    )
    game.play("CT1")
    took = _took(game)
    assert (took.fell, took.caught, game.position.boards[0].spare) == (fell, caught, spare)
