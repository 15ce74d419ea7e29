"""Take the pictures that the documentation shows from the real page: ``make screenshots``.

python -m tools.screenshots [lobby|tables|study|puzzle|review|scoring|end ...]
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.person import FINAL, Person
from tests.browser.served import Served

from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.study.puzzles.shelf import shelf

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
PREFERENCES = '{"motion":"off","sound":false,"labels":false,"side":"bonuses"}'
MOVING = '{"motion":"normal","sound":false,"labels":false}'
BOTS = ("sofia", "tom", "margaux")
MOST = 150_000  # bytes of a picture
QUALITIES = (82, 74, 66, 58)


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
        for quality in QUALITIES:
            picture = page.screenshot(type="jpeg", quality=quality)
            if len(picture) <= MOST:
                break
        (PICTURES / f"{name}.jpg").write_bytes(picture)
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


def _lobby(camera: Camera) -> None:
    page = camera.page("desktop", "light")
    page.goto("/")
    page.wait_for_selector(".picker .row .portrait")
    camera.keep(page, "lobby-desktop-light", settle=1500)


def _review(camera: Camera) -> None:
    game, rng = Game(seed="a review to show"), random.Random(5)
    while not game.is_over:
        moves = [move for move in game.legal_moves if "-" not in str(move)]
        game.play(rng.choice(moves or list(game.legal_moves)))
    page = camera.page("desktop", "light")
    record = write_record(game, ["Ann", "tom"])
    answer = page.request.post("/api/reviews", data={"record": record})
    page.goto(f"/review/{answer.json()['digest']}#30")
    page.wait_for_selector(".overview .result", timeout=300_000)
    page.keyboard.press("m")
    page.wait_for_selector("[data-arrow=better]")
    camera.keep(page, "review-desktop-light")


def _study(camera: Camera) -> None:
    page = camera.page("desktop", "dark")
    page.goto("/study")
    page.wait_for_selector("[data-brush]")
    page.locator("input[type=radio]").nth(2).check(force=True)
    page.wait_for_selector(".analysis [data-move]")
    camera.keep(page, "study-desktop-dark", settle=4000)


def _puzzle(camera: Camera) -> None:
    puzzle = max(
        shelf().choose(kind="round", rules="2-coloured-plain"), key=lambda one: one.solution.depth
    )
    page = camera.page("desktop", "light")
    page.goto(f"/puzzles#{puzzle.id}")
    page.wait_for_selector("[data-pick]")
    page.locator(".task .button").click()
    page.wait_for_selector("[data-arrow=better]")
    camera.keep(page, "puzzle-desktop-light")


def _end(camera: Camera) -> None:
    page = camera.page("desktop", "light")
    page.goto(camera.open(2))
    person = _play(page, "desktop", 1)
    person.play_to_the_end()
    page.wait_for_selector(FINAL)
    camera.keep(page, "final-desktop-light", settle=1200)


SCENES: dict[str, Callable[[Camera], None]] = {
    "lobby": _lobby,
    "tables": _tables,
    "study": _study,
    "puzzle": _puzzle,
    "review": _review,
    "scoring": _scoring,
    "end": _end,
}


def main() -> None:
    """Take all pictures, or those of the scenes that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        camera = Camera(launch(playwright), server)
        for name in sys.argv[1:] or SCENES:
            SCENES[name](camera)


if __name__ == "__main__":
    main()
