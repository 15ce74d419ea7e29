"""Griffe calls this module: it shows the examples in docstrings as code."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?m)^>>> (?:.+\n?)+")


class FencedExamples(griffe.Extension):
    """Put a fence around every example, which Markdown would take for a quotation."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of a module, class, function or attribute."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(_fenced, obj.docstring.value)


def _fenced(found: re.Match[str]) -> str:
    return f"```pycon\n{found[0].rstrip()}\n```\n"
