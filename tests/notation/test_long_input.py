"""Megabytes of wrong input: an error quotes at most 80 characters of it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from chocolatier.errors import QUOTED, ChocolatierError, quoted, shown
from chocolatier.notation.records import read_records, write_record
from chocolatier.rules.core.numbers import Colour, Face
from chocolatier.rules.deal import Deal, check_seed
from chocolatier.rules.game import Game
from chocolatier.rules.move import Draft, Move, Share
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.words import language_of
from tests.notation.games import played
from tests.rules.positions import table

LONG = "xy" * 500_000
LINES = [json.loads(line) for line in write_record(played(Rules(2), "long")).splitlines()]
BOARD = "0:-/-/-/-/-:5/5/5/5/5:-"
ONE = ["2-coloured-special", "1", "draft", "1.1.1", "M", "TTBB+keep/-+spare/-/-/-"]
ONE += ["18.18.20.20.20", "0.0.0.0.0", BOARD, BOARD]


def _short(wrong: Callable[[], object]) -> None:
    """The error is short, and so is everything in its details."""
    with pytest.raises(ChocolatierError) as error:
        wrong()
    assert len(str(error.value)) < 400
    assert "x" * (QUOTED + 1) not in str(error.value).replace("y", "x")
    assert all(len(str(value)) < 400 for value in error.value.details.values())


def test_how_inputs_are_shown() -> None:
    assert (shown("T4"), quoted("T4"), quoted(4), shown(None)) == ("T4", "'T4'", "4", "None")
    assert shown(LONG) == LONG[:QUOTED] + "…"
    assert quoted(LONG) == repr(LONG[:QUOTED] + "…")
    assert quoted([LONG]) == repr([LONG])[:QUOTED] + "…"
    assert quoted("a\n\x1b[31mb") == r"'a\n\x1b[31mb'"
    assert quoted(10**5000) == shown(10**5000) == "<int>"


@pytest.mark.parametrize(
    "text", [LONG, "3T" + "2" * 10**6, "4B3<" + "W" * 10**6, "9" * 10**6], ids=range(4)
)
def test_moves(text: str) -> None:
    _short(lambda: Move.parse(text))
    _short(lambda: Game(seed=7).play(text))


@pytest.mark.parametrize(
    "move",
    [
        LONG,
        [LONG],
        Draft(LONG, Colour.TEAL, 1),  # type: ignore[arg-type]
        Draft(1, LONG, 1),  # type: ignore[arg-type]
        Draft(1, Colour.TEAL, 10**4000),
        Draft(1, Colour.TEAL, 1, LONG),  # type: ignore[arg-type]
        Share(frozenset([LONG])),  # type: ignore[list-item]
        Share(LONG),  # type: ignore[arg-type]
    ],
    ids=range(8),
)
def test_move_objects(move: Any) -> None:
    _short(lambda: table(factories=["TT"]).play(move))


@pytest.mark.parametrize(
    "name",
    [LONG, "2-coloured-plain+" + LONG, "2-coloured-plain" + "+limit-5" * 10**5, "9" * 10**6],
    ids=range(4),
)
def test_rules(name: str) -> None:
    _short(lambda: Rules.parse(name))
    _short(lambda: Rules(side=name))  # type: ignore[arg-type]
    _short(lambda: Rules(players=name))  # type: ignore[arg-type]


def test_seeds_and_languages() -> None:
    _short(lambda: check_seed(LONG + "\ud800"))
    _short(lambda: Game(seed=LONG + "\ud800"))
    _short(lambda: Game(seed=[LONG]))  # type: ignore[arg-type]
    _short(lambda: language_of(LONG, {}))


@pytest.mark.parametrize(
    "deal",
    [
        Deal((LONG,) * 5),
        Deal(LONG),  # type: ignore[arg-type]
        Deal(("TTTT",) * 5, LONG),  # type: ignore[arg-type]
        Deal(("TTTT",) * 5, {LONG: Face.KEEP}),  # type: ignore[dict-item]
        Deal(("TTTT",) * 5, {1: LONG}),  # type: ignore[dict-item]
        Deal(("TTTT",) * 5, extra=LONG),
        Deal(("T" * 10**6,) * 5),
    ],
    ids=range(7),
)
def test_deals(deal: Deal) -> None:
    _short(lambda: Game.waiting().deal(deal))


@pytest.mark.parametrize("field", range(len(ONE)))
@pytest.mark.parametrize("text", [LONG, "9" * 10**6, "T" * 10**6, "-/" * 10**5], ids=range(4))
def test_fields_of_a_position(field: int, text: str) -> None:
    assert Game.from_position(Position.parse(" ".join(ONE)))
    for changed in (text, ONE[field] + text, text + ONE[field]):
        fields = [*ONE[:field], changed, *ONE[field + 1 :]]
        _short(lambda fields=fields: Game.from_position(Position.parse(" ".join(fields))))  # type: ignore[misc]


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("text", [LONG, "9" * 10**6, "T" * 10**6], ids=range(3))
def test_parts_of_a_board(part: int, text: str) -> None:
    parts = BOARD.split(":")
    parts[part] = text + parts[part]
    position = " ".join([*ONE[:-1], ":".join(parts)])
    _short(lambda: Game.from_position(Position.parse(position)))


KINDS = ("game", "deal", "move", "boxed", "floor", "bonus", "end")
VALUES = [LONG, [LONG], {LONG: LONG}, ["T"] * 10**5, [0] * 10**5, 10**4000]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("value", VALUES, ids=range(len(VALUES)))
def test_lines_of_a_record(kind: str, value: Any) -> None:
    number = next(n for n, line in enumerate(LINES) if line["type"] == kind)
    for key in (*LINES[number], LONG):
        changed = [*LINES[:number], {**LINES[number], key: value}, *LINES[number + 1 :]]
        if (kind, key) == ("game", "program") and isinstance(value, str):
            continue  # any text is a program; the digest finds it at the end
        _short(lambda changed=changed: list(read_records(map(json.dumps, changed))))  # type: ignore[misc]


@pytest.mark.parametrize(
    "text", [LONG, "[" * 10**6, f'{{"type":"{LONG}"}}', '"' + LONG, "9" * 10**6], ids=range(5)
)
def test_text_that_is_not_a_line(text: str) -> None:
    _short(lambda: list(read_records([text])))


NAMES = [[LONG, "B"], LONG, [LONG], ["A", ""], ["A", 7], ["A", "\ud800"]]


@pytest.mark.parametrize("names", NAMES, ids=range(len(NAMES)))
def test_names(names: Any) -> None:
    _short(lambda: write_record(played(Rules(2), "names", moves=1), names))
