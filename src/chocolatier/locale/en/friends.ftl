### Playing with friends: invitations, the waiting room, reactions and phrases.

## What a messenger shows of a link

card-invites = You are invited to a game of Chocolatier
card-invited-by = { $name } invites you to a game of Chocolatier
card-game = A game of Chocolatier: { $names }
card-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
card-free = { $free ->
    [0] no free seat
    [one] { $free } free seat
   *[other] { $free } free seats
}
card-table = At the table: { $names }.
card-image = A box of chocolates, half filled
