"""The engine while it thinks: several moves, stopping, quitting, faults, and as a process."""

import io
import subprocess
import sys
import time

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.engine import protocol as engine_module
from chocolatier.bots.engine.protocol import Engine, serve
from chocolatier.bots.search.searcher import Report, Searcher, Thought
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from tests.bots.engine.conversation import LATE, START, WAIT, Session, answers, converse


def test_two_threads(session: Session) -> None:
    session.type("setoption name Threads value 2", START, "go nodes 5000")
    assert session.read().startswith("bestmove ")


@pytest.mark.parametrize("name", ["2-coloured-plain", "3-free-special"])
def test_several_moves(name: str, session: Session) -> None:
    session.type("setoption name MultiPV value 3", f"position start {name} seed 7", "go nodes 5000")
    infos = []
    while (line := session._said.get(timeout=WAIT)).startswith("info"):
        infos.append(line.split())
    numbers = [words[:3] for words in infos]
    assert numbers == [["info", "multipv", str(k)] for k in (1, 2, 3)] * (len(infos) // 3)
    assert len(infos) >= 6
    moves = [words[words.index("line") + 1] for words in infos[-3:]]
    assert len(set(moves)) == 3
    assert line == f"bestmove {moves[0]}"
    if name.startswith("3"):
        last = infos[-1]
        assert last.index("line") - last.index("places") == 1 + 3 * 3


def test_several_moves_until_stop(session: Session) -> None:
    session.type("setoption name MultiPV value 4", START, "go infinite")
    assert "multipv 1 " in session.read_info()
    began = time.monotonic()
    session.type("stop")
    assert session.read().startswith("bestmove ")
    assert time.monotonic() - began < 5
    session.type(f"position {LATE}", "go time 200")
    assert session.read() == "bestmove CR4"
    session.type("setoption name MultiPV value 0")
    assert session.read().startswith("error bad-option")


def test_infinite_until_stop(session: Session) -> None:
    session.type(f"position {LATE}", "go infinite")
    assert " line " in session.read_info()
    time.sleep(0.1)
    session.type("isready")
    assert session.read() == "readyok"
    session.type("stop", "stop")
    assert session.read() == "bestmove CR4"
    assert session.end() == []


def test_stop_answers_quickly(session: Session) -> None:
    session.type("position start 4-free-special seed 1", "go")
    session.read_info()
    began = time.monotonic()
    session.type("stop")
    assert session.read().startswith("bestmove ")
    assert time.monotonic() - began < 5


def test_stop_before_the_search_has_begun() -> None:
    for _ in range(20):
        lines = [START, "go infinite", "stop", "go infinite", "stop"]
        assert [line.split()[0] for line in answers(*lines)] == ["bestmove", "bestmove"]


def test_a_stop_that_comes_too_late_does_not_stop_the_next_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Ended(Searcher):
        def think(
            self,
            game: Game,
            limits: Limits,
            report: Report | None = None,
            root: int | None = None,
        ) -> Thought:
            found = super().think(game, limits, report, root)
            self.stop()  # as the engine may, whose other thread has not seen the end yet
            return found

    monkeypatch.setattr(engine_module, "Searcher", Ended)
    for line in converse(f"{START}\ngo nodes 3000\ngo nodes 3000"):
        assert line.startswith("bestmove ") or "nodes 3000 " in line


@pytest.mark.parametrize("line", ["setoption name Hash value 1", "newgame x", START, "go", "go x"])
def test_commands_that_must_wait_for_the_answer(line: str, session: Session) -> None:
    session.type(START, "go infinite", line, "isready", "stop")
    assert session.read().startswith("error thinking ")
    assert session.read() == "readyok"
    assert session.read().startswith("bestmove ")


@pytest.mark.parametrize("last", [[], ["quit"], ["quit", "isready"]])
def test_quit_or_the_end_of_input_while_it_thinks(last: list[str]) -> None:
    (line,) = answers(START, "go infinite", *last)
    assert line.startswith("bestmove ")


def test_go_right_after_the_answer(session: Session) -> None:
    session.type(START)
    for _ in range(100):
        session.type("go nodes 1")
        assert session.read().startswith("bestmove ")


def test_a_fault_in_the_search_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "think", lambda *_: 1 // 0)
    lines = converse(f"position {LATE}\ngo nodes 5\nisready")
    lines.remove("readyok")  # it may come at any time during the search
    error, move = lines
    assert error == "error internal ZeroDivisionError: integer division or modulo by zero"
    assert move in ("bestmove CB-", "bestmove CR-", "bestmove CB4")


def test_a_fault_elsewhere_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "parse", lambda _: dict[str, int]()["x"])
    assert answers("position x", "isready") == ["error internal KeyError: 'x'", "readyok"]


def test_a_client_that_has_gone() -> None:
    def write(_: str) -> None:
        raise BrokenPipeError

    typed = iter(["isready", "isready"])
    with pytest.raises(BrokenPipeError):
        Engine(typed, write).run()
    assert list(typed) == ["isready"]


def test_standard_input_and_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nisready\r\nquit\n"), encoding="ascii")
    monkeypatch.setattr(sys, "stdin", typed)
    serve()
    error, ready = capsys.readouterr().out.splitlines()
    assert error.startswith("error no-such-command ")
    assert ready == "readyok"


def test_as_a_process() -> None:
    result = subprocess.run(
        [sys.executable, "-c", "from chocolatier.bots.engine.protocol import serve; serve()"],
        input="choco\nposition start 2-coloured-plain seed 1\ngo infinite\n",
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=True,
    )
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert lines[5] == "chocook"
    assert lines[-1].startswith("bestmove ")
