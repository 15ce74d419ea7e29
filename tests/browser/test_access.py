"""Playing without a mouse, and without seeing the board."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import FINAL
from tests.browser.served import Served
from tests.browser.test_together import _open

TURN = f"[data-pick], [data-column], {FINAL}"

# --- by keyboard -----------------------------------------------------------------------

FOCUS = """() => {
  const at = document.activeElement;
  const shown = at.matches("input[type=radio]") ? at.closest("label") : at;
  const style = getComputedStyle(shown);
  return {
    name: (at.getAttribute("aria-label") ?? at.closest("label")?.innerText ?? at.innerText).trim(),
    kind: [at.tagName.toLowerCase(), ...Object.keys(at.dataset)].join(" "),
    visible: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
  };
}"""


class Keyboard:
    """A player without a mouse, who looks where the focus is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self) -> dict[str, str]:
        """Return what has the focus, which must be visible."""
        focus: dict[str, str] = self.page.evaluate(FOCUS)
        assert focus["visible"], f"the focus cannot be seen on {focus}"
        return focus

    def tab_to(self, name: str) -> None:
        for _ in range(40):
            self.press("Tab")
            if self.at()["name"].startswith(name):
                return
        raise AssertionError(f"no way to {name}")

    def wait_for_focus(self, selector: str) -> None:
        self.page.wait_for_function(
            "selector => document.activeElement.matches(selector)", arg=selector
        )

    def wait(self) -> bool:
        """Wait for this page's turn. Return False if the game is over."""
        self.page.wait_for_selector(TURN, state="attached")
        return self.page.locator(FINAL).count() == 0

    def data(self, name: str) -> list[str]:
        """Return the values of an attribute in the order of the page."""
        values: list[str] = self.page.locator(f"[data-{name}]").evaluate_all(
            "(all, name) => all.map((one) => one.dataset[name])", name
        )
        return values

    def move_by_shortcuts(self) -> None:
        if columns := self.data("column"):
            self.press(columns[0], "Enter")
            return
        pick = self.data("pick")[-1]
        self.press(pick[0] if pick[0] != "0" else "c")
        if not self.data("line"):  # the only colour of a source is taken at once
            self.press(pick[1].lower())
        line = min(self.data("line"), key=lambda line: (line == "0", line))
        self.press("f" if line == "0" else line, "Enter")

    def move_by_arrows(self) -> None:
        assert self.at()["kind"].endswith(("pick", "column"))
        self.press("ArrowRight", "ArrowDown")
        column = self.at()["kind"].endswith("column")
        self.press("Enter")
        if not column:
            self.wait_for_focus("[data-line]")
            self.press("ArrowDown", "ArrowUp", "Enter")
        self.wait_for_focus(".confirm, .directions input")
        self.at()
        self.press("Enter")


@pytest.mark.early
def test_a_whole_game_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector("button.big")
    person = Keyboard(page)
    person.tab_to("Coloured side")
    person.press("ArrowRight")
    person.tab_to("Plain factories")
    person.press("ArrowRight")
    person.tab_to("Play now")
    person.press("Enter")
    moves = 0
    while person.wait():
        if moves:
            person.wait_for_focus(f"[data-pick], [data-column], {FINAL} *, dialog *")
        if page.locator(FINAL).count():
            break
        before = page.locator("[data-story]").get_attribute("data-story")
        if moves % 2:
            person.move_by_arrows()
        else:
            person.move_by_shortcuts()
        page.wait_for_function(
            "before => document.querySelector('[data-story]').dataset.story !== before", arg=before
        )
        moves += 1
    assert moves > 15
    expect(page.get_by_role("heading", name="The final table")).to_be_visible()
    person.wait_for_focus("dialog *")
    person.tab_to("Replay")
    person.press("Enter")
    expect(page.get_by_role("heading", name="Replay", level=1)).to_be_visible()


ESCAPE_AND_M = """() => {
  document.querySelector("dialog[open]").close();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "m", bubbles: true }));
}"""
"""The next key comes before the event that the dialog has closed."""


def test_shortcuts_and_their_help(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    page.wait_for_selector("[data-pick]")
    person = Keyboard(page)
    person.press("?")
    overlay = page.get_by_role("dialog", name="Help")
    expect(overlay).to_be_visible()
    person.press("m")  # keys belong to the dialog
    expect(page.get_by_role("dialog")).to_have_count(1)
    overlay.get_by_role("link", name="Lines and floor").press("Enter")
    expect(page.get_by_role("dialog", name="Lines and floor")).to_be_visible()
    person.press("Escape", "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    sources = [pick[0] for pick in person.data("pick")]
    mixed = next(source for source in sources if sources.count(source) > 1)
    person.press("1", "Escape", mixed)
    expect(page.get_by_text(f"Factory {mixed}: choose a colour")).to_be_visible()
    person.press("Escape", "l")
    expect(page.get_by_role("dialog", name="The story so far")).to_be_visible()
    person.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.press("l")
    expect(page.get_by_role("dialog", name="The story so far")).to_be_visible()
    page.evaluate(ESCAPE_AND_M)
    page.get_by_role("button", name="Settings").press("Enter")
    page.get_by_role("switch", name="Single-key shortcuts").press("Space")
    person.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.press("v", "?", mixed)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(f"Factory {mixed}: choose")).to_have_count(0)


def test_everything_on_the_table_leads_to_its_rule(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", special=True)
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    page.wait_for_selector("[data-pick]")
    page.locator(".badge a").first.click()
    sheet = page.get_by_role("dialog")
    face = sheet.get_by_role("heading").inner_text()
    assert face in ("Extra", "Magnet", "Keep", "Share", "Spare")
    with page.expect_popup() as opened:
        sheet.get_by_role("link", name="All rules").click()
    assert opened.value.url.endswith(f"/rules#{face.lower()}")
    opened.value.close()
    page.keyboard.press("Escape")
    rules = {
        "[data-source='0']": "Taking chocolates",
        "[data-spot='l1-5-0']": "Lines and floor",
        "[data-spot='f1-0']": "Lines and floor",
        "[data-spot='b1-3-3']": "Boxing and points",
        "[data-spot='bag']": "What lies on the table",
        "[data-spot='lid']": "What lies on the table",
        "[data-spot='s0-M-0']": "Taking chocolates",
    }
    for thing, title in rules.items():
        page.get_by_role("button", name="Help").click()
        page.get_by_role("button", name="Point at something").click()
        page.locator(thing).click(force=True)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator("[data-story]").get_attribute("data-story") == "1", "nothing was chosen"


# --- by roles and names ----------------------------------------------------------------


class Listener:
    """A player who knows the page only by its roles and names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.now = page.get_by_role("region", name="What you can do")
        self.picks = self.now.get_by_role("button", name=re.compile(r"^(Factory \d|Centre): take"))
        self.columns = self.now.get_by_role("button", name=re.compile(r"^Row \d, column \d"))
        self.lines = self.now.get_by_role("button", name=re.compile(r"^Line \d: \d placed"))
        self.floor = self.now.get_by_role("button", name=re.compile("^All to the floor"))
        self.confirm = self.now.get_by_role("button", name="Confirm")
        self.over = page.get_by_role("dialog", name="The final table")

    def wait(self) -> bool:
        """Wait for this page's turn. Return False if the game is over."""
        expect(self.picks.or_(self.columns).or_(self.over).first).to_be_visible()
        return not self.over.count()

    def move(self) -> None:
        if self.columns.count():
            chosen = self.columns.first
        else:
            self.picks.last.press("Enter")
            chosen = self.lines.first if self.lines.count() else self.floor
        chosen.press("Enter")
        for group in self.now.get_by_role("group").all():  # a share factory's leftovers
            group.get_by_role("radio").last.press("Space")
        self.confirm.press("Enter")
        expect(self.confirm).to_have_count(0)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_by_roles_and_names(new_page: NewPage, *, whole: bool) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("radio", name="Free side").press("Space")
    page.get_by_role("radio", name="Special factories").press("Space")
    page.get_by_role("button", name="Play now").press("Enter")
    page.get_by_role("button", name="Text view").press("Enter")
    person = Listener(page)
    said = page.get_by_role("status").filter(has_text="Tom:")
    moves = 0
    while person.wait() and (whole or moves < 6):
        person.move()
        moves += 1
        if moves == 1:
            expect(said).to_contain_text(re.compile(r"Tom: \d \w+ from .*\. Your turn"))
    if not whole:
        return
    assert moves > 15
    table = person.over.get_by_role("table", name="Points of all players")
    expect(table.get_by_role("rowheader", name="Total")).to_be_visible()


def test_the_text_view_says_all_that_is_drawn(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", special=True)
    page = new_page(preferences='{"motion":"off","text":true}')
    page.goto(f"/t/{table}#seat={token}")
    person = Listener(page)
    person.wait()
    titles = [title.inner_text() for title in page.get_by_role("heading", level=2).all()]
    assert titles == [
        "Round 1",
        "What you can do",
        "Factories and centre",
        "Your board",
        "Boards of the others",
        "Points",
        "The story of the game",
    ]
    replay = httpx.get(f"{served.address}/api/tables/{table}/replay").json()
    offer = page.get_by_role("region", name="Factories and centre")
    for source in replay["frames"][0]["position"]["sources"][1:]:
        face = f", {source['face']}" if source["face"] else ""
        face = re.sub("magnet.", r"\\w+ magnet", face)
        name = re.compile(rf"^Factory {source['slot']}{face}: \d")
        expect(offer.get_by_role("listitem").filter(has_text=name)).to_have_count(1)
    box = page.get_by_role("region", name="Your board").get_by_role("table", name="Chocolate box")
    expect(box.get_by_role("cell", name="empty, for teal")).to_have_count(5)
    person.move()
    person.wait()
    own = page.get_by_role("region", name="Your board")
    expect(own.get_by_text(re.compile(r"Line \d: \d \w+, \d of \d")).first).to_be_visible()
    expect(page.get_by_role("region", name="The story").get_by_role("listitem")).to_have_count(3)
