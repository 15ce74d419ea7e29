"""Which game is played: players, side, special factories, options."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from chocolatier.errors import RulesError
from chocolatier.rules.core.numbers import FACES_ONCE, FREE, SPARE_CATCHES_MARKER, SPECIAL, Side
from chocolatier.rules.core.ring import factories

_NAME = re.compile(r"([0-9]{1,3})-(coloured|free)-(plain|special)((?:\+[a-z0-9-]+)*)")
ROUND_LIMIT = 100


@dataclass(frozen=True)
class Rules:
    """The rules of one game (R1, R37, R43).

    ``str(rules)`` is a name such as ``2-coloured-plain`` or ``4-free-special+faces-once``,
    and ``Rules.parse`` reads it. Raises RulesError for rules that do not go together.

    >>> Rules(players=3, special=True)
    Rules('3-coloured-special')

    Implements R45.
    """

    players: int = 2
    side: Side = Side.COLOURED  # or its name
    special: bool = False
    faces_once: bool = False  # R37, the Ukrainian rulebook's reading
    spare_catches_marker: bool = True  # R43
    round_limit: int = ROUND_LIMIT  # 0: none

    def __post_init__(self) -> None:
        for name in ("players", "round_limit"):
            if type(getattr(self, name)) is not int:
                value = getattr(self, name)
                raise RulesError("rules-number", f"{name} {value!r}: it must be a whole number")
        try:
            side = Side[self.side.upper()] if isinstance(self.side, str) else Side(self.side)
        except (KeyError, ValueError):
            raise RulesError(
                "rules-side", f"side {self.side!r}: it must be coloured or free (R1)"
            ) from None
        object.__setattr__(self, "side", side)
        if not 2 <= self.players <= 4:
            raise RulesError(
                "rules-players",
                f"{self.players} players: the game is for 2, 3 or 4 (R1)",
                players=self.players,
            )
        if not 0 <= self.round_limit <= 255:
            raise RulesError(
                "rules-limit",
                f"round limit {self.round_limit}: it must be 1 to 255, or 0 for none",
                limit=self.round_limit,
            )
        if not self.special and (self.faces_once or not self.spare_catches_marker):
            raise RulesError(
                "rules-option-needs-special",
                "the options of special factories (R37, R43) need special factories",
            )

    @classmethod
    def parse(cls, name: str) -> "Rules":
        """The rules of this name; RulesError if there are none."""
        match = _NAME.fullmatch(name)
        if not match:
            raise RulesError(
                "rules-name",
                f"'{name}' names no rules; write players-side-factories, such as "
                "2-coloured-plain or 4-free-special",
                name=name,
            )
        players, side, factories_kind, options = match.groups()
        values: dict[str, Any] = {}
        chosen = options.split("+")[1:]
        for option in chosen:
            if sum(other.split("-")[0] == option.split("-")[0] for other in chosen) > 1:
                raise RulesError("rules-twice", f"option '{option}' twice", option=option)
            if option == "faces-once":
                values["faces_once"] = True
            elif option == "marker-falls":
                values["spare_catches_marker"] = False
            elif re.fullmatch(r"limit-[0-9]{1,6}", option):
                values["round_limit"] = int(option[6:])
            else:
                raise RulesError(
                    "rules-option",
                    f"'{option}' is no option; there are faces-once, marker-falls and limit-N",
                    option=option,
                )
        return cls(
            players=int(players),
            side=Side[side.upper()],
            special=factories_kind == "special",
            **values,
        )

    @property
    def factories(self) -> int:
        """How many factories lie in the ring (R3)."""
        return factories(self.players)

    @property
    def options(self) -> int:
        """The state's ``options``."""
        return (
            FREE * self.side
            | SPECIAL * self.special
            | FACES_ONCE * self.faces_once
            | SPARE_CATCHES_MARKER * self.spare_catches_marker
        )

    @classmethod
    @cache
    def from_options(cls, players: int, options: int, limit: int) -> "Rules":
        """The rules behind a state's numbers."""
        return cls(
            players=players,
            side=Side(options & FREE),
            special=bool(options & SPECIAL),
            faces_once=bool(options & FACES_ONCE),
            spare_catches_marker=bool(options & SPARE_CATCHES_MARKER),
            round_limit=limit,
        )

    def __str__(self) -> str:
        name = f"{self.players}-{self.side.name.lower()}-{'special' if self.special else 'plain'}"
        if self.faces_once:
            name += "+faces-once"
        if not self.spare_catches_marker:
            name += "+marker-falls"
        if self.round_limit != ROUND_LIMIT:
            name += f"+limit-{self.round_limit}"
        return name

    def __repr__(self) -> str:
        return f"Rules('{self}')"


RULE_SETS: tuple[Rules, ...] = tuple(
    Rules(players, side, special)
    for players in (2, 3, 4)
    for side in Side
    for special in (False, True)
)
"""The twelve rule sets without options."""
