"""Copies of a game, comparison, pickles, and a game in words."""

import pickle

import numpy as np
import pytest

from chocolatier.errors import (
    ChocolatierError,
    DealError,
    IllegalMoveError,
    MoveTextError,
    RulesError,
)
from chocolatier.notation.drawing import draw_position
from chocolatier.rules.core.state import STATE
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from tests.rules.game.playing import EVERY_RULES, random_game


def test_a_copy_is_independent() -> None:
    game = Game(seed=7)
    game.play("4T2")
    twin = game.copy()
    assert (twin, twin.history, twin.seed) == (game, game.history, "7")
    twin.play("1W1")
    assert (len(game.moves), game.turn, len(twin.moves), twin.turn) == (1, 1, 2, 0)
    game.take_back()
    assert (len(game.moves), len(twin.moves)) == (0, 2)
    assert game == Game(seed=7)


def test_a_copy_is_equal_whatever_memory_it_gets() -> None:
    game = Game(seed=7)
    copies = []
    for _ in range(20):
        dirt = np.full(STATE.itemsize, 255, np.uint8)  # numpy hands small blocks out again
        del dirt
        copies.append(game.copy())
    assert copies == [game] * 20
    assert {twin.key for twin in copies} == {game.key}


def test_a_state_has_no_byte_outside_its_fields() -> None:
    """``copy()`` leaves padding as it finds it, so equal states would not be equal bytes."""
    assert STATE.names is not None
    assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names)


def test_equality_and_key_are_those_of_the_position() -> None:
    game, twin = Game(seed=7), Game(seed=7)
    assert len({game.key, twin.key, game.copy().key}) == 1
    twin.play("4T2")
    assert game != twin
    assert game.key != twin.key
    assert game != Game(Rules(round_limit=99), seed=7)
    assert game != "4T2"


@EVERY_RULES
def test_pickle(rules: Rules) -> None:
    game = Game(rules, "pickle")
    for _ in range(25):
        game.play(game.legal_moves[0])
    twin: Game = pickle.loads(pickle.dumps(game))
    assert (twin, twin.history, twin.rounds) == (game, game.history, game.rounds)
    move = game.legal_moves[-1]
    game.play(move)
    twin.play(move)
    assert (twin, twin.history) == (game, game.history)
    assert twin.take_back() == game.take_back()


@pytest.mark.parametrize("kind", [MoveTextError, IllegalMoveError, RulesError, DealError])
def test_errors_survive_pickle(kind: type[ChocolatierError]) -> None:
    error = pickle.loads(pickle.dumps(kind("a-code", "what is wrong", rule="R9")))
    assert type(error) is kind
    assert (error.code, str(error), error.details) == ("a-code", "what is wrong", {"rule": "R9"})


def test_repr_and_str() -> None:
    game = Game(seed=7)
    game.play("4T2")
    words = "2-coloured-plain, round 1, drafting, seat 2 to move, score 0:0"
    assert repr(game) == f"<Game {words}>"
    drawn = draw_position(game.position).splitlines()
    assert drawn[0] == words
    assert drawn[4:7] == ["  4  -", "  5  T T W W", "  C  B K M"]
    assert drawn[7] == "  bag 80: T13 B17 W15 K19 R16   lid 0: T0 B0 W0 K0 R0"
    assert drawn[9].split() == ["Seat", "1", "score", "0", ">", "Seat", "2", "score", "0"]
    assert drawn[11] == "  2       T T | r t b w k   2       . . | r t b w k"


@EVERY_RULES
def test_drawings_fit_a_terminal_and_end_in_words(rules: Rules) -> None:
    for game in random_game(rules, "draw"):
        assert all(len(line) <= 80 for line in draw_position(game.position).splitlines())
    assert f"over ({game.ending.name.lower()})" in repr(game)
