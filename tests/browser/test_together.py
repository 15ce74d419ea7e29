"""People at several browsers: links, a reload, a killed server, consent, spectators, replays."""

import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from chocolatier.words import words
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.person import ACTING, FINAL, Person
from tests.browser.served import Served


def _open(server: Served, *seats: str, **rules: object) -> tuple[str, str, str]:
    """Open a table over the API: its id, the token of this screen, the invitation.

    Besides the rules there may be a ``clock``.
    """
    clock = rules.pop("clock", {})
    made = [{"kind": seat} if seat != "tom" else {"kind": "bot", "level": seat} for seat in seats]
    game: dict[str, object] = {"players": len(seats), **rules}
    body = {"rules": game, "seats": made, "starts": 1, "clock": clock}
    answer = httpx.post(f"{server.address}/api/tables", json=body, timeout=PATIENCE / 1000)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return opened["table"], opened["token"], opened["invite"]


def _sit(page: Page, table: str, invite: str, name: str) -> None:
    page.goto(f"/t/{table}#join={invite}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").first.click()


def _play_by_turns(people: list[Person], moves: int) -> bool:
    """Make moves on the page whose turn it is. Return False if the game ends before."""
    made, since = 0, time.monotonic()
    while made < moves:
        if people[0].page.locator(FINAL).count():
            return False
        for person in people:
            if person.may_act():
                person.move()
                made, since = made + 1, time.monotonic()
                break
        else:
            assert time.monotonic() < since + PATIENCE / 1000, "no seat can move"
            people[0].page.wait_for_timeout(50)
    return True


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.early
def test_four_by_link_with_a_reload_and_a_killed_server(
    new_page: NewPage, own_server: Served, *, whole: bool
) -> None:
    names = ["Ada", "Bo", "Cleo", "Dan"]
    pages = [new_page(server=own_server) for _ in names]
    host = pages[0]
    host.goto("/")
    host.get_by_role("button", name="Set up a game").click()
    dialog = host.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="Add a player").click()
    dialog.get_by_role("combobox", name="Player 1").select_option("here")
    dialog.get_by_role("textbox", name="Name of player 1").fill(names[0])
    for number in (2, 3, 4):
        dialog.get_by_role("combobox", name=f"Player {number}").select_option("link")
    dialog.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Invite friends").input_value()
    assert "#join=" in link
    for page, name in zip(pages[1:], names[1:], strict=True):
        page.goto(link[link.index("/t/") :])
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Sit down").first.click()
    people = [Person(page, seed=i) for i, page in enumerate(pages)]
    host.wait_for_selector(".playfield")
    assert _play_by_turns(people, 10)
    table = host.url.rpartition("/")[2]
    length = httpx.get(f"{own_server.address}/api/tables/{table}").json()["story_length"]
    assert length > 10
    pages[2].reload()
    expect(pages[2].locator("[data-story]")).to_have_attribute("data-story", str(length))
    assert _play_by_turns(people, 7)
    own_server.kill()
    expect(pages[1].get_by_text("Connection lost").first).to_be_visible()
    own_server.start()
    if whole:
        assert not _play_by_turns(people, 10_000)
    else:
        assert _play_by_turns(people, 15)
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name="Offer to end now").click()
        for page in pages[1:]:
            page.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.locator(FINAL)).to_be_visible()
        expect(page.locator(f"{FINAL} tfoot td")).to_have_count(len(names))
    points = {tuple(page.locator(f"{FINAL} td").all_inner_texts()) for page in pages}
    assert len(points) == 1, "all see the same points"


def test_undo_by_consent(new_page: NewPage, served: Served) -> None:
    table, token, invite = _open(served, "here", "link")
    first, second = new_page(), new_page()
    first.goto(f"/t/{table}#seat={token}")
    _sit(second, table, invite, "Bo")
    people = [Person(first, 1), Person(second, 2)]
    first.wait_for_selector("[data-pick]")
    people[0].move()
    first.get_by_role("button", name="Undo").click()
    expect(second.get_by_text("asks to take back")).to_be_visible()
    second.get_by_role("button", name="Refuse").click()
    expect(first.get_by_text("refused")).to_be_visible()
    assert people[1].wait()
    first.get_by_role("button", name="Undo").click()
    second.get_by_role("button", name="Agree").click()
    first.wait_for_selector("[data-pick]")
    for page in (first, second):
        expect(page.locator("[data-story]")).to_have_attribute("data-story", "1")
    expect(second.locator(ACTING)).to_have_count(0)
    assert not people[1].may_act()


def test_end_by_agreement_rematch_and_leaving(new_page: NewPage, served: Served) -> None:
    table, token, invite = _open(served, "here", "link")
    first, second = new_page(), new_page()
    first.goto(f"/t/{table}#seat={token}")
    _sit(second, table, invite, "Bo")
    people = [Person(first, 1), Person(second, 2)]
    first.wait_for_selector("[data-pick]")
    assert _play_by_turns(people, 3)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Offer to end now").click()
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.locator(FINAL)).to_contain_text("agreed to end")
    first.get_by_role("button", name="Play again").click()
    first.wait_for_url(lambda url: table not in url)
    expect(first.locator(FINAL)).to_have_count(0)
    second.get_by_role("button", name="To the rematch").click()
    second.wait_for_url(first.url)
    assert first.url == second.url
    second.wait_for_selector("[data-pick]")
    second.get_by_role("button", name="Menu").click()
    second.get_by_role("button", name="Leave the seat to a bot").click()
    first.wait_for_selector("[data-pick]")
    expect(second.get_by_text("plays for").first).to_be_visible()
    second.get_by_role("button", name="Take your seat back").first.click()
    expect(second.get_by_text("plays for")).to_have_count(0)
    people[0].move()
    second.wait_for_selector("[data-pick]")


def test_spectators_see_and_cannot_act(new_page: NewPage, served: Served) -> None:
    table, token, _ = _open(served, "here", "tom", side="free", special=True)
    player, watcher = new_page(), new_page()
    player.goto(f"/t/{table}#seat={token}")
    watcher.goto(f"/t/{table}")
    person = Person(player, 5)
    person.wait()
    watcher.wait_for_selector(".playfield")
    person.move()
    person.wait()
    shown = str(player.locator("[data-story]").get_attribute("data-story"))
    expect(watcher.locator("[data-story]")).to_have_attribute("data-story", shown)
    assert not Person(watcher).may_act()
    assert watcher.get_by_role("button", name="Undo").count() == 0


def test_replay_by_link_and_by_file(new_page: NewPage, served: Served, tmp_path: Path) -> None:
    table, token, _ = _open(served, "here", "tom")
    page = new_page()
    page.goto(f"/t/{table}#seat={token}")
    person = Person(page, 6)
    for _ in range(4):
        person.wait()
        person.move()
    person.wait()
    page.goto(f"/t/{table}/replay")
    position = page.get_by_role("slider", name="Position in the game")
    position.focus()
    page.keyboard.press("Home")
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "2")
    page.keyboard.press("End")
    expect(page.locator("[data-story]")).to_have_attribute("data-story", str(9))
    record = tmp_path / "game.jsonl"
    record.write_text(httpx.get(f"{served.address}/api/tables/{table}/record").text, "utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay")
    page.wait_for_selector(".playfield")
    record.write_text('{"type":"game"}\n', "utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_text("line 1").first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "title"), [("/nowhere", "oops-page"), ("/t/aaaaaaaaaa", "oops-table")]
)
def test_what_is_not_there_is_said(new_page: NewPage, path: str, title: str) -> None:
    page = new_page()
    page.goto(path)
    expect(page.get_by_role("heading").first).to_have_text(words("en").say(title))
    page.get_by_role("link").first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
