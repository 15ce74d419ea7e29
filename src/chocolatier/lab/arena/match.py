"""One game between bots, timed and refereed: the unit of work of an arena."""

import gc
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from chocolatier.bots import preload
from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.registry import label, make_bot
from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

FORFEIT = "forfeit"
LONGEST_NAME = 100  # of a seat in a record
LONGEST_REASON = 300
WARM_UP = Limits(seconds=0.01)


@dataclass(frozen=True)
class Match:
    """A game to be played; it determines everything in the result except the times.

    ``bots`` names a bot for every seat, ``deal`` is the seed of the deals, ``seed`` that of the
    bots.
    """

    index: int
    bots: tuple[str, ...]
    rules: Rules
    deal: str
    seed: str
    limits: Limits


@dataclass(frozen=True)
class MoveTimes:
    """The time that one seat took for its moves, in seconds."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def plus(self, seconds: float) -> "MoveTimes":
        """Return the times with one more move."""
        return MoveTimes(self.moves + 1, self.seconds + seconds, max(self.slowest, seconds))


@dataclass(frozen=True)
class Forfeit:
    """The seat whose bot failed or played an illegal move, and the error."""

    seat: int
    reason: str


@dataclass(frozen=True)
class MatchResult:
    """A game that was played; tuples are by seat.

    ``ending`` is that of the rules or ``forfeit``; ``moves`` are in notation, separated by spaces.
    """

    index: int
    ending: str
    rounds: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    thinking: tuple[MoveTimes, ...]
    moves: str
    forfeit: Forfeit | None = None

    @property
    def wins(self) -> tuple[float, ...]:
        """Return every seat's part of the win: 1 for a sole winner, 1/n for each of n winners."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


def play_match(match: Match) -> MatchResult:
    """Play a game; a bot that raises or plays an illegal move forfeits it and the others win."""
    for spec in set(match.bots):
        make_ready(spec, match.rules)
    game = Game(match.rules, match.deal)
    thinking = [MoveTimes() for _ in match.bots]
    bots: list[Bot] = []
    try:
        forfeit = _seat_bots(match, bots) or _play(game, bots, thinking)
    finally:
        _close(bots)
    return MatchResult(
        index=match.index,
        ending=FORFEIT if forfeit else game.ending.name.lower(),
        rounds=game.round,
        scores=game.scores,
        places=_places_after(forfeit, len(match.bots)) if forfeit else game.ranking,
        thinking=tuple(thinking),
        moves=" ".join(map(str, game.moves)),
        forfeit=forfeit,
    )


def match_record(match: Match, result: MatchResult) -> str:
    """Return the record of a game that was played, by replaying it.

    A forfeited game ends in it as if the players had agreed, so that the record is readable.
    """
    game = Game(match.rules, match.deal)
    for move in result.moves.split():
        game.play(move)
    if not game.is_over:
        game.agree_to_end()
    return write_record(game, [_seat_name(spec) for spec in match.bots])


@cache
def _load() -> None:
    """Load all compiled code, which a bot may need in the middle of a game."""
    preload.load()


@cache
def make_ready(spec: str, rules: Rules) -> None:
    """Let a bot play a round in all seats, once in a process.

    So neither loading it counts as thinking time, nor a garbage collection of what was loaded,
    which takes 50 ms.
    """
    _load()
    bots: list[Bot] = []
    with suppress(Exception):
        bots += [make_bot(spec, "warm-up", WARM_UP) for _ in range(rules.players)]
        game = Game(rules, "warm-up")
        while game.round == 1 and not game.is_over:
            game.play(bots[game.turn].choose(game))
    _close(bots)
    gc.collect()
    gc.freeze()


def _seat_bots(match: Match, bots: list[Bot]) -> Forfeit | None:
    """Fill ``bots``; return the forfeit of the first seat whose bot cannot be made, if any."""
    for seat, spec in enumerate(match.bots):
        try:
            bots.append(make_bot(spec, f"{match.seed}/bot {seat}", match.limits))
            bots[-1].get_ready()
        except Exception as error:
            if isinstance(error, ChocolatierError) and error.code == "no-such-bot":
                raise  # it was there when the arena began: this process was not given it
            return Forfeit(seat, _reason(error))
    return None


def _play(game: Game, bots: Sequence[Bot], thinking: list[MoveTimes]) -> Forfeit | None:
    """Play to the end or to a forfeit, which is returned."""
    while not game.is_over:
        seat = game.turn
        began = time.perf_counter()
        try:
            move = bots[seat].choose(game)
            thinking[seat] = thinking[seat].plus(time.perf_counter() - began)
            game.play(move)
        except Exception as error:
            return Forfeit(seat, _reason(error))
    return None


def _close(bots: Sequence[Bot]) -> None:
    for bot in bots:
        with suppress(Exception):
            bot.close()


def _places_after(forfeit: Forfeit, seats: int) -> tuple[int, ...]:
    return tuple(seats if seat == forfeit.seat else 1 for seat in range(seats))


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_REASON]


def _seat_name(spec: str) -> str:
    name = label(spec)
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
