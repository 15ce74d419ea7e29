# Hints and the coach at the table. “You” is the person who asks; $rival is a player's name, as the
# subject of its sentence; $percent has its sign.

hint = Podpowiedź
advice-waiting = Szukamy najlepszego ruchu…
advice-step-look = Gdzie patrzeć
advice-step-move = Ruch
advice-step-why = Dlaczego
advice-show-move = Pokaż ruch
advice-show-why = Wyjaśnij
advice-take = Weź { $move }.
advice-put = Połóż płytkę z linii { $row } w kolumnie { $column }.
advice-against = W porównaniu z tym ruchem: { $move }.
advice-as-good = Mniej więcej tak samo dobry jest ruch: { $move }.
advice-only = Tu jest możliwy tylko jeden ruch.
advice-gain = Szansa na wygraną: { $percent }
advice-parts = Co daje więcej lub mniej niż drugi ruch:

# Where to look, and what to think of there.
advice-look = Spójrz na { $slot ->
        [0] środek
       *[other] fabrykę { $slot }
    }.
advice-look-row = Spójrz na poziomy rząd { $row } swojego pudełka i na kolumny.
advice-think-own = Której z twoich linii się przyda?
advice-think-rival = Co zrobi potem { $rival }?
advice-think-floor = Co na końcu spadnie na twoją podłogę?
advice-think-lines = Która z twoich linii zostanie wolna?
advice-think-start = Kto zacznie kolejną rundę?
advice-think-end = Gra może się skończyć w tej rundzie.

# Why a move is better, as in the review: “then” is after it, “otherwise” after the other one.
advice-why-wins = Gra kończy się wtedy w tej rundzie i wygrywasz.
advice-why-loses = { $lead } gra kończy się w tej rundzie i { $rival } wygrywa.
advice-why-fills = { $points ->
        [one] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punkt.
        [few] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punkty.
        [many] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punktów.
       *[other] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punktu.
    }
advice-why-instead = { $points ->
        [one] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punkt zamiast { $fewer } za linię { $other }.
        [few] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punkty zamiast { $fewer } za linię { $other }.
        [many] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punktów zamiast { $fewer } za linię { $other }.
       *[other] Wypełniasz wtedy linię { $line } i zdobywasz { $points } punktu zamiast { $fewer } za linię { $other }.
    }
advice-why-cell = { $points ->
        [one] Zdobywasz wtedy za linię { $line } { $points } punkt zamiast { $fewer }.
        [few] Zdobywasz wtedy za linię { $line } { $points } punkty zamiast { $fewer }.
        [many] Zdobywasz wtedy za linię { $line } { $points } punktów zamiast { $fewer }.
       *[other] Zdobywasz wtedy za linię { $line } { $points } punktu zamiast { $fewer }.
    }
advice-why-scores = { $points ->
        [one] Zdobywasz wtedy w tej rundzie o { $points } punkt więcej.
        [few] Zdobywasz wtedy w tej rundzie o { $points } punkty więcej.
        [many] Zdobywasz wtedy w tej rundzie o { $points } punktów więcej.
       *[other] Zdobywasz wtedy w tej rundzie o { $points } punktu więcej.
    }
advice-why-floor = { $points ->
        [one] { $lead } tracisz na podłodze o { $points } punkt więcej.
        [few] { $lead } tracisz na podłodze o { $points } punkty więcej.
        [many] { $lead } tracisz na podłodze o { $points } punktów więcej.
       *[other] { $lead } tracisz na podłodze o { $points } punktu więcej.
    }
advice-why-falls = { $lead } nie znajdujesz pola dla linii { $line } i płytki z niej spadają.
advice-why-starts = Zaczynasz wtedy kolejną rundę.
advice-why-column = { $count ->
        [5] Kończysz wtedy kolumnę { $column }, a to 7 punktów.
       *[other] Masz wtedy w kolumnie { $column } już { $count } z 5 płytek; ukończona kolumna daje 7 punktów.
    }
advice-why-colour = Masz wtedy w pudełku { $pieces }; cała piątka daje 10 punktów.
advice-why-boxes = Wypełniasz wtedy także linię { $line }, a następne płytki obok dadzą więcej punktów.
advice-why-line = Masz wtedy na linii { $line } na kolejną rundę { $count } z { $line } płytek.
advice-why-blocked = { $lead } linia { $line } pozostaje zajęta: masz na niej tylko { $pieces }, a brakuje jeszcze { $count }.
advice-why-later = { $points ->
        [one] Od razu prawie nic się nie zmienia, ale w kolejnych rundach zdobywasz wtedy mniej więcej o { $points } punkt więcej.
        [few] Od razu prawie nic się nie zmienia, ale w kolejnych rundach zdobywasz wtedy mniej więcej o { $points } punkty więcej.
        [many] Od razu prawie nic się nie zmienia, ale w kolejnych rundach zdobywasz wtedy mniej więcej o { $points } punktów więcej.
       *[other] Od razu prawie nic się nie zmienia, ale w kolejnych rundach zdobywasz wtedy mniej więcej o { $points } punktu więcej.
    }

# The coach, who speaks after a move.
coach = Trener
coach-hint = Odzywa się, gdy był wyraźnie lepszy ruch.
coach-mistake = Był wyraźnie lepszy ruch. Ten oddał { $percent } szans na wygraną.
coach-blunder = Był dużo lepszy ruch. Ten oddał { $percent } szans na wygraną.
coach-show = Pokaż mi
coach-go-on = Gram dalej

# Where people agree on hints, and where they are counted.
new-hints = Podpowiedzi i trener
new-hints-hint = Każdy może zapytać o najlepszy ruch; na końcu widać, jak często. Kto zajmuje miejsce, ten się zgadza.
waiting-hints = Z podpowiedziami: każdy może zapytać o najlepszy ruch, a na końcu widać, jak często. Zajmując miejsce, zgadzasz się na to.
final-hints = Podpowiedzi
event-hinted = { $name } bierze podpowiedź.

# Moves, chances and points, which hints, reviews and the study board say alike
# A move as a part of a sentence. $pieces are chocolates: 3 czerwone.
review-pick = { $pieces } { $slot ->
        [0] ze środka
       *[other] z fabryki { $slot }
    } { $line ->
        [0] na podłogę
       *[other] na linię { $line }
    }
review-column = linia { $row } do kolumny { $column }
review-part-value = punkty
review-parts-total = razem
review-parts-explained = Co ruch dał więcej lub mniej niż lepszy:
review-part-points = własne punkty
review-part-floor = podłoga
review-part-bonus = rzędy, kolumny i kolory
review-part-lines = niedokończone linie
review-part-reach = miejsca obok innych płytek
review-part-tempo = początek kolejnej rundy
review-part-insight = co dodaje doświadczenie z wielu gier
review-part-denial = mniej dla rywala: { $rival }
review-proven-round = Udowodnione: do końca rundy niczego nie pominięto.
review-proven-game = Udowodnione do końca gry.
review-percent = { $percent } %
review-in-points = { $points } punktu

# Games of which there is no review
error-review-unfinished = Analizować można tylko skończoną grę. Najpierw ją dokończ.
error-review-no-moves = W tej grze nie wykonano żadnego ruchu, więc nie ma czego analizować.
