# What went wrong and what to do: one message for every error code that can reach a player.
# A test compares them with the codes in the program. Codes are explained in docs/server.md.

# Moves that the rules forbid.
error-awaits-deal = Следующий раунд ещё не роздан. Это произойдёт само собой.
error-cell-taken = Эта клетка уже занята. Выберите пустую в той же горизонтали.
error-column-colour = В вертикали { $column } уже есть { $colour ->
    [T] голубая
    [B] коричневая
    [W] белая
    [K] чёрная
   *[R] красная
}. Выберите вертикаль без неё.
error-game-over = Игра окончена: ходов больше нет.
error-line-colour = На линии { $line } лежит { $colour ->
    [T] голубая
    [B] коричневая
    [W] белая
    [K] чёрная
   *[R] красная
}, а линия принимает только один цвет. Выберите другую линию.
error-line-full = Линия { $line } закончена. Выберите другую линию или линию брака.
error-move-text = Это не ход. Выберите плитки и линию на планшете.
error-no-such-colour = { $source ->
    [0] В центре стола
   *[other] На блюдце { $source }
} нет { $colour ->
    [T] голубых
    [B] коричневых
    [W] белых
    [K] чёрных
   *[R] красных
}. Выберите цвет, который там есть.
error-no-such-line = Линии { $line } нет: они идут от 1 до 5.
error-no-such-source = Блюдца { $source } за этим столом нет.
error-not-a-colour = Такого цвета в игре нет.
error-not-a-move = Это не ход. Выберите плитки и линию на планшете.
error-row-colour = В горизонтали { $line } вашей коробки уже есть { $colour ->
    [T] голубая
    [B] коричневая
    [W] белая
    [K] чёрная
   *[R] красная
}. Выберите другую линию или линию брака.
error-share-distribution = Выберите соседнее блюдце для каждого из остальных цветов щедрого блюдца: { $colours ->
    [nothing] здесь таких нет
   *[other] { $colours }
}.
error-wrong-kind = Стол ждёт хода другого вида. Посмотрите, что подсвечено на планшете.
error-wrong-row = Законченные линии идут в коробку сверху: следующая — линия { $row }.

# What cannot be done at a table, or not now.
error-already-asked = Об этом уже спросили. Подождите ответов или отзовите вопрос.
error-bad-invite = Это приглашение не к этому столу. Попросите новую ссылку.
error-level-of-person = На месте { $seat } играет человек: уровень бывает только у ботов.
error-no-level = Выберите уровень для бота на месте { $seat }.
error-no-open-seat = Все места заняты. Но можно смотреть.
error-no-such-level = Бота по имени { $level } нет. Выберите кого-нибудь из списка.
error-no-such-seat = Места { $seat } за этим столом нет.
error-no-such-table = Такого стола нет. Проверьте ссылку или откройте новый стол.
error-not-asked = Вашего ответа на это никто не ждёт.
error-not-left = На месте { $seat } и так играет человек: возвращать нечего.
error-not-over = Игра ещё идёт. Реванш можно начать, когда она закончится.
error-not-seated = У вас нет места за этим столом. Чтобы играть, откройте его по личной ссылке.
error-not-your-seat = Место { $seat } не ваше. Чтобы играть, откройте стол по личной ссылке.
error-not-your-turn = Сейчас ходит не место { $seat }. Подождите немного.
error-nothing-asked = Этот вопрос уже закрыт.
error-nothing-to-undo = На месте { $seat } в этом раунде ещё не ходили, а раздачу не отменить.
error-rules-option-needs-special = Эти настройки относятся к специальным блюдцам. Сначала включите их.
error-seat-count = Мест: { $seats }, а игроков: { $players }. Сделайте поровну.
error-seat-left = На месте { $seat } играет бот. Сначала верните место себе.
error-seat-of-bot = Место { $seat } уже принадлежит боту.
error-seat-present = Игрок на месте { $seat } здесь или только что был здесь. Отдать место боту может только он сам.
error-seat-taken = Место { $seat } занято. Выберите другое.
error-stale = За столом тем временем кое-что изменилось. Посмотрите на планшет и выберите снова.
error-table-broken = Стол { $table } больше не прочитать: сохранённое повреждено.
error-table-over = Игра окончена.
error-table-waiting = Игра ещё не началась: есть свободное место.
error-time-lost = Время на месте { $seat } вышло, поэтому до конца за него играет бот.
error-time-out = Время на этот ход вышло: его делает бот. Следующий — ваш.

# Records.
error-record-commitment = Зерно в строке { $line } не соответствует отпечатку: это не те раздачи, что были обещаны.
error-record-differs = Строка { $line } противоречит правилам: { $field }
error-record-digest = Контрольная сумма в строке { $line } не совпадает: запись изменили после окончания игры.
error-record-empty = В этом файле нет игры.
error-record-encoding = Этот файл — не текст UTF-8, значит, это не запись.
error-record-field = Строка { $line } записи не читается.
error-record-file = Файл { $file } не читается.
error-record-from-position = У игры, начатой с готовой позиции, нет записи: её первые раздачи неизвестны.
error-record-line = Строка { $line } записи нарушает правило.
error-record-no-game = Строка { $line }: запись начинается со строки типа «game».
error-record-seats = Каждому месту нужно имя от 1 до 100 букв.
error-record-seed = Раздача в строке { $line } не та, какую даёт зерно записи.
error-record-truncated = Запись обрывается на строке { $line }, ещё до конца игры.

# The server.
error-bad-message = Сервер не понял сообщения. Обновите страницу.
error-bad-method = По этому адресу сервер такого не делает.
error-bad-origin = Странице { $origin } нельзя пользоваться этим сервером.
error-bad-request = В этом запросе что-то не так: { $field }
error-bad-workers = Число процессов — от 0 до 256.
error-cannot-listen = Сервер не может слушать на { $host }. Возможно, там уже работает другой: выберите другой порт.
error-internal = На сервере что-то пошло не так. Ваш стол сохранён; попробуйте ещё раз.
error-newer-database = Базу данных записала более новая версия Chocolatier (схема { $found }, эта программа знает { $known }). Обновите программу.
error-no-database = Не удалось открыть базу данных: { $reason }
error-no-hello = Соединение не представилось. Обновите страницу.
error-not-found = По этому адресу ничего нет.
error-not-ready = Правила ещё компилируются, это нужно только один раз. Попробуйте через минуту.
error-not-stored = Это не удалось сохранить, поэтому ничего не произошло. Попробуйте ещё раз.
error-too-fast = Слишком много всего сразу. Подождите немного и продолжайте.
error-too-large = Это слишком велико: разрешено не больше { $limit ->
    [one] { $limit } байта
    [few] { $limit } байт
    [many] { $limit } байт
   *[other] { $limit } байта
}.
error-too-many-sockets = Открыто уже слишком много соединений. Закройте несколько вкладок и попробуйте ещё раз.
