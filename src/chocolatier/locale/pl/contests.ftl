### Gry, które kilka osób gra z takimi samymi rozkładami.

contest-rank = Pozycja
contest-name = Imię
contest-points = Punkty
contest-lead = Przewaga
contest-all = { $count ->
    [one] Pokaż { $count } wynik
    [few] Pokaż wszystkie { $count } wyniki
   *[many] Pokaż wszystkie { $count } wyników
}

## Rozkład dnia

daily-days = Dni
daily-before = Poprzedni dzień
daily-after = Następny dzień
daily-today = Dzisiejszy rozkład
daily-game = Gra tego dnia
daily-starts = pierwszy ruch
daily-play = Zagraj dzisiejszy rozkład
daily-resume = Graj dalej
daily-practice = Zagraj bez zaliczania
daily-counts = Wszyscy mają takie same rozkłady i tych samych przeciwników. Liczy się pierwsza próba: bez podpowiedzi i bez cofania ruchów.
daily-past = Ten dzień już minął. Jego rozkłady możesz grać, ile chcesz; wyniki się nie zmienią.
daily-done = Miejsce { $place }, przewaga { $lead }
daily-void = Ta gra się nie liczy: trzeba było zastąpić bota.
daily-name = Twoje imię do tabeli wyników
daily-name-give = Pokaż mój wynik
daily-named = Twój wynik jest zapisany jako { $name }.
daily-unname = Usuń moje imię
daily-players = { $players ->
    [0] Nikt jeszcze nie skończył.
    [one] Skończyła { $players } osoba.
    [few] Skończyły { $players } osoby.
   *[many] Skończyło { $players } osób.
}
daily-no-results = Nikt jeszcze nie podał imienia.
daily-beside = Obok: { $name }
daily-beside-lead = Twoja przewaga to { $own }, a { $name } na tych samych rozkładach ma { $rival }.
daily-round = Po rundzie
daily-watch-rival = Zobacz, jak gra { $name }
daily-rival-comes = { $name } właśnie gra te rozkłady. Wynik pojawi się tutaj.
daily-rival-later = { $name } zagra te rozkłady później.

## Wynik do udostępnienia

share-title = Udostępnij wynik
share-text = Udostępnij jako tekst
share-picture = Zapisz jako obraz
share-daily = Chocolatier · rozkład z dnia { $date }
share-daily-lead = przewaga { $lead }
share-daily-rival = przewaga { $lead }, { $name } { $rival }

## Gry z takimi samymi rozkładami

duplicate-title = Zagraj moje rozkłady
duplicate-lead = { $name } ma już wynik na tych rozkładach. Dostaniesz takie same, przeciw tym samym przeciwnikom: różnica pokaże, kto zagrał lepiej.
duplicate-play = Zagraj te rozkłady
duplicate-link = Link dla znajomych
duplicate-link-hint = Każdy, kto go otworzy, zagra te same rozkłady raz.
duplicate-name = Twoje imię
duplicate-difference = Różnica
duplicate-host = autor wyzwania
duplicate-playing = jeszcze gra
duplicate-void = nie liczy się
duplicate-equal = Wszystkie rozkłady były takie same.
duplicate-unequal = Rozkłady takie same do rundy { $round }: odtąd w woreczku było coś innego, bo do pudełek trafiły inne płytki.
duplicate-match-open = Otwórz dwa stoły
duplicate-match-link-hint = Kto go otworzy, może usiąść na wolnym miejscu albo oglądać.
duplicate-table = Stół { $number }
duplicate-team = Drużyna { $team }
duplicate-sit = Usiądź tutaj
duplicate-go = Do stołu
duplicate-match-wait = Mecz rozstrzygnie się, gdy skończą przy obu stołach.
duplicate-match-won = Drużyna { $team } wygrywa o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
duplicate-match-even = Obie drużyny są równe.
