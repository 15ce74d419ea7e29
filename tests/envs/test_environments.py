"""The environments pass the tests of the libraries that they are made for."""

import contextlib
import io

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, render_test, seed_test

from chocolatier import RULE_SETS, ChocolatierError, Game, Reward, Rules
from chocolatier.envs.aec import ChocolatierEnv, env
from chocolatier.envs.single import ChocolatierSingleEnv
from chocolatier.envs.vector import ChocolatierVectorEnv


def legal(mask: np.ndarray, choose: np.random.Generator) -> int:
    """Return a random one of the legal actions."""
    return int(choose.choice(np.flatnonzero(mask)))


# --- PettingZoo --------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo() -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env(), num_cycles=100)
        seed_test(env, num_cycles=50)
        render_test(lambda render_mode: env(render_mode=render_mode))


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_every_seat_is_an_agent(rules: Rules) -> None:
    table, choose = env(rules, Reward.PLACE), np.random.default_rng(3)
    table.reset(seed=8)
    game = table.game
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        assert not cut
        total[agent] += reward
        if over:
            table.step(None)
            continue
        assert agent == f"seat_{game.turn + 1}"
        assert (seen["action_mask"] == info["action_mask"]).all()
        action = legal(seen["action_mask"], choose)
        game.play(action)
        table.step(action)
        if game.key != table.game.key:
            game = table.game  # a new round was dealt
    assert game.is_over
    places = game.ranking
    order = sorted(total, key=total.__getitem__, reverse=True)
    assert places[int(order[0][-1]) - 1] == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table: ChocolatierEnv = env()
    table.reset(seed=1)
    before = table.game.key
    with pytest.raises(ChocolatierError, match="not legal"):
        table.step(334)
    assert table.game.key == before
    assert "round 1" in (env(render_mode="ansi").render() or "")


# --- Gymnasium ---------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_checks_the_environment_of_one_agent() -> None:
    check_env(ChocolatierSingleEnv("random"), skip_render_check=True)


@pytest.mark.parametrize("rules", ["2-coloured-plain", "3-free-special", "4-coloured-special"])
def test_one_agent_against_bots(rules: str) -> None:
    table = ChocolatierSingleEnv("random", rules, Reward.SCORE, render_mode="ansi")
    choose = np.random.default_rng(5)
    rewards, seats = [], set()
    for seed in range(4):
        _, info = table.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert (table.action_masks() == info["action_mask"]).all()
            _, reward, over, cut, info = table.step(legal(info["action_mask"], choose))
            assert not cut
        rewards.append(reward)
        seats.add(info["seat"])
        assert table.game.is_over
    assert any(rewards)
    assert len(seats) > 1
    assert "over" in (table.render() or "")
    with pytest.raises(ChocolatierError, match="reset the environment"):
        table.step(0)
    table.close()


def test_an_illegal_action_ends_the_game_of_one_agent() -> None:
    table = ChocolatierSingleEnv("random", seat=1)
    _, info = table.reset(seed=1)
    assert info["seat"] == 1
    _, reward, over, _, info = table.step(334)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ChocolatierError, match="1 opponents are needed"):
        ChocolatierSingleEnv(["random", "random"])
    with pytest.raises(ChocolatierError, match="seat must be 0 to 1"):
        ChocolatierSingleEnv(seat=2)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_both_ways_to_begin_again(mode: AutoresetMode) -> None:
    games = ChocolatierVectorEnv(8, "2-free-special", autoreset_mode=mode)
    assert isinstance(games, gymnasium.vector.VectorEnv)
    seen, info = games.reset(seed=3)
    assert games.observation_space.contains(seen)
    assert games.metadata["autoreset_mode"] is mode
    choose = np.random.default_rng(1)
    ended = 0
    before = np.zeros(8, bool)
    for _ in range(200):
        actions = np.array(
            [legal(mask, choose) if mask.any() else 0 for mask in info["action_mask"]]
        )
        movers = info["seat"]
        seen, rewards, over, cut, info = games.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        for i in np.flatnonzero(over).tolist():
            ended += 1
            assert rewards[i] == info["rewards"][i, movers[i]]
            if mode is AutoresetMode.SAME_STEP:
                assert info["_final_obs"][i]
                assert info["final_obs"][i].shape == seen[i].shape
                assert games.batch.game(i).round == 1
                assert info["final_info"]["scores"].shape == (8, 2)
            else:
                assert games.batch.game(i).is_over
                assert not info["action_mask"][i].any()
        if mode is AutoresetMode.NEXT_STEP:
            assert all(games.batch.game(i).round == 1 for i in np.flatnonzero(before).tolist())
            before = over
    assert ended > 8
    games.close()


# --- OpenSpiel ---------------------------------------------------------------------------


def test_openspiel_plays_and_serialises() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import chocolatier.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("python_chocolatier(rules=2-coloured-special)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_openspiel_is_the_same_game(rules: Rules) -> None:
    from chocolatier.envs.openspiel import ChocolatierGame

    choose = np.random.default_rng(2)
    state = ChocolatierGame({"rules": str(rules)}).new_initial_state()
    played = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(choose.choice(outcomes, p=chances)))
        else:
            game: Game = state.game
            assert state.legal_actions() == sorted(game.legal_actions)
            assert state.current_player() == game.turn
            state.apply_action(int(choose.choice(state.legal_actions())))
            played += 1
    outcome = state.game.outcome()
    assert outcome is not None
    returns = state.returns()
    best = {seat for seat in range(rules.players) if returns[seat] == max(returns)}
    assert best == set(outcome.winners)
    assert played > 20
