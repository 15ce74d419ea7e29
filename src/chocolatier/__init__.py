"""Chocolatier: Azul: Master Chocolatier, to play, to learn, to study and to do research on.

``from chocolatier import Game, Rules`` is the way in; nothing is compiled before it is used.
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from chocolatier.rules.game import Game
    from chocolatier.rules.move import Move, parse_move
    from chocolatier.rules.ruleset import Rules

__all__ = ["Game", "Move", "Rules", "__version__", "parse_move"]


def __getattr__(name: str) -> Any:
    """Import the rules, and with them Numba, only when somebody asks for them."""
    if name in __all__:
        from chocolatier.rules import game, move, ruleset

        for module in (game, move, ruleset):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module 'chocolatier' has no attribute '{name}'")
