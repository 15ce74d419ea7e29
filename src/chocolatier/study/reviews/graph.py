"""The graph of a review: every seat's chance through the game, as SVG without scripts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from chocolatier.study.reviews.chance import WHOLE, Chances
from chocolatier.study.reviews.review import BAD, MoveReview, Review

WIDTH, HEIGHT = 960, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 8, 22, 26
LEVELS = (0, 25, 50, 75, 100)


@dataclass(frozen=True)
class GraphStep:
    """The chances after something happened: the start, a deal, a move or the agreed end."""

    chances: Chances
    deal: int | None = None  # the round that was dealt
    move: MoveReview | None = None


def steps_of_review(review: Review) -> list[GraphStep]:
    """Return the chances at the start, then after every deal and every move, in order."""
    steps = [GraphStep(review.start)]
    deals = {deal.round: deal for deal in review.deals}
    for move in review.moves:
        if move.round in deals:
            steps.append(GraphStep(deals[move.round].after, deal=deals.pop(move.round).round))
        steps.append(GraphStep(move.after, move=move))
    steps += [GraphStep(deal.after, deal=deal.round) for deal in deals.values()]
    if review.agreed is not None:
        steps.append(GraphStep(tuple(seat.result for seat in review.seats)))
    return steps


class Graph:
    """Draws the steps of a review: lines for two seats, areas for more."""

    def __init__(
        self,
        review: Review,
        label: str,
        say_deal: Callable[[int], str],
        say_move: Callable[[MoveReview], str],
        prefix: str,
    ) -> None:
        """Prepare a graph; mistakes link to ``#PREFIX-move-N``."""
        self._steps = steps_of_review(review)
        self._players = review.rules.players
        self._label, self._say_deal, self._say_move = label, say_deal, say_move
        self._prefix = prefix

    def svg(self) -> str:
        """Return the whole drawing."""
        body = self._seats()
        return (
            f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            f' aria-label="{escape(self._label)}">'
            f"{self._levels()}{body}{self._deals()}{self._mistakes()}</svg>"
        )

    def _x(self, index: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * index / max(1, len(self._steps) - 1)

    @staticmethod
    def _y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance / WHOLE)

    def _levels(self) -> str:
        lines = []
        for level in LEVELS:
            y = self._y(level * WHOLE / 100)
            lines.append(f'<path class="level" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
            lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="scale">{level} %</text>')
        return "".join(lines)

    def _seats(self) -> str:
        return self._lines() if self._players == 2 else self._areas()

    def _lines(self) -> str:
        """Return a line of steps for every seat: a chance holds until something changes it."""
        return "".join(
            f'<path class="line seat-{seat + 1}" d="{self._stairs(self._heights(seat))}"/>'
            for seat in range(self._players)
        )

    def _heights(self, seat: int) -> list[float]:
        return [self._y(step.chances[seat]) for step in self._steps]

    def _stairs(self, heights: Sequence[float]) -> str:
        path = [f"M{self._x(0):.1f} {heights[0]:.1f}"]
        path += [f"H{self._x(i):.1f}V{y:.1f}" for i, y in enumerate(heights) if i]
        return "".join(path)

    def _areas(self) -> str:
        """Return areas on top of each other, the first seat at the bottom."""
        areas = []
        for seat in range(self._players):
            below = [self._y(sum(step.chances[:seat])) for step in self._steps]
            above = [self._y(sum(step.chances[: seat + 1])) for step in self._steps]
            back = [f"L{self._x(len(below) - 1):.1f} {below[-1]:.1f}"]
            for i in range(len(below) - 1, 0, -1):
                back.append(f"V{below[i]:.1f}H{self._x(i):.1f}V{below[i - 1]:.1f}")
            back.append(f"H{self._x(0):.1f}Z")
            path = self._stairs(above) + "".join(back)
            areas.append(f'<path class="area seat-{seat + 1}" d="{path}"/>')
        return "".join(areas)

    def _deals(self) -> str:
        marks = []
        for i, step in enumerate(self._steps):
            if step.deal is not None:
                x = self._x(i)
                title = escape(self._say_deal(step.deal))
                marks.append(
                    f'<g class="deal"><title>{title}</title>'
                    f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
                    f'<text x="{x:.1f}" y="{HEIGHT - 8}">{step.deal}</text></g>'
                )
        return "".join(marks)

    def _mistakes(self) -> str:
        marks = []
        number = -1
        for i, step in enumerate(self._steps):
            move = step.move
            if move is None:
                continue
            number += 1
            if move.kind not in BAD:
                continue
            below = 0 if self._players == 2 else sum(step.chances[: move.seat])
            y = self._y(below + step.chances[move.seat])
            marks.append(
                f'<a href="#{self._prefix}-move-{number}"><circle class="{move.kind.value}"'
                f' cx="{self._x(i):.1f}" cy="{y:.1f}" r="5"><title>{escape(self._say_move(move))}'
                "</title></circle></a>"
            )
        return "".join(marks)
