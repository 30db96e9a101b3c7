# Kings' Struggle.
#
# Ids: a component is named by its id without the number of its deck: `king-2` is `king`.
# `do-…` actions, `ask-…` prompts, `event-…` what happened, `refusal-…` why not, `option-…`,
# `mode-…`, `place-…` parts of the table, `deal-…` and `promise-…` clauses of deals, `part-…`
# parts of abilities, `pledge-…` the state of promises, `score-…`.
#
# `SAY($deal)` says the clauses of a deal one after the other.
# An argument that is not there or not to be seen is "none".

game-name = Kings' Struggle
game-summary = Seven tricks, ten courtiers, and everything they can do is for sale.
game-ties = Equal points: more cards won decide, then more cards of power 10, of power 9, and so on.

mode-day = Day
mode-day-help = Everybody plays with all ten cards, and every hand can be worked out.
mode-night = Night
mode-night-help = Two cards of each deck are removed unseen.
mode-free-market = Free market
mode-free-market-help = Cards of the score piles may be part of deals, face up or face down. For experts.
mode-regulated-market = Regulated market
mode-regulated-market-help = In a deal a player may offer at most 3 coins and one promise of an ability. For beginners.
mode-no-bargaining = No bargaining
mode-no-bargaining-help = Nobody makes deals; abilities are used or not.

option-mode = Day or night
option-mode-help = Day, night, or a card drawn by the first player decides: even is day, odd is night.
option-mode-draw = a card decides
option-mode-day = day
option-mode-night = night
option-market = Market
option-market-help = Standard, free (cards of the score piles may be traded) or regulated (at most 3 coins and one promise of an ability).
option-market-standard = standard
option-market-free = free
option-market-regulated = regulated
option-offers = Offers in a talk
option-offers-help = How many offers and changes a player may make while one ability is open. 0: nobody bargains.
option-peasant-after-ties = Peasant after ties
option-peasant-after-ties-help = Look for other Serfs only when tied cards have been discarded.
option-passives-after-acting = Lasting abilities
option-passives-after-acting-help = Peasant and Queen work even if a Jester brought them to a player who had already acted.

# The list of components: kinds, and the values worth showing
kind-cards = Cards
field-power = power
field-estate = class
value-serf = Serf
value-merchant = Merchant
value-royalty = Royalty
field-copies = copies

# Setting up
cards-power-twice = “power” is { $power } in [cards.{ $other }] too; each power from 1 to { $most } stands once

# Asking
ask-lead = Round { $round }: lead a card, face up.
ask-cover = { SEAT($seat) } leads the { NAME($card) }. Choose your card, face down.
ask-cooper = Which card takes the place of your { NAME($card) }?
ask-jested = The Jester makes you replace your { NAME($card) }. By which card?
ask-star = Your { NAME($card) } is the only one: give star and sceptre to somebody, make a deal about it, or do nothing.
ask-ability = You hold the sceptre. Use your { NAME($card) }, make a deal about it, or close the talk.
ask-speak = { SEAT($seat) } may use the { NAME($card) }. Make an offer or agree to one.
ask-due = You promised { SEAT($seat) } coins by now, and { $coins ->
        [one] { $coins } is
       *[other] { $coins } are
    } still to be paid. Pay, or break your promise.

# Actions
do-play = Put down the { NAME($card) }
do-boost = Put the token on the card of { SEAT($seats) }
do-kill = Take the card of { SEAT($seats) } into your score pile
do-star = Give star and sceptre to { SEAT($seats) }
do-coins = Take the coins
do-replace = Replace the Cooper by another card
do-jest = Make { SEAT($seats) } put down another card
do-seize = Take the Serfs of { SEAT($seats) } into your score pile
do-skip = Do no more, close the talk
do-propose = Offer: { SAY($deal) }
do-change = Change deal { $number }: { SAY($deal) }
do-withdraw = Withdraw from deal { $number }
do-reject = Say no to deal { $number }{ $why ->
        [price] : it costs you more than it brings
        [word] : a promise is not worth that much to you
        [nothing] : it would come about anyway
       *[none] {""}
    }
do-agree = Agree to deal { $number }
do-agree-with = Agree to deal { $number } and give: { NAME($cards) }
do-pay = Pay { $coins ->
        [one] { $coins } promised coin
       *[other] { $coins } promised coins
    } to { SEAT($to) }
do-break = Do not pay, and break your promise

# Clauses of deals
deal-boost = the token goes on the card of { SEAT($seats) }
deal-kill = the Assassin takes the card of { SEAT($seats) }
deal-star = star and sceptre go to { SEAT($seats) }
deal-coins = the coins are taken
deal-replace = the Cooper is replaced{ $card ->
        [none] {""}
       *[other] {" "}by the { NAME($card) }
    }
deal-jest = { SEAT($seats) } must put down { $card ->
        [none] another card
       *[other] the { NAME($card) }
    }
deal-seize = the Knight takes the Serfs of { SEAT($seats) }
deal-spare = { SEAT($seats) } will be spared
deal-refrain = not used: { NAME($parts) }
deal-refrain-all = the ability is not used
deal-pay = { SEAT($payer) } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { SEAT($payee) }
deal-card-up = { SEAT($giver) } gives { SEAT($receiver) } the { NAME($card) } of the score pile
deal-card-down = { SEAT($giver) } gives { SEAT($receiver) } { $card ->
        [none] a card of the score pile, face down
       *[other] the { NAME($card) } of the score pile, face down
    }
promise-coins = { SEAT($who) } promises { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { SEAT($to) } by the end of round { $by }
promise-use = { SEAT($who) } promises to use the { NAME($card) }{ $part ->
        [none] {""}
       *[other] {" "}({ NAME($part) })
    }{ $aimed ->
        [0] {""}
       *[other] {" "}on { SEAT($target) }
    } by the end of round { $by }
promise-avoid = { SEAT($who) } promises not to use the { NAME($card) }{ $part ->
        [none] {""}
       *[other] {" "}({ NAME($part) })
    }{ $aimed ->
        [0] {""}
       *[other] {" "}on { SEAT($target) }
    } to the end of round { $by }

part-boost = token
part-kill = Assassin
part-star = star and sceptre
part-coins = coins
part-replace = Cooper's new card
part-jest = Jester
part-seize = Knight

# What an action would bring
outcome-win = you would win
outcome-tie = would tie
outcome-nobody = nobody would win
outcome-other = { SEAT($seat) } would win
outcome-beats = beats the { NAME($card) }
outcome-ties = ties with the { NAME($card) }
outcome-below = below the { NAME($card) }
outcome-boost = boost { $before } › { $after }
outcome-coins = coins { $before } › { $after }
outcome-pile = your pile { $before } › { $after }

# What happened
event-first-drawn = For the first turn { SEAT($seats) } draw: { NAME($cards) }.
event-began = { SEAT($first) } begins, by { $mode ->
        [night] night
       *[other] day
    }{ $card ->
        [none] {""}
       *[other] : the card drawn for it is the { NAME($card) }
    }.
event-round-began = Round { $round }: { SEAT($leader) } leads.
event-led = { SEAT($seat) } leads the { NAME($card) }.
event-revealed = { SEAT($seats) } reveal: { NAME($cards) }.
event-star-moved = { SEAT($seat) } gives star and sceptre to { SEAT($to) }.
event-boosted = { SEAT($seat) } puts +{ $plus } on the { NAME($card) } of { SEAT($target) }.
event-killed = { SEAT($seat) } takes the { NAME($card) } of { SEAT($target) } into the score pile.
event-coins-taken = { SEAT($seat) } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-jested = { SEAT($seat) } makes { SEAT($target) } put down another card.
event-replaced = { SEAT($seat) } puts down the { NAME($new) }; the { NAME($old) } returns to the hand.
event-seized = { SEAT($seat) } takes into the score pile: { NAME($cards) }.
event-skipped = { SEAT($seat) } does no more.
event-proposed = Deal { $number } by { SEAT($seat) }: { SAY($deal) }.
event-changed = { SEAT($seat) } changes deal { $old }; it is now deal { $number }: { SAY($deal) }.
event-withdrawn = { SEAT($seat) } withdraws: deal { $number } is off the table.
event-rejected = { SEAT($seat) } says no to deal { $number }{ $why ->
        [price] : it would cost more than it brings
        [word] : a promise is not worth that much
        [nothing] : that would come about without a deal
       *[none] {""}
    }.
event-agreed = { SEAT($seat) } agrees to deal { $number }.
event-closed = Deal { $number } is done.
event-lapsed = Deal { $number } is no longer possible and leaves the table.
event-paid = { SEAT($payer) } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { SEAT($payee) }.
event-handed-over = { SEAT($giver) } gives { SEAT($receiver) } { $card ->
        [none] a card of the score pile, face down
       *[other] the { NAME($card) } of the score pile
    }.
event-forgone = { SEAT($seat) } will not use: { NAME($parts) }.
event-promised = On the ledger: { SAY($promise) }.
event-promise-kept = Kept: { SAY($promise) }.
event-promise-broken = Broken: { SAY($promise) }.
event-tied = Equal in power and discarded: { NAME($cards) }.
event-trick-won = { SEAT($seat) } wins the trick with the { NAME($card) } and takes: { NAME($cards) }.{ $coins ->
        [0] {""}
       *[other] {" "}The Queen brings { $coins } coins.
    }
event-nobody-won = Nobody wins the trick; { SEAT($star) } keeps the star.

# Refusals
refusal-put-card-down = Choose a card of your hand first. Write it like this: play king-1.
refusal-no-such-card = There is no card “{ $card }” in this game. Write cards like this: king-1.
refusal-no-such-kind = There is no card “{ $card }” in this game. Write cards in deals like this: with jeweler.
refusal-not-in-hand = You do not have the { NAME($card) } in your hand. Choose a card that you hold.
refusal-talk-first = The ability of { SEAT($seat) } is being bargained over; no card is put down now.
refusal-not-your-ability = Only { SEAT($seat) } decides about this ability. You may make offers, agree and pay.
refusal-no-bargaining = At this table nobody bargains.
refusal-part-gone = This is not open any more: { NAME($part) }. It has been used or given up, or has no target.
refusal-not-your-part = The { NAME($card) } has no such ability: { NAME($part) }.
refusal-star-before-turns = Star and sceptre are given before the turns, and only if there is one Cobbler in play.
refusal-coins-on-turn = The Cobbler brings coins on its owner's turn. Before the turns it is only about star and sceptre.
refusal-cooper-not-alone = A Cooper can be replaced only if it is the only one in play. It can still take coins for the Merchants.
refusal-targets-count = { $most ->
        [0] This is not aimed at anybody: { NAME($part) }. Leave the players out.
        [1] This needs exactly one player: { NAME($part) }.
       *[other] This needs one or two players: { NAME($part) }.
    }
refusal-seat-twice = { SEAT($seat) } is named twice. Name each player once; put payments to one player together.
refusal-no-such-player = There is no player { $seat }. Players are written p1 to p{ $last }.
refusal-spared = { SEAT($seat) } is to be spared in this talk.
refusal-star-there = { SEAT($seat) } holds the star already.
refusal-not-in-play = { SEAT($seat) } has no card in play any more.
refusal-jest-self = The Jester makes another player put down a new card, not you.
refusal-wrong-estate = The { NAME($own) } cannot be used on the { NAME($card) } of { SEAT($seat) }: it is of another class.
refusal-deal-empty = A deal says what the ability's owner does, spares or leaves undone. Begin with do, spare or refrain.
refusal-deal-two-things = A deal either does something, or spares somebody, or leaves the ability unused. Make two deals.
refusal-refrain-twice = This deal leaves something undone twice, or does it and leaves it undone.
refusal-then-nothing = After that there is nothing more to do. A second deed is for the new card of a Cooper, named in the deal, or for the Jeweler's other part.
refusal-card-not-asked = Only Jester and Cooper put a new card down; leave the card out of: { NAME($part) }.
refusal-card-not-held = You do not hold the { NAME($card) }, so you cannot agree to put it down.
refusal-card-elsewhere = { SEAT($seat) } does not hold the { NAME($card) }, as everybody can see.
refusal-nothing-to-spare = This ability harms nobody. Ask to refrain from it instead.
refusal-coins-positive = { $coins } is no payment. Offer one coin or more.
refusal-pays-itself = { SEAT($seat) } cannot pay or promise anything to the same player.
refusal-coins-short = { SEAT($seat) } would pay { $coins } coins and has { $held }. What is paid now must be there now.
refusal-market-closed = Cards are traded only in the free market.
refusal-face-down-own = Which card another player gives face down is for that player to say. Write “any” for it, or ask for a card face up.
refusal-name-own-cards = Say which card of your own score pile you offer face down. The others will not see it.
refusal-pile-too-small = There are not so many cards in the score pile of { SEAT($seat) }.
refusal-name-cards = { $count ->
        [0] Deal { $number } does not ask you for cards face down. Just agree.
        [one] Say which card of your score pile you give face down: agree { $number } with king-1.
       *[other] Say which { $count } cards of your score pile you give face down: agree { $number } with king-1,queen-2.
    }
refusal-card-twice = The { NAME($card) } is named twice in this deal.
refusal-not-in-pile = The { NAME($card) } is not in the score pile of { SEAT($seat) }.
refusal-promise-past = Round { $by } is over. A promise can be for round { $round } or later.
refusal-promise-beyond = There is no round { $by }. A promise can be for round { $last } at the latest.
refusal-promise-twice = { SEAT($seat) } promises the same thing twice in this deal.
refusal-promise-unclear = A promise is of coins for somebody, or of using or not using an ability.
refusal-promise-which-card = Two cards can do this: { NAME($part) }. Name the card too, for example: use jeweler boost on p2.
refusal-promise-self = Whoever has this ability cannot use it on themselves: { NAME($part) }.
refusal-promise-open-now = This is open now, so it is no promise: { NAME($part) }. Put it into the deal itself, with do, spare or refrain.
refusal-promise-new-card = The Cooper's new card is used in this turn, so for this round it is no promise: { NAME($card) }. Name the card in the deal (do replace with) and what it does (then).
refusal-coins-too-many = More than { $most } coins cannot be promised at once.
refusal-deal-alone = A deal needs another player who pays, is paid or promises something.
refusal-deal-too-long = This deal is too long: at most { $most } payments, cards and promises in all.
refusal-regulated-coins = In the regulated market { SEAT($seat) } may offer at most { $most } coins in a deal, now and later together.
refusal-regulated-promises = In the regulated market { SEAT($seat) } may promise at most one ability in a deal.
refusal-not-a-party = Deal { $number } does not bind you, so there is nothing for you to agree to.
refusal-agreed-already = You have agreed to deal { $number } already.
refusal-withdraw-instead = You have agreed to deal { $number }. Withdraw from it instead.
refusal-not-yours = Deal { $number } is not yours, and you have not agreed to it.
refusal-not-the-author = Only its author can change deal { $number }. Make an offer of your own.
refusal-not-owed = { $owed ->
        [0] You have promised no coins to { SEAT($seat) }. Outside a deal only promised coins are paid.
       *[other] You owe { $owed } promised coins to { SEAT($seat) }; more cannot be paid outside a deal.
    }
refusal-pay-or-break = First your promise to { SEAT($seat) }: pay as far as you can, or break it.
refusal-break-when-asked = You are asked when a promise is due: at the end of its round.
refusal-payments-used-up = { $most ->
        [one] You have made your payment in this talk.
       *[other] You have made your { $most } payments in this talk.
    }
refusal-offers-used-up = { $most ->
        [one] You have made your offer in this talk. You may still agree, withdraw and pay.
       *[other] You have made your { $most } offers in this talk. You may still agree, withdraw and pay.
    }
refusal-deal-changed = Deal { $number } has been changed. It is now deal { $now }: read it again, and agree to that one.
refusal-deal-gone = Deal { $number } is no longer on the table.
refusal-no-such-deal = There is no deal { $number }.
malformed-deal = This part of “{ $text }” cannot be understood: “{ $clause }”. A deal is clauses with semicolons between: { $forms }.
malformed-part = “{ $word }” in “{ $text }” is no part of an ability. The parts are: boost (token), kill (Assassin), star (star and sceptre), coins, replace (Cooper), jest (Jester), seize (Knight).

notation-help = Players are p1, p2 and so on. A deal begins with what the ability's owner does, whom he spares or what he leaves undone; then say what for, with semicolons between:
    offer do jest on p2 with jeweler; pay p1>p2 4; promise p2 use jeweler boost on p1 by 3
    offer spare p3; pay p3>p1 1
    offer refrain boost; pay p3>p2 2; promise p3 pay p2 2 by 4
    offer refrain; promise p3 avoid assassin on p2 by 5{ $market ->
        [free] ; give p3>p2 king-1 face down; give p2>p3 any face down
       *[other] {""}
    }
    offer do replace with farmer; then boost on p3; pay p3>p1 2
    Then: agree 7, reject 7, change 7 spare p3; pay p3>p1 2, withdraw 7, pay p2 3.
    The parts of an ability: boost (token), kill (Assassin), star (star and sceptre), coins, replace (Cooper), jest (Jester), seize (Knight).

# The table
place-middle = Round
place-seat = { SEAT($seat) }
place-played = In play
place-hand = Hand
place-pile = Score pile
place-removed = Removed
place-discarded = Discarded
place-ledger = Promises
place-deals = Deals about the ability of { SEAT($seat) }: { NAME($parts) }
place-deal = { $number }. by { SEAT($seat) }
round-count = round { $round } of { $last }
day = day
night = night
market-free = free market
market-regulated = regulated market
trick-leader = { SEAT($seat) } would win the trick
player-code = p{ $number }
coins-count = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
badge-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
star = ★ star
scepter = sceptre
badge-power = power { $power }
badge-tokens = tokens: { $fives } of +5, { $twos } of +2
badge-mute = ability not used
talk-spared = to be spared: { SEAT($seats) }
talk-token = the token is +{ $plus }
talk-coins = { $count ->
        [one] { $count } coin can be taken
       *[other] { $count } coins can be taken
    }
offers-left = { $count ->
        [0] you have no offers left
        [one] you have { $count } offer left
       *[other] you have { $count } offers left
    }
no-deals = none yet
deal-agreed = agreed: { SEAT($agreed) }; to agree: { SEAT($missing) }
pledge-open = open
pledge-kept = kept
pledge-broken = broken
pledge-paid = { $coins } paid

# Points
score-run = Run { NAME($first) } to { NAME($last) } ({ $count } cards)
score-set = { NAME($card) }, { $count } of a kind
score-singles = { $count ->
        [one] Single card
       *[other] Single cards
    }: { NAME($cards) }
score-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

# Cards, and what each can do
peasant = Peasant
peasant-help = Serf, power 1. Wins the trick if at the end of the round no other Serf is in play.
farmer = Farmer
farmer-help = Serf, power 2. On your turn: put a +5 token on any Merchant in play.
assassin = Assassin
assassin-help = Serf, power 3. On your turn: take a Merchant or Royalty in play into your score pile.
cobbler = Cobbler
cobbler-help = Merchant, power 4. If it is the only one, before the turns: give star and sceptre to anybody. On your turn: a coin for each Serf in play.
cooper = Cooper
cooper-help = Merchant, power 5. On your turn either replace it, if it is the only one, by another card, which may be used at once, or take a coin for each Merchant in play.
jeweler = Jeweler
jeweler-help = Merchant, power 6. On your turn, both or either: a +2 token on any Royalty in play, and a coin for each Royalty in play.
jester = Jester
jester-help = Royalty, power 7. On your turn: make another player replace the card in play by one of the hand.
knight = Knight
knight-help = Royalty, power 8. On your turn: take up to two Serfs in play into your score pile.
queen = Queen
queen-help = Royalty, power 9. Brings 5 coins if she wins the trick.
king = King
king-help = Royalty, power 10. No ability.
