"""The study board: edited by mouse, finger and keyboard, shared, played on and analysed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.test_hands import Dragger

WORDS = {
    "en": ("Play", "Analyse", "Share this position"),
    "pl": ("Graj", "Analizuj", "Udostępnij tę pozycję"),
}
TEXT = (
    "2-coloured-plain 2 draft 1.1.1 TTM WWKR/-/-/-/- 17.19.17.18.19 0.0.0.0.0 "
    "7:-/T/-/-/-:5/5/5/5/5:- 4:-/-/W/K/-:1B3/5/5/5/5:-"
)


def place(page: Page, name: str) -> Locator:
    return page.locator(f'button[data-place="{name}"]')


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"] svg')


def open_text(page: Page, text: str) -> None:
    page.goto("/study")
    page.locator("[data-new]").click()
    page.locator("dialog[open] textarea").fill(text)
    page.locator("dialog[open] form .button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(spot(page, "l1-2-0")).to_have_count(1)


def turn_to(page: Page, mode: str) -> None:
    page.get_by_role("radio", name=mode, exact=True).check(force=True)


@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.long)])
def test_a_position_is_edited_shared_played_and_analysed(new_page: NewPage, language: str) -> None:
    play, analyse, share = WORDS[language]
    page = new_page(locale=language)
    hand = Dragger(page)
    open_text(page, TEXT)
    wrong = page.locator(".verdict.wrong")
    expect(wrong).to_have_count(0)
    assert violations(page) == []

    # a mouse: from a factory to a line, from the palette to the centre, and back into the bag
    hand.lift(page.locator('[data-spot="s1-W-0"]'))
    hand.drop(place(page, "l1-3"))
    expect(spot(page, "l1-3-0")).to_have_count(1)
    hand.lift(page.locator("[data-brush=B]"))
    hand.drop(place(page, "s0"))
    expect(spot(page, "s0-B-0")).to_have_count(1)
    expect(page.locator("[data-brush=B] .count")).to_have_text("18")
    hand.lift(place(page, "l1-3"))
    hand.drop(page.locator("[data-brush=T]"))
    expect(spot(page, "l1-3-0")).to_have_count(0)

    # the keyboard: what is impossible is said, and taken back
    place(page, "b1-1-1").focus()
    page.keyboard.press("ArrowDown")
    expect(place(page, "b1-2-1")).to_be_focused()
    page.keyboard.press("t")
    expect(wrong).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(wrong).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(wrong).to_have_count(1)
    page.keyboard.press("Control+Shift+z")
    expect(wrong).to_have_count(0)
    page.locator("[data-brush=M]").click()
    place(page, "f2").click()
    expect(spot(page, "f2-0")).to_have_count(1)

    # the link holds everything
    page.get_by_role("button", name=share).click()
    url = page.locator("dialog[open] input").first.input_value()
    text = page.locator("dialog[open] textarea").input_value()
    assert len(url) < 130
    with page.expect_download() as saved:
        page.locator("[data-save=png]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as saved:
        page.locator("[data-save=svg]").click()
    assert b"<foreignObject" in saved.value.path().read_bytes()
    page.keyboard.press("Escape")
    friend = new_page(locale=language, viewport={"width": 360, "height": 640})
    friend.goto(re.sub(r"^https?://[^/]+", "", url))
    expect(spot(friend, "f2-0")).to_have_count(1)
    assert violations(friend) == []

    # analysed: moves and arrows appear, and stop when one leaves
    turn_to(friend, analyse)
    moves = friend.locator(".analysis [data-move]")
    expect(moves).to_have_count(5)
    expect(friend.locator("[data-arrow=better]")).to_have_count(1)
    expect(friend.locator(".analysis .more")).to_contain_text("%")
    assert violations(friend) == []
    friend.locator(".analysis .more .button").click()
    expect(friend.locator(".playfield")).to_have_attribute("data-story", "1")
    friend.keyboard.press("v")
    expect(friend.locator(".view .analysis [data-move]").first).to_be_visible()
    assert violations(friend) == []
    turn_to(friend, play)
    expect(friend.locator("[data-move]")).to_have_count(0)

    # the engine answers for one seat
    turn_to(page, play)
    page.locator("[data-engine='1']").click()
    expect(page.locator(".playfield")).not_to_have_attribute("data-story", "0")
    assert text.startswith("2-coloured-plain 2 draft")


def test_a_finger_edits_and_a_broken_link_is_explained(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    hand = Dragger(page, touch=True)
    open_text(page, TEXT)
    hand.lift(page.locator('[data-spot="s1-K-0"]'))
    hand.drop(place(page, "l1-4"))
    expect(spot(page, "l1-4-0")).to_have_count(1)
    page.locator("[data-brush=W]").tap()
    place(page, "b1-1-3").tap()
    expect(spot(page, "b1-1-3")).to_have_count(1)

    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("v")
    field = page.locator('[data-field="l1-5"]')
    field.fill("kkk")
    field.blur()
    expect(field).to_have_value("KKK")
    page.locator('[data-field="lid"]').fill("t" * 25)
    page.locator('[data-field="lid"]').blur()
    expect(page.locator(".verdict.wrong")).to_contain_text("There are 20 chocolates of each colour")
    assert violations(page) == []

    page.goto("/study#9abc")
    expect(page.get_by_text("another version of Chocolatier")).to_be_visible()
    page.goto("/study#1abc")
    expect(page.get_by_text("This link is not whole")).to_be_visible()
