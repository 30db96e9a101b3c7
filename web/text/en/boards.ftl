# What the boards of the single games say besides the games' own texts.

board-open = can be chosen
board-chosen = chosen
board-you = (you)
board-waiting = the game waits for this player

# King's Bounty
board-kb-nobody = nobody
board-kb-secret = Secret title
board-kb-no-holdings = No holdings yet
board-kb-deeper = and { $count } more further down

# Fairy Fracas
board-ff-points = Points by character
board-ff-blocked = blocked by the { NAME($by) }

# Kings' Struggle
board-ks-leads = would win
board-ks-holds = hand { $hand }, pile { $pile }
board-ks-split = Your score pile, split at its best
board-ks-total = Together
board-ks-ledger = Promises
board-ks-no-promises = Nobody has promised anything yet.
board-ks-older = { $count ->
        [one] { $count } older promise
       *[other] { $count } older promises
    }
board-ks-binding = Binding: done at once
board-ks-promised = Not binding: a promise
board-ks-offer = Deal { $number } by { SEAT($seat) }
board-ks-state-open = open
board-ks-state-done = done
board-ks-state-withdrawn = withdrawn by { SEAT($seat) }
board-ks-state-rejected = refused by { SEAT($seat) }
board-ks-state-changed = now deal { $number }
board-ks-state-lapsed = no longer possible
board-ks-state-ended = ended with the talk
board-ks-agree = Agree
board-ks-reject = Say no
board-ks-change = Change
board-ks-withdraw = Withdraw
board-ks-new = Make an offer
board-ks-suggested = Begin from a suggestion
board-ks-past = { $count ->
        [one] { $count } offer of this round is settled
       *[other] { $count } offers of this round are settled
    }
board-ks-builder = A new offer
board-ks-what = What { SEAT($seat) } does
board-ks-for = What for
board-ks-spare = spare somebody
board-ks-refrain = leave it unused
board-ks-on = on
board-ks-with = who puts down
board-ks-then = and then
board-ks-any-card = any card
board-ks-add-pay = coins now
board-ks-add-card = a card of the score pile
board-ks-add-coins = promise of coins
board-ks-add-use = promise to use an ability
board-ks-add-avoid = promise not to use one
board-ks-payer = who pays
board-ks-pays = pays
board-ks-payee = who is paid
board-ks-giver = who gives
board-ks-gives = gives
board-ks-receiver = who receives
board-ks-card = card
board-ks-face-down = face down
board-ks-who = who promises
board-ks-promises-pay = promises
board-ks-promises-use = promises to use
board-ks-promises-avoid = promises not to use
board-ks-part = ability
board-ks-by = by round
board-ks-coins = coins
board-ks-less = one coin less
board-ks-more = one coin more
board-ks-drop = Drop this
board-ks-offer-it = Offer this
board-ks-change-to = Change deal { $number }
board-ks-close = Never mind
board-ks-left = { $count ->
        [one] { $count } offer left in this talk
       *[other] { $count } offers left in this talk
    }
