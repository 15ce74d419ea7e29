# The study board: any position, edited, played on and analysed.

study-colour = { $colour ->
    [T] modrá
    [B] hnědá
    [W] bílá
    [K] černá
   *[R] červená
}

# Why a position is impossible.
position-at-board = Místo { $seat }: { $reason }
position-board-count = Hráčů je { $players }, takže i herních plánů musí být { $players }.
position-between-rounds = Mezi koly jsou podlahy prázdné a žeton začínajícího hráče na stole není.
position-cell-colour = Políčko ve vodorovné řadě { $row }, sloupci { $column } patří jiné barvě, než je { study-colour }.
position-colour-count = Každá barva má 20 pralinek, ale { study-colour } je tu { $count }krát.
position-column-none = Není co plnit: hráč na tahu nemá dokončenou přípravnou řadu s výběrem sloupce.
position-column-printed = Na barevné straně se sloupec nevybírá: každá barva má své políčko.
position-column-twice = Ve sloupci { $column } je { study-colour } dvakrát.
position-ended-dead = Žádnou vodorovnou řadu už dokončit nelze: hra skončila právě tak.
position-ended-empty = Sáček i víko jsou prázdné: hra skončila právě tak.
position-ended-limit = Počet kol je vyčerpán: hra skončila právě tak.
position-ended-none = Hra neskončila: žádná vodorovná řada není dokončená a některou ještě dokončit lze.
position-ended-row = Vodorovná řada je dokončená: hra skončila právě tak.
position-factory-count = Při počtu hráčů { $players } je v kruhu { $factories } nabídek.
position-floor-long = Podlaha má sedm polí.
position-goes-on-dead = Žádnou vodorovnou řadu už dokončit nelze, takže hra skončila.
position-goes-on-empty = Sáček i víko jsou prázdné, takže hra skončila.
position-goes-on-limit = Počet kol je vyčerpán, takže hra skončila.
position-goes-on-row = Vodorovná řada je dokončená, takže hra skončila: na nabídkách už nic ležet nemůže.
position-gold-count = { $count ->
    [one] V kruhu je { $count } zlatá strana, ale má jich být tolik, kolik je hráčů: { $players }.
    [few] V kruhu jsou { $count } zlaté strany, ale má jich být tolik, kolik je hráčů: { $players }.
   *[other] V kruhu je { $count } zlatých stran, ale má jich být tolik, kolik je hráčů: { $players }.
}
position-gold-plain = Zlaté strany patří speciálním nabídkám, a ty v těchto pravidlech nejsou.
position-gold-slot = Zlatá strana leží tam, kde v kruhu žádná nabídka není.
position-gold-twice = Každá zlatá strana je jen jedna.
position-line-boxed = Ve vodorovné řadě { $line } už { study-colour } je, takže v přípravné řadě { $line } být nemůže.
position-line-due = Dokončená přípravná řada už měla přejít do bonboniéry.
position-line-long = { $line ->
    [one] Přípravná řada { $line } má jen { $line } místo.
    [few] Přípravná řada { $line } má jen { $line } místa.
    [many] Přípravná řada { $line } má jen { $line } místa.
   *[other] Přípravná řada { $line } má jen { $line } míst.
}
position-line-mixed = V přípravné řadě { $line } je víc než jedna barva.
position-marker-centre = Dokud leží žeton začínajícího hráče ve středu stolu, začíná příští kolo týž hráč jako toto.
position-marker-next = Příští kolo začíná ten, kdo má žeton začínajícího hráče.
position-marker-nowhere = Žeton začínajícího hráče nikde neleží. Polož ho do středu stolu nebo na podlahu.
position-marker-two = Žeton začínajícího hráče je jen jeden.
position-number = Některé číslo je příliš velké.
position-offer-empty = Na nabídkách ani ve středu stolu nic neleží, takže není co brát.
position-offer-left = Pralinky ještě leží na stole, takže kolo neskončilo.
position-round-limit = Kolo { $round } je za hranicí { $limit } kol.
position-round-zero = Před prvním rozložením se nehraje.
position-row-twice = Ve vodorovné řadě { $row } je { study-colour } dvakrát.
position-seat = Místa mají čísla od 1 do { $players }.
position-share-empty = Na štědré nabídce není co poslat.
position-spare-face = Záchranná nabídka leží u podlahy, ale v kruhu její zlatá strana není.
position-spare-one = Na záchrannou nabídku se vejde jen jedna věc.
position-spare-slot = Nabídka { $slot } byla odebrána jako záchranná, takže na ní nic ležet nemůže.
position-spare-two = Záchranná nabídka je jen jedna.
position-text = Tady se text nedá přečíst: { $field }

# The page.
study = Studovna
study-mode = Co dělat
study-edit = Upravovat
study-play = Hrát
study-analyse = Rozebírat
study-back = Zpět do hry
study-tree = Varianty
study-tree-help = Varianty: šipky doleva a doprava vedou po řadě tahů, nahoru a dolů k jiné větvi
study-tree-start = Začátek
study-tree-deal = rozložení
study-tree-game = K tahům hry
study-tree-cut = Odebrat tuto větev odsud dál
study-seat = Místo { $seat }
study-places = Místa na stole
study-place = { $kind ->
    [centre] Střed stolu: { $pieces }
    [source] Nabídka { $number }: { $pieces }
    [line] Místo { $seat }, přípravná řada { $number }: { $pieces }
    [cell] Místo { $seat }, vodorovná řada { $number }, sloupec { $column }: { $pieces }
    [floor] Místo { $seat }, podlaha: { $pieces }
    [spare] Místo { $seat }, záchranná nabídka: { $pieces }
    [lid] Víko: { $pieces }
   *[bag] Sáček: vše, co neleží jinde
}
study-palette = Co položit na stůl
study-brush = { $count ->
    [one] { $colour }: v sáčku zbývá { $count }
    [few] { $colour }: v sáčku zbývají { $count }
   *[other] { $colour }: v sáčku zbývá { $count }
}
study-brush-marker = Žeton začínajícího hráče
study-brush-remove = Odebrat
study-possible = Taková pozice je možná.
study-not-possible = Taková pozice zatím možná není.
study-help = Přetahuj pralinky z palety nebo z místa na místo, nebo jednu zvol a klepni, kam patří. Na klávesnici: šipky, pak T, B, W, K, R nebo M; se Shiftem nebo Backspacem zmizí.
study-form-help = Napiš, co kde leží: T modrá, B hnědá, W bílá, K černá, R červená, M žeton začínajícího hráče.
study-undo = Zpět
study-redo = Znovu
study-clear = Sklidit stůl
study-new = Jiná pozice
study-paste = Pozice jako text
study-open-text = Otevřít text
study-players = Hráčů
study-start = Začít s plnými nabídkami
study-turn = Kdo je na tahu
study-first = Kdo začal kolo
study-next = Kdo začne příští kolo
study-round = Kolo
study-score = Body: { $name }
study-face = Nabídka { $slot }
study-face-none = běžná
study-spare = Záchranná nabídka
study-spare-ring = v kruhu
study-engine = Program hraje za:
study-engine-thinks = Program přemýšlí…
study-play-help = Hraj ručně za všechny, nebo nech hrát program.
study-deal-due = Kolo skončilo, je čas naplnit nabídky.
study-deal-random = Naplnit náhodně
study-deal-edit = Naplnit ručně
study-result = { $place }. { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
study-best = Nejlepší tahy
study-thinking = Procházíme tahy…
study-lost = Spojení se ztratilo. Zkoušíme to znovu…
study-depth = { $state ->
    [solved] Prohlédnuto vše: { $nodes } pozic
    [limit] Hloubka { $depth }, { $nodes } pozic, dál se tu nehledá
   *[on] Hloubka { $depth }, { $nodes } pozic
}
study-outlook = { $name }: { $percent }, bodů: { $points }
study-line = Dál:
study-play-move = Zahrát
study-share = Sdílet tuto pozici
study-link = Odkaz
study-link-hint = V odkazu je celá pozice. Na serveru se nic neukládá.
study-text = Zápis
study-text-copy = Kopírovat zápis
study-text-copied = Zápis je zkopírován.
study-picture = Obrázek
study-picture-copy = Kopírovat obrázek
study-picture-png = Uložit jako PNG
study-picture-svg = Uložit jako SVG
study-picture-copied = Obrázek je zkopírován.
study-picture-failed = Tento prohlížeč obrázek nakreslit neumí.
study-not-opened = Tuto pozici nelze otevřít
