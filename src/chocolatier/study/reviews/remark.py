"""One move reviewed alone, while its game goes on: by what the searches expect of it."""

from dataclasses import replace

from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.study.reviews.chance import change, in_millionths
from chocolatier.study.reviews.chapters import Turn, move_review
from chocolatier.study.reviews.decision import JudgedMove
from chocolatier.study.reviews.review import MoveReview


def review_alone(state: bytes, judged: JudgedMove) -> MoveReview:
    """Return a judged move with the best one beside it; ``state`` is the position before it.

    What came of the move is not known yet, so its loss is what the searches expect it to be.
    """
    turn = Turn(judged.seat, judged.move, state)
    before, after = in_millionths(judged.best.shares), in_millionths(judged.played.shares)
    number = Game.from_states(restore_state(state)).round
    around, effect = (before, after), change(before, after)
    reviewed = move_review(number, turn, judged, around, effect, better=True)
    return replace(reviewed, reasons=judged.reasons)
