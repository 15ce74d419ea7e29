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
