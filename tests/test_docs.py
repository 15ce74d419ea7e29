"""Documentation that can be tested is tested."""

import doctest
import importlib
import json
import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import chocolatier
from chocolatier.cli import main, parse
from chocolatier.notation.record_lines import LINE
from chocolatier.rules.core.actions import ACTIONS, BOX_ACTION, SHARE_ACTION
from chocolatier.rules.core.state import STATE
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.server.settings import ServerSettings

ROOT = Path(__file__).parent.parent
PACKAGE = Path(chocolatier.__file__).parent
ROOMS = sorted(file.parent for file in PACKAGE.rglob("*/__init__.py"))
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("README.md")]
    + [page for page in (ROOT / "web").rglob("README.md") if "node_modules" not in page.parts]
)
SOURCES = sorted(
    file
    for folder in ("src", "tools", "tests", "benchmarks", "examples")
    for file in (ROOT / folder).rglob("*.py")
    if "python -m" in file.read_text(encoding="utf-8")
)
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def _blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.S)


def _has_python(page: Path) -> bool:
    return bool(_blocks(page.read_text(encoding="utf-8"), "python"))


@pytest.mark.parametrize("page", [page for page in PAGES if _has_python(page)], ids=_name)
def test_examples_run(page: Path) -> None:
    """Run every block of Python; what is not a dialogue runs in the test that is named here."""
    elsewhere = {"docs/bots.md": "tests/server/test_own_bots.py"}
    blocks = _blocks(page.read_text(encoding="utf-8"), "python")
    if not all(block.startswith(">>> ") for block in blocks):
        assert page.name in (ROOT / elsewhere[_name(page)]).read_text(encoding="utf-8")
        return
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted >= len(blocks)
    assert result.failed == 0


@pytest.mark.parametrize(
    "name",
    [
        "chocolatier." + ".".join(f.relative_to(PACKAGE).with_suffix("").parts)
        for f in sorted(PACKAGE.rglob("*.py"))
        if ">>>" in f.read_text(encoding="utf-8")
    ],
)
def test_docstring_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    made = {"http.md", "changelog.md", "contributing.md"}  # by the site, which checks its links too
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        on_site = ROOT / "docs" in page.parents and Path(target).name in made
        assert on_site or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    assert set(re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))) <= targets


def test_readme_commands_parse(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^chocolatier (.+)$", readme, re.M)
    assert len(commands) >= 6
    for command in commands:
        with pytest.raises(SystemExit) as stop:
            main([*shlex.split(command), "--help"])
        assert stop.value.code == 0
    assert "usage" in capsys.readouterr().out


def _commands(page: Path) -> list[list[str]]:
    """Return the commands ``chocolatier ...`` in the blocks of a page, as words."""
    text = page.read_text(encoding="utf-8")
    blocks = "".join(_blocks(text, "sh") + _blocks(text, "text"))
    lines = re.findall(r"^(?:[A-Z_]+=\S+ )?chocolatier (?!.*\[--)(.+)$", blocks, re.M)
    return [shlex.split(line, comments=True) for line in lines]


@pytest.mark.parametrize("page", [page for page in PAGES if _commands(page)], ids=_name)
def test_commands_have_these_options(page: Path) -> None:
    for command in _commands(page):
        assert callable(parse(command).run), command


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_blocks_of_data_are_right(page: Path) -> None:
    """JSON can be read, what it offers is legal; a settings file is one that a server takes."""
    text = page.read_text(encoding="utf-8")
    for block in _blocks(text, "json"):
        message = json.loads(block)
        if "position" in message:
            legal = Game.from_text(message["position"]).legal_moves
            assert all(Move.parse(move) in legal for move in message["moves"])
    for block in _blocks(text, "toml"):
        ServerSettings.model_validate(tomllib.loads(block))
    known = {"json", "position", "python", "record", "session", "sh", "text", "toml"}
    assert set(re.findall(r"^```(\w+)$", text, re.M)) <= known, "who runs this block?"


def test_notation_of_rules() -> None:
    names = re.findall(r"`(\d-(?:coloured|free)-(?:plain|special)\S*)`", NOTATION)
    assert len(names) >= 3
    for name in names:
        assert str(Rules.parse(name)) == name


def test_notation_of_moves() -> None:
    table = NOTATION.split("## Moves")[1].split("## Positions")[0]
    moves = re.findall(r"^\| `(\S+)` \|", table, re.M)
    assert len(moves) == 5
    for move in moves:
        assert str(Move.parse(move)) == move


def test_notation_of_positions() -> None:
    (position,) = _blocks(NOTATION, "position")
    game = Game.from_position(Position.parse(position.strip()))
    assert str(game.position) == position.strip()


def test_notation_of_records() -> None:
    (lines,) = _blocks(NOTATION, "record")
    for text in lines.splitlines():
        assert LINE.validate_json(text).text() == text


def test_architecture_numbers() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert f"record of {STATE.itemsize} bytes" in text
    assert f"{ACTIONS} flat actions" in text
    assert f"`{SHARE_ACTION} + colour*2" in text
    assert f"`{BOX_ACTION} + (row-1)*5" in text


@pytest.mark.parametrize("room", ROOMS, ids=lambda r: str(r.relative_to(PACKAGE)))
def test_rooms_name_their_files(room: Path) -> None:
    text = (room / "README.md").read_text(encoding="utf-8")
    for file in room.glob("*.py"):
        if file.name != "__init__.py":
            assert f"`{file.name}`" in text, f"{room.name}/README.md misses {file.name}"


def _find(path: str, page: Path) -> Path | None:
    """Return the file that a page names: beside it, in the project, the package or web/src."""
    roots = (page.parent, ROOT, PACKAGE, ROOT / "web" / "src")
    return next((root / path for root in roots if (root / path).exists()), None)


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for path in re.findall(r"(?<![\w./-])([\w-]+(?:/[\w.-]+)+\.(?:py|ts|svelte|npz))\b", text):
        assert _find(path, page), path
    if page.name == "README.md":
        for path in re.findall(r"`([\w.-]+\.(?:py|ts|svelte|npz))`", text):
            assert _find(path, page) or any(page.parent.glob(f"*/**/{path}")), path


def test_architecture_flows_name_what_exists() -> None:
    """Check the lines ``name, name   file, file``: each name stands in one of its files."""
    page = ROOT / "docs" / "architecture.md"
    flows = page.read_text(encoding="utf-8").split("## Five flows")[1].split("## The words")[0]
    lines = re.findall(r"^([A-Za-z][\w., ]+?) {2,}(\S.*)$", "".join(_blocks(flows, "text")), re.M)
    assert len(lines) > 25
    for names, places in lines:
        found = [_find(path, page) for path in re.findall(r"[\w/.-]+\.(?:py|ts)\b", places)]
        text = "".join(file.read_text(encoding="utf-8") for file in found if file)
        for name in re.findall(r"[\w.]+", names):
            for part in name.split("."):
                defined = rf"(?:def|class|function) {part}\b|^  (?:async )?{part}\(|\b{part} = "
                assert re.search(defined, text, re.M), f"{name} is not in {places}"


@pytest.mark.parametrize("page", [*PAGES, *SOURCES], ids=_name)
def test_modules_to_run_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for module in re.findall(r"python3? -m ([\w.]*\w)", text):
        assert find_spec(module), module
    for script in re.findall(r"python3? ([\w/]+\.py)", text):
        assert (ROOT / script).exists(), script


def test_the_version_is_the_same_everywhere() -> None:
    version = chocolatier.__version__
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert newest is not None
    assert newest[1] == version


def test_every_picture_is_shown() -> None:
    shown = "".join(page.read_text("utf-8") for page in PAGES)
    for picture in (ROOT / "docs" / "pictures").iterdir():
        assert f"pictures/{picture.name}" in shown, picture.name
