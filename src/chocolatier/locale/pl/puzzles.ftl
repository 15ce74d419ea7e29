# Puzzles: one move is right, and that is proven.

puzzle-goal-win = Gra kończy się w tej rundzie. Znajdź jedyny ruch, który wygrywa bez względu na odpowiedzi.
puzzle-goal-share = Gra kończy się w tej rundzie. Znajdź jedyny ruch, który ratuje wspólne zwycięstwo bez względu na odpowiedzi.
puzzle-goal-round = Znajdź ruch, który bez względu na odpowiedzi daje najlepszą przewagę na koniec tej rundy.
puzzle-theme-flood = zalana podłoga
puzzle-theme-denial = uprzedzić rywala
puzzle-theme-marker = płytka gracza rozpoczynającego
puzzle-theme-column = kolumna
puzzle-theme-colour = kolor
puzzle-theme-dead-line = martwa linia
puzzle-theme-keep = fabryka oszczędna
puzzle-theme-share = fabryka hojna
puzzle-theme-spare = fabryka ratunkowa
puzzle-theme-magnet = fabryka z magnesem
puzzle-theme-drop = zrzucić na podłogę
puzzle-theme-place = właściwe miejsce
puzzle-right = Dobrze. Ale to jeszcze nie wszystko.
puzzle-solved = Rozwiązane!
# Leads in points may be negative.
puzzle-wrong-lead = Nie ten: przy najlepszych odpowiedziach prowadzi do { $lead }, właściwy ruch do { $best }.
puzzle-wrong-result =
    { $result ->
        [wins] Nie ten.
        [shares] Nie ten: przy najlepszych odpowiedziach zwycięstwo jest tylko wspólne.
        [open] Nie ten: przy najlepszych odpowiedziach zwycięstwo nie jest pewne.
       *[loses] Nie ten: przy najlepszych odpowiedziach przegrywa.
    }
puzzle-leads = Wymusza przewagę { $lead } na koniec rundy; drugi co do siły ruch tylko { $second }.
puzzle-seat = Miejsce { $seat }

# The page of the puzzles.
puzzle-lead = Tylko jeden ruch jest właściwy i jest to udowodnione do końca rundy. Liczba zadań: { $count }.
puzzle-day = Zadanie dnia
puzzle-day-hint = Dziś takie samo dla wszystkich.
puzzle-day-done =
    { $right ->
        [yes] Rozwiązane za pierwszym razem.
       *[no] Nierozwiązane za pierwszym razem.
    }
puzzle-row = Dni z rzędu: { $count }.
puzzle-streak = Seria
puzzle-streak-hint = Coraz trudniej, aż do pierwszego błędu.
puzzle-rush = Na czas
puzzle-rush-hint = Jak najwięcej w trzy minuty; trzeci błąd kończy.
puzzle-best = Twój rekord: { $count }.
puzzle-train = Trening
puzzle-train-hint = Wszystkie tematy i zasady, jak długo chcesz.
puzzle-tried = Próby: { $count }; za pierwszym razem: { $right }.
puzzle-by-theme = Według tematu
puzzle-by-rules = Według zasad
puzzle-mistakes = Twoje własne błędy
puzzle-mistakes-hint = Analiza gry pokazuje, gdzie można było zagrać lepiej.
puzzle-mistakes-go = Do twoich gier
puzzle-mistakes-ask = Każdy błąd z przeanalizowanej gry to pytanie na planszy: znajdź lepszy ruch.
puzzle-mistakes-count =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
puzzle-rush-score = Rozwiązane: { $count } · { $clock }
puzzle-streak-score = Z rzędu: { $count }
puzzle-streak-over = Seria zakończona.
puzzle-streak-result = Do wyniku
puzzle-train-score = Dobrze: { $count } z { $of }
puzzle-series-over = Rozwiązane: { $count }
puzzle-again = Jeszcze raz
puzzle-record = Nowy rekord!
puzzle-back = Do wszystkich zadań
puzzle-no-more = To były wszystkie.
puzzle-one = Zadanie
puzzle-difficulty = Trudność { $difficulty } z 5
puzzle-wrong = Nie ten. Spróbuj jeszcze raz.
puzzle-shown = Oto rozwiązanie.
puzzle-line = Właściwy ruch: { $move }.
puzzle-why = Dlaczego jest właściwy
puzzle-themes = Temat: { $themes }
puzzle-people = za pierwszym razem: { $right } z { $tried } osób
puzzle-proof = Przejdź przez dowód
puzzle-next = Następne zadanie
puzzle-show = Pokaż rozwiązanie
puzzle-points = Punkty do końca rundy
puzzle-points-right = Po właściwym ruchu
puzzle-result =
    { $result ->
        [wins] zwycięstwo
        [shares] wspólne zwycięstwo
        [loses] porażka
       *[open] zwycięstwo niepewne
    }
puzzle-result-lead = przewaga { $lead }
puzzle-proving = Sprawdzam dowód …
puzzle-proof-yours = Twoje ruchy i dokąd każdy prowadzi
puzzle-proof-reply = Odpowiedzi miejsca { $seat } i dokąd każda prowadzi dla ciebie
puzzle-proof-end = Koniec rundy: twoja przewaga to { $lead }.
puzzle-proof-back = Ruch wstecz
# What a seat gets: points of chocolates that are boxed, the floor, bonuses.
puzzle-points-cell = pudełko { $boxed }, strata { $floor }, premia { $bonus }
