### Playing with friends: invitations, the waiting room, reactions and phrases.

## What a messenger shows of a link

card-invites = Вас запрошують на партію в Chocolatier
card-invited-by = { $name } запрошує вас на партію в Chocolatier
card-game = Партія в Chocolatier: { $names }
card-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
card-free = { $free ->
    [0] вільних місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
}
card-table = За столом: { $names }.
card-image = Наполовину заповнена коробка шоколаду
