"""A review adds up exactly, can be repeated, and can be stopped."""

import pickle
import random
from contextlib import closing

import pytest

from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.study.reviews.chance import WHOLE, add, in_millionths, result_of
from chocolatier.study.reviews.chapters import StudiedRound, chapters_of
from chocolatier.study.reviews.jobs import (
    DealAnswer,
    DealJob,
    LookAnswer,
    LookJob,
    do_job,
    in_threads,
)
from chocolatier.study.reviews.outlook import Effort, sampled_deal
from chocolatier.study.reviews.review import (
    BLUNDER,
    INACCURACY,
    MISTAKE,
    Kind,
    Review,
    kind_of_loss,
)
from chocolatier.study.reviews.run import ReviewRun, review, steps_of
from tests.study.games import finished, reviewed, small_effort

TWO = Rules(players=2)


def check_sums(game: Game, found: Review) -> None:
    """Check everything that must add up, seat by seat."""
    chances = found.start
    steps = [(deal.round, -1, deal.before, deal.after) for deal in found.deals]
    steps += [(m.round, i, m.before, m.after) for i, m in enumerate(found.moves)]
    for _, _, before, after in sorted(steps, key=lambda step: step[:2]):
        assert before == chances
        assert sum(before) == WHOLE
        assert min(before) >= 0
        chances = after
    if found.agreed:
        chances = add(chances, found.agreed)
    assert chances == result_of(game)
    for seat, one in enumerate(found.seats):
        assert found.start[seat] + one.luck + sum(one.decisions) == one.result
        assert one.result == result_of(game)[seat]
        lost = sum(move.loss for move in found.moves if move.seat == seat)
        if not found.agreed:
            assert one.decisions[seat] == -lost
        assert one.luck == sum(deal.luck[seat] for deal in found.deals)
    for move in found.moves:
        assert sum(move.effect) == 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_it_adds_up(rules: Rules, bot: str) -> None:
    game, found = finished(rules, bot), reviewed(rules, bot)
    check_sums(game, found)
    assert [move.move for move in found.moves] == game.moves
    assert [deal.round for deal in found.deals] == list(range(1, game.round + 1))


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_luck_is_zero_on_average(rules: Rules) -> None:
    """Every sampled deal as the real one: its luck is what it has more than the mean of all."""
    effort = small_effort(rules)
    deal = chapters_of(finished(rules))[1].deal
    assert deal is not None
    answer = do_job(DealJob(0, deal.before, deal.after, 0, effort.deals, effort))
    assert isinstance(answer, DealAnswer)
    before = restore_state(deal.before)
    for number, shares in enumerate(answer.shares):
        dealt = do_job(LookJob(0, sampled_deal(before, deal.after, number).tobytes(), effort))
        assert isinstance(dealt, LookAnswer)
        assert dealt.outlook.shares == shares


def test_luck_does_not_depend_on_what_is_played() -> None:
    one, other = (reviewed(TWO, bot) for bot in ("greedy", "random"))
    assert one.moves[0].move != other.moves[0].move
    assert one.start == other.start
    assert one.deals[0].luck == other.deals[0].luck != (0, 0)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_every_move_is_judged(rules: Rules) -> None:
    for move in reviewed(rules, "random").moves:
        assert move.loss >= 0
        assert (move.kind in (Kind.FORCED, Kind.BEST)) == (move.loss == 0)
        assert move.line[0] == move.best
        assert move.played_line[0] == move.move
        assert (move.best == move.move) == (move.loss == 0)
        for row in move.places:
            assert sum(row) == pytest.approx(1)
        if move.loss:
            parts = [*move.parts.values(), *move.denial.values()]
            assert sum(parts) == pytest.approx(-move.lost)
            assert set(move.denial) == set(range(rules.players)) - {move.seat}


def test_random_moves_lose_more_than_a_search() -> None:
    def mean_loss(bot: str) -> float:
        found = reviewed(TWO, bot)
        return sum(seat.mean_loss for seat in found.seats) / 2

    assert mean_loss("random") > 3 * mean_loss("search:nodes=3000")
    assert reviewed(TWO, "random").seats[0].accuracy < 80


def test_kinds_by_loss() -> None:
    losses = [0, 1, INACCURACY, MISTAKE, BLUNDER]
    kinds = [Kind.BEST, Kind.GOOD, Kind.INACCURACY, Kind.MISTAKE, Kind.BLUNDER]
    assert [kind_of_loss(loss) for loss in losses] == kinds
    assert kind_of_loss(BLUNDER - 1) is Kind.MISTAKE


def test_millionths_add_up() -> None:
    rng = random.Random(1)
    for players in (2, 3, 4):
        for _ in range(200):
            parts = [rng.random() ** 4 for _ in range(players)]
            assert sum(in_millionths([part / sum(parts) for part in parts])) == WHOLE
    assert in_millionths([1 / 3] * 3) == (333_334, 333_333, 333_333)


@pytest.mark.parametrize("rules", [TWO, Rules(players=3, special=True)], ids=str)
def test_it_can_be_repeated_and_split(rules: Rules) -> None:
    game, effort = finished(rules), small_effort(rules)
    assert review(game, effort=effort, threads=2) == reviewed(rules)
    run = ReviewRun(game, effort)
    for job in reversed(run.jobs):
        run.take(pickle.loads(pickle.dumps(do_job(pickle.loads(pickle.dumps(job))))))
    assert run.review() == reviewed(rules)


def test_rounds_are_shown_as_they_come() -> None:
    run = ReviewRun(finished(TWO), small_effort(TWO))
    seen: list[StudiedRound] = []
    for step in steps_of(run):
        rounds = list(step.rounds())
        assert rounds[: len(seen)] == seen
        seen = rounds
        if len(seen) == 1:
            with pytest.raises(ChocolatierError, match="answers are missing"):
                run.review()
    whole = reviewed(TWO)
    assert [move for one in seen for move in one.moves] == list(whole.moves)
    assert tuple(one.deal for one in seen) == whole.deals


class _StoppedError(Exception):
    pass


@pytest.mark.parametrize("threads", [1, 2])
def test_it_can_be_stopped_and_goes_on(threads: int) -> None:
    def stop(done: int, total: int) -> None:
        assert done <= total
        if done == 5:
            raise _StoppedError

    with pytest.raises(_StoppedError):
        review(finished(TWO), effort=small_effort(TWO), threads=threads, progress=stop)

    run = ReviewRun(finished(TWO), small_effort(TWO))
    with closing(steps_of(run, in_threads(threads))) as steps:
        for step in steps:
            if step.done == 5:
                break
    assert run.done == 5
    assert len(run.missing) == len(run.jobs) - 5
    for _ in steps_of(run):
        pass
    assert run.review() == reviewed(TWO)


@pytest.mark.parametrize("moves", [1, 9, 200])
def test_an_agreement_is_counted_to_all(moves: int) -> None:
    game = Game(Rules(players=3), seed=4)
    rng = random.Random(2)
    for _ in range(moves):
        if not game.is_over:
            game.play(rng.choice(game.legal_moves))
    if game.is_over:
        game.take_back()
    game.agree_to_end()
    check_sums(game, review(game, effort=small_effort(game.rules)))


def test_a_game_from_a_position() -> None:
    begun = Game(TWO, seed=3)
    begun.play(begun.legal_moves[0])
    game = Game.from_position(begun.position, seed=8)
    while not game.is_over:
        game.play(game.legal_moves[-1])
    found = review(game, effort=small_effort(TWO))
    assert len(found.deals) == game.round - 1
    check_sums(game, found)


def test_what_cannot_be_reviewed() -> None:
    game = Game(TWO, seed=1)
    with pytest.raises(ChocolatierError, match="finished") as unfinished:
        review(game)
    assert unfinished.value.code == "review-unfinished"
    game.agree_to_end()
    with pytest.raises(ChocolatierError, match="no moves"):
        review(game)
    with pytest.raises(ChocolatierError, match="nodes must be a number above 0"):
        review(finished(TWO), effort=Effort(0, 1, 1))


def test_a_game_from_a_position_adds_up() -> None:
    source = finished(TWO, "greedy")
    state = [state for state, entry in source.moments() if isinstance(entry, Played)][-6]
    middle = Game.from_states(restore_state(state)).position
    for seed in ("one", "two"):
        game = Game.from_position(middle, seed)
        while not game.is_over:
            game.play(game.legal_moves[0])
        found = review(game, effort=small_effort(TWO))
        check_sums(game, found)
        for seat, one in enumerate(found.seats):
            assert one.points.boxed >= middle.boards[seat].score
            assert one.verdict.name
