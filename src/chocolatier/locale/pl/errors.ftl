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
error-record-empty = W tym pliku nie ma żadnej gry.
error-record-encoding = Ten plik nie jest tekstem UTF-8, więc to nie jest zapis.
error-record-field = Nie da się odczytać wiersza { $line } zapisu.
error-record-file = Nie da się odczytać pliku { $file }.
error-record-from-position = Gra rozpoczęta od pozycji nie ma zapisu: jej pierwsze losowania nie są znane.
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

# The server.
error-bad-message = Serwer nie zrozumiał wiadomości. Odśwież stronę.
error-bad-method = Serwer nie robi tego pod tym adresem.
error-bad-origin = Strona { $origin } nie może używać tego serwera.
error-bad-request = Coś w tym żądaniu się nie zgadza: { $field }
error-bad-workers = Liczba procesów musi być od 0 do 256.
error-cannot-listen = Serwer nie może nasłuchiwać na { $host }. Być może działa tam inny: wybierz inny port.
error-internal = Na serwerze coś poszło nie tak. Twój stół jest bezpieczny, spróbuj jeszcze raz.
error-newer-database = Bazę danych zapisała nowsza wersja programu Chocolatier (schemat { $found }, ten program zna { $known }). Zaktualizuj go.
error-no-database = Nie da się otworzyć bazy danych: { $reason }
error-no-hello = Połączenie się nie przedstawiło. Odśwież stronę.
error-not-found = Pod tym adresem nic nie ma.
error-not-stored = Nie udało się tego zapisać, więc to się nie stało. Spróbuj jeszcze raz.
error-too-fast = To było za dużo naraz. Poczekaj chwilę i graj dalej.
error-too-large = To jest za duże: dozwolone jest najwyżej { $limit } bajtów.
error-too-many-sockets = Otwartych jest już zbyt wiele połączeń. Zamknij kilka kart i spróbuj jeszcze raz.
