"""What is learned from: targets, and colours that are all one on the free side."""

from pathlib import Path

import numpy as np
import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.search import puct
from chocolatier.bots.search.runs import TreeRun, tree_size
from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.turns import legal_actions
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import KINDS, judge_all
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.errors import ChocolatierError
from chocolatier.lab.training.calibrate import CERTAIN, fit_spread, reliability, shares
from chocolatier.lab.training.games import Games, load_games, save_games
from chocolatier.lab.training.samples import join, samples_of, shuffle_colours
from chocolatier.lab.training.selfplay import (
    MOST_KEPT,
    Conduct,
    SelfPlayTask,
    play_game,
    play_games,
    start_game,
)
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Phase, Side
from chocolatier.rules.core.state import STATE, States
from chocolatier.rules.ruleset import Rules


def _games(rules: Rules, seed: str = "samples", games: int = 6) -> Games:
    return play_games(SelfPlayTask(rules, seed, games, (20, 60), 30, OFF))


def test_the_same_task_gives_the_same_games() -> None:
    first, second = _games(Rules()), _games(Rules())
    assert first.states.tobytes() == second.states.tobytes()
    assert first.states.tobytes() != _games(Rules(), "another").states.tobytes()


def test_trees_play_as_the_bots_do() -> None:
    rules, playouts = Rules(3), 25
    worth, rng = evaluation_of(rules, OFF), np.ones(1, np.uint64)
    kept: States = np.zeros(MOST_KEPT, STATE)
    states = start_game(rules, 0)
    tree = np.zeros(tree_size(playouts), puct.NODE)
    conduct = Conduct(playouts, explored=0, random=0, inside=100)
    n = play_game(states, new_table(10), tree, worth, rng, conduct, kept)
    compared = 0
    for i in range(n - 1):
        here: States = kept[i : i + 1].copy()
        if here["phase"][0] != Phase.DRAFT:
            continue
        run = TreeRun(here, Limits(nodes=playouts), worth, 1, puct.PUCT, rng)
        run.work(0)
        calls.apply(here, run.line()[0])
        if here["phase"][0] == Phase.DRAFT and len(legal_actions(here)) > 1:
            assert here.tobytes() == kept[i + 1 : i + 2].tobytes()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", ["2-coloured-plain", "3-free-special", "4-coloured-special"])
def test_games_know_their_rules(name: str, tmp_path: Path) -> None:
    games = _games(Rules.parse(name), games=1)
    save_games(tmp_path / "07-0001.npz", games)
    assert str(load_games(tmp_path / "07-0001.npz").rules) == str(games.rules) == name
    if games.rules.side is Side.FREE:
        assert shuffle_colours(games, np.random.default_rng(1)).rules == games.rules


def test_games_of_another_version_are_refused(tmp_path: Path) -> None:
    games, path = _games(Rules(), games=1), tmp_path / "games.npz"
    octets = games.states.view(np.uint8).reshape(len(games.states), -1)[:, :-8]
    np.savez(path, states=octets, game=games.game, scores=games.scores, wins=games.wins)
    with pytest.raises(ChocolatierError, match=r"another version; delete the file") as error:
        load_games(path)
    assert str(path) in str(error.value)


def test_every_game_ends_with_its_end(tmp_path: Path) -> None:
    games = _games(Rules(players=3, special=True))
    save_games(tmp_path / "games.npz", games)
    again = load_games(tmp_path / "games.npz")
    assert again.states.tobytes() == games.states.tobytes()
    last = np.append(again.game[1:] != again.game[:-1], True)
    assert ((again.states["phase"] == Phase.OVER) == last).all()
    assert again.wins.sum(axis=1) == pytest.approx(1)
    assert (again.states["player"]["score"][last] == again.scores).all()


def test_targets_mix_what_is_believed_at_the_end_of_rounds() -> None:
    games = _games(Rules())
    samples = samples_of(games, OFF, 0.0)
    assert (samples.target == samples.scores).all()
    believed = samples_of(games, OFF, 1.0)
    states = games.states[games.states["phase"] != Phase.OVER]
    ends = np.flatnonzero(states["phase"] == Phase.DEAL)
    for i in ends:
        if i and believed.game[i - 1] == believed.game[i]:
            assert believed.target[i - 1] == pytest.approx(believed.hand[i])


def test_games_of_different_parts_stay_different() -> None:
    part = samples_of(_games(Rules(), games=2), OFF, 0.0)
    both = join([part, part])
    assert len(both.game) == 2 * len(part.game)
    assert set(both.game) == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 4])
def test_the_free_side_does_not_tell_colours_apart(players: int) -> None:
    rules = Rules(players, Side.FREE, special=True)
    games = _games(rules)
    other = shuffle_colours(games, np.random.default_rng(1))
    assert other.states.tobytes() != games.states.tobytes()
    values = np.zeros((2, len(games.states), 4), np.int64)
    kinds = np.zeros(len(games.states), np.int64)
    for states, out in zip((games.states, other.states), values, strict=True):
        judge_all(states, evaluation_of(rules, OFF), out, kinds)
    assert (values[0] == values[1]).all()


def test_the_spread_is_found_again() -> None:
    rng = np.random.default_rng(3)
    values = rng.normal(0, 9 * MILLI, (20_000, 2))
    kinds = np.full(len(values), 3)
    chances = shares(values, np.full(len(values), 6.0))
    first = rng.random(len(values)) < chances[:, 0]
    wins = np.stack([first, ~first], axis=1).astype(float)
    spread = fit_spread(values, wins, kinds)
    assert spread[3] == pytest.approx(6, rel=0.1)
    assert spread[KINDS - 1] == CERTAIN
    assert reliability(chances, wins).error < 0.02
    assert reliability(1 - chances, wins).error > 0.2
