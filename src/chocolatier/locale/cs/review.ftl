# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# Why another move was better: “then” is after the better move, “otherwise” after the move that was played.
# $lead is one of these: the second one if two sentences follow each other.
review-otherwise = Jinak
review-otherwise-again = A navíc
review-why-wins = Hra pak skončí v tomto kole a { $name } vyhraje.
review-why-loses = { $lead } hra skončí v tomto kole a { $rival } vyhraje.
review-why-fills = { $points ->
        [one] { $name } pak dokončí řadu { $line } a získá { $points } bod.
        [few] { $name } pak dokončí řadu { $line } a získá { $points } body.
        [many] { $name } pak dokončí řadu { $line } a získá { $points } bodu.
       *[other] { $name } pak dokončí řadu { $line } a získá { $points } bodů.
    }
review-why-instead = { $points ->
        [one] { $name } pak dokončí řadu { $line } a získá { $points } bod místo { $fewer } za řadu { $other }.
        [few] { $name } pak dokončí řadu { $line } a získá { $points } body místo { $fewer } za řadu { $other }.
        [many] { $name } pak dokončí řadu { $line } a získá { $points } bodu místo { $fewer } za řadu { $other }.
       *[other] { $name } pak dokončí řadu { $line } a získá { $points } bodů místo { $fewer } za řadu { $other }.
    }
review-why-cell = { $points ->
        [one] { $name } pak získá za řadu { $line } { $points } bod místo { $fewer }.
        [few] { $name } pak získá za řadu { $line } { $points } body místo { $fewer }.
        [many] { $name } pak získá za řadu { $line } { $points } bodu místo { $fewer }.
       *[other] { $name } pak získá za řadu { $line } { $points } bodů místo { $fewer }.
    }
review-why-scores = { $points ->
        [one] { $name } pak v tomto kole získá o { $points } bod víc.
        [few] { $name } pak v tomto kole získá o { $points } body víc.
        [many] { $name } pak v tomto kole získá o { $points } bodu víc.
       *[other] { $name } pak v tomto kole získá o { $points } bodů víc.
    }
review-why-floor = { $points ->
        [one] { $lead } { $name } ztratí na podlaze o { $points } bod víc.
        [few] { $lead } { $name } ztratí na podlaze o { $points } body víc.
        [many] { $lead } { $name } ztratí na podlaze o { $points } bodu víc.
       *[other] { $lead } { $name } ztratí na podlaze o { $points } bodů víc.
    }
review-why-falls = { $lead } { $name } nenajde políčko pro řadu { $line } a její pralinky spadnou.
review-why-rival-takes = { $points ->
        [one] { $lead } { $rival } vezme { $pieces } { $slot ->
            [0] ze středu stolu
           *[other] z nabídky { $slot }
        }, dokončí řadu { $line } a získá { $points } bod.
        [few] { $lead } { $rival } vezme { $pieces } { $slot ->
            [0] ze středu stolu
           *[other] z nabídky { $slot }
        }, dokončí řadu { $line } a získá { $points } body.
        [many] { $lead } { $rival } vezme { $pieces } { $slot ->
            [0] ze středu stolu
           *[other] z nabídky { $slot }
        }, dokončí řadu { $line } a získá { $points } bodu.
       *[other] { $lead } { $rival } vezme { $pieces } { $slot ->
            [0] ze středu stolu
           *[other] z nabídky { $slot }
        }, dokončí řadu { $line } a získá { $points } bodů.
    }
review-why-rival-fills = { $points ->
        [one] { $lead } { $rival } dokončí řadu { $line } a získá { $points } bod.
        [few] { $lead } { $rival } dokončí řadu { $line } a získá { $points } body.
        [many] { $lead } { $rival } dokončí řadu { $line } a získá { $points } bodu.
       *[other] { $lead } { $rival } dokončí řadu { $line } a získá { $points } bodů.
    }
review-why-rival-scores = { $points ->
        [one] { $lead } { $rival } v tomto kole získá o { $points } bod víc.
        [few] { $lead } { $rival } v tomto kole získá o { $points } body víc.
        [many] { $lead } { $rival } v tomto kole získá o { $points } bodu víc.
       *[other] { $lead } { $rival } v tomto kole získá o { $points } bodů víc.
    }
review-why-rival-floor = { $points ->
        [one] { $rival } pak ztratí na podlaze o { $points } bod víc.
        [few] { $rival } pak ztratí na podlaze o { $points } body víc.
        [many] { $rival } pak ztratí na podlaze o { $points } bodu víc.
       *[other] { $rival } pak ztratí na podlaze o { $points } bodů víc.
    }
review-why-starts = { $name } pak začíná příští kolo.
review-why-column = { $count ->
        [5] { $name } pak dokončí sloupec { $column }, a to je 7 bodů.
       *[other] { $name } pak má ve sloupci { $column } už { $count } z 5 pralinek; dokončený sloupec přinese 7 bodů.
    }
review-why-colour = { $name } pak má v bonboniéře { $pieces }; všech pět přinese 10 bodů.
review-why-boxes = { $name } pak dokončí i řadu { $line } a další pralinky vedle získají víc bodů.
review-why-rival-boxes = { $lead } { $rival } dokončí i řadu { $line } a další pralinky vedle získají víc bodů.
review-why-rival-line = { $lead } { $rival } má pro příští kolo v řadě { $line } už { $count } z { $line } pralinek.
review-why-line = { $name } pak má pro příští kolo v řadě { $line } už { $count } z { $line } pralinek.
review-why-blocked = { $lead } řada { $line } zůstane obsazená: { $name } tam má jen { $pieces } a chybí ještě { $count }.
review-why-later = { $points ->
        [one] Hned se skoro nic nezmění, ale v dalších kolech přinese lepší tah asi o { $points } bod víc.
        [few] Hned se skoro nic nezmění, ale v dalších kolech přinese lepší tah asi o { $points } body víc.
        [many] Hned se skoro nic nezmění, ale v dalších kolech přinese lepší tah asi o { $points } bodu víc.
       *[other] Hned se skoro nic nezmění, ale v dalších kolech přinese lepší tah asi o { $points } bodů víc.
    }
review-why-mostly-later = { $points ->
        [one] Větší část rozdílu se projeví až v dalších kolech: asi { $points } bod.
        [few] Větší část rozdílu se projeví až v dalších kolech: asi { $points } body.
        [many] Větší část rozdílu se projeví až v dalších kolech: asi { $points } bodu.
       *[other] Větší část rozdílu se projeví až v dalších kolech: asi { $points } bodů.
    }

# What cost a player the game, or won it.
review-lost-move = { $name }: o prohře rozhodl jediný tah v kole { $round }: { $move }. Stál { $percent } % šance na výhru; lepší bylo { $best }.
review-lost-moves = { $name }: o prohře nerozhodl jeden tah, ale mnoho drobných ztrát. Dohromady stály { $percent } % šance na výhru.
review-lost-deal = { $name }: o prohře rozhodlo rozložení v kole { $round }. Vzalo { $percent } % šance na výhru.
review-lost-luck = { $name }: o prohře rozhodla smůla. Rozložení vzala celkem { $percent } % šance na výhru.
review-lost-rivals = { $name }: o prohře rozhodly tahy ostatních. Vzaly { $percent } % šance na výhru a daly ji jinému hráči.
review-won-moves = { $name }: o výhře rozhodly lepší tahy. Proti tahům ostatních přinesly { $percent } % šance na výhru.
review-won-luck = { $name }: o výhře rozhodlo štěstí. Rozložení přinesla { $percent } % šance na výhru.

# Headings of tables: per cent of winning at the start, what luck and moves did to it, and so on.
review-seat = Hráč
review-start = začátek
review-luck = štěstí
review-own = vlastní tahy
review-others = tahy ostatních
review-result = výsledek
review-accuracy = přesnost
review-round = kolo
review-kind = druh
review-loss = ztráta
review-played = zahráno
review-better = lepší
review-kind-forced = vynucený
review-kind-best = nejlepší
review-kind-good = dobrý
review-kind-inaccuracy = nepřesnost
review-kind-mistake = chyba
review-kind-blunder = hrubá chyba

# The report. Parts say where the difference between two moves comes from.
review-title = Rozbor hry
review-graph = Šance na výhru
review-points = Body
review-mean = průměrná ztráta
review-effort = { $nodes } uzlů na každé hledání, { $deals } zkušebních rozložení na každé kolo
review-round-title = Kolo { $round }
review-round-short = K{ $round }
review-deal = Štěstí při rozložení
review-points-boxed = v bonboniéře
review-points-floor = podlaha
review-points-rows = řady
review-points-columns = sloupce
review-points-colours = barvy
review-better-was = Lepší bylo
review-expected = Očekává se potom
review-details = Očekávané tahy a body po částech
review-part = část

# The page of a review. $you is yes if the player is the reader; $cause is what decided most.
review = Rozbor
review-loading = Hra se načítá…
review-under-way = Rozbor se připravuje…
review-progress = Kolik rozboru je hotovo
review-ahead = { $count ->
        [one] před ním { $count } rozbor
        [few] před ním { $count } rozbory
       *[other] před ním { $count } rozborů
    }
review-cancel = Zrušit
review-none = Není žádný rozbor k zobrazení
review-again = Udělat znovu
review-share = Sdílet rozbor
review-link = Odkaz na tento rozbor
review-link-hint = Rozbor uvidí každý, kdo má odkaz. Nic se nemusí počítat znovu.
review-overview = Přehled
review-all-moves = Všechny tahy
review-headline-won = { $cause ->
        [play] { $you ->
            [yes] Vyhrála tvá hra, ne štěstí
           *[no] { $name }: výhra díky hře, ne díky štěstí
        }
        [luck] { $you ->
            [yes] K výhře ti pomohlo štěstí
           *[no] { $name }: výhra díky štěstí
        }
       *[both] { $you ->
            [yes] Vyhrála tvá hra i štěstí
           *[no] { $name }: výhra díky hře i štěstí
        }
    }
review-headline-shared = { $you ->
        [yes] O výhru se dělíš
       *[no] { $name }: společná výhra
    }
review-headline-lost = { $cause ->
        [play] { $you ->
            [yes] Rozhodly tvé tahy, ne smůla
           *[no] { $name }: prohra kvůli tahům, ne kvůli smůle
        }
        [luck] { $you ->
            [yes] Rozhodla smůla, ne tvé tahy
           *[no] { $name }: prohra kvůli smůle, ne kvůli tahům
        }
        [rivals] { $you ->
            [yes] O výhru tě připravily tahy ostatních
           *[no] { $name }: prohra kvůli tahům ostatních
        }
       *[both] { $you ->
            [yes] Rozhodly tvé tahy i smůla
           *[no] { $name }: prohra kvůli tahům i smůle
        }
    }
review-waterfall = Co se stalo s šancí na výhru
review-bar-start = Před prvním rozložením
review-bar-luck = Štěstí při rozložení
review-bar-yours = Tvá rozhodnutí
review-bar-of = Rozhodnutí: { $name }
review-bar-result = Výsledek
review-map = Šance na výhru: { $name }. Šipkami se pohybuješ hrou.
review-map-seat = { $name } { $percent }
review-page-move = { $round }. kolo, { $name }:
review-deal-of = Rozložení { $round }. kola
review-deal-luck = Rozložení změnilo šanci na výhru: { $name } { $percent }
review-luck-short = štěstí { $percent }
review-better-move = Lépe: { $move }.
review-no-choice = Jiný tah nebyl.
review-nothing-better = Lepší tah se nenašel.
review-chance-now = Šance na výhru tady: { $name } { $percent }
review-place = { $place }. místo: { $percent }
review-end = Hra skončila
review-moments = Klíčové chvíle
review-moment = { $round }. kolo, { $name }: { $move }
review-accuracy-row = Přesnost
review-mistakes-row = Chyby
review-next-mistake = Další chyba

# Learn from your mistakes: each mistake of a review is a question on the board.
learning = Uč se ze svých chyb
learning-of = Uč se z chyb: { $name }
learning-question = Otázka { $number } z { $of }
learning-over = Všechny otázky
learning-back = Zpět k rozboru
learning-ask = { $round }. kolo: najdi lepší tah
learning-played = Ve hře padlo: { $move }. To stálo { $percent } šance na výhru.
learning-judging = Tvůj tah se posuzuje …
learning-found = Správně!
learning-good = { $move }: dobrý tah, stojí jen { $percent }. Ještě o něco lepší: { $best }.
learning-as-good = { $move }: stejně dobré jako { $best }.
learning-same = Přesně to padlo ve hře. Stojí to { $percent } šance na výhru. Zkus jiný tah.
learning-better = { $move }: lepší než ve hře, ale pořád to stojí { $percent } šance na výhru. Zkus jiný tah.
learning-wrong = { $move }: to stojí { $percent } šance na výhru. Zkus jiný tah.
learning-show = Ukázat
learning-next = Další otázka
learning-previous = Předchozí otázka
learning-end = K souhrnu
learning-none = Tady nejsou žádné chyby, ze kterých by se dalo učit.
learning-summary = Napoprvé nalezeno: { $first } z { $all }
learning-outcome-first = napoprvé
learning-outcome-later = po více pokusech
learning-outcome-shown = ukázáno
learning-outcome-open = vynecháno
learning-again = Ostatní znovu
learning-again-all = Všechny znovu
