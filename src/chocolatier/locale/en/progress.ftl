### How a person gets on, and the player behind it.

progress-none = Play a game against a bot, without hints and without taking moves back: then your rating appears here.
progress-list = { $title } as a list
progress-when = When
progress-plot = { $title }: { $count } values, from { $first } to { $last }, at least { $low }, at most { $high }

## The ladder

progress-ladder = The ladder
progress-ladder-passed = You beat { $level } { $ahead } times of { $games }: { $next } is waiting.
progress-ladder-first = { $next } is waiting. Three wins in four games, and you have passed.
progress-ladder-top = You beat { $level } { $ahead } times of { $games }. There is no stronger bot.
progress-ladder-tries = So far you won { $ahead } of { $games }.
progress-ladder-play = Play { $next }

## Ratings

progress-rating = Rating
progress-games = { $count ->
    [one] { $count } game, { $won } won.
   *[other] { $count } games, { $won } won.
}
progress-uncounted = Not rated: { $list }.
progress-why-people = with other people ({ $count })
progress-why-program = with a bot of the host’s own ({ $count })
progress-why-hints = with hints ({ $count })
progress-why-undo = with moves taken back ({ $count })
progress-why-stand-in = in which a bot stood in ({ $count })
progress-why-agreed = ended by agreement ({ $count })
progress-why-position = begun from a position ({ $count })
progress-between = That is between { $below } ({ $low }) and { $above } ({ $high }).
progress-below = { $above } has { $high }.
progress-above = { $below } has { $low }.
progress-early = So far it is a rough guess.
progress-row = Won in a row: { $count }. The longest row: { $longest }.
progress-puzzles = Puzzle rating
progress-puzzles-count = { $count ->
    [one] { $count } puzzle tried, { $won } right at the first try.
   *[other] { $count } puzzles tried, { $won } right at the first try.
}
progress-puzzles-none = Solve a puzzle: then a rating appears here too.
progress-puzzles-best = Puzzle of the day in a row: { $days }. Longest streak: { $streak }. Best rush: { $rush }.

## Reviews

progress-reviews = Accuracy and luck
progress-reviews-none = Ask for a review after a game: how accurately you played, and how lucky you were, appears here.
progress-reviews-mean = { $count ->
    [one] { $count } reviewed game: accuracy { $accuracy }, luck { $luck }.
   *[other] { $count } reviewed games: on average accuracy { $accuracy }, luck { $luck }.
}
progress-accuracy = Accuracy
progress-luck = Luck
progress-mistakes = Where your points go
progress-mistake = { $part }: { $points } points a game
progress-denial = left to the others

## Results

progress-results = Results
progress-results-hint = How often you finished ahead of each bot, level with it, and behind it.
progress-rules-rating = With these rules alone: { $points } ± { $doubt }.
progress-level = Bot
progress-ahead = ahead
progress-equal = level
progress-behind = behind

## The player

player-become = Take it with you
player-become-hint = All of this stays in this browser. If you like, give a name and get a secret link: on another device it brings your games, results, puzzles, lessons and settings. No e-mail, no password, no tracking.
player-name = Your name
player-make = Get my link
player-title = You are { $name }
player-everywhere = What you play here appears on every device that has opened your link.
player-show-link = Show my link
player-link = Your secret link
player-link-hint = Open it on another device, or scan it there. Anyone who has it can play as you, so keep it to yourself.
player-new-link = Make a new link
player-new-link-text = The old link stops working, also on devices that have opened it: open the new one there.
player-new-link-done = Here is your new link. The old one no longer works.
player-leave = Remove the link from this browser
player-save = Save everything as a file
player-load = Load a saved file
player-loaded = Added from the file: games { $games }, puzzles { $puzzles }.
player-not-a-file = This is not a file that was saved here.
player-delete = Delete everything
player-delete-title = Delete everything?
player-delete-text = Your games against bots, results, puzzles and lessons are deleted from the server and from this browser. In games with other people your name becomes a dash. This can’t be taken back.
player-delete-here = Games, results, puzzles and lessons are deleted from this browser. This can’t be taken back.
player-delete-yes = Delete for ever
player-no = No, keep it
player-join-title = Are you { $name }?
player-join-text = Then your games, results, puzzles, lessons and settings come to this browser, and what it remembers is added to them.
player-join-yes = Yes, I am { $name }
player-join-no = No

## What can go wrong

error-no-such-player = This link is wrong, or a new one has replaced it. Open the newest link, or make a new one in a browser that still has it.
error-result-forged = The result of table { $table } was not made by this server, so it can’t be taken over.
error-player-full = This is more than can be kept for one player (at most { $most } kB). Export your games to a file first.
error-too-many-players = Many players were made here in a short time. Wait a few minutes, then try again.
error-memory-version = This was written by another version of Chocolatier (format { $format }). Reload the page, or update the server.
