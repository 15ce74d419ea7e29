"""What the message files say, which messages the program asks for, and text that bypasses them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from chocolatier.bots.levels import LEVELS
from chocolatier.view.lessons.lessons import lessons
from chocolatier.words import LOCALE

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
PACKAGE = LOCALE.parent
BONUSES = ("rows", "columns", "colours")
FACES = ("extra", "keep", "share", "spare", *(f"magnet{letter}" for letter in "TBWKR"))
PROTOCOL = {"protocol.py"}  # speaks to programs
CATEGORIES = {"zero", "one", "two", "few", "many"}  # and other, which is every default

# --- message files --------------------------------------------------------------------


@dataclass
class Choice:
    """A selector: what it looks at, and its cases."""

    variable: str
    keys: set[str]


@dataclass
class Message:
    """A message or an attribute of one, in one language."""

    text: str  # as it is written
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)
    words: str = ""  # the letters that people see


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self._message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._message.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self._message.words += node.value + "\n"

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self._message.words += node.value + "\n"

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]  # type: ignore[assignment]
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        keys = {
            v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants
        }
        self._message.choices.append(Choice(name, keys))
        self.generic_visit(node)


def _read(pattern: ast.Pattern) -> Message:
    message = Message(serialize_pattern(pattern).strip())
    _Reader(message).visit(pattern)
    return message


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """The parsed files of a language, by their names."""
    files = sorted((LOCALE / language).glob("*.ftl"))
    return {file.name: FluentParser().parse(file.read_text(encoding="utf-8")) for file in files}


def entries(resource: ast.Resource) -> Iterator[tuple[str, Message]]:
    """Every message of a file and every attribute, as ``name`` or ``name.attribute``."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is not None:
                yield name, _read(entry.value)
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", _read(attribute.value)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language."""
    return {n: m for resource in resources(language).values() for n, m in entries(resource)}


# --- what the program asks for --------------------------------------------------------


def _svelte_and_typescript() -> list[Path]:
    return sorted(
        f
        for kind in ("*.svelte", "*.ts")
        for f in WEB.rglob(kind)
        if f.name != "wire.ts" and not f.name.endswith(".test.ts")
    )


def _sources() -> Iterator[str]:
    python = [file for file in sorted(PACKAGE.rglob("*.py")) if file.name not in PROTOCOL]
    for file in [*_svelte_and_typescript(), *python]:
        yield file.read_text(encoding="utf-8")


def _arguments(source: str) -> Iterator[str]:
    """The first argument of every call that says a message, as it is written."""
    for call in re.finditer(r"(?<![\w.])(?:\w+\.)*_?(?:say|has)\(", source):
        depth, start = 0, call.end()
        for end in range(start, len(source)):
            char = source[end]
            if char in "([{":
                depth += 1
            elif char in ")]}":
                depth -= 1
            if depth < 0 or (depth == 0 and char == ","):
                yield source[start:end].strip()
                break


def asked() -> set[str]:
    """Every message whose name is written where it is said."""
    found: set[str] = set()
    for source in _sources():
        for argument in _arguments(source):
            # the whole argument, or a branch of a condition
            found |= set(re.findall(r'(?:^|[?:]\s*|else\s+)"([a-z][\w-]*)"', argument))
    return found


def _keys(body: str) -> set[str]:
    """The keys of an object whose insides are given, without those of objects in it."""
    while (flat := re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", "", body)) != body:
        body = flat
    return {match[0] for part in body.split(",") if (match := re.search(r"\w+", part))}


def given() -> Iterator[tuple[str, set[str]]]:
    """Every message that the page says by its name, with the names of the values it gives."""
    for file in _svelte_and_typescript():
        source = file.read_text(encoding="utf-8")
        for call in re.finditer(r'\bsay\(\s*"([\w-]+)"\s*(\)|,\s*\{)', source):
            start = call.end() - 1
            body = "" if call[2] == ")" else source[start + 1 : _closing(source, start)]
            if "..." not in body:
                yield call[1], _keys(body)


def mentioned() -> set[str]:
    """Every string of the program that looks like a message's name."""
    return {
        name for source in _sources() for name in re.findall(r"[\"'`]([a-z]+-[\w-]+)[\"'`]", source)
    }


def templates() -> set[str]:
    """Names that the program puts together, with ``{}`` for what it fills in."""
    found: set[str] = set()
    for source in _sources():
        for text in re.findall(r"`((?:[\w-]|\$\{[^{}]*\})+)`", source):
            found.add(re.sub(r"\$\{[^{}]*\}", "{}", text))
        for text in re.findall(r"""\bf"((?:[\w-]|\{[^{}"]*\})+)\"""", source):
            found.add(re.sub(r"\{[^{}]*\}", "{}", text))
    return {name for name in found if "{}" in name and re.match(r"[a-z]+[\w-]*-|\{\}-", name)}


def _rules_page() -> dict[str, int]:
    """The sections of the rules page and their numbers of paragraphs."""
    contents = (WEB / "board" / "help" / "sections.ts").read_text(encoding="utf-8")
    return {n: int(c) for n, c in re.findall(r'name: "(\w+)", paragraphs: (\d+)', contents)}


def families() -> dict[str, set[str]]:
    """The names that a template really leads to, where that is known."""
    scenes = {scene.name for lesson in lessons() for scene in lesson.scenes}
    acting = {s.name for lesson in lessons() for s in lesson.scenes if s.outcomes}
    sections = _rules_page()
    contents = (WEB / "board" / "help" / "sections.ts").read_text(encoding="utf-8")
    rulings = re.findall(r"\d+", contents.split("RULINGS = [")[1])
    drawn = set(re.findall(r'name: "(\w+)",[^}]*scene:', contents))
    return {
        "learn-{}": {f"learn-{name}" for name in scenes},
        "learn-{}-after": {f"learn-{name}-after" for name in acting},
        "learn-lesson-{}": {f"learn-lesson-{lesson.name}" for lesson in lessons()},
        "rules-{}-title": {f"rules-{name}-title" for name in [*sections, "rulings"]},
        "rules-{}-picture": {f"rules-{name}-picture" for name in drawn},
        "rules-{}-{}": {
            f"rules-{n}-{i + 1}" for n, count in sections.items() for i in range(count)
        },
        "rules-r{}": {f"rules-r{rule}" for rule in rulings},
        "rules-r{}-why": {f"rules-r{rule}-why" for rule in rulings},
        "level-{}": {f"level-{level.name}" for level in LEVELS},
        "level-{}-character": {f"level-{level.name}-character" for level in LEVELS},
        "final-{}": {f"final-{part}" for part in ("boxed", "floor", *BONUSES)},
        "scoring-{}": {f"scoring-{kind}" for kind in BONUSES},
        "new-seat-{}": {f"new-seat-{kind}" for kind in ("here", "link", "bot")},
        "supply-{}": {f"supply-{kind}" for kind in ("bag", "lid")},
        "face-{}": {f"face-{face}" for face in FACES},
        "colour-{}": {f"colour-{letter}" for letter in "TBWKR"},
        "letter-{}": {f"letter-{letter}" for letter in "TBWKR"},
        "{}-{}": {f"{form}-{letter}" for form in ("pieces", "taken") for letter in "TBWKRM"},
        "{}-M": {f"{form}-M" for form in ("pieces", "taken")},
    }


# --- text that bypasses the message files ---------------------------------------------

VISIBLE = {"aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"}
VISIBLE |= {"label", "text", "caption", "heading", "hint"}  # of our own components
_LETTERS = re.compile(r"[^\W\d_]")


def _closing(source: str, start: int) -> int:
    """Where the brace that opens at ``start`` closes; strings may hold braces."""
    depth, at = 0, start
    while at < len(source):
        char = source[at]
        if char in "\"'`":
            at += 1
            while source[at] != char:
                at += 2 if source[at] == "\\" else 1
        elif char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                return at
        at += 1
    raise ValueError("a brace without its end")


def _bare(expression: str) -> Iterator[str]:
    """Strings in an expression that look like words rather than names."""
    for text in re.findall(r'"([^"\n]*)"', expression):
        if re.match(r"[A-ZА-Я][a-zа-я]{2}", text) or (" " in text and _LETTERS.search(text)):
            yield text


def _visible_in_tag(tag: str) -> Iterator[str]:
    for name, value in re.findall(r'([\w-]+)="([^"]*)"', re.sub(r"\{[^{}]*\}", "{}", tag)):
        if name in VISIBLE and _LETTERS.search(value):
            yield value
    for name, start in ((m[1], m.end() - 1) for m in re.finditer(r"([\w-]+)=\{", tag)):
        if name in VISIBLE:
            yield from _bare(tag[start : _closing(tag, start) + 1])


def markup_text(source: str) -> Iterator[str]:
    """Words in the markup of a component that do not come from a message."""
    source = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.S)
    at = 0
    while at < len(source):
        if source[at] == "{":
            end = _closing(source, at)
            if source[at + 1] not in "#:/@":
                yield from _bare(source[at : end + 1])
        elif source[at] == "<":
            end = at
            while source[end] != ">":
                end = _closing(source, end) + 1 if source[end] == "{" else end + 1
            yield from _visible_in_tag(source[at : end + 1])
        else:
            end = (
                min(i for i in (source.find(c, at) for c in "<{") if i >= 0) - 1
                if ("<" in source[at:] or "{" in source[at:])
                else len(source) - 1
            )
            if _LETTERS.search(source[at : end + 1]):
                yield source[at : end + 1].strip()
        at = end + 1


def unspoken() -> Iterator[tuple[str, str]]:
    """Every file of the page with a text in it that no translator sees."""
    for file in _svelte_and_typescript():
        source = file.read_text(encoding="utf-8")
        name = file.relative_to(WEB).as_posix()
        if file.suffix == ".svelte":
            yield from ((name, text) for text in markup_text(source))
        shown = re.findall(r'\b(?:showToast|title|callBack|announce|alert)\(\s*"([^"]+)"', source)
        yield from ((name, text) for text in shown)
