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

## Inviting, and the waiting room

friends-play = Играть с друзьями
friends-invite = Позовите друзей
friends-invite-hint = Отправьте ссылку. Начните, когда все соберутся.
friends-wait = Игру начнёт { $name }
friends-wait-host = Игру начнёт тот, кто открыл стол
friends-wait-hint = Подождите: всё начнётся само.
friends-start = Начать игру
friends-start-free = Свободные места исчезнут, когда вы начнёте.
friends-start-alone = Подождите друга или добавьте бота.
friends-host = Открывает игру
friends-full = Все места заняты. Попросите добавить ещё одно или оставайтесь смотреть.
friends-up = { $name }, место { $seat }: передвинуть вверх
friends-down = { $name }, место { $seat }: передвинуть вниз
friends-remove = Убрать место { $seat }
friends-make-open = Оставить для друга
friends-add-open = Добавить свободное место
friends-add-bot = Добавить бота
friends-game = Игра
friends-arranged = Игра или места за столом изменились.
friends-share = Поделиться приглашением

## Away

away = нет на месте
away-lost = Связь потеряна
away-hidden = Смотрит что-то другое

## Reactions, phrases and nudges

signals = Реакции и фразы
signals-reactions = Реакции
signals-phrases = Фразы
signals-said = { $name }: { $words }
signals-mute = Не показывать других
signals-unmute = Снова показывать других
settings-signals = Реакции и фразы
settings-signals-hint = Показывает, что говорят другие за столом, и позволяет им вас позвать.
nudge = Позвать: { $name }
nudge-shown = зовёт: { $name }
nudge-said = { $name } зовёт: { $other }.
nudge-yours = { $name } ждёт вас: сейчас ваш ход.
nudge-title = ● { $name } ждёт

reaction-smile = Улыбка
reaction-laugh = Смех
reaction-wink = Подмигивание
reaction-wow = Изумление
reaction-think = Раздумья
reaction-phew = Облегчение
reaction-sad = Грусть
reaction-oops = Смущение
reaction-thumb = Большой палец вверх
reaction-heart = Сердце
reaction-star = Звезда
reaction-cocoa = Чашка какао

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличная игра!
phrase-nice-move = Хороший ход!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-your-turn = Ваш ход?
phrase-one-moment = Минутку, пожалуйста
phrase-right-back = Сейчас вернусь
phrase-so-close = Ещё бы чуть-чуть!
phrase-once-more = Ещё раз?
phrase-goodbye = Мне пора. Пока!
