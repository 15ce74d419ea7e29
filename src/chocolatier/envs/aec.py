"""A PettingZoo environment: every seat is an agent, one moves at a time."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from chocolatier.envs.arrays import mask_batch, step_batch
from chocolatier.envs.batch import Batch, Reward
from chocolatier.envs.observation import layout, observe_seat
from chocolatier.errors import ChocolatierError
from chocolatier.notation.drawing import draw_position
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

NAME = "chocolatier_v1"
"""The number changes only when the environment behaves differently."""

Observation = dict[str, NDArray[Any]]


def env(
    rules: Rules | str | None = None,
    reward: Reward = Reward.WIN,
    render_mode: str | None = None,
) -> ChocolatierEnv:
    """Return a new environment."""
    return ChocolatierEnv(rules, reward, render_mode)


class ChocolatierEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose agents are called ``seat_1``, ``seat_2`` and so on.

    An observation has ``observation`` (see ``observation.layout``) and ``action_mask``, which is
    also in the info. A small action is one step; a move may take several. Rewards come at the
    end. An action that is not legal raises ChocolatierError.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, rules: Rules | str | None, reward: Reward, render_mode: str | None) -> None:
        super().__init__()
        self._batch = batch = Batch(rules)
        # One game goes straight to the core: the arrays are the batch's own.
        self._arrays = (batch.states, np.zeros(1, np.int16), batch.rngs, batch.done)
        self._turn = batch.states["turn"]
        self._reward, self.render_mode = reward, render_mode
        self._columns = len(layout(self._batch.players))
        self.possible_agents = [f"seat_{n}" for n in range(1, self._batch.players + 1)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space: Space[Any] = Dict(
            {
                "observation": Box(0, 127, (self._columns,), np.int8),
                "action_mask": Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self._action_space = Discrete(ACTIONS)

    def observation_space(self, agent: str) -> Space[Any]:  # noqa: ARG002
        """Return the space of an agent's observations."""
        return self._observation_space

    def action_space(self, agent: str) -> Space[Any]:  # noqa: ARG002
        """Return the space of an agent's actions."""
        return self._action_space

    @property
    def game(self) -> Game:
        """The game as it stands, to look at."""
        return self._batch.game(0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; the same seed gives the same deals."""
        if seed is not None:
            self._batch.seed(seed)
        self._batch.reset()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": _NOTHING} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        states, actions, rngs, done = self._arrays
        actions[0] = -1 if action is None else action
        if step_batch(states, actions, rngs, done):
            raise ChocolatierError("illegal-actions", f"the action {action} is not legal")
        self._cumulative_rewards[agent] = 0.0
        if done[0]:
            found = self._batch.rewards(self._reward)[0].tolist()
            self.rewards = dict(zip(self.agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.infos[agent] = {"action_mask": _NOTHING}
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and its legal actions: none if another one is to move."""
        seen = np.empty(self._columns, np.int8)
        observe_seat(self._batch.states, self._seat_of[agent], seen)
        return {"observation": seen, "action_mask": self.infos[agent]["action_mask"]}

    def render(self) -> str | None:
        """Return the table as text, or print it in the mode ``human``."""
        text = draw_position(self.game.position)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Release what the environment holds."""
        self._batch.close()

    def _select(self) -> None:
        """Note whose turn it is, and what that agent may do."""
        self.agent_selection = self.possible_agents[self._turn[0]]
        masks = np.empty((1, ACTIONS), np.uint8)
        mask_batch(self._arrays[0], masks)
        self.infos[self.agent_selection] = {"action_mask": masks[0].view(np.int8)}


_NOTHING = np.zeros(ACTIONS, np.int8)
_NOTHING.flags.writeable = False
