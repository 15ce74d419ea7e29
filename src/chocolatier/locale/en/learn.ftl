# The tutorial.
learn-title = Learn to play
learn-lead = Short lessons on the real table. You play, we explain.
learn-base = The game
learn-more = The free side and the special factories
learn-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
learn-start = Start
learn-again = Once more
learn-resume = Go on
learn-next = Next
learn-next-lesson = Next lesson
learn-skip = Skip this step
learn-leave = Back to the lessons
learn-done = Done
learn-progress = Step { $step } of { $steps }
learn-not-this = That is allowed, but it is not what this step is about. Try again: { $task }
learn-finished-title = You know the game
learn-finished = That was all you need. The rest you learn best by playing.
learn-play = Play against Mila
learn-you = You
learn-other = Mila

learn-lesson-taking = Taking chocolates
learn-lesson-lines = Lines and floor
learn-lesson-boxing = Boxing and points
learn-lesson-end = The end and its bonuses
learn-lesson-free = The free side
learn-lesson-extra = Special factory: extra
learn-lesson-magnet = Special factory: magnet
learn-lesson-keep = Special factory: keep
learn-lesson-share = Special factory: share
learn-lesson-spare = Special factory: spare

# What to do, and what it showed.
learn-taking-factory = On your turn you take all chocolates of one colour from one factory. Take the three red ones from factory 4 and put them on your third line.
learn-taking-factory-after = The line is full. The teal one that was left moved to the centre. Then Mila took two white ones, and her leftovers moved there too.
learn-taking-centre = You can take from the centre as well. Take the black one from there to your first line.
learn-taking-centre-after = You were the first to take from the centre, so the start marker came along. It lies on your floor and costs a point, but you will start the next round.
learn-taking-marker = That is a whole turn: one place, one colour, one line. The round goes on until all factories and the centre are empty.

learn-lines-fit = A line holds one colour. Your second line has one white already: only one more fits there. Take the three white ones from factory 1 to a line that has room for all of them.
learn-lines-fit-after = All three lie on the line, and nothing fell.
learn-lines-surplus = Your box has teal in the first and the third row, so these lines take no more teal. Lines 4 and 5 hold other colours. Take the three teal ones from factory 2 to line 2.
learn-lines-surplus-after = Two fit. The third fell onto the floor, where it costs a point at the end of the round.
learn-lines-floor = Sometimes no line takes what is left. These black ones have to go to the floor.
learn-lines-floor-after = The further right on the floor, the more it costs: 1, 1, 2, 2, 2, 3, 3.

learn-boxing-first = The round is nearly over. Take the last brown one to your second line and see what happens.
learn-boxing-first-after = Every full line sends one chocolate into the box, from top to bottom. White came first and scored 1. Brown landed right below it: a run of two, 2 points. Your third line is not full, so it stays. The marker on your floor cost 1.
learn-boxing-runs = Now look at row 3 of your box. Fill line 3 with the brown one from factory 2.
learn-boxing-runs-after = A run of four across and a run of three down: 4 + 3 = 7 points. Chocolates score for their neighbours, so build them close together.
learn-boxing-cost = The last two black ones fit nowhere. Take them.
learn-boxing-cost-after = Five things on the floor cost 1 + 1 + 2 + 2 + 2 = 8 points. A score never falls below 0.

learn-end-row = Four cells of your second row are filled. Take the white one from factory 3 and finish it.
learn-end-row-after = A full row ends the game after this round. Then come the bonuses: 2 points for the row, 7 for your full first column, and 10 because all five teal ones are in your box.
learn-end-bonuses = Rows are quick, columns and colours pay: 2, 7 and 10. The player with the most points wins.

learn-free-column = On the free side the cells have no colours. Take the teal one to your first line; it is the last of the round.
learn-free-column-after = The line is full, and now you choose its column.
learn-free-choose = Every colour may stand only once in each row and in each column. Column 2 has teal already. Choose column 4, beside the brown one.
learn-free-choose-after = A run of two: 2 points.
learn-free-forced = Take the white one to line 2. Column 1 has white already.
learn-free-forced-after = Only column 3 was left, so the white one went there by itself. If no column is left, the whole line falls onto the floor.

learn-extra-five = This factory got a fifth chocolate. Take its three red ones to line 4.
learn-extra-five-after = More to take, and more to leave for the others.
learn-magnet-pulled = Before the round began, the teal magnet pulled a teal one from each of its neighbours. Take the four teal ones to line 4.
learn-magnet-pulled-after = Four at once fill your fourth line. There is a magnet for every colour.
learn-keep-first = What is left on this factory stays on it. Take its two teal ones to line 2.
learn-keep-first-after = Brown and black are still there; nothing went to the centre.
learn-keep-again = So you can come back. Take one of the two to your first line.
learn-keep-again-after = The last one waits there for its taker.
learn-share-send = What is left on this factory goes to its neighbours, and you decide where. Take the two brown ones to any line, then send white to the right and black to the left.
learn-share-send-after = White joined the three white ones on the right. Think about who may take them next.
learn-spare-take = If you take from this factory, you get the factory too. Take its three red ones to line 2, though only two fit.
learn-spare-take-after = The third red one fell, but the spare factory beside your floor caught it. It costs nothing.
learn-spare-caught = It catches one thing in this round, whatever falls first: a chocolate or the start marker.
