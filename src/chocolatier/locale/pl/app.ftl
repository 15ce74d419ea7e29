### The pages around the board: lobby, waiting room, table, final table, replay, settings.

app-name = Chocolatier
title = { $page } · Chocolatier
title-your-turn = ● Twoja tura
title-round = Runda { $round }
title-over = Koniec gry

## Everywhere

loading = Chwileczkę…
close = Zamknij
dismiss = Zamknij tę wiadomość
menu = Menu
settings = Ustawienia
to-lobby = Na start
undo = Cofnij ruch
story = Przebieg gry
mute = Wyłącz dźwięk
unmute = Włącz dźwięk
record = Pobierz zapis
just-now = przed chwilą
round = Runda { $round }
seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
points-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}

## What goes wrong

app-error = Nie udało się ({ $code }). Spróbuj jeszcze raz.
error-unreachable = Serwer nie odpowiada. Czy działa i czy masz połączenie z internetem?
error-unexpected = Serwer odpowiedział coś, czego nikt się nie spodziewał. Spróbuj jeszcze raz.
error-lost = Połączenie zerwało się, zanim stół odpowiedział. Spójrz na planszę i jeśli nic się nie zmieniło, spróbuj jeszcze raz.
oops-again = Spróbuj ponownie
oops-page = Tu nic nie ma
oops-page-hint = Pod tym adresem nie ma żadnego stołu ani strony.
oops-table = Nie ma takiego stołu
oops-table-hint = Być może link jest niepełny albo stół jest na innym serwerze.
oops-server = Nie można połączyć się ze stołem
oops-server-hint = Serwer nie odpowiada. Twoje miejsce i wszystkie potwierdzone ruchy są bezpieczne, a strona próbuje dalej.
oops-loading = Nie udało się wczytać strony
oops-loading-hint = Część strony nie dotarła. Sprawdź połączenie i spróbuj jeszcze raz.

## Lobby

lobby-title = Ułóż najpiękniejsze pudełko czekoladek
lobby-tagline = Wybieraj, zbieraj, układaj. Zagraj z botami, z przyjaciółmi przy jednym ekranie albo na odległość przez link. Bez konta i bez instalacji.
lobby-learn = Nauka gry
lobby-rules = Zasady
lobby-about = Chocolatier to wolne, otwarte oprogramowanie od ludzi, którzy kochają tę grę. Nie stoi za nim wydawca gry.
lobby-version = Wersja { $version }
play-now = Graj
play-opening = Otwieramy stół…
play-preparing = Pierwsze uruchomienie: najsilniejsze boty jeszcze się przygotowują ({ $percent } %). Możesz grać od razu albo na razie się uczyć.
stand-in-plays = Najsilniejsze boty jeszcze się przygotowują. Na razie gra za nie { $bot }.
stand-in-here = Zanim { $name } się przygotuje, gra tu { $bot } ({ $percent } %).

level-label = Twój przeciwnik
level-weaker = Słabszy przeciwnik
level-stronger = Silniejszy przeciwnik
level-spoken = { $name }: { $character }
portrait-label = { $name }, bot: { $character }
level-option = { $name } (siła { $strength } z { $of })
level-mila = Mila
level-mila-character = bierze, co jej się podoba, i cieszy się z każdej wypełnionej linii
level-tom = Tom
level-tom-character = liczy swoje punkty, a cudze go nie obchodzą
level-agata = Agata
level-agata-character = planuje kolumny i kolory, ale ufa przeczuciu
level-viktor = Wiktor
level-viktor-character = widzi, co możesz zaraz zrobić – o ile spojrzy
level-sofia = Zofia
level-sofia-character = zanim coś weźmie, patrzy dwa razy
level-camille = Camille
level-camille-character = czyta kilka ruchów naprzód
level-pascal = Pascal
level-pascal-character = większość rund już kiedyś widział
level-margaux = Margaux
level-margaux-character = wyczuwa, dokąd zmierza gra
level-maitre = Maître
level-maitre-character = odczytuje rundę do samego końca
level-own = własny bot tego serwera
level-own-option = { $name } · własny bot tego serwera

open-tables = Otwarte stoły
open-tables-count = { $count ->
    [one] { $count } otwarty stół
    [few] { $count } otwarte stoły
    [many] { $count } otwartych stołów
   *[other] { $count } otwartego stołu
}
open-table-sit = Usiądź
open-table-seats = wolne miejsca: { $free } z { $all }
open-clock = { $kind ->
    [move] { $time } na ruch
    [bank] { $time } na grę
   *[none] bez zegara
}
seek-opponent = Znajdź przeciwnika
seek-waiting = Czekamy, aż ktoś się przysiądzie. Twój stół widzą wszyscy na tym serwerze.
seek-bot = Zagraj zamiast tego z botem: { $name }
seek-guest = Gość
list-table = Otwarty dla wszystkich na tym serwerze
list-table-hint = Stół widać na stronie startowej i każdy może zająć wolne miejsce.

mine-running = Twoje stoły
mine-finished = Zakończone gry
mine-empty = Tu znajdziesz swoje gry i wrócisz do nich w każdej chwili.
mine-waiting = { $open ->
    [0] Czekamy, aż gospodarz zacznie
    [one] Czekamy jeszcze na jednego gracza
    [few] Czekamy jeszcze na { $open } graczy
    [many] Czekamy jeszcze na { $open } graczy
   *[other] Czekamy jeszcze na { $open } gracza
}
mine-your-turn = Twoja tura · runda { $round }
mine-turn = Tura: { $name } · runda { $round }
mine-round = Runda { $round }
mine-over = { $count ->
    [one] Wygrana: { $names }
    [few] Współdzielona wygrana: { $names }
    [many] Współdzielona wygrana: { $names }
   *[other] Współdzielona wygrana: { $names }
}
mine-about = { $rules } · { $when }
mine-remove = Usuń ten stół z listy
mine-all = Pokaż wszystkie ({ $count })

upload = Odtwórz zapis
upload-hint = Wybierz plik pobrany przy stole albo upuść go tutaj.
upload-reading = Czytamy zapis…
upload-large = Ten plik jest za duży jak na zapis gry.

## A new table

new-table = Utwórz grę
new-open = Otwórz stół
new-seats = Kto gra?
new-seats-hint = Od dwóch do czterech graczy, w kolejności, w jakiej siedzą.
new-seat-add = Dodaj gracza
new-seat-remove = Usuń gracza { $number }
new-seat-kind = Gracz { $number }
new-seat-here = Przy tym ekranie
new-seat-link = Przez link
new-seat-bot = Bot
new-seat-name = Imię gracza { $number }
new-seat-name-placeholder = Gracz { $number }
new-seat-level = Poziom bota { $number }
new-seat-link-hint = Dostaniesz link do wysłania
new-starts = Kto zaczyna?
new-starts-chance = Decyduje los
new-starts-seat = Gracz { $number }

game-line = { $special ->
    [yes] { $side ->
        [free] Brązowa strona z fabrykami specjalnymi
       *[coloured] Kolorowa strona z fabrykami specjalnymi
    }
   *[no] { $side ->
        [free] Brązowa strona
       *[coloured] Kolorowa strona
    }
}
game-side = Pudełko czekoladek
game-side-coloured = Kolorowa strona
game-side-coloured-hint = Każde pole pudełka pokazuje, która płytka tam pasuje. Najlepsza na początek.
game-side-free = Brązowa strona
game-side-free-hint = Pole wybierasz samodzielnie, ale żaden kolor nie może się powtórzyć w rzędzie ani w kolumnie. Dla tych, którzy lubią planować.
game-special = Fabryki specjalne
game-special-hint = Co rundę część fabryk odwraca się na złotą stronę i nagina zasady: dodatkowa płytka, magnes, fabryka ratunkowa.
game-special-no = Zwykłe fabryki
game-special-yes = Fabryki specjalne
game-once = Potasuj fabryki specjalne tylko raz
game-once-hint = Przez całą grę zostają te same, zamiast zmieniać się co rundę.
game-catches = Fabryka ratunkowa łapie też płytkę gracza rozpoczynającego
game-catches-hint = Gdy płytka gracza rozpoczynającego ma spaść, może trafić na fabrykę ratunkową i nic nie kosztować.

clock = Zegar
clock-none = Brak
clock-none-hint = Każdy ma tyle czasu, ile potrzebuje.
clock-move = Na ruch
clock-move-hint = Gdy czas na ruch się skończy, wykona go bot.
clock-bank = Na grę
clock-bank-hint = Gdy komuś skończy się czas, dogrywa za niego bot.
clock-per-move = Czas na ruch
clock-per-game = Czas na grę
clock-increment = Dodatek po każdym ruchu

## Seats

seat-open = Wolne miejsce
seat-you = Ty
seat-guest = Gracz { $seat }
seat-twin = { $name } { $seat }
seat-bot = Bot
seat-stand-in = W zastępstwie gra bot
seat-program = Bot, który dołączył przez link
seat-clock = Pozostały czas
watch-whom = Czyja plansza jest powiększona

## Waiting room

waiting-title = { $open ->
    [one] Czekamy na jednego gracza
    [few] Czekamy na { $open } graczy
    [many] Czekamy na { $open } graczy
   *[other] Czekamy na { $open } gracza
}
waiting-heading = { $open ->
    [one] Stół otwarty. Brakuje jeszcze jednego gracza!
    [few] Stół otwarty. Brakuje jeszcze { $open } graczy!
    [many] Stół otwarty. Brakuje jeszcze { $open } graczy!
   *[other] Stół otwarty. Brakuje jeszcze { $open } gracza!
}
waiting-seats = Kto gdzie siedzi
waiting-open = Czeka na kogoś z linkiem
waiting-mine = Ty, przy tym ekranie
waiting-here = Jest na miejscu
waiting-away = Ma miejsce, ale jest poza stołem
waiting-choose = To miejsce
waiting-bot = Posadź tu bota
waiting-another = Ktoś jeszcze przy tym ekranie
waiting-watching = Oglądasz. Jeśli chcesz grać, poproś kogoś przy stole o zaproszenie.
join-title = Dosiądź się
join-again = Jeszcze ktoś przy tym ekranie
join-name = Twoje imię
join-name-placeholder = Tak zobaczą cię inni
join-sit = Dosiądź się i graj
join-sit-at = Zajmij miejsce { $seat }
join-late = Wszystkie miejsca są zajęte. Oglądasz.
join-watch = Możesz też zostać na tej stronie i tylko patrzeć.

link-invite = Zaproś przyjaciół
link-invite-hint = Kto otworzy ten link, może zająć wolne miejsce.
link-personal = Twój własny link
link-personal-hint = Otwiera twoje miejsce na innym urządzeniu. Zachowaj go dla siebie.
link-watch = Dla widzów
link-watch-hint = Kto otworzy ten link, widzi grę, ale nie może grać.
link-more = Więcej linków
link-copy = Kopiuj
link-copied = Skopiowano
link-copy-yourself = Przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go ręcznie.
link-share = Udostępnij
link-code = Kod z linkiem { $url }
link-scan = Zeskanuj telefonem i dołącz
link-only-here = Do tej gry można dołączyć tylko z tego komputera. Aby mogły dołączyć inne urządzenia, podłącz komputer do sieci i uruchom serwer poleceniem: { $command }

## The table

table-loading = Siadamy do stołu…
status-round = { $phase ->
    [box] Runda { $round } · układanie płytek
    [over] Po { $round ->
        [one] jednej rundzie
        [few] { $round } rundach
        [many] { $round } rundach
       *[other] { $round } rundy
    }
   *[draft] Runda { $round } · wybór płytek
}
status-your-turn = Twoja tura
status-turn = Tura: { $name }
status-thinking = { $name } myśli…
status-waiting = Teraz gra { $name }
status-watching = Gra { $name }
status-moving = Ruch: { $name }
status-scoring = Punktowanie: { $name }
status-bonus = Premie: { $name }
status-dealing = Napełniamy fabryki
status-lost = Brak połączenia
status-over = Koniec gry
notice-your-turn = Twoja tura.
notice-asked = Ktoś przy stole o coś cię pyta.
connection-lost = Połączenie zerwane. Twoje miejsce i wszystkie potwierdzone ruchy są bezpieczne, próbujemy dalej…
connection-connecting = Łączymy…
connection-retry = Spróbuj teraz

menu-end = Zaproponuj koniec
menu-end-hint = Jeśli wszyscy się zgodzą, gra się skończy i zliczymy punkty tak, jak jest.
menu-leave = Oddaj miejsce botowi
menu-leave-seat = { $name }: oddaj miejsce botowi
menu-leave-hint = Dalej gra za ciebie { $bot }. Możesz wrócić w każdej chwili.
menu-return-seat = { $name }: wróć na miejsce
menu-return-hint = Bot ustąpi i grasz dalej.
menu-absent = { $name }: niech zagra bot
menu-absent-hint = Dla kogoś, kogo od dłuższej chwili nie ma. Może wrócić w każdej chwili.
menu-links = Linki
menu-links-hint = Do gry na innym urządzeniu albo dla widzów
menu-replay = Przejrzyj grę krok po kroku
menu-replay-hint = Od pierwszego losowania do teraz
menu-record-hint = Gra w pliku, na pamiątkę albo do odtworzenia
menu-help-hint = Klawisze i zasady wszystkiego, co leży na stole
return = Wróć na miejsce
left-banner = { $name }: gra za ciebie bot { $bot }.
lost-banner = { $name }: czas na grę minął, więc do końca gra za ciebie bot { $bot }.

ask-own = { $kind ->
    [undo] Chcesz cofnąć swój ostatni ruch. Czekamy na odpowiedź: { $others }.
   *[end] Proponujesz zakończyć grę i zliczyć punkty. Czekamy na odpowiedź: { $others }.
}
ask-other = { $kind ->
    [undo] { $name } chce cofnąć ostatni ruch.
   *[end] { $name } proponuje zakończyć grę i zliczyć punkty.
}
ask-between = { $kind ->
    [undo] { $name } chce cofnąć ostatni ruch. Czekamy na odpowiedź: { $others }.
   *[end] { $name } proponuje zakończyć grę i zliczyć punkty. Czekamy na odpowiedź: { $others }.
}
ask-yes = Zgoda
ask-no = Nie zgadzam się
ask-withdraw = Wycofaj

event-seated = { $name } siada do stołu.
event-left = { $name }: dalej gra bot.
event-returned = { $name } znów gra.
event-replaced = { $name }: bot zawiódł, dalej gra inny.
event-timed-out = { $name }: czas minął.
event-undone = { $name } cofa ruch.
event-replied = { $name } odmawia.

## The end

final = Wyniki końcowe
final-show = Wynik
final-table = Punkty wszystkich graczy
final-you-won = Wygrywasz!
final-won = Wygrywa { $name }!
final-shared = Współdzielona wygrana: { $names }
final-you-lost = Tym razem wygrywa { $name }
final-short = { $points ->
    [0] Punktów jest po równo; zdecydowały ukończone poziome rzędy.
    [one] Zabrakło ci { $points } punktu.
    [few] Zabrakło ci { $points } punktów.
    [many] Zabrakło ci { $points } punktów.
   *[other] Zabrakło ci { $points } punktu.
}
final-gap-boxed = { $points ->
    [one] { $name } ma w pudełku o { $points } punkt więcej: dłuższe rzędy dają więcej.
    [few] { $name } ma w pudełku o { $points } punkty więcej: dłuższe rzędy dają więcej.
    [many] { $name } ma w pudełku o { $points } punktów więcej: dłuższe rzędy dają więcej.
   *[other] { $name } ma w pudełku o { $points } punktu więcej: dłuższe rzędy dają więcej.
}
final-gap-floor = { $points ->
    [one] Podłoga kosztowała cię o { $points } punkt więcej.
    [few] Podłoga kosztowała cię o { $points } punkty więcej.
    [many] Podłoga kosztowała cię o { $points } punktów więcej.
   *[other] Podłoga kosztowała cię o { $points } punktu więcej.
}
final-gap-rows = { $points ->
    [one] Za poziome rzędy { $name } ma o { $points } punkt więcej.
    [few] Za poziome rzędy { $name } ma o { $points } punkty więcej.
    [many] Za poziome rzędy { $name } ma o { $points } punktów więcej.
   *[other] Za poziome rzędy { $name } ma o { $points } punktu więcej.
}
final-gap-columns = { $points ->
    [one] Za kolumny { $name } ma o { $points } punkt więcej.
    [few] Za kolumny { $name } ma o { $points } punkty więcej.
    [many] Za kolumny { $name } ma o { $points } punktów więcej.
   *[other] Za kolumny { $name } ma o { $points } punktu więcej.
}
final-gap-colours = { $points ->
    [one] Za kolory { $name } ma o { $points } punkt więcej.
    [few] Za kolory { $name } ma o { $points } punkty więcej.
    [many] Za kolory { $name } ma o { $points } punktów więcej.
   *[other] Za kolory { $name } ma o { $points } punktu więcej.
}
final-next-weaker = { $name } chętnie z tobą zagra.
final-next-stronger = { $name } wszystko widzi i też chce zagrać.
final-next-same = Łatwiejszego przeciwnika tu nie ma, ale każda partia czegoś uczy. Jeszcze raz?
final-next-none = Silniejszego przeciwnika tu nie ma. Gratulacje!
final-next-play = Przeciwnik: { $name }
final-skip = Zamknij pudełko od razu
final-place = { $shared ->
    [yes] { $place ->
        [1] 1. ex aequo
        [2] 2. ex aequo
       *[other] 3. ex aequo
    }
   *[no] { $place ->
        [1] 1. miejsce
        [2] 2. miejsce
        [3] 3. miejsce
       *[other] 4. miejsce
    }
}
final-boxed = Płytki w pudełku
final-floor = Spadło na podłogę
final-rows = Ukończone poziome rzędy
final-columns = Ukończone kolumny
final-colours = Skompletowane kolory
final-times = { $count } × { $points }
final-total = Razem
ending = { $ending ->
    [row] W rundzie { $rounds } ukończono poziomy rząd.
    [dead] Po rundzie { $rounds } nikt nie mógł już ukończyć poziomego rzędu.
    [empty] Po rundzie { $rounds } zabrakło płytek do wyłożenia.
    [limit] Osiągnięto limit rund: { $rounds }.
   *[agreement] W rundzie { $rounds } gracze zgodzili się zakończyć grę.
}
rematch = Zagraj znowu
rematch-go = Do rewanżu
replay-watch = Odtwórz

fair = Czy losowanie było uczciwe?
fair-yes = Losowanie było uczciwe: sprawdzone w twojej przeglądarce
fair-no = Ziarno nie zgadza się z tym, co obiecano
fair-hint = Przed pierwszym losowaniem stół ogłosił odcisk swojego tajnego ziarna. Teraz ziarno jest jawne: jego SHA-256 musi być właśnie tym odciskiem, a z ziarna wynika każde losowanie.
fair-elsewhere = Ta strona nie ma bezpiecznego połączenia, więc przeglądarka nie może tego tu sprawdzić. Zrobi to polecenie „chocolatier verify” z pobranym zapisem.
fair-commitment = Odcisk ogłoszony przed grą
fair-seed = Ziarno ujawnione po grze

## Replay

replay = Odtwarzanie
replay-loading = Wczytujemy grę…
replay-round = Runda { $round }
replay-none = Nie ma tu zapisu
replay-none-hint = Zapis do odtworzenia wybierzesz na stronie startowej.
replay-empty = Jeszcze nic się nie wydarzyło
replay-empty-hint = Gra się jeszcze nie zaczęła. Wróć, gdy będzie na co popatrzeć.
replay-failed = Tej gry nie da się odtworzyć
replay-table = Do stołu
replay-controls = Kroki odtwarzania
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-position = Miejsce w grze
replay-step = Krok { $step } z { $of }
replay-start = Początek
replay-jump = Przejdź do rundy
replay-speed = Prędkość
replay-times = { NUMBER($speed) } ×

## Settings

settings-language = Język
settings-theme = Wygląd
settings-theme-auto = Auto
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-motion = Ruch na ekranie
settings-motion-normal = Zwykły
settings-motion-fast = Szybki
settings-motion-off = Brak
settings-confirm = Potwierdzanie ruchów
settings-confirm-hint = Ruch liczy się dopiero po drugim kliknięciu, gdy widać już jego skutki.
settings-letters = Litery na płytkach
settings-letters-hint = Pomagają odróżnić kolory: T niebieska, B brązowa, W kremowa, K czarna, R czerwona.
settings-text-hint = Cały stół słowami: dla czytników ekranu i dla tych, którzy lubią czytać.
settings-keys = Skróty jednoklawiszowe
settings-keys-hint = Przy stole pokaże je klawisz ?.
settings-sound = Dźwięk
settings-sound-hint = Delikatne dźwięki przy ruchach i na początku twojej tury.
settings-notify = Powiadomienia
settings-notify-hint = Dają znać, że to twoja tura, gdy patrzysz gdzie indziej.
settings-notify-refused = Przeglądarka nie zezwala tej stronie na powiadomienia.
settings-name = Twoje imię
settings-name-hint = Tak zobaczą cię inni przy nowych stołach.

puzzle-title = Zadania
lobby-puzzles-hint = Znajdź jedyny właściwy ruch. Każde rozwiązanie jest udowodnione.

daily-title = Rozkład dnia
daily-hint = Jedna gra dziennie, taka sama dla wszystkich tutaj.
duplicate-match = Mecz drużyn
duplicate-match-hint = Dwie drużyny na krzyż przy dwóch stołach z takimi samymi rozkładami: liczy się różnica, nie szczęście.
contest-results = Wyniki
duplicate-challenge = Wyzwij znajomych na te rozkłady

progress-title = Twoje postępy
progress-hint = Twój ranking wśród botów, kto czeka następny, i twoje gry na każdym urządzeniu.

# The study board, and playing on, as other pages offer them
lobby-study = Plansza analizy
lobby-study-hint = Ułóż dowolną pozycję, graj z niej dalej i zobacz, co myśli program.
play-on = Graj dalej z botami
play-on-help = Gra toczy się dalej od tej pozycji przy nowym stole: jedno miejsce jest twoje, pozostałe zajmą boty.
play-on-seat = Twoje miejsce
play-on-start = Zacznij stąd
study-this = Zbadaj tę pozycję
study-try = Wypróbuj inne ruchy
study-again = Spróbuj jeszcze raz

# The review, as other pages offer it
review-ask = Przeanalizuj grę
