"""Programs as bots: a round trip, and programs that die, hang or talk nonsense."""

import gc
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.engine import external
from chocolatier.bots.engine.external import ExternalBot, make_external
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from tests.bots.engine.conversation import LATE

ENGINE = "from chocolatier.bots.engine.protocol import serve; serve()"
POLITE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "choco":
        print("id name polite", "option name X type spin", "chocook", sep="\\n", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "quit":
        break
    elif word == "go":
        {}
"""
QUICK = Limits(seconds=0.2)


def program(script: str) -> str:
    """Return the command that runs a Python script."""
    return shlex.join([sys.executable, "-c", script])


def polite(on_go: str) -> str:
    """Return the command of a program that does everything right until it must answer."""
    return program(POLITE.format(on_go))


@pytest.fixture(autouse=True)
def _no_program_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    started: list[subprocess.Popen[str]] = []

    class Recorded(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Recorded)
    monkeypatch.setattr(external, "QUIT_SECONDS", 0.5)
    yield
    gc.collect()
    assert [process.args for process in started if process.returncode is None] == []


def fails(command: str, code: str, limits: Limits = QUICK) -> str:
    """Return the error of a bot that cannot choose."""
    bot = ExternalBot(command, limits)
    with pytest.raises(ChocolatierError) as caught:
        bot.choose(Game(Rules(), seed=1))
    assert caught.value.code == code
    bot.close()
    return str(caught.value)


@pytest.mark.parametrize("name", ["2-coloured-plain", "3-free-special"])
def test_a_game_against_the_engine(name: str) -> None:
    bot = make_external({"command": program(ENGINE)}, "", Limits(nodes=300, depth=4))
    for seed in (1, 2):
        game = Game(Rules.parse(name), seed)
        for _ in range(15):
            move = bot.choose(game)
            assert game.is_legal(move)
            game.play(move)
    bot.close()
    bot.close()


def test_what_it_says_to_the_program(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"word = line.split()[0]; print(line, end='', file=open({str(heard)!r}, 'a'))"
    script = POLITE.replace("word = line.split()[0]", note).format(
        'print("bestmove", "1T1", flush=True)'
    )
    bot = ExternalBot(program(script), Limits(seconds=0.0004, nodes=7, depth=3))
    game = Game(Rules(), seed=2, first=0)
    while not any(str(move) == "1T1" for move in game.legal_moves):
        game = Game(Rules(), seed=f"{game.seed}0", first=0)
    bot.choose(game)
    bot.choose(game.copy())
    game.play("1T1")
    with pytest.raises(ChocolatierError) as caught:
        bot.choose(game)
    assert caught.value.code == "engine-illegal"
    assert caught.value.details["words"] == "bestmove 1T1"
    lines = heard.read_text().splitlines()
    asked = ["position", "isready", "go"]
    words = [line.split()[0] for line in lines if line != "quit"]
    assert words == ["choco", "newgame", *asked, "newgame", *asked, *asked]
    assert lines.count("go time 1 nodes 7 depth 3") == 3


def test_without_limits_it_gets_the_default_time() -> None:
    words = fails(polite("print('error x', line, flush=True)"), "engine-refused", Limits())
    assert "its last words: error x go time 300" in words


def test_programs_that_cannot_be_started() -> None:
    assert "cannot be started" in fails("no-such-program --at-all", "engine-start")
    assert "cannot be started" in fails("/", "engine-start")


@pytest.mark.parametrize("command", ["", "  ", "'open"])
def test_commands_that_cannot_be_split(command: str) -> None:
    with pytest.raises(ChocolatierError) as caught:
        make_external({"command": command}, "", Limits())
    assert caught.value.code == "engine-command"


def test_settings() -> None:
    with pytest.raises(ChocolatierError) as caught:
        make_external({"command": "x", "nodes": "5"}, "", Limits())
    assert caught.value.code == "no-such-setting"
    with pytest.raises(ChocolatierError) as caught:
        make_external({}, "", Limits())
    assert caught.value.code == "engine-command"


def test_programs_that_die() -> None:
    assert "last words: nothing" in fails(program("pass"), "engine-ended")
    assert "ZeroDivisionError" in fails(program("1 // 0"), "engine-ended")
    assert "readyok" in fails(polite("sys.exit(3)"), "engine-ended")
    assert "no chocolate left" in fails(polite("sys.exit('no chocolate left')"), "engine-ended")


def test_programs_that_talk_nonsense() -> None:
    assert "hello world" in fails(program("print('hello world')"), "engine-nonsense")
    for answer in ("42", "bestmove", "bestmove x", "bestmove 1T1 1T2", "readyok", "\\x00\\xff"):
        words = fails(polite(f"print('{answer}', flush=True)"), "engine-nonsense")
        assert "should have answered" in words or "is not a move" in words
    assert "9R5 is not legal" in fails(
        polite("print('bestmove 9R5', flush=True)"), "engine-illegal"
    )


def test_a_second_answer_is_not_taken_for_the_next() -> None:
    bot = ExternalBot(polite("print('bestmove CB-\\nbestmove CB-', flush=True)"), QUICK)
    game = Game.from_position(Position.parse(LATE))
    bot.choose(game)
    with pytest.raises(ChocolatierError) as caught:
        bot.choose(game)
    assert caught.value.code == "engine-nonsense"


def test_a_flood_of_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE_SECONDS", 0.5)
    assert "flood" in fails(program("while True: print('flood')"), "engine-nonsense")
    info = "while True: print('info depth 1')"
    assert "no answer" in fails(polite(info), "engine-timeout")


def test_programs_that_are_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE_SECONDS", 0.5)
    hang = "import time; time.sleep(1000)"
    began = time.monotonic()
    assert "no answer in 0.7 seconds" in fails(polite(hang), "engine-timeout")
    monkeypatch.setattr(external, "UNTIMED_SECONDS", 0.3)
    words = fails(polite(hang), "engine-timeout", Limits(nodes=5))
    assert "no answer in 0.3 seconds" in words
    monkeypatch.setattr(external, "START_SECONDS", 0.2)
    assert "last words: nothing" in fails(program(hang), "engine-timeout")
    assert time.monotonic() - began < 60


@pytest.mark.skipif(os.name == "nt", reason="no signals to be deaf to")
def test_a_program_that_must_be_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 5.0)
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    words = fails(program(f"{deaf}print('ready', flush=True)\ntime.sleep(1000)"), "engine-nonsense")
    assert "last words: ready" in words


def test_a_bot_that_is_not_closed() -> None:
    bot = ExternalBot(polite("print('bestmove CB-', flush=True)"), QUICK)
    game = Game.from_position(Position.parse(LATE))
    bot.choose(game)
    del bot
