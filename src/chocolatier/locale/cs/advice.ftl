# Hints and the coach at the table. “You” is the person who asks; $rival is a player's name, as the
# subject of its sentence; $percent has its sign.

hint = Nápověda k tahu
advice-waiting = Hledáme nejlepší tah…
advice-step-look = Kam se dívat
advice-step-move = Tah
advice-step-why = Proč
advice-show-move = Ukázat tah
advice-show-why = Vysvětlit
advice-take = Vezmi { $move }.
advice-put = Dej pralinku z řady { $row } do sloupce { $column }.
advice-against = Ve srovnání s tímto tahem: { $move }.
advice-as-good = Zhruba stejně dobrý je tah: { $move }.
advice-only = Tady je jen jeden tah.
advice-gain = Šance na výhru: { $percent }
advice-parts = Co přináší víc nebo míň než druhý tah:

# Where to look, and what to think of there.
advice-look = Podívej se na { $slot ->
        [0] střed stolu
       *[other] nabídku { $slot }
    }.
advice-look-row = Podívej se na vodorovnou řadu { $row } své bonboniéry a na sloupce.
advice-think-own = Do které tvé řady se to hodí?
advice-think-rival = Co pak udělá { $rival }?
advice-think-floor = Co ti nakonec spadne na podlahu?
advice-think-lines = Která tvá řada zůstane volná?
advice-think-start = Kdo začne příští kolo?
advice-think-end = Hra může skončit v tomto kole.

# Why a move is better, as in the review: “then” is after it, “otherwise” after the other one.
advice-why-wins = Hra pak skončí v tomto kole a vyhraješ.
advice-why-loses = { $lead } hra skončí v tomto kole a { $rival } vyhraje.
advice-why-fills = { $points ->
        [one] Pak dokončíš řadu { $line } a získáš { $points } bod.
        [few] Pak dokončíš řadu { $line } a získáš { $points } body.
        [many] Pak dokončíš řadu { $line } a získáš { $points } bodu.
       *[other] Pak dokončíš řadu { $line } a získáš { $points } bodů.
    }
advice-why-instead = { $points ->
        [one] Pak dokončíš řadu { $line } a získáš { $points } bod místo { $fewer } za řadu { $other }.
        [few] Pak dokončíš řadu { $line } a získáš { $points } body místo { $fewer } za řadu { $other }.
        [many] Pak dokončíš řadu { $line } a získáš { $points } bodu místo { $fewer } za řadu { $other }.
       *[other] Pak dokončíš řadu { $line } a získáš { $points } bodů místo { $fewer } za řadu { $other }.
    }
advice-why-cell = { $points ->
        [one] Pak získáš za řadu { $line } { $points } bod místo { $fewer }.
        [few] Pak získáš za řadu { $line } { $points } body místo { $fewer }.
        [many] Pak získáš za řadu { $line } { $points } bodu místo { $fewer }.
       *[other] Pak získáš za řadu { $line } { $points } bodů místo { $fewer }.
    }
advice-why-scores = { $points ->
        [one] Pak získáš v tomto kole o { $points } bod víc.
        [few] Pak získáš v tomto kole o { $points } body víc.
        [many] Pak získáš v tomto kole o { $points } bodu víc.
       *[other] Pak získáš v tomto kole o { $points } bodů víc.
    }
advice-why-floor = { $points ->
        [one] { $lead } ztratíš na podlaze o { $points } bod víc.
        [few] { $lead } ztratíš na podlaze o { $points } body víc.
        [many] { $lead } ztratíš na podlaze o { $points } bodu víc.
       *[other] { $lead } ztratíš na podlaze o { $points } bodů víc.
    }
advice-why-falls = { $lead } pro řadu { $line } nenajdeš políčko a její pralinky spadnou.
advice-why-starts = Pak začínáš příští kolo.
advice-why-column = { $count ->
        [5] Pak dokončíš sloupec { $column }, a to je 7 bodů.
       *[other] Pak máš ve sloupci { $column } už { $count } z 5 pralinek; dokončený sloupec přinese 7 bodů.
    }
advice-why-colour = Pak máš v bonboniéře { $pieces }; všech pět přinese 10 bodů.
advice-why-boxes = Pak dokončíš i řadu { $line } a další pralinky vedle získají víc bodů.
advice-why-line = Pak máš pro příští kolo v řadě { $line } už { $count } z { $line } pralinek.
advice-why-blocked = { $lead } řada { $line } zůstane obsazená: máš tam jen { $pieces } a chybí ještě { $count }.
advice-why-later = { $points ->
        [one] Hned se skoro nic nezmění, ale v dalších kolech pak získáš asi o { $points } bod víc.
        [few] Hned se skoro nic nezmění, ale v dalších kolech pak získáš asi o { $points } body víc.
        [many] Hned se skoro nic nezmění, ale v dalších kolech pak získáš asi o { $points } bodu víc.
       *[other] Hned se skoro nic nezmění, ale v dalších kolech pak získáš asi o { $points } bodů víc.
    }

# The coach, who speaks after a move.
coach = Trenér
coach-hint = Ozve se, když byl k mání zřetelně lepší tah.
coach-mistake = Byl tu zřetelně lepší tah. Tento tě stál { $percent } šance na výhru.
coach-blunder = Byl tu mnohem lepší tah. Tento tě stál { $percent } šance na výhru.
coach-show = Ukaž mi ho
coach-go-on = Hrát dál

# Where people agree on hints, and where they are counted.
new-hints = Nápovědy a trenér
new-hints-hint = Každý se smí zeptat na nejlepší tah; na konci je vidět, jak často. Kdo si sedne ke stolu, souhlasí.
waiting-hints = S nápovědami: každý se smí zeptat na nejlepší tah a na konci je vidět, jak často. Když si sedneš ke stolu, souhlasíš.
final-hints = Nápovědy
event-hinted = { $name } si bere nápovědu.

# Moves, chances and points, which hints, reviews and the study board say alike
# A move as a part of a sentence. $pieces are chocolates: 3 červené.
review-pick = { $pieces } { $slot ->
        [0] ze středu stolu
       *[other] z nabídky { $slot }
    } { $line ->
        [0] na podlahu
       *[other] do řady { $line }
    }
review-column = řada { $row } do sloupce { $column }
review-part-value = body
review-parts-total = celkem
review-parts-explained = Co tah přinesl navíc nebo méně než ten lepší:
review-part-points = vlastní body
review-part-floor = podlaha
review-part-bonus = řady, sloupce a barvy
review-part-lines = nedokončené řady
review-part-reach = místa vedle jiných pralinek
review-part-tempo = začátek příštího kola
review-part-insight = co přidává zkušenost z mnoha her
review-part-denial = méně pro soupeře: { $rival }
review-proven-round = Dokázáno: do konce kola nic nechybí.
review-proven-game = Dokázáno až do konce hry.
review-percent = { $percent } %
review-in-points = { $points } bodu

# Games of which there is no review
error-review-unfinished = Rozebrat lze jen dohranou hru. Nejdřív ji dohraj.
error-review-no-moves = V této hře nepadl žádný tah, takže není co rozebírat.
