"""Azul: Master Chocolatier, to play, to learn, to study and to do research on.

``from chocolatier import Game, Rules`` is the way in: every name below is public and stable, and so
are those of the modules ``chocolatier.events``, ``chocolatier.errors``, ``chocolatier.data`` and
``chocolatier.envs``. Nothing is imported, and nothing compiled, before it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from chocolatier import data as data
    from chocolatier import errors as errors
    from chocolatier import events as events
    from chocolatier.bots.analysis.analyse import Analysis
    from chocolatier.bots.bot import Bot, Limits
    from chocolatier.bots.own import register_bot
    from chocolatier.bots.registry import make_bot
    from chocolatier.envs.batch import Batch, Reward
    from chocolatier.errors import ChocolatierError
    from chocolatier.lab.arena.front import arena
    from chocolatier.notation.drawing import draw_position
    from chocolatier.notation.records import Record, read_records, write_record
    from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
    from chocolatier.rules.deal import Deal
    from chocolatier.rules.events import Event
    from chocolatier.rules.game import Game
    from chocolatier.rules.move import Boxing, Draft, Move, Share
    from chocolatier.rules.outcome import Outcome
    from chocolatier.rules.position import Board, Position
    from chocolatier.rules.ruleset import RULE_SETS, Rules
    from chocolatier.study.position import analyse
    from chocolatier.study.reviews.review import Review
    from chocolatier.study.reviews.run import review
    from chocolatier.warmup import warm_up as compile  # noqa: A004  # chocolatier.compile()

_HOMES = {
    "bots.analysis.analyse": ("Analysis",),
    "bots.bot": ("Bot", "Limits"),
    "bots.own": ("register_bot",),
    "bots.registry": ("make_bot",),
    "envs.batch": ("Batch", "Reward"),
    "errors": ("ChocolatierError",),
    "lab.arena.front": ("arena",),
    "notation.drawing": ("draw_position",),
    "notation.records": ("Record", "read_records", "write_record"),
    "rules.core.numbers": ("Colour", "Ending", "Face", "Phase", "Side"),
    "rules.deal": ("Deal",),
    "rules.events": ("Event",),
    "rules.game": ("Game",),
    "rules.move": ("Boxing", "Draft", "Move", "Share"),
    "rules.outcome": ("Outcome",),
    "rules.position": ("Board", "Position"),
    "rules.ruleset": ("RULE_SETS", "Rules"),
    "study.position": ("analyse",),
    "study.reviews.review": ("Review",),
    "study.reviews.run": ("review",),
    "warmup": ("compile",),
}
"""The names of every module, which is imported, and Numba with it, only when one is used."""

_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}
_RENAMED = {"compile": "warm_up"}
_MODULES = ("data", "envs", "errors", "events")

__all__ = [
    "RULE_SETS",
    "Analysis",
    "Batch",
    "Board",
    "Bot",
    "Boxing",
    "ChocolatierError",
    "Colour",
    "Deal",
    "Draft",
    "Ending",
    "Event",
    "Face",
    "Game",
    "Limits",
    "Move",
    "Outcome",
    "Phase",
    "Position",
    "Record",
    "Review",
    "Reward",
    "Rules",
    "Share",
    "Side",
    "__version__",
    "analyse",
    "arena",
    "compile",
    "draw_position",
    "make_bot",
    "read_records",
    "register_bot",
    "review",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """Return a name or module of the public face; raise AttributeError for any other."""
    if name in _HOME_OF:
        home = import_module(f"chocolatier.{_HOME_OF[name]}")
        return getattr(home, _RENAMED.get(name, name))
    if name in _MODULES:
        return import_module(f"chocolatier.{name}")
    raise AttributeError(f"module 'chocolatier' has no attribute '{name}'")


def __dir__() -> list[str]:
    """Return all names, those not imported yet included."""
    return sorted({*globals(), *__all__, *_MODULES})
