"""Take the pictures that the documentation shows from the real page: ``make screenshots``."""

import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.person import FINAL, Person
from tests.browser.served import Served

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
PREFERENCES = '{"motion":"off","sound":false,"labels":false,"side":"bonuses"}'
MOVING = '{"motion":"normal","sound":false,"labels":false}'
BOTS = ("sofia", "tom", "margaux")


class Camera:
    """A browser that opens pages of a server and keeps pictures of them."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self._browser, self._server = browser, server

    def page(self, size: str, theme: str, preferences: str = PREFERENCES) -> Page:
        """Return a new page of this size, in this theme."""
        context = self._browser.new_context(
            base_url=self._server.address,
            locale="en",
            color_scheme="dark" if theme == "dark" else "light",
            **SIZES[size],
        )
        context.set_default_timeout(60_000)
        context.add_init_script(f"localStorage.setItem('chocolatier.preferences', '{preferences}')")
        return context.new_page()

    def keep(self, page: Page, name: str, settle: int = 400) -> None:
        """Write a picture of the page after so many milliseconds, and close it."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(settle)
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
        page.context.close()
        print(f"docs/pictures/{name}.jpg")

    def open(self, players: int, **rules: object) -> str:
        """Open a table against bots and return the personal link to its first seat."""
        bots = [{"kind": "bot", "level": level} for level in BOTS[: players - 1]]
        body = {
            "rules": {"players": players, **rules},
            "seats": [{"kind": "here"}, *bots],
            "starts": 1,
        }
        opened = httpx.post(f"{self._server.address}/api/tables", json=body, timeout=60).json()
        return f"/t/{opened['table']}#seat={opened['token']}"


def _play(page: Page, size: str, moves: int) -> Person:
    person = Person(page, seed=moves, touch=size == "phone")
    for _ in range(moves):
        if not person.wait():
            break
        person.move()
    person.wait()
    return person


def _tables(camera: Camera) -> None:
    page = camera.page("desktop", "light")
    page.goto(camera.open(4, special=True))
    _play(page, "desktop", 14)
    page.locator("[data-pick] .piece").first.click()
    camera.keep(page, "table-desktop-light")
    page = camera.page("desktop", "dark")
    page.goto(camera.open(2))
    _play(page, "desktop", 14)
    camera.keep(page, "table-desktop-dark")
    page = camera.page("phone", "light")
    page.goto(camera.open(2))
    _play(page, "phone", 14)
    camera.keep(page, "table-phone-light")


def _scoring(camera: Camera) -> None:
    page = camera.page("desktop", "dark", MOVING)
    page.goto("/learn#boxing")
    page.wait_for_selector(".playfield")
    page.get_by_role("button", name="Skip").click()
    page.locator("[data-pick='2B'] .piece").first.click()
    page.locator("[data-line='3']").click()
    page.locator(".confirm").click()
    page.wait_for_selector(".scoring")
    camera.keep(page, "scoring-desktop-dark", settle=250)


def _lobby_and_end(camera: Camera) -> None:
    page = camera.page("desktop", "light")
    page.goto("/")
    page.wait_for_selector(".picker .row .portrait")
    camera.keep(page, "lobby-desktop-light", settle=1500)
    page = camera.page("desktop", "light")
    page.goto(camera.open(2))
    person = _play(page, "desktop", 1)
    person.play_to_the_end()
    page.wait_for_selector(FINAL)
    camera.keep(page, "final-desktop-light", settle=1200)


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        camera = Camera(launch(playwright), server)
        _tables(camera)
        _scoring(camera)
        _lobby_and_end(camera)


if __name__ == "__main__":
    main()
