"""Many games at once, as arrays: compiled, without Python's lock, in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from chocolatier.envs.arrays import (
    SKIP,
    Actions,
    Generators,
    Masks,
    mask_batch,
    random_actions,
    reset_batch,
    reward_batch,
    step_batch,
)
from chocolatier.envs.crew import Crew
from chocolatier.envs.observation import layout, observe_batch
from chocolatier.errors import ChocolatierError, quoted
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, MAX_PLAYERS
from chocolatier.rules.core.state import STATE, States
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules, rules_or_base


class Reward(IntEnum):
    """What a finished game is worth to a seat, between -1 and 1."""

    WIN = 0  # 1 shared by the winners, -1 shared by all others
    SCORE = 1  # the score less the mean of the others' scores, in hundreds, cut at -1 and 1
    PLACE = 2  # 1 for the first place to -1 for the last; equal seats share


class Batch:
    """Games of the same rules that go on side by side, each with a generator of its own.

    ``states`` and ``rngs`` are the arrays themselves. Everything happens in place, in ``threads``
    threads. Actions are int16; masks and ``done`` are uint8, 1 or 0. Raise ChocolatierError for
    less than one game or thread.
    """

    def __init__(
        self, rules: Rules | str | None = None, games: int = 1, seed: int = 0, threads: int = 1
    ) -> None:
        self.rules = rules_or_base(rules)
        for name, value in (("games", games), ("threads", threads)):
            if type(value) is not int or value < 1:
                raise ChocolatierError("bad-batch", f"{name} must be at least 1 (got {value!r})")
        self.games, self.threads = games, threads
        self.states: States = np.zeros(games, STATE)
        self.rngs = _generators(seed, games)
        self.done: Masks = np.ones(games, np.uint8)
        self._crew = Crew(threads - 1) if threads > 1 else None
        cuts = np.linspace(0, games, threads + 1).astype(int).tolist()
        self._parts = [slice(a, b) for a, b in pairwise(cuts) if a < b]
        self.reset()

    @classmethod
    def from_states(cls, states: States, seed: int = 0, threads: int = 1) -> Batch:
        """Return games that go on from copies of compiled states, such as ``game.state``.

        >>> batch = Batch.from_states(np.repeat(Game(seed=7).state, 3))
        >>> batch.step(np.array(Game(seed=7).legal_actions[:3]))
        array([0, 0, 0], dtype=uint8)

        Raise ChocolatierError unless all have the same rules and none waits for a deal.
        """
        kinds = np.unique(states[["players", "options", "limit"]])
        if len(kinds) != 1:
            raise ChocolatierError("bad-batch", "the states must have the same rules")
        if (states["phase"] == DEALING).any():
            raise ChocolatierError("bad-batch", "a state waits for its deal")
        rules = Rules.from_options(*map(int, kinds[0]))
        batch = cls(rules, len(states), seed, threads)
        batch.states[:] = states
        batch.done[:] = states["phase"] == GAME_OVER
        return batch

    @property
    def players(self) -> int:
        """How many players each game has."""
        return self.rules.players

    @property
    def turns(self) -> NDArray[np.uint8]:
        """The seat to move in every game."""
        turns: NDArray[np.uint8] = self.states["turn"].copy()
        return turns

    @property
    def scores(self) -> NDArray[np.int16]:
        """Every seat's score in every game."""
        scores: NDArray[np.int16] = self.states["player"]["score"][:, : self.players].copy()
        return scores

    def seed(self, seed: int | Sequence[int | None]) -> None:
        """Give every game a new generator, by one seed for all or one for each."""
        if isinstance(seed, int):
            self.rngs[:] = _generators(seed, self.games)
            return
        self._expect("seed", np.asarray(seed, object), (self.games,))
        for i, own in enumerate(seed):
            if own is not None:
                self.rngs[i] = _generators(own, 1)[0]

    def reset(self, which: Masks | None = None) -> None:
        """Begin all games again, or those whose ``which`` is not 0."""
        chosen = np.ones(self.games, np.uint8) if which is None else _as(which, np.uint8)
        self._expect("which", chosen, (self.games,))
        r = self.rules
        self._each(
            lambda part: reset_batch(
                self.states[part],
                self.rngs[part],
                r.players,
                r.options,
                r.round_limit,
                chosen[part],
            )
        )
        self.done[chosen != 0] = 0

    def step(self, actions: Actions, skip: NDArray[np.bool_] | None = None) -> Masks:
        """Play an action in every game that is not over; return ``done``, 1 where it is over now.

        Games whose ``skip`` is true are left alone. Raise ChocolatierError if an action is not
        legal; all others have then been played.
        """
        chosen = _as(actions, np.int16)
        self._expect("actions", chosen, (self.games,))
        if skip is not None:
            chosen = np.where(skip, np.int16(SKIP), chosen)
        illegal = self._each(
            lambda part: step_batch(
                self.states[part], chosen[part], self.rngs[part], self.done[part]
            )
        )
        if sum(illegal):
            raise ChocolatierError("illegal-actions", f"{sum(illegal)} actions are not legal")
        return self.done

    def step_and_reset(
        self,
        actions: Actions,
        reward: Reward = Reward.WIN,
        masks: Masks | None = None,
        seen: NDArray[np.int8] | None = None,
    ) -> tuple[Masks, NDArray[np.float32]]:
        """Play an action in every game, and begin those again that end.

        Return which games ended, 1 or 0, and the rewards of all seats, which are 0 in the other
        games. ``masks`` and ``seen``, if given, are filled as by ``masks`` and ``observe``, after
        that. All of it is one pass, so that several threads wait for each other only once. Raise
        ChocolatierError if an action is not legal; all others have then been played.
        """
        chosen = _as(actions, np.int16)
        self._expect("actions", chosen, (self.games,))
        if masks is not None:
            self._expect("masks", masks, (self.games, ACTIONS))
        if seen is not None:
            self._expect("seen", seen, (self.games, len(layout(self.players))))
        ended = np.empty(self.games, np.uint8)
        rewards = np.empty((self.games, MAX_PLAYERS), np.float32)
        r = self.rules

        def work(part: slice) -> int:
            states, rngs = self.states[part], self.rngs[part]
            illegal = step_batch(states, chosen[part], rngs, ended[part])
            reward_batch(states, int(reward), rewards[part])
            reset_batch(states, rngs, r.players, r.options, r.round_limit, ended[part])
            if masks is not None:
                mask_batch(states, masks[part])
            if seen is not None:
                observe_batch(states, seen[part])
            return illegal

        illegal = sum(self._each(work))
        self.done[:] = 0
        if illegal:
            raise ChocolatierError("illegal-actions", f"{illegal} actions are not legal")
        return ended, rewards[:, : self.players]

    def masks(self, out: Masks | None = None) -> Masks:
        """Return for every game which of the 335 actions are legal, 1 or 0, in ``out`` if given."""
        found = np.empty((self.games, ACTIONS), np.uint8) if out is None else out
        self._expect("out", found, (self.games, ACTIONS))
        self._each(lambda part: mask_batch(self.states[part], found[part]))
        return found

    def observe(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Return what the seat to move sees in every game; ``layout`` names the columns."""
        shape = (self.games, len(layout(self.players)))
        found = np.empty(shape, np.int8) if out is None else out
        self._expect("out", found, shape)
        self._each(lambda part: observe_batch(self.states[part], found[part]))
        return found

    def random_actions(self, out: Actions | None = None) -> Actions:
        """Return a random legal action for every game, -1 where it is over."""
        found = np.empty(self.games, np.int16) if out is None else out
        self._expect("out", found, (self.games,))
        self._each(lambda part: random_actions(self.states[part], self.rngs[part], found[part]))
        return found

    def rewards(self, kind: Reward = Reward.WIN) -> NDArray[np.float32]:
        """Return what every game that is over is worth to each of its seats, else 0."""
        found = np.empty((self.games, MAX_PLAYERS), np.float32)
        self._each(lambda part: reward_batch(self.states[part], int(kind), found[part]))
        return found[:, : self.players]

    def game(self, index: int) -> Game:
        """Return one of the games, to look at or to play on; the batch does not change with it."""
        return Game.from_states(self.states[index : index + 1])

    def close(self) -> None:
        """End the threads; whatever is asked later is done in one."""
        if self._crew:
            self._crew.close()

    def __len__(self) -> int:
        return self.games

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch of {self.games} games {self.rules}, {int(self.done.sum())} over>"

    def _each(self, work: Callable[[slice], Any]) -> list[Any]:
        """Return what the work gives for each thread's part of the games."""
        if self._crew is None:
            return [work(part) for part in self._parts]
        return self._crew.share(work, self._parts)

    def _expect(self, name: str, array: NDArray[Any], shape: tuple[int, ...]) -> None:
        if array.shape != shape:
            message = f"{name} must have the shape {shape} (got {array.shape})"
            raise ChocolatierError("bad-batch", message)


def _as(values: object, kind: type[np.integer[Any]]) -> NDArray[Any]:
    """Return an array of this kind of numbers; raise ChocolatierError for other values."""
    try:
        return np.ascontiguousarray(values).astype(kind, casting="same_kind", copy=False)
    except (TypeError, ValueError):
        message = f"{quoted(values)} is not an array of whole numbers"
        raise ChocolatierError("bad-batch", message) from None


def _generators(seed: int, games: int) -> Generators:
    """Return a word for every game; equal seeds give equal words."""
    words = np.random.SeedSequence(seed).generate_state(games, np.uint64)
    return np.where(words == 0, np.uint64(1), words)
