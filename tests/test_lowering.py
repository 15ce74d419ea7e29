"""Helpers are compiled only where they are inlined."""

import ast

import pytest

from chocolatier import lowering
from chocolatier.compiled import PACKAGE, compiled, inline


@inline
def _twice(n: int) -> int:
    return 2 * n


@compiled
def _four_times(n: int) -> int:
    return _twice(_twice(n))


def test_this_version_of_numba_is_known() -> None:
    """After an update, run the tests with the new version, then add it to ``TESTED``."""
    assert lowering.KNOWN


def test_helpers_work_in_compiled_code_only() -> None:
    assert _four_times(3) == 12
    with pytest.raises(AttributeError, match="only_compiled_code_can_call__twice"):
        _twice(3)


def test_who_borrows_arrays_returns_none() -> None:
    """Its callers would count one reference too few, and free an array that is still used."""
    found = {
        function.name: ast.unparse(function.returns)
        for file in PACKAGE.rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef) and function.returns
        if {"inline", "borrowing"} & {ast.unparse(mark) for mark in function.decorator_list}
    }
    assert len(found) > 100
    plain = {"None", "bool", "int", "float", "np.float32", "np.uint64"}
    numbers = {f"tuple[{', '.join(['int'] * n)}]" for n in (2, 3)}
    assert set(found.values()) <= plain | numbers
