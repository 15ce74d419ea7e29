# What went wrong and what to do: one message for every error code that can reach a player.
# A test compares them with the codes in the program. Codes are explained in docs/server.md.

# Moves that the rules forbid.
error-awaits-deal = Příští kolo se teprve připravuje. Přijde samo.
error-cell-taken = Toto políčko je obsazené. Vyber prázdné ve stejné řadě.
error-column-colour = Ve sloupci { $column } už je { $colour ->
    [T] modrá
    [B] hnědá
    [W] bílá
    [K] černá
   *[R] červená
}. Vyber sloupec, kde není.
error-game-over = Hra skončila, další tah už není možný.
error-line-colour = V řadě { $line } je { $colour ->
    [T] modrá
    [B] hnědá
    [W] bílá
    [K] černá
   *[R] červená
} a do jedné řady patří jen jedna barva. Vyber jinou řadu.
error-line-full = Řada { $line } je dokončená. Vyber jinou řadu, nebo podlahu.
error-move-text = Toto není tah. Vyber pralinky a řadu na herním plánu.
error-no-such-colour = { $source ->
    [0] Ve středu stolu
   *[other] Na nabídce { $source }
} není žádná { $colour ->
    [T] modrá
    [B] hnědá
    [W] bílá
    [K] černá
   *[R] červená
}. Vyber barvu, která tam leží.
error-no-such-line = Řada { $line } neexistuje, jsou od 1 do 5.
error-no-such-source = Nabídka { $source } na tomto stole není.
error-not-a-colour = Taková barva ve hře není.
error-not-a-move = Toto není tah. Vyber pralinky a řadu na herním plánu.
error-row-colour = Řada { $line } tvé bonboniéry už { $colour ->
    [T] modrou
    [B] hnědou
    [W] bílou
    [K] černou
   *[R] červenou
} má. Vyber jinou řadu, nebo podlahu.
error-share-distribution = Vyber sousední nabídku pro každou ze zbylých barev štědré nabídky: { $colours }.
error-wrong-kind = Stůl teď čeká na jiný druh tahu. Podívej se, co na tvém plánu svítí.
error-wrong-row = Dokončené řady jdou do bonboniéry odshora: teď přichází řada { $row }.

# What cannot be done at a table, or not now.
error-already-asked = Tahle otázka už padla. Počkej na odpovědi, nebo ji stáhni.
error-bad-invite = Tato pozvánka k tomuto stolu nepatří. Řekni si o nový odkaz.
error-level-of-person = Na místě { $seat } sedí člověk: úroveň mají jen boti.
error-no-level = Vyber úroveň bota na místě { $seat }.
error-no-open-seat = Všechna místa jsou obsazená. Dívat se ale můžeš.
error-no-such-level = Bot jménem { $level } tu není. Vyber některého ze seznamu.
error-no-such-seat = Místo { $seat } u tohoto stolu není.
error-no-such-table = Takový stůl tu není. Zkontroluj odkaz, nebo otevři nový stůl.
error-not-asked = Na tvou odpověď tu nikdo nečeká.
error-not-left = Na místě { $seat } už hraje člověk, není co převzít.
error-not-over = Hra ještě běží. Odveta může začít, až skončí.
error-not-seated = U tohoto stolu nemáš místo. Pokud chceš hrát, otevři ho svým vlastním odkazem.
error-not-your-seat = Místo { $seat } není tvoje. Pokud chceš hrát, otevři stůl svým vlastním odkazem.
error-not-your-turn = Místo { $seat } teď není na tahu. Ještě chvilku.
error-nothing-asked = Tato otázka už neplatí.
error-nothing-to-undo = Místo { $seat } v tomto kole ještě nemělo tah a losování se nevrací.
error-rules-option-needs-special = Tyto volby patří ke speciálním nabídkám. Nejdřív je zapni.
error-seat-count = Počet míst ({ $seats }) a počet hráčů ({ $players }) se liší. Srovnej je.
error-seat-left = Na místě { $seat } hraje bot. Nejdřív místo převezmi zpět.
error-seat-of-bot = Místo { $seat } už patří botovi.
error-seat-present = Hráč na místě { $seat } je tady, nebo tu před chvilkou byl. Botovi může místo přenechat jen on sám.
error-seat-taken = Místo { $seat } je obsazené. Vyber jiné.
error-stale = Stůl se mezitím pohnul dál. Podívej se na herní plán a vyber znovu.
error-table-broken = Stůl { $table } už nejde načíst: uložená data jsou poškozená.
error-table-over = Hra skončila.
error-table-waiting = Hra ještě nezačala: některé místo je volné.
error-time-lost = Místu { $seat } došel čas, a tak za něj až do konce hraje bot.
error-time-out = Čas na tento tah vypršel, zahraje ho bot. Další je zase tvůj.

# The waiting room.
error-level-of-kept = Chceš-li změnit úroveň místa { $seat }, posaď tam bota této úrovně.
error-no-kept-seat = Není jasné, kdo má sedět na místě { $seat }. Uspořádej místa znovu.
error-not-host = Měnit stůl a zahájit hru může jen hostitel.
error-seat-held = Na místě { $seat } někdo sedí: nelze je odebrat ani dát jinému.
error-seat-twice = Místo { $seat } je uvedeno dvakrát. Uspořádej místa znovu.
error-table-started = Hra už začala: její pravidla a místa se nemění.
error-too-few-players = Ke hře jsou potřeba aspoň dva hráči. Počkej na přátele, nebo přidej bota.

# Reactions, phrases and nudges.
error-no-one-to-nudge = Na tahu není jiný člověk, takže není koho pošťouchnout.
error-nudged-already = Tenhle hráč byl pošťouchnutý před chvilkou. Dej mu trochu času.
error-too-chatty = To bylo moc najednou. Než něco řekneš, počkej pár vteřin.

# Records.
error-record-commitment = Semínko na řádku { $line } neodpovídá otisku: toto nejsou slíbená losování.
error-record-differs = Řádek { $line } se neshoduje s pravidly: { $field }
error-record-digest = Kontrolní součet na řádku { $line } nesouhlasí: záznam byl po skončení hry změněn.
error-record-empty = V tomto souboru není žádná partie.
error-record-encoding = Tento soubor není text v UTF-8, takže to není záznam.
error-record-field = Řádek { $line } záznamu nejde přečíst.
error-record-file = Soubor { $file } nejde přečíst.
error-record-from-position = Hra, která začala z nějaké pozice, nemá záznam: její první losování nejsou známá.
error-record-line = Řádek { $line } záznamu porušuje pravidlo.
error-record-no-game = Řádek { $line }: záznam začíná řádkem typu „game“.
error-record-seats = Každé místo potřebuje jméno o délce 1 až 100 písmen.
error-record-seed = Losování na řádku { $line } není to, které vychází ze semínka záznamu.
error-record-truncated = Záznam končí řádkem { $line }, dřív než jeho hra.

# Reviews of games.
error-no-such-review = Takový rozbor neexistuje. Zkontroluj odkaz, nebo si v záznamu hry vyžádej nový.
error-review-cancelled = Tento rozbor byl zrušen. Dá se udělat znovu.
error-review-failed = Tento rozbor se nepodařilo udělat. Zkus to znovu; pokud se to zase nepovede, nahlas to a přilož zápis hry.
error-review-not-running = Tento rozbor se teď nedělá, takže není co rušit.
error-review-not-yours = O tento rozbor požádal někdo jiný. Zrušit ho může jen ten, kdo o něj požádal.
error-review-other-version = Tento rozbor udělala jiná verze Chocolatieru a nedá se zobrazit. Dá se udělat znovu.
error-review-too-early = Tato hra ještě běží. Rozebrat se dá, až skončí.
error-too-many-reviews = Požádal jsi o mnoho rozborů za krátkou dobu. Počkej pár minut a požádej znovu; hotové rozbory můžeš otevřít kdykoli.

# The server.
error-bad-message = Server nerozuměl zprávě. Načti stránku znovu.
error-bad-method = Tohle server na této adrese nedělá.
error-bad-origin = Stránka { $origin } nesmí tento server používat.
error-bad-request = Něco v tomto požadavku nesedí: { $field }
error-bad-workers = Počet procesů může být 0 až 256.
error-cannot-listen = Server nemůže poslouchat na { $host }. Možná už tam jiný běží: zvol jiný port.
error-internal = Na serveru se něco pokazilo. Tvůj stůl je v bezpečí, zkus to prosím znovu.
error-newer-database = Databázi zapsala novější verze programu Chocolatier (schéma { $found }, tento program zná { $known }). Aktualizuj ho prosím.
error-no-database = Databázi nejde otevřít: { $reason }
error-no-hello = Spojení se nepředstavilo. Načti stránku znovu.
error-not-found = Na této adrese nic není.
error-not-stored = Nepodařilo se to uložit, takže se to nestalo. Zkus to prosím znovu.
error-too-fast = To bylo moc najednou. Chvilku počkej a pokračuj.
error-too-large = Je to příliš velké: povoleno je nejvýše { $limit } bajtů.
error-too-many-sockets = Otevřených spojení je už příliš mnoho. Zavři některé karty a zkus to znovu.
