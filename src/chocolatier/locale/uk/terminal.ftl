# The game in the terminal: chocolatier play, chocolatier show.
# The letters T B W K R and M, the moves such as 3T2 and the words that a player types
# (moves, board, undo, help, end, quit) are the same in all languages.
# A terminal has 80 columns.

terminal-help =
    Кольори — це латинські літери: T бірюзова, B коричнева, W біла, K чорна,
    R червона. M — маркер першого ходу.
    Хід — це звідки, колір, поличка:
      3T2   взяти бірюзові з вітрини 3 на поличку 2
      CW-   взяти білі з центру столу, усі у відходи
      4B3   зі щедрої вітрини: вас спитають, куди йде решта
      2@4   коричнева коробка: цукерка з полички 2 йде у вертикаль 4
    Малі літери в коробці показують, де місце кожного кольору (кольорова коробка).
    Інші слова: moves (можливі ходи), board (стіл), undo (скасувати хід),
    help (ця довідка), end (порахувати очки зараз), quit (вийти).
# $seats is one number or a list of them: 2, 3 and 4.
terminal-seats =
    { $count ->
        [one] Ваше місце — { $person }; у бота — місце { $seats }.
        [few] Ваше місце — { $person }; у ботів — місця { $seats }.
        [many] Ваше місце — { $person }; у ботів — місця { $seats }.
       *[other] Ваше місце — { $person }; у ботів — місця { $seats }.
    }
# The end of a list: $most is one entry, or several with commas between them.
terminal-and = { $most } і { $last }
terminal-goodbye = До зустрічі.

# A player's turn. $moves are moves with commas between them, $letter is a colour's letter.
terminal-your-move = Ваш хід:
terminal-choose-column = Оберіть вертикаль ({ $moves }):
terminal-leftover = Куди йде { $letter }: ліворуч (<) чи праворуч (>)?
terminal-nothing-to-undo = Ви ще не ходили.
# What was typed is no move, or no move of this phase. Other errors are in errors.ftl.
terminal-error-move-text =
    «{ $text }» — не хід; напишіть, звідки (1-9 або C), колір (T B W K R) і поличку
    (1-5 або - для відходів), наприклад 3T2, CW-, 4B3<W>K; або
    горизонталь@вертикаль, наприклад 2@4
terminal-error-wrong-kind =
    { $move } — не те, на що чекає гра: під час вибору беруть цукерки, наприклад 3T2,
    під час складання обирають вертикаль для повної полички, наприклад 2@4

# What happened.
terminal-round = Раунд { $round }
terminal-plays = Місце { $seat } ходить { $move }
terminal-agreed = Гравці домовилися завершити гру.
terminal-colour =
    { $colour ->
        [teal] бірюзова
        [brown] коричнева
        [white] біла
        [black] чорна
       *[red] червона
    }
# A chocolate went into the box. $across and $down are the lengths of its runs.
terminal-boxed-alone =
    Місце { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } (без сусідів)
terminal-boxed-across =
    Місце { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } ({ $across } по горизонталі)
terminal-boxed-down =
    Місце { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } ({ $down } по вертикалі)
terminal-boxed-both =
    Місце { $seat }: { terminal-colour }, горизонталь { $row }, вертикаль { $column }: +{ $points } ({ $across } по горизонталі й { $down } по вертикалі)
# A full line without a cell for its colour: its $count chocolates fall.
terminal-line-fell =
    { $count ->
        [one] Місце { $seat }: { terminal-colour } з полички { $row } не має клітинки: падає { $count }
        [few] Місце { $seat }: { terminal-colour } з полички { $row } не має клітинки: падають { $count }
        [many] Місце { $seat }: { terminal-colour } з полички { $row } не має клітинки: падає { $count }
       *[other] Місце { $seat }: { terminal-colour } з полички { $row } не має клітинки: падає { $count }
    }
# $items are chocolates and the start marker.
terminal-floor-paid = Місце { $seat }: у відходах { $items }: −{ $penalty }, рахунок { $score }
terminal-bonuses =
    Місце { $seat }: { $rows ->
        [one] { $rows } горизонталь
        [few] { $rows } горизонталі
        [many] { $rows } горизонталей
       *[other] { $rows } горизонталі
    }, { $columns ->
        [one] { $columns } вертикаль
        [few] { $columns } вертикалі
        [many] { $columns } вертикалей
       *[other] { $columns } вертикалі
    }, { $colours ->
        [one] { $colours } колір
        [few] { $colours } кольори
        [many] { $colours } кольорів
       *[other] { $colours } кольору
    }: +{ $points }

# The end.
terminal-won = Ви перемогли!
terminal-shared-win = Декілька переможців, і ви серед них.
terminal-lost =
    { $count ->
        [one] Перемагає місце { $seats }; ви на { $place }-му місці.
        [few] Декілька переможців: місця { $seats }; ви на { $place }-му місці.
        [many] Декілька переможців: місця { $seats }; ви на { $place }-му місці.
       *[other] Декілька переможців: місця { $seats }; ви на { $place }-му місці.
    }

# The drawing of a table. First its headline; $rules is a name such as 2-coloured-plain,
# $scores are numbers such as 12:7.
terminal-headline-draft = { $rules }, раунд { $round }, вибір цукерок, ходить місце { $seat }, рахунок { $scores }
terminal-headline-share = { $rules }, раунд { $round }, розподіл решти, ходить місце { $seat }, рахунок { $scores }
terminal-headline-box = { $rules }, раунд { $round }, складання, ходить місце { $seat }, рахунок { $scores }
terminal-headline-deal = { $rules }, раунд { $round }, чекаємо на роздачу, рахунок { $scores }
terminal-headline-over = { $rules }, раунд { $round }, кінець ({ terminal-ending }), рахунок { $scores }
# row: somebody has a full row. dead: nobody can fill a row any more. empty: no chocolate
# is left to deal. limit: the limit of rounds. agreement: the players agreed to end it.
terminal-ending =
    { $ending ->
        [row] повна горизонталь
        [dead] горизонталі вже не заповнити
        [empty] цукерок не лишилося
        [limit] межа раундів
       *[agreement] за згодою
    }
# Special factories. A magnet shows its colour's letter.
terminal-face-extra = добавка
terminal-face-keep = комора
terminal-face-share = щедра
terminal-face-spare = запасна
terminal-face-magnet = магніт { $letter }
# Stands in the place of the spare factory while it lies beside a floor.
terminal-spare-with = (місце { $seat })
# $chocolates are letters and numbers: T13 B17 W15 K19 R16.
terminal-bag = торбинка { $count }: { $chocolates }
terminal-lid = коробка від гри { $count }: { $chocolates }
# Above a board. Three boards fit side by side if this has at most 24 characters.
terminal-board = Місце { $seat }  рахунок { $score }

# chocolatier show.
terminal-legal-moves =
    { $count ->
        [one] { $count } можливий хід: { $moves }
        [few] { $count } можливі ходи: { $moves }
        [many] { $count } можливих ходів: { $moves }
       *[other] { $count } можливого ходу: { $moves }
    }
terminal-numbered-move = { $number }. { $name } (місце { $seat }): { $move }
terminal-next-move = Enter: наступний хід, Ctrl-C: зупинити
terminal-over = Кінець: { terminal-ending }
terminal-place = { $place }. { $name }: { $score }

# chocolatier puzzle. $moves are the right moves of the first line.
terminal-puzzle-title = Задача { $id }, складність { $difficulty } з 5
terminal-puzzle-help = Ваше місце — { $seat }. Введіть хід або ?, щоб побачити розв’язок.
terminal-puzzle-solution = Розв’язок: { $moves }

# The whole screen of chocolatier play. $name is that of a seat, $pieces are letters.
tui-choose-pick = { $name }: оберіть колір на вітрині або в центрі столу
tui-choose-line = Оберіть поличку
tui-choose-send = Куди йде решта?
tui-choose-column = Оберіть вертикаль для полички { $row }
tui-thinking = { $name } думає …
tui-replay = Перегляд. Enter: грати звідси, Esc: у кінець
tui-marker = Разом береться маркер першого ходу.
tui-spare = Разом береться запасна вітрина.
tui-centre = У центр столу: { $pieces }
tui-keeps = Лишається на вітрині: { $pieces }
tui-shares = Надіслати ліворуч або праворуч: { $pieces }
tui-gain = У кінці раунду: +{ $points }
tui-loss = Відходи: −{ $points }
tui-completes = Поличку заповнено.
tui-falls = Падає у відходи: { $pieces }
tui-dead = Жодна вертикаль не прийме цю цукерку.
tui-kills = Заповнені полички, що втратять останню клітинку: { $lines }
tui-think-title = Найкращі ходи (етап { $stage }): шанс, перевага, продовження
tui-saved = Збережено: { $file }
tui-key-hint = підказка
tui-key-think = найкращі ходи
tui-key-undo = скасувати
tui-key-earlier = назад
tui-key-later = вперед
tui-key-save = зберегти
tui-key-end = підрахувати
tui-key-help = довідка
tui-key-quit = вийти
tui-help =
    Клацніть цукерку, потім поличку на своєму планшеті. Або список: стрілки та Enter.
    Або наберіть хід: звідки (1-9, C), колір (T B W K R), поличка (1-5, -).
    Esc скасовує вибір.
    ← → крок назад і вперед, Shift+← → раундами, [ та ] на початок і в кінець;
    клацання по смузі веде будь-куди, Enter продовжує гру звідти.
