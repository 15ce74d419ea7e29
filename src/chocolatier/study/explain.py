"""Why a move is better than the one that was played, by what happens after each of them.

Both expected lines are followed to the end of the round and compared event by event. Of the
differences that speak for the better move, the one or two that weigh most become sentences. A
weight is in points of the lead over the others' average, as far as points can be counted.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chocolatier.rules.events import Boxed
from chocolatier.rules.game import Game
from chocolatier.study.happenings import LineStory, SeatStory, in_column, of_colour
from chocolatier.study.review import Message, Pointer, Reason

DECISIVE = 100.0
TEMPO = 2.0  # points that beginning the next round is about worth
LEAST = 1.0  # points: less is not worth a sentence
SECOND = 0.4  # of the first difference's weight: a smaller one is left out
LONG = 3  # chocolates of a column or a colour that are worth mentioning
MOST = 2


@dataclass(frozen=True)
class Difference:
    """One thing that speaks for the better move."""

    weight: float
    reason: Reason


def explain(
    game: Game, better: LineStory, played: LineStory, parts: Mapping[str, float], lost: float
) -> tuple[Reason, ...]:
    """Return one or two reasons why a move is better than the one that was played.

    ``parts`` are what the played move gives more than the better one, in points, and ``lost`` what
    it gives away in all.
    """
    found = sorted(
        (one for one in _differences(game, better, played, parts, lost) if one.weight >= LEAST),
        key=lambda one: -one.weight,
    )
    if not found:
        return (later(game.turn, lost),)
    chosen = [one for one in found[:MOST] if one.weight >= SECOND * found[0].weight]
    return tuple(one.reason for one in chosen)


def later(seat: int, lost: float) -> Reason:
    """Return the reason of a move that makes a difference only in later rounds."""
    return _reason("review-why-later", [], seat=seat, points=max(1, round(lost)))


def _reason(name: str, shows: list[Pointer], **values: str | int) -> Reason:
    return Reason(Message(name, values), tuple(shows))


def _differences(
    game: Game, better: LineStory, played: LineStory, parts: Mapping[str, float], lost: float
) -> Iterator[Difference]:
    """Yield everything that speaks for the better move."""
    seat, players = game.turn, game.rules.players
    yield from _ending(seat, better, played)
    yield from _own(seat, better.seats[seat], played.seats[seat])
    for rival in range(players):
        if rival != seat:
            for one in _of_rival(rival, better.seats[rival], played.seats[rival]):
                yield Difference(one.weight / (players - 1), one.reason)
    if better.starts == seat and played.starts not in (seat, None):
        yield Difference(TEMPO, _reason("review-why-starts", [], seat=seat))
    yield from _bonus(seat, better, played, -parts.get("bonus", 0.0))
    yield from _lines(seat, better, played, -parts.get("lines", 0.0))
    yield from _blocked(seat, better, played, lost / 2)


def _ending(seat: int, better: LineStory, played: LineStory) -> Iterator[Difference]:
    """Yield that the game ends well, or badly."""
    if seat in better.winners and seat not in played.winners:
        yield Difference(DECISIVE, _reason("review-why-wins", [], seat=seat))
    if played.winners and seat not in played.winners and not better.winners:
        rival = played.winners[0]
        yield Difference(DECISIVE, _reason("review-why-loses", [], seat=seat, rival=rival))


def _own(seat: int, better: SeatStory, played: SeatStory) -> Iterator[Difference]:
    """Yield what the mover scores more, and what falls less."""
    more = better.scored - played.scored
    if more > 0:
        row = _new_row(better, played)
        if row is None:
            yield Difference(more, _reason("review-why-scores", [], seat=seat, points=more))
        else:
            points = better.boxed[row].points
            shows = [Pointer("line", seat, row)]
            yield Difference(
                more, _reason("review-why-fills", shows, seat=seat, line=row, points=points)
            )
    less = played.floor - better.floor
    if less > 0:
        fallen = next((one for one in played.fallen if one not in better.fallen), None)
        if fallen is None:
            shows = [Pointer("floor", seat, 0)]
            yield Difference(less, _reason("review-why-floor", shows, seat=seat, points=less))
        else:
            shows = [Pointer("line", seat, fallen.row)]
            yield Difference(less, _reason("review-why-falls", shows, seat=seat, line=fallen.row))


def _new_row(one: SeatStory, other: SeatStory) -> int | None:
    """Return the row that scores most of those that are boxed in one story only.

    A row with a chocolate of another colour or in another column counts, if it scores more.
    """
    rows = [row for row, event in one.boxed.items() if _is_new(event, other.boxed.get(row))]
    return max(rows, key=lambda row: one.boxed[row].points, default=None)


def _is_new(event: Boxed, other: Boxed | None) -> bool:
    return other is None or (event != other and event.points > other.points)


def _of_rival(rival: int, better: SeatStory, played: SeatStory) -> Iterator[Difference]:
    """Yield what a rival scores more after the played move, and what falls after the better."""
    more = played.scored - better.scored
    if more > 0:
        yield Difference(more, _rival_scores(rival, better, played, more))
    falls = better.floor - played.floor
    if falls > 0:
        shows = [Pointer("floor", rival, 0)]
        yield Difference(falls, _reason("review-why-rival-floor", shows, rival=rival, points=falls))


def _rival_scores(rival: int, better: SeatStory, played: SeatStory, more: int) -> Reason:
    row = _new_row(played, better)
    if row is None:
        return _reason("review-why-rival-scores", [], rival=rival, points=more)
    points = played.boxed[row].points
    shows = [Pointer("line", rival, row)]
    took = played.filling(row)
    if took is None:
        return _reason("review-why-rival-fills", shows, rival=rival, line=row, points=points)
    return _reason(
        "review-why-rival-takes",
        [Pointer("source", None, took.source), *shows],
        rival=rival,
        pieces=took.colour.letter * took.count,
        slot=took.source,
        line=row,
        points=points,
    )


def _bonus(seat: int, better: LineStory, played: LineStory, weight: float) -> Iterator[Difference]:
    """Yield the column or the colour that the better move brings forward most."""
    found: list[tuple[int, Reason]] = []
    own, other = better.boards[seat], played.boards[seat]
    for event in better.seats[seat].boxed.values():
        letter = event.colour.letter
        column, colour = in_column(own, event.column), of_colour(own, letter)
        if column >= LONG and column > in_column(other, event.column):
            shows = [Pointer("column", seat, event.column)]
            values = {"seat": seat, "column": event.column, "count": column}
            found.append((7 * column, _reason("review-why-column", shows, **values)))
        if colour >= LONG and colour > of_colour(other, letter):
            shows = [Pointer("line", seat, event.row)]
            found.append(
                (
                    10 * colour,
                    _reason("review-why-colour", shows, seat=seat, pieces=letter * colour),
                )
            )
    if found:
        yield Difference(weight, max(found, key=lambda one: one[0])[1])


def _lines(seat: int, better: LineStory, played: LineStory, weight: float) -> Iterator[Difference]:
    """Yield the unfinished line that is fuller after the better move."""
    own, other = better.boards[seat].lines, played.boards[seat].lines
    found = [
        (len(now) / row, row, len(now))
        for row, (now, then) in enumerate(zip(own, other, strict=True), 1)
        if len(now) > len(then) and 2 * len(now) > row
    ]
    if found:
        _, row, count = max(found)
        shows = [Pointer("line", seat, row)]
        yield Difference(
            weight, _reason("review-why-line", shows, seat=seat, line=row, count=count)
        )


def _blocked(
    seat: int, better: LineStory, played: LineStory, weight: float
) -> Iterator[Difference]:
    """Yield the line that the played move begins and leaves mostly empty."""
    if not played.seats[seat].takes:
        return
    line = played.seats[seat].takes[0].target
    if not line:
        return
    own, other = played.boards[seat].lines[line - 1], better.boards[seat].lines[line - 1]
    if 0 < 2 * len(own) <= line and other[:1] != own[:1]:
        shows = [Pointer("line", seat, line)]
        lacking = line - len(own)
        yield Difference(
            weight,
            _reason("review-why-blocked", shows, seat=seat, line=line, pieces=own, count=lacking),
        )
