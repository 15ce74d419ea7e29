"""The deal of the day in the browser: played once, named, shared, in five languages."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from chocolatier.words import LANGUAGES
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.served import Served
from tests.server.running import Json, a_move, run_socket

PHONE = {"width": 360, "height": 640}
HOLDER = "a-browser-of-the-test"


def _play_today(served: Served) -> Json:
    """Play today's deal over the socket, much faster than by clicks."""
    body = {"holder": HOLDER, "name": "Ann"}
    opened: Json = httpx.post(f"{served.address}/api/daily/today/table", json=body).json()
    with run_socket(served.address, opened["table"], opened["token"]) as player:
        while player.view["status"] != "over":
            if player.view["options"] is None:
                player.hear("update")
            else:
                player.done(a_move(player.view))
    return opened


def test_the_deal_of_the_day_from_the_lobby_to_the_table_of_results(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(viewport=PHONE)
    page.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_selector("[data-story]")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Offer to end now")).to_have_count(0)
    page.goto("/daily")
    expect(page.get_by_role("button", name="Go on playing")).to_be_visible()
    page.goto("/daily/2026-02-30")
    expect(page.get_by_text("There is no deal for such a day.")).to_be_visible()

    _play_today(served)
    page.evaluate(f"localStorage.setItem('chocolatier.holder', '{HOLDER}')")
    page.goto("/daily")
    expect(page.get_by_role("status").first).to_contain_text(re.compile(r"Place \d, lead"))
    page.get_by_label("Your name for the table of results").fill("Ann")
    page.get_by_role("button", name="Show my result").click()
    expect(page.get_by_role("row", name=re.compile("Ann"))).to_be_visible()
    expect(page.locator("pre")).to_contain_text("Chocolatier · deal of")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("link", name="Watch Maître play it").click()  # its game appears by itself
    page.wait_for_selector(".playfield")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(viewport=PHONE, locale=language)
    page.goto("/daily")
    expect(page.locator("main .game .button").first).to_be_visible()
    text = page.locator("body").inner_text()
    assert "⟦" not in text
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
