# The rules page. Numbers in brackets are the rules' own: R1 to R45.
rules-title = Pravidla
rules-lead = Vybírej pralinky, skládej je do řad a dobře si rozmysli, kam v bonboniéře přijdou. Hru ukončí první dokončená vodorovná řada bonboniéry a vítězí hráč s nejvíce body.
rules-contents = Na této stránce

rules-setup-title = Co leží na stole
rules-setup-1 = Dva, tři nebo čtyři hráči sedí kolem kruhu pěti, sedmi nebo devíti nabídek. Na každé nabídce leží na začátku kola čtyři pralinky ze sáčku. Pralinek je 100: dvacet od každé z pěti barev. Použité pralinky čekají ve víku od krabice s hrou, dokud je sáček nepotřebuje.
rules-setup-2 = Každý má herní plán: vlevo pět přípravných řad, vpravo bonboniéru s 5 × 5 políčky a dole podlahu se sedmi poli.
rules-setup-3 = Kdo začíná, dá do středu stolu žeton začínajícího hráče. Kdo začne první kolo, rozhodne los, nebo se hráči dohodnou.

rules-taking-title = Výběr pralinek
rules-taking-1 = Kolo začíná výběrem pralinek a hraje se po směru hodinových ručiček. Když jsi na tahu, vyber nabídku nebo střed stolu a vezmi odtud všechny pralinky jedné barvy. Vynechat tah nejde.
rules-taking-2 = Co zbude na nabídce, přesune se do středu stolu. Co zbude ve středu, zůstane tam.
rules-taking-3 = Kdo v kole bere ze středu stolu jako první, bere i žeton začínajícího hráče. Žeton spadne na první volné pole jeho podlahy zleva, ještě než se pralinky umístí. Tento hráč začíná příští kolo. Samotný žeton vzít nejde.

rules-lines-title = Přípravné řady a podlaha
rules-lines-1 = Všechno, co si vezmeš, jde do jedné přípravné řady, nebo všechno na podlahu.
rules-lines-2 = Přípravná řada pralinky přijme, pokud není dokončená, pokud je prázdná nebo má stejnou barvu a pokud tuto barvu ještě nemá odpovídající řada bonboniéry.
rules-lines-3 = Přípravná řada se plní zprava doleva. Co se nevejde, spadne; shodit část, která by se vešla, nesmíš. Shodit všechno můžeš vždycky.
rules-lines-4 = Podlaha se plní zleva doprava. Když je všech sedm polí obsazených, jdou další pralinky do víka krabice a nic nestojí. Žeton, na který už na podlaze nezbylo místo, leží vedle herního plánu a také nic nestojí.

rules-boxing-title = Plnění bonboniéry a body
rules-boxing-1 = Výběr končí, když v nabídkách ani ve středu stolu nezbývá žádná pralinka. Každý pak projde své přípravné řady odshora dolů. Z každé dokončené přípravné řady putuje pralinka nejvíc vpravo do odpovídající řady bonboniéry, na políčko své barvy. Zbytek té přípravné řady jde do víka krabice. Nedokončené přípravné řady zůstávají.
rules-boxing-2 = Každá pralinka boduje hned. Spočítej souvislou skupinu vodorovně a souvislou skupinu svisle, v obou i s novou pralinkou. Skupina dvou a více pralinek přináší tolik bodů, kolik jich má, a bodovat mohou obě. Pralinka bez sousedů přináší 1 bod.
rules-boxing-3 = Pak se za podlahu odečítají body, pole po poli zleva: 1, 1, 2, 2, 2, 3, 3. Žeton se počítá jako pralinka. Skóre nikdy neklesne pod 0. Pralinky z podlahy jdou potom do víka krabice a žeton se vrací do středu stolu.
rules-boxing-4 = Nabídky se znovu naplní. Když sáček dojde, vrátí se do něj všechno z víka krabice; když nestačí ani to, začne kolo s tím, co je.

rules-end-title = Konec hry a bonusy
rules-end-1 = Hra končí po kole, ve kterém někdo v bonboniéře dokončil vodorovnou řadu. Toto kolo všichni dohrají.
rules-end-2 = Potom každá dokončená vodorovná řada přinese 2 body, každý dokončený svislý sloupec 7 a každá barva, které je v bonboniéře všech pět, 10.
rules-end-3 = Vítězí hráč s nejvíce body. Při rovnosti rozhoduje víc dokončených vodorovných řad; když je stejný i jejich počet, vítězství se dělí.
rules-end-4 = Hra končí také tehdy, když je jisté, že už nikdo nemůže dokončit vodorovnou řadu, když se na tom hráči dohodnou, nebo po odehrání nejvyššího počtu kol.

rules-free-title = Hnědá strana
rules-free-1 = Na hnědé straně nemají políčka bonboniéry barvu. Sloupec pro pralinku z dokončené přípravné řady si vybíráš. V žádné vodorovné řadě ani v žádném sloupci se barva nesmí opakovat.
rules-free-2 = Pokud vyhovuje aspoň jedno políčko, musíš pralinku umístit. Pokud nevyhovuje žádné, když na přípravnou řadu dojde, spadnou na podlahu všechny její pralinky.
rules-free-3 = Smíš začít přípravnou řadu, jejíž barva už nemá žádný sloupec, a smíš zvolit sloupec, který nižší přípravnou řadu připraví o políčko. Program tě upozorní.

rules-special-title = Speciální nabídky
rules-special-1 = Před každým kolem se všech devět nabídek zamíchá; pět, sedm nebo devět z nich se vyloží do kruhu a tolik z vyložených, kolik je hráčů, leží zlatou stranou nahoru. Leží v kruhu, takže první sousedí s poslední.
rules-extra-title = Bohatá
rules-extra-1 = Dostane ze sáčku pátou pralinku.
rules-magnet-title = Magnet
rules-magnet-1 = Před prvním tahem přitáhne z obou sousedních nabídek po jedné pralince své barvy, pokud tam nějaká je. Magnet má každá barva.
rules-keep-title = Stálá
rules-keep-1 = Co zbude, když z ní někdo bere, na ní zůstane a dá se vzít později.
rules-share-title = Štědrá
rules-share-1 = Co zbude, jde místo do středu stolu na obě sousední nabídky. Kdo bral, rozhodne o každé barvě, na kterou z nich půjde; všechno smí jít i na jednu. Pralinky jedné barvy zůstávají pohromadě.
rules-spare-title = Záchranná
rules-spare-1 = Co zbude, jde do středu stolu; pak si tuto nabídku položíš až do konce kola vedle podlahy. První dílek, který by měl spadnout, dopadne na ni a nic nestojí. Vejde se na ni jeden dílek a pomůže už v tom tahu, ve kterém ji bereš.

rules-rulings-title = Kde tištěná pravidla mlčí nebo se rozcházejí
rules-rulings-lead = Za těmito pravidly stojí čtyři tištěná vydání: ukrajinské, ruské, české a polské. Kde nechávají otázku otevřenou, museli jsme rozhodnout. Tady je jak a proč.
rules-ruling-why = Proč: { $why }

rules-r5 = Kdo začne první kolo, rozhodne los, nebo se hráči dohodnou.
rules-r5-why = Tištěná pravidla se ptají, kdo naposledy jedl čokoládu. To program nezjistí a náhoda je spravedlivá.
rules-r15 = Z toho, co si vezmeš, musíš umístit tolik pralinek, kolik se vejde.
rules-r15-why = Všechna čtyři tištěná pravidla ukazují příklad se třemi možnostmi. Kdyby šlo část shodit schválně, byly by čtyři.
rules-r17 = Žeton začínajícího hráče, na který už na podlaze nezbylo místo, už nic nestojí, a kdo ho vzal, přesto začíná.
rules-r17-why = Všech sedm polí už je započítaných a do víka žeton nikdy nejde.
rules-r18 = Samotný žeton ve středu stolu kolo neprodlužuje. Pokud ho nikdo nevzal, začíná znovu stejný hráč.
rules-r18-why = Jinak by nastal tah, ve kterém není co vzít. Právo začínat se předává jen s žetonem.
rules-r19 = Hráči plní bonboniéry jeden po druhém, po směru hodinových ručiček od toho, kdo začínal kolo, a všichni to vidí.
rules-r19-why = Na barevné straně pořadí nic nemění. Na hnědé už další hráči znají sloupce, které zvolili předchozí, a sloupec může rozhodnout, jestli hra skončí.
rules-r25 = Nabídky se plní jedna po druhé v pořadí kruhu.
rules-r25-why = Tištěná pravidla pořadí neurčují. Pro náhodu jsou všechna pořadí stejná; jen když pralinky dojdou, zbude méně na poslední nabídky.
rules-r28 = Pokud už nikdo nikdy nemůže dokončit vodorovnou řadu, hra končí a sečtou se body. Končí také po nejvyšším počtu kol: po 100, pokud nebyl zvolen jiný.
rules-r28-why = Jinak by některé partie nikdy neskončily. Hru, která ještě může skončit dokončenou vodorovnou řadou, to nikdy nezastaví; nejvyšší počet kol je pro ty, kdo by řadu dokončit mohli, ale nechtějí. Obojí jsme přidali my, v tištěných pravidlech to není.
rules-r32 = Skóre nemá horní mez.
rules-r32-why = Strop bychom si museli vymyslet a mohl by z výher dělat remízy.
rules-r34 = Na hnědé straně smíš sbírat i barvu, která ve své řadě už nemá žádný sloupec.
rules-r34-why = Nic tištěného to nezakazuje a všechna čtyři tištěná pravidla říkají, co se s takovou řadou stane.
rules-r35 = Na hnědé straně smíš zvolit sloupec, který nižší přípravnou řadu připraví o políčko.
rules-r35-why = Přípravné řady se do bonboniéry přesouvají jedna po druhé a žádná pravidla neukládají hledět dopředu.
rules-r37 = Speciální nabídky se mění před každým kolem. Volbou je lze nechat na celou hru.
rules-r37-why = Podle tří vydání se míchají před každým kolem, podle ukrajinského jen před hrou.
rules-r40 = Bohatá nabídka losuje svou pralinku dřív, než magnety přitahují.
rules-r40-why = Dokončuje rozložení, na které magnety působí, a všechna čtyři tištěná pravidla druhy nabídek v tomto pořadí číslují.
rules-r42 = Všechny zbytky ze štědré nabídky smějí jít na jednu sousední. Pokud si někdo sousední nabídku odnesl jako záchrannou, platí za sousední ta další za ní.
rules-r42-why = Dvě vydání říkají „a/nebo“, druhá dvě jen jmenují obě sousední nabídky. Podle všech čtyř tyto zbytky do středu stolu nepatří a na stole je pak sousední právě ta další nabídka.
rules-r43 = Záchranná nabídka zachytí i žeton začínajícího hráče. Volbou to lze vypnout.
rules-r43-why = Žeton padá a stojí body jako pralinka, a tak je i stejně zachycen. Tři vydání tu mluví jen o pralinkách, proto ta volba.

# Under the pictures.
rules-setup-picture = Pět nabídek pro dva hráče a žeton začínajícího hráče ve středu stolu.
rules-taking-picture = Ve středu stolu leží zbytky ze dvou nabídek a žeton začínajícího hráče.
rules-lines-picture = Přípravné řady 1 a 3 modrou nepřijmou: jejich řady v bonboniéře ji už mají.
rules-boxing-picture = Hnědá pralinka doplní čtyři vodorovně a tři svisle: 4 + 3 = 7 bodů.
rules-end-picture = Druhá vodorovná řada je dokončená: hra po tomto kole končí.
rules-free-picture = Modrá pralinka z přípravné řady 1 může do kteréhokoli sloupce, kde modrá ještě není.
rules-special-picture = Dvě zlaté nabídky mezi pěti: záchranná a magnet.
