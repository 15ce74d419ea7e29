### Hry, které několik lidí hraje se stejnými rozloženími.

contest-rank = Pořadí
contest-name = Jméno
contest-points = Body
contest-lead = Náskok
contest-all = { $count ->
    [one] Ukázat { $count } výsledek
    [few] Ukázat všechny { $count } výsledky
   *[other] Ukázat všech { $count } výsledků
}

## Rozložení dne

daily-days = Dny
daily-before = Předchozí den
daily-after = Následující den
daily-today = Dnešní rozložení
daily-game = Hra tohoto dne
daily-starts = první tah
daily-play = Hrát dnešní rozložení
daily-resume = Hrát dál
daily-practice = Zahrát si nanečisto
daily-counts = Všichni mají stejná rozložení i stejné soupeře. Počítá se první pokus: bez nápovědy a bez vracení tahů.
daily-past = Tento den už skončil. Jeho rozložení si můžeš zahrát, kolikrát chceš; výsledky se nemění.
daily-done = { $place }. místo, náskok { $lead }
daily-void = Tato hra se nepočítá: bota musel nahradit jiný.
daily-name = Tvé jméno do tabulky výsledků
daily-name-give = Ukázat můj výsledek
daily-named = Tvůj výsledek je zapsán pod jménem { $name }.
daily-unname = Odstranit mé jméno
daily-players = { $players ->
    [0] Zatím nikdo nedohrál.
    [one] Dohrál { $players } člověk.
    [few] Dohráli { $players } lidé.
   *[other] Dohrálo { $players } lidí.
}
daily-no-results = Zatím nikdo neuvedl jméno.
daily-beside = Vedle tebe { $name }
daily-beside-lead = Tvůj náskok je { $own }, { $name } má na stejných rozloženích { $rival }.
daily-round = Po kole
daily-watch-rival = Podívat se, jak hraje { $name }
daily-rival-comes = { $name } právě hraje tato rozložení. Výsledek se objeví tady.
daily-rival-later = { $name } zahraje tato rozložení později.

## Výsledek ke sdílení

share-title = Sdílet výsledek
share-text = Sdílet jako text
share-picture = Uložit jako obrázek
share-daily = Chocolatier · rozložení z { $date }
share-daily-lead = náskok { $lead }
share-daily-rival = náskok { $lead }, { $name } { $rival }

## Hry se stejnými rozloženími

duplicate-title = Zahraj má rozložení
duplicate-lead = { $name } už tato rozložení má odehraná. Dostaneš stejná, proti stejným soupeřům: rozdíl ukáže, kdo hrál lépe.
duplicate-play = Hrát tato rozložení
duplicate-link = Odkaz pro přátele
duplicate-link-hint = Kdo ho otevře, zahraje si jednou stejná rozložení.
duplicate-name = Tvé jméno
duplicate-difference = Rozdíl
duplicate-host = autor výzvy
duplicate-playing = ještě hraje
duplicate-void = nepočítá se
duplicate-equal = Všechna rozložení byla stejná.
duplicate-unequal = Rozložení jsou stejná do kola { $round }: odtud bylo v sáčku něco jiného, protože do bonboniér přišly jiné pralinky.
duplicate-match-open = Otevřít dva stoly
duplicate-match-link-hint = Kdo ho otevře, může se posadit na volné místo, nebo se dívat.
duplicate-table = Stůl { $number }
duplicate-team = Tým { $team }
duplicate-sit = Posadit se sem
duplicate-go = Ke stolu
duplicate-match-wait = Zápas se rozhodne, až dohrají u obou stolů.
duplicate-match-won = Tým { $team } vítězí o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
duplicate-match-even = Oba týmy jsou na tom stejně.
