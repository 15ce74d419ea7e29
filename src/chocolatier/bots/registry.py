"""Bots by name: ``greedy``, or a name with settings such as ``search:nodes=20000``."""

import math
from collections.abc import Callable
from random import Random

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.engine.external import make_external
from chocolatier.bots.levels import LEVELS, Level, LevelBot
from chocolatier.bots.search.searcher import Method, SearchBot, Searcher
from chocolatier.bots.simple import ActionBot, any_action, greedy_action
from chocolatier.bots.value.loading import POINTS, WIN
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.state import States

DEFAULT_SECONDS = 0.3
MOST_THREADS = 256

Maker = Callable[[dict[str, str], str, Limits], Bot]


def _plain(decide: Callable[[States, Random], int]) -> Maker:
    def make(settings: dict[str, str], seed: str, limits: Limits) -> Bot:  # noqa: ARG001
        for name in settings:
            raise _no_setting(name)
        return ActionBot(decide, seed)

    return make


def _no_setting(name: str) -> ChocolatierError:
    return ChocolatierError("no-such-setting", f"there is no setting '{name}'", name=name)


def _number(settings: dict[str, str], name: str) -> float | None:
    text = settings.pop(name, None)
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise ChocolatierError("bot-number", f"{name}={text}: not a number", name=name)
    return number


def _limits(settings: dict[str, str], default: Limits) -> Limits:
    """The limits among the settings; if there are none, the default."""
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
        raise ChocolatierError("bot-threads", f"threads={threads:g}: 1 to {MOST_THREADS}")
    return int(threads)


def _goal(settings: dict[str, str]) -> str:
    goal = settings.pop("goal", WIN)
    if goal not in (WIN, POINTS):
        raise ChocolatierError("bot-goal", f"goal={goal}: {WIN} or {POINTS}", name="goal")
    return goal


def _search(method: Method) -> Maker:
    def make(settings: dict[str, str], seed: str, limits: Limits) -> Bot:
        limits = _limits(settings, limits)
        threads = _threads(settings)
        weights, explore = settings.pop("weights", None), _number(settings, "explore")
        network, goal = settings.pop("network", None), _goal(settings)
        for name in settings:
            raise _no_setting(name)
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
        for name in settings:
            raise _no_setting(name)
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
    """The name and the settings of ``name:key=value,key=value``."""
    name, _, rest = spec.partition(":")
    settings = {}
    for part in rest.split(",") if rest else []:
        key, equals, value = part.partition("=")
        if not equals or not key:
            raise ChocolatierError(
                "bot-setting", f"'{part}' in '{spec}' is not key=value", spec=spec
            )
        settings[key] = value
    return name, settings


def make_bot(spec: str, seed: str, limits: Limits | None = None) -> Bot:
    """The bot that a text names; the same seed gives the same choices within equal node limits.

    ``limits`` hold for bots that search and do not set their own.
    """
    name, settings = parse_spec(spec)
    if name not in BOTS:
        names = ", ".join(BOTS)
        raise ChocolatierError("no-such-bot", f"'{name}' is no bot; there are {names}", name=name)
    return BOTS[name](settings, seed, limits or Limits())
