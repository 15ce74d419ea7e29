"""Games whose moves bring out what rarely happens: full floors, dead lines, caught chocolates."""

import random
from collections.abc import Iterator

from chocolatier.rules.game import Game
from chocolatier.rules.move import Draft, Move
from chocolatier.rules.ruleset import RULE_SETS, Rules

ALL_RULES = (
    *RULE_SETS,
    Rules.parse("2-coloured-special+marker-falls"),
    Rules.parse("3-free-special+marker-falls+faces-once"),
)
STYLES = ("any", "wasteful", "filling", "one colour")


def _wanted(move: Move, style: str) -> bool:
    if not isinstance(move, Draft):
        return True
    if style == "wasteful":
        return move.target in (0, 5)
    if style == "filling":
        return move.target > 0
    if style == "one colour":
        return move.target > 0 and move.colour < 2
    return True


def choose(game: Game, rng: random.Random, style: str) -> Move:
    """A legal move, of the style's kind if there is one."""
    legal = game.legal_moves
    return rng.choice([move for move in legal if _wanted(move, style)] or legal)


def steps(rules: Rules, seed: int) -> Iterator[tuple[Game, Move]]:
    """A game before each of its moves, and the move that is going to be played."""
    rng = random.Random(f"{rules} {seed}")
    style = STYLES[seed % len(STYLES)]
    game = Game(rules, seed)
    while not game.is_over:
        move = choose(game, rng, style)
        yield game, move
        game.play(move)
