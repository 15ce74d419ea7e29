"""A Gymnasium environment of one agent, who plays a seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from chocolatier.bots.bot import Bot
from chocolatier.bots.registry import make_bot
from chocolatier.envs.arrays import mask_batch, reward_batch
from chocolatier.envs.batch import Reward
from chocolatier.envs.observation import layout, observe_seat
from chocolatier.errors import ChocolatierError
from chocolatier.notation.drawing import draw_position
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules, rules_or_base

Observation = NDArray[np.int8]
ILLEGAL = -1.0
"""The reward of an action that is not legal; it also ends the game."""


class ChocolatierSingleEnv(gymnasium.Env[Observation, np.int64]):
    """A game of one agent against bots, which move at once after it.

    ``opponents`` names a bot for every other seat, or one for all. ``seat`` is the agent's, from
    0; None takes a random one for every game. ``action_masks()`` and the info's ``action_mask``
    have the legal actions; any other ends the game with the reward -1. Raise ChocolatierError
    for a bot or a seat that does not exist.
    """

    def __init__(
        self,
        opponents: str | Sequence[str] = "mila",
        rules: Rules | str | None = None,
        reward: Reward = Reward.WIN,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.rules = rules_or_base(rules)
        others = self.rules.players - 1
        specs = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(specs) != others:
            raise ChocolatierError("bad-batch", f"{others} opponents are needed (got {len(specs)})")
        if seat is not None and seat not in range(self.rules.players):
            raise ChocolatierError("bad-batch", f"seat must be 0 to {others} (got {seat!r})")
        for spec in specs:
            make_bot(spec, "").close()
        self._specs, self._reward, self._fixed = specs, reward, seat
        self.render_mode = render_mode
        self.observation_space = Box(0, 127, (len(layout(self.rules.players)),), np.int8)
        self.action_space = Discrete(ACTIONS)
        self._seat = 0
        self._bots: dict[int, Bot] = {}
        self._game = Game(self.rules, "none")

    @property
    def game(self) -> Game:
        """The game as it stands, to look at."""
        return self._game.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; bots move until it is the agent's turn."""
        super().reset(seed=seed, options=options)
        self._close_bots()
        name = str(self.np_random.integers(2**62))
        players = self.rules.players
        drawn = int(self.np_random.integers(players))
        self._seat = drawn if self._fixed is None else self._fixed
        others = [other for other in range(players) if other != self._seat]
        self._bots = {
            other: make_bot(spec, f"{name}/{other}")
            for other, spec in zip(others, self._specs, strict=True)
        }
        self._game = Game(self.rules, name)
        self._let_bots_move()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action for the agent, and the bots' moves that follow."""
        if self._game.is_over:
            raise ChocolatierError("game-over", "the game is over: reset the environment")
        if int(action) not in self._game.legal_actions:
            return self._observation(), ILLEGAL, True, False, self._info() | {"illegal": True}
        self._game.play(int(action))
        self._let_bots_move()
        over = self._game.is_over
        return self._observation(), self._final() if over else 0.0, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as MaskablePPO asks for it."""
        masks = np.zeros((1, ACTIONS), np.uint8)
        mask_batch(self._game.state, masks)
        legal: NDArray[np.bool_] = masks[0] != 0
        return legal

    def render(self) -> str | None:
        """Return the table as text, in the mode ``ansi``."""
        return draw_position(self._game.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close the bots."""
        self._close_bots()

    def _close_bots(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _let_bots_move(self) -> None:
        while not self._game.is_over and self._game.turn != self._seat:
            self._game.play(self._bots[self._game.turn].choose(self._game))

    def _observation(self) -> Observation:
        seen = np.empty(len(layout(self.rules.players)), np.int8)
        observe_seat(self._game.state, self._seat, seen)
        return seen

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "seat": self._seat,
            "scores": np.array(self._game.scores),
        }

    def _final(self) -> float:
        found = np.zeros((1, MAX_PLAYERS), np.float32)
        reward_batch(self._game.state, int(self._reward), found)
        return float(found[0, self._seat])
