"""Play a game between two bots, review it, and print what decided it."""

from chocolatier import Game, Rules, make_bot, review
from chocolatier.study.reviews.review import BAD
from chocolatier.study.reviews.wording import say_message, say_move
from chocolatier.words import words

NAMES = ["Mila", "Tom"]


def main(nodes: int = 2_000) -> None:
    """Play and explain one game; more nodes take longer and see more."""
    game = Game(Rules(players=2), seed=1)
    bots = [make_bot(name.lower(), seed=name) for name in NAMES]
    while not game.is_over:
        game.play(bots[game.turn].choose(game))
    found = review(game, nodes=nodes)
    english = words("en")
    for move in found.moves:
        if move.kind in BAD:
            better = say_move(english, str(move.best), move.best_pieces)
            loss = f"{move.loss / 10_000:.0f} %"
            print(f"Round {move.round}, {NAMES[move.seat]}: {move.kind.value}, {loss}.")
            print(f"    Better: {better}.")
            for reason in move.reasons:
                print("   ", say_message(english, reason.message, NAMES))
    for seat in found.seats:
        print(say_message(english, seat.verdict, NAMES))


if __name__ == "__main__":
    main()
