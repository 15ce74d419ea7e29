# What went wrong and what to do: one message for every error code that can reach a player.
# A test compares them with the codes in the program. Codes are explained in docs/server.md.

# Moves that the rules forbid.
error-awaits-deal = Kolejna runda dopiero się przygotowuje. Zacznie się sama.
error-cell-taken = To pole jest już zajęte. Wybierz puste w tym samym rzędzie.
error-column-colour = W kolumnie { $column } jest już { $colour ->
    [T] niebieska
    [B] brązowa
    [W] kremowa
    [K] czarna
   *[R] czerwona
}. Wybierz kolumnę, w której jej nie ma.
error-game-over = Gra się skończyła, nie można już wykonać ruchu.
error-line-colour = Na linii { $line } leży { $colour ->
    [T] niebieska
    [B] brązowa
    [W] kremowa
    [K] czarna
   *[R] czerwona
}, a linia przyjmuje tylko jeden kolor. Wybierz inną linię.
error-line-full = Linia { $line } jest wypełniona. Wybierz inną linię albo podłogę.
error-move-text = To nie jest ruch. Wybierz płytki i linię na planszy.
error-no-such-action = Nie ma działania { $number }.
error-no-such-colour = { $source ->
    [0] Na środku
   *[other] W fabryce { $source }
} nie ma { $colour ->
    [T] niebieskiej
    [B] brązowej
    [W] kremowej
    [K] czarnej
   *[R] czerwonej
}. Wybierz kolor, który tam leży.
error-no-such-line = Nie ma linii { $line }: są od 1 do 5.
error-no-such-source = Na tym stole nie ma fabryki { $source }.
error-not-a-colour = W grze nie ma takiego koloru.
error-not-a-move = To nie jest ruch. Wybierz płytki i linię na planszy.
error-row-colour = W rzędzie { $line } twojego pudełka jest już { $colour ->
    [T] niebieska
    [B] brązowa
    [W] kremowa
    [K] czarna
   *[R] czerwona
}. Wybierz inną linię albo podłogę.
error-share-distribution = Wybierz sąsiednią fabrykę dla każdego z pozostałych kolorów hojnej fabryki: { $colours }.
error-wrong-kind = Stół czeka na inny rodzaj ruchu. Zobacz, co świeci na twojej planszy.
error-wrong-row = Wypełnione linie trafiają do pudełka od góry: teraz kolej na linię { $row }.

# What cannot be done at a table, or not now.
error-already-asked = To pytanie już padło. Poczekaj na odpowiedzi albo je wycofaj.
error-bad-invite = To zaproszenie nie pasuje do tego stołu. Poproś o nowy link.
error-level-of-person = Na miejscu { $seat } siedzi człowiek: poziom mają tylko boty.
error-no-level = Wybierz poziom bota na miejscu { $seat }.
error-no-open-seat = Wszystkie miejsca są zajęte. Nadal możesz oglądać.
error-no-such-level = Nie ma bota o imieniu { $level }. Wybierz któregoś z listy.
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-no-such-table = Nie ma takiego stołu. Sprawdź link albo otwórz nowy stół.
error-not-asked = Nikt nie czeka na twoją odpowiedź.
error-not-left = Na miejscu { $seat } gra już człowiek: nie ma czego przejmować.
error-not-over = Gra jeszcze trwa. Rewanż może się zacząć, gdy się skończy.
error-not-seated = Nie masz miejsca przy tym stole. Aby grać, otwórz go swoim własnym linkiem.
error-not-your-seat = Miejsce { $seat } nie jest twoje. Aby grać, otwórz stół swoim własnym linkiem.
error-not-your-turn = To nie jest tura miejsca { $seat }. Poczekaj chwilę.
error-nothing-asked = To pytanie jest już nieaktualne.
error-nothing-to-undo = Miejsce { $seat } nie ma jeszcze ruchu w tej rundzie, a losowania się nie cofa.
error-rules-option-needs-special = Te opcje dotyczą fabryk specjalnych. Najpierw je włącz.
error-seat-count = Liczba miejsc ({ $seats }) i liczba graczy ({ $players }) się różnią. Wyrównaj je.
error-seat-left = Na miejscu { $seat } gra bot. Najpierw wróć na to miejsce.
error-seat-of-bot = Miejsce { $seat } należy już do bota.
error-seat-present = Osoba z miejsca { $seat } jest przy stole albo była tu przed chwilą. Tylko ona może oddać je botowi.
error-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
error-stale = Tymczasem gra poszła dalej. Spójrz na planszę i wybierz ponownie.
error-table-broken = Nie da się już odczytać stołu { $table }: zapisane dane są uszkodzone.
error-log-full = Przy tym stole gra się już zbyt długo. Teraz możliwe są tylko ruchy.
error-table-over = Gra się skończyła.
error-table-waiting = Gra jeszcze się nie zaczęła: któreś miejsce jest wolne.
error-time-lost = Czas miejsca { $seat } się skończył, więc do końca gra bot.
error-time-out = Czas na ten ruch minął: wykona go bot. Następny należy do ciebie.

# The waiting room.
error-level-of-kept = Aby zmienić poziom miejsca { $seat }, posadź tam bota tego poziomu.
error-no-kept-seat = Nie wiadomo, kto ma siedzieć na miejscu { $seat }. Ustaw miejsca jeszcze raz.
error-not-host = Zmieniać stół i zaczynać grę może tylko gospodarz.
error-seat-held = Na miejscu { $seat } ktoś siedzi: nie można go usunąć ani oddać komuś innemu.
error-seat-twice = Miejsce { $seat } podano dwa razy. Ustaw miejsca jeszcze raz.
error-table-started = Gra już się zaczęła: jej zasady i miejsca się nie zmieniają.
error-too-few-players = Do gry potrzeba co najmniej dwóch osób. Poczekaj na kogoś albo dodaj bota.

# Reactions, phrases and nudges.
error-no-one-to-nudge = Teraz nie jest tura innej osoby, więc nie ma kogo ponaglać.
error-nudged-already = Ta osoba została ponaglona przed chwilą. Daj jej trochę czasu.
error-too-chatty = Za dużo naraz. Poczekaj kilka sekund, zanim powiesz coś jeszcze.

# Records.
error-record-commitment = Ziarno w wierszu { $line } nie zgadza się z odciskiem: to nie są obiecane losowania.
error-record-differs = Wiersz { $line } nie zgadza się z zasadami: { $field }
error-record-digest = Suma kontrolna w wierszu { $line } się nie zgadza: zapis zmieniono po zakończeniu gry.
error-record-too-long = Ta gra jest za długa: dozwolonych jest najwyżej { $limit } ruchów.
error-record-empty = W tym pliku nie ma żadnej gry.
error-record-encoding = Ten plik nie jest tekstem UTF-8, więc to nie jest zapis.
error-record-field = Nie da się odczytać wiersza { $line } zapisu.
error-record-file = Nie da się odczytać pliku { $file }.
error-record-no-deal = Gra, która czeka jeszcze na pierwszy rozkład, nie ma zapisu.
error-record-line = Wiersz { $line } zapisu łamie zasadę.
error-record-no-game = Wiersz { $line }: zapis zaczyna się wierszem typu „game”.
error-record-seats = Każde miejsce potrzebuje nazwy od 1 do 100 liter.
error-record-seed = Losowanie w wierszu { $line } nie wynika z ziarna zapisu.
error-record-truncated = Zapis urywa się na wierszu { $line }, przed końcem gry.

# Reviews of games.
error-no-such-review = Nie ma takiej analizy. Sprawdź link albo poproś o nową w powtórce gry.
error-review-cancelled = Ta analiza została przerwana. Można ją zrobić jeszcze raz.
error-review-failed = Nie udało się zrobić tej analizy. Spróbuj jeszcze raz; jeśli znów się nie uda, zgłoś to i dołącz zapis gry.
error-review-not-running = Ta analiza nie jest teraz robiona, więc nie ma czego przerywać.
error-review-not-yours = O tę analizę poprosił ktoś inny. Przerwać ją może tylko ten, kto o nią prosił.
error-review-other-version = Tę analizę zrobiła inna wersja Chocolatier i nie da się jej pokazać. Można ją zrobić jeszcze raz.
error-review-too-early = Ta gra jeszcze trwa. Będzie można ją przeanalizować, gdy się skończy.
error-too-many-reviews = Poproszono o wiele analiz w krótkim czasie. Poczekaj kilka minut i poproś znowu; gotowe analizy można otwierać w każdej chwili.
error-trial-failed = Nie udało się ocenić tego ruchu. Spróbuj za chwilę jeszcze raz.
error-position-seats = Gra od gotowej pozycji zaczyna się od razu: każde miejsce jest przy tym ekranie albo należy do bota.
error-position-rules = Ta pozycja należy do innych zasad niż stół.
error-position-phase = Z tej pozycji nie można grać dalej: gra się skończyła albo ruch jest wykonany tylko do połowy.
error-no-such-move = W tej grze nie ma ruchu { $move }. Otwórz analizę jeszcze raz.

# Hints.
error-hint-failed = Nie znaleziono podpowiedzi. Zapytaj za chwilę jeszcze raz.
error-hints-late = Inni zajęli miejsca bez podpowiedzi. Można je wyłączyć, ale nie włączyć.
error-hints-not-ready = Gra jeszcze się przygotowuje. Podpowiedzi będą za chwilę.
error-no-hints = Przy tym stole nie ma podpowiedzi: nie wszyscy zgodzili się na nie przed startem.
error-nothing-to-judge = Miejsce { $seat } jeszcze nie ma ruchu, więc nie ma czego oceniać.
error-too-many-hints = Dużo podpowiedzi w krótkim czasie. Poczekaj chwilę i zapytaj znowu.

# Positions to be studied.
error-analysis-compiling = Program jeszcze się przygotowuje. Spróbuj za pół minuty; tymczasem możesz zmieniać pozycję i grać.
error-analysis-failed = Nie udało się przeanalizować tej pozycji. Spróbuj jeszcze raz; jeśli znów się nie uda, zgłoś to razem z pozycją.
error-deal-bag = Tak nie można wylosować: pokrywkę wsypuje się do woreczka dopiero, gdy jest pusty, a żadnego koloru nie da się wylosować więcej, niż zostało.
error-deal-extra = Bogata fabryka dostaje dokładnie jedną płytkę, póki jakieś są, i tylko gdy leży w kręgu.
error-deal-factories = Losowanie musi wymieniać płytki każdej fabryki w kręgu.
error-deal-gold = Z fabrykami specjalnymi różnych złotych stron jest tyle, ilu graczy, bez nich nie ma żadnej.
error-deal-gold-once = Według tych zasad złote strony przez całą grę zostają na swoich miejscach.
error-deal-not-due = Teraz nic się nie losuje: runda jeszcze trwa albo gra się skończyła.
error-deal-size = Fabryka { $slot } dostaje cztery płytki, póki jakieś są.
error-deal-slot = Złota strona leży tam, gdzie w kręgu nie ma fabryki.
error-link-text = Ten link nie jest cały: został ucięty albo zmieniony. Skopiuj go jeszcze raz.
error-link-version = Ten link utworzyła inna wersja Chocolatier. Poproś o pozycję jako tekst albo otwórz ją tam, gdzie powstała.
error-nothing-to-decide = Nie ma czego analizować: w tej pozycji nikt nie ma ruchu.
error-position-field = Taka pozycja nie jest możliwa: { $reason }
error-rules-limit = Grę można ograniczyć do 1–255 rund; 0 oznacza brak ograniczenia.
error-rules-name = „{ $name }” to nie nazwa zasad. Napisz na przykład 2-coloured-plain albo 4-free-special.
error-rules-option = Zasady nie mają opcji „{ $option }”.
error-rules-players = W grę gra od dwóch do czterech graczy.
error-rules-twice = Opcja „{ $option }” jest zapisana dwa razy.
error-start-text = Aby zacząć grę, napisz na przykład: { $example }
error-too-much-analysis = W krótkim czasie przeanalizowano bardzo dużo. Poczekaj kilka minut; tymczasem możesz zmieniać pozycję i grać.

# The server.
error-bad-message = Serwer nie zrozumiał wiadomości. Odśwież stronę.
error-bad-method = Serwer nie robi tego pod tym adresem.
error-bad-host = Ten serwer nie jest znany jako { $host }. Jego gospodarz może zezwolić na tę nazwę.
error-bad-origin = Strona { $origin } nie może używać tego serwera.
error-bad-request = Coś w tym żądaniu się nie zgadza: { $field }
error-bad-backup = Nie można przywrócić kopii zapasowej: { $reason }.
error-database-not-empty = Baza danych ma już stoły: kopię przywraca się do pustej bazy.
error-blocked = Gospodarz tego serwera zablokował ten adres.
error-no-server = Żaden serwer tego użytkownika nie działa.
error-unhealthy = Serwer nie działa.
error-bad-bot = Żaden bot tego serwera nie ma tej nazwy i tego tokena.
error-bad-setting = Ustawienie serwera jest błędne.
error-cannot-listen = Serwer nie może nasłuchiwać na { $host }. Być może działa tam inny: wybierz inny port.
error-internal = Na serwerze coś poszło nie tak. Twój stół jest bezpieczny, spróbuj jeszcze raz.
error-newer-database = Bazę danych zapisała nowsza wersja programu Chocolatier (schemat { $found }, ten program zna { $known }). Zaktualizuj go.
error-no-database = Nie da się otworzyć bazy danych: { $reason }
error-no-hello = Połączenie się nie przedstawiło. Odśwież stronę.
error-not-found = Pod tym adresem nic nie ma.
error-not-stored = Nie udało się tego zapisać, więc to się nie stało. Spróbuj jeszcze raz.
error-too-busy = Serwer ma teraz zbyt dużo pracy. Spróbuj ponownie za chwilę.
error-too-fast = To było za dużo naraz. Poczekaj chwilę i graj dalej.
error-too-large = To jest za duże: dozwolone jest najwyżej { $limit } bajtów.
error-too-many-sockets = Otwartych jest już zbyt wiele połączeń. Zamknij kilka kart i spróbuj jeszcze raz.
error-no-such-puzzle = Nie ma zadania { $id } albo już go nie ma. Wybierz inne.
error-no-puzzle-fits = Żadne zadanie nie spełnia tego wszystkiego. Wybierz mniej warunków.
error-proof-too-long = Ten dowód trwa zbyt długo.
# Gry, które się liczą.
error-in-contest = Ta gra się liczy: bez podpowiedzi, bez cofania ruchów i bez wcześniejszego końca.
error-contest-compiling = Boty jeszcze się przygotowują. Spróbuj za minutę.
error-contest-level = { $level } nie może tu grać: ten bot myśli według zegara, więc za każdym razem odpowiada inaczej.
error-contest-not-played = Imię może podać tylko ktoś, kto zagrał.
error-contest-first-play = Najpierw zagraj: tu byłoby widać rozkłady.
error-daily-played = Ten dzień masz już zagrany, a liczy się tylko pierwsza próba. Możesz zagrać go jeszcze raz bez zaliczania.
error-daily-over = Dzień się zmienił: teraz jest { $today }. Zagraj dzisiejszy rozkład albo ten bez zaliczania.
error-day-not-yet = Rozkładu na { $day } jeszcze nie ma. Wróć tego dnia.
error-no-such-day = Na taki dzień nie ma rozkładu.
error-bad-clock = Zegar serwera się myli, więc nie wiadomo, jaki jest dzień. Wyniki są zachowane; spróbuj później.
error-rival-not-yet = Ta gra jeszcze się nie skończyła. Spróbuj za chwilę.
error-challenge-early = Najpierw dokończ tę grę: wtedy znajomi będą mogli zagrać jej rozkłady.
error-challenge-alone = Wyzwaniem może być tylko gra, którą jedna osoba dokończyła przeciw botom.
error-contest-played = Te rozkłady masz już zagrane, a liczy się tylko pierwsza próba.
error-contest-full = Te rozkłady zagrało już { $most } osób, więcej nie można. Utwórz nowe wyzwanie.
error-match-players = Dwie drużyny potrzebują dwóch albo czterech graczy przy każdym stole.
error-match-sit-down = To jest mecz: usiądź przy jednym z jego dwóch stołów.
error-no-such-contest = Nie ma takiego wyzwania. Sprawdź link.
