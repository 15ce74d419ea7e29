# The table: boards, choosing, the end of a round, and the story of a game.

# Colours. The letters are those of the notation.
# Кольори — у жіночому роді, бо всюди йдеться про цукерку.
colour-T = бірюзова
colour-B = коричнева
colour-W = біла
colour-K = чорна
colour-R = червона
letter-T = T
letter-B = B
letter-W = W
letter-K = K
letter-R = R

# So many chocolates of a colour, standing alone or as a subject.
pieces-T = { $count ->
        [one] { $count } бірюзова
        [few] { $count } бірюзові
        [many] { $count } бірюзових
       *[other] { $count } бірюзової
    }
pieces-B = { $count ->
        [one] { $count } коричнева
        [few] { $count } коричневі
        [many] { $count } коричневих
       *[other] { $count } коричневої
    }
pieces-W = { $count ->
        [one] { $count } біла
        [few] { $count } білі
        [many] { $count } білих
       *[other] { $count } білої
    }
pieces-K = { $count ->
        [one] { $count } чорна
        [few] { $count } чорні
        [many] { $count } чорних
       *[other] { $count } чорної
    }
pieces-R = { $count ->
        [one] { $count } червона
        [few] { $count } червоні
        [many] { $count } червоних
       *[other] { $count } червоної
    }
pieces-M = маркер першого ходу
pieces-none = порожньо
# The same as an object: take 2 teal.
taken-T = { $count ->
        [one] { $count } бірюзову
        [few] { $count } бірюзові
        [many] { $count } бірюзових
       *[other] { $count } бірюзової
    }
taken-B = { $count ->
        [one] { $count } коричневу
        [few] { $count } коричневі
        [many] { $count } коричневих
       *[other] { $count } коричневої
    }
taken-W = { $count ->
        [one] { $count } білу
        [few] { $count } білі
        [many] { $count } білих
       *[other] { $count } білої
    }
taken-K = { $count ->
        [one] { $count } чорну
        [few] { $count } чорні
        [many] { $count } чорних
       *[other] { $count } чорної
    }
taken-R = { $count ->
        [one] { $count } червону
        [few] { $count } червоні
        [many] { $count } червоних
       *[other] { $count } червоної
    }
taken-M = маркер першого ходу

# Special factories.
face-extra = добавка
face-keep = комора
face-share = щедра
face-spare = запасна
face-magnetT = бірюзовий магніт
face-magnetB = коричневий магніт
face-magnetW = білий магніт
face-magnetK = чорний магніт
face-magnetR = червоний магніт
face-extra-does = Добавка: тут на одну цукерку більше.
face-keep-does = Комора: те, що не взяли, лишається тут.
face-share-does = Щедра вітрина: ви розсилаєте решту двом сусіднім вітринам, колір за кольором.
face-spare-does = Запасна вітрина: лягає біля ваших відходів і ловить те, що впаде наступним.
face-magnetT-does = Бірюзовий магніт: притягнув по одній бірюзовій цукерці від сусідів, які її мали.
face-magnetB-does = Коричневий магніт: притягнув по одній коричневій цукерці від сусідів, які її мали.
face-magnetW-does = Білий магніт: притягнув по одній білій цукерці від сусідів, які її мали.
face-magnetK-does = Чорний магніт: притягнув по одній чорній цукерці від сусідів, які її мали.
face-magnetR-does = Червоний магніт: притягнув по одній червоній цукерці від сусідів, які її мали.

# The offer.
offer-label = Вітрини фабрик і центр столу
factory-label = Вітрина { $slot }: { $pieces }
factory-special-label = Вітрина { $slot }, { $face }: { $pieces }
factory-gone = Вітрина { $slot } цього раунду лежить біля чиїхось відходів
centre-label = Центр столу: { $pieces }
centre-marker-label = Центр столу, з маркером першого ходу: { $pieces }
source-open = { $source }. Оберіть колір.
supply-bag = Торбинка
supply-lid = Коробка від гри
supply-bag-label = { $count ->
        [one] Торбинка, { $count } цукерка: { $pieces }
        [few] Торбинка, { $count } цукерки: { $pieces }
        [many] Торбинка, { $count } цукерок: { $pieces }
       *[other] Торбинка, { $count } цукерки: { $pieces }
    }
supply-lid-label = { $count ->
        [one] Коробка від гри, { $count } цукерка: { $pieces }
        [few] Коробка від гри, { $count } цукерки: { $pieces }
        [many] Коробка від гри, { $count } цукерок: { $pieces }
       *[other] Коробка від гри, { $count } цукерки: { $pieces }
    }

# Boards.
board-label = Планшет: { $name }
board-open = Показати великим планшет: { $name }
board-close = Закрити
opponents-label = Планшети інших гравців
score-label = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
line-label = Поличка { $line }: { $pieces }, { $count } з { $line }
line-empty-label = Поличка { $line }: порожня
box-label = Коробка шоколаду
box-row-label = Горизонталь { $row }: { $cells }
box-cell-filled = { $colour } у вертикалі { $column }
floor-label = Відходи: { $pieces }
floor-cost = −{ $points }
spare-label = Запасна вітрина: { $pieces }
spare-empty-label = Запасна вітрина: ловить те, що впаде наступним
starts-next = починає наступний раунд
turn-now = ходить
turn-yours = ваш хід

# Choosing.
pick-label = { $slot ->
        [0] Центр столу: взяти { $pieces }.
       *[other] { $after ->
            [centre] Вітрина { $slot }: взяти { $pieces }. У центр столу: { $rest }.
            [keeps] Вітрина { $slot }: взяти { $pieces }. Лишається на вітрині: { $rest }.
            [shares] Вітрина { $slot }: взяти { $pieces }. Сусіднім вітринам: { $rest }.
           *[nothing] Вітрина { $slot }: взяти { $pieces }. Більше нічого не лишається.
        }
    }
pick-marker = Плюс маркер першого ходу.
pick-spare = Плюс запасна вітрина.
target-line = { $full ->
        [yes] { $gain ->
            [one] Поличка { $line }: покладете { $placed }, поличка повна, { $gain } очко наприкінці раунду.
            [few] Поличка { $line }: покладете { $placed }, поличка повна, { $gain } очки наприкінці раунду.
            [many] Поличка { $line }: покладете { $placed }, поличка повна, { $gain } очок наприкінці раунду.
           *[other] Поличка { $line }: покладете { $placed }, поличка повна, { $gain } очка наприкінці раунду.
        }
       *[no] Поличка { $line }: покладете { $placed }.
    }
target-floor = Усе у відходи: { $loss ->
        [0] без штрафу.
        [one] штраф { $loss } очко.
        [few] штраф { $loss } очки.
        [many] штраф { $loss } очок.
       *[other] штраф { $loss } очка.
    }
target-falls = Падає: { $pieces }. { $loss ->
        [0] Без штрафу.
        [one] Штраф { $loss } очко.
        [few] Штраф { $loss } очки.
        [many] Штраф { $loss } очок.
       *[other] Штраф { $loss } очка.
    }
target-caught = Запасна вітрина ловить: { $pieces }.
target-dead = Увага: у горизонталі { $line } для цього кольору не лишилося вертикалі.
column-choice = { $points ->
        [one] Горизонталь { $row }, вертикаль { $column }: { $points } очко.
        [few] Горизонталь { $row }, вертикаль { $column }: { $points } очки.
        [many] Горизонталь { $row }, вертикаль { $column }: { $points } очок.
       *[other] Горизонталь { $row }, вертикаль { $column }: { $points } очка.
    }
column-kills = { $count ->
        [one] Увага: тоді для полички { $lines } не лишиться клітинки, і її цукерки впадуть.
        [few] Увага: тоді для поличок { $lines } не лишиться клітинок, і їхні цукерки впадуть.
        [many] Увага: тоді для поличок { $lines } не лишиться клітинок, і їхні цукерки впадуть.
       *[other] Увага: тоді для поличок { $lines } не лишиться клітинок, і їхні цукерки впадуть.
    }
send-choice = { $pieces }: на вітрину { $slot }. Натисніть, щоб відправити на вітрину { $other }.
line-refused = Поличка { $line } не приймає цього кольору. Чому?

# The card beside the board.
card-your-turn = Ваш хід
card-choose = Оберіть колір на вітрині або в центрі столу.
card-choose-touch = Торкніться вітрини або центру.
card-turn = Хід: { $name }
card-round = Раунд { $round }
card-over = Гру завершено
card-column = Оберіть вертикаль: { $colour }, горизонталь { $row }
card-column-more = На підсвічених клітинках видно очки.
card-pick = { $pieces } { $slot ->
        [0] із центру столу
       *[other] з вітрини { $slot }
    }
card-where = Оберіть підсвічену поличку або відходи.
card-colour = { $slot ->
        [0] Центр столу: оберіть колір
       *[other] Вітрина { $slot }: оберіть колір
    }
card-to-line = на поличку { $line }
card-to-floor = у відходи
card-full = Поличка { $line } повна
card-holds = На поличці { $line } буде
card-holds-value = { $count } з { $line }
card-falls = Падає у відходи
card-falls-free = Падає, штраф не росте
card-lid = У коробку від гри, без штрафу
card-caught = Ловить запасна вітрина
card-marker = Маркер першого ходу: наступний раунд починаєте ви
card-spare = Запасна вітрина переходить до вас
card-centre = У центр столу
card-stays = Лишається на вітрині
card-share = Сусіднім вітринам
card-share-how = Кожен колір іде на одну з двох сусідніх вітрин. Оберіть тут або торкніться його на стрілці.
card-send-to = на вітрину { $slot }
card-dead = У горизонталі { $line } { $colour } вже не стане в жодну вертикаль: усі цукерки полички впадуть.
card-points-value = +{ $points }
card-loss-value = −{ $points }
card-progress = { $count }/{ $line }
card-times = ×{ $count }
card-confirm = Підтвердити
card-back = Назад
card-cancel = Скасувати
card-floor-short = Відходи
card-column-short = Верт. { $column }

glance-lasts = Останні ходи
glance-faces = Особливі вітрини цього раунду
# Before the first move of a first game.
first-round = Як іде раунд
first-round-take = Візьміть усі цукерки одного кольору з вітрини або з центру столу.
first-round-line = Покладіть їх на одну поличку. Що не вмістилося, падає у відходи й забирає очки.
first-round-box = Наприкінці раунду з кожної повної полички одна цукерка йде в коробку. Поруч з іншими вона дає більше.
first-round-end = Перша повна горизонталь завершує гру. Найбільше дають повні вертикалі й зібрані кольори.
first-round-lessons = Спробувати за чотири хвилини

# Панель біля свого планшета і додаткові очки.
side-label = Коротко про головне
side-moves = Ходи
side-bonuses = Дод. очки
side-needs = Що треба
side-points = Очки
bonus-rows = Горизонталі
bonus-columns = Вертикалі
bonus-colours = Кольори
bonus-each = по { $points }
bonus-row = Горизонталь { $place }
bonus-column = Вертикаль { $place }
bonus-count = { $what }: { $count } з 5
bonus-words-rows = Повні горизонталі дають по { $points } очки: { $cells }.
bonus-words-columns = Повні вертикалі дають по { $points } очок: { $cells }.
bonus-words-colours = Зібрані кольори дають по { $points } очок: { $cells }.
needs-title = Чого ще бракує іншим
needs-piece = { $pieces } на поличку { $line }
needs-none = жодної розпочатої полички
points-title = Очки після кожного раунду
points-player = Гравець
points-now = Зараз
points-none = Ще жоден раунд не завершено.
joy-rows = Повна горизонталь: +{ $points } наприкінці
joy-columns = Повна вертикаль: +{ $points } наприкінці
joy-colours = Зібрано колір: +{ $points } наприкінці
label-lines = Полички
label-lines-hint = кожна одного кольору
label-box = Коробка
label-box-hint = сюди переходять повні полички
label-floor = Відходи
label-floor-hint = забирають очки
label-dismiss = Ясно

# The pace of movement.
pace-skip = Пропустити рух
pace-again = Тримайте, щоб побачити останні ходи ще раз
pace-speed = Рух: { $speed }. Натисніть, щоб змінити.

# The end of a round.
scoring-title = Кінець раунду { $round }
scoring-bonus-title = Додаткові очки
scoring-skip = Пропустити
scoring-line = Поличка { $row }, { $colour }
scoring-across = { $across } по горизонталі
scoring-down = { $down } по вертикалі
scoring-alone = без сусідів
scoring-fell = Поличка { $row } не знайшла клітинки, її цукерки впали
scoring-floor = { $items ->
        [one] Відходи, зайнято { $items } місце
        [few] Відходи, зайнято { $items } місця
        [many] Відходи, зайнято { $items } місць
       *[other] Відходи, зайнято { $items } місця
    }
scoring-floor-empty = Відходи, порожньо
scoring-rows = { $count ->
        [one] { $count } повна горизонталь
        [few] { $count } повні горизонталі
        [many] { $count } повних горизонталей
       *[other] { $count } повної горизонталі
    }
scoring-columns = { $count ->
        [one] { $count } повна вертикаль
        [few] { $count } повні вертикалі
        [many] { $count } повних вертикалей
       *[other] { $count } повної вертикалі
    }
scoring-colours = { $count ->
        [one] { $count } зібраний колір
        [few] { $count } зібрані кольори
        [many] { $count } зібраних кольорів
       *[other] { $count } зібраного кольору
    }
scoring-no-bonus = без додаткових очок

# The story.
story-label = Перебіг гри
story-jump = Показати цей момент
story-past = Попередній момент
story-now = До поточної позиції
story-round = Раунд { $round }
story-empty = Ще нічого не сталося.
story-deal = { $count ->
        [one] Викладено { $count } цукерку.
        [few] Викладено { $count } цукерки.
        [many] Викладено { $count } цукерок.
       *[other] Викладено { $count } цукерки.
    }
story-took = { $name }: { $pieces } { $slot ->
        [0] із центру столу
       *[other] з вітрини { $slot }
    } { $line ->
        [0] у відходи.
       *[other] на поличку { $line }.
    }
story-marker = Плюс маркер першого ходу.
story-spare = Плюс запасна вітрина.
story-surplus = { $count ->
        [one] { $pieces } падає.
        [few] { $pieces } падають.
        [many] { $pieces } падають.
       *[other] { $pieces } падає.
    }
story-caught = Запасна вітрина ловить: { $pieces }.
story-lid = { $count ->
        [one] Ще { $count } йде в коробку від гри.
        [few] Ще { $count } йдуть у коробку від гри.
        [many] Ще { $count } йдуть у коробку від гри.
       *[other] Ще { $count } йде в коробку від гри.
    }
story-sent = { $pieces } — на вітрину { $slot }.
story-column = { $name }: поличка { $row } — у вертикаль { $column }.
story-boxed = { $name }: { $colour } в горизонталь { $row }, вертикаль { $column }: { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
        [many] { $points } очок.
       *[other] { $points } очка.
    }
story-fell = { $name }: для полички { $row } немає клітинки. У відходи: { $pieces }.
story-floor = { $name }: { $penalty ->
        [0] відходи без штрафу.
        [one] штраф за відходи { $penalty } очко.
        [few] штраф за відходи { $penalty } очки.
        [many] штраф за відходи { $penalty } очок.
       *[other] штраф за відходи { $penalty } очка.
    } Рахунок { $score }.
story-bonus = { $name }: { $points ->
        [0] без додаткових очок.
        [one] { $points } додаткове очко.
        [few] { $points } додаткові очки.
        [many] { $points } додаткових очок.
       *[other] { $points } додаткового очка.
    }
story-agreed = Усі погодилися завершити й порахувати очки.
story-end-row = Кінець гри після раунду { $rounds }: горизонталь заповнено.
story-end-dead = Кінець гри після раунду { $rounds }: жодної горизонталі вже не заповнити.
story-end-empty = Кінець гри після раунду { $rounds }: цукерок для вітрин не лишилося.
story-end-limit = Кінець гри: зіграно найбільшу кількість раундів, { $rounds }.
story-end-agreement = Кінець гри за згодою гравців у раунді { $rounds }.

# Стіл словами, довідка й клавіші.
text-now = Що можна зробити
text-own = Ваш планшет
text-wait = Зараз нічого.
text-share = Оберіть, куди йде кожен колір.
text-row = Горизонталь { $row }
text-empty = порожньо
text-empty-for = порожньо, тут місце для: { $colour }
view-text = Текстовий вигляд
view-drawn = Намальований стіл
help = Довідка
help-keys = Клавіші
help-all-rules = Усі правила
help-rule = Правила: { $title }
help-factory = Що робить ця вітрина?
help-ask = Показати на щось
help-ask-hint = Оберіть щось на столі, щоб прочитати правило про це.
key-factory = вітрина
key-centre = центр столу
key-colour = колір звідти; під час розподілу — в інший бік
key-line = поличка або вертикаль
key-floor = відходи
key-arrows = наступний колір, поличка або вертикаль
key-speed = швидкість руху
key-view = текстовий вигляд або намальований стіл
keys-impossible = Зараз це неможливо.

# A message of the person who runs the server, in that person's own words.
host-announces = Від власника цього сервера: { $text }

learn-here = погляньте сюди
learn-you = Ви
learn-other = Міла
