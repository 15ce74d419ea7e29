"""Turn self-play into a PyTorch dataset, and fit a small network that foresees the result."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from chocolatier import Batch, Reward
from chocolatier.envs.observation import scales

RULES = "2-coloured-plain"


def self_play(games: int, seed: int = 1) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return what the seats to move saw in random games, and what each game was then worth."""
    batch = Batch(RULES, games, seed)
    seen, seats, of_game = [], [], []
    while not batch.done.all():
        going = np.flatnonzero(batch.done == 0)
        seen.append(batch.observe()[going])
        seats.append(batch.turns[going])
        of_game.append(going)
        batch.step(batch.random_actions())
    rewards = batch.rewards(Reward.SCORE)
    return np.concatenate(seen), rewards[np.concatenate(of_game), np.concatenate(seats)]


def main(games: int = 500) -> None:
    """Make the dataset, learn from it once, and say how much of the result can be foreseen."""
    torch.manual_seed(1)
    seen, worth = self_play(games)
    data = TensorDataset(torch.from_numpy(seen * scales(2)), torch.from_numpy(worth))
    print(f"{len(data)} positions of {games} games")
    network = nn.Sequential(nn.Linear(seen.shape[1], 64), nn.ReLU(), nn.Linear(64, 1))
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    for x, y in DataLoader(data, batch_size=256, shuffle=True):
        loss = (network(x)[:, 0] - y).square().mean()
        optimizer.zero_grad()
        torch.autograd.backward(loss)
        optimizer.step()
    with torch.no_grad():
        wrong = (network(data.tensors[0])[:, 0] - data.tensors[1]).square().mean()
    print(f"{1 - wrong / data.tensors[1].var():.0%} of the variance is foreseen")


if __name__ == "__main__":
    main()
