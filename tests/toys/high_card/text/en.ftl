game-name = High Card
game-summary = Keep your card or swap it once; the highest wins the round.
mode-base = The usual game
ask-change = Do you keep your card?
do-swap = { $card ->
        [none] Keep your card
       *[other] Swap the { NAME($card) } for another
    }
event-reshuffled = The discard pile is shuffled into a new deck.
event-won = { SEAT($seat) } wins the round with the { NAME($card) }.
place-deck = The deck
place-discards = The discard pile
place-hand = Hand of { SEAT($seat) }
place-won = Won by { SEAT($seat) }
card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6
card-7 = card 7
card-8 = card 8
card-9 = card 9
score-won = Rounds won
