"""Values of a wrong type in every field: the documented error, with a code, and nothing changes."""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from chocolatier.errors import (
    ChocolatierError,
    DealError,
    IllegalMoveError,
    MoveTextError,
    PositionError,
    RulesError,
)
from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
from chocolatier.rules.deal import Deal, check_seed
from chocolatier.rules.game import Game
from chocolatier.rules.move import Boxing, Draft, Move, Share
from chocolatier.rules.position import Board, Position
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import board, position, table

T, W = Colour.TEAL, Colour.WHITE
HUGE = 10**5000  # Python refuses to write it down


class Hostile:
    """An object that fails whatever is asked of it."""

    def __repr__(self) -> str:
        raise ZeroDivisionError

    __str__ = __repr__


STRANGE: list[Any] = [
    None,
    "",
    "1",
    "T",
    b"T",
    True,
    False,
    1.0,
    float("nan"),
    1 + 0j,
    HUGE,
    -HUGE,
    [],
    [1],
    (),
    (1,),
    {},
    {1: 2},
    {"a": 1},
    set(),
    {1, 2},
    frozenset([1]),
    np.int64(1),
    np.uint8(1),
    np.bool_(True),
    np.float64(1),
    np.zeros(5, int),
    object(),
    Hostile(),
    int,
    Colour.BROWN,
    Side.FREE,
    Face.KEEP,
    Phase.BOX,
    Ending.ROW,
    Draft(1, T, 1),
    Share(),
    Deal(()),
    Board(),
    Rules(),
]


def strange(*allowed: type) -> list[Any]:
    """The strange values whose very type is none of these."""
    return [value for value in STRANGE if type(value) not in allowed]


def each(*cases: tuple[str, Iterable[Any]]) -> list[Any]:
    """One parameter set for every field and wrong value."""
    return [
        pytest.param(name, value, id=f"{name}-{number}-{type(value).__name__}")
        for name, values in cases
        for number, value in enumerate(values)
    ]


def named(values: Iterable[Any]) -> list[Any]:
    """One parameter set for every wrong value."""
    return [
        pytest.param(value, id=f"{number}-{type(value).__name__}")
        for number, value in enumerate(values)
    ]


def _refused(error: pytest.ExceptionInfo[ChocolatierError]) -> None:
    assert error.value.code
    assert 0 < len(str(error.value)) < 400


# --- moves -------------------------------------------------------------------------------


def _not_played(game: Game, move: Any) -> None:
    key, history = game.key, game.history
    assert not game.is_legal(move)
    with pytest.raises(IllegalMoveError) as error:
        game.play(move)
    _refused(error)
    assert (game.key, game.history) == (key, history)


@pytest.mark.parametrize(
    ("field", "wrong"),
    each(
        ("source", [*strange(int), HUGE, -HUGE]),
        ("colour", strange(Colour)),
        ("target", [*strange(int), HUGE, -HUGE]),
        ("share", strange(Share)),
    ),
)
def test_a_draft(field: str, wrong: Any) -> None:
    game = table(factories=["TT", "B"])
    good = Draft(1, T, 1)
    assert game.is_legal(good)
    _not_played(game, replace(good, **{field: wrong}))


@pytest.mark.parametrize(("field", "wrong"), each(("row", STRANGE), ("column", STRANGE)))
def test_a_boxing(field: str, wrong: Any) -> None:
    game = table(side=Side.FREE, phase=Phase.BOX, boards=[board({2: "WW"})])
    good = Boxing(2, 4)
    assert game.is_legal(good)
    _not_played(game, replace(good, **{field: wrong}))


SETS = [{W}, [W], (W,), {W: 1}, frozenset([2]), frozenset(["W"]), frozenset([Side.FREE, W])]


@pytest.mark.parametrize(
    ("field", "wrong"), each(("left", [*STRANGE, *SETS]), ("right", [*STRANGE, *SETS]))
)
def test_a_share(field: str, wrong: Any) -> None:
    game = table(factories=["T", "WK"], gold={2: Face.SHARE}, phase=Phase.SHARE)
    assert game.is_legal(Share(frozenset([W, Colour.BLACK])))
    _not_played(game, Share(**{field: wrong}))
    game = table(factories=["T", "TWK"], gold={2: Face.SHARE})
    _not_played(game, Draft(2, T, 1, Share(**{field: wrong})))


@pytest.mark.parametrize("wrong", named([value for value in STRANGE if not isinstance(value, str)]))
def test_something_that_is_not_a_move(wrong: Any) -> None:
    if not isinstance(wrong, Draft):
        _not_played(Game(seed=7), wrong)
    with pytest.raises(MoveTextError) as error:
        Move.parse(wrong)
    _refused(error)


def test_a_move_that_was_played_can_be_written_and_read() -> None:
    """``Draft(True, ...)`` was once played as ``1...`` and written as ``True...``."""
    game = table(factories=["TT", "B"])
    _not_played(game, Draft(True, T, 1))
    _not_played(game, Draft(1, T, True))
    game.play(Draft(1, T, 1))
    assert [Move.parse(str(move)) for move in game.moves] == game.moves


# --- deals -------------------------------------------------------------------------------

LAID = ("TTTT", "BBBB", "WWWW", "KKKK", "RRRR")
GOLD = {1: Face.EXTRA, 2: Face.KEEP}


def _not_dealt(deal: Any) -> None:
    game = Game.waiting(Rules(special=True))
    key = game.key
    with pytest.raises(DealError) as error:
        game.deal(deal)
    _refused(error)
    assert (game.key, game.history) == (key, ())


@pytest.mark.parametrize(
    ("field", "wrong"),
    each(
        ("laid", [*STRANGE, list(LAID), "".join(LAID), (*LAID[:4], "RRR", "R")]),
        ("laid", [(*LAID[:4], value) for value in STRANGE]),
        ("gold", [*STRANGE, [(1, Face.KEEP)], {1, 2}]),
        ("gold", [{1: Face.EXTRA, 2: value} for value in strange(Face)]),
        ("gold", [{2: Face.EXTRA, value: Face.KEEP} for value in (None, "1", True, 1.0, HUGE, T)]),
        ("extra", [value for value in STRANGE if not (type(value) is str and value == "T")]),
    ),
)
def test_a_deal(field: str, wrong: Any) -> None:
    good = Deal(LAID, GOLD, "T")
    Game.waiting(Rules(special=True)).deal(good)
    _not_dealt(replace(good, **{field: wrong}))


@pytest.mark.parametrize("wrong", named(strange(Deal)))
def test_something_that_is_not_a_deal(wrong: Any) -> None:
    _not_dealt(wrong)


# --- positions ---------------------------------------------------------------------------

DRAFTING = position(factories=["TTBB"], gold={1: Face.KEEP}, boards=[board({2: "W"}, floor="M")])


def _impossible(wrong: Any) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position(wrong)
    _refused(error)
    assert error.value.details["field"]


def _in_tuple(good: tuple[Any, ...], wrong: Iterable[Any]) -> list[tuple[Any, ...]]:
    return [(value, *good[1:]) for value in wrong]


POSITION_FIELDS: list[tuple[str, Iterable[Any]]] = [
    ("rules", strange(Rules)),
    ("boards", [*STRANGE, list(DRAFTING.boards)]),
    ("boards", _in_tuple(DRAFTING.boards, strange(Board))),
    ("sources", [*STRANGE, list(DRAFTING.sources)]),
    ("sources", _in_tuple(DRAFTING.sources, STRANGE)),
    ("sources", _in_tuple(DRAFTING.sources, _in_tuple(DRAFTING.sources[0], STRANGE))),
    ("bag", [*STRANGE, list(DRAFTING.bag)]),
    ("bag", _in_tuple(DRAFTING.bag, STRANGE)),
    ("lid", [*STRANGE, list(DRAFTING.lid)]),
    ("lid", _in_tuple(DRAFTING.lid, STRANGE)),
    ("round", STRANGE),
    ("phase", [*STRANGE, 0, 7]),
    ("turn", STRANGE),
    ("first", STRANGE),
    ("next_first", STRANGE),
    ("marker", [value for value in STRANGE if value is not False]),
    ("gold", [*STRANGE, [(1, Face.KEEP)]]),
    ("gold", [{1: Face.KEEP, 2: value} for value in strange(Face)]),
    ("gold", [{2: Face.KEEP, value: Face.SHARE} for value in (None, "1", True, 1.0, HUGE, T)]),
    ("ending", [*STRANGE, 0, 9]),
]
BOARD_FIELDS: list[tuple[str, Iterable[Any]]] = [
    ("score", STRANGE),
    ("lines", [*STRANGE, list(board().lines)]),
    ("lines", _in_tuple(board().lines, [*strange(str), "1"])),
    ("box", [*STRANGE, list(board().box)]),
    ("box", _in_tuple(board().box, STRANGE)),
    ("floor", [*strange(str), "1"]),
    ("spare", [*strange(str, type(None)), "1"]),
]


@pytest.mark.parametrize(("field", "wrong"), each(*POSITION_FIELDS))
def test_a_position(field: str, wrong: Any) -> None:
    assert Game.from_position(DRAFTING)
    _impossible(replace(DRAFTING, **{field: wrong}))


@pytest.mark.parametrize(("field", "wrong"), each(*BOARD_FIELDS))
def test_a_board(field: str, wrong: Any) -> None:
    mine = replace(DRAFTING.boards[0], **{field: wrong})
    _impossible(replace(DRAFTING, boards=(mine, *DRAFTING.boards[1:])))


@pytest.mark.parametrize("wrong", named(STRANGE))
def test_something_that_is_not_a_position(wrong: Any) -> None:
    _impossible(wrong)
    with pytest.raises(PositionError) as error:
        Position.parse(wrong)
    _refused(error)


def test_every_field_was_tried() -> None:
    assert {name for name, _ in POSITION_FIELDS} == {field.name for field in fields(Position)}
    assert {name for name, _ in BOARD_FIELDS} == {field.name for field in fields(Board)}


# --- rules, seeds and seats --------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "wrong"),
    each(
        ("players", STRANGE),
        ("side", strange(Side)),
        ("special", strange(bool)),
        ("faces_once", strange(bool)),
        ("spare_catches_marker", strange(bool)),
        ("round_limit", [*strange(int), HUGE, -HUGE]),
    ),
)
def test_rules(field: str, wrong: Any) -> None:
    with pytest.raises(RulesError) as error:
        Rules(**{"special": True, field: wrong})
    _refused(error)


@pytest.mark.parametrize("wrong", named(STRANGE))
def test_a_name_of_rules(wrong: Any) -> None:
    with pytest.raises(RulesError) as error:
        Rules.parse(wrong)
    _refused(error)


@pytest.mark.parametrize("wrong", named([value for value in strange(Rules) if value is not None]))
def test_rules_of_a_game(wrong: Any) -> None:
    for make in (Game, Game.waiting):
        with pytest.raises(RulesError) as error:
            make(wrong)
        _refused(error)


@pytest.mark.parametrize("wrong", named([value for value in STRANGE if value is not None]))
def test_the_seat_that_starts(wrong: Any) -> None:
    makers: list[Callable[[], Game]] = [
        lambda: Game(seed=1, first=wrong),
        lambda: Game.waiting(first=wrong),
    ]
    for make in makers:
        with pytest.raises(RulesError) as error:
            make()
        _refused(error)
        assert error.value.code == "no-such-seat"


NUMBERS = (int, str, np.int64, np.uint8, Colour, Side, Face, Phase, Ending)


@pytest.mark.parametrize(
    "wrong",
    named([*(v for v in strange(*NUMBERS) if v is not None), HUGE, -HUGE, "\ud800"]),
)
def test_a_seed(wrong: Any) -> None:
    here = position(factories=["T"])
    makers: list[Callable[[], Game]] = [
        lambda: Game(seed=wrong),
        lambda: Game.from_position(here, wrong),
    ]
    for make in makers:
        with pytest.raises(RulesError) as error:
            make()
        _refused(error)
        assert error.value.code == "bad-seed"


@pytest.mark.parametrize("wrong", [None, 7, b"x", "\ud800"])
def test_the_text_of_a_seed(wrong: Any) -> None:
    with pytest.raises(RulesError) as error:
        check_seed(wrong)
    _refused(error)


def test_seeds_that_are_whole_numbers() -> None:
    assert {Game(seed=seed).seed for seed in (7, "7", np.int64(7))} == {"7"}  # type: ignore[arg-type]
