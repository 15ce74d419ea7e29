"""The Python face of the rules: a game that can be played, taken back, copied and compared."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from chocolatier.errors import DealError, IllegalMoveError
from chocolatier.rules.codec import read_actions, read_position, read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import BOX_ACTION, SHARE_ACTION, source_of
from chocolatier.rules.core.numbers import (
    MAX_PLAYERS,
    SHARING,
    Ending,
    Face,
    Phase,
)
from chocolatier.rules.core.state import (
    States,
    copy_state,
    empty_log,
    empty_state,
    empty_trail,
    restore_state,
)
from chocolatier.rules.deal import (
    Deal,
    check_deal,
    draw_deal,
    first_seat,
    fresh_seed,
    read_deal,
    seed_text,
    write_deal,
)
from chocolatier.rules.events import read_log
from chocolatier.rules.first_use import prepare_rules
from chocolatier.rules.history import Agreed, Dealt, Entry, Played, Round, Step, rounds_of
from chocolatier.rules.illegal import check_move, is_legal
from chocolatier.rules.move import Move, move_of, parse_move
from chocolatier.rules.position import Position, headline, letters_of
from chocolatier.rules.ruleset import Rules, rules_or_base
from chocolatier.rules.seats import first_of
from chocolatier.rules.validity import checked_state


class Game:
    """A game in progress.

    With a seed it deals by itself; ``Game.waiting`` makes one whose deals come from outside.

    >>> game = Game(Rules(players=2), seed=7)
    >>> game.play(game.legal_moves[0])
    >>> len(game.moves)
    1
    """

    def __init__(
        self,
        rules: Rules | None = None,
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
        self._opening = self.key
        self._steps: list[Step] = []

    @classmethod
    def waiting(cls, rules: Rules | None = None, first: int = 0) -> Game:
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
    def from_states(cls, states: States) -> Game:
        """Return a game, without a seed, that goes on from a compiled record, which is trusted."""
        game = cls.__new__(cls)
        game.seed = None
        game._states = copy_state(states)
        game._clear()
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
        return Phase(int(self._states["phase"][0]))

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

    # --- moves ------------------------------------------------------------------------

    @property
    def legal_actions(self) -> list[int]:
        """The small actions that are legal now."""
        return read_actions(self._states)

    @property
    def legal_moves(self) -> list[Move]:
        """Every legal move (R9, R13-R16, R33, R42); none in a deal or when the game is over."""
        share = int(self._states["where"][0, Face.SHARE])
        moves: list[Move] = []
        for action in self.legal_actions:
            is_sent = SHARE_ACTION <= action < BOX_ACTION
            if is_sent or (share and action < SHARE_ACTION and source_of(action) == share):
                moves += [move_of(actions) for actions in _whole_moves(self._states, [action])]
            else:
                moves.append(move_of([action]))
        return moves

    def is_legal(self, move: Move | str) -> bool:
        """Return whether this move may be played now; raise MoveTextError for other text."""
        move = parse_move(move) if isinstance(move, str) else move
        return is_legal(self._states, move)

    def play(self, move: Move | str) -> None:
        """Play a move, given as an object or as text, and deal if the round is over.

        Raise MoveTextError for text that is not a move, and IllegalMoveError, naming the rule,
        for a move that is not legal; the game is then as it was before.
        """
        if isinstance(move, str):
            move = parse_move(move)
        check_move(self._states, move)
        seat, logs, trail = self.turn, empty_log(), empty_trail()
        for action in move.actions:
            calls.apply_logged(self._states, action, logs, trail)
        logged = read_log(logs, trail)
        self._append([Played(seat, move, logged.took), *logged.events], logged.states)
        self._deal_if_due()

    def _append(self, entries: list[Entry], states: list[bytes]) -> None:
        """Add entries with the states after them; the last state is the present one."""
        states[-1] = self.key
        self._steps += map(Step, entries, states)

    def take_back(self) -> Move:
        """Undo the last move, and the deal or the agreement that followed it.

        Raise IllegalMoveError if no move was played.
        """
        entry: Entry | None = None
        steps = self._steps.copy()
        while not isinstance(entry, Played):
            if not steps:
                raise IllegalMoveError("nothing-to-take-back", "no move to take back")
            entry = steps.pop().entry
        self._steps = steps
        self._states = restore_state(steps[-1].state if steps else self._opening)
        return entry.move

    def agree_to_end(self) -> None:
        """End and score the game as it stands, between rounds or within one."""
        if self.is_over:
            raise IllegalMoveError("game-over", "the game is over already (R29)", rule="R29")
        logs, trail = empty_log(), empty_trail()
        calls.agree_to_end(self._states, logs, trail)
        logged = read_log(logs, trail)
        self._append([Agreed(), *logged.events], logged.states)

    # --- chance -----------------------------------------------------------------------

    def _deal_if_due(self) -> None:
        if self.seed is None or self.phase is not Phase.DEAL:
            return
        deals = draw_deal(self._states, self.seed)
        self._lay(read_deal(deals, self.rules.factories), deals)

    def _lay(self, deal: Deal, deals: States) -> None:
        calls.lay(self._states, deals)
        offer = tuple(letters_of(counts) for counts in self.position.sources[1:])
        self._append([Dealt(self.round, deal, offer)], [b""])

    def deal(self, deal: Deal) -> None:
        """Lay out a deal from outside; raise DealError if it could not have been drawn."""
        if self.phase is not Phase.DEAL:
            raise DealError("deal-not-due", "the game does not wait for a deal (R25)", rule="R25")
        check_deal(self.position, deal)
        self._lay(deal, write_deal(deal))

    # --- what happened ----------------------------------------------------------------

    @property
    def history(self) -> tuple[Entry, ...]:
        """Everything that happened, in order: deals, moves and the events of phase B."""
        return tuple(step.entry for step in self._steps)

    @property
    def length(self) -> int:
        """How many entries the history has."""
        return len(self._steps)

    def latest(self) -> Iterator[Entry]:
        """Yield the entries of the history, the last one first."""
        return (step.entry for step in reversed(self._steps))

    def replay(self, start: int = 0) -> Iterator[tuple[Entry, Position]]:
        """Yield every entry of the history from ``start`` on, with the position that it led to."""
        for entry, state in self._steps[start:]:
            yield entry, read_position(state)

    def moments(self) -> Iterator[tuple[bytes, Entry]]:
        """Yield the state before every entry of the history, as ``key`` gives it, and the entry."""
        before = self._opening
        for entry, state in self._steps:
            yield before, entry
            before = state

    @property
    def opening(self) -> Position:
        """The position that the history begins from."""
        return read_position(self._opening)

    @property
    def opening_first(self) -> int:
        """The seat that started the first round of the history."""
        return self.opening.first

    @property
    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [entry.move for entry, _ in self._steps if isinstance(entry, Played)]

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
        twin._opening, twin._steps = self._opening, self._steps.copy()
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        """Return the hash of the position: it changes as the game goes on."""
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Game {headline(self.position)}>"


def _whole_moves(states: States, actions: list[int]) -> Iterator[list[int]]:
    """Yield every way to go on from these actions until no leftover is to be sent (R42)."""
    after = copy_state(states)
    calls.apply(after, actions[-1])
    if int(after["phase"][0]) != SHARING:
        yield actions
        return
    for action in read_actions(after):
        yield from _whole_moves(after, [*actions, action])
