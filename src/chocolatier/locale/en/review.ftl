# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# Why another move was better: “then” is after the better move, “otherwise” after the move that was played.
# $lead is one of these: the second one if two sentences follow each other.
review-otherwise = Otherwise
review-otherwise-again = And
review-why-wins = The game then ends in this round, and { $name } wins.
review-why-loses = { $lead } the game ends in this round, and { $rival } wins.
review-why-fills = { $points ->
        [one] { $name } then fills line { $line } and scores { $points } point.
       *[other] { $name } then fills line { $line } and scores { $points } points.
    }
review-why-instead = { $points ->
        [one] { $name } then fills line { $line } and scores { $points } point instead of { $fewer } with line { $other }.
       *[other] { $name } then fills line { $line } and scores { $points } points instead of { $fewer } with line { $other }.
    }
review-why-cell = { $points ->
        [one] Line { $line } then brings { $name } { $points } point instead of { $fewer }.
       *[other] Line { $line } then brings { $name } { $points } points instead of { $fewer }.
    }
review-why-scores = { $points ->
        [one] { $name } then scores { $points } point more in this round.
       *[other] { $name } then scores { $points } points more in this round.
    }
review-why-floor = { $points ->
        [one] { $lead } { $name } loses { $points } point more on the floor.
       *[other] { $lead } { $name } loses { $points } points more on the floor.
    }
review-why-falls = { $lead } { $name } finds no cell for line { $line }, and it falls.
review-why-rival-takes = { $points ->
        [one] { $lead } { $rival } takes { $pieces } { $slot ->
            [0] from the centre
           *[other] from factory { $slot }
        }, fills line { $line } and scores { $points } point.
       *[other] { $lead } { $rival } takes { $pieces } { $slot ->
            [0] from the centre
           *[other] from factory { $slot }
        }, fills line { $line } and scores { $points } points.
    }
review-why-rival-fills = { $points ->
        [one] { $lead } { $rival } fills line { $line } and scores { $points } point.
       *[other] { $lead } { $rival } fills line { $line } and scores { $points } points.
    }
review-why-rival-scores = { $points ->
        [one] { $lead } { $rival } scores { $points } point more in this round.
       *[other] { $lead } { $rival } scores { $points } points more in this round.
    }
review-why-rival-floor = { $points ->
        [one] { $rival } then loses { $points } point more on the floor.
       *[other] { $rival } then loses { $points } points more on the floor.
    }
review-why-starts = { $name } then begins the next round.
review-why-column = { $count ->
        [5] { $name } then completes column { $column }, which brings 7 points.
       *[other] { $name } then has { $count } of 5 chocolates in column { $column }; a full column brings 7 points.
    }
review-why-colour = { $name } then has { $pieces } in the box; all five bring 10 points.
review-why-boxes = { $name } then fills line { $line } as well, and later chocolates beside it score more.
review-why-rival-boxes = { $lead } { $rival } fills line { $line } as well, and later chocolates beside it score more.
review-why-rival-line = { $lead } { $rival } has { $count } of { $line } chocolates on line { $line } for the next round.
review-why-line = { $name } then has { $count } of { $line } chocolates on line { $line } for the next round.
review-why-blocked = { $lead } line { $line } stays occupied: { $name } has only { $pieces } there and needs { $count } more.
review-why-later = { $points ->
        [one] Little changes at once, but over the rounds to come the better move is worth about { $points } point more.
       *[other] Little changes at once, but over the rounds to come the better move is worth about { $points } points more.
    }
review-why-mostly-later = { $points ->
        [one] The greater part shows only in the rounds to come: about { $points } point.
       *[other] The greater part shows only in the rounds to come: about { $points } points.
    }

# What cost a player the game, or won it.
review-lost-move = { $name }: one move in round { $round } cost the game: { $move }. It gave away { $percent } % of the chance to win; better was { $best }.
review-lost-moves = { $name }: not one move but many small losses cost the game. Together they gave away { $percent } % of the chance to win.
review-lost-deal = { $name }: the deal of round { $round } cost the game. It took { $percent } % of the chance to win.
review-lost-luck = { $name }: luck cost the game. The deals took { $percent } % of the chance to win in all.
review-lost-rivals = { $name }: the others’ moves cost the game. They took { $percent } % of the chance to win and gave it to another player.
review-won-moves = { $name }: better moves won the game. Against the others they gained { $percent } % of the chance to win.
review-won-luck = { $name }: luck won the game. The deals gave { $percent } % of the chance to win.

# Headings of tables: per cent of winning at the start, what luck and moves did to it, and so on.
review-seat = Player
review-start = start
review-luck = luck
review-own = own moves
review-others = others’ moves
review-result = result
review-accuracy = accuracy
review-round = round
review-kind = kind
review-loss = loss
review-played = played
review-better = better
review-kind-forced = forced
review-kind-best = best
review-kind-good = good
review-kind-inaccuracy = inaccuracy
review-kind-mistake = mistake
review-kind-blunder = blunder

# The report. Parts say where the difference between two moves comes from.
review-title = Review of a game
review-graph = Chances of winning
review-points = Points
review-mean = mean loss
review-effort = { $nodes } nodes for every search, { $deals } sampled deals for every round
review-round-title = Round { $round }
review-round-short = R{ $round }
review-deal = Luck of the deal
review-points-boxed = boxed
review-points-floor = floor
review-points-rows = rows
review-points-columns = columns
review-points-colours = colours
review-better-was = Better was
review-expected = Expected after it
review-details = Expected moves and points by parts
review-part = part

# The page of a review. $you is yes if the player is the reader; $cause is what decided most.
review = Review
review-loading = The game is being loaded …
review-under-way = The review is being made …
review-progress = How much of the review is done
review-ahead = { $count ->
        [one] { $count } review before this one
       *[other] { $count } reviews before this one
    }
review-cancel = Cancel
review-none = There is no review to show
review-again = Make it again
review-share = Share the review
review-link = Link to this review
review-link-hint = Everyone who has the link sees the review. Nothing has to be computed again.
review-overview = Overview
review-all-moves = All moves
review-headline-won = { $cause ->
        [play] { $you ->
            [yes] You won by play, not by luck
           *[no] { $name } won by play, not by luck
        }
        [luck] { $you ->
            [yes] You won with luck on your side
           *[no] { $name } won with luck
        }
       *[both] { $you ->
            [yes] You won by play and by luck
           *[no] { $name } won by play and by luck
        }
    }
review-headline-shared = { $you ->
        [yes] You shared the win
       *[no] { $name } shared the win
    }
review-headline-lost = { $cause ->
        [play] { $you ->
            [yes] You lost by play, not by luck
           *[no] { $name } lost by play, not by luck
        }
        [luck] { $you ->
            [yes] You lost by luck, not by play
           *[no] { $name } lost by luck, not by play
        }
        [rivals] { $you ->
            [yes] The others’ moves cost you the game
           *[no] The others’ moves cost { $name } the game
        }
       *[both] { $you ->
            [yes] You lost by play and by luck
           *[no] { $name } lost by play and by luck
        }
    }
review-waterfall = What became of the chance of winning
review-bar-start = Before the first deal
review-bar-luck = Luck of the deals
review-bar-yours = Your decisions
review-bar-of = Decisions: { $name }
review-bar-result = Result
review-map = Chance of winning: { $name }. The arrow keys move through the game.
review-map-seat = { $name } { $percent }
review-page-move = Round { $round }, { $name }:
review-deal-of = Deal of round { $round }
review-deal-luck = The deal changed the chance of winning: { $name } { $percent }
review-luck-short = luck { $percent }
review-better-move = Better: { $move }.
review-no-choice = There was no other move.
review-nothing-better = No better move was found.
review-chance-now = Chance of winning here: { $name } { $percent }
review-place = place { $place }: { $percent }
review-end = The game is over
review-moments = Key moments
review-moment = Round { $round }, { $name }: { $move }
review-accuracy-row = Accuracy
review-mistakes-row = Mistakes
review-next-mistake = Next mistake

# Learn from your mistakes: each mistake of a review is a question on the board.
learning = Learn from your mistakes
learning-of = Learn from the mistakes of { $name }
learning-question = Question { $number } of { $of }
learning-over = All questions
learning-back = Back to the review
learning-ask = Round { $round }: find a better move
learning-played = Played was { $move }. That gave away { $percent } of winning.
learning-judging = Your move is being judged …
learning-found = Well found!
learning-good = { $move }: a good move, it gives away only { $percent }. Even a little better: { $best }.
learning-as-good = { $move }: just as good as { $best }.
learning-same = That is what was played. It gives away { $percent } of winning. Try another move.
learning-better = { $move }: better than what was played, but it still gives away { $percent } of winning. Try another move.
learning-wrong = { $move }: this gives away { $percent } of winning. Try another move.
learning-show = Show me
learning-next = Next question
learning-previous = Previous question
learning-end = To the summary
learning-none = There are no mistakes to learn from here.
learning-summary = { $first } of { $all } found at the first try
learning-outcome-first = at the first try
learning-outcome-later = after some tries
learning-outcome-shown = shown
learning-outcome-open = left out
learning-again = Ask the others again
learning-again-all = Ask all again
