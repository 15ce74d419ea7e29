"""Other moves tried where a reviewed game went wrong, judged by the engine that reviewed it."""

import asyncio

from chocolatier.compiled import PLAIN
from chocolatier.errors import ChocolatierError, TableError
from chocolatier.notation.records import Record
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.server.limits import Addresses
from chocolatier.server.reviewing.desk import Desk
from chocolatier.server.tables.services import Services
from chocolatier.study.reviews.jobs import MoveAnswer, MoveJob
from chocolatier.study.reviews.remark import review_alone
from chocolatier.study.reviews.review import MoveReview
from chocolatier.view.study.trials import Trial, TrialWish, trial_of
from chocolatier.words import words

MOST_KNOWN = 1000  # answers that are kept


class Trials:
    """Judges moves that players try in the positions of their reviewed games."""

    def __init__(self, services: Services, desk: Desk, addresses: Addresses) -> None:
        self._services, self._desk, self._addresses = services, desk, addresses
        self._known: dict[tuple[str, int, str], MoveReview] = {}

    async def judge(self, digest: str, wish: TrialWish, address: str) -> Trial:
        """Return what a move would give away; what is known of it is found only once.

        Raise ChocolatierError if there is no such review, position or move, if the address has
        asked too often, and if no answer was found.
        """
        record = await self._desk.record(digest)
        key = (digest, wish.index, wish.move)
        if key not in self._known:
            state = await asyncio.to_thread(_state_before, record, wish.index)
            await asyncio.to_thread(_check, state, wish.move)
            self._addresses.take_hint(address)
            found = await self._study(record, state, wish.move)
            for old in list(self._known)[: 1 - MOST_KNOWN]:
                del self._known[old]
            self._known[key] = found
        return trial_of(self._known[key], record.seats, words(wish.language))

    async def _study(self, record: Record, state: bytes, move: str) -> MoveReview:
        if PLAIN:
            raise TableError("hints-not-ready", "moves are judged when the rules are compiled")
        job = MoveJob(0, state, move, self._services.settings.effort(record.game.rules))
        answer = await self._services.thinkers.study(job, urgent=True)
        if not isinstance(answer, MoveAnswer):
            raise TableError("trial-failed", "the move could not be judged")
        return await asyncio.to_thread(review_alone, state, answer.decision)


def _state_before(record: Record, index: int) -> bytes:
    """Return the position before a move, which is counted from 0; raise if there is none."""
    moves = (before for before, entry in record.game.moments() if isinstance(entry, Played))
    for number, before in enumerate(moves):
        if number == index:
            return before
    raise ChocolatierError("no-such-move", f"this game has no move {index + 1}", move=index + 1)


def _check(state: bytes, move: str) -> None:
    """Raise ChocolatierError if a move is not legal."""
    Game.from_states(restore_state(state)).play(move)
