# The table: boards, choosing, the end of a round, and the story of a game.

# Colours, as they agree with „płytka”. The letters are those of the notation.
colour-T = niebieska
colour-B = brązowa
colour-W = kremowa
colour-K = czarna
colour-R = czerwona
letter-T = T
letter-B = B
letter-W = W
letter-K = K
letter-R = R

# So many chocolates of a colour, standing alone or as a subject.
pieces-T = { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskiej
    }
pieces-B = { $count ->
        [one] { $count } brązowa
        [few] { $count } brązowe
        [many] { $count } brązowych
       *[other] { $count } brązowej
    }
pieces-W = { $count ->
        [one] { $count } kremowa
        [few] { $count } kremowe
        [many] { $count } kremowych
       *[other] { $count } kremowej
    }
pieces-K = { $count ->
        [one] { $count } czarna
        [few] { $count } czarne
        [many] { $count } czarnych
       *[other] { $count } czarnej
    }
pieces-R = { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
        [many] { $count } czerwonych
       *[other] { $count } czerwonej
    }
pieces-M = płytka gracza rozpoczynającego
pieces-none = nic
# The same as an object: take 2 teal.
taken-T = { $count ->
        [one] { $count } niebieską
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskiej
    }
taken-B = { $count ->
        [one] { $count } brązową
        [few] { $count } brązowe
        [many] { $count } brązowych
       *[other] { $count } brązowej
    }
taken-W = { $count ->
        [one] { $count } kremową
        [few] { $count } kremowe
        [many] { $count } kremowych
       *[other] { $count } kremowej
    }
taken-K = { $count ->
        [one] { $count } czarną
        [few] { $count } czarne
        [many] { $count } czarnych
       *[other] { $count } czarnej
    }
taken-R = { $count ->
        [one] { $count } czerwoną
        [few] { $count } czerwone
        [many] { $count } czerwonych
       *[other] { $count } czerwonej
    }
taken-M = płytkę gracza rozpoczynającego

# Special factories: adjectives that agree with „fabryka”, and magnets.
face-extra = bogata
face-keep = oszczędna
face-share = hojna
face-spare = ratunkowa
face-magnetT = niebieski magnes
face-magnetB = brązowy magnes
face-magnetW = kremowy magnes
face-magnetK = czarny magnes
face-magnetR = czerwony magnes
face-extra-does = Bogata: trafiła tu jedna płytka więcej.
face-keep-does = Oszczędna: co zostaje po wyborze, leży tu dalej.
face-share-does = Hojna: to, co zostaje, wysyłasz kolorami do obu sąsiednich fabryk.
face-spare-does = Ratunkowa: trafia obok twojej podłogi i łapie następną płytkę, która spadnie.
face-magnetT-does = Niebieski magnes: z każdej sąsiedniej fabryki przyciągnął niebieską płytkę, jeśli tam była.
face-magnetB-does = Brązowy magnes: z każdej sąsiedniej fabryki przyciągnął brązową płytkę, jeśli tam była.
face-magnetW-does = Kremowy magnes: z każdej sąsiedniej fabryki przyciągnął kremową płytkę, jeśli tam była.
face-magnetK-does = Czarny magnes: z każdej sąsiedniej fabryki przyciągnął czarną płytkę, jeśli tam była.
face-magnetR-does = Czerwony magnes: z każdej sąsiedniej fabryki przyciągnął czerwoną płytkę, jeśli tam była.

# The offer.
offer-label = Fabryki i środek pola gry
factory-label = Fabryka { $slot }: { $pieces }
factory-special-label = Fabryka { $slot }, { $face }: { $pieces }
factory-gone = Fabryka { $slot } leży w tej rundzie obok czyjejś podłogi
centre-label = Środek pola gry: { $pieces }
centre-marker-label = Środek pola gry, z płytką gracza rozpoczynającego: { $pieces }
source-open = { $source }. Wybierz kolor.
supply-bag = Woreczek
supply-lid = Pokrywka
supply-bag-label = { $count ->
        [one] Woreczek, { $count } płytka: { $pieces }
        [few] Woreczek, { $count } płytki: { $pieces }
        [many] Woreczek, { $count } płytek: { $pieces }
       *[other] Woreczek, { $count } płytki: { $pieces }
    }
supply-lid-label = { $count ->
        [one] Pokrywka pudełka, { $count } płytka: { $pieces }
        [few] Pokrywka pudełka, { $count } płytki: { $pieces }
        [many] Pokrywka pudełka, { $count } płytek: { $pieces }
       *[other] Pokrywka pudełka, { $count } płytki: { $pieces }
    }

# Boards.
board-label = Plansza: { $name }
board-open = Powiększ planszę: { $name }
board-close = Zamknij
opponents-label = Plansze pozostałych
score-label = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
line-label = Linia wzorów { $line }: { $pieces }, { $count } z { $line }
line-empty-label = Linia wzorów { $line }: pusta
box-label = Pudełko czekoladek
box-row-label = Poziomy rząd { $row }: { $cells }
box-cell-filled = { $colour } w kolumnie { $column }
floor-label = Podłoga: { $pieces }
floor-cost = −{ $points }
spare-label = Fabryka ratunkowa: { $pieces }
spare-empty-label = Fabryka ratunkowa: łapie następną płytkę, która spadnie
starts-next = zaczyna kolejną rundę
turn-now = gra
turn-yours = twoja tura

# Choosing.
# What stays in the centre needs no words.
pick-label = { $slot ->
        [0] Środek pola gry: weź { $pieces }.
       *[other] { $after ->
            [centre] Fabryka { $slot }: weź { $pieces }. Na środek: { $rest }.
            [keeps] Fabryka { $slot }: weź { $pieces }. W fabryce zostaje: { $rest }.
            [shares] Fabryka { $slot }: weź { $pieces }. Do sąsiednich fabryk: { $rest }.
           *[nothing] Fabryka { $slot }: weź { $pieces }. Nic nie zostaje.
        }
    }
pick-marker = Do tego płytka gracza rozpoczynającego.
pick-spare = Do tego fabryka ratunkowa.
target-line = { $full ->
        [yes] { $gain ->
            [one] Linia wzorów { $line }: kładziesz { $placed }, linia jest wypełniona, { $gain } punkt na koniec rundy.
            [few] Linia wzorów { $line }: kładziesz { $placed }, linia jest wypełniona, { $gain } punkty na koniec rundy.
            [many] Linia wzorów { $line }: kładziesz { $placed }, linia jest wypełniona, { $gain } punktów na koniec rundy.
           *[other] Linia wzorów { $line }: kładziesz { $placed }, linia jest wypełniona, { $gain } punktu na koniec rundy.
        }
       *[no] Linia wzorów { $line }: kładziesz { $placed }.
    }
target-floor = Wszystko na podłogę: { $loss ->
        [0] nic nie kosztuje.
        [one] kosztuje { $loss } punkt.
        [few] kosztuje { $loss } punkty.
        [many] kosztuje { $loss } punktów.
       *[other] kosztuje { $loss } punktu.
    }
target-falls = Spada: { $pieces }. { $loss ->
        [0] Nic to nie kosztuje.
        [one] Kosztuje to { $loss } punkt.
        [few] Kosztuje to { $loss } punkty.
        [many] Kosztuje to { $loss } punktów.
       *[other] Kosztuje to { $loss } punktu.
    }
target-caught = Na fabrykę ratunkową trafia { $pieces }.
target-dead = Uwaga: poziomy rząd { $line } nie ma już kolumny na ten kolor.
column-choice = { $points ->
        [one] Poziomy rząd { $row }, kolumna { $column }: { $points } punkt.
        [few] Poziomy rząd { $row }, kolumna { $column }: { $points } punkty.
        [many] Poziomy rząd { $row }, kolumna { $column }: { $points } punktów.
       *[other] Poziomy rząd { $row }, kolumna { $column }: { $points } punktu.
    }
column-kills = { $count ->
        [one] Uwaga: linia wzorów { $lines } nie miałaby wtedy wolnego pola i spadłaby.
        [few] Uwaga: linie wzorów { $lines } nie miałyby wtedy wolnego pola i spadłyby.
        [many] Uwaga: linie wzorów { $lines } nie miałyby wtedy wolnego pola i spadłyby.
       *[other] Uwaga: linie wzorów { $lines } nie miałyby wtedy wolnego pola i spadłyby.
    }
send-choice = { $pieces }: do fabryki { $slot }. Naciśnij, aby wysłać do fabryki { $other }.
line-refused = Linia { $line } nie przyjmuje tego koloru. Dlaczego?

# The card beside the board.
card-your-turn = Twoja tura
card-choose = Wybierz kolor z którejś fabryki albo ze środka.
card-choose-touch = Dotknij fabryki albo środka.
card-turn = Tura: { $name }
card-round = Runda { $round }
card-over = Koniec gry
card-column = Rząd { $row }, { $colour } płytka: wybierz kolumnę
card-column-more = Każde podświetlone pole pokazuje swoje punkty.
card-pick = { $pieces } { $slot ->
        [0] ze środka
       *[other] z fabryki { $slot }
    }
card-where = Wybierz podświetloną linię albo podłogę.
card-colour = { $slot ->
        [0] Środek: wybierz kolor
       *[other] Fabryka { $slot }: wybierz kolor
    }
card-to-line = na linię { $line }
card-to-floor = na podłogę
card-full = Linia { $line } jest wypełniona
card-holds = Na linii { $line } będzie
card-holds-value = { $count } z { $line }
card-falls = Spada na podłogę
card-falls-free = Spada, nic więcej nie kosztuje
card-lid = Do pokrywki, nic nie kosztuje
card-caught = Fabryka ratunkowa łapie
card-marker = Płytka gracza rozpoczynającego: zaczynasz kolejną rundę
card-spare = Fabryka ratunkowa trafia do ciebie
card-centre = Na środek
card-stays = Zostaje w fabryce
card-share = Do sąsiednich fabryk
card-share-how = Każdy kolor trafia do jednej z dwóch sąsiednich fabryk. Wybierz tutaj albo dotknij płytki przy strzałce.
card-send-to = do fabryki { $slot }
card-dead = W rzędzie { $line } nie ma już kolumny, do której mogłaby trafić { $colour } płytka: wszystkie płytki linii spadną.
card-points-value = +{ $points }
card-loss-value = −{ $points }
card-progress = { $count }/{ $line }
card-times = ×{ $count }
card-confirm = Potwierdź
card-back = Wstecz
card-cancel = Anuluj
card-floor-short = Podłoga
card-column-short = Kol. { $column }

glance-lasts = Ostatnie ruchy
glance-faces = Fabryki specjalne tej rundy
# Before the first move of a first game.
first-round = Jak przebiega runda
first-round-take = Weź wszystkie płytki jednego koloru z fabryki albo ze środka.
first-round-line = Połóż je na jednej linii wzorów. Co się nie mieści, spada na podłogę i odbiera punkty.
first-round-box = Na koniec rundy z każdej wypełnionej linii jedna płytka trafia do pudełka. Obok innych daje więcej punktów.
first-round-end = Pierwszy ukończony poziomy rząd kończy grę. Najwięcej dają ukończone kolumny i skompletowane kolory.
first-round-lessons = Przećwicz to w cztery minuty

# Panel obok własnej planszy i premie.
side-label = W skrócie
side-moves = Ruchy
side-bonuses = Premie
side-needs = Braki
side-points = Punkty
bonus-rows = Rzędy
bonus-columns = Kolumny
bonus-colours = Kolory
bonus-each = po { $points }
bonus-row = Poziomy rząd { $place }
bonus-column = Kolumna { $place }
bonus-count = { $what }: { $count } z 5
bonus-words-rows = Ukończone poziome rzędy dają po { $points } punkty: { $cells }.
bonus-words-columns = Ukończone kolumny dają po { $points } punktów: { $cells }.
bonus-words-colours = Skompletowane kolory dają po { $points } punktów: { $cells }.
needs-title = Czego jeszcze brakuje innym
needs-piece = { $pieces } do linii { $line }
needs-none = brak rozpoczętych linii
points-title = Punkty po każdej rundzie
points-player = Gracz
points-now = Teraz
points-none = Żadna runda jeszcze się nie skończyła.
joy-rows = Ukończony poziomy rząd: +{ $points } na koniec
joy-columns = Ukończona kolumna: +{ $points } na koniec
joy-colours = Skompletowany kolor: +{ $points } na koniec
label-lines = Linie wzorów
label-lines-hint = każda w jednym kolorze
label-box = Pudełko
label-box-hint = tu trafiają wypełnione linie i punktują
label-floor = Podłoga
label-floor-hint = odbiera punkty
label-dismiss = Jasne

# The pace of movement.
pace-skip = Pomiń ruch na ekranie
pace-again = Przytrzymaj, aby zobaczyć ostatnie ruchy jeszcze raz
pace-speed = Ruch na ekranie: { $speed }. Naciśnij, aby zmienić.

# The end of a round.
scoring-title = Koniec rundy { $round }
scoring-bonus-title = Premie
scoring-skip = Pomiń
scoring-line = Linia { $row }, { $colour }
scoring-across = { $across } w poziomie
scoring-down = { $down } w pionie
scoring-alone = bez sąsiadów
scoring-fell = Linia { $row } nie ma wolnego pola, jej płytki spadły
scoring-floor = { $items ->
        [one] Podłoga, { $items } płytka
        [few] Podłoga, { $items } płytki
        [many] Podłoga, { $items } płytek
       *[other] Podłoga, { $items } płytki
    }
scoring-floor-empty = Podłoga, pusta
scoring-rows = { $count ->
        [one] { $count } ukończony poziomy rząd
        [few] { $count } ukończone poziome rzędy
        [many] { $count } ukończonych poziomych rzędów
       *[other] { $count } ukończonego poziomego rzędu
    }
scoring-columns = { $count ->
        [one] { $count } ukończona kolumna
        [few] { $count } ukończone kolumny
        [many] { $count } ukończonych kolumn
       *[other] { $count } ukończonej kolumny
    }
scoring-colours = { $count ->
        [one] { $count } skompletowany kolor
        [few] { $count } skompletowane kolory
        [many] { $count } skompletowanych kolorów
       *[other] { $count } skompletowanego koloru
    }
scoring-no-bonus = bez premii

# The story.
story-label = Przebieg gry
story-jump = Pokaż ten moment
story-past = Wcześniejszy moment
story-now = Wróć do bieżącej pozycji
story-round = Runda { $round }
story-empty = Jeszcze nic się nie wydarzyło.
story-deal = { $count ->
        [one] Na stole leży { $count } płytka.
        [few] Na stole leżą { $count } płytki.
        [many] Na stole leży { $count } płytek.
       *[other] Na stole leży { $count } płytki.
    }
story-took = { $name }: { $pieces } { $slot ->
        [0] ze środka
       *[other] z fabryki { $slot }
    } { $line ->
        [0] na podłogę.
       *[other] na linię { $line }.
    }
story-marker = Do tego płytka gracza rozpoczynającego.
story-spare = Do tego fabryka ratunkowa.
story-surplus = { $count ->
        [one] Spada { $pieces }.
        [few] Spadają { $pieces }.
        [many] Spada { $pieces }.
       *[other] Spada { $pieces }.
    }
story-caught = Na fabrykę ratunkową trafia { $pieces }.
story-lid = { $count ->
        [one] Do pokrywki trafia jeszcze { $count }.
        [few] Do pokrywki trafiają jeszcze { $count }.
        [many] Do pokrywki trafia jeszcze { $count }.
       *[other] Do pokrywki trafia jeszcze { $count }.
    }
story-sent = Do fabryki { $slot }: { $pieces }.
story-column = { $name }: płytka z linii { $row } trafia do kolumny { $column }.
story-boxed = { $name }: { $colour }, rząd { $row }, kolumna { $column }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
# A full line has as many chocolates as its number says.
story-fell = { $row ->
        [one] { $name }: linia { $row } nie ma wolnego pola, spada { $pieces }.
        [few] { $name }: linia { $row } nie ma wolnego pola, spadają { $pieces }.
        [many] { $name }: linia { $row } nie ma wolnego pola, spada { $pieces }.
       *[other] { $name }: linia { $row } nie ma wolnego pola, spada { $pieces }.
    }
story-floor = { $name }: { $penalty ->
        [0] podłoga nic nie kosztuje.
        [one] podłoga kosztuje { $penalty } punkt.
        [few] podłoga kosztuje { $penalty } punkty.
        [many] podłoga kosztuje { $penalty } punktów.
       *[other] podłoga kosztuje { $penalty } punktu.
    } Wynik { $score }.
story-bonus = { $name }: { $points ->
        [0] bez premii.
        [one] { $points } punkt premii.
        [few] { $points } punkty premii.
        [many] { $points } punktów premii.
       *[other] { $points } punktu premii.
    }
story-agreed = Wszyscy zgadzają się zakończyć grę i zliczyć punkty.
story-end-row = Gra kończy się ukończonym poziomym rzędem po rundzie { $rounds }.
story-end-dead = Gra kończy się po rundzie { $rounds }: żadnego poziomego rzędu nie da się już ukończyć.
story-end-empty = Gra kończy się po rundzie { $rounds }: nie ma już płytek do wyłożenia.
story-end-limit = Gra kończy się na limicie rund: { $rounds }.
story-end-agreement = Gra kończy się za zgodą graczy w rundzie { $rounds }.

# Stół słowami, pomoc i klawisze.
text-now = Co możesz zrobić
text-own = Twoja plansza
text-wait = W tej chwili nic.
text-share = Wybierz, dokąd trafi każdy kolor.
text-row = Poziomy rząd { $row }
text-empty = puste
text-empty-for = puste, miejsce na kolor: { $colour }
view-text = Widok tekstowy
view-drawn = Rysowany stół
help = Pomoc
help-keys = Klawisze
help-all-rules = Wszystkie zasady
help-rule = Zasady: { $title }
help-factory = Co robi ta fabryka?
help-ask = Wskaż coś
help-ask-hint = Wybierz coś na stole, aby przeczytać zasadę.
key-factory = fabryka
key-centre = środek pola gry
key-colour = kolor stamtąd; przy dzieleniu w drugą stronę
key-line = linia wzorów lub kolumna
key-floor = podłoga
key-arrows = następny kolor, linia wzorów lub kolumna
key-speed = szybkość ruchu na ekranie
key-view = widok tekstowy lub rysowany stół
keys-impossible = Teraz to niemożliwe.

# A message of the person who runs the server, in that person's own words.
host-announces = Od gospodarza tego serwera: { $text }

learn-here = spójrz tutaj
learn-you = Ty
learn-other = Mila
