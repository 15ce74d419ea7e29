"""Train a small agent by self-play with PyTorch, and enter it in the arena.

``python examples/train_agent.py --actions 4000000 --games 200`` trains for some minutes and then
plays 200 games against mila; ``--start agent.pt`` continues a training. The agent plays both seats
of 512 games at once and learns by proximal policy optimisation: what it is rewarded for is the
lead in points that an action brings.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from chocolatier import Batch, Bot, Game, Move, arena, register_bot
from chocolatier.envs.observation import scales
from chocolatier.events import Played

RULES = "2-coloured-plain"
GAMES, STEPS = 512, 24  # a rollout
EPOCHS, PARTS = 2, 4  # how often a rollout is learned from, and in how many parts
CLIP, ENTROPY, FORGET, DISCOUNT = 0.2, 0.01, 0.9, 1.0
RATE = 1e-3
POINTS = 10.0  # so many points are a reward of 1
LIKING = 0.05  # how much the preference counts beside the value, when the agent plays
SAVED = Path("agent.pt")


def new_network() -> nn.Sequential:
    """Return a network from an observation to a preference per action, and a value at the end."""
    columns = len(scales(2))
    return nn.Sequential(
        nn.Linear(columns, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, 335 + 1)
    )


def look(network: nn.Sequential, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """Return the logarithms of the chances of all actions, and the value of the seat to move."""
    out = network(seen)
    preferences = out[:, :-1].masked_fill(~legal, -1e9)
    return torch.log_softmax(preferences, dim=1), out[:, -1]


class Rollout(NamedTuple):
    """Steps of all games, one row for each."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


def observe(batch: Batch) -> tuple[Tensor, Tensor]:
    """Return what the seats to move see, between 0 and 1, and what they may do."""
    seen = torch.from_numpy(batch.observe() * scales(2))
    return seen, torch.from_numpy(batch.masks() != 0)


def play(network: nn.Sequential, batch: Batch) -> Rollout:
    """Let the network play some steps of every game, and judge them afterwards."""
    rows: list[tuple[Tensor, ...]] = []
    rewards, signs, values = [], [], []
    for _ in range(STEPS):
        seen, legal = observe(batch)
        with torch.no_grad():
            chances, value = look(network, seen, legal)
        actions = torch.multinomial(chances.exp(), 1)[:, 0]
        turns, before = batch.turns, _lead_in(batch.states, 0, 1)
        done = batch.step(actions.numpy().astype(np.int16)).copy()
        gain = (_lead_in(batch.states, 0, 1) - before) * np.where(turns == 0, 1, -1)
        # What comes next counts for the seat that moved, against it, or not at all.
        signs.append(np.where(done != 0, 0, np.where(batch.turns == turns, 1, -1)))
        batch.reset(done)
        rewards.append(gain / POINTS)
        values.append(value)
        rows.append((seen, legal, actions, chances.gather(1, actions[:, None])[:, 0]))
    with torch.no_grad():
        values.append(look(network, *observe(batch))[1])
    advantages = torch.zeros(STEPS, batch.games)
    later = torch.zeros(batch.games)
    for t in reversed(range(STEPS)):
        sign = torch.from_numpy(signs[t]).float() * DISCOUNT
        error = torch.from_numpy(rewards[t]).float() + sign * values[t + 1] - values[t]
        later = advantages[t] = error + FORGET * sign * later
    returns = advantages + torch.stack(values[:-1])
    seen, legal, actions, chances = (torch.cat(column) for column in zip(*rows, strict=True))
    return Rollout(seen, legal, actions, chances, advantages.flatten(), returns.flatten())


def learn(network: nn.Sequential, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Make better actions of a rollout likelier, but none of them much likelier at once."""
    advantages = rollout.advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(advantages)).chunk(PARTS):
            chances, value = look(network, rollout.seen[part], rollout.legal[part])
            own = chances.gather(1, rollout.actions[part, None])[:, 0]
            ratio = (own - rollout.chances[part]).exp()
            gain = advantages[part]
            gained = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            wrong = (value - rollout.returns[part]).square().mean()
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            loss = 0.5 * wrong - gained - ENTROPY * entropy
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(actions: int, start: Path | None = None, seed: int = 1) -> nn.Sequential:
    """Return a network that has chosen so many actions in games against itself."""
    torch.manual_seed(seed)
    network = new_network()
    if start:
        network.load_state_dict(torch.load(start, weights_only=True))
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    batch = Batch(RULES, GAMES, seed=seed)
    rollouts = max(1, actions // (GAMES * STEPS))
    for number in range(rollouts):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - number / rollouts)
        learn(network, optimizer, play(network, batch))
        if number % 50 == 49:
            print(f"{(number + 1) * GAMES * STEPS:,} actions", flush=True)
    print(f"{time.process_time():.0f} s of processor time")
    return network


class Agent(Bot):
    """Look one action ahead, and take what the network values most; ``file`` has its weights."""

    def __init__(self, file: str = str(SAVED)) -> None:
        self._network = new_network()
        self._network.load_state_dict(torch.load(file, weights_only=True))

    def choose(self, game: Game) -> Move:
        """Return a legal move, action by action until it is whole."""
        trial = game.copy()
        while True:
            happened = trial.play(self._best_action(trial))
            if happened and isinstance(happened[0], Played):
                return happened[0].move

    def _best_action(self, game: Game) -> int:
        legal = np.array(game.legal_actions, np.int16)
        now = Batch.from_states(game.state)
        after = Batch.from_states(np.repeat(game.state, len(legal)))  # one for each action
        done = after.step(legal)
        own, other = game.turn, 1 - game.turn
        gain = _lead_in(after.states, own, other) - _lead_in(now.states, own, other)
        sign = np.where(done != 0, 0, np.where(after.turns == own, 1, -1))
        with torch.no_grad():
            liked = look(self._network, *observe(now))[0][0].numpy()
            value = self._network(observe(after)[0])[:, -1].numpy()
        worth = gain / POINTS + sign * value + LIKING * liked[legal]
        return int(legal[worth.argmax()])


def _lead_in(states: np.ndarray, own: int, other: int) -> np.ndarray:
    scores = states["player"]["score"].astype(np.float32)
    lead: np.ndarray = scores[:, own] - scores[:, other]
    return lead


register_bot("agent", Agent)


def main() -> None:
    """Train, save, and play against mila."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=50_000)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--against", default="mila")
    parser.add_argument("--out", type=Path, default=SAVED)
    options, _ = parser.parse_known_args()
    torch.set_num_threads(1)  # the network is too small for more
    if options.actions:
        torch.save(train(options.actions, options.start).state_dict(), options.out)
    players = [f"agent:file={options.out}", options.against]
    match = arena(players, games=options.games, rules=RULES, seed="match")
    for bot in match.bots:
        print(f"{bot.name}: {bot.win_rate:.1%}")


if __name__ == "__main__":
    main()
