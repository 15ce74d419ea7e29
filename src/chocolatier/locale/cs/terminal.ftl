# The game in the terminal: chocolatier play, chocolatier show.
# The letters T B W K R and M, the moves such as 3T2 and the words that a player types
# (moves, board, undo, help, end, quit) are the same in all languages.
# A terminal has 80 columns.

terminal-help =
    Barvy jsou písmena: T modrá, B hnědá, W bílá, K černá, R červená.
    M je žeton začínajícího hráče.
    Tah je odkud, barva, řada:
      3T2   vzít modré z nabídky 3 do řady 2
      CW-   vzít bílé ze středu stolu, všechny na podlahu
      4B3   ze štědré nabídky: zeptáme se, kam půjdou zbytky
      2@4   hnědá strana: pralinka z řady 2 jde do sloupce 4
    Malá písmena v bonboniéře ukazují, kam která barva patří (barevná strana).
    Další slova: moves (možné tahy), board (stůl), undo (vrátit tah),
    help (nápověda), end (skončit a sečíst body), quit (odejít).
# $seats is one number or a list of them: 2, 3 and 4.
terminal-seats =
    { $count ->
        [one] Sedíš na místě { $person }, bot na místě { $seats }.
        [few] Sedíš na místě { $person }, boti na místech { $seats }.
        [many] Sedíš na místě { $person }, boti na místech { $seats }.
       *[other] Sedíš na místě { $person }, boti na místech { $seats }.
    }
# The end of a list: $most is one entry, or several with commas between them.
terminal-and = { $most } a { $last }
terminal-goodbye = Na shledanou.

# A player's turn. $moves are moves with commas between them, $letter is a colour's letter.
terminal-your-move = Tvůj tah:
terminal-choose-column = Vyber sloupec ({ $moves }):
terminal-leftover = Půjde { $letter } vlevo (<), nebo vpravo (>)?
terminal-nothing-to-undo = Zatím tu není žádný tvůj tah.
# What was typed is no move, or no move of this phase. Other errors are in errors.ftl.
terminal-error-move-text =
    „{ $text }“ není tah; napiš odkud (1-9 nebo C), barvu (T B W K R) a řadu
    (1-5, nebo - pro podlahu), třeba 3T2, CW-, 4B3<W>K; nebo řada@sloupec, třeba 2@4
terminal-error-wrong-kind =
    Na { $move } hra teď nečeká: při výběru se bere, třeba 3T2,
    při plnění se volí sloupec pro dokončenou řadu, třeba 2@4

# What happened.
terminal-round = Kolo { $round }
terminal-plays = Místo { $seat } hraje { $move }
terminal-agreed = Hráči se dohodli, že hra skončí.
terminal-colour =
    { $colour ->
        [teal] modrá
        [brown] hnědá
        [white] bílá
        [black] černá
       *[red] červená
    }
# A chocolate went into the box. $across and $down are the lengths of its runs.
terminal-boxed-alone =
    Místo { $seat }: { terminal-colour } do řady { $row }, sloupce { $column }: +{ $points } (bez sousedů)
terminal-boxed-across =
    Místo { $seat }: { terminal-colour } do řady { $row }, sloupce { $column }: +{ $points } ({ $across } vodorovně)
terminal-boxed-down =
    Místo { $seat }: { terminal-colour } do řady { $row }, sloupce { $column }: +{ $points } ({ $down } svisle)
terminal-boxed-both =
    Místo { $seat }: { terminal-colour } do řady { $row }, sloupce { $column }: +{ $points } ({ $across } vodorovně a { $down } svisle)
# A full line without a cell for its colour: its $count chocolates fall.
terminal-line-fell =
    { $count ->
        [one] Místo { $seat }: řada { $row } nemá kam jít ({ terminal-colour }): { $count } padá
        [few] Místo { $seat }: řada { $row } nemá kam jít ({ terminal-colour }): { $count } padají
        [many] Místo { $seat }: řada { $row } nemá kam jít ({ terminal-colour }): { $count } padá
       *[other] Místo { $seat }: řada { $row } nemá kam jít ({ terminal-colour }): { $count } padá
    }
# $items are chocolates and the start marker.
terminal-floor-paid = Místo { $seat }: na podlaze { $items }: -{ $penalty }, skóre { $score }
terminal-bonuses =
    Místo { $seat }: { $rows ->
        [one] { $rows } řada
        [few] { $rows } řady
        [many] { $rows } řady
       *[other] { $rows } řad
    }, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    }, { $colours ->
        [one] { $colours } barva
        [few] { $colours } barvy
        [many] { $colours } barvy
       *[other] { $colours } barev
    }: +{ $points }

# The end.
terminal-won = Vítězíš!
terminal-shared-win = Dělené vítězství i pro tebe.
terminal-lost =
    { $count ->
        [one] Vítězí místo { $seats }; tvé pořadí: { $place }.
        [few] O vítězství se dělí místa { $seats }; tvé pořadí: { $place }.
        [many] O vítězství se dělí místa { $seats }; tvé pořadí: { $place }.
       *[other] O vítězství se dělí místa { $seats }; tvé pořadí: { $place }.
    }

# The drawing of a table. First its headline; $rules is a name such as 2-coloured-plain,
# $scores are numbers such as 12:7.
terminal-headline-draft = { $rules }, kolo { $round }, výběr pralinek, na tahu místo { $seat }, skóre { $scores }
terminal-headline-share = { $rules }, kolo { $round }, rozdělování, na tahu místo { $seat }, skóre { $scores }
terminal-headline-box = { $rules }, kolo { $round }, plnění bonboniéry, na tahu místo { $seat }, skóre { $scores }
terminal-headline-deal = { $rules }, kolo { $round }, čeká se na losování, skóre { $scores }
terminal-headline-over = { $rules }, kolo { $round }, konec ({ terminal-ending }), skóre { $scores }
# row: somebody has a full row. dead: nobody can fill a row any more. empty: no chocolate
# is left to deal. limit: the limit of rounds. agreement: the players agreed to end it.
terminal-ending =
    { $ending ->
        [row] dokončená řada
        [dead] řadu už nejde dokončit
        [empty] došly pralinky
        [limit] nejvyšší počet kol
       *[agreement] dohoda
    }
# Special factories. A magnet shows its colour's letter.
terminal-face-extra = bohatá
terminal-face-keep = stálá
terminal-face-share = štědrá
terminal-face-spare = záchranná
terminal-face-magnet = magnet { $letter }
# Stands in the place of the spare factory while it lies beside a floor.
terminal-spare-with = (u místa { $seat })
# $chocolates are letters and numbers: T13 B17 W15 K19 R16.
terminal-bag = sáček { $count }: { $chocolates }
terminal-lid = víko { $count }: { $chocolates }
# Above a board. Three boards fit side by side if this has at most 24 characters.
terminal-board = Místo { $seat }  skóre { $score }

# chocolatier show.
terminal-legal-moves =
    { $count ->
        [one] { $count } možný tah: { $moves }
        [few] { $count } možné tahy: { $moves }
        [many] { $count } možného tahu: { $moves }
       *[other] { $count } možných tahů: { $moves }
    }
terminal-numbered-move = { $number }. { $name } (místo { $seat }): { $move }
terminal-next-move = Enter: další tah, Ctrl-C: konec
terminal-over = Konec: { terminal-ending }
terminal-place = { $place }. { $name }: { $score }

# chocolatier puzzle. $moves are the right moves of the first line.
terminal-puzzle-title = Úloha { $id }, obtížnost { $difficulty } z 5
terminal-puzzle-help = Tvé místo: { $seat }. Napiš tah, nebo ? pro řešení.
terminal-puzzle-solution = Řešení: { $moves }

# The whole screen of chocolatier play. $name is that of a seat, $pieces are letters.
tui-choose-pick = { $name }: vyber barvu z nabídky nebo ze středu stolu
tui-choose-line = Vyber řadu
tui-choose-send = Kam půjdou zbytky?
tui-choose-column = Vyber sloupec pro řadu { $row }
tui-thinking = { $name } přemýšlí …
tui-replay = Přehrávání. Enter: hrát odsud, Esc: na konec
tui-marker = S nimi jde žeton začínajícího hráče.
tui-spare = S nimi jde záchranná nabídka.
tui-centre = Do středu stolu: { $pieces }
tui-keeps = Zůstane v nabídce: { $pieces }
tui-shares = Poslat doleva nebo doprava: { $pieces }
tui-gain = Na konci kola: +{ $points }
tui-loss = Podlaha: −{ $points }
tui-completes = Řada je dokončená.
tui-falls = Na podlahu spadne: { $pieces }
tui-dead = Žádný sloupec tuto pralinku nepřijme.
tui-kills = Dokončené řady, které přijdou o poslední pole: { $lines }
tui-think-title = Nejlepší tahy (fáze { $stage }): šance, náskok, pokračování
tui-saved = Uloženo: { $file }
tui-key-hint = nápověda
tui-key-think = nejlepší tahy
tui-key-undo = zpět tah
tui-key-earlier = dozadu
tui-key-later = dopředu
tui-key-save = uložit
tui-key-end = sečíst teď
tui-key-help = pomoc
tui-key-quit = konec
tui-help =
    Klikni na pralinku a potom na řadu své desky. Nebo seznam: šipky a Enter.
    Nebo napiš tah: odkud (1-9, C), barva (T B W K R), řada (1-5, -).
    Esc vrátí výběr.
    ← → o krok, Shift+← → o kolo, [ a ] na začátek a na konec;
    kliknutí na lištu vede kamkoli, Enter odtud hraje dál.
