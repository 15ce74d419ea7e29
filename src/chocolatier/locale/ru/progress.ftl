### Как идёт игра, и игрок за этим.

progress-none = Сыграйте партию против бота без подсказок и без отмены ходов: тогда здесь появится ваш рейтинг.
progress-list = { $title } списком
progress-when = Когда
progress-plot = { $title }: значений { $count }, от { $first } до { $last }, наименьшее { $low }, наибольшее { $high }

## Лестница

progress-ladder = Лестница
progress-ladder-passed = { $level }: { $ahead } победы из { $games }. Дальше ждёт { $next }.
progress-ladder-first = Ждёт { $next }. Три победы в четырёх партиях, и вы прошли дальше.
progress-ladder-top = { $level }: { $ahead } победы из { $games }. Сильнее бота нет.
progress-ladder-tries = Пока побед: { $ahead } из { $games }.
progress-ladder-play = Играть: { $next }

## Рейтинги

progress-rating = Рейтинг
progress-games = { $count ->
    [one] { $count } партия, побед: { $won }.
    [few] { $count } партии, побед: { $won }.
    [many] { $count } партий, побед: { $won }.
   *[other] { $count } партии, побед: { $won }.
}
progress-uncounted = Не учтено: { $list }.
progress-why-people = с другими людьми ({ $count })
progress-why-program = с ботом хозяина ({ $count })
progress-why-hints = с подсказками ({ $count })
progress-why-undo = с отменой ходов ({ $count })
progress-why-stand-in = с заменой на бота ({ $count })
progress-why-agreed = законченных по согласию ({ $count })
progress-why-position = начатых с позиции ({ $count })
progress-between = Это между { $low } ({ $below }) и { $high } ({ $above }).
progress-below = У соседа сверху ({ $above }) { $high }.
progress-above = У соседа снизу ({ $below }) { $low }.
progress-early = Пока это приблизительная оценка.
progress-row = Побед подряд: { $count }. Самый длинный ряд: { $longest }.
progress-puzzles = Рейтинг в задачах
progress-puzzles-count = { $count ->
    [one] { $count } задача, с первой попытки: { $won }.
    [few] { $count } задачи, с первой попытки: { $won }.
    [many] { $count } задач, с первой попытки: { $won }.
   *[other] { $count } задачи, с первой попытки: { $won }.
}
progress-puzzles-none = Решите задачу: тогда и здесь появится рейтинг.
progress-puzzles-best = Задача дня подряд: { $days }. Самая длинная серия: { $streak }. Лучшее на время: { $rush }.

## Разборы

progress-reviews = Точность и везение
progress-reviews-none = Попросите разбор после партии: здесь появится, насколько точно вы играли и как вам везло.
progress-reviews-mean = { $count ->
    [one] { $count } разобранная партия: точность { $accuracy }, везение { $luck }.
    [few] { $count } разобранные партии: в среднем точность { $accuracy }, везение { $luck }.
    [many] { $count } разобранных партий: в среднем точность { $accuracy }, везение { $luck }.
   *[other] { $count } разобранной партии: в среднем точность { $accuracy }, везение { $luck }.
}
progress-accuracy = Точность
progress-luck = Везение
progress-mistakes = Куда уходят ваши очки
progress-mistake = { $part }: очков за партию { $points }
progress-denial = оставлено другим

## Результаты

progress-results = Результаты
progress-results-hint = Как часто вы были впереди каждого бота, наравне с ним и позади.
progress-rules-rating = Только по этим правилам: { $points } ± { $doubt }.
progress-level = Бот
progress-ahead = впереди
progress-equal = наравне
progress-behind = позади

## Игрок

player-become = Возьмите с собой
player-become-hint = Всё это остаётся в этом браузере. Если хотите, назовите имя и получите тайную ссылку: на другом устройстве она принесёт ваши партии, результаты, задачи, уроки и настройки. Без почты, без пароля, без слежки.
player-name = Ваше имя
player-make = Получить ссылку
player-title = Вы — { $name }
player-everywhere = То, что вы играете здесь, появляется на каждом устройстве, где открыта ваша ссылка.
player-show-link = Показать ссылку
player-link = Ваша тайная ссылка
player-link-hint = Откройте её на другом устройстве или отсканируйте там. У кого она есть, тот может играть за вас, так что не давайте её никому.
player-new-link = Создать новую ссылку
player-new-link-text = Старая ссылка перестанет действовать, в том числе на устройствах, где она открыта: откройте там новую.
player-new-link-done = Вот ваша новая ссылка. Старая больше не действует.
player-leave = Убрать ссылку из этого браузера
player-save = Сохранить всё в файл
player-load = Загрузить сохранённый файл
player-loaded = Добавлено из файла: партий { $games }, задач { $puzzles }.
player-not-a-file = Это не файл, который сохранили здесь.
player-delete = Удалить всё
player-delete-title = Удалить всё?
player-delete-text = Ваши партии против ботов, результаты, задачи и уроки будут удалены с сервера и из этого браузера. В партиях с другими людьми вместо вашего имени будет прочерк. Вернуть это нельзя.
player-delete-here = Партии, результаты, задачи и уроки будут удалены из этого браузера. Вернуть это нельзя.
player-delete-yes = Удалить навсегда
player-no = Нет, оставить
player-join-title = Вы — { $name }?
player-join-text = Тогда ваши партии, результаты, задачи, уроки и настройки появятся в этом браузере, а то, что он помнит, добавится к ним.
player-join-yes = Да, я { $name }
player-join-no = Нет

## Что может пойти не так

error-no-such-player = Эта ссылка неверна, или её заменила новая. Откройте самую новую ссылку или создайте новую в браузере, где она ещё есть.
error-result-forged = Результат стола { $table } создал не этот сервер, поэтому принять его нельзя.
error-player-full = Это больше, чем можно хранить для одного игрока (не больше { $most } кБ). Сначала сохраните партии в файл.
error-too-many-players = Здесь за короткое время появилось много игроков. Подождите несколько минут и попробуйте ещё раз.
error-memory-version = Это записала другая версия Chocolatier (формат { $format }). Обновите страницу или сервер.
