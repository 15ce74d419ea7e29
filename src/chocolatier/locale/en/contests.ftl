### Games that several people play with equal deals.

contest-rank = Rank
contest-name = Name
contest-points = Points
contest-lead = Lead
contest-all = { $count ->
    [one] Show { $count } result
   *[other] Show all { $count } results
}

## The daily deal

daily-days = Days
daily-before = The day before
daily-after = The day after
daily-today = Today’s deal
daily-game = The game of this day
daily-starts = first move
daily-play = Play today’s deal
daily-resume = Go on playing
daily-practice = Play it without counting
daily-counts = Everyone gets the same deals and the same opponents. Your first attempt counts: there are no hints, and no move can be taken back.
daily-past = This day is over. You can play its deals as often as you like; the results stay as they are.
daily-done = Place { $place }, lead { $lead }
daily-void = This game does not count: a bot had to be replaced.
daily-name = Your name for the table of results
daily-name-give = Show my result
daily-named = Your result is listed as { $name }.
daily-unname = Take my name out
daily-players = { $players ->
    [0] No one has finished yet.
    [one] { $players } person has finished.
   *[other] { $players } people have finished.
}
daily-no-results = No one has given a name yet.
daily-beside = Beside { $name }
daily-beside-lead = Your lead is { $own }, that of { $name } on the same deals is { $rival }.
daily-round = After round
daily-watch-rival = Watch { $name } play it
daily-rival-comes = { $name } is playing these deals right now. The result appears here.
daily-rival-later = { $name } has not played these deals yet.

## A result to share

share-title = Share your result
share-text = Share as text
share-picture = Save as a picture
share-daily = Chocolatier · deal of { $date }
share-daily-lead = lead { $lead }
share-daily-rival = lead { $lead }, { $name } { $rival }

## Duplicate games

duplicate-title = Play my deals
duplicate-lead = { $name } has played these deals. You get the same ones, against the same opponents: the difference shows who played better.
duplicate-play = Play these deals
duplicate-link = The link for your friends
duplicate-link-hint = Everyone who opens it plays the same deals once.
duplicate-name = Your name
duplicate-difference = Difference
duplicate-host = challenger
duplicate-playing = still playing
duplicate-void = does not count
duplicate-equal = All deals were equal.
duplicate-unequal = Equal deals until round { $round }: from there on the bag held something else, because other chocolates were boxed.
duplicate-match-open = Open two tables
duplicate-match-link-hint = Everyone who opens it can sit down at a free seat, or watch.
duplicate-table = Table { $number }
duplicate-team = Team { $team }
duplicate-sit = Sit down here
duplicate-go = To the table
duplicate-match-wait = The match is decided when both tables have finished.
duplicate-match-won = Team { $team } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duplicate-match-even = Both teams are equal.
