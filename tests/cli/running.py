"""The command, run in this process or in one of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from chocolatier.cli import main

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
