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

## Inviting, and the waiting room

friends-play = Play with friends
friends-invite = Invite your friends
friends-invite-hint = Send the link. Start as soon as everyone is here.
friends-wait = { $name } starts the game
friends-wait-host = The host starts the game
friends-wait-hint = Sit back: it begins by itself.
friends-start = Start the game
friends-start-free = Free seats are removed when you start.
friends-start-alone = Wait for a friend, or add a bot.
friends-host = Host
friends-full = All seats are taken. Ask the host for one more, or stay and watch.
friends-up = { $name }, seat { $seat }: move up
friends-down = { $name }, seat { $seat }: move down
friends-remove = Remove seat { $seat }
friends-make-open = Keep it for a friend
friends-add-open = Add a free seat
friends-add-bot = Add a bot
friends-game = The game
friends-arranged = The host changed the game or the seats.
friends-share = Share the invitation

## Away

away = away
away-lost = The connection is lost
away-hidden = Looking at something else

## Reactions, phrases and nudges

signals = Reactions and phrases
signals-reactions = Reactions
signals-phrases = Phrases
signals-said = { $name }: { $words }
signals-mute = Mute the others
signals-unmute = Hear the others again
settings-signals = Reactions and phrases
settings-signals-hint = Shows what the others say at the table, and lets them nudge you.
nudge = Nudge { $name }
nudge-shown = nudges { $name }
nudge-said = { $name } nudges { $other }.
nudge-yours = { $name } is waiting for you: it is your turn.
nudge-title = ● { $name } is waiting

reaction-smile = Smile
reaction-laugh = Laughter
reaction-wink = Wink
reaction-wow = Amazement
reaction-think = Hard thinking
reaction-phew = Relief
reaction-sad = Sadness
reaction-oops = Embarrassment
reaction-thumb = Thumb up
reaction-heart = Heart
reaction-star = Star
reaction-cocoa = A cup of cocoa

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your-turn = Your turn?
phrase-one-moment = One moment, please
phrase-right-back = I’ll be right back
phrase-so-close = That was close!
phrase-once-more = Once more?
phrase-goodbye = Have to go. Bye!
