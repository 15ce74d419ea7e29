"""The Python face of the rules: a game that can be played, taken back, copied and compared."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from chocolatier.errors import DealError, IllegalMoveError
from chocolatier.rules.codec import read_actions, read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import (
    BOX_ACTION,
    LEFT,
    SHARE_ACTION,
    colour_of,
    column_of,
    row_of,
    source_of,
    target_of,
)
from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase
from chocolatier.rules.core.state import States, copy_state, empty_deal, empty_log, empty_state
from chocolatier.rules.deal import (
    Deal,
    check_deal,
    first_seat,
    fresh_seed,
    generator,
    read_deal,
    seed_text,
    write_deal,
)
from chocolatier.rules.events import Event, SeatScore, read_log, seat_scores
from chocolatier.rules.illegal import check_move, is_legal
from chocolatier.rules.move import Boxing, Draft, Move, Share, parse_move
from chocolatier.rules.position import Position, headline, letters_of
from chocolatier.rules.ruleset import Rules, rules_or_base
from chocolatier.rules.seats import first_of
from chocolatier.rules.validity import checked_state


@dataclass(frozen=True)
class Dealt:
    """A deal was laid out; ``offer`` is what then lay on the factories, extra and magnets done."""

    round: int
    deal: Deal
    offer: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A seat played a move."""

    seat: int
    move: Move


@dataclass(frozen=True)
class Agreed:
    """The players agreed to end and score the game."""


Entry: TypeAlias = Dealt | Played | Agreed | Event


@dataclass(frozen=True)
class Round:
    """What one round brought: its deal, what phase B did, and the points of every seat.

    The deal is None in the first round of a game that began from a position.
    """

    deal: Deal | None
    events: tuple[Event, ...]
    scores: tuple[SeatScore, ...]


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
        self._log = empty_log()
        self._undo: list[tuple[States, int]] = []
        self._history: list[Entry] = []
        self._opening_scores = self.scores
        self.opening_first = int(self._states["first"][0])

    @classmethod
    def waiting(cls, rules: Rules | None = None, first: int = 0) -> Game:
        """A game without a seed, waiting for its first deal."""
        game = cls.__new__(cls)
        game.seed = None
        game._begin(rules_or_base(rules), first)
        return game

    @classmethod
    def from_position(cls, position: Position, seed: int | str | None = None) -> Game:
        """A game that goes on from a position; PositionError if the position cannot be."""
        game = cls.__new__(cls)
        game.seed = None if seed is None else seed_text(seed)
        game._states = checked_state(position)
        game._clear()
        game._deal_if_due()
        return game

    @classmethod
    def from_states(cls, states: States) -> Game:
        """A game, without a seed, that goes on from a compiled record, which is trusted."""
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
        s = self._states[0]
        return Rules.from_options(int(s["players"]), int(s["options"]), int(s["limit"]))

    @property
    def phase(self) -> Phase:
        return Phase(int(self._states["phase"][0]))

    @property
    def turn(self) -> int:
        """The seat to move."""
        return int(self._states["turn"][0])

    @property
    def round(self) -> int:
        return int(self._states["rounds"][0])

    @property
    def is_over(self) -> bool:
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
        keys = list(zip(self.scores, self.full_rows, strict=True))
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    # --- moves ------------------------------------------------------------------------

    @property
    def legal_actions(self) -> list[int]:
        """The small actions that are legal now."""
        return read_actions(self._states)

    @property
    def legal_moves(self) -> list[Move]:
        """Every legal move (R9, R13-R16, R33, R42); none in a deal or when the game is over."""
        position = None
        moves: list[Move] = []
        for action in self.legal_actions:
            if action >= BOX_ACTION:
                moves.append(Boxing(row_of(action), column_of(action)))
                continue
            if action >= SHARE_ACTION:
                pending = int(self._states["pending"][0])
                return list(_shares([c for c in Colour if pending >> c & 1]))
            source, colour, target = source_of(action), Colour(colour_of(action)), target_of(action)
            if source and source == self._states["where"][0, Face.SHARE]:
                position = position or self.position
                held = position.sources[source]
                leftover = [c for c in Colour if held[c] and c is not colour]
                moves += [Draft(source, colour, target, share) for share in _shares(leftover)]
            else:
                moves.append(Draft(source, colour, target))
        return moves

    def is_legal(self, move: Move | str) -> bool:
        """Whether this move may be played now; MoveTextError if the text is no move."""
        move = parse_move(move) if isinstance(move, str) else move
        return is_legal(self._states, move)

    def play(self, move: Move | str) -> None:
        """Play a move, given as an object or as text, and deal if the round is over.

        Raises MoveTextError for text that is no move and IllegalMoveError, naming the rule,
        for a move that is not legal; the game is then as it was before.
        """
        if isinstance(move, str):
            move = parse_move(move)
        check_move(self._states, move)
        self._undo.append((copy_state(self._states), len(self._history)))
        self._history.append(Played(self.turn, move))
        for action in move.actions:
            calls.apply_logged(self._states, action, self._log)
        self._history += read_log(self._log)
        self._deal_if_due()

    def take_back(self) -> Move:
        """Undo the last move, and the deal or the agreement that followed it.

        Raises IllegalMoveError if no move was played.
        """
        if not self._undo:
            raise IllegalMoveError("nothing-to-take-back", "no move to take back")
        self._states, length = self._undo.pop()
        entry = self._history[length]
        del self._history[length:]
        assert isinstance(entry, Played)
        return entry.move

    def agree_to_end(self) -> None:
        """End and score the game as it stands, between rounds or within one."""
        if self.is_over:
            raise IllegalMoveError("game-over", "the game is over already (R29)", rule="R29")
        calls.agree_to_end(self._states, self._log)
        self._history += [Agreed(), *read_log(self._log)]

    # --- chance -----------------------------------------------------------------------

    def _deal_if_due(self) -> None:
        if self.seed is None or self.phase is not Phase.DEAL:
            return
        deals = empty_deal()
        calls.draw(self._states, generator(self.seed, self.round + 1), deals)
        self._lay(read_deal(deals, self.rules.factories), deals)

    def _lay(self, deal: Deal, deals: States) -> None:
        calls.lay(self._states, deals)
        offer = tuple(letters_of(counts) for counts in self.position.sources[1:])
        self._history.append(Dealt(self.round, deal, offer))

    def deal(self, deal: Deal) -> None:
        """Lay out a deal that comes from outside; DealError if it could not have been drawn."""
        if self.phase is not Phase.DEAL:
            raise DealError("deal-not-due", "the game does not wait for a deal (R25)", rule="R25")
        check_deal(self.position, deal)
        self._lay(deal, write_deal(deal))

    # --- what happened ----------------------------------------------------------------

    @property
    def history(self) -> tuple[Entry, ...]:
        """Everything that happened, in order: deals, moves and the events of phase B."""
        return tuple(self._history)

    @property
    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [entry.move for entry in self._history if isinstance(entry, Played)]

    @property
    def rounds(self) -> list[Round]:
        """Every round begun so far; the current one has the events up to now."""
        chapters: list[tuple[Deal | None, list[Event]]] = []
        for entry in self._history:
            if isinstance(entry, Dealt):
                chapters.append((entry.deal, []))
            elif not chapters:
                chapters.append((None, []))
            if isinstance(entry, Event):
                chapters[-1][1].append(entry)
        rounds = []
        standing = self._opening_scores
        for deal, events in chapters:
            gained = seat_scores(events, standing)
            standing = tuple(a + b.total for a, b in zip(standing, gained, strict=True))
            rounds.append(Round(deal, tuple(events), gained))
        return rounds

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
        """An independent copy, history included."""
        twin = type(self).__new__(type(self))
        twin.seed = self.seed
        twin._states = copy_state(self._states)
        twin._log = empty_log()
        twin._undo, twin._history = self._undo.copy(), self._history.copy()
        twin._opening_scores, twin.opening_first = self._opening_scores, self.opening_first
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        """The hash of the position: it changes as the game goes on."""
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Game {headline(self.position)}>"


def _shares(colours: list[Colour]) -> list[Share]:
    """Every way to send these colours left or right (R42)."""
    ways = []
    for sides in product((LEFT, LEFT + 1), repeat=len(colours)):
        left = frozenset(c for c, side in zip(colours, sides, strict=True) if side == LEFT)
        ways.append(Share(left, frozenset(colours) - left))
    return ways
