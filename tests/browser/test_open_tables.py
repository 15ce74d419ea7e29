"""Open tables: one looks for an opponent, another sees that in the lobby and sits down."""

from playwright.sync_api import expect

from chocolatier.words import words
from tests.browser.axe import violations
from tests.browser.conftest import NewPage

EN, UK = words("en"), words("uk")
PHONE = {"width": 360, "height": 640}
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def test_an_opponent_is_found_in_the_lobby(new_page: NewPage) -> None:
    ann = new_page(locale="en", preferences='{"motion":"off","name":"Ann"}')
    ben = new_page(locale="uk", viewport=PHONE, has_touch=True, is_mobile=True)
    ben.goto("/")
    ann.goto("/")
    ann.get_by_role("button", name=EN.say("seek-opponent")).click()
    expect(ann.get_by_text(EN.say("seek-waiting"))).to_be_visible()
    assert violations(ann) == [], "who waits for an opponent"
    # The lobby shows the table as soon as it is there, and takes it away with its last seat.
    sit = ben.get_by_role("link").filter(has_text=UK.say("open-table-sit"))
    expect(sit).to_contain_text("Ann")
    expect(sit).to_contain_text(UK.say("open-clock", kind="none", time=""))
    assert not ben.evaluate(WIDER)
    assert violations(ben) == [], "the lobby with an open table"
    switch = ann.get_by_role("switch", name=EN.say("list-table"))
    switch.uncheck()
    expect(sit).to_have_count(0)
    switch.check()
    sit.tap()
    ben.get_by_role("textbox", name=UK.say("join-name")).fill("Бо")
    ben.get_by_role("button", name=UK.say("join-sit")).tap()
    ann.wait_for_selector(".playfield")
    ben.wait_for_selector(".playfield")


def test_who_finds_no_one_is_offered_a_bot(new_page: NewPage) -> None:
    page = new_page(locale="en", preferences='{"motion":"off","level":"mila"}')
    page.goto("/")
    page.locator("label", has_text=EN.say("game-special-yes")).first.click()
    page.get_by_role("button", name=EN.say("seek-opponent")).click()
    page.get_by_role("button", name=EN.say("seek-bot", name=EN.say("level-mila"))).click()
    page.wait_for_selector(".playfield")
