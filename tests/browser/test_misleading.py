"""What once misled people at a table, each with the sight that they should have."""

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from chocolatier.words import words
from tests.browser.conftest import NewPage
from tests.browser.person import FINAL, Person
from tests.browser.served import Served
from tests.browser.test_axe import FROZEN
from tests.browser.test_comfort import _end
from tests.browser.test_lessons import _play
from tests.browser.test_together import _open, _sit
from tests.server.running import Player

say = words("en").say
MOVING = '{"motion":"normal","sound":false}'
# Animations that stand still until the test lets them end.
PAUSED = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    animation.pause();
    return animation;
  };
  window.release = () => {
    Element.prototype.animate = animate;
    for (const one of document.getAnimations()) one.play();
  };
}"""


def test_the_guest_who_takes_the_last_seat_plays(new_page: NewPage, served: Served) -> None:
    table, token, invite = _open(served, "here", "link")
    host, guest = new_page(), new_page()
    host.goto(f"/t/{table}#seat={token}")

    def answer_late(route: Route) -> None:
        """Answer after the game has begun for everyone who looks at the table."""
        answer = route.fetch()
        host.wait_for_selector("[data-pick]")
        route.fulfill(response=answer)

    guest.route("**/seats", answer_late)
    _sit(guest, table, invite, "Bo")
    expect(guest.locator(".own .name")).to_have_text("Bo")
    assert guest.get_by_text(say("join-late")).count() == 0, "shown to a guest who has a seat"
    late = new_page()
    late.goto(f"/t/{table}#join={invite}")
    expect(late.get_by_text(say("join-late"))).to_be_visible()


@pytest.mark.parametrize("path", ["table", "lesson", "replay"])
def test_a_page_is_as_tall_as_the_window(new_page: NewPage, served: Served, path: str) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto({"table": f"/t/{table}#seat={token}", "lesson": "/learn#taking"}.get(path, ""))
    if path == "replay":
        page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".playfield [role=status]", state="attached")
    tall = "[document.documentElement.scrollHeight, innerHeight]"
    page.wait_for_function("document.querySelector('.playfield .factory')")
    assert page.evaluate(tall) == [800, 800]


def test_a_lesson_explains_a_move_once_it_has_landed(new_page: NewPage) -> None:
    page = new_page(preferences=MOVING, still=True)
    page.goto("/learn#taking")
    page.wait_for_selector("[data-pick]")
    shown = page.locator(".words p:not(.look)")
    task = shown.inner_text()
    page.evaluate(PAUSED)
    _play(page, "4R3")
    page.wait_for_selector(".overlay svg")
    assert shown.inner_text() == task
    expect(page.locator(".words .button")).to_have_count(0)
    page.evaluate("release()")
    expect(shown).not_to_have_text(task)
    expect(page.locator(".words .button.primary")).to_be_focused()


def test_a_double_click_chooses(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    chocolate = page.locator("[data-pick]").first
    chocolate.locator(".piece").first.dblclick()
    expect(chocolate).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-line]").first).to_be_visible()


def test_the_head_says_that_points_are_counted(new_page: NewPage, served: Served) -> None:
    table, token, invite = _open(served, "here", "link")
    url = f"{served.address}/api/tables/{table}"
    other = httpx.post(f"{url}/seats", json={"invite": invite, "name": "Bo"}).json()["token"]
    with Player(f"{url.replace('http', 'ws')}/socket") as both:
        both.hello(token, other)
        while sum(len(set(one["chocolates"])) for one in both.view["position"]["sources"]) > 1:
            both.move()
        page = new_page(preferences=MOVING, still=True)
        page.goto(f"/t/{table}#seat={token}")
        page.wait_for_selector("[data-story]")
        page.evaluate(FROZEN)
        both.move()
        page.wait_for_selector(".scoring")
        expect(page.locator("header .round .full")).to_have_text(
            say("status-round", round=1, phase="box")
        )
        expect(page.locator("header .status")).to_contain_text(
            say("status-scoring", name="").strip()
        )
        page.context.close()


def test_the_score_stays_while_a_column_is_chosen(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", side="free")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, seed=9)
    while person.wait() and not page.locator("[data-column]").count():
        person.move()
    view = httpx.get(f"{served.address}/api/tables/{table}").json()
    score = str(view["position"]["boards"][0]["score"])
    shown = page.locator(".own .score")
    expect(shown).to_have_text(score)
    page.locator("[data-column]").first.click()
    expect(page.locator(".confirm")).to_be_visible()
    expect(shown).to_have_text(score)


def _ring(page: Page) -> list[str]:
    """Return the controls that are drawn as having the focus."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('dialog :focus-visible')]"
        ".filter((one) => getComputedStyle(one).outlineStyle !== 'none')"
        ".map((one) => one.outerHTML.slice(0, 80))"
    )
    return found


def test_the_final_sheet_opens_with_nothing_chosen(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(f"/t/{table}#seat={token}")
    assert Person(page, touch=True).wait()
    _end(page)
    page.reload()
    expect(page.locator(FINAL)).to_be_visible()
    assert _ring(page) == []
    assert page.evaluate("document.activeElement.closest('dialog') !== null"), "for screen readers"
    page.keyboard.press("Tab")
    assert len(_ring(page)) == 1
