# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# A move as a part of a sentence. $pieces are chocolates: 3 czerwone.
review-pick = { $pieces } { $slot ->
        [0] ze środka
       *[other] z fabryki { $slot }
    } { $line ->
        [0] na podłogę
       *[other] na linię { $line }
    }
review-column = linia { $row } do kolumny { $column }

# What cost a player the game, or won it.
review-lost-move = { $name }: o porażce zdecydował jeden ruch w rundzie { $round }: { $move }. Kosztował { $percent } % szans na wygraną; lepiej było { $best }.
review-lost-moves = { $name }: o porażce nie zdecydował jeden ruch, lecz wiele drobnych strat. Razem kosztowały { $percent } % szans na wygraną.
review-lost-deal = { $name }: o porażce zdecydował rozkład w rundzie { $round }. Zabrał { $percent } % szans na wygraną.
review-lost-luck = { $name }: o porażce zdecydował pech. Rozkłady zabrały łącznie { $percent } % szans na wygraną.
review-lost-rivals = { $name }: o porażce zdecydowały ruchy innych. Zabrały { $percent } % szans na wygraną i oddały je innemu graczowi.
review-won-moves = { $name }: o wygranej zdecydowały lepsze ruchy. Wobec ruchów innych przyniosły { $percent } % szans na wygraną.
review-won-luck = { $name }: o wygranej zdecydowało szczęście. Rozkłady przyniosły { $percent } % szans na wygraną.

# Headings of tables: per cent of winning at the start, what luck and moves did to it, and so on.
review-seat = Gracz
review-start = na początku
review-luck = szczęście
review-own = własne ruchy
review-others = ruchy innych
review-result = wynik
review-accuracy = dokładność
review-round = runda
review-kind = ocena
review-loss = strata
review-played = zagrano
review-better = lepiej
review-kind-forced = wymuszony
review-kind-best = najlepszy
review-kind-good = dobry
review-kind-inaccuracy = niedokładność
review-kind-mistake = błąd
review-kind-blunder = gruby błąd

# Errors.
error-review-unfinished = Analizować można tylko skończoną grę. Najpierw ją dokończ.
error-review-no-moves = W tej grze nie wykonano żadnego ruchu, więc nie ma czego analizować.
