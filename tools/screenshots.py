"""Take the pictures in docs/pictures from the real page: ``make screenshots``."""

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
VARIANTS: dict[str, dict[str, object]] = {
    "coloured": {"players": 2},
    "coloured-special": {"players": 4, "special": True},
    "free": {"players": 3, "side": "free"},
    "free-special": {"players": 2, "side": "free", "special": True},
}
LANGUAGES = ("en", "uk", "ru", "cs", "pl")


class Camera:
    """A browser that opens pages of a server and keeps pictures of them."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self._browser, self._server = browser, server

    def page(self, size: str, theme: str = "light", language: str = "en") -> Page:
        """Return a new page of this size, in this theme and language."""
        context = self._browser.new_context(
            base_url=self._server.address,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            **SIZES[size],
        )
        context.set_default_timeout(60_000)
        return context.new_page()

    def keep(self, page: Page, name: str) -> None:
        """Write a picture of the page."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(400)
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
        print(f"docs/pictures/{name}.jpg")

    def open(self, rules: dict[str, object]) -> str:
        """Open a table against bots and return the personal link to its first seat."""
        bots = [{"kind": "bot", "level": level} for level in ("sofia", "tom", "agata")]
        players = int(str(rules["players"]))
        seats = [{"kind": "here"}, *bots[: players - 1]]
        body = {"rules": rules, "seats": seats, "starts": 1}
        opened = httpx.post(f"{self._server.address}/api/tables", json=body).json()
        return f"/t/{opened['table']}#seat={opened['token']}"


def _still(page: Page) -> None:
    """Switch motion off, from the next page on."""
    page.evaluate(
        "const p = JSON.parse(localStorage.getItem('chocolatier.preferences') ?? '{}');"
        "localStorage.setItem('chocolatier.preferences', JSON.stringify({...p, motion: 'off'}))"
    )


def _some_moves(page: Page, size: str, moves: int) -> Person:
    person = Person(page, seed=moves, touch=size == "phone")
    for _ in range(moves):
        if not person.wait():
            break
        person.move()
    person.wait()
    return person


def _tables(camera: Camera, size: str, theme: str) -> None:
    for variant, rules in VARIANTS.items():
        page = camera.page(size, theme)
        page.goto("/")
        _still(page)
        page.goto(camera.open(rules))
        person = _some_moves(page, size, 14)
        if size == "desktop" and page.locator("[data-pick]").count():
            page.locator("[data-pick] .piece").first.click()
        camera.keep(page, f"table-{variant}-{size}-{theme}")
        if variant == "coloured":
            if size == "desktop":
                page.keyboard.press("Escape")
            person.play_to_the_end()
            page.wait_for_selector(FINAL)
            page.wait_for_timeout(1200)
            camera.keep(page, f"final-{size}-{theme}")
            page.goto(page.url + "/replay#40")
            page.wait_for_selector(".playfield")
            camera.keep(page, f"replay-{size}-{theme}")
        page.context.close()


def _scoring(camera: Camera, size: str, theme: str) -> None:
    page = camera.page(size, theme)
    page.goto("/learn#boxing")
    page.wait_for_selector(".playfield")
    page.get_by_role("button", name="Skip").click()
    person = Person(page, touch=size == "phone")
    if size == "phone":
        page.locator(".whole").first.tap()
        page.locator("[data-colour=B]").tap()
        page.locator(".card [data-line='3']").tap()
    else:
        page.locator("[data-pick='2B'] .piece").first.click()
        page.locator("[data-line='3']").click()
    assert person
    page.locator(".confirm").click()
    page.wait_for_selector(".scoring")
    page.wait_for_timeout(250)
    page.screenshot(path=PICTURES / f"scoring-{size}-{theme}.jpg", type="jpeg", quality=82)
    page.context.close()


def _pages(camera: Camera, size: str, theme: str) -> None:
    page = camera.page(size, theme)
    for name, path in (("lobby", "/"), ("learn", "/learn"), ("rules", "/rules#boxing")):
        page.goto(path)
        page.wait_for_selector("main")
        camera.keep(page, f"{name}-{size}-{theme}")
    page.context.close()


def _languages(camera: Camera) -> None:
    for language in LANGUAGES:
        for size in SIZES:
            page = camera.page(size, language=language)
            page.goto("/")
            _still(page)
            camera.keep(page, f"lobby-{size}-{language}")
            page.goto(camera.open(VARIANTS["free-special"]))
            _some_moves(page, size, 5)
            camera.keep(page, f"table-{size}-{language}")
            page.context.close()


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        camera = Camera(launch(playwright), server)
        for size in SIZES:
            for theme in ("light", "dark"):
                _pages(camera, size, theme)
                _scoring(camera, size, theme)
                _tables(camera, size, theme)
        _languages(camera)


if __name__ == "__main__":
    main()
