# The tutorial.
learn-title = Nauka gry
learn-lead = Krótkie lekcje przy prawdziwym stole. Ty grasz, my objaśniamy.
learn-base = Podstawy
learn-more = Brązowa strona i fabryki specjalne
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
learn-not-this = Tak wolno zagrać, ale w tym kroku chodzi o coś innego. Spróbuj jeszcze raz: { $task }
learn-finished-title = Znasz już grę
learn-finished = To wszystko, czego potrzebujesz. Reszty najlepiej nauczysz się, grając.
learn-play = Zagraj z Milą
learn-you = Ty
learn-other = Mila

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
learn-magnet-pulled = Jeszcze przed początkiem rundy niebieski magnes przyciągnął po jednej niebieskiej z obu sąsiednich fabryk. Weź cztery niebieskie na linię 4.
learn-magnet-pulled-after = Cztery naraz wypełniają czwartą linię. Każdy kolor ma swój magnes.
learn-keep-first = Co zostaje w tej fabryce, zostaje na miejscu. Weź z niej dwie niebieskie na linię 2.
learn-keep-first-after = Brązowa i czarna wciąż tu leżą; nic nie trafiło na środek.
learn-keep-again = Możesz więc tu wrócić. Weź jedną z tych dwóch na swoją pierwszą linię.
learn-keep-again-after = Ostatnia czeka na kogoś.
learn-share-send = Co zostaje w tej fabryce, trafia do sąsiadów, a ty decydujesz dokąd. Weź dwie brązowe na dowolną linię, a potem wyślij kremową w prawo i czarną w lewo.
learn-share-send-after = Kremowa dołączyła po prawej do trzech kremowych. Pomyśl, kto może je zaraz zabrać.
learn-spare-take = Kto bierze z tej fabryki, dostaje też samą fabrykę. Weź z niej trzy czerwone na linię 2, choć zmieszczą się tylko dwie.
learn-spare-take-after = Trzecia czerwona spadła, ale złapała ją fabryka ratunkowa obok twojej podłogi. Nic nie kosztuje.
learn-spare-caught = W tej rundzie łapie jedną płytkę, tę, która spadnie pierwsza: płytkę czekoladki albo płytkę gracza rozpoczynającego.
