"""A first visit downloads at most 150 kB of script, compressed."""

from playwright.sync_api import Response

from tests.browser.conftest import NewPage

MOST = 150_000


def test_scripts_are_small(new_page: NewPage) -> None:
    page = new_page(locale="uk")
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
