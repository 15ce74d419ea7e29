"""Azul: Master Chocolatier, to play, to learn, to study and to do research on.

``from chocolatier import Game, Rules`` is the way in; nothing is compiled before it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from chocolatier.bots.analysis.analyse import Analysis
    from chocolatier.rules.game import Game
    from chocolatier.rules.move import Move, parse_move
    from chocolatier.rules.ruleset import Rules
    from chocolatier.study.position import analyse
    from chocolatier.study.review import Review
    from chocolatier.study.run import review

__all__ = [
    "Analysis",
    "Game",
    "Move",
    "Review",
    "Rules",
    "__version__",
    "analyse",
    "parse_move",
    "review",
]

_HOMES = {
    "Analysis": "chocolatier.bots.analysis.analyse",
    "Game": "chocolatier.rules.game",
    "Move": "chocolatier.rules.move",
    "Review": "chocolatier.study.review",
    "Rules": "chocolatier.rules.ruleset",
    "analyse": "chocolatier.study.position",
    "parse_move": "chocolatier.rules.move",
    "review": "chocolatier.study.run",
}
"""The module of every name that is imported, and Numba with it, only when it is used."""


def __getattr__(name: str) -> Any:
    """Return a name of the public face; raise AttributeError for any other."""
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'chocolatier' has no attribute '{name}'")


def __dir__() -> list[str]:
    """Return all names, those not imported yet included."""
    return sorted({*globals(), *__all__})
