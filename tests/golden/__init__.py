"""Golden playthroughs: short games as text files, which a person can check against the rules.

A line that starts at the margin is an input; the indented lines are what the game answered.
``python -m tests.golden`` rewrites the answers. The inputs:

``# text``                 a remark
``position: <notation>``   begin here; a file may begin again
``> 3T2``                  play a move
``deal: TTBW/KKRR+keep``   lay out a round, a factory's gold face after its chocolates;
                           ``extra T`` at the end says what the extra factory drew
``legal: 2B``              which legal moves begin with this
``refused: 2B4``           try a move that is not legal, or a deal that cannot be
``show``                   draw the table
"""

from collections.abc import Iterator
from pathlib import Path

from chocolatier.errors import DealError, IllegalMoveError
from chocolatier.notation.drawing import draw_position
from chocolatier.rules.alphabet import FACE_OF
from chocolatier.rules.core.numbers import LETTERS, Face, Phase
from chocolatier.rules.deal import Deal
from chocolatier.rules.events import Event
from chocolatier.rules.game import Game
from chocolatier.rules.position import Counts, Position, headline

FILES = sorted(Path(__file__).parent.glob("*.txt"))


def _deal(text: str) -> Deal:
    factories, _, extra = text.partition(" extra ")
    laid: list[str] = []
    gold: dict[int, Face] = {}
    for slot, factory in enumerate(factories.split("/"), 1):
        letters, plus, face = factory.partition("+")
        laid.append(letters.replace("-", ""))
        if plus:
            gold[slot] = FACE_OF[face]
    return Deal(tuple(laid), gold, extra or None)


def _supply(counts: Counts) -> str:
    colours = "".join(f" {c}{n}" for c, n in zip(LETTERS, counts, strict=True) if n)
    return f"{sum(counts)}:{colours}" if colours else "0"


def _sources(position: Position) -> str:
    centre, factories = str(position).split()[4:6]
    return f"centre {centre}, factories {factories}"


def _standing(game: Game) -> str:
    """Where the game stands when a round has ended or a new one lies out."""
    position = game.position
    text = headline(position)
    if game.phase is Phase.DEAL:
        text += f", seat {position.next_first + 1} starts next"
    if game.is_over:
        text += ", places " + ":".join(map(str, game.ranking))
    return text


def _after_move(game: Game, seat: int, lid: Counts) -> Iterator[str]:
    position = game.position
    if game.phase is Phase.DRAFT:
        board = position.boards[seat]
        lines = "/".join(line or "-" for line in board.lines)
        spare = "" if board.spare is None else f", spare {board.spare or '_'}"
        yield f"seat {seat + 1}: lines {lines}, floor {board.floor or '-'}{spare}"
        yield _sources(position) + ("" if position.lid == lid else f", lid {_supply(position.lid)}")
    elif game.phase is Phase.BOX:
        yield f"seat {game.turn + 1} chooses: {' '.join(map(str, game.legal_moves))}"
    else:
        yield _standing(game)
        yield f"bag {_supply(position.bag)}, lid {_supply(position.lid)}"


def _play(game: Game, move: str) -> Iterator[str]:
    seat, lid, before = game.turn, game.position.lid, len(game.history)
    game.play(move)
    yield from (str(entry) for entry in game.history[before:] if isinstance(entry, Event))
    yield from _after_move(game, seat, lid)


def _refused(game: Game, text: str) -> str:
    try:
        if "/" in text:
            game.deal(_deal(text))
        else:
            game.play(text)
    except (DealError, IllegalMoveError) as error:
        return str(error)
    raise ValueError(f"{text} is legal")


def _answer(game: Game, word: str, rest: str) -> Iterator[str]:
    """What the game says to one input."""
    if word == ">":
        yield from _play(game, rest)
    elif word == "deal:":
        game.deal(_deal(rest))
        yield headline(game.position)
        yield _sources(game.position)
        yield f"bag {_supply(game.position.bag)}, lid {_supply(game.position.lid)}"
    elif word == "legal:":
        moves = [text for text in map(str, game.legal_moves) if text.startswith(rest)]
        yield f"{len(moves)} of {len(game.legal_moves)}: {' '.join(moves)}"
    elif word == "refused:":
        yield _refused(game, rest)
    elif word == "show":
        yield from draw_position(game.position).splitlines()
    else:
        raise ValueError(f"'{word}' is no input")


def replay(text: str) -> str:
    """The same text with the answers that the game gives today."""
    written: list[str] = []
    game = Game.waiting()
    inputs = [line for line in text.splitlines() if line and not line[0].isspace()]
    for line, before in zip(inputs, ["", *inputs], strict=False):
        word, _, rest = line.partition(" ")
        if word in ("#", "position:") and before and not before.startswith("#"):
            written.append("")
        written.append(line)
        if word == "position:":
            game = Game.from_position(Position.parse(rest))
        elif word != "#":
            written += [f"    {answer}".rstrip() for answer in _answer(game, word, rest)]
    return "\n".join(written) + "\n"
