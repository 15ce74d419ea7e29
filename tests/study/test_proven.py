"""What a review calls proven is what brute force finds."""

import random

import numpy as np
import pytest
from tools.exact import MOST_STATES, best_for_each, late_position, memory_of, solve

from chocolatier.bots.value.chances import pursue
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import values_of
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.study.reviews.decision import judge_played
from chocolatier.study.reviews.outlook import Effort, Looker, state_after
from chocolatier.study.reviews.review import Proof
from tests.study.games import finished, reviewed

POSITIONS = 8
LOOKER = Looker(Effort(nodes=100_000, solving=100_000, deals=1))


def worth_for_root(rules: Rules, leaf: States, root: int) -> int:
    """What alpha-beta makes of the end of a line."""
    values, worth = np.zeros(MAX_PLAYERS, np.int64), evaluation_of(rules)
    kind = values_of(leaf, worth, values)
    return int(pursue(worth.goal, kind, int(lead(values, root, rules.players))))


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_proven_line_is_the_best(rules: Rules) -> None:
    for index in range(POSITIONS):
        states = late_position(rules, random.Random(f"proven/{rules}/{index}"), 4)
        game = Game.from_states(states)
        found = LOOKER.look(game)
        assert found.solved
        if rules.players == 2:
            best = solve(states, game.turn, evaluation_of(rules), memory_of(rules), MOST_STATES)
            assert worth_for_root(rules, state_after(game, found.line), game.turn) == best
        else:
            values = best_for_each(states, evaluation_of(rules), {})
            assert [round(MILLI * one) for one in found.values] == list(values)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_last_move_of_a_game_is_proven(rules: Rules) -> None:
    """Its choices are few, so every one that does not win is known to lose."""
    game, found = finished(rules), reviewed(rules)
    last = found.moves[-1]
    assert last.after == tuple(seat.result for seat in found.seats)
    assert last.proof in (Proof.GAME, Proof.ROUND)
    game = game.copy()
    move = game.take_back()
    judged = judge_played(Game.from_states(game.state), move, LOOKER)
    assert judged.proven
    assert judged.played.ends_game
    if last.loss == 0:
        assert judged.gain < 0.5
