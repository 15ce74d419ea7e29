"""An arena: bots, rules, limits and a seed, which determine every game of it."""

import hashlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from chocolatier import __version__
from chocolatier.bots.bot import Limits
from chocolatier.bots.registry import label, make_bot
from chocolatier.compiled import PACKAGE
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.match import Match
from chocolatier.lab.arena.seating import Seating, mirrored_sets
from chocolatier.rules.ruleset import Rules

PLAYING = ("rules", "bots")  # the folders that decide what is played


@dataclass(frozen=True)
class Arena:
    """Games between some bots, any number of them.

    Raise ChocolatierError for fewer than two bots, for a bot that cannot be made and for limits of
    both time and nodes.
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
        """Return the bots' names, with a number where one appears again."""
        names = [label(spec) for spec in self.bots]
        again = [names[:i].count(name) for i, name in enumerate(names)]
        return tuple(
            f"{name} #{n + 1}" if n else name for name, n in zip(names, again, strict=True)
        )

    @property
    def set_size(self) -> int:
        """Return the number of games in a mirrored set."""
        return len(mirrored_sets(len(self.bots), self.rules.players)[0])

    def whole_sets(self, games: int) -> int:
        """Return this number of games rounded up to whole mirrored sets.

        Raise ChocolatierError for less than one.
        """
        if games < 1:
            raise ChocolatierError("bad-games", f"games must be at least 1 (got {games})")
        return -(-games // self.set_size) * self.set_size

    def seating(self, index: int) -> Seating:
        """Return the index of the bot at every seat of a game."""
        sets = mirrored_sets(len(self.bots), self.rules.players)
        number, place = divmod(index, self.set_size)
        return sets[number % len(sets)][place]

    def match(self, index: int) -> Match:
        """Return a game of the arena."""
        return Match(
            index=index,
            bots=tuple(self.bots[bot] for bot in self.seating(index)),
            rules=self.rules,
            deal=f"{self.seed}/deal {index // self.set_size}",
            seed=f"{self.seed}/game {index}",
            limits=self.limits,
        )

    def identity(self) -> dict[str, object]:
        """Return what arenas with the same games have in common, the program included, as JSON."""
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
    """Return the hash of all files that decide what is played: no arena mixes two versions."""
    digest = hashlib.sha256()
    for folder in PLAYING:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.is_file() and _counts(file):
                digest.update(f"{file.relative_to(PACKAGE)}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def _counts(file: Path) -> bool:
    return "__pycache__" not in file.parts and not file.name.startswith(".")
