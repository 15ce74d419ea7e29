"""The engine's protocol: a session line by line, every refusal, and stopping."""

import io
import itertools
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.engine import protocol as engine_module
from chocolatier.bots.engine.protocol import OPTIONS, Engine, serve, table_bits
from chocolatier.bots.search.searcher import TABLE_BITS, Report, Searcher, Thought
from chocolatier.rules.core import calls
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move, Share
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import RULE_SETS, Rules

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
LATE = (
    "2-coloured-plain 5 draft 1.2.2 BBBBBRRR -/-/-/-/- 0.0.0.0.0 12.8.9.9.13 "
    "17:T/TT/KKK/-/B:1BWKR/2BWK/1RTBW/1K3/4T:- 8:T/TT/KK/R/WWWWW:1BWKR/2BWK/4W/1K3/B4:M"
)
START = "position start 2-coloured-plain seed 7"
WAIT = 60.0


class Session:
    """An engine that runs in a thread, and the lines typed to it and read from it."""

    def __init__(self) -> None:
        self._typed: queue.Queue[str | None] = queue.Queue()
        self._said: queue.Queue[str] = queue.Queue()
        engine = Engine(iter(self._typed.get, None), self._said.put)
        self._thread = threading.Thread(target=engine.run, daemon=True)
        self._thread.start()

    def type(self, *lines: str) -> None:
        for line in lines:
            self._typed.put(line + "\n")

    def read(self) -> str:
        """Return the next line that is not an info."""
        while (line := self._said.get(timeout=WAIT)).startswith("info "):
            pass
        return line

    def read_info(self) -> str:
        line = self._said.get(timeout=WAIT)
        assert line.startswith("info ")
        return line

    def end(self) -> list[str]:
        """End the input and return what the engine still answered, without infos."""
        self._typed.put(None)
        self._thread.join(WAIT)
        assert not self._thread.is_alive()
        left = [self._said.get_nowait() for _ in range(self._said.qsize())]
        return [line for line in left if not line.startswith("info ")]


@pytest.fixture
def session() -> Iterator[Session]:
    opened = Session()
    yield opened
    opened.end()


def answers(*lines: str) -> list[str]:
    """Return what an engine answers to lines typed all at once, without infos."""
    said: list[str] = []
    Engine([line + "\n" for line in lines], said.append).run()
    return [line for line in said if not line.startswith("info ")]


def comparable(line: str) -> str:
    """Return a line without the numbers that depend on the machine and the search's tuning."""
    return re.sub(r"(nodes|time|nps) \d+", r"\1 N", line)


def converse(typed: str) -> list[str]:
    """Return the answers to lines typed one after another, with the last info of each."""
    session, said = Session(), []
    for line in typed.splitlines():
        session.type(line)
        if line.startswith("go "):
            said += _answer(session)
    return said + session.end()


def _answer(session: Session) -> list[str]:
    info, line = "", session._said.get(timeout=WAIT)
    before = []
    while line.split()[0] not in ("bestmove", "error"):
        if line.startswith("info "):
            info = line
        else:
            before.append(line)
        line = session._said.get(timeout=WAIT)
    return [*before, *([info] if info else []), line]


def test_session_of_the_page() -> None:
    (text,) = re.findall(r"```session\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    typed = "\n".join(line[2:] for line in text.splitlines() if line.startswith("> "))
    expected = [comparable(line) for line in text.splitlines() if not line.startswith("> ")]
    assert [comparable(line) for line in converse(typed)] == expected


def test_page_names_every_code_and_option() -> None:
    page = PAGE.read_text(encoding="utf-8")
    source = Path(engine_module.__file__).read_text(encoding="utf-8")
    codes = re.findall(r'(?:ChocolatierError|_refuse|_number)\([^"]*"([a-z-]+)",', source)
    assert len(set(codes)) >= 9
    for name in [*codes, *OPTIONS]:
        assert f"`{name}`" in page, name


def test_equal_limits_give_equal_answers() -> None:
    lines = "newgame 2-free-special\nposition start 2-free-special seed 3\ngo nodes 3000"
    first, second = (converse(lines) for _ in range(2))
    again = converse(f"{lines}\n{lines}")
    masked = [re.sub(r"(time|nps) \d+", "", line) for line in first]
    assert [re.sub(r"(time|nps) \d+", "", line) for line in second] == masked
    assert [re.sub(r"(time|nps) \d+", "", line) for line in again] == masked + masked
    assert "nodes 3000 " in first[0]


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_game_by_its_seed(rules: Rules, session: Session) -> None:
    game, moves = Game(rules, "5"), ""
    for _ in range(12):
        session.type(f"position start {rules} seed 5{moves}", "go nodes 300")
        info = session.read_info()
        while (line := session._said.get(timeout=WAIT)).startswith("info"):
            info = line
        word, move = line.split()
        assert word == "bestmove"
        assert re.fullmatch(
            r"info depth \d+ nodes \d+ time \d+ nps \d+ values"
            + r" -?\d+\.\d{2}" * rules.players
            + r" chances"
            + r" [01]\.\d{3}" * rules.players
            + (r" places" + r" [01]\.\d{3}" * rules.players**2 if rules.players > 2 else "")
            + r" line .+",
            info,
        )
        chances = info.split(" chances ")[1].split(" line ")[0].split(" places ")[0].split()
        assert sum(map(float, chances)) == pytest.approx(1, abs=0.002)
        assert info.split(" line ")[1].split()[0] == move
        game.play(Move.parse(move))
        moves = " moves " + " ".join(map(str, game.moves))


def test_position_between_pick_and_sending(session: Session) -> None:
    games = (Game(Rules(special=True), seed) for seed in itertools.count())
    game, pick = next(
        (game, move.actions[0])
        for game in games
        for move in game.legal_moves
        if len(move.actions) > 2
    )
    calls.apply(game.state, pick)
    session.type(f"position {game.position!s}", "go nodes 500")
    word, move = session.read().split()
    assert word == "bestmove"
    assert isinstance(Move.parse(move), Share)
    assert game.is_legal(move)


BAD = {
    "bogus": "no-such-command",
    "CHOCO": "no-such-command",
    "\x00\x1b[31m": "no-such-command",
    "choco now": "bad-command",
    "isready ?": "bad-command",
    "stop it": "bad-command",
    "quit please": "bad-command",
    "setoption": "bad-option",
    "setoption Threads 2": "bad-option",
    "setoption name Threads value 0": "bad-option",
    "setoption name Threads value -1": "bad-option",
    "setoption name Threads value two": "bad-option",
    "setoption name Threads value 65": "bad-option",
    "setoption name Hash value 5000": "bad-option",
    "setoption name Hash value " + "9" * 5000: "bad-option",
    "setoption name Ponder value 1": "bad-option",
    "newgame": "bad-command",
    "newgame 2-coloured-plain 3": "bad-command",
    "newgame chess": "rules-name",
    "newgame 7-coloured-plain": "rules-players",
    "position": "position-field",
    "position moves": "position-field",
    "position startpos": "position-field",
    "position start": "bad-position",
    "position start 2-coloured-plain": "bad-position",
    "position start 2-coloured-plain seed": "bad-position",
    "position start chess seed 1": "rules-name",
    f"position {LATE} extra": "position-field",
    f"position {LATE.replace('BBBBBRRR', 'BBBBBRR')}": "position-field",
    f"position {LATE} moves 1T1": "no-such-colour",
    f"position {LATE} moves CB4 nonsense": "move-text",
    f"position {LATE} moves CB4 CR4": "nothing-to-decide",
    f"position {LATE} moves CB4 CR4 CR4": "game-over",
    f"position {Game.waiting().position!s}": "nothing-to-decide",
    "go": "no-position",
    "go nodes 5": "no-position",
    "go time": "bad-limit",
    "go time 0": "bad-limit",
    "go time -5": "bad-limit",
    "go time 1.5": "bad-limit",
    "go nodes many": "bad-limit",
    "go nodes " + "9" * 5000: "bad-limit",
    "go depth 0": "bad-limit",
    "go depth \u0663": "bad-limit",
    "go depth 1 depth 2": "bad-limit",
    "go infinite infinite": "bad-limit",
    "go infinite nodes 5": "bad-limit",
    "go ponder": "bad-limit",
}


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:60].encode("unicode-escape").decode())
def test_a_bad_line_brings_one_error_line(line: str) -> None:
    error, ready = answers(line, "isready")
    assert error.split()[:2] == ["error", BAD[line]]
    assert len(error) > len(BAD[line]) + 12
    assert len(error) < 400
    assert error.isprintable()
    assert ready == "readyok"


def test_a_refused_position_leaves_none() -> None:
    first, second = answers(START, f"position {LATE} moves 1T1", "go nodes 10")
    assert first.startswith("error no-such-colour move 1: 1T1: ")
    assert second.startswith("error no-position ")


def test_a_new_game_forgets_the_position() -> None:
    (line,) = answers(START, "newgame 2-coloured-plain", "go nodes 10")
    assert line.startswith("error no-position ")


def test_nothing_to_stop_and_empty_lines() -> None:
    assert answers("", "stop", "  ", "isready") == ["readyok"]


def test_options_are_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int]] = []

    class Recorded(Searcher):
        def __init__(self, threads: int = 1, table_bits: int = TABLE_BITS) -> None:
            made.append((threads, table_bits))
            if table_bits > 25:
                raise MemoryError
            super().__init__(threads, table_bits)

    monkeypatch.setattr(engine_module, "Searcher", Recorded)
    said = answers(
        "setoption name Threads value 2",
        "setoption name Hash value 1",
        "setoption name Hash value 4096",
        "setoption name Threads value 1",
    )
    assert [line.split()[:2] for line in said] == [["error", "no-memory"]]
    assert made == [(1, TABLE_BITS), (2, TABLE_BITS), (2, 16), (2, 28), (1, 16)]
    assert table_bits(OPTIONS["Hash"].default) == TABLE_BITS


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
