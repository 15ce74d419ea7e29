"""Play a game between two bots, review it, and print what decided it."""

from chocolatier import Game, make_bot, review

NAMES = ["Mila", "Tom"]


def main(nodes: int = 2_000) -> None:
    """Play and explain one game; more nodes take longer and see more."""
    game = Game(seed=1)
    bots = [make_bot(name.lower(), seed=name) for name in NAMES]
    while not game.is_over:
        game.play(bots[game.turn].choose(game))
    print(review(game, nodes=nodes).text(NAMES))


if __name__ == "__main__":
    main()
