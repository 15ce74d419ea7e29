"""The shop: portraits, the panel beside the own board, the moments of a game, wins and losses."""

import random
import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from chocolatier.words import words
from tests.browser.conftest import NewPage
from tests.browser.served import Served
from tests.browser.test_together import _open
from tests.server.running import Player

say = words("en").say
Json = dict[str, Any]
MOVING = '{"motion":"normal","sound":false}'
# Cells that light up stand still, and whether any ever did is remembered.
FREEZE_JOY = """() => {
  const animate = Element.prototype.animate;
  window.rejoiced = 0;
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    if (this.classList.contains("joy")) {
      window.rejoiced += 1;
      animation.currentTime = 200;
      animation.pause();
    }
    return animation;
  };
}"""


def _socket(served: Served, table: str) -> Player:
    return Player(f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket")


def _frames(served: Served, table: str) -> list[Json]:
    replay: Json = httpx.get(f"{served.address}/api/tables/{table}/replay").json()
    frames: list[Json] = replay["frames"]
    return frames


PACE = 0.15  # seconds between two moves: the server closes a socket that is too fast


@pytest.fixture(scope="module")
def finished(served: Served) -> tuple[str, dict[int, str]]:
    """Play games of two people to their end by chance, until one has a single winner.

    Return its table and the seats' tokens.
    """
    rng = random.Random(4)
    while True:
        table, tokens = _play(served, rng)
        result = httpx.get(f"{served.address}/api/tables/{table}").json()["result"]
        if len({one["place"] for one in result["seats"]}) == 2:
            return table, tokens


def _play(served: Served, rng: random.Random) -> tuple[str, dict[int, str]]:
    table, token, invite = _open(served, "here", "link")
    joined = httpx.post(
        f"{served.address}/api/tables/{table}/seats", json={"invite": invite, "name": "Bo"}
    ).json()
    tokens = {1: token, int(joined["seat"]): str(joined["token"])}
    with _socket(served, table) as both:
        both.hello(*tokens.values())
        while both.view["status"] == "playing":
            both.move(rng)
            time.sleep(PACE)
    return table, tokens


def test_bots_have_faces_with_names(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto("/")
    expect(page.locator(".picker .row .portrait")).to_have_count(9)
    picker = page.get_by_role("slider", name=say("level-label"))
    page.locator(".picker .row [data-level=pascal]").click()
    expect(picker).to_have_attribute("aria-valuetext", re.compile("^Pascal: "))
    expect(page.locator(".picker .face [data-level=pascal]")).to_be_visible()
    picker.press("ArrowRight")
    expect(picker).to_have_attribute("aria-valuetext", re.compile("^Margaux: "))
    table, token, _ = _open(served, "here", "tom")
    page.goto(f"/t/{table}#seat={token}")
    board = page.get_by_role("region", name="Board of Tom")
    face = board.get_by_role("img", name=re.compile("^Tom, a bot: counts the points"))
    expect(face).to_be_visible()
    # The drawing has arrived: what is not there has no size.
    page.wait_for_function("document.querySelector('.board .portrait use').getBBox().width > 50")


def test_the_panel_shows_the_game(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    with _socket(served, table) as person:
        person.hello(token)
        while person.view["position"]["round"] < 3:
            person.move()
        while person.view["options"] is None:
            person.hear("update")
        position = person.view["position"]
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    panel = page.locator("[data-side]")
    panel.get_by_role("tab", name=say("side-moves")).press("ArrowRight")
    expect(panel.get_by_role("tab", name=say("side-bonuses"))).to_be_focused()
    for seat, board in enumerate(position["boards"]):
        gauges = panel.locator("tbody tr").nth(seat).locator("[data-gauge]")
        counts = gauges.evaluate_all("all => all.map(one => one.dataset.count).join('')")
        assert counts == board["filled"]
    own = page.locator(".board.own [data-gauge]")
    kinds = own.evaluate_all("all => all.map(one => one.dataset.gauge + one.dataset.count)")
    filled = position["boards"][0]["filled"]
    parts = [("rows", filled[:5]), ("columns", filled[5:10]), ("colours", filled[10:])]
    assert sorted(kinds) == sorted(kind + digit for kind, digits in parts for digit in digits)
    panel.get_by_role("tab", name=say("side-needs")).click()
    begun = zip(position["boards"][1]["lines"], position["boards"][1]["room"], strict=True)
    needs = [line for line, room in begun if line and room != "0"]
    shown = panel.get_by_role("tabpanel").locator(".needs li").filter(has_text="for line")
    expect(shown).to_have_count(len(needs))
    panel.get_by_role("tab", name=say("side-points")).click()
    after = [
        (line["seat"], frame["entry"]["round"], line["score"])
        for frame in _frames(served, table)
        if (line := frame["entry"]["line"])["type"] == "floor"
    ]
    for seat, round_, score in after:
        cell = panel.locator("tbody tr").nth(seat - 1).locator("td").nth(round_ - 1)
        expect(cell).to_have_text(str(score))
    page.reload()
    expect(panel).to_have_attribute("data-side", "points")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=say("side-label")).click()
    sheet = page.get_by_role("dialog", name=say("side-label"))
    expect(sheet.get_by_role("table", name=say("points-title"))).to_be_visible()


def test_labels_of_the_board_can_be_dismissed(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    labels = page.locator("[data-labels]")
    guide = page.get_by_role("heading", name=say("first-round"))
    expect(guide).to_be_visible()
    for part in ("lines", "box", "floor"):
        expect(labels.get_by_text(say(f"label-{part}"), exact=True)).to_be_visible()
    labels.get_by_role("button", name=say("label-dismiss")).click()
    expect(labels).to_have_count(0)
    expect(guide).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-pick]")
    expect(labels).to_have_count(0)


def _fills_a_row(frame: Json) -> bool:
    line = frame["entry"]["line"]
    if line["type"] != "boxed":
        return False
    board = frame["position"]["boards"][line["seat"] - 1]
    return bool(board["filled"][line["row"] - 1] == "5")


def _step_to_a_full_row(page: Page, table: str, frames: list[Json]) -> int:
    """Go to the step that fills a row and make it; return how many steps there are then."""
    index = next(i for i, frame in enumerate(frames) if _fills_a_row(frame))
    page.goto(f"/t/{table}/replay#{index}")
    expect(page.locator("[data-story]")).to_have_attribute("data-story", str(index))
    page.evaluate(FREEZE_JOY)
    page.get_by_role("button", name=say("replay-next")).click()
    return index + 1


def test_a_full_row_lights_up_and_can_be_skipped(
    new_page: NewPage, served: Served, finished: tuple[str, dict[int, str]]
) -> None:
    table, frames = finished[0], _frames(served, finished[0])
    page = new_page(preferences=MOVING)
    steps = _step_to_a_full_row(page, table, frames)
    page.wait_for_selector(".joy", state="attached")
    assert page.locator(".joy").count() >= 5
    expect(page.locator(".joy-words").first).to_have_text(say("joy-rows", points=2))
    page.locator(".playfield").click(position={"x": 8, "y": 8})
    expect(page.locator(".joy")).to_have_count(0)
    expect(page.locator("[data-story]")).to_have_attribute("data-story", str(steps))
    calm = new_page(preferences=MOVING, reduced_motion="reduce")
    steps = _step_to_a_full_row(calm, table, frames)
    expect(calm.locator("[data-story]")).to_have_attribute("data-story", str(steps))
    assert calm.evaluate("window.rejoiced") == 0


def test_winning_and_losing_look_different(
    new_page: NewPage, served: Served, finished: tuple[str, dict[int, str]]
) -> None:
    table, tokens = finished
    view = httpx.get(f"{served.address}/api/tables/{table}").json()
    results = {one["seat"]: one for one in view["result"]["seats"]}
    places = {one["place"]: seat for seat, one in results.items()}
    winner, loser = places[1], results[places[2]]
    won = new_page(preferences=MOVING)
    won.goto(f"/t/{table}#seat={tokens[winner]}")
    expect(won.locator("[data-mood=won]")).to_contain_text(say("final-you-won"))
    won.keyboard.press("Shift")
    expect(won.locator("[data-gift]")).to_have_attribute("data-gift", "closed")
    lost = new_page()
    lost.goto(f"/t/{table}#seat={tokens[loser['seat']]}")
    banner = lost.locator("[data-mood=lost]")
    expect(banner).to_contain_text(say("final-short", points=loser["short"]))
    gap = loser["gaps"][0]
    name = re.escape(say(f"final-gap-{gap['part']}", name="@", points=gap["points"]))
    expect(banner).to_contain_text(re.compile(name.replace("@", ".+")))
    expect(lost.locator("[data-gift]")).to_have_count(0)


def test_the_final_table_names_the_next_opponent(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    with _socket(served, table) as person:
        person.hello(token)
        while person.view["position"]["round"] == 1:
            person.move()
        person.done({"type": "end", "seat": 1})
        person.wait("over")
        place = person.view["result"]["seats"][0]["place"]
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    other = "Agata" if place == 1 else "Mila"
    page.get_by_role("button", name=say("final-next-play", name=other)).click()
    expect(page.get_by_role("region", name=f"Board of {other}")).to_be_visible()
