# The study board: any position, edited, played on and analysed.

study-colour = { $colour ->
    [T] голубая
    [B] коричневая
    [W] белая
    [K] чёрная
   *[R] красная
}

# Why a position is impossible.
position-at-board = Место { $seat }: { $reason }
position-board-count = Игроков { $players }, поэтому и планшетов должно быть { $players }.
position-between-rounds = Между раундами линии брака пусты, а жетона первого игрока на столе нет.
position-cell-colour = Клетка в горизонтали { $row }, вертикали { $column } — для другого цвета: здесь лежит { study-colour }.
position-colour-count = Плиток каждого цвета 20, а этого цвета ({ study-colour }) здесь { $count }.
position-column-none = Укладывать нечего: у того, кто ходит, нет законченной линии с выбором вертикали.
position-column-printed = На цветной стороне вертикаль не выбирают: у каждого цвета своя клетка.
position-column-twice = В вертикали { $column } { study-colour } лежит дважды.
position-ended-dead = Ни одной горизонтали уже не заполнить: игра закончилась именно так.
position-ended-empty = Мешок и крышка пусты: игра закончилась именно так.
position-ended-limit = Достигнут предел раундов: игра закончилась именно так.
position-ended-none = Игра не окончена: ни одна горизонталь не заполнена, а заполнить ещё можно.
position-ended-row = Горизонталь заполнена: игра закончилась именно так.
position-factory-count = Для { $players } игроков в кольце { $factories } блюдец.
position-floor-long = На линии брака семь клеток.
position-goes-on-dead = Ни одной горизонтали уже не заполнить, поэтому игра окончена.
position-goes-on-empty = Мешок и крышка пусты, поэтому игра окончена.
position-goes-on-limit = Достигнут предел раундов, поэтому игра окончена.
position-goes-on-row = Горизонталь заполнена, поэтому игра окончена: на блюдцах уже ничего лежать не может.
position-gold-count = { $count ->
    [one] В кольце { $count } золотая сторона, а должно быть столько, сколько игроков: { $players }.
    [few] В кольце { $count } золотые стороны, а должно быть столько, сколько игроков: { $players }.
    [many] В кольце { $count } золотых сторон, а должно быть столько, сколько игроков: { $players }.
   *[other] В кольце { $count } золотой стороны, а должно быть столько, сколько игроков: { $players }.
}
position-gold-plain = Золотые стороны бывают только у специальных блюдец, а по этим правилам их нет.
position-gold-slot = Золотая сторона лежит там, где в кольце нет блюдца.
position-gold-twice = Каждая золотая сторона только одна.
position-line-boxed = В горизонтали { $line } уже есть { study-colour }, поэтому на линии { $line } её быть не может.
position-line-due = Законченная линия уже должна была уйти в коробку.
position-line-long = { $line ->
    [one] На линии { $line } только { $line } клетка.
    [few] На линии { $line } только { $line } клетки.
    [many] На линии { $line } только { $line } клеток.
   *[other] На линии { $line } только { $line } клетки.
}
position-line-mixed = На линии { $line } больше одного цвета.
position-marker-centre = Пока жетон первого игрока в центре стола, следующий раунд начинает тот же, кто начал этот.
position-marker-next = Следующий раунд начинает тот, у кого жетон первого игрока.
position-marker-nowhere = Жетона первого игрока нигде нет. Положите его в центр стола или на линию брака.
position-marker-two = Жетон первого игрока только один.
position-number = Какое-то число слишком велико.
position-offer-empty = На блюдцах и в центре стола пусто, поэтому брать нечего.
position-offer-left = Плитки ещё лежат, поэтому раунд не окончен.
position-round-limit = Раунд { $round } — за пределом в { $limit }.
position-round-zero = До первого расклада ходов нет.
position-row-twice = В горизонтали { $row } { study-colour } лежит дважды.
position-seat = Места имеют номера от 1 до { $players }.
position-share-empty = На щедром блюдце нечего рассылать.
position-spare-face = Запасное блюдце лежит у линии брака, но в кольце его золотой стороны нет.
position-spare-one = На запасном блюдце помещается только что-то одно.
position-spare-slot = Блюдце { $slot } забрали как запасное, поэтому на нём ничего не может лежать.
position-spare-two = Запасное блюдце только одно.
position-text = Здесь текст не читается: { $field }

# The page.
study = Доска анализа
study-mode = Что делать
study-edit = Менять
study-play = Играть
study-analyse = Анализировать
study-back = Назад к игре
study-tree = Варианты
study-tree-help = Варианты: стрелки влево и вправо ведут по линии, вверх и вниз — к другой ветви
study-tree-start = Начало
study-tree-deal = расклад
study-tree-game = К ходам игры
study-tree-cut = Убрать эту ветвь отсюда и дальше
study-seat = Место { $seat }
study-places = Все места на столе
study-place = { $kind ->
    [centre] Центр стола: { $pieces }
    [source] Блюдце { $number }: { $pieces }
    [line] Место { $seat }, линия { $number }: { $pieces }
    [cell] Место { $seat }, горизонталь { $number }, вертикаль { $column }: { $pieces }
    [floor] Место { $seat }, линия брака: { $pieces }
    [spare] Место { $seat }, запасное блюдце: { $pieces }
    [lid] Крышка: { $pieces }
   *[bag] Мешок: всё, что не лежит в другом месте
}
study-palette = Что класть на стол
study-brush = { $count ->
    [one] { $colour }: в мешке ещё { $count }
    [few] { $colour }: в мешке ещё { $count }
    [many] { $colour }: в мешке ещё { $count }
   *[other] { $colour }: в мешке ещё { $count }
}
study-brush-marker = Жетон первого игрока
study-brush-remove = Убрать
study-possible = Такая позиция возможна.
study-not-possible = Такая позиция пока невозможна.
study-help = Перетаскивайте плитки из палитры или с места на место либо выберите одну и коснитесь места для неё. С клавиатуры: стрелки, затем T, B, W, K, R или M; с клавишей ⇧ или ⌫ плитка исчезает.
study-form-help = Напишите, что где лежит: T голубая, B коричневая, W белая, K чёрная, R красная, M жетон первого игрока.
study-undo = Назад
study-redo = Вперёд
study-clear = Убрать всё со стола
study-new = Другая позиция
study-paste = Позиция текстом
study-open-text = Открыть текст
study-players = Игроков
study-start = Начать с полными блюдцами
study-turn = Чей ход
study-first = Кто начал раунд
study-next = Кто начнёт следующий раунд
study-round = Раунд
study-score = Очки: { $name }
study-face = Блюдце { $slot }
study-face-none = обычное
study-spare = Запасное блюдце
study-spare-ring = в кольце
study-engine = Программа играет за:
study-engine-thinks = Программа думает…
study-play-help = Ходите за всех сами или дайте играть программе.
study-deal-due = Раунд окончен: пора выкладывать плитки.
study-deal-random = Выложить наугад
study-deal-edit = Выложить вручную
study-result = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
study-best = Лучшие ходы
study-thinking = Смотрим ходы…
study-lost = Связь потеряна. Пробуем ещё раз…
study-depth = { $state ->
    [solved] Просмотрено всё: { $nodes } позиций
    [limit] Глубина { $depth }, { $nodes } позиций: здесь это предел
   *[on] Глубина { $depth }, { $nodes } позиций
}
study-outlook = { $name }: { $percent }, очков: { $points }
study-line = Дальше:
study-play-move = Сыграть
study-share = Поделиться этой позицией
study-link = Ссылка
study-link-hint = В ссылке вся позиция. На сервере ничего не хранится.
study-text = Текст
study-text-copy = Скопировать текст
study-text-copied = Текст скопирован.
study-picture = Рисунок
study-picture-copy = Скопировать рисунок
study-picture-png = Сохранить как { "PNG" }
study-picture-svg = Сохранить как { "SVG" }
study-picture-copied = Рисунок скопирован.
study-picture-failed = Этот браузер не может нарисовать рисунок.
study-not-opened = Эту позицию не открыть
