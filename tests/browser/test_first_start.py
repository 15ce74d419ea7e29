"""A first start as a person sees it: a bar, a stand-in, and a change of servers."""

from pathlib import Path

import httpx
from playwright.sync_api import expect

from chocolatier.words import words
from tests.browser.axe import violations
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.person import Person
from tests.server.first_start import FirstStart

say = words("en").say


def test_a_table_stays_open_while_its_server_is_changed(new_page: NewPage, tmp_path: Path) -> None:
    with FirstStart(tmp_path) as server:
        page = new_page(server=server, locale="en")
        page.goto("/")
        bar = page.get_by_role("progressbar", name=say("play-preparing", percent=25))
        expect(bar).to_be_visible()
        body = {
            "rules": {"players": 2},
            "seats": [{"kind": "here"}, {"kind": "bot", "level": "maitre"}],
            "starts": 1,
        }
        address = f"{server.address}/api/tables"
        opened = httpx.post(address, json=body, timeout=PATIENCE / 1000).json()
        page.goto(f"/t/{opened['table']}#seat={opened['token']}")
        expect(page.get_by_text(say("stand-in-plays", bot=say("level-viktor")))).to_be_visible()
        stand_in = page.locator("[data-stand-in]")
        expect(stand_in).to_have_attribute("data-stand-in", "viktor")
        assert violations(page) == []
        person = Person(page)
        person.wait()
        person.move()
        person.wait()
        played = page.locator("[data-story]").get_attribute("data-story")

        server.finish()
        server.info(lambda answer: answer["compiled"] == 1)
        expect(stand_in).to_have_count(0)
        expect(page.locator(".banner")).to_have_count(0)
        expect(page.locator("[data-story]")).to_have_attribute("data-story", played or "")
        person.wait()
        person.move()
        person.wait()
        page.goto("/")
        expect(page.locator("button.big")).to_be_visible()
        expect(page.get_by_role("progressbar")).to_have_count(0)
