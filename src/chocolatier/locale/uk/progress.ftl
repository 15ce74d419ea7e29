### Як іде гра, і гравець за цим.

progress-none = Зіграйте партію проти бота без підказок і без скасування ходів: тоді тут з’явиться ваш рейтинг.
progress-list = { $title } списком
progress-when = Коли
progress-plot = { $title }: значень { $count }, від { $first } до { $last }, найменше { $low }, найбільше { $high }

## Драбина

progress-ladder = Драбина
progress-ladder-passed = { $level }: { $ahead } перемоги з { $games }. Далі чекає { $next }.
progress-ladder-first = Чекає { $next }. Три перемоги в чотирьох партіях, і ви пройшли далі.
progress-ladder-top = { $level }: { $ahead } перемоги з { $games }. Сильнішого бота немає.
progress-ladder-tries = Поки що перемог: { $ahead } з { $games }.
progress-ladder-play = Грати: { $next }

## Рейтинги

progress-rating = Рейтинг
progress-games = { $count ->
    [one] { $count } партія, перемог: { $won }.
    [few] { $count } партії, перемог: { $won }.
    [many] { $count } партій, перемог: { $won }.
   *[other] { $count } партії, перемог: { $won }.
}
progress-uncounted = Не враховано: { $list }.
progress-why-people = з іншими людьми ({ $count })
progress-why-program = з ботом господаря ({ $count })
progress-why-hints = з підказками ({ $count })
progress-why-undo = зі скасованими ходами ({ $count })
progress-why-stand-in = із заміною на бота ({ $count })
progress-why-agreed = закінчених за згодою ({ $count })
progress-why-position = початих із позиції ({ $count })
progress-between = Це між { $low } ({ $below }) і { $high } ({ $above }).
progress-below = { $above } має { $high }.
progress-above = { $below } має { $low }.
progress-early = Поки що це приблизна оцінка.
progress-row = Перемог поспіль: { $count }. Найдовша низка: { $longest }.
progress-puzzles = Рейтинг у задачах
progress-puzzles-count = { $count ->
    [one] { $count } задача, з першої спроби: { $won }.
    [few] { $count } задачі, з першої спроби: { $won }.
    [many] { $count } задач, з першої спроби: { $won }.
   *[other] { $count } задачі, з першої спроби: { $won }.
}
progress-puzzles-none = Розв’яжіть задачу: тоді й тут з’явиться рейтинг.
progress-puzzles-best = Задача дня поспіль: { $days }. Найдовша серія: { $streak }. Найкраще на час: { $rush }.

## Розбори

progress-reviews = Точність і везіння
progress-reviews-none = Попросіть розбір після партії: тут з’явиться, як точно ви грали і як вам щастило.
progress-reviews-mean = { $count ->
    [one] { $count } розібрана партія: точність { $accuracy }, везіння { $luck }.
    [few] { $count } розібрані партії: у середньому точність { $accuracy }, везіння { $luck }.
    [many] { $count } розібраних партій: у середньому точність { $accuracy }, везіння { $luck }.
   *[other] { $count } розібраної партії: у середньому точність { $accuracy }, везіння { $luck }.
}
progress-accuracy = Точність
progress-luck = Везіння
progress-mistakes = Куди йдуть ваші очки
progress-mistake = { $part }: очок за партію { $points }
progress-denial = залишено іншим

## Результати

progress-results = Результати
progress-results-hint = Як часто ви були попереду кожного бота, нарівні з ним і позаду.
progress-rules-rating = Лише за цими правилами: { $points } ± { $doubt }.
progress-level = Бот
progress-ahead = попереду
progress-equal = нарівні
progress-behind = позаду

## Гравець

player-become = Візьміть із собою
player-become-hint = Усе це залишається в цьому браузері. Якщо хочете, назвіть ім’я й отримайте таємне посилання: на іншому пристрої воно принесе ваші партії, результати, задачі, уроки й налаштування. Без пошти, без пароля, без стеження.
player-name = Ваше ім’я
player-make = Отримати посилання
player-title = Ви — { $name }
player-everywhere = Те, що ви граєте тут, з’являється на кожному пристрої, де відкрито ваше посилання.
player-show-link = Показати посилання
player-link = Ваше таємне посилання
player-link-hint = Відкрийте його на іншому пристрої або зіскануйте там. Хто його має, може грати за вас, тож не давайте його нікому.
player-new-link = Створити нове посилання
player-new-link-text = Старе посилання перестане діяти, також на пристроях, де його відкрито: відкрийте там нове.
player-new-link-done = Ось ваше нове посилання. Старе більше не діє.
player-leave = Прибрати посилання з цього браузера
player-save = Зберегти все у файл
player-load = Завантажити збережений файл
player-loaded = Додано з файлу: партій { $games }, задач { $puzzles }.
player-not-a-file = Це не файл, який зберегли тут.
player-delete = Видалити все
player-delete-title = Видалити все?
player-delete-text = Ваші партії проти ботів, результати, задачі й уроки буде видалено із сервера та з цього браузера. У партіях з іншими людьми замість вашого імені стоятиме риска. Повернути це не можна.
player-delete-here = Партії, результати, задачі й уроки буде видалено з цього браузера. Повернути це не можна.
player-delete-yes = Видалити назавжди
player-no = Ні, залишити
player-join-title = Ви — { $name }?
player-join-text = Тоді ваші партії, результати, задачі, уроки й налаштування з’являться в цьому браузері, а те, що він пам’ятає, додасться до них.
player-join-yes = Так, я { $name }
player-join-no = Ні

## Що може піти не так

error-no-such-player = Це посилання хибне, або його замінило нове. Відкрийте найновіше посилання чи створіть нове у браузері, де воно ще є.
error-result-forged = Результат столу { $table } створив не цей сервер, тож узяти його не можна.
error-player-full = Це більше, ніж можна зберегти для одного гравця (щонайбільше { $most } кБ). Спочатку збережіть партії у файл.
error-too-many-players = Тут за короткий час з’явилося багато гравців. Зачекайте кілька хвилин і спробуйте ще раз.
error-memory-version = Це записала інша версія Chocolatier (формат { $format }). Оновіть сторінку або сервер.
