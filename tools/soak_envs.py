"""Play many games in lock-step: every environment against ``Game``.

    python -m tools.soak_envs [--games 10000] [--rules RULES] [ENVIRONMENT ...]

Each environment plays so many games, spread over all rule sets, or those that are named. Before
every action both must have the same seat to move and the same legal actions, after it the same
state; every deal must be possible and leave the boards alone, and the rewards at the end must fit
the outcome.
"""

import argparse
from collections.abc import Callable, Iterator

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from rich.progress import track

from chocolatier import RULE_SETS, Game, Rules
from chocolatier.envs.aec import env
from chocolatier.envs.observation import layout, observe_seat
from chocolatier.envs.openspiel import ChocolatierGame
from chocolatier.envs.single import ChocolatierSingleEnv
from chocolatier.envs.vector import ChocolatierVectorEnv
from chocolatier.errors import RulesError
from chocolatier.events import Dealt, Played
from chocolatier.rules.core.numbers import Phase

SIDE_BY_SIDE = 16  # games of a vector environment


class DifferenceError(AssertionError):
    """Raised where an environment and ``Game`` differ."""


def same(what: str, one: object, other: object) -> None:
    """Raise DifferenceError unless both are equal."""
    if one != other:
        raise DifferenceError(f"{what}: {one!r} in the environment, {other!r} in the game")


class Mirror:
    """A game that plays what an environment plays."""

    def __init__(self, shown: Game) -> None:
        self.game = shown
        self.actions = 0
        Game.from_position(shown.position)  # raises PositionError if it is impossible

    def meets(self, seat: int, mask: NDArray[np.generic]) -> None:
        """Compare whose turn it is, and the legal actions."""
        same("the seat to move", seat, self.game.turn)
        same("legal actions", np.flatnonzero(mask).tolist(), sorted(self.game.legal_actions))

    def sees(self, seat: int, seen: NDArray[np.int8]) -> None:
        """Compare an observation."""
        own = np.empty(len(layout(self.game.rules.players)), np.int8)
        observe_seat(self.game.state, seat, own)
        same("the observation", seen.tobytes(), own.tobytes())

    def play(self, action: int, shown: Game) -> None:
        """Play an action that the environment has played, and compare what it shows then."""
        self.game.play(action)
        self.actions += 1
        if self.game.phase is Phase.DEAL:
            self._take_deal(shown)
        same("the state", shown.key, self.game.key)

    def _take_deal(self, shown: Game) -> None:
        """Go on with the environment's deal, which must be possible."""
        before, after = self.game.position, shown.position
        Game.from_position(after)
        same("the boards after a deal", after.boards, before.boards)
        same("the seat that starts", after.turn, before.next_first)
        same("the round", after.round, before.round + 1)
        self.game = shown

    def ends(self, rewards: list[float]) -> None:
        """Compare the rewards of all seats with the outcome."""
        outcome = self.game.outcome()
        assert outcome is not None, "the environment's game is over, this one is not"
        best = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
        same("the winners", best, list(outcome.winners))


def choose(mask: NDArray[np.generic], chance: np.random.Generator) -> int:
    """Return a random one of the legal actions."""
    return int(chance.choice(np.flatnonzero(mask)))


def play_aec(rules: Rules, games: int) -> Iterator[int]:
    """Yield the actions of every game of PettingZoo's environment."""
    table, chance = env(rules), np.random.default_rng(1)
    for seed in range(games):
        table.reset(seed=seed)
        mirror, total = Mirror(table.game), dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, over, _, _ = table.last()
            total[agent] += reward
            if over:
                table.step(None)
                continue
            seat = table.possible_agents.index(agent)
            mirror.meets(seat, seen["action_mask"])
            mirror.sees(seat, seen["observation"])
            action = choose(seen["action_mask"], chance)
            table.step(action)
            mirror.play(action, table.game)
        mirror.ends(list(total.values()))
        yield mirror.actions


def play_single(rules: Rules, games: int) -> Iterator[int]:
    """Yield the actions of every game of one agent against random bots, theirs included."""
    table, chance = ChocolatierSingleEnv("random", rules), np.random.default_rng(2)
    for seed in range(games):
        seen, info = table.reset(seed=seed)
        over, reward, chosen = False, 0.0, list[int]()
        while not over:
            mirror = Mirror(table.game)
            mirror.meets(info["seat"], info["action_mask"])
            mirror.sees(info["seat"], seen)
            chosen.append(choose(info["action_mask"], chance))
            seen, reward, over, _, info = table.step(chosen[-1])
        again, played = play_again(table.game)
        same("the agent's actions", played[info["seat"]], chosen)
        outcome = again.outcome()
        assert outcome is not None
        if len(outcome.winners) < rules.players:
            same("a win", reward > 0, info["seat"] in outcome.winners)
        yield sum(map(len, played))
    table.close()


def play_again(shown: Game) -> tuple[Game, list[list[int]]]:
    """Play an environment's deals and moves in a new game; return it and every seat's actions."""
    again = Game.waiting(shown.rules, shown.opening_first)
    played: list[list[int]] = [[] for _ in range(shown.rules.players)]
    for entry in shown.history:
        if isinstance(entry, Dealt):
            again.deal(entry.deal)
        elif isinstance(entry, Played):
            same("the seat to move", entry.seat, again.turn)
            played[entry.seat] += entry.move.actions
            again.play(entry.move)
    same("the state", shown.key, again.key)
    return again, played


def play_vector(rules: Rules, games: int, mode: AutoresetMode) -> Iterator[int]:
    """Yield the actions of every game of the vector environment."""
    tables = ChocolatierVectorEnv(SIDE_BY_SIDE, rules, autoreset_mode=mode)
    chance = np.random.default_rng(3)
    seen, info = tables.reset(seed=5)
    mirrors = [Mirror(tables.batch.game(i)) for i in range(SIDE_BY_SIDE)]
    ended = 0
    while ended < games:
        actions = np.zeros(SIDE_BY_SIDE, np.int16)
        fresh = [mirror.game.is_over for mirror in mirrors]
        for i, mirror in enumerate(mirrors):
            if not fresh[i]:
                mirror.meets(int(info["seat"][i]), info["action_mask"][i])
                mirror.sees(int(info["seat"][i]), seen[i])
                actions[i] = choose(info["action_mask"][i], chance)
        seen, _, over, _, info = tables.step(actions)
        for i, mirror in enumerate(mirrors):
            if fresh[i]:
                mirrors[i] = Mirror(tables.batch.game(i))
                continue
            if not over[i]:
                mirror.play(int(actions[i]), tables.batch.game(i))
                continue
            mirror.game.play(int(actions[i]))
            mirror.ends(info["rewards"][i].tolist())
            ended += 1
            yield mirror.actions + 1
            if mode is AutoresetMode.SAME_STEP:
                mirror.sees(mirror.game.turn, info["final_obs"][i])
                mirrors[i] = Mirror(tables.batch.game(i))
            else:
                same("the state", tables.batch.game(i).key, mirror.game.key)
            if ended == games:
                break
    tables.close()


def play_next_step(rules: Rules, games: int) -> Iterator[int]:
    """Yield the actions of games that begin again with the step after their end."""
    return play_vector(rules, games, AutoresetMode.NEXT_STEP)


def play_same_step(rules: Rules, games: int) -> Iterator[int]:
    """Yield the actions of games that begin again with their last step."""
    return play_vector(rules, games, AutoresetMode.SAME_STEP)


def play_openspiel(rules: Rules, games: int) -> Iterator[int]:
    """Yield the actions of every game of OpenSpiel's, chance included."""
    chance = np.random.default_rng(4)
    spiel = ChocolatierGame({"rules": str(rules)})
    for _ in range(games):
        state = spiel.new_initial_state()
        mirror: Mirror | None = None
        action = -1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=chances)))
                continue
            if mirror is None:
                mirror = Mirror(state.game.copy())
            elif mirror.game.key != state.game.key:
                mirror.play(action, state.game.copy())
            mask = np.zeros(spiel.num_distinct_actions(), np.uint8)
            mask[state.legal_actions()] = 1
            mirror.meets(state.current_player(), mask)
            action = choose(mask, chance)
            state.apply_action(action)
        assert mirror is not None
        mirror.play(action, state.game)
        mirror.ends(state.returns())
        yield mirror.actions


ENVIRONMENTS: dict[str, Callable[[Rules, int], Iterator[int]]] = {
    "aec": play_aec,
    "single": play_single,
    "next-step": play_next_step,
    "same-step": play_same_step,
    "openspiel": play_openspiel,
}


def main() -> None:
    """Play the games of every environment and print how many there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "environments", nargs="*", metavar="ENVIRONMENT", help=f"some of {', '.join(ENVIRONMENTS)}"
    )
    parser.add_argument("--games", type=int, default=10_000, help="games per environment")
    parser.add_argument("--rules", action="append", help="a rule set; may be given several times")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games must be at least 1")
    if unknown := set(options.environments) - set(ENVIRONMENTS):
        parser.error(f"there is no environment {', '.join(sorted(unknown))}")
    try:
        sets = [Rules.parse(name) for name in options.rules or map(str, RULE_SETS)]
    except RulesError as error:
        parser.error(str(error))
    each = -(-options.games // len(sets))
    for name in options.environments or ENVIRONMENTS:
        play = ENVIRONMENTS[name]
        played = (count for rules in sets for count in play(rules, each))
        counts = list(track(played, name, total=each * len(sets)))
        print(f"{name}: {len(counts)} games, {sum(counts)} actions, identical", flush=True)


if __name__ == "__main__":
    main()
