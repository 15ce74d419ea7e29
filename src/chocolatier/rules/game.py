"""The Python face of the rules: a game that can be played, taken back, copied and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np

from chocolatier.errors import DealError, IllegalMoveError
from chocolatier.rules.codec import read_actions, read_position, read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import DEALING, MAX_PLAYERS, SHARING, Ending, Phase
from chocolatier.rules.core.state import (
    States,
    copy_state,
    empty_state,
    restore_state,
)
from chocolatier.rules.deal import (
    Deal,
    check_deal,
    draw_deal,
    first_seat,
    fresh_seed,
    seed_text,
    write_deal,
)
from chocolatier.rules.first_use import prepare_rules
from chocolatier.rules.history import (
    Consequences,
    DealPassage,
    Dealt,
    Diary,
    Entry,
    MovePassage,
    Passage,
    Played,
    Round,
    Step,
    rounds_of,
)
from chocolatier.rules.illegal import check_action, check_move, check_parsed, is_legal
from chocolatier.rules.legal_moves import LegalMoves
from chocolatier.rules.move import Move, parsed
from chocolatier.rules.outcome import Outcome
from chocolatier.rules.performing import Begun, agree, perform
from chocolatier.rules.position import Position, headline
from chocolatier.rules.ruleset import Rules, rules_or_base
from chocolatier.rules.seats import first_of
from chocolatier.rules.validity import checked_state

_PHASES = tuple(Phase)
Past: TypeAlias = "Callable[[], Game]"


class Game:
    """A game in progress.

    With a seed it deals by itself; ``Game.waiting`` makes one whose deals come from outside. The
    rules may be given by name, such as ``3-free-special``.

    >>> game = Game(Rules(players=2), seed=7, first=0)
    >>> game.play(game.legal_moves[0])
    [Played(seat=0, move=Move.parse('1T-'))]
    >>> len(game.moves)
    1
    """

    def __init__(
        self,
        rules: Rules | str | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> None:
        prepare_rules()
        rules = rules_or_base(rules)
        self.seed: str | None = fresh_seed() if seed is None else seed_text(seed)
        if first is None:
            first = first_seat(self.seed, rules.players)
        self._begin(rules, first)
        self._deal_if_due()

    def _begin(self, rules: Rules, first: int) -> None:
        first = first_of(first, rules.players)
        self._states = empty_state()
        calls.start(self._states, rules.players, rules.options, rules.round_limit, first)
        self._clear()

    def _clear(self) -> None:
        self._diary = Diary(self.key)
        self._begun: Begun | None = None

    @classmethod
    def waiting(cls, rules: Rules | str | None = None, first: int = 0) -> Game:
        """Return a game without a seed that waits for its first deal."""
        game = cls.__new__(cls)
        game.seed = None
        game._begin(rules_or_base(rules), first)
        return game

    @classmethod
    def from_position(cls, position: Position, seed: int | str | None = None) -> Game:
        """Return a game that goes on from a position; raise PositionError if it is impossible."""
        game = cls.__new__(cls)
        game.seed = None if seed is None else seed_text(seed)
        game._states = checked_state(position)
        game._clear()
        game._deal_if_due()
        return game

    @classmethod
    def from_text(cls, text: str, seed: int | str | None = None) -> Game:
        """Return a game that goes on from the text of a position; raise PositionError if it can't.

        >>> Game.from_text(str(Game(seed=7).position)) == Game(seed=7)
        True
        """
        return cls.from_position(Position.parse(text), seed)

    @classmethod
    def from_states(cls, states: States) -> Game:
        """Return a game, without a seed, that goes on from a compiled record, which is trusted."""
        game = cls.__new__(cls)
        game.seed = None
        game._states = copy_state(states)
        game._clear()
        return game

    @classmethod
    def resumed(cls, seed: str, dealt: Dealt, raw: bytes, before: int, past: Past) -> Game:
        """Return a game that goes on after a deal, with the state then, which is trusted.

        The history has ``before`` entries before the deal. If they are asked for, ``past`` returns
        the game up to the deal.
        """
        game = cls.__new__(cls)
        game.seed, game._states = seed, restore_state(raw)
        game._clear()
        game._diary = Diary.resumed(Step(dealt, raw), before, lambda: past()._diary)
        return game

    # --- what is on the table ---------------------------------------------------------

    @property
    def state(self) -> States:
        """The compiled record itself, for code that calls the core; changing it is at your risk."""
        return self._states

    @property
    def position(self) -> Position:
        """Everything on the table, spelled out."""
        return read_state(self._states)

    @property
    def rules(self) -> Rules:
        """The rules that the game is played by."""
        s = self._states[0]
        return Rules.from_options(int(s["players"]), int(s["options"]), int(s["limit"]))

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return _PHASES[int(self._states["phase"][0])]

    @property
    def turn(self) -> int:
        """The seat to move."""
        return int(self._states["turn"][0])

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first deal."""
        return int(self._states["rounds"][0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def ending(self) -> Ending:
        """How the game ended; ``Ending.NONE`` while it goes on."""
        return Ending(int(self._states["ending"][0]))

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score, with the bonuses once the game is over."""
        return tuple(self._states["player"]["score"][0, : self._players].tolist())

    @property
    def _players(self) -> int:
        return int(self._states["players"][0])

    @property
    def full_rows(self) -> tuple[int, ...]:
        """Every seat's full rows, which break ties (R31)."""
        rows = self._states["player"]["rows"][0, : self._players]
        return tuple((rows == 31).sum(axis=1).tolist())

    @property
    def ranking(self) -> tuple[int, ...]:
        """Every seat's place, 1 the best; equal seats share a place (R31)."""
        places = np.zeros(MAX_PLAYERS, np.int64)
        calls.places(self._states, places)
        return tuple(places[: self._players].tolist())

    def outcome(self) -> Outcome | None:
        """Return how the game ended and who won; None while it goes on."""
        if not self.is_over:
            return None
        return Outcome(self.ending, self.scores, self.ranking)

    # --- moves ------------------------------------------------------------------------

    @property
    def legal_actions(self) -> list[int]:
        """The small actions that are legal now."""
        return read_actions(self._states)

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move, as a view that finds them when it is asked."""
        return LegalMoves(self._states)

    def is_legal(self, move: Move | str) -> bool:
        """Return whether this move may be played now; raise MoveTextError for other text."""
        move = Move.parse(move) if isinstance(move, str) else move
        return is_legal(self._states, move)

    def play(self, move: Move | str | int) -> Consequences:
        """Play a move and deal if the round is over; return what happened.

        The move is an object, its text, or the number of a small action; a move of several
        actions that are played by number is in the history once it is whole. Raise MoveTextError
        for text that is not a move, and IllegalMoveError, naming the rule, for a move that is not
        legal; the game is then as it was before.
        """
        if isinstance(move, int | np.integer):
            action = check_action(self._states, move)
            return self._perform((action,), None)
        if isinstance(move, str):
            move, actions = parsed(move)
            check_parsed(self._states, move, actions)
            return self._perform(actions, move)
        check_move(self._states, move)
        return self._perform(move.actions, move)

    def _perform(self, actions: tuple[int, ...], move: Move | None) -> Consequences:
        """Apply legal actions, which are a whole move if it is given."""
        begun = self._begun or Begun(self.turn, (), b"", b"", self.key if move is None else b"")
        rows, after_each = perform(self._states, actions)
        if move is None or begun.actions:
            actions = (*begun.actions, *actions)
            rows, after_each = begun.log + rows, begun.trail + after_each
            if self._states["phase"][0] == SHARING:
                self._begun = Begun(begun.seat, actions, rows, after_each, begun.before)
                return Consequences(())
            self._begun, move = None, Move.of(actions)
        return self._add(MovePassage(begun.seat, move, rows, after_each, self.key))

    def _add(self, passage: Passage) -> Consequences:
        """Note what happened, and the deal that may follow it."""
        self._diary.append(passage)
        dealt = self._deal_if_due()
        return Consequences((passage,) if dealt is None else (passage, dealt))

    def take_back(self) -> Move:
        """Undo the last move, and the deal or the agreement that followed it.

        Raise IllegalMoveError if no move was played.
        """
        if self._begun:
            begun, self._begun = self._begun, None
            self._states = restore_state(begun.before)
            return Move.of(begun.actions)
        taken = self._diary.take_back()
        if taken is None:
            raise IllegalMoveError("nothing-to-take-back", "no move to take back")
        move, state = taken
        self._states = restore_state(state)
        return move

    def agree_to_end(self) -> Consequences:
        """End and score the game as it stands, between rounds or within one.

        A move that was begun by number and is not whole does not count.
        """
        if self.is_over:
            raise IllegalMoveError("game-over", "the game is over already (R29)", rule="R29")
        if self._begun:
            self.take_back()
        rows, after_each = agree(self._states)
        return self._add(MovePassage(self.turn, None, rows, after_each, self.key))

    # --- chance -----------------------------------------------------------------------

    def _deal_if_due(self) -> DealPassage | None:
        if self.seed is None or self._states["phase"][0] != DEALING:
            return None
        return self._lay(draw_deal(self._states, self.seed))

    def _lay(self, deals: States, deal: Deal | None = None) -> DealPassage:
        calls.lay(self._states, deals)
        passage = DealPassage(deal or deals.tobytes(), self.key)
        self._diary.append(passage)
        return passage

    def deal(self, deal: Deal) -> None:
        """Lay out a deal from outside; raise DealError if it could not have been drawn."""
        if self.phase is not Phase.DEAL:
            raise DealError("deal-not-due", "the game does not wait for a deal (R25)", rule="R25")
        check_deal(self.position, deal)
        self._lay(write_deal(deal), deal)

    # --- what happened ----------------------------------------------------------------

    @property
    def history(self) -> tuple[Entry, ...]:
        """Everything that happened, in order: deals, moves and the events of phase B."""
        return tuple(step.entry for step in self._diary.steps)

    @property
    def length(self) -> int:
        """How many entries the history has."""
        return self._diary.length

    def latest(self) -> Iterator[Entry]:
        """Yield the entries of the history, the last one first."""
        return (step.entry for step in self._diary.backwards())

    def replay(self, start: int = 0) -> Iterator[tuple[Entry, Position]]:
        """Yield every entry of the history from ``start`` on, with the position that it led to."""
        for entry, state in self._diary.since(start):
            yield entry, read_position(state)

    def moments(self) -> Iterator[tuple[bytes, Entry]]:
        """Yield the state before every entry of the history, as ``key`` gives it, and the entry."""
        before = self._diary.opening
        for entry, state in self._diary.steps:
            yield before, entry
            before = state

    @property
    def opening(self) -> Position:
        """The position that the history begins from."""
        return read_position(self._diary.opening)

    @property
    def opening_first(self) -> int:
        """The seat that started the first round of the history."""
        return self.opening.first

    @property
    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [entry.move for entry, _ in self._diary.steps if isinstance(entry, Played)]

    @property
    def rounds(self) -> list[Round]:
        """Every round begun so far; the current one has the events up to now."""
        return rounds_of(self.history, tuple(board.score for board in self.opening.boards))

    @property
    def last_round(self) -> Round | None:
        """The last round whose phase B has begun; None before that."""
        return next((r for r in reversed(self.rounds) if r.events), None)

    # --- copies and comparison ----------------------------------------------------------

    @property
    def key(self) -> bytes:
        """The state as bytes: equal keys are equal positions under equal rules."""
        return self._states.tobytes()

    def copy(self) -> Game:
        """Return an independent copy, history included."""
        twin = type(self).__new__(type(self))
        twin.seed = self.seed
        twin._states = copy_state(self._states)
        twin._diary, twin._begun = self._diary.copy(), self._begun
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes as the game goes on; hash its key

    def __repr__(self) -> str:
        return f"<Game {headline(self.position)}>"
