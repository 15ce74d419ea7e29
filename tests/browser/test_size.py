"""A first visit downloads at most 150 kB of script, compressed, and nothing jumps."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import NewPage
from tests.browser.served import Served
from tests.browser.test_review import ask_review, short_game
from tests.browser.test_together import _open

MOST = 150_000


def test_scripts_are_small(new_page: NewPage) -> None:
    page = new_page(locale="uk", still=True)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            sizes[response.url] = int(response.headers.get("content-length", MOST))

    page.on("response", weigh)
    page.goto("/")
    page.locator("button.big").click()
    page.wait_for_selector("[data-pick]")
    page.goto(page.url + "/replay")
    page.wait_for_selector(".playfield")
    assert len(sizes) > 3
    assert sum(sizes.values()) < MOST, sizes


def test_nothing_jumps_while_a_page_loads(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "link", "tom")
    page = new_page(locale="uk", still=True)
    page.goto("/learn")
    page.wait_for_selector("main a")
    page.goto("/rules")
    page.wait_for_selector("figure .saucer")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/t/{table}#seat={token}")
    page.wait_for_selector("ol > li")
    _painted(page)


def _painted(page: Page) -> None:
    """Wait for two frames: shifts are reported after they were painted."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(("players", "size"), [(2, (1280, 800)), (3, (390, 844))])
def test_nothing_jumps_in_a_review_and_on_the_study_board(
    new_page: NewPage, tmp_path: Path, players: int, size: tuple[int, int]
) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(short_game(players), encoding="utf-8")
    page = new_page(locale="uk", still=True, viewport={"width": size[0], "height": size[1]})
    ask_review(page, record, "Розібрати гру")  # seen while it is made
    _painted(page)
    page.reload()  # and opened again
    page.wait_for_selector(".overview .result")
    _painted(page)
    page.goto("/study")
    page.wait_for_selector(".playfield .factory .piece")
    page.wait_for_selector("[data-brush]")
    _painted(page)
