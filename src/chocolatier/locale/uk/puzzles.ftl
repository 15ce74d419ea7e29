# Puzzles: one move is right, and that is proven.

puzzle-goal-win = Гра закінчиться в цьому раунді. Знайдіть єдиний хід, який виграє за будь-яких відповідей.
puzzle-goal-share = Гра закінчиться в цьому раунді. Знайдіть єдиний хід, який рятує спільну перемогу за будь-яких відповідей.
puzzle-goal-round = Знайдіть хід, який за будь-яких відповідей дає найкращу перевагу в кінці цього раунду.
puzzle-theme-flood = повінь у відходах
puzzle-theme-denial = випередити суперника
puzzle-theme-marker = маркер першого ходу
puzzle-theme-column = вертикаль
puzzle-theme-colour = колір
puzzle-theme-dead-line = мертва поличка
puzzle-theme-keep = комора
puzzle-theme-share = щедра вітрина
puzzle-theme-spare = запасна вітрина
puzzle-theme-magnet = магніт
puzzle-theme-drop = усе у відходи
puzzle-theme-place = правильне місце
puzzle-right = Правильно. Але це ще не все.
puzzle-solved = Розв’язано!
# Leads in points may be negative.
puzzle-wrong-lead = Не цей: за найкращих відповідей він дає { $lead }, а правильний хід — { $best }.
puzzle-wrong-result =
    { $result ->
        [wins] Не цей.
        [shares] Не цей: за найкращих відповідей перемога буде лише спільною.
        [open] Не цей: за найкращих відповідей перемога не гарантована.
       *[loses] Не цей: за найкращих відповідей він програє.
    }
puzzle-leads = Він гарантує перевагу { $lead } у кінці раунду; наступний за силою хід — лише { $second }.
puzzle-seat = Місце { $seat }

# The page of the puzzles.
puzzle-lead = Правильний лише один хід, і це доведено до кінця раунду. Усього задач: { $count }.
puzzle-day = Задача дня
puzzle-day-hint = Сьогодні однакова для всіх.
puzzle-day-done =
    { $right ->
        [yes] Розв’язано з першої спроби.
       *[no] Не розв’язано з першої спроби.
    }
puzzle-row = Днів поспіль: { $count }.
puzzle-streak = Серія
puzzle-streak-hint = Дедалі складніше, до першої помилки.
puzzle-rush = На час
puzzle-rush-hint = Якнайбільше за три хвилини; третя помилка — кінець.
puzzle-best = Ваш рекорд: { $count }.
puzzle-train = Тренування
puzzle-train-hint = Усі теми й правила, скільки завгодно.
puzzle-tried = Задач: { $count }; з першої спроби: { $right }.
puzzle-by-theme = За темою
puzzle-by-rules = За правилами
puzzle-mistakes = Ваші власні помилки
puzzle-mistakes-hint = Розбір гри показує, де можна було зіграти краще.
puzzle-mistakes-go = До ваших ігор
puzzle-mistakes-ask = Кожна помилка розібраної гри — питання на дошці: знайдіть кращий хід.
puzzle-mistakes-count =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }
puzzle-rush-score = Розв’язано: { $count } · { $clock }
puzzle-streak-score = Поспіль: { $count }
puzzle-streak-over = Серію завершено.
puzzle-streak-result = До підсумку
puzzle-train-score = Правильно: { $count } з { $of }
puzzle-series-over = Розв’язано: { $count }
puzzle-again = Ще раз
puzzle-record = Новий рекорд!
puzzle-back = До всіх задач
puzzle-no-more = Це були всі.
puzzle-one = Задача
puzzle-difficulty = Складність { $difficulty } з 5
puzzle-wrong = Не цей. Спробуйте ще.
puzzle-shown = Ось розв’язок.
puzzle-line = Правильний хід: { $move }.
puzzle-why = Чому він правильний
puzzle-themes = Тема: { $themes }
puzzle-people = з першої спроби: { $right } з { $tried } людей
puzzle-proof = Пройти доведення
puzzle-next = Наступна задача
puzzle-show = Показати розв’язок
puzzle-points = Очки до кінця раунду
puzzle-points-right = Після правильного ходу
puzzle-result =
    { $result ->
        [wins] перемога
        [shares] спільна перемога
        [loses] поразка
       *[open] перемога не гарантована
    }
puzzle-result-lead = перевага { $lead }
puzzle-proving = Доводимо …
puzzle-proof-yours = Ваші ходи й до чого веде кожен
puzzle-proof-reply = Відповіді місця { $seat } і до чого кожна веде для вас
puzzle-proof-end = Раунд закінчено: ваша перевага — { $lead }.
puzzle-proof-back = На хід назад
# What a seat gets: points of chocolates that are boxed, the floor, bonuses.
puzzle-points-cell = у коробці { $boxed }, втрачено { $floor }, додаткових очок { $bonus }
