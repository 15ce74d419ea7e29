# Puzzles: one move is right, and that is proven.

puzzle-goal-win = Hra skončí v tomto kole. Najdi jediný tah, který vyhrává, ať ostatní odpoví jakkoli.
puzzle-goal-share = Hra skončí v tomto kole. Najdi jediný tah, který zachrání společné vítězství, ať ostatní odpoví jakkoli.
puzzle-goal-round = Najdi tah, který si vynutí nejlepší náskok na konci tohoto kola, ať ostatní odpoví jakkoli.
puzzle-theme-flood = záplava na podlaze
puzzle-theme-denial = předběhnout soupeře
puzzle-theme-marker = žeton začínajícího hráče
puzzle-theme-column = sloupec
puzzle-theme-colour = barva
puzzle-theme-dead-line = mrtvá řada
puzzle-theme-keep = stálá nabídka
puzzle-theme-share = štědrá nabídka
puzzle-theme-spare = záchranná nabídka
puzzle-theme-magnet = nabídka s magnetem
puzzle-theme-drop = shodit na podlahu
puzzle-theme-place = správné místo
puzzle-right = Správně. Ale to ještě není vše.
puzzle-solved = Vyřešeno!
# Leads in points may be negative.
puzzle-wrong-lead = Tento ne: při nejlepších odpovědích vede k { $lead }, správný tah k { $best }.
puzzle-wrong-result =
    { $result ->
        [wins] Tento ne.
        [shares] Tento ne: při nejlepších odpovědích je vítězství jen společné.
        [open] Tento ne: při nejlepších odpovědích není vítězství jisté.
       *[loses] Tento ne: při nejlepších odpovědích prohrává.
    }
puzzle-leads = Vynutí si náskok { $lead } na konci kola; druhý nejlepší tah jen { $second }.
puzzle-seat = Místo { $seat }

# The page of the puzzles.
puzzle-lead = Správný je jediný tah a je to dokázané až do konce kola. Celkem úloh: { $count }.
puzzle-day = Úloha dne
puzzle-day-hint = Dnes stejná pro všechny.
puzzle-day-done =
    { $right ->
        [yes] Vyřešeno na první pokus.
       *[no] Nevyřešeno na první pokus.
    }
puzzle-row = Dnů v řadě: { $count }.
puzzle-streak = Série
puzzle-streak-hint = Čím dál těžší, až do první chyby.
puzzle-rush = Na čas
puzzle-rush-hint = Co nejvíc za tři minuty; třetí chyba znamená konec.
puzzle-best = Tvůj rekord: { $count }.
puzzle-train = Trénink
puzzle-train-hint = Všechna témata a pravidla, jak dlouho chceš.
puzzle-tried = Zkoušeno: { $count }; na první pokus: { $right }.
puzzle-by-theme = Podle tématu
puzzle-by-rules = Podle pravidel
puzzle-mistakes = Tvé vlastní chyby
puzzle-mistakes-hint = Rozbor hry ukáže, kde se dalo hrát lépe.
puzzle-mistakes-go = Ke tvým hrám
puzzle-mistakes-ask = Každá chyba z rozebrané hry je otázka na desce: najdi lepší tah.
puzzle-mistakes-count =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
puzzle-rush-score = Vyřešeno: { $count } · { $clock }
puzzle-streak-score = V řadě: { $count }
puzzle-streak-over = Série skončila.
puzzle-streak-result = K výsledku
puzzle-train-score = Správně: { $count } z { $of }
puzzle-series-over = Vyřešeno: { $count }
puzzle-again = Ještě jednou
puzzle-record = Nový rekord!
puzzle-back = Ke všem úlohám
puzzle-no-more = To byly všechny.
puzzle-one = Úloha
puzzle-difficulty = Obtížnost { $difficulty } z 5
puzzle-wrong = Tento ne. Zkus to znovu.
puzzle-shown = Tady je řešení.
puzzle-line = Správný tah: { $move }.
puzzle-why = Proč je správný
puzzle-themes = Téma: { $themes }
puzzle-people = na první pokus: { $right } z { $tried } lidí
puzzle-proof = Projít důkaz
puzzle-next = Další úloha
puzzle-show = Ukázat řešení
puzzle-points = Body do konce kola
puzzle-points-right = Po správném tahu
puzzle-result =
    { $result ->
        [wins] vítězství
        [shares] společné vítězství
        [loses] prohra
       *[open] vítězství nejisté
    }
puzzle-result-lead = náskok { $lead }
puzzle-proving = Dokazuji …
puzzle-proof-yours = Tvé tahy a kam každý vede
puzzle-proof-reply = Odpovědi místa { $seat } a kam každá vede pro tebe
puzzle-proof-end = Kolo skončilo: tvůj náskok je { $lead }.
puzzle-proof-back = O tah zpět
# What a seat gets: points of chocolates that are boxed, the floor, bonuses.
puzzle-points-cell = bonboniéra { $boxed }, ztráta { $floor }, bonus { $bonus }
