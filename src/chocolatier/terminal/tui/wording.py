"""What the screen says: choices and what they bring, the story, analyses and hints."""

from collections.abc import Sequence

from rich.text import Text

from chocolatier.bots.search.searcher import Thought
from chocolatier.rules.events import Took
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Entry, Played
from chocolatier.rules.seats import seat_number
from chocolatier.study.reviews.decision import JudgedMove
from chocolatier.study.reviews.wording import say_message
from chocolatier.terminal.board import paint, paint_move
from chocolatier.terminal.phrases import event_text
from chocolatier.terminal.tui.choices import Brings, Pickable
from chocolatier.terminal.tui.painting import LETTER_STYLES, chocolate
from chocolatier.words import Words

GAIN, LOSS, GOLD = "bold #7bd88f", "bold #ff7a6b", "bold #f2c14e"


def step_text(step: Pickable, best: Brings | None) -> Text:
    """Return a choice for the list: its key, what it takes, and its points."""
    text = Text(f"{step.key:<3} ", "bold")
    if step.brings is None and step.took is not None:
        text.append_text(_pieces(step.took))
        if best is not None:
            text.append("  ≤ ", "dim")
            text.append_text(_points(best))
        return text
    if step.brings is not None:
        text.append_text(_points(step.brings))
        if step.brings.completes:
            text.append(" ✓", GAIN)
        if step.brings.dead or step.brings.kills:
            text.append(" ✗", LOSS)
    return text


def _pieces(took: Took) -> Text:
    letters = took.colour.letter * took.count + "M" * took.marker
    return Text.assemble(*(chocolate(letter) for letter in letters))


def _points(brings: Brings) -> Text:
    text = Text(f"+{brings.gain}", GAIN if brings.gain else "dim")
    if brings.loss:
        text.append(f" −{brings.loss}" if brings.loss > 0 else f" +{-brings.loss}", LOSS)
    return text


def brings_text(step: Pickable, words: Words) -> Text:
    """Return what a choice brings, in words."""
    lines: list[str] = []
    if step.took is not None and step.brings is None:
        lines += _rest_lines(step.took, words)
    elif step.brings is not None:
        lines += _brings_lines(step.brings, words)
    return Text("\n").join([paint(line, LETTER_STYLES) for line in lines])


def _rest_lines(took: Took, words: Words) -> list[str]:
    lines = []
    if took.marker:
        lines.append(words.say("tui-marker"))
    if took.spare:
        lines.append(words.say("tui-spare"))
    for name in ("centre", "keeps", "shares"):
        if letters := getattr(took, name):
            lines.append(words.say(f"tui-{name}", pieces=" ".join(letters)))
    return lines


def _brings_lines(brings: Brings, words: Words) -> list[str]:
    lines = [words.say("tui-gain", points=brings.gain)]
    if brings.loss:
        lines.append(words.say("tui-loss", points=brings.loss))
    if brings.completes:
        lines.append(words.say("tui-completes"))
    if brings.falls:
        lines.append(words.say("tui-falls", pieces=" ".join(brings.falls)))
    if brings.dead:
        lines.append(words.say("tui-dead"))
    if brings.kills:
        lines.append(words.say("tui-kills", lines=", ".join(map(str, brings.kills))))
    return lines


def entry_text(entry: Entry, words: Words) -> Text:
    """Return one entry of the story."""
    if isinstance(entry, Dealt):
        return Text(words.say("terminal-round", round=entry.round), GOLD)
    if isinstance(entry, Played):
        said = words.say("terminal-plays", seat=seat_number(entry.seat), move=str(entry.move))
        return paint_move(said, entry.move, LETTER_STYLES)
    if isinstance(entry, Agreed):
        return Text(words.say("terminal-agreed"))
    return Text(event_text(words, entry), "dim")


def thoughts_text(thoughts: Sequence[Thought], seat: int, stage: int, words: Words) -> Text:
    """Return the best moves: chance, lead and expected line."""
    rows = [Text(words.say("tui-think-title", stage=stage), GOLD)]
    for thought in thoughts:
        row = Text(f"{thought.move!s:<7}", "bold")
        row.append(f"{thought.chances[seat]:>5.0%} {thought.lead(seat):>+6.1f}  ", "")
        row.append(" ".join(map(str, thought.line[1:5])), "dim")
        rows.append(row)
    return Text("\n").join(rows)


def hint_text(judged: JudgedMove, names: Sequence[str], words: Words) -> Text:
    """Return the best move and why it is better than the one that tempts."""
    text = Text(f"{words.say('hint')}: ", GOLD)
    text.append(str(judged.best.line[0]), "bold")
    for reason in judged.reasons:
        text.append(f"\n{say_message(words, reason.message, names, judged.seat)}")
    return text


def result_text(game: Game, names: Sequence[str], words: Words) -> Text:
    """Return how the game ended, and every seat's place."""
    rows = [Text(words.say("terminal-over", ending=game.ending.name.lower()), GOLD)]
    places = sorted(zip(game.ranking, names, game.scores, strict=True))
    for place, name, score in places:
        rows.append(Text(words.say("terminal-place", place=place, name=name, score=score)))
    return Text("\n").join(rows)
