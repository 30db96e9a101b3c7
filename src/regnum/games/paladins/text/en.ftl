# Paladins of the West Kingdom.
#
# Ids: a component is named by its id without the copy number: `wall-scout-1` is `wall-scout`.
# `do-…` actions, `ask-…` prompts, `event-…` what happened, `refusal-…` why not, `option-…`,
# `mode-…`, `place-…` parts of the table, `badge-…` and `…-count` marks on them, `score-…`.
# Townsfolk of one name are told apart by what they give when hired.
#
# `.changed` is a name without the values that are printed in it, for a card that the owner of a box
# has changed (without it, the part in brackets is left out); `.copy` tells copies apart.
#
# An argument that is not there or not to be seen is "none".

game-name = Paladins of the West Kingdom
game-summary = Seven rounds to hold the west: build, fight, and dodge the inquisition.
game-ties = Equal points: more points for orders decide, then fewer suspicions.

# What is in the box
kind-workers = Workers
kind-supplies = Silver and provisions
kind-attributes = Attributes
kind-actions = Actions
kind-jars = Jars
kind-jar_spaces = Spaces for jars
kind-workshops = Workshops
kind-taxes = Tax supply
kind-slots = Places for townsfolk
kind-regions = Regions
kind-spaces = Spaces for monks and outposts
kind-paladins = Paladins
kind-townsfolk = Townsfolk
kind-outsiders = Outsiders
kind-conversions = Outsiders at the end of the game
kind-walls = Walls
kind-taverns = Taverns
kind-suspicions = Suspicions
kind-debts = Debts
kind-favours = King's favours
kind-orders = King's orders
kind-order_places = Places of king's orders
kind-schemes = Schemes
field-copies = copies
field-pieces = pieces
field-start = at the start
field-points = points
field-influence = influence
field-faith = faith
field-strength = strength
field-worker = worker
field-silver = silver
field-for-1 = with 1 player
field-for-2 = with 2 players
field-for-3 = with 3 players
field-for-4 = with 4 players
field-ability = when hired
field-attack = when attacked
field-either = one of these
field-reward = reward
field-action = action
field-tax = tax
field-unpaid = unpaid
field-paid = paid
value-favour = king's favour
value-orders = king's orders

# Workers, attributes and other rewards
labourer = labourer
labourer-help = White. Does any work that asks for no skill.
scout = scout
scout-help = Green. Needed to commission, fortify and attack, and for a good hunt.
merchant = merchant
merchant-help = Blue. Needed to fortify, garrison and absolve, and for good trade.
fighter = fighter
fighter-help = Red. Needed to garrison, attack and convert, and to hire townsfolk.
cleric = cleric
cleric-help = Black. Needed to commission, absolve, convert and pray.
criminal = criminal
criminal-help = Purple. Stands in for any worker; whoever gains one draws a suspicion.
faith = faith
faith-help = Lets monks go farther and converts outsiders. Garrisons and absolutions raise it.
strength = strength
strength-help = Lets outposts stand farther out and attacks outsiders. Walls and conversions raise it.
influence = influence
influence-help = Lets you build walls and absolve. Commissions and attacks raise it.
silver = silver
silver-help = Pays for townsfolk, workshops, prayers, absolutions and conversions. Any 3 silver or provisions are a point at the end.
provision = provision
provision-help = Pays for monks, walls and outposts. Any 3 silver or provisions are a point at the end.
tax = silver of the tax supply
pardon = a suspicion less
destroy = an unpaid debt destroyed
pay = a debt paid
prayer = an action cleared
hire = a townsperson for free

# Actions
commission = Commission
commission-help = A scout, any worker and a cleric: send a monk to a region your faith reaches. Its space gives a reward, and influence rises by 1.
fortify = Fortify
fortify-help = A merchant, any worker and a scout: build the next wall, if your influence allows. The wall raises strength and gives what it shows.
garrison = Garrison
garrison-help = A merchant, any worker and a fighter: set an outpost in a region your strength reaches. Its space gives a reward, and faith rises by 1.
absolve = Absolve
absolve-help = A cleric, any worker and a merchant: move the next jar, if your influence allows. Faith rises by 1, a suspicion goes, and the space gives a reward.
attack = Attack
attack-help = A scout, any worker and a fighter: defeat an outsider your strength reaches; a silver makes up for 2 missing points.
convert = Convert
convert-help = A fighter, any worker and a cleric: convert an outsider your faith reaches, for strength now and points at the end.
develop = Develop
develop-help = Two workers and 4 silver: put a workshop on a cell of the right side and take the worker under it.
recruit = Recruit
recruit-help = One worker sends a townsperson on an errand; one more, a fighter, hires the townsperson for good.
pray = Pray
pray-help = A cleric and 2 silver: clear the workers off another of your actions.
conspire = Conspire
conspire-help = Any worker: take a criminal, and a suspicion.
hunt = Hunt
hunt-help = Any worker: 1 provision; with a scout besides: 3.
trade = Trade
trade-help = Any worker: 1 silver; with a merchant besides: 3.

# Pieces and places
workshop = workshop
workshop-help = Takes the place of a worker on a cell of the right side for the rest of the game; the worker printed under it joins you.
jar = jar
jar-help = Moved when you absolve, from the left; its number is the influence needed.
slot = place for a townsperson
slot-help = The price is printed under it; in the two leftmost places a debt will do instead of silver.
region = region
region-help = Its flags say how much faith a monk and how much strength an outpost needs here; the outsider below it obeys the same flags.
tax-supply = tax supply
tax-supply-help = Taxes are taken from it. When it is empty, the inquisition comes.

# Asking
ask-first-hire = Before the first round: hire a townsperson for free.
ask-paladin = Round { $round }: choose a paladin for this round, one for the top of your deck and one for its bottom.
ask-tavern = Choose a tavern and take its four workers.
ask-turn = Round { $round }: choose an action, or pass. { $workers ->
        [0] You have no workers left.
        [one] You have { $workers } worker.
       *[other] You have { $workers } workers.
    }
ask-place = { NAME($action) }: which worker stands on the next cell? { $cell ->
        [any] Any will do.
       *[other] It takes a { NAME($cell) }, or a criminal.
    }
ask-place-favour = { NAME($favour) }: which worker do you place there? { $cell ->
        [any] Any will do.
        [criminal] It takes a criminal.
       *[other] It takes a { NAME($cell) }, or a criminal.
    }
ask-townsperson = Which townsperson, and how do you pay?
ask-free-hire = Hire a townsperson for free?
ask-region = { $action ->
        [commission] To which region do you send the monk?
       *[other] In which region do you set the outpost?
    }
ask-space = { $action ->
        [commission] Where in region { $region } does the monk go?
       *[other] Where in region { $region } does the outpost stand?
    }
ask-jar = Where do you put the jar?
ask-outsider = { $action ->
        [attack] Whom do you attack?
       *[other] Whom do you convert?
    }
ask-cell = Where do you put the workshop? The worker under it: { NAME($worker) }.
ask-clear = Which action do you clear?
ask-pick = Choose one of the rewards.
ask-order = Which reward do you take next?
ask-offer = { $reward ->
        [pardon] Discard your newest suspicion?
        [destroy] Destroy an unpaid debt?
       *[pay] Pay a debt?
    }
ask-ability = The inquisition: whose help do you take next? { $suspicions ->
        [0] You have no suspicions.
        [one] You have { $suspicions } suspicion.
       *[other] You have { $suspicions } suspicions.
    }
ask-keep = { $left ->
        [one] Keep one more worker for the next round.
       *[other] Keep { $left } workers for the next round.
    }

# Doing
do-muster = { NAME($paladin) } for this round; { NAME($top) } on top of the deck, { NAME($bottom) } at the bottom
do-visit = Take the workers of the { NAME($tavern) }
do-perform = { $task ->
        [commission] Commission: send a monk
        [fortify] Fortify: build a wall
        [garrison] Garrison: set an outpost
        [absolve] Absolve: move a jar
        [attack] Attack an outsider
        [convert] Convert an outsider
        [develop] Develop: place a workshop
        [errand] Recruit with one worker: send a townsperson on an errand
        [hire] Recruit with two workers: hire a townsperson
        [pray] Pray: clear one of your actions
        [conspire] Conspire: take a criminal
        [hunt] Hunt with one worker: 1 provision
        [hunt-with-scout] Hunt with two workers: 3 provisions
        [trade] Trade with one worker: 1 silver
       *[trade-with-merchant] Trade with two workers: 3 silver
    }
do-favour = Use the { NAME($favour) }
do-pass = Pass for this round
do-place = Place a { NAME($worker) }
do-recruit = { $price ->
        [free] { NAME($townsperson) }, free of charge
        [debt] { NAME($townsperson) }, for a debt
       *[silver] { NAME($townsperson) }, for silver
    }
do-build = { $cell ->
        [1] { NAME($action) }, left cell
       *[other] { NAME($action) }, middle cell
    }
do-clear = Clear { NAME($action) }
do-region = Region { $region }
do-space = To { NAME($space) }
do-jar = To the { NAME($space) }
do-attack = Attack the { NAME($outsider) }
do-convert = Convert the { NAME($outsider) }
do-pick = { SAY($gain) }
do-next = Take next: { NAME($reward) }{ $amount ->
        [1] {""}
       *[other] {" "}× { $amount }
    }
do-accept = { $reward ->
        [pardon] Discard a suspicion
        [destroy] Destroy a debt
       *[pay] Pay a debt
    }
do-decline = { $reward ->
        [pardon] Keep the suspicion
        [destroy] Keep the debt
        [pay] Leave the debt unpaid
        [prayer] Clear nothing
        [hire] Hire nobody
       *[conspirator] Do without the conspirators
    }
do-use = Use the { NAME($townsperson) }
do-keep = Keep a { NAME($worker) }

# What an action would bring
outcome-places = place { NAME($workers) }
outcome-keeps = keep { NAME($workers) }
outcome-pays = pay { SAY($gain) }
outcome-brings = get { SAY($gain) }
outcome-debt = take a debt
outcome-points = points { $before } › { $after }
outcome-inquisition = then the Inquisition comes
outcome-inquisition-maybe = the Inquisition may come
outcome-accused = then the Inquisition accuses { $seats ->
        [none] { $opponent ->
            [0] nobody
           *[other] the opponent
        }
       *[other] { SEAT($seats) }{ $opponent ->
            [0] {""}
           *[other] , the opponent
        }
    }

# What happened
event-began = { SEAT($first) } goes first.
event-round-began = Round { $round }. { SEAT($first) } goes first.
event-order-revealed = A king's order for { $points } points is turned up: { NAME($order) }.
event-favour-revealed = The { NAME($favour) } is turned up.
event-taverns-opened = Open this round: { NAME($taverns) }.
event-taverns-shuffled = The discarded taverns are shuffled into a new deck.
event-paladins-drawn = { SEAT($seat) } draws three paladins{ $paladins ->
        [none] .
       *[other] : { NAME($paladins) }.
    }
event-paladin-chosen = { $paladin ->
        [none] { SEAT($seat) } has chosen a paladin.
       *[other] { SEAT($seat) } chooses { NAME($paladin) }; { NAME($top) } goes on top of the deck, { NAME($bottom) } to the bottom.
    }
event-paladin-turned-up = { SEAT($seat) } turns up { NAME($paladin) }.
event-tavern-visited = { SEAT($seat) } visits the { NAME($tavern) }.
event-passed = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } passes{ $kept ->
        [none] .
       *[other] {" "}and keeps: { SAY($kept) }.
    }
event-townsperson-left = The { NAME($townsperson) } leaves town.
event-outsider-left = The { NAME($outsider) } moves on.
event-townsfolk-came = New in town: { NAME($townsfolk) }.
event-outsiders-came = New at the border: { NAME($outsiders) }.
event-placed = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } places on { NAME($action) }: { SAY($workers) }.
event-paid = { SEAT($seat) } pays { $provisions ->
        [0] { $silver } silver
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }.
event-developed = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } puts a workshop on the { $cell ->
        [1] left
       *[other] middle
    } cell of { NAME($action) }.
event-sent-away = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } sends the { NAME($townsperson) } on an errand.
event-hired = { SEAT($seat) } hires the { NAME($townsperson) }.
event-cleared = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } clears { NAME($action) }.
event-commissioned = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } sends a monk to region { $region }: { NAME($space) }.
event-garrisoned = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } sets an outpost in region { $region }: { NAME($space) }.
event-fortified = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } builds a { NAME($wall) }.
event-absolved = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } puts a jar on the { NAME($space) }.
event-attacked = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } attacks the { NAME($outsider) }.
event-converted = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } converts the { NAME($outsider) }.
event-favour-used = { $seat ->
        [none] The opponent uses the { NAME($favour) }.
       *[other] { SEAT($seat) } uses the { NAME($favour) } with a { NAME($worker) }.
    }
event-gained = { SEAT($seat) } takes: { SAY($gain) }.
event-raised = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } raises { NAME($attribute) } to { $level }.
event-declined = { SEAT($seat) } { $reward ->
        [pardon] keeps the suspicion
        [destroy] keeps the debt
        [pay] leaves the debt unpaid
        [prayer] clears nothing
        [hire] hires nobody
       *[conspirator] does without the conspirators
    }.
event-paladin-helped = { NAME($paladin) } helps { SEAT($seat) }.
event-townsperson-helped = The { NAME($townsperson) } helps { SEAT($seat) }.
event-suspicion-drawn = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } draws a suspicion { $tax ->
        [0] without tax
       *[other] with { $tax } tax
    }: { NAME($suspicion) }.
event-suspicion-discarded = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } discards a { NAME($suspicion) }.
event-suspicions-shuffled = The discarded suspicions are shuffled into a new deck.
event-tax-taken = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } takes { $silver } silver of the tax supply{ $more ->
        [0] .
       *[other] , and { $more } that it lacked from the general supply.
    }
event-debt-taken = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } takes a debt.
event-debt-paid = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } pays a debt.
event-debt-destroyed = { $seat ->
        [none] The opponent
       *[other] { SEAT($seat) }
    } gets rid of a debt.
event-inquisition-began = The inquisition comes.
event-accused = Accused: { $seats ->
        [none] {""}
       *[other] { SEAT($seats) }
    }{ $opponent ->
        [0] {""}
       *[other] { $seats ->
            [none] the opponent
           *[other] , the opponent
        }
    }.
event-inquisition-ended = The inquisition leaves; the tax supply holds { $tax } silver again.
event-marker-moved = { $steps ->
        [one] The resource marker moves { $steps } spot on, to spot { $spot }
       *[other] The resource marker moves { $steps } spots on, to spot { $spot }
    }{ $laps ->
        [0] .
        [1] , and so comes round again: the opponent's lowest attribute is to rise.
       *[other] , and so comes round { $laps } times: each time the opponent's lowest attribute is to rise.
    }

# Card files that do not fit
cards-own-reward = The card file gives [{ $entry }] (line { $line }) a reward that the game could not carry out: Pray clears an action, Develop and Recruit have no reward of their own.
cards-no-gain = The card file lets [{ $entry }] (line { $line }) give something with Develop, Recruit or Pray. A paladin can only make these cheaper or free.
cards-plain-ability = The card file gives [{ $entry }] (line { $line }) a help at inquisitions that would have to be asked about. Only workers other than criminals, silver, provisions and attributes are possible.
cards-conspirator = The card file gives [{ $entry }] (line { $line }) another help than “pardon”. Whoever is used at an inquisition without further conditions discards a suspicion.
cards-second-price = The card file lets [{ $entry }] (line { $line }) cost silver. Attack and Recruit have no price of their own: what one pays depends on the outsider's flag or on the place of the townsperson. Provisions are possible.
cards-fixed-sides = The card file changes “needs” or “raises” of [{ $entry }] (line { $line }). They only tell what the rules do, and nothing would come of it. Leave them as they are; what the action gives is “reward”.
cards-no-start = The card file lets everybody start with workers: [{ $entry }] (line { $line }). Workers come only with paladins and taverns. Leave “start” out.
cards-scheme-name = The card file gives [{ $entry }] (line { $line }) the action “{ $action }”, but a scheme is called by its action. Write “copies = 0” there, and the scheme as [schemes.scheme-{ $action }].

# Refusals
refusal-choose-action = Choose an action of your board, a king's favour, or pass.
refusal-choose-townsperson = Choose a townsperson of the row, and how to pay.
refusal-choose-free-townsperson = Choose a townsperson of the row; this one costs nothing.
refusal-choose-region = Choose a region first, by its number.
refusal-choose-space = Choose a space of the region.
refusal-choose-jar = Choose a free space for the jar.
refusal-choose-outsider = Choose an outsider of the row to { $action ->
        [attack] attack
       *[other] convert
    }.
refusal-choose-cell = Choose a cell for the workshop: an action of the right side, cell 1 or 2.
refusal-choose-clear = Choose the action to clear.
refusal-choose-order = Several rewards are due: choose which comes next.
refusal-choose-paladin = Choose one of your three paladins for this round, one for the top and one for the bottom of your deck.
refusal-choose-tavern = Choose one of the taverns that nobody has visited.
refusal-choose-worker = Choose the worker for the next cell.
refusal-choose-keep = { $left ->
        [one] Choose one more worker to keep.
       *[other] Choose { $left } workers to keep, one after the other.
    }
refusal-accept-or-decline = Take what is offered or decline it: { NAME($reward) }.
refusal-pick-one = Choose one of the rewards that are shown.
refusal-not-due = This reward is not due now: { NAME($reward) }. Choose one that is.
refusal-use-townsfolk = Use one of your townsfolk in the inquisition, or do without the conspirators.
refusal-no-use = The { NAME($townsperson) } cannot help now: you have not hired it, have used it already, or do not have the suspicions it asks for.
refusal-no-such-card = There is no card “{ $card }” in this game. Look at the names on the table.
refusal-no-such-space = There is no space “{ $space }”. Look at the names on the board.
refusal-not-in-row = The { NAME($card) } does not lie in the row. Choose a card that does.
refusal-not-drawn = You have not drawn { NAME($paladin) }. Choose among your three paladins.
refusal-one-each = Name three different paladins: one to use, one for the top, one for the bottom.
refusal-tavern-closed = The { NAME($tavern) } is not open this round. Choose one that is.
refusal-tavern-visited = The { NAME($tavern) } has been visited already. Choose another one.
refusal-worker-not-owned = You have no { NAME($worker) } in hand. Choose a worker that you have.
refusal-worker-kept = You keep every { NAME($worker) } you have already. Choose another worker.
refusal-wrong-colour = A { NAME($worker) } cannot stand here: the cell takes a { NAME($cell) } or a criminal.
refusal-worker-needed = If the { NAME($worker) } stands here, the other cells of the action cannot be filled. Choose another worker.
refusal-occupied = { NAME($action) } still has workers on it. Clear it first by praying, or wait for the next round.
refusal-limit = { NAME($action) }: you have done this { $times } times already, as often as the game allows.
refusal-workers = { NAME($action) } needs workers that you do not have: { NAME($workers) }. Criminals stand in for any.
refusal-silver = { NAME($action) } costs { $need } silver, and you have { $have }.
refusal-provisions = { NAME($action) } costs { $need } { $need ->
        [one] provision
       *[other] provisions
    }, and you have { $have }.
refusal-influence-for-wall = Your next wall needs influence { $need }, and you have { $have }.
refusal-influence-for-jar = Your next jar needs influence { $need }, and you have { $have }.
refusal-no-walls = No wall is left in the deck, so nobody can fortify any more.
refusal-no-region = { NAME($action) }: no region in your reach has a free space.
refusal-no-outsiders = { NAME($action) }: no outsider lies in the row.
refusal-no-attack = No outsider is in the reach of your strength, even with all your silver.
refusal-no-convert = No outsider is in the reach of your faith.
refusal-no-townsfolk = { NAME($action) }: no townsperson lies in the row.
refusal-townsfolk-silver = { NAME($action) }: you cannot pay for any townsperson in the row.
refusal-faith-for-region = A monk in region { $region } needs faith { $faith }, and you have { $have }.
refusal-strength-for-region = An outpost in region { $region } needs strength { $strength }, and you have { $have }.
refusal-region-full = Region { $region } has no free space left. Choose another one.
refusal-space-barred = With so few players { NAME($space) } is closed: it opens with { $players ->
        [3] three players
       *[other] four players
    }. Choose another space.
refusal-space-taken = A monk or an outpost stands on { NAME($space) }. Choose a free one.
refusal-other-region = You have chosen region { $region }, and { NAME($space) } does not belong to it. Choose a space of that region.
refusal-jar-there = A jar stands on the { NAME($space) } already. Choose a free one.
refusal-too-strong = The { NAME($outsider) } needs strength { $need }, and you have { $have }: that would take { $silver } silver, and you have { $purse }.
refusal-too-far = The { NAME($outsider) } needs faith { $need }, and you have { $have }.
refusal-not-itself = Pray clears another action, not itself. Choose another one.
refusal-nothing-to-clear = No worker stands on { NAME($action) }. Choose an action with workers.
refusal-workshop-there = A workshop stands there already: { NAME($action) }. Choose another cell.
refusal-is-free = The { NAME($townsperson) } costs nothing now: choose the price “free”.
refusal-not-free = The { NAME($townsperson) } is not free: it costs { $silver } silver.
refusal-slot-silver = The { NAME($townsperson) } costs { $silver } silver, and you have { $have }.
refusal-slot-no-debt = The { NAME($townsperson) } cannot be had for a debt: only those in the two leftmost places can. The price is { $silver } silver.
refusal-no-debts = No debt is left in the pile, so none can be taken as a price.
refusal-favour-hidden = The { NAME($favour) } does not lie open. Choose one that does.
refusal-favour-used = The { NAME($favour) } has been used this round. It opens again in the next one.
refusal-favour-worker = The { NAME($favour) } needs a worker that you do not have: { NAME($worker) }.
refusal-favour-silver = The { NAME($favour) } costs { $silver } silver, which you do not have.
refusal-favour-provisions = The { NAME($favour) } costs { $provisions } { $provisions ->
        [one] provision
       *[other] provisions
    }, which you do not have.
any = any worker

# Rewards, workers and goods with their number
some = { $reward ->
         [labourer] { $amount ->
                 [1] labourer
                *[other] { $amount } labourers
            }
         [scout] { $amount ->
                 [1] scout
                *[other] { $amount } scouts
            }
         [merchant] { $amount ->
                 [1] merchant
                *[other] { $amount } merchants
            }
         [fighter] { $amount ->
                 [1] fighter
                *[other] { $amount } fighters
            }
         [cleric] { $amount ->
                 [1] cleric
                *[other] { $amount } clerics
            }
         [criminal] { $amount ->
                 [1] criminal
                *[other] { $amount } criminals
            }
         [any] { $amount ->
                 [1] any worker
                *[other] { $amount } of any workers
            }
         [faith] +{ $amount } faith
         [strength] +{ $amount } strength
         [influence] +{ $amount } influence
         [silver] { $amount } silver
         [provision] { $amount ->
                 [1] 1 provision
                *[other] { $amount } provisions
            }
         [tax] { $amount } silver of the tax supply
         [pardon] { $amount ->
                 [1] a suspicion less
                *[other] { $amount } suspicions less
            }
         [destroy] { $amount ->
                 [1] a debt destroyed
                *[other] { $amount } debts destroyed
            }
         [pay] { $amount ->
                 [1] a debt paid
                *[other] { $amount } debts paid
            }
         [prayer] { $amount ->
                 [1] an action cleared
                *[other] { $amount } actions cleared
            }
         [hire] { $amount ->
                 [1] a townsperson for free
                *[other] { $amount } townsfolk for free
            }
        *[workshop] { $amount ->
                 [1] a workshop
                *[other] { $amount } workshops
            }
    }

# Points
score-order = { NAME($order) }
score-attribute = { NAME($attribute) } { $level }
score-action = { NAME($action) }: { $times } times
score-walls = Points on walls
score-outsider = { NAME($outsider) }
score-paid = { $count ->
        [one] { $count } paid debt
       *[other] { $count } paid debts
    }
score-unpaid = { $count ->
        [one] { $count } unpaid debt
       *[other] { $count } unpaid debts
    }
score-goods = { $silver } silver and { $provisions ->
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }

# The solo opponent
event-workers-called = { $count ->
        [one] The opponent gains { $count } worker.
       *[other] The opponent gains { $count } workers.
    }
event-scheme-added = The { NAME($scheme) } joins the opponent's discarded schemes.
event-scheme-turned-up = The opponent turns up the { NAME($scheme) }.
event-schemes-shuffled = The opponent's schemes are shuffled into a new deck.
event-opponent-prevented = { $action ->
        [favour] It cannot use a favour: none that is open is free.
       *[other] It cannot do this: { NAME($action) }. { $why ->
            [workers] It has too few workers: { $idle } of { $wanted }.
            [occupied] Workers stand there already.
            [limit] It has done so as often as the game allows.
            [influence] Its influence is too low.
            [row] Nobody is in the row.
           *[reach] Nothing is in its reach.
        }
    }
event-opponent-without = This is of no use to the opponent: { NAME($reward) }. { $why ->
        [debt] It has no unpaid debt.
        [suspicion] It has no suspicion.
        [townsfolk] Nobody is in the row.
        [top] The marker is on the top step already.
       *[workshop] It never builds workshops.
    }
event-opponent-spent = The opponent has no worker left.
event-order-pursued = It looks to the king's orders: { NAME($order) }.
event-marker-pointed = Its marker on spot { $spot } leads to the { NAME($card) }.
event-space-preferred = Of the spaces in its reach it likes { NAME($space) } best.
event-opponent-placed = { $count ->
        [one] The opponent does this with { $count } worker: { NAME($action) }.
       *[other] The opponent does this with { $count } workers: { NAME($action) }.
    }
event-jar-turned = The opponent turns a jar.
event-right-side-cleared = { $count ->
        [0] The opponent prays; the right side of its board is clear already.
       *[other] The opponent prays and clears the right side of its board.
    }
event-tax-lost = { $reward ->
        [destroy] The opponent has no unpaid debt: a silver of the tax supply goes to the general supply instead.
       *[pardon] The opponent has no suspicion: a silver of the tax supply goes to the general supply instead.
    }
event-rested = { $left ->
        [0] The opponent rests; no worker is left.
        [one] The opponent rests with { $left } worker left.
       *[other] The opponent rests with { $left } workers left.
    }

# Ways to play
mode-base = At the table
mode-base-help = Two to four players, seven rounds.
mode-solo-easy = Alone, easy
mode-solo-easy-help = One player against the opponent, who starts with one workshop.
mode-solo-normal = Alone
mode-solo-normal-help = One player against the opponent, who starts with three workshops.
mode-solo-hard = Alone, hard
mode-solo-hard-help = One player against the opponent, who starts with five workshops.
option-difficulty = Opponent
option-difficulty-help = How far the solo opponent is ahead at the start. For one player only.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
idle-difficulty = The solo opponent is for one player, and { $seats } sit here. Leave the option “difficulty” out.

# The table
place-court = { $round ->
        [0] The king's orders and favours
       *[other] Round { $round }: the king's orders and favours
    }
place-orders = Orders
place-favours = Favours
place-townsfolk = Townsfolk
place-slot = { $silver } silver{ $debts ->
        [0] {""}
       *[other] {" "}or a debt
    }
place-outsider-slot = Faith { $faith }, strength { $strength }
place-goods = Goods
place-outsiders = Outsiders
place-land = The land
place-region = Region { $region }: monks from faith { $faith }, outposts from strength { $strength }
place-taverns = Taverns
place-supplies = Supplies
place-townsfolk-gone = Townsfolk who have left
place-outsiders-gone = Outsiders who have left
place-taverns-gone = Taverns of earlier rounds
place-suspicions-gone = Discarded suspicions
place-remembered = Hidden cards that you have seen
place-seat = { SEAT($seat) }
place-workers = Workers
place-drawn = Paladins to choose from
place-paladin = Paladin
place-paladin-deck = { $count ->
        [one] Of { $count } paladin in the deck you know
       *[other] Of { $count } paladins in the deck you know
    }
place-retired = Former paladins
place-actions = Actions
place-jars = Jars
place-hired = Townsfolk
place-suspicions = Suspicions
place-walls = Walls
place-attacked = Attacked
place-converted = Converted
place-opponent = { $difficulty ->
        [easy] The opponent (easy)
        [hard] The opponent (hard)
       *[normal] The opponent (normal)
    }
place-schemes-gone = Schemes turned up
place-schemes-waiting = Schemes on favours
hidden-order = king's order, face down
hidden-favour = king's favour, face down
hidden-paladin = paladin, face down
space = { SAY($gain) }
first-player = first player
has-passed = passed
tax-count = taxes: { $count } of { $number } silver
debt-count = { $count ->
        [one] { $count } debt in the pile
       *[other] { $count } debts in the pile
    }
wall-count = { $count ->
        [one] { $count } wall in the deck
       *[other] { $count } walls in the deck
    }
suspicion-count = { $count ->
        [one] { $count } suspicion in the deck
       *[other] { $count } suspicions in the deck
    }
tavern-count = { $count ->
        [one] { $count } tavern in the deck
       *[other] { $count } taverns in the deck
    }
townsfolk-count = { $count ->
        [one] { $count } townsperson in the deck
       *[other] { $count } townsfolk in the deck
    }
outsider-count = { $count ->
        [one] { $count } outsider in the deck
       *[other] { $count } outsiders in the deck
    }
scheme-count = { $count ->
        [one] { $count } scheme in the deck
       *[other] { $count } schemes in the deck
    }
last-scheme = last scheme: { NAME($scheme) }
silver-count = { $count } silver
provision-count = { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
attribute-count = { NAME($attribute) } { $level }{ $boost ->
        [0] {""}
       *[other] +{ $boost }
    }
debts-count = debts: { $unpaid } unpaid, { $paid } paid
idle-count = { $count ->
        [one] { $count } worker left
       *[other] { $count } workers left
    }
attribute-named = { NAME($attribute) }
attribute-stack = stack, from the bottom: { SAY($attributes) }
marker-count = resource marker on spot { $spot }
badge-standing = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
badge-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
badge-times = { NAME($action) } { $times } times
badge-counts = done: { $counts }
badge-favour = { $cell ->
        [any] any worker
       *[other] { NAME($cell) }
    }{ $silver ->
        [0] {""}
       *[other] , { $silver } silver
    }{ $provisions ->
        [0] {""}
       *[other] , { $provisions } provision
    }{ $debts ->
        [0] {""}
       *[other] , a debt
    }
badge-gain = { SAY($gain) }
badge-either = either { SAY($gain) }
badge-or = or { SAY($gain) }
badge-used = used ({ NAME($worker) })
badge-monk = monk of { $seat ->
        [none] the opponent
       *[other] { SEAT($seat) }
    }
badge-aimed = { $what ->
        [errand] next on an errand for the opponent
        [attack] next for the opponent to attack
        [convert] next for the opponent to convert
       *[favour] next favour of the opponent
    }
badge-outpost = outpost of { $seat ->
        [none] the opponent
       *[other] { SEAT($seat) }
    }
badge-visited = taken by { SEAT($seat) }
badge-errand = errand: { SAY($gain) }
badge-instant = { $gain ->
        [none] at once: nothing
       *[other] at once: { SAY($gain) }
    }
badge-ability = { $when ->
        [debt-paid] each paid debt
        [inquisition] inquisition
        [inquisition-clear] inquisition, no suspicion
        [inquisition-suspected] inquisition, 2 or more suspicions
       *[other] each { NAME($when) }
    }: { SAY($gain) }
badge-attack = attack: { SAY($gain) }
badge-convert = convert: { SAY($gain) }
badge-score = { $counts ->
        [attacked-saracens] attacked Saracens
        [attacked-byzantines] attacked Byzantines
        [attacked-vikings] attacked Vikings
        [faith] faith
        [strength] strength
        [influence] influence
        [commission] commissions
        [fortify] walls
        [garrison] garrisons
        [absolve] absolutions
        [develop] workshops
        [recruit] hired townsfolk
        [paid-debts] paid debts
        [unpaid-debts] unpaid debts
        [orders] orders
        [suspicions] suspicions
       *[mercenaries] mercenaries
    }: { $per ->
        [1] 1 each
       *[other] 1 per { $per }
    }{ $base ->
        [0] {""}
       *[other] , and { $base }
    }
badge-boost = { SAY($gain) }
badge-no-price = { NAME($action) } costs nothing
badge-less = { NAME($action) } costs { $silver } silver less
badge-help = each { NAME($action) }: { SAY($gain) }
badge-face-down = face down
badge-on-top = on top
badge-from-bottom = { $number ->
        [1] at the bottom
       *[other] no. { $number } from the bottom
    }
cell-free = [{ $cell ->
        [any] any
       *[other] { NAME($cell) }
    }]
cell-taken = { NAME($there) }
badge-done = { $times } of { $limit }
badge-done-often = done { $times } { $times ->
        [one] time
       *[other] times
    }
badge-cost = { $provisions ->
        [0] costs { $silver } silver
        [one] costs { $provisions } provision
       *[other] costs { $provisions } provisions
    }
badge-need = influence { $influence }
badge-under-workshop = next: { NAME($worker) }
badge-workshops = { $count ->
        [one] { $count } workshop
       *[other] { $count } workshops
    }
badge-occupied = occupied
badge-jar = jar

# Paladins
anseis = Anséis
anseis-help = Brings a merchant and a scout. +1 faith and +3 influence. Fortify costs no provisions.
berengier = Bérengier
berengier-help = Brings a fighter and a merchant. +3 strength and +1 influence. Garrison costs no provisions.
engelier = Engelier
engelier-help = Brings a fighter and a scout. +1 faith and +3 strength. Each attack brings 2 silver.
gerier = Gérier
gerier-help = Brings a cleric and a fighter. +3 faith and +1 influence. Convert costs no silver.
gerin = Gérin
gerin-help = Brings a merchant and a labourer. +4 influence. Each time you conspire you take 2 silver.
girard = Girard
girard-help = Brings 2 scouts. +2 faith and +2 influence. Each hunt brings 2 provisions more.
ivon = Ivon
ivon-help = Brings a cleric and a scout. +3 faith and +1 strength. Commission costs no provisions.
ivoire = Ivoire
ivoire-help = Brings a cleric and a merchant. +1 strength and +3 influence. Absolve costs no silver.
oliver = Oliver
oliver-help = Brings 2 clerics. +4 faith. Pray costs no silver.
otton = Otton
otton-help = Brings 2 merchants. +2 faith and +2 strength. Each trade brings 2 silver more.
roland = Roland
roland-help = Brings a fighter and a labourer. +4 strength. Recruit costs no silver.
samson = Samson
samson-help = Brings a scout and a labourer. +2 strength and +2 influence. Develop costs 2 silver less.

# Townsfolk
abbot-1 = abbot (labourer)
abbot-1-help = On an errand: a cleric and a labourer. Hired: a labourer with each absolution.
abbot-2 = abbot (1 provision)
abbot-2-help = On an errand: one of your actions cleared. Hired: 1 provision at once, and 1 provision with each absolution.
abbot-3 = abbot (1 tax)
abbot-3-help = On an errand: an unpaid debt destroyed. Hired: a suspicion less at once, and 1 silver of the tax supply with each absolution.
acolyte-1 = acolyte (labourer)
acolyte-1-help = On an errand: a cleric. Hired: a labourer with each commission.
acolyte-2 = acolyte (1 silver)
acolyte-2-help = On an errand: one of your actions cleared. Hired: 1 silver at once, and 1 silver with each commission.
acolyte-3 = acolyte (1 tax)
acolyte-3-help = On an errand: 2 suspicions less. Hired: a suspicion less at once, and 1 silver of the tax supply with each commission.
architect-1 = architect (labourer)
architect-1-help = On an errand: a criminal. Hired: a labourer each time you develop.
architect-2 = architect (1 provision)
architect-2-help = On an errand: a labourer and 1 provision. Hired: 1 provision at once, and 1 provision each time you develop.
architect-3 = architect (1 tax)
architect-3-help = On an errand: 2 silver of the tax supply. Hired: a suspicion less at once, and 1 silver of the tax supply each time you develop.
conspirator-1 = conspirator (errand: 2 suspicions less)
conspirator-1-help = On an errand: 2 suspicions less. Hired: a suspicion less at each inquisition.
conspirator-2 = conspirator (errand: criminal)
conspirator-2-help = On an errand: a criminal. Hired: a suspicion less at each inquisition.
debt-collector-1 = debt collector (labourer)
debt-collector-1-help = On an errand: 2 labourers. Hired: a labourer with each debt you pay.
debt-collector-2 = debt collector (fighter)
debt-collector-2-help = On an errand: an unpaid debt destroyed. Hired: a fighter with each debt you pay.
debt-collector-3 = debt collector (scout)
debt-collector-3-help = On an errand: 2 suspicions less. Hired: a scout with each debt you pay.
defender-1 = defender (labourer)
defender-1-help = On an errand: +1 strength. Hired: a labourer with each attack.
defender-2 = defender (1 provision)
defender-2-help = On an errand: a labourer and 1 provision. Hired: 1 provision at once, and 1 provision with each attack.
defender-3 = defender (1 tax)
defender-3-help = On an errand: 2 silver of the tax supply. Hired: a suspicion less at once, and 1 silver of the tax supply with each attack.
gatekeeper-1 = gatekeeper (labourer)
gatekeeper-1-help = On an errand: a merchant and a labourer. Hired: a labourer with each wall you fortify.
gatekeeper-2 = gatekeeper (1 silver)
gatekeeper-2-help = On an errand: a scout. Hired: 1 silver at once, and 1 silver with each wall you fortify.
gatekeeper-3 = gatekeeper (1 tax)
gatekeeper-3-help = On an errand: 2 silver of the tax supply. Hired: a suspicion less at once, and 1 silver of the tax supply with each wall you fortify.
missionary-1 = missionary (labourer)
missionary-1-help = On an errand: one of your actions cleared. Hired: a labourer with each conversion.
missionary-2 = missionary (1 provision)
missionary-2-help = On an errand: +1 faith. Hired: 1 provision at once, and 1 provision with each conversion.
missionary-3 = missionary (1 tax)
missionary-3-help = On an errand: a scout and a labourer. Hired: a suspicion less at once, and 1 silver of the tax supply with each conversion.
peddler-1 = peddler (labourer)
peddler-1-help = On an errand: 2 labourers. Hired: a labourer at each inquisition, if you have 2 suspicions or more.
peddler-2 = peddler (2 provisions)
peddler-2-help = On an errand: a labourer and 1 provision. Hired: 2 provisions at each inquisition, if you have 2 suspicions or more.
peddler-3 = peddler (2 silver)
peddler-3-help = On an errand: 2 suspicions less. Hired: 2 silver at each inquisition, if you have 2 suspicions or more.
squire-1 = squire (+1 strength)
squire-1-help = On an errand: a fighter. Hired: +1 strength at each inquisition, if you have no suspicion.
squire-2 = squire (+1 influence)
squire-2-help = On an errand: +1 influence. Hired: +1 influence at each inquisition, if you have no suspicion.
squire-3 = squire (+1 faith)
squire-3-help = On an errand: a criminal. Hired: +1 faith at each inquisition, if you have no suspicion.
watchman-1 = watchman (labourer)
watchman-1-help = On an errand: a fighter and a labourer. Hired: a labourer with each garrison.
watchman-2 = watchman (1 silver)
watchman-2-help = On an errand: a labourer and 1 provision. Hired: 1 silver at once, and 1 silver with each garrison.
watchman-3 = watchman (1 tax)
watchman-3-help = On an errand: a merchant. Hired: a suspicion less at once, and 1 silver of the tax supply with each garrison.

# Outsiders
viking-adventurer = Viking adventurer
viking-adventurer-help = Attacked: +1 influence, a labourer and a cleric. Converted: +1 strength; at the end 1 point for every 2 commissions.
viking-armourer = Viking armourer
viking-armourer-help = Attacked: +1 influence, a labourer and 1 provision. Converted: +1 strength; at the end 1 point for every 4 steps of strength.
viking-assassin = Viking assassin
viking-assassin-help = Attacked: +1 influence, a labourer and a fighter. Converted: +2 strength; at the end 1 point for each Saracen you attacked.
viking-barbarian = Viking barbarian
viking-barbarian-help = Attacked: +1 influence, 1 silver of the tax supply and 1 provision. Converted: +2 strength; at the end 1 point for each Byzantine you attacked.
viking-guardian = Viking guardian
viking-guardian-help = Attacked: +1 influence, a merchant and 1 provision. Converted: +1 strength; at the end 1 point for every 2 workshops you placed.
viking-lookout = Viking lookout
viking-lookout-help = Attacked: +1 influence and a merchant. Converted: +1 strength; at the end 1 point for every 2 walls.
viking-marauder = Viking marauder
viking-marauder-help = Attacked: +1 influence and a criminal. Converted: +1 strength; at the end 1 point for every 4 steps of influence.
viking-mercenary = Viking mercenary
viking-mercenary-help = Attacked: +1 influence and 2 labourers. Converted: +1 strength; at the end 1 point, and 1 more for each mercenary you converted, himself included.
viking-protector = Viking protector
viking-protector-help = Attacked: +1 influence, a labourer and 1 provision. Converted: +1 strength; at the end 1 point for each paid debt.
viking-thief = Viking thief
viking-thief-help = Attacked: +1 influence and 2 silver of the tax supply. Converted: +1 strength; at the end 1 point for each suspicion you hold.
viking-traitor = Viking traitor
viking-traitor-help = Attacked: +1 influence and a criminal. Converted: +1 strength; at the end each unpaid debt costs you 1 point less.
viking-vigilante = Viking vigilante
viking-vigilante-help = Attacked: +1 influence and an unpaid debt destroyed. Converted: +1 strength; at the end 1 point for every 2 absolutions.
byzantine-archer = Byzantine archer
byzantine-archer-help = Attacked: +1 influence, a scout and 1 provision. Converted: +1 strength; at the end 1 point for every 2 garrisons.
byzantine-armourer = Byzantine armourer
byzantine-armourer-help = Attacked: +1 influence and a fighter. Converted: +1 strength; at the end 1 point for every 4 steps of strength.
byzantine-assassin = Byzantine assassin
byzantine-assassin-help = Attacked: +1 influence, a labourer and 1 provision. Converted: +2 strength; at the end 1 point for each Saracen you attacked.
byzantine-champion = Byzantine champion
byzantine-champion-help = Attacked: +1 influence, a suspicion less and a merchant. Converted: +1 strength; at the end 1 point, and 1 more for each king's order you fulfilled.
byzantine-guardian = Byzantine guardian
byzantine-guardian-help = Attacked: +1 influence and 2 labourers. Converted: +1 strength; at the end 1 point for every 2 workshops you placed.
byzantine-hunter = Byzantine hunter
byzantine-hunter-help = Attacked: +1 influence, a suspicion less and a fighter. Converted: +1 strength; at the end 1 point for every 2 hired townsfolk.
byzantine-invader = Byzantine invader
byzantine-invader-help = Attacked: +1 influence, 1 silver of the tax supply and 1 provision. Converted: +2 strength; at the end 1 point for each Viking you attacked.
byzantine-lookout = Byzantine lookout
byzantine-lookout-help = Attacked: +1 influence, a labourer and a merchant. Converted: +1 strength; at the end 1 point for every 2 walls.
byzantine-mercenary = Byzantine mercenary
byzantine-mercenary-help = Attacked: +1 influence, a suspicion less and a labourer. Converted: +1 strength; at the end 1 point, and 1 more for each mercenary you converted, himself included.
byzantine-thief = Byzantine thief
byzantine-thief-help = Attacked: +1 influence and a criminal. Converted: +1 strength; at the end 1 point for each suspicion you hold.
byzantine-traitor = Byzantine traitor
byzantine-traitor-help = Attacked: +1 influence and an unpaid debt destroyed. Converted: +1 strength; at the end each unpaid debt costs you 1 point less.
byzantine-warrior = Byzantine warrior
byzantine-warrior-help = Attacked: +1 influence and 2 provisions. Converted: +1 strength; at the end 1 point for every 4 steps of faith.
saracen-adventurer = Saracen adventurer
saracen-adventurer-help = Attacked: +1 influence, a labourer and a scout. Converted: +1 strength; at the end 1 point for every 2 commissions.
saracen-archer = Saracen archer
saracen-archer-help = Attacked: +1 influence and 2 provisions. Converted: +1 strength; at the end 1 point for every 2 garrisons.
saracen-barbarian = Saracen barbarian
saracen-barbarian-help = Attacked: +1 influence, a labourer and a scout. Converted: +2 strength; at the end 1 point for each Byzantine you attacked.
saracen-champion = Saracen champion
saracen-champion-help = Attacked: +1 influence, a suspicion less and a scout. Converted: +1 strength; at the end 1 point, and 1 more for each king's order you fulfilled.
saracen-hunter = Saracen hunter
saracen-hunter-help = Attacked: +1 influence and an unpaid debt destroyed. Converted: +1 strength; at the end 1 point for every 2 hired townsfolk.
saracen-invader = Saracen invader
saracen-invader-help = Attacked: +2 influence. Converted: +2 strength; at the end 1 point for each Viking you attacked.
saracen-marauder = Saracen marauder
saracen-marauder-help = Attacked: +2 influence. Converted: +1 strength; at the end 1 point for every 4 steps of influence.
saracen-mercenary-1 = Saracen mercenary (labourer, 1 provision)
saracen-mercenary-1-help = Attacked: +1 influence, a labourer and 1 provision. Converted: +1 strength; at the end 1 point, and 1 more for each mercenary you converted, himself included.
saracen-mercenary-2 = Saracen mercenary (2 tax)
saracen-mercenary-2-help = Attacked: +1 influence and 2 silver of the tax supply. Converted: +1 strength; at the end 1 point, and 1 more for each mercenary you converted, himself included.
saracen-protector = Saracen protector
saracen-protector-help = Attacked: +1 influence and 2 labourers. Converted: +1 strength; at the end 1 point for each paid debt.
saracen-vigilante = Saracen vigilante
saracen-vigilante-help = Attacked: +1 influence, a suspicion less and a cleric. Converted: +1 strength; at the end 1 point for every 2 absolutions.
saracen-warrior = Saracen warrior
saracen-warrior-help = Attacked: +1 influence and a cleric. Converted: +1 strength; at the end 1 point for every 4 steps of faith.

# What converted outsiders are worth
assassin = assassin
assassin-help = Converted, at the end of the game: 1 point for each Saracen you attacked.
barbarian = barbarian
barbarian-help = Converted, at the end of the game: 1 point for each Byzantine you attacked.
invader = invader
invader-help = Converted, at the end of the game: 1 point for each Viking you attacked.
lookout = lookout
lookout-help = Converted, at the end of the game: 1 point for every 2 walls.
vigilante = vigilante
vigilante-help = Converted, at the end of the game: 1 point for every 2 absolutions.
archer = archer
archer-help = Converted, at the end of the game: 1 point for every 2 garrisons.
hunter = hunter
hunter-help = Converted, at the end of the game: 1 point for every 2 hired townsfolk.
guardian = guardian
guardian-help = Converted, at the end of the game: 1 point for every 2 workshops you placed.
adventurer = adventurer
adventurer-help = Converted, at the end of the game: 1 point for every 2 commissions.
warrior = warrior
warrior-help = Converted, at the end of the game: 1 point for every 4 steps of faith.
armourer = armourer
armourer-help = Converted, at the end of the game: 1 point for every 4 steps of strength.
marauder = marauder
marauder-help = Converted, at the end of the game: 1 point for every 4 steps of influence.
protector = protector
protector-help = Converted, at the end of the game: 1 point for each paid debt.
champion = champion
champion-help = Converted, at the end of the game: 1 point, and 1 more for each king's order you fulfilled.
thief = thief
thief-help = Converted, at the end of the game: 1 point for each suspicion you hold.
traitor = traitor
traitor-help = Converted, at the end of the game: each unpaid debt costs you 1 point less.
mercenary = mercenary
mercenary-help = Converted, at the end of the game: 1 point, and 1 more for each mercenary you converted, himself included.

# Walls
wall-strength = wall (+2 strength)
wall-strength-help = +2 strength.
wall-labourer-and-point = wall (labourer, 1 point)
wall-labourer-and-point-help = +1 strength and a labourer. Worth 1 point at the end.
wall-points = wall (2 points)
wall-points-help = +1 strength. Worth 2 points at the end.
wall-pay-or-silver = wall (debt paid or 2 silver)
wall-pay-or-silver-help = +1 strength; a debt paid or 2 silver.
wall-pardon-or-silver = wall (a suspicion less or 2 silver)
wall-pardon-or-silver-help = +1 strength; a suspicion less or 2 silver.
wall-three-labourers = wall (3 labourers)
wall-three-labourers-help = +1 strength and 3 labourers.
wall-two-labourers = wall (2 labourers)
wall-two-labourers-help = +1 strength and 2 labourers.
wall-labourer-merchant = wall (labourer, merchant)
wall-labourer-merchant-help = +1 strength, a labourer and a merchant.
wall-labourer-fighter = wall (labourer, fighter)
wall-labourer-fighter-help = +1 strength, a labourer and a fighter.
wall-labourer-scout = wall (labourer, scout)
wall-labourer-scout-help = +1 strength, a labourer and a scout.
wall-labourer-cleric = wall (labourer, cleric)
wall-labourer-cleric-help = +1 strength, a labourer and a cleric.
wall-scout-merchant = wall (scout, merchant)
wall-scout-merchant-help = +1 strength, a scout and a merchant.
wall-scout = wall (scout)
wall-scout-help = +1 strength and a scout.
wall-merchant = wall (merchant)
wall-merchant-help = +1 strength and a merchant.
wall-fighter = wall (fighter)
wall-fighter-help = +1 strength and a fighter.
wall-cleric = wall (cleric)
wall-cleric-help = +1 strength and a cleric.

# Taverns
tavern-1 = tavern (2 labourers, scout, cleric)
tavern-1-help = { -tavern-help }
tavern-2 = tavern (scout, 2 fighters, criminal)
tavern-2-help = { -tavern-help }
tavern-3 = tavern (scout, 2 merchants, criminal)
tavern-3-help = { -tavern-help }
tavern-4 = tavern (labourer, 2 fighters, criminal)
tavern-4-help = { -tavern-help }
tavern-5 = tavern (2 scouts, cleric, criminal)
tavern-5-help = { -tavern-help }
tavern-6 = tavern (scout, merchant, fighter, criminal)
tavern-6-help = { -tavern-help }
tavern-7 = tavern (2 labourers, 2 merchants)
tavern-7-help = { -tavern-help }
tavern-8 = tavern (2 scouts, 2 merchants)
tavern-8-help = { -tavern-help }
tavern-9 = tavern (scout, fighter, 2 clerics)
tavern-9-help = { -tavern-help }
tavern-10 = tavern (scout, merchant, 2 clerics)
tavern-10-help = { -tavern-help }
tavern-11 = tavern (merchant, 2 fighters, criminal)
tavern-11-help = { -tavern-help }
tavern-12 = tavern (scout, fighter, 2 criminals)
tavern-12-help = { -tavern-help }
tavern-13 = tavern (labourer, scout, 2 merchants)
tavern-13-help = { -tavern-help }
tavern-14 = tavern (labourer, merchant, 2 clerics)
tavern-14-help = { -tavern-help }
tavern-15 = tavern (2 scouts, merchant, fighter)
tavern-15-help = { -tavern-help }
tavern-16 = tavern (labourer, fighter, 2 criminals)
tavern-16-help = { -tavern-help }
tavern-17 = tavern (2 labourers, cleric, criminal)
tavern-17-help = { -tavern-help }
tavern-18 = tavern (2 merchants, 2 clerics)
tavern-18-help = { -tavern-help }
tavern-19 = tavern (2 labourers, 2 fighters)
tavern-19-help = { -tavern-help }
tavern-20 = tavern (fighter, 3 clerics)
tavern-20-help = { -tavern-help }
tavern-21 = tavern (merchant, fighter, 2 clerics)
tavern-21-help = { -tavern-help }
tavern-22 = tavern (labourer, 3 scouts)
tavern-22-help = { -tavern-help }
tavern-23 = tavern (merchant, fighter, 2 criminals)
tavern-23-help = { -tavern-help }
tavern-24 = tavern (2 labourers, fighter, criminal)
tavern-24-help = { -tavern-help }
-tavern-help = Whoever chooses it takes its four workers. Each criminal brings a suspicion.

# Suspicions and debts
suspicion-none = suspicion (no tax)
suspicion-none-help = Comes with a criminal and brings no tax.
suspicion-one = suspicion (1 tax)
suspicion-one-help = Comes with a criminal; take 1 silver of the tax supply.
suspicion-two = suspicion (2 tax)
suspicion-two-help = Comes with a criminal; take 2 silver of the tax supply.
debt = debt
debt-help = Unpaid it costs 3 points at the end; paid it brings 1.

# King's favours and orders
favour-hiring = favour “hiring”
favour-hiring-help = Place a scout: a townsperson hired for free. Once a round, by one player.
favour-pardon = favour “pardon”
favour-pardon-help = Place a cleric: a suspicion less and 2 silver of the tax supply. Once a round, by one player.
favour-rogues = favour “rogues”
favour-rogues-help = Place any worker: 2 criminals. Once a round, by one player.
favour-training = favour “training”
favour-training-help = Place a criminal: +1 faith, +1 strength or +1 influence. Once a round, by one player.
favour-clemency = favour “clemency”
favour-clemency-help = Place a fighter and pay 1 silver: a debt paid or 2 suspicions less. Once a round, by one player.
favour-loan = favour “loan”
favour-loan-help = Place any worker and take an unpaid debt: a scout, a merchant and a fighter. Once a round, by one player.
favour-workshop = favour “workshop”
favour-workshop-help = Place a merchant and pay 1 provision: Develop for free or a fighter and a cleric. Once a round, by one player.
favour-labour = favour “labour”
favour-labour-help = Place a criminal: 3 labourers. Once a round, by one player.
favour-stores = favour “stores”
favour-stores-help = Place any worker: 2 provisions and 1 silver of the tax supply. Once a round, by one player.
favour-prayer = favour “prayer”
favour-prayer-help = Place any worker: one of your actions cleared. Once a round, by one player.
order-commission = order: 5 commissions
    .changed = order: commissions
order-fortify = order: 5 walls
    .changed = order: walls
order-garrison = order: 5 garrisons
    .changed = order: garrisons
order-absolve = order: 5 absolutions
    .changed = order: absolutions
order-attack = order: 5 attacks
    .changed = order: attacks
order-convert = order: 5 conversions
    .changed = order: conversions
order-commission-help = Send 5 monks out by the end of the game. { order-help }
order-fortify-help = Build 5 walls by the end of the game. { order-help }
order-garrison-help = Set 5 outposts by the end of the game. { order-help }
order-absolve-help = Absolve 5 times by the end of the game. { order-help }
order-attack-help = Attack 5 outsiders by the end of the game. { order-help }
order-convert-help = Convert 5 outsiders by the end of the game. { order-help }
order-help = Whoever fulfils it by the end of the game has its points: 4, 6 or 8 by its place.
first-order = first order
second-order = second order
third-order = third order

# Schemes of the solo opponent
scheme-commission = scheme “commission”
scheme-fortify = scheme “fortify”
scheme-garrison = scheme “garrison”
scheme-absolve = scheme “absolve”
scheme-attack = scheme “attack”
scheme-convert = scheme “convert”
scheme-orders = scheme “king's orders”
scheme-recruit = scheme “recruit”
scheme-pray = scheme “pray”
scheme-trade = scheme “trade”
scheme-conspire = scheme “conspire”
scheme-favour = scheme “king's favour”
scheme-commission-help = The opponent tries this: commission. If it cannot, it takes the first left-side action that is free.
scheme-fortify-help = The opponent tries this: fortify. If it cannot, it takes the first left-side action that is free.
scheme-garrison-help = The opponent tries this: garrison. If it cannot, it takes the first left-side action that is free.
scheme-absolve-help = The opponent tries this: absolve. If it cannot, it takes the first left-side action that is free.
scheme-attack-help = The opponent tries this: attack. If it cannot, it takes the first left-side action that is free.
scheme-convert-help = The opponent tries this: convert. If it cannot, it takes the first left-side action that is free.
scheme-orders-help = The opponent tries this: king's orders. If it cannot, it takes the first left-side action that is free.
scheme-recruit-help = The opponent tries this: recruit. If it cannot, it takes the first left-side action that is free.
scheme-pray-help = The opponent tries this: pray. If it cannot, it takes the first left-side action that is free.
scheme-trade-help = The opponent tries this: trade. If it cannot, it takes the first left-side action that is free.
scheme-conspire-help = The opponent tries this: conspire. If it cannot, it takes the first left-side action that is free.
scheme-favour-help = The opponent tries this: king's favour. If it cannot, it takes the first left-side action that is free.

# Spaces of the board
space-1a = space 1a (free hire)
space-1a-help = A monk here needs faith 0, an outpost strength 1. Reward: a townsperson hired for free.
space-1b = space 1b (2 silver)
space-1b-help = A monk here needs faith 0, an outpost strength 1. Reward: 2 silver.
space-1c = space 1c (labourer)
space-1c-help = A monk here needs faith 0, an outpost strength 1. Reward: a labourer. Open with 3 players or more.
space-1d = space 1d (a suspicion less)
space-1d-help = A monk here needs faith 0, an outpost strength 1. Reward: a suspicion less. Open with 4 players.
space-2a = space 2a (free hire)
space-2a-help = A monk here needs faith 2, an outpost strength 3. Reward: a townsperson hired for free.
space-2b = space 2b (2 silver)
space-2b-help = A monk here needs faith 2, an outpost strength 3. Reward: 2 silver.
space-2c = space 2c (scout)
space-2c-help = A monk here needs faith 2, an outpost strength 3. Reward: a scout.
space-2d = space 2d (a suspicion less)
space-2d-help = A monk here needs faith 2, an outpost strength 3. Reward: a suspicion less.
space-2e = space 2e (2 silver)
space-2e-help = A monk here needs faith 2, an outpost strength 3. Reward: 2 silver. Open with 3 players or more.
space-2f = space 2f (a suspicion less)
space-2f-help = A monk here needs faith 2, an outpost strength 3. Reward: a suspicion less. Open with 3 players or more.
space-2g = space 2g (labourer)
space-2g-help = A monk here needs faith 2, an outpost strength 3. Reward: a labourer. Open with 4 players.
space-3a = space 3a (labourer)
space-3a-help = A monk here needs faith 4, an outpost strength 5. Reward: a labourer.
space-3b = space 3b (merchant)
space-3b-help = A monk here needs faith 4, an outpost strength 5. Reward: a merchant.
space-3c = space 3c (2 silver)
space-3c-help = A monk here needs faith 4, an outpost strength 5. Reward: 2 silver.
space-3d = space 3d (prayer)
space-3d-help = A monk here needs faith 4, an outpost strength 5. Reward: one of your actions cleared.
space-3e = space 3e (scout)
space-3e-help = A monk here needs faith 4, an outpost strength 5. Reward: a scout.
space-3f = space 3f (fighter)
space-3f-help = A monk here needs faith 4, an outpost strength 5. Reward: a fighter.
space-3g = space 3g (free hire)
space-3g-help = A monk here needs faith 4, an outpost strength 5. Reward: a townsperson hired for free. Open with 3 players or more.
space-3h = space 3h (debt paid)
space-3h-help = A monk here needs faith 4, an outpost strength 5. Reward: a debt paid. Open with 3 players or more.
space-3i = space 3i (2 silver)
space-3i-help = A monk here needs faith 4, an outpost strength 5. Reward: 2 silver. Open with 4 players.
space-4a = space 4a (fighter)
space-4a-help = A monk here needs faith 6, an outpost strength 7. Reward: a fighter.
space-4b = space 4b (prayer)
space-4b-help = A monk here needs faith 6, an outpost strength 7. Reward: one of your actions cleared.
space-4c = space 4c (merchant)
space-4c-help = A monk here needs faith 6, an outpost strength 7. Reward: a merchant.
space-4d = space 4d (cleric)
space-4d-help = A monk here needs faith 6, an outpost strength 7. Reward: a cleric.
space-4e = space 4e (debt paid)
space-4e-help = A monk here needs faith 6, an outpost strength 7. Reward: a debt paid.
space-4f = space 4f (labourer, scout)
space-4f-help = A monk here needs faith 6, an outpost strength 7. Reward: a labourer and a scout.
space-4g = space 4g (2 silver)
space-4g-help = A monk here needs faith 6, an outpost strength 7. Reward: 2 silver.
space-4h = space 4h (prayer)
space-4h-help = A monk here needs faith 6, an outpost strength 7. Reward: one of your actions cleared. Open with 3 players or more.
space-4i = space 4i (2 silver)
space-4i-help = A monk here needs faith 6, an outpost strength 7. Reward: 2 silver. Open with 3 players or more.
space-4j = space 4j (2 labourers)
space-4j-help = A monk here needs faith 6, an outpost strength 7. Reward: 2 labourers. Open with 4 players.
space-5a = space 5a (prayer)
space-5a-help = A monk here needs faith 8, an outpost strength 9. Reward: one of your actions cleared.
space-5b = space 5b (labourer, fighter)
space-5b-help = A monk here needs faith 8, an outpost strength 9. Reward: a labourer and a fighter.
space-5c = space 5c (debt paid)
space-5c-help = A monk here needs faith 8, an outpost strength 9. Reward: a debt paid.
space-5d = space 5d (labourer, merchant)
space-5d-help = A monk here needs faith 8, an outpost strength 9. Reward: a labourer and a merchant.
space-5e = space 5e (labourer, cleric)
space-5e-help = A monk here needs faith 8, an outpost strength 9. Reward: a labourer and a cleric.
space-5f = space 5f (2 labourers)
space-5f-help = A monk here needs faith 8, an outpost strength 9. Reward: 2 labourers. Open with 3 players or more.
space-5g = space 5g (debt paid)
space-5g-help = A monk here needs faith 8, an outpost strength 9. Reward: a debt paid. Open with 4 players.
space-6a = space 6a (debt paid)
space-6a-help = A monk here needs faith 10, an outpost strength 11. Reward: a debt paid.
space-6b = space 6b (prayer)
space-6b-help = A monk here needs faith 10, an outpost strength 11. Reward: one of your actions cleared. Open with 3 players or more.
space-6c = space 6c (2 labourers)
space-6c-help = A monk here needs faith 10, an outpost strength 11. Reward: 2 labourers. Open with 4 players.
jar-hire = jar space (free hire)
    .copy = { $name }, no. { $number }
jar-hire-help = A jar placed here brings: a townsperson hired for free.
jar-labourer = jar space (labourer)
    .copy = { $name }, no. { $number }
jar-labourer-help = A jar placed here brings: a labourer.
jar-prayer = jar space (prayer)
    .copy = { $name }, no. { $number }
jar-prayer-help = A jar placed here brings: one of your actions cleared.
jar-faith = jar space (+1 faith)
    .copy = { $name }, no. { $number }
jar-faith-help = A jar placed here brings: +1 faith.
jar-provisions = jar space (2 provisions)
    .copy = { $name }, no. { $number }
jar-provisions-help = A jar placed here brings: 2 provisions.
jar-pardon = jar space (a suspicion less)
    .copy = { $name }, no. { $number }
jar-pardon-help = A jar placed here brings: a suspicion less.
jar-pay = jar space (debt paid)
    .copy = { $name }, no. { $number }
jar-pay-help = A jar placed here brings: a debt paid.
