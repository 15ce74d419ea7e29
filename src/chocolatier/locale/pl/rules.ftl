# The rules page. Numbers in brackets are the rules' own: R1 to R45.
rules-title = Zasady
rules-lead = Wybieraj płytki czekoladek, zbieraj je w liniach i dobrze układaj w pudełku. Pierwszy ukończony poziomy rząd pudełka kończy grę, a wygrywa gracz z największą liczbą punktów.
rules-contents = Na tej stronie

rules-setup-title = Co leży na stole
rules-setup-1 = Dwóch, trzech lub czterech graczy siedzi wokół kręgu z pięciu, siedmiu lub dziewięciu fabryk czekolady. Na początku rundy w każdej fabryce leżą cztery płytki z woreczka. Płytek jest 100: po dwadzieścia w każdym z pięciu kolorów. Zużyte płytki czekają w pokrywce pudełka gry, aż będą potrzebne w woreczku.
rules-setup-2 = Każdy ma planszę: po lewej pięć linii wzorów, po prawej pudełko czekoladek, pięć na pięć pól, a na dole podłogę z siedmioma polami.
rules-setup-3 = Kto zaczyna, kładzie na środku pola gry płytkę gracza rozpoczynającego. O tym, kto zaczyna pierwszą rundę, decyduje los albo sami gracze.

rules-taking-title = Wybieranie płytek
rules-taking-1 = Runda zaczyna się od wybierania płytek (w instrukcji to „Oferta fabryk”), a tury idą zgodnie z ruchem wskazówek zegara. W swojej turze wybierz fabrykę albo środek pola gry i weź stamtąd wszystkie płytki jednego koloru. Nie można pasować.
rules-taking-2 = Co zostaje w fabryce, trafia na środek. Co zostaje na środku, leży tam dalej.
rules-taking-3 = Kto pierwszy w rundzie bierze ze środka, bierze też płytkę gracza rozpoczynającego. Spada ona na pierwsze od lewej wolne pole jego podłogi, jeszcze przed ułożeniem wziętych płytek. Ten gracz zaczyna kolejną rundę. Nie można wziąć samej płytki gracza rozpoczynającego.

rules-lines-title = Linie wzorów i podłoga
rules-lines-1 = Wszystko, co bierzesz, trafia na jedną linię wzorów albo w całości na podłogę.
rules-lines-2 = Linia przyjmuje płytki, jeśli nie jest wypełniona, jeśli jest pusta lub leży na niej ten sam kolor i jeśli w odpowiadającym jej rzędzie pudełka nie ma jeszcze tego koloru.
rules-lines-3 = Linia wypełnia się od prawej do lewej. Co się nie mieści, spada; nie wolno upuścić części, która by się zmieściła. Wszystko możesz upuścić zawsze.
rules-lines-4 = Podłoga zapełnia się od lewej do prawej. Gdy wszystkie siedem pól jest zajętych, dalsze płytki trafiają do pokrywki pudełka i nic nie kosztują. Płytka gracza rozpoczynającego, dla której nie ma miejsca na podłodze, leży obok planszy i też nic nie kosztuje.

rules-boxing-title = Układanie płytek i punktacja
rules-boxing-1 = Wybieranie kończy się, gdy ani w fabrykach, ani na środku nie ma już płytek. Każdy przechodzi wtedy przez swoje linie od góry do dołu. Z każdej wypełnionej linii skrajna prawa płytka trafia do pudełka, na pole swojego koloru w tym samym rzędzie. Reszta tej linii trafia do pokrywki. Linie niewypełnione zostają.
rules-boxing-2 = Każda płytka punktuje od razu. Policz nieprzerwany ciąg w poziomie i nieprzerwany ciąg w pionie, oba razem z nową płytką. Ciąg co najmniej dwóch płytek daje tyle punktów, ile ma płytek; punktować mogą oba. Płytka bez sąsiadów daje 1 punkt.
rules-boxing-3 = Potem płaci się za podłogę, pole po polu od lewej: 1, 1, 2, 2, 2, 3, 3. Płytka gracza rozpoczynającego liczy się jak każda inna. Wynik nigdy nie spada poniżej 0. Potem płytki z podłogi trafiają do pokrywki, a płytka gracza rozpoczynającego wraca na środek.
rules-boxing-4 = Fabryki napełnia się znowu. Gdy woreczek się opróżni, wraca do niego wszystko z pokrywki; jeśli i to nie wystarczy, runda zaczyna się z tym, co jest.

rules-end-title = Koniec gry i premie
rules-end-1 = Gra kończy się po rundzie, w której ktoś ukończył w pudełku poziomy rząd. Tę rundę wszyscy dogrywają do końca.
rules-end-2 = Potem każdy ukończony poziomy rząd daje 2 punkty, każda ukończona kolumna 7, a każdy kolor, którego wszystkie pięć płytek jest w pudełku, 10.
rules-end-3 = Wygrywa gracz z największą liczbą punktów. Przy remisie decyduje większa liczba ukończonych poziomych rzędów; jeśli i ona jest równa, gracze współdzielą wygraną.
rules-end-4 = Gra kończy się także wtedy, gdy jest pewne, że nikt już nie ukończy poziomego rzędu, gdy gracze się na to zgodzą albo gdy zostanie osiągnięty limit rund.

rules-free-title = Brązowa strona
rules-free-1 = Na brązowej stronie (instrukcja nazywa ją szarą) pola pudełka nie mają kolorów. Kolumnę dla płytki z wypełnionej linii wybierasz samodzielnie. W każdym rzędzie i w każdej kolumnie każdy kolor może wystąpić tylko raz.
rules-free-2 = Jeśli jest choć jedno pasujące pole, płytkę trzeba położyć. Jeśli nie ma żadnego, gdy przychodzi kolej linii, wszystkie jej płytki spadają na podłogę.
rules-free-3 = Możesz zacząć linię, której kolor nie ma już wolnej kolumny, i możesz wybrać kolumnę, która niższej linii zabierze ostatnie pole. Program cię ostrzeże.

rules-special-title = Fabryki specjalne
rules-special-1 = Przed każdą rundą tasuje się wszystkie dziewięć fabryk; pięć, siedem lub dziewięć z nich wykłada się w kręgu, a tyle z wyłożonych, ilu jest graczy, leży złotą stroną do góry. Leżą w kręgu, więc pierwsza sąsiaduje z ostatnią.
rules-extra-title = Bogata
rules-extra-1 = Dostaje z woreczka piątą płytkę.
rules-magnet-title = Magnes
rules-magnet-1 = Przed pierwszą turą przyciąga z obu sąsiednich fabryk po jednej płytce swojego koloru, jeśli jakaś tam leży. Każdy kolor ma swój magnes.
rules-keep-title = Oszczędna
rules-keep-1 = Co zostaje, gdy ktoś z niej bierze, leży w niej dalej i można to wziąć później.
rules-share-title = Hojna
rules-share-1 = Co zostaje, trafia nie na środek, lecz do dwóch sąsiednich fabryk. Kto brał, decyduje o każdym kolorze, do której z nich; wszystko może też trafić do jednej. Płytki jednego koloru trzymają się razem.
rules-spare-title = Ratunkowa
rules-spare-1 = Co zostaje, trafia na środek; potem kładziesz tę fabrykę obok swojej podłogi do końca rundy. Następna płytka, która miałaby spaść, trafia na nią i nic nie kosztuje. Mieści jedną płytkę i pomaga już w tej turze, w której ją bierzesz.

rules-rulings-title = Gdzie drukowane instrukcje milczą albo się różnią
rules-rulings-lead = Za tymi zasadami stoją cztery drukowane instrukcje: ukraińska, rosyjska, czeska i polska. Tam, gdzie zostawiają pytanie otwarte, decyzja należała do nas. Oto ona, razem z powodem.
rules-ruling-why = Dlaczego: { $why }

rules-r5 = O tym, kto zaczyna pierwszą rundę, decyduje los albo sami gracze.
rules-r5-why = Instrukcje pytają, kto ostatnio jadł czekoladę. Program tego nie sprawdzi, a los jest sprawiedliwy.
rules-r15 = Z tego, co bierzesz, trzeba położyć tyle płytek, ile się zmieści.
rules-r15-why = Wszystkie cztery instrukcje pokazują przykład z trzema możliwościami. Gdyby część wolno było upuścić celowo, byłaby czwarta.
rules-r17 = Płytka gracza rozpoczynającego, dla której nie ma miejsca na podłodze, nic już nie kosztuje, a kto ją wziął, i tak zaczyna.
rules-r17-why = Wszystkie siedem kar już naliczono, a ta płytka nigdy nie trafia do pokrywki.
rules-r18 = Sama płytka gracza rozpoczynającego na środku nie przedłuża rundy. Jeśli nikt jej nie wziął, zaczyna ten sam gracz.
rules-r18-why = Inaczej zdarzyłaby się tura, w której nie ma czego wziąć. Prawo do zaczynania przechodzi tylko razem z tą płytką.
rules-r19 = Gracze układają płytki w pudełkach po kolei, zgodnie z ruchem wskazówek zegara od tego, kto zaczynał rundę, i wszyscy to widzą.
rules-r19-why = Na kolorowej stronie kolejność niczego nie zmienia. Na brązowej następni gracze znają już kolumny wybrane przez poprzednich, a kolumna może rozstrzygnąć, czy gra się skończy.
rules-r25 = Fabryki napełnia się jedną po drugiej, w kolejności kręgu.
rules-r25-why = Instrukcje nie podają kolejności. Dla losu wszystkie kolejności są równe; dopiero gdy płytek zabraknie, mniej trafia do ostatnich fabryk.
rules-r28 = Jeśli nikt już nigdy nie może ukończyć poziomego rzędu, gra się kończy i zlicza się punkty. Kończy się też po osiągnięciu limitu rund: 100, jeśli nie wybrano innego.
rules-r28-why = Inaczej niektóre gry nigdy by się nie skończyły. Gry, która może się jeszcze skończyć ukończonym rzędem, nigdy to nie przerywa; limit jest dla tych, którzy mogliby ukończyć rząd, ale nie chcą. Jedno i drugie dodaliśmy sami, w instrukcjach tego nie ma.
rules-r32 = Wynik nie ma górnej granicy.
rules-r32-why = Limit byłby naszym wymysłem i mógłby zamieniać wygrane w remisy.
rules-r34 = Na brązowej stronie możesz zbierać kolor, który w swoim rzędzie nie ma już wolnej kolumny.
rules-r34-why = Nigdzie tego nie zabroniono, a wszystkie cztery instrukcje mówią, co się dzieje z taką linią.
rules-r35 = Na brązowej stronie możesz wybrać kolumnę, która niższej linii zabierze ostatnie pole.
rules-r35-why = Linie przenosi się jedną po drugiej, a żadna instrukcja nie każe patrzeć naprzód.
rules-r37 = Fabryki specjalne zmieniają się przed każdą rundą. Opcja pozwala zostawić je na całą grę.
rules-r37-why = Według trzech instrukcji tasuje się je co rundę, według ukraińskiej tylko przed grą.
rules-r40 = Bogata fabryka losuje swoją płytkę, zanim zadziałają magnesy.
rules-r40-why = Uzupełnia układ, na który działają magnesy, a wszystkie cztery instrukcje numerują rodzaje w tej kolejności.
rules-r42 = Wszystko, co zostaje w hojnej fabryce, może trafić do jednej sąsiedniej. Jeśli sąsiadka leży u kogoś jako ratunkowa, sąsiadką jest następna fabryka za nią.
rules-r42-why = Dwie instrukcje mówią „i/lub”, dwie inne tylko wymieniają obie sąsiadki. Według wszystkich czterech te resztki nie trafiają na środek, a na stole sąsiadką jest wtedy następna fabryka.
rules-r43 = Fabryka ratunkowa łapie też płytkę gracza rozpoczynającego. Opcja pozwala to wyłączyć.
rules-r43-why = Płytka ta spada i kosztuje jak płytka czekoladki, więc tak samo zostaje złapana. Trzy instrukcje mówią tu tylko o płytkach czekoladek, stąd opcja.

# Under the pictures.
rules-setup-picture = Pięć fabryk dla dwóch graczy i płytka gracza rozpoczynającego na środku.
rules-taking-picture = Na środku leżą resztki z dwóch fabryk i płytka gracza rozpoczynającego.
rules-lines-picture = Linie 1 i 3 nie przyjmą niebieskiej: ich rzędy już ją mają.
rules-boxing-picture = Brązowa płytka dopełnia cztery w poziomie i trzy w pionie: 4 + 3 = 7 punktów.
rules-end-picture = Drugi rząd jest ukończony: po tej rundzie gra się kończy.
rules-free-picture = Niebieska płytka z linii 1 może trafić do każdej kolumny, w której nie ma jeszcze niebieskiej.
rules-special-picture = Dwie złote fabryki wśród pięciu: ratunkowa i magnes.
