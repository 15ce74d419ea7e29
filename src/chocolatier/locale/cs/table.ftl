# The table: boards, choosing, the end of a round, and the story of a game.

# Colours, as they agree with „pralinka“. The letters are those of the notation.
colour-T = modrá
colour-B = hnědá
colour-W = bílá
colour-K = černá
colour-R = červená
letter-T = T
letter-B = B
letter-W = W
letter-K = K
letter-R = R

# So many chocolates of a colour, standing alone or as a subject.
pieces-T = { $count ->
        [one] { $count } modrá
        [few] { $count } modré
        [many] { $count } modré
       *[other] { $count } modrých
    }
pieces-B = { $count ->
        [one] { $count } hnědá
        [few] { $count } hnědé
        [many] { $count } hnědé
       *[other] { $count } hnědých
    }
pieces-W = { $count ->
        [one] { $count } bílá
        [few] { $count } bílé
        [many] { $count } bílé
       *[other] { $count } bílých
    }
pieces-K = { $count ->
        [one] { $count } černá
        [few] { $count } černé
        [many] { $count } černé
       *[other] { $count } černých
    }
pieces-R = { $count ->
        [one] { $count } červená
        [few] { $count } červené
        [many] { $count } červené
       *[other] { $count } červených
    }
pieces-M = žeton začínajícího hráče
pieces-none = nic
# The same as an object: take 2 teal.
taken-T = { $count ->
        [one] { $count } modrou
        [few] { $count } modré
        [many] { $count } modré
       *[other] { $count } modrých
    }
taken-B = { $count ->
        [one] { $count } hnědou
        [few] { $count } hnědé
        [many] { $count } hnědé
       *[other] { $count } hnědých
    }
taken-W = { $count ->
        [one] { $count } bílou
        [few] { $count } bílé
        [many] { $count } bílé
       *[other] { $count } bílých
    }
taken-K = { $count ->
        [one] { $count } černou
        [few] { $count } černé
        [many] { $count } černé
       *[other] { $count } černých
    }
taken-R = { $count ->
        [one] { $count } červenou
        [few] { $count } červené
        [many] { $count } červené
       *[other] { $count } červených
    }
taken-M = žeton začínajícího hráče

# Special factories: adjectives that agree with „nabídka“, and magnets.
face-extra = bohatá
face-keep = stálá
face-share = štědrá
face-spare = záchranná
face-magnetT = modrý magnet
face-magnetB = hnědý magnet
face-magnetW = bílý magnet
face-magnetK = černý magnet
face-magnetR = červený magnet
face-extra-does = Bohatá: přibyla na ni jedna pralinka navíc.
face-keep-does = Stálá: co po výběru zbude, zůstane na ní.
face-share-does = Štědrá: co zbude, pošleš po barvách na obě sousední nabídky.
face-spare-does = Záchranná: přijde k tvé podlaze a zachytí první dílek, který spadne.
face-magnetT-does = Modrý magnet: z každé sousední nabídky přitáhl modrou pralinku, pokud tam byla.
face-magnetB-does = Hnědý magnet: z každé sousední nabídky přitáhl hnědou pralinku, pokud tam byla.
face-magnetW-does = Bílý magnet: z každé sousední nabídky přitáhl bílou pralinku, pokud tam byla.
face-magnetK-does = Černý magnet: z každé sousední nabídky přitáhl černou pralinku, pokud tam byla.
face-magnetR-does = Červený magnet: z každé sousední nabídky přitáhl červenou pralinku, pokud tam byla.

# The offer.
offer-label = Nabídky a střed stolu
factory-label = Nabídka { $slot }: { $pieces }
factory-special-label = Nabídka { $slot }, { $face }: { $pieces }
factory-gone = Nabídka { $slot } leží v tomto kole u něčí podlahy
centre-label = Střed stolu: { $pieces }
centre-marker-label = Střed stolu, se žetonem začínajícího hráče: { $pieces }
source-open = { $source }. Vyber barvu.
supply-bag = Sáček
supply-lid = Víko
supply-bag-label = { $count ->
        [one] Sáček, { $count } pralinka: { $pieces }
        [few] Sáček, { $count } pralinky: { $pieces }
        [many] Sáček, { $count } pralinky: { $pieces }
       *[other] Sáček, { $count } pralinek: { $pieces }
    }
supply-lid-label = { $count ->
        [one] Víko krabice, { $count } pralinka: { $pieces }
        [few] Víko krabice, { $count } pralinky: { $pieces }
        [many] Víko krabice, { $count } pralinky: { $pieces }
       *[other] Víko krabice, { $count } pralinek: { $pieces }
    }

# Boards.
board-label = Herní plán: { $name }
board-open = Zvětšit herní plán: { $name }
board-close = Zavřít
opponents-label = Herní plány ostatních
score-label = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
line-label = Přípravná řada { $line }: { $pieces }, { $count } z { $line }
line-empty-label = Přípravná řada { $line }: prázdná
box-label = Bonboniéra
box-row-label = Vodorovná řada { $row }: { $cells }
box-cell-filled = { $colour } ve sloupci { $column }
floor-label = Podlaha: { $pieces }
floor-cost = −{ $points }
spare-label = Záchranná nabídka: { $pieces }
spare-empty-label = Záchranná nabídka: zachytí první dílek, který spadne
starts-next = začíná příští kolo
turn-now = na tahu
turn-yours = tvůj tah

# Choosing.
# What stays in the centre needs no words.
pick-label = { $slot ->
        [0] Střed stolu: vzít { $pieces }.
       *[other] { $after ->
            [centre] Nabídka { $slot }: vzít { $pieces }. Do středu stolu: { $rest }.
            [keeps] Nabídka { $slot }: vzít { $pieces }. Na nabídce zůstane: { $rest }.
            [shares] Nabídka { $slot }: vzít { $pieces }. Na sousední nabídky: { $rest }.
           *[nothing] Nabídka { $slot }: vzít { $pieces }. Nic nezbude.
        }
    }
pick-marker = K tomu žeton začínajícího hráče.
pick-spare = K tomu záchranná nabídka.
target-line = { $full ->
        [yes] { $gain ->
            [one] Přípravná řada { $line }: umístíš { $placed }, řada je dokončená a na konci kola přinese { $gain } bod.
            [few] Přípravná řada { $line }: umístíš { $placed }, řada je dokončená a na konci kola přinese { $gain } body.
            [many] Přípravná řada { $line }: umístíš { $placed }, řada je dokončená a na konci kola přinese { $gain } bodu.
           *[other] Přípravná řada { $line }: umístíš { $placed }, řada je dokončená a na konci kola přinese { $gain } bodů.
        }
       *[no] Přípravná řada { $line }: umístíš { $placed }.
    }
target-floor = Všechno na podlahu: { $loss ->
        [0] nic to nestojí.
        [one] stojí to { $loss } bod.
        [few] stojí to { $loss } body.
        [many] stojí to { $loss } bodu.
       *[other] stojí to { $loss } bodů.
    }
target-falls = Spadne: { $pieces }. { $loss ->
        [0] Nic to nestojí.
        [one] Stojí to { $loss } bod.
        [few] Stojí to { $loss } body.
        [many] Stojí to { $loss } bodu.
       *[other] Stojí to { $loss } bodů.
    }
target-caught = Na záchrannou nabídku spadne { $pieces }.
target-dead = Pozor: vodorovná řada { $line } už nemá sloupec, kam by tato barva mohla.
column-choice = { $points ->
        [one] Vodorovná řada { $row }, sloupec { $column }: { $points } bod.
        [few] Vodorovná řada { $row }, sloupec { $column }: { $points } body.
        [many] Vodorovná řada { $row }, sloupec { $column }: { $points } bodu.
       *[other] Vodorovná řada { $row }, sloupec { $column }: { $points } bodů.
    }
column-kills = { $count ->
        [one] Pozor: přípravná řada { $lines } by pak neměla kam jít a spadla by.
        [few] Pozor: přípravné řady { $lines } by pak neměly kam jít a spadly by.
        [many] Pozor: přípravné řady { $lines } by pak neměly kam jít a spadly by.
       *[other] Pozor: přípravné řady { $lines } by pak neměly kam jít a spadly by.
    }
send-choice = { $pieces }: na nabídku { $slot }. Stisknutím pošleš na nabídku { $other }.
line-refused = Řada { $line } tuto barvu nepřijme. Proč?

# The card beside the board.
card-your-turn = Tvůj tah
card-choose = Vyber barvu z některé nabídky nebo ze středu stolu.
card-choose-touch = Klepni na nabídku nebo střed.
card-turn = Na tahu: { $name }
card-round = Kolo { $round }
card-over = Konec hry
card-column = Vodorovná řada { $row }, { $colour } pralinka: vyber sloupec
card-column-more = Každé rozsvícené políčko ukazuje své body.
card-pick = { $pieces } { $slot ->
        [0] ze středu stolu
       *[other] z nabídky { $slot }
    }
card-where = Vyber rozsvícenou řadu, nebo podlahu.
card-colour = { $slot ->
        [0] Střed stolu: vyber barvu
       *[other] Nabídka { $slot }: vyber barvu
    }
card-to-line = do řady { $line }
card-to-floor = na podlahu
card-full = Řada { $line } je dokončená
card-holds = V řadě { $line } pak bude
card-holds-value = { $count } z { $line }
card-falls = Spadne na podlahu
card-falls-free = Spadne, už nic nestojí
card-lid = Do víka, nic to nestojí
card-caught = Záchranná nabídka zachytí
card-marker = Žeton začínajícího hráče: příští kolo začínáš ty
card-spare = Záchranná nabídka přijde k tobě
card-centre = Do středu stolu
card-stays = Zůstane na nabídce
card-share = Na sousední nabídky
card-share-how = Každá barva jde na jednu ze dvou sousedních nabídek. Vyber tady, nebo klepni na pralinku u šipky.
card-send-to = na nabídku { $slot }
card-dead = Ve vodorovné řadě { $line } už není sloupec, kam by mohla { $colour } pralinka: všechny pralinky z přípravné řady spadnou.
card-points-value = +{ $points }
card-loss-value = −{ $points }
card-progress = { $count }/{ $line }
card-times = ×{ $count }
card-confirm = Potvrdit
card-back = Zpět
card-cancel = Zrušit
card-floor-short = Podlaha
card-column-short = Sloupec { $column }

glance-lasts = Poslední tahy
glance-faces = Speciální nabídky tohoto kola
# Before the first move of a first game.
first-round = Jak probíhá kolo
first-round-take = Vezmi všechny pralinky jedné barvy z nabídky nebo ze středu stolu.
first-round-line = Dej je do jedné přípravné řady. Co se nevejde, spadne na podlahu a stojí body.
first-round-box = Na konci kola jde z každé dokončené přípravné řady jedna pralinka do bonboniéry. Vedle ostatních boduje víc.
first-round-end = Hru ukončí první dokončená vodorovná řada. Nejvíc přinesou dokončené sloupce a kompletní barvy.
first-round-lessons = Vyzkoušej si to za čtyři minuty

# Panel vedle vlastní desky a bonusy.
side-label = Přehled
side-moves = Tahy
side-bonuses = Bonusy
side-needs = Co chybí
side-points = Body
bonus-rows = Řady
bonus-columns = Sloupce
bonus-colours = Barvy
bonus-each = po { $points }
bonus-row = Vodorovná řada { $place }
bonus-column = Sloupec { $place }
bonus-count = { $what }: { $count } z 5
bonus-words-rows = Dokončené vodorovné řady přinášejí po { $points } bodech: { $cells }.
bonus-words-columns = Dokončené sloupce přinášejí po { $points } bodech: { $cells }.
bonus-words-colours = Kompletní barvy přinášejí po { $points } bodech: { $cells }.
needs-title = Co ještě chybí ostatním
needs-piece = { $pieces } do přípravné řady { $line }
needs-none = žádná rozdělaná řada
points-title = Body po každém kole
points-player = Hráč
points-now = Teď
points-none = Žádné kolo ještě neskončilo.
joy-rows = Dokončená vodorovná řada: +{ $points } na konci
joy-columns = Dokončený sloupec: +{ $points } na konci
joy-colours = Kompletní barva: +{ $points } na konci
label-lines = Přípravné řady
label-lines-hint = každá jedné barvy
label-box = Bonboniéra
label-box-hint = sem putují dokončené řady a bodují
label-floor = Podlaha
label-floor-hint = stojí body
label-dismiss = Rozumím

# The pace of movement.
pace-skip = Přeskočit pohyb
pace-again = Podrž a uvidíš poslední tahy znovu
pace-speed = Pohyb: { $speed }. Stisknutím změníš.

# The end of a round.
scoring-title = Konec kola { $round }
scoring-bonus-title = Bonusy
scoring-skip = Přeskočit
scoring-line = Řada { $row }, { $colour }
scoring-across = { $across } vodorovně
scoring-down = { $down } svisle
scoring-alone = bez sousedů
scoring-fell = Přípravná řada { $row } nenašla místo, její pralinky spadly
scoring-floor = { $items ->
        [one] Podlaha, { $items } dílek
        [few] Podlaha, { $items } dílky
        [many] Podlaha, { $items } dílku
       *[other] Podlaha, { $items } dílků
    }
scoring-floor-empty = Podlaha, prázdná
scoring-rows = { $count ->
        [one] { $count } dokončená vodorovná řada
        [few] { $count } dokončené vodorovné řady
        [many] { $count } dokončené vodorovné řady
       *[other] { $count } dokončených vodorovných řad
    }
scoring-columns = { $count ->
        [one] { $count } dokončený sloupec
        [few] { $count } dokončené sloupce
        [many] { $count } dokončeného sloupce
       *[other] { $count } dokončených sloupců
    }
scoring-colours = { $count ->
        [one] { $count } kompletní barva
        [few] { $count } kompletní barvy
        [many] { $count } kompletní barvy
       *[other] { $count } kompletních barev
    }
scoring-no-bonus = bez bonusu

# The story.
story-label = Průběh hry
story-jump = Ukázat tento okamžik
story-past = Dřívější okamžik
story-now = Zpět do přítomnosti
story-round = Kolo { $round }
story-empty = Zatím se nic nestalo.
story-deal = { $count ->
        [one] Na stole leží { $count } pralinka.
        [few] Na stole leží { $count } pralinky.
        [many] Na stole leží { $count } pralinky.
       *[other] Na stole leží { $count } pralinek.
    }
story-took = { $name }: { $pieces } { $slot ->
        [0] ze středu stolu
       *[other] z nabídky { $slot }
    } { $line ->
        [0] na podlahu.
       *[other] do řady { $line }.
    }
story-marker = K tomu žeton začínajícího hráče.
story-spare = K tomu záchranná nabídka.
story-surplus = { $count ->
        [one] Padá { $pieces }.
        [few] Padají { $pieces }.
        [many] Padá { $pieces }.
       *[other] Padá { $pieces }.
    }
story-caught = Na záchrannou nabídku dopadá { $pieces }.
story-lid = { $count ->
        [one] Do víka jde ještě { $count }.
        [few] Do víka jdou ještě { $count }.
        [many] Do víka jde ještě { $count }.
       *[other] Do víka jde ještě { $count }.
    }
story-sent = Na nabídku { $slot }: { $pieces }.
story-column = { $name }: pralinka z řady { $row } jde do sloupce { $column }.
story-boxed = { $name }: { $colour } do řady { $row }, sloupce { $column }: { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodů.
    }
# A full line has as many chocolates as its number says.
story-fell = { $row ->
        [one] { $name }: řada { $row } nemá kam jít, padá { $pieces }.
        [few] { $name }: řada { $row } nemá kam jít, padají { $pieces }.
        [many] { $name }: řada { $row } nemá kam jít, padá { $pieces }.
       *[other] { $name }: řada { $row } nemá kam jít, padá { $pieces }.
    }
story-floor = { $name }: { $penalty ->
        [0] podlaha nic nestojí.
        [one] podlaha stojí { $penalty } bod.
        [few] podlaha stojí { $penalty } body.
        [many] podlaha stojí { $penalty } bodu.
       *[other] podlaha stojí { $penalty } bodů.
    } Skóre { $score }.
story-bonus = { $name }: { $points ->
        [0] bez bonusu.
        [one] bonus { $points } bod.
        [few] bonus { $points } body.
        [many] bonus { $points } bodu.
       *[other] bonus { $points } bodů.
    }
story-agreed = Všichni souhlasí s koncem a sečtou se body.
story-end-row = Hra končí dokončenou vodorovnou řadou po kole { $rounds }.
story-end-dead = Hra končí po kole { $rounds }: žádnou vodorovnou řadu už nejde dokončit.
story-end-empty = Hra končí po kole { $rounds }: nezbyla žádná pralinka do nabídek.
story-end-limit = Hra končí na nejvyšším počtu kol: { $rounds }.
story-end-agreement = Hra končí dohodou v kole { $rounds }.

# Stůl slovy, nápověda a klávesy.
text-now = Co můžeš udělat
text-own = Tvůj herní plán
text-wait = Teď nic.
text-share = Vyber, kam jde která barva.
text-row = Vodorovná řada { $row }
text-empty = prázdné
text-empty-for = prázdné, patří sem: { $colour }
view-text = Textové zobrazení
view-drawn = Kreslený stůl
help = Nápověda
help-keys = Klávesy
help-all-rules = Všechna pravidla
help-rule = Pravidla: { $title }
help-factory = Co dělá tato nabídka?
help-ask = Ukázat na něco
help-ask-hint = Vyber něco na stole a přečteš si pravidlo.
key-factory = nabídka
key-centre = střed stolu
key-colour = barva odtud; při rozdělování na druhou stranu
key-line = přípravná řada nebo sloupec
key-floor = podlaha
key-arrows = další barva, přípravná řada nebo sloupec
key-speed = rychlost pohybu
key-view = textové zobrazení nebo kreslený stůl
keys-impossible = To teď není možné.

# A message of the person who runs the server, in that person's own words.
host-announces = Od správce tohoto serveru: { $text }

learn-here = podívej se sem
learn-you = Ty
learn-other = Mila
