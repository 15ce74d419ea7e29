# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# A move as a part of a sentence. $pieces are chocolates: 3 красные.
review-pick = { $pieces } { $slot ->
        [0] из центра стола
       *[other] с блюдца { $slot }
    } { $line ->
        [0] на линию брака
       *[other] на линию { $line }
    }
review-column = линия { $row } в вертикаль { $column }

# What cost a player the game, or won it.
review-lost-move = { $name }: игра проиграна из-за одного хода в раунде { $round } — { $move }. Он отнял { $percent } % шансов на победу; лучше было так: { $best }.
review-lost-moves = { $name }: игра проиграна не одним ходом, а множеством мелких потерь. Вместе они отняли { $percent } % шансов на победу.
review-lost-deal = { $name }: игра проиграна из-за расклада раунда { $round }. Он отнял { $percent } % шансов на победу.
review-lost-luck = { $name }: игра проиграна из-за невезения. Расклады отняли в сумме { $percent } % шансов на победу.
review-lost-rivals = { $name }: игра проиграна из-за ходов других. Они отняли { $percent } % шансов на победу и отдали их другому игроку.
review-won-moves = { $name }: игра выиграна лучшими ходами. Против ходов других они дали { $percent } % шансов на победу.
review-won-luck = { $name }: игра выиграна благодаря везению. Расклады дали { $percent } % шансов на победу.

# Headings of tables: per cent of winning at the start, what luck and moves did to it, and so on.
review-seat = Игрок
review-start = в начале
review-luck = везение
review-own = свои ходы
review-others = ходы других
review-result = результат
review-accuracy = точность
review-round = раунд
review-kind = оценка
review-loss = потеря
review-played = сыграно
review-better = лучше
review-kind-forced = вынужденный
review-kind-best = лучший
review-kind-good = хороший
review-kind-inaccuracy = неточность
review-kind-mistake = ошибка
review-kind-blunder = грубая ошибка

# Errors.
error-review-unfinished = Разобрать можно только завершённую игру. Сначала доиграйте эту.
error-review-no-moves = В этой игре не сделано ни одного хода, поэтому разбирать нечего.
