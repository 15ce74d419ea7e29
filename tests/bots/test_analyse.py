"""The best moves of a position, and the command that prints them."""

import json
import random
import subprocess
import sys
from dataclasses import replace

import pytest

from chocolatier.bots.analysis.analyse import analyse, analyse_level
from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.engine.protocol import read_game
from chocolatier.bots.levels import LEVELS, Level, LevelBot, Rater, level_named
from chocolatier.bots.search.searcher import Report, Searcher, Thought
from chocolatier.bots.simple import ActionBot
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.loading import OFF
from chocolatier.cli import parse
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.bots.engine.conversation import LATE

Capture = pytest.CaptureFixture[str]


def thoughts(text: str, limits: Limits, k: int) -> list[Thought]:
    return list(analyse(read_game(text.split()), limits, k, Searcher()).thoughts)


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
    game, limits = Game(rules, seed=11), Limits(nodes=2_000)
    key = game.key
    for _ in range(3):
        found = analyse(game, limits, 4, Searcher()).thoughts
        assert found[0].move == Searcher().think(game, limits).move
        merits = [(one.chances[game.turn], one.lead(game.turn)) for one in found[1:]]
        assert merits == sorted(merits, reverse=True)
        assert len({thought.move for thought in found}) == 4
        for thought in found:
            assert len(thought.values) == len(thought.chances) == rules.players
            assert thought.line[0] == thought.move
            replay = Game.from_states(game.state)
            for move in thought.line:
                replay.play(move)
        game.play(found[0].move)
    assert key != game.key


@pytest.mark.parametrize("network", [None, OFF])
@pytest.mark.parametrize("rules", RULE_SETS[::3], ids=str)
def test_the_move_that_is_played_comes_first(rules: Rules, network: str | None) -> None:
    game, limits, rng = Game(rules, seed="first"), Limits(nodes=300), random.Random(1)
    while game.round < 4 and not game.is_over:
        found = analyse(game, limits, 3, Searcher(table_bits=14, network=network))
        played = Searcher(table_bits=14, network=network).think(game, limits)
        assert found.thoughts[0].move == found.best.move == played.move
        for _ in range(5):
            if not game.is_over:
                game.play(rng.choice(game.legal_moves))


class Stubborn(Searcher):
    """A searcher that always wants the same move."""

    def think(
        self,
        game: Game,
        limits: Limits,
        report: Report | None = None,
        root: int | None = None,
    ) -> Thought:
        found = super().think(game, limits, report, root)
        return found if root is not None else replace(found, move=Move.parse("CB-"))


def test_it_comes_first_even_if_others_look_better() -> None:
    first, second, *_ = analyse(read_game(LATE.split()), Limits(), 9, Stubborn()).thoughts
    assert [str(move) for move in (first.move, second.move)] == ["CB-", "CR4"]
    assert second.lead(0) - first.lead(0) == pytest.approx(20, abs=0.01)


def test_equal_node_limits_give_equal_answers() -> None:
    one, two = (
        [without_clock(t) for t in thoughts("start 3-free-special seed 2", Limits(nodes=10_000), 5)]
        for _ in range(2)
    )
    assert one == two


def test_all_moves_are_searched_equally_deep() -> None:
    found = thoughts("start 2-coloured-plain seed 5", Limits(nodes=50_000), 6)
    assert len({thought.depth for thought in found}) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_moves_are_valued_for_the_seat_that_makes_them(players: int) -> None:
    """The search for the best move and the one after it must seek the same seat's value."""
    game = Game(Rules(players=players), seed=3)
    analysis = analyse(game, Limits(depth=3), 3, Searcher())
    best = Searcher().think(game, Limits(depth=3))
    assert analysis.thoughts[0].move == best.move
    # equal for the search, which rounds leads to thousandths of a point
    found = analysis.thoughts[0].lead(game.turn)
    assert found == pytest.approx(best.lead(game.turn), abs=0.002)
    assert {thought.depth for thought in analysis.thoughts} == {3}


@pytest.mark.parametrize("limits", [Limits(nodes=1), Limits(depth=1), Limits(seconds=0.001)])
def test_small_limits(limits: Limits) -> None:
    assert len(thoughts("start 4-free-special seed 1", limits, 3)) == 3


def test_one_move_is_the_search_itself() -> None:
    game = Game(Rules(), seed=1)
    (only,) = analyse(game, Limits(nodes=5000), 1, Searcher()).thoughts
    assert without_clock(only) == without_clock(Searcher().think(game, Limits(nodes=5000)))


def test_nothing_to_compare() -> None:
    with pytest.raises(ChocolatierError) as caught:
        analyse(Game.waiting(), Limits(nodes=5), 3, Searcher())
    assert caught.value.code == "nothing-to-decide"
    with pytest.raises(ChocolatierError) as caught:
        analyse(Game(), Limits(nodes=5), 0, Searcher())
    assert caught.value.code == "bad-top"
    with pytest.raises(ChocolatierError) as caught:
        analyse_level(Game.waiting(), level_named("tom"), Limits(), 3)
    assert caught.value.code == "nothing-to-decide"


@pytest.mark.parametrize("rules", RULE_SETS[::3], ids=str)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_has_its_own_move_first(level: Level, rules: Rules) -> None:
    game, setting = Game(rules, seed="level"), level.setting(rules)
    limits = Limits() if setting.seconds is None else Limits(nodes=300)
    bot: Bot = ActionBot(Rater(replace(setting, doubt=0.0)).decide, "")
    if setting.searches:
        bot = LevelBot(level, "", limits)
    found = analyse_level(game, level, limits, 3)
    assert found.thoughts[0].move == found.best.move == bot.choose(game)
    assert len({thought.move for thought in found.thoughts}) == 3
    assert found.nodes > 0
    bot.close()


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
@pytest.mark.parametrize("name", ["tom", "agata"])
def test_values_of_a_level_are_those_it_rated(name: str, rules: Rules) -> None:
    level = level_named(name)
    game, setting = Game(rules, seed="rated"), level.setting(rules)
    for _ in range(8):
        rated = {one.action: one.value / MILLI for one in Rater(setting).rate(game.state)}
        found = analyse_level(game, level, Limits(), 999).thoughts
        values = [rated[thought.move.actions[0]] for thought in found]
        assert len(values) == len(rated)
        assert values == sorted(values, reverse=True)
        for thought, value in zip(found, values, strict=True):
            own = thought.values[game.turn]
            others = own - thought.lead(game.turn)
            assert own - setting.others / 100 * others == pytest.approx(value, abs=0.002)
        game.play(found[0].move)


def command(*arguments: str) -> int:
    options = parse(arguments)
    status: int = options.run(options)
    return status


def test_table(capsys: Capture) -> None:
    assert command("think", LATE, "--top", "2") == 0
    head, first, second, last = (line.rstrip() for line in capsys.readouterr().out.splitlines())
    names = ["move", "seat", "1*", "seat", "2", "chance", "difference", "expected", "line"]
    assert head.split() == names
    assert first.split() == ["CR4", "39.0", "14.0", "100.0%", "0.0", "CR4", "CB-"]
    assert second.split() == ["CB4", "50.0", "26.0", "100.0%", "-1.0", "CB4", "CR4"]
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
        "chances",
        "moves",
    ]
    assert content["seat"] == 2
    assert content["solved"] is True
    assert content["chances"] == [1, 0]
    first, second = content["moves"]
    assert [round(value) for value in first.pop("values")] == [50, 26]
    assert first.pop("chances") == [1, 0]
    assert first == {"move": "CR4", "difference": 0, "depth": 1, "solved": True, "line": ["CR4"]}
    assert (second["move"], second["line"]) == ("CR-", ["CR-"])
    assert second["difference"] == pytest.approx(-7, abs=0.01)


@pytest.mark.parametrize("players", [3, 4])
def test_places(players: int, capsys: Capture) -> None:
    position = f"start {players}-coloured-plain seed 2"
    assert command("think", position, "--nodes", "500", "--top", "2", "--json") == 0
    content = json.loads(capsys.readouterr().out)
    for one in (content, *content["moves"]):
        assert sum(one["chances"]) == pytest.approx(1)
        assert [row[0] for row in one["places"]] == pytest.approx(one["chances"], abs=1e-6)
        for row in (*one["places"], *zip(*one["places"], strict=True)):
            assert len(row) == players
            assert sum(row) == pytest.approx(1)
    assert command("think", position, "--nodes", "500", "--top", "2") == 0
    head, *rows = capsys.readouterr().out.splitlines()[-players - 1 :]
    assert head.split() == [word for i in range(players) for word in ("place", str(i + 1))]
    for seat, row in enumerate(rows):
        places = [f"{chance:.1%}" for chance in content["places"][seat]]
        assert row.split() == ["seat", str(seat + 1), *places]


def test_a_level_that_rates(capsys: Capture) -> None:
    """Tom foresees no reply: he takes the column, where the search denies seat 2 its line."""
    assert command("think", LATE, "--bot", "tom", "--top", "3", "--explain") == 0
    _, first, *rest = (line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert first.split() == ["CB4", "50.0", "24.0", "96.3%", "0.0", "CB4"]
    assert rest[2].startswith("depth 1, 5 nodes, ")
    assert rest[2].endswith(" nodes/s, the round is not solved")
    assert any(line.startswith("CR4 is 11.0 points worse than CB4: ") for line in rest)


def test_a_level_that_searches(capsys: Capture) -> None:
    assert command("think", LATE, "--bot", "viktor", "--json") == 0
    content = json.loads(capsys.readouterr().out)
    assert content["moves"][0]["move"] == "CR4"
    assert content["chances"] == content["moves"][0]["chances"] == [1, 0]


def test_a_level_with_a_clock_takes_limits(capsys: Capture) -> None:
    assert command("think", LATE, "--bot", "maitre", "--nodes", "500", "--top", "1") == 0
    assert " the round is solved" in capsys.readouterr().out


def test_an_unknown_level_lists_the_others() -> None:
    with pytest.raises(ChocolatierError) as caught:
        command("think", LATE, "--bot", "nobody")
    assert all(level.name in str(caught.value) for level in LEVELS)


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
        ([LATE, "--bot", "search"], "no-such-bot"),
        ([LATE, "--bot", "tom", "--nodes", "5"], "bad-limit"),
        ([LATE, "--bot", "viktor", "--time", "5"], "bad-limit"),
        ([LATE, "--bot", "maitre", "--threads", "2"], "bad-threads"),
    ],
)
def test_refusals(arguments: list[str], code: str) -> None:
    with pytest.raises(ChocolatierError) as caught:
        command("think", *arguments)
    assert caught.value.code == code


def test_the_module_of_the_commands_is_light() -> None:
    script = "import sys, chocolatier.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_engine_command(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    warmed: list[bool] = []
    monkeypatch.setattr("chocolatier.cli.engine.warm_up", lambda: warmed.append(True))
    options = parse(["engine"])
    monkeypatch.setattr(sys, "stdin", iter(["isready\n", "quit\n"]))
    assert options.run(options) == 0
    assert capsys.readouterr().out == "readyok\n"
    assert warmed == [True]
