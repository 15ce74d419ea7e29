"""Progress in the browser, and a player on two devices: link, file, new link, deletion."""

import json
import re
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from chocolatier.words import LANGUAGES
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.served import Served
from tests.server.running import Json, a_move, run_socket

PHONE = {"width": 360, "height": 640}
PACE = 0.06  # seconds between two moves: the server closes a socket that is too fast


def a_finished_game(served: Served) -> Json:
    """A game against Mila, played over the socket, much faster than by clicks."""
    seats = [{"kind": "here", "name": "Zdena"}, {"kind": "bot", "level": "mila"}]
    body = {"rules": {"players": 2}, "seats": seats, "starts": 1}
    opened: Json = httpx.post(f"{served.address}/api/tables", json=body).json()
    with run_socket(served.address, opened["table"], opened["token"]) as player:
        while player.view["status"] != "over":
            if player.view["options"] is None:
                player.hear("update")
            else:
                player.done(a_move(player.view))
                time.sleep(PACE)
    return opened


def remember(page: Page, opened: Json) -> None:
    known = {"tokens": [opened["token"]], "seats": [1], "invite": None, "listed": True, "at": 1}
    tables = json.dumps({opened["table"]: known})
    page.evaluate("text => localStorage.setItem('chocolatier.tables', text)", tables)


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width <= PHONE["width"]


def test_a_player_on_two_devices(new_page: NewPage, served: Served, tmp_path: Path) -> None:
    opened = a_finished_game(served)
    laptop = new_page(patient=True)
    laptop.goto("/")
    remember(laptop, opened)
    laptop.get_by_role("link", name="Your progress").click()
    expect(
        laptop.get_by_text(re.compile(r"1 game, \d won")).first
    ).to_be_visible()  # as no player yet
    expect(laptop.get_by_role("button", name=re.compile("^Play "))).to_be_visible()
    expect(laptop.get_by_role("table", name=re.compile("Coloured side"))).to_contain_text("Mila")
    laptop.get_by_label("Your name").fill("Zdena")
    laptop.get_by_role("button", name="Get my link").click()
    link = laptop.get_by_label("Your secret link").input_value()
    assert "/player#key=" in link
    assert violations(laptop) == []

    phone = new_page(viewport=PHONE)
    phone.goto(link)
    phone.get_by_role("button", name="Yes, I am Zdena").click()
    assert "key=" not in phone.url
    expect(phone.get_by_role("heading", name="You are Zdena")).to_be_visible()
    expect(phone.get_by_text(re.compile(r"1 game, \d won")).first).to_be_visible()
    assert violations(phone) == []
    assert fits(phone)
    phone.goto("/")
    expect(phone.locator(f"a[href='/t/{opened['table']}']").first).to_be_visible()

    with laptop.expect_download() as download:
        laptop.get_by_role("button", name="Save everything as a file").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (saved["chocolatier"], saved["format"], saved["name"]) == ("player", 1, "Zdena")
    assert saved["memory"]["results"][0]["table"] == opened["table"]
    assert link.split("=")[1] not in json.dumps(saved)
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(saved), "utf-8")
    laptop.locator("input[type=file]").set_input_files(file)
    expect(laptop.get_by_text("Added from the file: games 1")).to_be_visible()

    laptop.get_by_role("button", name="Make a new link").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Make a new link").click()
    expect(laptop.get_by_text("Here is your new link")).to_be_visible()
    assert laptop.get_by_label("Your secret link").input_value() != link
    phone.goto("/player")
    expect(phone.get_by_role("alert")).to_contain_text("This link is wrong, or a new one")
    stranger = new_page(viewport=PHONE, locale="cs")
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_contain_text("Tento odkaz je špatně")

    laptop.get_by_role("button", name="Delete everything").click()
    laptop.get_by_role("button", name="Delete for ever").click()
    expect(laptop.get_by_role("button", name="Get my link")).to_be_visible()
    expect(laptop.get_by_text("Play a game against a bot")).to_be_visible()
    gone = httpx.get(f"{served.address}/api/tables/{opened['table']}")
    assert gone.status_code == 404


def test_a_reviewed_game_is_seen_in_progress_and_asked_about(
    new_page: NewPage, served: Served
) -> None:
    opened = a_finished_game(served)
    page = new_page(viewport=PHONE)
    page.goto("/")
    remember(page, opened)
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name="Review the game").first.click()
    page.wait_for_url("**/review/*")
    digest = page.url.split("/review/")[1][:24]
    expect(page.get_by_role("link", name="Learn from your mistakes")).to_be_visible()
    review = page.request.get(f"/api/reviews/{digest}").json()["review"]
    page.goto("/player")
    reviewed = page.get_by_role("region", name="Accuracy and luck")
    accuracy = int(review["seats"][0]["accuracy"] + 0.5)  # the page rounds a half up
    expect(reviewed).to_contain_text(f"1 reviewed game: accuracy {accuracy}, luck")
    expect(reviewed.locator(".plot[role=img]")).to_have_count(2)
    expect(reviewed.locator("ol li").first).to_contain_text(re.compile(r": [\d.]+ points a game"))
    assert violations(page) == []
    assert fits(page)

    bad = ("inaccuracy", "mistake", "blunder")
    mistakes = [one for one in review["moves"] if one["seat"] == 1 and one["kind"] in bad]
    page.goto("/puzzles")
    own = page.get_by_role("region", name="Your own mistakes")
    own.get_by_role("link", name=f"{len(mistakes)} mistakes").click()
    expect(page.locator(".panel[data-mood=asking]")).to_be_visible()
    assert page.url.endswith(f"/review/{digest}#learn.1")


RESULT = {
    "seat": 1,
    "rules": "2-coloured-plain",
    "scores": [40, 30],
    "why": None,
    "receipt": "0" * 64,
}


def games(level: str, wins: str) -> list[Json]:
    """Results as the browser keeps them; those of other servers are shown, but never shared."""
    return [
        {
            **RESULT,
            "table": f"table{level}{at}",
            "at": 1_763_000_000 + 86_400 * at,
            "levels": [None, level],
            "places": [1, 2] if won == "w" else [2, 1],
        }
        for at, won in enumerate(wins)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(viewport=PHONE, locale=language)
    page.goto("/rules")
    kept = json.dumps({"results": games("tom", "wlwwlwww"), "gone": []})
    page.evaluate("text => localStorage.setItem('chocolatier.results', text)", kept)
    puzzles = {"tried": {}, "days": {}, "streak": 3, "rush": 5}
    page.evaluate("text => localStorage.setItem('chocolatier.puzzles', text)", json.dumps(puzzles))
    page.goto("/player")
    expect(page.locator(".plot[role=img]")).to_have_count(1)
    text = page.locator("body").inner_text()
    assert "⟦" not in text
    assert fits(page)
    if language == "en":
        assert "You beat Tom 3 times of 4: Agata is waiting." in text
        page.get_by_text("Rating as a list").click()
        expect(page.get_by_role("cell", name=re.compile("±"))).to_have_count(8)
        assert violations(page) == []
        choice = {"motion": "off", "text": True}
        page.evaluate(
            "text => localStorage.setItem('chocolatier.preferences', text)", json.dumps(choice)
        )
        page.reload()
        expect(page.get_by_role("cell", name=re.compile("±"))).to_have_count(8)
        expect(page.locator(".plot")).to_have_count(0)
