"""The search: exact at the end of a round, repeatable, and limited."""

import random
import threading
from pathlib import Path

import pytest
from tools.exact import compare, compare_maxn

from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Method, Searcher, Thought
from chocolatier.bots.value.judge import Evaluation
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules

SIGNATURE = Path(__file__).parent.parent / "data" / "search_signature.txt"


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_end_of_a_round_is_solved_exactly(rules: Rules) -> None:
    for index in range(8):
        compare(rules, f"{rules}/{index}", 5)


@pytest.mark.parametrize("rules", RULE_SETS[4:], ids=str)
def test_max_n_solves_the_end_of_a_round(rules: Rules) -> None:
    for index in range(8):
        compare_maxn(rules, f"{rules}/{index}", 3)


def signature() -> list[str]:
    """Return what the search finds on fixed positions within fixed nodes, on one thread."""
    lines = []
    for rules in RULE_SETS:
        for moves in (0, 5, 11):
            game = Game(rules, seed=f"signature {moves}", first=0)
            rng = random.Random(moves)
            for _ in range(moves):
                game.play(rng.choice(game.legal_moves))
            thought = Searcher(table_bits=16).think(game, Limits(nodes=4_000))
            values = " ".join(f"{value:.3f}" for value in thought.values)
            found = f"{thought.move} depth {thought.depth} nodes {thought.nodes} values {values}"
            lines.append(f"{rules} after {moves}: {found}")
    return lines


def test_signature() -> None:
    """It changes only with the search or its weights; ``make signature`` writes it again."""
    assert signature() == SIGNATURE.read_text(encoding="utf-8").splitlines()


def test_every_rule_set_gets_legal_moves() -> None:
    for rules in RULE_SETS:
        game = Game(rules, seed=3)
        searcher = Searcher(table_bits=14)
        while not game.is_over:
            thought = searcher.think(game, Limits(nodes=60))
            assert thought.line[0] == thought.move
            game.play(thought.move)


def test_two_threads() -> None:
    game = Game(seed=1)
    thought = Searcher(threads=2, table_bits=16).think(game, Limits(nodes=3_000))
    assert thought.nodes > 3_000
    assert game.is_legal(thought.move)


def test_reports_come_deeper_and_deeper() -> None:
    thoughts: list[Thought] = []
    game = Game(Rules(players=3), seed=1)
    final = Searcher(table_bits=16).think(game, Limits(nodes=400_000), report=thoughts.append)
    depths = [thought.depth for thought in thoughts]
    assert depths
    assert depths == sorted(set(depths))
    assert len(final.values) == 3
    assert final.depth >= max(depths)


def test_it_can_be_stopped_from_outside() -> None:
    searcher = Searcher(table_bits=16)
    timer = threading.Timer(0.05, searcher.stop)
    timer.start()
    thought = searcher.think(Game(Rules(players=4, special=True), seed=1), Limits())
    assert thought.depth >= 1
    assert not thought.solved


@pytest.mark.parametrize("method", Method)
def test_a_stop_before_the_start_holds_for_one_search(method: Method) -> None:
    searcher, game = Searcher(table_bits=12, method=method), Game(Rules(players=4), seed=1)
    searcher.stop()
    stopped = searcher.think(game, Limits(seconds=60))
    assert stopped.seconds < 30
    assert game.is_legal(stopped.move)
    assert searcher.think(game, Limits(nodes=1000)).nodes >= 1000


@pytest.mark.parametrize("method", Method)
def test_a_stop_during_the_start_holds(method: Method) -> None:
    class Hesitant(Searcher):
        def worth(self, rules: Rules) -> Evaluation:
            self.stop()  # as another thread may: a run is being made, and none is under way
            return super().worth(rules)

    searcher = Hesitant(table_bits=12, method=method)
    assert searcher.think(Game(Rules(players=4), seed=1), Limits(seconds=60)).seconds < 30


def test_a_stop_can_be_withdrawn() -> None:
    searcher = Searcher(table_bits=12)
    searcher.stop()
    searcher.withdraw_stop()
    assert searcher.think(Game(seed=1), Limits(nodes=1000)).nodes == 1000


def test_one_node_is_enough_for_a_move() -> None:
    game = Game(seed=1)
    assert game.is_legal(Searcher(table_bits=10).think(game, Limits(nodes=1)).move)


def test_nothing_to_decide() -> None:
    game = Game.waiting()
    assert game.phase is Phase.DEAL
    with pytest.raises(ChocolatierError) as error:
        Searcher(table_bits=10).think(game, Limits(nodes=1))
    assert error.value.code == "nothing-to-decide"


@pytest.mark.parametrize("limits", [{"seconds": 0}, {"nodes": -1}, {"depth": 0}])
def test_limits_are_positive(limits: dict[str, int]) -> None:
    with pytest.raises(ChocolatierError) as error:
        Limits(**limits)
    assert error.value.code == "bad-limit"


if __name__ == "__main__":
    SIGNATURE.write_text("\n".join(signature()) + "\n", encoding="utf-8")
