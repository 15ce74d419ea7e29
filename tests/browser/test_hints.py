"""Hints in three steps and the coach: by mouse, by keyboard, in words and on a small phone."""

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.served import Served
from tests.browser.test_together import _sit
from tests.server.running import Json, Player

LIT = ".factory.taught, .centre.taught"
COVERED = """() => {
  const sheet = document.querySelector(".card.advising").getBoundingClientRect();
  const needed = ".offer .factory, .offer .centre, .own .board, header .button";
  const others = [...document.querySelectorAll(needed)].filter((one) => !one.closest(".advising"));
  return others.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const over = Math.min(box.bottom, sheet.bottom) - Math.max(box.top, sheet.top);
    return over > 1 && box.right > sheet.left && box.left < sheet.right ? [one.className] : [];
  });
}"""


def _open(served: Served, *seats: str, **more: object) -> Json:
    made = [{"kind": one} if one != "mila" else {"kind": "bot", "level": one} for one in seats]
    body = {"rules": {"players": len(seats)}, "seats": made, "starts": 1, **more}
    answer = httpx.post(f"{served.address}/api/tables", json=body, timeout=PATIENCE / 1000)
    opened: Json = answer.json()
    return opened


def _socket(served: Served, opened: Json) -> Player:
    url = served.address.replace("http", "ws")
    player = Player(f"{url}/api/tables/{opened['table']}/socket")
    player.hello(opened["token"])
    return player


def _says(advice: Locator, step: str, *words: str) -> None:
    expect(advice).to_have_attribute("data-advice", step)
    for word in words:
        expect(advice).to_contain_text(word)


def _play_badly(page: Page, coach: Player) -> None:
    """Drop the largest group onto the floor until a move is a mistake; a bot seldom needs help."""
    for _ in range(4):
        while coach.view["options"] is None:
            coach.hear("update")
        pick = max(coach.view["options"]["picks"], key=lambda one: one["count"])
        page.wait_for_selector("[data-pick]")
        before = page.locator("[data-story]").get_attribute("data-story")
        for key in (str(pick["source"]), pick["colour"], "f", "Enter"):
            page.keyboard.press(key)
        page.wait_for_function(
            "before => document.querySelector('[data-story]').dataset.story !== before", arg=before
        )
        version = coach.look()["version"]
        coach.send({"type": "advise", "id": 1, "version": version, "seat": 1, "about": "judge"})
        if coach.hear("advice")["verdict"]:
            return
    raise AssertionError("four bad moves, and none was a mistake")


def test_a_hint_in_three_steps_and_the_coach(new_page: NewPage, served: Served) -> None:
    opened = _open(served, "here", "mila")
    page = new_page()
    page.goto(f"/t/{opened['table']}#seat={opened['token']}")
    advice, arrows = page.locator("[data-advice]"), page.locator("[data-arrow]")

    page.get_by_role("button", name="Hint").click()
    _says(advice, "1", "Where to look", "Look at")
    expect(page.locator(LIT)).to_have_count(1)
    expect(arrows).to_have_count(0)
    page.get_by_role("button", name="Show the move").click()
    _says(advice, "2", "The move", "Take")
    expect(page.locator("[data-arrow=better]")).to_have_count(1)
    expect(page.locator("[data-arrow=played]")).to_have_count(0)
    move = advice.locator("b").inner_text()
    page.get_by_role("button", name="Say why").click()
    _says(advice, "3", "Why", move)
    advice.locator("summary").click()
    expect(advice.locator("tfoot")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    expect(arrows).to_have_count(0)

    for step in ("1", "2", "3"):
        page.keyboard.press("h")
        expect(advice).to_have_attribute("data-advice", step)
    expect(advice).to_contain_text(move)
    page.keyboard.press("v")
    words = page.locator(".view [data-advice]")
    _says(words, "3", move)
    expect(page.locator(".view .here")).not_to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".view").get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("v")

    page.get_by_role("switch", name="Coach").click()
    with _socket(served, opened) as coach:
        _play_badly(page, coach)
    _says(advice, "remark", "better move was there", "%")
    assert violations(page) == []
    page.get_by_role("button", name="Show me").click()
    _says(advice, "1", "Look at")
    page.get_by_role("button", name="Show the move").click()
    expect(page.locator("[data-arrow=played]")).to_have_count(1)
    expect(page.locator("[data-arrow=better]")).to_have_count(1)
    story = page.locator("[data-story]")
    length = int(story.get_attribute("data-story") or 0)
    advice.get_by_role("button", name="Undo").click()
    expect(story).not_to_have_attribute("data-story", str(length))
    expect(advice).to_have_count(0)
    expect(page.locator("[data-pick]").first).to_be_visible()

    page.keyboard.press("m")
    page.get_by_role("button", name="Offer to end now").click()
    counted = page.locator(".final tr.hints td")
    expect(counted.first).to_be_visible()
    assert sum(int(text) for text in counted.all_inner_texts()) >= 1
    assert violations(page) == []


def test_a_hint_on_a_small_phone_covers_no_control(new_page: NewPage, served: Served) -> None:
    opened = _open(served, "here", "mila")
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, locale="uk")
    page.goto(f"/t/{opened['table']}#seat={opened['token']}")
    page.get_by_role("button", name="Підказка").tap()
    advice = page.locator("[data-advice]")
    _says(advice, "1", "Погляньте на")
    assert page.evaluate(COVERED) == []
    page.get_by_role("button", name="Показати хід").tap()
    expect(page.locator("[data-arrow=better]")).to_have_count(1)
    page.get_by_role("button", name="Пояснити").tap()
    _says(advice, "3", "Візьміть")
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
    page.locator(".whole").first.tap()
    expect(advice).to_have_count(0)


def test_people_have_hints_only_if_they_agreed(new_page: NewPage, served: Served) -> None:
    strangers = _open(served, "here", "link")
    host, friend = new_page(), new_page(patient=True)
    host.goto(f"/t/{strangers['table']}#seat={strangers['token']}")
    _sit(friend, strangers["table"], strangers["invite"], "Ben")
    host.wait_for_selector("[data-pick]")
    expect(host.get_by_role("button", name="Hint")).to_have_count(0)
    host.keyboard.press("h")
    with _socket(served, strangers) as ann:
        version = ann.view["version"]
        ann.send({"type": "advise", "id": 1, "version": version, "seat": 1, "about": "hint"})
        assert ann.hear("advice")["error"]["code"] == "no-hints"
    expect(host.locator("[data-advice]")).to_have_count(0)

    agreed = _open(served, "here", "link", hints=True)
    friend.goto(f"/t/{agreed['table']}#join={agreed['invite']}")
    expect(friend.get_by_text("By taking a seat you agree.")).to_be_visible()
    assert violations(friend) == []
    host.goto(f"/t/{agreed['table']}#seat={agreed['token']}")
    _sit(friend, agreed["table"], agreed["invite"], "Ben")
    host.get_by_role("button", name="Hint").click()
    expect(host.locator("[data-advice]")).to_have_attribute("data-advice", "1")
    expect(friend.get_by_text("took a hint.")).to_be_visible()
    expect(friend.get_by_role("button", name="Hint")).to_be_disabled()
