# The game in the terminal: chocolatier play, chocolatier show.
# The letters T B W K R and M, the moves such as 3T2 and the words that a player types
# (moves, board, undo, help, end, quit) are the same in all languages.
# A terminal has 80 columns.

terminal-help =
    Kolory to litery: T niebieski, B brązowy, W kremowy, K czarny, R czerwony.
    M to płytka gracza rozpoczynającego.
    Ruch to skąd, kolor, linia:
      3T2   weź niebieskie z fabryki 3 na linię 2
      CW-   weź kremowe ze środka, wszystkie na podłogę
      4B3   z hojnej fabryki: zapytamy, dokąd trafią resztki
      2@4   brązowa strona: płytka z linii 2 trafia do kolumny 4
    Małe litery w pudełku pokazują, gdzie pasuje który kolor (kolorowa strona).
    Inne słowa: moves (możliwe ruchy), board (stół), undo (cofnij ruch),
    help (pomoc), end (zakończ i zlicz punkty), quit (wyjdź).
# $seats is one number or a list of them: 2, 3 and 4.
terminal-seats =
    { $count ->
        [one] Siedzisz na miejscu { $person }, bot na miejscu { $seats }.
        [few] Siedzisz na miejscu { $person }, boty na miejscach { $seats }.
        [many] Siedzisz na miejscu { $person }, boty na miejscach { $seats }.
       *[other] Siedzisz na miejscu { $person }, boty na miejscach { $seats }.
    }
# The end of a list: $most is one entry, or several with commas between them.
terminal-and = { $most } i { $last }
terminal-goodbye = Do zobaczenia.

# A player's turn. $moves are moves with commas between them, $letter is a colour's letter.
terminal-your-move = Twój ruch:
terminal-choose-column = Wybierz kolumnę ({ $moves }):
terminal-leftover = Dokąd { $letter }: w lewo (<) czy w prawo (>)?
terminal-nothing-to-undo = Nie ma jeszcze żadnego twojego ruchu.
# What was typed is no move, or no move of this phase. Other errors are in errors.ftl.
terminal-error-move-text =
    „{ $text }” to nie ruch; napisz skąd (1-9 albo C), kolor (T B W K R) i linię
    (1-5 albo -, czyli podłoga), np. 3T2, CW-, 4B3<W>K; albo rząd@kolumna, np. 2@4
terminal-error-wrong-kind =
    Gra nie czeka teraz na { $move }: przy wybieraniu bierze się płytki, np. 3T2,
    przy układaniu wybiera się kolumnę dla wypełnionej linii, np. 2@4

# What happened.
terminal-round = Runda { $round }
terminal-plays = Miejsce { $seat } gra { $move }
terminal-agreed = Gracze zgadzają się zakończyć grę.
terminal-colour =
    { $colour ->
        [teal] niebieska
        [brown] brązowa
        [white] kremowa
        [black] czarna
       *[red] czerwona
    }
# A chocolate went into the box. $across and $down are the lengths of its runs.
terminal-boxed-alone =
    Miejsce { $seat }: { terminal-colour }, rząd { $row }, kolumna { $column }: +{ $points } (bez sąsiadów)
terminal-boxed-across =
    Miejsce { $seat }: { terminal-colour }, rząd { $row }, kolumna { $column }: +{ $points } ({ $across } w poziomie)
terminal-boxed-down =
    Miejsce { $seat }: { terminal-colour }, rząd { $row }, kolumna { $column }: +{ $points } ({ $down } w pionie)
terminal-boxed-both =
    Miejsce { $seat }: { terminal-colour }, rząd { $row }, kolumna { $column }: +{ $points } ({ $across } w poziomie i { $down } w pionie)
# A full line without a cell for its colour: its $count chocolates fall.
terminal-line-fell =
    { $count ->
        [one] Miejsce { $seat }: linia { $row } nie ma pola ({ terminal-colour }): { $count } spada
        [few] Miejsce { $seat }: linia { $row } nie ma pola ({ terminal-colour }): { $count } spadają
        [many] Miejsce { $seat }: linia { $row } nie ma pola ({ terminal-colour }): { $count } spada
       *[other] Miejsce { $seat }: linia { $row } nie ma pola ({ terminal-colour }): { $count } spada
    }
# $items are chocolates and the start marker.
terminal-floor-paid = Miejsce { $seat }: na podłodze { $items }: -{ $penalty }, wynik { $score }
terminal-bonuses =
    Miejsce { $seat }: { $rows ->
        [one] { $rows } rząd
        [few] { $rows } rzędy
        [many] { $rows } rzędów
       *[other] { $rows } rzędu
    }, { $columns ->
        [one] { $columns } kolumna
        [few] { $columns } kolumny
        [many] { $columns } kolumn
       *[other] { $columns } kolumny
    }, { $colours ->
        [one] { $colours } kolor
        [few] { $colours } kolory
        [many] { $colours } kolorów
       *[other] { $colours } koloru
    }: +{ $points }

# The end.
terminal-won = Wygrywasz!
terminal-shared-win = Współdzielisz wygraną.
terminal-lost =
    { $count ->
        [one] Wygrywa miejsce { $seats }; twoja lokata: { $place }.
        [few] Wygraną współdzielą miejsca { $seats }; twoja lokata: { $place }.
        [many] Wygraną współdzielą miejsca { $seats }; twoja lokata: { $place }.
       *[other] Wygraną współdzielą miejsca { $seats }; twoja lokata: { $place }.
    }

# The drawing of a table. First its headline; $rules is a name such as 2-coloured-plain,
# $scores are numbers such as 12:7.
terminal-headline-draft = { $rules }, runda { $round }, wybieranie płytek, gra miejsce { $seat }, wynik { $scores }
terminal-headline-share = { $rules }, runda { $round }, rozdzielanie, gra miejsce { $seat }, wynik { $scores }
terminal-headline-box = { $rules }, runda { $round }, układanie, gra miejsce { $seat }, wynik { $scores }
terminal-headline-deal = { $rules }, runda { $round }, czekamy na losowanie, wynik { $scores }
terminal-headline-over = { $rules }, runda { $round }, koniec ({ terminal-ending }), wynik { $scores }
# row: somebody has a full row. dead: nobody can fill a row any more. empty: no chocolate
# is left to deal. limit: the limit of rounds. agreement: the players agreed to end it.
terminal-ending =
    { $ending ->
        [row] ukończony rząd
        [dead] rzędu nie da się ukończyć
        [empty] zabrakło płytek
        [limit] limit rund
       *[agreement] zgoda graczy
    }
# Special factories. A magnet shows its colour's letter.
terminal-face-extra = bogata
terminal-face-keep = oszczędna
terminal-face-share = hojna
terminal-face-spare = ratunkowa
terminal-face-magnet = magnes { $letter }
# Stands in the place of the spare factory while it lies beside a floor.
terminal-spare-with = (u miejsca { $seat })
# $chocolates are letters and numbers: T13 B17 W15 K19 R16.
terminal-bag = woreczek { $count }: { $chocolates }
terminal-lid = pokrywka { $count }: { $chocolates }
# Above a board. Three boards fit side by side if this has at most 24 characters.
terminal-board = Miejsce { $seat }  wynik { $score }

# chocolatier show.
terminal-legal-moves =
    { $count ->
        [one] { $count } możliwy ruch: { $moves }
        [few] { $count } możliwe ruchy: { $moves }
        [many] { $count } możliwych ruchów: { $moves }
       *[other] { $count } możliwego ruchu: { $moves }
    }
terminal-numbered-move = { $number }. { $name } (miejsce { $seat }): { $move }
terminal-next-move = Enter: następny ruch, Ctrl-C: koniec
terminal-over = Koniec: { terminal-ending }
terminal-place = { $place }. { $name }: { $score }

# chocolatier puzzle. $moves are the right moves of the first line.
terminal-puzzle-title = Zadanie { $id }, trudność { $difficulty } z 5
terminal-puzzle-help = Grasz na miejscu { $seat }. Wpisz ruch albo ?, by zobaczyć rozwiązanie.
terminal-puzzle-solution = Rozwiązanie: { $moves }

# The whole screen of chocolatier play. $name is that of a seat, $pieces are letters.
tui-choose-pick = { $name }: wybierz kolor z fabryki lub ze środka
tui-choose-line = Wybierz linię
tui-choose-send = Dokąd trafią resztki?
tui-choose-column = Wybierz kolumnę dla linii { $row }
tui-thinking = { $name } myśli …
tui-replay = Przegląd. Enter: graj stąd, Esc: na koniec
tui-marker = Razem z nimi bierzesz płytkę gracza rozpoczynającego.
tui-spare = Razem z nimi bierzesz fabrykę ratunkową.
tui-centre = Na środek: { $pieces }
tui-keeps = Zostaje w fabryce: { $pieces }
tui-shares = Do wysłania w lewo lub w prawo: { $pieces }
tui-gain = Na koniec rundy: +{ $points }
tui-loss = Podłoga: −{ $points }
tui-completes = Linia jest zapełniona.
tui-falls = Spada na podłogę: { $pieces }
tui-dead = Żadna kolumna nie przyjmie tej płytki.
tui-kills = Zapełnione linie, które stracą ostatnie pole: { $lines }
tui-think-title = Najlepsze ruchy (etap { $stage }): szansa, przewaga, ciąg dalszy
tui-saved = Zapisano: { $file }
tui-key-hint = podpowiedź
tui-key-think = najlepsze ruchy
tui-key-undo = cofnij
tui-key-earlier = wstecz
tui-key-later = naprzód
tui-key-save = zapisz
tui-key-end = podlicz
tui-key-help = pomoc
tui-key-quit = wyjdź
tui-help =
    Kliknij płytkę, potem linię swojej planszy. Albo lista: strzałki i Enter.
    Albo wpisz ruch: skąd (1-9, C), kolor (T B W K R), linia (1-5, -).
    Esc cofa wybór.
    ← → o krok, Shift+← → o rundę, [ i ] na początek i koniec;
    kliknięcie paska prowadzi dokądkolwiek, Enter gra stamtąd dalej.
