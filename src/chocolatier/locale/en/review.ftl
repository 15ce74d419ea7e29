# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# A move as a part of a sentence. $pieces are chocolates: 3 red.
review-pick = { $pieces } { $slot ->
        [0] from the centre
       *[other] from factory { $slot }
    } { $line ->
        [0] to the floor
       *[other] to line { $line }
    }
review-column = line { $row } into column { $column }

# What cost a player the game, or won it.
review-lost-move = { $name }: one move in round { $round } cost the game: { $move }. It gave away { $percent } % of winning; better was { $best }.
review-lost-moves = { $name }: not one move but many small losses cost the game. Together they gave away { $percent } % of winning.
review-lost-deal = { $name }: the deal of round { $round } cost the game. It took { $percent } % of winning.
review-lost-luck = { $name }: luck cost the game. The deals took { $percent } % of winning in all.
review-lost-rivals = { $name }: the others' moves cost the game. They took { $percent } % of winning and gave it to another player.
review-won-moves = { $name }: better moves won the game. They gained { $percent } % of winning on the others.
review-won-luck = { $name }: luck won the game. The deals gave { $percent } % of winning.

# Headings of tables: per cent of winning at the start, what luck and moves did to it, and so on.
review-seat = Player
review-start = start
review-luck = luck
review-own = own moves
review-others = others' moves
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

# Errors.
error-review-unfinished = Only a finished game can be reviewed. Finish this one first.
error-review-no-moves = No move was played in this game, so there is nothing to review.
