"""Why a move is better than the one that was played, by what happens after each of them.

Both expected lines are followed to the end of the round and compared event by event. Of the
differences that speak for the better move, the one or two that weigh most become sentences, first
what happens after the better move. A weight is in points of the lead over the others' average, as
far as points can be counted.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from chocolatier.rules.events import Boxed, Took
from chocolatier.rules.game import Game
from chocolatier.study.reviews.happenings import LineStory, SeatStory, in_column, of_colour
from chocolatier.study.reviews.message import OTHERWISE, Message
from chocolatier.study.reviews.review import Pointer, Reason

DECISIVE = 100.0
TEMPO = 2.0  # points that beginning the next round is about worth
LEAST = 1.0  # points: less is not worth a sentence
SECOND = 0.4  # of the first difference's weight: a smaller one is left out
LONG = 3  # chocolates of a column or a colour that are worth mentioning
MOST = 2
PLAIN = 0.4  # of what a move gives away: if less can be named, that is said


SCORES = frozenset(
    f"review-why-{name}"
    for name in ("fills", "instead", "scores", "rival-takes", "rival-fills", "rival-scores")
)
"""Reasons that say what a chocolate scores at the end of this round."""


@dataclass(frozen=True)
class Difference:
    """One thing that speaks for the better move."""

    weight: float
    reason: Reason


def explain(
    game: Game,
    better: LineStory,
    played: LineStory,
    parts: Mapping[str, float],
    denial: Mapping[int, float],
    lost: float,
) -> tuple[Reason, ...]:
    """Return one or two reasons why a move is better than the one that was played.

    ``parts`` are what the played move gives more than the better one, in points, ``denial`` what
    it takes more from each rival, and ``lost`` what it gives away in all.
    """
    found = sorted(
        (
            one
            for one in _differences(game, better, played, parts, denial, lost)
            if one.weight >= LEAST
        ),
        key=lambda one: -one.weight,
    )
    if not found:
        return (later(game.turn, lost),)
    first, *others = found
    chosen = [first]
    for one in others:
        if one.weight >= SECOND * first.weight and not _same_line(one.reason, first.reason):
            chosen.append(one)
            break
    named = sum(one.weight for one in chosen)
    if len(chosen) < MOST and named < PLAIN * lost:
        rest = max(1, round(lost - named))
        unseen = _reason("review-why-mostly-later", [], seat=game.turn, points=rest)
        return (first.reason, unseen)
    return _in_order([one.reason for one in chosen])


def _in_order(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return reasons so that "then" never follows "otherwise", and that is said only once."""
    otherwise = [one for one in reasons if one.message.name in OTHERWISE]
    then = [one for one in reasons if one not in otherwise]
    again = [
        replace(one, message=Message(one.message.name, {**one.message.values, "again": 1}))
        for one in otherwise[1:]
    ]
    return (*then, *otherwise[:1], *again)


def _same_line(one: Reason, other: Reason) -> bool:
    """Return whether two reasons speak of the same line."""
    lines = [pointer for pointer in one.shows if pointer.what == "line"]
    return any(pointer in other.shows for pointer in lines)


def later(seat: int, lost: float) -> Reason:
    """Return the reason of a move that makes a difference only in later rounds."""
    return _reason("review-why-later", [], seat=seat, points=max(1, round(lost)))


def _reason(name: str, shows: list[Pointer], **values: str | int) -> Reason:
    return Reason(Message(name, values), tuple(shows))


def _differences(
    game: Game,
    better: LineStory,
    played: LineStory,
    parts: Mapping[str, float],
    denial: Mapping[int, float],
    lost: float,
) -> Iterator[Difference]:
    """Yield everything that speaks for the better move."""
    seat, players = game.turn, game.rules.players
    yield from _ending(seat, better, played)
    fuller = _boxes(seat, better, played)
    own = list(_own(seat, better.seats[seat], played.seats[seat]))
    yield from _with_box(own, fuller, -parts.get("reach", 0.0))
    for rival in range(players):
        if rival != seat:
            there, here = played.seats[rival], better.seats[rival]
            found = [
                Difference(one.weight / (players - 1), one.reason)
                for one in _of_rival(game, rival, here, there)
            ]
            kept = (there.kept - here.kept) / (players - 1)
            outlook = _rival_outlook(rival, better, played)
            yield from _with_box(found, outlook, -denial.get(rival, 0.0) - kept)
    if better.starts == seat and played.starts not in (seat, None):
        shows = [Pointer("marker", None, 0)] if game.position.marker else []
        yield Difference(TEMPO, _reason("review-why-starts", shows, seat=seat))
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
    """Yield what the mover scores more, and what falls less, as far as one outweighs the other."""
    more, less = better.scored - played.scored, played.floor - better.floor
    if more > 0:
        yield Difference(min(more, more + less), _own_scores(seat, better, played, more))
    if less > 0:
        yield Difference(min(less, more + less), _own_floor(seat, better, played, less))


def _own_scores(seat: int, better: SeatStory, played: SeatStory, more: int) -> Reason:
    """Return the reason that the mover scores more, by the line that does it."""
    row = _new_row(better, played)
    if row is None:
        shows = [_cell(seat, one) for one in better.boxed.values() if one not in _boxed(played)]
        return _reason("review-why-scores", shows, seat=seat, points=more)
    event = better.boxed[row]
    shows = [Pointer("line", seat, row), _cell(seat, event)]
    values: dict[str, str | int] = {"seat": seat, "line": row, "points": event.points}
    if same := played.boxed.get(row):
        return _reason("review-why-cell", shows, **values, fewer=same.points)
    other = _new_row(played, better)
    if other is not None:
        fewer = played.boxed[other].points
        if fewer >= event.points:  # several lines together make the difference
            return _reason("review-why-scores", shows, seat=seat, points=more)
        return _reason("review-why-instead", shows, **values, other=other, fewer=fewer)
    return _reason("review-why-fills", shows, **values)


def _own_floor(seat: int, better: SeatStory, played: SeatStory, less: int) -> Reason:
    fallen = next((one for one in played.fallen if one not in better.fallen), None)
    if fallen is None:
        return _reason("review-why-floor", [Pointer("floor", seat, 0)], seat=seat, points=less)
    shows = [Pointer("line", seat, fallen.row)]
    return _reason("review-why-falls", shows, seat=seat, line=fallen.row)


def _boxed(story: SeatStory) -> list[Boxed]:
    return list(story.boxed.values())


def _cell(seat: int, event: Boxed) -> Pointer:
    return Pointer("cell", seat, event.row, column=event.column)


def _new_row(one: SeatStory, other: SeatStory) -> int | None:
    """Return the row that scores most of those that are boxed in one story only.

    A row with a chocolate of another colour or in another column counts, if it scores more.
    """
    rows = [row for row, event in one.boxed.items() if _is_new(event, other.boxed.get(row))]
    return max(rows, key=lambda row: one.boxed[row].points, default=None)


def _is_new(event: Boxed, other: Boxed | None) -> bool:
    return other is None or (event != other and event.points > other.points)


def _of_rival(game: Game, rival: int, better: SeatStory, played: SeatStory) -> Iterator[Difference]:
    """Yield what a rival scores more after the played move, and what falls after the better."""
    more, falls = played.scored - better.scored, better.floor - played.floor
    if more > 0:
        yield Difference(min(more, more + falls), _rival_scores(game, rival, better, played, more))
    if falls > 0:
        shows = [Pointer("floor", rival, 0)]
        reason = _reason("review-why-rival-floor", shows, rival=rival, points=falls)
        yield Difference(min(falls, more + falls), reason)


def _rival_scores(
    game: Game, rival: int, better: SeatStory, played: SeatStory, more: int
) -> Reason:
    row = _new_row(played, better)
    if row is None:
        return _reason("review-why-rival-scores", [], rival=rival, points=more)
    event = played.boxed[row]
    shows = [Pointer("line", rival, row), _cell(rival, event)]
    if event.points > 2 * more:  # most of it the rival scores elsewhere after the better move
        return _reason("review-why-rival-scores", shows, rival=rival, points=more)
    values: dict[str, str | int] = {"rival": rival, "line": row, "points": event.points}
    took = played.filling(row)
    if took is None:
        return _reason("review-why-rival-fills", shows, **values)
    pieces = took.colour.letter * took.count
    return _reason(
        "review-why-rival-takes",
        [_where_from(game, took), *shows],
        **values,
        pieces=pieces,
        slot=took.source,
    )


def _where_from(game: Game, took: Took) -> Pointer:
    """Return what will be taken: its colour, if that lies there now, else the source."""
    lies = game.position.sources[took.source][took.colour] > 0
    return Pointer("source", None, took.source, took.colour.letter if lies else None)


def _bonus(seat: int, better: LineStory, played: LineStory, weight: float) -> Iterator[Difference]:
    """Yield the column or the colour that the better move brings forward most."""
    found: list[tuple[int, Reason]] = []
    own, other = better.boards[seat], played.boards[seat]
    for event in better.seats[seat].boxed.values():
        letter = event.colour.letter
        column, colour = in_column(own, event.column), of_colour(own, letter)
        if column >= LONG and column > in_column(other, event.column):
            shows = [Pointer("column", seat, event.column)]
            values: dict[str, str | int] = {"seat": seat, "column": event.column, "count": column}
            found.append((7 * column, _reason("review-why-column", shows, **values)))
        if colour >= LONG and colour > of_colour(other, letter):
            shows = [_cell(seat, event)]
            values = {"seat": seat, "pieces": letter * colour}
            found.append((10 * colour, _reason("review-why-colour", shows, **values)))
    if found:
        yield Difference(weight, max(found, key=lambda one: one[0])[1])


def _with_box(
    found: Sequence[Difference], outlook: Reason | None, weight: float
) -> Iterator[Difference]:
    """Yield differences of a seat's round, and what it keeps for later ones, of this weight.

    If a chocolate that is boxed brings points already, what it brings later weighs with them.
    """
    scores = next((one for one in found if one.reason.message.name in SCORES), None)
    if outlook is None or scores is None or not outlook.message.name.endswith("boxes"):
        yield from found
        if outlook is not None:
            yield Difference(weight, outlook)
        return
    for one in found:
        more = max(0.0, weight) if one is scores else 0.0
        yield Difference(one.weight + more, one.reason)


def _boxes(seat: int, better: LineStory, played: LineStory) -> Reason | None:
    """Return that the box holds more after the better move, for later chocolates to touch."""
    if (event := _boxed_more(seat, better, played)) is None:
        return None
    shows = [Pointer("line", seat, event.row), _cell(seat, event)]
    return _reason("review-why-boxes", shows, seat=seat, line=event.row)


def _boxed_more(seat: int, more: LineStory, fewer: LineStory) -> Boxed | None:
    """Return what scores most of the chocolates that a seat boxes more in a story."""
    boxed, others = more.seats[seat].boxed, fewer.seats[seat].boxed
    if len(boxed) <= len(others):
        return None
    added = [event for row, event in boxed.items() if row not in others]
    return max(added, key=lambda event: event.points)


def _rival_outlook(rival: int, better: LineStory, played: LineStory) -> Reason | None:
    """Return what a rival keeps for later rounds after the played move: a fuller box, or line."""
    if event := _boxed_more(rival, played, better):
        shows = [Pointer("line", rival, event.row), _cell(rival, event)]
        return _reason("review-why-rival-boxes", shows, rival=rival, line=event.row)
    if line := _fuller_line(rival, played, better):
        row, count = line
        shows = [Pointer("line", rival, row)]
        return _reason("review-why-rival-line", shows, rival=rival, line=row, count=count)
    return None


def _fuller_line(seat: int, fuller: LineStory, other: LineStory) -> tuple[int, int] | None:
    """Return the line, more than half full, that holds more in a story, and how much."""
    lines = zip(fuller.boards[seat].lines, other.boards[seat].lines, strict=True)
    found = [
        (len(now) / row, row, len(now))
        for row, (now, then) in enumerate(lines, 1)
        if len(now) > len(then) and 2 * len(now) > row
    ]
    return max(found)[1:] if found else None


def _lines(seat: int, better: LineStory, played: LineStory, weight: float) -> Iterator[Difference]:
    """Yield the unfinished line that is fuller after the better move."""
    if found := _fuller_line(seat, better, played):
        row, count = found
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
    if 0 < 2 * len(own) <= line and line > len(own) + 1 and other[:1] != own[:1]:
        shows = [Pointer("line", seat, line)]
        lacking = line - len(own)
        yield Difference(
            weight,
            _reason("review-why-blocked", shows, seat=seat, line=line, pieces=own, count=lacking),
        )
