"""Helpers are compiled only where they are inlined."""

import pytest

from chocolatier import lowering
from chocolatier.compiled import compiled, inline


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
