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
