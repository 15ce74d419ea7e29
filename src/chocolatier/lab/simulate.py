"""Games between bots, written as records; the same seed gives the same games."""

from collections.abc import Iterator
from dataclasses import dataclass

from chocolatier.bots.bot import Limits
from chocolatier.bots.registry import make_bot
from chocolatier.lab.pool import run_ordered
from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

CHUNK = 20
LIMITS = Limits(nodes=2_000)  # for bots that set none: with a clock, runs would differ


@dataclass(frozen=True)
class _Chunk:
    rules: Rules
    bots: tuple[str, ...]
    seed: str
    start: int
    games: int


def play_game(rules: Rules, bots: tuple[str, ...], seed: str) -> Game:
    """Return a game between bots, one name per seat; the seed fixes deals and choices."""
    players = [make_bot(name, f"{seed}/bot {seat}", LIMITS) for seat, name in enumerate(bots)]
    game = Game(rules, seed)
    while not game.is_over:
        game.play(players[game.turn].choose(game))
    return game


def _play_chunk(chunk: _Chunk) -> tuple[int, str]:
    records = [
        write_record(
            play_game(chunk.rules, chunk.bots, f"{chunk.seed}/game {index}"), list(chunk.bots)
        )
        for index in range(chunk.start, chunk.start + chunk.games)
    ]
    return chunk.games, "".join(records)


def simulate(
    rules: Rules, bots: tuple[str, ...], games: int, seed: str, jobs: int = 1
) -> Iterator[tuple[int, str]]:
    """Yield (number of games, their records) until all are played; ``jobs`` changes no order.

    Fewer bots than seats are repeated around the table.
    """
    seats = tuple(bots[seat % len(bots)] for seat in range(rules.players))
    chunks = (
        _Chunk(rules, seats, seed, start, min(CHUNK, games - start))
        for start in range(0, games, CHUNK)
    )
    yield from run_ordered(_play_chunk, chunks, jobs)
