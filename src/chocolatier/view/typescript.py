"""The JSON schema of everything on the wire, for the browser's types: ``make wire``."""

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from chocolatier.view import wire

_OF_HTTP = (
    wire.NewTable,
    wire.Opened,
    wire.Join,
    wire.Joined,
    wire.Info,
    wire.Mine,
    wire.Lessons,
    wire.Summaries,
    wire.Upload,
    wire.Replay,
)


def wire_schema() -> dict[str, Any]:
    """One schema with a definition for every model, and one for each side of the socket."""
    _, schema = models_json_schema([(model, "serialization") for model in _OF_HTTP])
    definitions: dict[str, Any] = schema["$defs"]
    sides: dict[str, Any] = {"ToServer": wire.ToServer, "FromServer": wire.FromServer}
    for name, side in sides.items():
        union = TypeAdapter[Any](side).json_schema(mode="serialization")
        definitions |= union.pop("$defs")
        definitions[name] = union
    return {"$defs": dict(sorted(definitions.items()))}


if __name__ == "__main__":
    print(json.dumps(wire_schema(), indent=1))
