"""What ``from chocolatier import ...`` offers."""

import random
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest

import chocolatier
from chocolatier import (
    RULE_SETS,
    ChocolatierError,
    Colour,
    Deal,
    Ending,
    Face,
    Game,
    Move,
    Phase,
    Position,
    Rules,
    Side,
    analyse,
    arena,
    events,
    make_bot,
    register_bot,
    review,
)
from chocolatier.bots.bot import Bot
from chocolatier.bots.own import GROUP
from chocolatier.errors import IllegalMoveError, MoveTextError, PositionError
from chocolatier.events import Boxed, Dealt, Played
from chocolatier.lab.arena.stats import Estimate
from chocolatier.rules.alphabet import FACE_OF
from chocolatier.rules.core.numbers import Named

OWN_BOT = """
from chocolatier import Bot

class Last(Bot):
    def __init__(self, back="1"):
        self.back = int(back)

    def choose(self, game):
        return game.legal_moves[-self.back]
"""


def random_game(rules: Rules, seed: int, moves: int | None = None) -> Game:
    """Return a game of random moves: so many, or all."""
    game, choose = Game(rules, seed), random.Random(seed)
    while not game.is_over and (moves is None or len(game.moves) < moves):
        game.play(choose.choice(game.legal_moves))
    return game


# --- the door ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", chocolatier.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(chocolatier, name) is not None
    assert name in dir(chocolatier)


def test_the_front_is_short() -> None:
    assert len(chocolatier.__all__) <= 36


@pytest.mark.parametrize("home", ["data", "envs", "errors", "events"])
def test_the_homes_of_other_names_need_no_import_of_their_own(home: str) -> None:
    code = f"import chocolatier; print('{home}' in dir(chocolatier), chocolatier.{home}.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"True chocolatier.{home}\n"


def test_every_kind_of_entry_has_a_public_name() -> None:
    kinds = {kind.__name__ for kind in get_args(events.Entry)}
    assert len(kinds) > 5
    assert kinds <= set(events.__all__)


def test_the_package_says_that_it_is_typed() -> None:
    assert resources.files("chocolatier").joinpath("py.typed").is_file()


def test_a_wrong_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        _ = chocolatier.Chess


def test_importing_imports_nothing_heavy() -> None:
    code = "import sys, chocolatier; print([m for m in ('numpy', 'numba') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- text and repr -----------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_text_and_repr_read_back(rules: Rules) -> None:
    game = random_game(rules, 5, moves=9)
    dealt = game.history[0]
    assert isinstance(dealt, Dealt)
    names = {"Rules": Rules, "Move": Move, "Deal": Deal, "Position": Position}
    for value in (rules, game.moves[0], game.legal_moves[0], dealt.deal, game.position):
        assert eval(repr(value), names) == value
        assert type(value).parse(str(value)) == value
    assert Game.from_text(str(game.position)) == game


@pytest.mark.parametrize("kind", [Colour, Ending, Face, Phase, Side])
def test_words_read_back(kind: type[Named]) -> None:
    for member in kind:
        assert kind.parse(str(member)) is kind.parse(member.name.lower()) is member
        assert f"{member:>8}" == str(member).rjust(8)
    with pytest.raises(ChocolatierError, match=f"'7' is not a {kind.__name__.lower()}; choose"):
        kind.parse("7")


def test_words_are_those_of_the_notation() -> None:
    assert "".join(map(str, Colour)) == "TBWKR"
    assert [str(face) for face in Face] == list(FACE_OF)
    assert (str(Side.FREE), str(Phase.BOX), str(Ending.ROW)) == ("free", "box", "row")


def test_what_happened_in_words() -> None:
    game = random_game(Rules(), 2)
    said = [str(entry) for entry in game.history]
    assert said[0].startswith("Round 1: ")
    assert said[1] == f"Seat {game.opening_first + 1}: {game.moves[0]}"
    fresh = Game(seed=1)
    assert str(fresh.agree_to_end()[0]) == "All agreed to end the game"


@pytest.mark.parametrize("text", ["", "TTBX", "TT/BB+gold", "TT+extra=K/BB+extra=K", "TT//BB", 7])
def test_what_is_not_a_deal_is_refused(text: str) -> None:
    with pytest.raises(ChocolatierError, match="is not a deal"):
        Deal.parse(text)


def test_a_class_of_moves_reads_only_its_own() -> None:
    assert chocolatier.Draft.parse("3T2").source == 3
    with pytest.raises(MoveTextError):
        chocolatier.Boxing.parse("3T2")


# --- legal moves -------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_view_of_legal_moves_is_a_sequence(rules: Rules) -> None:
    game, choose = Game(rules, 3), random.Random(3)
    while not game.is_over:
        view = game.legal_moves
        moves = list(view)
        assert len(view) == len(moves) > 0
        assert [view[i] for i in range(len(moves))] == moves
        assert view[:2] == moves[:2]
        move = choose.choice(moves)
        assert move in view
        game.play(move)
        assert view == moves, "the view is that of the position in which it was made"
    assert len(game.legal_moves) == 0
    assert not game.legal_moves


def test_what_is_not_legal_is_not_in_the_view() -> None:
    view = Game(Rules(), seed=7, first=0).legal_moves
    assert Move.parse("9T1") not in view
    assert Move.parse("2@4") not in view
    assert repr(view).startswith("<90 legal moves: 1T-, 1T1, ")


# --- playing -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_game_by_numbers_is_the_same_game(rules: Rules) -> None:
    by_move = random_game(rules, 11)
    by_number = Game(rules, 11)
    for move in by_move.moves:
        for action in move.actions:
            by_number.play(action)
    assert by_number == by_move
    assert by_number.history == by_move.history
    assert list(by_number.replay()) == list(by_move.replay())
    assert chocolatier.write_record(by_number) == chocolatier.write_record(by_move)


def share_game() -> tuple[Game, Move]:
    """Return a game with a legal move of several actions, and that move."""
    for seed in range(100):
        game = Game(Rules(special=True), seed)
        for move in game.legal_moves:
            if len(move.actions) > 2:
                return game, move
    raise AssertionError("no share factory with two leftover colours in a hundred deals")


def test_a_move_begun_by_number_can_be_finished_or_taken_back() -> None:
    game, move = share_game()
    before = game.key
    pick, *rest = move.actions
    assert list(game.play(pick)) == []
    assert game.phase is Phase.SHARE
    assert game.moves == []
    twin = game.copy()
    game.take_back()
    assert game.key == before
    sending = next(m for m in twin.legal_moves if list(m.actions) == rest)
    assert twin.play(sending)[0] == Played(0 if twin.turn else 1, move)
    game.play(move)
    assert game == twin
    assert game.history == twin.history


def test_a_move_that_is_not_whole_does_not_count_in_the_end() -> None:
    game, move = share_game()
    scores = game.scores
    game.play(move.actions[0])
    game.agree_to_end()
    assert game.ending is Ending.AGREEMENT
    assert game.moves == []
    assert game.scores == scores


@pytest.mark.parametrize("number", [-1, 335, 10**9])
def test_a_number_that_is_no_action(number: int) -> None:
    game = Game(seed=1)
    with pytest.raises(IllegalMoveError, match="is not the number of an action"):
        game.play(number)
    with pytest.raises(IllegalMoveError, match="factories 1 to 5"):
        game.play(299)
    assert game == Game(seed=1)


def test_play_returns_what_happened() -> None:
    game = random_game(Rules(), 2)
    again = Game(Rules(), 2)
    happened = [entry for move in game.moves for entry in again.play(move)]
    assert happened == list(game.history[1:])
    assert any(isinstance(entry, Boxed) for entry in happened)


def test_a_changing_game_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game(seed=1))


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_outcome(rules: Rules) -> None:
    game = Game(rules, 8)
    assert game.outcome() is None
    game = random_game(rules, 8)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ending is game.ending
    assert outcome.places == game.ranking
    assert [seat for seat, place in enumerate(game.ranking) if place == 1] == list(outcome.winners)


# --- positions ---------------------------------------------------------------------------


def test_a_replaced_position_balances_its_bag() -> None:
    position = random_game(Rules(special=True), 4, moves=5).position
    sources = (position.sources[0], *((0,) * 5 for _ in position.sources[1:]))
    emptied = position.replace(sources=sources)
    assert sum(emptied.bag) == sum(position.bag) + sum(map(sum, position.sources[1:]))
    assert emptied.chocolates == (20,) * 5
    assert position.replace(bag=position.lid).bag == position.lid
    with pytest.raises(PositionError, match="of T, but there are 20"):
        position.replace(lid=(21, 0, 0, 0, 0))


# --- bots --------------------------------------------------------------------------------


def test_a_bot_closes_with_its_block_and_needs_no_seed() -> None:
    game = Game(seed=1)
    with make_bot("greedy") as bot:
        assert bot.choose(game) in game.legal_moves


def test_an_own_class_plays_in_two_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("my_last_bot.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    summary = arena(["my_last_bot:Last,back=2", "random"], games=4, jobs=2)
    assert [bot.name for bot in summary.bots] == ["my_last_bot:Last,back=2", "random"]
    assert summary.games == 4
    assert not summary.forfeits


def test_a_registered_bot_is_found_with_its_settings() -> None:
    class First(Bot):
        def __init__(self, seed: str, skip: str = "0") -> None:
            self.seed, self.skip = seed, int(skip)

        def choose(self, game: Game) -> Move:
            return game.legal_moves[self.skip]

    register_bot("first-of-all", First)
    game = Game(seed=1)
    assert make_bot("first-of-all:skip=3", "s").choose(game) == game.legal_moves[3]
    with pytest.raises(ChocolatierError, match="unknown setting 'depth'"):
        make_bot("first-of-all:depth=3")
    with pytest.raises(ChocolatierError, match="first-of-all"):
        make_bot("second-of-all")


@pytest.mark.parametrize("name", ["", "My Bot", "a:b", "Ä", None])
def test_a_bot_needs_a_plain_name(name: str) -> None:
    with pytest.raises(ChocolatierError, match="cannot be the name of a bot"):
        register_bot(name, Bot)


def test_what_makes_no_bot_is_refused() -> None:
    register_bot("not-a-bot", lambda: 3)  # type: ignore[arg-type,return-value]
    with pytest.raises(ChocolatierError, match="which is not a Bot"):
        make_bot("not-a-bot")
    with pytest.raises(ChocolatierError, match="does not make a bot"):
        register_bot("seven", 7)  # type: ignore[arg-type]
    with pytest.raises(ChocolatierError, match="there is no bot 'no_such_module:Bot'"):
        make_bot("no_such_module:Bot")


def test_an_installed_package_offers_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name = "installed"

        @staticmethod
        def load() -> object:
            return lambda: make_bot("random", "s")

    monkeypatch.setattr(
        "chocolatier.bots.own.entry_points",
        lambda group, name=None: [Entry] if group == GROUP and name in (None, "installed") else [],
    )
    game = Game(seed=1)
    assert make_bot("installed").choose(game) in game.legal_moves


def test_seeds_may_be_numbers_and_rules_names() -> None:
    assert Game("3-free-special", 7) == Game(Rules.parse("3-free-special"), "7")
    game = Game(seed=1)
    assert make_bot("random", 7).choose(game) == make_bot("random", "7").choose(game)
    one, other = (arena(["random", "greedy"], games=4, seed=seed) for seed in (3, "3"))
    assert [bot.win_rate for bot in one.bots] == [bot.win_rate for bot in other.bots]
    with pytest.raises(ChocolatierError, match="does not name rules"):
        Game("5-free")


# --- results in words ----------------------------------------------------------------------


def test_an_estimate_is_written_with_its_interval() -> None:
    rate = Estimate(0.635, 0.566, 0.704, "sets", 100)
    assert f"{rate:.1%}" == "63.5% [56.6%, 70.4%]"
    assert str(rate) == "0.635 [0.566, 0.704]"


def test_an_analysis_is_a_line_a_move() -> None:
    found = analyse(Game(seed=7, first=0), moves=3, nodes=500)
    lines = str(found).splitlines()
    assert [line.split()[0] for line in lines] == [str(thought.move) for thought in found.thoughts]
    assert all("%" in line for line in lines)


def test_a_review_in_words() -> None:
    found = review(random_game(Rules(), 2), nodes=200)
    english, czech = found.text(["Ann", "Ben"]).splitlines(), found.text(language="cs")
    assert len(english) == len(found.mistakes) + 2
    assert english[0].startswith(f"Round {found.mistakes[0].round}, ")
    assert "Better: " in english[0]
    assert "Ann" in english[-2]
    assert "⟦" not in czech
    with pytest.raises(ChocolatierError, match="unknown language 'xx'"):
        found.text(language="xx")
