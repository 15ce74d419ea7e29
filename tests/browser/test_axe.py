"""axe-core finds nothing on any page."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.person import FINAL, Person
from tests.browser.served import Served
from tests.browser.test_together import _open

# Animations that never end: the end of a round stands still while it is checked.
FROZEN = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    if (document.querySelector(".scoring")) animation.pause();
    return animation;
  };
}"""


def _check(page: Page, name: str) -> None:
    """Check everything in the light theme; the dark one changes only colours."""
    page.emulate_media(color_scheme="light")
    assert violations(page) == [], f"{name}, light"
    page.emulate_media(color_scheme="dark")
    assert violations(page, ["color-contrast"]) == [], f"{name}, dark"


@pytest.mark.parametrize("phone", [False, True])
def test_axe_on_pages_without_a_table(new_page: NewPage, phone: bool) -> None:
    size = {"viewport": {"width": 390, "height": 844}} if phone else {}
    page = new_page(**size)
    page.goto("/")
    expect(page.get_by_text("Version")).to_be_visible()
    _check(page, "lobby")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    _check(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Set up a game").click()
    page.wait_for_selector("dialog[open]")
    _check(page, "new table")
    page.goto("/learn")
    page.get_by_role("link", name="Taking chocolates").wait_for()
    _check(page, "lessons")
    page.goto("/learn#share")
    page.wait_for_selector(".whole" if phone else "[data-pick]")
    _check(page, "a lesson")
    page.goto("/rules")
    page.wait_for_selector("figure .saucer")
    _check(page, "rules")


VARIANTS: dict[str, dict[str, object]] = {
    "coloured": {},
    "free": {"side": "free"},
    "special": {"special": True},
    "free and special": {"side": "free", "special": True},
}


@pytest.mark.parametrize(
    "variant",
    [
        "free and special",
        pytest.param("coloured", marks=pytest.mark.long),
        pytest.param("free", marks=pytest.mark.long),
        pytest.param("special", marks=pytest.mark.long),
    ],
)
def test_axe_on_tables(new_page: NewPage, served: Served, variant: str) -> None:
    table, token, _ = _open(served, "here", "tom", "tom", **VARIANTS[variant])
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, 2)
    for _ in range(2):
        person.wait()
        person.move()
    person.wait()
    _check(page, "drawn")
    page.locator("[data-pick] .piece").first.click()
    page.locator("[data-line]").first.click()
    _check(page, "drawn, chosen")
    page.get_by_role("button", name="Text view").click()
    page.get_by_role("heading", name="What you can do").wait_for()
    _check(page, "text, chosen")
    page.get_by_role("button", name="Help").click()
    page.wait_for_selector("dialog[open]")
    _check(page, "help")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    _check(page, "text, phone")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Drawn table").click()
    page.wait_for_selector(".opponents")
    _check(page, "drawn, phone")


def test_axe_while_columns_are_chosen(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", side="free")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, 9)
    while person.wait() and not page.locator("[data-column]").count():
        person.move()
    page.locator("[data-column]").first.click()
    _check(page, "drawn")
    page.keyboard.press("v")
    page.get_by_role("heading", name="What you can do").wait_for()
    _check(page, "text")


def test_axe_on_scoring_final_table_and_replay(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, 8)
    while person.wait() and not page.get_by_role("heading", name="Round 2 ").count():
        person.move()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end now").click()
    expect(page.locator(FINAL)).to_be_visible()
    _check(page, "final table")
    frames = httpx.get(f"{served.address}/api/tables/{table}/replay").json()["frames"]
    replay = new_page(preferences='{"motion":"normal","sound":false}')
    for kind in ("boxed", "bonus"):
        index = next(i for i, one in enumerate(frames) if one["entry"]["line"]["type"] == kind)
        replay.goto(f"/t/{table}/replay#{index}")
        replay.reload()
        expect(replay.locator("[data-story]")).to_have_attribute("data-story", str(index))
        if kind == "boxed":
            _check(replay, "replay")
        replay.evaluate(FROZEN)
        replay.get_by_role("button", name="One step on").click()
        replay.wait_for_selector(".scoring")
        _check(replay, f"scoring, {kind}")
