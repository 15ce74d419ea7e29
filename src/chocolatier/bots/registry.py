"""Bots by name: ``greedy``, a name with settings (``search:nodes=20000``), ``module:Class``."""

import math
from collections.abc import Callable
from random import Random

from chocolatier.bots.bot import DEFAULT_SECONDS, Bot, Limits, unknown_setting
from chocolatier.bots.engine.external import make_external
from chocolatier.bots.levels import LEVELS, Level, LevelBot
from chocolatier.bots.own import find_own, make_own, own_names
from chocolatier.bots.search.searcher import Method, SearchBot, Searcher
from chocolatier.bots.simple import ActionBot, any_action, greedy_action
from chocolatier.bots.value.loading import POINTS, WIN
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.state import States
from chocolatier.rules.deal import fresh_seed, seed_text

MOST_THREADS = 256

Maker = Callable[[dict[str, str], str, Limits], Bot]
"""Makes a bot from its settings, its seed, and the limits for one that sets none of its own."""


def _refuse_rest(settings: dict[str, str]) -> None:
    """Raise ChocolatierError if a setting is left that no bot has taken out."""
    for name in settings:
        raise unknown_setting(name)


def _plain(decide: Callable[[States, Random], int]) -> Maker:
    def make(settings: dict[str, str], seed: str, limits: Limits) -> Bot:  # noqa: ARG001
        _refuse_rest(settings)
        return ActionBot(decide, seed)

    return make


def _number(settings: dict[str, str], name: str) -> float | None:
    text = settings.pop(name, None)
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise ChocolatierError("bot-number", f"{name} must be a number (got '{text}')", name=name)
    return number


def _limits(settings: dict[str, str], default: Limits) -> Limits:
    """Take the limits out of the settings; if there are none, return the default."""
    seconds, nodes, depth = (_number(settings, n) for n in ("seconds", "nodes", "depth"))
    if seconds is None and nodes is None and depth is None:
        return default if default != Limits() else Limits(seconds=DEFAULT_SECONDS)
    return Limits(
        seconds, None if nodes is None else int(nodes), None if depth is None else int(depth)
    )


def _threads(settings: dict[str, str]) -> int:
    threads = _number(settings, "threads")
    if threads is None:
        return 1
    if not 1 <= threads <= MOST_THREADS:
        raise ChocolatierError(
            "bot-threads", f"threads must be between 1 and {MOST_THREADS} (got {threads:g})"
        )
    return int(threads)


def _goal(settings: dict[str, str]) -> str:
    goal = settings.pop("goal", WIN)
    if goal not in (WIN, POINTS):
        raise ChocolatierError(
            "bot-goal", f"goal must be {WIN} or {POINTS} (got '{goal}')", name="goal"
        )
    return goal


def _search(method: Method) -> Maker:
    def make(settings: dict[str, str], seed: str, limits: Limits) -> Bot:
        limits = _limits(settings, limits)
        threads = _threads(settings)
        weights, explore = settings.pop("weights", None), _number(settings, "explore")
        network, goal = settings.pop("network", None), _goal(settings)
        _refuse_rest(settings)
        searcher = Searcher(
            threads,
            method=method,
            weights=weights,
            network=network,
            goal=goal,
            explore=explore,
            seed=seed,
        )
        return SearchBot(limits, searcher)

    return make


def _level(level: Level) -> Maker:
    def make(settings: dict[str, str], seed: str, limits: Limits) -> Bot:
        _refuse_rest(settings)
        return LevelBot(level, seed, limits)

    return make


BOTS: dict[str, Maker] = {
    "random": _plain(any_action),
    "greedy": _plain(greedy_action),
    "search": _search(Method.AUTO),
    "alphabeta": _search(Method.ALPHABETA),
    "puct": _search(Method.PUCT),
    "uct": _search(Method.UCT),
    "engine": lambda settings, seed, limits: make_external(
        settings, seed, _limits(settings, limits)
    ),
    **{level.name: _level(level) for level in LEVELS},
}


def parse_spec(spec: str) -> tuple[str, dict[str, str]]:
    """Return the name and the settings of ``name:key=value,key=value``.

    A name may be ``module:Class``. Raise ChocolatierError for a setting without a key or a value.
    """
    name, _, rest = spec.partition(":")
    parts = rest.split(",") if rest else []
    if parts and name not in BOTS and "=" not in parts[0]:
        name = f"{name}:{parts.pop(0)}"
    settings = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or not key:
            raise ChocolatierError(
                "bot-setting", f"'{part}' in '{spec}' is not key=value", spec=spec
            )
        settings[key] = value
    return name, settings


def label(spec: str) -> str:
    """Return what to call a bot in a list: the name that its settings give it, or the text."""
    return parse_spec(spec)[1].get("name", spec) if spec.startswith("engine:") else spec


def make_bot(spec: str, seed: int | str | None = None, limits: Limits | None = None) -> Bot:
    """Return the bot that a text names: ``tom``, ``search:nodes=20000``, ``my_module:MyBot``.

    With equal node limits the same seed gives the same choices; without one they differ from time
    to time. ``limits`` are for bots that search and set none of their own. Raise ChocolatierError
    for an unknown name or setting.
    """
    name, settings = parse_spec(spec)
    seed = fresh_seed() if seed is None else seed_text(seed)
    limits = limits or Limits()
    if name in BOTS:
        return BOTS[name](settings, seed, limits)
    make = find_own(name)
    if make is None:
        names = ", ".join([*BOTS, *own_names()])
        raise ChocolatierError(
            "no-such-bot", f"unknown bot '{name}'; choose one of {names}", name=name
        )
    return make_own(name, make, settings, seed, limits)
