"""A layer imports only layers below it, function-level imports included."""

import ast
from pathlib import Path

import pytest

import chocolatier

PACKAGE = Path(chocolatier.__file__).parent
BELOW_ALL = {"errors", "compiled", "words"}
RULES = BELOW_ALL | {"rules", "notation"}
MAY_IMPORT = {
    "__init__": {"rules"},
    "errors": set[str](),
    "compiled": set[str](),
    "words": {"errors"},
    "rules": {"errors", "compiled"},
    "notation": {"errors", "rules"},
    "bots": RULES,
    "table": {"errors", "rules"},
    "store": RULES | {"table"},
    "view": RULES | {"table", "store"},
    "lab": RULES | {"bots"},
    "server": RULES | {"bots", "table", "store", "view"},
    "terminal": RULES | {"bots"},
    "warmup": RULES | {"bots", "lab"},
    "cli": RULES | {"bots", "lab", "terminal", "table", "store", "view", "server", "warmup"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def _layer(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def _imports(file: Path) -> set[str]:
    """The modules of this package that a file imports, with dots."""
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


def test_only_one_place_imports_numba() -> None:
    importing = [
        f.name for f in FILES if "import numba" in f.read_text() or "from numba" in f.read_text()
    ]
    assert importing == ["compiled.py"]


def test_files_are_small() -> None:
    long = [f.name for f in FILES if len(f.read_text(encoding="utf-8").splitlines()) > 400]
    assert long == []
