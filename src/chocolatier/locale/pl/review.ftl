# The review of a game: what moves, deals and players did to the chances of winning.
# $name and $rival are players' names, as the subject of their sentence; $percent is a whole number.

# Why another move was better: “then” is after the better move, “otherwise” after the move that was played.
# $lead is one of these: the second one if two sentences follow each other.
review-otherwise = Inaczej
review-otherwise-again = A ponadto
review-why-wins = Gra kończy się wtedy w tej rundzie i { $name } wygrywa.
review-why-loses = { $lead } gra kończy się w tej rundzie i { $rival } wygrywa.
review-why-fills = { $points ->
        [one] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punkt.
        [few] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punkty.
        [many] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punktów.
       *[other] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punktu.
    }
review-why-instead = { $points ->
        [one] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punkt zamiast { $fewer } za linię { $other }.
        [few] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punkty zamiast { $fewer } za linię { $other }.
        [many] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punktów zamiast { $fewer } za linię { $other }.
       *[other] { $name } wypełnia wtedy linię { $line } i zdobywa { $points } punktu zamiast { $fewer } za linię { $other }.
    }
review-why-cell = { $points ->
        [one] { $name } zdobywa wtedy za linię { $line } { $points } punkt zamiast { $fewer }.
        [few] { $name } zdobywa wtedy za linię { $line } { $points } punkty zamiast { $fewer }.
        [many] { $name } zdobywa wtedy za linię { $line } { $points } punktów zamiast { $fewer }.
       *[other] { $name } zdobywa wtedy za linię { $line } { $points } punktu zamiast { $fewer }.
    }
review-why-scores = { $points ->
        [one] { $name } zdobywa wtedy w tej rundzie o { $points } punkt więcej.
        [few] { $name } zdobywa wtedy w tej rundzie o { $points } punkty więcej.
        [many] { $name } zdobywa wtedy w tej rundzie o { $points } punktów więcej.
       *[other] { $name } zdobywa wtedy w tej rundzie o { $points } punktu więcej.
    }
review-why-floor = { $points ->
        [one] { $lead } { $name } traci na podłodze o { $points } punkt więcej.
        [few] { $lead } { $name } traci na podłodze o { $points } punkty więcej.
        [many] { $lead } { $name } traci na podłodze o { $points } punktów więcej.
       *[other] { $lead } { $name } traci na podłodze o { $points } punktu więcej.
    }
review-why-falls = { $lead } { $name } nie znajduje pola dla linii { $line } i płytki z niej spadają.
review-why-rival-takes = { $points ->
        [one] { $lead } { $rival } bierze { $pieces } { $slot ->
            [0] ze środka
           *[other] z fabryki { $slot }
        }, wypełnia linię { $line } i zdobywa { $points } punkt.
        [few] { $lead } { $rival } bierze { $pieces } { $slot ->
            [0] ze środka
           *[other] z fabryki { $slot }
        }, wypełnia linię { $line } i zdobywa { $points } punkty.
        [many] { $lead } { $rival } bierze { $pieces } { $slot ->
            [0] ze środka
           *[other] z fabryki { $slot }
        }, wypełnia linię { $line } i zdobywa { $points } punktów.
       *[other] { $lead } { $rival } bierze { $pieces } { $slot ->
            [0] ze środka
           *[other] z fabryki { $slot }
        }, wypełnia linię { $line } i zdobywa { $points } punktu.
    }
review-why-rival-fills = { $points ->
        [one] { $lead } { $rival } wypełnia linię { $line } i zdobywa { $points } punkt.
        [few] { $lead } { $rival } wypełnia linię { $line } i zdobywa { $points } punkty.
        [many] { $lead } { $rival } wypełnia linię { $line } i zdobywa { $points } punktów.
       *[other] { $lead } { $rival } wypełnia linię { $line } i zdobywa { $points } punktu.
    }
review-why-rival-scores = { $points ->
        [one] { $lead } { $rival } zdobywa w tej rundzie o { $points } punkt więcej.
        [few] { $lead } { $rival } zdobywa w tej rundzie o { $points } punkty więcej.
        [many] { $lead } { $rival } zdobywa w tej rundzie o { $points } punktów więcej.
       *[other] { $lead } { $rival } zdobywa w tej rundzie o { $points } punktu więcej.
    }
review-why-rival-floor = { $points ->
        [one] { $rival } traci wtedy na podłodze o { $points } punkt więcej.
        [few] { $rival } traci wtedy na podłodze o { $points } punkty więcej.
        [many] { $rival } traci wtedy na podłodze o { $points } punktów więcej.
       *[other] { $rival } traci wtedy na podłodze o { $points } punktu więcej.
    }
review-why-starts = { $name } zaczyna wtedy kolejną rundę.
review-why-column = { $count ->
        [5] { $name } kończy wtedy kolumnę { $column }, a to 7 punktów.
       *[other] { $name } ma wtedy w kolumnie { $column } już { $count } z 5 płytek; ukończona kolumna daje 7 punktów.
    }
review-why-colour = { $name } ma wtedy w pudełku { $pieces }; cała piątka daje 10 punktów.
review-why-boxes = { $name } wypełnia wtedy także linię { $line }, a następne płytki obok dadzą więcej punktów.
review-why-rival-boxes = { $lead } { $rival } wypełnia także linię { $line }, a następne płytki obok dadzą więcej punktów.
review-why-rival-line = { $lead } { $rival } ma na linii { $line } na kolejną rundę { $count } z { $line } płytek.
review-why-line = { $name } ma wtedy na linii { $line } na kolejną rundę { $count } z { $line } płytek.
review-why-blocked = { $lead } linia { $line } pozostaje zajęta: { $name } ma na niej tylko { $pieces }, a brakuje jeszcze { $count }.
review-why-later = { $points ->
        [one] Od razu prawie nic się nie zmienia, ale w kolejnych rundach lepszy ruch daje mniej więcej o { $points } punkt więcej.
        [few] Od razu prawie nic się nie zmienia, ale w kolejnych rundach lepszy ruch daje mniej więcej o { $points } punkty więcej.
        [many] Od razu prawie nic się nie zmienia, ale w kolejnych rundach lepszy ruch daje mniej więcej o { $points } punktów więcej.
       *[other] Od razu prawie nic się nie zmienia, ale w kolejnych rundach lepszy ruch daje mniej więcej o { $points } punktu więcej.
    }
review-why-mostly-later = { $points ->
        [one] Większa część różnicy ujawni się dopiero w kolejnych rundach: około { $points } punktu.
        [few] Większa część różnicy ujawni się dopiero w kolejnych rundach: około { $points } punktów.
        [many] Większa część różnicy ujawni się dopiero w kolejnych rundach: około { $points } punktów.
       *[other] Większa część różnicy ujawni się dopiero w kolejnych rundach: około { $points } punktu.
    }

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

# The report. Parts say where the difference between two moves comes from.
review-title = Analiza gry
review-graph = Szanse na wygraną
review-points = Punkty
review-mean = średnia strata
review-effort = { $nodes } węzłów na każde przeszukanie, { $deals } próbnych rozkładów na każdą rundę
review-round-title = Runda { $round }
review-round-short = R{ $round }
review-deal = Szczęście przy rozkładzie
review-points-boxed = w pudełku
review-points-floor = podłoga
review-points-rows = rzędy
review-points-columns = kolumny
review-points-colours = kolory
review-better-was = Lepiej było
review-expected = Oczekiwane potem
review-details = Oczekiwane ruchy i punkty według składników
review-part = składnik

# The page of a review. $you is yes if the player is the reader; $cause is what decided most.
review = Analiza
review-loading = Gra się wczytuje…
review-under-way = Analiza trwa…
review-progress = Ile analizy jest już gotowe
review-ahead = { $count ->
        [one] przed nią { $count } analiza
        [few] przed nią { $count } analizy
       *[many] przed nią { $count } analiz
    }
review-cancel = Przerwij
review-none = Nie ma analizy do pokazania
review-again = Zrób jeszcze raz
review-share = Udostępnij analizę
review-link = Link do tej analizy
review-link-hint = Analizę zobaczy każdy, kto ma link. Niczego nie trzeba liczyć od nowa.
review-overview = Przegląd
review-all-moves = Wszystkie ruchy
review-headline-won = { $cause ->
        [play] { $you ->
            [yes] Zwycięstwo dzięki grze, nie dzięki szczęściu
           *[no] { $name }: zwycięstwo dzięki grze, nie dzięki szczęściu
        }
        [luck] { $you ->
            [yes] Zwycięstwo ze szczęściem po twojej stronie
           *[no] { $name }: zwycięstwo dzięki szczęściu
        }
       *[both] { $you ->
            [yes] Zwycięstwo dzięki grze i szczęściu
           *[no] { $name }: zwycięstwo dzięki grze i szczęściu
        }
    }
review-headline-shared = { $you ->
        [yes] Dzielisz zwycięstwo
       *[no] { $name }: wspólne zwycięstwo
    }
review-headline-lost = { $cause ->
        [play] { $you ->
            [yes] Zdecydowały twoje ruchy, nie pech
           *[no] { $name }: porażka przez ruchy, nie przez pecha
        }
        [luck] { $you ->
            [yes] Zdecydował pech, nie twoje ruchy
           *[no] { $name }: porażka przez pecha, nie przez ruchy
        }
        [rivals] { $you ->
            [yes] Grę odebrały ci ruchy innych
           *[no] { $name }: porażka przez ruchy innych
        }
       *[both] { $you ->
            [yes] Zdecydowały twoje ruchy i pech
           *[no] { $name }: porażka przez ruchy i pecha
        }
    }
review-waterfall = Co się stało z szansą na wygraną
review-bar-start = Przed pierwszym rozkładem
review-bar-luck = Szczęście przy rozkładach
review-bar-yours = Twoje decyzje
review-bar-of = Decyzje: { $name }
review-bar-result = Wynik
review-map = Szansa na wygraną: { $name }. Strzałki prowadzą przez grę.
review-map-seat = { $name } { $percent }
review-page-move = Runda { $round }, { $name }:
review-deal-of = Rozkład rundy { $round }
review-deal-luck = Rozkład zmienił szansę na wygraną: { $name } { $percent }
review-luck-short = szczęście { $percent }
review-better-move = Lepiej: { $move }.
review-no-choice = Innego ruchu nie było.
review-nothing-better = Nie znaleziono lepszego ruchu.
review-chance-now = Szansa na wygraną tutaj: { $name } { $percent }
review-place = miejsce { $place }: { $percent }
review-end = Gra się skończyła
review-moments = Kluczowe chwile
review-moment = Runda { $round }, { $name }: { $move }
review-accuracy-row = Dokładność
review-mistakes-row = Błędy
review-next-mistake = Następny błąd

# Learn from your mistakes: each mistake of a review is a question on the board.
learning = Ucz się na swoich błędach
learning-of = Ucz się na błędach: { $name }
learning-question = Pytanie { $number } z { $of }
learning-over = Wszystkie pytania
learning-back = Wróć do analizy
learning-ask = Runda { $round }: znajdź lepszy ruch
learning-played = W grze było: { $move }. To kosztowało { $percent } szansy na wygraną.
learning-judging = Twój ruch jest oceniany …
learning-found = Dobrze!
learning-good = { $move }: dobry ruch, oddaje tylko { $percent }. Jeszcze trochę lepiej: { $best }.
learning-as-good = { $move }: równie dobre jak { $best }.
learning-same = Dokładnie tak było w grze. Ten ruch oddaje { $percent } szansy na wygraną. Spróbuj innego.
learning-better = { $move }: lepiej niż w grze, ale nadal oddaje { $percent } szansy na wygraną. Spróbuj innego ruchu.
learning-wrong = { $move }: to oddaje { $percent } szansy na wygraną. Spróbuj innego ruchu.
learning-show = Pokaż
learning-next = Następne pytanie
learning-previous = Poprzednie pytanie
learning-end = Do podsumowania
learning-none = Nie ma tu błędów, na których można się uczyć.
learning-summary = Znalezione za pierwszym razem: { $first } z { $all }
learning-outcome-first = za pierwszym razem
learning-outcome-later = po kilku próbach
learning-outcome-shown = pokazane
learning-outcome-open = pominięte
learning-again = Pozostałe jeszcze raz
learning-again-all = Wszystkie jeszcze raz
