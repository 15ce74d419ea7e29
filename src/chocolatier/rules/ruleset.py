"""Which game is played: players, side, special factories, options."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from chocolatier.errors import RulesError, quoted, shown
from chocolatier.rules.core.numbers import (
    FACES_ONCE,
    FREE,
    MAX_PLAYERS,
    SPARE_CATCHES_MARKER,
    SPECIAL,
    Side,
)
from chocolatier.rules.core.ring import factories

_NAME = re.compile(r"([0-9]{1,3})-(coloured|free)-(plain|special)((?:\+[a-z0-9-]+)*)")
ROUND_LIMIT = 100
MOST_ROUNDS = 255  # the state keeps the limit in one byte


@dataclass(frozen=True)
class Rules:
    """The rules of one game (R1, R37, R43).

    ``str(rules)`` is a name such as ``2-coloured-plain`` or ``4-free-special+faces-once``,
    and ``Rules.parse`` reads it. Raise RulesError for rules that do not go together.

    >>> Rules(players=3, special=True)
    Rules.parse('3-coloured-special')

    Implements R45.
    """

    players: int = 2
    side: Side = Side.COLOURED  # or its name
    special: bool = False
    faces_once: bool = False  # R37, the Ukrainian rulebook's reading
    spare_catches_marker: bool = True  # R43
    round_limit: int = ROUND_LIMIT  # 0: none

    def __post_init__(self) -> None:
        """Check every field, and turn the name of a side into the side."""
        _check_types(self)
        object.__setattr__(self, "side", _side(self.side))
        if not 2 <= self.players <= MAX_PLAYERS:
            raise RulesError(
                "rules-players",
                f"{quoted(self.players)} players: the game is for 2, 3 or 4 (R1)",
                players=shown(self.players),
            )
        if not 0 <= self.round_limit <= MOST_ROUNDS:
            raise RulesError(
                "rules-limit",
                f"round limit {quoted(self.round_limit)}: it must be 1 to 255, or 0 for none",
                limit=shown(self.round_limit),
            )
        if not self.special and (self.faces_once or not self.spare_catches_marker):
            raise RulesError(
                "rules-option-needs-special",
                "the options of special factories (R37, R43) need special factories",
            )

    @classmethod
    def parse(cls, name: str) -> Rules:
        """Return the rules of this name; raise RulesError if it names none."""
        match = _NAME.fullmatch(name) if isinstance(name, str) else None
        if not match:
            raise RulesError(
                "rules-name",
                f"{quoted(name)} does not name rules; write players-side-factories, such as "
                "2-coloured-plain or 4-free-special",
                name=shown(name),
            )
        players, side, factories_kind, options = match.groups()
        return cls(
            players=int(players),
            side=Side[side.upper()],
            special=factories_kind == "special",
            **_read_options(options.split("+")[1:]),
        )

    @property
    def factories(self) -> int:
        """How many factories lie in the ring (R3)."""
        return factories(self.players)

    @property
    def options(self) -> int:
        """The options as bits, as the state has them."""
        return (
            FREE * self.side
            | SPECIAL * self.special
            | FACES_ONCE * self.faces_once
            | SPARE_CATCHES_MARKER * self.spare_catches_marker
        )

    @classmethod
    @cache
    def from_options(cls, players: int, options: int, limit: int) -> Rules:
        """Return the rules behind a state's numbers."""
        return cls(
            players=players,
            side=Side(options & FREE),
            special=bool(options & SPECIAL),
            faces_once=bool(options & FACES_ONCE),
            spare_catches_marker=bool(options & SPARE_CATCHES_MARKER),
            round_limit=limit,
        )

    def __str__(self) -> str:
        """Return the name that ``Rules.parse`` reads."""
        name = f"{self.players}-{self.side.name.lower()}-{'special' if self.special else 'plain'}"
        if self.faces_once:
            name += "+faces-once"
        if not self.spare_catches_marker:
            name += "+marker-falls"
        if self.round_limit != ROUND_LIMIT:
            name += f"+limit-{self.round_limit}"
        return name

    def __repr__(self) -> str:
        return f"Rules.parse('{self}')"


def _check_types(rules: Rules) -> None:
    for name in ("players", "round_limit"):
        if type(value := getattr(rules, name)) is not int:
            message = f"{name} {quoted(value)}: it must be a whole number"
            raise RulesError("rules-number", message, name=name)
    for name in ("special", "faces_once", "spare_catches_marker"):
        if type(value := getattr(rules, name)) is not bool:
            message = f"{name} {quoted(value)}: it must be True or False"
            raise RulesError("rules-switch", message, name=name)


def _side(side: object) -> Side:
    """Return the side given as itself, its name or its number."""
    if isinstance(side, Side):
        return side
    if isinstance(side, str) and side.upper() in Side.__members__:
        return Side[side.upper()]
    if type(side) is int and side in (Side.COLOURED, Side.FREE):
        return Side(side)
    raise RulesError("rules-side", f"side {quoted(side)}: it must be coloured or free (R1)")


def _read_options(options: list[str]) -> dict[str, Any]:
    """Return the fields that the options of a name set."""
    values: dict[str, Any] = {}
    value: bool | int
    for option in options:
        if option == "faces-once":
            field, value = "faces_once", True
        elif option == "marker-falls":
            field, value = "spare_catches_marker", False
        elif limit := re.fullmatch(r"limit-([0-9]{1,6})", option):
            field, value = "round_limit", int(limit[1])
        else:
            raise RulesError(
                "rules-option",
                f"unknown option {quoted(option)}; choose from faces-once, marker-falls, limit-N",
                option=shown(option),
            )
        if field in values:
            raise RulesError("rules-twice", f"option {quoted(option)} twice", option=shown(option))
        values[field] = value
    return values


def rules_or_base(rules: object) -> Rules:
    """Return the rules that are given, named, or for None the base rules; raise RulesError else."""
    if rules is None:
        return Rules()
    if isinstance(rules, str):
        return Rules.parse(rules)
    if isinstance(rules, Rules):
        return rules
    raise RulesError("not-rules", f"{quoted(rules)} is neither a Rules object nor its name")


RULE_SETS: tuple[Rules, ...] = tuple(
    Rules(players, side, special)
    for players in (2, 3, 4)
    for side in Side
    for special in (False, True)
)
"""The twelve rule sets without options."""
