"""Puzzles on the page: solved by mouse and by keys, explained, proven, in words, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from chocolatier.study.puzzles.puzzle import Puzzle
from chocolatier.study.puzzles.shelf import shelf
from tests.browser.axe import violations
from tests.browser.conftest import NewPage


def deep_puzzle() -> Puzzle:
    """A puzzle of several moves, without moves that send leftovers."""
    return max(
        shelf().choose(kind="round", rules="2-coloured-plain"), key=lambda one: one.solution.depth
    )


def press(page: Page, move: str) -> None:
    """Make a move with keys alone."""
    for key in move[:3].replace("-", "F"):
        page.keyboard.press(key.lower())
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Enter")


def test_a_puzzle_is_solved_explained_and_proven(new_page: NewPage) -> None:
    puzzle = deep_puzzle()
    page = new_page(preferences='{"motion":"off","language":"en"}')
    page.goto("/puzzles")
    expect(page.locator(".modes li")).to_have_count(4)
    assert violations(page) == []
    page.goto(f"/puzzles#{puzzle.id}")
    expect(page.locator("[data-pick]").first).to_be_visible()
    wrong = next(move for move in puzzle.game().legal_moves if move != puzzle.solution.move)
    press(page, str(wrong))
    expect(page.locator(".verdict")).to_contain_text("the right move to")
    for step in puzzle.solution.main_line():
        expect(page.locator("[data-pick]").first).to_be_visible()
        press(page, str(step.move))
        expect(page.locator(".verdict")).to_have_text(
            "Solved!" if not step.replies else "Right. There is more to find."
        )
    why = page.locator(".why")
    lead = f"{puzzle.best:+}".replace("-", "\N{MINUS SIGN}")
    expect(why).to_contain_text(f"a lead of {lead} at")
    why.get_by_role("button").click()
    proof = page.locator(".proof")
    expect(proof.locator(f"[data-move='{puzzle.solution.move}']")).to_contain_text(f"lead {lead}")
    proof.locator(f"[data-move='{puzzle.solution.move}']").click()
    expect(proof.get_by_role("heading")).to_contain_text("Replies of seat")
    assert violations(page) == []
    kept = page.evaluate("JSON.parse(localStorage.getItem('chocolatier.puzzles')).tried")
    assert kept[puzzle.id]["right"] is False, "the first try was wrong"


def test_a_mistake_ends_a_streak_at_once(new_page: NewPage) -> None:
    page = new_page(preferences='{"motion":"off","language":"en"}')
    with page.expect_response(re.compile(r"/api/puzzles/[0-9a-f]+$")) as answer:
        page.goto("/puzzles#streak")
    puzzle = shelf().find(answer.value.json()["id"])
    expect(page.locator("[data-pick]").first).to_be_visible()
    verdict, result = page.locator(".verdict"), page.get_by_role("button", name="To the result")
    expect(result).to_have_count(0)
    wrong = next(move for move in puzzle.game().legal_moves if move != puzzle.solution.move)
    press(page, str(wrong))
    expect(verdict).to_contain_text("The streak is over.")
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()
    result.click()
    expect(page.get_by_text("Solved: 0")).to_be_visible()


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_puzzles_fit_a_phone_and_are_told_in_words(new_page: NewPage, language: str) -> None:
    preferences = f'{{"motion":"off","language":"{language}","text":true}}'
    page = new_page(preferences=preferences, viewport={"width": 360, "height": 640})
    for address in ("/puzzles", f"/puzzles#{deep_puzzle().id}", "/puzzles#rush"):
        page.goto(address)
        expect(page.locator("main")).to_be_visible()
        expect(page.locator(".modes, .task").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert violations(page) == []


def test_a_puzzle_that_was_withdrawn_is_said_so(new_page: NewPage) -> None:
    page = new_page(preferences='{"motion":"off","language":"en"}')
    page.goto("/puzzles#00000000")
    expect(page.get_by_text("There is no puzzle 00000000")).to_be_visible()
    page.get_by_role("link", name="To all puzzles").click()
    expect(page.locator(".modes li")).to_have_count(4)
