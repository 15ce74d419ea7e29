"""Whole games played on the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import FINAL, Person
from tests.browser.served import Served
from tests.browser.test_together import _open

FACTORIES = {2: 5, 4: 9}
OUTSIDE = """async ([selector, width, height]) => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll(selector)].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const inside = left > -1 && right < width + 1 && top > -1 && bottom < height + 1;
    return inside ? [] : [`${one.className}: ${left} ${top} ${right} ${bottom}`];
  });
}"""


def _outside(page: Page) -> list[str]:
    """Return what is cut off. Narrow pages scroll down, and opponents are a strip to swipe."""
    size = page.viewport_size
    assert size
    width, height = size["width"], size["height"]
    if width > 860 and width > height:
        things = [".board, .factory, .centre, .card", width, height]
    else:
        things = [".own .board, .factory, .centre, .card, .opponents", width, 10_000]
    found: list[str] = page.evaluate(OUTSIDE, things)
    return found


def _check_final(page: Page) -> None:
    final = page.locator(FINAL)
    expect(final).to_be_visible()
    expect(final).to_contain_text("Total")
    expect(final.get_by_role("link", name="Replay")).to_be_visible()


@pytest.mark.parametrize(
    ("side", "factories"),
    [
        ("Free side", "Special factories"),
        pytest.param("Coloured side", "Plain factories", marks=pytest.mark.long),
        pytest.param("Coloured side", "Special factories", marks=pytest.mark.long),
        pytest.param("Free side", "Plain factories", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_against_a_bot(new_page: NewPage, side: str, factories: str) -> None:
    page = new_page()
    page.goto("/")
    page.locator("label", has_text=side).click()
    page.locator("label", has_text=factories).click()
    page.get_by_role("button", name="Play now").click()
    person = Person(page, seed=len(side + factories))
    person.play_to_the_end()
    _check_final(page)
    assert person.moves > 15


def test_a_whole_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    person = Person(page, seed=4, touch=True)
    person.wait()
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page scrolls sideways"
    assert _outside(page) == []
    person.play_to_the_end()
    _check_final(page)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_three_at_one_screen(new_page: NewPage, *, whole: bool) -> None:
    page = new_page(preferences='{"motion":"off","confirm":false}')
    page.goto("/")
    page.get_by_role("button", name="Set up a game").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add a player").click()
    for number in (1, 2, 3):
        dialog.get_by_role("combobox", name=f"Player {number}").select_option("here")
    dialog.get_by_role("button", name="Open the table").click()
    person = Person(page, seed=3)
    turns = set[str]()
    while person.wait() and (whole or len(turns) < 3):
        turns.add(page.locator(".playfield .own .name").inner_text())
        person.move()
    if whole:
        _check_final(page)
    assert len(turns) == 3, "the board of the seat to move is the large one"


@pytest.mark.parametrize("players", FACTORIES)
@pytest.mark.parametrize(
    "size",
    [
        (360, 640),
        pytest.param((768, 1024), marks=pytest.mark.long),
        pytest.param((1280, 800), marks=pytest.mark.long),
        pytest.param((2560, 1440), marks=pytest.mark.long),
    ],
)
def test_nothing_is_cut_off(
    new_page: NewPage, served: Served, size: tuple[int, int], players: int
) -> None:
    table, token, _ = _open(served, "here", *["tom"] * (players - 1))
    page = new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(f"/t/{table}#seat={token}")
    assert Person(page).wait()
    expect(page.locator(".factory")).to_have_count(FACTORIES[players])
    expect(page.locator(".board")).to_have_count(players)
    assert _outside(page) == []


MOVING = """() => [...document.querySelectorAll("*")].filter((one) => {
  const { transitionDuration, animationName, animationDuration } = getComputedStyle(one);
  const animated = animationName !== "none" && parseFloat(animationDuration) > 0;
  return animated || parseFloat(transitionDuration) > 0;
}).map((one) => one.className)"""


def test_nothing_moves_with_motion_switched_off(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    wishes: dict[str, dict[str, str]] = {
        "none": {"preferences": "{}"},
        "the page's": {"preferences": '{"motion":"off"}'},
        "the system's": {"preferences": "{}", "reduced_motion": "reduce"},
    }
    moving = {}
    for wish, options in wishes.items():
        page = new_page(**options)
        page.goto(f"/t/{table}#seat={token}")
        page.wait_for_selector("[data-pick]")
        moving[wish] = page.evaluate(MOVING)
    assert moving.pop("none")
    assert moving == {"the page's": [], "the system's": []}
