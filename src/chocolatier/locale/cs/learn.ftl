# The tutorial.
learn-title = Nauč se hrát
learn-lead = Krátké lekce u opravdového stolu. Ty hraješ, my vysvětlujeme.
learn-base = Základní hra
learn-more = Hnědá strana a speciální nabídky
learn-strategy = Hrát dobře
learn-minutes =
    { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
        [many] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
learn-start = Začít
learn-again = Ještě jednou
learn-resume = Pokračovat
learn-next = Dál
learn-next-lesson = Další lekce
learn-skip = Přeskočit krok
learn-leave = Zpět na lekce
learn-done = Hotovo
learn-progress = Krok { $step } z { $steps }
learn-not-this = Tak se hrát dá, ale v tomto kroku jde o něco jiného.
learn-look = Podívej se sem: { $spots }.
learn-spot-of = { $name }: { $spot }
learn-worse = { $when ->
    [expected] Po tomto tahu program čeká na konci hry { $mine } : { $other }, po nejlepším { $best } : { $rival }.
   *[final] Tak hra skončí { $mine } : { $other }, když budou oba dál hrát dobře. S nejlepším tahem skončí { $best } : { $rival }.
}
learn-next-best = { $when ->
    [expected] Po druhém nejlepším tahu program čeká { $mine } : { $other }.
   *[final] S druhým nejlepším tahem by to bylo { $mine } : { $other }.
}
learn-spot = { $kind ->
    [factory] nabídka { $slot }
    [heap] nabídka { $slot }, { $colour }
    [centre] střed stolu
    [centre-heap] střed stolu, { $colour }
    [marker] žeton začínajícího hráče
    [line] přípravná řada { $line }
    [row] vodorovná řada { $line }
    [column] sloupec { $line }
    [cell] vodorovná řada { $line }, sloupec { $column }
    [floor] podlaha
    [bag] sáček
    [lid] víko krabice
   *[arrow] { $colour } na nabídku { $slot }
}
learn-finished-title = Hru už umíš
learn-finished = To je všechno, co potřebuješ. Zbytek se nejlépe naučíš hraním.
learn-play = Hrát s Milou

learn-lesson-taking = Výběr pralinek
learn-lesson-lines = Přípravné řady a podlaha
learn-lesson-boxing = Bonboniéra a body
learn-lesson-end = Konec hry a bonusy
learn-lesson-free = Hnědá strana
learn-lesson-extra = Speciální nabídka: bohatá
learn-lesson-magnet = Speciální nabídka: magnet
learn-lesson-keep = Speciální nabídka: stálá
learn-lesson-share = Speciální nabídka: štědrá
learn-lesson-spare = Speciální nabídka: záchranná
learn-lesson-finish = Dokonči, co začneš
learn-lesson-flood = Záplava na konci kola
learn-lesson-price = Cena žetonu
learn-lesson-columns = Sloupce před řadami
learn-lesson-count = Spočítej, co zbývá
learn-lesson-deny = Vezmi, co potřebuje soupeř
learn-lesson-dead = Mrtvé řady na hnědé straně

# What to do, and what it showed.
learn-taking-factory = Ve svém tahu bereš z jedné nabídky všechny pralinky jedné barvy. Vezmi z nabídky 4 tři červené a dej je do své třetí přípravné řady.
learn-taking-factory-after = Řada je dokončená. Modrá, která zbyla, se přesunula do středu stolu. Mila si pak vzala dvě bílé a její zbytky putovaly taky tam.
learn-taking-centre = Brát můžeš i ze středu stolu. Vezmi odtud černou do své první řady.
learn-taking-centre-after = Bereš ze středu stolu jako první, a tak s tebou jde i žeton začínajícího hráče. Leží na tvé podlaze a stojí bod, ale příští kolo začínáš ty.
learn-taking-marker = To je celý tah: jedno místo, jedna barva, jedna řada. Kolo trvá, dokud nejsou všechny nabídky i střed stolu prázdné.

learn-lines-fit = Do přípravné řady patří jen jedna barva. Ve druhé už máš jednu bílou: vejde se tam jen jedna další. Vezmi z nabídky 1 tři bílé do řady, kam se vejdou všechny.
learn-lines-fit-after = Všechny tři leží v řadě a nic nespadlo.
learn-lines-surplus = Tvá bonboniéra má modrou v první i třetí řadě, takže do těchto přípravných řad už modrá nesmí. V řadách 4 a 5 jsou jiné barvy. Vezmi z nabídky 2 tři modré do řady 2.
learn-lines-surplus-after = Dvě se vešly. Třetí spadla na podlahu a na konci kola bude stát bod.
learn-lines-floor = Někdy se zbytek nevejde do žádné řady. Tyhle černé musí na podlahu.
learn-lines-floor-after = Čím dál vpravo na podlaze, tím dráž: 1, 1, 2, 2, 2, 3, 3.

learn-boxing-first = Kolo už skoro končí. Vezmi poslední hnědou do své druhé řady a sleduj, co se stane.
learn-boxing-first-after = Každá dokončená přípravná řada pošle jednu pralinku do bonboniéry, postupně odshora dolů. Bílá šla první a přinesla 1 bod. Hnědá přistála hned pod ní: dvě pod sebou, 2 body. Třetí přípravná řada dokončená není, a tak zůstává. Žeton na podlaze stál 1 bod.
learn-boxing-runs = A teď se podívej na třetí vodorovnou řadu své bonboniéry. Doplň přípravnou řadu 3 hnědou z nabídky 2.
learn-boxing-runs-after = Čtyři vedle sebe a tři pod sebou: 4 + 3 = 7 bodů. Pralinky bodují za své sousedy, tak je skládej blízko k sobě.
learn-boxing-cost = Poslední dvě černé se nikam nevejdou. Vezmi je.
learn-boxing-cost-after = Pět dílků na podlaze stojí 1 + 1 + 2 + 2 + 2 = 8 bodů. Skóre nikdy neklesne pod 0.

learn-end-row = Druhá vodorovná řada tvé bonboniéry má čtyři políčka zaplněná. Vezmi bílou z nabídky 3 a dokonči ji.
learn-end-row-after = Dokončená vodorovná řada ukončí hru po tomto kole. Pak přijdou bonusy: 2 body za řadu, 7 za tvůj dokončený první sloupec a 10 za to, že máš v bonboniéře všech pět modrých.
learn-end-bonuses = Vodorovné řady jsou rychlé, sloupce a barvy se vyplácejí: 2, 7 a 10. Kdo má teď nejvíc bodů, vítězí.

learn-free-column = Na hnědé straně nemají políčka barvu. Vezmi modrou do své první řady, je to poslední pralinka kola.
learn-free-column-after = Přípravná řada je dokončená a teď pro její pralinku vybereš sloupec.
learn-free-choose = Každá barva smí být v každé řadě i v každém sloupci jen jednou. Ve sloupci 2 už modrá je. Vyber sloupec 4, vedle hnědé.
learn-free-choose-after = Dvě vedle sebe: 2 body.
learn-free-forced = Vezmi bílou do řady 2. Ve sloupci 1 už bílá je.
learn-free-forced-after = Zbýval jen sloupec 3, a tak tam bílá šla sama. Kdyby nezbyl žádný, spadly by na podlahu všechny pralinky přípravné řady.

learn-extra-five = Tato nabídka dostala pátou pralinku. Vezmi z ní tři červené do řady 4.
learn-extra-five-after = Víc si vezmeš a víc zbude ostatním.
learn-extra-trick = Na tom, co necháš, záleží stejně jako na tom, co bereš. Je to poslední kolo, protože Mila dokončí vodorovnou řadu. Na této nabídce leží pět pralinek a všechno, co nevezmeš, půjde do středu stolu k žetonu začínajícího hráče. Kterou barvu vezmeš?
learn-extra-trick-after = Jednu si bereš a čtyři necháváš. Černou nepřijme žádná Milina řada, takže všechny čtyři spadly na její podlahu a žeton s nimi. Pátá pralinka takové dárky zvětšuje.
learn-magnet-pulled = Ještě před začátkem kola přitáhl modrý magnet po jedné modré z obou sousedních nabídek. Vezmi čtyři modré do řady 4.
learn-magnet-pulled-after = Čtyři najednou a čtvrtá řada je dokončená. Magnet má každá barva.
learn-magnet-trick = Je to poslední kolo. Magnet nasbíral hromádku modrých přesně pro přípravnou řadu 4, tvou i Milinu. Černé z nabídky 1 se hodí jen tobě. Co dřív?
learn-magnet-trick-after = Nejdřív to, co chcete oba: hromádku z magnetu. Černé na tebe počkaly, protože Mile k ničemu nejsou.
learn-keep-first = Co na této nabídce zbude, to na ní zůstane. Vezmi z ní dvě modré do řady 2.
learn-keep-first-after = Hnědá a černá tu jsou pořád, do středu stolu nešlo nic.
learn-keep-again = Můžeš se tedy vrátit. Vezmi jednu z těch dvou do své první řady.
learn-keep-again-after = Poslední tu na někoho čeká.
learn-keep-trick = Je to poslední kolo. Co z této nabídky nevezmeš, to na ní zůstane. Modrá by dokončila tvou přípravnou řadu 1, černá řadu 2. Na černou čeká i Mila. Co vezmeš jako první?
learn-keep-trick-after = Nejdřív černou: chtěla ji Mila. Co tu zůstane, zůstane všem, a tak ber to, co potřebuje soupeř, a pro zbytek se vrať.
learn-share-send = Co na této nabídce zbude, jde na sousední nabídky 1 a 3 a ty rozhoduješ kam. Vezmi dvě hnědé do libovolné řady a pak pošli bílou na nabídku 3 a černou na nabídku 1.
learn-share-send-after = Bílá se přidala ke třem bílým na nabídce 3. Mysli na to, kdo si je může vzít příště.
learn-share-trick = Je to poslední kolo. Čtyři červené nikomu nejsou k ničemu: komu zbude poslední tah, tomu spadnou na podlahu. Vezmi hnědou do přípravné řady 1 a bílou pošli tak, aby červené musela vzít Mila.
learn-share-trick-after = Vedle červených je bílá tahem navíc; společně s druhou bílou by byl tahů o jeden méně. Tím, co rozděluješ, rozhoduješ, kdo hraje poslední.
learn-spare-take = Kdo bere z této nabídky, dostane i samotnou nabídku. Vezmi z ní tři červené do řady 2, i když se vejdou jen dvě.
learn-spare-take-after = Třetí červená spadla, ale záchranná nabídka vedle tvé podlahy ji zachytila. Nic nestojí.
learn-spare-caught = V tomto kole zachytí jediný dílek, ten, který spadne první: pralinku, nebo žeton začínajícího hráče.
learn-spare-trick = Je to poslední kolo. Bereš všechny čtyři červené a s nimi i záchrannou nabídku. Do přípravné řady 4 se vejdou všechny, do řady 3 jen tři. Kde přinesou víc?
learn-spare-trick-after = Řada 3 přinesla víc a čtvrtá červená dopadla na záchrannou nabídku a nic nestála. Se záchrannou si můžeš dovolit o jednu víc.

# To play well: what to look for, and why.
learn-finish-line = První Milina přípravná řada je dokončená a doplní jí vodorovnou řadu: je to poslední kolo. Co je na konci jen začaté, nepřinese nic. Tvá přípravná řada 4 má tři ze čtyř, řada 3 jednu ze tří. Najdi nejlepší tah.
learn-finish-line-after = Jediná modrá dokončila řadu 4 a hned bodovala. Tři červené vypadaly jako víc, ale jen by začaly řadu, kterou už nikdo nedokončí.

learn-flood-last = Je to poslední kolo. Ve středu stolu leží pět červených a žádná přípravná řada je nepřijme. Komu zbude poslední tah, tomu spadnou na podlahu. Spočítej, kolik tahů zbývá, a najdi takový, aby poslední zbyl na Milu.
learn-flood-last-after = Po vzetí bílé zbývají dva tahy, bílá a černá: Milin a tvůj. Na Milu pak zbudou jen červené. Černá by místo toho spojila obě bílé do jednoho tahu.

learn-price-pays = Žeton začínajícího hráče stojí tolik co další volné pole tvé podlahy. Ta je prázdná, stojí tedy 1. Je to poslední kolo. Je ve středu stolu něco, co za to stojí?
learn-price-pays-after = Tři modré dokončily řadu 3 a přinesly mnohem víc než ten jeden bod za žeton.
learn-price-spares = Teď máš na podlaze čtyři dílky a další pole stojí 2. Dvě bílé dokončí tvou přípravnou řadu 2. Leží ve středu stolu s žetonem i na nabídce 1 bez něj.
learn-price-spares-after = Tytéž dvě pralinky, ale bez žetonu. Zbytek musela vzít Mila, i s žetonem.

learn-columns-column = Je to poslední kolo. Bílá by dokončila tvou první vodorovnou řadu, hnědá první sloupec. Stihneš jen jedno. Co?
learn-columns-column-after = Dokončená vodorovná řada přinese další 2 body, sloupec 7, kompletní barva 10. Začni sloupci a barvami; řady přijdou samy a první z nich hru ukončí.

learn-count-left = Tohle není poslední kolo. Jedna modrá dokončí tvou přípravnou řadu 5, jedna červená řadu 4 a obě teď přinesou 5 bodů. Ta druhá řada bude čekat na to, co ještě je v sáčku a ve víku krabice. Spočítej to a vyber.
learn-count-left-after = V sáčku není žádná modrá, ve víku jen tři a čeká na ně i Mila. Červených je čtrnáct: ty přijdou. Ber to, co dochází.

learn-deny-take = Je to poslední kolo. Modrá by dokončila tvou přípravnou řadu 2. Ale podívej se na Milinu přípravnou řadu 3: chybí jí jediná černá a s ní i vodorovná řada. Co vezmeš?
learn-deny-take-after = Přijdeš o pár bodů, ale Mila o mnohem víc. Než si vezmeš, podívej se, co nejvíc potřebují ostatní.

learn-dead-line = Na hnědé straně je přípravná řada mrtvá, když pro její barvu ve vodorovné řadě nezbývá žádný sloupec: všechny její pralinky spadnou. Bílá už je ve sloupcích 1 a 3. Je to poslední kolo. Vezmi bílé do řady, kde mohou žít.
learn-dead-line-after = Ve vodorovné řadě 2 už oba prázdné sloupce bílou mají. V řadě 3 se sloupec našel a přinesl body.
learn-dead-column = Přípravné řady 1 a 2 jsou dokončené, obě modré. Ve vodorovné řadě 2 přijme modrou už jen sloupec 2. Kam půjde modrá z řady 1?
learn-dead-column-after = Sloupec 2 by řadě 1 přinesl víc, ale pak by spadly modré z řady 2. Plň odshora a mysli na spodní řady.
