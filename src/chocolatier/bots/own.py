"""Bots that other people wrote: registered by name, installed, or a class in a module."""

import inspect
import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from chocolatier.bots.bot import Bot, Limits, unknown_setting
from chocolatier.errors import ChocolatierError, quoted

GROUP = "chocolatier.bots"
"""The entry-point group in which an installed package offers bots."""

OwnMaker = Callable[..., Bot]
"""Makes a bot from its settings, given as keywords; also from ``seed`` and ``limits``, if it
takes them."""

_registered: dict[str, OwnMaker] = {}


def register_bot(name: str, make: OwnMaker) -> None:
    """Let a bot be named wherever bots are named in this process.

    ``make`` is a class or a function that returns a ``Bot``. The settings of
    ``name:key=value`` are passed as keywords, as text; ``seed`` and ``limits`` too if it takes
    them. Processes that an arena starts import the main script again: register at its top level.
    Raise ChocolatierError for a name that is not lower-case letters, digits and hyphens.
    """
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise ChocolatierError(
            "bot-name",
            f"{quoted(name)} cannot be the name of a bot; use lower-case letters, digits, hyphens",
        )
    if not callable(make):
        raise ChocolatierError("not-a-bot", f"{quoted(make)} does not make a bot")
    _registered[name] = make


def find_own(name: str) -> OwnMaker | None:
    """Return what makes the bot of this name, or None if there is none.

    ``module:Class`` names a class in a module that can be imported, from the current folder too.
    Raise ChocolatierError if the module or the class is missing.
    """
    if name in _registered:
        return _registered[name]
    if ":" in name:
        return _imported(name)
    for entry in entry_points(group=GROUP, name=name):
        make: OwnMaker = entry.load()
        return make
    return None


def own_names() -> list[str]:
    """Return the names of all registered and installed bots."""
    return sorted({*_registered, *(entry.name for entry in entry_points(group=GROUP))})


def make_own(name: str, make: OwnMaker, settings: dict[str, str], seed: str, limits: Limits) -> Bot:
    """Return a bot made by ``make``.

    Raise ChocolatierError for a setting that it does not take or if what it makes cannot choose.
    """
    given: dict[str, object] = dict(settings)
    parameters = inspect.signature(make).parameters
    takes_all = any(p.kind is inspect.Parameter.VAR_KEYWORD for p in parameters.values())
    for setting in settings:
        if setting not in parameters and not takes_all:
            raise unknown_setting(setting)
    offered: dict[str, object] = {"seed": seed, "limits": limits}
    given |= {
        key: value for key, value in offered.items() if key in parameters and key not in given
    }
    bot = make(**given)
    if not isinstance(bot, Bot):
        raise ChocolatierError("not-a-bot", f"'{name}' makes {quoted(bot)}, which is not a Bot")
    return bot


def _imported(name: str) -> OwnMaker:
    module, _, attribute = name.partition(":")
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        make: OwnMaker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise ChocolatierError(
            "no-such-bot", f"there is no bot '{name}': {error}", name=name
        ) from None
    return make
