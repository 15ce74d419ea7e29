"""What the commands print and write, here and as a process."""

import json
import subprocess
from pathlib import Path

import pytest

from chocolatier.lab import speed
from chocolatier.lab.speed import Speed
from chocolatier.notation.records import read_record_file, write_record
from chocolatier.rules.core.numbers import Face
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.cli.running import COMMAND, T14, Capture, run, says
from tests.rules.positions import position


def test_simulate_and_verify(games: Path, capsys: Capture) -> None:
    assert says(capsys, 0, "verify", games) == (f"{games}: 3 games follow the rules\n", "")
    assert [r.seats for r in read_record_file(games)] == [["random", "random"]] * 3


def test_simulate_options(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "games.jsonl"
    arguments = "simulate --games 2 --players 3 --side free --special --faces-once --marker-falls"
    arguments += " --round-limit 4 --bot greedy random --seed s --out"
    says(capsys, 0, *arguments.split(), path)
    records = list(read_record_file(path))
    name = "3-free-special+faces-once+marker-falls+limit-4"
    assert [str(r.game.rules) for r in records] == [name] * 2
    assert [r.seats for r in records] == [["greedy", "random", "greedy"]] * 2
    assert [r.header.seed for r in records] == ["s/game 0", "s/game 1"]
    again = tmp_path / "again.jsonl"
    says(capsys, 0, *arguments.split(), again)
    assert again.read_bytes() == path.read_bytes()
    assert b"\r" not in path.read_bytes()


def test_verify_finds_the_altered_file(games: Path, tmp_path: Path, capsys: Capture) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    end = next(n for n, line in enumerate(lines) if '"end"' in line)
    altered = json.loads(lines[end])
    right = altered["scores"][0]
    altered["scores"][0] += 1
    lines[end] = json.dumps(altered)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    out, err = says(capsys, 1, "verify", games, wrong, tmp_path / "none", tmp_path)
    assert out.splitlines() == [
        f"{games}: 3 games follow the rules",
        f"{wrong}: line {end + 1}: scores[0]: is {right + 1}, must be {right}",
        f"{tmp_path / 'none'}: cannot be read: No such file or directory",
        f"{tmp_path}: cannot be read: Is a directory",
    ]
    assert err == ""


def test_verify_of_an_empty_file(tmp_path: Path, capsys: Capture) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    out, _ = says(capsys, 1, "verify", empty)
    assert "follow the rules" not in out


def test_show_a_position(capsys: Capture) -> None:
    out, _ = says(capsys, 0, "show", T14)
    assert out.startswith("2-coloured-plain, round 1, drafting, seat 1 to move, score 0:0\n")
    assert "12 legal moves: 1T- 1T1 1T2 1T3 1T4 1T5 1B- 1B1 1B2 1B3 1B4 1B5" in out


def test_show_a_long_position(capsys: Capture) -> None:
    lines = ["TBWK", "RRRR"] * 4
    text = str(position(4, gold={1: Face.SHARE}, factories=lines, centre="TBWKR" * 2))
    out, _ = says(capsys, 0, "show", text)
    assert "share" in out


def test_show_a_record(games: Path, capsys: Capture) -> None:
    records = list(read_record_file(games))
    out, _ = says(capsys, 0, "show", games, "--game", "2")
    game = records[1].game
    assert f"1. random (seat {game.opening_first + 1}): {game.moves[0]}" in out
    assert f"{len(game.moves)}. random" in out
    assert f"Over: {game.ending.name.lower()}" in out
    assert out.splitlines()[-1] == f"{max(game.ranking)}. random: {min(game.scores)}"


def test_show_one_position_of_a_record(games: Path, capsys: Capture) -> None:
    game = next(read_record_file(games)).game
    out, _ = says(capsys, 0, "show", games, "--move", "0")
    assert out.splitlines()[-1] == str(Game(game.rules, "cli/game 0").position)
    out, _ = says(capsys, 0, "show", games, "--move", str(len(game.moves)))
    assert out.splitlines()[-1] == str(game.position)
    last = f"game 1 has moves 0 to {len(game.moves)}"
    assert last in says(capsys, 2, "show", games, "--move", str(len(game.moves) + 1))[1]
    assert "there is no game 4 in it" in says(capsys, 2, "show", games, "--game", "4")[1]


def test_show_names_that_look_like_markup(games: Path, capsys: Capture) -> None:
    game = next(read_record_file(games)).game
    games.write_text(write_record(game, ["[/b]", "[red]"]), encoding="utf-8")
    out, _ = says(capsys, 0, "show", games)
    assert {line.split(" ")[1] for line in out.splitlines()[-2:]} == {"[/b]:", "[red]:"}


def test_perft(capsys: Capture) -> None:
    assert says(capsys, 0, "perft", T14, "--depth", "2")[0].splitlines()[0] == "1  12"
    assert says(capsys, 0, "perft", "2-coloured-plain", "--depth", "2")[0] == "1  90\n2  7560\n"
    assert says(capsys, 0, "perft", "4-free-special", "--depth", "0")[0] == "0  1\n"


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    measure = speed.measure

    def quick(rules: Rules) -> Speed:
        return measure(rules, games=20, repeats=1)

    monkeypatch.setattr(speed, "measure", quick)
    speeds = json.loads(says(capsys, 0, "bench", "--json")[0])
    assert list(speeds) == [str(rules) for rules in RULE_SETS]
    for measured in speeds.values():
        assert set(measured) == {"games_per_second", "moves_per_second"}
        assert measured["moves_per_second"] > 20 * measured["games_per_second"] > 0
    lines = says(capsys, 0, "bench")[0].splitlines()
    assert [line.split()[0] for line in lines] == list(speeds)
    assert all(line.endswith(" moves/s") for line in lines)


def test_a_process_has_the_exit_codes_and_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("{}\n", encoding="utf-8")
    done = run("verify", "bad.jsonl", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("bad.jsonl: line 1: ")
    done = run("perft", "nonsense", "--depth", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("chocolatier: 'nonsense' does not name rules")


def test_play_in_a_process() -> None:
    done = run("play", "--seed", "3", stdin="nonsense\nend\n")
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    assert "'NONSENSE' is not a move" in done.stdout
    assert done.stdout.splitlines()[-1] == "You share the win."
    assert run("play", "--seed", "3").stdout.splitlines()[-1] == "Goodbye."


def test_a_reader_that_stops_reading_is_no_error(games: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "show", str(games)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
