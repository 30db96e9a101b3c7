game-name = The Dragon
game-summary = Alone against a dragon that raids by its own deck of cards.
mode-base = A sleepy dragon
mode-fierce = A fierce dragon
option-fierce = Fierce: only a stronger guard beats a raid
ask-defend = Whom do you post against the raid?
do-post = { $guard ->
        [none] Hide
       *[other] Post { NAME($guard) }
    }
event-raided = The dragon comes: { NAME($raid) }.
place-guards = Guards of { SEAT($seat) }
place-spent = Off duty
place-trophies = Trophies of { SEAT($seat) }
place-lair = The dragon's lair
place-raid = The raid
place-deck = The dragon's deck
place-box = In the box
guard-1 = guard 1
guard-2 = guard 2
guard-3 = guard 3
guard-4 = guard 4
guard-5 = guard 5
guard-6 = guard 6
raid-2 = raid 2
raid-3 = raid 3
raid-4 = raid 4
raid-5 = raid 5
raid-6 = raid 6
score-trophies = Raids beaten
