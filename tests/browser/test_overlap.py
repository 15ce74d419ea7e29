"""Nothing on a table covers what is needed beside it, measured by boxes at every size."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from chocolatier.words import words
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.test_together import _open
from tests.server.running import Player

say = words("en").say
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
SIZES = [(360, 640), (640, 360), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)]

# All pairs of things that overlap. A factory is round, its box is not; a seat's mark may lie on
# its own factory and on the centre.
OVERLAPS = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const kinds = {
    factory: ".offer .factory",
    mark: ".offer .visitors .mark",
    panel: ".supply .stock",
    sheet: ".card.picking",
    own: ".own .board",
    toast: ".toast",
    confirm: ".confirm",
    badge: ".offer .badge",
  };
  const things = Object.entries(kinds).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const shown = box.width && box.height;
      return shown ? [{ kind, element, box, home: element.closest(".factory, .centre") }] : [];
    }),
  );
  const gap = (a, b) => {
    const dx = Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
    const dy = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom);
    return Math.max(dx, dy);
  };
  const round = ({ box }) => [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
  const disc = (one, { box }) => {
    const [x, y, radius] = round(one);
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    return Math.hypot(dx, dy) - radius;
  };
  const apart = (a, b) => {
    if (a.kind === "factory" && b.kind === "factory") {
      const [[x, y, r], [u, v, s]] = [round(a), round(b)];
      return Math.hypot(x - u, y - v) - r - s;
    }
    if (a.kind === "factory" && b.kind === "mark") {
      const [[x, y, r], [u, v, s]] = [round(a), round(b)];
      return Math.hypot(x - u, y - v) - r - s;
    }
    if (a.kind === "factory") return disc(a, b);
    return gap(a, b);
  };
  const allowed = (a, b) => {
    const kinds = [a.kind, b.kind].join(" ");
    if (b.kind === "confirm") return a.kind !== "toast"; // it is in the sheet
    if (a.kind === "confirm") return b.kind !== "toast";
    // The factories are needed more than the own board, and a badge stands on two rims.
    if (["sheet own", "own toast", "factory badge", "mark badge"].includes(kinds)) return true;
    if (a.home && a.home === b.home) return true;
    return a.kind === "factory" && b.home === a.element;
  };
  const found = [];
  things.forEach((a, i) => {
    for (const b of things.slice(i + 1)) {
      if (allowed(a, b)) continue;
      const left = apart(a, b);
      const name = ({ kind, element }) => `${kind} ${element.dataset.source ?? element.innerText}`;
      if (left < -0.5) found.push(`${name(a)} and ${name(b)}: ${left.toFixed(1)}`);
    }
  });
  return { found, kinds: [...new Set(things.map(({ kind }) => kind))].sort() };
}"""

# How much of its diameter a factory's signs may cover of its own chocolates: their boxes are square
# and their shapes are round, so a corner does not matter.
MOST_COVERED = 0.12  # a chocolate that is chosen is drawn larger
COVERED = """(most) => [...document.querySelectorAll(".offer .factory")].flatMap((factory) => {
  const size = factory.getBoundingClientRect().width;
  return [...factory.querySelectorAll(":scope > :is(.number, .badge)")].flatMap((sign) => {
    const disc = sign.getBoundingClientRect();
    const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
    return [...factory.querySelectorAll(".piece")].flatMap((piece) => {
      const box = piece.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const over = (disc.width / 2 - Math.hypot(dx, dy)) / size;
      return over > most ? [`${factory.dataset.source}, ${sign.className}: ${over}`] : [];
    });
  });
})"""


def _overlaps(page: Page) -> tuple[list[str], list[str]]:
    """Return the pairs that overlap, and the kinds of things that are on the page."""
    seen = page.evaluate(OVERLAPS)
    return seen["found"], seen["kinds"]


def _at_each_size(page: Page, *, expected: set[str]) -> dict[str, list[str]]:
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        pairs, kinds = _overlaps(page)
        pairs += page.evaluate(COVERED, MOST_COVERED)
        assert expected <= set(kinds), (width, height, kinds)
        if pairs:
            found[f"{width}x{height}"] = pairs
    return found


def _guest(served: Served, table: str, invite: str) -> Player:
    """Return a guest who has taken the open seat without a browser."""
    url = f"{served.address}/api/tables/{table}/seats"
    taken = httpx.post(url, json={"invite": invite, "name": "Bo"}, timeout=60).json()
    player = Player(f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket")
    player.hello(taken["token"])
    return player


@pytest.mark.parametrize(
    "others", [pytest.param(["link"], marks=pytest.mark.long), ["link", "tom", "tom"]]
)
def test_nothing_overlaps(new_page: NewPage, served: Served, others: list[str]) -> None:
    table, token, invite = _open(served, "here", *others, special=True)
    page = new_page(has_touch=True, patient=True)
    page.goto(f"/t/{table}#seat={token}")
    with _guest(served, table, invite) as guest:
        person = Person(page, seed=1)
        assert person.wait()
        person.move()
        guest.move()
        assert person.wait()
        found = {"waiting": _at_each_size(page, expected={"factory", "mark", "panel", "own"})}
        page.locator("[data-pick] .piece").first.click()
        page.wait_for_selector("[data-line]")
        guest.done({"type": "leave", "seat": 2})
        guest.done({"type": "return", "seat": 2})
        page.locator(".toast").nth(1).wait_for()
        page.keyboard.press("Escape")
        found["toasts"] = _at_each_size(page, expected={"factory", "panel", "toast"})
        for _ in range(page.locator(".toast").count()):
            page.locator(".toast button").first.click()
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".whole").first.tap()
    if page.locator("[data-colour]").count():
        found["colours"] = _at_sizes_with_a_sheet(page)
        page.locator("[data-colour]").first.tap()
    page.wait_for_selector(".picking")
    found["lines"] = _at_sizes_with_a_sheet(page)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".card [data-line]").first.tap()
    page.wait_for_selector(".confirm")
    found["confirming"] = _at_sizes_with_a_sheet(page)
    assert {when: what for when, what in found.items() if what} == {}


def test_the_slim_card_cuts_no_word(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", "tom", "tom", special=True)
    page = new_page(locale="uk", has_touch=True, is_mobile=True)
    page.goto(f"/t/{table}#seat={token}")
    for width, height in [(360, 640), (640, 360)]:
        page.set_viewport_size({"width": width, "height": height})
        hint = page.locator(".card .middle p")
        expect(hint).to_be_visible()
        inner, card = hint.bounding_box(), page.locator(".card").first.bounding_box()
        board = page.locator(".own .board").bounding_box()
        assert inner
        assert card
        assert board
        assert card["y"] <= inner["y"], (width, height)
        assert inner["y"] + inner["height"] <= card["y"] + card["height"], (width, height)
        assert card["x"] >= board["x"] - 12, "the card widens the column of the board"
    page.locator(".whole").first.tap()
    if page.locator("[data-colour]").count():
        page.locator("[data-colour]").first.tap()
    page.locator("[data-line='1']").first.tap()
    head = page.locator(".card h2 > span")
    expect(head).to_have_text(words("uk").say("card-to-line", line=1))
    assert head.evaluate("(e) => e.scrollWidth <= e.clientWidth")


def _at_sizes_with_a_sheet(page: Page) -> dict[str, list[str]]:
    return _at_each_size(page, expected={"factory", "panel", "sheet"})


# Whether a place is whole in the window, above a bar that may lie at its lower edge.
WHOLE = """(place) => {
  const bar = document.querySelector(".controls")?.getBoundingClientRect().top ?? innerHeight;
  const { top, bottom, left, right } = place.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= Math.min(bar, innerHeight) && right <= innerWidth;
}"""


def test_a_lesson_on_a_phone_on_its_side_shows_the_board(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 640, "height": 360}, has_touch=True, is_mobile=True)
    page.goto("/learn#share")
    page.wait_for_selector(".whole")
    assert page.locator(".own .board").evaluate(WHOLE)
    page.locator("[data-source='2'] .whole").tap()
    page.locator("[data-colour='B']").tap()
    page.locator(".own [data-line='1']").tap()
    page.wait_for_selector(".directions")
    rule, confirm = (page.locator(one).bounding_box() for one in (".card .rule", ".confirm"))
    assert rule
    assert confirm
    assert rule["x"] + rule["width"] <= confirm["x"]


def test_a_replay_on_a_phone_shows_the_board(new_page: NewPage, served: Served) -> None:
    seats = [{"kind": "here", "name": "Maria Magdalena"}, {"kind": "bot", "level": "tom"}]
    body = {"rules": {"players": 2}, "seats": seats, "starts": 1}
    opened = httpx.post(f"{served.address}/api/tables", json=body, timeout=60).json()
    page = new_page(**PHONE)
    page.goto(f"/t/{opened['table']}/replay")
    page.wait_for_selector(".playfield .factory")
    assert page.get_by_role("button", name="Tom", exact=True).evaluate(WHOLE), "beside a long name"
    assert page.locator(".own .board").evaluate(WHOLE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_final_sheet_of_four_fits_a_phone(
    new_page: NewPage, served: Served, language: str
) -> None:
    tell = words(language).say
    table, token, _ = _open(served, "here", "tom", "tom", "tom")
    page = new_page(locale=language, **PHONE)
    page.goto(f"/t/{table}#seat={token}")
    assert Person(page, touch=True).wait()
    page.get_by_role("button", name=tell("menu")).tap()
    page.get_by_role("button", name=tell("menu-end")).tap()
    again = page.get_by_role("button", name=tell("rematch"), exact=True)
    expect(again).to_be_visible()
    assert again.evaluate(WHOLE), "without scrolling"
    bar = page.locator(".final div.first").bounding_box()
    assert bar
    for points in page.locator(".final .sum").all():
        box = points.bounding_box()
        assert box
        assert box["y"] + box["height"] <= bar["y"], "so are the points"
    assert page.locator(".final .scroll").evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_head_of_a_phone_cuts_no_word(new_page: NewPage, served: Served, language: str) -> None:
    alone, own, _ = _open(served, "here", "tom")
    table, token, invite = _open(served, "here", "link")
    page = new_page(locale=language, **PHONE)
    with _guest(served, table, invite):
        for address in (f"/t/{alone}#seat={own}", f"/t/{table}#seat={token}"):
            page.goto(address)
            page.wait_for_selector(".whole")
            for words_of in (".where .round", ".where .status"):
                assert page.locator(words_of).evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_guide_and_panel_are_seen_whole_at_1024(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page(locale="ru", viewport={"width": 1024, "height": 768})
    page.goto(f"/t/{table}#seat={token}")
    expect(page.get_by_role("heading", name=words("ru").say("first-round"))).to_be_visible()
    assert page.locator(".aside").last.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    panel = page.locator("[data-side]")
    for tab in ("bonuses", "points"):
        panel.get_by_role("tab", name=words("ru").say(f"side-{tab}"), exact=True).click()
        shown = panel.get_by_role("tabpanel")
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth"), tab
    own = panel.locator("[data-gauge]").first
    panel.get_by_role("tab", name=words("ru").say("side-bonuses"), exact=True).click()
    assert own.evaluate("(one) => one.clientWidth") >= 12, "large enough to be read"
