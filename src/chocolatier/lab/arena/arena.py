"""What an arena is: bots, rules, limits and a seed, from which every game of it follows."""

import hashlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from chocolatier import __version__
from chocolatier.bots.bot import Limits
from chocolatier.bots.registry import make_bot
from chocolatier.compiled import PACKAGE
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.match import Match
from chocolatier.lab.arena.seating import Seating, mirrored_sets
from chocolatier.rules.ruleset import Rules

PLAYING = ("rules", "bots")  # the folders that decide what is played


@dataclass(frozen=True)
class Arena:
    """The games between some bots; how many of them are played is not part of it.

    Raises ChocolatierError for fewer than two bots, for a bot that cannot be made and for
    limits of both time and nodes.
    """

    bots: tuple[str, ...]
    rules: Rules = field(default_factory=Rules)
    seed: str = "0"
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise ChocolatierError("too-few-bots", "an arena needs at least two bots")
        if self.limits.seconds is not None and self.limits.nodes is not None:
            raise ChocolatierError("two-limits", "give a limit of time or of nodes, not both")
        for spec in self.bots:
            make_bot(spec, "", self.limits).close()

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots' names, with a number where one appears again."""
        again = [self.bots[:i].count(spec) for i, spec in enumerate(self.bots)]
        return tuple(
            f"{spec} #{n + 1}" if n else spec for spec, n in zip(self.bots, again, strict=True)
        )

    @property
    def set_size(self) -> int:
        """The games of a mirrored set."""
        return len(mirrored_sets(len(self.bots), self.rules.players)[0])

    def whole_sets(self, games: int) -> int:
        """So many games, rounded up to whole mirrored sets; ChocolatierError for none."""
        if games < 1:
            raise ChocolatierError("bad-games", f"{games} games: there must be at least 1")
        return -(-games // self.set_size) * self.set_size

    def seating(self, index: int) -> Seating:
        """The number of the bot at every seat of a game."""
        sets = mirrored_sets(len(self.bots), self.rules.players)
        number, place = divmod(index, self.set_size)
        return sets[number % len(sets)][place]

    def match(self, index: int) -> Match:
        """A game of the arena."""
        return Match(
            index=index,
            bots=tuple(self.bots[bot] for bot in self.seating(index)),
            rules=self.rules,
            deal=f"{self.seed}/deal {index // self.set_size}",
            seed=f"{self.seed}/game {index}",
            limits=self.limits,
        )

    def identity(self) -> dict[str, object]:
        """What two arenas with the same games agree on, for JSON; the program is part of it."""
        return {
            "bots": list(self.bots),
            "rules": str(self.rules),
            "seed": self.seed,
            "seconds": self.limits.seconds,
            "nodes": self.limits.nodes,
            "program": f"chocolatier {__version__} {sources_hash()}",
        }


@cache
def sources_hash() -> str:
    """The hash of all files that decide what is played, so that no arena mixes two versions."""
    digest = hashlib.sha256()
    for folder in PLAYING:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.is_file() and _counts(file):
                digest.update(f"{file.relative_to(PACKAGE)}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def _counts(file: Path) -> bool:
    return "__pycache__" not in file.parts and not file.name.startswith(".")
