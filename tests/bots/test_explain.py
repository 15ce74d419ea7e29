"""Why a move: the parts of expected points, and the words for them."""

import argparse
import json

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.engine import read_game
from chocolatier.bots.engine_command import add_engine
from chocolatier.bots.explain import (
    PARTS,
    Comparison,
    compare,
    explain,
    judge_move,
    sentence,
    tenths,
)
from chocolatier.bots.searcher import Searcher
from chocolatier.bots.think import lead, top_moves
from chocolatier.rules.game import Game
from chocolatier.rules.move import parse_move
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.bots.test_engine import LATE

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_parts_add_up(rules: Rules) -> None:
    game = Game(rules, seed="explain")
    while game.round < 3:
        thoughts = top_moves(game, Limits(nodes=400), 3, Searcher(table_bits=12))
        for thought, reason in zip(thoughts, explain(game, thoughts), strict=True):
            judged = judge_move(game, thought)
            assert [sum(parts.values()) for parts in judged.seats] == pytest.approx(thought.values)
            behind = lead(thought.values, game.turn) - lead(thoughts[0].values, game.turn)
            assert reason.total == pytest.approx(behind)
            assert tuple(reason.own) == PARTS
            assert set(reason.denial) == set(range(rules.players)) - {game.turn}
        game.play(thoughts[0].move)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_points_are_whole_without_what_is_to_come(rules: Rules) -> None:
    """``insight`` takes up what is left over, which must be nothing once the game is over.

    Points, floor and earned bonuses of a finished game are whole numbers; the search adds only
    thousandths for the tie-break (R31).
    """
    game = Game(rules, seed="explain")
    searcher = Searcher(table_bits=12)
    last = game.copy()
    while not game.is_over:
        last = game.copy()
        game.play(searcher.think(game, Limits(nodes=200)).move)
    thoughts = top_moves(last, Limits(nodes=5_000), 2, searcher)
    for thought in thoughts:
        ended = last.copy()
        for move in thought.line:
            ended.play(move)
        if ended.is_over:
            for seat, parts in enumerate(judge_move(last, thought).seats):
                assert parts["points"] == pytest.approx(round(parts["points"]), abs=0.01)
                assert sum(parts.values()) == pytest.approx(ended.scores[seat], abs=0.01)
                assert parts["insight"] == pytest.approx(0, abs=0.01)
                assert parts["lines"] == parts["reach"] == parts["tempo"] == 0


def test_a_late_position_by_hand() -> None:
    """CR4 against CB-: seat 1 fills a line instead of dropping brown on its floor."""
    game = read_game(LATE.split())
    thoughts = {
        str(thought.move): thought
        for thought in top_moves(game, Limits(nodes=10_000), 9, Searcher())
    }
    best, dropped = (judge_move(game, thoughts[move]) for move in ("CR4", "CB-"))
    reason = compare(dropped, best, game.turn)
    assert reason.total == pytest.approx(-20, abs=0.01)  # 39-14 against 31-26
    assert sum(reason.own.values()) == pytest.approx(-8, abs=0.01)
    assert reason.denial == {1: pytest.approx(-12, abs=0.01)}


def _comparison(denial: dict[int, float], **own: float) -> Comparison:
    parts = dict.fromkeys(PARTS, 0.0) | own
    return Comparison(parse_move("CB4"), parse_move("CR4"), parts, denial)


def test_sentences() -> None:
    worse = _comparison({1: 0.5}, floor=-4.0, lines=-1.0, tempo=1.26)
    assert sentence(worse) == (
        "CB4 is 3.2 points worse than CR4: it loses 4.0 on the floor and 1.0 in lines, "
        "but it gains 1.3 by tempo and 0.5 by denying seat 2."
    )
    assert sentence(_comparison({1: 0.0}, points=2.0)) == (
        "CB4 is 2.0 points better than CR4: it gains 2.0 in own points."
    )
    assert sentence(_comparison({1: 0.0}, insight=-2.0)) == (
        "CB4 is 2.0 points worse than CR4: it loses 2.0 in what the network sees."
    )
    assert sentence(_comparison({1: 0.01})) == "CB4 is worth as much as CR4."
    assert sentence(_comparison({1: -1.0}, bonus=1.0)) == (
        "CB4 is worth as much as CR4: it loses 1.0 by leaving more to seat 2, "
        "but it gains 1.0 in bonus progress."
    )


def test_tenths_add_up() -> None:
    assert sum(tenths([0.14, 0.14, 0.14])) == pytest.approx(0.4)
    exact = [-0.26, 1.06, 0.06]
    parts = tenths(exact)
    assert sum(parts) == pytest.approx(0.9)
    assert all(abs(part - one) < 0.1 for part, one in zip(parts, exact, strict=True))


def command(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_engine(parser.add_subparsers())
    options = parser.parse_args(["think", *arguments])
    status: int = options.run(options)
    return status


def test_table(capsys: Capture) -> None:
    assert command(LATE, "--top", "3", "--explain") == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    head = next(i for i, line in enumerate(lines) if line.startswith("move  difference"))
    assert lines[head].split() == ["move", "difference", *PARTS, "deny", "2"]
    for line in lines[head + 1 : head + 4]:
        _, difference, *parts = line.split()
        assert sum(map(float, parts)) == pytest.approx(float(difference))
    assert lines[head + 4].startswith("CB4 is 1.0 points worse than CR4: it loses ")


def test_json(capsys: Capture) -> None:
    assert command("start 3-free-special seed 1", "--nodes", "3000", "--explain", "--json") == 0
    content = json.loads(capsys.readouterr().out)
    assert [one["move"] for one in content["explanation"]] == [
        one["move"] for one in content["moves"]
    ]
    for one, move in zip(content["explanation"], content["moves"], strict=True):
        parts = [*one["parts"].values(), *one["denial"].values()]
        assert sum(parts) == pytest.approx(one["difference"])
        assert one["difference"] == pytest.approx(move["difference"], abs=0.001)
        assert len(one["denial"]) == 2
        assert one["text"].startswith(one["move"])
