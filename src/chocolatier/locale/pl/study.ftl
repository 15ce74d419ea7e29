# The study board: any position, edited, played on and analysed.

study-colour = { $colour ->
    [T] niebieska
    [B] brązowa
    [W] kremowa
    [K] czarna
   *[R] czerwona
}

# Why a position is impossible.
position-at-board = Miejsce { $seat }: { $reason }
position-board-count = Graczy jest { $players }, więc plansz też musi być { $players }.
position-between-rounds = Między rundami podłogi są puste, a płytki gracza rozpoczynającego nie ma na stole.
position-cell-colour = Pole w rzędzie { $row }, kolumnie { $column } jest dla innego koloru: leży tu { study-colour }.
position-colour-count = Każdy kolor ma 20 płytek, a tego koloru ({ study-colour }) jest tu { $count }.
position-column-none = Nie ma czego układać: gracz, którego jest tura, nie ma wypełnionej linii z wyborem kolumny.
position-column-printed = Na kolorowej stronie nie wybiera się kolumny: każdy kolor ma swoje pole.
position-column-twice = W kolumnie { $column } { study-colour } leży dwa razy.
position-ended-dead = Żadnego poziomego rzędu nie da się już ukończyć: gra skończyła się właśnie tak.
position-ended-empty = Woreczek i pokrywka są puste: gra skończyła się właśnie tak.
position-ended-limit = Osiągnięto limit rund: gra skończyła się właśnie tak.
position-ended-none = Gra się nie skończyła: żaden poziomy rząd nie jest ukończony, a któryś jeszcze można ukończyć.
position-ended-row = Poziomy rząd jest ukończony: gra skończyła się właśnie tak.
position-factory-count = Przy liczbie graczy { $players } w kręgu jest { $factories } fabryk.
position-floor-long = Podłoga ma siedem pól.
position-goes-on-dead = Żadnego poziomego rzędu nie da się już ukończyć, więc gra się skończyła.
position-goes-on-empty = Woreczek i pokrywka są puste, więc gra się skończyła.
position-goes-on-limit = Osiągnięto limit rund, więc gra się skończyła.
position-goes-on-row = Poziomy rząd jest ukończony, więc gra się skończyła: w fabrykach nic już nie może leżeć.
position-gold-count = { $count ->
    [one] W kręgu jest { $count } złota strona, a ma ich być tyle, ilu graczy: { $players }.
    [few] W kręgu są { $count } złote strony, a ma ich być tyle, ilu graczy: { $players }.
    [many] W kręgu jest { $count } złotych stron, a ma ich być tyle, ilu graczy: { $players }.
   *[other] W kręgu jest { $count } złotej strony, a ma ich być tyle, ilu graczy: { $players }.
}
position-gold-plain = Złote strony mają tylko fabryki specjalne, a w tych zasadach ich nie ma.
position-gold-slot = Złota strona leży tam, gdzie w kręgu nie ma fabryki.
position-gold-twice = Każda złota strona jest tylko jedna.
position-line-boxed = W rzędzie { $line } pudełka { study-colour } już jest, więc w linii { $line } być jej nie może.
position-line-due = Wypełniona linia powinna już była trafić do pudełka.
position-line-long = { $line ->
    [one] Linia { $line } ma tylko { $line } pole.
    [few] Linia { $line } ma tylko { $line } pola.
    [many] Linia { $line } ma tylko { $line } pól.
   *[other] Linia { $line } ma tylko { $line } pola.
}
position-line-mixed = W linii { $line } jest więcej niż jeden kolor.
position-marker-centre = Póki płytka gracza rozpoczynającego leży na środku, kolejną rundę zaczyna ten sam gracz co tę.
position-marker-next = Kolejną rundę zaczyna ten, kto ma płytkę gracza rozpoczynającego.
position-marker-nowhere = Płytka gracza rozpoczynającego nigdzie nie leży. Połóż ją na środku albo na podłodze.
position-marker-two = Płytka gracza rozpoczynającego jest tylko jedna.
position-number = Któraś liczba jest za duża.
position-offer-empty = W fabrykach i na środku nic nie leży, więc nie ma czego brać.
position-offer-left = Płytki jeszcze leżą na stole, więc runda się nie skończyła.
position-round-limit = Runda { $round } przekracza limit { $limit } rund.
position-round-zero = Przed pierwszym rozkładem się nie gra.
position-row-twice = W rzędzie { $row } { study-colour } leży dwa razy.
position-seat = Miejsca mają numery od 1 do { $players }.
position-share-empty = W hojnej fabryce nie ma czego wysłać.
position-spare-face = Fabryka ratunkowa leży obok podłogi, ale w kręgu nie ma jej złotej strony.
position-spare-one = Na fabryce ratunkowej mieści się tylko jedna rzecz.
position-spare-slot = Fabrykę { $slot } zabrano jako ratunkową, więc nic nie może na niej leżeć.
position-spare-two = Fabryka ratunkowa jest tylko jedna.
position-text = Tekstu nie da się tu odczytać: { $field }

# The page.
study = Plansza analizy
study-mode = Co robić
study-edit = Zmieniaj
study-play = Graj
study-analyse = Analizuj
study-back = Wróć do gry
study-tree = Warianty
study-tree-help = Warianty: strzałki w lewo i w prawo prowadzą wzdłuż linii, w górę i w dół do innej gałęzi
study-tree-start = Początek
study-tree-deal = rozkład
study-tree-game = Do ruchów z gry
study-tree-cut = Usuń tę gałąź od tego miejsca
study-seat = Miejsce { $seat }
study-places = Miejsca na stole
study-place = { $kind ->
    [centre] Środek: { $pieces }
    [source] Fabryka { $number }: { $pieces }
    [line] Miejsce { $seat }, linia { $number }: { $pieces }
    [cell] Miejsce { $seat }, rząd { $number }, kolumna { $column }: { $pieces }
    [floor] Miejsce { $seat }, podłoga: { $pieces }
    [spare] Miejsce { $seat }, fabryka ratunkowa: { $pieces }
    [lid] Pokrywka: { $pieces }
   *[bag] Woreczek: wszystko, co nie leży gdzie indziej
}
study-palette = Co położyć na stole
study-brush = { $count ->
    [one] { $colour }: w woreczku jeszcze { $count }
    [few] { $colour }: w woreczku jeszcze { $count }
    [many] { $colour }: w woreczku jeszcze { $count }
   *[other] { $colour }: w woreczku jeszcze { $count }
}
study-brush-marker = Płytka gracza rozpoczynającego
study-brush-remove = Zabierz
study-possible = Taka pozycja jest możliwa.
study-not-possible = Taka pozycja na razie nie jest możliwa.
study-help = Przeciągaj płytki z palety albo z miejsca na miejsce, albo wybierz jedną i dotknij, gdzie ma leżeć. Z klawiatury: strzałki, potem T, B, W, K, R lub M; z Shiftem albo Backspace płytka znika.
study-form-help = Napisz, co gdzie leży: T niebieska, B brązowa, W kremowa, K czarna, R czerwona, M płytka gracza rozpoczynającego.
study-undo = Cofnij
study-redo = Ponów
study-clear = Sprzątnij stół
study-new = Inna pozycja
study-paste = Pozycja jako tekst
study-open-text = Otwórz tekst
study-players = Graczy
study-start = Zacznij z pełnymi fabrykami
study-turn = Czyja tura
study-first = Kto zaczął rundę
study-next = Kto zacznie kolejną rundę
study-round = Runda
study-score = Punkty: { $name }
study-face = Fabryka { $slot }
study-face-none = zwykła
study-spare = Fabryka ratunkowa
study-spare-ring = w kręgu
study-engine = Program gra za:
study-engine-thinks = Program myśli…
study-play-help = Graj ręcznie za wszystkich albo pozwól grać programowi.
study-deal-due = Runda się skończyła: czas napełnić fabryki.
study-deal-random = Napełnij losowo
study-deal-edit = Napełnij ręcznie
study-result = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
study-best = Najlepsze ruchy
study-thinking = Przeglądamy ruchy…
study-lost = Połączenie zostało przerwane. Próbujemy ponownie…
study-depth = { $state ->
    [solved] Przejrzano wszystko: { $nodes } pozycji
    [limit] Głębokość { $depth }, { $nodes } pozycji, dalej tu się nie szuka
   *[on] Głębokość { $depth }, { $nodes } pozycji
}
study-outlook = { $name }: { $percent }, punktów: { $points }
study-line = Dalej:
study-play-move = Zagraj
study-share = Udostępnij tę pozycję
study-link = Link do pozycji
study-link-hint = Link zawiera całą pozycję. Na serwerze nic się nie zapisuje.
study-text = Zapis
study-text-copy = Kopiuj zapis
study-text-copied = Zapis skopiowano.
study-picture = Obrazek
study-picture-copy = Kopiuj obrazek
study-picture-png = Zapisz jako PNG
study-picture-svg = Zapisz jako SVG
study-picture-copied = Obrazek skopiowano.
study-picture-failed = Ta przeglądarka nie potrafi narysować obrazka.
study-not-opened = Tej pozycji nie można otworzyć
