# The table: boards, choosing, the end of a round, and the story of a game.

# Colours. The letters are those of the notation.
# Цвета — в женском роде, потому что всюду речь о плитке.
colour-T = голубая
colour-B = коричневая
colour-W = белая
colour-K = чёрная
colour-R = красная
letter-T = T
letter-B = B
letter-W = W
letter-K = K
letter-R = R

# So many chocolates of a colour, standing alone or as a subject.
pieces-T = { $count ->
        [one] { $count } голубая
        [few] { $count } голубые
        [many] { $count } голубых
       *[other] { $count } голубой
    }
pieces-B = { $count ->
        [one] { $count } коричневая
        [few] { $count } коричневые
        [many] { $count } коричневых
       *[other] { $count } коричневой
    }
pieces-W = { $count ->
        [one] { $count } белая
        [few] { $count } белые
        [many] { $count } белых
       *[other] { $count } белой
    }
pieces-K = { $count ->
        [one] { $count } чёрная
        [few] { $count } чёрные
        [many] { $count } чёрных
       *[other] { $count } чёрной
    }
pieces-R = { $count ->
        [one] { $count } красная
        [few] { $count } красные
        [many] { $count } красных
       *[other] { $count } красной
    }
pieces-M = жетон первого игрока
pieces-none = пусто
# The same as an object: take 2 teal.
taken-T = { $count ->
        [one] { $count } голубую
        [few] { $count } голубые
        [many] { $count } голубых
       *[other] { $count } голубой
    }
taken-B = { $count ->
        [one] { $count } коричневую
        [few] { $count } коричневые
        [many] { $count } коричневых
       *[other] { $count } коричневой
    }
taken-W = { $count ->
        [one] { $count } белую
        [few] { $count } белые
        [many] { $count } белых
       *[other] { $count } белой
    }
taken-K = { $count ->
        [one] { $count } чёрную
        [few] { $count } чёрные
        [many] { $count } чёрных
       *[other] { $count } чёрной
    }
taken-R = { $count ->
        [one] { $count } красную
        [few] { $count } красные
        [many] { $count } красных
       *[other] { $count } красной
    }
taken-M = жетон первого игрока

# Special factories.
face-extra = добавка
face-keep = копилка
face-share = щедрое
face-spare = запасное
face-magnetT = голубой магнит
face-magnetB = коричневый магнит
face-magnetW = белый магнит
face-magnetK = чёрный магнит
face-magnetR = красный магнит
face-extra-does = Добавка: здесь на одну плитку больше.
face-keep-does = Копилка: то, что не взяли, остаётся здесь.
face-share-does = Щедрое блюдце: вы рассылаете остаток двум соседним блюдцам, цвет за цветом.
face-spare-does = Запасное блюдце: ложится у вашей линии брака и ловит то, что упадёт следующим.
face-magnetT-does = Голубой магнит: притянул по одной голубой плитке от соседей, у которых она была.
face-magnetB-does = Коричневый магнит: притянул по одной коричневой плитке от соседей, у которых она была.
face-magnetW-does = Белый магнит: притянул по одной белой плитке от соседей, у которых она была.
face-magnetK-does = Чёрный магнит: притянул по одной чёрной плитке от соседей, у которых она была.
face-magnetR-does = Красный магнит: притянул по одной красной плитке от соседей, у которых она была.

# The offer.
offer-label = Блюдца и центр стола
factory-label = Блюдце { $slot }: { $pieces }
factory-special-label = Блюдце { $slot }, { $face }: { $pieces }
factory-gone = Блюдце { $slot } в этом раунде лежит у чьей-то линии брака
centre-label = Центр стола: { $pieces }
centre-marker-label = Центр стола, с жетоном первого игрока: { $pieces }
source-open = { $source }. Выберите цвет.
supply-bag = Мешок
supply-lid = Крышка
supply-bag-label = { $count ->
        [one] Мешок, { $count } плитка: { $pieces }
        [few] Мешок, { $count } плитки: { $pieces }
        [many] Мешок, { $count } плиток: { $pieces }
       *[other] Мешок, { $count } плитки: { $pieces }
    }
supply-lid-label = { $count ->
        [one] Крышка коробки, { $count } плитка: { $pieces }
        [few] Крышка коробки, { $count } плитки: { $pieces }
        [many] Крышка коробки, { $count } плиток: { $pieces }
       *[other] Крышка коробки, { $count } плитки: { $pieces }
    }

# Boards.
board-label = Планшет игрока: { $name }
board-open = Показать крупно планшет игрока: { $name }
board-close = Закрыть
opponents-label = Планшеты других игроков
score-label = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
line-label = Линия узора { $line }: { $pieces }, { $count } из { $line }
line-empty-label = Линия узора { $line }: пусто
box-label = Коробка шоколада
box-row-label = Горизонталь { $row }: { $cells }
box-cell-filled = { $colour } в вертикали { $column }
floor-label = Линия брака: { $pieces }
floor-cost = −{ $points }
spare-label = Запасное блюдце: { $pieces }
spare-empty-label = Запасное блюдце: ловит то, что упадёт следующим
starts-next = начинает следующий раунд
turn-now = ходит
turn-yours = ваш ход

# Choosing.
pick-label = { $slot ->
        [0] Центр стола: взять { $pieces }.
       *[other] { $after ->
            [centre] Блюдце { $slot }: взять { $pieces }. В центр стола: { $rest }.
            [keeps] Блюдце { $slot }: взять { $pieces }. Остаётся на блюдце: { $rest }.
            [shares] Блюдце { $slot }: взять { $pieces }. Соседним блюдцам: { $rest }.
           *[nothing] Блюдце { $slot }: взять { $pieces }. Больше ничего не остаётся.
        }
    }
pick-marker = Плюс жетон первого игрока.
pick-spare = Плюс запасное блюдце.
target-line = { $full ->
        [yes] { $gain ->
            [one] Линия { $line }: положите { $placed }, линия закончена, { $gain } очко в конце раунда.
            [few] Линия { $line }: положите { $placed }, линия закончена, { $gain } очка в конце раунда.
            [many] Линия { $line }: положите { $placed }, линия закончена, { $gain } очков в конце раунда.
           *[other] Линия { $line }: положите { $placed }, линия закончена, { $gain } очка в конце раунда.
        }
       *[no] Линия { $line }: положите { $placed }.
    }
target-floor = Всё на линию брака: { $loss ->
        [0] без штрафа.
        [one] штраф { $loss } очко.
        [few] штраф { $loss } очка.
        [many] штраф { $loss } очков.
       *[other] штраф { $loss } очка.
    }
target-falls = Падает: { $pieces }. { $loss ->
        [0] Без штрафа.
        [one] Штраф { $loss } очко.
        [few] Штраф { $loss } очка.
        [many] Штраф { $loss } очков.
       *[other] Штраф { $loss } очка.
    }
target-caught = Запасное блюдце ловит: { $pieces }.
target-dead = Внимание: в горизонтали { $line } для этого цвета не осталось вертикали.
column-choice = { $points ->
        [one] Горизонталь { $row }, вертикаль { $column }: { $points } очко.
        [few] Горизонталь { $row }, вертикаль { $column }: { $points } очка.
        [many] Горизонталь { $row }, вертикаль { $column }: { $points } очков.
       *[other] Горизонталь { $row }, вертикаль { $column }: { $points } очка.
    }
column-kills = { $count ->
        [one] Внимание: тогда для линии { $lines } не останется клетки, и её плитки упадут.
        [few] Внимание: тогда для линий { $lines } не останется клеток, и их плитки упадут.
        [many] Внимание: тогда для линий { $lines } не останется клеток, и их плитки упадут.
       *[other] Внимание: тогда для линий { $lines } не останется клеток, и их плитки упадут.
    }
send-choice = { $pieces }: на блюдце { $slot }. Нажмите, чтобы отправить на блюдце { $other }.
line-refused = Линия { $line } не принимает этот цвет. Почему?

# The card beside the board.
card-your-turn = Ваш ход
card-choose = Выберите цвет на блюдце или в центре стола.
card-choose-touch = Коснитесь блюдца или центра.
card-turn = Ход: { $name }
card-round = Раунд { $round }
card-over = Игра окончена
card-column = Выберите вертикаль: { $colour }, горизонталь { $row }
card-column-more = На подсвеченных клетках видны очки.
card-pick = { $pieces } { $slot ->
        [0] из центра стола
       *[other] с блюдца { $slot }
    }
card-where = Выберите подсвеченную линию узора или линию брака.
card-colour = { $slot ->
        [0] Центр стола: выберите цвет
       *[other] Блюдце { $slot }: выберите цвет
    }
card-to-line = на линию { $line }
card-to-floor = на линию брака
card-full = Линия { $line } закончена
card-holds = На линии { $line } будет
card-holds-value = { $count } из { $line }
card-falls = Падает на линию брака
card-falls-free = Падает, штраф не растёт
card-lid = В крышку коробки, без штрафа
card-caught = Ловит запасное блюдце
card-marker = Жетон первого игрока: следующий раунд начинаете вы
card-spare = Запасное блюдце переходит к вам
card-centre = В центр стола
card-stays = Остаётся на блюдце
card-share = Соседним блюдцам
card-share-how = Каждый цвет идёт на одно из двух соседних блюдец. Выберите здесь или коснитесь его на стрелке.
card-send-to = на блюдце { $slot }
card-dead = В горизонтали { $line } { $colour } уже не встанет ни в одну вертикаль: все плитки линии упадут.
card-points-value = +{ $points }
card-loss-value = −{ $points }
card-progress = { $count }/{ $line }
card-times = ×{ $count }
card-confirm = Подтвердить
card-back = Назад
card-cancel = Отмена
card-floor-short = Линия брака
card-column-short = Верт. { $column }

glance-lasts = Последние ходы
glance-faces = Специальные блюдца этого раунда
# Before the first move of a first game.
first-round = Как идёт раунд
first-round-take = Возьмите все плитки одного цвета с блюдца или из центра стола.
first-round-line = Положите их на одну линию узора. Что не поместилось, падает на линию брака и отнимает очки.
first-round-box = В конце раунда с каждой законченной линии узора одна плитка идёт в коробку. Рядом с другими она даёт больше.
first-round-end = Первая полная горизонталь завершает игру. Больше всего дают полные вертикали и собранные цвета.
first-round-lessons = Попробовать за четыре минуты

# Панель возле своего планшета и дополнительные очки.
side-label = Коротко о главном
side-moves = Ходы
side-bonuses = Доп. очки
side-needs = Что нужно
side-points = Очки
bonus-rows = Горизонтали
bonus-columns = Вертикали
bonus-colours = Цвета
bonus-each = по { $points }
bonus-row = Горизонталь { $place }
bonus-column = Вертикаль { $place }
bonus-count = { $what }: { $count } из 5
bonus-words-rows = Полные горизонтали дают по { $points } очка: { $cells }.
bonus-words-columns = Полные вертикали дают по { $points } очков: { $cells }.
bonus-words-colours = Собранные цвета дают по { $points } очков: { $cells }.
needs-title = Чего ещё не хватает другим
needs-piece = { $pieces } на линию { $line }
needs-none = ни одной начатой линии
points-title = Очки после каждого раунда
points-player = Игрок
points-now = Сейчас
points-none = Ещё ни один раунд не закончен.
joy-rows = Полная горизонталь: +{ $points } в конце
joy-columns = Полная вертикаль: +{ $points } в конце
joy-colours = Собран цвет: +{ $points } в конце
label-lines = Линии узора
label-lines-hint = каждая одного цвета
label-box = Коробка
label-box-hint = сюда переходят законченные линии
label-floor = Линия брака
label-floor-hint = отнимает очки
label-dismiss = Понятно

# The pace of movement.
pace-skip = Пропустить движение
pace-again = Удерживайте, чтобы увидеть последние ходы ещё раз
pace-speed = Движение: { $speed }. Нажмите, чтобы изменить.

# The end of a round.
scoring-title = Конец раунда { $round }
scoring-bonus-title = Дополнительные очки
scoring-skip = Пропустить
scoring-line = Линия { $row }, { $colour }
scoring-across = { $across } по горизонтали
scoring-down = { $down } по вертикали
scoring-alone = без соседей
scoring-fell = Линия { $row } не нашла клетки, её плитки упали
scoring-floor = { $items ->
        [one] Линия брака, занята { $items } клетка
        [few] Линия брака, заняты { $items } клетки
        [many] Линия брака, занято { $items } клеток
       *[other] Линия брака, занято { $items } клетки
    }
scoring-floor-empty = Линия брака, пусто
scoring-rows = { $count ->
        [one] { $count } полная горизонталь
        [few] { $count } полные горизонтали
        [many] { $count } полных горизонталей
       *[other] { $count } полной горизонтали
    }
scoring-columns = { $count ->
        [one] { $count } полная вертикаль
        [few] { $count } полные вертикали
        [many] { $count } полных вертикалей
       *[other] { $count } полной вертикали
    }
scoring-colours = { $count ->
        [one] { $count } собранный цвет
        [few] { $count } собранных цвета
        [many] { $count } собранных цветов
       *[other] { $count } собранного цвета
    }
scoring-no-bonus = без дополнительных очков

# The story.
story-label = Ход игры
story-jump = Показать этот момент
story-past = Более ранний момент
story-now = К текущей позиции
story-round = Раунд { $round }
story-empty = Пока ничего не произошло.
story-deal = { $count ->
        [one] Выложена { $count } плитка.
        [few] Выложены { $count } плитки.
        [many] Выложено { $count } плиток.
       *[other] Выложено { $count } плитки.
    }
story-took = { $name }: { $pieces } { $slot ->
        [0] из центра стола
       *[other] с блюдца { $slot }
    } { $line ->
        [0] на линию брака.
       *[other] на линию { $line }.
    }
story-marker = Плюс жетон первого игрока.
story-spare = Плюс запасное блюдце.
story-surplus = { $count ->
        [one] { $pieces } падает.
        [few] { $pieces } падают.
        [many] { $pieces } падают.
       *[other] { $pieces } падает.
    }
story-caught = Запасное блюдце ловит: { $pieces }.
story-lid = { $count ->
        [one] Ещё { $count } идёт в крышку коробки.
        [few] Ещё { $count } идут в крышку коробки.
        [many] Ещё { $count } идут в крышку коробки.
       *[other] Ещё { $count } идёт в крышку коробки.
    }
story-sent = { $pieces } — на блюдце { $slot }.
story-column = { $name }: линия { $row } — в вертикаль { $column }.
story-boxed = { $name }: { $colour } в горизонталь { $row }, вертикаль { $column }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }
story-fell = { $name }: для линии { $row } нет клетки. На линию брака: { $pieces }.
story-floor = { $name }: { $penalty ->
        [0] линия брака без штрафа.
        [one] штраф за линию брака { $penalty } очко.
        [few] штраф за линию брака { $penalty } очка.
        [many] штраф за линию брака { $penalty } очков.
       *[other] штраф за линию брака { $penalty } очка.
    } Счёт { $score }.
story-bonus = { $name }: { $points ->
        [0] без дополнительных очков.
        [one] { $points } дополнительное очко.
        [few] { $points } дополнительных очка.
        [many] { $points } дополнительных очков.
       *[other] { $points } дополнительного очка.
    }
story-agreed = Все согласились закончить и подсчитать очки.
story-end-row = Конец игры после раунда { $rounds }: горизонталь заполнена.
story-end-dead = Конец игры после раунда { $rounds }: ни одной горизонтали уже не заполнить.
story-end-empty = Конец игры после раунда { $rounds }: плиток для блюдец не осталось.
story-end-limit = Конец игры: сыграно предельное число раундов, { $rounds }.
story-end-agreement = Конец игры по согласию игроков в раунде { $rounds }.

# Стол словами, справка и клавиши.
text-now = Что можно сделать
text-own = Ваш планшет
text-wait = Сейчас ничего.
text-share = Выберите, куда идёт каждый цвет.
text-row = Горизонталь { $row }
text-empty = пусто
text-empty-for = пусто, здесь место для: { $colour }
view-text = Текстовый вид
view-drawn = Нарисованный стол
help = Справка
help-keys = Клавиши
help-all-rules = Все правила
help-rule = Правила: { $title }
help-factory = Что делает это блюдце?
help-ask = Показать на что-нибудь
help-ask-hint = Выберите что-нибудь на столе, чтобы прочитать правило об этом.
key-factory = блюдце
key-centre = центр стола
key-colour = цвет оттуда; при разделе — в другую сторону
key-line = линия узора или вертикаль
key-floor = линия брака
key-arrows = следующий цвет, линия узора или вертикаль
key-speed = скорость движения
key-view = текстовый вид или нарисованный стол
keys-impossible = Сейчас это невозможно.

# A message of the person who runs the server, in that person's own words.
host-announces = От владельца этого сервера: { $text }

learn-here = посмотрите сюда
learn-you = Вы
learn-other = Мила
