"""Comparing moves, and the command that prints it."""

import argparse
import json
import subprocess
import sys

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.engine import read_game
from chocolatier.bots.engine_command import add_engine
from chocolatier.bots.searcher import Searcher, Thought
from chocolatier.bots.think import analyse, lead, top_moves
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.bots.test_engine import LATE

Capture = pytest.CaptureFixture[str]


def thoughts(text: str, limits: Limits, k: int) -> list[Thought]:
    return top_moves(read_game(text.split()), limits, k, Searcher())


def without_clock(thought: Thought) -> tuple[object, ...]:
    return (thought.move, thought.values, thought.depth, thought.nodes, thought.line)


def test_late_moves_in_order() -> None:
    found = thoughts(LATE, Limits(nodes=10_000), 9)
    values = [
        (str(t.move), *(round(v, 1) for v in t.values), " ".join(map(str, t.line))) for t in found
    ]
    assert values == [
        ("CR4", 39, 14, "CR4 CB-"),
        ("CB4", 50, 26, "CB4 CR4"),
        ("CR-", 35, 14, "CR- CB-"),
        ("CB5", 39, 26, "CB5 CR4"),
        ("CB-", 31, 26, "CB- CR4"),
    ]
    assert all(thought.solved for thought in found)


def test_a_move_that_ends_the_game() -> None:
    best, *_ = thoughts(f"{LATE} moves CB4", Limits(nodes=1000), 3)
    assert (str(best.move), best.line, best.solved) == ("CR4", (best.move,), True)
    assert [round(value, 1) for value in best.values] == [50, 26]


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_order_and_lines(rules: Rules) -> None:
    game = Game(rules, seed=11)
    key = game.key
    for _ in range(3):
        found = top_moves(game, Limits(nodes=20_000), 4, Searcher())
        leads = [lead(thought.values, game.turn) for thought in found]
        assert leads == sorted(leads, reverse=True)
        assert len({thought.move for thought in found}) == 4
        for thought in found:
            assert len(thought.values) == rules.players
            assert thought.line[0] == thought.move
            replay = Game.from_states(game.state)
            for move in thought.line:
                replay.play(move)
        game.play(found[0].move)
    assert key != game.key


def test_equal_node_limits_give_equal_answers() -> None:
    one, two = (
        [without_clock(t) for t in thoughts("start 3-free-special seed 2", Limits(nodes=30_000), 5)]
        for _ in range(2)
    )
    assert one == two


def test_all_moves_are_searched_equally_deep() -> None:
    found = thoughts("start 2-coloured-plain seed 5", Limits(nodes=50_000), 6)
    assert len({thought.depth for thought in found}) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_moves_are_valued_for_the_seat_that_makes_them(players: int) -> None:
    """The search for the best move and the search after it must mean the same seat."""
    game = Game(Rules(players=players), seed=3)
    analysis = analyse(game, Limits(depth=3), 3, Searcher())
    best = Searcher().think(game, Limits(depth=3))
    assert lead(analysis.thoughts[0].values, game.turn) >= lead(best.values, game.turn) - 1e-6
    assert {thought.depth for thought in analysis.thoughts} == {3}


@pytest.mark.parametrize("limits", [Limits(nodes=1), Limits(depth=1), Limits(seconds=0.001)])
def test_small_limits(limits: Limits) -> None:
    assert len(thoughts("start 4-free-special seed 1", limits, 3)) == 3


def test_one_move_is_the_search_itself() -> None:
    game = Game(Rules(), seed=1)
    (only,) = top_moves(game, Limits(nodes=5000), 1, Searcher())
    assert without_clock(only) == without_clock(Searcher().think(game, Limits(nodes=5000)))


def test_nothing_to_compare() -> None:
    with pytest.raises(ChocolatierError) as caught:
        top_moves(Game.waiting(), Limits(nodes=5), 3, Searcher())
    assert caught.value.code == "nothing-to-decide"
    with pytest.raises(ChocolatierError) as caught:
        top_moves(Game(), Limits(nodes=5), 0, Searcher())
    assert caught.value.code == "bad-top"


def command(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_engine(parser.add_subparsers())
    options = parser.parse_args(arguments)
    status: int = options.run(options)
    return status


def test_table(capsys: Capture) -> None:
    assert command("think", LATE, "--top", "2") == 0
    head, first, second, last = (line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert head.split() == ["move", "seat", "1*", "seat", "2", "difference", "expected", "line"]
    assert first.split() == ["CR4", "39.0", "14.0", "0.0", "CR4", "CB-"]
    assert second.split() == ["CB4", "50.0", "26.0", "-1.0", "CB4", "CR4"]
    assert last.startswith("depth 2, ")
    assert last.endswith(" nodes/s, the round is solved")


def test_json(capsys: Capture) -> None:
    arguments = ["--nodes", "5000", "--depth", "9", "--threads", "2", "--json"]
    assert command("think", f"{LATE} moves CB4", *arguments) == 0
    content = json.loads(capsys.readouterr().out)
    assert list(content) == [
        "seat",
        "depth",
        "nodes",
        "seconds",
        "nodes_per_second",
        "solved",
        "moves",
    ]
    assert content["seat"] == 2
    assert content["solved"] is True
    first, second = content["moves"]
    assert [round(value) for value in first.pop("values")] == [50, 26]
    assert first == {"move": "CR4", "difference": 0, "depth": 1, "solved": True, "line": ["CR4"]}
    assert (second["move"], second["line"]) == ("CR-", ["CR-"])
    assert second["difference"] == pytest.approx(-7, abs=0.01)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["nonsense"], "position-field"),
        ([f"{LATE} moves CB4 CR4"], "nothing-to-decide"),
        ([LATE, "--top", "0"], "bad-top"),
        ([LATE, "--threads", "0"], "bad-threads"),
        ([LATE, "--threads", "65"], "bad-threads"),
        ([LATE, "--time", "0"], "bad-limit"),
        ([LATE, "--time", "nan"], "bad-limit"),
        ([LATE, "--nodes", "-1"], "bad-limit"),
        ([LATE, "--depth", "0"], "bad-limit"),
    ],
)
def test_refusals(arguments: list[str], code: str) -> None:
    with pytest.raises(ChocolatierError) as caught:
        command("think", *arguments)
    assert caught.value.code == code


def test_the_module_of_the_commands_is_light() -> None:
    script = "import sys, chocolatier.bots.engine_command; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_engine_command(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    warmed: list[bool] = []
    parser = argparse.ArgumentParser()
    add_engine(parser.add_subparsers(), lambda: warmed.append(True))
    options = parser.parse_args(["engine"])
    monkeypatch.setattr(sys, "stdin", iter(["isready\n", "quit\n"]))
    assert options.run(options) == 0
    assert capsys.readouterr().out == "readyok\n"
    assert warmed == [True]
