# Puzzles: one move is right, and that is proven.

puzzle-goal-win = The game ends this round. Find the only move that wins, whatever the others reply.
puzzle-goal-share = The game ends this round. Find the only move that saves a shared win, whatever the others reply.
puzzle-goal-round = Find the move that forces the best lead at the end of this round, whatever the others reply.
puzzle-theme-flood = floor flood
puzzle-theme-denial = denial
puzzle-theme-marker = start marker
puzzle-theme-column = column
puzzle-theme-colour = colour
puzzle-theme-dead-line = dead line
puzzle-theme-keep = keep factory
puzzle-theme-share = share factory
puzzle-theme-spare = spare factory
puzzle-theme-magnet = magnet factory
puzzle-theme-drop = drop on the floor
puzzle-theme-place = the right place
puzzle-right = Right. There is more to find.
puzzle-solved = Solved!
# Leads in points may be negative.
puzzle-wrong-lead = Not this one: with best replies it leads to { $lead }, the right move to { $best }.
puzzle-wrong-result =
    { $result ->
        [wins] Not this one.
        [shares] Not this one: with best replies the win is only shared.
        [open] Not this one: with best replies the win is not certain.
       *[loses] Not this one: with best replies it loses.
    }
puzzle-leads = It forces a lead of { $lead } at the end of the round; the next best move only { $second }.
puzzle-seat = Seat { $seat }

# The page of the puzzles.
puzzle-lead = One move is right, and that is proven to the end of the round. There are { $count } to solve.
puzzle-day = Puzzle of the day
puzzle-day-hint = The same for everybody today.
puzzle-day-done =
    { $right ->
        [yes] Solved at the first try.
       *[no] Not solved at the first try.
    }
puzzle-row = Days in a row: { $count }.
puzzle-streak = Streak
puzzle-streak-hint = Harder and harder, until the first mistake.
puzzle-rush = Rush
puzzle-rush-hint = As many as you can in three minutes; the third mistake ends it.
puzzle-best = Your best: { $count }.
puzzle-train = Training
puzzle-train-hint = All themes and rules, as long as you like.
puzzle-tried = Tried: { $count }; right at the first try: { $right }.
puzzle-by-theme = By theme
puzzle-by-rules = By rules
puzzle-mistakes = Your own mistakes
puzzle-mistakes-hint = The review of a game shows where you could have played better.
puzzle-mistakes-go = To your games
puzzle-mistakes-ask = Each mistake of a reviewed game is a question on the board: find the better move.
puzzle-mistakes-count =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
puzzle-rush-score = Solved: { $count } · { $clock }
puzzle-streak-score = In a row: { $count }
puzzle-streak-over = The streak is over.
puzzle-streak-result = To the result
puzzle-train-score = Right: { $count } of { $of }
puzzle-series-over = Solved: { $count }
puzzle-again = Once more
puzzle-record = A new best!
puzzle-back = To all puzzles
puzzle-no-more = These were all.
puzzle-one = Puzzle
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-wrong = Not this one. Try again.
puzzle-shown = This is the solution.
puzzle-line = The right move: { $move }.
puzzle-why = Why it is right
puzzle-themes = Theme: { $themes }
puzzle-people = found at the first try by { $right } of { $tried } people
puzzle-proof = Walk through the proof
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-points = Points to the end of the round
puzzle-points-right = After the right move
puzzle-result =
    { $result ->
        [wins] wins
        [shares] shares the win
        [loses] does not win
       *[open] win not certain
    }
puzzle-result-lead = lead { $lead }
puzzle-proving = Proving …
puzzle-proof-yours = Your moves, and what each leads to
puzzle-proof-reply = Replies of seat { $seat }, and what each leads to for you
puzzle-proof-end = The round is over: your lead is { $lead }.
puzzle-proof-back = One move back
# What a seat gets: points of chocolates that are boxed, the floor, bonuses.
puzzle-points-cell = { $boxed } boxed, { $floor } lost, { $bonus } bonus
