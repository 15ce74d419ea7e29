# The table: boards, choosing, the end of a round, and the story of a game.

# Colours. The letters are those of the notation.
colour-T = teal
colour-B = brown
colour-W = white
colour-K = black
colour-R = red
letter-T = T
letter-B = B
letter-W = W
letter-K = K
letter-R = R

# So many chocolates of a colour, standing alone or as a subject.
pieces-T = { $count } teal
pieces-B = { $count } brown
pieces-W = { $count } white
pieces-K = { $count } black
pieces-R = { $count } red
pieces-M = the start marker
pieces-none = nothing
# The same as an object: take 2 teal.
taken-T = { $count } teal
taken-B = { $count } brown
taken-W = { $count } white
taken-K = { $count } black
taken-R = { $count } red
taken-M = the start marker

# Special factories.
face-extra = extra
face-keep = keep
face-share = share
face-spare = spare
face-magnetT = teal magnet
face-magnetB = brown magnet
face-magnetW = white magnet
face-magnetK = black magnet
face-magnetR = red magnet
face-extra-does = Extra: it was filled with one chocolate more.
face-keep-does = Keep: what is left after a pick stays here.
face-share-does = Share: you send what is left to the two neighbours, colour by colour.
face-spare-does = Spare: it comes to your floor and catches the next thing that falls.
face-magnetT-does = Teal magnet: it drew a teal chocolate from each neighbour that had one.
face-magnetB-does = Brown magnet: it drew a brown chocolate from each neighbour that had one.
face-magnetW-does = White magnet: it drew a white chocolate from each neighbour that had one.
face-magnetK-does = Black magnet: it drew a black chocolate from each neighbour that had one.
face-magnetR-does = Red magnet: it drew a red chocolate from each neighbour that had one.

# The offer.
offer-label = Factories and centre
factory-label = Factory { $slot }: { $pieces }
factory-special-label = Factory { $slot }, { $face }: { $pieces }
factory-gone = Factory { $slot } lies beside a floor this round
centre-label = Centre: { $pieces }
centre-marker-label = Centre, with the start marker: { $pieces }
source-open = { $source }. Choose a colour.
supply-bag = Bag
supply-lid = Lid
supply-bag-label = { $count ->
        [one] Bag, { $count } chocolate: { $pieces }
       *[other] Bag, { $count } chocolates: { $pieces }
    }
supply-lid-label = { $count ->
        [one] Lid, { $count } chocolate: { $pieces }
       *[other] Lid, { $count } chocolates: { $pieces }
    }

# Boards.
board-label = Board of { $name }
board-open = Show the board of { $name } large
board-close = Close
opponents-label = Boards of the others
score-label = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-label = Line { $line }: { $pieces }, { $count } of { $line }
line-empty-label = Line { $line }: empty
box-label = Chocolate box
box-row-label = Row { $row }: { $cells }
box-cell-filled = { $colour } in column { $column }
floor-label = Floor: { $pieces }
floor-cost = −{ $points }
spare-label = Spare factory: { $pieces }
spare-empty-label = Spare factory: it catches the next thing that falls
starts-next = starts the next round
turn-now = to move
turn-yours = your turn

# Choosing.
pick-label = { $slot ->
        [0] Centre: take { $pieces }.
       *[other] { $after ->
            [centre] Factory { $slot }: take { $pieces }. To the centre: { $rest }.
            [keeps] Factory { $slot }: take { $pieces }. Stays on the factory: { $rest }.
            [shares] Factory { $slot }: take { $pieces }. To the neighbours: { $rest }.
           *[nothing] Factory { $slot }: take { $pieces }. Nothing is left over.
        }
    }
pick-marker = The start marker comes along.
pick-spare = The spare factory comes along.
target-line = { $full ->
        [yes] { $gain ->
            [one] Line { $line }: { $placed } placed, the line is full, { $gain } point at the end of the round.
           *[other] Line { $line }: { $placed } placed, the line is full, { $gain } points at the end of the round.
        }
       *[no] Line { $line }: { $placed } placed.
    }
target-floor = All to the floor: { $loss ->
        [0] costs nothing.
        [one] costs { $loss } point.
       *[other] costs { $loss } points.
    }
target-falls = Falls: { $pieces }. { $loss ->
        [0] It costs nothing.
        [one] It costs { $loss } point.
       *[other] It costs { $loss } points.
    }
target-caught = The spare factory catches { $pieces }.
target-dead = Warning: no column of row { $line } will take this colour.
column-choice = { $points ->
        [one] Row { $row }, column { $column }: { $points } point.
       *[other] Row { $row }, column { $column }: { $points } points.
    }
column-kills = { $count ->
        [one] Warning: line { $lines } would then have no cell left and fall.
       *[other] Warning: lines { $lines } would then have no cell left and fall.
    }
send-choice = { $pieces }: to factory { $slot }. Press to send to factory { $other }.
line-refused = Line { $line } does not take this colour. Why not?

# The card beside the board.
card-your-turn = Your turn
card-choose = Choose a colour from a factory or the centre.
card-choose-touch = Tap a factory or the centre.
card-turn = To move: { $name }
card-round = Round { $round }
card-over = The game is over
card-column = Choose a column for { $colour } in row { $row }
card-column-more = Every lit cell shows its points.
card-pick = { $pieces } { $slot ->
        [0] from the centre
       *[other] from factory { $slot }
    }
card-where = Choose a lit line, or the floor.
card-colour = { $slot ->
        [0] The centre: choose a colour
       *[other] Factory { $slot }: choose a colour
    }
card-to-line = to line { $line }
card-to-floor = to the floor
card-full = Line { $line } is full
card-holds = Line { $line } then holds
card-holds-value = { $count } of { $line }
card-falls = Falls to the floor
card-falls-free = Falls, costs nothing more
card-lid = To the lid, costs nothing
card-caught = The spare factory catches
card-marker = Start marker: you begin the next round
card-spare = The spare factory comes to you
card-centre = To the centre
card-stays = Stays on the factory
card-share = To the neighbours
card-share-how = Every colour goes to one of the two neighbours. Choose here, or tap it on its arrow.
card-send-to = to factory { $slot }
card-dead = No column of row { $line } will take { $colour }: the line will fall.
card-points-value = +{ $points }
card-loss-value = −{ $points }
card-progress = { $count }/{ $line }
card-times = ×{ $count }
card-confirm = Confirm
card-back = Back
card-cancel = Cancel
card-floor-short = Floor
card-column-short = Column { $column }

glance-lasts = Last moves
glance-faces = Special factories of this round
# Before the first move of a first game.
first-round = How a round goes
first-round-take = Take all chocolates of one colour from a factory or the centre.
first-round-line = Put them on one line. What does not fit falls to the floor and costs points.
first-round-box = When the round ends, every full line sends one chocolate into the box. Beside others it scores more.
first-round-end = The first full row of a box ends the game. Full columns and colours bring the most.
first-round-lessons = Practise it in four minutes

# The panel beside the own board, and the bonuses.
side-label = At a glance
side-moves = Moves
side-bonuses = Bonuses
side-needs = Needs
side-points = Points
bonus-rows = Rows
bonus-columns = Columns
bonus-colours = Colours
bonus-each = { $points } each
bonus-row = Row { $place }
bonus-column = Column { $place }
bonus-count = { $what }: { $count } of 5
bonus-words-rows = Full rows bring { $points } points each: { $cells }.
bonus-words-columns = Full columns bring { $points } points each: { $cells }.
bonus-words-colours = Complete colours bring { $points } points each: { $cells }.
needs-title = What the others still need
needs-piece = { $pieces } for line { $line }
needs-none = no begun line
points-title = Points after each round
points-player = Player
points-now = Now
points-none = No round has ended yet.
joy-rows = Full row: +{ $points } at the end
joy-columns = Full column: +{ $points } at the end
joy-colours = Complete colour: +{ $points } at the end
label-lines = Lines
label-lines-hint = one colour each
label-box = Box
label-box-hint = full lines move in and score
label-floor = Floor
label-floor-hint = costs points
label-dismiss = Got it

# The pace of movement.
pace-skip = Skip the movement
pace-again = Hold to see the last moves again
pace-speed = Movement: { $speed }. Press to change.

# The end of a round.
scoring-title = End of round { $round }
scoring-bonus-title = Bonuses
scoring-skip = Skip
scoring-line = Line { $row }, { $colour }
scoring-across = { $across } across
scoring-down = { $down } down
scoring-alone = stands alone
scoring-fell = Line { $row } found no cell and fell
scoring-floor = { $items ->
        [one] Floor, { $items } item
       *[other] Floor, { $items } items
    }
scoring-floor-empty = Floor, empty
scoring-rows = { $count ->
        [one] { $count } full row
       *[other] { $count } full rows
    }
scoring-columns = { $count ->
        [one] { $count } full column
       *[other] { $count } full columns
    }
scoring-colours = { $count ->
        [one] { $count } complete colour
       *[other] { $count } complete colours
    }
scoring-no-bonus = no bonus

# The story.
story-label = The story of the game
story-jump = Show this moment
story-past = An earlier moment
story-now = Back to the present
story-round = Round { $round }
story-empty = Nothing has happened yet.
story-deal = { $count ->
        [one] { $count } chocolate is laid out.
       *[other] { $count } chocolates are laid out.
    }
story-took = { $name }: { $pieces } { $slot ->
        [0] from the centre
       *[other] from factory { $slot }
    } { $line ->
        [0] to the floor.
       *[other] to line { $line }.
    }
story-marker = The start marker comes along.
story-spare = The spare factory comes along.
story-surplus = { $count ->
        [one] { $pieces } falls.
       *[other] { $pieces } fall.
    }
story-caught = The spare factory catches { $pieces }.
story-lid = { $count ->
        [one] { $count } more goes to the lid.
       *[other] { $count } more go to the lid.
    }
story-sent = { $pieces } to factory { $slot }.
story-column = { $name }: line { $row } goes to column { $column }.
story-boxed = { $name }: { $colour } into row { $row }, column { $column }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
story-fell = { $name }: line { $row } finds no cell; { $pieces } fall.
story-floor = { $name }: { $penalty ->
        [0] the floor costs nothing.
        [one] the floor costs { $penalty } point.
       *[other] the floor costs { $penalty } points.
    } Score { $score }.
story-bonus = { $name }: { $points ->
        [0] no bonus.
       *[other] bonus of { $points } points.
    }
story-agreed = All agreed to end the game and count the points.
story-end-row = The game ends with a full row after round { $rounds }.
story-end-dead = The game ends after round { $rounds }: no row can be filled any more.
story-end-empty = The game ends after round { $rounds }: no chocolate is left to lay out.
story-end-limit = The game ends at its limit of { $rounds } rounds.
story-end-agreement = The game ends by agreement in round { $rounds }.

# The table in words, help and keys.
text-now = What you can do
text-own = Your board
text-wait = Nothing at the moment.
text-share = Choose where every colour goes.
text-row = Row { $row }
text-empty = empty
text-empty-for = empty, for { $colour }
view-text = Text view
view-drawn = Drawn table
help = Help
help-keys = Keys
help-all-rules = All rules
help-rule = Rules: { $title }
help-factory = What does this factory do?
help-ask = Point at something
help-ask-hint = Choose something on the table to read its rule.
key-factory = a factory
key-centre = the centre
key-colour = a colour from there; while sharing, the other way
key-line = a line or a column
key-floor = the floor
key-arrows = the next colour, line or column
key-speed = the speed of movement
key-view = text view or drawn table
keys-impossible = That is not possible now.

# A message of the person who runs the server, in that person's own words.
host-announces = From the host of this server: { $text }

learn-here = look here
learn-you = You
learn-other = Mila
