"""A naive model of the game: the second implementation of the rules.

It is written straight from the rulebook with strings, lists and loops, and shares nothing with the
product. It exists only to be compared with it. The numbers R1 to R45 in the comments are those of
the written rules.
"""

from __future__ import annotations

from typing import Any

COLOURS = "TBWKR"
FACES = (  # R36
    "extra",
    "keep",
    "share",
    "spare",
    "magnet-T",
    "magnet-B",
    "magnet-W",
    "magnet-K",
    "magnet-R",
)
SIDES = ("coloured", "free")
FACTORIES = {2: 5, 3: 7, 4: 9}  # R3
FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3]  # R23
ROWS = range(1, 6)
COLUMNS = range(1, 6)
EMPTY = "."
MARKER = "M"

Action = tuple[Any, ...]
Event = tuple[Any, ...]
Counts = dict[str, int]


def counts_of(letters: str) -> tuple[int, ...]:
    """How many of each colour there are among these letters, in the order T B W K R."""
    count = letters.count
    return (count("T"), count("B"), count("W"), count("K"), count("R"))


def printed_column(row: int, colour: str) -> int:
    """R2: the column of a colour in a row of the coloured side."""
    return (row - 1 + COLOURS.index(colour)) % 5 + 1


def draw(bag: Counts, lid: Counts, letters: str) -> bool:
    """Draw these chocolates, in whatever order; False if they could not have been drawn.

    R26: the lid goes into the bag when the bag is empty and a chocolate is needed, not earlier.
    """
    wanted = {colour: letters.count(colour) for colour in COLOURS}
    if len(letters) > sum(bag.values()):
        # The whole bag is drawn first, then everything in the lid goes in.
        for colour in COLOURS:
            wanted[colour] -= bag[colour]
            if wanted[colour] < 0:
                return False  # something was left in the bag when the lid went in
            bag[colour] = lid[colour]
            lid[colour] = 0
    for colour in COLOURS:
        bag[colour] -= wanted[colour]
        if bag[colour] < 0:
            return False
    return True


def can_be_matched(missing: list[str], columns: list[int], box: list[str]) -> bool:
    """R28, step 3: every missing colour gets its own empty column that does not hold it yet."""
    if not missing:
        return True
    colour = missing[0]
    for column in columns:
        if all(cells[column - 1] != colour for cells in box):
            others = [other for other in columns if other != column]
            if can_be_matched(missing[1:], others, box):
                return True
    return False


def dead_position(bag_and_lid: tuple[int, ...], seats: list[dict[str, Any]], side: str) -> bool:
    """R28: whether it is certain that no row can ever be filled."""
    # Step 1.
    free = dict(zip(COLOURS, bag_and_lid, strict=True))
    # Step 2: free the unfinished lines that can be completed, until nothing changes.
    locked = [
        (seat, row)
        for seat, board in enumerate(seats)
        for row in ROWS
        if board["lines"][row - 1][1] > 0
    ]
    changed = True
    while changed:
        changed = False
        for seat, row in list(locked):
            colour, held = seats[seat]["lines"][row - 1]
            if row - held <= free[colour]:
                free[colour] += held
                locked.remove((seat, row))
                changed = True
    # Step 3: look for one row that can still be filled.
    for seat, board in enumerate(seats):
        box: list[str] = board["box"]
        for row in ROWS:
            if (seat, row) in locked:
                continue
            cells = box[row - 1]
            missing = [colour for colour in COLOURS if colour not in cells]
            if any(free[colour] < row for colour in missing):
                continue
            empty_columns = [column for column in COLUMNS if cells[column - 1] == EMPTY]
            if side == "free" and not can_be_matched(missing, empty_columns, box):
                continue
            return False
    return True  # step 4


class Board:
    """The board of one player (R1)."""

    def __init__(self) -> None:
        self.score = 0
        self.lines = ["", "", "", "", ""]  # the chocolates of every pattern line
        self.box = [[EMPTY] * 5 for _ in ROWS]
        self.floor = ""  # letters from left to right, "M" is the marker
        self.spare: str | None = None  # R43: None without the tile, else what lies on it

    def line_is_full(self, row: int) -> bool:
        return len(self.lines[row - 1]) == row

    def accepts(self, row: int, colour: str) -> bool:
        """R14, and R34: the same condition on both sides of the board."""
        line = self.lines[row - 1]
        if len(line) == row:
            return False
        if line != "" and line[0] != colour:
            return False
        return colour not in self.box[row - 1]

    def full_rows(self) -> int:
        return sum(EMPTY not in cells for cells in self.box)

    def full_columns(self) -> int:
        return sum(all(cells[column - 1] != EMPTY for cells in self.box) for column in COLUMNS)

    def full_colours(self) -> int:
        return sum(all(colour in cells for cells in self.box) for colour in COLOURS)

    def run(self, row: int, column: int, down: int, right: int) -> int:
        """Length of the unbroken run through a cell, in one direction and its opposite (R21)."""
        length = 1
        for sign in (1, -1):
            r = row + sign * down
            c = column + sign * right
            while r in ROWS and c in COLUMNS and self.box[r - 1][c - 1] != EMPTY:
                length += 1
                r += sign * down
                c += sign * right
        return length

    def view(self) -> dict[str, Any]:
        return {
            "score": self.score,
            "lines": [(line[0], len(line)) if line else (None, 0) for line in self.lines],
            "box": ["".join(cells) for cells in self.box],
            "floor": self.floor,
            "spare": self.spare,
        }


class NaiveGame:
    """One game. Chance comes from outside, through deal()."""

    def __init__(
        self,
        players: int,
        side: str,
        special: bool,
        *,
        faces_once: bool = False,
        spare_catches_marker: bool = True,
        round_limit: int = 100,
        first: int = 0,
    ) -> None:
        if players not in FACTORIES:
            raise ValueError("2 to 4 players")  # R1
        if side not in SIDES:
            raise ValueError("the side is coloured or free")  # R1
        if first not in range(players):
            raise ValueError("there is no such seat to start")  # R5
        self.players = players
        self.side = side
        self.special = special  # R45: with either side
        self.faces_once = faces_once
        self.spare_catches_marker = spare_catches_marker
        self.round_limit = round_limit
        self.phase = "deal"
        self.round = 0
        self.first = first
        self.next_first = first
        self.turn = first  # means something in draft, share and box only
        self.marker: str | None = None
        self.bag: Counts = dict.fromkeys(COLOURS, 20)  # R4
        self.lid: Counts = dict.fromkeys(COLOURS, 0)
        self.sources = [""] * (FACTORIES[players] + 1)  # the centre, then the factories
        self.gold: dict[int, str] = {}
        self.gone: int | None = None
        self.boards = [Board() for _ in range(players)]
        self.ending: str | None = None
        self.events: list[Event] = []

    @classmethod
    def from_view(
        cls, view: dict[str, Any], players: int, side: str, special: bool, **options: Any
    ) -> NaiveGame:
        """A game that stands at the given position."""
        game = cls(players, side, special, **options)
        game.phase = view["phase"]
        game.round = view["round"]
        game.first = view["first"]
        game.next_first = view["next_first"]
        game.turn = game.first if view["turn"] is None else view["turn"]
        game.marker = view["marker"]
        game.bag = dict(zip(COLOURS, view["bag"], strict=True))
        game.lid = dict(zip(COLOURS, view["lid"], strict=True))
        game.sources = [
            "".join(colour * count for colour, count in zip(COLOURS, source, strict=True))
            for source in view["sources"]
        ]
        game.gold = dict(view["gold"])
        game.gone = view["gone"]
        game.ending = view["ending"]
        for board, seen in zip(game.boards, view["seats"], strict=True):
            board.score = seen["score"]
            board.lines = [(letter or "") * count for letter, count in seen["lines"]]
            board.box = [list(cells) for cells in seen["box"]]
            board.floor = seen["floor"]
            board.spare = seen["spare"]
        return game

    def view(self) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "turn": None if self.phase in ("deal", "over") else self.turn,
            "round": self.round,
            "first": self.first,
            "next_first": self.next_first,
            "marker": self.marker,
            "bag": tuple(self.bag[colour] for colour in COLOURS),
            "lid": tuple(self.lid[colour] for colour in COLOURS),
            "sources": [counts_of(source) for source in self.sources],
            "gold": dict(self.gold),
            "gone": self.gone,
            "seats": [board.view() for board in self.boards],
            "ending": self.ending,
        }

    def ranking(self) -> list[int]:
        """R31: the place of every seat; most points, then most full rows."""
        keys = [(board.score, board.full_rows()) for board in self.boards]
        return [1 + sum(other > key for other in keys) for key in keys]

    # ---------------------------------------------------------------- laying out a round

    def deal(self, gold: dict[int, str], laid: list[str], extra: str | None) -> None:
        """Lay out a round; laid is what the refill puts on the factories, in ring order."""
        if self.phase != "deal":
            raise ValueError("this is not the time to lay out a round")
        self._check_gold(gold)
        if len(laid) != FACTORIES[self.players]:
            raise ValueError("wrong number of factories")  # R3
        bag = dict(self.bag)
        lid = dict(self.lid)
        for slot, letters in enumerate(laid, start=1):  # R6, R25: in ring order
            if any(letter not in COLOURS for letter in letters):
                raise ValueError(f"factory {slot}: no such colour")
            due = min(4, sum(bag.values()) + sum(lid.values()))  # R27
            if len(letters) != due:
                raise ValueError(f"factory {slot} must receive {due} chocolates")
            if not draw(bag, lid, letters):
                raise ValueError(f"factory {slot}: these can't be drawn from bag and lid")  # R26
        sources = ["", *laid]
        # R39: one more, after the round is laid out.
        extra_slots = [slot for slot, face in gold.items() if face == "extra"]
        anything_left = sum(bag.values()) + sum(lid.values()) > 0
        if extra is None:
            if extra_slots and anything_left:
                raise ValueError("a chocolate must be drawn for the extra factory")
        else:
            if not extra_slots:
                raise ValueError("the extra factory is not showing")
            if len(extra) != 1 or extra not in COLOURS:
                raise ValueError("extra: no such colour")
            if not anything_left:
                raise ValueError("nothing is left to draw for the extra factory")
            if not draw(bag, lid, extra):
                raise ValueError("extra: this can't be drawn from bag and lid")
            sources[extra_slots[0]] += extra
        # R40: magnets, after the extra chocolate; their order does not matter.
        for slot, face in gold.items():
            if face.startswith("magnet-"):
                colour = face[-1]
                for step in (-1, 1):
                    neighbour = self._slot_beside(slot, step)
                    if colour in sources[neighbour]:
                        sources[neighbour] = sources[neighbour].replace(colour, "", 1)
                        sources[slot] += colour

        self.bag = bag
        self.lid = lid
        self.sources = sources
        self.gold = dict(gold)
        self.gone = None
        self.events = []
        self.round += 1
        self.first = self.next_first  # R24, R18
        self.turn = self.first
        self.marker = "centre"  # R8
        self.phase = "draft"
        self._end_drafting_if_nothing_lies_out()  # only if bag and lid held nothing at all

    def _check_gold(self, gold: dict[int, str]) -> None:
        """R36, R37."""
        if not self.special:
            if gold:
                raise ValueError("no special factories in this game")
            return
        if len(gold) != self.players:
            raise ValueError("as many gold factories as players")
        if any(slot not in range(1, FACTORIES[self.players] + 1) for slot in gold):
            raise ValueError("gold: no such factory")
        if any(face not in FACES for face in gold.values()):
            raise ValueError("gold: no such face")
        if len(set(gold.values())) != len(gold):
            raise ValueError("gold: every face exists once")
        if self.faces_once and self.round >= 1 and gold != self.gold:
            raise ValueError("gold: the faces stay as in the first round")

    def _slot_beside(self, slot: int, step: int) -> int:
        """R38: the ring wraps. R42: a slot whose tile was taken away is skipped."""
        last = len(self.sources) - 1
        while True:
            slot += step
            if slot == 0:
                slot = last
            if slot > last:
                slot = 1
            if slot != self.gone:
                return slot

    # ---------------------------------------------------------------- actions

    def legal(self) -> list[Action]:
        """The legal actions of the player in turn, sorted."""
        actions: list[Action] = []
        if self.phase == "draft":
            board = self.boards[self.turn]
            targets = {
                colour: [0] + [row for row in ROWS if board.accepts(row, colour)]  # R13, R16
                for colour in COLOURS
            }
            for number, source in enumerate(self.sources):  # R9, R12
                for colour in COLOURS:
                    if colour in source:
                        actions += [("draft", number, colour, to) for to in targets[colour]]
        elif self.phase == "share":
            leftovers = self.sources[self._share_slot()]
            colour = next(colour for colour in COLOURS if colour in leftovers)
            actions = [("share", colour, "left"), ("share", colour, "right")]  # R42
        elif self.phase == "box":
            row = next(row for row in ROWS if self.boards[self.turn].line_is_full(row))  # R19
            actions = [("box", row, column) for column in self._columns(self.turn, row)]
        return sorted(actions)

    def do(self, action: Action) -> None:
        """Apply one action and everything that follows from it without a choice."""
        if action not in self.legal():
            raise ValueError(f"not legal: {action}")
        if action[0] == "draft":
            self._draft(action[1], action[2], action[3])
        elif action[0] == "share":
            self._share(action[1], action[2])
        else:
            self._put_into_box(self.turn, action[1], action[2])
            self._go_on_boxing()

    # ---------------------------------------------------------------- phase A: drafting

    def _draft(self, number: int, colour: str, target: int) -> None:
        seat = self.turn
        board = self.boards[seat]
        source = self.sources[number]
        pick = source.count(colour)  # R9: every chocolate of that colour
        leftovers = source.replace(colour, "")
        face = self.gold.get(number, "")

        if number == 0:
            self.sources[0] = leftovers  # R11: the others stay
            if self.marker == "centre":
                self._marker_falls(seat)  # R11: before the chocolates are placed
        elif face in ("keep", "share"):
            self.sources[number] = leftovers  # R41: they stay; R42: they wait for decisions
        else:
            self.sources[number] = ""
            self.sources[0] += leftovers  # R10
            if face == "spare":  # R43: the tile goes to the picker, before the surplus falls
                self.gone = number
                board.spare = ""

        if target == 0:
            surplus = pick  # R16
        else:
            space = target - len(board.lines[target - 1])
            placed = min(pick, space)  # R15: as many as fit
            board.lines[target - 1] += colour * placed
            surplus = pick - placed
        for _ in range(surplus):
            self._chocolate_falls(seat, colour)

        if face == "share" and leftovers:
            self.phase = "share"  # the same player decides first
        else:
            self._next_turn()

    def _marker_falls(self, seat: int) -> None:
        board = self.boards[seat]
        self.next_first = seat  # R24
        if board.spare == "" and self.spare_catches_marker:  # R43
            board.spare = MARKER
            self.marker = f"spare:{seat}"
        elif len(board.floor) < 7:
            board.floor += MARKER
            self.marker = f"floor:{seat}"
        else:
            self.marker = f"beside:{seat}"  # R17

    def _chocolate_falls(self, seat: int, colour: str) -> None:
        board = self.boards[seat]
        if board.spare == "":  # R43: automatic, even when the floor is full
            board.spare = colour
        elif len(board.floor) < 7:
            board.floor += colour  # R17
        else:
            self.lid[colour] += 1  # R17

    def _share_slot(self) -> int:
        return next(slot for slot, face in self.gold.items() if face == "share")

    def _share(self, colour: str, direction: str) -> None:
        """R42: all leftovers of one colour go to one neighbour."""
        slot = self._share_slot()
        neighbour = self._slot_beside(slot, -1 if direction == "left" else 1)
        self.sources[neighbour] += colour * self.sources[slot].count(colour)
        self.sources[slot] = self.sources[slot].replace(colour, "")
        if self.sources[slot] == "":
            self.phase = "draft"
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players  # R8
        self._end_drafting_if_nothing_lies_out()

    def _end_drafting_if_nothing_lies_out(self) -> None:
        if all(source == "" for source in self.sources):  # R18
            self.turn = self.first
            self._go_on_boxing()

    # ---------------------------------------------------------------- phase B: boxing

    def _columns(self, seat: int, row: int) -> list[int]:
        """The columns where the chocolate of this full line may go."""
        board = self.boards[seat]
        colour = board.lines[row - 1][0]
        if self.side == "coloured":
            return [printed_column(row, colour)]
        return [  # R33
            column
            for column in COLUMNS
            if board.box[row - 1][column - 1] == EMPTY
            and all(cells[column - 1] != colour for cells in board.box)
        ]

    def _put_into_box(self, seat: int, row: int, column: int) -> None:
        board = self.boards[seat]
        colour = board.lines[row - 1][0]
        board.box[row - 1][column - 1] = colour  # R19, R22
        board.lines[row - 1] = ""
        self.lid[colour] += row - 1  # R20
        across = board.run(row, column, 0, 1)  # R21
        down = board.run(row, column, 1, 0)
        points = 0
        if across > 1:
            points += across
        if down > 1:
            points += down
        if across == 1 and down == 1:
            points = 1
        board.score += points
        self.events.append(("boxed", seat, row, column, colour, across, down, points))

    def _go_on_boxing(self) -> None:
        """From the player in turn on; stops where a player has to choose a column."""
        while True:
            seat = self.turn
            board = self.boards[seat]
            for row in ROWS:  # R19: from top to bottom
                if not board.line_is_full(row):
                    continue
                columns = self._columns(seat, row)
                if len(columns) > 1:
                    self.phase = "box"  # R33: the player chooses
                    return
                if len(columns) == 1:
                    self._put_into_box(seat, row, columns[0])  # R35: it must be used
                else:
                    self._dead_line_falls(seat, row)
            self._settle_floor(seat)
            self.turn = (self.turn + 1) % self.players
            if self.turn == self.first:
                break
        self._finish_round()

    def _dead_line_falls(self, seat: int, row: int) -> None:
        """R35."""
        board = self.boards[seat]
        line = board.lines[row - 1]
        board.lines[row - 1] = ""
        for colour in line:
            self._chocolate_falls(seat, colour)
        self.events.append(("dead line", seat, row, line[0], len(line)))

    def _settle_floor(self, seat: int) -> None:
        board = self.boards[seat]
        items = len(board.floor)
        penalty = sum(FLOOR_COSTS[:items])  # R23
        board.score = max(0, board.score - penalty)  # R23
        self.events.append(("floor", seat, items, penalty, board.score))
        for item in board.floor:  # R24
            if item != MARKER:
                self.lid[item] += 1
        board.floor = ""
        if board.spare is not None:  # R44
            if board.spare not in ("", MARKER):
                self.lid[board.spare] += 1
            board.spare = None
            self.gone = None
        if self.marker in (f"floor:{seat}", f"spare:{seat}", f"beside:{seat}"):
            self.marker = None  # with its holder, who starts the next round (R24)

    # ---------------------------------------------------------------- phase C and the end

    def _finish_round(self) -> None:
        self.marker = None
        free = tuple(self.bag[colour] + self.lid[colour] for colour in COLOURS)
        if any(board.full_rows() > 0 for board in self.boards):
            self._finish_game("row")  # R25, R29
        elif sum(free) == 0:
            self._finish_game("empty")  # R28, step 4: no offer at all
        elif dead_position(free, [board.view() for board in self.boards], self.side):
            self._finish_game("dead")  # R28
        elif 0 < self.round_limit <= self.round:
            self._finish_game("limit")
        else:
            self.phase = "deal"

    def _finish_game(self, ending: str) -> None:
        self.phase = "over"
        self.ending = ending
        for seat, board in enumerate(self.boards):  # R30
            rows = board.full_rows()
            columns = board.full_columns()
            colours = board.full_colours()
            points = 2 * rows + 7 * columns + 10 * colours
            board.score += points  # R32: no upper limit
            self.events.append(("bonus", seat, rows, columns, colours, points))
