"""Every error code that can reach a player has words, and there are no words without a code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import chocolatier
from chocolatier.errors import RecordError, TableError
from chocolatier.server.endpoints.problems import problem_of, status_of

PACKAGE = Path(chocolatier.__file__).parent
FILES = [
    *PACKAGE.glob("table/*.py"),
    *PACKAGE.glob("store/*.py"),
    *PACKAGE.glob("view/**/*.py"),
    *PACKAGE.glob("server/**/*.py"),
    *PACKAGE.glob("study/contests/*.py"),
    *PACKAGE.glob("study/puzzles/*.py"),
    PACKAGE / "cli" / "host" / "health.py",
    PACKAGE / "cli" / "host" / "serve.py",
    PACKAGE / "rules" / "illegal.py",
    PACKAGE / "rules" / "move.py",
    PACKAGE / "notation" / "records.py",
    PACKAGE / "notation" / "links.py",
]
MADE = {"_illegal", "bad_field", "unreadable"}  # functions whose first argument is a code
ELSEWHERE = {
    "record-field",  # the default of a function
    "record-line",  # made from the codes of rules
    # from the table of limits
    "too-fast",
    "too-many-hints",
    "too-many-players",
    "too-many-reviews",
    "too-much-analysis",
    "rules-option-needs-special",  # the one fault of rules that the wire lets through
    # of positions, starts and deals that are studied
    "deal-bag",
    "deal-extra",
    "deal-factories",
    "deal-gold",
    "deal-gold-once",
    "deal-size",
    "deal-slot",
    "nothing-to-decide",
    "position-field",
    "rules-limit",
    "rules-name",
    "rules-option",
    "rules-players",
    "rules-twice",
}

OF_COMMANDS = {  # a person at the terminal reads these, no client
    "bad-backup",
    "bad-setting",
    "cannot-listen",
    "database-not-empty",
    "newer-database",
    "no-database",
    "no-server",
}


def _code(call: ast.Call) -> ast.expr | None:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if (name.endswith("Error") and name != "OSError") or name in MADE:
        return call.args[0] if call.args else None
    if name == "_fail":
        return call.args[3] if len(call.args) > 3 else None
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    return keywords.get("code") if name == "Problem" else None


def _codes() -> Iterator[str]:
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            code = _code(node) if isinstance(node, ast.Call) else None
            if isinstance(code, ast.Constant) and " " not in str(code.value):
                yield str(code.value)
    app = (PACKAGE / "server" / "app.py").read_text(encoding="utf-8")
    yield from re.findall(r'\d{3}: "([a-z-]+)"', app)


def test_every_code_has_words_and_every_word_a_code() -> None:
    folder = PACKAGE / "locale" / "en"  # those of players come with the page that meets them
    text = "\n".join((folder / one).read_text("utf-8") for one in ("errors.ftl", "progress.ftl"))
    messages = re.findall(r"^error-([a-z-]+) =", text, re.M)
    assert len(messages) == len(set(messages))
    assert set(messages) == set(_codes()) | ELSEWHERE


def test_documented_codes() -> None:
    text = (PACKAGE.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `([a-z-]+)` \|", text.split("## Error codes")[1], re.M))
    of_server = {
        str(code.value)
        for file in FILES
        if file.relative_to(PACKAGE).parts[0] in ("table", "store", "view", "server")
        and file.name != "running.py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(code := _code(node), ast.Constant)
        and " " not in str(code.value)
    }
    assert of_server - OF_COMMANDS <= documented


def test_problems() -> None:
    stale = TableError("stale", "gone on", version=3, path=Path("x"))
    assert problem_of(stale).details == {"version": 3, "path": "x"}
    assert status_of(stale) == 409
    broken = RecordError("line-full", "line 3: full", line=3, field="move", reason="full")
    assert problem_of(broken).code == "record-line"
    assert problem_of(broken).details["cause"] == "line-full"
    assert status_of(broken) == 422
