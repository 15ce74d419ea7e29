"""Whole games by dragging, with a mouse and with a finger, at sizes that once were too small."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import FINAL
from tests.browser.served import Served
from tests.browser.test_hands import Dragger
from tests.browser.test_together import _open


class DraggingPerson(Dragger):
    """A player who makes all moves by dragging."""

    def _choose_pick(self) -> None:
        full = self.page.locator(".factory:not(.empty) .piece, .centre .piece[data-spot^='s0-']")
        self.lift(full.nth(self._random.randrange(full.count())))

    def _choose_line(self) -> None:
        lines = self.page.locator(".own [data-line]")
        numbers = lines.evaluate_all("all => all.map(one => one.dataset.line)")
        best = min(range(len(numbers)), key=lambda i: (numbers[i] == "0", numbers[i]))
        floor = numbers[best] == "0" and self._touch and self._count(".card [data-line='0']")
        self.drop(self.page.locator(".card [data-line='0']") if floor else lines.nth(best))


GAMES = {
    "a mouse, four players": ((1024, 768), False, 3),
    "a finger": ((360, 640), True, 1),
    "a finger, a phone on its side": ((640, 360), True, 1),
}


@pytest.mark.parametrize(
    "how",
    [
        "a mouse, four players",
        pytest.param("a finger", marks=pytest.mark.long),  # stood still once, unexplained
        pytest.param("a finger, a phone on its side", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_dragging(new_page: NewPage, served: Served, how: str) -> None:
    (width, height), touch, bots = GAMES[how]
    table, token, _ = _open(served, "here", *["tom"] * bots)
    page = new_page(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    page.goto(f"/t/{table}#seat={token}")
    person = DraggingPerson(page, seed=5, touch=touch)
    person.play_to_the_end()
    expect(page.locator(FINAL)).to_contain_text("Total")
    assert person.moves > 8
