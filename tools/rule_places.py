"""List the one place of the product that implements each rule of docs/rules.md.

``python -m tools.rule_places`` writes the table at the end of docs/rules.md;
``tests/test_rule_places.py`` checks that it is up to date and that every rule has one place.

A place names its rules in its docstring, as in ``Implements R21.`` or ``Implements R10, R41-R43.``
It is a function, a method, a class, or a constant with a docstring under it. Code that only
touches a rule mentions it in brackets, as in ``(R21)``, which does not count.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "chocolatier"
PAGE = ROOT / "docs" / "rules.md"
BEGIN, END = "<!-- rule places: begin -->", "<!-- rule places: end -->"

_RULES = r"R\d+(?:-R\d+)?"
_IMPLEMENTS = re.compile(rf"\bImplements\s+({_RULES}(?:,\s+{_RULES})*)\.")


class Place(NamedTuple):
    """A name in a file that implements a rule."""

    file: str  # relative to the package
    name: str


def rules_of(page: str) -> list[int]:
    """Return the numbers of the rules that a page defines, in their order."""
    return [int(number) for number in re.findall(r"^- \*\*R(\d+)\*\* ", page, re.M)]


def implemented(docstring: str) -> list[int]:
    """Return the numbers of the rules that a docstring claims to implement."""
    numbers: list[int] = []
    for claim in _IMPLEMENTS.findall(docstring):
        for part in claim.split(","):
            first, *last = (int(number) for number in re.findall(r"\d+", part))
            numbers += range(first, (last or [first])[0] + 1)
    return numbers


def docstrings(body: Sequence[ast.stmt], outer: str = "") -> Iterator[tuple[str, str]]:
    """Yield the name and the docstring of every class, function and constant in a body."""
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield outer + node.name, ast.get_docstring(node) or ""
            yield from docstrings(node.body, f"{outer}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            match following:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield outer + ast.unparse(targets[0]), text


def find_places(package: Path) -> dict[int, list[Place]]:
    """Return the places of every rule that some docstring of a package claims to implement."""
    places: dict[int, list[Place]] = {}
    for file in sorted(package.rglob("*.py")):
        for name, text in docstrings(ast.parse(file.read_text(encoding="utf-8")).body):
            for number in implemented(text):
                place = Place(file.relative_to(package).as_posix(), name)
                places.setdefault(number, []).append(place)
    return places


def table_of(places: Mapping[int, Sequence[Place]], rules: Sequence[int]) -> str:
    """Return the table of all rules with their places."""
    lines = ["| rule | implemented by | in |", "|---|---|---|"]
    for number in rules:
        found = places.get(number, ())
        names = ", ".join(f"`{place.name}`" for place in found)
        files = ", ".join(f"[{p.file}](../src/chocolatier/{p.file})" for p in found)
        lines.append(f"| R{number} | {names} | {files} |")
    return "\n".join(lines)


def with_table(page: str, table: str) -> str:
    """Return a page with this table between its two marker comments.

    Raise ValueError if the page has no such comments.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def up_to_date(page: str) -> str:
    """Return the text of docs/rules.md as it should be."""
    return with_table(page, table_of(find_places(PACKAGE), rules_of(page)))


def main() -> None:
    """Write the table into docs/rules.md."""
    PAGE.write_text(up_to_date(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
