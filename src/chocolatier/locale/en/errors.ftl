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
error-no-such-action = There is no action { $number }.
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
error-seat-present = The player of seat { $seat } is here, or was a moment ago. Only they can hand it to a bot.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-stale = The table has gone on meanwhile. Look at the board and choose again.
error-table-broken = Table { $table } cannot be read any more: what was saved of it is damaged.
error-log-full = This table has gone on for too long. Only moves are possible now.
error-table-over = The game is over.
error-table-waiting = The game has not started yet: a seat is still open.
error-time-lost = The time of seat { $seat } ran out, so a bot plays it to the end.
error-time-out = The time for this move is up: a bot plays it. The next one is yours.

# The waiting room.
error-level-of-kept = To change the level of seat { $seat }, put a bot of that level there.
error-no-kept-seat = It is not clear who should sit at seat { $seat }. Arrange the seats again.
error-not-host = Only the host can change the table and start the game.
error-seat-held = Seat { $seat } is taken: it cannot be removed or given to another.
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
error-record-too-long = This game is too long: at most { $limit } moves are allowed.
error-record-empty = There is no game in this file.
error-record-encoding = This file is not UTF-8 text, so it is no record.
error-record-field = Line { $line } of the record cannot be read.
error-record-file = The file { $file } cannot be read.
error-record-no-deal = A game that waits for its first deal has no record yet.
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
error-trial-failed = This move could not be judged. Try it again in a moment.
error-position-seats = A game from a position starts at once: every seat is at this screen or a bot’s.
error-position-rules = This position belongs to other rules than the table.
error-position-phase = The game cannot go on from this position: it is over, or a move is only half made.
error-no-such-move = This game has no move { $move }. Open the review again.

# Hints.
error-hint-failed = No hint was found. Ask again in a moment.
error-hints-late = Others took their seats without hints. You can switch hints off, but not on.
error-hints-not-ready = The game is still being prepared. Hints come in a moment.
error-no-hints = There are no hints at this table: not everyone agreed on them before the start.
error-nothing-to-judge = Seat { $seat } has not moved yet, so there is nothing to say.
error-too-many-hints = You asked for many hints in a short time. Wait a moment and ask again.

# Positions to be studied.
error-analysis-compiling = The engine is still being prepared. Try again in half a minute; you can edit and play meanwhile.
error-analysis-failed = This position could not be analysed. Try it again; if it fails once more, please report it together with the position.
error-deal-bag = This cannot have been drawn: the lid goes into the bag only when the bag is empty, and no colour can be drawn more often than it is there.
error-deal-extra = The extra factory draws exactly one chocolate while there is one, and only if it lies in the ring.
error-deal-factories = A deal names the chocolates of every factory in the ring.
error-deal-gold = With special factories there are as many different gold faces as players, without them there are none.
error-deal-gold-once = By these rules the gold faces stay where they are for the whole game.
error-deal-not-due = No deal is due here: the round is still being played, or the game is over.
error-deal-size = Factory { $slot } gets four chocolates as long as there are any.
error-deal-slot = A gold face lies where the ring has no factory.
error-link-text = This link is not whole: it was cut or changed. Copy it again.
error-link-version = This link was made by another version of Chocolatier. Ask for the position as text, or open it where it was made.
error-nothing-to-decide = There is nothing to analyse: it is no seat’s turn in this position.
error-position-field = This position is not possible: { $reason }
error-rules-limit = A game can be limited to 1 to 255 rounds; 0 means no limit.
error-rules-name = “{ $name }” does not name rules. Write something like 2-coloured-plain or 4-free-special.
error-rules-option = The rules have no option “{ $option }”.
error-rules-players = The game is for two to four players.
error-rules-twice = The option “{ $option }” is written twice.
error-start-text = To begin a game, write something like: { $example }
error-too-much-analysis = You have analysed a lot in a short time. Wait a few minutes; you can edit and play meanwhile.

# The server.
error-bad-message = The server did not understand a message. Reload the page.
error-bad-method = The server does not do that at this address.
error-bad-host = This server is not known as { $host }. Its host can allow this name.
error-bad-origin = The page { $origin } may not use this server.
error-bad-request = Something in this request is not right: { $field }
error-bad-backup = The backup cannot be restored: { $reason }.
error-database-not-empty = The database has tables: a backup is restored into an empty one.
error-blocked = The host of this server has blocked this address.
error-no-server = No server of this user runs.
error-unhealthy = The server does not work.
error-bad-bot = No bot of this server has this name and token.
error-bad-setting = A setting of the server is wrong.
error-cannot-listen = The server cannot listen at { $host }. Another one may run there: choose another port.
error-internal = Something went wrong in the server. Your table is safe; please try again.
error-newer-database = The database was written by a newer version of Chocolatier (schema { $found }, this program knows { $known }). Please update.
error-no-database = The database cannot be opened: { $reason }
error-no-hello = The connection did not introduce itself. Reload the page.
error-not-found = There is nothing at this address.
error-not-stored = This could not be saved, so it did not happen. Please try again.
error-too-busy = The server has too much to do at the moment. Please try again soon.
error-too-fast = That was too much at once. Wait a moment, then go on.
error-too-large = This is too large: at most { $limit } bytes are allowed.
error-too-many-sockets = Too many connections are open already. Close some tabs and try again.
error-no-such-puzzle = There is no puzzle { $id }, or no longer. Choose another one.
error-no-puzzle-fits = No puzzle fits all of that. Choose less.
error-proof-too-long = This proof takes too long.
# Games that count in a contest.
error-in-contest = This game counts in a contest: no hints, no moves taken back, no early end.
error-contest-compiling = The bots are still getting ready. Try again in a minute.
error-contest-level = { $level } can’t play here: this bot thinks by the clock, so its answers differ from time to time.
error-contest-not-played = Only those who have played can give a name.
error-contest-first-play = Play first: this would show you the deals.
error-daily-played = You have played this day already, and only the first attempt counts. You can still play it without counting.
error-daily-over = The day has changed: it is { $today } now. Play today’s deal, or this one without counting.
error-day-not-yet = The deal of { $day } is not there yet. Come back on that day.
error-no-such-day = There is no deal for such a day.
error-bad-clock = The server’s clock is wrong, so it does not know what day it is. Results are kept; try again later.
error-rival-not-yet = This game is not finished yet. Try again in a moment.
error-challenge-early = Finish this game first: then your friends can play its deals.
error-challenge-alone = Only a game that one person played to its end against bots can be a challenge.
error-contest-played = You have played these deals already, and only the first attempt counts.
error-contest-full = { $most } people have played these deals: that is the most. Make a new challenge.
error-match-players = Two teams need two or four players at each table.
error-match-sit-down = This is a match: sit down at one of its two tables.
error-no-such-contest = There is no such challenge. Check the link.
