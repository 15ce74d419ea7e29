# The rules page. Numbers in brackets are the rules' own: R1 to R45.
rules-title = The rules
rules-lead = Take chocolates, line them up, pack them well. The first full row of a box ends the game; the player with the most points wins.
rules-contents = On this page

rules-setup-title = What lies on the table
rules-setup-1 = Two, three or four players sit around a ring of five, seven or nine factories. Every factory begins the round with four chocolates from the bag. There are 100 chocolates: twenty of each of five colours. Used chocolates wait in the lid, the upturned top of the game’s own box, until the bag needs them.
rules-setup-2 = Every player has a board: five lines on the left, a chocolate box of five by five cells on the right, and a floor of seven spaces below. The printed English rules call them pattern lines and floor line.
rules-setup-3 = The starting player puts the start marker into the centre. The first round is started by a random seat, or by the seat the players choose.

rules-taking-title = Taking chocolates
rules-taking-1 = A round begins with drafting, and turns pass clockwise. On your turn choose a factory or the centre, and take all chocolates of one colour that lie there. You can’t pass.
rules-taking-2 = What is left on a factory moves to the centre. What is left in the centre stays there.
rules-taking-3 = The first player to take from the centre in a round also takes the start marker. It falls onto the leftmost free space of that player’s floor, before the chocolates are placed. That player starts the next round. The marker can’t be taken alone.

rules-lines-title = Lines and floor
rules-lines-1 = Everything you took goes to one line, or all of it to the floor.
rules-lines-2 = A line takes chocolates if it is not full, if it is empty or holds the same colour, and if the matching row of the box does not have that colour yet.
rules-lines-3 = A line fills from right to left. What does not fit falls; you may not drop a part that would fit. You may always drop everything.
rules-lines-4 = The floor fills from left to right. When its seven spaces are taken, further chocolates go to the lid and cost nothing. A marker for which no space is left lies beside the board and costs nothing either.

rules-boxing-title = Boxing and points
rules-boxing-1 = Drafting ends when neither a factory nor the centre holds a chocolate. Then every player goes through the lines from top to bottom. The rightmost chocolate of every full line moves into the box, into the cell of its colour in the same row. The rest of that line goes to the lid. Lines that are not full stay.
rules-boxing-2 = Every chocolate scores at once. Count the unbroken run across and the unbroken run down, each with the new chocolate in it. A run of two or more scores its length; both can score. A chocolate without neighbours scores 1.
rules-boxing-3 = Then the floor costs points, space by space from the left: 1, 1, 2, 2, 2, 3, 3. The marker counts like a chocolate. A score never falls below 0. Then the floor is cleared into the lid; the marker goes back to the centre with the player who starts.
rules-boxing-4 = The factories are filled again. When the bag runs out, everything in the lid goes back into it; if that is not enough, the round starts with what there is.

rules-end-title = The end and its bonuses
rules-end-1 = The game ends after the round in which a player has filled a row of the box from left to right. Everybody finishes that round.
rules-end-2 = Then every full row brings 2 points, every full column 7, and every colour of which all five are in the box 10.
rules-end-3 = The player with the most points wins; on equal points, the one with more full rows. If those are equal too, the win is shared.
rules-end-4 = The game also ends when it is certain that nobody can fill a row any more, when the players agree to end it, or at the limit of rounds.

rules-free-title = The free side
rules-free-1 = On the free side, the brown one, the cells of the box have no colours. You choose the column for the chocolate of a full line. In every row and in every column each colour may stand only once.
rules-free-2 = If at least one cell fits, the chocolate must go to one. If none fits when the line’s turn comes, all chocolates of the line fall onto the floor.
rules-free-3 = You may start a line whose colour has no column left, and you may choose a column that leaves a lower line without a cell. The program warns you.

rules-special-title = Special factories
rules-special-1 = Before every round all nine factories are shuffled; five, seven or nine of them form the ring, and as many of those as there are players show their gold side. The first and the last of the ring are neighbours.
rules-extra-title = Extra
rules-extra-1 = Gets a fifth chocolate from the bag.
rules-magnet-title = Magnet
rules-magnet-1 = Before the first turn it pulls one chocolate of its colour from each of its two neighbours, if that neighbour has one. There is a magnet for every colour.
rules-keep-title = Keep
rules-keep-1 = What is left after a pick stays there and can be taken later.
rules-share-title = Share
rules-share-1 = What is left goes to its two neighbours instead of the centre. The player who took decides for every colour which neighbour gets it; all of it may go to the same one. Chocolates of one colour stay together.
rules-spare-title = Spare
rules-spare-1 = What is left goes to the centre; then you lay this factory beside your floor until the end of the round. The next thing that would fall lands on it and costs nothing. It holds one thing, and it already helps in the turn in which you took it.

rules-rulings-title = Where the printed rulebooks are silent or disagree
rules-rulings-lead = Four printed rulebooks stand behind these rules: Ukrainian, Russian, Czech and Polish. Where they leave a question open, we had to decide. This is what we decided, and why.
rules-ruling-why = Why: { $why }

rules-r5 = A random seat starts the first round, or the players choose who starts.
rules-r5-why = The rulebooks ask who ate chocolate last. A program can’t check that, and chance is fair.
rules-r15 = Of what you took, as many as fit must be placed.
rules-r15-why = All four rulebooks show an example with three choices. If a part could be dropped on purpose there would be a fourth.
rules-r17 = A start marker for which the floor has no space left costs nothing more, and the player who took it still starts.
rules-r17-why = All seven spaces are paid for already, and the marker never goes to the lid.
rules-r18 = A marker alone in the centre does not keep the round going. If nobody took it, the same player starts again.
rules-r18-why = Otherwise there would be a turn without anything to take. The right to start passes only with the marker.
rules-r19 = The players box one after the other, clockwise from the player who started the round, and everyone sees it.
rules-r19-why = On the coloured side the order changes nothing. On the free side later players know the columns that earlier ones chose, and a column can decide whether the game ends.
rules-r25 = The factories are filled one after the other, in the order of the ring.
rules-r25-why = The rulebooks name no order. For chance all orders are equal; only when the chocolates run out are the last factories short.
rules-r28 = If nobody can ever fill a row, the game ends and is scored. It also ends after a limit of rounds: 100, unless the game was set up with another.
rules-r28-why = Otherwise some games would never end. The test never stops a game that could still end with a full row; the limit is for players who could fill a row and never do. Both are ours, not printed.
rules-r32 = The score has no upper limit.
rules-r32-why = A limit would be our invention and could turn wins into ties.
rules-r34 = On the free side you may collect a colour that has no column left in its row.
rules-r34-why = Nothing printed forbids it, and all four rulebooks say what becomes of such a line.
rules-r35 = On the free side you may choose a column that leaves a lower line without a cell.
rules-r35-why = The lines are boxed one after the other; no rulebook asks the player to look ahead.
rules-r37 = The special factories change before every round. An option keeps them for the whole game.
rules-r37-why = In three rulebooks they are shuffled before every round, in the Ukrainian one only before the game.
rules-r40 = Extra draws its chocolate before the magnets pull.
rules-r40-why = It completes the layout on which the magnets act, and all four rulebooks number the kinds in this order.
rules-r42 = All leftovers of the share factory may go to the same neighbour. If a neighbour was taken away as the spare, the next factory beyond it takes its place.
rules-r42-why = Two rulebooks say “and/or”, the other two only name both neighbours. In all four these leftovers stay out of the centre, and on the table the next factory is then the neighbour.
rules-r43 = The spare factory catches the start marker too. An option switches that off.
rules-r43-why = The marker falls and costs like a chocolate, so it is caught like one. Three rulebooks speak only of chocolates there, hence the option.

# Under the pictures.
rules-setup-picture = Five factories for two players, and the start marker in the centre.
rules-taking-picture = The leftovers of two factories lie in the centre, with the start marker.
rules-lines-picture = Lines 1 and 3 take no teal: their rows have it already.
rules-boxing-picture = The brown chocolate completes a run of four across and a run of three down: 4 + 3 = 7 points.
rules-end-picture = The second row is full: the game ends after this round.
rules-free-picture = The teal chocolate of line 1 may go to any column that has no teal yet.
rules-special-picture = Two gold factories among five: a spare and a magnet.
