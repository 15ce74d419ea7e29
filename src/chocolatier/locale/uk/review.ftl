# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# A move as a part of a sentence. $pieces are chocolates: 3 червоні.
review-pick = { $pieces } { $slot ->
        [0] із центру столу
       *[other] з вітрини { $slot }
    } { $line ->
        [0] у відходи
       *[other] на поличку { $line }
    }
review-column = поличка { $row } у вертикаль { $column }

# What cost a player the game, or won it.
review-lost-move = { $name }: гру програно через один хід у раунді { $round } — { $move }. Він забрав { $percent } % шансів на перемогу; краще було так: { $best }.
review-lost-moves = { $name }: гру програно не одним ходом, а багатьма дрібними втратами. Разом вони забрали { $percent } % шансів на перемогу.
review-lost-deal = { $name }: гру програно через викладку раунду { $round }. Вона забрала { $percent } % шансів на перемогу.
review-lost-luck = { $name }: гру програно через невезіння. Викладки забрали загалом { $percent } % шансів на перемогу.
review-lost-rivals = { $name }: гру програно через ходи інших. Вони забрали { $percent } % шансів на перемогу й віддали їх іншому гравцеві.
review-won-moves = { $name }: гру виграно кращими ходами. Проти ходів інших вони дали { $percent } % шансів на перемогу.
review-won-luck = { $name }: гру виграно завдяки везінню. Викладки дали { $percent } % шансів на перемогу.

# Headings of tables: per cent of winning at the start, what luck and moves did to it, and so on.
review-seat = Гравець
review-start = на початку
review-luck = везіння
review-own = свої ходи
review-others = ходи інших
review-result = результат
review-accuracy = точність
review-round = раунд
review-kind = оцінка
review-loss = втрата
review-played = зіграно
review-better = краще
review-kind-forced = вимушений
review-kind-best = найкращий
review-kind-good = добрий
review-kind-inaccuracy = неточність
review-kind-mistake = помилка
review-kind-blunder = груба помилка

# Errors.
error-review-unfinished = Розібрати можна лише завершену гру. Спершу дограйте цю.
error-review-no-moves = У цій грі не зроблено жодного ходу, тож розбирати нічого.
