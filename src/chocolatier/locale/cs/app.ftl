### The pages around the board: lobby, waiting room, table, final table, replay, settings.

app-name = Chocolatier
title = { $page } · Chocolatier
title-your-turn = ● Jsi na tahu
title-round = Kolo { $round }
title-over = Konec hry

## Everywhere

loading = Okamžik…
close = Zavřít
dismiss = Zavřít tuto zprávu
menu = Menu
settings = Nastavení
to-lobby = Na úvod
undo = Vrátit tah
story = Průběh hry
mute = Vypnout zvuk
unmute = Zapnout zvuk
record = Stáhnout záznam
just-now = právě teď
round = Kolo { $round }
seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
hours = { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodin
}
points-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}

## What goes wrong

app-error = To se nepovedlo ({ $code }). Zkus to prosím znovu.
error-unreachable = Server neodpovídá. Běží, a máš připojení k internetu?
error-unexpected = Server odpověděl něco, co nikdo nečekal. Zkus to prosím znovu.
error-lost = Spojení vypadlo dřív, než stůl odpověděl. Podívej se na herní plán, a pokud se nic nezměnilo, zkus to znovu.
oops-again = Zkusit znovu
oops-page = Tady nic není
oops-page-hint = Na této adrese není žádný stůl ani stránka.
oops-table = Takový stůl tu není
oops-table-hint = Odkaz možná není celý, nebo stůl patří na jiný server.
oops-server = Ke stolu se nejde připojit
oops-server-hint = Server neodpovídá. Tvé místo i všechny potvrzené tahy jsou v bezpečí a stránka to zkouší dál.
oops-loading = Stránku se nepodařilo načíst
oops-loading-hint = Část stránky nedorazila. Zkontroluj připojení a zkus to znovu.

## Lobby

lobby-title = Naplň tu nejkrásnější bonboniéru
lobby-tagline = Vybírej, skládej, plň. Hraj proti botům, s přáteli u jedné obrazovky, nebo na dálku přes odkaz. Bez účtu a bez instalace.
lobby-learn = Jak hrát
lobby-rules = Pravidla
lobby-about = Chocolatier je svobodný otevřený software od lidí, kteří mají tuhle hru rádi. Vydavatel hry za ním nestojí.
lobby-version = Verze { $version }
play-now = Hrát
play-opening = Otevíráme stůl…
play-preparing = První spuštění: nejsilnější boti se ještě chystají ({ $percent } %). Hrát můžeš hned, nebo se zatím uč.
stand-in-plays = Nejsilnější boti se ještě chystají. Zatím za ně hraje { $bot }.
stand-in-here = Než se { $name } přichystá, hraje tu { $bot } ({ $percent } %).

level-label = Tvůj soupeř
level-weaker = Slabší soupeř
level-stronger = Silnější soupeř
level-spoken = { $name }: { $character }
portrait-label = { $name }, bot: { $character }
level-option = { $name } (síla { $strength } z { $of })
level-mila = Mila
level-mila-character = bere, co se jí líbí, a raduje se z každé dokončené řady
level-tom = Tom
level-tom-character = počítá body, které má před sebou, a cizí ho nezajímají
level-agata = Agáta
level-agata-character = plánuje sloupce a barvy, ale dá i na cit
level-viktor = Viktor
level-viktor-character = vidí, co můžeš udělat příště – když se tedy podívá
level-sofia = Sofie
level-sofia-character = než si vezme, podívá se dvakrát
level-camille = Camille
level-camille-character = čte několik tahů dopředu
level-pascal = Pascal
level-pascal-character = většinu kol už někdy viděl
level-margaux = Margaux
level-margaux-character = cítí, kam hra směřuje
level-maitre = Maître
level-maitre-character = dočte kolo až do konce
level-own = vlastní bot tohoto serveru
level-own-option = { $name } · vlastní bot tohoto serveru

open-tables = Otevřené stoly
open-tables-count = { $count ->
    [one] { $count } otevřený stůl
    [few] { $count } otevřené stoly
    [many] { $count } otevřeného stolu
   *[other] { $count } otevřených stolů
}
open-table-sit = Posadit se
open-table-seats = volná místa: { $free } z { $all }
open-clock = { $kind ->
    [move] { $time } na tah
    [bank] { $time } na hru
   *[none] bez hodin
}
seek-opponent = Najít soupeře
seek-waiting = Čeká se, až si někdo přisedne. Tvůj stůl vidí všichni na tomto serveru.
seek-bot = Zahrát si raději s botem: { $name }
seek-guest = Host
list-table = Otevřít všem na tomto serveru
list-table-hint = Stůl je vidět na úvodní stránce a kdokoli může obsadit volné místo.

mine-running = Tvoje stoly
mine-finished = Dohrané partie
mine-empty = Tady najdeš své partie a můžeš se k nim kdykoli vrátit.
mine-waiting = { $open ->
    [0] Čeká se, až hostitel začne
    [one] Čeká se ještě na jednoho hráče
    [few] Čeká se ještě na { $open } hráče
    [many] Čeká se ještě na { $open } hráče
   *[other] Čeká se ještě na { $open } hráčů
}
mine-your-turn = Jsi na tahu · kolo { $round }
mine-turn = Na tahu: { $name } · kolo { $round }
mine-round = Kolo { $round }
mine-over = { $count ->
    [one] Vítěz: { $names }
    [few] Dělené vítězství: { $names }
    [many] Dělené vítězství: { $names }
   *[other] Dělené vítězství: { $names }
}
mine-about = { $rules } · { $when }
mine-remove = Odebrat tento stůl ze seznamu
mine-all = Zobrazit všechny ({ $count })

upload = Přehrát záznam
upload-hint = Vyber soubor stažený od některého stolu, nebo ho sem přetáhni.
upload-reading = Čteme záznam…
upload-large = Na záznam partie je tento soubor příliš velký.

## A new table

new-table = Založit hru
new-open = Otevřít stůl
new-seats = Kdo hraje?
new-seats-hint = Dva až čtyři hráči v pořadí, v jakém sedí.
new-seat-add = Přidat hráče
new-seat-remove = Odebrat hráče { $number }
new-seat-kind = Hráč { $number }
new-seat-here = U této obrazovky
new-seat-link = Přes odkaz
new-seat-bot = Bot
new-seat-name = Jméno hráče { $number }
new-seat-name-placeholder = Hráč { $number }
new-seat-level = Úroveň bota { $number }
new-seat-link-hint = Dostaneš odkaz k odeslání
new-starts = Kdo začíná?
new-starts-chance = Rozhodne náhoda
new-starts-seat = Hráč { $number }

game-line = { $special ->
    [yes] { $side ->
        [free] Hnědá strana se speciálními nabídkami
       *[coloured] Barevná strana se speciálními nabídkami
    }
   *[no] { $side ->
        [free] Hnědá strana
       *[coloured] Barevná strana
    }
}
game-side = Bonboniéra
game-side-coloured = Barevná strana
game-side-coloured-hint = Každé políčko bonboniéry ukazuje, která pralinka na něj patří. Nejlepší pro začátek.
game-side-free = Hnědá strana
game-side-free-hint = Políčko si vybíráš, ale žádná barva nesmí být v řadě ani ve sloupci dvakrát. Pro ty, kdo rádi plánují.
game-special = Speciální nabídky
game-special-hint = Některé nabídky se každé kolo obrátí zlatou stranou nahoru a trochu ohnou pravidla: pralinka navíc, magnet, záchranná nabídka.
game-special-no = Běžné nabídky
game-special-yes = Speciální nabídky
game-once = Zamíchat speciální nabídky jen jednou
game-once-hint = Po celou hru zůstanou stejné, místo aby se každé kolo měnily.
game-catches = Záchranná nabídka zachytí i žeton
game-catches-hint = Kdyby měl žeton začínajícího hráče spadnout, může dopadnout na záchrannou nabídku a nic nestojí.

clock = Hodiny
clock-none = Bez hodin
clock-none-hint = Každý má času, kolik potřebuje.
clock-move = Na tah
clock-move-hint = Když čas na tah vyprší, zahraje ho bot.
clock-bank = Na partii
clock-bank-hint = Komu dojde čas, za toho partii dohraje bot.
clock-per-move = Čas na tah
clock-per-game = Čas na partii
clock-increment = Přídavek za každý tah

## Seats

seat-open = Volné místo
seat-you = Ty
seat-guest = Hráč { $seat }
seat-twin = { $name } { $seat }
seat-bot = Bot
seat-stand-in = Zastupuje bot
seat-program = Bot připojený přes odkaz
seat-clock = Zbývající čas
watch-whom = Čí herní plán je zvětšený

## Waiting room

waiting-title = { $open ->
    [one] Čeká se na jednoho hráče
    [few] Čeká se na { $open } hráče
    [many] Čeká se na { $open } hráče
   *[other] Čeká se na { $open } hráčů
}
waiting-heading = { $open ->
    [one] Stůl je otevřený. Chybí už jen jeden hráč!
    [few] Stůl je otevřený. Chybí ještě { $open } hráči!
    [many] Stůl je otevřený. Chybí ještě { $open } hráče!
   *[other] Stůl je otevřený. Chybí ještě { $open } hráčů!
}
waiting-seats = Kdo kde sedí
waiting-open = Čeká na někoho s odkazem
waiting-mine = Ty, u této obrazovky
waiting-here = Je tady
waiting-away = Má místo, ale je pryč
waiting-choose = Toto místo
waiting-bot = Posadit sem bota
waiting-another = Další hráč u této obrazovky
waiting-watching = Sleduješ hru. Pokud chceš hrát, řekni si někomu u stolu o pozvánku.
join-title = Přisedni si
join-again = Další hráč u této obrazovky
join-name = Tvé jméno
join-name-placeholder = Jak tě uvidí ostatní
join-sit = Přisednout a hrát
join-sit-at = Sednout si na místo { $seat }
join-late = Všechna místa jsou obsazená. Jen se díváš.
join-watch = Můžeš také zůstat na této stránce a jen se dívat.

link-invite = Pozvi přátele
link-invite-hint = Kdo tento odkaz otevře, může si sednout na volné místo.
link-personal = Tvůj vlastní odkaz
link-personal-hint = Otevře tvé místo na jiném zařízení. Nikomu ho nedávej.
link-watch = Pro diváky
link-watch-hint = Kdo tento odkaz otevře, vidí hru, ale nemůže hrát.
link-more = Další odkazy
link-copy = Kopírovat
link-copied = Zkopírováno
link-copy-yourself = Prohlížeč stránce kopírovat nedovolí. Označ odkaz a zkopíruj ho ručně.
link-share = Sdílet
link-code = Kód s odkazem { $url }
link-scan = Naskenuj telefonem a přidej se
link-only-here = K této hře se dá připojit jen z tohoto počítače. Aby se mohla přidat i jiná zařízení, připoj počítač k síti a spusť server příkazem: { $command }

## The table

table-loading = Usedáme ke stolu…
status-round = { $phase ->
    [box] Kolo { $round } · plnění bonboniéry
    [over] Po { $round ->
        [one] jednom kole
        [few] { $round } kolech
        [many] { $round } kola
       *[other] { $round } kolech
    }
   *[draft] Kolo { $round } · výběr pralinek
}
status-your-turn = Jsi na tahu
status-turn = Na tahu: { $name }
status-thinking = { $name } přemýšlí…
status-waiting = Teď hraje { $name }
status-watching = Na tahu je { $name }
status-moving = Táhne { $name }
status-scoring = Počítají se body: { $name }
status-bonus = Bonusy: { $name }
status-dealing = Plníme nabídky
status-lost = Bez spojení
status-over = Konec hry
notice-your-turn = Jsi na tahu.
notice-asked = Někdo u stolu se tě na něco ptá.
connection-lost = Spojení vypadlo. Tvé místo i všechny potvrzené tahy jsou v bezpečí, zkoušíme to znovu…
connection-connecting = Připojujeme…
connection-retry = Zkusit hned

menu-end = Navrhnout konec
menu-end-hint = Když všichni souhlasí, hra skončí a body se sečtou tak, jak stojí.
menu-leave = Přenechat místo botovi
menu-leave-seat = { $name }: přenechat místo botovi
menu-leave-hint = Dál za tebe hraje { $bot }. Vrátit se můžeš kdykoli.
menu-return-seat = { $name }: převzít místo zpět
menu-return-hint = Bot ustoupí a ty hraješ dál.
menu-absent = { $name }: nechat hrát bota
menu-absent-hint = Pro někoho, kdo je už chvíli pryč. Vrátit se může kdykoli.
menu-links = Odkazy
menu-links-hint = Pro hru na jiném zařízení nebo pro diváky
menu-replay = Projít hru po krocích
menu-replay-hint = Od prvního losování až sem
menu-record-hint = Hra jako soubor, na památku nebo k přehrání
menu-help-hint = Klávesy a pravidla všeho, co leží na stole
return = Vrátit se na místo
left-banner = { $name }: hraje za tebe bot { $bot }.
lost-banner = { $name }: čas na partii vypršel, do konce za tebe hraje bot { $bot }.

ask-own = { $kind ->
    [undo] Chceš vzít zpět svůj poslední tah. Čeká se na odpověď: { $others }.
   *[end] Navrhuješ hru ukončit a sečíst body. Čeká se na odpověď: { $others }.
}
ask-other = { $kind ->
    [undo] { $name } chce vzít zpět poslední tah.
   *[end] { $name } navrhuje hru ukončit a sečíst body.
}
ask-between = { $kind ->
    [undo] { $name } chce vzít zpět poslední tah. Čeká se na odpověď: { $others }.
   *[end] { $name } navrhuje hru ukončit a sečíst body. Čeká se na odpověď: { $others }.
}
ask-yes = Souhlasím
ask-no = Nesouhlasím
ask-withdraw = Stáhnout

event-seated = { $name } usedá ke stolu.
event-left = { $name }: dál hraje bot.
event-returned = { $name } je zpět.
event-replaced = { $name }: bot selhal, dál hraje jiný.
event-timed-out = { $name }: čas vypršel.
event-undone = { $name } bere tah zpět.
event-replied = { $name } nesouhlasí.

## The end

final = Konečné výsledky
final-show = Výsledek
final-table = Body všech hráčů
final-you-won = Vítězíš!
final-won = Vítězí { $name }!
final-shared = Dělené vítězství: { $names }
final-you-lost = Tentokrát vítězí { $name }
final-short = { $points ->
    [0] Bodů máte stejně; rozhodly dokončené vodorovné řady.
    [one] Chyběl ti { $points } bod.
    [few] Chyběly ti { $points } body.
   *[other] Chybělo ti { $points } bodů.
}
final-gap-boxed = { $points ->
    [one] { $name } má v bonboniéře o { $points } bod víc: delší řady přinášejí víc.
    [few] { $name } má v bonboniéře o { $points } body víc: delší řady přinášejí víc.
   *[other] { $name } má v bonboniéře o { $points } bodů víc: delší řady přinášejí víc.
}
final-gap-floor = { $points ->
    [one] Podlaha tě stála o { $points } bod víc.
    [few] Podlaha tě stála o { $points } body víc.
   *[other] Podlaha tě stála o { $points } bodů víc.
}
final-gap-rows = { $points ->
    [one] Za vodorovné řady má { $name } o { $points } bod víc.
    [few] Za vodorovné řady má { $name } o { $points } body víc.
   *[other] Za vodorovné řady má { $name } o { $points } bodů víc.
}
final-gap-columns = { $points ->
    [one] Za sloupce má { $name } o { $points } bod víc.
    [few] Za sloupce má { $name } o { $points } body víc.
   *[other] Za sloupce má { $name } o { $points } bodů víc.
}
final-gap-colours = { $points ->
    [one] Za barvy má { $name } o { $points } bod víc.
    [few] Za barvy má { $name } o { $points } body víc.
   *[other] Za barvy má { $name } o { $points } bodů víc.
}
final-next-weaker = { $name } si s tebou s radostí zahraje.
final-next-stronger = { $name } vše sleduje a chce si taky zahrát.
final-next-same = Nikdo snazší tu není, ale každá partie něco naučí. Ještě jednou?
final-next-none = Nikdo silnější tu není. Blahopřejeme!
final-next-play = Soupeř: { $name }
final-skip = Zavřít bonboniéru hned
final-place = { $shared ->
    [yes] { $place ->
        [1] dělené 1.
        [2] dělené 2.
       *[other] dělené 3.
    }
   *[no] { $place ->
        [1] 1. místo
        [2] 2. místo
        [3] 3. místo
       *[other] 4. místo
    }
}
final-boxed = Pralinky v bonboniéře
final-floor = Spadlo na podlahu
final-rows = Dokončené vodorovné řady
final-columns = Dokončené sloupce
final-colours = Kompletní barvy
final-times = { $count } × { $points }
final-total = Celkem
ending = { $ending ->
    [row] V kole { $rounds } byla dokončena vodorovná řada.
    [dead] Po kole { $rounds } už nikdo nemohl dokončit vodorovnou řadu.
    [empty] Po kole { $rounds } už nezbyly pralinky do nabídek.
    [limit] Hra dosáhla nejvyššího počtu kol: { $rounds }.
   *[agreement] Hráči se v kole { $rounds } dohodli, že skončí.
}
rematch = Hrát znovu
rematch-go = K odvetě
replay-watch = Přehrát

fair = Losovalo se poctivě?
fair-yes = Losovalo se poctivě: ověřeno v tvém prohlížeči
fair-no = Semínko neodpovídá tomu, co bylo slíbeno
fair-hint = Před prvním losováním stůl zveřejnil otisk svého tajného semínka. Teď je semínko odkryté: jeho SHA-256 musí být právě ten otisk a každé losování z něj vyplývá.
fair-elsewhere = Tato stránka nemá zabezpečené spojení, takže to tu prohlížeč nemůže ověřit. Se staženým záznamem to udělá příkaz „chocolatier verify“.
fair-commitment = Otisk zveřejněný před hrou
fair-seed = Semínko odkryté po hře

## Replay

replay = Přehrávání
replay-loading = Načítáme partii…
replay-round = Kolo { $round }
replay-none = Není tu žádný záznam
replay-none-hint = Záznam k přehrání vybereš na úvodní stránce.
replay-empty = Zatím se nic nestalo
replay-empty-hint = Hra ještě nezačala. Vrať se, až bude na co se dívat.
replay-failed = Tuto partii nejde přehrát
replay-table = Ke stolu
replay-controls = Kroky přehrávání
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-position = Místo v partii
replay-step = Krok { $step } z { $of }
replay-start = Začátek
replay-jump = Přejít na kolo
replay-speed = Rychlost
replay-times = { NUMBER($speed) } ×

## Settings

settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = Auto
settings-theme-light = Den
settings-theme-dark = Noc
settings-motion = Pohyb
settings-motion-normal = Běžný
settings-motion-fast = Rychlý
settings-motion-off = Žádný
settings-confirm = Potvrzovat tahy
settings-confirm-hint = Tah platí až po druhém kliknutí, kdy už vidíš, co způsobí.
settings-letters = Písmena na pralinkách
settings-letters-hint = Pomáhají rozeznat barvy: T modrá, B hnědá, W bílá, K černá, R červená.
settings-text-hint = Celý stůl slovy: pro čtečky obrazovky a pro ty, kdo rádi čtou.
settings-keys = Jednoklávesové zkratky
settings-keys-hint = U stolu je ukáže klávesa ?.
settings-sound = Zvuk
settings-sound-hint = Jemné zvuky při tazích a když jsi na tahu.
settings-notify = Oznámení
settings-notify-hint = Upozorní tě, že jsi na tahu, když se díváš jinam.
settings-notify-refused = Prohlížeč této stránce oznámení nedovoluje.
settings-name = Tvé jméno
settings-name-hint = Jak tě uvidí ostatní u nových stolů.

puzzle-title = Úlohy
lobby-puzzles-hint = Najdi jediný správný tah. Každé řešení je dokázané.

daily-title = Rozložení dne
daily-hint = Jedna hra denně, pro všechny zde stejná.
duplicate-match = Zápas družstev
duplicate-match-hint = Dva týmy křížem u dvou stolů se stejnými rozloženími: počítá se rozdíl, ne štěstí.
contest-results = Výsledky
duplicate-challenge = Vyzvat přátele na tato rozložení

progress-title = Tvůj postup
progress-hint = Tvé hodnocení mezi boty, kdo čeká jako další, a tvé hry na každém zařízení.

# The study board, and playing on, as other pages offer them
lobby-study = Studovna
lobby-study-hint = Rozlož jakoukoli pozici, hraj z ní dál a podívej se, co si myslí program.
play-on = Hrát dál proti botům
play-on-help = Hra pokračuje z této pozice u nového stolu: jedno místo je tvé, na ostatních sedí boti.
play-on-seat = Tvé místo
play-on-start = Začít odsud
study-this = Prostudovat tuto pozici
study-try = Zkusit jiné tahy
study-again = Zkusit znovu

# The review, as other pages offer it
review-ask = Rozebrat hru
