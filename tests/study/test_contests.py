"""Games for several people: the same moves give the same game, wherever they are played."""

import subprocess
import sys
from datetime import date, timedelta

import pytest

from chocolatier.bots.registry import make_bot
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.study.contests.contest import (
    ContestPlan,
    bot_seed,
    check_exact,
    deals_of,
    lead,
    round_scores,
    unequal_round,
)
from chocolatier.study.contests.daily import (
    FIRST_DAY,
    daily_plan,
    day_of,
    midnight_after,
    read_day,
)

TODAY = date(2026, 11, 17)


def played(plan: ContestPlan, person: str = "greedy") -> Game:
    """A game of a plan in which a bot plays for the person."""
    game = plan.begin()
    while not game.is_over:
        seed = bot_seed(game, plan.seed)
        with make_bot(plan.levels[game.turn] or person, seed) as bot:
            game.play(bot.choose(game))
    return game


def test_a_day_fixes_rules_bots_and_deals() -> None:
    assert daily_plan("secret", TODAY) == daily_plan("secret", TODAY)
    others = [daily_plan("secret", TODAY + timedelta(days=n)) for n in range(1, 60)]
    assert len({plan.seed for plan in others}) == 59
    assert len({plan.rules for plan in others}) >= 10
    assert daily_plan("another", TODAY).seed != daily_plan("secret", TODAY).seed
    for plan in others:
        check_exact(plan.levels, plan.rules)  # no bot of the day thinks by the clock
        assert plan.levels[0] is None
        assert None not in plan.levels[1:]


def test_equal_moves_give_equal_games_in_another_process() -> None:
    plan = ContestPlan(Rules(players=2), (None, "sofia"), 0, "a day")
    here = played(plan)
    script = (
        "from tests.study.test_contests import *\n"
        "plan = ContestPlan(Rules(players=2), (None, 'sofia'), 0, 'a day')\n"
        "print(played(plan).key.hex())"
    )
    there = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here.key.hex()


@pytest.mark.parametrize("rules", [RULE_SETS[0], RULE_SETS[-1]], ids=str)
def test_deals_are_equal_until_the_lid_goes_in(rules: Rules) -> None:
    bots = ("tom",) * (rules.players - 1)
    plan = ContestPlan(rules, (None, *bots), 0, "equal")
    one, same, other = played(plan), played(plan), played(plan, "random")
    assert unequal_round(one, same) is None
    assert one.key == same.key
    first = unequal_round(one, other)
    whole = 100 // (4 * rules.factories + rules.special)  # rounds that the bag alone fills
    common = min(len(deals_of(one)), len(deals_of(other)))
    assert deals_of(one)[: min(whole, common)] == deals_of(other)[: min(whole, common)]
    if first is not None:
        assert first > whole
        assert deals_of(one)[first - 1] != deals_of(other)[first - 1]


def test_a_difference_is_found_where_it_is() -> None:
    plans = [
        ContestPlan(Rules(players=4), (None, "tom", "tom", "tom"), 0, str(n)) for n in range(3)
    ]
    found = [unequal_round(played(plan), played(plan, "random")) for plan in plans]
    assert any(first is not None and first >= 3 for first in found)  # 36 a round: the third


def test_scores_after_each_round_end_with_the_result() -> None:
    game = played(ContestPlan(Rules(players=2), (None, "tom"), 0, "rounds"))
    rounds = round_scores(game)
    assert len(rounds) == game.round
    assert rounds[-1] == game.scores
    assert lead(game.scores, 0) == game.scores[0] - game.scores[1]
    assert lead((10, 20, 15), 2) == -5


def test_days_that_do_not_exist_are_refused() -> None:
    assert read_day("2026-11-16", TODAY) == date(2026, 11, 16)
    for text in ("2026-02-30", "2026-11-1", "20261117", "yesterday", "2025-01-01", "9" * 20):
        with pytest.raises(ChocolatierError) as refused:
            read_day(text, TODAY)
        assert refused.value.code == "no-such-day"
    with pytest.raises(ChocolatierError) as refused:
        read_day("2026-11-18", TODAY)
    assert refused.value.code == "day-not-yet"


def test_a_clock_that_is_wrong_is_noticed() -> None:
    noon = midnight_after(TODAY) - 43_200
    assert day_of(noon) == TODAY
    assert day_of(midnight_after(FIRST_DAY) - 1) == FIRST_DAY
    for seconds in (0.0, 1e30, -1e30):
        with pytest.raises(ChocolatierError) as refused:
            day_of(seconds)
        assert refused.value.code == "bad-clock"


def test_a_bot_with_a_clock_is_refused() -> None:
    with pytest.raises(ChocolatierError) as refused:
        check_exact((None, "maitre"), Rules(players=2))
    assert refused.value.code == "contest-level"
