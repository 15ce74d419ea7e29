### Jak komuś idzie, i gracz, który za tym stoi.

progress-none = Zagraj z botem bez podpowiedzi i bez cofania ruchów: wtedy pojawi się tu twój ranking.
progress-list = { $title } jako lista
progress-when = Kiedy
progress-plot = { $title }: wartości { $count }, od { $first } do { $last }, najmniej { $low }, najwięcej { $high }

## Drabina

progress-ladder = Drabina
progress-ladder-passed = { $level }: { $ahead } wygrane z { $games }. Teraz czeka { $next }.
progress-ladder-first = Czeka { $next }. Trzy wygrane w czterech grach i idziesz dalej.
progress-ladder-top = { $level }: { $ahead } wygrane z { $games }. Silniejszego bota nie ma.
progress-ladder-tries = Na razie wygranych: { $ahead } z { $games }.
progress-ladder-play = Zagraj: { $next }

## Rankingi

progress-rating = Ranking
progress-games = { $count ->
    [one] { $count } gra, wygranych: { $won }.
    [few] { $count } gry, wygranych: { $won }.
    [many] { $count } gier, wygranych: { $won }.
   *[other] { $count } gry, wygranych: { $won }.
}
progress-uncounted = Nie liczą się: { $list }.
progress-why-people = z innymi ludźmi ({ $count })
progress-why-program = z własnym botem gospodarza ({ $count })
progress-why-hints = z podpowiedziami ({ $count })
progress-why-undo = z cofniętymi ruchami ({ $count })
progress-why-stand-in = z zastępstwem bota ({ $count })
progress-why-agreed = zakończone za zgodą ({ $count })
progress-why-position = zaczęte od pozycji ({ $count })
progress-between = To między { $low } ({ $below }) a { $high } ({ $above }).
progress-below = { $above } ma { $high }.
progress-above = { $below } ma { $low }.
progress-early = Na razie to zgrubny szacunek.
progress-row = Wygranych z rzędu: { $count }. Najdłuższa passa: { $longest }.
progress-puzzles = Ranking w zadaniach
progress-puzzles-count = { $count ->
    [one] { $count } zadanie, za pierwszym razem: { $won }.
    [few] { $count } zadania, za pierwszym razem: { $won }.
    [many] { $count } zadań, za pierwszym razem: { $won }.
   *[other] { $count } zadania, za pierwszym razem: { $won }.
}
progress-puzzles-none = Rozwiąż zadanie: wtedy i tu pojawi się ranking.
progress-puzzles-best = Zadanie dnia z rzędu: { $days }. Najdłuższa seria: { $streak }. Najwięcej na czas: { $rush }.

## Analizy

progress-reviews = Dokładność i szczęście
progress-reviews-none = Poproś o analizę po grze: pojawi się tu, jak dokładna była twoja gra i ile było w niej szczęścia.
progress-reviews-mean = { $count ->
    [one] { $count } gra z analizą: dokładność { $accuracy }, szczęście { $luck }.
    [few] { $count } gry z analizą: średnio dokładność { $accuracy }, szczęście { $luck }.
    [many] { $count } gier z analizą: średnio dokładność { $accuracy }, szczęście { $luck }.
   *[other] { $count } gry z analizą: średnio dokładność { $accuracy }, szczęście { $luck }.
}
progress-accuracy = Dokładność
progress-luck = Szczęście
progress-mistakes = Gdzie giną twoje punkty
progress-mistake = { $part }: punktów na grę { $points }
progress-denial = zostawione innym

## Wyniki

progress-results = Wyniki
progress-results-hint = Jak często kończysz przed każdym botem, na równi z nim i za nim.
progress-rules-rating = Tylko z tymi zasadami: { $points } ± { $doubt }.
progress-level = Rywal
progress-ahead = przed nim
progress-equal = na równi
progress-behind = za nim

## Gracz

player-become = Zabierz to ze sobą
player-become-hint = Wszystko to zostaje w tej przeglądarce. Jeśli chcesz, podaj imię, a dostaniesz tajny link: na innym urządzeniu przyniesie twoje gry, wyniki, zadania, lekcje i ustawienia. Bez e-maila, bez hasła, bez śledzenia.
player-name = Twoje imię
player-make = Chcę link
player-title = Tu gra { $name }
player-everywhere = To, co grasz tutaj, pojawia się na każdym urządzeniu, na którym otwarto twój link.
player-show-link = Pokaż link
player-link = Twój tajny link
player-link-hint = Otwórz go na innym urządzeniu albo zeskanuj tam. Kto go ma, może grać za ciebie, więc zachowaj go dla siebie.
player-new-link = Utwórz nowy link
player-new-link-text = Stary link przestanie działać, także na urządzeniach, na których go otwarto: otwórz tam nowy.
player-new-link-done = Oto twój nowy link. Stary już nie działa.
player-leave = Usuń link z tej przeglądarki
player-save = Zapisz wszystko do pliku
player-load = Wczytaj zapisany plik
player-loaded = Dodano z pliku: gier { $games }, zadań { $puzzles }.
player-not-a-file = To nie jest plik, który tu zapisano.
player-delete = Usuń wszystko
player-delete-title = Usunąć wszystko?
player-delete-text = Twoje gry z botami, wyniki, zadania i lekcje zostaną usunięte z serwera i z tej przeglądarki. W grach z innymi ludźmi zamiast twojego imienia będzie kreska. Tego nie da się cofnąć.
player-delete-here = Gry, wyniki, zadania i lekcje zostaną usunięte z tej przeglądarki. Tego nie da się cofnąć.
player-delete-yes = Usuń na zawsze
player-no = Nie, zostaw
player-join-title = Czy to ty, { $name }?
player-join-text = Wtedy twoje gry, wyniki, zadania, lekcje i ustawienia pojawią się w tej przeglądarce, a to, co ona pamięta, dołączy do nich.
player-join-yes = Tak, to ja, { $name }
player-join-no = Nie

## Co może pójść nie tak

error-no-such-player = Ten link jest błędny albo zastąpił go nowy. Otwórz najnowszy link albo utwórz nowy w przeglądarce, która go jeszcze ma.
error-result-forged = Wyniku stołu { $table } nie wystawił ten serwer, więc nie można go przejąć.
error-player-full = To więcej, niż można przechować dla jednego gracza (najwyżej { $most } kB). Najpierw zapisz swoje gry do pliku.
error-too-many-players = W krótkim czasie przybyło tu wielu graczy. Poczekaj kilka minut i spróbuj znowu.
error-memory-version = Zapisała to inna wersja programu Chocolatier (format { $format }). Odśwież stronę albo zaktualizuj serwer.
