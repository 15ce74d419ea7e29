"""The whole screen, driven by Textual's pilot: keys, mouse, bots, hints, replays, languages."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from chocolatier.bots.registry import make_bot
from chocolatier.notation.records import read_record_file
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.ruleset import Rules
from chocolatier.terminal.tui.choices import Choices
from chocolatier.terminal.tui.screen import GameScreen
from chocolatier.terminal.tui.session import Session, Sitter
from chocolatier.terminal.tui.widgets import BoardPanel, SourcesPanel
from chocolatier.words import LANGUAGES, words
from tests.server.running import run_apart

Drive = Callable[[GameScreen, Pilot[None]], Awaitable[None]]


def screen(
    rules: str = "2-coloured-plain",
    *,
    bots: bool = True,
    language: str = "en",
    folder: Path | None = None,
) -> GameScreen:
    parsed = Rules.parse(rules)
    game = Game(parsed, seed=7, first=0)
    seats = [Sitter("You")]
    seats += [
        Sitter("Greta", make_bot("greedy", "g") if bots else None)
        for _ in range(parsed.players - 1)
    ]
    return GameScreen(Session(game, seats), words(language), pause=0.0, folder=folder)


def drive(app: GameScreen, do: Drive, size: tuple[int, int] = (110, 34)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await do(app, pilot)

    run_apart(run())


def text_of(app: GameScreen, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).render())


async def settle(pilot: Pilot[None], until: Callable[[], bool]) -> None:
    """Wait for a bot or an analysis."""
    for _ in range(1200):
        await pilot.pause(0.05)
        if until():
            return
    raise AssertionError("it takes too long")


def test_a_move_is_typed_and_the_bot_answers() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "t")
        assert app._choices is not None
        assert app._choices.is_line
        assert "At the end of the round" in text_of(app, "brings")
        await pilot.press("2")
        await settle(pilot, lambda: app.session.person)
        played = [entry for entry in app.session.game.history if isinstance(entry, Played)]
        assert [str(played[0].move), played[1].seat] == ["1T2", 1]
        assert "Seat 1 plays 1T2" in text_of(app, "entries")

    drive(screen(), do)


def test_the_list_leads_from_source_to_line_and_back() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        listed = app.query_one(OptionList)
        picks = listed.option_count
        await pilot.press("down", "enter")
        assert app._choices is not None
        assert app._choices.is_line
        assert listed.option_count == 6
        await pilot.press("escape")
        assert app._choices.is_pick
        assert listed.option_count == picks
        await pilot.press("enter", "enter")
        assert len(app.session.game.moves) == 1

    drive(screen(bots=False), do)


def test_a_mouse_picks_a_chocolate_and_a_line() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        await pilot.click(SourcesPanel, offset=(6, 0))  # the first chocolate of factory 1
        assert app._choices is not None
        assert app._choices.pick is not None
        assert app._choices.pick[0] == 1
        await pilot.click(SourcesPanel, offset=(6, 2))  # another pick replaces it
        assert app._choices.pick[0] == 3
        await pilot.click("#board-1", offset=(8, 2))  # not whose turn it is
        assert app.session.game.moves == []
        await pilot.click("#board-0", offset=(8, 4))
        (move,) = app.session.game.moves
        assert str(move).startswith("3")
        assert str(move).endswith("4")

    drive(screen(bots=False), do)


def test_think_is_live_and_a_hint_says_why() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        # The first stage may be over before it is seen.
        await settle(pilot, lambda: re.search(r"stage [1-9]", text_of(app, "advice")) is not None)
        assert text_of(app, "advice").count("%") == 5
        await pilot.press("a")
        assert text_of(app, "advice") == ""
        await pilot.press("h")
        await settle(pilot, lambda: "Hint: " in text_of(app, "advice"))
        move = text_of(app, "advice").split()[1]
        assert app.session.game.is_legal(move)

    app = screen(bots=False)
    for _ in range(8):  # few chocolates are left, so that it is soon searched
        app.session.game.play(app.session.game.legal_moves[-1])
    drive(app, do)


def test_the_story_is_scrubbed_and_played_on_from() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        for _ in range(3):
            await pilot.press("enter", "enter")
        whole = app.session.game.key
        await pilot.press("left")
        assert app.session.at == 3
        assert "Looking back" in text_of(app, "prompt")
        assert app._choices is None
        await pilot.press("right")
        assert app.session.at is None
        assert app.session.game.key == whole
        await pilot.press("left_square_bracket")
        assert app.session.at == 0
        await pilot.press("shift+right")
        assert app.session.at == 1
        await pilot.press("right", "enter")
        assert app.session.at is None
        assert len(app.session.game.moves) == 1
        await pilot.press("u")
        assert app.session.game.moves == []
        await pilot.press("u")  # nothing is left
        assert app.session.person

    drive(screen(bots=False), do)


def test_a_click_on_the_scrubber_leads_there() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        for _ in range(4):
            await pilot.press("enter", "enter")
        await pilot.click("#scrubber", offset=(0, 0))
        assert app.session.at == 0
        await pilot.press("escape")
        assert app.session.at is None

    drive(screen(bots=False), do)


def test_a_game_is_saved_as_a_record(tmp_path: Path) -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter", "e", "s")
        assert "Over: agreement" in text_of(app, "prompt")

    drive(screen(bots=False, folder=tmp_path), do)
    (path,) = tmp_path.iterdir()
    (record,) = read_record_file(path)
    assert record.seats == ["You", "Greta"]
    assert record.game.is_over


@pytest.mark.parametrize(
    "rules",
    [
        "4-coloured-special",
        pytest.param("2-free-special", marks=pytest.mark.long),
        pytest.param("3-free-plain", marks=pytest.mark.long),
    ],
)
def test_bots_play_whole_games_on_it(rules: str) -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        await settle(pilot, lambda: app.session.game.is_over)
        assert "Over: " in text_of(app, "prompt")
        panels = list(app.query(BoardPanel))
        assert len(panels) == Rules.parse(rules).players

    app = screen(rules)
    app.session.seats = tuple(Sitter("Bo", make_bot("greedy", "b")) for _ in app.session.seats)
    drive(app, do)


def test_columns_are_chosen_by_key_and_mouse() -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        while app.session.game.phase is not Phase.BOX:
            await pilot.press("enter", "enter")
        assert "Choose a column" in text_of(app, "prompt")
        legal = [str(move) for move in app.session.game.legal_moves]
        await pilot.press(legal[-1][-1])
        assert str(app.session.game.moves[-1]) == legal[-1]

    drive(screen("2-free-plain", bots=False), do)


def test_sendings_are_the_last_step() -> None:
    game = next(
        found
        for found in (Game(Rules(special=True), seed=seed) for seed in range(100))
        if any(len(str(move)) > 5 for move in found.legal_moves)
    )
    long = next(str(move) for move in game.legal_moves if len(str(move)) > 5)
    choices = Choices(game)
    assert choices.take("9Z") is None
    assert choices.take(long[:2]) is None
    assert choices.is_line
    assert choices.take(long[2]) is None
    assert long[3:] in [step.key for step in choices.steps]
    assert str(choices.take(long[3:])) == long
    while choices.back():
        pass
    assert choices.is_pick


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    async def do(app: GameScreen, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark", "enter")
        shown = " ".join(str(one.render()) for one in app.query(Static))
        assert "⟦" not in shown
        assert app.words.say("tui-choose-line") in shown

    drive(screen(language=language, bots=False), do, (80, 24))
