"""The compiled network equals plain numpy, and bad network files are refused."""

import random
from pathlib import Path

import numpy as np
import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.registry import make_bot
from chocolatier.bots.search.searcher import Searcher
from chocolatier.bots.value.chances import FURTHEST, STEP, goal_table, place_chances, pursue
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import KINDS, OVER, judge_all, values_of
from chocolatier.bots.value.loading import OFF, SHAPES, evaluation_of, network_name
from chocolatier.bots.value.network import HIDDEN, Network, packed
from chocolatier.bots.value.patterns import (
    BOTH,
    LEAD_AT,
    PATTERNS,
    SLOTS,
    START_AT,
    WORLD,
    WORLD_PATTERNS,
    WORLD_SLOTS,
)
from chocolatier.bots.value.readout import write_patterns
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.state import STATE, States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules


def _random_network(path: Path, rules: Rules, seed: int = 0) -> str:
    rng = np.random.default_rng(seed)
    arrays = {part: rng.normal(0, 0.3, shape) for part, shape in SHAPES.items()}
    arrays["board"][0] = arrays["world"][0] = 0
    arrays["spread"] = abs(arrays["spread"]) + 1
    name = network_name(rules)
    np.savez(path, **{f"{name}/{part}": a.astype(np.float32) for part, a in arrays.items()})  # type: ignore[arg-type]
    return str(path)


def _states(rules: Rules, count: int) -> np.ndarray:
    """Return states of random games, inside rounds and at their ends."""
    states = np.zeros(count, STATE)
    game, rng = Game(rules, seed=1), random.Random(1)
    for i in range(count):
        states[i] = game.state[0]
        if game.is_over:
            game = Game(rules, seed=i)
        game.play(rng.choice(game.legal_moves))
    return states


def _siblings(state: np.ndarray) -> list[States]:
    """Return the states after each action; none at the end of a round."""
    out = np.zeros(ACTIONS, np.int16)
    found = []
    for action in out[: calls.actions(state.reshape(1), out)].tolist():
        after = copy_state(state.reshape(1))
        calls.apply(after, action)
        found.append(after)
    return found


def _corrections(network: Network, boards: np.ndarray, world: np.ndarray) -> list[float]:
    """Return the network's points for one position, in plain numpy without its steps."""
    players = len(boards)
    rows, weights = network.board.astype(np.int64), network.last[:HIDDEN].astype(np.float64)
    sums = np.array([rows[patterns].sum(axis=0) for patterns in boards])
    table = network.world.astype(np.int64)[world].sum(axis=0)
    own, given = sums[:, :HIDDEN], sums[:, HIDDEN:]
    others = (given.sum(axis=0) - given) / (players - 1)
    found: list[float] = (np.maximum(table + own + others, 0) @ weights).tolist()
    return [points + float(network.last[HIDDEN]) for points in found]


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_compiled_equals_numpy(rules: Rules, tmp_path: Path) -> None:
    path = _random_network(tmp_path / "network.npz", rules)
    states = _states(rules, 80)
    boards = np.zeros((len(states), rules.players, BOTH), np.int64)
    world = np.zeros((len(states), WORLD), np.int64)
    write_patterns(states, boards, world)
    assert 0 < boards.max() < PATTERNS
    assert 0 < world.max() < WORLD_PATTERNS
    hand, learned = (np.zeros((len(states), 4), np.int64) for _ in range(2))
    kinds = np.zeros(len(states), np.int64)
    judge_all(states, evaluation_of(rules, OFF), hand, kinds)
    worth = evaluation_of(rules, path)
    judge_all(states, worth, learned, kinds)
    for i in range(len(states)):
        if kinds[i] == OVER:
            assert (hand[i] == learned[i]).all()
            continue
        expected = _corrections(worth.network, boards[i], world[i])
        got = (learned[i] - hand[i])[: rules.players] / MILLI
        assert got == pytest.approx(expected, abs=0.002)


@pytest.mark.parametrize("rules", RULE_SETS[::4], ids=str)
def test_what_is_kept_is_worth_the_same(rules: Rules, tmp_path: Path) -> None:
    """Boards are found again later; with moves from one position most of the rest is kept."""
    path = _random_network(tmp_path / "network.npz", rules)
    siblings = [after for state in _states(rules, 60) for after in _siblings(state)]
    worth, states = evaluation_of(rules, path), np.concatenate([_states(rules, 200), *siblings])
    values, kinds = np.zeros((len(states), 4), np.int64), np.zeros(len(states), np.int64)
    judge_all(states, worth, values, kinds)
    alone = np.zeros(4, np.int64)
    for i in range(len(states)):
        assert values_of(states[i : i + 1], worth, alone) == kinds[i]
        assert (alone[: rules.players] == values[i, : rules.players]).all()


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_any_network_plays_legally(rules: Rules, tmp_path: Path) -> None:
    network = _random_network(tmp_path / "network.npz", rules, seed=2)
    game, searcher = Game(rules, seed=4), Searcher(table_bits=12, network=network)
    while not game.is_over:
        thought = searcher.think(game, Limits(nodes=40))
        assert sum(thought.chances) == pytest.approx(1)
        game.play(thought.move)


def test_no_sum_overflows() -> None:
    """The largest sum that patterns could have fits into 16 bits, whatever was learned."""
    rng = np.random.default_rng(0)
    for size in (1e-9, 0.1, 30.0):
        board, world = (
            rng.uniform(-size, size, SHAPES[part]).astype(np.float32) for part in ("board", "world")
        )
        board[LEAD_AT:START_AT, 0] = board[START_AT, 0] = size
        network = packed(board, world, np.ones(HIDDEN + 1, np.float32))
        for rows, slots in ((network.board, SLOTS), (network.world, WORLD_SLOTS)):
            largest = np.maximum.reduceat(abs(rows.astype(np.int64)), slots).sum(axis=0)
            assert largest.max() <= np.iinfo(np.int16).max
        steps = 1 / network.last[0]
        assert abs(network.board / steps - board).max() <= 0.51 / steps
    assert network.board.max() > 500  # still fine steps where numbers are large


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_board_has_one_pattern_of_a_slot(rules: Rules) -> None:
    states = _states(rules, 200)
    boards = np.zeros((len(states), rules.players, BOTH), np.int64)
    world = np.zeros((len(states), WORLD), np.int64)
    write_patterns(states, boards, world)
    for patterns, slots in ((boards.reshape(-1, BOTH), SLOTS), (world, WORLD_SLOTS)):
        for met in patterns:
            found = np.searchsorted(slots, met[met > 0], side="right").tolist()
            assert len(found) == len(set(found))


def test_the_same_nodes_give_the_same_answer() -> None:
    for rules in (Rules(), Rules(players=3)):
        found = [
            Searcher(table_bits=14).think(Game(rules, seed=8), Limits(nodes=3000)) for _ in range(2)
        ]
        assert found[0].move == found[1].move
        assert found[0].values == found[1].values


def test_bad_network_files(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    wrong = {f"2-coloured/{part}": np.zeros(3) for part in SHAPES}
    for write in (
        lambda: None,
        lambda: bad.write_bytes(b""),
        lambda: bad.write_bytes(b"no network"),
        lambda: np.savez(bad, other=np.zeros(3)),
        lambda: np.savez(bad, **wrong),  # type: ignore[arg-type]
    ):
        write()
        evaluation_of.cache_clear()
        with pytest.raises(ChocolatierError) as error:
            evaluation_of(Rules(), str(bad))
        assert error.value.code == "bad-network"
        assert "bad.npz" in str(error.value)


def test_a_goal_is_named() -> None:
    with pytest.raises(ChocolatierError) as error:
        make_bot("search:goal=glory", "")
    assert error.value.code == "bot-goal"
    make_bot("search:goal=points,network=off", "").close()


def test_a_longer_lead_is_worth_more() -> None:
    goal = goal_table(np.append(np.full(KINDS - 1, 5.0), 0.1))
    leads = range(-(FURTHEST << STEP) + 1, FURTHEST << STEP, 777)
    for kind in (0, 3, OVER):
        worth = [pursue(goal, kind, lead) for lead in leads]
        assert worth == sorted(worth)
    assert pursue(goal, OVER, MILLI) > pursue(goal, 0, 10 * MILLI) > pursue(goal, 0, MILLI) > 0


def test_places() -> None:
    for row in place_chances((0.25,) * 4):
        assert list(row) == pytest.approx([0.25] * 4)
    places = place_chances((0.7, 0.3, 0.0))
    assert list(places[0]) == pytest.approx([0.7, 0.3, 0.0], abs=1e-6)
    assert places[2][2] == pytest.approx(1, abs=1e-6)
    for row in places:
        assert sum(row) == pytest.approx(1)
