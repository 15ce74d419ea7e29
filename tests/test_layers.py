"""The shape of the house: layers, imports, rooms, names.

A layer imports only layers below it; modules import at their top; a folder stays small, and its
names differ by more than an ending.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import chocolatier

PACKAGE = Path(chocolatier.__file__).parent
BELOW_ALL = {"errors", "compiled", "words"}
RULES = BELOW_ALL | {"rules", "notation"}
MAY_IMPORT = {
    "__init__": {"data", "errors", "events", "rules", "notation", "bots", "study", "envs", "lab"}
    | {"warmup"},
    "data": {"notation", "lab"},
    "errors": set[str](),
    "events": {"rules"},
    "lowering": set[str](),
    "compiled": {"lowering"},
    "words": {"errors"},
    "rules": {"errors", "compiled"},
    "notation": {"errors", "rules"},
    "bots": RULES,
    "table": {"errors", "rules"},
    "study": RULES | {"bots"},
    "store": RULES | {"table"},
    "view": RULES | {"table", "store", "study"},
    "envs": RULES | {"bots"},
    "lab": RULES | {"bots", "study"},
    "server": RULES | {"bots", "study", "table", "store", "view"},
    "terminal": RULES | {"bots", "study"},
    "warmup": RULES | {"bots", "lab", "study", "view"},
    "__main__": {"cli"},
    "cli": RULES
    | {"bots", "study", "lab", "terminal", "table", "store", "view", "server", "warmup"},
}
FILES = sorted(PACKAGE.rglob("*.py"))
MOST_MODULES = 20  # in a folder


def _layer(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def _imports(file: Path) -> set[str]:
    """Return the modules of this package that a file imports, with dots."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "chocolatier"}


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_arrows(file: Path) -> None:
    layer = _layer(file)
    allowed = MAY_IMPORT[layer] | {layer, "__version__"}
    targets = {name.split(".")[1] for name in _imports(file)}
    assert targets <= allowed, f"{layer} may not import {targets - allowed}"


def test_no_import_cycles() -> None:
    modules = {
        "chocolatier." + ".".join(f.relative_to(PACKAGE).with_suffix("").parts): f for f in FILES
    }
    graph = {
        name: {m for i in _imports(file) for m in modules if i == m or i.startswith(m + ".")}
        for name, file in modules.items()
    }
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " -> ".join([*path, name])
        if name not in done:
            for other in graph[name] - {name}:
                visit(other, (*path, name))
            done.add(name)

    for name in graph:
        visit(name, ())


def _imports_in_functions(file: Path) -> Iterator[str]:
    """Yield the imports of this package's modules that stand inside functions."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, functions):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Import):
                    names = [alias.name for alias in inner.names]
                elif isinstance(inner, ast.ImportFrom):
                    names = [inner.module or ""]
                else:
                    continue
                for name in names:
                    if name.split(".")[0] == "chocolatier":
                        yield f"{file.relative_to(PACKAGE)}:{inner.lineno} {name}"


def test_imports_stand_at_the_top() -> None:
    """Optional packages of others may be imported late; our own modules are not."""
    assert [found for file in FILES for found in _imports_in_functions(file)] == []


def test_folders_are_rooms_and_not_drawers() -> None:
    modules = Counter(
        str(file.parent.relative_to(PACKAGE)) for file in FILES if not file.stem.startswith("__")
    )
    large = {room: n for room, n in modules.items() if n > MOST_MODULES}
    assert large == {}


def _stem(name: str) -> str:
    """Return a module's name without its ending: deals, dealing and dealer are all deal."""
    return re.sub(r"(ations?|ions?|ings?|ers?|ors?|ed|es|s|e)$", "", name)


def test_names_differ_by_more_than_an_ending() -> None:
    for folder in {file.parent for file in FILES}:
        names = sorted({file.stem for file in FILES if file.parent == folder})
        stems = Counter(_stem(name) for name in names)
        assert [name for name in names if stems[_stem(name)] > 1] == [], folder


def test_a_public_class_has_a_name_of_its_own() -> None:
    homes: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(str(file.relative_to(PACKAGE)))
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def test_two_places_import_numba() -> None:
    importing = [
        f.name for f in FILES if "import numba" in f.read_text() or "from numba" in f.read_text()
    ]
    assert importing == ["compiled.py", "lowering.py"]


def test_files_are_small() -> None:
    long = [f.name for f in FILES if len(f.read_text(encoding="utf-8").splitlines()) > 400]
    assert long == []
