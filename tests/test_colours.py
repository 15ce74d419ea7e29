"""Colours can be distinguished, nothing depends on them, and text can be read."""

import pytest
from tools.colours import (
    AA,
    AA_SIGN,
    CLEAR,
    DECORATION,
    NAMES,
    PAGE,
    SIGHTS,
    SIGNS,
    TEXT,
    THEMES,
    Colour,
    ciede2000,
    contrast,
    contrasts,
    differences,
    drawings,
    fills,
    lab,
    linear,
    patterns,
    report,
    seen,
    silhouettes,
    text_colours,
    tokens,
)


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [  # from the paper of Sharma, Wu and Dalal
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (61, -5, 29), 22.8977),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_that_of_the_standard(
    one: Colour, other: Colour, difference: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(difference, abs=5e-5)


def test_the_arithmetic_of_colours() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert lab(linear("#ffffff")) == pytest.approx((100, 0, 0), abs=0.01)
    assert lab(linear("#ff0000")) == pytest.approx((53.24, 80.09, 67.20), abs=0.01)
    for sight in SIGHTS:  # no sight colours greys
        assert seen("#808080", sight) == pytest.approx(linear("#808080"), abs=1e-5)


@pytest.mark.parametrize(("title", "colours"), list(drawings()))
def test_normal_sight_tells_all_colours_apart(title: str, colours: dict[str, str]) -> None:
    assert list(colours) == list(NAMES), title
    near = {pair: d for pair, d in differences(colours, "normal").items() if d < CLEAR}
    assert not near


def test_no_pair_differs_by_colour_alone() -> None:
    outlines, drawn = silhouettes(), patterns()
    for _, colours in drawings():
        for sight in SIGHTS:
            for pair, difference in differences(colours, sight).items():
                if difference < CLEAR:
                    assert outlines[pair[0]] != outlines[pair[1]]
                    assert drawn[pair[0]] != drawn[pair[1]]


def test_every_chocolate_has_its_own_outline_and_its_own_drawing() -> None:
    assert list(silhouettes()) == list(patterns()) == list(fills()) == list(NAMES)
    assert len(set(silhouettes().values())) == len(NAMES)
    parts = [set(drawing) for drawing in patterns().values()]
    assert all(parts)
    for i, one in enumerate(parts):
        for other in parts[:i]:
            assert len(one & other) <= 1, "a number may be the same, a drawing not"


def test_every_text_colour_is_measured() -> None:
    missing = text_colours() - set(TEXT) - set(SIGNS) - DECORATION
    assert not missing, "add them to TEXT in tools/colours.py, with their backgrounds"


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str) -> None:
    faint = {pair: round(r, 2) for pair, r in contrasts(TEXT, theme).items() if r < AA}
    assert not faint, {pair: [tokens(theme).get(name) for name in pair] for pair in faint}


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_seen(theme: str) -> None:
    assert min(contrasts(SIGNS, theme).values()) >= AA_SIGN


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == report(), "run: python -m tools.colours"
