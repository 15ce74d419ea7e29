"""Reasons for a move: the parts of expected points, and the sentences about them."""

import json

import numpy as np
import pytest

from chocolatier.bots.analysis.analyse import analyse, analyse_level
from chocolatier.bots.analysis.reasons import (
    PARTS,
    Comparison,
    compare,
    judge_move,
    reasons_for,
    sentence,
    tenths,
)
from chocolatier.bots.bot import Limits
from chocolatier.bots.engine.protocol import read_game
from chocolatier.bots.levels import level_named
from chocolatier.bots.search.searcher import Searcher, Thought
from chocolatier.bots.value.features import INDEX, MILLI
from chocolatier.bots.value.judge import values_of
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.bots.value.weights import weights_of
from chocolatier.cli import parse
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.bots.engine.conversation import LATE

Capture = pytest.CaptureFixture[str]
LAST_TWO = (
    "2-coloured-plain 2 draft 1.1.1 TM T/-/-/-/- 18.20.20.20.20 0.0.0.0.0 "
    "5:-/-/-/-/-:5/5/5/5/5:- 5:-/-/-/-/-:5/5/5/5/5:-"
)
POOR = (
    "2-coloured-plain 2 draft 1.1.1 TM T/-/-/-/- 18.16.20.20.20 0.0.0.0.0 "
    "3:-/-/-/-/-:5/5/5/5/5:BBBB 5:-/-/-/-/-:5/5/5/5/5:-"
)
ROUNDING = 0.013  # a board's value is the sum of 25 table entries, each rounded to a thousandth


def plain_values(game: Game, line: tuple[Move, ...]) -> list[float]:
    """Return what the hand-made evaluation finds at the end of a line."""
    leaf = Game.from_states(game.state)
    for move in line:
        leaf.play(move)
    values = np.zeros(4, np.int64)
    values_of(leaf.state, evaluation_of(game.rules, OFF), values)
    return [int(value) / MILLI for value in values[: game.rules.players]]


def thought_of(game: Game, moves: str) -> Thought:
    """Return a thought with this line."""
    line = tuple(map(Move.parse, moves.split()))
    values = tuple(plain_values(game, line))
    return Thought(line[0], values, len(line), 1, 0.0, False, line)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_parts_add_up(rules: Rules) -> None:
    game = Game(rules, seed="explain")
    while game.round < 3:
        thoughts = analyse(game, Limits(nodes=400), 3, Searcher(table_bits=12)).thoughts
        for thought, reason in zip(thoughts, reasons_for(game, thoughts), strict=True):
            judged = judge_move(game, thought)
            assert [sum(parts.values()) for parts in judged.seats] == pytest.approx(thought.values)
            behind = thought.lead(game.turn) - thoughts[0].lead(game.turn)
            assert reason.total == pytest.approx(behind)
            assert tuple(reason.own) == PARTS
            assert set(reason.denial) == set(range(rules.players)) - {game.turn}
        game.play(thoughts[0].move)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_points_are_whole_without_what_is_to_come(rules: Rules) -> None:
    """``insight`` is what the other parts leave over: nothing once the game is over.

    Points, floor and earned bonuses of a finished game are whole numbers; the search adds only
    thousandths for the tie-break (R31).
    """
    game = Game(rules, seed="explain")
    searcher = Searcher(table_bits=12)
    last = game.copy()
    while not game.is_over:
        last = game.copy()
        game.play(searcher.think(game, Limits(nodes=200)).move)
    lines_to_the_end = 0
    for thought in analyse(last, Limits(nodes=5_000), 999, searcher).thoughts:
        ended = last.copy()
        for move in thought.line:
            ended.play(move)
        if ended.is_over:
            lines_to_the_end += 1
            for seat, parts in enumerate(judge_move(last, thought).seats):
                assert parts["points"] == pytest.approx(round(parts["points"]), abs=0.01)
                assert sum(parts.values()) == pytest.approx(ended.scores[seat], abs=0.01)
                assert parts["insight"] == pytest.approx(0, abs=0.01)
                assert parts["lines"] == parts["reach"] == parts["tempo"] == 0
    assert lines_to_the_end > 0


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_insight_is_what_the_hand_made_evaluation_does_not_see(rules: Rules) -> None:
    game = Game(rules, seed="insight")
    searcher = Searcher(table_bits=12, network=OFF)
    while game.round < 3:
        thoughts = analyse(game, Limits(nodes=300), 3, searcher).thoughts
        for thought in thoughts:
            plain = plain_values(game, thought.line)
            for seat, parts in enumerate(judge_move(game, thought).seats):
                beyond = thought.values[seat] - plain[seat]
                assert parts["insight"] == pytest.approx(beyond, abs=ROUNDING)
                # with special factories a line may end between a pick and its sendings (R42)
                assert beyond == 0 or rules.special
        game.play(thoughts[0].move)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_what_a_level_does_not_see_explains_nothing(rules: Rules) -> None:
    game, tom = Game(rules, seed="blind"), level_named("tom")
    while game.round < 3:
        found = analyse_level(game, tom, Limits(), 3)
        for thought in found.thoughts:
            for parts in judge_move(game, thought, found.blind).seats:
                assert parts["insight"] == pytest.approx(0, abs=ROUNDING)
        game.play(found.thoughts[0].move)


def test_a_late_position_by_hand() -> None:
    """CR4 against CB-: seat 1 fills a line instead of dropping brown on its floor."""
    game = read_game(LATE.split())
    thoughts = {
        str(thought.move): thought
        for thought in analyse(game, Limits(nodes=10_000), 9, Searcher()).thoughts
    }
    best, dropped = (judge_move(game, thoughts[move]) for move in ("CR4", "CB-"))
    reason = compare(dropped, best, game.turn)
    assert reason.total == pytest.approx(-20, abs=0.01)  # 39-14 against 31-26
    assert sum(reason.own.values()) == pytest.approx(-8, abs=0.01)
    assert reason.denial == {1: pytest.approx(-12, abs=0.01)}


@pytest.mark.parametrize(
    ("line", "own", "rival"),
    [
        # points (with earlier ones), floor, bonus: seat 1 boxes 5 + 8 + 5, seat 2 5 + 6 + 4
        ("CR4 CB-", (35, 0, 4), (23, -11, 2)),
        ("CB4 CR4", (40, -1, 11), (25, -1, 2)),  # the fifth brown falls; a column, and 2 for red
        ("CR- CB-", (35, -4, 4), (23, -11, 2)),
        ("CB5 CR4", (36, -1, 4), (25, -1, 2)),
        ("CB- CR4", (35, -8, 4), (25, -1, 2)),
        ("CB-", (35, -8, 4), (23, -1, 2)),  # floors and full lines that are not settled yet
    ],
)
def test_points_floor_and_bonus_by_hand(
    line: str, own: tuple[float, float, float], rival: tuple[float, float, float]
) -> None:
    game = read_game(LATE.split())
    judged = judge_move(game, thought_of(game, line))
    for parts, expected in zip(judged.seats, (own, rival), strict=True):
        assert (parts["points"], parts["floor"], parts["bonus"]) == expected
        assert parts["lines"] == parts["reach"] == parts["tempo"] == 0
        assert parts["insight"] == pytest.approx(0, abs=0.01)


def test_the_marker_costs_a_point_and_begins_the_next_round() -> None:
    """The same box either way; only who has the marker differs (R11, R24)."""
    game = read_game(LAST_TWO.split())
    weight = weights_of(game.rules)[1]  # one chocolate in the longest row
    start = weight[INDEX["start"]]
    took, left = (judge_move(game, thought_of(game, line)) for line in ("CT1 1T1", "1T1 CT1"))
    reason = compare(took, left, game.turn)
    assert reason.own == pytest.approx(
        dict.fromkeys(PARTS, 0.0) | {"floor": -1, "tempo": start}, abs=0.01
    )
    assert reason.denial == pytest.approx({1: start - 1}, abs=0.01)
    own = took.seats[0]
    assert own["points"] == pytest.approx(6 + weight[INDEX["base"]])
    assert own["floor"] == -1
    one_of_each = sum(weight[INDEX[name]] for name in ("row 1", "column 1", "colour 1"))
    assert own["bonus"] == pytest.approx(one_of_each)
    assert own["reach"] == pytest.approx(weight[INDEX["reach 1"]] + weight[INDEX["reach down"]])
    assert own["lines"] == 0
    assert all(abs(seat["insight"]) < 0.01 for one in (took, left) for seat in one.seats)


def test_an_unfinished_line_by_hand() -> None:
    """Half a line that would score 1, and 18 teal chocolates to come for the one it lacks."""
    game = read_game(LAST_TWO.split())
    weight = weights_of(game.rules)[1]
    parts = judge_move(game, thought_of(game, "CT2 1T1")).seats[0]
    half = (weight[INDEX["fill 2"]] + weight[INDEX["promise 2"]]) / 2
    assert parts["lines"] == pytest.approx(half + weight[INDEX["need"]] / 19)
    assert parts["points"] == pytest.approx(5 + weight[INDEX["base"]])
    assert parts["floor"] == -1
    assert parts["bonus"] == parts["reach"] == 0
    assert abs(parts["insight"]) < 0.01


@pytest.mark.parametrize("line", ["CT1 1T1", "CT1"])
def test_a_floor_costs_no_more_than_there_is(line: str) -> None:
    """3 points and 1 more, then five items, which would cost 8 (R23)."""
    game = read_game(POOR.split())
    parts = judge_move(game, thought_of(game, line)).seats[0]
    base = weights_of(game.rules)[1][INDEX["base"]]
    assert parts["points"] == pytest.approx(4 + base)
    assert parts["floor"] == -4
    assert abs(parts["insight"]) < 0.01


def _comparison(denial: dict[int, float], **own: float) -> Comparison:
    parts = dict.fromkeys(PARTS, 0.0) | own
    return Comparison(Move.parse("CB4"), Move.parse("CR4"), parts, denial)


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
    options = parse(["think", *arguments])
    status: int = options.run(options)
    return status


def test_table(capsys: Capture) -> None:
    assert command(LATE, "--top", "3", "--explain") == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    head = next(i for i, line in enumerate(lines) if line.startswith("move total"))
    assert lines[head].split() == ["move", "total", *PARTS, "deny", "2"]
    for line in lines[head + 1 : head + 4]:
        _, total, *parts = line.split()
        assert sum(map(float, parts)) == pytest.approx(float(total))
    assert lines[head + 4].startswith("CB4 is 1.0 points worse than CR4: it loses ")


def test_the_table_of_four_fits_eighty_columns(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert command("start 4-coloured-plain seed 1", "--nodes", "300", "--explain") == 0
    head = [line for line in capsys.readouterr().out.splitlines() if line.startswith("move total")]
    denials = "deny 1 deny 2 deny 4"
    assert head[0].split() == ["move", "total", *PARTS, *denials.split()]


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
