### Playing with friends: invitations, the waiting room, reactions and phrases.

## What a messenger shows of a link

card-invites = Masz zaproszenie do gry Chocolatier
card-invited-by = { $name } zaprasza cię do gry Chocolatier
card-game = Gra Chocolatier: { $names }
card-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
card-free = { $free ->
    [0] brak wolnych miejsc
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
card-table = Przy stole: { $names }.
card-image = Pudełko czekoladek, wypełnione do połowy

## Inviting, and the waiting room

friends-play = Graj z przyjaciółmi
friends-invite = Zaproś swoich przyjaciół
friends-invite-hint = Wyślij link. Zacznij, gdy wszyscy już będą.
friends-wait = Grę zacznie { $name }
friends-wait-host = Grę zacznie gospodarz
friends-wait-hint = Wystarczy poczekać: zacznie się samo.
friends-start = Zacznij grę
friends-start-free = Wolne miejsca znikną, gdy zaczniesz.
friends-start-alone = Poczekaj na kogoś albo dodaj bota.
friends-host = Gospodarz
friends-full = Wszystkie miejsca są zajęte. Poproś gospodarza o jeszcze jedno albo zostań i oglądaj.
friends-up = { $name }, miejsce { $seat }: przesuń w górę
friends-down = { $name }, miejsce { $seat }: przesuń w dół
friends-remove = Usuń miejsce { $seat }
friends-make-open = Zostaw dla kogoś
friends-add-open = Dodaj wolne miejsce
friends-add-bot = Dodaj bota
friends-game = Gra
friends-arranged = Gospodarz zmienił grę albo miejsca.
friends-share = Udostępnij zaproszenie

## Away

away = poza stołem
away-lost = Połączenie jest zerwane
away-hidden = Patrzy gdzie indziej

## Reactions, phrases and nudges

signals = Reakcje i zwroty
signals-reactions = Reakcje
signals-phrases = Zwroty
signals-said = { $name }: { $words }
signals-mute = Wycisz innych
signals-unmute = Znów słuchaj innych
settings-signals = Reakcje i zwroty
settings-signals-hint = Pokazuje, co mówią inni przy stole, i pozwala im cię ponaglić.
nudge = Ponaglij: { $name }
nudge-shown = ponagla: { $name }
nudge-said = { $name } ponagla: { $other }.
nudge-yours = { $name } czeka na ciebie: to twoja tura.
nudge-title = ● { $name } czeka

reaction-smile = Uśmiech
reaction-laugh = Śmiech
reaction-wink = Mrugnięcie
reaction-wow = Zdumienie
reaction-think = Namysł
reaction-phew = Ulga
reaction-sad = Smutek
reaction-oops = Zakłopotanie
reaction-thumb = Kciuk w górę
reaction-heart = Serce
reaction-star = Gwiazda
reaction-cocoa = Kubek kakao

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Świetna gra!
phrase-nice-move = Dobry ruch!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-your-turn = Twoja kolej?
phrase-one-moment = Chwileczkę
phrase-right-back = Zaraz wracam
phrase-so-close = Było blisko!
phrase-once-more = Jeszcze raz?
phrase-goodbye = Muszę lecieć. Pa!
