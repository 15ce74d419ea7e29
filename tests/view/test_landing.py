"""Where a pick lands, against the core and by example."""

import pytest

from chocolatier.rules.core.numbers import LETTERS, Colour
from chocolatier.rules.move import Draft
from chocolatier.rules.position import Board, Counts, Position
from chocolatier.rules.ruleset import Rules
from chocolatier.view.landing import land, take
from tests.view.steering import ALL_RULES, steps

SPECIAL = Rules.parse("2-coloured-special")
MARKER_FALLS = Rules.parse("2-coloured-special+marker-falls")


def _moved(position: Position, draft: Draft) -> tuple[Counts, ...]:
    """The sources after a pick, as ``take`` tells it."""
    taking = take(position, draft.source, draft.colour)
    lying = [list(counts) for counts in position.sources]

    def lay(slot: int | None, letters: str) -> None:
        assert slot is not None or not letters
        for letter in letters:
            lying[slot or 0][LETTERS.index(letter)] += 1

    if draft.source:
        lying[draft.source] = [0] * 5
        lay(0, taking.centre)
        lay(draft.source, taking.keeps)
        lay(taking.left, "".join(c for c in taking.shares if _in(c, draft.share.left)))
        lay(taking.right, "".join(c for c in taking.shares if _in(c, draft.share.right)))
    else:
        lying[0][draft.colour] = 0
    return tuple((t, b, w, k, r) for t, b, w, k, r in lying)


def _in(letter: str, colours: frozenset[Colour]) -> bool:
    return Colour(LETTERS.index(letter)) in colours


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_like_the_core(rules: Rules) -> None:
    compared = 0
    for seed in range(4):
        for game, move in steps(rules, seed):
            if not isinstance(move, Draft):
                continue
            before, seat, twin = game.position, game.turn, game.copy()
            twin.play(move)
            after = twin.position
            if len(twin.history) > len(game.history) + 1:
                continue  # the round ended: frames compare that
            taking = take(before, move.source, move.colour)
            landing = land(
                before.boards[seat],
                rules,
                move.colour,
                taking.count,
                move.target,
                taking.marker,
                taking.spare,
            )
            if after.phase is before.phase:
                assert after.sources == _moved(before, move)
            assert landing.board == after.boards[seat]
            assert sum(after.lid) - sum(before.lid) == landing.lid
            things = landing.placed + len(landing.fell) + landing.lid + bool(landing.caught)
            assert things in (taking.count, taking.count + taking.marker)
            assert landing.completes == (landing.placed > 0 and _full(after, seat, move.target))
            assert taking.marker == (before.marker and not after.marker)
            compared += 1
    assert compared > 200


def _full(position: Position, seat: int, line: int) -> bool:
    return len(position.boards[seat].lines[line - 1]) == line


def test_the_marker_falls_before_the_chocolates() -> None:  # R11
    landing = land(Board(), SPECIAL, Colour.WHITE, 3, 1, True, False)
    assert (landing.placed, landing.fell, landing.caught) == (1, "MWW", None)
    assert landing.completes


def test_a_full_floor() -> None:  # R17, T12
    full = land(Board(floor="RRRRRR"), SPECIAL, Colour.TEAL, 3, 0, False, False)
    assert (full.fell, full.lid, full.board.floor) == ("T", 2, "RRRRRRT")
    beside = land(Board(floor="RRRRRRR"), SPECIAL, Colour.TEAL, 1, 1, True, False)
    assert (beside.fell, beside.lid, beside.board.floor) == ("", 0, "RRRRRRR")


def test_the_spare_factory_catches_at_once() -> None:  # R43, T42
    landing = land(Board(), SPECIAL, Colour.RED, 3, 2, False, True)
    assert (landing.placed, landing.fell, landing.caught) == (2, "", "R")
    dropped = land(Board(), SPECIAL, Colour.RED, 3, 0, False, True)
    assert (dropped.fell, dropped.caught, dropped.board.spare) == ("RR", "R", "R")
    unused = land(Board(), SPECIAL, Colour.RED, 2, 2, False, True)
    assert (unused.caught, unused.board.spare) == (None, "")


def test_the_spare_factory_catches_when_the_floor_is_full() -> None:  # R43
    landing = land(Board(floor="RRRRRRR", spare=""), SPECIAL, Colour.TEAL, 2, 0, False, False)
    assert (landing.fell, landing.lid, landing.caught) == ("", 1, "T")


def test_the_spare_factory_catches_the_marker_unless_an_option_says_no() -> None:  # R43
    board = Board(spare="")
    caught = land(board, SPECIAL, Colour.TEAL, 2, 1, True, False)
    assert (caught.fell, caught.caught) == ("T", "M")
    through = land(board, MARKER_FALLS, Colour.TEAL, 2, 1, True, False)
    assert (through.fell, through.caught, through.board.spare) == ("M", "T", "T")
