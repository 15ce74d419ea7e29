"""Measure how well colours can be distinguished, from the page's own sources.

``python -m tools.colours`` writes docs/colours.md.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "web" / "src"
PAGE = ROOT / "docs" / "colours.md"
Colour = tuple[float, float, float]

NAMES = {"T": "teal", "B": "brown", "W": "white", "K": "black", "R": "red"}
THEMES = ("light", "dark")
CLEAR = 10.0  # an obvious difference; 1 is the smallest that can be seen at all
AA = 4.5  # contrast of text, WCAG 2.2
AA_SIGN = 3.0  # contrast of signs and outlines

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# Text and its backgrounds; a test finds a text colour that is missing here.
TEXT = {
    "ink": "card counter counter-deep gain-soft gold-soft loss-soft space paper well cup",
    "ink-soft": "card counter counter-deep space well",
    "action": "card counter counter-deep",
    "on-cherry": "cherry",
    "card": "ink gain loss",
    "gain": "card gain-soft",
    "loss": "card loss-soft",
    "on-seat": "seat-1 seat-2 seat-3 seat-4",
    "#ffe7b3": "tray",
    "#ffe9bf": "tray",
    "#3b1d0c": "#f1cb74",  # brass: what a full row or column brings
}
# Signs beside text, and the outline of the focused element.
SIGNS = {"gold-sign": "gold-badge", "action": "card counter counter-deep"}
DECORATION = {"line"}  # the arrows from lines to rows, which words name too


# --- the sources ----------------------------------------------------------------------


def _source(name: str) -> str:
    return (SOURCES / name).read_text(encoding="utf-8")


def _entries(name: str) -> dict[str, str]:
    """Return the source text of a constant of art/shapes.ts for each letter."""
    body = re.search(
        rf"export const {name}\b[^=]*= \{{\n(.*?)\n\}};", _source("art/shapes.ts"), re.S
    )
    assert body, name
    return dict(re.findall(r"^  ([A-Z]): (.*?),$(?=\n  [A-Z]:|\Z)", body[1], re.S | re.M))


def silhouettes() -> dict[str, str]:
    """Return the outline of every chocolate."""
    return _entries("SHAPES")


def patterns() -> dict[str, list[str]]:
    """Return the drawing on every chocolate, without its colours."""
    return {
        letter: re.findall(r' (?:d|cx|cy|r)="([^"]+)"', drawing)
        for letter, drawing in _entries("DECORATIONS").items()
    }


def fills() -> dict[str, str]:
    """Return the fill of every chocolate: the middle of its gradient, in both themes."""
    found = {k: re.search(r'body: "(#\w{6})"', v) for k, v in _entries("PAINTS").items()}
    return {letter: match[1] for letter, match in found.items() if match}


def tokens(theme: str) -> dict[str, str]:
    """Return every named colour of a theme."""
    sources = _source("style/theme.css") + _source("board/board.css")
    pairs = re.findall(r"--([\w-]+): light-dark\(\s*(#\w{6}),\s*(#\w{6})\s*\)", sources)
    return {name: (day, night)[THEMES.index(theme)] for name, day, night in pairs}


def outlines(theme: str) -> dict[str, str]:
    """Return the colours of the outlines that mark empty cells."""
    return {letter: tokens(theme)[f"hollow-{letter}"] for letter in NAMES}


def text_colours() -> set[str]:
    """Return every colour that the page uses for text."""
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.css")]
    found: set[str] = set()
    for file in files:
        styles = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"(?<![\w-])color:\s*var\(--([\w-]+)\)", styles))
        found |= set(re.findall(r"(?<![\w-])color:\s*(#\w+)", styles))
    return found


# --- arithmetic -----------------------------------------------------------------------


def linear(colour: str) -> Colour:
    """Return the linear RGB of #rrggbb."""
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return r, g, b


def seen(colour: str, sight: str) -> Colour:
    """Return the linear RGB of a colour as a kind of sight perceives it."""
    rgb = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, rgb, strict=True))))
        for row in SIGHTS[sight]
    )
    return r, g, b


def lab(rgb: Colour) -> Colour:
    """Return the CIELAB of linear RGB, with the white point D65."""
    r, g, b = rgb
    xyz = (
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Colour, other: Colour) -> float:
    """Return the difference of two colours in CIELAB (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7))) / 2
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    if c1 * c2 == 0:
        mean_h = h1 + h2
    elif abs(h1 - h2) <= 180:
        mean_h = (h1 + h2) / 2
    else:
        mean_h = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    twist = 60 * exp(-(((mean_h - 275) / 25) ** 2))
    rt = -sin(radians(twist)) * 2 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG."""
    y1, y2 = (
        sum(k * v for k, v in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True))
        for c in (one, other)
    )
    return (max(y1, y2) + 0.05) / (min(y1, y2) + 0.05)


# --- measurements ---------------------------------------------------------------------


def differences(colours: Mapping[str, str], sight: str) -> dict[str, float]:
    """Return how much every two colours differ for a kind of sight, by their two letters."""
    return {
        a + b: ciede2000(lab(seen(colours[a], sight)), lab(seen(colours[b], sight)))
        for a, b in combinations(NAMES, 2)
    }


def drawings() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield everything that shows a chocolate's colour, with its name."""
    yield "chocolates", fills()
    for theme in THEMES:
        yield f"empty cells, {theme}", outlines(theme)


def contrasts(pairs: Mapping[str, str], theme: str) -> dict[tuple[str, str], float]:
    """Return the contrast of every pair in a theme."""
    named = tokens(theme)
    return {
        (text, ground): contrast(named.get(text, text), named.get(ground, ground))
        for text, grounds in pairs.items()
        for ground in grounds.split()
    }


# --- the page -------------------------------------------------------------------------


def _names(pair: str) -> str:
    return " and ".join(NAMES[letter] for letter in pair)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def report() -> str:
    """Return the text of docs/colours.md."""
    lines = [
        "# Colours",
        "",
        "Generated by `python -m tools.colours` from the page's own sources;",
        "`tests/test_colours.py` checks the figures and that this page is up to date.",
        "",
        "## The smallest difference between two chocolates",
        "",
        "In CIEDE2000, where 1 is the smallest visible difference; a chocolate's colour is the",
        "middle of its gradient. Colour blindness is simulated after Machado, Oliveira and",
        "Fernandes (2009) at full severity.",
        "",
        _row("", *SIGHTS),
        _row("---", *("---" for _ in SIGHTS)),
    ]
    for title, colours in drawings():
        least = [min((v, k) for k, v in differences(colours, sight).items()) for sight in SIGHTS]
        lines.append(_row(title, *(f"{value:.1f} ({_names(pair)})" for value, pair in least)))
    lines += [
        "",
        "No pair differs by colour alone. Each chocolate has its own outline (square, hexagon,",
        "flower, diamond, heart) and its own drawing (stripes, leaf, pearl, spiral, gloss);",
        "letters can be switched on, and every place names its colours in words.",
        "",
        "## All pairs of chocolates",
        "",
        f"Values below {CLEAR:.0f}, where outline and drawing are needed, are bold.",
        "",
        _row("", *SIGHTS),
        _row("---", *("---:" for _ in SIGHTS)),
    ]
    table = {sight: differences(fills(), sight) for sight in SIGHTS}
    for a, b in combinations(NAMES, 2):
        values = (table[sight][a + b] for sight in SIGHTS)
        cells = (f"**{value:.1f}**" if value < CLEAR else f"{value:.1f}" for value in values)
        lines.append(_row(_names(a + b), *cells))
    lines += [
        "",
        "## Contrast of text",
        "",
        f"WCAG 2.2 AA requires at least {AA}.",
        "",
        _row("text", "on", *THEMES),
        _row("---", "---", *("---:" for _ in THEMES)),
    ]
    ratios = [contrasts(TEXT, theme) for theme in THEMES]
    lines += [
        _row(f"`{text}`", f"`{ground}`", *(f"{ratio[text, ground]:.1f}" for ratio in ratios))
        for text, ground in ratios[0]
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(report(), encoding="utf-8")
