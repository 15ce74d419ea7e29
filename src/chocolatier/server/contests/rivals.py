"""The rival's games: the best bot plays a contest's deals, behind everything a person waits for."""

from chocolatier.errors import TableError
from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.server.faults import faults
from chocolatier.server.tables.services import Services
from chocolatier.server.thinking.jobs import Failure, Job
from chocolatier.store.contests import KeptContest
from chocolatier.study.contests.contest import RIVAL, ContestPlan, bot_seed, rival_limits


def plan_of(contest: KeptContest) -> ContestPlan:
    """Return the game of a contest."""
    return ContestPlan(contest.rules, contest.levels, contest.first, contest.seed)


def rival_game(contest: KeptContest) -> Game | None:
    """Return the rival's game; None until it is played."""
    if contest.rival is None:
        return None
    game = plan_of(contest).begin()
    for move in contest.rival.split():
        game.play(move)
    return game


class Rivals:
    """Plays the games that are wanted, one after the other."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._wanted: set[str] = set()

    def comes(self, contest: str) -> bool:
        """Return whether a game is being played, or will be."""
        return contest in self._wanted

    def want(self, contest: KeptContest) -> None:
        """Let the rival play, unless it has."""
        if contest.rival is None and contest.id not in self._wanted:
            self._wanted.add(contest.id)
            self._services.tasks.spawn(self._play(contest))

    async def _play(self, contest: KeptContest) -> None:
        try:
            moves = await self._moves(contest)
            if moves is not None:
                store = self._services.archive.store.contests
                await self._services.archive.change(lambda: store.keep_rival(contest.id, moves))
        except TableError as error:
            faults.report("a rival's game cannot be stored", error)
        except RuntimeError:  # the server stops: the next one plays it
            return
        finally:
            self._wanted.discard(contest.id)

    async def _moves(self, contest: KeptContest) -> str | None:
        """Return the moves of all seats; None if a bot fails."""
        game = plan_of(contest).begin()
        while not game.is_over:
            level = contest.levels[game.turn]
            states, seed = copy_state(game.state), bot_seed(game, contest.seed)
            job = (
                Job(RIVAL, states, seed, rival_limits(game.rules))
                if level is None
                else Job(level, states, seed)
            )
            move = await self._services.thinkers.play(job)
            if isinstance(move, Failure):
                faults.report("a rival's game failed", RuntimeError(move.reason))
                return None
            game.play(move)
        return " ".join(map(str, game.moves))
