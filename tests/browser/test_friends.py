"""Friends at two browsers in two languages: invited, arranged, talking, muted, nudged, away."""

from playwright.sync_api import Locator, Page, expect

from chocolatier.words import words
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.person import Person

EN, UK = words("en"), words("uk")
# Count what a nudge does: vibration, and the title of a page that is not seen.
NUDGED = """() => {
  window.trembled = 0;
  const vibrate = () => (window.trembled += 1) > 0;
  Object.defineProperty(navigator, "vibrate", { value: vibrate });
}"""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
}"""


def seats(page: Page) -> Locator:
    return page.locator("ol > li")


def say_it(page: Page, language: str, word: str) -> None:
    """Open the panel and choose a reaction or a phrase."""
    page.get_by_role("button", name=words(language).say("signals")).click()
    page.get_by_role("dialog").get_by_role("button", name=words(language).say(word)).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_friends_in_two_languages(new_page: NewPage) -> None:
    host = new_page(locale="en")
    friend = new_page(
        locale="uk", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    host.add_init_script(f"({NUDGED})()")
    friend.add_init_script(f"({NUDGED})()")
    # From the button to a link.
    host.goto("/")
    host.get_by_role("button", name="Play with friends").click()
    expect(host.get_by_role("heading", name="Invite your friends")).to_be_visible()
    link = host.get_by_role("textbox", name="Invite friends").input_value()
    assert "?lang=en#join=" in link
    expect(host.get_by_role("button", name="Share the invitation")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    name = host.get_by_role("textbox", name="Your name")
    name.fill("Ann")
    name.press("Enter")
    expect(seats(host).first).to_contain_text("Ann")
    assert violations(host) == [], "the host's waiting room"
    # A friend comes.
    friend.goto(link[link.index("/t/") :])
    friend.get_by_role("textbox", name=UK.say("join-name")).fill("Бо")
    friend.get_by_role("button", name=UK.say("join-sit")).click()
    expect(friend.get_by_role("heading", name=UK.say("friends-wait", name="Ann"))).to_be_visible()
    expect(friend.get_by_role("button", name=UK.say("friends-start"))).to_have_count(0)
    expect(seats(host).nth(1)).to_contain_text("Бо")
    assert violations(friend) == [], "a guest's waiting room"
    # The host changes rules, seats, order and levels; the friend sees it.
    host.get_by_role("button", name="Remove seat 4").click()
    expect(seats(friend)).to_have_count(3)
    host.locator("label", has_text="Special factories").first.click()
    expect(friend.locator("header p")).to_contain_text(
        UK.say("game-line", side="coloured", special="yes")
    )
    seats(host).nth(2).get_by_role("button", name="Let a bot sit here").click()
    host.get_by_role("combobox", name="Level of bot 3").select_option("mila")
    expect(seats(friend).nth(2)).to_contain_text(UK.say("level-mila"))
    host.get_by_role("button", name="Бо, seat 2: move up").click()
    expect(seats(friend).first).to_contain_text("Бо")
    host.get_by_role("combobox", name="Who starts?").select_option("1")
    expect(friend.get_by_text(UK.say("friends-arranged")).first).to_be_visible()
    # A phrase arrives in the other's language.
    say_it(friend, "uk", "phrase-hello")
    expect(seats(host).first.locator(".bubble")).to_have_text("Hello!")
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector(".playfield")
    friend.wait_for_selector(".playfield")
    say_it(host, "en", "phrase-good-luck")
    bubble = friend.locator('[data-spot="board2"] .bubble')
    expect(bubble).to_have_text(UK.say("phrase-good-luck"))
    expect(
        friend.get_by_role("status").filter(has_text=UK.say("phrase-good-luck")).first
    ).to_contain_text("Ann")
    host.evaluate("document.activeElement.blur()")
    host.keyboard.press("e")
    expect(host.get_by_role("dialog")).to_be_visible()
    assert violations(host) == [], "reactions and phrases"
    # Muted by one tap, and remembered.
    host.get_by_role("button", name="Mute the others").click()
    host.keyboard.press("Escape")
    say_it(friend, "uk", "reaction-wow")
    expect(friend.locator('[data-spot="board1"] .bubble')).to_be_visible()
    expect(host.locator(".bubble")).to_have_count(0)
    host.reload()
    host.get_by_role("button", name=EN.say("signals")).click()
    host.get_by_role("button", name="Hear the others again").click()
    # It is the friend's turn, who looks elsewhere: a nudge.
    friend.evaluate(HIDE)
    host.get_by_role("dialog").get_by_role("button", name="Nudge Бо").click()
    expect(friend.get_by_text(UK.say("nudge-yours", name="Ann")).first).to_be_visible()
    assert friend.evaluate("window.trembled") == 1
    assert friend.title().startswith(UK.say("nudge-title", name="Ann"))
    host.get_by_role("button", name=EN.say("signals")).click()
    host.get_by_role("dialog").get_by_role("button", name="Nudge Бо").click()
    expect(host.get_by_text("nudged a moment ago").first).to_be_visible()
    # The game goes on, in words too; then the friend is away.
    friend.evaluate("delete document.hidden")
    Person(friend, 3, touch=True).move()
    host.evaluate("document.activeElement.blur()")
    host.keyboard.press("v")
    say_it(friend, "uk", "phrase-nice-move")
    expect(host.locator(".bubble")).to_have_text("Nice move!")
    host.keyboard.press("v")
    friend.close()
    expect(host.locator('[data-spot="board1"] .away')).to_contain_text("away")
    assert violations(host) == [], "a friend is away"


def test_too_many_reactions_are_refused_in_words(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(locale="cs")
    host.goto("/")
    host.get_by_role("button", name="Play with friends").click()
    link = host.get_by_role("textbox", name="Invite friends").input_value()
    friend.goto(link[link.index("/t/") :])
    friend.get_by_role("textbox").first.fill("Bo")
    friend.get_by_role("button", name=words("cs").say("join-sit")).click()
    expect(friend.get_by_role("button", name=words("cs").say("signals"))).to_be_visible()
    for _ in range(5):
        say_it(friend, "cs", "reaction-heart")
    expect(friend.get_by_text(words("cs").say("error-too-chatty"))).to_be_visible()
    expect(host.locator(".bubble svg")).to_be_visible()
