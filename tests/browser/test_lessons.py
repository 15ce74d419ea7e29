"""Every lesson is played to its end on the page, from the first to the last."""

import pytest
from playwright.sync_api import Page, expect

from chocolatier.view.lessons import LESSONS
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


@pytest.mark.long
def test_all_lessons_from_first_to_last(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn")
    page.locator("main a[href^='/learn#']").first.click()
    forward = page.locator(".words .button.primary")
    for lesson, tasks in LESSONS.items():
        page.wait_for_url(f"**/learn#{lesson}")
        for task in tasks:
            if task.moves:
                expect(forward).to_have_count(0)
                _play(page, task.moves[0])
            forward.click()
    page.wait_for_url("**/learn")
    expect(page.locator("[data-pick]")).to_have_count(0)


def test_a_move_that_was_not_asked_for_is_explained(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn#taking")
    _play(page, "1T2")
    expect(page.locator(".words.astray")).to_be_visible()
    _play(page, "4R3")
    expect(page.locator(".words .button.primary")).to_be_visible()
