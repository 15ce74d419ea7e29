"""The browser's types are those of the Python models."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from chocolatier.table.signals import PHRASES, REACTIONS
from chocolatier.view.typescript import constants, wire_schema

WEB = Path(__file__).parent.parent.parent / "web"
WIRE = WEB / "src" / "net" / "wire.ts"


def test_constants() -> None:
    assert constants() == {
        "FLOOR_COSTS": [1, 1, 2, 2, 2, 3, 3],
        "BONUS_POINTS": [2, 7, 10],
        "PRINTED": ["TBWKR", "RTBWK", "KRTBW", "WKRTB", "BWKRT"],
        "REACTIONS": list(REACTIONS),
        "PHRASES": list(PHRASES),
    }


def test_every_message_is_defined() -> None:
    definitions = wire_schema()["$defs"]
    assert {"ToServer", "FromServer", "TableView", "StoryEntry", "Replay"} <= set(definitions)
    assert "story_length" in definitions["TableView"]["properties"]
    assert '"told"' not in json.dumps(definitions)


@pytest.mark.skipif(
    not (WEB / "node_modules").exists() or not WIRE.exists(), reason="needs the page's packages"
)
def test_the_committed_types_are_up_to_date() -> None:
    module = [sys.executable, "-m", "chocolatier.view.typescript"]
    schema = subprocess.run(module, capture_output=True, check=True)
    node = ["node", "tools/wire.js"]
    made = subprocess.run(node, cwd=WEB, input=schema.stdout, capture_output=True, check=True)
    assert made.stdout.decode() == WIRE.read_text(encoding="utf-8"), "run `make wire`"
