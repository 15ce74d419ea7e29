"""The moves of an analysis as they are written: chances, points and lines."""

from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict

from chocolatier.bots.search.searcher import Thought
from chocolatier.bots.value.chances import place_chances
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.study.reviews.outlook import state_after

DECIMALS = 4


class AnalysedMove(BaseModel):
    """A move, and what to expect of it; lists by seat begin with seat 1."""

    model_config = ConfigDict(extra="forbid")

    move: str
    chances: list[float]  # of winning, from 0 to 1
    places: list[list[float]] | None  # with three and four players: of each place
    points: list[float]  # at the end of the game
    line: list[str]  # the expected moves of the round, beginning with this one
    depth: int  # small actions that were looked ahead
    proven: Literal["round", "game"] | None  # up to where nothing was left out


def analysed_moves(game: Game, thoughts: Sequence[Thought]) -> list[AnalysedMove]:
    """Return moves as they are sent."""
    return [_analysed(game, thought) for thought in thoughts]


def _analysed(game: Game, thought: Thought) -> AnalysedMove:
    proven: Literal["round", "game"] | None = None
    if thought.solved:
        over = int(state_after(game, thought.line)["phase"][0]) == Phase.OVER
        proven = "game" if over else "round"
    places = None
    if game.rules.players > 2:
        rows = place_chances(thought.chances, thought.values)
        places = [_rounded(row) for row in rows]
    return AnalysedMove.model_construct(
        move=str(thought.move),
        chances=_rounded(thought.chances),
        places=places,
        points=_rounded(thought.values),
        line=[str(move) for move in thought.line],
        depth=thought.depth,
        proven=proven,
    )


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DECIMALS) for number in numbers]
