"""An OpenSpiel game: perfect information, explicit chance, general sum.

A deal is a sequence of chance nodes: where gold faces lie and which they are, then one chocolate
after another, each with its exact probability. ``import chocolatier.envs.openspiel`` registers
``python_chocolatier``; its parameter ``rules`` is a name such as ``3-free-special``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from chocolatier.envs.arrays import reward_batch
from chocolatier.envs.batch import Reward
from chocolatier.envs.observation import layout, observe_seat
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import (
    COLOURS,
    FACES,
    LETTERS,
    MAX_FACTORIES,
    MAX_PLAYERS,
    Face,
    Phase,
)
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules

NAME = "python_chocolatier"
SLOT_OUTCOME = COLOURS
"""The first chance outcome that is a slot of a gold face; those below it are colours."""
FACE_OUTCOME = SLOT_OUTCOME + MAX_FACTORIES
"""The first chance outcome that is a gold face."""
OUTCOMES = FACE_OUTCOME + FACES
LONGEST_ROUND = 300  # small actions and chance outcomes, well beyond what 9 factories allow

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Azul: Master Chocolatier",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "2-coloured-plain"},
)


class ChocolatierGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game under the rules that its parameter names."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        self.rules = Rules.parse(str(parameters.get("rules", "2-coloured-plain")))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=(self.rules.round_limit or 255) * LONGEST_ROUND,
        )
        super().__init__(GAME_TYPE, info, parameters)

    def new_initial_state(self) -> ChocolatierState:
        """Return a table that waits for its first deal."""
        return ChocolatierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """Return what makes observations: the same for every type, as nothing is hidden."""
        return Observer(self.rules)


class Drawing:
    """A deal under way: what was drawn so far, and what chance may draw next."""

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self._factories = rules.factories
        self._bag, self._lid = list(position.bag), list(position.lid)
        self._laid: list[str] = []
        self._gold: dict[int, Face] = {}
        self._slot: int | None = None
        self._extra: str | None = None
        self._faces = rules.players if rules.special else 0
        if rules.faces_once and position.round:
            self._gold, self._faces = dict(position.gold), 0
        self._refill()

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may draw next with its probability; nothing when the deal is whole."""
        if self._slot is not None:
            left = [face for face in Face if face not in self._gold.values()]
            return [(FACE_OUTCOME + face, 1 / len(left)) for face in left]
        if len(self._gold) < self._faces:
            free = [slot for slot in range(1, self._factories + 1) if slot not in self._gold]
            return [(SLOT_OUTCOME + slot - 1, 1 / len(free)) for slot in free]
        if self._is_whole():
            return []
        total = sum(self._bag)
        return [(colour, n / total) for colour, n in enumerate(self._bag) if n]

    def draw(self, outcome: int) -> None:
        """Take an outcome."""
        if outcome >= FACE_OUTCOME:
            assert self._slot is not None
            self._gold[self._slot], self._slot = Face(outcome - FACE_OUTCOME), None
        elif outcome >= SLOT_OUTCOME:
            self._slot = outcome - SLOT_OUTCOME + 1
        else:
            self._bag[outcome] -= 1
            self._refill()
            if len(self._laid) < self._factories or len(self._laid[-1]) < 4:
                if not self._laid or len(self._laid[-1]) == 4:
                    self._laid.append("")
                self._laid[-1] += LETTERS[outcome]
            else:
                self._extra = LETTERS[outcome]

    def deal(self) -> Deal:
        """Return the whole deal."""
        missing = self._factories - len(self._laid)
        laid = tuple("".join(sorted(text, key=LETTERS.index)) for text in self._laid)
        return Deal((*laid, *[""] * missing), dict(sorted(self._gold.items())), self._extra)

    def _is_whole(self) -> bool:
        if not sum(self._bag):
            return True
        full = len(self._laid) == self._factories and len(self._laid[-1]) == 4
        return full and (Face.EXTRA not in self._gold.values() or self._extra is not None)

    def _refill(self) -> None:
        """Put the lid into an empty bag (R26)."""
        if not sum(self._bag):
            self._bag, self._lid = self._lid, [0] * COLOURS


class ChocolatierState(pyspiel.State):  # type: ignore[misc]
    """A position, or a deal under way."""

    def __init__(self, game: ChocolatierGame) -> None:
        super().__init__(game)
        self.game = Game.waiting(game.rules)
        self._drawing: Drawing | None = Drawing(self.game.position)

    def current_player(self) -> int:
        """Return the seat to move, or that of chance or of the end."""
        if self.game.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._drawing else self.game.turn

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return sorted(self.game.legal_actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may draw, with its probability."""
        assert self._drawing is not None
        return self._drawing.outcomes()

    def _apply_action(self, action: int) -> None:
        if self._drawing:
            self._drawing.draw(action)
            if not self._drawing.outcomes():
                self.game.deal(self._drawing.deal())
                self._drawing = None
        else:
            self.game.play(action)
            if self.game.phase is Phase.DEAL:
                self._drawing = Drawing(self.game.position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(Move.of([action]))
        if action >= FACE_OUTCOME:
            return f"face {Face(action - FACE_OUTCOME).name.lower()}"
        if action >= SLOT_OUTCOME:
            return f"gold {action - SLOT_OUTCOME + 1}"
        return f"draw {LETTERS[action]}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.game.is_over

    def returns(self) -> list[float]:
        """Return what the game is worth to every seat: 1 for a win, -1 for a loss, 0 before."""
        found = np.zeros((1, MAX_PLAYERS), np.float32)
        reward_batch(self.game.state, int(Reward.WIN), found)
        return [float(worth) for worth in found[0, : self.game.rules.players]]

    def __str__(self) -> str:
        return str(self.game.position)


class Observer:
    """Makes observations: the columns of ``observation.layout``, and the position's text."""

    def __init__(self, rules: Rules) -> None:
        self._seen = np.zeros(len(layout(rules.players)), np.int8)
        self.tensor = np.zeros(len(self._seen), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ChocolatierState, player: int) -> None:
        """Write what a seat sees into ``tensor``."""
        observe_seat(state.game.state, max(player, 0), self._seen)
        self.tensor[:] = self._seen

    def string_from(self, state: ChocolatierState, player: int) -> str:  # noqa: ARG002
        """Return the position as text."""
        return str(state)


pyspiel.register_game(GAME_TYPE, ChocolatierGame)
