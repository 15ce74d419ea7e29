"""The HTTP API as a page of text, from the description that the server itself gives."""

import json
from typing import Any

from chocolatier.server.app import create_app
from chocolatier.server.settings import ServerSettings

Schema = dict[str, Any]

HEAD = """# The HTTP API

Written from the server's own description, which every server also gives to programs at
`/api/openapi.json`. [The server](server.md) describes the socket, on which games are played, and
what is guaranteed.

A request that is refused gets an [`ErrorBody`](#errorbody): a code, its details and an English
sentence.

"""
GROUPS = {
    "tables": "Tables",
    "mine": "Tables",
    "lobby": "The lobby",
    "replay": "Replays and reviews",
    "reviews": "Replays and reviews",
    "study": "Study",
}
REFUSALS = {
    "400": "malformed",
    "403": "forbidden",
    "404": "unknown",
    "409": "not now",
    "410": "gone",
    "413": "too large",
    "422": "wrong fields",
    "429": "too often",
    "503": "overloaded",
}


def api_page() -> str:
    """Return the page as Markdown."""
    described = create_app(ServerSettings()).openapi()
    groups: dict[str, list[str]] = {}
    for path, methods in described["paths"].items():
        group = GROUPS.get(path.split("/")[2], "The server")
        for method, operation in methods.items():
            groups.setdefault(group, []).append(_operation(method, path, operation))
    text = [HEAD]
    for group, operations in groups.items():
        text += [f"## {group}\n\n", *operations]
    text.append("## Models\n\n")
    text += [_model(name, schema) for name, schema in described["components"]["schemas"].items()]
    return "".join(text)


def _operation(method: str, path: str, operation: Schema) -> str:
    rows = []
    for parameter in operation.get("parameters", []):
        need = "" if parameter.get("required") else ", optional"
        where = f"{parameter['in']}{need}"
        rows.append((f"`{parameter['name']}`", f"{_kind(parameter['schema'])} ({where})"))
    if body := operation.get("requestBody"):
        rows.append(("body", _content(body)))
    refused = []
    for status, answer in operation["responses"].items():
        if status < "400":
            rows.append((f"answer&nbsp;{status}", _content(answer)))
        else:
            refused.append(f"{status} {REFUSALS.get(status, '')}".strip())
    rows.append(("refusals", ", ".join(refused)))
    table = "".join(f"| {name} | {text} |\n" for name, text in rows)
    title = f"### `{method.upper()} {path}`"
    about = _plain(operation["description"])
    return f"{title}\n\n{about}\n\n| | |\n|---|---|\n{table}\n"


def _content(part: Schema) -> str:
    """Return the model of a body, or the kind of text that it is."""
    found = []
    for kind, inner in part.get("content", {}).items():
        schema = inner.get("schema", {})
        named = kind == "application/json" and bool(schema)
        found.append(_kind(schema) if named else f"`{kind}`")
    return " or ".join(found) or "nothing"


def _model(name: str, schema: Schema) -> str:
    """Return the heading of a model and its fields."""
    title = f"### `{name}` {{ #{_anchor(name)} }}\n\n"
    about = _plain(schema.get("description", ""))
    if "properties" not in schema:
        return f"{title}{about or _kind(schema)}\n\n"
    required = schema.get("required", [])
    rows = []
    for field, inner in schema["properties"].items():
        default = ""
        if field not in required:
            default = f"`{_json(inner['default'])}`" if "default" in inner else "absent"
        about_field = _plain(inner.get("description", "")).replace("\n", " ")
        rows.append(f"| `{field}` | {_kind(inner)} | {default} | {about_field} |\n")
    head = "| field | kind | if left out | |\n|---|---|---|---|\n"
    return f"{title}{about}\n\n{head}{''.join(rows)}\n"


def _kind(schema: Schema) -> str:
    """Return what a value must be, in words and links."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[`{name}`](#{_anchor(name)})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(_kind(inner) for inner in schema[several])
    if "const" in schema:
        return f"`{_json(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{_json(value)}`" for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "list of " + ", ".join(_kind(inner) for inner in schema["prefixItems"])
        case "array":
            inner = _kind(schema.get("items", {}))
            return f"list of {inner}" + _bounds(schema, "minItems", "maxItems")
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {_kind(schema['additionalProperties'])}"
        case "string":
            return "text" + _bounds(schema, "minLength", "maxLength")
        case "integer":
            return "whole number" + _bounds(schema, "minimum", "maximum")
        case None:
            return "anything"
        case kind:
            return f"{kind}" + _bounds(schema, "minimum", "maximum")


def _bounds(schema: Schema, low: str, high: str) -> str:
    if low in schema and high in schema:
        return f" ({schema[low]:g} to {schema[high]:g})"
    if high in schema:
        return f" (at most {schema[high]:g})"
    return f" (at least {schema[low]:g})" if low in schema else ""


def _anchor(name: str) -> str:
    return name.lower()


def _json(value: object) -> str:
    """Return a value as JSON writes it, without a quotation mark around text."""
    return value if isinstance(value, str) and value else json.dumps(value)


def _plain(text: str) -> str:
    """Return a docstring as Markdown: a bar would end a table's cell."""
    return text.replace("``", "`").replace("|", "\\|").strip()
