"""Learn from your mistakes: questions on the board, answered by keyboard, touch and in words."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.test_review import WORDS as REVIEW_WORDS
from tests.browser.test_review import ask_review, short_game

WORDS = {"en": "Learn from the mistakes of Ann", "cs": "Uč se z chyb: Ann"}


def choose(page: Page, move: str) -> None:
    """Play a move by keyboard."""
    source, colour, line = move[0].lower(), move[1].lower(), move[2].replace("-", "f")
    for key in (source, colour, line, "Enter"):
        page.keyboard.press(key)


def choose_source(page: Page, slot: int) -> None:
    """Tap a source."""
    place = page.locator(f'[data-spot="s{slot}"]').first.bounding_box()
    assert place
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def mistakes_of(page: Page, seat: int) -> list[dict[str, Any]]:
    digest = page.url.split("/review/")[1][:24]
    review = page.request.get(f"/api/reviews/{digest}").json()["review"]
    bad = ("inaccuracy", "mistake", "blunder")
    return [one for one in review["moves"] if one["seat"] == seat and one["kind"] in bad]


@pytest.mark.parametrize("language", ["en", pytest.param("cs", marks=pytest.mark.long)])
def test_learning_from_mistakes(new_page: NewPage, tmp_path: Path, language: str) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(short_game(2), encoding="utf-8")
    page = new_page(locale=language)
    ask_review(page, record, REVIEW_WORDS[language][0])
    page.get_by_role("link", name=WORDS[language]).click()
    mistakes = mistakes_of(page, 1)
    assert len(mistakes) >= 3
    mood = page.locator(".panel[data-mood]")

    # the played move is wrong, the best one right
    expect(mood).to_have_attribute("data-mood", "asking")
    choose(page, mistakes[0]["move"])
    expect(mood).to_have_attribute("data-mood", "wrong")
    expect(page.locator("[data-arrow=played]")).to_have_count(1)
    choose(page, mistakes[0]["best"])
    expect(mood).to_have_attribute("data-mood", "found")
    expect(page.locator(".panel .onward")).to_be_focused()
    assert violations(page) == []

    # in words: the same question, shown
    page.keyboard.press("Enter")
    expect(mood).to_have_attribute("data-mood", "asking")
    page.keyboard.press("v")
    expect(page.locator(".view .panel h2")).to_be_visible()
    page.locator(".view .panel .buttons .button:not(.icon)").first.click()
    expect(mood).to_have_attribute("data-mood", "shown")
    assert violations(page) == []
    page.keyboard.press("v")
    expect(page.locator("[data-arrow=better]")).to_have_count(1)

    for _ in mistakes[1:]:
        page.locator(".panel .onward").click()
    outcomes = page.locator(".summary li button")
    expect(outcomes).to_have_count(len(mistakes))
    expect(outcomes.nth(0)).to_have_attribute("data-outcome", "later")
    expect(outcomes.nth(1)).to_have_attribute("data-outcome", "shown")
    assert violations(page) == []
    outcomes.nth(2).click()
    expect(mood).to_have_attribute("data-mood", "asking")


def test_a_finger_finds_a_better_move(new_page: NewPage, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(short_game(2), encoding="utf-8")
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    ask_review(page, record, REVIEW_WORDS["en"][0])
    page.goto(page.url.split("#")[0] + "#learn.1")
    mood = page.locator(".panel[data-mood]")
    expect(mood).to_have_attribute("data-mood", "asking")
    best = mistakes_of(page, 1)[0]["best"]
    assert violations(page) == []
    choose_source(page, int(best[0].replace("C", "0")))
    colour = page.locator(f".card [data-colour={best[1]}]")
    line = page.locator(f'.card [data-line="{best[2].replace("-", "0")}"]')
    expect(colour.or_(line).first).to_be_visible()
    if colour.count():
        colour.tap()
    line.tap()
    page.locator(".confirm").tap()
    expect(mood).to_have_attribute("data-mood", "found")
