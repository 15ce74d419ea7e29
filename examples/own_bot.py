"""Enter an own bot in an arena: ten lines, and it meets the others."""

import random

from chocolatier import Bot, Game, Move, arena, register_bot


class Tidy(Bot):
    """Play a move that lets nothing fall, if there is one."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        """Return a legal move for the seat to move."""
        moves = list(game.legal_moves)
        clean = [move for move in moves if not _falls(game, move)]
        return self._random.choice(clean or moves)


def _falls(game: Game, move: Move) -> bool:
    """Return whether the move would lay something on the own floor."""
    after = game.copy()
    after.play(move)
    seat = game.turn
    return len(after.position.boards[seat].floor) > len(game.position.boards[seat].floor)


register_bot("tidy", Tidy)


def main() -> None:
    """Let it play against a bot that plays at random."""
    for bot in arena(["tidy", "random"], games=20).bots:
        print(f"{bot.name}: {bot.win_rate:.1%}")


if __name__ == "__main__":
    main()
