"""The tasks of the lessons that teach to play well: the learner finds the best move.

In almost all of them the round is the last one, because the other seat is about to fill a row: what
a move is worth is then a number that brute force finds. ``worth.json`` has these numbers;
``python -m tools.lesson_worth`` writes them, and a test finds them once more.
"""

from chocolatier.view.lessons.tasks import SPECIAL, Task, table

FREE = "2-free-plain"

COUNTING = (
    "2-coloured-plain 4 draft 1.1.2 - TR/-/-/-/- 0.6.5.4.5 3.12.11.13.9"
    " 34:-/-/-/RRR/TTTT:T1W1R/1T2K/2T1W/3TB/5:-"
    " 32:-/-/K/-/TTTT:TBW2/1T2K/1RT2/W2T1/5:M"
)
"""Not a last round: what bag and lid hold decides which colour can wait."""

STRATEGY_LESSONS: dict[str, tuple[Task, ...]] = {
    "finish": (
        Task(
            "line",
            ("1T4",),
            start=table(
                "TRRR/WKK/-/-/-",
                "29:-/-/W/TTT/-:5/5/2TB1/1KR2/5:-",
                "25:R/-/-/-/R:TBWK1/5/K4/5/5:M",
                "-",
                seats="1.1.2",
            ),
            lit=("l1-3", "l1-4", "l2-1"),
        ),
    ),
    "flood": (
        Task(
            "last",
            ("CW1", "CW5", "2W1", "2W5"),
            start=table(
                "-/KW/-/-/-",
                "31:-/TT/BB/KK/W:4R/2B2/1R3/2R2/3R1:-",
                "26:R/W/B/KK/T:TBWK1/R4/1R3/2R2/3R1:M",
                "WRRRRR",
                seats="1.2.2",
            ),
            lit=("s0-R", "f1", "f2"),
        ),
    ),
    "price": (
        Task(
            "pays",
            ("CT3",),
            start=table(
                "TKK/-/-/-/-",
                "29:-/-/-/B/W:5/3W1/KR1B1/2R2/5:-",
                "25:R/-/-/-/-:TBWK1/4K/K1T2/5/5:-",
                "TTTM",
            ),
            lit=("s0-M", "f1"),
        ),
        Task(
            "spares",
            ("1W2",),
            start=table(
                "WW/-/-/-/-",
                "35:B/-/TT/BBB/R:5/2B2/4W/W4/1W3:TTBK",
                "26:R/K/TT/-/-:TBWK1/3W1/K4/W4/1W3:-",
                "WWM",
            ),
            lit=("s0-M", "s0-W", "s1-W", "l1-2", "f1"),
        ),
    ),
    "columns": (
        Task(
            "column",
            ("1B5",),
            start=table(
                "WB/-/-/-/-",
                "34:-/-/-/-/BBBB:TB1KR/R4/K4/W4/5:-",
                "39:R/K/TT/-/-:TBWK1/5/K4/5/5:M",
                "-",
                seats="1.1.2",
            ),
            lit=("r1-1", "c1-1"),
        ),
    ),
    "count": (Task("left", ("1T5",), start=COUNTING, lit=("l1-4", "l1-5", "bag", "lid")),),
    "deny": (
        Task(
            "take",
            ("1K3", "1K4", "1K5"),
            start=table(
                "TK/-/-/-/-",
                "35:B/T/-/-/-:5/R4/5/5/1W3:-",
                "28:R/W/KK/B/-:TBWK1/R4/1RTBW/5/5:M",
                "-",
                seats="1.1.2",
            ),
            lit=("l1-2", "l2-3", "r2-3"),
        ),
    ),
    "dead": (
        Task(
            "line",
            ("1W3",),
            start=table(
                "WW/BT/-/-/-",
                "29:-/-/W/-/-:2W2/1T1KR/T1R2/5/W4:-",
                "22:R/-/-/-/-:TBWK1/2B2/3B1/4B/B4:M",
                "-",
                FREE,
                seats="1.1.2",
            ),
            lit=("s1-W", "r1-2", "b1-1-3", "b1-5-1"),
        ),
        Task(
            "column",
            ("1@1",),
            start=table(
                "-/-/-/-/-",
                "24:T/TT/-/-/-:2KWB/R1WK1/5/5/4T:M",
                "20:R/-/-/-/-:TBWK1/5/5/5/5:-",
                "-",
                FREE,
                "box",
            ),
            lit=("l1-1", "l1-2", "r1-2"),
        ),
    ),
}

TRICKS: dict[str, Task] = {
    "extra": Task(
        "trick",
        ("1T1",),
        start=table(
            "TKKKK+extra/-/-/-/-+magnetW",
            "35:-/WW/-/-/RR:1B3/2B2/5/5/5:-",
            "27:R/B/T/W/R:TBWK1/4K/K4/1K3/2K2:-",
            rules=SPECIAL,
        ),
        lit=("s1", "f2"),
    ),
    "magnet": Task(
        "trick",
        ("3T4",),
        start=table(
            "KKK/-/TTTTB+magnetT/-/-+extra",
            "39:-/R/-/-/RR:5/5/1RTB1/1KR2/2K2:-",
            "27:R/B/W/-/W:TBWK1/4K/K4/1KR1B/2K2:M",
            "-",
            SPECIAL,
            seats="1.1.2",
        ),
        lit=("s1", "s3", "l1-4", "l2-4"),
    ),
    "keep": Task(
        "trick",
        ("3K2",),
        start=table(
            "WW/-/TK+keep/-/-+extra",
            "30:-/K/W/B/RR:1B3/RTB2/5/5/5:-",
            "27:R/K/T/R/W:TBWK1/RTBW1/4W/5/2K2:M",
            "-",
            SPECIAL,
            seats="1.1.2",
        ),
        lit=("s3", "l1-1", "l1-2"),
    ),
    "share": Task(
        "trick",
        ("2B1<W",),
        start=table(
            "RRRR/BW+share/W/-/-+extra",
            "35:-/T/T/K/K:T1W2/R4/1R3/2R2/3R1:-",
            "27:R/B/T/K/-:TBWK1/R4/1R3/2R2/3R1:M",
            "-",
            SPECIAL,
            seats="1.1.2",
        ),
        lit=("s2-B", "s2-W", "s1-R", "l1-1"),
    ),
    "spare": Task(
        "trick",
        ("1R3",),
        start=table(
            "RRRR+spare/-/KK/-/-+extra",
            "30:-/-/-/-/W:1B3/4K/K1TB1/1K3/5:-",
            "27:R/K/T/-/W:TBWK1/RT3/4W/1K3/5:M",
            "-",
            SPECIAL,
            seats="1.1.2",
        ),
        lit=("s1", "l1-3", "l1-4"),
    ),
}
"""One more task for the lesson of each special factory."""
