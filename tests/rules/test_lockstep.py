"""A hundred games per rule set in lock-step; ``make soak`` plays more."""

import pytest

from chocolatier.rules.core.numbers import Ending
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.lockstep import play_batch

BATCH, BATCHES = 50, 2


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_core_and_naive_model_agree(rules: Rules, batch: int) -> None:
    endings, actions = play_batch(rules, batch * BATCH, BATCH)
    assert endings.total() == BATCH
    assert endings[Ending.NONE] == 0
    assert actions > 30 * BATCH
