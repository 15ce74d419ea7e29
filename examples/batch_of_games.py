"""Play random games with the compiled core and average them."""

import numpy as np

from chocolatier import Rules
from chocolatier.rules.core import calls
from chocolatier.rules.core.state import empty_state


def main(games: int = 10_000) -> None:
    """Play the games and print their averages."""
    rules = Rules(players=4, special=True)
    states = empty_state()
    calls.start(states, rules.players, rules.options, rules.round_limit, 0)
    tally = np.zeros(13, np.int64)
    tally[0] = games
    calls.play_out(states, np.array([42], np.uint64), tally)
    print(f"{games} games of {rules}: {tally[1] / games:.1f} actions each")
    print("mean scores:", *(f"{total / games:.2f}" for total in tally[2:6]))


if __name__ == "__main__":
    main()
