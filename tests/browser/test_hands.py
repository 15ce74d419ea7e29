"""In the player's hands: dragging, asking why, the pace of movement, moments of the story."""

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from chocolatier.words import words
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.test_misleading import MOVING, PAUSED
from tests.browser.test_together import _open

say = words("en").say


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Dragger(Person):
    """A player who drags chocolates onto lines, with a mouse or with a finger."""

    _finger: CDPSession | None = None

    def _touch_at(self, kind: str, *point: float) -> None:
        finger = self._finger = self._finger or self.page.context.new_cdp_session(self.page)
        points = [{"x": point[0], "y": point[1]}] if point else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def lift(self, place: Locator) -> None:
        """Take hold of a chocolate and move it a little."""
        x, y = _middle(place)
        if self._touch:
            self._touch_at("touchStart", x, y)
            self._touch_at("touchMove", x, y + 20)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x, y + 20)
        self.page.wait_for_selector(".dragged")

    def drop(self, place: Locator) -> None:
        """Let go over a place."""
        x, y = _middle(place)
        if self._touch:
            self._touch_at("touchMove", x, y)
            self._touch_at("touchEnd")
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.up()
        expect(self.page.locator(".dragged")).to_have_count(0)


def test_a_drag_that_ends_nowhere_takes_nothing(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Dragger(page)
    assert person.wait()
    person.lift(page.locator(".factory .piece").first)
    expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(1)
    person.drop(page.locator(".supply .lid"))
    expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "1")


def test_a_line_says_why_it_takes_nothing(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, seed=2)
    assert person.wait()
    person.move()  # fills or begins a line
    assert person.wait()
    refused = page.locator("[data-refused]")
    for pick in range(page.locator("[data-pick]").count()):
        page.locator("[data-pick]").nth(pick).locator(".piece").first.click()
        if refused.count():
            break
    line = refused.first.get_attribute("data-refused")
    refused.first.click()
    reasons = [rf"Line {line} holds \w+", f"Line {line} is full", f"Row {line} of your box"]
    expect(page.locator(".card .why")).to_have_text(re.compile("|".join(reasons)))
    expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(1)  # still chosen
    page.keyboard.press("Escape")
    expect(page.locator(".card .why")).to_have_count(0)


def _flying(page: Page) -> int:
    return page.locator(".overlay svg").count()


def test_the_pace_is_at_hand(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", "tom", "tom")
    page = new_page(preferences=MOVING)
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, seed=2)
    assert person.wait()
    speed = page.locator("[data-pace]")
    for pace in ("fast", "off", "normal"):
        speed.click()
        expect(speed).to_have_attribute("data-pace", pace)
    page.evaluate(PAUSED)  # every movement lasts until it is skipped
    page.locator("[data-pick] .piece").first.click()
    page.locator("[data-line]").first.click()
    page.locator(".confirm").click()
    page.wait_for_selector(".overlay svg")
    page.get_by_role("button", name=say("pace-skip")).click()
    page.wait_for_selector("[data-pick]")  # the moves of all three bots
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "5")
    assert _flying(page) == 0
    x, y = _middle(page.get_by_role("button", name=say("pace-again")))
    now = page.locator(".offer .factory.empty").count()
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_selector(".overlay svg")
    assert page.locator(".card h2").first.inner_text() == say("story-past")
    expect(page.locator("[data-pick]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-pick]").first).to_be_visible()
    assert page.locator(".offer .factory.empty").count() == now
    page.keyboard.down("a")
    page.wait_for_selector(".overlay svg")
    page.keyboard.up("a")
    expect(page.locator("[data-pick]").first).to_be_visible()
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "5")


def test_a_line_of_the_story_shows_its_moment(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, seed=2)
    for _ in range(2):
        assert person.wait()
        person.move()
    assert person.wait()
    empty = page.locator(".offer .factory.empty")
    now = empty.count()
    story = page.get_by_role("region", name="The story of the game")
    story.get_by_role("button").last.click()  # the deal
    expect(empty).to_have_count(0)
    expect(page.locator("[data-pick]")).to_have_count(0)
    page.get_by_role("button", name=say("story-now")).click()
    expect(empty).to_have_count(now)
    expect(page.locator("[data-pick]").first).to_be_visible()
    page.goto(f"/t/{table}/replay#5")
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "5")
    story.get_by_role("button").nth(3).click()
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "2")
