### The pages around the board: lobby, waiting room, table, final table, replay, settings.
### Обращаемся на «вы» со строчной буквы, пишем «ё». Между числом и словом и после коротких
### предлогов стоят неразрывные пробелы.

app-name = Chocolatier
title = { $page } · Chocolatier
title-your-turn = ● Ваш ход
title-round = Раунд { $round }
title-over = Игра окончена

## Everywhere

loading = Минутку…
close = Закрыть
dismiss = Убрать сообщение
menu = Меню
settings = Настройки
to-lobby = На главную
undo = Отменить ход
story = Ход игры
mute = Выключить звук
unmute = Включить звук
record = Скачать запись
just-now = только что
round = Раунд { $round }
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
points-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}

## What goes wrong

app-error = Не получилось ({ $code }). Попробуйте ещё раз.
error-unreachable = Сервер не отвечает. Он запущен? А интернет у вас есть?
error-unexpected = Сервер ответил что-то непонятное. Попробуйте ещё раз.
error-lost = Связь оборвалась раньше, чем стол ответил. Посмотрите на планшет и повторите, если ваш выбор не сохранился.
oops-again = Попробовать ещё раз
oops-page = Здесь ничего нет
oops-page-hint = По этому адресу нет ни стола, ни страницы.
oops-table = Такого стола нет
oops-table-hint = Возможно, ссылка неполная или стол открыли на другом сервере.
oops-server = До стола не достучаться
oops-server-hint = Сервер не отвечает. Ваше место и все подтверждённые ходы сохранены; страница пробует дальше.
oops-loading = Страница не загрузилась
oops-loading-hint = Часть страницы не дошла. Проверьте связь и попробуйте ещё раз.

## Lobby

lobby-title = Соберите лучшую коробку шоколада
lobby-tagline = Выбирайте, собирайте, упаковывайте. Играйте с ботами, с друзьями за этим экраном или по ссылке. Без регистрации и установки.
lobby-learn = Как играть
lobby-rules = Правила
lobby-about = Chocolatier — свободная и открытая программа от людей, которые любят эту игру. Издатель игры её не создавал и не одобрял.
lobby-version = Версия { $version }
play-now = Играть
play-opening = Открываем стол…
play-preparing = Первый запуск: самые сильные боты ещё готовятся ({ $percent } %). Играть можно уже сейчас, а можно пока поучиться.
stand-in-plays = Самые сильные боты ещё готовятся. Пока за них играет { $bot }.
stand-in-here = Пока { $name } готовится, здесь играет { $bot } ({ $percent } %).

level-label = Ваш соперник
level-weaker = Соперник послабее
level-stronger = Соперник посильнее
level-spoken = { $name }: { $character }
portrait-label = { $name }, бот: { $character }
level-option = { $name } (сила { $strength } из { $of })
level-mila = Мила
level-mila-character = берёт, что нравится, и радуется каждой законченной линии
level-tom = Том
level-tom-character = считает очки у себя под носом, и только свои
level-agata = Агата
level-agata-character = планирует вертикали и цвета, но доверяет чутью
level-viktor = Виктор
level-viktor-character = видит ваш следующий ход, если присмотрится
level-sofia = София
level-sofia-character = дважды посмотрит, прежде чем взять
level-camille = Камилла
level-camille-character = считает на несколько ходов вперёд
level-pascal = Паскаль
level-pascal-character = почти все раунды уже где-то видел
level-margaux = Марго
level-margaux-character = чувствует, куда идёт игра
level-maitre = Мэтр
level-maitre-character = читает раунд до самого конца
level-own = собственный бот этого сервера
level-own-option = { $name } · собственный бот сервера

open-tables = Открытые столы
open-tables-count = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
    [many] { $count } открытых столов
   *[other] { $count } открытого стола
}
open-table-sit = Сесть за стол
open-table-seats = свободных мест: { $free } из { $all }
open-clock = { $kind ->
    [move] { $time } на ход
    [bank] { $time } на игру
   *[none] без часов
}
seek-opponent = Найти соперника
seek-waiting = Ждём, пока кто-нибудь сядет. Ваш стол видят все на этом сервере.
seek-bot = Сыграть вместо этого с ботом: { $name }
seek-guest = Гость
list-table = Открыть для всех на этом сервере
list-table-hint = Стол виден на главной странице, и любой может занять свободное место.

mine-running = Ваши столы
mine-finished = Сыгранные партии
mine-empty = Здесь появятся ваши партии, чтобы к ним можно было вернуться в любой момент.
mine-waiting = { $open ->
    [0] Ждём, пока игру начнут
    [1] Ждём ещё одного игрока
    [one] Ждём ещё { $open } игрока
    [few] Ждём ещё { $open } игроков
    [many] Ждём ещё { $open } игроков
   *[other] Ждём ещё { $open } игрока
}
mine-your-turn = Ваш ход · раунд { $round }
mine-turn = Ход: { $name } · раунд { $round }
mine-round = Раунд { $round }
mine-over = { $count ->
    [one] Победа: { $names }
    [few] Ничья: { $names }
    [many] Ничья: { $names }
   *[other] Ничья: { $names }
}
mine-about = { $rules } · { $when }
mine-remove = Убрать этот стол из списка
mine-all = Показать все: { $count }

upload = Посмотреть запись
upload-hint = Выберите файл, скачанный за столом, или перетащите его сюда.
upload-reading = Читаем запись…
upload-large = Этот файл великоват для записи игры.

## A new table

new-table = Создать игру
new-open = Открыть стол
new-seats = Кто играет?
new-seats-hint = От двух до четырёх игроков, в том порядке, как они сидят.
new-seat-add = Добавить игрока
new-seat-remove = Убрать игрока { $number }
new-seat-kind = Игрок { $number }
new-seat-here = За этим экраном
new-seat-link = По ссылке
new-seat-bot = Бот
new-seat-name = Имя игрока { $number }
new-seat-name-placeholder = Игрок { $number }
new-seat-level = Уровень бота { $number }
new-seat-link-hint = Вы получите ссылку для друга
new-starts = Кто начинает?
new-starts-chance = Решит случай
new-starts-seat = Игрок { $number }

game-line = { $special ->
    [yes] { $side ->
        [free] Коричневая сторона со специальными блюдцами
       *[coloured] Цветная сторона со специальными блюдцами
    }
   *[no] { $side ->
        [free] Коричневая сторона
       *[coloured] Цветная сторона
    }
}
game-side = Коробка шоколада
game-side-coloured = Цветная сторона
game-side-coloured-hint = Каждая клетка показывает, какой плитке здесь место. Лучше всего для начала.
game-side-free = Коричневая сторона
game-side-free-hint = Клетку выбираете вы, но цвета не повторяются ни по горизонтали, ни по вертикали. Для тех, кто любит планировать.
game-special = Специальные блюдца
game-special-hint = Каждый раунд несколько блюдец поворачиваются золотой стороной и меняют правила: ещё одна плитка, магнит, запасное блюдце.
game-special-no = Обычные блюдца
game-special-yes = Специальные блюдца
game-once = Перемешать специальные блюдца один раз
game-once-hint = Одни и те же остаются на всю игру, а не меняются каждый раунд.
game-catches = Запасное блюдце ловит жетон
game-catches-hint = Если жетон первого игрока должен упасть, он может лечь на запасное блюдце без штрафа.

clock = Часы
clock-none = Нет
clock-none-hint = Каждый думает, сколько нужно.
clock-move = На ход
clock-move-hint = Когда время на ход выходит, этот ход делает бот.
clock-bank = На игру
clock-bank-hint = Когда время игрока выходит, дальше за него играет бот.
clock-per-move = Время на ход
clock-per-game = Время на игру
clock-increment = Добавка за ход

## Seats

seat-open = Свободное место
seat-you = Вы
seat-guest = Игрок { $seat }
seat-twin = { $name } { $seat }
seat-bot = Бот
seat-stand-in = Здесь играет бот
seat-program = Бот, присоединившийся по ссылке
seat-clock = Осталось времени
watch-whom = Чей планшет показать крупно

## Waiting room

waiting-title = { $open ->
    [1] Ждём одного игрока
    [one] Ждём { $open } игрока
    [few] Ждём { $open } игроков
    [many] Ждём { $open } игроков
   *[other] Ждём { $open } игрока
}
waiting-heading = { $open ->
    [1] Стол открыт. Не хватает одного игрока!
    [one] Стол открыт. Не хватает { $open } игрока!
    [few] Стол открыт. Не хватает { $open } игроков!
    [many] Стол открыт. Не хватает { $open } игроков!
   *[other] Стол открыт. Не хватает { $open } игрока!
}
waiting-seats = Кто где сидит
waiting-open = Ждём кого-нибудь со ссылкой
waiting-mine = Вы, за этим экраном
waiting-here = Уже здесь
waiting-away = Место занято, но игрок не на связи
waiting-choose = Это место
waiting-bot = Посадить бота
waiting-another = Ещё кто-то за этим экраном
waiting-watching = Вы смотрите. Чтобы играть, попросите приглашение у кого-нибудь за столом.
join-title = Садитесь за стол
join-again = Ещё один игрок за этим экраном
join-name = Ваше имя
join-name-placeholder = Как вас увидят другие
join-sit = Сесть и играть
join-sit-at = Сесть на место { $seat }
join-late = Все места заняты. Вы смотрите.
join-watch = А можно просто остаться на странице и смотреть.

link-invite = Пригласите друзей
link-invite-hint = Кто откроет эту ссылку, сможет занять свободное место.
link-personal = Ваша личная ссылка
link-personal-hint = Открывает ваше место на другом устройстве. Никому её не показывайте.
link-watch = Для зрителей
link-watch-hint = Кто откроет эту ссылку, увидит игру, но играть не сможет.
link-more = Другие ссылки
link-copy = Копировать
link-copied = Скопировано
link-copy-yourself = Браузер не даёт странице копировать. Выделите ссылку и скопируйте сами.
link-share = Поделиться
link-code = Код, который ведёт на { $url }
link-scan = Отсканируйте телефоном, чтобы присоединиться
link-only-here = К этой игре можно присоединиться только с этого компьютера. Чтобы могли присоединиться другие устройства, подключите компьютер к сети и запустите сервер командой: { $command }

## The table

table-loading = Идём к столу…
status-round = { $phase ->
    [box] Раунд { $round } · упаковка
    [over] После { $round ->
        [one] { $round } раунда
        [few] { $round } раундов
        [many] { $round } раундов
       *[other] { $round } раунда
    }
   *[draft] Раунд { $round } · выбор плиток
}
status-your-turn = Ваш ход
status-turn = { $name }, ваш ход
status-thinking = { $name } думает…
status-waiting = Ждём: { $name }
status-watching = Ход: { $name }
status-moving = Ходит { $name }
status-scoring = Подсчёт очков: { $name }
status-bonus = Дополнительные очки: { $name }
status-dealing = Наполняем блюдца
status-lost = Нет связи
status-over = Игра окончена
notice-your-turn = Ваш ход.
notice-asked = За столом вас ждёт вопрос.
connection-lost = Связь потеряна. Ваше место и все подтверждённые ходы сохранены; пробуем ещё…
connection-connecting = Соединяемся…
connection-retry = Попробовать сейчас

menu-end = Предложить закончить
menu-end-hint = Если все согласны, игра закончится с подсчётом очков как есть.
menu-leave = Оставить место боту
menu-leave-seat = Оставить боту место «{ $name }»
menu-leave-hint = Дальше за вас играет { $bot }. Вернуться можно в любой момент.
menu-return-seat = Вернуть себе место «{ $name }»
menu-return-hint = Бот уступит, и дальше играете вы.
menu-absent = Посадить бота на место «{ $name }»
menu-absent-hint = Если кого-то давно нет. Вернуться можно будет в любой момент.
menu-links = Ссылки
menu-links-hint = Чтобы продолжить на другом устройстве или позвать зрителей
menu-replay = Просмотреть игру по шагам
menu-replay-hint = От первого расклада до этого момента
menu-record-hint = Игра в файле: сохранить или просмотреть
menu-help-hint = Клавиши и правила всего, что лежит на столе
return = Вернуть себе место
left-banner = На месте «{ $name }» играет { $bot }.
lost-banner = { $name }: время на игру вышло, поэтому до конца играет { $bot }.

ask-own = { $kind ->
    [undo] Вы просите отменить свой последний ход. Ждём ответа: { $others }.
   *[end] Вы предлагаете закончить игру и подсчитать очки сейчас. Ждём ответа: { $others }.
}
ask-other = { $kind ->
    [undo] { $name } просит отменить последний ход.
   *[end] { $name } предлагает закончить игру и подсчитать очки сейчас.
}
ask-between = { $kind ->
    [undo] { $name } просит отменить последний ход. Ждём ответа: { $others }.
   *[end] { $name } предлагает закончить игру и подсчитать очки сейчас. Ждём ответа: { $others }.
}
ask-yes = Согласиться
ask-no = Отказать
ask-withdraw = Отозвать

event-seated = { $name } садится за стол.
event-left = На месте «{ $name }» дальше играет бот.
event-returned = { $name } снова за столом.
event-replaced = Бот на месте «{ $name }» дал сбой; дальше играет другой.
event-timed-out = { $name }: время вышло.
event-undone = { $name }: последний ход отменён.
event-replied = { $name } не соглашается.

## The end

final = Итоги игры
final-show = Результат
final-table = Очки всех игроков
final-you-won = Вы победили!
final-won = Побеждает { $name }!
final-shared = Ничья: { $names }
final-you-lost = На этот раз побеждает { $name }
final-short = { $points ->
    [0] Очков поровну; решили полные горизонтали.
    [one] Вам не хватило { $points } очка.
    [few] Вам не хватило { $points } очков.
    [many] Вам не хватило { $points } очков.
   *[other] Вам не хватило { $points } очка.
}
final-gap-boxed = { $points ->
    [one] У соперника ({ $name }) в коробке на { $points } очко больше: длинные ряды дороже.
    [few] У соперника ({ $name }) в коробке на { $points } очка больше: длинные ряды дороже.
    [many] У соперника ({ $name }) в коробке на { $points } очков больше: длинные ряды дороже.
   *[other] У соперника ({ $name }) в коробке на { $points } очка больше: длинные ряды дороже.
}
final-gap-floor = { $points ->
    [one] Линия брака отняла у вас на { $points } очко больше.
    [few] Линия брака отняла у вас на { $points } очка больше.
    [many] Линия брака отняла у вас на { $points } очков больше.
   *[other] Линия брака отняла у вас на { $points } очка больше.
}
final-gap-rows = { $points ->
    [one] Полные горизонтали принесли сопернику ({ $name }) на { $points } очко больше.
    [few] Полные горизонтали принесли сопернику ({ $name }) на { $points } очка больше.
    [many] Полные горизонтали принесли сопернику ({ $name }) на { $points } очков больше.
   *[other] Полные горизонтали принесли сопернику ({ $name }) на { $points } очка больше.
}
final-gap-columns = { $points ->
    [one] Полные вертикали принесли сопернику ({ $name }) на { $points } очко больше.
    [few] Полные вертикали принесли сопернику ({ $name }) на { $points } очка больше.
    [many] Полные вертикали принесли сопернику ({ $name }) на { $points } очков больше.
   *[other] Полные вертикали принесли сопернику ({ $name }) на { $points } очка больше.
}
final-gap-colours = { $points ->
    [one] Собранные цвета принесли сопернику ({ $name }) на { $points } очко больше.
    [few] Собранные цвета принесли сопернику ({ $name }) на { $points } очка больше.
    [many] Собранные цвета принесли сопернику ({ $name }) на { $points } очков больше.
   *[other] Собранные цвета принесли сопернику ({ $name }) на { $points } очка больше.
}
final-next-weaker = { $name } с удовольствием сыграет с вами.
final-next-stronger = { $name } всё видит и тоже хочет сыграть.
final-next-same = Соперника полегче здесь нет, но каждая партия чему-то учит. Ещё раз?
final-next-none = Соперника сильнее здесь нет. Поздравляем!
final-next-play = Соперник: { $name }
final-skip = Закрыть коробку сразу
final-place = { $shared ->
    [yes] { $place ->
        [1] 1-е, ничья
        [2] 2-е, ничья
       *[other] 3-е, ничья
    }
   *[no] { $place ->
        [1] 1-е место
        [2] 2-е место
        [3] 3-е место
       *[other] 4-е место
    }
}
final-boxed = Плитки в коробке
final-floor = Линия брака
final-rows = Полные горизонтали
final-columns = Полные вертикали
final-colours = Собранные цвета
final-times = { $count } × { $points }
final-total = Всего
ending = { $ending ->
    [row] Горизонталь заполнена в раунде { $rounds }.
    [dead] После раунда { $rounds } уже никто не мог заполнить горизонталь.
    [empty] После раунда { $rounds } не осталось плиток для блюдец.
    [limit] Сыграно предельное число раундов: { $rounds }.
   *[agreement] Игроки договорились закончить в раунде { $rounds }.
}
rematch = Сыграть ещё
rematch-go = К реваншу
replay-watch = Повтор

fair = Честно ли перемешано?
fair-yes = Перемешано честно: проверено в вашем браузере
fair-no = Зерно не совпадает с обещанным
fair-hint = Перед первой раздачей стол опубликовал отпечаток своего тайного зерна. Теперь зерно открыто: его SHA-256 должен совпасть с отпечатком, и из него следует каждая раздача.
fair-elsewhere = Эта страница открыта без защищённого соединения, поэтому браузер не может проверить здесь. Это сделает команда «chocolatier verify» со скачанной записью.
fair-commitment = Отпечаток, опубликованный до игры
fair-seed = Зерно, открытое после игры

## Replay

replay = Повтор игры
replay-loading = Достаём игру…
replay-round = Раунд { $round }
replay-none = Записи здесь нет
replay-none-hint = Выберите запись на главной странице, чтобы посмотреть её.
replay-empty = Пока ничего не произошло
replay-empty-hint = Игра ещё не началась. Загляните, когда будет на что посмотреть.
replay-failed = Эту игру не удалось воспроизвести
replay-table = К столу
replay-controls = Шаги повтора
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-position = Место в игре
replay-step = Шаг { $step } из { $of }
replay-start = Начало
replay-jump = Перейти к раунду
replay-speed = Скорость
replay-times = { NUMBER($speed) } ×

## Settings

settings-language = Язык
settings-theme = Вид
settings-theme-auto = Авто
settings-theme-light = День
settings-theme-dark = Ночь
settings-motion = Движение
settings-motion-normal = Обычное
settings-motion-fast = Быстрое
settings-motion-off = Нет
settings-confirm = Подтверждать ходы
settings-confirm-hint = Ход засчитывается только после второго нажатия, когда видны его последствия.
settings-letters = Буквы на плитках
settings-letters-hint = Помогают различать цвета: T голубая, B коричневая, W белая, K чёрная, R красная.
settings-text-hint = Весь стол словами: для программ чтения с экрана и для тех, кто любит читать.
settings-keys = Быстрые клавиши
settings-keys-hint = За столом нажмите ?, чтобы их увидеть.
settings-sound = Звук
settings-sound-hint = Тихие звуки для ходов и когда ваша очередь.
settings-notify = Уведомления
settings-notify-hint = Напомнят о вашем ходе, пока вы смотрите что-то другое.
settings-notify-refused = Браузер не разрешает уведомления для этой страницы.
settings-name = Ваше имя
settings-name-hint = Как вас увидят за новыми столами.

puzzle-title = Задачи
lobby-puzzles-hint = Найдите единственный верный ход. Каждое решение доказано.

daily-title = Расклад дня
daily-hint = Одна партия в день, одинаковая для всех здесь.
duplicate-match = Командный матч
duplicate-match-hint = Две команды крест-накрест за двумя столами с одинаковыми раскладами: считается разница, а не везение.
contest-results = Результаты
duplicate-challenge = Вызвать друзей на эти расклады

progress-title = Ваши успехи
progress-hint = Ваш рейтинг среди ботов, кто ждёт дальше, и ваши партии на любом устройстве.

# The study board, and playing on, as other pages offer them
lobby-study = Доска анализа
lobby-study-hint = Разложите любую позицию, играйте с неё дальше и смотрите, что думает программа.
play-on = Играть дальше против ботов
play-on-help = Игра продолжится с этой позиции за новым столом: одно место ваше, остальные займут боты.
play-on-seat = Ваше место
play-on-start = Начать отсюда
study-this = Изучить эту позицию
study-try = Попробовать другие ходы
study-again = Попробовать ещё раз

# The review, as other pages offer it
review-ask = Разобрать игру
