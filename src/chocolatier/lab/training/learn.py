"""Fit a network with PyTorch: the points by which the hand-made value was wrong.

A search compares leads over the others, so the error of the lead weighs most.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.network import HIDDEN
from chocolatier.bots.value.patterns import PATTERNS, WORLD_PATTERNS
from chocolatier.lab.files import replacing_bytes
from chocolatier.lab.pool import load_extra
from chocolatier.lab.training.calibrate import fit_spread
from chocolatier.lab.training.samples import Samples

SCALE = 5.0  # points per unit of the last layer, so that all layers learn at the same pace
SEAT_WEIGHT = 0.3  # of a seat's own error beside that of its lead
HELD_OUT = 10  # one game in ten is not learned from
RARE = 3  # the weights of a pattern that was met less often are set to zero


@dataclass(frozen=True)
class Recipe:
    """The settings of learning."""

    epochs: int = 2
    batch: int = 1024
    rate: float = 3e-3
    decay: float = 0.1
    seed: int = 0


@dataclass(frozen=True)
class Learned:
    """A network's weights, and the squared errors of the lead on games not learned from."""

    arrays: dict[str, np.ndarray]
    hand_error: float
    error: float


def learn(samples: Samples, recipe: Recipe, start: dict[str, np.ndarray] | None = None) -> Learned:
    """Return a network learned from samples, starting with another one or from nothing."""
    torch = load_extra("torch", "train")
    torch.set_num_threads(1)
    torch.manual_seed(recipe.seed)
    model = _model(torch, start)
    data = {
        "boards": torch.from_numpy(samples.boards.astype(np.int32)),
        "world": torch.from_numpy(samples.world.astype(np.int32)),
        "wrong": torch.from_numpy(samples.target - samples.hand),
        "final": torch.from_numpy(samples.scores - samples.hand),
    }
    held = samples.game % HELD_OUT == 0
    train, rest = np.flatnonzero(~held), np.flatnonzero(held)
    steps = recipe.epochs * (len(train) // recipe.batch)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=recipe.rate, weight_decay=recipe.decay, betas=(0.9, 0.99)
    )
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, recipe.rate, total_steps=max(2, steps), pct_start=0.1
    )
    rng = np.random.default_rng(recipe.seed)
    for _ in range(recipe.epochs):
        order = rng.permutation(train)
        for k in range(0, len(order) - recipe.batch + 1, recipe.batch):
            some = order[k : k + recipe.batch]
            error = data["wrong"][some] - _points(model, data, some)
            loss = SEAT_WEIGHT * (error**2).mean() + (_lead(error) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    arrays = _arrays(model, samples)
    points = _all_points(torch, model, data, rest)
    # From games not learned from: on the others the network seems surer than it is.
    values = MILLI * (samples.hand[rest] + points)
    arrays["spread"] = fit_spread(values, samples.wins[rest], samples.kinds[rest])
    before, after = data["final"][rest], data["final"][rest] - torch.from_numpy(points)
    return Learned(arrays, float((_lead(before) ** 2).mean()), float((_lead(after) ** 2).mean()))


def _model(torch: Any, start: dict[str, np.ndarray] | None) -> Any:
    """Return two bags of rows and a last layer; row 0 stands for no pattern and stays zero."""
    bag = torch.nn.EmbeddingBag
    model = torch.nn.ModuleDict(
        {
            "board": bag(PATTERNS, 2 * HIDDEN, mode="sum", padding_idx=0),
            "world": bag(WORLD_PATTERNS, HIDDEN, mode="sum", padding_idx=0),
            "last": torch.nn.Linear(HIDDEN, 1),
        }
    )
    with torch.no_grad():
        if start is None:
            for name, spread in (("board", 0.02), ("world", 0.1), ("last", 0.1)):
                torch.nn.init.normal_(model[name].weight, std=spread)
            model["board"].weight[0] = model["world"].weight[0] = 0
            model["last"].bias.zero_()
        else:
            for name in ("board", "world"):
                model[name].weight.copy_(torch.from_numpy(start[name]))
            last = torch.from_numpy(start["last"] / SCALE)
            model["last"].weight.copy_(last[:HIDDEN].reshape(1, -1))
            model["last"].bias.copy_(last[HIDDEN:])
    return model


def _points(model: Any, data: dict[str, Any], some: np.ndarray) -> Any:
    """Return the network's points by position and seat, as ``bots.value.network`` does."""
    boards = data["boards"][some]
    n, players, patterns = boards.shape
    sums = model["board"](boards.reshape(n * players, patterns)).reshape(n, players, -1)
    own, given = sums[:, :, :HIDDEN], sums[:, :, HIDDEN:]
    others = (given.sum(1, keepdim=True) - given) / (players - 1)
    hidden = (model["world"](data["world"][some])[:, None] + own + others).relu()
    return model["last"](hidden)[:, :, 0] * SCALE


def _all_points(torch: Any, model: Any, data: dict[str, Any], which: np.ndarray) -> np.ndarray:
    with torch.no_grad():
        parts = np.array_split(which, max(1, len(which) // 8192))
        return np.concatenate([_points(model, data, part).numpy() for part in parts])


def _lead(error: Any) -> Any:
    """Return every seat's error minus the average of the others'."""
    return error - (error.sum(1, keepdim=True) - error) / (error.shape[1] - 1)


def _arrays(model: Any, samples: Samples) -> dict[str, np.ndarray]:
    arrays = {}
    for name, met in (("board", samples.boards), ("world", samples.world)):
        rows = model[name].weight.detach().numpy().copy()
        counts = np.bincount(met.reshape(-1), minlength=len(rows))
        rows[counts < RARE] = 0
        rows[0] = 0
        arrays[name] = rows.astype(np.float16).astype(np.float32)
    last = model["last"]
    arrays["last"] = SCALE * np.append(last.weight.detach().numpy()[0], last.bias.detach().numpy())
    return arrays


def write_networks(path: Path, networks: dict[str, dict[str, np.ndarray]]) -> None:
    """Write a file of networks; the rows of patterns take two bytes per weight."""
    arrays = {
        f"{name}/{part}": array.astype(np.float16 if part in ("board", "world") else np.float32)
        for name, parts in networks.items()
        for part, array in parts.items()
    }
    with replacing_bytes(path) as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
