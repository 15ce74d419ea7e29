"""Every rule has one place in the product, and docs/rules.md names it."""

import ast
from pathlib import Path

import pytest
from tools.rule_places import (
    BEGIN,
    END,
    PACKAGE,
    PAGE,
    Place,
    docstrings,
    find_places,
    implemented,
    rules_of,
    table_of,
    up_to_date,
    with_table,
)

RULES = range(1, 46)
PLACES = find_places(PACKAGE)
SOURCE = '''
"""A module. Implements R99."""

LIMIT = 7
"""The most of something. Implements R1."""
OTHER: int = 8
"""Another. Implements R2."""
text = "Implements R98."


def take() -> None:
    """Take it (R97). Implements R3, R5-R7."""


class Board:
    """A board.

    Implements R8.
    """

    def clear(self) -> None:
        """Clear it.

        Implements R9,
        R10.
        """
'''


# --- the tool ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("docstring", "numbers"),
    [
        ("Return the points. Implements R21.", [21]),
        ("Move them. Implements R10, R41-R43.", [10, 41, 42, 43]),
        ("Do it.\n\nImplements R1,\nR2.", [1, 2]),
        ("Pay the floor (R23).", []),
        ("Implements R21 in part.", []),
        ("", []),
    ],
)
def test_numbers_of_a_docstring(docstring: str, numbers: list[int]) -> None:
    assert implemented(docstring) == numbers


def test_names_with_docstrings() -> None:
    names = [name for name, text in docstrings(ast.parse(SOURCE).body) if text]
    assert names == ["LIMIT", "OTHER", "take", "Board", "Board.clear"]


def test_places_of_a_package(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "some.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "more.py").write_text('def f():\n    """Do. Implements R1."""\n', encoding="utf-8")
    places = find_places(tmp_path)
    assert sorted(places) == [1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert places[1] == [Place("core/some.py", "LIMIT"), Place("more.py", "f")]
    assert places[10] == [Place("core/some.py", "Board.clear")]


def test_a_table_goes_between_its_comments() -> None:
    page = f"- **R1** One.\n- **R2** Two (R1).\n\n{BEGIN}\nold\n{END}\n"
    assert rules_of(page) == [1, 2]
    table = table_of({1: [Place("a.py", "f")]}, rules_of(page))
    assert table.splitlines()[2:] == [
        "| R1 | `f` | [a.py](../src/chocolatier/a.py) |",
        "| R2 |  |  |",
    ]
    written = with_table(page, table)
    assert "old" not in written
    assert written.startswith("- **R1** One.\n")
    assert with_table(written, table) == written
    with pytest.raises(ValueError, match="rule places"):
        with_table("no comments", table)


# --- the product ---------------------------------------------------------------------


def test_the_page_defines_every_rule_once() -> None:
    assert rules_of(PAGE.read_text(encoding="utf-8")) == list(RULES)


def test_places_name_rules_that_exist() -> None:
    assert set(PLACES) <= set(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_one_place(rule: int) -> None:
    places = PLACES.get(rule, [])
    assert len(places) == 1, f"R{rule}: {places}"
    assert places[0].file.startswith("rules/")


def test_the_table_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == up_to_date(page), "run: python -m tools.rule_places"
