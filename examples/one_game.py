"""Two bots play a game; print its rounds and the result."""

from chocolatier import Game, Rules, make_bot


def main() -> None:
    """Play one game and print it."""
    game = Game(Rules(players=2), seed=2022)
    bots = [make_bot("greedy", "one"), make_bot("random", "two")]
    while not game.is_over:
        game.play(bots[game.turn].choose(game))
    for number, played in enumerate(game.rounds, 1):
        print(f"Round {number}: " + ", ".join(f"{score.total:+}" for score in played.scores))
    print("Scores:", *game.scores, "Places:", *game.ranking)


if __name__ == "__main__":
    main()
