"""Messages that no browser would send: nearly right ones with something wrong in them."""

import json
import random
from typing import Any

WORDS = ["", "x", "1T1", "CW-", "4B3<W>K", "2@4", "tom", "undo", "\x00", "🍫" * 50, "../..", "null"]
STRANGER = "x" * 32
NUMBERS = [-1, 0, 1, 2, 4, 5, 10**6, 2**53, 2**64, 1.5, -0.0]


def value(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    what = rng.randrange(8 if depth < 4 else 6)
    if what < 2:
        return rng.choice(WORDS)
    if what < 4:
        return rng.choice(NUMBERS)
    if what == 4:
        return rng.choice([True, False])
    if what == 5:
        return None
    if what == 6:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(WORDS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def command(rng: random.Random, own: int) -> dict[str, Any]:
    """A command that may belong to another seat, or come at the wrong time."""
    seat = rng.choice([own, own, rng.randint(1, 4)])
    return rng.choice(
        [
            {"type": "move", "seat": seat, "move": rng.choice(WORDS)},
            {"type": "move", "seat": seat, "move": f"{rng.randint(0, 9)}{rng.choice('TBWKR')}1"},
            {"type": "undo", "seat": seat},
            {"type": "end", "seat": seat},
            {"type": "reply", "kind": rng.choice(["undo", "end"]), "yes": rng.random() < 0.5},
            {"type": "leave", "seat": seat, "level": rng.choice(["tom", "deep", "engine"])},
            {"type": "return", "seat": seat},
            {
                "type": "arrange",
                "rules": {"players": rng.randint(1, 5), "side": rng.choice(["coloured", "x"])},
                "seats": [
                    {"kind": rng.choice(["keep", "link", "bot"]), "seat": rng.randint(1, 5)}
                    for _ in range(rng.randint(1, 5))
                ],
            },
            {"type": "start"},
            {"type": "rematch"},
        ]
    )


def turn(rng: random.Random, offered: dict[str, Any], version: int) -> str:
    """What a person to move may send: the offered move, or one that may be illegal."""
    wrong = {**offered, "move": rng.choice([*WORDS, f"{rng.randint(0, 9)}{rng.choice('TBWKR')}1"])}
    move = rng.choice([offered, wrong])
    return json.dumps({"type": "do", "id": 100, "version": version, "command": move})


def message(rng: random.Random, version: int, own: int = 1, token: str = STRANGER) -> str | bytes:
    """One message from this seat: whole, broken, or with one field changed."""
    do: dict[str, Any] = {
        "type": "do",
        "id": rng.randrange(100),
        "version": max(0, version + rng.choice([0, 0, 0, -1, 1, -5])),
        "command": command(rng, own),
    }
    tokens = rng.choice([[token], [token], [STRANGER, token], [STRANGER]])
    since = rng.choice([None, 0, version])
    hello: dict[str, Any] = {"type": "hello", "tokens": tokens, "since": since}
    sync: dict[str, Any] = {"type": "sync", "since": rng.choice([0, version, version + 1])}
    signal: dict[str, Any] = rng.choice(
        [
            {
                "type": "signal",
                "seat": rng.randint(0, 5),
                "word": rng.choice(["hello", "wow", "x"]),
            },
            {"type": "nudge", "seat": rng.randint(1, 4)},
            {"type": "look", "away": rng.random() < 0.5},
        ]
    )
    whole: dict[str, Any] = rng.choice([do, do, do, hello, sync, signal, {"type": "ping"}])
    what = rng.random()
    if what < 0.4:
        return json.dumps(whole)
    if what < 0.7:
        inside = rng.choice([whole, whole.get("command", whole)])
        inside[rng.choice([*inside, "more"])] = value(rng)
        return json.dumps(whole)
    text = json.dumps(whole if what < 0.9 else value(rng))
    if what < 0.8:
        return text[: rng.randrange(len(text) + 1)]
    if what < 0.9:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice('{}[]",:\x00\ud7ff9') + text[place + 1 :]
    if what < 0.95:
        return text
    return rng.randbytes(rng.randrange(50))
