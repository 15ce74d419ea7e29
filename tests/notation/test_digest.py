"""The digest of a record: a changed record is refused, or it is the same game."""

import json
import random
from collections.abc import Iterator

import pytest

from chocolatier.errors import RecordError
from chocolatier.notation.records import Record, read_records, write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from tests.notation.games import played

GAME = played(Rules.parse("2-free-special+limit-1"), "digest")
NAMES = ["Zoë", 'B "bee"']
RECORD = write_record(GAME, NAMES)
LINES = RECORD.splitlines(keepends=True)
ALPHABET = '0123456789TBWKRMC<>@-+abcdefx"{}[]:,. \\\n\x00é'


def read(text: str) -> Record:
    (record,) = read_records(text.splitlines(keepends=True))
    return record


def _code(text: str) -> str:
    with pytest.raises(RecordError) as error:
        read(text)
    return error.value.code


def _same_or_refused(changed: str) -> bool:
    """A changed record is refused, or it reads as the very same game; whether it was refused."""
    try:
        record = read(changed)
    except RecordError:
        return True
    assert (record.header, record.game.history) == (read(RECORD).header, GAME.history), changed
    assert record.game.position == GAME.position
    return False


def _with_end(**changes: object) -> str:
    end = json.loads(LINES[-1])
    for key, value in changes.items():
        if value is None:
            del end[key]
        else:
            end[key] = value
    return "".join(LINES[:-1]) + json.dumps(end) + "\n"


def test_a_finished_game_is_sealed_and_one_that_goes_on_is_not() -> None:
    assert len(json.loads(LINES[-1])["digest"]) == 64
    assert read(RECORD).game.history == GAME.history
    going_on = write_record(played(Rules(2), "on", moves=3))
    assert "digest" not in going_on


def test_a_record_without_a_digest_is_read_as_before() -> None:
    old = _with_end(digest=None)
    assert read(old).game.history == GAME.history
    assert read(old.replace("Zoë", "Zoé")).seats[0] == "Zoé"
    assert _code(old.replace('"rounds": 1', '"rounds": 2')) == "record-differs"


@pytest.mark.parametrize("digest", ["0" * 64, "f" * 64])
def test_another_digest(digest: str) -> None:
    assert _code(_with_end(digest=digest)) == "record-digest"


@pytest.mark.parametrize("digest", ["", "0" * 63, "0" * 65, "G" * 64, 7, True])
def test_something_that_is_not_a_digest(digest: object) -> None:
    assert _code(_with_end(digest=digest)) == "record-field"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Zoë", "Zoe"),
        ('"program":"chocolatier', '"program":"chocolatiere'),
        ('"seed":"digest",', ""),
        ("2-free-special+limit-1", "2-free-special+limit-01"),
    ],
)
def test_what_no_rule_finds_is_found(old: str, new: str) -> None:
    assert old in RECORD
    assert _code(RECORD.replace(old, new)) == "record-digest"


def test_another_legal_game_with_the_end_of_this_one() -> None:
    """Two moves that lead to the same end change places: only the digest sees it."""
    game = Game.waiting(Rules.parse("2-coloured-plain+limit-1"))
    deal = played(Rules.parse("2-coloured-plain+limit-1"), "any").rounds[0].deal
    assert deal is not None
    game.deal(deal)
    twin = game.copy()
    while not game.is_over:
        drops = [move for move in game.legal_moves if str(move).endswith("-")]
        game.play(drops[0])
    while not twin.is_over:
        drops = [move for move in twin.legal_moves if str(move).endswith("-")]
        twin.play(drops[-1])
    one, two = (write_record(g).splitlines(keepends=True) for g in (game, twin))
    assert one[-2:-1] == two[-2:-1]
    assert one[:-1] != two[:-1]
    forged = one[:-1] + two[-1:]
    assert json.loads(one[-1])["scores"] == json.loads(two[-1])["scores"]
    assert _code("".join(forged)) == "record-digest"


def _line_changes() -> Iterator[list[str]]:
    """Every line gone, twice, exchanged with the next, or in the place of another."""
    for i in range(len(LINES)):
        yield LINES[:i] + LINES[i + 1 :]
        yield LINES[: i + 1] + LINES[i:]
        yield [*LINES[:i], *LINES[i : i + 2][::-1], *LINES[i + 2 :]]
        other = random.Random(i).choice(LINES)
        yield [*LINES[:i], other, *LINES[i + 1 :]]


def test_one_changed_line_is_refused_or_changes_nothing() -> None:
    outcomes = [
        _same_or_refused("".join(changed)) for changed in _line_changes() if changed != LINES
    ]
    assert all(outcomes)
    assert len(outcomes) > 3 * len(LINES)


def test_one_changed_character_is_refused_or_changes_nothing() -> None:
    rng = random.Random("characters")
    refused = 0
    places = rng.sample(range(len(RECORD)), len(RECORD) // 3)
    for place in places:
        put = rng.choice(ALPHABET)
        after = rng.choice((place, place + 1, place + 1))  # put in, or put in place of
        changed = RECORD[:place] + put + RECORD[after:]
        if changed != RECORD:
            refused += _same_or_refused(changed)
        refused += _same_or_refused(RECORD[:place] + RECORD[place + 1 :])
    assert refused > 1.5 * len(places)
