"""Rules that exist, and clear words for those that do not."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from chocolatier import Rules
from chocolatier.errors import RulesError
from chocolatier.rules.core.numbers import Side
from chocolatier.rules.ruleset import RULE_SETS


def test_names_there_and_back() -> None:
    assert len(set(map(str, RULE_SETS))) == 12
    for rules in RULE_SETS:
        assert Rules.parse(str(rules)) == rules


def test_names_with_options_there_and_back() -> None:
    names = set()
    for rules in RULE_SETS:
        for once, catches, limit in product((False, True), (False, True), (0, 1, 100, 255)):
            if rules.special or (not once and catches):
                other = replace(
                    rules, faces_once=once, spare_catches_marker=catches, round_limit=limit
                )
                assert Rules.parse(str(other)) == other
                names.add(str(other))
    assert len(names) == 6 * 4 + 6 * 16


def test_a_side_by_its_name() -> None:
    assert Rules(side="free").side is Side.FREE  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"players": 5}, "rules-players"),
        ({"players": "2"}, "rules-number"),
        ({"players": 2.5}, "rules-number"),
        ({"side": 7}, "rules-side"),
        ({"side": "grey"}, "rules-side"),
        ({"round_limit": 256}, "rules-limit"),
        ({"faces_once": True}, "rules-option-needs-special"),
        ({"spare_catches_marker": False}, "rules-option-needs-special"),
    ],
)
def test_rules_that_do_not_exist(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as error:
        Rules(**wrong)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "rules-name"),
        ("2-plain", "rules-name"),
        ("2-coloured-plain+hat", "rules-option"),
        ("2-coloured-plain+limit-5+limit-6", "rules-twice"),
    ],
)
def test_names_that_mean_nothing(name: str, code: str) -> None:
    with pytest.raises(RulesError) as error:
        Rules.parse(name)
    assert error.value.code == code
