### The pages around the board: lobby, waiting room, table, final table, replay, settings.

app-name = Chocolatier
title = { $page } · Chocolatier
title-your-turn = ● Your turn
title-round = Round { $round }
title-over = Game over

## Everywhere

loading = One moment…
close = Close
dismiss = Dismiss this message
menu = Menu
settings = Settings
to-lobby = To the lobby
undo = Undo
story = The story so far
mute = Turn sound off
unmute = Turn sound on
record = Download the record
just-now = just now
round = Round { $round }
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
points-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}

## What goes wrong

app-error = That did not work ({ $code }). Please try again.
error-unreachable = The server cannot be reached. Is it running, and are you online?
error-unexpected = The server gave an answer nobody expected. Please try again.
error-lost = The connection was lost before the table answered. Look at the board and try again if your wish is not there.
oops-again = Try again
oops-page = There is nothing here
oops-page-hint = This address leads to no table and no page.
oops-table = There is no such table
oops-table-hint = The link may be incomplete, or the table was opened on another server.
oops-server = The table cannot be reached
oops-server-hint = The server does not answer. Your seat and all confirmed moves are safe; this page keeps trying.
oops-loading = The page could not be loaded
oops-loading-hint = A part of the page did not arrive. Check your connection and try again.

## Lobby

lobby-title = Fill the finest box of chocolates
lobby-tagline = Pick, line up, box. Play against bots, with friends at this screen, or with friends over a link. No account, nothing to install.
lobby-learn = Learn to play
lobby-rules = Rules
lobby-about = Chocolatier is free, open software, made by people who love the game. It is not made or endorsed by the publisher.
lobby-version = Version { $version }
play-now = Play now
play-opening = Opening the table…
play-preparing = First start: the strongest bots are still getting ready ({ $percent } %). You can play now, or learn meanwhile.
stand-in-plays = The strongest bots are still getting ready. Until then { $bot } plays for them.
stand-in-here = { $bot } plays here until { $name } is ready ({ $percent } %).

level-label = Your opponent
level-weaker = A weaker opponent
level-stronger = A stronger opponent
level-spoken = { $name }: { $character }
portrait-label = { $name }, a bot: { $character }
level-option = { $name } (strength { $strength } of { $of })
level-mila = Mila
level-mila-character = takes what she likes and is glad of every full line
level-tom = Tom
level-tom-character = counts the points in front of him, and nobody else’s
level-agata = Agata
level-agata-character = plans her columns and colours, but trusts her feeling
level-viktor = Viktor
level-viktor-character = sees what you could do next, when he looks
level-sofia = Sofia
level-sofia-character = looks twice before she takes
level-camille = Camille
level-camille-character = reads several moves ahead
level-pascal = Pascal
level-pascal-character = has seen most rounds before
level-margaux = Margaux
level-margaux-character = feels where a game is going
level-maitre = Maître
level-maitre-character = reads the round to its end
level-own = a bot of this server’s own
level-own-option = { $name } · this server’s own bot

open-tables = Open tables
open-tables-count = { $count ->
    [one] One open table
   *[other] { $count } open tables
}
open-table-sit = Sit down
open-table-seats = { $free ->
    [one] { $free } of { $all } seats is free
   *[other] { $free } of { $all } seats are free
}
open-clock = { $kind ->
    [move] { $time } for a move
    [bank] { $time } for the game
   *[none] no clock
}
seek-opponent = Find an opponent
seek-waiting = Waiting for someone to sit down. Everyone on this server sees your table.
seek-bot = Play against { $name } instead
seek-guest = Guest
list-table = Open to everyone on this server
list-table-hint = The table is shown in the lobby, and anyone may take a free seat.

mine-running = Your tables
mine-finished = Finished games
mine-empty = Your games will be listed here, so that you can come back to them at any time.
mine-waiting = { $open ->
    [0] Waiting for the host to start
    [one] Waiting for one more player
   *[other] Waiting for { $open } more players
}
mine-your-turn = Your turn · round { $round }
mine-turn = { $name } is to move · round { $round }
mine-round = Round { $round }
mine-over = { $count ->
    [one] Won by { $names }
   *[other] A shared win for { $names }
}
mine-about = { $rules } · { $when }
mine-remove = Remove this table from the list
mine-all = Show all { $count }

upload = Replay a record
upload-hint = Choose a file that you downloaded from a table, or drop it here.
upload-reading = Reading the record…
upload-large = This file is too large to be the record of a game.

## A new table

new-table = Set up a game
new-open = Open the table
new-seats = Who plays?
new-seats-hint = Two to four players, in the order in which they sit.
new-seat-add = Add a player
new-seat-remove = Remove player { $number }
new-seat-kind = Player { $number }
new-seat-here = At this screen
new-seat-link = By link
new-seat-bot = A bot
new-seat-name = Name of player { $number }
new-seat-name-placeholder = Player { $number }
new-seat-level = Level of bot { $number }
new-seat-link-hint = You get a link to send
new-starts = Who starts?
new-starts-chance = Chance decides
new-starts-seat = Player { $number }

game-line = { $special ->
    [yes] { $side ->
        [free] Free side with special factories
       *[coloured] Coloured side with special factories
    }
   *[no] { $side ->
        [free] Free side
       *[coloured] Coloured side
    }
}
game-side = The box
game-side-coloured = Coloured side
game-side-coloured-hint = Every cell of the box shows which chocolate belongs there. Best to begin with.
game-side-free = Free side
game-side-free-hint = You choose the cell yourself, but no colour twice in a row or column. For planners.
game-special = Special factories
game-special-hint = Some factories turn gold each round and bend the rules: an extra chocolate, a magnet, a spare factory.
game-special-no = Plain factories
game-special-yes = Special factories
game-once = Shuffle the special factories once
game-once-hint = The same ones stay for the whole game instead of changing each round.
game-catches = The spare factory catches the marker
game-catches-hint = If the start marker would fall, it may land on the spare factory and cost nothing.

clock = Clock
clock-none = None
clock-none-hint = Everybody takes the time they need.
clock-move = Per move
clock-move-hint = When the time for a move is up, a bot plays that move.
clock-bank = For the game
clock-bank-hint = When a player’s time is used up, a bot plays on for them.
clock-per-move = Time for a move
clock-per-game = Time for the game
clock-increment = More after each move

## Seats

seat-open = Free seat
seat-you = You
seat-guest = Player { $seat }
seat-twin = { $name } { $seat }
seat-bot = A bot
seat-stand-in = A bot plays for them
seat-program = A bot that joined by link
seat-clock = Time left
watch-whom = Whose board is large

## Waiting room

waiting-title = { $open ->
    [one] Waiting for one player
   *[other] Waiting for { $open } players
}
waiting-heading = { $open ->
    [one] The table is open. One more player!
   *[other] The table is open. { $open } more players!
}
waiting-seats = Who sits where
waiting-open = Waiting for a friend with the link
waiting-mine = You, at this screen
waiting-here = Is here
waiting-away = Has a seat, is away
waiting-choose = This seat
waiting-bot = Let a bot sit here
waiting-another = Another player at this screen
waiting-watching = You are watching. To play, ask a player at the table for the invitation.
join-title = Sit down
join-again = One more at this screen
join-name = Your name
join-name-placeholder = How the others see you
join-sit = Sit down and play
join-sit-at = Sit down at seat { $seat }
join-late = All seats are taken. You are watching.
join-watch = You can also just stay on this page and watch.

link-invite = Invite friends
link-invite-hint = Whoever opens this link can take a free seat.
link-personal = Your own link
link-personal-hint = Opens your seat on another device. Keep it to yourself.
link-watch = To watch
link-watch-hint = Whoever opens this link sees the game, but cannot play.
link-more = More links
link-copy = Copy
link-copied = Copied
link-copy-yourself = This browser does not let the page copy. Select the link and copy it yourself.
link-share = Share
link-code = A code that leads to { $url }
link-scan = Scan it with a phone to join
link-only-here = This game can only be reached from this computer. To let other devices join, connect it to a network and start the server with: { $command }

## The table

table-loading = Coming to the table…
status-round = { $phase ->
    [box] Round { $round } · boxing
    [over] After { $round ->
        [one] one round
       *[other] { $round } rounds
    }
   *[draft] Round { $round } · choosing
}
status-your-turn = Your turn
status-turn = { $name }, your turn
status-thinking = { $name } is thinking…
status-waiting = Waiting for { $name }
status-watching = { $name } is to move
status-moving = { $name } moves
status-scoring = Scoring: { $name }
status-bonus = Bonuses: { $name }
status-dealing = Filling the factories
status-lost = Not connected
status-over = The game is over
notice-your-turn = It is your turn.
notice-asked = You are asked something at the table.
connection-lost = Connection lost. Your seat and all confirmed moves are safe; trying again…
connection-connecting = Connecting…
connection-retry = Try now

menu-end = Offer to end now
menu-end-hint = If all agree, the game ends and is scored as it stands.
menu-leave = Leave the seat to a bot
menu-leave-seat = Leave { $name }’s seat to a bot
menu-leave-hint = { $bot } plays on for you. You can come back at any time.
menu-return-seat = Take { $name }’s seat back
menu-return-hint = The bot steps aside, and you play on.
menu-absent = Let a bot play for { $name }
menu-absent-hint = For somebody who has been away for a while. They can come back.
menu-links = Links
menu-links-hint = To go on at another device, or to let others watch
menu-replay = Step through the game
menu-replay-hint = From the first deal to now
menu-record-hint = The game as a file, to keep or to replay
menu-help-hint = Keys, and the rules of what lies on the table
return = Take your seat back
left-banner = { $bot } plays for { $name }.
lost-banner = { $name }: the time for the game is used up, so { $bot } plays on to the end.

ask-own = { $kind ->
    [undo] You asked to take back your last move. Waiting for { $others }.
   *[end] You offered to end and score the game now. Waiting for { $others }.
}
ask-other = { $kind ->
    [undo] { $name } asks to take back the last move.
   *[end] { $name } offers to end and score the game now.
}
ask-between = { $kind ->
    [undo] { $name } asks to take back the last move. Waiting for { $others }.
   *[end] { $name } offers to end and score the game now. Waiting for { $others }.
}
ask-yes = Agree
ask-no = Refuse
ask-withdraw = Withdraw

event-seated = { $name } sat down.
event-left = A bot plays on for { $name }.
event-returned = { $name } is back.
event-replaced = The bot at { $name }’s seat failed; another one plays on.
event-timed-out = { $name }’s time is up.
event-undone = { $name } took a move back.
event-replied = { $name } refused.

## The end

final = The final table
final-show = Result
final-table = Points of all players
final-you-won = You won!
final-won = { $name } wins!
final-shared = A shared win: { $names }
final-you-lost = { $name } wins this time
final-short = { $points ->
    [0] You have equally many points; the full rows decided.
    [one] You were one point short.
   *[other] You were { $points } points short.
}
final-gap-boxed = { $points ->
    [one] { $name } scored one point more in the box: longer runs count more.
   *[other] { $name } scored { $points } points more in the box: longer runs count more.
}
final-gap-floor = { $points ->
    [one] The floor took one point more from you.
   *[other] The floor took { $points } points more from you.
}
final-gap-rows = { $points ->
    [one] Full rows brought { $name } one point more.
   *[other] Full rows brought { $name } { $points } points more.
}
final-gap-columns = { $points ->
    [one] Full columns brought { $name } one point more.
   *[other] Full columns brought { $name } { $points } points more.
}
final-gap-colours = { $points ->
    [one] Complete colours brought { $name } one point more.
   *[other] Complete colours brought { $name } { $points } points more.
}
final-next-weaker = { $name } would be glad to play with you.
final-next-stronger = { $name } has been watching and would like to play.
final-next-same = There is no easier opponent at this counter, but every game helps. Once more?
final-next-none = There is no stronger opponent at this counter. Congratulations!
final-next-play = Play against { $name }
final-skip = Close the box at once
final-place = { $shared ->
    [yes] { $place ->
        [1] 1st, shared
        [2] 2nd, shared
       *[other] 3rd, shared
    }
   *[no] { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] 4th place
    }
}
final-boxed = Boxed chocolates
final-floor = Fallen to the floor
final-rows = Full rows
final-columns = Full columns
final-colours = Complete colours
final-times = { $count } × { $points }
final-total = Total
ending = { $ending ->
    [row] A row was filled in round { $rounds }.
    [dead] After round { $rounds } nobody could fill a row any more.
    [empty] After round { $rounds } no chocolates were left to offer.
    [limit] The limit of { $rounds } rounds was reached.
   *[agreement] The players agreed to end in round { $rounds }.
}
rematch = Play again
rematch-go = To the rematch
replay-watch = Replay

fair = Was the shuffle fair?
fair-yes = The shuffle was fair: checked in your browser
fair-no = The seed does not match what was promised
fair-hint = Before the first deal the table published a fingerprint of its secret seed. Now the seed is open: its SHA-256 must be that fingerprint, and every deal follows from it.
fair-elsewhere = This page has no secure connection, so the browser cannot check it here. The command “chocolatier verify” does it with the downloaded record.
fair-commitment = Fingerprint, published before the game
fair-seed = Seed, opened after the game

## Replay

replay = Replay
replay-loading = Fetching the game…
replay-round = Round { $round }
replay-none = No record here
replay-none-hint = Choose a record in the lobby to replay it.
replay-empty = Nothing has happened yet
replay-empty-hint = The game has not begun. Come back when there is something to see.
replay-failed = This game cannot be replayed
replay-table = To the table
replay-controls = Steps of the replay
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position in the game
replay-step = Step { $step } of { $of }
replay-start = Beginning
replay-jump = Jump to a round
replay-speed = Speed
replay-times = { NUMBER($speed) } ×

## Settings

settings-language = Language
settings-theme = Look
settings-theme-auto = Automatic
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Movement
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-confirm = Confirm moves
settings-confirm-hint = A move counts only after a second click, with its consequences in sight.
settings-letters = Letters on chocolates
settings-letters-hint = Helps to tell the colours apart.
settings-text-hint = The whole table in words, for screen readers and for anyone who likes to read.
settings-keys = Single-key shortcuts
settings-keys-hint = At a table, press ? to see them.
settings-sound = Sound
settings-sound-hint = Soft sounds for moves and for your turn.
settings-notify = Notifications
settings-notify-hint = Tells you that it is your turn while you look at something else.
settings-notify-refused = The browser does not allow notifications for this page.
settings-name = Your name
settings-name-hint = How others see you at new tables.

puzzle-title = Puzzles
lobby-puzzles-hint = Find the one right move. Every solution is proven.

daily-title = Deal of the day
daily-hint = One game a day, the same for everyone here.
duplicate-match = Team match
duplicate-match-hint = Two teams at two tables with the same deals, sitting crosswise: the difference counts, not the luck.
contest-results = Results
duplicate-challenge = Challenge friends with these deals

progress-title = Your progress
progress-hint = Your rating among the bots, who waits next, and your games on every device.

# The study board, and playing on, as other pages offer them
lobby-study = Study board
lobby-study-hint = Set up any position, play on from it, and see what the engine thinks.
play-on = Play on against bots
play-on-help = The game goes on from this position at a new table: you take one seat, bots take the others.
play-on-seat = Your seat
play-on-start = Start from here
study-this = Study this position
study-try = Try other moves
study-again = Try again

# The review, as other pages offer it
review-ask = Review the game
