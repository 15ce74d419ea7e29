"""A game in each language, from the lobby to the final table, without a word of English."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from chocolatier.words import words
from tests.browser.conftest import NewPage
from tests.browser.person import FINAL, Person
from tests.messages import messages

WORD = re.compile(r"[^\W\d_]{2,}")
ALL_TEXT = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap(e =>
    ['aria-label', 'title', 'placeholder', 'alt'].map(name => e.getAttribute(name) ?? ''))
].join('\\n')"""


@cache
def _vocabulary(language: str) -> frozenset[str]:
    """Return every word in the messages of a language."""
    texts = (message.words for message in messages(language).values())
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def _check(page: Page, language: str) -> None:
    english = _vocabulary("en") - _vocabulary(language)
    text = str(page.evaluate(ALL_TEXT))
    assert "⟦" not in text
    shown = {word.lower() for word in WORD.findall(text)}
    # The menu of languages lists each by its own name.
    assert not shown & english - {"english"}


@pytest.mark.parametrize(
    "language", ["uk", *(pytest.param(name, marks=pytest.mark.long) for name in ("ru", "cs", "pl"))]
)
def test_no_english_word_is_left(new_page: NewPage, language: str) -> None:
    assert "round" in _vocabulary("en") - _vocabulary(language)
    say = words(language).say
    page = new_page(locale=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    _check(page, language)
    page.locator("label", has_text=say("game-special-yes")).click()
    page.get_by_role("button", name=say("new-table")).click()
    page.get_by_role("dialog").wait_for()
    _check(page, language)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("play-now"), exact=True).click()
    person = Person(page, seed=8)
    for _ in range(12):  # more than a round
        person.wait()
        _check(page, language)
        person.move()
    person.wait()
    page.get_by_role("button", name=say("menu"), exact=True).click()
    _check(page, language)
    page.get_by_role("button", name=say("menu-end")).click()
    expect(page.locator(FINAL)).to_be_visible()
    _check(page, language)
    page.get_by_role("link", name=say("replay-watch")).click()
    page.wait_for_selector(".playfield")
    _check(page, language)
    for path in ("/learn", "/learn#boxing", "/rules"):
        page.goto(path)
        page.wait_for_selector("main")
        _check(page, language)


def test_a_language_is_changed_without_a_reload(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("uk")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("uk").say("lobby-title"))
    assert page.evaluate("window.stayed")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
