"""Every lesson is played to its end on the page, from the first to the last."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chocolatier.view.lessons.lessons import LESSONS
from tests.browser.axe import violations
from tests.browser.conftest import NewPage


def _play(page: Page, move: str) -> None:
    """Make a move of a lesson: a pick such as 4R3 or 2B1<K>W, or a column such as 1@4."""
    if "@" in move:
        page.locator(f"[data-column='{move[2:]}']").click()
    else:
        pick, line = move[:2].replace("C", "0"), move[2].replace("-", "0")
        page.locator(f"[data-pick='{pick}'] .piece").first.click()
        page.locator(f"[data-line='{line}']").first.click()
        for colour in move.partition(">")[2]:
            page.keyboard.press(colour.lower())  # all goes left until it is turned
    page.locator(".confirm").click()


def _press(page: Page, move: str) -> None:
    """Make a move of a lesson with keys alone."""
    keys = move[2:] if "@" in move else move[:3].replace("-", "F")
    for key in keys + move.partition(">")[2]:
        page.keyboard.press(key.lower())
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Enter")


def _text(words: str) -> re.Pattern[str]:
    """Match a text, whatever spaces it has."""
    return re.compile(r"\s".join(map(re.escape, words.split(" "))))


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "play"), [("en", _play), ("uk", _press)], ids=["mouse", "keys"]
)
def test_all_lessons_from_first_to_last(
    new_page: NewPage, language: str, play: Callable[[Page, str], None]
) -> None:
    page = new_page(preferences=f'{{"motion":"off","language":"{language}"}}')
    page.goto("/learn")
    page.locator("main a[href^='/learn#']").first.click()
    forward = page.locator(".words .button.primary")
    for lesson, tasks in LESSONS.items():
        page.wait_for_url(f"**/learn#{lesson}")
        for task in tasks:
            if task.moves:
                expect(forward).to_have_count(0)
                expect(page.locator(".taught").first).to_be_visible()
                play(page, task.moves[0])
            forward.click()
    page.wait_for_url("**/learn")
    expect(page.locator("[data-pick]")).to_have_count(0)


def test_a_lesson_lights_what_it_names(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn#share")
    expect(page.locator("[data-source='2'].taught")).to_be_visible()
    expect(page.locator("[data-pick='2B'].taught")).to_be_visible()
    for way, to in (("a2-1-K", "1"), ("a2-3-W", "3")):
        arrow, end = page.locator(f"[data-way='{way}']"), page.locator(f"[data-source='{to}']")
        box, goal = arrow.bounding_box(), end.bounding_box()
        start = page.locator("[data-source='2']").bounding_box()
        assert box
        assert goal
        assert start
        middle = (goal["x"] + goal["width"] / 2 + start["x"] + start["width"] / 2) / 2
        assert abs(box["x"] + box["width"] / 2 - middle) < 2, "it lies half-way"
    said = page.locator(".look")  # for screen readers
    expect(said).to_have_text(
        re.compile("factory 2, brown; black to factory 1; white to factory 3")
    )


@pytest.mark.parametrize(
    ("language", "asked", "worse"),
    [
        ("en", "Look here: factory 4, red; line 3.", "30 : 31"),
        pytest.param(
            "cs",
            "Podívej se sem: nabídka 4, červená; přípravná řada 3.",
            "30 : 31",
            marks=pytest.mark.long,
        ),
    ],
    ids=["en", "cs"],
)
def test_a_wrong_move_shows_where(new_page: NewPage, language: str, asked: str, worse: str) -> None:
    page = new_page(preferences=f'{{"motion":"off","language":"{language}"}}')
    look, lines = page.locator(".look"), page.locator(".line.taught")
    page.goto("/learn#taking")
    _play(page, "1T2")
    expect(page.locator(".words.astray")).to_be_visible()
    expect(look).to_have_text(_text(asked))
    expect(page.locator("[data-pick='4R'].taught")).to_be_visible()
    expect(lines).to_have_count(1)
    page.keyboard.press("v")  # the same in words
    expect(page.locator("[data-pick='4R'] .here")).to_be_visible()
    page.locator("[data-pick='4R']").click()
    expect(page.locator("[data-line='3'] .here")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    _play(page, "4R3")
    expect(page.locator(".words .button.primary")).to_be_visible()
    expect(page.locator(".taught")).to_have_count(0)

    page.goto("/learn")
    page.locator("a[href='/learn#finish']").click()
    _play(page, "1R5")  # the first wrong move shows where to take, the second also the line
    expect(page.locator(".verdict")).to_contain_text(_text(worse))
    expect(page.locator("[data-pick='1T'].taught")).to_be_visible()
    expect(lines).to_have_count(0)
    assert violations(page) == []
    _play(page, "2K2")
    expect(lines).to_have_count(1)
    _play(page, "1T4")
    expect(page.locator(".words p").first).to_contain_text(_text("30 : 31"))
    expect(page.locator("[data-spot='score1']")).to_have_text("34")
