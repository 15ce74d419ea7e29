"""Positions for tests, written as they would be laid out on a table."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from chocolatier.errors import IllegalMoveError
from chocolatier.rules.core.numbers import CHOCOLATES_PER_COLOUR, LETTERS, Ending, Face, Phase, Side
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Board, Counts, Position, counts_of, letters_of
from chocolatier.rules.ruleset import Rules

FULL_ROWS = ("TBWKR", "RTBWK", "KRTBW", "WKRTB", "BWKRT")
"""The coloured box with every cell filled (R2)."""


def ninety() -> list[Board]:
    """Three boards that hold ninety chocolates, all but five K and five R; a row can be filled."""
    boards = [board(["", c, c * 2, c * 3, c * 4], box_without(c)) for c in "BW"]
    first = board(["", "T", "KK", "TTT", "TTTT"], ["TBW.R", "R.BWK", ".RTBW", "WKR.B", "BWKR."])
    return [first, *boards]


def box_without(letter: str) -> tuple[str, ...]:
    """A coloured box that lacks nothing but one colour."""
    return tuple(row.replace(letter, ".") for row in FULL_ROWS)


def board(
    lines: Sequence[str] | Mapping[int, str] = (),
    box: Sequence[str] | Mapping[tuple[int, int], str] = (),
    floor: str = "",
    score: int = 0,
    spare: str | None = None,
) -> Board:
    """A board: lines as five strings or {line: "WW"}, the box as rows or {(row, column): "W"}."""
    by_line = lines if isinstance(lines, Mapping) else dict(enumerate(lines, 1))
    if isinstance(box, Mapping):
        box = ["".join(box.get((row, col), ".") for col in range(1, 6)) for row in range(1, 6)]
    return Board(
        score=score,
        lines=tuple(by_line.get(row, "") for row in range(1, 6)),
        box=(*box, *(".....",) * (5 - len(box))),
        floor=floor,
        spare=spare,
    )


def _remaining(sources: Sequence[Counts], boards: Sequence[Board], named: str) -> str:
    """What is neither in a source, nor on a board, nor named."""
    placed = named + "".join(letters_of(counts) for counts in sources)
    for b in boards:
        placed += "".join([*b.lines, *b.box, b.floor, b.spare or ""])
    return "".join(c * (CHOCOLATES_PER_COLOUR - placed.count(c)) for c in LETTERS)


def _filled(gold: Mapping[int, Face], rules: Rules) -> dict[int, Face]:
    """The named faces, and magnets in the last free slots up to one face a player (R37)."""
    faces = dict(gold)
    magnets = [face for face in Face if face >= Face.MAGNET_TEAL and face not in faces.values()]
    for slot in range(rules.factories, 0, -1):
        if len(faces) < rules.players and slot not in faces:
            faces[slot] = magnets.pop()
    return faces


def position(
    players: int = 2,
    side: Side = Side.COLOURED,
    special: bool | None = None,
    *,
    centre: str = "",
    marker: bool | None = None,
    factories: Sequence[str] = (),
    gold: Mapping[int, Face] | None = None,
    boards: Sequence[Board] = (),
    bag: str | None = None,
    lid: str | None = None,
    turn: int = 0,
    first: int = 0,
    next_first: int | None = None,
    round: int = 1,  # noqa: A002
    phase: Phase = Phase.DRAFT,
    ending: Ending = Ending.NONE,
    **options: Any,
) -> Position:
    """A position: whatever is not named lies in the bag, or in the lid if the bag is named.

    The marker lies in the centre of a round unless a board holds it or ``marker=False`` takes
    it away; ``gold`` makes the factories special, with inert magnets to fill up.
    """
    rules = Rules(players, side, bool(gold) if special is None else special, **options)
    seats = (*boards, *(board() for _ in range(players - len(boards))))
    holder = next((i for i, b in enumerate(seats) if "M" in b.floor + (b.spare or "")), None)
    if marker is None:
        marker = holder is None and phase < Phase.DEAL
    if next_first is None:
        next_first = first if holder is None else holder
    piles = [centre, *factories]
    sources = tuple(counts_of(p) for p in piles + [""] * (rules.factories + 1 - len(piles)))
    rest = _remaining(sources, seats, (bag or "") + (lid or ""))
    if bag is None:
        bag = rest
    else:
        lid = (lid or "") + rest
    return Position(
        rules=rules,
        boards=seats,
        sources=sources,
        bag=counts_of(bag),
        lid=counts_of(lid or ""),
        round=round,
        phase=phase,
        turn=turn,
        first=first,
        next_first=next_first,
        marker=marker,
        gold=_filled(gold or {}, rules) if rules.special else {},
        ending=ending,
    )


def table(*args: Any, seed: int | None = None, **kwargs: Any) -> Game:
    """The game that goes on from ``position(...)``."""
    return Game.from_position(position(*args, **kwargs), seed)


def boxed(*boards: Board, last: str = "1R5", **kwargs: Any) -> Game:
    """Play phase B: one chocolate is left on factory 1, and the last seat takes it."""
    kwargs = {"players": max(2, len(boards)), **kwargs}
    game = table(boards=boards, factories=[last[1]], turn=kwargs["players"] - 1, **kwargs)
    game.play(last)
    return game


def play(game: Game, moves: str) -> Game:
    """Play moves written one after the other."""
    for move in moves.split():
        game.play(move)
    return game


def source(game: Game, slot: int) -> str:
    """What lies on a factory, or in the centre (0), in the colours' order."""
    return letters_of(game.position.sources[slot])


def offer(game: Game) -> list[str]:
    """What lies on the factories, in ring order."""
    return [letters_of(counts) for counts in game.position.sources[1:]]


def supply(game: Game) -> tuple[int, int]:
    """How many chocolates lie in the bag and in the lid."""
    return sum(game.position.bag), sum(game.position.lid)


def texts(game: Game) -> set[str]:
    """The legal moves as text."""
    return {str(move) for move in game.legal_moves}


def refused(game: Game, move: Move | str, code: str, rule: str) -> None:
    """The move is illegal for this reason, and trying it changes nothing."""
    key, history = game.key, game.history
    assert not game.is_legal(move)
    with pytest.raises(IllegalMoveError, match=rf"\({rule}\)$") as error:
        game.play(move)
    assert (error.value.code, error.value.details["rule"]) == (code, rule)
    assert (game.key, game.history) == (key, history)
