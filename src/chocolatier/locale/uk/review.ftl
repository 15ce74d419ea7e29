# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# Why another move was better: “then” is after the better move, “otherwise” after the move that was played.
# $lead is one of these: the second one if two sentences follow each other.
review-otherwise = Інакше
review-otherwise-again = А ще
review-why-wins = Тоді гра закінчується в цьому раунді, і { $name } перемагає.
review-why-loses = { $lead } гра закінчується в цьому раунді, і { $rival } перемагає.
review-why-fills = { $points ->
        [one] Тоді { $name } заповнює поличку { $line } й отримує { $points } очко.
        [few] Тоді { $name } заповнює поличку { $line } й отримує { $points } очки.
        [many] Тоді { $name } заповнює поличку { $line } й отримує { $points } очок.
       *[other] Тоді { $name } заповнює поличку { $line } й отримує { $points } очка.
    }
review-why-instead = { $points ->
        [one] Тоді { $name } заповнює поличку { $line } й отримує { $points } очко замість { $fewer } за поличку { $other }.
        [few] Тоді { $name } заповнює поличку { $line } й отримує { $points } очки замість { $fewer } за поличку { $other }.
        [many] Тоді { $name } заповнює поличку { $line } й отримує { $points } очок замість { $fewer } за поличку { $other }.
       *[other] Тоді { $name } заповнює поличку { $line } й отримує { $points } очка замість { $fewer } за поличку { $other }.
    }
review-why-cell = { $points ->
        [one] Тоді { $name } отримує за поличку { $line } { $points } очко замість { $fewer }.
        [few] Тоді { $name } отримує за поличку { $line } { $points } очки замість { $fewer }.
        [many] Тоді { $name } отримує за поличку { $line } { $points } очок замість { $fewer }.
       *[other] Тоді { $name } отримує за поличку { $line } { $points } очка замість { $fewer }.
    }
review-why-scores = { $points ->
        [one] Тоді { $name } отримує в цьому раунді на { $points } очко більше.
        [few] Тоді { $name } отримує в цьому раунді на { $points } очки більше.
        [many] Тоді { $name } отримує в цьому раунді на { $points } очок більше.
       *[other] Тоді { $name } отримує в цьому раунді на { $points } очка більше.
    }
review-why-floor = { $points ->
        [one] { $lead } { $name } втрачає на відходах на { $points } очко більше.
        [few] { $lead } { $name } втрачає на відходах на { $points } очки більше.
        [many] { $lead } { $name } втрачає на відходах на { $points } очок більше.
       *[other] { $lead } { $name } втрачає на відходах на { $points } очка більше.
    }
review-why-falls = { $lead } { $name } не має клітинки для полички { $line }, і все з неї падає.
review-why-rival-takes = { $points ->
        [one] { $lead } { $rival } бере { $pieces } { $slot ->
            [0] із центру столу
           *[other] з вітрини { $slot }
        }, заповнює поличку { $line } й отримує { $points } очко.
        [few] { $lead } { $rival } бере { $pieces } { $slot ->
            [0] із центру столу
           *[other] з вітрини { $slot }
        }, заповнює поличку { $line } й отримує { $points } очки.
        [many] { $lead } { $rival } бере { $pieces } { $slot ->
            [0] із центру столу
           *[other] з вітрини { $slot }
        }, заповнює поличку { $line } й отримує { $points } очок.
       *[other] { $lead } { $rival } бере { $pieces } { $slot ->
            [0] із центру столу
           *[other] з вітрини { $slot }
        }, заповнює поличку { $line } й отримує { $points } очка.
    }
review-why-rival-fills = { $points ->
        [one] { $lead } { $rival } заповнює поличку { $line } й отримує { $points } очко.
        [few] { $lead } { $rival } заповнює поличку { $line } й отримує { $points } очки.
        [many] { $lead } { $rival } заповнює поличку { $line } й отримує { $points } очок.
       *[other] { $lead } { $rival } заповнює поличку { $line } й отримує { $points } очка.
    }
review-why-rival-scores = { $points ->
        [one] { $lead } { $rival } отримує в цьому раунді на { $points } очко більше.
        [few] { $lead } { $rival } отримує в цьому раунді на { $points } очки більше.
        [many] { $lead } { $rival } отримує в цьому раунді на { $points } очок більше.
       *[other] { $lead } { $rival } отримує в цьому раунді на { $points } очка більше.
    }
review-why-rival-floor = { $points ->
        [one] Тоді { $rival } втрачає на відходах на { $points } очко більше.
        [few] Тоді { $rival } втрачає на відходах на { $points } очки більше.
        [many] Тоді { $rival } втрачає на відходах на { $points } очок більше.
       *[other] Тоді { $rival } втрачає на відходах на { $points } очка більше.
    }
review-why-starts = Тоді { $name } починає наступний раунд.
review-why-column = { $count ->
        [5] Тоді { $name } завершує вертикаль { $column }, а це 7 очок.
       *[other] Тоді { $name } доводить вертикаль { $column } до { $count } цукерок із 5; повна вертикаль дає 7 очок.
    }
review-why-colour = Тоді { $name } має в коробці { $pieces }; усі п’ять дають 10 очок.
review-why-boxes = Тоді { $name } заповнює ще й поличку { $line }, і наступні цукерки поруч дадуть більше очок.
review-why-rival-boxes = { $lead } { $rival } заповнює також поличку { $line }, і наступні цукерки поруч дадуть більше очок.
review-why-rival-line = { $lead } { $rival } має на поличці { $line } для наступного раунду { $count } з { $line } цукерок.
review-why-line = Тоді { $name } має на поличці { $line } для наступного раунду { $count } з { $line } цукерок.
review-why-blocked = { $lead } поличка { $line } лишається зайнятою: { $name } має на ній лише { $pieces }, бракує ще { $count }.
review-why-later = { $points ->
        [one] Одразу майже нічого не змінюється, але в наступних раундах кращий хід дає приблизно на { $points } очко більше.
        [few] Одразу майже нічого не змінюється, але в наступних раундах кращий хід дає приблизно на { $points } очки більше.
        [many] Одразу майже нічого не змінюється, але в наступних раундах кращий хід дає приблизно на { $points } очок більше.
       *[other] Одразу майже нічого не змінюється, але в наступних раундах кращий хід дає приблизно на { $points } очка більше.
    }
review-why-mostly-later = { $points ->
        [one] Більша частина різниці стане помітна в наступних раундах: приблизно { $points } очко.
        [few] Більша частина різниці стане помітна в наступних раундах: приблизно { $points } очки.
        [many] Більша частина різниці стане помітна в наступних раундах: приблизно { $points } очок.
       *[other] Більша частина різниці стане помітна в наступних раундах: приблизно { $points } очка.
    }

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

# The report. Parts say where the difference between two moves comes from.
review-title = Розбір гри
review-graph = Шанси на перемогу
review-points = Очки
review-mean = середня втрата
review-effort = { $nodes } вузлів на кожен пошук, { $deals } спробних викладок на кожен раунд
review-round-title = Раунд { $round }
review-round-short = Р{ $round }
review-deal = Везіння з викладкою
review-points-boxed = у коробці
review-points-floor = відходи
review-points-rows = горизонталі
review-points-columns = вертикалі
review-points-colours = кольори
review-better-was = Краще було
review-expected = Очікується після цього
review-details = Очікувані ходи та очки за складниками
review-part = складник

# The page of a review. $you is yes if the player is the reader; $cause is what decided most.
review = Розбір
review-loading = Гра завантажується…
review-under-way = Розбір готується…
review-progress = Скільки розбору вже готово
review-ahead = { $count ->
        [one] попереду { $count } розбір
        [few] попереду { $count } розбори
       *[many] попереду { $count } розборів
    }
review-cancel = Скасувати
review-none = Немає розбору, який можна показати
review-again = Зробити знову
review-share = Поділитися розбором
review-link = Посилання на цей розбір
review-link-hint = Розбір побачать усі, хто має посилання. Рахувати знову нічого не треба.
review-overview = Огляд
review-all-moves = Усі ходи
review-headline-won = { $cause ->
        [play] { $you ->
            [yes] Ви виграли завдяки грі, а не везінню
           *[no] { $name }: перемога завдяки грі, а не везінню
        }
        [luck] { $you ->
            [yes] Ви виграли, і вам щастило
           *[no] { $name }: перемога завдяки везінню
        }
       *[both] { $you ->
            [yes] Ви виграли завдяки грі й везінню
           *[no] { $name }: перемога завдяки грі й везінню
        }
    }
review-headline-shared = { $you ->
        [yes] Ви розділили перемогу
       *[no] { $name }: спільна перемога
    }
review-headline-lost = { $cause ->
        [play] { $you ->
            [yes] Ви програли через ходи, а не через невезіння
           *[no] { $name }: поразка через ходи, а не через невезіння
        }
        [luck] { $you ->
            [yes] Ви програли через невезіння, а не через ходи
           *[no] { $name }: поразка через невезіння, а не через ходи
        }
        [rivals] { $you ->
            [yes] Гру у вас забрали ходи інших
           *[no] { $name }: поразка через ходи інших
        }
       *[both] { $you ->
            [yes] Ви програли і через ходи, і через невезіння
           *[no] { $name }: поразка через ходи й невезіння
        }
    }
review-waterfall = Що сталося із шансом на перемогу
review-bar-start = До першої викладки
review-bar-luck = Везіння з викладками
review-bar-yours = Ваші рішення
review-bar-of = Рішення: { $name }
review-bar-result = Підсумок
review-map = Шанс на перемогу: { $name }. Клавіші зі стрілками ведуть грою.
review-map-seat = { $name } { $percent }
review-page-move = Раунд { $round }, { $name }:
review-deal-of = Викладка раунду { $round }
review-deal-luck = Викладка змінила шанс на перемогу: { $name } { $percent }
review-luck-short = везіння { $percent }
review-better-move = Краще: { $move }.
review-no-choice = Іншого ходу не було.
review-nothing-better = Кращого ходу не знайдено.
review-chance-now = Шанс на перемогу тут: { $name } { $percent }
review-place = місце { $place }: { $percent }
review-end = Гру завершено
review-moments = Ключові моменти
review-moment = Раунд { $round }, { $name }: { $move }
review-accuracy-row = Точність
review-mistakes-row = Помилки
review-next-mistake = Наступна помилка

# Learn from your mistakes: each mistake of a review is a question on the board.
learning = Вчіться на своїх помилках
learning-of = Вчіться на помилках: { $name }
learning-question = Питання { $number } з { $of }
learning-over = Усі питання
learning-back = Назад до розбору
learning-ask = Раунд { $round }: знайдіть кращий хід
learning-played = У грі було: { $move }. Це коштувало { $percent } шансу на перемогу.
learning-judging = Ваш хід оцінюється …
learning-found = Знайдено!
learning-good = { $move }: добрий хід, він віддає лише { $percent }. Ще трохи краще: { $best }.
learning-as-good = { $move }: не гірше, ніж { $best }.
learning-same = Саме так і було в грі. Цей хід віддає { $percent } шансу на перемогу. Спробуйте інший.
learning-better = { $move }: краще, ніж було в грі, але все ще віддає { $percent } шансу на перемогу. Спробуйте інший хід.
learning-wrong = { $move }: це віддає { $percent } шансу на перемогу. Спробуйте інший хід.
learning-show = Показати
learning-next = Наступне питання
learning-previous = Попереднє питання
learning-end = До підсумку
learning-none = Тут немає помилок, на яких можна вчитися.
learning-summary = Знайдено з першої спроби: { $first } з { $all }
learning-outcome-first = з першої спроби
learning-outcome-later = після кількох спроб
learning-outcome-shown = показано
learning-outcome-open = пропущено
learning-again = Решту ще раз
learning-again-all = Усі ще раз
