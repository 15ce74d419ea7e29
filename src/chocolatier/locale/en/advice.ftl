# Hints and the coach at the table. “You” is the person who asks; $rival is a player's name, as the
# subject of its sentence; $percent has its sign.

hint = Hint
advice-waiting = Looking for the best move …
advice-step-look = Where to look
advice-step-move = The move
advice-step-why = Why
advice-show-move = Show the move
advice-show-why = Say why
advice-take = Take { $move }.
advice-put = Put the chocolate of line { $row } into column { $column }.
advice-against = Compared with this move: { $move }.
advice-as-good = This move is about as good: { $move }.
advice-only = There is only one move here.
advice-gain = Chance of winning: { $percent }
advice-parts = What it brings more or less than the other move:

# Where to look, and what to think of there.
advice-look = Look at { $slot ->
        [0] the centre
       *[other] factory { $slot }
    }.
advice-look-row = Look at row { $row } of your box and at the columns.
advice-think-own = Which of your lines can use it?
advice-think-rival = What will { $rival } do next?
advice-think-floor = What will fall to your floor at the end?
advice-think-lines = Which of your lines stays free?
advice-think-start = Who begins the next round?
advice-think-end = The game can end in this round.

# Why a move is better, as in the review: “then” is after it, “otherwise” after the other one.
advice-why-wins = The game then ends in this round, and you win.
advice-why-loses = { $lead } the game ends in this round, and { $rival } wins.
advice-why-fills = { $points ->
        [one] You then fill line { $line } and score { $points } point.
       *[other] You then fill line { $line } and score { $points } points.
    }
advice-why-instead = { $points ->
        [one] You then fill line { $line } and score { $points } point instead of { $fewer } with line { $other }.
       *[other] You then fill line { $line } and score { $points } points instead of { $fewer } with line { $other }.
    }
advice-why-cell = { $points ->
        [one] Line { $line } then brings you { $points } point instead of { $fewer }.
       *[other] Line { $line } then brings you { $points } points instead of { $fewer }.
    }
advice-why-scores = { $points ->
        [one] You then score { $points } point more in this round.
       *[other] You then score { $points } points more in this round.
    }
advice-why-floor = { $points ->
        [one] { $lead } you lose { $points } point more on the floor.
       *[other] { $lead } you lose { $points } points more on the floor.
    }
advice-why-falls = { $lead } line { $line } finds no cell, and its chocolates fall.
advice-why-starts = You then begin the next round.
advice-why-column = { $count ->
        [5] You then complete column { $column }, which brings 7 points.
       *[other] You then have { $count } of 5 chocolates in column { $column }; a full column brings 7 points.
    }
advice-why-colour = You then have { $pieces } in the box; all five bring 10 points.
advice-why-boxes = You then fill line { $line } as well, and later chocolates beside it score more.
advice-why-line = You then have { $count } of { $line } chocolates on line { $line } for the next round.
advice-why-blocked = { $lead } line { $line } stays occupied: you have only { $pieces } there and need { $count } more.
advice-why-later = { $points ->
        [one] Little is different at once, but in the rounds to come you then score about { $points } point more.
       *[other] Little is different at once, but in the rounds to come you then score about { $points } points more.
    }

# The coach, who speaks after a move.
coach = Coach
coach-hint = Speaks up when a clearly better move was there.
coach-mistake = A clearly better move was there. This one gave away { $percent } of your chance to win.
coach-blunder = A much better move was there. This one gave away { $percent } of your chance to win.
coach-show = Show me
coach-go-on = Go on

# Where people agree on hints, and where they are counted.
new-hints = Hints and coach
new-hints-hint = Everyone may ask for the best move; the final table shows how often. Whoever takes a seat agrees.
waiting-hints = With hints: everyone may ask for the best move, and the final table shows how often. By taking a seat you agree.
final-hints = Hints
event-hinted = { $name } took a hint.

# Moves, chances and points, which hints, reviews and the study board say alike
# A move as a part of a sentence. $pieces are chocolates: 3 red.
review-pick = { $pieces } { $slot ->
        [0] from the centre
       *[other] from factory { $slot }
    } { $line ->
        [0] to the floor
       *[other] to line { $line }
    }
review-column = line { $row } into column { $column }
review-part-value = points
review-parts-total = in all
review-parts-explained = What the move gave more or less than the better one:
review-part-points = own points
review-part-floor = floor
review-part-bonus = rows, columns and colours
review-part-lines = unfinished lines
review-part-reach = room beside other chocolates
review-part-tempo = beginning the next round
review-part-insight = what the experience of many games adds
review-part-denial = less for { $rival }
review-proven-round = Proven: nothing up to the end of the round was left out.
review-proven-game = Proven to the end of the game.
review-percent = { $percent } %
review-in-points = { $points } points

# Games of which there is no review
error-review-unfinished = Only a finished game can be reviewed. Finish this one first.
error-review-no-moves = No move was played in this game, so there is nothing to review.
