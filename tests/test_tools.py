"""The programs that make runs are there, and say what they do."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
MODULES = sorted(set(re.findall(r"python -m ((?:tools|tests|chocolatier)\.[\w.]+)", MAKEFILE)))
SCRIPTS = sorted(set(re.findall(r"python (benchmarks/\w+\.py)", MAKEFILE)))


@pytest.mark.parametrize("module", MODULES)
def test_modules_that_make_runs_exist(module: str) -> None:
    path = Path(*module.split(".")).with_suffix(".py")
    assert (ROOT / path).exists() or (ROOT / "src" / path).exists()


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_that_make_runs_exist(script: str) -> None:
    assert (ROOT / script).exists()


def test_there_are_some() -> None:
    assert len(MODULES) >= 8
    assert len(SCRIPTS) >= 4


def test_make_help_lists_every_described_target() -> None:
    listed = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    names = [line.split()[0] for line in listed.splitlines()]
    assert names == re.findall(r"^([a-z-]+):.*##", MAKEFILE, re.M)
    assert {"play", "test", "soak", "bench"} <= set(names)


@pytest.mark.parametrize(
    "tool",
    [
        "tools.soak",
        "tools.limits",
        "tools.ladder",
        "tools.exact",
        "tools.judge",
        "tools.luck",
        "tools.first_minute",
    ],
)
def test_a_tool_explains_itself(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", tool, "--help"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert f"python -m {tool}" in done.stdout
