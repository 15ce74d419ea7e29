"""Batches of games against single ones."""

import numpy as np
import pytest

from chocolatier import (
    RULE_SETS,
    Batch,
    ChocolatierError,
    Game,
    Reward,
    Rules,
)
from chocolatier.envs.observation import layout, scales
from chocolatier.errors import RulesError
from chocolatier.rules.core.numbers import LETTERS, Face, Phase
from chocolatier.rules.core.state import copy_state

GAMES = 6


def expected(game: Game, seat: int) -> dict[str, int]:
    """Return what a seat sees, by the names of the columns, from the position's plain data."""
    position = game.position
    players = position.rules.players
    seen: dict[str, int] = {}
    for k in range(players):
        board = position.boards[(seat + k) % players]
        seen[f"seat {k}: score"] = min(board.score, 127)
        for row, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
            for c in LETTERS:
                seen[f"seat {k}: line {row}: {c}"] = line.count(c)
                seen[f"seat {k}: row {row}: column of {c}"] = cells.find(c) + 1
        seen[f"seat {k}: things on the floor"] = len(board.floor)
        seen[f"seat {k}: marker on the floor"] = int("M" in board.floor)
        spare = 0 if board.spare is None else 1 + (LETTERS + "M").find(board.spare or "?") + 1
        seen[f"seat {k}: spare factory"] = spare
    for source, counts in enumerate(position.sources):
        for c, n in zip(LETTERS, counts, strict=True):
            seen[f"factory {source}: {c}" if source else f"centre: {c}"] = n
    for slot in range(1, position.rules.factories + 1):
        face = position.gold.get(slot)
        seen[f"factory {slot}: gold face, 1 + Face"] = 0 if face is None else face + 1
    seen["marker in the centre"] = int(position.marker)
    seen["seat that started this round"] = (position.first - seat) % players
    seen["seat that starts the next round"] = (position.next_first - seat) % players
    for c, bag, lid in zip(LETTERS, position.bag, position.lid, strict=True):
        seen[f"bag: {c}"], seen[f"lid: {c}"] = bag, lid
    seen["round"] = position.round
    seen["phase"] = int(position.phase)
    share = [slot for slot, face in position.gold.items() if face is Face.SHARE]
    pending = position.sources[share[0]] if share and position.phase is Phase.SHARE else (0,) * 5
    for c, n in zip(LETTERS, pending, strict=True):
        seen[f"to be sent: {c}"] = int(n > 0)
    return seen


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_batch_is_many_games(rules: Rules) -> None:
    batch = Batch(rules, GAMES, seed=4)
    names = [column.name for column in layout(rules.players)]
    finished = 0
    while not batch.done.all():
        masks, seen, actions = batch.masks(), batch.observe(), batch.random_actions()
        games = [Game.from_states(batch.states[i : i + 1]) for i in range(GAMES)]
        for i, game in enumerate(games):
            assert np.flatnonzero(masks[i]).tolist() == sorted(game.legal_actions)
            assert dict(zip(names, seen[i].tolist(), strict=True)) == expected(game, game.turn)
            if not game.is_over:
                assert int(actions[i]) in game.legal_actions
                game.play(int(actions[i]))
        batch.step(actions)
        for i, game in enumerate(games):
            if game.phase is not Phase.DEAL:
                assert game.key == batch.states[i : i + 1].tobytes()
            finished += game.is_over
    assert finished >= GAMES
    assert (scales(rules.players) * seen <= 1).all()


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_rewards_follow_the_places(rules: Rules) -> None:
    batch = Batch(rules, 20, seed=1)
    assert not batch.rewards().any()
    while not batch.done.all():
        batch.step(batch.random_actions())
    wins, scores, places = (batch.rewards(kind) for kind in Reward)
    for i in range(20):
        game = batch.game(i)
        outcome = game.outcome()
        assert outcome is not None
        if len(outcome.winners) < rules.players:
            assert set(np.flatnonzero(wins[i] > 0)) == set(outcome.winners)
        assert wins[i].sum() == pytest.approx(0, abs=1e-6)
        assert places[i].sum() == pytest.approx(0, abs=1e-6)
        assert (
            np.argsort(-places[i], kind="stable").tolist()
            == np.argsort(outcome.places, kind="stable").tolist()
        )
        lead = outcome.scores[0] - sum(outcome.scores[1:]) / (rules.players - 1)
        assert scores[i, 0] == pytest.approx(max(-1, min(1, lead / 100)))
        assert batch.scores[i].tolist() == list(outcome.scores)


def test_equal_seeds_give_equal_games_in_any_number_of_threads() -> None:
    one, two = (Batch("3-free-special", 7, seed=9, threads=threads) for threads in (1, 3))
    for _ in range(60):
        assert one.states.tobytes() == two.states.tobytes()
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        assert (one.step(actions) == two.step(actions)).all()
    two.close()
    other = Batch("3-free-special", 7, seed=10)
    assert other.states.tobytes() != Batch("3-free-special", 7, seed=9).states.tobytes()


@pytest.mark.parametrize("rules", ["2-coloured-plain", "4-free-special"])
def test_a_pass_is_step_rewards_reset_masks_and_observations(rules: str) -> None:
    one, two = Batch(rules, 7, seed=9), Batch(rules, 7, seed=9, threads=3)
    masks, seen = two.masks(), two.observe()
    finished = 0
    for _ in range(200):
        actions = one.random_actions()
        ended, rewards = two.step_and_reset(two.random_actions(), Reward.PLACE, masks, seen)
        done = one.step(actions)
        assert (ended == done).all()
        assert (rewards == one.rewards(Reward.PLACE)).all()
        finished += int(done.sum())
        one.reset(done)
        assert not two.done.any()
        assert one.states.tobytes() == two.states.tobytes()
        assert (masks == one.masks()).all()
        assert (seen == one.observe()).all()
    assert finished > 3
    two.close()


def test_a_pass_refuses_what_a_step_refuses() -> None:
    batch = Batch(games=2)
    before = copy_state(batch.states)
    with pytest.raises(ChocolatierError, match="2 actions are not legal"):
        batch.step_and_reset(np.array([334, -1]))
    assert batch.states.tobytes() == before.tobytes()
    with pytest.raises(ChocolatierError, match="masks must have the shape"):
        batch.step_and_reset(batch.random_actions(), masks=np.zeros((2, 3), np.uint8))
    with pytest.raises(ChocolatierError, match="seen must have the shape"):
        batch.step_and_reset(batch.random_actions(), seen=np.zeros((2, 3), np.int8))


def test_only_the_chosen_games_begin_again() -> None:
    batch = Batch("2-coloured-plain", 3, seed=2)
    for _ in range(5):
        batch.step(batch.random_actions())
    before = copy_state(batch.states)
    batch.reset(np.array([0, 1, 0], np.uint8))
    same = [batch.states[i].tobytes() == before[i].tobytes() for i in range(3)]
    assert same == [True, False, True]
    assert batch.game(1).position.boards == Game(seed=1).position.boards


def test_what_is_wrong_is_said() -> None:
    batch = Batch(games=2)
    before = copy_state(batch.states)
    with pytest.raises(ChocolatierError, match="2 actions are not legal"):
        batch.step(np.array([334, -1]))
    assert batch.states.tobytes() == before.tobytes()
    with pytest.raises(ChocolatierError, match="actions must have the shape"):
        batch.step(np.array([1]))
    with pytest.raises(ChocolatierError, match="not an array of whole numbers"):
        batch.step(np.array([0.5, 1]))
    with pytest.raises(ChocolatierError, match="games must be at least 1"):
        Batch(games=0)
    with pytest.raises(ChocolatierError, match="seed must have the shape"):
        batch.seed([1])


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_a_layout_is_for_two_to_four(players: int) -> None:
    for describe in (layout, scales):
        with pytest.raises(RulesError, match="the game is for 2, 3 or 4"):
            describe(players)


def test_copies_of_a_game_go_on_apart() -> None:
    game = Game("3-free-special", seed=2)
    actions = np.array(game.legal_actions)
    with Batch.from_states(np.repeat(game.state, len(actions))) as batch:
        assert (batch.rules, len(batch)) == (game.rules, len(actions))
        batch.step(actions)
        for i, action in enumerate(actions.tolist()):
            after = game.copy()
            after.play(action)
            assert batch.game(i).key == after.key
    assert repr(batch) == f"<Batch of {len(actions)} games 3-free-special, 0 over>"


def test_states_that_do_not_go_together_are_refused() -> None:
    two, three = Game(seed=1), Game("3-free-plain", seed=1)
    with pytest.raises(ChocolatierError, match="must have the same rules"):
        Batch.from_states(np.concatenate([two.state, three.state]))
    with pytest.raises(ChocolatierError, match="must have the same rules"):
        Batch.from_states(two.state[:0])
    with pytest.raises(ChocolatierError, match="waits for its deal"):
        Batch.from_states(Game.waiting().state)
    two.agree_to_end()
    assert Batch.from_states(two.state).done.all()
