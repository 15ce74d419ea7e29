"""The compiled core and the naive model play the same games and must agree on everything.

After every action the whole position, the set of legal actions and the events of phase B are
compared. ``make soak`` plays many games in this way.
"""

import random
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from chocolatier.rules.codec import read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import (
    ACTIONS,
    BOX_ACTION,
    LEFT,
    SHARE_ACTION,
    colour_of,
    column_of,
    row_of,
    sent_colour,
    sent_side,
    source_of,
    target_of,
)
from chocolatier.rules.core.numbers import LETTERS, Ending, Face, Phase
from chocolatier.rules.core.state import (
    States,
    empty_deal,
    empty_log,
    empty_state,
    empty_trail,
)
from chocolatier.rules.deal import read_deal
from chocolatier.rules.events import Bonuses, Boxed, Event, FloorPaid, LineFell, read_log
from chocolatier.rules.position import Board, Position
from chocolatier.rules.ruleset import Rules
from tests.naive import NaiveGame

FACE_NAMES = {face: face.name.lower() for face in Face if face < Face.MAGNET_TEAL} | {
    face: f"magnet-{LETTERS[face - Face.MAGNET_TEAL]}" for face in Face if face >= Face.MAGNET_TEAL
}
ENDINGS = {
    Ending.NONE: None,
    Ending.ROW: "row",
    Ending.DEAD: "dead",
    Ending.EMPTY: "empty",
    Ending.LIMIT: "limit",
}
STYLES = ("uniform",) * 7 + ("wasteful",)
"""How games are steered; a wasteful player avoids rows, so that bag and lid run out."""


def naive_action(action: int) -> tuple[Any, ...]:
    """Return a flat action number in the naive model's words."""
    if action < SHARE_ACTION:
        return ("draft", source_of(action), LETTERS[colour_of(action)], target_of(action))
    if action < BOX_ACTION:
        side = "left" if sent_side(action) == LEFT else "right"
        return ("share", LETTERS[sent_colour(action)], side)
    return ("box", row_of(action), column_of(action))


NAIVE_ACTIONS = [naive_action(action) for action in range(ACTIONS)]


@lru_cache(maxsize=4096)
def _seat_view(board: Board) -> dict[str, Any]:
    return {
        "score": board.score,
        "lines": [(line[0] if line else None, len(line)) for line in board.lines],
        "box": list(board.box),
        "floor": board.floor,
        "spare": board.spare,
    }


def _marker_view(p: Position) -> str | None:
    if p.phase in (Phase.DEAL, Phase.OVER):
        return None
    if p.marker:
        return "centre"
    for seat, board in enumerate(p.boards):
        if "M" in board.floor:
            return f"floor:{seat}"
        if board.spare == "M":
            return f"spare:{seat}"
    seats = len(p.boards)
    if p.phase is Phase.BOX and (p.next_first - p.first) % seats < (p.turn - p.first) % seats:
        return None
    return f"beside:{p.next_first}"


def naive_view(p: Position) -> dict[str, Any]:
    """Return a position of the core in the naive model's words."""
    spare = next((slot for slot, face in p.gold.items() if face is Face.SPARE), None)
    waiting = p.phase in (Phase.DEAL, Phase.OVER)
    return {
        "phase": p.phase.name.lower(),
        "turn": None if waiting else p.turn,
        "round": p.round,
        "first": p.first,
        "next_first": p.next_first,
        "marker": _marker_view(p),
        "bag": p.bag,
        "lid": p.lid,
        "sources": list(p.sources),
        "gold": {slot: FACE_NAMES[face] for slot, face in p.gold.items()},
        "gone": spare if p.spare_holder is not None else None,
        "seats": [_seat_view(board) for board in p.boards],
        "ending": ENDINGS[p.ending],
    }


def naive_event(event: Event) -> tuple[Any, ...]:
    """Return an event of the core in the naive model's words."""
    match event:
        case Boxed(seat, row, column, colour, across, down, points):
            return ("boxed", seat, row, column, colour.letter, across, down, points)
        case LineFell(seat, row, colour, count):
            return ("dead line", seat, row, colour.letter, count)
        case FloorPaid(seat, items, penalty, score):
            return ("floor", seat, items, penalty, score)
        case Bonuses(seat, rows, columns, colours, points):
            return ("bonus", seat, rows, columns, colours, points)


def _logged(logs: States, trail: States) -> tuple[bytes, bytes]:
    """Return the rows of a log and the states of its trail, as bytes that can be kept."""
    count = logs["count"][0]
    return logs["event"][0, :count].tobytes(), trail[:count].tobytes()


class DisagreementError(AssertionError):
    """The two implementations differ."""


def _compare(what: str, core_says: object, naive_says: object, trail: list[str]) -> None:
    if core_says == naive_says:
        return
    if isinstance(core_says, dict) and isinstance(naive_says, dict):
        keys = [k for k in core_says if core_says[k] != naive_says.get(k)]
        core_says = {k: core_says[k] for k in keys}
        naive_says = {k: naive_says.get(k) for k in keys}
    raise DisagreementError(
        f"{what} differs after {' '.join(trail[-12:])}\n  core:  {core_says}\n  naive: {naive_says}"
    )


def _choose(rng: random.Random, style: str, legal: list[int]) -> int:
    if style == "wasteful" and rng.random() < 0.9:
        floor = [a for a in legal if a < SHARE_ACTION and target_of(a) in (0, 5)]
        return rng.choice(floor or legal)
    return rng.choice(legal)


class Pair:
    """One game in both implementations."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rng = random.Random(seed)
        self.words = np.array([self.rng.getrandbits(64) | 1], np.uint64)
        self.rules = rules
        self.out = np.zeros(ACTIONS, np.int16)
        self.states: States = empty_state()
        self.events: list[tuple[Any, ...]] = []
        self.trail: list[str] = [str(rules), seed]
        first = self.rng.randrange(rules.players)
        calls.start(self.states, rules.players, rules.options, rules.round_limit, first)
        self.naive = NaiveGame(
            rules.players,
            rules.side.name.lower(),
            rules.special,
            faces_once=rules.faces_once,
            spare_catches_marker=rules.spare_catches_marker,
            round_limit=rules.round_limit,
            first=first,
        )

    def deal(self) -> None:
        """Draw a deal in the core and lay it out in both."""
        deals = empty_deal()
        calls.draw(self.states, self.words, deals)
        calls.lay(self.states, deals)
        deal = read_deal(deals, self.rules.factories)
        gold = {slot: FACE_NAMES[face] for slot, face in deal.gold.items()}
        self.naive.deal(gold, list(deal.laid), deal.extra)
        self.events = []
        self.trail.append("deal")

    def compare(self) -> list[int]:
        """Compare everything and return the legal actions; raise DisagreementError."""
        view = naive_view(read_state(self.states))
        _compare("position", view, self.naive.view(), self.trail)
        legal: list[int] = self.out[: calls.actions(self.states, self.out)].tolist()
        listed = sorted(NAIVE_ACTIONS[a] for a in legal)
        _compare("legal actions", listed, self.naive.legal(), self.trail)
        _compare("events", self.events, self.naive.events, self.trail)
        return legal

    def do(self, action: int) -> None:
        """Take the same action in both."""
        self.trail.append(str(NAIVE_ACTIONS[action]))
        logs, states = empty_log(), empty_trail()
        calls.apply_logged(self.states, action, logs, states)
        self.events += [naive_event(e) for e in read_log(*_logged(logs, states)).events]
        self.naive.do(NAIVE_ACTIONS[action])

    def play(self) -> tuple[Ending, int]:
        """Play to the end; return how the game ended and the number of actions."""
        style = self.rng.choice(STYLES)
        actions = 0
        while True:
            legal = self.compare()
            phase = int(self.states["phase"][0])
            if phase == Phase.OVER:
                return Ending(int(self.states["ending"][0])), actions
            if phase == Phase.DEAL:
                self.deal()
                continue
            action = _choose(self.rng, style, legal)
            for tried in (action, self.rng.randrange(ACTIONS)):
                if calls.is_legal(self.states, tried) != (tried in legal):
                    raise DisagreementError(f"is_legal({tried}) is wrong after {self.trail[-12:]}")
            self.do(action)
            actions += 1


def with_options(rules: Rules, index: int) -> Rules:
    """Return the rules of a game: with special factories, the options change with the index.

    Every fourth game turns one option on, every eighth both.
    """
    if not rules.special:
        return rules
    return replace(
        rules,
        faces_once=index % 4 == 1 or index % 8 == 3,
        spare_catches_marker=index % 8 not in (2, 3),
    )


def play_batch(rules: Rules, start: int, games: int) -> tuple[Counter[Ending], int]:
    """Play the games from number ``start`` on; return how they ended and all their actions."""
    endings: Counter[Ending] = Counter()
    total = 0
    for index in range(start, start + games):
        ending, actions = Pair(with_options(rules, index), f"{rules}/{index}").play()
        endings[ending] += 1
        total += actions
    return endings, total
