"""Games to write down."""

import random

from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules


def played(rules: Rules, seed: str, moves: int = 10_000) -> Game:
    """A game of random moves, to its end or for so many moves; every other game is wasteful."""
    rng = random.Random(seed)
    wasteful = rng.random() < 0.5
    game = Game(rules, seed)
    while not game.is_over and len(game.moves) < moves:
        legal = game.legal_moves
        floor = [move for move in legal if str(move)[2:3] in ("-", "5")] if wasteful else []
        game.play(rng.choice(floor or legal))
    return game
