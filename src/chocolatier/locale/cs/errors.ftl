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
error-no-such-action = Akce { $number } neexistuje.
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
error-log-full = U tohoto stolu se hraje už příliš dlouho. Teď lze jen táhnout.
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
error-record-too-long = Tato partie je příliš dlouhá: povoleno je nejvýše { $limit } tahů.
error-record-empty = V tomto souboru není žádná partie.
error-record-encoding = Tento soubor není text v UTF-8, takže to není záznam.
error-record-field = Řádek { $line } záznamu nejde přečíst.
error-record-file = Soubor { $file } nejde přečíst.
error-record-no-deal = Hra, která ještě čeká na první rozložení, záznam nemá.
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
error-trial-failed = Tento tah se nepodařilo posoudit. Zkus to za chvilku znovu.
error-position-seats = Hra z hotové pozice začíná hned: všechna místa jsou u této obrazovky, nebo patří botům.
error-position-rules = Tato pozice patří k jiným pravidlům, než jaká má stůl.
error-position-phase = Z této pozice se dál hrát nedá: hra skončila, nebo je tah jen napůl hotový.
error-no-such-move = V této hře není tah { $move }. Otevři rozbor znovu.

# Hints.
error-hint-failed = Nápověda se nenašla. Zeptej se za chvilku znovu.
error-hints-late = Ostatní si sedli ke stolu bez nápověd. Nápovědy jde vypnout, ale ne zapnout.
error-hints-not-ready = Hra se ještě připravuje. Nápovědy budou za chvilku.
error-no-hints = U tohoto stolu nejsou nápovědy: ne všichni s nimi před začátkem souhlasili.
error-nothing-to-judge = Místo { $seat } ještě netáhlo, není tedy co říct.
error-too-many-hints = Příliš mnoho nápověd za krátkou dobu. Počkej chvilku a zeptej se znovu.

# Positions to be studied.
error-analysis-compiling = Program se ještě připravuje. Zkus to za půl minuty, zatím můžeš upravovat a hrát.
error-analysis-failed = Tuto pozici se nepodařilo rozebrat. Zkus to znovu; pokud to zase nevyjde, nahlas to prosím i s pozicí.
error-deal-bag = Takhle se losovat nedá: víko se vysype do sáčku, teprve když je prázdný, a žádné barvy nejde vylosovat víc, než kolik jí zbývá.
error-deal-extra = Bohatá nabídka dostane právě jednu pralinku, dokud nějaké jsou, a jen když leží v kruhu.
error-deal-factories = Losování musí uvést pralinky každé nabídky v kruhu.
error-deal-gold = Se speciálními nabídkami je různých zlatých stran tolik, kolik je hráčů, bez nich žádná.
error-deal-gold-once = Podle těchto pravidel zůstávají zlaté strany celou hru na svém místě.
error-deal-not-due = Teď se nic nelosuje: kolo ještě probíhá, nebo hra skončila.
error-deal-size = Nabídka { $slot } dostane čtyři pralinky, dokud nějaké jsou.
error-deal-slot = Zlatá strana leží tam, kde v kruhu žádná nabídka není.
error-link-text = Tento odkaz není celý: byl zkrácen nebo změněn. Zkopíruj ho znovu.
error-link-version = Tento odkaz vytvořila jiná verze Chocolatier. Požádej o pozici jako text, nebo ji otevři tam, kde vznikla.
error-nothing-to-decide = Není co rozebírat: v této pozici není nikdo na tahu.
error-position-field = Taková pozice není možná: { $reason }
error-rules-limit = Hru lze omezit na 1 až 255 kol, 0 znamená bez omezení.
error-rules-name = „{ $name }“ není název pravidel. Napiš třeba 2-coloured-plain nebo 4-free-special.
error-rules-option = Pravidla nemají možnost „{ $option }“.
error-rules-players = Hra je pro dva až čtyři hráče.
error-rules-twice = Možnost „{ $option }“ je zapsána dvakrát.
error-start-text = Chceš-li začít hru, napiš například: { $example }
error-too-much-analysis = Rozebral jsi toho za krátkou dobu mnoho. Počkej pár minut, zatím můžeš upravovat a hrát.

# The server.
error-bad-message = Server nerozuměl zprávě. Načti stránku znovu.
error-bad-method = Tohle server na této adrese nedělá.
error-bad-host = Tento server se nejmenuje { $host }. Povolit toto jméno může jeho správce.
error-bad-origin = Stránka { $origin } nesmí tento server používat.
error-bad-request = Něco v tomto požadavku nesedí: { $field }
error-bad-backup = Zálohu nelze obnovit: { $reason }.
error-database-not-empty = Databáze už obsahuje stoly: záloha se obnovuje do prázdné.
error-blocked = Správce tohoto serveru tuto adresu zablokoval.
error-no-server = Žádný server tohoto uživatele neběží.
error-unhealthy = Server nefunguje.
error-bad-bot = Žádný bot tohoto serveru nemá toto jméno a tento token.
error-bad-setting = Nastavení serveru je chybné.
error-cannot-listen = Server nemůže poslouchat na { $host }. Možná už tam jiný běží: zvol jiný port.
error-internal = Na serveru se něco pokazilo. Tvůj stůl je v bezpečí, zkus to prosím znovu.
error-newer-database = Databázi zapsala novější verze programu Chocolatier (schéma { $found }, tento program zná { $known }). Aktualizuj ho prosím.
error-no-database = Databázi nejde otevřít: { $reason }
error-no-hello = Spojení se nepředstavilo. Načti stránku znovu.
error-not-found = Na této adrese nic není.
error-not-stored = Nepodařilo se to uložit, takže se to nestalo. Zkus to prosím znovu.
error-too-busy = Server má teď příliš mnoho práce. Zkus to prosím za chvíli znovu.
error-too-fast = To bylo moc najednou. Chvilku počkej a pokračuj.
error-too-large = Je to příliš velké: povoleno je nejvýše { $limit } bajtů.
error-too-many-sockets = Otevřených spojení je už příliš mnoho. Zavři některé karty a zkus to znovu.
error-no-such-puzzle = Úloha { $id } neexistuje, nebo už neexistuje. Zvol si jinou.
error-no-puzzle-fits = Tomu všemu neodpovídá žádná úloha. Zvol méně podmínek.
error-proof-too-long = Tento důkaz trvá příliš dlouho.
# Hry, které se počítají.
error-in-contest = Tato hra se počítá: bez nápovědy, bez vracení tahů a bez předčasného konce.
error-contest-compiling = Boti se ještě připravují. Zkus to za minutu.
error-contest-level = { $level } tady hrát nemůže: tento bot přemýšlí podle hodin, takže pokaždé odpovídá jinak.
error-contest-not-played = Jméno může uvést jen ten, kdo hrál.
error-contest-first-play = Nejdřív si zahraj: tady by byla vidět rozložení.
error-daily-played = Tento den už máš odehraný a počítá se jen první pokus. Můžeš si ho ještě zahrát nanečisto.
error-daily-over = Den se změnil: teď je { $today }. Zahraj si dnešní rozložení, nebo toto nanečisto.
error-day-not-yet = Rozložení na { $day } ještě není. Vrať se v ten den.
error-no-such-day = Na takový den žádné rozložení není.
error-bad-clock = Hodiny serveru jdou špatně, takže neví, který je den. Výsledky zůstávají; zkus to později.
error-rival-not-yet = Tato hra ještě neskončila. Zkus to za chvíli.
error-challenge-early = Nejdřív tuto hru dohraj: pak můžou její rozložení hrát přátelé.
error-challenge-alone = Výzvou může být jen hra, kterou jeden člověk dohrál do konce proti botům.
error-contest-played = Tato rozložení už máš odehraná a počítá se jen první pokus.
error-contest-full = Tato rozložení hrálo už { $most } lidí, víc jich být nemůže. Vytvoř novou výzvu.
error-match-players = Dva týmy potřebují u každého stolu dva nebo čtyři hráče.
error-match-sit-down = Toto je zápas: posaď se k jednomu z jeho dvou stolů.
error-no-such-contest = Taková výzva není. Zkontroluj odkaz.
