### Партії, які кілька людей грають з однаковими викладками.

contest-rank = Місце
contest-name = Ім’я
contest-points = Очки
contest-lead = Перевага
contest-all = { $count ->
    [one] Показати { $count } результат
    [few] Показати всі { $count } результати
   *[many] Показати всі { $count } результатів
}

## Викладка дня

daily-days = Дні
daily-before = Попередній день
daily-after = Наступний день
daily-today = Сьогоднішня викладка
daily-game = Партія цього дня
daily-starts = перший хід
daily-play = Грати сьогоднішню викладку
daily-resume = Грати далі
daily-practice = Зіграти без заліку
daily-counts = У всіх однакові викладки й однакові суперники. Зараховується перша спроба: без підказок і без скасування ходів.
daily-past = Цей день минув. Його викладки можна грати скільки завгодно, а результати не зміняться.
daily-done = Місце { $place }, перевага { $lead }
daily-void = Ця партія не зараховується: довелося замінити бота.
daily-name = Ваше ім’я для таблиці результатів
daily-name-give = Показати мій результат
daily-named = Ваш результат записано як { $name }.
daily-unname = Прибрати моє ім’я
daily-players = { $players ->
    [0] Ще ніхто не закінчив.
    [one] Закінчила { $players } людина.
    [few] Закінчили { $players } людини.
   *[many] Закінчили { $players } людей.
}
daily-no-results = Ще ніхто не назвав свого імені.
daily-beside = Поруч: { $name }
daily-beside-lead = Ваша перевага { $own }; { $name } на тих самих викладках має { $rival }.
daily-round = Після раунду
daily-watch-rival = Подивитися, як грає { $name }
daily-rival-comes = { $name } саме грає ці викладки. Результат з’явиться тут.
daily-rival-later = { $name } зіграє ці викладки пізніше.

## Результат, щоб поділитися

share-title = Поділитися результатом
share-text = Поділитися текстом
share-picture = Зберегти як зображення
share-daily = Chocolatier · викладка за { $date }
share-daily-lead = перевага { $lead }
share-daily-rival = перевага { $lead }, { $name } { $rival }

## Партії з однаковими викладками

duplicate-title = Зіграй мої викладки
duplicate-lead = { $name } вже має результат на цих викладках. У вас будуть такі самі викладки й ті самі суперники: різниця покаже, хто зіграв краще.
duplicate-play = Грати ці викладки
duplicate-link = Посилання для друзів
duplicate-link-hint = Кожен, хто його відкриє, раз зіграє ті самі викладки.
duplicate-name = Ваше ім’я
duplicate-difference = Різниця
duplicate-host = автор виклику
duplicate-playing = ще грає
duplicate-void = не зараховано
duplicate-equal = Усі викладки були однакові.
duplicate-unequal = Викладки однакові до раунду { $round }: відтоді в торбинці було інше, бо в коробки пішли інші цукерки.
duplicate-match-open = Відкрити два столи
duplicate-match-link-hint = Кожен, хто його відкриє, може сісти на вільне місце або дивитися.
duplicate-table = Стіл { $number }
duplicate-team = Команда { $team }
duplicate-sit = Сісти тут
duplicate-go = До столу
duplicate-match-wait = Матч вирішиться, коли закінчать за обома столами.
duplicate-match-won = Команда { $team } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} різниці.
duplicate-match-even = Команди зіграли нарівно.
