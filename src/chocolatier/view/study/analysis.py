"""The messages of the socket for live analysis, in both directions."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.study.analysed import AnalysedMove
from chocolatier.view.messages import Ping, Pong, Refusal
from chocolatier.view.position import Model, PositionText
from chocolatier.view.table_view import Problem

MOST_MOVES = 8


class Analyse(Model):
    """Analyse a position, and nothing that was asked for before on this socket.

    ``id`` comes back with every answer.
    """

    type: Literal["analyse"] = "analyse"
    id: Annotated[int, Field(ge=0, le=2**53)]
    position: PositionText
    moves: Annotated[int, Field(ge=1, le=MOST_MOVES)] = 5


class StopAnalysis(Model):
    """Analyse nothing any more."""

    type: Literal["stop"] = "stop"


class AnalysisView(Model):
    """The best moves that are known, the best one first."""

    type: Literal["analysis"] = "analysis"
    id: int
    seat: SeatNumber  # to move
    moves: list[AnalysedMove]
    nodes: int
    seconds: float  # of searching
    stage: int  # grows whenever all moves were looked at once more
    done: Literal["solved", "limit"] | None  # why there is no more


class AnalysisRefused(Model):
    """Why a position is not analysed, or not any more."""

    type: Literal["refused"] = "refused"
    id: int
    error: Problem


ToAnalyst: TypeAlias = Annotated[Analyse | StopAnalysis | Ping, Field(discriminator="type")]
FromAnalyst: TypeAlias = Annotated[
    AnalysisView | AnalysisRefused | Refusal | Pong, Field(discriminator="type")
]
