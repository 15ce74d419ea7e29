"""Azul: Master Chocolatier, to play, to learn, to study and to do research on.

``from chocolatier import Game, Rules`` is the way in: every name below is public and stable.
Nothing is imported, and nothing compiled, before it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from chocolatier.bots.analysis.analyse import Analysis
    from chocolatier.bots.bot import Bot, Limits
    from chocolatier.bots.own import register_bot
    from chocolatier.bots.registry import make_bot
    from chocolatier.envs.batch import Batch, Reward
    from chocolatier.envs.observation import layout, scales
    from chocolatier.errors import (
        ChocolatierError,
        DealError,
        IllegalMoveError,
        MoveError,
        MoveTextError,
        PositionError,
        RecordError,
        RulesError,
    )
    from chocolatier.lab.arena.front import arena
    from chocolatier.lab.data import records_to_arrays, records_to_pandas, write_parquet
    from chocolatier.notation.drawing import draw_position
    from chocolatier.notation.records import Record, read_records, write_record
    from chocolatier.notation.scanning import scan_records
    from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
    from chocolatier.rules.deal import Deal
    from chocolatier.rules.events import Bonuses, Boxed, Event, FloorPaid, LineFell, Took
    from chocolatier.rules.game import Game
    from chocolatier.rules.history import Agreed, Dealt, Entry, Played
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
    "envs.observation": ("layout", "scales"),
    "errors": (
        "ChocolatierError",
        "DealError",
        "IllegalMoveError",
        "MoveError",
        "MoveTextError",
        "PositionError",
        "RecordError",
        "RulesError",
    ),
    "lab.arena.front": ("arena",),
    "lab.data": ("records_to_arrays", "records_to_pandas", "write_parquet"),
    "notation.drawing": ("draw_position",),
    "notation.records": ("Record", "read_records", "write_record"),
    "notation.scanning": ("scan_records",),
    "rules.core.numbers": ("Colour", "Ending", "Face", "Phase", "Side"),
    "rules.deal": ("Deal",),
    "rules.events": ("Bonuses", "Boxed", "Event", "FloorPaid", "LineFell", "Took"),
    "rules.game": ("Game",),
    "rules.history": ("Agreed", "Dealt", "Entry", "Played"),
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

__all__ = [
    "RULE_SETS",
    "Agreed",
    "Analysis",
    "Batch",
    "Board",
    "Bonuses",
    "Bot",
    "Boxed",
    "Boxing",
    "ChocolatierError",
    "Colour",
    "Deal",
    "DealError",
    "Dealt",
    "Draft",
    "Ending",
    "Entry",
    "Event",
    "Face",
    "FloorPaid",
    "Game",
    "IllegalMoveError",
    "Limits",
    "LineFell",
    "Move",
    "MoveError",
    "MoveTextError",
    "Outcome",
    "Phase",
    "Played",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Review",
    "Reward",
    "Rules",
    "RulesError",
    "Share",
    "Side",
    "Took",
    "__version__",
    "analyse",
    "arena",
    "compile",
    "draw_position",
    "layout",
    "make_bot",
    "read_records",
    "records_to_arrays",
    "records_to_pandas",
    "register_bot",
    "review",
    "scales",
    "scan_records",
    "write_parquet",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """Return a name of the public face; raise AttributeError for any other."""
    if name in _HOME_OF:
        home = import_module(f"chocolatier.{_HOME_OF[name]}")
        return getattr(home, _RENAMED.get(name, name))
    raise AttributeError(f"module 'chocolatier' has no attribute '{name}'")


def __dir__() -> list[str]:
    """Return all names, those not imported yet included."""
    return sorted({*globals(), *__all__})
