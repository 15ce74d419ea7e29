"""What goes wrong is a message and an exit code, never a traceback."""

import os
from pathlib import Path

import pytest

from chocolatier import warmup
from chocolatier.lab import speed
from chocolatier.lab.speed import Speed
from chocolatier.rules.ruleset import Rules
from tests.cli.running import T14, Capture, says, stops


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
