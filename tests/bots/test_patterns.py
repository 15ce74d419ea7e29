"""What the network sees of the offer and of the bag, counted by hand from the position."""

import numpy as np
import pytest

from chocolatier.bots.value.patterns import (
    AMOUNT_AT,
    BAG_AT,
    BOTH,
    CHOICES,
    FACE_AT,
    LEFT_AT,
    LUMPS,
    PICKS,
    PICKS_AT,
    SPARE_AT,
    STUCK,
    STUCK_AT,
    SUPPLIES,
    SURPLUS,
    SURPLUS_AT,
    TURNS,
    USABLE,
    USABLE_AT,
    WANTED,
    WANTED_AT,
    WORLD,
)
from chocolatier.bots.value.readout import write_patterns
from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from tests.rules.steering import ALL_RULES, steps


def _of_seat(position: Position, seat: int, mine: bool) -> set[int]:
    """The patterns from BAG_AT on."""
    board = position.boards[seat]
    amounts = [sum(source[c] for source in position.sources) for c in range(5)]
    groups = [sum(source[c] > 0 for source in position.sources) for c in range(5)]
    found, room = set(), [0] * 5  # by colour, in all lines that accept it
    for row, chocolates in enumerate(board.lines):
        lack = row + 1 - len(chocolates)
        if lack == 0:
            continue
        if chocolates:
            accepted = [LETTERS.index(chocolates[0])]
            at = (row - 1) * 4 + lack - 1
            found.add(BAG_AT + at * SUPPLIES + position.bag[accepted[0]])
            wanted = min(amounts[accepted[0]], WANTED - 1)
            if sum(amounts):
                found.add(WANTED_AT + at * WANTED + wanted)
        else:
            accepted = [c for c in range(5) if LETTERS[c] not in board.box[row]]
            usable = min(sum(amounts[c] for c in accepted), USABLE - 1)
            choices = min(sum(groups[c] for c in accepted), CHOICES - 1)
            if sum(amounts):
                found.add(USABLE_AT + (row * USABLE + usable) * CHOICES + choices)
        for c in accepted:
            room[c] += lack
    if not sum(amounts):
        return found
    stuck = min(sum(amounts[c] for c in range(5) if not room[c]), STUCK - 1)
    lumps = min(sum(groups[c] for c in range(5) if not room[c]), LUMPS - 1)
    surplus = min(sum(max(0, amounts[c] - room[c]) for c in range(5)), SURPLUS - 1)
    found.add(PICKS_AT + PICKS * mine + min(sum(groups), PICKS - 1))
    found.add(STUCK_AT + (mine * STUCK + stuck) * LUMPS + lumps)
    found.add(SURPLUS_AT + (mine * SURPLUS + surplus) * TURNS + min(sum(groups), TURNS - 1))
    if board.spare is not None:
        found.add(SPARE_AT + (board.spare != ""))
    return found


def _of_table(position: Position) -> set[int]:
    """The patterns from LEFT_AT on."""
    amounts = [sum(source[c] for source in position.sources) for c in range(5)]
    found = {LEFT_AT + c * SUPPLIES + position.bag[c] for c in range(5)}
    if sum(amounts):
        found |= {AMOUNT_AT + c * SUPPLIES + amounts[c] for c in range(5)}
        found |= {
            FACE_AT + int(face)
            for slot, face in position.gold.items()
            if sum(position.sources[slot])
        }
    return found


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_what_is_offered_and_what_the_bag_holds(rules: Rules) -> None:
    games = [game.copy() for seed in range(3) for game, _ in steps(rules, seed)]
    states = np.concatenate([game.state for game in games])
    boards = np.zeros((len(games), games[0].rules.players, BOTH), np.int64)
    world = np.zeros((len(games), WORLD), np.int64)
    write_patterns(states, boards, world)
    for game, state, seats, table in zip(games, states, boards, world, strict=True):
        for seat, patterns in enumerate(seats):
            expected = _of_seat(game.position, seat, bool(state["turn"] == seat))
            assert {n for n in patterns.tolist() if n >= BAG_AT} == expected
        assert {n for n in table.tolist() if n >= LEFT_AT} == _of_table(game.position)
