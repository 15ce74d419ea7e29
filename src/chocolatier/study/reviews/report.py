"""A review as one self-contained page: tables, a graph, and every move with its reasons."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from chocolatier import __version__
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.events import Took
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.move import Move
from chocolatier.rules.seats import seat_number
from chocolatier.study.reviews.graph import Graph
from chocolatier.study.reviews.review import BAD, Kind, MoveReview, Proof, Review
from chocolatier.study.reviews.wording import part_name, per_cent, say_message, say_move
from chocolatier.words import Words

MARKS = {Kind.INACCURACY: "?!", Kind.MISTAKE: "?", Kind.BLUNDER: "??"}


@dataclass(frozen=True)
class ReviewedGame:
    """A game, the names at its seats, and its review."""

    game: Game
    names: Sequence[str]
    review: Review


def report(games: Sequence[ReviewedGame], words: Words) -> str:
    """Return the page of these games in a language."""
    style = files("chocolatier.study.reviews").joinpath("report.css").read_text(encoding="utf-8")
    title = escape(words.say("review-title"))
    body = "".join(_GameReport(one, words, number).html() for number, one in enumerate(games, 1))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head>"
        f"<body><main><h1>{title}</h1>{body}<footer><p>Chocolatier {__version__}</p></footer>"
        "</main></body></html>\n"
    )


def _per_cent(chance: int, *, signed: bool = False) -> str:
    return f"{per_cent(chance, signed=signed)} %"


def _row(cells: Sequence[str], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    body = "".join(_row(row) for row in rows)
    return (
        f'<div class="scroll" tabindex="0"><table><thead>{_row(head, "th")}</thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


class _GameReport:
    """The part of the page about one game."""

    def __init__(self, one: ReviewedGame, words: Words, number: int) -> None:
        self._game, self._names, self._review = one.game, one.names, one.review
        self._words, self._prefix = words, f"game-{number}"

    def _say(self, name: str, /, **values: str | int) -> str:
        return escape(self._words.say(name, **values))

    def html(self) -> str:
        """Return everything about the game."""
        review = self._review
        effort = self._say("review-effort", nodes=review.effort.nodes, deals=review.effort.deals)
        verdicts = "".join(
            f"<li>{escape(say_message(self._words, seat.verdict, self._names))}</li>"
            for seat in review.seats
        )
        return (
            f'<section class="game"><p class="sub">{escape(str(review.rules))} · {effort}</p>'
            f'{self._seats()}<ul class="verdicts">{verdicts}</ul>'
            f"<h2>{self._say('review-graph')}</h2>"
            f'<div class="scroll" tabindex="0">{self._graph()}</div>'
            f"<h2>{self._say('review-points')}</h2>{self._points()}"
            f"{''.join(self._rounds())}</section>"
        )

    def _name(self, seat: int) -> str:
        return f'<span class="name seat-{seat_number(seat)}">{escape(self._names[seat])}</span>'

    def _seats(self) -> str:
        names = ("seat", "start", "luck", "own", "others", "result", "accuracy", "mean")
        rows = []
        for index, seat in enumerate(self._review.seats):
            own = seat.decisions[index]
            rows.append(
                [
                    self._name(index),
                    _per_cent(self._review.start[index]),
                    _per_cent(seat.luck, signed=True),
                    _per_cent(own, signed=True),
                    _per_cent(sum(seat.decisions) - own, signed=True),
                    _per_cent(seat.result),
                    f"{seat.accuracy:.0f}",
                    _per_cent(seat.mean_loss),
                ]
            )
        return _table([self._say(f"review-{name}") for name in names], rows)

    def _points(self) -> str:
        kinds = ("boxed", "floor", "rows", "columns", "colours")
        head = [self._say("review-seat")]
        rounds = len(self._review.seats[0].scores)
        head += [self._say("review-round-short", round=one) for one in range(1, rounds + 1)]
        head += [self._say(f"review-points-{kind}") for kind in kinds]
        rows = []
        for index, seat in enumerate(self._review.seats):
            points = seat.points
            kept = (points.boxed, -points.floor, points.rows, points.columns, points.colours)
            cells = [*map(str, seat.scores), *(f"{one:+d}".replace("-", "−") for one in kept)]
            rows.append([self._name(index), *cells])
        return _table(head, rows)

    def _graph(self) -> str:
        words = self._words
        return Graph(
            self._review,
            words.say("review-graph"),
            lambda number: words.say("review-round-title", round=number),
            lambda move: f"{self._names[move.seat]}: {words.say(f'review-kind-{move.kind.value}')}",
            self._prefix,
        ).svg()

    def _rounds(self) -> Iterator[str]:
        """Yield the deal and the moves of every round."""
        states = [state for state, entry in self._game.moments() if isinstance(entry, Played)]
        numbered = list(enumerate(zip(self._review.moves, states, strict=True)))
        luck = {deal.round: deal.luck for deal in self._review.deals}
        for number in sorted({move.round for move in self._review.moves}):
            yield f"<h2>{self._say('review-round-title', round=number)}</h2>"
            if number in luck:
                each = " · ".join(
                    f"{escape(name)} {_per_cent(one, signed=True)}"
                    for name, one in zip(self._names, luck[number], strict=True)
                )
                yield f'<p class="luck">{self._say("review-deal")}: {each}</p>'
            items = (
                self._move(index, move, state)
                for index, (move, state) in numbered
                if move.round == number
            )
            yield f'<ol class="moves">{"".join(items)}</ol>'

    def _move(self, index: int, move: MoveReview, state: bytes) -> str:
        where = f'id="{self._prefix}-move-{index}"'
        said = escape(say_move(self._words, str(move.move), move.pieces))
        head = f"{self._name(move.seat)}: {said}"
        if move.kind not in BAD:
            return f"<li {where}>{head}</li>"
        kind = self._say(f"review-kind-{move.kind.value}")
        loss = f"{kind}, {_per_cent(-move.loss)}"
        best = escape(say_move(self._words, str(move.best), move.best_pieces))
        reasons = " ".join(
            escape(say_message(self._words, reason.message, self._names)) for reason in move.reasons
        )
        proof = "" if move.proof is Proof.NONE else self._say(f"review-proven-{move.proof.value}")
        return (
            f'<li {where} class="bad {move.kind.value}"><p>{head}'
            f'<span class="mark {move.kind.value}">{MARKS[move.kind]} {loss}</span></p>'
            f"<p>{self._say('review-better-was')}: <b>{best}</b>. {reasons} {proof}</p>"
            f"{self._details(move, state)}</li>"
        )

    def _details(self, move: MoveReview, state: bytes) -> str:
        """Return the expected line and the points by parts, folded."""
        game = Game.from_states(restore_state(state))
        line = "; ".join(escape(one) for one in self._line(game, move.line))
        parts = [[self._say("review-parts-total"), _points(-move.lost)]]
        parts += [[escape(part_name(self._words, p)), _points(x)] for p, x in move.parts.items()]
        for seat, part in move.denial.items():
            parts.append([self._say("review-part-denial", rival=self._names[seat]), _points(part)])
        return (
            f"<details><summary>{self._say('review-details')}</summary>"
            f"<p>{self._say('review-expected')}: {line}.</p>"
            f"<p>{self._say('review-parts-explained')}</p>"
            f"{_table([self._say('review-part'), self._say('review-part-value')], parts)}"
            "</details>"
        )

    def _line(self, game: Game, line: Sequence[Move]) -> Iterator[str]:
        """Yield every move of a line in words."""
        for move in line:
            game.play(move)
        for entry in game.history:
            if isinstance(entry, Played):
                took = entry.took
                letters = took.colour.letter * took.count if isinstance(took, Took) else ""
                said = say_move(self._words, str(entry.move), letters)
                yield f"{self._names[entry.seat]}: {said}"


def _points(points: float) -> str:
    return f"{round(points, 1) + 0.0:+.1f}".replace("-", "−")
