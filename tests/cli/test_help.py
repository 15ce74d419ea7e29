"""Help, versions, typos, completion, and what a command needs."""

import argparse
import subprocess
import sys

import pytest

from chocolatier import __version__
from chocolatier.cli import COMMANDS, build, main
from tests.cli.running import Capture, says, stops


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
