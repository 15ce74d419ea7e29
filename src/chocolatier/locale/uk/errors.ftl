# What went wrong and what to do: one message for every error code that can reach a player.
# A test compares them with the codes in the program. Codes are explained in docs/server.md.

# Moves that the rules forbid.
error-awaits-deal = Наступний раунд ще не роздано. Це станеться саме собою.
error-cell-taken = Ця клітинка вже зайнята. Оберіть порожню в тій самій горизонталі.
error-column-colour = У вертикалі { $column } вже є { $colour ->
    [T] бірюзова
    [B] коричнева
    [W] біла
    [K] чорна
   *[R] червона
}. Оберіть вертикаль без неї.
error-game-over = Гру завершено: ходів більше немає.
error-line-colour = На поличці { $line } лежить { $colour ->
    [T] бірюзова
    [B] коричнева
    [W] біла
    [K] чорна
   *[R] червона
}, а поличка приймає лише один колір. Оберіть іншу поличку.
error-line-full = Поличка { $line } повна. Оберіть іншу поличку або відходи.
error-move-text = Це не хід. Оберіть цукерки й поличку на планшеті.
error-no-such-colour = { $source ->
    [0] У центрі столу
   *[other] На вітрині { $source }
} немає { $colour ->
    [T] бірюзових
    [B] коричневих
    [W] білих
    [K] чорних
   *[R] червоних
}. Оберіть колір, який там є.
error-no-such-line = Полички { $line } немає: вони йдуть від 1 до 5.
error-no-such-source = Вітрини { $source } за цим столом немає.
error-not-a-colour = Такого кольору в грі немає.
error-not-a-move = Це не хід. Оберіть цукерки й поличку на планшеті.
error-row-colour = У горизонталі { $line } вашої коробки вже є { $colour ->
    [T] бірюзова
    [B] коричнева
    [W] біла
    [K] чорна
   *[R] червона
}. Оберіть іншу поличку або відходи.
error-share-distribution = Оберіть сусідню вітрину для кожного з інших кольорів щедрої вітрини: { $colours ->
    [nothing] тут таких немає
   *[other] { $colours }
}.
error-wrong-kind = Стіл чекає на хід іншого виду. Гляньте, що підсвічено на планшеті.
error-wrong-row = Повні полички йдуть у коробку згори: наступна — поличка { $row }.

# What cannot be done at a table, or not now.
error-already-asked = Про це вже запитали. Зачекайте на відповіді або відкличте запитання.
error-bad-invite = Це запрошення не до цього столу. Попросіть нове посилання.
error-level-of-person = На місці { $seat } грає людина: рівень буває лише в ботів.
error-no-level = Оберіть рівень для бота на місці { $seat }.
error-no-open-seat = Усі місця зайняті. Але можна дивитися.
error-no-such-level = Бота на ім’я { $level } немає. Оберіть когось зі списку.
error-no-such-seat = Місця { $seat } за цим столом немає.
error-no-such-table = Такого столу немає. Перевірте посилання або відкрийте новий стіл.
error-not-asked = Вашої відповіді на це ніхто не чекає.
error-not-left = На місці { $seat } і так грає людина: повертати нічого.
error-not-over = Гра ще триває. Реванш можна почати, коли вона закінчиться.
error-not-seated = У вас немає місця за цим столом. Щоб грати, відкрийте його за власним посиланням.
error-not-your-seat = Місце { $seat } не ваше. Щоб грати, відкрийте стіл за власним посиланням.
error-not-your-turn = Зараз ходить не місце { $seat }. Зачекайте трішки.
error-nothing-asked = Це запитання вже закрите.
error-nothing-to-undo = На місці { $seat } цього раунду ще не ходили, а роздачу не скасувати.
error-rules-option-needs-special = Ці налаштування стосуються особливих вітрин. Спершу ввімкніть їх.
error-seat-count = Місць: { $seats }, а гравців: { $players }. Зробіть порівну.
error-seat-left = На місці { $seat } грає бот. Спершу поверніть місце собі.
error-seat-of-bot = Місце { $seat } вже належить боту.
error-seat-present = Гравець на місці { $seat } тут або щойно був тут. Віддати місце боту може лише він сам.
error-seat-taken = Місце { $seat } зайняте. Оберіть інше.
error-stale = Тим часом за столом дещо змінилося. Погляньте на планшет і оберіть знову.
error-table-broken = Стіл { $table } більше не прочитати: збережене пошкоджено.
error-table-over = Гру завершено.
error-table-waiting = Гра ще не почалася: є вільне місце.
error-time-lost = Час на місці { $seat } вийшов, тому до кінця за нього грає бот.
error-time-out = Час на цей хід вийшов: його робить бот. Наступний — ваш.

# The waiting room.
error-level-of-kept = Щоб змінити рівень місця { $seat }, посадіть туди бота цього рівня.
error-no-kept-seat = Незрозуміло, хто має сидіти на місці { $seat }. Розставте місця ще раз.
error-not-host = Змінювати стіл і починати гру може лише той, хто його відкрив.
error-seat-held = Місце { $seat } зайняте людиною: його не можна прибрати чи віддати іншому.
error-seat-twice = Місце { $seat } поставлено двічі. Розставте місця ще раз.
error-table-started = Гра вже почалася: її правила й місця не змінюються.
error-too-few-players = Для гри потрібно щонайменше двоє. Зачекайте на друга або додайте бота.

# Reactions, phrases and nudges.
error-no-one-to-nudge = Зараз не хід іншої людини, тож підганяти нікого.
error-nudged-already = Цього гравця щойно покликали. Дайте йому трохи часу.
error-too-chatty = Забагато одразу. Зачекайте кілька секунд, перш ніж писати ще.

# Records.
error-record-commitment = Зерно в рядку { $line } не відповідає відбитку: це не ті роздачі, що були обіцяні.
error-record-differs = Рядок { $line } суперечить правилам: { $field }
error-record-digest = Контрольна сума в рядку { $line } не збігається: запис змінили після завершення гри.
error-record-empty = У цьому файлі немає гри.
error-record-encoding = Цей файл — не текст UTF-8, тож це не запис.
error-record-field = Рядок { $line } запису не читається.
error-record-file = Файл { $file } не читається.
error-record-from-position = Гра, що почалася з готової позиції, не має запису: її перші роздачі невідомі.
error-record-line = Рядок { $line } запису порушує правило.
error-record-no-game = Рядок { $line }: запис починається з рядка типу «game».
error-record-seats = Кожному місцю потрібне ім’я від 1 до 100 літер.
error-record-seed = Роздача в рядку { $line } не та, яку дає зерно запису.
error-record-truncated = Запис обривається на рядку { $line }, ще до кінця гри.

# The server.
error-bad-message = Сервер не зрозумів повідомлення. Оновіть сторінку.
error-bad-method = За цією адресою сервер такого не робить.
error-bad-origin = Сторінці { $origin } не можна користуватися цим сервером.
error-bad-request = У цьому запиті щось не так: { $field }
error-bad-workers = Кількість процесів — від 0 до 256.
error-cannot-listen = Сервер не може слухати на { $host }. Можливо, там уже працює інший: оберіть інший порт.
error-internal = На сервері щось пішло не так. Ваш стіл збережено; спробуйте ще раз.
error-newer-database = Базу даних записала новіша версія Chocolatier (схема { $found }, ця програма знає { $known }). Оновіть програму.
error-no-database = Не вдалося відкрити базу даних: { $reason }
error-no-hello = З’єднання не назвалося. Оновіть сторінку.
error-not-found = За цією адресою нічого немає.
error-not-ready = Правила ще компілюються, це лише один раз. Спробуйте за хвилину.
error-not-stored = Це не вдалося зберегти, тож нічого не сталося. Спробуйте ще раз.
error-too-fast = Забагато всього одразу. Зачекайте трохи й продовжуйте.
error-too-large = Це завелике: дозволено щонайбільше { $limit ->
    [one] { $limit } байт
    [few] { $limit } байти
    [many] { $limit } байтів
   *[other] { $limit } байта
}.
error-too-many-sockets = Відкрито вже забагато з’єднань. Закрийте кілька вкладок і спробуйте ще раз.
