"""Without a network, with one that comes back, and with a new version on the server."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chocolatier.server.settings import ServerSettings
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.test_together import _open, _sit
from tests.server.running import Running, free_port, test_settings

KEPT = """async () => {
  const kept = await caches.open("chocolatier");
  return (await kept.keys()).map((request) => new URL(request.url).pathname).sort();
}"""

LOOK_AGAIN = """(most) => new Promise((resolve, reject) => {
  navigator.serviceWorker.addEventListener("controllerchange", resolve);
  document.dispatchEvent(new Event("visibilitychange"));
  setTimeout(() => reject(new Error("no new worker took over")), most);
})"""


def _wait_for_worker(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def _kept(page: Page) -> set[str]:
    return set(page.evaluate(KEPT))


def test_pages_open_without_a_network_after_one_visit(new_page: NewPage) -> None:
    page = new_page(offline=True)
    page.goto("/")
    _wait_for_worker(page)
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
    expect(page.locator(".saucer").first).to_be_visible()  # the pictures are drawn from lessons
    page.goto("/learn")
    page.get_by_role("link", name="Taking chocolates").click()
    expect(page.locator("[data-pick]").first).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The server cannot be reached").first).to_be_visible()
    page.goto("/t/abcdefghij")
    expect(page.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_text("Version")).to_be_visible()


def test_nothing_of_the_game_is_kept(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page(offline=True)
    page.goto(f"/t/{table}#seat={token}")
    _wait_for_worker(page)
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".playfield")
    page.goto("/")
    expect(page.get_by_text("Version")).to_be_visible()
    kept = _kept(page)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/", "/api/lessons"}
    assert page.evaluate("caches.keys()") == ["chocolatier"]


def test_a_table_says_that_the_network_is_gone_and_catches_up(
    new_page: NewPage, served: Served
) -> None:
    table, token, invite = _open(served, "here", "link")
    away, here = new_page(offline=True), new_page(offline=True)
    away.goto(f"/t/{table}#seat={token}")
    _sit(here, table, invite, "Bo")
    away.wait_for_selector("[data-pick]")
    Person(away, 1).move()
    away.context.set_offline(True)
    expect(away.get_by_text("Connection lost").first).to_be_visible()
    other = Person(here, 2)
    other.wait()
    other.move()
    length = here.locator("[data-story]").get_attribute("data-story")
    assert away.locator("[data-story]").get_attribute("data-story") != length
    away.context.set_offline(False)
    expect(away.locator("[data-story]")).to_have_attribute("data-story", str(length))
    expect(away.get_by_text("Connection lost")).to_have_count(0)
    assert Person(away).wait()


def _next_version(old: Path, new: Path) -> tuple[str, str]:
    """Copy the page with another name for its first script. Return both paths, old and new."""
    shutil.copytree(old, new)
    index = (new / "index.html").read_text("utf-8")
    found = re.search(r"/(assets/index-[\w-]+)\.js", index)
    assert found
    before, after = f"{found[1]}.js", "assets/index-anew1234.js"
    (new / before).rename(new / after)
    for file in new.rglob("*"):
        if file.suffix in (".js", ".html"):
            text = file.read_text("utf-8").replace(Path(before).name, Path(after).name)
            text = text.replace("<title>Chocolatier</title>", "<title>Chocolatier 2</title>")
            file.write_text(text, "utf-8")
    return f"/{before}", f"/{after}"


def test_a_new_version_comes_at_once_and_stays(new_page: NewPage, tmp_path: Path) -> None:
    pages = ServerSettings().page
    before, after = _next_version(pages, tmp_path / "new")
    settings = [test_settings(tmp_path, page=folder) for folder in (pages, tmp_path / "new")]
    page, port = new_page(offline=True), free_port()
    address = f"http://127.0.0.1:{port}"
    with Running(settings[0], port=port):
        page.goto(address)
        _wait_for_worker(page)
        assert before in _kept(page)
    with Running(settings[1], port=port):
        # A page that was open all the time notices it when it is looked at again.
        page.evaluate(LOOK_AGAIN, PATIENCE)
        page.wait_for_function(f"() => ({KEPT})().then((kept) => !kept.includes('{before}'))")
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
        assert page.locator(f"script[src='{after}']").count() == 1, "the link led to the old page"
        assert after in _kept(page)
    page.goto(f"{address}/learn")  # the server is down
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    assert page.locator(f"script[src='{after}']").count() == 1


def test_a_loaded_page_is_never_older_than_the_server(new_page: NewPage, tmp_path: Path) -> None:
    pages = ServerSettings().page
    before, after = _next_version(pages, tmp_path / "new")
    (tmp_path / "new" / "sw.js").unlink()  # the old worker has nobody to take over from it
    page, port = new_page(offline=True), free_port()
    address = f"http://127.0.0.1:{port}"
    with Running(test_settings(tmp_path, page=pages), port=port):
        page.goto(address)
        _wait_for_worker(page)
    with Running(test_settings(tmp_path, page=tmp_path / "new"), port=port):
        for path in ("/", "/rules", "/learn"):
            page.goto(address + path)
            assert page.locator(f"script[src='{after}']").count() == 1
            assert page.locator(f"script[src='{before}']").count() == 0


@pytest.mark.parametrize("phone", [True, False])
def test_it_can_be_installed(new_page: NewPage, phone: bool) -> None:
    page = new_page(offline=True, is_mobile=phone, has_touch=phone)
    page.goto("/")
    _wait_for_worker(page)
    session = page.context.new_cdp_session(page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}  # every test is
    assert session.send("Page.getAppManifest")["errors"] == []
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((response) => response.json())")
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (source) => {
              const image = new Image();
              image.src = source;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)
