"""Positions, events and lists in the words of a language."""

from chocolatier.notation.drawing import Labels
from chocolatier.rules.core.numbers import Colour, Face, Phase
from chocolatier.rules.events import Bonuses, Boxed, Event, FloorPaid, LineFell
from chocolatier.rules.position import Position
from chocolatier.rules.seats import seat_number
from chocolatier.words import Words

_HEADLINES = {
    Phase.DRAFT: "terminal-headline-draft",
    Phase.SHARE: "terminal-headline-share",
    Phase.BOX: "terminal-headline-box",
    Phase.DEAL: "terminal-headline-deal",
    Phase.OVER: "terminal-headline-over",
}
_FACES = {
    Face.EXTRA: "terminal-face-extra",
    Face.KEEP: "terminal-face-keep",
    Face.SHARE: "terminal-face-share",
    Face.SPARE: "terminal-face-spare",
}


def labels_of(words: Words) -> Labels:
    """Return the words of a drawing."""

    def headline(position: Position) -> str:
        return words.say(
            _HEADLINES[position.phase],
            rules=str(position.rules),
            round=position.round,
            seat=seat_number(position.turn),
            ending=position.ending.name.lower(),
            scores=":".join(str(board.score) for board in position.boards),
        )

    def face_name(face: Face) -> str:
        if face in _FACES:
            return words.say(_FACES[face])
        return words.say("terminal-face-magnet", letter=Colour(face - Face.MAGNET_TEAL).letter)

    return Labels(
        headline=headline,
        face=face_name,
        spare_with=lambda seat: words.say("terminal-spare-with", seat=seat_number(seat)),
        bag=lambda count, each: words.say("terminal-bag", count=count, chocolates=each),
        lid=lambda count, each: words.say("terminal-lid", count=count, chocolates=each),
        board=lambda seat, score: words.say("terminal-board", seat=seat_number(seat), score=score),
    )


def _boxed(words: Words, event: Boxed) -> str:
    if event.across > 1 and event.down > 1:
        name = "terminal-boxed-both"
    elif event.across > 1:
        name = "terminal-boxed-across"
    else:
        name = "terminal-boxed-down" if event.down > 1 else "terminal-boxed-alone"
    return words.say(
        name,
        seat=seat_number(event.seat),
        colour=event.colour.name.lower(),
        row=event.row,
        column=event.column,
        across=event.across,
        down=event.down,
        points=event.points,
    )


def event_text(words: Words, event: Event) -> str:
    """Return what an event of phase B did, as a sentence."""
    seat = seat_number(event.seat)
    match event:
        case Boxed():
            return _boxed(words, event)
        case LineFell(row=row, colour=colour, count=count):
            name = colour.name.lower()
            return words.say("terminal-line-fell", seat=seat, row=row, colour=name, count=count)
        case FloorPaid(items=items, penalty=penalty, score=score):
            return words.say(
                "terminal-floor-paid", seat=seat, items=items, penalty=penalty, score=score
            )
        case Bonuses(rows=rows, columns=columns, colours=colours, points=points):
            return words.say(
                "terminal-bonuses",
                seat=seat,
                rows=rows,
                columns=columns,
                colours=colours,
                points=points,
            )


def listed(words: Words, items: list[str]) -> str:
    """Return items as a list in words, such as "a, b and c"; there must be one."""
    *most, last = items
    return words.say("terminal-and", most=", ".join(most), last=last) if most else last
