"""From a step of a review: other moves as a tree of variations, and a table that goes on there."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.test_learning import choose
from tests.browser.test_review import WORDS as REVIEW_WORDS
from tests.browser.test_review import ask_review, short_game
from tests.offers import moves_of

WORDS = {
    "en": ("Try other moves", "Variations", "Play on against bots", "Start from here"),
    "uk": ("Спробувати інші ходи", "Варіанти", "Грати далі проти ботів", "Почати звідси"),
}
ASK = {"en": REVIEW_WORDS["en"][0], "uk": "Розібрати гру"}


def node(number: int) -> str:
    return f'.variations [data-node="{number}"]'


def legal_moves(page: Page, entry: int) -> list[str]:
    """Moves of the position after some entries of the reviewed game."""
    digest = page.url.split("review")[1][1:25]
    wish = {"review": digest, "entry": entry}
    return moves_of(page.request.post("/api/study", data=wish).json()["options"])


@pytest.mark.parametrize("language", ["en", pytest.param("uk", marks=pytest.mark.long)])
@pytest.mark.early
def test_a_tree_of_variations_and_a_table_from_it(
    new_page: NewPage, tmp_path: Path, language: str
) -> None:
    attempt, variations, play_on, start = WORDS[language]
    record = tmp_path / "game.jsonl"
    record.write_text(short_game(2), encoding="utf-8")
    page = new_page(locale=language)
    ask_review(page, record, ASK[language])
    page.goto(page.url.split("#")[0] + "#3")
    page.get_by_role("link", name=attempt).click()
    page.wait_for_url("**/study#try.review.*")
    expect(page.get_by_role("region", name=variations)).to_be_visible()
    expect(page.locator(".analysis li").first).to_be_visible()
    nodes = page.locator(".variations .node")
    trunk = nodes.count()
    assert trunk > 5, "the rest of the game is the main line"

    # a branch, another one beside it, and back to the game
    played = page.locator(node(1)).inner_text().strip()
    others = [move for move in legal_moves(page, 3) if move != played]
    choose(page, others[0])
    expect(nodes).to_have_count(trunk + 1)
    page.locator(node(0)).click()
    expect(page.locator(node(0))).to_have_attribute("aria-current", "true")
    choose(page, others[-1])
    expect(nodes).to_have_count(trunk + 2)
    expect(page.locator(node(trunk + 1))).to_have_attribute("aria-current", "true")
    page.locator(node(trunk + 1)).focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(node(trunk))).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(node(1))).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator(node(2))).to_be_focused()
    assert violations(page) == []
    page.reload()
    expect(page.locator(node(2))).to_have_attribute("aria-current", "true")
    expect(nodes).to_have_count(trunk + 2)

    # on against bots from what is on the board
    page.get_by_role("button", name=play_on).click()
    expect(page.locator("dialog[open] .picker")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=start).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-story]")).to_be_visible()
    table = page.url.split("/t/")[1][:8]
    view = page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()
    assert view["status"] == "playing", table
    assert sum(len(source["chocolates"]) for source in view["position"]["sources"]) < 20
