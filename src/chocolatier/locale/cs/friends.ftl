### Playing with friends: invitations, the waiting room, reactions and phrases.

## What a messenger shows of a link

card-invites = Máš pozvánku ke hře Chocolatier
card-invited-by = { $name } tě zve ke hře Chocolatier
card-game = Hra Chocolatier: { $names }
card-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
card-free = { $free ->
    [0] žádné volné místo
    [one] { $free } volné místo
    [few] { $free } volná místa
    [many] { $free } volného místa
   *[other] { $free } volných míst
}
card-table = U stolu: { $names }.
card-image = Napůl zaplněná bonboniéra

## Inviting, and the waiting room

friends-play = Hrát s přáteli
friends-invite = Pozvi své přátele
friends-invite-hint = Pošli odkaz. Začni, jakmile budou všichni tady.
friends-wait = Hru zahájí { $name }
friends-wait-host = Hru zahájí hostitel
friends-wait-hint = Stačí počkat: začne to samo.
friends-start = Zahájit hru
friends-start-free = Volná místa při zahájení zmizí.
friends-start-alone = Počkej na přátele, nebo přidej bota.
friends-host = Hostitel
friends-full = Všechna místa jsou obsazená. Řekni hostiteli o další, nebo zůstaň a dívej se.
friends-up = { $name }, místo { $seat }: posunout nahoru
friends-down = { $name }, místo { $seat }: posunout dolů
friends-remove = Odebrat místo { $seat }
friends-make-open = Nechat pro přátele
friends-add-open = Přidat volné místo
friends-add-bot = Přidat bota
friends-game = Hra
friends-arranged = Hostitel změnil hru nebo místa.
friends-share = Sdílet pozvánku

## Away

away = pryč
away-lost = Spojení je přerušené
away-hidden = Dívá se jinam

## Reactions, phrases and nudges

signals = Reakce a fráze
signals-reactions = Reakce
signals-phrases = Fráze
signals-said = { $name }: { $words }
signals-mute = Ztlumit ostatní
signals-unmute = Zase poslouchat ostatní
settings-signals = Reakce a fráze
settings-signals-hint = Ukazuje, co u stolu říkají ostatní, a dovolí jim tě pošťouchnout.
nudge = Pošťouchnout: { $name }
nudge-shown = pošťuchuje: { $name }
nudge-said = { $name } pošťuchuje: { $other }.
nudge-yours = { $name } na tebe čeká: jsi na tahu.
nudge-title = ● { $name } čeká

reaction-smile = Úsměv
reaction-laugh = Smích
reaction-wink = Mrknutí
reaction-wow = Úžas
reaction-think = Přemýšlení
reaction-phew = Úleva
reaction-sad = Smutek
reaction-oops = Rozpaky
reaction-thumb = Palec nahoru
reaction-heart = Srdce
reaction-star = Hvězda
reaction-cocoa = Hrnek kakaa

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobrá hra!
phrase-nice-move = Pěkný tah!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-your-turn = Jsi na tahu?
phrase-one-moment = Chvilku, prosím
phrase-right-back = Hned se vrátím
phrase-so-close = To bylo o fous!
phrase-once-more = Ještě jednou?
phrase-goodbye = Musím jít. Měj se!
