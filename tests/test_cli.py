"""The command ``chocolatier``: what it prints, its exit codes, and no tracebacks."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chocolatier import __version__, warmup
from chocolatier.cli import COMMANDS, build, main
from chocolatier.lab import speed
from chocolatier.lab.speed import Speed
from chocolatier.notation.records import read_record_file, write_record
from chocolatier.rules.core.numbers import Face
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.rules.positions import position

Capture = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-c", "import sys; from chocolatier.cli import main; sys.exit(main())"]
FIRST = "2-coloured-plain 1 draft 1.1.1 M TTBB/-/-/-/- 18.18.20.20.20 0.0.0.0.0"
T14 = FIRST + 2 * " 0:-/-/-/-/-:5/5/5/5/5:-"


def run(
    *arguments: str | Path, stdin: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        cwd=cwd,
        check=False,
    )


def says(capsys: Capture, code: int, *arguments: str | Path) -> tuple[str, str]:
    """Run in this process; return the output and the error output."""
    assert main([str(argument) for argument in arguments]) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def stops(capsys: Capture, *arguments: str | Path) -> str:
    """Run a command line that argparse refuses with exit code 2; return its last line."""
    with pytest.raises(SystemExit) as stop:
        main([str(argument) for argument in arguments])
    assert stop.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.fixture
def games(tmp_path: Path, capsys: Capture) -> Path:
    """Return a file of three games."""
    path = tmp_path / "games.jsonl"
    out, _ = says(capsys, 0, "simulate", "--games", "3", "--seed", "cli", "--out", path)
    assert out == ""
    return path


# --- help ----------------------------------------------------------------------------


def test_help_is_quick_because_it_compiles_nothing() -> None:
    script = (
        "import sys\nfrom chocolatier.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit as stop:\n    print('code', stop.code)\n"
        "heavy = {'numba', 'numpy', 'rich', 'pydantic'} & set(sys.modules)\n"
        "print('heavy', sorted(heavy))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-2:] == ["code 0", "heavy []"]
    for command in ("play", "simulate", "verify", "show", "perft", "bench", *COMMANDS):
        assert f"\n    {command} " in done.stdout


def test_every_command_has_a_module(capsys: Capture) -> None:
    for command in COMMANDS:
        with pytest.raises(SystemExit) as stop:
            main([command, "--help"])
        assert stop.value.code == 0
        assert capsys.readouterr().out.startswith(f"usage: chocolatier {command} ")


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"chocolatier {__version__}\n"


# --- what the commands do ------------------------------------------------------------


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


# --- what goes wrong -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("show none.jsonl", "none.jsonl"),
        ("show .", "chocolatier: "),
        ("perft nonsense --depth 1", "'nonsense' does not name rules"),
        ("perft 5-free-plain --depth 1", "5 players: the game is for 2, 3 or 4 (R1)"),
        ("simulate --games 1 --seed s --bot deep --out x", "unknown bot 'deep'; choose one of"),
        ("simulate --games 1 --seed s --bot random random random --out x", "3 bots for 2 seats"),
        ("simulate --games 1 --seed s --faces-once --out x", "need special factories"),
        ("simulate --games 1 --seed s --marker-falls --out x", "need special factories"),
        ("simulate --games 1 --seed s --round-limit 256 --out x", "must be 1 to 255"),
        ("simulate --games 1 --seed s --round-limit -1 --out x", "must be 1 to 255"),
        ("simulate --games 1 --seed s --out .", ".: cannot be written: Is a directory"),
        ("simulate --games 1 --seed s --out a/b/c", "a/b/c: cannot be written: No such file"),
        ("play --bot deep", "unknown bot 'deep'"),
        ("play --faces-once", "need special factories"),
    ],
)
def test_bad_input_is_exit_code_2(
    arguments: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    out, err = says(capsys, 2, *arguments.split())
    assert (out, err.splitlines()[-1][:13]) == ("", "chocolatier: ")
    assert message in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("what", "message"),
    [
        (T14.replace("TTBB", "TTBX"), "factories: 'TTBX' must be letters of TBWKR"),
        (T14.replace("TTBB", "TTB"), "chocolates: 19 of B, but there are 20"),
        (T14.replace("draft", "deal"), "phase: chocolates still lie in the sources (R18)"),
        ("a b c", "position: 3 fields"),
        ("", "position: "),
        ("x" * 300, "chocolatier: "),
    ],
)
def test_positions_that_cannot_be(what: str, message: str, capsys: Capture) -> None:
    out, err = says(capsys, 2, "show", what)
    assert (out, message in err) == ("", True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("-x", "unrecognized arguments: -x"),
        ("rules", "there is no command 'rules'"),
        ("bake", "there is no command 'bake'"),
        ("play --players 5", "argument --players: invalid choice: 5"),
        ("play --side brown", "argument --side: invalid choice: 'brown'"),
        ("simulate --games 0 --seed s --out x", "'0' is not a whole number of at least 1"),
        ("simulate --games 1 --seed s --out x --jobs -2", "is not a whole number of at least 1"),
        ("simulate --games 1 --out x", "the following arguments are required: --seed"),
        ("perft 2-free-plain --depth 61", "'61' is not a depth from 0 to 60"),
        ("perft 2-free-plain --depth x", "'x' is not a depth from 0 to 60"),
        ("verify", "the following arguments are required: FILE"),
        ("show x --move one", "argument --move: invalid int value: 'one'"),
    ],
)
def test_a_wrong_command_line_is_exit_code_2(arguments: str, message: str, capsys: Capture) -> None:
    assert message in stops(capsys, *arguments.split())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_a_message(capsys: Capture) -> None:
    _, err = says(capsys, 2, "simulate", "--games", "1", "--seed", "s", "--out", "/dev/full")
    assert "/dev/full: cannot be written: No space left on device" in err


def test_a_seed_that_is_no_text_is_a_message(tmp_path: Path, capsys: Capture) -> None:
    seed = os.fsdecode(b"\xff")
    out = tmp_path / "x"
    assert says(capsys, 2, "simulate", "--games", "1", "--seed", seed, "--out", out)[1]


def test_a_home_that_cannot_be_written_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "cache_folder", lambda: Path(os.devnull) / "cache")
    warmup.warm_up()


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def stop(_: Rules) -> Speed:
        raise KeyboardInterrupt

    monkeypatch.setattr(speed, "measure", stop)
    out, err = says(capsys, 130, "bench")
    assert (out, err.strip()) == ("", "")


# --- as a process --------------------------------------------------------------------


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


# --- finding one's way ---------------------------------------------------------------


def test_alone_it_shows_its_help(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main([])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert all(f"    {name}" in out for name in COMMANDS)


def test_a_typo_suggests_the_command_or_the_option(capsys: Capture) -> None:
    assert stops(capsys, "plya").endswith("there is no command 'plya'; did you mean 'play'?")
    assert stops(capsys, "xyzzy").endswith("there is no command 'xyzzy'")
    assert stops(capsys, "play", "--sead", "1").endswith("did you mean '--seed'?")


def test_every_option_has_a_help_text() -> None:
    bare = []

    def look(name: str, parser: argparse.ArgumentParser) -> None:
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                for inner, command in action.choices.items():
                    look(f"{name} {inner}", command)
            elif not action.help:
                bare.append(f"{name} {action.dest}")

    _, commands = build(COMMANDS)
    assert set(commands) == set(COMMANDS)
    for name, parser in commands.items():
        look(name, parser)
    assert bare == []


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        ("serve", "fastapi", "server"),
        ("join", "websockets", "join"),
        ("backup", "sqlalchemy", "server"),
    ],
)
def test_a_command_whose_extra_is_missing_says_what_to_install(
    command: str, package: str, extra: str
) -> None:
    script = (
        f"import sys\nsys.modules['{package}'] = None\n"
        f"from chocolatier.cli import main\nsys.exit(main(['{command}', '--help']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"chocolatier: chocolatier {command} needs the package {package}: "
        f"pip install 'chocolatier[{extra}]'\n"
    )


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion_knows_commands_and_options(shell: str, capsys: Capture) -> None:
    out, _ = says(capsys, 0, "complete", shell)
    for word in ("simulate", "--seats", "--games"):
        assert word in out


def test_rules_bots_and_records_need_no_extra() -> None:
    """Everything that is not a server, a screen or a table of data works without their packages."""
    absent = [
        *("fastapi", "sqlalchemy", "alembic", "uvicorn", "websockets", "pydantic_settings"),
        *("prometheus_client", "textual", "shtab", "pandas", "pyarrow", "gymnasium", "ray"),
    ]
    script = (
        f"import sys\nfor name in {absent}: sys.modules[name] = None\n"
        "import chocolatier\n"
        "for name in chocolatier.__all__: getattr(chocolatier, name)\n"
        "from chocolatier.cli import COMMANDS, EXTRAS, build\n"
        "build(set(COMMANDS) - set(EXTRAS))\nprint('fine')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "fine\n", done.stderr
