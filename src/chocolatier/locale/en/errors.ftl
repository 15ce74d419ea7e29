# What went wrong and what to do: one message for every error code that can reach a player.
# A test compares them with the codes in the program. Codes are explained in docs/server.md.

# Moves that the rules forbid.
error-awaits-deal = The next round has not been dealt yet. It comes by itself.
error-cell-taken = That cell is already filled. Choose an empty one in the same row.
error-column-colour = Column { $column } already holds { $colour ->
    [T] teal
    [B] brown
    [W] white
    [K] black
   *[R] red
}. Choose a column without it.
error-game-over = The game is over: no more moves can be played.
error-line-colour = Line { $line } holds { $colour ->
    [T] teal
    [B] brown
    [W] white
    [K] black
   *[R] red
}, and a line takes only one colour. Choose another line.
error-line-full = Line { $line } is full. Choose another line, or the floor.
error-move-text = This is not a move. Choose chocolates and a line on the board.
error-no-such-colour = There is no { $colour ->
    [T] teal
    [B] brown
    [W] white
    [K] black
   *[R] red
} { $source ->
    [0] in the centre
   *[other] on factory { $source }
}. Choose a colour that lies there.
error-no-such-line = There is no line { $line }: they go from 1 to 5.
error-no-such-source = There is no factory { $source } at this table.
error-not-a-colour = This is not a colour of the game.
error-not-a-move = This is not a move. Choose chocolates and a line on the board.
error-row-colour = Row { $line } of your box already holds { $colour ->
    [T] teal
    [B] brown
    [W] white
    [K] black
   *[R] red
}. Choose another line, or the floor.
error-share-distribution = Choose a neighbour for each of the other colours of the share factory: { $colours }.
error-wrong-kind = The table waits for another kind of move. Look at what is lit on your board.
error-wrong-row = Full lines go into the box from the top: line { $row } is next.

# What cannot be done at a table, or not now.
error-already-asked = This has been asked already. Wait for the answers, or withdraw the question.
error-bad-invite = This invitation does not fit this table. Ask for a new link.
error-level-of-person = Seat { $seat } is a person's: only bots have a level.
error-no-level = Choose a level for the bot at seat { $seat }.
error-no-open-seat = All seats are taken. You can still watch.
error-no-such-level = There is no bot called { $level }. Choose one from the list.
error-no-such-seat = There is no seat { $seat } at this table.
error-no-such-table = There is no such table. Check the link, or open a new table.
error-not-asked = Nobody waits for your answer to this.
error-not-left = Seat { $seat } is played by a person already: there is nothing to take back.
error-not-over = The game is still going on. A rematch can begin when it is over.
error-not-seated = You hold no seat at this table. Open it with your own link to play.
error-not-your-seat = Seat { $seat } is not yours. Open the table with your own link to play.
error-not-your-turn = It is not the turn of seat { $seat }. Wait a little.
error-nothing-asked = This question is not open any more.
error-nothing-to-undo = Seat { $seat } has not moved in this round: a deal is never taken back.
error-rules-option-needs-special = These options belong to the special factories. Switch those on first.
error-seat-count = { $seats } seats were chosen for { $players } players. Make the numbers equal.
error-seat-left = A bot plays for seat { $seat }. Take the seat back first.
error-seat-of-bot = Seat { $seat } belongs to a bot already.
error-seat-present = Whoever holds seat { $seat } is here, or was a moment ago. Only they can hand it to a bot.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-stale = The table has gone on meanwhile. Look at the board and choose again.
error-table-broken = Table { $table } cannot be read any more: what was saved of it is damaged.
error-table-over = The game is over.
error-table-waiting = The game has not started yet: a seat is still open.
error-time-lost = The time of seat { $seat } ran out, so a bot plays it to the end.
error-time-out = The time for this move is up: a bot plays it. The next one is yours.

# The waiting room.
error-level-of-kept = To change the level of seat { $seat }, put a bot of that level there.
error-no-kept-seat = It is not clear who should sit at seat { $seat }. Arrange the seats again.
error-not-host = Only the host can change the table and start the game.
error-seat-held = Somebody sits at seat { $seat }: it cannot be removed or given to another.
error-seat-twice = Seat { $seat } was placed twice. Arrange the seats again.
error-table-started = The game has started: its rules and seats stay as they are.
error-too-few-players = A game needs at least two players. Wait for a friend, or add a bot.

# Reactions, phrases and nudges.
error-no-one-to-nudge = It is not a friend’s turn, so there is no one to nudge.
error-nudged-already = This player was nudged a moment ago. Give them a little time.
error-too-chatty = That was a lot at once. Wait a few seconds before you say more.

# Records.
error-record-commitment = The seed in line { $line } does not open the commitment: these are not the deals that were promised.
error-record-differs = Line { $line } is not what the rules say: { $field }
error-record-digest = The digest in line { $line } does not match: the record was changed after it was written.
error-record-empty = There is no game in this file.
error-record-encoding = This file is not UTF-8 text, so it is no record.
error-record-field = Line { $line } of the record cannot be read.
error-record-file = The file { $file } cannot be read.
error-record-from-position = A game that began from a position has no record: its first deals are not known.
error-record-line = Line { $line } of the record breaks a rule.
error-record-no-game = Line { $line }: a record begins with a line of type “game”.
error-record-seats = Every seat needs a name of 1 to 100 letters.
error-record-seed = The deal in line { $line } is not what the record's seed deals.
error-record-truncated = The record stops at line { $line }, before its game ends.

# Reviews of games.
error-no-such-review = There is no such review. Check the link, or ask for a new review from the replay of the game.
error-review-cancelled = This review was cancelled. It can be made again.
error-review-failed = This review could not be made. Try it again; if it fails once more, please report it together with the record of the game.
error-review-not-running = This review is not being made at the moment, so there is nothing to cancel.
error-review-not-yours = Another player asked for this review. Only those who asked for it can cancel it.
error-review-other-version = This review was made by another version of Chocolatier and cannot be shown. It can be made again.
error-review-too-early = This game is still being played. It can be reviewed when it is over.
error-too-many-reviews = You have asked for many reviews in a short time. Wait a few minutes, then ask again; reviews that are done can be opened at any time.

# The server.
error-bad-message = The server did not understand a message. Reload the page.
error-bad-method = The server does not do that at this address.
error-bad-origin = The page { $origin } may not use this server.
error-bad-request = Something in this request is not right: { $field }
error-bad-workers = The number of processes goes from 0 to 256.
error-cannot-listen = The server cannot listen at { $host }. Another one may run there: choose another port.
error-internal = Something went wrong in the server. Your table is safe; please try again.
error-newer-database = The database was written by a newer version of Chocolatier (schema { $found }, this program knows { $known }). Please update.
error-no-database = The database cannot be opened: { $reason }
error-no-hello = The connection did not introduce itself. Reload the page.
error-not-found = There is nothing at this address.
error-not-stored = This could not be saved, so it did not happen. Please try again.
error-too-fast = That was too much at once. Wait a moment, then go on.
error-too-large = This is too large: at most { $limit } bytes are allowed.
error-too-many-sockets = Too many connections are open already. Close some tabs and try again.
