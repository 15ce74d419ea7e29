# The study board: any position, edited, played on and analysed.

study-colour = { $colour ->
    [T] teal
    [B] brown
    [W] white
    [K] black
   *[R] red
}

# Why a position is impossible.
position-at-board = Seat { $seat }: { $reason }
position-board-count = There are { $players } players, so there are { $players } boards.
position-between-rounds = Between two rounds the floors are empty and the start marker is not on the table.
position-cell-colour = The cell in row { $row }, column { $column } is not the one for { study-colour }.
position-colour-count = There are 20 chocolates of each colour, but { $count } are { study-colour }.
position-column-none = There is nothing to box here: the seat to move has no full line with a choice of columns.
position-column-printed = On the coloured side no column is chosen: every colour has its cell.
position-column-twice = Column { $column } holds { study-colour } twice.
position-ended-dead = No row can be filled any more, so that is how the game ended.
position-ended-empty = Bag and lid are empty, so that is how the game ended.
position-ended-limit = The limit of rounds is reached, so that is how the game ended.
position-ended-none = The game is not over: no row is full, and one can still be filled.
position-ended-row = A row is full, so that is how the game ended.
position-factory-count = With { $players } players the ring has { $factories } factories.
position-floor-long = The floor has seven spaces.
position-goes-on-dead = No row can be filled any more, so the game is over.
position-goes-on-empty = Bag and lid are empty, so the game is over.
position-goes-on-limit = The limit of rounds is reached, so the game is over.
position-goes-on-row = A row is full, so the game is over: nothing can lie out any more.
position-gold-count = { $count ->
    [one] { $count } gold face lies in the ring, but there must be as many as players: { $players }.
   *[other] { $count } gold faces lie in the ring, but there must be as many as players: { $players }.
}
position-gold-plain = Gold faces belong to the special factories, which these rules do not have.
position-gold-slot = A gold face lies where the ring has no factory.
position-gold-twice = Each gold face exists only once.
position-line-boxed = Row { $line } of the box already holds { study-colour }, so line { $line } cannot collect it.
position-line-due = A full line should have gone into the box already.
position-line-long = { $line ->
    [one] Line { $line } holds at most { $line } chocolate.
   *[other] Line { $line } holds at most { $line } chocolates.
}
position-line-mixed = Line { $line } holds more than one colour.
position-marker-centre = While the start marker lies in the centre, the seat that started this round also starts the next one.
position-marker-next = The seat that holds the start marker starts the next round.
position-marker-nowhere = The start marker lies nowhere. Put it into the centre or onto a floor.
position-marker-two = There is only one start marker.
position-number = A number is too large.
position-offer-empty = No chocolate lies out, so there is nothing to take.
position-offer-left = Chocolates still lie out, so the round is not over.
position-round-limit = Round { $round } is beyond the limit of { $limit } rounds.
position-round-zero = Before the first deal nothing can be played.
position-row-twice = Row { $row } holds { study-colour } twice.
position-seat = The seats are numbered from 1 to { $players }.
position-share-empty = Nothing lies on the share factory that could be sent.
position-spare-face = A spare factory lies beside a floor, but it is not one of the gold faces in the ring.
position-spare-one = A spare factory holds only one thing.
position-spare-slot = Factory { $slot } was taken away as the spare factory, so nothing can lie on it.
position-spare-two = There is only one spare factory.
position-text = The text cannot be read here: { $field }

# The page.
study = Study board
study-mode = What to do
study-edit = Edit
study-play = Play
study-analyse = Analyse
study-back = Back to the game
study-tree = Variations
study-tree-help = Variations: the arrow keys left and right go along a line, up and down to another branch
study-tree-start = Start
study-tree-deal = deal
study-tree-game = To the game’s moves
study-tree-cut = Remove this branch from here on
study-seat = Seat { $seat }
study-places = Places on the table
study-place = { $kind ->
    [centre] Centre: { $pieces }
    [source] Factory { $number }: { $pieces }
    [line] Seat { $seat }, line { $number }: { $pieces }
    [cell] Seat { $seat }, row { $number }, column { $column }: { $pieces }
    [floor] Seat { $seat }, floor: { $pieces }
    [spare] Seat { $seat }, spare factory: { $pieces }
    [lid] Lid: { $pieces }
   *[bag] Bag: whatever lies nowhere else
}
study-palette = What to put onto the table
study-brush = { $count ->
    [one] { $colour }: { $count } left in the bag
   *[other] { $colour }: { $count } left in the bag
}
study-brush-marker = Start marker
study-brush-remove = Remove
study-possible = This position is possible.
study-not-possible = This position is not possible yet.
study-help = Drag chocolates from the palette or from place to place, or choose one and tap where it goes. With the keyboard: arrow keys, then T, B, W, K, R or M; with Shift or Backspace it goes away.
study-form-help = Write what lies at each place: T teal, B brown, W white, K black, R red, M the start marker.
study-undo = Take back
study-redo = Do again
study-clear = Clear the table
study-new = Another position
study-paste = Position as text
study-open-text = Open the text
study-players = Players
study-start = Begin with a dealt table
study-turn = To move
study-first = Started the round
study-next = Starts the next round
study-round = Round
study-score = Points of { $name }
study-face = Factory { $slot }
study-face-none = plain
study-spare = Spare factory
study-spare-ring = in the ring
study-engine = Engine plays:
study-engine-thinks = The engine is thinking …
study-play-help = Play for every seat by hand, or let the engine play.
study-deal-due = The round is over: the next deal is due.
study-deal-random = Deal at random
study-deal-edit = Lay it out by hand
study-result = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
study-best = Best moves
study-thinking = Looking at the moves …
study-lost = The connection was lost. Trying again …
study-depth = { $state ->
    [solved] Everything looked at: { $nodes } positions
    [limit] Depth { $depth }, { $nodes } positions: the limit here
   *[on] Depth { $depth }, { $nodes } positions
}
study-outlook = { $name }: { $percent }, { $points } points
study-line = Then:
study-play-move = Play it
study-share = Share this position
study-link = Link
study-link-hint = The link holds the whole position. Nothing is stored on the server.
study-text = Text
study-text-copy = Copy the text
study-text-copied = The text is copied.
study-picture = Picture
study-picture-copy = Copy the picture
study-picture-png = Save as PNG
study-picture-svg = Save as SVG
study-picture-copied = The picture is copied.
study-picture-failed = This browser cannot draw the picture.
study-not-opened = This position cannot be opened
