"""A Gymnasium vector environment: many games of self-play, stepped by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from chocolatier.envs.batch import Batch, Reward
from chocolatier.envs.observation import layout
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.ruleset import Rules

Observations = NDArray[np.int8]
Step = tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class ChocolatierVectorEnv(VectorEnv[Observations, NDArray[np.int16], NDArray[Any]]):
    """Games in which one agent plays all seats: each step is an action of the seat to move.

    The reward is that of the seat that acted, when its action ends the game. The info has
    ``action_mask``, ``seat`` (to move), and ``rewards`` of all seats where a game has ended;
    with ``AutoresetMode.SAME_STEP`` also ``final_obs`` and ``final_info``. An action that is not
    legal raises ChocolatierError.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str | None = None,
        reward: Reward = Reward.WIN,
        threads: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        super().__init__()
        if autoreset_mode is AutoresetMode.DISABLED:
            raise ChocolatierError("bad-batch", "autoreset_mode must be NEXT_STEP or SAME_STEP")
        self.num_envs, self._reward, self._mode = num_envs, reward, autoreset_mode
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self._batch = Batch(rules, num_envs, threads=threads)
        columns = len(layout(self._batch.players))
        self.single_observation_space = Box(0, 127, (columns,), np.int8)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        return self._batch

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games again; the same seed gives the same deals."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is not None:
            self._batch.seed(seed)
        self._batch.reset()
        return self._batch.observe(), self._info()

    def step(self, actions: NDArray[np.int16]) -> Step:
        """Play an action in every game; a game that was over begins again instead."""
        before = self._batch.done.astype(np.bool_)
        seats = self._batch.turns
        if before.any():
            self._batch.reset(self._batch.done)
            self._batch.step(np.asarray(actions, np.int16), skip=before)
        else:
            self._batch.step(np.asarray(actions, np.int16))
        over = self._batch.done.astype(np.bool_)
        info: dict[str, Any] = {}
        rewards = np.zeros(self.num_envs, np.float32)
        if over.any():
            by_seat = self._batch.rewards(self._reward)
            rewards = np.where(over, by_seat[np.arange(self.num_envs), seats], 0).astype(np.float32)
            info["rewards"] = by_seat
            if self._mode is AutoresetMode.SAME_STEP:
                info |= self._finish(over)
        return self._batch.observe(), rewards, over, np.zeros_like(over), self._info() | info

    def _finish(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Begin the games that are over again; return what their end looked like."""
        last = self._batch.observe()
        finals = np.empty(self.num_envs, object)
        for i in np.flatnonzero(over):
            finals[i] = last[i]
        final_info = {"scores": self._batch.scores, "_scores": over.copy()}
        self._batch.reset(self._batch.done)
        return {
            "final_obs": finals,
            "_final_obs": over.copy(),
            "final_info": final_info,
            "_final_info": over.copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks(), "seat": self._batch.turns}

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """End the threads."""
        self._batch.close()
