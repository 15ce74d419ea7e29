# The tutorial.
learn-title = Nauka gry
learn-lead = Krótkie lekcje przy prawdziwym stole. Ty grasz, my objaśniamy.
learn-base = Podstawy
learn-more = Brązowa strona i fabryki specjalne
learn-strategy = Jak grać dobrze
learn-minutes =
    { $minutes ->
        [one] około { $minutes } minuty
        [few] około { $minutes } minut
        [many] około { $minutes } minut
       *[other] około { $minutes } minuty
    }
learn-start = Zacznij
learn-again = Jeszcze raz
learn-resume = Kontynuuj
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-skip = Pomiń krok
learn-leave = Wróć do lekcji
learn-done = Gotowe
learn-progress = Krok { $step } z { $steps }
learn-not-this = Tak wolno zagrać, ale w tym kroku chodzi o coś innego.
learn-look = Spójrz tutaj: { $spots }.
learn-spot-of = { $name }: { $spot }
learn-worse = { $when ->
    [expected] Po tym ruchu program spodziewa się na koniec gry { $mine } : { $other }, a po najlepszym { $best } : { $rival }.
   *[final] Tak gra skończy się wynikiem { $mine } : { $other }, jeśli oboje zagrają dalej dobrze. Z najlepszym ruchem: { $best } : { $rival }.
}
learn-next-best = { $when ->
    [expected] Po drugim co do siły ruchu program spodziewa się { $mine } : { $other }.
   *[final] Z drugim co do siły ruchem byłoby { $mine } : { $other }.
}
learn-spot = { $kind ->
    [factory] fabryka { $slot }
    [heap] fabryka { $slot }, { $colour }
    [centre] środek
    [centre-heap] środek, { $colour }
    [marker] płytka gracza rozpoczynającego
    [line] linia { $line }
    [row] rząd { $line }
    [column] kolumna { $line }
    [cell] rząd { $line }, kolumna { $column }
    [floor] podłoga
    [bag] woreczek
    [lid] pokrywka
   *[arrow] { $colour } do fabryki { $slot }
}
learn-finished-title = Znasz już grę
learn-finished = To wszystko, czego potrzebujesz. Reszty najlepiej nauczysz się, grając.
learn-play = Zagraj z Milą

learn-lesson-taking = Wybieranie płytek
learn-lesson-lines = Linie wzorów i podłoga
learn-lesson-boxing = Układanie i punkty
learn-lesson-end = Koniec gry i premie
learn-lesson-free = Brązowa strona
learn-lesson-extra = Fabryka specjalna: bogata
learn-lesson-magnet = Fabryka specjalna: magnes
learn-lesson-keep = Fabryka specjalna: oszczędna
learn-lesson-share = Fabryka specjalna: hojna
learn-lesson-spare = Fabryka specjalna: ratunkowa
learn-lesson-finish = Kończ, co zaczynasz
learn-lesson-flood = Zalew na koniec rundy
learn-lesson-price = Cena płytki gracza rozpoczynającego
learn-lesson-columns = Kolumny przed rzędami
learn-lesson-count = Policz, co zostało
learn-lesson-deny = Zabierz to, czego potrzebuje rywal
learn-lesson-dead = Martwe linie na brązowej stronie

# What to do, and what it showed.
learn-taking-factory = W swojej turze bierzesz z jednej fabryki wszystkie płytki jednego koloru. Weź trzy czerwone z fabryki 4 i połóż je na swojej trzeciej linii.
learn-taking-factory-after = Linia jest wypełniona. Niebieska, która została, trafiła na środek. Potem Mila bierze dwie kremowe, a jej resztki też wędrują na środek.
learn-taking-centre = Możesz też brać ze środka. Weź stamtąd czarną na swoją pierwszą linię.
learn-taking-centre-after = Jako pierwsza osoba bierzesz ze środka, więc trafia do ciebie też płytka gracza rozpoczynającego. Leży na twojej podłodze i kosztuje punkt, ale to ty zaczniesz kolejną rundę.
learn-taking-marker = To cała tura: jedno miejsce, jeden kolor, jedna linia. Runda trwa, aż wszystkie fabryki i środek będą puste.

learn-lines-fit = Linia przyjmuje tylko jeden kolor. Na drugiej leży już jedna kremowa: zmieści się tam jeszcze tylko jedna. Weź trzy kremowe z fabryki 1 na linię, na której zmieszczą się wszystkie.
learn-lines-fit-after = Wszystkie trzy leżą na linii i nic nie spadło.
learn-lines-surplus = W twoim pudełku niebieska jest już w pierwszym i trzecim rzędzie, więc te linie nie przyjmą więcej niebieskich. Na liniach 4 i 5 leżą inne kolory. Weź trzy niebieskie z fabryki 2 na linię 2.
learn-lines-surplus-after = Dwie się zmieściły. Trzecia spadła na podłogę i na koniec rundy będzie kosztować punkt.
learn-lines-floor = Czasem żadna linia nie przyjmie tego, co zostało. Te czarne muszą trafić na podłogę.
learn-lines-floor-after = Im dalej w prawo na podłodze, tym drożej: 1, 1, 2, 2, 2, 3, 3.

learn-boxing-first = Runda prawie się skończyła. Weź ostatnią brązową na swoją drugą linię i zobacz, co się stanie.
learn-boxing-first-after = Każda wypełniona linia wysyła jedną płytkę do pudełka, po kolei od góry do dołu. Kremowa była pierwsza i dała 1 punkt. Brązowa trafiła tuż pod nią: dwie w pionie, 2 punkty. Trzecia linia nie jest wypełniona, więc zostaje. Płytka gracza rozpoczynającego na podłodze kosztowała 1 punkt.
learn-boxing-runs = Teraz spójrz na trzeci rząd swojego pudełka. Wypełnij linię 3 brązową z fabryki 2.
learn-boxing-runs-after = Cztery obok siebie w poziomie i trzy w pionie: 4 + 3 = 7 punktów. Płytki punktują za sąsiadów, więc układaj je blisko siebie.
learn-boxing-cost = Ostatnie dwie czarne nigdzie nie pasują. Weź je.
learn-boxing-cost-after = Pięć płytek na podłodze kosztuje 1 + 1 + 2 + 2 + 2 = 8 punktów. Wynik nigdy nie spada poniżej 0.

learn-end-row = Cztery pola drugiego rzędu są już zajęte. Weź kremową z fabryki 3 i ukończ go.
learn-end-row-after = Ukończony poziomy rząd kończy grę po tej rundzie. Potem przychodzą premie: 2 punkty za rząd, 7 za ukończoną pierwszą kolumnę i 10 za to, że masz w pudełku wszystkie pięć niebieskich.
learn-end-bonuses = Rzędy są szybkie, kolumny i kolory się opłacają: 2, 7 i 10. Kto ma teraz najwięcej punktów, wygrywa.

learn-free-column = Na brązowej stronie pola nie mają kolorów. Weź niebieską na swoją pierwszą linię; to ostatnia płytka tej rundy.
learn-free-column-after = Linia jest wypełniona i teraz wybierasz kolumnę dla jej płytki.
learn-free-choose = Każdy kolor może wystąpić w każdym rzędzie i w każdej kolumnie tylko raz. W kolumnie 2 niebieska już jest. Wybierz kolumnę 4, obok brązowej.
learn-free-choose-after = Dwie obok siebie: 2 punkty.
learn-free-forced = Weź kremową na linię 2. W kolumnie 1 kremowa już jest.
learn-free-forced-after = Została tylko kolumna 3, więc kremowa trafiła tam sama. Gdyby nie było żadnej, na podłogę spadłyby wszystkie płytki linii.

learn-extra-five = Ta fabryka dostała piątą płytkę. Weź z niej trzy czerwone na linię 4.
learn-extra-five-after = Więcej do wzięcia i więcej zostaje dla innych.
learn-extra-trick = To, co zostawiasz, liczy się tak samo jak to, co bierzesz. To ostatnia runda, bo Mila ukończy poziomy rząd. W tej fabryce leży pięć płytek, a wszystko, czego nie weźmiesz, trafi na środek, do płytki gracza rozpoczynającego. Który kolor bierzesz?
learn-extra-trick-after = Bierzesz jedną, a zostawiasz cztery. Żadna linia Mili nie przyjmie czarnych, więc wszystkie cztery spadły na jej podłogę, a z nimi płytka gracza rozpoczynającego. Piąta płytka powiększa takie prezenty.
learn-magnet-pulled = Jeszcze przed początkiem rundy niebieski magnes przyciągnął po jednej niebieskiej z obu sąsiednich fabryk. Weź cztery niebieskie na linię 4.
learn-magnet-pulled-after = Cztery naraz wypełniają czwartą linię. Każdy kolor ma swój magnes.
learn-magnet-trick = To ostatnia runda. Magnes zebrał stosik niebieskich akurat na linię 4: twoją i Mili. Czarne z fabryki 1 przydadzą się tylko tobie. Co najpierw?
learn-magnet-trick-after = Najpierw to, czego chcecie oboje: stosik z magnesu. Czarne na ciebie zaczekały, bo Mila nie miała z nich pożytku.
learn-keep-first = Co zostaje w tej fabryce, zostaje na miejscu. Weź z niej dwie niebieskie na linię 2.
learn-keep-first-after = Brązowa i czarna wciąż tu leżą; nic nie trafiło na środek.
learn-keep-again = Możesz więc tu wrócić. Weź jedną z tych dwóch na swoją pierwszą linię.
learn-keep-again-after = Ostatnia czeka na kogoś.
learn-keep-trick = To ostatnia runda. Czego nie weźmiesz z tej fabryki, to w niej zostanie. Niebieska wypełniłaby twoją linię 1, czarna linię 2. Na czarną czeka też Mila. Co bierzesz najpierw?
learn-keep-trick-after = Najpierw czarną: chciała jej Mila. Co tu zostaje, zostaje dla wszystkich, więc bierz to, czego potrzebuje rywal, i wracaj po resztę.
learn-share-send = Co zostaje w tej fabryce, trafia do sąsiednich, fabryk 1 i 3, a ty decydujesz dokąd. Weź dwie brązowe na dowolną linię, a potem wyślij kremową do fabryki 3, a czarną do fabryki 1.
learn-share-send-after = Kremowa dołączyła do trzech kremowych w fabryce 3. Pomyśl, kto może je zaraz zabrać.
learn-share-trick = To ostatnia runda. Cztery czerwone nikomu się nie przydadzą: komu zostanie ostatnia tura, temu spadną na podłogę. Weź brązową na linię 1 i wyślij kremową tak, żeby czerwone musiała wziąć Mila.
learn-share-trick-after = Obok czerwonych kremowa jest osobną turą; razem z drugą kremową tur byłoby o jedną mniej. Tym, co rozdzielasz, decydujesz, kto gra ostatni.
learn-spare-take = Kto bierze z tej fabryki, dostaje też samą fabrykę. Weź z niej trzy czerwone na linię 2, choć zmieszczą się tylko dwie.
learn-spare-take-after = Trzecia czerwona spadła, ale złapała ją fabryka ratunkowa obok twojej podłogi. Nic nie kosztuje.
learn-spare-caught = W tej rundzie łapie jedną płytkę, tę, która spadnie pierwsza: płytkę czekoladki albo płytkę gracza rozpoczynającego.
learn-spare-trick = To ostatnia runda. Bierzesz wszystkie cztery czerwone, a z nimi fabrykę ratunkową. Na linii 4 zmieszczą się wszystkie, na linii 3 tylko trzy. Gdzie dadzą więcej?
learn-spare-trick-after = Linia 3 dała więcej, a czwarta czerwona trafiła na fabrykę ratunkową i nic nie kosztowała. Z ratunkową możesz wziąć o jedną za dużo.

# To play well: what to look for, and why.
learn-finish-line = Pierwsza linia Mili jest wypełniona i ukończy poziomy rząd: to ostatnia runda. Co na koniec jest tylko zaczęte, nie da nic. Na twojej linii 4 leżą trzy z czterech, na linii 3 jedna z trzech. Znajdź najlepszy ruch.
learn-finish-line-after = Jedna niebieska wypełniła linię 4 i od razu dała punkty. Trzy czerwone wyglądały na więcej, ale tylko zaczęłyby linię, której nikt już nie skończy.

learn-flood-last = To ostatnia runda. Na środku leży pięć czerwonych i nie przyjmie ich żadna linia. Komu zostanie ostatnia tura, temu spadną na podłogę. Policz, ile tur zostało, i znajdź ruch, po którym ostatnia przypadnie Mili.
learn-flood-last-after = Po wzięciu kremowej zostają dwie tury, kremowa i czarna: Mili i twoja. Potem Mili zostają same czerwone. Wzięcie czarnej połączyłoby obie kremowe w jedną turę.

learn-price-pays = Płytka gracza rozpoczynającego kosztuje tyle, co następne wolne pole twojej podłogi. Podłoga jest pusta, więc 1 punkt. To ostatnia runda. Czy na środku jest coś, co jest tego warte?
learn-price-pays-after = Trzy niebieskie wypełniły linię 3 i dały dużo więcej niż ten jeden punkt kary.
learn-price-spares = Teraz na twojej podłodze leżą cztery płytki, a następne pole kosztuje 2. Dwie kremowe wypełnią twoją linię 2. Leżą na środku razem z płytką gracza rozpoczynającego i w fabryce 1 bez niej.
learn-price-spares-after = Te same dwie płytki, ale bez kary. Resztę musiała wziąć Mila, razem z płytką gracza rozpoczynającego.

learn-columns-column = To ostatnia runda. Kremowa ukończyłaby twój pierwszy rząd, brązowa pierwszą kolumnę. Zdążysz tylko z jednym. Z czym?
learn-columns-column-after = Ukończony rząd daje jeszcze 2 punkty, kolumna 7, skompletowany kolor 10. Zaczynaj od kolumn i kolorów; rzędy przyjdą same, a pierwszy z nich skończy grę.

learn-count-left = To nie jest ostatnia runda. Jedna niebieska wypełni twoją linię 5, jedna czerwona linię 4, a obie dają teraz po 5 punktów. Druga linia poczeka na to, co jeszcze jest w woreczku i w pokrywce. Policz i wybierz.
learn-count-left-after = W woreczku nie ma ani jednej niebieskiej, w pokrywce są tylko trzy, a czeka na nie też Mila. Czerwonych jest czternaście: przyjdą. Bierz to, co się kończy.

learn-deny-take = To ostatnia runda. Niebieska wypełniłaby twoją linię 2. Ale spójrz na linię 3 Mili: brakuje jednej czarnej, a z nią całego rzędu. Co bierzesz?
learn-deny-take-after = Tracisz parę punktów, a Mila o wiele więcej. Zanim coś weźmiesz, sprawdź, czego najbardziej potrzebują inni.

learn-dead-line = Na brązowej stronie linia jest martwa, jeśli dla jej koloru nie ma już w tym rzędzie kolumny: spadną wszystkie jej płytki. Kremowa jest już w kolumnach 1 i 3. To ostatnia runda. Weź kremowe na linię, na której mogą żyć.
learn-dead-line-after = W rzędzie 2 w obu wolnych kolumnach kremowa już jest. W rzędzie 3 kolumna się znalazła i linia dała punkty.
learn-dead-column = Linie 1 i 2 są wypełnione niebieskimi. W rzędzie 2 niebieską przyjmie już tylko kolumna 2. Dokąd trafi niebieska z linii 1?
learn-dead-column-after = Kolumna 2 dałaby linii 1 więcej, ale wtedy spadłyby niebieskie z linii 2. Układaj od góry, myśląc o niższych liniach.
