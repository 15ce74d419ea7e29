# The game in the terminal: chocolatier play, chocolatier show.
# The letters T B W K R and M, the moves such as 3T2 and the words that a player types
# (moves, board, undo, help, end, quit) are the same in all languages.
# A terminal has 80 columns.

terminal-help =
    Цвета — это латинские буквы: T голубая, B коричневая, W белая, K чёрная,
    R красная. M — жетон первого игрока.
    Ход — это откуда, цвет, линия:
      3T2   взять голубые с блюдца 3 на линию 2
      CW-   взять белые из центра стола, все на линию брака
      4B3   со щедрого блюдца: вас спросят, куда идёт остаток
      2@4   коричневая сторона: плитка с линии 2 идёт в вертикаль 4
    Маленькие буквы в коробке показывают, где место каждого цвета (цветная сторона).
    Другие слова: moves (возможные ходы), board (стол), undo (отменить ход),
    help (эта справка), end (подсчитать очки сейчас), quit (выйти).
# $seats is one number or a list of them: 2, 3 and 4.
terminal-seats =
    { $count ->
        [one] Ваше место — { $person }; у бота — место { $seats }.
        [few] Ваше место — { $person }; у ботов — места { $seats }.
        [many] Ваше место — { $person }; у ботов — места { $seats }.
       *[other] Ваше место — { $person }; у ботов — места { $seats }.
    }
# The end of a list: $most is one entry, or several with commas between them.
terminal-and = { $most } и { $last }
terminal-goodbye = До встречи.

# A player's turn. $moves are moves with commas between them, $letter is a colour's letter.
terminal-your-move = Ваш ход:
terminal-choose-column = Выберите вертикаль ({ $moves }):
terminal-leftover = Куда идёт { $letter }: влево (<) или вправо (>)?
terminal-nothing-to-undo = Вы ещё не ходили.
# What was typed is no move, or no move of this phase. Other errors are in errors.ftl.
terminal-error-move-text =
    «{ $text }» — не ход; напишите, откуда (1-9 или C), цвет (T B W K R) и линию
    (1-5 или - для линии брака), например 3T2, CW-, 4B3<W>K; или
    горизонталь@вертикаль, например 2@4
terminal-error-wrong-kind =
    { $move } — не то, чего ждёт игра: при выборе берут плитки, например 3T2,
    при упаковке выбирают вертикаль для законченной линии, например 2@4

# What happened.
terminal-round = Раунд { $round }
terminal-plays = Место { $seat } ходит { $move }
terminal-agreed = Игроки договорились закончить игру.
terminal-colour =
    { $colour ->
        [teal] голубая
        [brown] коричневая
        [white] белая
        [black] чёрная
       *[red] красная
    }
# A chocolate went into the box. $across and $down are the lengths of its runs.
terminal-boxed-alone =
    Место { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } (без соседей)
terminal-boxed-across =
    Место { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } ({ $across } по горизонтали)
terminal-boxed-down =
    Место { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } ({ $down } по вертикали)
terminal-boxed-both =
    Место { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } ({ $across } по горизонтали и { $down } по вертикали)
# A full line without a cell for its colour: its $count chocolates fall.
terminal-line-fell =
    { $count ->
        [one] Место { $seat }: { terminal-colour } с линии { $row } не нашла клетки: падает { $count }
        [few] Место { $seat }: { terminal-colour } с линии { $row } не нашла клетки: падают { $count }
        [many] Место { $seat }: { terminal-colour } с линии { $row } не нашла клетки: падает { $count }
       *[other] Место { $seat }: { terminal-colour } с линии { $row } не нашла клетки: падает { $count }
    }
# $items are chocolates and the start marker.
terminal-floor-paid = Место { $seat }: на линии брака { $items }: −{ $penalty }, счёт { $score }
terminal-bonuses =
    Место { $seat }: { $rows ->
        [one] { $rows } горизонталь
        [few] { $rows } горизонтали
        [many] { $rows } горизонталей
       *[other] { $rows } горизонтали
    }, { $columns ->
        [one] { $columns } вертикаль
        [few] { $columns } вертикали
        [many] { $columns } вертикалей
       *[other] { $columns } вертикали
    }, { $colours ->
        [one] { $colours } цвет
        [few] { $colours } цвета
        [many] { $colours } цветов
       *[other] { $colours } цвета
    }: +{ $points }

# The end.
terminal-won = Вы победили!
terminal-shared-win = Ничья: победу делят несколько игроков, и вы среди них.
terminal-lost =
    { $count ->
        [one] Побеждает место { $seats }; вы на { $place }-м месте.
        [few] Ничья: места { $seats }; вы на { $place }-м месте.
        [many] Ничья: места { $seats }; вы на { $place }-м месте.
       *[other] Ничья: места { $seats }; вы на { $place }-м месте.
    }

# The drawing of a table. First its headline; $rules is a name such as 2-coloured-plain,
# $scores are numbers such as 12:7.
terminal-headline-draft = { $rules }, раунд { $round }, выбор плиток, ходит место { $seat }, счёт { $scores }
terminal-headline-share = { $rules }, раунд { $round }, раздел остатка, ходит место { $seat }, счёт { $scores }
terminal-headline-box = { $rules }, раунд { $round }, упаковка, ходит место { $seat }, счёт { $scores }
terminal-headline-deal = { $rules }, раунд { $round }, ждём раздачи, счёт { $scores }
terminal-headline-over = { $rules }, раунд { $round }, конец ({ terminal-ending }), счёт { $scores }
# row: somebody has a full row. dead: nobody can fill a row any more. empty: no chocolate
# is left to deal. limit: the limit of rounds. agreement: the players agreed to end it.
terminal-ending =
    { $ending ->
        [row] полная горизонталь
        [dead] горизонталь уже не заполнить
        [empty] плиток не осталось
        [limit] предел раундов
       *[agreement] по согласию
    }
# Special factories. A magnet shows its colour's letter.
terminal-face-extra = добавка
terminal-face-keep = копилка
terminal-face-share = щедрое
terminal-face-spare = запасное
terminal-face-magnet = магнит { $letter }
# Stands in the place of the spare factory while it lies beside a floor.
terminal-spare-with = (место { $seat })
# $chocolates are letters and numbers: T13 B17 W15 K19 R16.
terminal-bag = мешок { $count }: { $chocolates }
terminal-lid = крышка { $count }: { $chocolates }
# Above a board. Three boards fit side by side if this has at most 24 characters.
terminal-board = Место { $seat }  счёт { $score }

# chocolatier show.
terminal-legal-moves =
    { $count ->
        [one] { $count } возможный ход: { $moves }
        [few] { $count } возможных хода: { $moves }
        [many] { $count } возможных ходов: { $moves }
       *[other] { $count } возможного хода: { $moves }
    }
terminal-numbered-move = { $number }. { $name } (место { $seat }): { $move }
terminal-next-move = Enter: следующий ход, Ctrl-C: остановить
terminal-over = Конец: { terminal-ending }
terminal-place = { $place }. { $name }: { $score }

# chocolatier puzzle. $moves are the right moves of the first line.
terminal-puzzle-title = Задача { $id }, сложность { $difficulty } из 5
terminal-puzzle-help = Ваше место — { $seat }. Введите ход или ?, чтобы увидеть решение.
terminal-puzzle-solution = Решение: { $moves }

# The whole screen of chocolatier play. $name is that of a seat, $pieces are letters.
tui-choose-pick = { $name }: выберите цвет на блюдце или в центре стола
tui-choose-line = Выберите линию
tui-choose-send = Куда идёт остаток?
tui-choose-column = Выберите вертикаль для линии { $row }
tui-thinking = { $name } думает …
tui-replay = Просмотр. Enter: играть отсюда, Esc: в конец
tui-marker = Вместе берётся жетон первого игрока.
tui-spare = Вместе берётся запасное блюдце.
tui-centre = В центр стола: { $pieces }
tui-keeps = Остаётся на блюдце: { $pieces }
tui-shares = Отправить влево или вправо: { $pieces }
tui-gain = В конце раунда: +{ $points }
tui-loss = Линия брака: −{ $points }
tui-completes = Линия закончена.
tui-falls = Падает на линию брака: { $pieces }
tui-dead = Ни одна вертикаль не примет эту плитку.
tui-kills = Законченные линии, которые потеряют последнюю клетку: { $lines }
tui-think-title = Лучшие ходы (этап { $stage }): шанс, перевес, продолжение
tui-saved = Сохранено: { $file }
tui-key-hint = подсказка
tui-key-think = лучшие ходы
tui-key-undo = отменить
tui-key-earlier = назад
tui-key-later = вперёд
tui-key-save = сохранить
tui-key-end = подсчитать
tui-key-help = справка
tui-key-quit = выйти
tui-help =
    Щёлкните плитку, затем линию на своём планшете. Или список: стрелки и Enter.
    Или наберите ход: откуда (1-9, C), цвет (T B W K R), линия (1-5, -).
    Esc отменяет выбор.
    ← → шаг назад и вперёд, Shift+← → по раундам, [ и ] в начало и в конец;
    щелчок по полосе ведёт куда угодно, Enter продолжает игру оттуда.
