"""The tasks of the lessons that explain the rules: prepared positions, and the moves asked for."""

from dataclasses import dataclass

from chocolatier.rules.core.numbers import CHOCOLATES_PER_COLOUR, LETTERS

BOARD = "0:-/-/-/-/-:5/5/5/5/5:-"
MARKED = "0:-/-/-/-/-:5/5/5/5/5:M"


@dataclass(frozen=True)
class Task:
    """What the learner has to do: play one of ``moves``, which ``replies`` follow.

    Without ``moves`` there is only text to read. Without ``start`` the task begins where the one
    before it ended. ``lit`` are the places that its text names: see ``lessons.Spot``.
    """

    name: str
    moves: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    start: str | None = None
    lit: tuple[str, ...] = ()


def table(
    offer: str,
    mine: str = BOARD,
    other: str = BOARD,
    centre: str = "M",
    rules: str = "2-coloured-plain",
    phase: str = "draft",
    seats: str = "1.1.1",
) -> str:
    """Return a position whose bag holds what is not on the table."""
    lying = "".join(part.split("+")[0] for part in offer.split("/")) + centre
    for board in (mine, other):
        lying += "".join(board.split(":")[1:])
    bag = ".".join(str(CHOCOLATES_PER_COLOUR - lying.count(letter)) for letter in LETTERS)
    return f"{rules} 2 {phase} {seats} {centre} {offer} {bag} 0.0.0.0.0 {mine} {other}"


SPECIAL = "2-coloured-special"

RULES_LESSONS: dict[str, tuple[Task, ...]] = {
    "taking": (
        Task("factory", ("4R3",), ("2W2",), table("TTBR/WWKR/BBKK/TRRR/BWWK"), ("s4-R", "l1-3")),
        Task("centre", ("CK1",), ("3B4",), lit=("s0-K", "l1-1")),
        Task("marker"),
    ),
    "lines": (
        Task(
            "fit",
            ("1W3", "1W4", "1W5"),
            (),
            table("TWWW/BKKR/BBTR/TTKR/BBKK", "4:-/W/-/-/-:5/5/5/5/5:-"),
            ("s1-W", "l1-2"),
        ),
        Task(
            "surplus",
            ("2T2",),
            (),
            table("-/TTTB/-/-/-", "4:-/-/WWW/KK/R:T4/5/2T2/5/5:-", MARKED, "KKR", seats="1.2.2"),
            ("s2-T", "l1-2", "b1-1-1", "b1-3-3"),
        ),
        Task(
            "floor",
            ("CK-",),
            (),
            table("-/-/-/-/-", "9:B/T/WWW/-/R:2WK1/5/5/1K3/5:-", MARKED, "KK", seats="1.2.2"),
            ("s0-K", "f1"),
        ),
    ),
    "boxing": (
        Task(
            "first",
            ("5B2",),
            (),
            table("-/-/-/-/B", "3:W/B/K/-/-:5/5/5/5/5:M", "5:-/-/-/-/-:T4/5/5/5/5:-", "-"),
            ("s5-B", "l1-2"),
        ),
        Task(
            "runs",
            ("2B3",),
            ("CT1",),
            table(
                "-/BT/-/-/-",
                "11:-/-/BB/-/-:5/3W1/1RT1W/3T1/5:-",
                "9:-/-/-/-/-:1B3/5/5/5/5:M",
                "-",
                seats="1.1.2",
            ),
            ("s2-B", "l1-3", "r1-3"),
        ),
        Task(
            "cost",
            ("CK-",),
            (),
            table("-/-/-/-/-", "20:R/-/-/-/-:3K1/5/5/5/5:MTB", BOARD, "KK", seats="1.2.1"),
            ("s0-K", "f1"),
        ),
    ),
    "end": (
        Task(
            "row",
            ("3W2",),
            (),
            table(
                "-/-/W/-/-",
                "38:-/W/-/-/-:TB3/RTB1K/KRT2/WK1T1/B3T:-",
                "31:-/-/R/-/-:T4/1TB2/2T2/3T1/5:-",
            ),
            ("s3-W", "l1-2", "r1-2"),
        ),
        Task("bonuses"),
    ),
    "free": (
        Task(
            "column",
            ("1T1",),
            (),
            table(
                "T/-/-/-/-",
                "6:-/-/-/-/-:2B2/1T3/5/5/5:-",
                rules="2-free-plain",
            ),
            ("s1-T", "l1-1"),
        ),
        Task("choose", ("1@4",), lit=("b1-1-4", "b1-2-2", "b1-1-3")),
        Task(
            "forced",
            ("2W2",),
            (),
            table(
                "-/W/-/-/-",
                "14:-/W/-/-/-:5/1T1KR/5/5/W4:-",
                rules="2-free-plain",
            ),
            ("s2-W", "l1-2", "b1-5-1"),
        ),
    ),
    "extra": (
        Task(
            "five",
            ("2R4",),
            ("1T2",),
            table("TTBW/BRRRK+extra/TWKK/BBWR+magnetT/TTKW", rules=SPECIAL),
            ("s2", "s2-R", "l1-4"),
        ),
    ),
    "magnet": (
        Task(
            "pulled",
            ("3T4",),
            ("1B1",),
            table("BWKR/BKW/BTTTT+magnetT/WKK/WRRB+keep", rules=SPECIAL),
            ("s3", "s3-T", "l1-4", "a2-3-T", "a4-3-T"),
        ),
    ),
    "keep": (
        Task(
            "first",
            ("3T2",),
            ("1W1",),
            table("WBKR/TTKK/TTBK+keep/WWRR/BBKR+magnetK", rules=SPECIAL),
            ("s3", "s3-T", "l1-2"),
        ),
        Task("again", ("3B1", "3K1"), lit=("s3-B", "s3-K", "l1-1")),
    ),
    "share": (
        Task(
            "send",
            ("2B2<K>W", "2B3<K>W", "2B4<K>W", "2B5<K>W", "2B1<K>W"),
            (),
            table("TTRR/BBWK+share/WWWT/KKRR/TBKR+extra", rules=SPECIAL),
            ("s2", "s2-B", "a2-1-K", "a2-3-W"),
        ),
    ),
    "spare": (
        Task(
            "take",
            ("4R2",),
            ("1T2",),
            table("TTBK/WWKB/BBKT/RRRB+spare/TWWK+magnetT", rules=SPECIAL),
            ("s4", "s4-R", "l1-2"),
        ),
        Task("caught"),
    ),
}
