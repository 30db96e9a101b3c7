# What the boards of the single games say besides the games' own texts.

board-open = can be chosen
board-chosen = chosen
board-you = (you)
board-waiting = the game waits for this player

# King's Bounty
board-kb-nobody = nobody
board-kb-no-holdings = No holdings yet
board-kb-led = Strength { $strength }: takes a holding defended by { $most } or less, or guards one of yours.
board-kb-yours = Your kingdom
board-kb-in-hand = in hand
board-kb-in-deck = in the deck
board-kb-spent = discarded
board-kb-known = you know
board-kb-return = return cards
board-kb-draw = draw { $count }
board-kb-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-kb-holdings = { $count ->
        [one] { $count } holding
       *[other] { $count } holdings
    }

# Fairy Fracas
board-ff-points = Points by character
board-ff-blocked = blocked by the { NAME($by) }
board-ff-blocks = blocks { $count }
board-ff-turn = turn { $turn } of { $turns }
board-ff-power-witch = The wand marks the forests: here she may swap two top characters.
board-ff-power-fairy = The wand marks the terrains where she may rearrange who lies there.
board-ff-power-wizard = The wand marks towers and what is beside them: here he may move a top character.
board-ff-foot-king = +1 in a castle, +1 for each farm or forest beside
board-ff-foot-queen = +1 with a King, +1 for each of yours beside
board-ff-foot-princess = +2 in a tower, +1 with a Knight
board-ff-foot-knight = +3 with a Princess; blocks a Dragon below
board-ff-foot-peasant = +1 on a farm, +1 for each King or Queen beside
board-ff-foot-gnome = goes below all; +1 for each above
board-ff-foot-dragon = blocks everybody below
board-ff-foot-witch = in a forest: swaps two top characters
board-ff-foot-fairy = rearranges her terrain
board-ff-foot-wizard = in or beside a tower: moves a top character

# Kings' Struggle
board-ks-leads = would win
board-ks-equal = equal
board-ks-split = Your score pile
board-ks-no-pile = no cards won
board-ks-hands = What the others hold
board-ks-hand = Your hand
board-ks-holds-own = your ability
board-ks-listens = is listening
board-ks-changes = puts down another card
board-ks-chooses = chooses a card
board-ks-later = acts later
board-ks-did-nothing = did nothing
board-ks-did-boosted = put +{ $plus } on the { NAME($card) }
board-ks-did-killed = took the { NAME($card) }
board-ks-did-coins-taken = took { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
board-ks-did-jested = made { SEAT($target) } change card
board-ks-did-replaced = took back the { NAME($card) }
board-ks-did-seized = took: { NAME($cards) }
board-ks-did-star-moved = gave the star to { SEAT($to) }
board-ks-foot-peasant = wins as the only Serf
board-ks-foot-farmer = +5 on a Merchant
board-ks-foot-assassin = takes a Merchant or Royalty
board-ks-foot-cobbler = gives the star; a coin for each Serf
board-ks-foot-cooper = changes, or a coin for each Merchant
board-ks-foot-jeweler = +2 on Royalty, a coin for each Royalty
board-ks-foot-jester = another must change card
board-ks-foot-knight = takes up to two Serfs
board-ks-foot-queen = 5 coins if she wins
board-ks-foot-king = no ability
board-ks-ledger = Ledger of promises
board-ks-no-promises = Nobody has promised anything yet.
board-ks-older = { $count ->
        [one] { $count } older promise
       *[other] { $count } older promises
    }
board-ks-binding = Binding, done at once:
board-ks-promised = Only promised:
board-ks-at-once = at once
board-ks-honour = on one’s honour
board-ks-offer = Deal { $number } by { SEAT($seat) }
board-ks-state-open = open
board-ks-state-done = done
board-ks-state-withdrawn = withdrawn by { SEAT($seat) }
board-ks-state-rejected = refused by { SEAT($seat) }
board-ks-state-changed = now deal { $number }
board-ks-state-lapsed = no longer possible
board-ks-state-ended = ended with the talk
board-ks-agree = Agree
board-ks-you-give = You give face down:
board-ks-reject = Say no
board-ks-change = Change
board-ks-counter = Counter
board-ks-raise = One coin more
board-ks-withdraw = Withdraw
board-ks-table = On the table
board-ks-yours = Your offer
board-ks-tab-offers = Offers
board-ks-tab-compose = Your offer
board-ks-tab-ledger = Promises, hand
board-ks-new = Make an offer
board-ks-suggested = Begin from one of these, or with an empty leaf:
board-ks-no-ideas = Say what you want of this ability, and what for.
board-ks-may-not = You may agree, withdraw and pay.
board-ks-past = { $count ->
        [one] { $count } offer of this round is settled
       *[other] { $count } offers of this round are settled
    }
board-ks-builder = A new offer
board-ks-what = What { SEAT($seat) } does
board-ks-deed-boost = puts the token…
board-ks-deed-kill = takes the card…
board-ks-deed-star = gives the star…
board-ks-deed-coins = takes the coins
board-ks-deed-replace = changes the Cooper
board-ks-deed-jest = makes … change card
board-ks-deed-seize = takes the Serfs…
board-ks-deed-spare = spares…
board-ks-deed-refrain = does not use it
board-ks-say-boost = { $holder } puts the token on the card of { $targets }
board-ks-say-kill = { $holder } takes the card of { $targets }
board-ks-say-star = { $holder } gives star and sceptre to { $targets }
board-ks-say-coins = { $holder } takes the coins
board-ks-say-replace = { $holder } puts down { $card } instead of the Cooper
board-ks-say-jest = { $holder } makes { $targets } put down { $card }
board-ks-say-seize = { $holder } takes the Serfs of { $targets }
board-ks-say-spare = { $holder } spares { $targets }
board-ks-say-refrain = { $holder } does not use { $parts }
board-ks-say-then = and then: { $then }
board-ks-say-leaves = and does not use: { $parts }
board-ks-say-pay = { $payer } pays { $payee } { $coins } { $count ->
        [one] coin
       *[other] coins
    }
board-ks-say-card = { $giver } gives { $receiver } { $card } { $face }
board-ks-say-promise-coins = { $who } promises { $kind }: { $coins } for { $to } by the end of round { $by }
board-ks-say-promise = { $who } promises { $kind } the { $card } until the end of round { $by }
board-ks-say-promise-on = { $who } promises { $kind } the { $card } on { $target } until the end of round { $by }
board-ks-choose = choose…
board-ks-and = and…
board-ks-drop-player = leave out
board-ks-nothing-said = nothing said
board-ks-whole = the ability at all
board-ks-the-rest = anything else
board-ks-then = what follows
board-ks-leaves = what is left unused
board-ks-whom = whom
board-ks-anybody = anybody
board-ks-any-card = any card
board-ks-no-card = no card
board-ks-giver-names = a card that the giver names on agreeing
board-ks-add-pay = add a payment
board-ks-add-card = add a card
board-ks-add-coins = promise coins
board-ks-add-deed = promise a deed
board-ks-payer = who pays
board-ks-payee = who is paid
board-ks-giver = who gives
board-ks-receiver = who receives
board-ks-card = card
board-ks-face = how it is given
board-ks-face-up = face up
board-ks-face-down = face down
board-ks-who = who promises
board-ks-kind = what is promised
board-ks-kind-coins = coins
board-ks-kind-use = to use
board-ks-kind-avoid = not to use
board-ks-part = ability
board-ks-by = by the end of which round
board-ks-coins = coins
board-ks-less = one coin less
board-ks-more = one coin more
board-ks-drop = Drop this
board-ks-purse = Coins of { SEAT($seat) }: { $before }, then { $after }
board-ks-offer-it = Make the offer
board-ks-change-to = Change deal { $number }
board-ks-close = Never mind

# Paladins of the West Kingdom
board-pa-round = round { $round } of { $last }
board-pa-court = King's orders and favours
board-pa-or = or
board-pa-gone = Discarded cards
board-pa-paladins = Paladins: { $count } in the deck
board-pa-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-pa-now = this round
board-pa-top = on top
board-pa-under = at the bottom
board-pa-leaves = Parts of the table
board-pa-leaf-realm = Land
board-pa-leaf-town = Town
board-pa-leaf-mine = My board
board-pa-leaf-others = Others
board-pa-leaf-opponent = Opponent
board-pa-show-its = Its board
board-pa-show-mine = Show my board
board-pa-close = Close
board-pa-fallbacks = If a scheme fails, in this order
board-pa-rest = Rest
board-pa-deeds = Deeds: 3 workers, less 1 for each workshop
board-pa-told = Its turn, step by step
board-pa-told-last = Its last turn, step by step
board-pa-told-nothing = It has not had a turn yet.
board-pa-check-cells = { $free ->
        [0] workers stand there
       *[other] cells free
    }
board-pa-check-workers = { $wanted } of { $idle } { $idle ->
        [one] worker
       *[other] workers
    }
board-pa-check-limit = as often as allowed
board-pa-check-row = nobody in the row
board-pa-check-favour = no favour free
board-pa-check-level = { $attribute ->
        [faith] faith
        [strength] strength
       *[influence] influence
    } { $level }
board-pa-wishes = Why there: its first wish to come true
board-pa-wish = { $wish ->
        [hire] a townsperson for free
        [pay] a debt paid
        [prayer] prayer
        [workers] two workers
        [worker] a worker
        [silver] silver
       *[pardon] a suspicion less
    }
board-pa-wish-taken = taken
board-pa-wish-far = too far
board-pa-wish-debt = no debt
board-pa-wish-true = free

# It's a Wonderful Kingdom
board-wk-goal = goal
board-wk-lost-unless = { $count ->
        [one] lost unless it is done
       *[other] lost unless all { $count } are done
    }
board-wk-left-vermin = vermin left, then it is lost
board-wk-left-cubes = cubes left, then it is lost
board-wk-chance = { $dangers } of { $unknown } unknown are { $kind ->
        [menaces] menaces
       *[other] calamities
    }
board-wk-supremacy = { $count } or more: supremacy
board-wk-gold = gold
board-wk-medal-next = { $medal ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    } in { $points }
board-wk-stage-done = done
board-wk-stage-now = now
board-wk-stage-next = to come
board-wk-menaces = Menaces to fight
board-wk-drafted = Draft
board-wk-build = build
board-wk-building = Under construction
board-wk-piles = Cards laid away
board-wk-look = Look at this kingdom
board-wk-close = Close
board-wk-leaves = Parts of the table
board-wk-leaf-mine = Mine
board-wk-leaf-rival = Rival
board-wk-leaf-quest = Quest
