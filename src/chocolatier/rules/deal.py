"""Deals: what a refill brought, how a seed draws it, and whether it could have been drawn."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from numbers import Integral

import numpy as np

from chocolatier.errors import DealError, RulesError, quoted, shown
from chocolatier.rules.alphabet import FACE_OF, FACE_TEXT
from chocolatier.rules.codec import lanes, read_counts
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import LETTERS, Face
from chocolatier.rules.core.state import Generator, States, empty_deal
from chocolatier.rules.position import Position, counts_of, letters_of
from chocolatier.rules.seats import Seat

_FACTORY = re.compile(rf"(-|[{LETTERS}]+)(?:\+([A-Za-z]+)(?:=([{LETTERS}]))?)?")


@dataclass(frozen=True)
class Deal:
    """What chance brought before a round.

    ``laid`` has one text a factory, as it lay before extra and magnets; ``gold`` maps slots
    (1-9) to faces; ``extra`` is the letter that the extra factory drew.
    """

    laid: tuple[str, ...]
    gold: Mapping[int, Face] = field(default_factory=dict)
    extra: str | None = None

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Return the deal that a text writes; raise DealError if it writes none.

        Only the text is checked here; ``Game.deal`` checks whether the deal could be drawn.

        >>> Deal.parse("TTBW/BKRR+extra=W/-").gold
        {2: <Face.EXTRA: 0>}
        """
        laid, gold, extra = [], {}, None
        for slot, factory in enumerate(text.split("/") if isinstance(text, str) else [""], 1):
            match = _FACTORY.fullmatch(factory)
            if not match or (match[2] and match[2] not in FACE_OF) or (match[3] and extra):
                raise DealError(
                    "deal-text",
                    f"{quoted(text)} is not a deal; write what each factory got, such as "
                    "TTBW/BKRR+extra=W/-, with its gold face and what extra drew",
                    text=shown(text),
                )
            laid.append(match[1].replace("-", ""))
            extra = match[3] or extra
            if match[2]:
                gold[slot] = FACE_OF[match[2]]
        return cls(tuple(laid), gold, extra)

    def __str__(self) -> str:
        """Return the text that ``parse`` reads."""
        factories = []
        for slot, letters in enumerate(self.laid, 1):
            face = self.gold.get(slot)
            gold = "" if face is None else f"+{FACE_TEXT[face]}"
            drawn = f"={self.extra}" if face is Face.EXTRA and self.extra else ""
            factories.append((letters or "-") + gold + drawn)
        return "/".join(factories)

    def __repr__(self) -> str:
        return f"Deal.parse('{self}')"


def fresh_seed() -> str:
    """Return a seed that cannot be guessed."""
    return secrets.token_hex(16)


def check_seed(seed: str) -> None:
    """Raise RulesError unless this is text that can be written in UTF-8."""
    try:
        if isinstance(seed, str):
            seed.encode()
            return
    except UnicodeEncodeError:
        pass
    raise RulesError("bad-seed", f"the seed {quoted(seed)} is not proper text")


def seed_text(seed: object) -> str:
    """Return the text of a seed given as text or as a whole number; raise RulesError if neither."""
    if isinstance(seed, Integral) and not isinstance(seed, bool):
        try:
            return str(int(seed))
        except ValueError:  # Python writes no number of more than 4300 digits
            raise RulesError("bad-seed", "the seed is too long a number") from None
    if not isinstance(seed, str):
        raise RulesError("bad-seed", f"the seed {quoted(seed)} is neither text nor a whole number")
    check_seed(seed)
    return seed


def commitment(seed: str) -> str:
    """Return what is published before a game: the SHA-256 that fixes the seed and hides it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _hash(seed: str, what: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed}/{what}".encode()).digest()[:8], "big")


def generator(seed: str, round_number: int) -> Generator:
    """Return the generator of one round: the first 64 bits of SHA-256 of ``seed/round``.

    Every round has its own word, so that past deals reveal nothing about later ones.
    """
    return np.array([_hash(seed, str(round_number)) or 1], np.uint64)


def first_seat(seed: str, players: int) -> Seat:
    """Return the seat that starts when the table leaves it to chance. Implements R5."""
    return Seat(_hash(seed, "first") % players)


def read_deal(deals: States, factories: int) -> Deal:
    """Return the deal in a compiled record."""
    d = deals[0]
    laid = d["laid"].tolist()
    extra = int(d["extra"])
    where = d["where"].tolist()
    return Deal(
        laid=tuple(letters_of(read_counts(laid[slot])) for slot in range(1, factories + 1)),
        gold=dict(sorted((slot, Face(face)) for face, slot in enumerate(where) if slot)),
        extra=letters_of(read_counts(extra)) or None,
    )


def draw_deal(states: States, seed: str) -> States:
    """Return what a seed deals next, as a compiled record; the state is not touched."""
    deals = empty_deal()
    calls.draw(states, generator(seed, int(states["rounds"][0]) + 1), deals)
    return deals


def write_deal(deal: Deal) -> States:
    """Return the compiled record of a deal that was checked."""
    deals = empty_deal()
    for slot, letters in enumerate(deal.laid, 1):
        deals[0]["laid"][slot] = lanes(counts_of(letters))
    for slot, face in deal.gold.items():
        deals[0]["where"][face] = slot
    deals[0]["extra"] = lanes(counts_of(deal.extra or ""))
    return deals


def _check_types(deal: object) -> None:
    if not isinstance(deal, Deal):
        raise DealError("not-a-deal", f"{quoted(deal)} is not a Deal")
    if not isinstance(deal.laid, tuple):
        message = f"{quoted(deal.laid)} is not a tuple of texts, one a factory (R3)"
        raise DealError("deal-factories", message, rule="R3")
    if not isinstance(deal.gold, Mapping):
        message = f"{quoted(deal.gold)} does not map slots to faces (R37)"
        raise DealError("deal-gold", message, rule="R37")
    for slot, face in deal.gold.items():
        if type(slot) is not int:
            message = f"{quoted(slot)} is not the number of a slot (R38)"
            raise DealError("deal-slot", message, rule="R38")
        if type(face) is not Face:
            raise DealError("deal-gold", f"{quoted(face)} is not a Face (R36)", rule="R36")


def _check_letters(deal: Deal) -> None:
    for slot, letters in enumerate(deal.laid, 1):
        if type(letters) is not str or set(letters) - set(LETTERS):
            raise DealError(
                "deal-letters",
                f"factory {slot}: {quoted(letters)} is not made of T B W K R",
                slot=slot,
                rule="R6",
            )
    extra = deal.extra
    if extra is not None and (type(extra) is not str or len(extra) != 1 or extra not in LETTERS):
        message = f"extra: {quoted(extra)} is not one of T B W K R"
        raise DealError("deal-extra", message, rule="R39")


def _check_gold(position: Position, deal: Deal) -> None:
    rules = position.rules
    expected = rules.players if rules.special else 0
    faces = list(deal.gold.values())
    if len(faces) != expected or len(set(faces)) != expected:
        raise DealError(
            "deal-gold",
            f"{len(set(faces))} different gold faces, expected {expected} (R37)",
            rule="R37",
        )
    if any(not 1 <= slot <= rules.factories for slot in deal.gold):
        raise DealError(
            "deal-slot", f"gold faces lie in slots 1 to {rules.factories} (R38)", rule="R38"
        )
    if rules.faces_once and position.round and dict(deal.gold) != dict(position.gold):
        raise DealError(
            "deal-gold-once", "the gold faces stay the same all game (R37, option)", rule="R37"
        )


def _check_sizes(position: Position, deal: Deal) -> None:
    """Check that every factory has four while bag and lid last, and extra one (R25-R27, R39)."""
    supply = sum(position.bag) + sum(position.lid)
    for slot, letters in enumerate(deal.laid, 1):
        expected = min(4, supply)
        if len(letters) != expected:
            raise DealError(
                "deal-size",
                f"factory {slot} got {len(letters)}, expected {expected} (R25, R27)",
                slot=slot,
                rule="R25",
            )
        supply -= expected
    due = Face.EXTRA in deal.gold.values() and supply > 0
    if due != (deal.extra is not None):
        message = "extra draws 1 (R39)" if due else "extra has nothing to draw (R39)"
        raise DealError("deal-extra", message, rule="R39")


def _check_order(position: Position, deal: Deal) -> None:
    """Check that the bag ran out before the lid went in, and that both held enough (R26)."""
    bag, lid = list(position.bag), list(position.lid)
    refilled = False
    for slot, letters in enumerate([*deal.laid, deal.extra or ""], 1):
        where = f"factory {slot}" if slot <= len(deal.laid) else "extra"
        counts = list(counts_of(letters))
        if not refilled and len(letters) > sum(bag):
            if any(b > n for b, n in zip(bag, counts, strict=True)):
                raise DealError(
                    "deal-bag", f"{where}: the bag empties first (R26)", slot=slot, rule="R26"
                )
            counts = [n - b for n, b in zip(counts, bag, strict=True)]
            bag, refilled = lid, True
        bag = [b - n for b, n in zip(bag, counts, strict=True)]
        for letter, left in zip(LETTERS, bag, strict=True):
            if left < 0:
                raise DealError(
                    "deal-bag", f"{where}: there is no more {letter} (R26)", slot=slot, rule="R26"
                )


def check_deal(position: Position, deal: Deal) -> None:
    """Raise DealError, naming slot and rule, unless this deal could have been drawn here."""
    _check_types(deal)
    if len(deal.laid) != position.rules.factories:
        raise DealError(
            "deal-factories",
            f"{len(deal.laid)} factories, expected {position.rules.factories} (R3)",
            rule="R3",
        )
    _check_letters(deal)
    _check_gold(position, deal)
    _check_sizes(position, deal)
    _check_order(position, deal)
