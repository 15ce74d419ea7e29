"""The legal moves of a position, found only as far as they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from chocolatier.rules.codec import read_actions
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import BOX_ACTION, SHARE_ACTION, source_of
from chocolatier.rules.core.numbers import SHARING, Face
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.illegal import is_legal
from chocolatier.rules.move import Move

SHOWN = 6


class LegalMoves(Sequence[Move]):
    """Every legal move (R9, R13-R16, R33, R42); none in a deal or when the game is over.

    They are those of the position in which the view was made, whatever is played later.
    ``move in view`` and ``len(view)`` build no list of moves.
    """

    __slots__ = ("_actions", "_moves", "_states")

    def __init__(self, states: States) -> None:
        self._states = copy_state(states)
        self._actions = read_actions(states)
        self._moves: list[Move] | None = None

    @property
    def _all(self) -> list[Move]:
        if self._moves is None:
            self._moves = list(iter(self))  # list(self) would ask for the length
        return self._moves

    def __iter__(self) -> Iterator[Move]:
        share = int(self._states["where"][0, Face.SHARE])
        for action in self._actions:
            if self._is_begun_by(action, share):
                for actions in _whole_moves(self._states, [action]):
                    yield Move.of(actions)
            else:
                yield Move.of([action])

    @staticmethod
    def _is_begun_by(action: int, share: int) -> bool:
        """Return whether further actions may follow this one in the same move (R42)."""
        if action < SHARE_ACTION:
            return share != 0 and source_of(action) == share
        return action < BOX_ACTION

    def __len__(self) -> int:
        share = int(self._states["where"][0, Face.SHARE])
        if any(self._is_begun_by(action, share) for action in self._actions):
            return len(self._all)
        return len(self._actions)

    def __contains__(self, move: object) -> bool:
        """Return whether a move is legal; False for anything that is not one."""
        return is_legal(self._states, move)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._all[index]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalMoves | list):
            return self._all == list(other)
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]  # like the list that it stands for

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self._all[:SHOWN]))
        more = ", ..." if len(self) > SHOWN else ""
        return f"<{len(self)} legal moves: {shown}{more}>"


def _whole_moves(states: States, actions: list[int]) -> Iterator[list[int]]:
    """Yield every way to go on from these actions until no leftover is to be sent (R42)."""
    after = copy_state(states)
    calls.apply(after, actions[-1])
    if int(after["phase"][0]) != SHARING:
        yield actions
        return
    for action in read_actions(after):
        yield from _whole_moves(after, [*actions, action])
