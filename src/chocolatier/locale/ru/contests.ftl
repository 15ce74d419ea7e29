### Партии, которые несколько человек играют с одинаковыми раскладами.

contest-rank = Место
contest-name = Имя
contest-points = Очки
contest-lead = Перевес
contest-all = { $count ->
    [one] Показать { $count } результат
    [few] Показать все { $count } результата
   *[many] Показать все { $count } результатов
}

## Расклад дня

daily-days = Дни
daily-before = Предыдущий день
daily-after = Следующий день
daily-today = Сегодняшний расклад
daily-game = Партия этого дня
daily-starts = первый ход
daily-play = Играть сегодняшний расклад
daily-resume = Играть дальше
daily-practice = Сыграть без зачёта
daily-counts = У всех одинаковые расклады и одинаковые соперники. Засчитывается первая попытка: без подсказок и без отмены ходов.
daily-past = Этот день прошёл. Его расклады можно играть сколько угодно, а результаты не изменятся.
daily-done = Место { $place }, перевес { $lead }
daily-void = Эта партия не засчитывается: пришлось заменить бота.
daily-name = Ваше имя для таблицы результатов
daily-name-give = Показать мой результат
daily-named = Ваш результат записан под именем { $name }.
daily-unname = Убрать моё имя
daily-players = { $players ->
    [0] Ещё никто не закончил.
    [one] Закончил { $players } человек.
    [few] Закончили { $players } человека.
   *[many] Закончили { $players } человек.
}
daily-no-results = Ещё никто не назвал своего имени.
daily-beside = Рядом: { $name }
daily-beside-lead = Ваш перевес { $own }; у игрока { $name } на тех же раскладах { $rival }.
daily-round = После раунда
daily-watch-rival = Посмотреть, как играет { $name }
daily-rival-comes = { $name } сейчас играет эти расклады. Результат появится здесь.
daily-rival-later = { $name } сыграет эти расклады позже.

## Результат, чтобы поделиться

share-title = Поделиться результатом
share-text = Поделиться текстом
share-picture = Сохранить как картинку
share-daily = Chocolatier · расклад за { $date }
share-daily-lead = перевес { $lead }
share-daily-rival = перевес { $lead }, { $name } { $rival }

## Партии с одинаковыми раскладами

duplicate-title = Сыграй мои расклады
duplicate-lead = У игрока { $name } уже есть результат на этих раскладах. У вас будут те же расклады и те же соперники: разница покажет, кто сыграл лучше.
duplicate-play = Играть эти расклады
duplicate-link = Ссылка для друзей
duplicate-link-hint = Каждый, кто её откроет, один раз сыграет те же расклады.
duplicate-name = Ваше имя
duplicate-difference = Разница
duplicate-host = автор вызова
duplicate-playing = ещё играет
duplicate-void = не засчитано
duplicate-equal = Все расклады были одинаковы.
duplicate-unequal = Расклады одинаковы до раунда { $round }: дальше в мешке лежало другое, потому что в коробки ушли другие плитки.
duplicate-match-open = Открыть два стола
duplicate-match-link-hint = Каждый, кто её откроет, может сесть на свободное место или смотреть.
duplicate-table = Стол { $number }
duplicate-team = Команда { $team }
duplicate-sit = Сесть здесь
duplicate-go = К столу
duplicate-match-wait = Матч решится, когда закончат за обоими столами.
duplicate-match-won = Команда { $team } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} разницы.
duplicate-match-even = Команды сыграли наравне.
