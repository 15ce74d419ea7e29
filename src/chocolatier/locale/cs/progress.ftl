### Jak se daří, a hráč za tím.

progress-none = Zahraj si proti botovi bez nápovědy a bez vracení tahů: pak se tu objeví tvé hodnocení.
progress-list = { $title } jako seznam
progress-when = Kdy
progress-plot = { $title }: hodnot { $count }, od { $first } do { $last }, nejméně { $low }, nejvíce { $high }

## Žebřík

progress-ladder = Žebřík
progress-ladder-passed = { $level }: { $ahead } výhry ze { $games }. Teď čeká { $next }.
progress-ladder-first = Čeká { $next }. Tři výhry ve čtyřech hrách, a jdeš dál.
progress-ladder-top = { $level }: { $ahead } výhry ze { $games }. Silnější bot už není.
progress-ladder-tries = Zatím výher: { $ahead } z { $games }.
progress-ladder-play = Hrát: { $next }

## Hodnocení

progress-rating = Hodnocení
progress-games = { $count ->
    [one] { $count } hra, výher: { $won }.
    [few] { $count } hry, výher: { $won }.
   *[other] { $count } her, výher: { $won }.
}
progress-uncounted = Nepočítá se: { $list }.
progress-why-people = s jinými lidmi ({ $count })
progress-why-program = s vlastním botem hostitele ({ $count })
progress-why-hints = s nápovědou ({ $count })
progress-why-undo = s vrácenými tahy ({ $count })
progress-why-stand-in = se zaskakujícím botem ({ $count })
progress-why-agreed = ukončené dohodou ({ $count })
progress-why-position = začaté z pozice ({ $count })
progress-between = To je mezi { $low } ({ $below }) a { $high } ({ $above }).
progress-below = { $above } má { $high }.
progress-above = { $below } má { $low }.
progress-early = Zatím je to jen hrubý odhad.
progress-row = Výher v řadě: { $count }. Nejdelší řada: { $longest }.
progress-puzzles = Hodnocení v úlohách
progress-puzzles-count = { $count ->
    [one] { $count } úloha, na první pokus: { $won }.
    [few] { $count } úlohy, na první pokus: { $won }.
   *[other] { $count } úloh, na první pokus: { $won }.
}
progress-puzzles-none = Vyřeš úlohu: pak se hodnocení objeví i tady.
progress-puzzles-best = Úloha dne v řadě: { $days }. Nejdelší série: { $streak }. Nejvíc na čas: { $rush }.

## Rozbory

progress-reviews = Přesnost a štěstí
progress-reviews-none = Po hře si řekni o rozbor: objeví se tu, jak přesná byla tvá hra a kolik v ní bylo štěstí.
progress-reviews-mean = { $count ->
    [one] { $count } hra s rozborem: přesnost { $accuracy }, štěstí { $luck }.
    [few] { $count } hry s rozborem: v průměru přesnost { $accuracy }, štěstí { $luck }.
   *[other] { $count } her s rozborem: v průměru přesnost { $accuracy }, štěstí { $luck }.
}
progress-accuracy = Přesnost
progress-luck = Štěstí
progress-mistakes = Kam mizí tvé body
progress-mistake = { $part }: bodů na hru { $points }
progress-denial = přenecháno ostatním

## Výsledky

progress-results = Výsledky
progress-results-hint = Jak často končíš před každým botem, nastejno s ním a za ním.
progress-rules-rating = Jen s těmito pravidly: { $points } ± { $doubt }.
progress-level = Soupeř
progress-ahead = před ním
progress-equal = nastejno
progress-behind = za ním

## Hráč

player-become = Vezmi si to s sebou
player-become-hint = Tohle všechno zůstává v tomto prohlížeči. Jestli chceš, uveď jméno a dostaneš tajný odkaz: na jiném zařízení přinese tvé hry, výsledky, úlohy, lekce a nastavení. Bez e-mailu, bez hesla, bez sledování.
player-name = Tvé jméno
player-make = Chci odkaz
player-title = Tady hraje { $name }
player-everywhere = Co hraješ tady, objeví se na každém zařízení, kde se tvůj odkaz otevřel.
player-show-link = Ukázat odkaz
player-link = Tvůj tajný odkaz
player-link-hint = Otevři ho na jiném zařízení, nebo ho tam naskenuj. Kdo ho má, může hrát za tebe, tak si ho nech pro sebe.
player-new-link = Vytvořit nový odkaz
player-new-link-text = Starý odkaz přestane platit, i na zařízeních, kde už je otevřený: otevři tam nový.
player-new-link-done = Tady je tvůj nový odkaz. Starý už neplatí.
player-leave = Odebrat odkaz z tohoto prohlížeče
player-save = Uložit vše do souboru
player-load = Načíst uložený soubor
player-loaded = Přidáno ze souboru: her { $games }, úloh { $puzzles }.
player-not-a-file = To není soubor, který se uložil tady.
player-delete = Smazat vše
player-delete-title = Smazat vše?
player-delete-text = Tvé hry proti botům, výsledky, úlohy a lekce se smažou ze serveru i z tohoto prohlížeče. Ve hrách s jinými lidmi bude místo tvého jména pomlčka. Nejde to vrátit.
player-delete-here = Hry, výsledky, úlohy a lekce se smažou z tohoto prohlížeče. Nejde to vrátit.
player-delete-yes = Smazat navždy
player-no = Ne, nechat
player-join-title = Jsi { $name }?
player-join-text = Pak se tvé hry, výsledky, úlohy, lekce a nastavení objeví v tomto prohlížeči a přidá se k nim, co si pamatuje on.
player-join-yes = Ano, jsem { $name }
player-join-no = Ne

## Co se může pokazit

error-no-such-player = Tento odkaz je špatně, nebo ho nahradil nový. Otevři nejnovější odkaz, nebo si vytvoř nový v prohlížeči, který ho ještě má.
error-result-forged = Výsledek stolu { $table } nevytvořil tento server, takže ho nelze převzít.
error-player-full = To je víc, než se dá pro jednoho hráče uložit (nejvýše { $most } kB). Nejdřív ulož své hry do souboru.
error-too-many-players = Za krátkou dobu tu přibylo mnoho hráčů. Počkej pár minut a zkus to znovu.
error-memory-version = Tohle zapsala jiná verze programu Chocolatier (formát { $format }). Načti stránku znovu, nebo aktualizuj server.
