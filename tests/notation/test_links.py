"""Links: every position survives them, and a broken one is noticed."""

import random

import pytest

from chocolatier.errors import PositionError
from chocolatier.notation.links import VERSION, read_link, write_link
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules

OPTIONS = [
    Rules.parse("3-coloured-special+faces-once+marker-falls+limit-50"),
    Rules.parse("2-free-plain+limit-0"),
]


@pytest.mark.parametrize("rules", [*RULE_SETS, *OPTIONS], ids=str)
def test_every_position_of_a_game_survives_its_link(rules: Rules) -> None:
    game, rng = Game(rules, seed=str(rules)), random.Random(str(rules))
    assert read_link(write_link(Game.waiting(rules).position)) == Game.waiting(rules).position
    longest = 0
    while not game.is_over and len(game.moves) < 150:
        assert read_link(write_link(game.position)) == game.position
        longest = max(longest, len(write_link(game.position)))
        game.play(rng.choice(game.legal_moves))
    if not game.is_over:
        game.agree_to_end()
    assert read_link(write_link(game.position)) == game.position
    assert longest < 60 * rules.players, "it is short"


def code(text: str) -> str:
    with pytest.raises(PositionError) as error:
        read_link(text)
    return error.value.code


def test_what_is_not_a_whole_link_is_refused() -> None:
    link = write_link(Game(seed=1).position)
    assert code("") == "link-text"
    assert code("nonsense") == "link-text"
    assert code(link[:-1]) == "link-text"
    assert code(link[:-1] + "é") == "link-text"
    assert code(link + "a" * 700) == "link-text"
    other = "z" if link[9] != "z" else "y"
    assert code(link[:9] + other + link[10:]) == "link-text"


def test_a_link_of_another_version_is_refused_as_such() -> None:
    link = write_link(Game(seed=1).position)
    assert link[0] == VERSION
    assert code("2" + link[1:]) == "link-version"
