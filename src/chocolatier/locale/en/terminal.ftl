# The game in the terminal: chocolatier play, chocolatier show.
# The letters T B W K R and M, the moves such as 3T2 and the words that a player types
# (moves, board, undo, help, end, quit) are the same in all languages.
# A terminal has 80 columns.

terminal-help =
    Colours are letters: T teal, B brown, W white, K black, R red.
    M is the start marker.
    A move is source, colour, line:
      3T2   take teal from factory 3 to line 2
      CW-   take white from the centre, all of it to the floor
      4B3   from the share factory: you are asked where the leftovers go
      2@4   free side: the chocolate of line 2 goes into column 4
    Small letters in a box show where each colour belongs (coloured side).
    Other words: moves (list the legal ones), board, undo, help, end (score now),
    quit.
# $seats is one number or a list of them: 2, 3 and 4.
terminal-seats =
    { $count ->
        [one] You are seat { $person }; the bot has seat { $seats }.
       *[other] You are seat { $person }; the bots have seats { $seats }.
    }
# The end of a list: $most is one entry, or several with commas between them.
terminal-and = { $most } and { $last }
terminal-goodbye = Goodbye.

# A player's turn. $moves are moves with commas between them, $letter is a colour's letter.
terminal-your-move = Your move:
terminal-choose-column = Choose a column ({ $moves }):
terminal-leftover = { $letter } goes left (<) or right (>)?
terminal-nothing-to-undo = You have not moved yet.
# What was typed is no move, or no move of this phase. Other errors are in errors.ftl.
terminal-error-move-text =
    '{ $text }' is not a move; write source (1-9 or C), colour (T B W K R) and line
    (1-5, or - for the floor), such as 3T2, CW-, 4B3<W>K; or row@column, such as 2@4
terminal-error-wrong-kind =
    { $move } is not what the game waits for: drafting needs a pick, such as 3T2,
    boxing a column for a full line, such as 2@4

# What happened.
terminal-round = Round { $round }
terminal-plays = Seat { $seat } plays { $move }
terminal-agreed = The players agree to end the game.
terminal-colour =
    { $colour ->
        [teal] teal
        [brown] brown
        [white] white
        [black] black
       *[red] red
    }
# A chocolate went into the box. $across and $down are the lengths of its runs.
terminal-boxed-alone =
    Seat { $seat }: { terminal-colour } to row { $row }, column { $column }: +{ $points } (alone)
terminal-boxed-across =
    Seat { $seat }: { terminal-colour } to row { $row }, column { $column }: +{ $points } ({ $across } across)
terminal-boxed-down =
    Seat { $seat }: { terminal-colour } to row { $row }, column { $column }: +{ $points } ({ $down } down)
terminal-boxed-both =
    Seat { $seat }: { terminal-colour } to row { $row }, column { $column }: +{ $points } ({ $across } across and { $down } down)
# A full line without a cell for its colour: its $count chocolates fall.
terminal-line-fell =
    { $count ->
        [one] Seat { $seat }: line { $row } has no cell for { terminal-colour }: { $count } falls
       *[other] Seat { $seat }: line { $row } has no cell for { terminal-colour }: { $count } fall
    }
# $items are chocolates and the start marker.
terminal-floor-paid = Seat { $seat }: { $items } on the floor: -{ $penalty }, score { $score }
terminal-bonuses =
    Seat { $seat }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }, { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }: +{ $points }

# The end.
terminal-won = You win!
terminal-shared-win = You share the win.
terminal-lost =
    { $count ->
        [one] The win goes to seat { $seats }; you are in place { $place }.
       *[other] The win goes to seats { $seats }; you are in place { $place }.
    }

# The drawing of a table. First its headline; $rules is a name such as 2-coloured-plain,
# $scores are numbers such as 12:7.
terminal-headline-draft = { $rules }, round { $round }, drafting, seat { $seat } to move, score { $scores }
terminal-headline-share = { $rules }, round { $round }, sharing, seat { $seat } to move, score { $scores }
terminal-headline-box = { $rules }, round { $round }, boxing, seat { $seat } to move, score { $scores }
terminal-headline-deal = { $rules }, round { $round }, waiting for the deal, score { $scores }
terminal-headline-over = { $rules }, round { $round }, over ({ terminal-ending }), score { $scores }
# row: somebody has a full row. dead: nobody can fill a row any more. empty: no chocolate
# is left to deal. limit: the limit of rounds. agreement: the players agreed to end it.
terminal-ending =
    { $ending ->
        [row] row
        [dead] dead
        [empty] empty
        [limit] limit
       *[agreement] agreement
    }
# Special factories. A magnet shows its colour's letter.
terminal-face-extra = extra
terminal-face-keep = keep
terminal-face-share = share
terminal-face-spare = spare
terminal-face-magnet = magnet { $letter }
# Stands in the place of the spare factory while it lies beside a floor.
terminal-spare-with = (with seat { $seat })
# $chocolates are letters and numbers: T13 B17 W15 K19 R16.
terminal-bag = bag { $count }: { $chocolates }
terminal-lid = lid { $count }: { $chocolates }
# Above a board. Three boards fit side by side if this has at most 24 characters.
terminal-board = Seat { $seat }  score { $score }

# chocolatier show.
terminal-legal-moves =
    { $count ->
        [one] { $count } legal move: { $moves }
       *[other] { $count } legal moves: { $moves }
    }
terminal-numbered-move = { $number }. { $name } (seat { $seat }): { $move }
terminal-next-move = Enter: next move, Ctrl-C: stop
terminal-over = Over: { terminal-ending }
terminal-place = { $place }. { $name }: { $score }

# chocolatier puzzle. $moves are the right moves of the first line.
terminal-puzzle-title = Puzzle { $id }, difficulty { $difficulty } of 5
terminal-puzzle-help = You are seat { $seat }. Type a move, or ? to see the solution.
terminal-puzzle-solution = Solution: { $moves }

# The whole screen of chocolatier play. $name is that of a seat, $pieces are letters.
tui-choose-pick = { $name }: choose a colour from a factory or the centre
tui-choose-line = Choose a line
tui-choose-send = Where do the leftovers go?
tui-choose-column = Choose a column for line { $row }
tui-thinking = { $name } is thinking …
tui-replay = Looking back. Enter: play on from here, Esc: to the end
tui-marker = The start marker comes along.
tui-spare = The spare factory comes along.
tui-centre = To the centre: { $pieces }
tui-keeps = Stays on the factory: { $pieces }
tui-shares = To be sent left or right: { $pieces }
tui-gain = At the end of the round: +{ $points }
tui-loss = Floor: −{ $points }
tui-completes = The line is complete.
tui-falls = Falls to the floor: { $pieces }
tui-dead = No column will take its chocolate.
tui-kills = Full lines that lose their last cell: { $lines }
tui-think-title = Best moves (stage { $stage }): chance, lead, line
tui-saved = Saved: { $file }
tui-key-hint = hint
tui-key-think = best moves
tui-key-undo = undo
tui-key-earlier = back
tui-key-later = forward
tui-key-save = save
tui-key-end = score now
tui-key-help = help
tui-key-quit = quit
tui-help =
    Click a chocolate, then a line of your board. Or use the list: arrows and Enter.
    Or type a move: source (1-9, C), colour (T B W K R), line (1-5, -).
    Esc takes a choice back.
    ← → step through the game, Shift+← → by rounds, [ and ] to its start and end;
    a click on the bar leads anywhere, Enter plays on from there.
