# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# A move as a part of a sentence. $pieces are chocolates: 3 červené.
review-pick = { $pieces } { $slot ->
        [0] ze středu stolu
       *[other] z nabídky { $slot }
    } { $line ->
        [0] na podlahu
       *[other] do řady { $line }
    }
review-column = řada { $row } do sloupce { $column }

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

# Errors.
error-review-unfinished = Rozebrat lze jen dohranou hru. Nejdřív ji dohraj.
error-review-no-moves = V této hře nepadl žádný tah, takže není co rozebírat.
