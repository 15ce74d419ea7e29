"""Every position of random games is accepted, and so is every end by agreement from there."""

import random

import pytest

from chocolatier.rules.codec import read_actions, read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import SHARE_ACTION, colour_of, source_of, target_of
from chocolatier.rules.core.numbers import FLOOR_SPACES, Ending, Phase, Side
from chocolatier.rules.core.state import (
    States,
    copy_state,
    empty_deal,
    empty_log,
    empty_state,
    empty_trail,
)
from chocolatier.rules.deal import generator
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.rules.validity import checked_state
from tests.rules.positions import board, table

OPTIONS = ("3-free-special+faces-once+marker-falls", "4-coloured-special+marker-falls+limit-3")
GAMES = 4


def _accepted(states: States) -> Position:
    """The position is written back as it was, and so it is after an agreement to end."""
    position = read_state(states)
    assert checked_state(position).tobytes() == states.tobytes(), position
    if position.phase is not Phase.OVER:
        agreed = copy_state(states)
        calls.agree_to_end(agreed, empty_log(), empty_trail())
        assert checked_state(read_state(agreed)).tobytes() == agreed.tobytes(), position
    return position


def _choose(rng: random.Random, style: int, position: Position, actions: list[int]) -> int:
    """A random action: any, mostly to floor and line 5, or as much as can be to the floor."""
    picks = [action for action in actions if action < SHARE_ACTION]
    drops = [action for action in picks if target_of(action) in ((), (0, 5), (0,))[style]]
    if not drops or rng.random() < 0.1:
        return rng.choice(actions)
    if style == 1:
        return rng.choice(drops)

    def size(action: int) -> tuple[bool, int]:
        source = source_of(action)
        return source > 0, position.sources[source][colour_of(action)]

    return max(drops, key=size)


def walk(rules: Rules, seed: str) -> set[str]:
    """Play a random game and check all its positions; how it ended and where the marker was."""
    rng = random.Random(seed)
    style = rng.randrange(3)
    states, deals, met = empty_state(), empty_deal(), set[str]()
    calls.start(states, rules.players, rules.options, rules.round_limit, rng.randrange(2))
    while True:
        position = _accepted(states)
        if position.phase is Phase.OVER:
            return met | {position.ending.name}
        if position.phase is Phase.DEAL:
            calls.draw(states, generator(seed, position.round + 1), deals)
            calls.lay(states, deals)
            continue
        if not (position.marker or any("M" in b.floor + (b.spare or "") for b in position.boards)):
            holder = position.boards[position.next_first]
            met.add("beside" if len(holder.floor) == FLOOR_SPACES else "settled")
        calls.apply(states, _choose(rng, style, position, read_actions(states)))


@pytest.mark.parametrize("name", [*map(str, RULE_SETS), *OPTIONS])
def test_every_position_of_random_games(name: str) -> None:
    rules = Rules.parse(name)
    endings = {ending.name for ending in Ending}
    for index in range(GAMES):
        assert walk(rules, f"{name}/{index}") & endings


def test_r17_a_marker_beside_a_full_floor() -> None:
    full = board({2: "WW"}, floor="B" * FLOOR_SPACES, score=20)
    game = table(
        centre="T", factories=["R"], side=Side.FREE, boards=[board({2: "KK"}), full], turn=1
    )
    for move in ("CT1", "1R5", "2@1"):
        game.play(move)
        position = game.position
        assert (position.marker, position.next_first, position.boards[1].floor) == (
            False,
            1,
            "B" * FLOOR_SPACES,
        )
        assert Game.from_position(position).key == game.key


def test_r24_a_marker_that_was_paid_for_is_away_while_others_box() -> None:
    boards = [board({1: "T"}, floor="M"), board({1: "T"})]
    game = table(factories=["R"], side=Side.FREE, boards=boards, first=0, turn=1)
    game.play("1R5")
    game.play("1@1")
    assert (game.phase, game.turn, game.position.boards[0].floor) == (Phase.BOX, 1, "")
    assert Game.from_position(game.position).key == game.key
