"""The control record: limits by name, and nothing left from the search before."""

import numpy as np
import pytest

from chocolatier.bots.search.control import CONTROL, UNLIMITED, new_control, renew
from chocolatier.bots.search.deadline import NEVER


def test_no_limits_by_default() -> None:
    (control,) = new_control()
    assert control["node_limit"] == control["depth_limit"] == UNLIMITED
    assert (control["deadline"], control["stop"], control["solved"]) == (NEVER, 0, 0)
    assert (control["root"], control["others"], control["first_depth"]) == (0, 100, 1)
    assert control["tree_size"] == 1


@pytest.mark.parametrize(
    "name",
    ["node_limit", "depth_limit", "deadline", "root", "others", "first_depth", "method"],
)
def test_every_thread_gets_what_is_named(name: str) -> None:
    usual, controls = new_control()[0], new_control(3, **{name: 7})
    for control in controls:
        changed = {field for field in CONTROL.names or () if np.any(control[field] != usual[field])}
        assert changed == {name}
        assert control[name] == 7


def test_a_limit_of_zero_is_a_limit() -> None:
    assert new_control(depth_limit=0)["depth_limit"][0] == 0


def test_renewed_records_are_as_new() -> None:
    control = new_control(method=1)
    for name in set(CONTROL.names or ()) - {"method", "unused"}:
        control[name] = 99
    renew(control[0], 5, 2)
    assert control == new_control(node_limit=5, root=2, method=1)


def test_threads_do_not_share_cache_lines() -> None:
    assert CONTROL.fields is not None
    ends = [
        CONTROL.fields[name][1] + 8 for name in ("stop", "nodes", "node_limit", "deadline", "cut")
    ]
    assert CONTROL.itemsize - max(ends) >= 64
