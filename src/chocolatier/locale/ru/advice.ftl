# Hints and the coach at the table. “You” is the person who asks; $rival is a player's name, as the
# subject of its sentence; $percent has its sign.

hint = Подсказка
advice-waiting = Ищем лучший ход…
advice-step-look = Куда смотреть
advice-step-move = Ход
advice-step-why = Почему
advice-show-move = Показать ход
advice-show-why = Объяснить
advice-take = Возьмите { $move }.
advice-put = Положите плитку с линии { $row } в вертикаль { $column }.
advice-against = По сравнению с таким ходом: { $move }.
advice-as-good = Примерно так же хорош ход: { $move }.
advice-only = Здесь есть только один ход.
advice-gain = Шанс на победу: { $percent }
advice-parts = Что он даёт больше или меньше, чем другой ход:

# Where to look, and what to think of there.
advice-look = Посмотрите на { $slot ->
        [0] центр стола
       *[other] блюдце { $slot }
    }.
advice-look-row = Посмотрите на горизонталь { $row } своей коробки и на вертикали.
advice-think-own = Какой из ваших линий это пригодится?
advice-think-rival = Что сделает дальше { $rival }?
advice-think-floor = Что в конце упадёт на вашу линию брака?
advice-think-lines = Какая из ваших линий останется свободной?
advice-think-start = Кто начнёт следующий раунд?
advice-think-end = Игра может закончиться в этом раунде.

# Why a move is better, as in the review: “then” is after it, “otherwise” after the other one.
advice-why-wins = Тогда игра заканчивается в этом раунде, и вы побеждаете.
advice-why-loses = { $lead } игра заканчивается в этом раунде, и { $rival } побеждает.
advice-why-fills = { $points ->
        [one] Тогда вы заканчиваете линию { $line } и получаете { $points } очко.
        [few] Тогда вы заканчиваете линию { $line } и получаете { $points } очка.
        [many] Тогда вы заканчиваете линию { $line } и получаете { $points } очков.
       *[other] Тогда вы заканчиваете линию { $line } и получаете { $points } очка.
    }
advice-why-instead = { $points ->
        [one] Тогда вы заканчиваете линию { $line } и получаете { $points } очко вместо { $fewer } за линию { $other }.
        [few] Тогда вы заканчиваете линию { $line } и получаете { $points } очка вместо { $fewer } за линию { $other }.
        [many] Тогда вы заканчиваете линию { $line } и получаете { $points } очков вместо { $fewer } за линию { $other }.
       *[other] Тогда вы заканчиваете линию { $line } и получаете { $points } очка вместо { $fewer } за линию { $other }.
    }
advice-why-cell = { $points ->
        [one] Тогда вы получаете за линию { $line } { $points } очко вместо { $fewer }.
        [few] Тогда вы получаете за линию { $line } { $points } очка вместо { $fewer }.
        [many] Тогда вы получаете за линию { $line } { $points } очков вместо { $fewer }.
       *[other] Тогда вы получаете за линию { $line } { $points } очка вместо { $fewer }.
    }
advice-why-scores = { $points ->
        [one] Тогда вы получаете в этом раунде на { $points } очко больше.
        [few] Тогда вы получаете в этом раунде на { $points } очка больше.
        [many] Тогда вы получаете в этом раунде на { $points } очков больше.
       *[other] Тогда вы получаете в этом раунде на { $points } очка больше.
    }
advice-why-floor = { $points ->
        [one] { $lead } вы теряете на линии брака на { $points } очко больше.
        [few] { $lead } вы теряете на линии брака на { $points } очка больше.
        [many] { $lead } вы теряете на линии брака на { $points } очков больше.
       *[other] { $lead } вы теряете на линии брака на { $points } очка больше.
    }
advice-why-falls = { $lead } для линии { $line } нет клетки, и её плитки падают.
advice-why-starts = Тогда вы начинаете следующий раунд.
advice-why-column = { $count ->
        [5] Тогда вы завершаете вертикаль { $column }, а это 7 очков.
       *[other] Тогда вы доводите вертикаль { $column } до { $count } плиток из 5; полная вертикаль даёт 7 очков.
    }
advice-why-colour = Тогда вы собираете в коробке { $pieces }; все пять дают 10 очков.
advice-why-boxes = Тогда вы заканчиваете ещё и линию { $line }, и следующие плитки рядом дадут больше очков.
advice-why-line = Тогда вы держите на линии { $line } для следующего раунда { $count } из { $line } плиток.
advice-why-blocked = { $lead } линия { $line } остаётся занятой: на ней у вас лишь { $pieces }, не хватает ещё { $count }.
advice-why-later = { $points ->
        [one] Сразу почти ничего не меняется, но в следующих раундах вы тогда получаете примерно на { $points } очко больше.
        [few] Сразу почти ничего не меняется, но в следующих раундах вы тогда получаете примерно на { $points } очка больше.
        [many] Сразу почти ничего не меняется, но в следующих раундах вы тогда получаете примерно на { $points } очков больше.
       *[other] Сразу почти ничего не меняется, но в следующих раундах вы тогда получаете примерно на { $points } очка больше.
    }

# The coach, who speaks after a move.
coach = Тренер
coach-hint = Подаёт голос, когда был заметно лучший ход.
coach-mistake = Был заметно лучший ход. Этот отдал { $percent } шансов на победу.
coach-blunder = Был намного лучший ход. Этот отдал { $percent } шансов на победу.
coach-show = Показать
coach-go-on = Играть дальше

# Where people agree on hints, and where they are counted.
new-hints = Подсказки и тренер
new-hints-hint = Каждый может спросить о лучшем ходе; в конце видно, как часто. Кто садится за стол, тот соглашается.
waiting-hints = С подсказками: каждый может спросить о лучшем ходе, и в конце видно, как часто. Садясь за стол, вы соглашаетесь.
final-hints = Подсказки
event-hinted = { $name } берёт подсказку.

# Moves, chances and points, which hints, reviews and the study board say alike
# A move as a part of a sentence. $pieces are chocolates: 3 красные.
review-pick = { $pieces } { $slot ->
        [0] из центра стола
       *[other] с блюдца { $slot }
    } { $line ->
        [0] на линию брака
       *[other] на линию { $line }
    }
review-column = линия { $row } в вертикаль { $column }
review-part-value = очки
review-parts-total = всего
review-parts-explained = Что ход дал больше или меньше, чем лучший:
review-part-points = собственные очки
review-part-floor = линия брака
review-part-bonus = горизонтали, вертикали и цвета
review-part-lines = незаконченные линии
review-part-reach = места рядом с другими плитками
review-part-tempo = начало следующего раунда
review-part-insight = что добавляет опыт многих игр
review-part-denial = меньше для соперника: { $rival }
review-proven-round = Доказано: до конца раунда учтено всё.
review-proven-game = Доказано до конца игры.
review-percent = { $percent } %
review-in-points = { $points } очка

# Games of which there is no review
error-review-unfinished = Разобрать можно только завершённую игру. Сначала доиграйте эту.
error-review-no-moves = В этой игре не сделано ни одного хода, поэтому разбирать нечего.
