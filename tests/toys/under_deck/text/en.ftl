game-name = Under the Deck
game-summary = Put a low card under the deck, and remember where it comes up again.
mode-base = The usual game
ask-turn = Do you keep your card?
do-keep = Keep your card
do-swap = Put the { NAME($card) } under the deck and draw
event-drew = { $card ->
        [none] { SEAT($seat) } puts a card under the deck and draws.
       *[other] { SEAT($seat) } puts a card under the deck and draws the { NAME($card) }.
    }
place-hand = Hand of { SEAT($seat) }
place-top = Top of the deck
place-middle = Middle of the deck
place-bottom = Bottom of the deck
card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6
score-card = The card in hand
