"""The packages that ``make play`` installs are enough to play."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==", re.MULTILINE)
# Everything else that is installed here, for the tests, is hidden from the commands.
PROGRAM = """
import importlib, pkgutil, re, sys
from importlib.metadata import packages_distributions

pinned = set(sys.argv[1:])
name_of = lambda name: re.sub("[-_.]+", "-", name).lower()
for module, owners in packages_distributions().items():
    if not {name_of(owner) for owner in owners} & (pinned | {"chocolatier"}):
        sys.modules[module] = None

import chocolatier.cli
commands = [one.name for one in pkgutil.walk_packages(chocolatier.cli.__path__, "chocolatier.cli.")]
for command in commands:
    if not command.endswith("__main__"):
        importlib.import_module(command)
import chocolatier.server.app
print(len(commands))
"""


def test_all_commands_can_do_with_what_play_installs() -> None:
    pins = PINNED.findall((ROOT / "requirements" / "play.txt").read_text("utf-8"))
    names = [re.sub("[-_.]+", "-", pin).lower() for pin in pins]
    assert "sqlalchemy" in names
    assert "greenlet" not in names  # it comes with PostgreSQL's driver alone
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *names], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10
