### The pages around the board: lobby, waiting room, table, final table, replay, settings.
### Звертаємося на «ви» з малої літери. Між числом і словом та після коротких прийменників
### стоять нерозривні пробіли.

app-name = Chocolatier
title = { $page } · Chocolatier
title-your-turn = ● Ваш хід
title-round = Раунд { $round }
title-over = Гру завершено

## Everywhere

loading = Хвилинку…
close = Закрити
dismiss = Прибрати повідомлення
menu = Меню
settings = Налаштування
to-lobby = На головну
undo = Скасувати хід
story = Перебіг гри
mute = Вимкнути звук
unmute = Увімкнути звук
record = Завантажити запис
just-now = щойно
round = Раунд { $round }
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } години
}
points-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}

## What goes wrong

app-error = Не вийшло ({ $code }). Спробуйте ще раз.
error-unreachable = Сервер не відповідає. Чи він запущений і чи є у вас інтернет?
error-unexpected = Сервер відповів щось незрозуміле. Спробуйте ще раз.
error-lost = Зв’язок обірвався раніше, ніж стіл відповів. Погляньте на планшет і повторіть, якщо ваш вибір не зберігся.
oops-again = Спробувати ще раз
oops-page = Тут нічого немає
oops-page-hint = За цією адресою немає ні столу, ні сторінки.
oops-table = Такого столу немає
oops-table-hint = Можливо, посилання неповне або стіл відкрили на іншому сервері.
oops-server = До столу не достукатися
oops-server-hint = Сервер не відповідає. Ваше місце й усі підтверджені ходи збережено; сторінка пробує далі.
oops-loading = Сторінка не завантажилася
oops-loading-hint = Частина сторінки не дійшла. Перевірте зв’язок і спробуйте ще раз.

## Lobby

lobby-title = Зберіть найкращу коробку шоколаду
lobby-tagline = Обирайте, збирайте, складайте. Грайте з ботами, з друзями за цим екраном або за посиланням. Без реєстрації та встановлення.
lobby-learn = Як грати
lobby-rules = Правила
lobby-about = Chocolatier — вільна й відкрита програма від людей, які люблять цю гру. Видавець гри її не створював і не схвалював.
lobby-version = Версія { $version }
play-now = Грати
play-opening = Відкриваємо стіл…
play-preparing = Перший запуск: найсильніші боти ще готуються ({ $percent } %). Грати можна вже зараз, а можна тим часом повчитися.
stand-in-plays = Найсильніші боти ще готуються. Поки що за них грає { $bot }.
stand-in-here = Поки { $name } готується, тут грає { $bot } ({ $percent } %).

level-label = Ваш суперник
level-weaker = Слабший суперник
level-stronger = Сильніший суперник
level-spoken = { $name }: { $character }
portrait-label = { $name }, бот: { $character }
level-option = { $name } (сила { $strength } з { $of })
level-mila = Міла
level-mila-character = бере, що до вподоби, і тішиться кожній повній поличці
level-tom = Том
level-tom-character = рахує очки у себе під носом, і тільки свої
level-agata = Агата
level-agata-character = планує вертикалі й кольори, але довіряє чуттю
level-viktor = Віктор
level-viktor-character = бачить ваш наступний хід, якщо придивиться
level-sofia = Софія
level-sofia-character = двічі подивиться, перш ніж узяти
level-camille = Камілла
level-camille-character = прораховує кілька ходів наперед
level-pascal = Паскаль
level-pascal-character = майже всі раунди вже десь бачив
level-margaux = Марго
level-margaux-character = відчуває, куди йде гра
level-maitre = Маестро
level-maitre-character = читає раунд до самого кінця
level-own = власний бот цього сервера
level-own-option = { $name } · власний бот сервера

open-tables = Відкриті столи
open-tables-count = { $count ->
    [one] { $count } відкритий стіл
    [few] { $count } відкриті столи
    [many] { $count } відкритих столів
   *[other] { $count } відкритого столу
}
open-table-sit = Сісти за стіл
open-table-seats = вільних місць: { $free } з { $all }
open-clock = { $kind ->
    [move] { $time } на хід
    [bank] { $time } на гру
   *[none] без годинника
}
seek-opponent = Знайти суперника
seek-waiting = Чекаємо, поки хтось сяде. Ваш стіл бачать усі на цьому сервері.
seek-bot = Натомість зіграти з ботом: { $name }
seek-guest = Гість
list-table = Відкрити для всіх на цьому сервері
list-table-hint = Стіл видно на головній сторінці, і кожен може зайняти вільне місце.

mine-running = Ваші столи
mine-finished = Зіграні партії
mine-empty = Тут з’являться ваші партії, щоб до них можна було будь-коли повернутися.
mine-waiting = { $open ->
    [0] Чекаємо, доки гру почнуть
    [1] Чекаємо ще на одного гравця
    [one] Чекаємо ще на { $open } гравця
    [few] Чекаємо ще на { $open } гравців
    [many] Чекаємо ще на { $open } гравців
   *[other] Чекаємо ще на { $open } гравця
}
mine-your-turn = Ваш хід · раунд { $round }
mine-turn = Хід: { $name } · раунд { $round }
mine-round = Раунд { $round }
mine-over = { $count ->
    [one] Перемога: { $names }
    [few] Декілька переможців: { $names }
    [many] Декілька переможців: { $names }
   *[other] Декілька переможців: { $names }
}
mine-about = { $rules } · { $when }
mine-remove = Прибрати цей стіл зі списку
mine-all = Показати всі: { $count }

upload = Переглянути запис
upload-hint = Оберіть файл, завантажений з-за столу, або перетягніть його сюди.
upload-reading = Читаємо запис…
upload-large = Цей файл завеликий як на запис гри.

## A new table

new-table = Створити гру
new-open = Відкрити стіл
new-seats = Хто грає?
new-seats-hint = Від двох до чотирьох гравців, у тому порядку, як вони сидять.
new-seat-add = Додати гравця
new-seat-remove = Прибрати гравця { $number }
new-seat-kind = Гравець { $number }
new-seat-here = За цим екраном
new-seat-link = За посиланням
new-seat-bot = Бот
new-seat-name = Ім’я гравця { $number }
new-seat-name-placeholder = Гравець { $number }
new-seat-level = Рівень бота { $number }
new-seat-link-hint = Отримаєте посилання для друга
new-starts = Хто починає?
new-starts-chance = Вирішить випадок
new-starts-seat = Гравець { $number }

game-line = { $special ->
    [yes] { $side ->
        [free] Коричнева коробка з особливими вітринами
       *[coloured] Кольорова коробка з особливими вітринами
    }
   *[no] { $side ->
        [free] Коричнева коробка
       *[coloured] Кольорова коробка
    }
}
game-side = Коробка шоколаду
game-side-coloured = Кольорова коробка
game-side-coloured-hint = Кожна клітинка показує, якій цукерці тут місце. Найкраще для початку.
game-side-free = Коричнева коробка
game-side-free-hint = Клітинку обираєте ви, але кольори не повторюються ні по горизонталі, ні по вертикалі. Для тих, хто любить планувати.
game-special = Особливі вітрини
game-special-hint = Щораунду кілька вітрин повертаються золотим боком і змінюють правила: ще одна цукерка, магніт, запасна вітрина.
game-special-no = Звичайні вітрини
game-special-yes = Особливі вітрини
game-once = Перемішати особливі вітрини лише раз
game-once-hint = Ті самі лишаються на всю гру, а не змінюються щораунду.
game-catches = Запасна вітрина ловить маркер
game-catches-hint = Якщо маркер першого ходу мав би впасти, він може лягти на запасну вітрину без штрафу.

clock = Годинник
clock-none = Немає
clock-none-hint = Кожен думає, скільки потрібно.
clock-move = На хід
clock-move-hint = Коли час на хід спливає, цей хід робить бот.
clock-bank = На гру
clock-bank-hint = Коли час гравця спливає, далі за нього грає бот.
clock-per-move = Час на хід
clock-per-game = Час на гру
clock-increment = Додається за хід

## Seats

seat-open = Вільне місце
seat-you = Ви
seat-guest = Гравець { $seat }
seat-twin = { $name } { $seat }
seat-bot = Бот
seat-stand-in = Тут грає бот
seat-program = Бот, що приєднався за посиланням
seat-clock = Залишилося часу
watch-whom = Чий планшет показати великим

## Waiting room

waiting-title = { $open ->
    [1] Чекаємо на одного гравця
    [one] Чекаємо на { $open } гравця
    [few] Чекаємо на { $open } гравців
    [many] Чекаємо на { $open } гравців
   *[other] Чекаємо на { $open } гравця
}
waiting-heading = { $open ->
    [1] Стіл відкрито. Бракує ще одного гравця!
    [one] Стіл відкрито. Бракує ще { $open } гравця!
    [few] Стіл відкрито. Бракує ще { $open } гравців!
    [many] Стіл відкрито. Бракує ще { $open } гравців!
   *[other] Стіл відкрито. Бракує ще { $open } гравця!
}
waiting-seats = Хто де сидить
waiting-open = Чекаємо на когось із посиланням
waiting-mine = Ви, за цим екраном
waiting-here = Уже тут
waiting-away = Має місце, але не на зв’язку
waiting-choose = Це місце
waiting-bot = Посадити бота
waiting-another = Ще хтось за цим екраном
waiting-watching = Ви дивитеся. Щоб грати, попросіть запрошення в когось за столом.
join-title = Сідайте за стіл
join-again = Ще один гравець за цим екраном
join-name = Ваше ім’я
join-name-placeholder = Як вас бачитимуть інші
join-sit = Сісти й грати
join-sit-at = Сісти на місце { $seat }
join-late = Усі місця зайняті. Ви дивитеся.
join-watch = Можна й просто лишитися на сторінці та дивитися.

link-invite = Запросіть друзів
link-invite-hint = Хто відкриє це посилання, зможе зайняти вільне місце.
link-personal = Ваше власне посилання
link-personal-hint = Відкриває ваше місце на іншому пристрої. Нікому його не показуйте.
link-watch = Для глядачів
link-watch-hint = Хто відкриє це посилання, побачить гру, але не гратиме.
link-more = Інші посилання
link-copy = Копіювати
link-copied = Скопійовано
link-copy-yourself = Браузер не дозволяє сторінці копіювати. Виділіть посилання й скопіюйте самі.
link-share = Поділитися
link-code = Код, що веде на { $url }
link-scan = Відскануйте телефоном, щоб приєднатися
link-only-here = До цієї гри можна приєднатися лише з цього комп’ютера. Щоб могли приєднатися інші пристрої, під’єднайте комп’ютер до мережі й запустіть сервер командою: { $command }

## The table

table-loading = Ідемо до столу…
status-round = { $phase ->
    [box] Раунд { $round } · складання в коробку
    [over] Після { $round ->
        [one] { $round } раунду
        [few] { $round } раундів
        [many] { $round } раундів
       *[other] { $round } раунду
    }
   *[draft] Раунд { $round } · вибір цукерок
}
status-your-turn = Ваш хід
status-turn = { $name }, ваш хід
status-thinking = { $name } думає…
status-waiting = Чекаємо: { $name }
status-watching = Хід: { $name }
status-moving = Ходить { $name }
status-scoring = Підрахунок очок: { $name }
status-bonus = Додаткові очки: { $name }
status-dealing = Наповнюємо вітрини
status-lost = Немає зв’язку
status-over = Гру завершено
notice-your-turn = Ваш хід.
notice-asked = За столом на вас чекає запитання.
connection-lost = Зв’язок утрачено. Ваше місце й усі підтверджені ходи збережено; пробуємо ще…
connection-connecting = З’єднуємося…
connection-retry = Спробувати зараз

menu-end = Запропонувати завершити
menu-end-hint = Якщо всі згодні, гра закінчиться з підрахунком очок як є.
menu-leave = Залишити місце боту
menu-leave-seat = Залишити боту місце «{ $name }»
menu-leave-hint = Далі за вас грає { $bot }. Повернутися можна будь-коли.
menu-return-seat = Повернути собі місце «{ $name }»
menu-return-hint = Бот поступиться, і далі гратимете ви.
menu-absent = Посадити бота на місце «{ $name }»
menu-absent-hint = Якщо когось давно немає. Повернутися можна буде будь-коли.
menu-links = Посилання
menu-links-hint = Щоб продовжити на іншому пристрої або покликати глядачів
menu-replay = Переглянути гру крок за кроком
menu-replay-hint = Від першої викладки до цієї миті
menu-record-hint = Гра у файлі: зберегти або переглянути
menu-help-hint = Клавіші та правила всього, що лежить на столі
return = Повернути собі місце
left-banner = На місці «{ $name }» грає { $bot }.
lost-banner = { $name }: час на гру вийшов, тож до кінця грає { $bot }.

ask-own = { $kind ->
    [undo] Ви просите скасувати свій останній хід. Чекаємо на відповідь: { $others }.
   *[end] Ви пропонуєте завершити гру й порахувати очки зараз. Чекаємо на відповідь: { $others }.
}
ask-other = { $kind ->
    [undo] { $name } просить скасувати останній хід.
   *[end] { $name } пропонує завершити гру й порахувати очки зараз.
}
ask-between = { $kind ->
    [undo] { $name } просить скасувати останній хід. Чекаємо на відповідь: { $others }.
   *[end] { $name } пропонує завершити гру й порахувати очки зараз. Чекаємо на відповідь: { $others }.
}
ask-yes = Погодитися
ask-no = Відмовити
ask-withdraw = Відкликати

event-seated = { $name } сідає за стіл.
event-left = На місці «{ $name }» далі грає бот.
event-returned = { $name } знову за столом.
event-replaced = Бот на місці «{ $name }» дав збій; далі грає інший.
event-timed-out = { $name }: час вийшов.
event-undone = { $name }: останній хід скасовано.
event-replied = { $name } не погоджується.

## The end

final = Підсумок гри
final-show = Результат
final-table = Очки всіх гравців
final-you-won = Ви перемогли!
final-won = Перемагає { $name }!
final-shared = Декілька переможців: { $names }
final-you-lost = Цього разу перемагає { $name }
final-short = { $points ->
    [0] Очок порівну; вирішили повні горизонталі.
    [one] Вам забракло { $points } очка.
    [few] Вам забракло { $points } очок.
    [many] Вам забракло { $points } очок.
   *[other] Вам забракло { $points } очка.
}
final-gap-boxed = { $points ->
    [one] { $name } має в коробці на { $points } очко більше: довші ряди дають більше.
    [few] { $name } має в коробці на { $points } очки більше: довші ряди дають більше.
    [many] { $name } має в коробці на { $points } очок більше: довші ряди дають більше.
   *[other] { $name } має в коробці на { $points } очка більше: довші ряди дають більше.
}
final-gap-floor = { $points ->
    [one] Відходи забрали у вас на { $points } очко більше.
    [few] Відходи забрали у вас на { $points } очки більше.
    [many] Відходи забрали у вас на { $points } очок більше.
   *[other] Відходи забрали у вас на { $points } очка більше.
}
final-gap-rows = { $points ->
    [one] За повні горизонталі { $name } має на { $points } очко більше.
    [few] За повні горизонталі { $name } має на { $points } очки більше.
    [many] За повні горизонталі { $name } має на { $points } очок більше.
   *[other] За повні горизонталі { $name } має на { $points } очка більше.
}
final-gap-columns = { $points ->
    [one] За повні вертикалі { $name } має на { $points } очко більше.
    [few] За повні вертикалі { $name } має на { $points } очки більше.
    [many] За повні вертикалі { $name } має на { $points } очок більше.
   *[other] За повні вертикалі { $name } має на { $points } очка більше.
}
final-gap-colours = { $points ->
    [one] За зібрані кольори { $name } має на { $points } очко більше.
    [few] За зібрані кольори { $name } має на { $points } очки більше.
    [many] За зібрані кольори { $name } має на { $points } очок більше.
   *[other] За зібрані кольори { $name } має на { $points } очка більше.
}
final-next-weaker = { $name } охоче зіграє з вами.
final-next-stronger = { $name } все бачить і теж хоче зіграти.
final-next-same = Легшого суперника тут немає, але кожна партія чогось учить. Ще раз?
final-next-none = Сильнішого суперника тут немає. Вітаємо!
final-next-play = Суперник: { $name }
final-skip = Закрити коробку одразу
final-place = { $shared ->
    [yes] { $place ->
        [1] 1-ше, спільне
        [2] 2-ге, спільне
       *[other] 3-тє, спільне
    }
   *[no] { $place ->
        [1] 1-ше місце
        [2] 2-ге місце
        [3] 3-тє місце
       *[other] 4-те місце
    }
}
final-boxed = Цукерки в коробці
final-floor = Відходи
final-rows = Повні горизонталі
final-columns = Повні вертикалі
final-colours = Зібрані кольори
final-times = { $count } × { $points }
final-total = Разом
ending = { $ending ->
    [row] Горизонталь заповнено в раунді { $rounds }.
    [dead] Після раунду { $rounds } уже ніхто не міг заповнити горизонталь.
    [empty] Після раунду { $rounds } не лишилося цукерок для вітрин.
    [limit] Зіграно найбільшу кількість раундів: { $rounds }.
   *[agreement] Гравці домовилися завершити в раунді { $rounds }.
}
rematch = Зіграти ще
rematch-go = До реваншу
replay-watch = Повтор

fair = Чи чесно перемішано?
fair-yes = Перемішано чесно: перевірено у вашому браузері
fair-no = Зерно не збігається з обіцяним
fair-hint = Перед першою роздачею стіл оприлюднив відбиток свого таємного зерна. Тепер зерно відкрите: його SHA-256 має дорівнювати відбитку, і з нього випливає кожна роздача.
fair-elsewhere = Ця сторінка відкрита без захищеного з’єднання, тому браузер не може перевірити тут. Це зробить команда «chocolatier verify» із завантаженим записом.
fair-commitment = Відбиток, оприлюднений до гри
fair-seed = Зерно, відкрите після гри

## Replay

replay = Повтор гри
replay-loading = Дістаємо гру…
replay-round = Раунд { $round }
replay-none = Запису тут немає
replay-none-hint = Оберіть запис на головній сторінці, щоб переглянути його.
replay-empty = Ще нічого не сталося
replay-empty-hint = Гра ще не почалася. Поверніться, коли буде на що подивитися.
replay-failed = Цю гру не вдалося відтворити
replay-table = До столу
replay-controls = Кроки повтору
replay-first = На початок
replay-previous = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-position = Місце в грі
replay-step = Крок { $step } з { $of }
replay-start = Початок
replay-jump = Перейти до раунду
replay-speed = Швидкість
replay-times = { NUMBER($speed) } ×

## Settings

settings-language = Мова
settings-theme = Вигляд
settings-theme-auto = Авто
settings-theme-light = День
settings-theme-dark = Ніч
settings-motion = Рух
settings-motion-normal = Звичайний
settings-motion-fast = Швидкий
settings-motion-off = Немає
settings-confirm = Підтверджувати ходи
settings-confirm-hint = Хід зараховується лише після другого натискання, коли видно його наслідки.
settings-letters = Літери на цукерках
settings-letters-hint = Допомагають розрізняти кольори: T бірюзова, B коричнева, W біла, K чорна, R червона.
settings-text-hint = Увесь стіл словами: для програм читання з екрана і для тих, хто любить читати.
settings-keys = Швидкі клавіші
settings-keys-hint = За столом натисніть ?, щоб їх побачити.
settings-sound = Звук
settings-sound-hint = Тихі звуки для ходів і коли ваша черга.
settings-notify = Сповіщення
settings-notify-hint = Нагадають про ваш хід, поки ви дивитеся щось інше.
settings-notify-refused = Браузер не дозволяє сповіщення для цієї сторінки.
settings-name = Ваше ім’я
settings-name-hint = Як вас бачитимуть за новими столами.

puzzle-title = Задачі
lobby-puzzles-hint = Знайдіть єдиний правильний хід. Кожен розв’язок доведено.

daily-title = Викладка дня
daily-hint = Одна партія на день, однакова для всіх тут.
duplicate-match = Командний матч
duplicate-match-hint = Дві команди навхрест за двома столами з однаковими викладками: рахується різниця, а не везіння.
contest-results = Результати
duplicate-challenge = Викликати друзів на ці викладки

progress-title = Ваші успіхи
progress-hint = Ваш рейтинг серед ботів, хто чекає далі, і ваші партії на кожному пристрої.

# The study board, and playing on, as other pages offer them
lobby-study = Дошка аналізу
lobby-study-hint = Розкладіть будь-яку позицію, грайте з неї далі й дивіться, що думає програма.
play-on = Грати далі проти ботів
play-on-help = Гра продовжиться з цієї позиції за новим столом: одне місце ваше, решту займуть боти.
play-on-seat = Ваше місце
play-on-start = Почати звідси
study-this = Вивчити цю позицію
study-try = Спробувати інші ходи
study-again = Спробувати ще раз

# The review, as other pages offer it
review-ask = Розібрати гру
