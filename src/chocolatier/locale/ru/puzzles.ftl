# Puzzles: one move is right, and that is proven.

puzzle-goal-win = Игра закончится в этом раунде. Найдите единственный ход, который выигрывает при любых ответах.
puzzle-goal-share = Игра закончится в этом раунде. Найдите единственный ход, который спасает общую победу при любых ответах.
puzzle-goal-round = Найдите ход, который при любых ответах даёт лучший перевес в конце этого раунда.
puzzle-theme-flood = потоп на линии брака
puzzle-theme-denial = опередить соперника
puzzle-theme-marker = жетон первого игрока
puzzle-theme-column = вертикаль
puzzle-theme-colour = цвет
puzzle-theme-dead-line = мёртвая линия
puzzle-theme-keep = копилка
puzzle-theme-share = щедрое блюдце
puzzle-theme-spare = запасное блюдце
puzzle-theme-magnet = магнит
puzzle-theme-drop = всё на линию брака
puzzle-theme-place = верное место
puzzle-right = Верно. Но это ещё не всё.
puzzle-solved = Решено!
# Leads in points may be negative.
puzzle-wrong-lead = Не этот: при лучших ответах он даёт { $lead }, а верный ход — { $best }.
puzzle-wrong-result =
    { $result ->
        [wins] Не этот.
        [shares] Не этот: при лучших ответах победа будет лишь общей.
        [open] Не этот: при лучших ответах победа не гарантирована.
       *[loses] Не этот: при лучших ответах он проигрывает.
    }
puzzle-leads = Он гарантирует перевес { $lead } в конце раунда; следующий по силе ход — лишь { $second }.
puzzle-seat = Место { $seat }

# The page of the puzzles.
puzzle-lead = Верен лишь один ход, и это доказано до конца раунда. Всего задач: { $count }.
puzzle-day = Задача дня
puzzle-day-hint = Сегодня одинаковая для всех.
puzzle-day-done =
    { $right ->
        [yes] Решено с первой попытки.
       *[no] Не решено с первой попытки.
    }
puzzle-row = Дней подряд: { $count }.
puzzle-streak = Серия
puzzle-streak-hint = Всё сложнее, до первой ошибки.
puzzle-rush = На время
puzzle-rush-hint = Как можно больше за три минуты; третья ошибка — конец.
puzzle-best = Ваш рекорд: { $count }.
puzzle-train = Тренировка
puzzle-train-hint = Все темы и правила, сколько угодно.
puzzle-tried = Задач: { $count }; с первой попытки: { $right }.
puzzle-by-theme = По темам
puzzle-by-rules = По правилам
puzzle-mistakes = Ваши собственные ошибки
puzzle-mistakes-hint = Разбор игры показывает, где можно было сыграть лучше.
puzzle-mistakes-go = К вашим играм
puzzle-mistakes-ask = Каждая ошибка разобранной игры — вопрос на доске: найдите лучший ход.
puzzle-mistakes-count =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
puzzle-rush-score = Решено: { $count } · { $clock }
puzzle-streak-score = Подряд: { $count }
puzzle-streak-over = Серия закончена.
puzzle-streak-result = К итогу
puzzle-train-score = Верно: { $count } из { $of }
puzzle-series-over = Решено: { $count }
puzzle-again = Ещё раз
puzzle-record = Новый рекорд!
puzzle-back = Ко всем задачам
puzzle-no-more = Это были все.
puzzle-one = Задача
puzzle-difficulty = Сложность { $difficulty } из 5
puzzle-wrong = Не этот. Попробуйте ещё.
puzzle-shown = Вот решение.
puzzle-line = Верный ход: { $move }.
puzzle-why = Почему он верен
puzzle-themes = Тема: { $themes }
puzzle-people = с первой попытки: { $right } из { $tried } человек
puzzle-proof = Пройти доказательство
puzzle-next = Следующая задача
puzzle-show = Показать решение
puzzle-points = Очки до конца раунда
puzzle-points-right = После верного хода
puzzle-result =
    { $result ->
        [wins] победа
        [shares] общая победа
        [loses] поражение
       *[open] победа не гарантирована
    }
puzzle-result-lead = перевес { $lead }
puzzle-proving = Доказываем …
puzzle-proof-yours = Ваши ходы и к чему ведёт каждый
puzzle-proof-reply = Ответы места { $seat } и к чему каждый ведёт для вас
puzzle-proof-end = Раунд окончен: ваш перевес — { $lead }.
puzzle-proof-back = На ход назад
# What a seat gets: points of chocolates that are boxed, the floor, bonuses.
puzzle-points-cell = в коробке { $boxed }, потеряно { $floor }, дополнительных очков { $bonus }
