"""The review of an uploaded game: every part of it, in two languages, and its link."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from tests.browser.axe import violations
from tests.browser.conftest import NewPage

WORDS = {
    "en": ("Review the game", "Next mistake", "All moves", "Better:"),
    "cs": ("Rozebrat hru", "Další chyba", "Všechny tahy", "Lépe:"),
}


CUT_OFF = """() => [...document.querySelectorAll("header .seats span")].filter((one) => {
  const [name, bar] = [one.getBoundingClientRect(), one.closest(".seats").getBoundingClientRect()];
  return one.scrollWidth > one.clientWidth || name.right > bar.right || name.left < bar.left;
}).map((one) => one.textContent)"""
"""The names of players that are not shown as a whole."""


def short_game(players: int) -> str:
    """The record of a game with random moves whose players agree to end it in round 2."""
    game, rng = Game(Rules(players=players), seed=f"review {players}"), random.Random(players)
    while game.round < 2:
        game.play(rng.choice(game.legal_moves))
    game.play(game.legal_moves[0])
    game.agree_to_end()
    return write_record(game, ["Ann", "tom", "agata"][:players])


def ask_review(page: Page, record: Path, ask: str) -> None:
    page.goto("/")
    page.set_input_files("input[type=file]", record)
    page.wait_for_url("**/replay*")
    page.get_by_role("button", name=ask).click()
    page.wait_for_url("**/review/*")
    page.wait_for_selector(".overview .result")


@pytest.mark.parametrize("language", ["en", pytest.param("cs", marks=pytest.mark.long)])
def test_a_review(new_page: NewPage, tmp_path: Path, language: str) -> None:
    ask, mistake, all_moves, better = WORDS[language]
    record = tmp_path / "game.jsonl"
    record.write_text(short_game(2), encoding="utf-8")
    page = new_page(locale=language)
    ask_review(page, record, ask)

    shown = [
        int(re.sub(r"[^\d−-]", "", text).replace("−", "-"))
        for text in page.locator(".overview .value").all_inner_texts()
    ]
    assert sum(shown[:-1]) == shown[-1], "the bars add up"

    # the score after every round, and where it came from: together the score at the end
    page.locator(".overview summary").click()
    rows = page.locator(".overview .points tbody tr")
    expect(rows).to_have_count(2 + 5)
    own = [
        int(text.replace("−", "-")) for text in rows.locator("td:nth-child(2)").all_inner_texts()
    ]
    assert sum(own[2:]) == own[1]
    page.locator(".overview summary").click()

    page.get_by_role("button", name=mistake).click()
    expect(page.locator("[data-arrow=played]")).to_have_count(1)
    expect(page.locator("[data-arrow=better]")).to_have_count(1)
    expect(page.locator(".explanation")).to_contain_text(better)
    expect(page.locator(".explanation tfoot")).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 768})
    said = page.locator(".explanation .words b").first.bounding_box()
    below = page.locator(".explanation .buttons").bounding_box()
    assert said
    assert below
    assert said["y"] + said["height"] <= below["y"], "the better move is seen without scrolling"
    page.set_viewport_size({"width": 1280, "height": 800})

    graph = page.get_by_role("slider").first
    step = page.locator(".controls input")
    before = step.input_value()
    graph.focus()
    page.keyboard.press("ArrowRight")
    expect(step).not_to_have_value(before)
    graph.click(position={"x": 3, "y": 20})
    expect(step).to_have_value("1")

    page.get_by_role("button", name=all_moves).click()
    moves = page.locator(".overview ol button")
    moves.nth(2).click()
    expect(moves.nth(2)).to_have_attribute("aria-current", "true")
    assert violations(page) == []

    page.keyboard.press("v")
    expect(page.locator(".view .explanation")).to_be_visible()
    expect(page.locator(".view .overview h2")).to_be_visible()
    assert violations(page) == []

    friend = new_page(locale=language, viewport={"width": 390, "height": 844})
    friend.goto(page.url.split("#")[0])
    friend.wait_for_selector(".overview .result")
    expect(friend.locator(".overview h2")).to_have_text(page.locator(".overview h2").inner_text())
    assert violations(friend) == []


def test_a_review_of_three_and_a_link_that_leads_nowhere(new_page: NewPage, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(short_game(3), encoding="utf-8")
    page = new_page()
    ask_review(page, record, WORDS["en"][0])
    expect(page.locator("polygon.area")).to_have_count(3)
    headline = page.locator(".overview h2").inner_text()
    assert "Ann" in headline
    page.get_by_role("button", name="Tom").first.click()
    expect(page.locator(".overview h2")).to_contain_text("Tom")
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": 640, "height": 360})
    assert page.evaluate(CUT_OFF) == []
    page.goto(f"/review/{'0' * 24}")
    expect(page.get_by_text("There is no such review.")).to_be_visible()
