"""Every named bot plays every rule set, and plays the same with the same seed."""

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.levels import LEVELS
from chocolatier.bots.registry import BOTS, make_bot
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules

LIMITS = Limits(nodes=40)
INSIDE = [name for name in BOTS if name != "engine"]
SLOW = ("camille", "pascal", "margaux")


def _play(rules: Rules, name: str) -> Game:
    game = Game(rules, seed="levels")
    bots = [make_bot(name, str(seat), LIMITS) for seat in range(rules.players)]
    while not game.is_over:
        game.play(bots[game.turn].choose(game))
    for bot in bots:
        bot.close()
    return game


@pytest.mark.parametrize("name", [name for name in INSIDE if name not in SLOW])
@pytest.mark.parametrize("rules", RULE_SETS[3::4], ids=str)
def test_plays_to_the_end_and_the_same_again(name: str, rules: Rules) -> None:
    assert _play(rules, name).key == _play(rules, name).key


@pytest.mark.parametrize("name", INSIDE)
def test_begins_every_rule_set(name: str) -> None:
    for rules in RULE_SETS:
        game = Game(rules, seed="begin")
        bot = make_bot(name, "begin", LIMITS)
        for _ in range(rules.players):
            game.play(bot.choose(game))
        assert len(game.moves) == rules.players
        bot.close()


@pytest.mark.parametrize("name", ["mila", "tom"])
@pytest.mark.parametrize("rules", RULE_SETS[::2], ids=str)
def test_levels_that_count_only_their_own_points_end_the_game(name: str, rules: Rules) -> None:
    """They once played on for 100 rounds: ending the game cost them the points still to come."""
    assert _play(rules, name).round < 20


def test_levels_have_names_and_characters() -> None:
    assert len({level.name for level in LEVELS}) == len(LEVELS) >= 5
    assert all(level.character for level in LEVELS)
    for rules in RULE_SETS:
        assert all(level.setting(rules).doubt == 0 for level in LEVELS[-3:])


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("nobody", "no-such-bot"),
        ("search:nodes", "bot-setting"),
        ("search:nodes=many", "bot-number"),
        ("search:nodes=-1", "bad-limit"),
        ("search:colour=red", "no-such-setting"),
        ("greedy:nodes=3", "no-such-setting"),
        ("tom:nodes=3", "no-such-setting"),
        ("uct:hat=3", "no-such-setting"),
    ],
)
def test_bad_specs(spec: str, code: str) -> None:
    with pytest.raises(ChocolatierError) as error:
        make_bot(spec, "")
    assert error.value.code == code


def test_missing_weights() -> None:
    bot = make_bot("search:nodes=10,weights=none.json", "")
    with pytest.raises(ChocolatierError) as error:
        bot.choose(Game(seed=1))
    assert error.value.code == "bad-weights"


def test_only_the_top_levels_use_the_network() -> None:
    for rules in RULE_SETS:
        learned = [level.name for level in LEVELS if level.setting(rules).learned]
        assert learned == ["margaux", "maitre"]
