"""The engine's protocol: a session line by line, every option, and every refusal."""

import itertools
import re
from pathlib import Path

import pytest

from chocolatier.bots.engine import protocol as engine_module
from chocolatier.bots.engine.protocol import OPTIONS, table_bits
from chocolatier.bots.search.searcher import TABLE_BITS, Searcher
from chocolatier.rules.core import calls
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move, Share
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.bots.engine.conversation import LATE, START, WAIT, Session, answers, converse

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def comparable(line: str) -> str:
    """Return a line without the numbers that depend on the machine and the search's tuning."""
    return re.sub(r"(nodes|time|nps) \d+", r"\1 N", line)


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
