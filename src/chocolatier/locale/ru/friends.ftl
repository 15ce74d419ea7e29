### Playing with friends: invitations, the waiting room, reactions and phrases.

## What a messenger shows of a link

card-invites = Вас приглашают на партию в Chocolatier
card-invited-by = { $name } приглашает вас на партию в Chocolatier
card-game = Партия в Chocolatier: { $names }
card-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
card-free = { $free ->
    [0] свободных мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
    [many] { $free } свободных мест
   *[other] { $free } свободного места
}
card-table = За столом: { $names }.
card-image = Наполовину заполненная коробка шоколада
