"""The daily deal: a day and a server's secret fix rules, bots and all deals of one game."""

import hmac
from datetime import UTC, date, datetime, timedelta
from random import Random

from chocolatier.bots.levels import LEVELS
from chocolatier.errors import ChocolatierError
from chocolatier.rules.deal import first_seat
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.study.contests.contest import ContestPlan, is_exact

FIRST_DAY = date(2026, 11, 1)
WEAKEST = 1  # the index of the weakest level that plays: mila is for children


def day_of(seconds: float) -> date:
    """Return the day of a time in seconds since 1970; it begins at midnight UTC.

    Raise ChocolatierError if the clock is far from any day that people know.
    """
    try:
        day = datetime.fromtimestamp(seconds, UTC).date()
    except (OverflowError, ValueError, OSError):
        day = date.min
    if day < FIRST_DAY:
        raise ChocolatierError("bad-clock", f"the server's clock is wrong: it shows {day}")
    return day


def read_day(text: str, today: date) -> date:
    """Return the day that a text names; raise ChocolatierError if it has no deal, or not yet."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < FIRST_DAY or day.isoformat() != text:
        raise ChocolatierError("no-such-day", f"there is no deal of the day {text[:20]}")
    if day > today:
        raise ChocolatierError(
            "day-not-yet", f"the deal of {day} is not there yet", day=day.isoformat()
        )
    return day


def midnight_after(day: date) -> float:
    """Return when a day ends, in seconds since 1970."""
    return (
        datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
        + timedelta(days=1).total_seconds()
    )


def daily_plan(secret: str, day: date) -> ContestPlan:
    """Return the game of a day. Without the secret no one knows the deals of later days."""
    seed = hmac.digest(secret.encode(), f"daily {day.isoformat()}".encode(), "sha256").hex()[:32]
    chance = Random(f"{seed}/plan")
    rules = chance.choice(RULE_SETS)
    names = [one.name for one in LEVELS[WEAKEST:] if is_exact(one.name, rules)]
    bots = tuple(chance.choice(names) for _ in range(rules.players - 1))
    return ContestPlan(rules, (None, *bots), first_seat(seed, rules.players), seed)
