"""Comforts: the lobby's list, a QR code, titles, one click, clocks, skipping, the dark theme."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from chocolatier.cli import main
from chocolatier.words import words
from tests.browser.conftest import NewPage
from tests.browser.person import FINAL, Person
from tests.browser.served import Served
from tests.browser.test_axe import FROZEN
from tests.browser.test_together import _open, _sit
from tests.server.running import Player

pytestmark = pytest.mark.long

NETWORK = "http://192.0.2.7:8642"
INK = "getComputedStyle(document.body).color"
say = words("en").say


def _end(page: Page) -> None:
    """End the game now, which no other player has to agree to."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end now").click()
    expect(page.locator(FINAL)).to_be_visible()


def test_the_lobby_lists_running_and_finished_tables(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    page.wait_for_selector("[data-pick]")
    page.goto("/")
    running = page.get_by_role("region", name="Your tables")
    expect(running.get_by_role("link")).to_contain_text("Your turn · round 1")
    running.get_by_role("link").click()
    _end(page)
    page.goto("/")
    finished = page.get_by_role("region", name="Finished games")
    expect(finished.get_by_role("link")).to_contain_text(re.compile("Won by|A shared win for"))
    expect(running).to_have_count(0)


def test_a_code_leads_phones_to_the_table(new_page: NewPage, served: Served) -> None:
    table, token, invite = _open(served, "here", "link")
    info = httpx.get(f"{served.address}/api/info").json()
    page = new_page(service_workers="block")  # a route does not see what passes through a worker
    page.route("**/api/info", lambda route: route.fulfill(json={**info, "address": f"{NETWORK}/"}))
    page.goto(f"/t/{table}#seat={token}")
    link = f"{NETWORK}/t/{table}?lang=en#join={invite}"
    expect(page.get_by_role("textbox", name="Invite friends")).to_have_value(link)
    expect(page.get_by_role("img", name=say("link-code", url=link))).to_be_visible()


def test_an_address_of_this_machine_is_no_code_for_phones(
    new_page: NewPage, served: Served
) -> None:
    table, token, _ = _open(served, "here", "link")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    why = say("link-only-here", command="…").partition("…")[0].strip()
    expect(page.get_by_text(why).first).to_be_visible()
    expect(page.get_by_role("img", name=say("link-code", url="").strip())).to_have_count(0)


def test_title_and_icon_show_whose_turn_it_is(new_page: NewPage, served: Served) -> None:
    table, token, invite = _open(served, "here", "link")
    first, second = new_page(), new_page()
    first.goto(f"/t/{table}#seat={token}")
    expect(first).to_have_title(re.compile("Waiting for one player"))
    _sit(second, table, invite, "Bo")
    person = Person(first, 1)
    person.wait()
    for mover, waiter in ((first, second), (second, first)):
        expect(mover).to_have_title(re.compile("Your turn"))
        expect(mover.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
        expect(waiter).to_have_title(re.compile("Round 1"))
        expect(waiter.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
        if mover is first:
            person.move()


def test_silence_is_remembered(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    page.get_by_role("button", name="Turn sound off").click()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Turn sound on").click()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()


def test_one_click_plays_and_the_story_points(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page(preferences='{"motion":"off","confirm":false}')
    page.goto(f"/t/{table}#seat={token}")
    page.locator("[data-pick] .piece").first.click()
    page.locator("[data-line]").first.click()
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "3")  # Tom has replied
    expect(page.locator(".confirm")).to_have_count(0)
    story = page.get_by_role("region", name="The story of the game")
    story.get_by_role("button").filter(has_text="Tom:").hover()
    expect(page.get_by_role("region", name="Board of Tom")).to_have_class(re.compile("pointed"))
    expect(page.locator(".factory.lit, .centre.lit")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator(".board.pointed, .factory.lit, .centre.lit")).to_have_count(0)


def test_a_clock_runs_down(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", clock={"kind": "bank", "seconds": 3600})
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    clock = page.get_by_role("timer")
    before = str(clock.text_content())
    expect(clock).not_to_have_text(before)
    texts = (before, str(clock.text_content()))
    shown = [re.search(r"(\d+):(\d\d)", text) for text in texts]
    left = [int(face[1]) * 60 + int(face[2]) for face in shown if face]
    assert 3600 >= left[0] > left[1]


def test_scoring_can_be_skipped(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    socket = f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with Player(socket) as person:
        person.hello(token)
        while person.view["position"]["round"] == 1:
            person.move()
        person.done({"type": "end", "seat": 1})
    frames = httpx.get(f"{served.address}/api/tables/{table}/replay").json()["frames"]
    index = next(i for i, one in enumerate(frames) if one["entry"]["line"]["type"] == "boxed")
    page = new_page(preferences='{"motion":"normal","sound":false}')
    page.goto(f"/t/{table}/replay#{index}")
    expect(page.locator("[data-story]")).to_have_attribute("data-story", str(index))
    page.evaluate(FROZEN)
    page.get_by_role("button", name="One step on").click()
    page.wait_for_selector(".scoring")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".scoring")).to_have_count(0)
    expect(page.locator("[data-story]")).to_have_attribute("data-story", str(index + 1))


def test_the_record_is_downloaded_from_the_final_table(
    new_page: NewPage, served: Served, tmp_path: Path
) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    page.wait_for_selector("[data-pick]")
    _end(page)
    with page.expect_download() as started:
        page.locator(FINAL).get_by_role("link", name="Download the record").click()
    assert started.value.suggested_filename == f"chocolatier-{table}.jsonl"
    record = tmp_path / "game.jsonl"
    started.value.save_as(record)
    assert main(["verify", str(record)]) == 0


def test_the_night_can_be_chosen(new_page: NewPage) -> None:
    page = new_page(color_scheme="light")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    day = page.evaluate(INK)
    page.get_by_role("radio", name="Night").press("Space")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    night = page.evaluate(INK)
    assert night != day
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(INK) == night
    dark = new_page(color_scheme="dark")
    dark.goto("/")
    expect(dark.get_by_role("heading", level=1)).to_be_visible()
    assert dark.evaluate(INK) == night, "as the system wishes"
