# The rules page. Numbers in brackets are the rules' own: R1 to R45.
rules-title = Pravidla
rules-lead = Vybírej pralinky, skládej je do řad a dobře si rozmysli, kam v bonboniéře přijdou. Hru ukončí první dokončená vodorovná řada bonboniéry a vítězí nejvíc bodů.
rules-contents = Na této stránce

rules-setup-title = Co leží na stole
rules-setup-1 = Dva, tři nebo čtyři hráči sedí kolem kruhu pěti, sedmi nebo devíti nabídek. Na každé nabídce leží na začátku kola čtyři pralinky ze sáčku. Pralinek je 100: dvacet od každé z pěti barev.
rules-setup-2 = Každý má herní plán: vlevo pět přípravných řad, vpravo bonboniéru o pěti krát pěti políčkách a dole podlahu se sedmi poli.
rules-setup-3 = Kdo začíná, dá do středu stolu žeton začínajícího hráče. První kolo začíná náhodné místo, nebo to, které si stůl zvolil.

rules-taking-title = Výběr pralinek
rules-taking-1 = Když jsi na tahu, vyber nabídku nebo střed stolu a vezmi odtud všechny pralinky jedné barvy. Vynechat tah nejde.
rules-taking-2 = Co zbude na nabídce, přesune se do středu stolu. Co zbude ve středu, zůstane tam.
rules-taking-3 = Kdo v kole bere ze středu stolu jako první, bere i žeton začínajícího hráče. Žeton spadne na první volné pole jeho podlahy zleva, ještě než se pralinky umístí. Tento hráč začíná příští kolo. Samotný žeton vzít nejde.

rules-lines-title = Přípravné řady a podlaha
rules-lines-1 = Všechno, co si vezmeš, jde do jedné přípravné řady, nebo všechno na podlahu.
rules-lines-2 = Přípravná řada pralinky přijme, pokud není plná, pokud je prázdná nebo má stejnou barvu a pokud tuto barvu ještě nemá sousední řada bonboniéry.
rules-lines-3 = Přípravná řada se plní zprava doleva. Co se nevejde, spadne; shodit část, která by se vešla, nesmíš. Shodit všechno můžeš vždycky.
rules-lines-4 = Podlaha se plní zleva doprava. Když je všech sedm polí obsazených, jdou další pralinky do víka krabice a nic nestojí. Žeton, který najde podlahu plnou, leží vedle herního plánu a také nic nestojí.

rules-boxing-title = Plnění bonboniéry a body
rules-boxing-1 = Výběr končí, když v nabídkách ani ve středu stolu nezbývá žádná pralinka. Každý pak projde své přípravné řady odshora dolů. Z každé plné řady putuje pralinka nejvíc vpravo do stejné řady bonboniéry, na políčko své barvy. Zbytek té přípravné řady jde do víka krabice. Řady, které plné nejsou, zůstávají.
rules-boxing-2 = Každá pralinka boduje hned. Spočítej souvislou skupinu vodorovně a souvislou skupinu svisle, v obou i s novou pralinkou. Skupina dvou a více pralinek přináší tolik bodů, kolik jich má, a bodovat mohou obě. Pralinka bez sousedů přináší 1 bod.
rules-boxing-3 = Pak přijde na řadu podlaha, pole po poli zleva: 1, 1, 2, 2, 2, 3, 3. Žeton se počítá jako pralinka. Skóre nikdy neklesne pod 0.
rules-boxing-4 = Nabídky se znovu naplní. Když je sáček prázdný, vrátí se do něj pralinky z víka krabice.

rules-end-title = Konec hry a bonusy
rules-end-1 = Hra končí po kole, ve kterém má někdo v bonboniéře plnou řadu zleva doprava. Toto kolo všichni dohrají.
rules-end-2 = Potom každá dokončená vodorovná řada přinese 2 body, každý dokončený svislý sloupec 7 a každá barva, které je v bonboniéře všech pět, 10.
rules-end-3 = Vítězí nejvíc bodů. Při rovnosti rozhoduje víc dokončených vodorovných řad; když je stejný i jejich počet, vítězství se dělí.
rules-end-4 = Hra končí také tehdy, když je jisté, že už nikdo nemůže dokončit vodorovnou řadu, když se na tom hráči dohodnou, nebo při nejvyšším počtu kol.

rules-free-title = Hnědá strana
rules-free-1 = Na hnědé straně nemají políčka bonboniéry barvu. Sloupec pro pralinku z plné přípravné řady si vybíráš. V každé řadě i v každém sloupci smí být každá barva jen jednou.
rules-free-2 = Pokud nějaké políčko vyhovuje, musíš pralinku umístit. Pokud nevyhovuje žádné, když na přípravnou řadu dojde, spadne celá na podlahu.
rules-free-3 = Smíš začít přípravnou řadu, jejíž barva už nemá žádný sloupec, a smíš zvolit sloupec, který nižší řadu připraví o políčko. Stůl tě upozorní.

rules-special-title = Speciální nabídky
rules-special-1 = Před každým kolem se všech devět nabídek zamíchá a obrátí se jich zlatou stranou nahoru tolik, kolik je hráčů. Stojí v kruhu: první a poslední jsou sousedé.
rules-extra-title = Bohatá
rules-extra-1 = Dostane ze sáčku pátou pralinku.
rules-magnet-title = Magnet
rules-magnet-1 = Před prvním tahem přitáhne z obou sousedních nabídek po jedné pralince své barvy, pokud tam je. Magnet má každá barva.
rules-keep-title = Stálá
rules-keep-1 = Co zbude, když z ní někdo bere, na ní zůstane a dá se vzít později.
rules-share-title = Štědrá
rules-share-1 = Co zbude, jde místo do středu stolu na obě sousední nabídky. Kdo bral, rozhodne o každé barvě, zda půjde vlevo, nebo vpravo. Pralinky jedné barvy zůstávají pohromadě.
rules-spare-title = Záchranná
rules-spare-1 = Co zbude, jde do středu stolu; pak si tuto nabídku položíš až do konce kola vedle podlahy. První dílek, který by měl spadnout, dopadne na ni a nic nestojí. Vejde se na ni jeden dílek a pomůže už v tom tahu, ve kterém ji bereš.

rules-rulings-title = Kde tištěné návody mlčí nebo se rozcházejí
rules-rulings-lead = Za těmito pravidly stojí čtyři tištěné návody: ukrajinský, ruský, český a polský. Kde nechávají otázku otevřenou, museli jsme rozhodnout. Tady je jak a proč.
rules-ruling-why = Proč: { $why }

rules-r5 = První kolo začíná náhodné místo, nebo si ho stůl zvolí.
rules-r5-why = Návody se ptají, kdo naposledy jedl čokoládu. To program nezjistí a náhoda je spravedlivá.
rules-r15 = Z toho, co si vezmeš, musíš umístit tolik pralinek, kolik se vejde.
rules-r15-why = Všechny čtyři návody ukazují příklad se třemi možnostmi. Kdyby šlo část shodit schválně, byly by čtyři.
rules-r17 = Žeton začínajícího hráče, který najde podlahu plnou, už nic nestojí, a kdo ho vzal, přesto začíná.
rules-r17-why = Všech sedm ztrát už je vyčerpaných a do víka žeton nikdy nejde.
rules-r18 = Samotný žeton ve středu stolu kolo neprodlužuje. Pokud ho nikdo nevzal, začíná znovu stejný hráč.
rules-r18-why = Jinak by nastal tah, ve kterém není co vzít. Právo začínat se předává jen s žetonem.
rules-r28 = Pokud už nikdo nikdy nemůže dokončit vodorovnou řadu, hra končí a spočítá se.
rules-r28-why = Jinak by některé partie nikdy neskončily. Hru, která ještě může skončit dokončenou řadou, to nikdy nezastaví.
rules-r32 = Nejvyšší skóre není omezené.
rules-r32-why = Strop bychom si museli vymyslet a mohl by z výher dělat remízy.
rules-r34 = Na hnědé straně smíš sbírat i barvu, která ve své řadě už nemá žádný sloupec.
rules-r34-why = Nic tištěného to nezakazuje a všechny čtyři návody říkají, co se s takovou řadou stane.
rules-r35 = Na hnědé straně smíš zvolit sloupec, který nižší řadu připraví o políčko.
rules-r35-why = Řady se do bonboniéry přesouvají jedna po druhé a povinnost hledět dopředu není nikde vytištěná.
rules-r37 = Speciální nabídky se mění před každým kolem. Volbou je lze nechat na celou hru.
rules-r37-why = Tři návody míchají znovu, ukrajinský jen před hrou.
rules-r40 = Bohatá nabídka losuje svou pralinku dřív, než magnety přitahují.
rules-r40-why = Dokončuje rozložení, na které magnety působí, a všechny čtyři návody druhy nabídek v tomto pořadí číslují.
rules-r42 = Pokud si někdo souseda štědré nabídky odnesl jako záchrannou, je sousedem další nabídka za ním.
rules-r42-why = Podle návodů tyto zbytky do středu nepatří a na stole je pak sousedem právě ta další nabídka.
rules-r43 = Záchranná nabídka zachytí i žeton začínajícího hráče. Volbou to lze vypnout.
rules-r43-why = Žeton padá a stojí body jako pralinka, a tak je i stejně zachycen. Tři návody tu mluví jen o pralinkách, proto ta volba.

# Under the pictures.
rules-setup-picture = Pět nabídek pro dva hráče a žeton začínajícího hráče ve středu stolu.
rules-taking-picture = Ve středu stolu leží zbytky ze dvou nabídek a žeton začínajícího hráče.
rules-lines-picture = Přípravné řady 1 a 3 modrou nepřijmou: jejich řady v bonboniéře ji už mají.
rules-boxing-picture = Hnědá pralinka doplní čtyři vodorovně a tři svisle: 4 + 3 = 7 bodů.
rules-end-picture = Druhá řada je plná: hra po tomto kole končí.
rules-free-picture = Modrá pralinka z řady 1 může do kteréhokoli sloupce, kde modrá ještě není.
rules-special-picture = Dvě zlaté nabídky mezi pěti: záchranná a magnet.
