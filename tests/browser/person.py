"""A player who clicks on chocolates, lines and columns, and confirms."""

import random

from playwright.sync_api import Page

ACTING = "[data-pick], [data-column]"
COMPACT = ".whole"
FINAL = ".final"


class Person:
    """Play quickly to the end: the first lines first, so that a row is soon full."""

    def __init__(self, page: Page, seed: int = 0, *, touch: bool = False) -> None:
        self.page = page
        self._random = random.Random(seed)
        self._touch = touch
        self.moves = 0

    def _press(self, selector: str, n: int = 0) -> None:
        place = self.page.locator(selector).nth(n)
        if self._touch:
            place.tap()
        else:
            place.click()

    def _count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def may_act(self) -> bool:
        """Return whether it is this page's turn."""
        return self._count(f"{ACTING}, {COMPACT}") > 0

    def wait(self) -> bool:
        """Wait for this page's turn. Return False if the game is over."""
        self.page.wait_for_selector(f"{ACTING}, {COMPACT}, {FINAL}", state="attached")
        return self._count(FINAL) == 0

    def move(self) -> None:
        """Make one move."""
        before = self.page.locator("[data-story]").get_attribute("data-story")
        if columns := self._count("[data-column]"):
            self._press("[data-column]", self._random.randrange(columns))
        else:
            self._choose_pick()
            self._choose_line()
        if self._count(".confirm"):
            self._press(".confirm")
        self.moves += 1
        self.page.wait_for_function(
            "before => document.querySelector('[data-story]').dataset.story !== before", arg=before
        )

    def _choose_pick(self) -> None:
        if compact := self._count(COMPACT):
            self._press(COMPACT, self._random.randrange(compact))
            if colours := self._count("[data-colour]"):
                self._press("[data-colour]", self._random.randrange(colours))
        else:
            pick = self._random.randrange(self._count("[data-pick]"))
            # People click on chocolates; the middle of a pile may belong to its neighbour.
            self.page.locator("[data-pick]").nth(pick).locator(".piece").first.click()

    def _choose_line(self) -> None:
        """Choose the first line that accepts the pick, else the floor."""
        buttons = ".card [data-line]"  # a phone on its side has no room for them
        place = buttons if self._touch and self._count(buttons) else "[data-line]"
        lines = self.page.locator(place).evaluate_all("all => all.map(one => one.dataset.line)")
        order = sorted(range(len(lines)), key=lambda i: (lines[i] == "0", lines[i]))
        self._press(place, order[0])

    def play_to_the_end(self) -> None:
        """Play until the final table appears."""
        while self.wait():
            self.move()
