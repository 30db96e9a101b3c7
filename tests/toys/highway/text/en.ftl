game-name = Highway Robbery
game-summary = Rob the others of their coins; shield and hook can be used once each.
mode-base = The usual game
ask-turn = Whom do you rob?
ask-shield = You are being robbed. Do you raise your shield?
ask-hook = Your victim raises a shield. Do you tear it away with your hook?
do-rob = { $victim ->
        [none] Rob nobody
       *[other] Rob { SEAT($victim) }
    }
do-use = { $tool ->
        [none] Let it happen
       *[other] Use the { NAME($tool) }
    }
place-purse = Purse of { SEAT($seat) }
place-shields = Shield of { SEAT($seat) }
place-hooks = Hook of { SEAT($seat) }
place-spent = Spent
coin = coin
shield = shield
hook = hook
score-coins = Coins
