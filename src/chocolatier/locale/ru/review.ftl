# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# Why another move was better: “then” is after the better move, “otherwise” after the move that was played.
# $lead is one of these: the second one if two sentences follow each other.
review-otherwise = Иначе
review-otherwise-again = А ещё
review-why-wins = Тогда игра заканчивается в этом раунде, и { $name } побеждает.
review-why-loses = { $lead } игра заканчивается в этом раунде, и { $rival } побеждает.
review-why-fills = { $points ->
        [one] Тогда { $name } заканчивает линию { $line } и получает { $points } очко.
        [few] Тогда { $name } заканчивает линию { $line } и получает { $points } очка.
        [many] Тогда { $name } заканчивает линию { $line } и получает { $points } очков.
       *[other] Тогда { $name } заканчивает линию { $line } и получает { $points } очка.
    }
review-why-instead = { $points ->
        [one] Тогда { $name } заканчивает линию { $line } и получает { $points } очко вместо { $fewer } за линию { $other }.
        [few] Тогда { $name } заканчивает линию { $line } и получает { $points } очка вместо { $fewer } за линию { $other }.
        [many] Тогда { $name } заканчивает линию { $line } и получает { $points } очков вместо { $fewer } за линию { $other }.
       *[other] Тогда { $name } заканчивает линию { $line } и получает { $points } очка вместо { $fewer } за линию { $other }.
    }
review-why-cell = { $points ->
        [one] Тогда { $name } получает за линию { $line } { $points } очко вместо { $fewer }.
        [few] Тогда { $name } получает за линию { $line } { $points } очка вместо { $fewer }.
        [many] Тогда { $name } получает за линию { $line } { $points } очков вместо { $fewer }.
       *[other] Тогда { $name } получает за линию { $line } { $points } очка вместо { $fewer }.
    }
review-why-scores = { $points ->
        [one] Тогда { $name } получает в этом раунде на { $points } очко больше.
        [few] Тогда { $name } получает в этом раунде на { $points } очка больше.
        [many] Тогда { $name } получает в этом раунде на { $points } очков больше.
       *[other] Тогда { $name } получает в этом раунде на { $points } очка больше.
    }
review-why-floor = { $points ->
        [one] { $lead } { $name } теряет на линии брака на { $points } очко больше.
        [few] { $lead } { $name } теряет на линии брака на { $points } очка больше.
        [many] { $lead } { $name } теряет на линии брака на { $points } очков больше.
       *[other] { $lead } { $name } теряет на линии брака на { $points } очка больше.
    }
review-why-falls = { $lead } { $name } не находит клетки для линии { $line }, и её плитки падают.
review-why-rival-takes = { $points ->
        [one] { $lead } { $rival } берёт { $pieces } { $slot ->
            [0] из центра стола
           *[other] с блюдца { $slot }
        }, заканчивает линию { $line } и получает { $points } очко.
        [few] { $lead } { $rival } берёт { $pieces } { $slot ->
            [0] из центра стола
           *[other] с блюдца { $slot }
        }, заканчивает линию { $line } и получает { $points } очка.
        [many] { $lead } { $rival } берёт { $pieces } { $slot ->
            [0] из центра стола
           *[other] с блюдца { $slot }
        }, заканчивает линию { $line } и получает { $points } очков.
       *[other] { $lead } { $rival } берёт { $pieces } { $slot ->
            [0] из центра стола
           *[other] с блюдца { $slot }
        }, заканчивает линию { $line } и получает { $points } очка.
    }
review-why-rival-fills = { $points ->
        [one] { $lead } { $rival } заканчивает линию { $line } и получает { $points } очко.
        [few] { $lead } { $rival } заканчивает линию { $line } и получает { $points } очка.
        [many] { $lead } { $rival } заканчивает линию { $line } и получает { $points } очков.
       *[other] { $lead } { $rival } заканчивает линию { $line } и получает { $points } очка.
    }
review-why-rival-scores = { $points ->
        [one] { $lead } { $rival } получает в этом раунде на { $points } очко больше.
        [few] { $lead } { $rival } получает в этом раунде на { $points } очка больше.
        [many] { $lead } { $rival } получает в этом раунде на { $points } очков больше.
       *[other] { $lead } { $rival } получает в этом раунде на { $points } очка больше.
    }
review-why-rival-floor = { $points ->
        [one] Тогда { $rival } теряет на линии брака на { $points } очко больше.
        [few] Тогда { $rival } теряет на линии брака на { $points } очка больше.
        [many] Тогда { $rival } теряет на линии брака на { $points } очков больше.
       *[other] Тогда { $rival } теряет на линии брака на { $points } очка больше.
    }
review-why-starts = Тогда { $name } начинает следующий раунд.
review-why-column = { $count ->
        [5] Тогда { $name } завершает вертикаль { $column }, а это 7 очков.
       *[other] Тогда { $name } доводит вертикаль { $column } до { $count } плиток из 5; полная вертикаль даёт 7 очков.
    }
review-why-colour = Тогда { $name } собирает в коробке { $pieces }; все пять дают 10 очков.
review-why-boxes = Тогда { $name } заканчивает ещё и линию { $line }, и следующие плитки рядом дадут больше очков.
review-why-rival-boxes = { $lead } { $rival } заканчивает также линию { $line }, и следующие плитки рядом дадут больше очков.
review-why-rival-line = { $lead } { $rival } держит на линии { $line } для следующего раунда { $count } из { $line } плиток.
review-why-line = Тогда { $name } держит на линии { $line } для следующего раунда { $count } из { $line } плиток.
review-why-blocked = { $lead } линия { $line } остаётся занятой: { $name } кладёт на неё лишь { $pieces }, не хватает ещё { $count }.
review-why-later = { $points ->
        [one] Сразу почти ничего не меняется, но в следующих раундах лучший ход даёт примерно на { $points } очко больше.
        [few] Сразу почти ничего не меняется, но в следующих раундах лучший ход даёт примерно на { $points } очка больше.
        [many] Сразу почти ничего не меняется, но в следующих раундах лучший ход даёт примерно на { $points } очков больше.
       *[other] Сразу почти ничего не меняется, но в следующих раундах лучший ход даёт примерно на { $points } очка больше.
    }
review-why-mostly-later = { $points ->
        [one] Бо́льшая часть разницы скажется в следующих раундах: примерно { $points } очко.
        [few] Бо́льшая часть разницы скажется в следующих раундах: примерно { $points } очка.
        [many] Бо́льшая часть разницы скажется в следующих раундах: примерно { $points } очков.
       *[other] Бо́льшая часть разницы скажется в следующих раундах: примерно { $points } очка.
    }

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

# The report. Parts say where the difference between two moves comes from.
review-title = Разбор игры
review-graph = Шансы на победу
review-points = Очки
review-mean = средняя потеря
review-effort = { $nodes } узлов на каждый поиск, { $deals } пробных раскладов на каждый раунд
review-round-title = Раунд { $round }
review-round-short = Р{ $round }
review-deal = Везение с раскладом
review-points-boxed = в коробке
review-points-floor = линия брака
review-points-rows = горизонтали
review-points-columns = вертикали
review-points-colours = цвета
review-better-was = Лучше было
review-expected = Ожидается после этого
review-details = Ожидаемые ходы и очки по частям
review-part = часть

# The page of a review. $you is yes if the player is the reader; $cause is what decided most.
review = Разбор
review-loading = Игра загружается…
review-under-way = Разбор готовится…
review-progress = Сколько разбора уже готово
review-ahead = { $count ->
        [one] впереди { $count } разбор
        [few] впереди { $count } разбора
       *[many] впереди { $count } разборов
    }
review-cancel = Отменить
review-none = Нет разбора, который можно показать
review-again = Сделать заново
review-share = Поделиться разбором
review-link = Ссылка на этот разбор
review-link-hint = Разбор увидят все, у кого есть ссылка. Считать заново ничего не нужно.
review-overview = Обзор
review-all-moves = Все ходы
review-headline-won = { $cause ->
        [play] { $you ->
            [yes] Вы выиграли благодаря игре, а не везению
           *[no] { $name }: победа благодаря игре, а не везению
        }
        [luck] { $you ->
            [yes] Вы выиграли, и вам везло
           *[no] { $name }: победа благодаря везению
        }
       *[both] { $you ->
            [yes] Вы выиграли благодаря игре и везению
           *[no] { $name }: победа благодаря игре и везению
        }
    }
review-headline-shared = { $you ->
        [yes] Вы разделили победу
       *[no] { $name }: общая победа
    }
review-headline-lost = { $cause ->
        [play] { $you ->
            [yes] Вы проиграли из-за ходов, а не из-за невезения
           *[no] { $name }: поражение из-за ходов, а не из-за невезения
        }
        [luck] { $you ->
            [yes] Вы проиграли из-за невезения, а не из-за ходов
           *[no] { $name }: поражение из-за невезения, а не из-за ходов
        }
        [rivals] { $you ->
            [yes] Игру у вас забрали ходы других
           *[no] { $name }: поражение из-за ходов других
        }
       *[both] { $you ->
            [yes] Вы проиграли и из-за ходов, и из-за невезения
           *[no] { $name }: поражение из-за ходов и невезения
        }
    }
review-waterfall = Что стало с шансом на победу
review-bar-start = До первого расклада
review-bar-luck = Везение с раскладами
review-bar-yours = Ваши решения
review-bar-of = Решения: { $name }
review-bar-result = Итог
review-map = Шанс на победу: { $name }. Клавиши со стрелками ведут по игре.
review-map-seat = { $name } { $percent }
review-page-move = Раунд { $round }, { $name }:
review-deal-of = Расклад раунда { $round }
review-deal-luck = Расклад изменил шанс на победу: { $name } { $percent }
review-luck-short = везение { $percent }
review-better-move = Лучше: { $move }.
review-no-choice = Другого хода не было.
review-nothing-better = Лучшего хода не найдено.
review-chance-now = Шанс на победу здесь: { $name } { $percent }
review-place = место { $place }: { $percent }
review-end = Игра окончена
review-moments = Ключевые моменты
review-moment = Раунд { $round }, { $name }: { $move }
review-accuracy-row = Точность
review-mistakes-row = Ошибки
review-next-mistake = Следующая ошибка

# Learn from your mistakes: each mistake of a review is a question on the board.
learning = Учитесь на своих ошибках
learning-of = Учитесь на ошибках: { $name }
learning-question = Вопрос { $number } из { $of }
learning-over = Все вопросы
learning-back = Назад к разбору
learning-ask = Раунд { $round }: найдите лучший ход
learning-played = В игре было: { $move }. Это стоило { $percent } шанса на победу.
learning-judging = Ваш ход оценивается …
learning-found = Найдено!
learning-good = { $move }: хороший ход, он отдаёт лишь { $percent }. Ещё немного лучше: { $best }.
learning-as-good = { $move }: не хуже, чем { $best }.
learning-same = Именно так и было в игре. Этот ход отдаёт { $percent } шанса на победу. Попробуйте другой.
learning-better = { $move }: лучше, чем было в игре, но всё ещё отдаёт { $percent } шанса на победу. Попробуйте другой ход.
learning-wrong = { $move }: это отдаёт { $percent } шанса на победу. Попробуйте другой ход.
learning-show = Показать
learning-next = Следующий вопрос
learning-previous = Предыдущий вопрос
learning-end = К итогу
learning-none = Здесь нет ошибок, на которых можно учиться.
learning-summary = Найдено с первой попытки: { $first } из { $all }
learning-outcome-first = с первой попытки
learning-outcome-later = после нескольких попыток
learning-outcome-shown = показано
learning-outcome-open = пропущено
learning-again = Остальные ещё раз
learning-again-all = Все ещё раз
