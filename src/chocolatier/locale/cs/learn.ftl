# The tutorial.
learn-title = Nauč se hrát
learn-lead = Krátké lekce u opravdového stolu. Ty hraješ, my vysvětlujeme.
learn-base = Základní hra
learn-more = Hnědá strana a speciální nabídky
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
learn-not-this = Tak se hrát dá, ale v tomto kroku jde o něco jiného. Zkus to znovu: { $task }
learn-finished-title = Hru už umíš
learn-finished = To je všechno, co potřebuješ. Zbytek se nejlépe naučíš hraním.
learn-play = Hrát s Milou
learn-you = Ty
learn-other = Mila

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
learn-magnet-pulled = Ještě před začátkem kola přitáhl modrý magnet po jedné modré z obou sousedních nabídek. Vezmi čtyři modré do řady 4.
learn-magnet-pulled-after = Čtyři najednou a čtvrtá řada je dokončená. Magnet má každá barva.
learn-keep-first = Co na této nabídce zbude, to na ní zůstane. Vezmi z ní dvě modré do řady 2.
learn-keep-first-after = Hnědá a černá tu jsou pořád, do středu stolu nešlo nic.
learn-keep-again = Můžeš se tedy vrátit. Vezmi jednu z těch dvou do své první řady.
learn-keep-again-after = Poslední tu na někoho čeká.
learn-share-send = Co na této nabídce zbude, jde k sousedům, a ty rozhoduješ kam. Vezmi dvě hnědé do libovolné řady a pak pošli bílou vpravo a černou vlevo.
learn-share-send-after = Bílá se vpravo přidala ke třem bílým. Mysli na to, kdo si je může vzít příště.
learn-spare-take = Kdo bere z této nabídky, dostane i samotnou nabídku. Vezmi z ní tři červené do řady 2, i když se vejdou jen dvě.
learn-spare-take-after = Třetí červená spadla, ale záchranná nabídka vedle tvé podlahy ji zachytila. Nic nestojí.
learn-spare-caught = V tomto kole zachytí jediný dílek, ten, který spadne první: pralinku, nebo žeton začínajícího hráče.
