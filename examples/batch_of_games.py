"""Play thousands of random games at once and average them."""

from chocolatier import Batch


def main(games: int = 10_000) -> None:
    """Play the games and print their averages."""
    actions = 0
    with Batch("4-coloured-special", games, seed=42) as batch:
        while not batch.done.all():
            actions += int((batch.done == 0).sum())
            batch.step(batch.random_actions())
        print(f"{games} games of {batch.rules}: {actions / games:.1f} actions each")
        print("mean scores:", *(f"{score:.2f}" for score in batch.scores.mean(axis=0)))


if __name__ == "__main__":
    main()
