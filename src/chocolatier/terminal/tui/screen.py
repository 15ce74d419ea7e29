"""The game on a whole screen, by mouse and keys: boards that stay, and help beside them."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from chocolatier.bots.analysis.live import LiveAnalysis
from chocolatier.bots.bot import Bot
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.numbers import LETTERS, Phase
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.hint import find_hint
from chocolatier.study.reviews.outlook import Looker, usual_effort
from chocolatier.terminal.phrases import labels_of
from chocolatier.terminal.tui.choices import Brings, Choices, Pickable
from chocolatier.terminal.tui.looks import KEYS, STYLE
from chocolatier.terminal.tui.painting import supply_text
from chocolatier.terminal.tui.session import Session
from chocolatier.terminal.tui.widgets import (
    BoardPanel,
    Chosen,
    Scrubbed,
    Scrubber,
    SourcesPanel,
)
from chocolatier.terminal.tui.wording import (
    brings_text,
    entry_text,
    hint_text,
    result_text,
    step_text,
    thoughts_text,
)
from chocolatier.words import Words

SLICE = 0.25  # seconds of analysis between two looks at it
MOST_SECONDS = 30.0  # of the analysis of one position
SHOWN_MOVES = 5
STORY = 60  # entries


class GameScreen(App[None]):
    """A game between people and bots on one screen."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self, session: Session, words: Words, pause: float = 0.5, folder: Path | None = None
    ) -> None:
        super().__init__()
        self.session, self.words = session, words
        self._pause, self._folder = pause, folder or Path.cwd()
        self._choices: Choices | None = None
        self._typed = ""  # a source that waits for its colour
        self._thinks = False
        self._advice = Text()
        self._asked = b""  # the position that the hint is about
        for key, name in KEYS.items():
            self.bind(key, name, description=words.say(f"tui-key-{name}"))
        self.bind("escape", "undo_step", show=False)
        self.bind("shift+left", "round(-1)", show=False)
        self.bind("shift+right", "round(1)", show=False)
        self.bind("left_square_bracket", "look(0)", show=False)
        self.bind("right_square_bracket", "look(1000000)", show=False)

    # --- what is on the screen ----------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Yield the parts of the screen."""
        yield Static(id="headline")
        with Horizontal(id="main"):
            with VerticalScroll(id="table", can_focus=False):
                yield SourcesPanel(self.words)
                yield Static(id="supply")
                with Vertical(id="boards"):
                    for seat, sitter in enumerate(self.session.seats):
                        yield BoardPanel(seat, sitter.name)
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield OptionList(id="choices")
                yield Static(id="brings")
                yield Static(id="advice")
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(id="entries")
        with Horizontal(id="replay"):
            yield Scrubber()
            yield Static(id="where")
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self.title = "Chocolatier"
        self._go_on()

    def on_unmount(self) -> None:
        """Release the bots."""
        self.session.close()

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [sitter.name for sitter in self.session.seats]

    def _go_on(self) -> None:
        """Show the game as it is now, and let a bot or the analysis begin."""
        self._typed = ""
        self._choices = Choices(self.session.game) if self.session.person else None
        if self._asked != self.session.game.key:
            self._advice = Text()
        self._show()
        self._show_choices()
        bot = self.session.bot
        if bot is not None:
            self._let_move(bot, self.session.game.copy())
        if self._thinks:
            self._think()

    def _show(self, step: Pickable | None = None) -> None:
        """Show the position; ``step`` is the choice that is looked at."""
        position = self.session.position
        self._put("headline", labels_of(self.words).headline(position))
        choices = self._choices
        pick = None if choices is None else choices.pick
        if choices is not None and choices.is_pick and step is not None and step.took is not None:
            pick = (step.took.source, step.took.colour)
        self.query_one(SourcesPanel).show(position, pick)
        self._put("supply", supply_text(position, self.words))
        target = None
        if choices is not None and step is not None and step.brings is not None and step.took:
            target = step.took.target
        for seat in range(len(self.session.seats)):
            mine = choices is not None and seat == position.turn
            self.query_one(f"#board-{seat}", BoardPanel).show(position, target if mine else None)
        last = self.session.game.length
        at = last if self.session.at is None else self.session.at
        self.query_one(Scrubber).show(at, last)
        self._put("where", f"← → {at}/{last}")
        rows = [entry_text(entry, self.words) for entry in self.session.shown[-STORY:]]
        self._put("entries", Text("\n").join(rows))
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)
        self._put("advice", self._advice)

    def _put(self, name: str, text: Text | str) -> None:
        self.query_one(f"#{name}", Static).update(text if isinstance(text, Text) else Text(text))

    def _show_choices(self) -> None:
        """List what can be chosen now."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        self._put("brings", Text())
        self._put("prompt", self._prompt())
        if self._choices is None:
            return
        best = self._choices.best_of_pick if self._choices.is_pick else {}
        steps = self._choices.steps
        listed.add_options(
            [Option(step_text(step, best.get(step.key)), id=step.key) for step in steps]
        )
        listed.highlighted = self._first(steps, best)
        listed.focus()

    @staticmethod
    def _first(steps: list[Pickable], best: dict[str, Brings]) -> int:
        """Return which choice is highlighted first: for a line, the one that brings most."""
        if best:
            return 0
        worth = [step.brings.worth if step.brings else 0 for step in steps]
        return worth.index(max(worth))

    def _prompt(self) -> Text | str:
        session, words = self.session, self.words
        if session.at is not None:
            return words.say("tui-replay")
        if session.game.is_over:
            return result_text(session.game, self.names, words)
        if session.bot is not None:
            return words.say("tui-thinking", name=self.names[session.game.turn])
        if self._choices is None or self._choices.is_pick:
            return words.say("tui-choose-pick", name=self.names[session.game.turn])
        if session.game.phase is Phase.BOX:
            return words.say("tui-choose-column", row=self._row())
        return words.say("tui-choose-line" if self._choices.is_line else "tui-choose-send")

    def _row(self) -> int:
        return int(str(self.session.game.legal_moves[0])[0])

    # --- choosing -----------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the highlighted choice brings."""
        if self._choices is None:
            return
        step = next((one for one in self._choices.steps if one.key == event.option.id), None)
        if step is not None:
            self._show(step)
            self._put("brings", brings_text(step, self.words))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice."""
        self._take(str(event.option.id))

    def on_chosen(self, event: Chosen) -> None:
        """Take what was clicked; another pick replaces the one before."""
        if self._choices is not None and len(event.key) == 2:
            self._choices.chosen.clear()
        self._take(event.key)

    def on_scrubbed(self, event: Scrubbed) -> None:
        """Show another place of the story."""
        self.action_look(event.at)

    def on_key(self, event: Key) -> None:
        """Take what is typed: source and colour, then the line; Enter plays on from a replay."""
        if self.session.at is not None:
            if event.key == "enter":
                self.session.play_on()
                self._go_on()
            return
        typed = (event.character or "").upper()
        if self._choices is None or not typed:
            return
        if not self._choices.is_pick:
            self._take(typed)
        elif typed in "123456789C":
            self._typed = typed
        elif typed in LETTERS and self._typed:
            self._take(self._typed + typed)

    def _take(self, key: str) -> None:
        self._typed = ""
        if self._choices is None or all(step.key != key for step in self._choices.steps):
            return
        move = self._choices.take(key)
        if move is not None:
            self._play(move)
            return
        self._show()
        self._show_choices()

    def _play(self, move: Move) -> None:
        self.session.game.play(move)
        self._go_on()

    # --- what thinks ----------------------------------------------------------------------------

    @work(thread=True, exclusive=True, group="bot")
    def _let_move(self, bot: Bot, game: Game) -> None:
        """Let a bot choose, beside the screen; what it chose is dropped if the game has changed."""
        worker = get_current_worker()
        began = time.monotonic()
        try:
            move = bot.choose(game)
        except ChocolatierError as error:
            reason = str(error)
            self._later(worker.is_cancelled, lambda: self.notify(reason, severity="error"))
            return
        time.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        self._later(worker.is_cancelled, lambda: self._moved(game.key, move))

    def _later(self, dropped: bool, do: Callable[[], object]) -> None:
        if not dropped:
            self.call_from_thread(do)

    def _moved(self, key: bytes, move: Move) -> None:
        if self.session.at is None and self.session.game.key == key:
            self._play(move)

    @work(thread=True, exclusive=True, group="think")
    def _think(self) -> None:
        """Analyse the position that is shown, deeper and deeper, until another one is."""
        worker = get_current_worker()
        game = Game.from_position(self.session.position)
        if game.phase >= Phase.DEAL:
            return
        found = LiveAnalysis(game, min(SHOWN_MOVES, len(game.legal_moves)))
        end = time.monotonic() + MOST_SECONDS
        while not worker.is_cancelled:
            text = thoughts_text(found.thoughts, game.turn, found.stage, self.words)
            self._later(worker.is_cancelled, lambda text=text: self._advise(text))  # type: ignore[misc]
            if found.done or time.monotonic() > end:
                return
            found.work(SLICE)

    @work(thread=True, exclusive=True, group="think")
    def _find_hint(self) -> None:
        """Find the best move and say why."""
        worker = get_current_worker()
        game = self.session.game.copy()
        judged = find_hint(game, Looker(usual_effort(game.rules)))
        text = hint_text(judged, self.names, self.words)
        self._later(worker.is_cancelled, lambda: self._advise(text))

    def _advise(self, text: Text) -> None:
        self._advice = text
        self._put("advice", text)

    # --- keys -----------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """Show the best move and why."""
        if self.session.person:
            self._asked = self.session.game.key
            self._advise(Text(self.words.say("advice-waiting"), "dim"))
            self._find_hint()

    def action_think(self) -> None:
        """Show the best moves while the game goes on, or no longer."""
        self._thinks = not self._thinks
        if self._thinks:
            self._think()
        else:
            self.workers.cancel_group(self, "think")
            self._advise(Text())

    def action_undo(self) -> None:
        """Take back the last move of a person."""
        self.workers.cancel_group(self, "bot")
        if not self.session.undo():
            self.notify(self.words.say("terminal-nothing-to-undo"))
        self._go_on()

    def action_undo_step(self) -> None:
        """Take the last step of a choice back, or leave the replay."""
        if self.session.at is not None:
            self.action_look(self.session.game.length)
        elif self._choices is not None and self._choices.back():
            self._show()
            self._show_choices()

    def action_earlier(self) -> None:
        """Show the story one entry shorter."""
        self.session.step(-1)
        self._go_on()

    def action_later(self) -> None:
        """Show the story one entry longer."""
        self.session.step(1)
        self._go_on()

    def action_round(self, by: int) -> None:
        """Show the deal before, or the one after."""
        self.session.step_round(by)
        self._go_on()

    def action_look(self, at: int) -> None:
        """Show so many entries of the story."""
        self.session.look(at)
        self._go_on()

    def action_save(self) -> None:
        """Write the game as a record, also if it began from a position."""
        path = self._folder / time.strftime("chocolatier-%Y%m%d-%H%M%S.jsonl")
        try:
            path.write_text(self.session.record(), encoding="utf-8")
        except OSError as error:
            self.notify(str(error), severity="error")
            return
        self.notify(self.words.say("tui-saved", file=str(path)))

    def action_end(self) -> None:
        """End and score the game now."""
        if self.session.at is None and not self.session.game.is_over:
            self.session.game.agree_to_end()
            self._go_on()

    def action_help(self) -> None:
        """Show how to play on this screen."""
        self._advise(Text(self.words.say("tui-help")))
