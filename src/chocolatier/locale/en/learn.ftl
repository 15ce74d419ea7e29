# The tutorial.
learn-title = Learn to play
learn-lead = Short lessons on the real table. You play, we explain.
learn-base = The game
learn-more = The free side and the special factories
learn-strategy = Play well
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
learn-not-this = That is allowed, but it is not what this step is about.
learn-look = Look here: { $spots }.
learn-spot-of = { $name }: { $spot }
learn-worse = { $when ->
    [expected] The engine expects { $mine } : { $other } at the end of the game after that, and { $best } : { $rival } after the best move.
   *[final] That ends { $mine } : { $other } if both go on well. The best move ends { $best } : { $rival }.
}
learn-next-best = { $when ->
    [expected] After the next best move the engine expects { $mine } : { $other }.
   *[final] The next best move would have ended { $mine } : { $other }.
}
learn-spot = { $kind ->
    [factory] factory { $slot }
    [heap] factory { $slot }, { $colour }
    [centre] the centre
    [centre-heap] the centre, { $colour }
    [marker] the start marker
    [line] line { $line }
    [row] row { $line }
    [column] column { $line }
    [cell] row { $line }, column { $column }
    [floor] the floor
    [bag] the bag
    [lid] the lid
   *[arrow] { $colour } to factory { $slot }
}
learn-finished-title = You know the game
learn-finished = That was all you need. The rest you learn best by playing.
learn-play = Play against Mila

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
learn-lesson-finish = Finish what you start
learn-lesson-flood = The flood at the end of a round
learn-lesson-price = The price of the marker
learn-lesson-columns = Columns before rows
learn-lesson-count = Count what is left
learn-lesson-deny = Take what the other needs
learn-lesson-dead = Dead lines on the free side

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
learn-extra-trick = What you leave matters as much as what you take. It is the last round, because Mila will fill a row. This factory has five chocolates, and what you do not take goes to the centre, with the start marker. Which colour do you take?
learn-extra-trick-after = You took one and left four. No line of Mila’s takes black, so all four fell onto her floor, and the marker with them. The fifth chocolate makes such gifts bigger.
learn-magnet-pulled = Before the round began, the teal magnet pulled a teal one from each of its neighbours. Take the four teal ones to line 4.
learn-magnet-pulled-after = Four at once fill your fourth line. There is a magnet for every colour.
learn-magnet-trick = It is the last round. The magnet has gathered a pile of teal that fits line 4 exactly, yours and Mila’s. The black ones of factory 1 are of use only to you. What comes first?
learn-magnet-trick-after = First what both of you want: the pile of the magnet. The black ones waited for you, because Mila could not use them.
learn-keep-first = What is left on this factory stays on it. Take its two teal ones to line 2.
learn-keep-first-after = Brown and black are still there; nothing went to the centre.
learn-keep-again = So you can come back. Take one of the two to your first line.
learn-keep-again-after = The last one waits there for its taker.
learn-keep-trick = It is the last round. What you do not take from this factory stays on it. Teal would fill your line 1, black your line 2. Mila waits for black too. What do you take first?
learn-keep-trick-after = Black first: Mila wanted it. What stays here stays for everybody, so take what the other needs and come back for the rest.
learn-share-send = What is left on this factory goes to its neighbours, factories 1 and 3, and you decide where. Take the two brown ones to any line, then send white to factory 3 and black to factory 1.
learn-share-send-after = White joined the three white ones of factory 3. Think about who may take them next.
learn-share-trick = It is the last round. Nobody can use the four red ones: the player who takes the last turn gets them onto the floor. Take brown to line 1 and send white so that it is Mila who has to take the red ones.
learn-share-trick-after = Beside the red ones, white was a turn of its own; together with the other white it would have been one turn less. What you share decides who moves last.
learn-spare-take = If you take from this factory, you get the factory too. Take its three red ones to line 2, though only two fit.
learn-spare-take-after = The third red one fell, but the spare factory beside your floor caught it. It costs nothing.
learn-spare-caught = It catches one thing in this round, whatever falls first: a chocolate or the start marker.
learn-spare-trick = It is the last round. You take all four red ones, and the spare factory comes along. Line 4 takes all of them, line 3 only three. Where do they bring more?
learn-spare-trick-after = Line 3 brings more, and the fourth red one landed on the spare factory and cost nothing. With the spare you can afford one too many.

# To play well: what to look for, and why.
learn-finish-line = Mila’s first line is full and will fill a row: this is the last round. What is only begun at the end brings nothing. Your line 4 has three of four, your line 3 one of three. Find the best move.
learn-finish-line-after = The one teal filled line 4 and scored at once. The three red ones looked like more, but would have begun a line that nobody finishes.

learn-flood-last = It is the last round. Five red ones lie in the centre, and no line takes them. The last turn gets them onto the floor. Count the turns that are left, and find a move after which Mila has the last one.
learn-flood-last-after = With white taken, white and black remain as two turns: Mila’s and yours. Then only the red ones are left, for Mila. Taking black would have joined both whites into one turn.

learn-price-pays = The start marker costs as much as the next free space of your floor. Yours is empty: it costs 1. It is the last round. Is there something in the centre that is worth it?
learn-price-pays-after = The three teal ones filled line 3 and brought far more than the one point that the marker cost.
learn-price-spares = Now four things lie on your floor, and the next space costs 2. Two white ones fill your line 2. They lie in the centre with the marker, and in factory 1 without it.
learn-price-spares-after = The same two chocolates without the marker. Mila had to take the rest, and the marker with it.

learn-columns-column = It is the last round. White would fill your first row, brown your first column. You can have only one of them. Which?
learn-columns-column-after = A full row brings 2 more points, a full column 7, a complete colour 10. Start with columns and colours; rows come by themselves, and the first one ends the game.

learn-count-left = This is not the last round. One teal fills your line 5, one red your line 4, and both bring 5 points now. The other line has to wait for what bag and lid still hold. Count, then choose.
learn-count-left-after = The bag has no teal at all and the lid only three, and Mila waits for teal too. There are fourteen red ones: they will come. Take what is running out.

learn-deny-take = It is the last round. Teal would fill your line 2. But look at Mila’s line 3: one black one is missing, and her row with it. What do you take?
learn-deny-take-after = You gave up a few points and Mila lost many. Before you take, look at what the others need most.

learn-dead-line = On the free side a line is dead if its colour has no column left in that row: the whole line falls. White stands in columns 1 and 3 already. It is the last round. Take white to a line where it can live.
learn-dead-line-after = In row 2 both empty columns have white already. In row 3 there was a column, and the line scored.
learn-dead-column = Lines 1 and 2 are both full of teal. In row 2 only column 2 can still take teal. Where does the teal one of line 1 go?
learn-dead-column-after = Column 2 would have brought more for line 1, but then the teal ones of line 2 would have fallen. Box from the top with the lower lines in mind.
