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

## Inviting, and the waiting room

friends-play = Грати з друзями
friends-invite = Запросіть друзів
friends-invite-hint = Надішліть посилання. Почніть, щойно всі зберуться.
friends-wait = Гру почне { $name }
friends-wait-host = Гру почне той, хто відкрив стіл
friends-wait-hint = Зачекайте: усе почнеться саме.
friends-start = Почати гру
friends-start-free = Вільні місця зникнуть, коли ви почнете.
friends-start-alone = Зачекайте на друга або додайте бота.
friends-host = Відкриває гру
friends-full = Усі місця зайняті. Попросіть додати ще одне або залишайтеся дивитися.
friends-up = { $name }, місце { $seat }: пересунути вгору
friends-down = { $name }, місце { $seat }: пересунути вниз
friends-remove = Прибрати місце { $seat }
friends-make-open = Лишити для друга
friends-add-open = Додати вільне місце
friends-add-bot = Додати бота
friends-game = Гра
friends-arranged = Гру або місця за столом змінено.
friends-share = Поділитися запрошенням

## Away

away = немає на місці
away-lost = Зв’язок утрачено
away-hidden = Дивиться щось інше

## Reactions, phrases and nudges

signals = Реакції та фрази
signals-reactions = Реакції
signals-phrases = Фрази
signals-said = { $name }: { $words }
signals-mute = Не показувати інших
signals-unmute = Знову показувати інших
settings-signals = Реакції та фрази
settings-signals-hint = Показує, що кажуть інші за столом, і дає їм вас покликати.
nudge = Покликати: { $name }
nudge-shown = кличе: { $name }
nudge-said = { $name } кличе: { $other }.
nudge-yours = { $name } чекає на вас: зараз ваш хід.
nudge-title = ● { $name } чекає

reaction-smile = Усмішка
reaction-laugh = Сміх
reaction-wink = Підморгування
reaction-wow = Подив
reaction-think = Роздуми
reaction-phew = Полегшення
reaction-sad = Смуток
reaction-oops = Збентеження
reaction-thumb = Великий палець угору
reaction-heart = Серце
reaction-star = Зірка
reaction-cocoa = Чашка какао

phrase-hello = Вітаю!
phrase-good-luck = Успіхів!
phrase-well-played = Чудова гра!
phrase-nice-move = Гарний хід!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-your-turn = Ваш хід?
phrase-one-moment = Хвилинку, будь ласка
phrase-right-back = Зараз повернуся
phrase-so-close = Ще б трохи!
phrase-once-more = Ще раз?
phrase-goodbye = Мушу йти. Бувайте!
