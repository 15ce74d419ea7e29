"""The story of a game: every entry with the position that it led to."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from chocolatier.notation.positions import FACE_TEXT
from chocolatier.notation.record_lines import end_line, entry_line
from chocolatier.rules.core.numbers import CENTRE, LETTERS, Colour, Phase
from chocolatier.rules.events import Bonuses, Boxed, Event, FloorPaid, LineFell
from chocolatier.rules.game import Agreed, Dealt, Entry, Game, Played
from chocolatier.rules.move import Draft
from chocolatier.rules.position import Board, Counts, Position, counts_of, letters_of
from chocolatier.view.landing import Landing, Taking, fall, land, take, taken_slot
from chocolatier.view.position import Frame, PositionView, Took


def position_view(position: Position) -> PositionView:
    """All that lies on the table."""
    moving = position.phase not in (Phase.DEAL, Phase.OVER)
    return PositionView.model_validate(_view(position, position.turn if moving else None))


def _view(position: Position, turn: int | None) -> dict[str, Any]:
    gone = taken_slot(position)
    return {
        "round": position.round,
        "phase": position.phase.name.lower(),
        "turn": None if turn is None else turn + 1,
        "first": position.first + 1,
        "marker": position.marker,
        "sources": [
            {
                "slot": slot,
                "chocolates": letters_of(counts),
                "face": FACE_TEXT[position.gold[slot]] if slot in position.gold else None,
                "gone": slot == gone,
            }
            for slot, counts in enumerate(position.sources)
        ],
        "boards": [
            {
                "score": board.score,
                "lines": list(board.lines),
                "box": list(board.box),
                "floor": board.floor,
                "spare": board.spare,
            }
            for board in position.boards
        ],
        "bag": letters_of(position.bag),
        "lid": letters_of(position.lid),
    }


# --- what a draft did -------------------------------------------------------------------


def _draft(position: Position, seat: int, draft: Draft) -> tuple[Taking, Landing]:
    taking = take(position, draft.source, draft.colour)
    board = position.boards[seat]
    return taking, land(
        board,
        position.rules,
        draft.colour,
        taking.count,
        draft.target,
        taking.marker,
        taking.spare,
    )


def _took(draft: Draft, taking: Taking, landing: Landing) -> Took:
    left, right = (
        "".join(letter for letter in taking.shares if Colour(LETTERS.index(letter)) in side)
        for side in (draft.share.left, draft.share.right)
    )
    return Took.model_validate(
        {
            "source": draft.source,
            "colour": LETTERS[draft.colour],
            "count": taking.count,
            "target": draft.target,
            "marker": taking.marker,
            "placed": landing.placed,
            "fell": landing.fell,
            "lid": landing.lid,
            "caught": landing.caught,
            "centre": taking.centre,
            "left": left,
            "right": right,
            "left_slot": taking.left,
            "right_slot": taking.right,
            "spare": taking.spare,
        }
    )


# --- the end of a round, step by step ---------------------------------------------------


def _change(position: Position, seat: int, board: Board, lid: str = "") -> Position:
    """The position with another board for a seat, and more in the lid."""
    boards = (*position.boards[:seat], board, *position.boards[seat + 1 :])
    return replace(position, boards=boards, lid=_add(position.lid, lid))


def _add(counts: Counts, letters: str) -> Counts:
    if not letters:
        return counts
    t, b, w, k, r = (n + m for n, m in zip(counts, counts_of(letters), strict=True))
    return (t, b, w, k, r)


def _after_last_pick(position: Position, seat: int, draft: Draft, landing: Landing) -> Position:
    """The chocolates lie on their line, and no source holds any (R18)."""
    lid = LETTERS[draft.colour] * landing.lid
    after = _change(position, seat, landing.board, lid)
    empty = ((0, 0, 0, 0, 0),) * len(position.sources)
    return replace(after, sources=empty, marker=position.marker and draft.source != CENTRE)


def _without_line(board: Board, row: int) -> Board:
    return replace(board, lines=(*board.lines[: row - 1], "", *board.lines[row:]))


def _after_boxed(position: Position, event: Boxed) -> Position:
    """R19-R21."""
    board = position.boards[event.seat]
    letter, row = LETTERS[event.colour], board.box[event.row - 1]
    row = row[: event.column - 1] + letter + row[event.column :]
    after = replace(
        _without_line(board, event.row),
        score=board.score + event.points,
        box=(*board.box[: event.row - 1], row, *board.box[event.row :]),
    )
    return _change(position, event.seat, after, letter * (event.row - 1))


def _after_fell(position: Position, event: LineFell) -> Position:
    """R35."""
    letter = LETTERS[event.colour]
    board = _without_line(position.boards[event.seat], event.row)
    dropped = fall(board, letter * event.count)
    return _change(position, event.seat, dropped.board, letter * dropped.over)


def _after_floor(position: Position, event: FloorPaid, over: bool) -> Position:
    """R23, R24, R44; the last seat closes the round."""
    board = position.boards[event.seat]
    lid = (board.floor + (board.spare or "")).replace("M", "")
    cleared = replace(board, score=event.score, floor="", spare=None)
    after = _change(position, event.seat, cleared, lid)
    if (event.seat + 1) % position.rules.players != position.first:
        return after
    return replace(after, marker=False, phase=Phase.OVER if over else Phase.DEAL)


def _after_event(position: Position, event: Event, over: bool) -> Position:
    match event:
        case Boxed():
            return _after_boxed(position, event)
        case LineFell():
            return _after_fell(position, event)
        case FloorPaid():
            return _after_floor(position, event, over)
        case Bonuses(seat, points=points):
            board = position.boards[seat]
            return _change(position, seat, replace(board, score=board.score + points))


# --- frames -----------------------------------------------------------------------------


def _walk(before: Position, entries: tuple[Entry, ...], over: bool) -> Iterator[Position]:
    """The positions within one step of a game, except the last, which the game knows.

    A move that something follows was the last pick of a round or the choice of a column.
    """
    position = before
    for entry in entries[:-1]:
        match entry:
            case Played(seat, Draft() as draft):
                _, landing = _draft(position, seat, draft)
                position = _after_last_pick(position, seat, draft, landing)
            case Agreed():
                position = replace(position, phase=Phase.OVER)
            case Boxed() | LineFell() | FloorPaid() | Bonuses():
                position = _after_event(position, entry, over)
        yield position


def _last_step(before: Position, game: Game) -> tuple[Entry, ...]:
    """What the last move, deal or agreement added; a game with a seed deals after a move."""
    starts = (Dealt, Agreed) if before.phase is Phase.DEAL else (Played, Agreed)
    history = game.history
    length = next(n for n, entry in enumerate(reversed(history), 1) if isinstance(entry, starts))
    return history[-length:]


def frames_of(before: Position, after: Game, first_number: int) -> list[Frame]:
    """The frames of the game's last step: of one move, deal or agreement, and what it led to.

    ``before`` is the position before the step; the frames are numbered from ``first_number``.
    """
    entries = _last_step(before, after)
    final = after.position
    views = [_view(position, None) for position in _walk(before, entries, after.is_over)]
    last = position_view(final)
    frames = []
    for number, (entry, view) in enumerate(zip(entries, [*views, last], strict=True), first_number):
        told: dict[str, Any] = {
            "number": number,
            "round": entry.round if isinstance(entry, Dealt) else before.round,
            "entry": entry_line(entry),
        }
        if isinstance(entry, Played) and isinstance(entry.move, Draft):
            told["took"] = _took(entry.move, *_draft(before, entry.seat, entry.move))
        frames.append(Frame.model_validate({"told": told, "position": view}))
    if after.is_over:
        told = {
            "number": first_number + len(entries),
            "round": final.round,
            "entry": end_line(after),
        }
        frames.append(Frame.model_validate({"told": told, "position": last}))
    return frames


def all_frames(game: Game) -> list[Frame]:
    """The frames of a whole game, which must have begun with its first deal."""
    replay = Game.waiting(game.rules, game.opening_first)
    frames: list[Frame] = []
    for entry in game.history:
        before = replay.position
        match entry:
            case Dealt(deal=deal):
                replay.deal(deal)
            case Played(move=move):
                replay.play(move)
            case Agreed():
                replay.agree_to_end()
            case _:
                continue
        frames += frames_of(before, replay, len(frames) + 1)
    return frames
