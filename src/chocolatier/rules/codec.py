"""Between the compiled record and plain data; nothing is checked here (see ``validity``)."""

from functools import cache, lru_cache
from struct import Struct
from typing import Any

import numpy as np

from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.lookup import SPREAD, SPREAD_WIDE
from chocolatier.rules.core.numbers import (
    COLOURS,
    FACES,
    LANE,
    LETTERS,
    LINES,
    MARKER_ITEM,
    MAX_PLAYERS,
    ONE,
    SOURCES,
    SPARE_EMPTY,
    Ending,
    Face,
    Phase,
)
from chocolatier.rules.core.state import PLAYER, STATE, States, empty_state
from chocolatier.rules.position import Board, Counts, Position
from chocolatier.rules.ruleset import Rules

ITEMS = " " + LETTERS + "M"
assert len(ITEMS) == MARKER_ITEM + 1
_PHASES, _ENDINGS = tuple(Phase), tuple(Ending)
# The fields of PLAYER and STATE in their order; numpy takes ten times as long to read them.
_BOARD_BYTES = Struct(f"=3ih{LINES}H{LINES + 1}B{LINES + 1}B{LINES}B3B")
_STATE_BYTES = Struct(f"=q{'44s' * MAX_PLAYERS}{SOURCES}i2iH{FACES}B11B2B")
assert _BOARD_BYTES.size == PLAYER.itemsize == 44
assert _STATE_BYTES.size == STATE.itemsize


@lru_cache(maxsize=65_536)
def read_counts(lanes: int) -> Counts:
    """Return the counts per colour in one word."""
    return (lanes & 63, lanes >> 6 & 63, lanes >> 12 & 63, lanes >> 18 & 63, lanes >> 24)


def lanes(counts: Counts) -> int:
    """Return counts per colour as one word."""
    return sum(n << LANE * c for c, n in enumerate(counts))


@cache
def _read_row(packed: int) -> str:
    """Return a box row as five letters or dots; ``packed`` is the state's ``cells``."""
    row = ["."] * COLOURS
    for c in range(COLOURS):
        if column := packed >> 3 * c & 7:
            row[column - 1] = LETTERS[c]
    return "".join(row)


@lru_cache(maxsize=4096)
def _read_board(raw: bytes) -> Board:
    """Return the board in a player's bytes; most boards are the same as in the last position."""
    numbers = _BOARD_BYTES.unpack(raw)
    floor, score, fallen, spare = numbers[2], numbers[3], numbers[27], numbers[28]
    cells, rooms, colours = numbers[4:9], numbers[9:15], numbers[15:21]
    return Board(
        score=score,
        lines=tuple(LETTERS[colours[t]] * (t - rooms[t]) for t in range(1, LINES + 1)),
        box=tuple(map(_read_row, cells)),
        floor="".join(ITEMS[floor >> 3 * i & 7] for i in range(fallen)),
        spare=None if spare == 0 else ITEMS[spare - SPARE_EMPTY].strip(),
    )


def read_state(states: States) -> Position:
    """Return the position of the first state."""
    return read_position(states[:1].tobytes())


@lru_cache(maxsize=1024)
def read_position(raw: bytes) -> Position:
    """Return the position in a state's bytes; the newest are asked for again and again."""
    numbers = _STATE_BYTES.unpack(raw)
    bag, lid, rounds = numbers[15:18]
    where = numbers[18:27]
    players, options, limit, phase, turn, first, next_first, marker, _, _, ending, _, _ = numbers[
        27:
    ]
    rules = Rules.from_options(players, options, limit)
    return Position(
        rules=rules,
        boards=tuple(map(_read_board, numbers[1 : 1 + players])),
        sources=tuple(map(read_counts, numbers[5 : 6 + rules.factories])),
        bag=read_counts(bag),
        lid=read_counts(lid),
        round=rounds,
        phase=_PHASES[phase],
        turn=turn,
        first=first,
        next_first=next_first,
        marker=bool(marker),
        gold=dict(sorted((slot, Face(face)) for face, slot in enumerate(where) if slot))
        if any(where)
        else {},
        ending=_ENDINGS[ending],
    )


def read_actions(states: States) -> list[int]:
    """Return the legal actions of the first state; none in a deal or when the game is over."""
    out = np.zeros(ACTIONS, np.int16)
    actions: list[int] = out[: calls.actions(states, out)].tolist()
    return actions


def _write_board(p: Any, board: Board) -> None:
    accepts = ONE  # the floor takes every colour (R16)
    box = full = 0
    for row, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
        held = packed = 0
        for column, letter in enumerate(cells):
            if letter != ".":
                c = LETTERS.index(letter)
                held |= 1 << c
                packed |= column + 1 << 3 * c
                box |= 1 << 5 * (row - 1) + column
        colour = LETTERS.index(line[0]) if line else 0
        p["rows"][row - 1], p["cells"][row - 1] = held, packed
        p["room"][row], p["colour"][row] = row - len(line), colour
        if not line:
            accepts |= int(SPREAD[held ^ 31]) << row
        elif len(line) < row:
            accepts |= 1 << LANE * colour + row
        else:
            full |= 1 << row
    p["accepts"], p["box"], p["full"], p["score"] = accepts, box, full, board.score
    p["floor"] = sum(ITEMS.index(item) << 3 * i for i, item in enumerate(board.floor))
    p["fallen"] = len(board.floor)
    if board.spare is not None:
        p["spare"] = SPARE_EMPTY + (ITEMS.index(board.spare) if board.spare else 0)


def write_state(position: Position) -> States:
    """Return the compiled record of a position that was checked."""
    rules = position.rules
    states = empty_state()
    s = states[0]
    s["players"], s["options"], s["limit"] = rules.players, rules.options, rules.round_limit
    present = 0
    for source, counts in enumerate(position.sources):
        s["source"][source] = lanes(counts)
        held = sum(1 << c for c, n in enumerate(counts) if n)
        present |= int(SPREAD_WIDE[held]) << source
        if position.phase is Phase.SHARE and position.gold.get(source) is Face.SHARE:
            s["pending"] = held
    s["present"] = present
    s["bag"], s["lid"] = lanes(position.bag), lanes(position.lid)
    for slot, face in position.gold.items():
        s["where"][face] = slot
    s["gone"] = position.spare_holder is not None
    s["rounds"] = position.round
    for name in ("phase", "turn", "first", "next_first", "marker", "ending"):
        s[name] = getattr(position, name)
    for seat in range(len(s["player"])):
        board = position.boards[seat] if seat < rules.players else Board()
        _write_board(s["player"][seat], board)
    return states
