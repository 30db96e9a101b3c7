# It's a Wonderful Kingdom.
#
# Ids: a component is named by its id without the copy number: `farm-2` is `farm`.
# `do-…` actions, `ask-…` prompts, `event-…` what happened, `refusal-…` why not, `option-…`,
# `mode-…`, `place-…` parts of the table, `badge-…` and `…-count` marks on them, `score-…`.
#
# Help on a component: the message `<name>-help`. It tells what a card is for, without numbers:
# those can be changed by a card file, and stand on the card.
#
# An argument that is not there or not to be seen is "none".

game-name = It's a Wonderful Kingdom
game-summary = Split cards with your rival, and raise a duchy worthy of the throne.
game-ties = Equal points: more developments decide, then more soldiers.

mode-menaces = Menaces
mode-menaces-help = Each of you brings a danger into the game: giant rats, frost giants, shadows or thieves. Soldiers fight them.
mode-advisors = Advisors
mode-advisors-help = Advisors come with the cards and serve whoever takes them, for soldiers.
mode-quests = Quests
mode-quests-help = A quest with four tasks. Only who fulfils the final one can win.
mode-teaching = Learning the game
mode-teaching-help = Without a module: our own way to learn the game, with calamities only.
mode-rat-invasion = Scenario 1: Invasion of the Rats
mode-rat-invasion-help = Alone: build four Farms before the vermin overrun you.
mode-prophecy = Scenario 2: The Prophecy
mode-prophecy-help = Alone: three great works must be built to prove the prophet wrong.
mode-frozen-north = Scenario 3: The Frozen North
mode-frozen-north-help = Alone: an expedition into the north, where frost giants sleep.
mode-last-battle = Scenario 4: The Last Battle
mode-last-battle-help = Alone: raise an army, with an advisor's help, and overthrow the Usurper.
mode-thieves-guild = Scenario 5: The Thieves' Guild
mode-thieves-guild-help = Alone: catch four thieves whom shadows protect.
mode-under-siege = Scenario 6: Under Siege
mode-under-siege-help = Alone: withstand the Usurper and the Plague Lord at once.

option-module = Module
option-module-help = What is added to the basic rules. Every match has one; without any you only learn the game.
option-module-menaces = menaces
option-module-advisors = advisors
option-module-quests = quests
option-module-teaching = none, to learn the game
option-side = Side of the duchies
option-side-help = Both duchies lie on the same side. A is for a first game; alone it costs 15 points when medals are given.
option-side-A = side A
option-side-B = side B
option-stacks = Stacks of menaces
option-stacks-help = Which menaces each player brings, in the order of seats. Name none, and each player chooses.
option-stacks-shadow = shadows
option-stacks-frost-giant = frost giants
option-stacks-giant-rat = giant rats
option-stacks-thief = thieves
option-board = Quest board
option-board-help = Which quest is played, when quests are.
option-board-any = chance decides
option-board-north-lands = North Lands
option-board-usurper = Usurper
option-board-plague-lord = Plague Lord
option-duchy = Duchy
option-duchy-help = Which duchy a lone player has. With two players chance deals them.
option-duchy-any = chance decides
option-duchy-valados = Valados
option-duchy-teressie = Téressie
option-scenario = Scenario
option-scenario-help = A task for one player, with set-up and rules of its own.
option-scenario-none = none
option-scenario-rat-invasion = 1: Invasion of the Rats
option-scenario-prophecy = 2: The Prophecy
option-scenario-frozen-north = 3: The Frozen North
option-scenario-last-battle = 4: The Last Battle
option-scenario-thieves-guild = 5: The Thieves' Guild
option-scenario-under-siege = 6: Under Siege

# The list of components: kinds, and the values worth showing
kind-developments = Developments
kind-treasures = Treasures
kind-calamities = Calamities
kind-menaces = Menaces
kind-advisors = Advisors
kind-duchies = Duchies
kind-tasks = Tasks of the quest boards
kind-solo = Playing alone
kind-scenarios = Scenarios
field-type = type
field-copies = copies
field-cost = cost
field-recycle = recycled for
field-production = makes
field-bonus = bonus
field-points = points
field-each = points for each
field-of = of
field-soldiers = soldiers
field-phase = phase
field-does = does
field-amount = how many
field-two-only = for two players only
field-production-a = side A makes
field-each-a = side A: points for each
field-of-a = side A: of
field-production-b = side B makes
field-board = board
field-final = final task
field-price-two = price, two players
field-reward-two = reward, two players
field-price-one = price, one player
field-reward-one = reward, one player
field-bronze = bronze
field-silver = silver
field-gold = gold

# Words inside these values
value-absolve = takes a calamity away
value-any = any kind
value-cubes = gives cubes
value-disarm = takes a trap away
value-double = makes the duchy card produce again
value-draft = draft
value-draw = brings the top card
value-end = end of the game
value-finish = finishes a card
value-planning = planning
value-production = production
value-recycle = makes recycling richer
value-reinforce = adds the top card to an offer
value-see-hand = shows the other hand
value-spy = turns up a card
value-sweep = replaces an offered card
value-trap = lets more be laid face down

# Setting up
bad-stacks = { $seats ->
        [one] Alone name one stack of menaces, or none to choose it at the table.
       *[other] With two players name two different stacks of menaces, or none to let everybody choose.
    }
idle-module = A scenario brings its own modules. Leave the option “module” out, or play without a scenario.
idle-stacks = Stacks are for the module of menaces, and a scenario brings its own. Choose module “menaces” without a scenario, or leave the option “stacks” out.
idle-board = A quest board is for the module of quests, and a scenario brings its own. Choose module “quests” without a scenario, or leave the option “board” out.
idle-duchy = Only who plays alone may choose a duchy; between two it is drawn. Leave the option “duchy” out.
idle-scenario = A scenario is for one player, and { $seats } sit here. Leave the option “scenario” out.
cards-too-many-icons = [{ $entry }] (line { $line }) makes too much for “{ NAME($scenario) }”: the cards that stand built there show { $icons } icons, and there are only { $tokens } theft tokens to cover them.
cards-icon-per-type = [{ $entry }] (line { $line }) produces for each card of a type, and no theft token can cover that in “{ NAME($scenario) }”. Let that scenario lay out another card.

# Asking
ask-keep = Which of the two advisors do you keep? The other is put away unseen.
ask-choose-stack = Which menaces do you bring into the game?
ask-offer = { $number ->
        [1] Offer a first card: which one, and into which area?
       *[other] Offer a second card: which one, and into which area?
    }
ask-offer-face-down = The next card is laid face down: which one, and into which area?
ask-take = Which offer area do you take?
ask-take-alone = { $number ->
        [4] Last choice of this round: which offer area do you take?
       *[other] Choice { $number } of 4: which offer area do you take?
    }
ask-turn-up = Which face-down card is turned up?
ask-pay = { $count ->
        [one] Search: discard one more face-up card of this area.
       *[other] Search: discard { $count } face-up cards of this area. Choose the first.
    }
ask-find = Which of the cards you found do you put into the area?
ask-sweep = Which face-up card gives way to the top card of the deck?
ask-reinforce = Into which area does the top card of the deck go?
ask-surrender = { $count ->
        [one] A shadow takes a card of your draft area: which one?
       *[other] Shadows take { $count } cards of your draft area. Choose the first.
    }
ask-freeze = Under which card does the frost giant lie?
ask-cover = Which resource of your duchy card does the thief cover?
ask-plan = { $count ->
        [one] One card left: build it or recycle it?
       *[other] { $count } cards left: build or recycle them, in any order.
    }
ask-place = { $count ->
        [one] Where does the cube ({ NAME($cube) }) go?
       *[other] Where does the next cube ({ NAME($cube) }) go? { $count } are left.
    }
ask-instead = What does the krystallium on the card “{ NAME($card) }” stand for?
ask-give-up = Which card under construction do you give up?
ask-melt = { $left ->
        [one] Which cube is the last of the five?
       *[other] Which cube becomes krystallium? { $left } are still to be chosen.
    }
ask-want = { $count ->
        [one] Of which kind is the cube to be?
       *[other] Of which kind is the next cube to be? { $count } are yours to choose.
    }
ask-finish = Which card under construction is finished?
ask-closing = Before it goes on: is there anything else that you want to use, fulfil or give up?
ask-battle = { $soldiers ->
        [one] Battle: you have one soldier. Which menace do you fight?
       *[other] Battle: you have { $soldiers } soldiers. Which menace do you fight?
    }
ask-lift = From which resource do you take a theft token?
ask-end = The last round is over: do you want to use an advisor before points are counted?

# Actions
do-keep = Keep the { NAME($advisor) }
do-choose = Bring in: { NAME($stack) }
do-trap = Set a trap: lay the next card face down
do-offer = Offer “{ NAME($card) }” in area { $area }
do-take = Take area { $area }
do-spy = Send a spy
do-turn-up = Turn up card { $place } of area { $area }
do-search = Search, for area { $area }
do-pay = Discard “{ NAME($card) }”
do-find = Put “{ NAME($card) }” into the area
do-sweep = Discard “{ NAME($card) }”
do-reinforce = Into area { $area }
do-surrender = Give “{ NAME($card) }” to the shadow
do-freeze = Freeze “{ NAME($card) }”
do-cover = Cover { NAME($resource) }
do-build = Build “{ NAME($card) }”
do-recycle = Recycle “{ NAME($card) }”
do-place = Put { NAME($cube) } on “{ NAME($card) }”
do-store = Put { NAME($cube) } into alchemy
do-instead = Let it stand for { NAME($cube) }
do-give-up = Give up a card under construction
do-scrap = Give up “{ NAME($card) }”
do-transmute = Turn five cubes into krystallium
do-melt = Give { NAME($cube) }
do-fulfil = Fulfil the task “{ NAME($task) }”
do-advise = Ask the { NAME($advisor) }
do-want = Choose { NAME($cube) }
do-finish = Finish “{ NAME($card) }”
do-fight = Fight: { NAME($menace) }
do-lift = Free { NAME($resource) }
do-done = Go on

notation-help = Write * after a number or a move to place all cubes of that kind likewise: 3* or materials > farm-1 *

# What an action would bring
outcome-puts = on { NAME($card) }: { SAY($goods) }
outcome-stores = into alchemy: { SAY($goods) }
outcome-finishes = finishes { NAME($card) }
outcome-finished = finishes it
outcome-lacks = still lacks { SAY($goods) }
outcome-brings = brings { SAY($goods) }
outcome-gains = gain { SAY($goods) }
outcome-produces = makes { SAY($goods) } more
outcome-points = points { $before } › { $after }

# What happened
event-advisor-kept = { SEAT($seat) } begins with the { NAME($advisor) }.
event-stack-chosen = { SEAT($seat) } brings in: { NAME($stack) }.
event-round-began = Round { $round } begins. { SEAT($first) } goes first.
event-dealt = { SEAT($seat) } is dealt { $cards ->
        [none] a hand
       *[other] { NAME($cards) }
    }.
event-opened = “{ NAME($card) }” lies face up in area { $area }.
event-on-top = On top of the deck lies “{ NAME($card) }”.
event-danger-laid = A danger card lies face down in area { $area }.
event-offered = { SEAT($seat) } offers { $card ->
        [none] a card face down
       *[other] “{ NAME($card) }”
    } in area { $area }.
event-took = { SEAT($seat) } takes area { $area }: { $cards ->
        [none] { $face_down ->
            [0] it is empty
           *[other] nothing face up
        }
       *[other] { NAME($cards) }
    }{ $face_down ->
        [0] .
        [one] , and one card face down.
       *[other] , and { $face_down } cards face down.
    }
event-joined = The { NAME($advisor) } serves { SEAT($seat) } and brings a soldier.
event-spied-out = { SEAT($seat) } turns up “{ NAME($card) }” in area { $area }.
event-spy-returned = A spy of { SEAT($seat) } is ready again.
event-searched = { SEAT($seat) } searches the deck for area { $area }.
event-paid-for-search = { SEAT($seat) } discards “{ NAME($card) }” for the search.
event-looked = { SEAT($seat) } looks at the top of the deck: { $cards ->
        [none] three cards
       *[other] { NAME($cards) }
    }.
event-found-card = { SEAT($seat) } puts “{ NAME($card) }” into area { $area }. Discarded: { NAME($discarded) }.
event-left-over = Nobody took, and so discarded: { $cards ->
        [none] nothing face up
       *[other] { NAME($cards) }
    }{ $face_down ->
        [0] .
        [one] , and one card face down.
       *[other] , and { $face_down } cards face down.
    }
event-hand-seen = { SEAT($seat) } looks at the other hand{ $cards ->
        [none] .
       *[other] : { NAME($cards) }.
    }
event-disarmed = { SEAT($seat) } has a trap less this round.
event-swept = { SEAT($seat) } has “{ NAME($card) }” discarded from area { $area }.
event-drew = { SEAT($seat) } gets “{ NAME($card) }” from the top of the deck.
event-turned-up = { SEAT($seat) } turns up “{ NAME($card) }”.
event-struck = A calamity comes over the duchy of { SEAT($seat) }.
event-absolved = A calamity leaves the duchy of { SEAT($seat) }.
event-laid = { SEAT($seat) } begins to build “{ NAME($card) }”.
event-recycled = { SEAT($seat) } recycles “{ NAME($card) }”.
event-placed = { SEAT($seat) } puts { NAME($cube) } on “{ NAME($card) }”{ $cube ->
        [krystallium] {" "}(as { NAME($kind) }).
       *[other] .
    }
event-stored = { SEAT($seat) } puts { NAME($cube) } into alchemy.
event-transmuted = Five cubes of { SEAT($seat) } become krystallium.
event-completed = { SEAT($seat) } finishes “{ NAME($card) }”.{ $krystallium ->
        [0] {""}
       *[other] {" "}Krystallium: { $krystallium }.
    }{ $soldiers ->
        [0] {""}
       *[other] {" "}Soldiers: { $soldiers }.
    }
event-scrapped = { SEAT($seat) } gives up “{ NAME($card) }”.
event-produced = { SEAT($seat) } makes { NAME($resource) }: { $count }.
event-supremacy = { SEAT($seat) } leads in { NAME($resource) }: { $joined ->
        [0] a soldier begins training.
       *[other] a trained soldier joins.
    }
event-gained = { SEAT($seat) } gets { NAME($what) }: { $count }.
event-advised = { SEAT($seat) } asks the { NAME($advisor) }.
event-task-done = { SEAT($seat) } fulfils the task “{ NAME($task) }”{ $krystallium ->
        [0] {""}
       *[other] {" "}with { $krystallium } krystallium in place of cubes
    }.
event-final-reward = { SEAT($seat) } was first to fulfil “{ NAME($task) }” and takes its reward.
event-shadow-took = A shadow takes “{ NAME($card) }” from { SEAT($seat) }.
event-menace-came = A menace comes to { SEAT($seat) }: { NAME($menace) }.
event-vermin-came = Vermin come to { SEAT($seat) }: { NAME($vermin) }.
event-frozen = A frost giant freezes “{ NAME($card) }” of { SEAT($seat) }.
event-icon-covered = A thief robs { SEAT($seat) }: { NAME($resource) }.
event-icon-freed = { SEAT($seat) } wins back: { NAME($resource) }.
event-neutralised = { SEAT($seat) } defeats a menace: { NAME($menace) }.
event-cube-lost = { $count ->
        [one] One cube lies beside the menaces.
       *[other] { $count } cubes lie beside the menaces.
    }
event-ruined = { $why ->
        [vermin] The last vermin has come: the game is lost.
       *[cubes] Too many cards went to the shadows: the game is lost.
    }

# Refusals
refusal-no-such-card = There is no card “{ $card }” in this game. Write cards like this: farm-1.
refusal-not-asked = That is not what is asked now. Choose one of the options shown.
refusal-not-your-moment = This can only be done at a decision of your own. Answer what is asked first.
refusal-not-done-yet = There is still something that must be done. Choose one of the options shown.
refusal-keep-first = First choose which of the two advisors you keep.
refusal-choose-stack-first = First choose the menaces that you bring into the game.
refusal-stack-taken = The other player has already chosen: { NAME($stack) }. There is one stack of each; choose another.
refusal-not-drafting = Cards are offered and taken in the draft only.
refusal-not-in-hand = You do not hold “{ NAME($card) }”. Offer a card of your hand.
refusal-offer-first = You are to offer: lay two cards of your hand into the areas.
refusal-take-first = You are to take: choose one of the two areas.
refusal-no-traps-alone = There are no traps when you play alone.
refusal-trap-already-set = The next card is laid face down already. Choose the card.
refusal-no-trap-left = You have no trap left this round, so the card must be laid face up.
refusal-no-spy = You have no active spy.
refusal-nothing-face-down = No card lies face down in the offer areas.
refusal-choose-face-down = Choose a card that lies face down in an offer area.
refusal-choose-face-up = Choose a card that lies face up in an offer area.
refusal-choose-an-area = Choose one of the two offer areas.
refusal-search-alone = Only who plays alone can search.
refusal-searched = You have searched already this round: once is all.
refusal-search-needs-two = To search you discard two face-up cards of the area, no calamities or menaces; there are not enough.
refusal-pay-for-search = { $count ->
        [one] Discard one more face-up card of the area for the search.
       *[other] Discard { $count } face-up cards of the area for the search.
    }
refusal-choose-found = Choose one of the cards that the search found.
refusal-surrender-first = { $count ->
        [one] First choose the card that the shadow takes.
       *[other] First choose the { $count } cards that the shadows take.
    }
refusal-freeze-first = First choose the card that the frost giant freezes.
refusal-cover-first = First choose the resource that the thief covers.
refusal-lift-first = First choose the resource that you win back.
refusal-not-planning = Cards are built and recycled in planning only.
refusal-not-in-draft = “{ NAME($card) }” is not in your draft area.
refusal-not-with-menaces = “{ NAME($card) }” is a menace: it can be neither built nor recycled. Fight it in battle.
refusal-not-with-calamities = “{ NAME($card) }” can be neither built nor recycled: it stays with your duchy.
refusal-not-with-advisors = “{ NAME($card) }” is an advisor: advisors are neither built nor recycled.
refusal-treasure-not-built = “{ NAME($card) }” is a treasure: it must be recycled.
refusal-place-first = First place the cube you have: on a card that lacks it, or into alchemy.
refusal-no-cube-to-place = You have no cube to place now ({ NAME($cube) }).
refusal-other-cube-first = The cube to be placed is another one: { NAME($cube) }.
refusal-no-krystallium = You have no krystallium.
refusal-no-soldiers = You have no soldier at hand. One in training does not count yet.
refusal-not-into-alchemy = Only cubes of the four resources go into alchemy, not { NAME($cube) }.
refusal-card-finished = “{ NAME($card) }” is finished: no cube can be put on it.
refusal-not-under-construction = “{ NAME($card) }” is not in your construction area. Choose a card that you are building.
refusal-takes-no-soldier = “{ NAME($card) }” needs no soldier.
refusal-takes-no-cube = “{ NAME($card) }” does not lack this: { NAME($cube) }. Put it on another card or into alchemy.
refusal-say-what-it-stands-for = First say what the krystallium on “{ NAME($card) }” stands for.
refusal-transmuted-by-itself = Five cubes in alchemy become krystallium by themselves. Only with quests do you decide.
refusal-too-few-cubes = It takes five cubes in alchemy, and you have { $count }.
refusal-choose-cubes = { $left ->
        [one] First choose the last cube that becomes krystallium.
       *[other] First choose the cubes that become krystallium: { $left } are missing.
    }
refusal-choose-a-kind = First choose of which kind the cube is to be.
refusal-nothing-to-give-up = You have no card under construction that can be given up.
refusal-say-give-up = First say that you give up a card, then choose which.
refusal-frozen-not-given-up = “{ NAME($card) }” is frozen and cannot be given up. Defeat the frost giant first.
refusal-scenario-not-given-up = “{ NAME($card) }” cannot be given up in this scenario: it must be built.
refusal-not-battle = Menaces are fought in battle only, at the end of the round.
refusal-menace-not-there = There is no such menace in your construction area: { NAME($menace) }.
refusal-giant-on-unfinished = The { NAME($menace) } can be defeated only while the whole cost lies on “{ NAME($card) }”.
refusal-too-few-soldiers = You have too few soldiers. Needed: { $soldiers } ({ NAME($menace) }).
refusal-advisor-not-yours = The { NAME($advisor) } does not serve you.
refusal-advisor-used = The { NAME($advisor) } has helped you this round already: once is all. It costs { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } again in the next.
refusal-advisor-other-phase = The { NAME($advisor) } helps in another phase, for { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }.
refusal-advisor-soldiers = The { NAME($advisor) } wants { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }, and you have fewer at hand.
refusal-advisor-no-effect = The { NAME($advisor) } could do nothing now, even for { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }.
refusal-cannot-finish = Choose a card under construction that lacks little enough, and no soldier; it must not be frozen.
refusal-task-not-in-play = There is no task “{ NAME($task) }” in this match.
refusal-task-done = You have fulfilled “{ NAME($task) }” already: each task can be done once.
refusal-task-too-dear = You cannot pay for “{ NAME($task) }”: the whole price is due at once, out of alchemy, krystallium and soldiers.

# Points
score-base = Points of cards
score-modifiers = Points for types
score-tasks = Tasks
score-calamities = { $count ->
        [one] { $count } calamity
       *[other] { $count } calamities
    }
score-menaces = { $count ->
        [one] { $count } menace left
       *[other] { $count } menaces left
    }
score-side-a = Side A of the duchy
score-no-medal = No medal
score-bronze = Bronze medal
score-silver = Silver medal
score-gold = Gold medal
score-lost-vermin = Lost: the vermin have overrun the land
score-lost-cubes = Lost: the shadows took too many cards
score-not-built = Lost: not built – { NAME($card) }
score-thieves-at-large = Lost: thieves are still at large
score-not-finished = The final task is not fulfilled

# The table
place-middle = In the middle
place-top = Top card of the deck
place-offer = Offer area { $area }
place-found = Cards found
place-tasks = Tasks of the quest
place-danger-deck = Surely in the danger deck
place-goals = What must be done
place-vermin = Stack of vermin
place-aside = Menaces not in play
place-choice = { $stack ->
        [shadow] Shadows to choose
        [frost-giant] Frost Giants to choose
        [giant-rat] Giant Rats to choose
        [thief] Thieves to choose
       *[vermin] Vermin that come with the rats
    }
place-left = Left over and discarded
place-seat = { SEAT($seat) }
place-drawn = Advisors of { SEAT($seat) } to choose from
place-hand = Hand of { SEAT($seat) }
place-draft = Draft area of { SEAT($seat) }
place-advisors = Advisors of { SEAT($seat) }
place-building = Under construction by { SEAT($seat) }
place-menaces = Menaces at { SEAT($seat) }
place-stock = Stock of { SEAT($seat) }
place-duchy = Duchy of { SEAT($seat) }
place-stack = Menaces that { SEAT($seat) } brings in
place-calamities = Calamities that { SEAT($seat) } brings in
place-discarded = Discarded by { SEAT($seat) }
place-boxed = Put back into the box by { SEAT($seat) }
round-count = { $round ->
        [0] before the first round
       *[other] round { $round } of 4
    }
phase-draft = draft
phase-planning = planning
phase-production = production
phase-end = end of the game
phase-battle = battle
phase-set-up = setting up
stage-count = being made: { NAME($resource) }
deck-count = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
danger-count = { $count ->
        [one] { $count } danger card
       *[other] { $count } danger cards
    }
lost-cubes-count = cubes beside the menaces: { $count } of { $most }
badge-goal = { $done ->
        [0] still to be done
       *[other] done
    }
badge-chance = unknown danger cards: { $unknown }, { $kind ->
        [menaces] menaces
       *[other] calamities
    } among them: { $dangers }
medals-count = points for medals: { $counted }{ $side ->
        [0] {""}
       *[other] {" "}({ $points } − { $side } for side A)
    }; bronze { $bronze }, silver { $silver }, gold { $gold }
vermin-left = vermin left in the stack: { $count }; with the last one the game is lost
more-cubes-count = cubes more for the next card recycled: { $count }
points-count = { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
soldiers-count = soldiers: { $count }
training-count = in training: { $count }
krystallium-count = krystallium: { $count }
alchemy-count = in alchemy: { $count } of 5
traps-count = traps: { $count }
covered-count = covered by thieves: { $count }
produces-count = makes: materials { $materials }, population { $population }, money { $money }, discoveries { $discoveries }
alchemy-kinds = in alchemy: materials { $materials }, population { $population }, money { $money }, discoveries { $discoveries }
cubes-count = to be placed: { NAME($cube) } { $count }
spies-count = spies: { $active } ready, { $hidden } hidden
first-seat = first player

# Goods on cards
goods-materials = { $count ->
        [one] { $count } material
       *[other] { $count } materials
    }
goods-population = { $count } population
goods-money = { $count } money
goods-discoveries = { $count ->
        [one] { $count } discovery
       *[other] { $count } discoveries
    }
goods-krystallium = { $count } krystallium
goods-soldiers = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
goods-spies = { $count ->
        [one] { $count } spy
       *[other] { $count } spies
    }
goods-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
goods-per = { $count } { NAME($resource) } for each { NAME($type) }
goods-points-per = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each { NAME($type) }

# Marks on cards
badge-type = { NAME($type) }
badge-cost = costs { SAY($goods) }
badge-lacks = lacks { SAY($goods) }
badge-lacks-nothing = lacks nothing
badge-gives = gives { SAY($goods) }
badge-bonus = bonus { SAY($goods) }
badge-recycles = recycled for { NAME($resource) }
badge-recycles-more = recycled for { SAY($goods) }
badge-place = no. { $place }
badge-remembered = you laid it face down
badge-deduced = can only be this one
badge-under = under “{ NAME($card) }”
badge-frozen = frozen
badge-soldiers = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
badge-penalty = points: { $points }
badge-amount = number: { $count }
badge-side = side { $side }
badge-used = used this round
badge-price = price { SAY($goods) }
badge-reward = reward { SAY($goods) }
badge-final = final task
badge-done-by = done by { SEAT($seat) }

# Structures
farm = Farm
farm-help = A structure that feeds your duchy: it makes materials and population.
quarry = Quarry
quarry-help = A structure that makes materials round after round.
village = Village
village-help = A structure that makes population.
barracks = Barracks
barracks-help = A structure that makes population and sends you soldiers when it is finished.
guildhall = Guildhall
guildhall-help = A structure that makes money.
port = Port
port-help = A structure that makes discoveries.
aqueduct = Aqueduct
aqueduct-help = A structure that makes population for every structure you have built.
town-hall = Town Hall
town-hall-help = A structure worth points for every structure you have built.
impregnable-walls = Impregnable Walls
impregnable-walls-help = A structure worth some points of its own and more for every structure you have built.
border-keep = Border Keep
border-keep-help = A structure worth points that also sends you a soldier when it is finished.

# Professionals
scholars = Scholars
scholars-help = Professionals who make discoveries.
navigators = Navigators
navigators-help = Professionals who make discoveries and are worth points.
stonemasons = Stonemasons
stonemasons-help = Professionals who make materials.
tax-collectors = Tax Collectors
tax-collectors-help = Professionals who make money and are worth a little.
munitions-specialists = Munitions Specialists
munitions-specialists-help = Professionals worth points who also send you a soldier when they are finished.
great-army = Great Army
great-army-help = Professionals worth points who bring several soldiers when they are finished.
recruiters = Recruiters
recruiters-help = Professionals who make population, are worth points and bring soldiers when they are finished.
expeditionary-corps = Expeditionary Corps
expeditionary-corps-help = Professionals who make discoveries for every professional you have built, themselves included.
royal-cavalry = Royal Cavalry
royal-cavalry-help = Professionals worth points for every professional you have built; soldiers come with them.
royal-guard = Royal Guard
royal-guard-help = Professionals worth points for every structure you have built.
oath-sworn-knights = Oath-Sworn Knights
oath-sworn-knights-help = Professionals worth points for every discovery you have built; a company of soldiers comes with them.
secret-brotherhood = Secret Brotherhood
secret-brotherhood-help = Professionals worth many points for every professional you have built.

# Landmarks
alchemical-forge = Alchemical Forge
alchemical-forge-help = A landmark that makes money, is worth points and gives krystallium when it is finished.
royal-citadel = Royal Citadel
royal-citadel-help = A costly landmark worth a great many points.
giant-lighthouse = Giant Lighthouse
giant-lighthouse-help = A landmark that makes discoveries and is worth points.
hall-of-ancestors = Hall of Ancestors
hall-of-ancestors-help = A costly landmark worth the most for every landmark you have built.
cathedral-of-dawn = Cathedral of Dawn
cathedral-of-dawn-help = A landmark worth points for every landmark you have built.
marble-theatre = Marble Theatre
marble-theatre-help = A landmark worth points, and easily built with money.
royal-mint = Royal Mint
royal-mint-help = A landmark that makes money for every landmark you have built and is worth points.
great-library = Great Library
great-library-help = A landmark that makes discoveries for every landmark you have built.
great-bazaar = Great Bazaar
great-bazaar-help = A landmark that makes money and is worth a few points.
hanging-gardens = Hanging Gardens
hanging-gardens-help = A landmark worth points.
tomb-of-kings = Tomb of Kings
tomb-of-kings-help = A landmark built mostly of materials, worth points.
colossus = Colossus
colossus-help = A costly landmark worth a great many points.
observatory = Observatory
observatory-help = A landmark worth points for every discovery you have built.
triumphal-arch = Triumphal Arch
triumphal-arch-help = A landmark worth points for every professional you have built.
queens-bridge = Queen's Bridge
queens-bridge-help = A landmark worth some points of its own and more for every structure you have built.

# Discoveries
wreck-of-the-leonarth = Wreck of the Leonarth
wreck-of-the-leonarth-help = A discovery worth points; what is salvaged from it makes money.
dragon-egg = Dragon Egg
dragon-egg-help = A rare discovery that takes krystallium and is worth a great many points.
tatis-tribe = Tatis Tribe
tatis-tribe-help = A discovery that makes population and is worth points.
gates-of-hell = Gates of Hell
gates-of-hell-help = A dangerous discovery that takes a soldier and krystallium and is worth a great many points.
giants-cache = Giants' Cache
giants-cache-help = A discovery worth points that gives krystallium when it is finished.
sunken-temple = Sunken Temple
sunken-temple-help = A discovery worth points for every landmark you have built.
sea-of-glass = Sea of Glass
sea-of-glass-help = A discovery worth points for every discovery you have built, itself included.
singing-caves = Singing Caves
singing-caves-help = A discovery that makes discoveries for every one you have built and is worth points.
valley-of-mists = Valley of Mists
valley-of-mists-help = A cheap discovery worth points.
forgotten-isles = Forgotten Isles
forgotten-isles-help = A discovery worth many points.
silver-spring = Silver Spring
silver-spring-help = A discovery worth points that gives krystallium when it is finished.
petrified-forest = Petrified Forest
petrified-forest-help = A discovery worth some points of its own and more for every structure you have built.
crown-of-the-deep = Crown of the Deep
crown-of-the-deep-help = A discovery worth some points of its own and more for every professional you have built.

# Treasures
marble-blocks = Marble Blocks
marble-blocks-help = A treasure cannot be built: recycle it for the two resources it shows.
builders-tools = Builders' Tools
builders-tools-help = A treasure cannot be built: recycle it for the two resources it shows.
ore-cart = Ore Cart
ore-cart-help = A treasure cannot be built: recycle it for the two resources it shows.
ship-timber = Ship Timber
ship-timber-help = A treasure cannot be built: recycle it for the two resources it shows.
village-feast = Village Feast
village-feast-help = A treasure cannot be built: recycle it for the two resources it shows.
princess-dowry = Princess's Dowry
princess-dowry-help = A treasure cannot be built: recycle it for the two resources it shows.
pilgrims-relic = Pilgrim's Relic
pilgrims-relic-help = A treasure cannot be built: recycle it for the two resources it shows.
chest-of-gold = Chest of Gold
chest-of-gold-help = A treasure cannot be built: recycle it for the two resources it shows.
spice-crate = Spice Crate
spice-crate-help = A treasure cannot be built: recycle it for the two resources it shows.
old-maps = Old Maps
old-maps-help = A treasure cannot be built: recycle it for the two resources it shows.

# Calamities and menaces
calamity = Calamity
calamity-help = Goes straight into your duchy when you plan and costs points at the end. It can be neither built nor recycled.
giant-rat = Giant Rat
giant-rat-help = When it comes to you, it brings vermin: one for each giant rat in your construction area. Soldiers drive it away in battle; if none do, it costs points.
vermin = Vermin
vermin-help = Comes with the giant rats. A soldier drives it away in battle; if none does, it costs points.
frost-giant = Frost Giant
frost-giant-help = Lies under a card of yours and freezes it: the card cannot be finished until soldiers defeat the giant in battle, and the whole cost must lie on it then.
shadow = Shadow
shadow-help = Every time you plan, each shadow with you makes you discard a card you drafted. Soldiers drive it away in battle; if none do, it costs points.
thief = Thief
thief-help = Covers one resource of your duchy card: it is not produced any more. Catch the thief in battle to get it back; a thief at large costs points.

# Advisors
inspired-prophet = Inspired Prophet
inspired-prophet-help = In the draft: turns up a face-down card of an offer area for all to see.
grey-eminence = Grey Eminence
grey-eminence-help = In planning: gives krystallium.
master-cartographer = Master Cartographer
master-cartographer-help = In the draft: lays the top card of the deck face up into an offer area.
mistress-of-masks = Mistress of Masks
mistress-of-masks-help = In the draft, with two players: lets you lay one more card face down this round.
spymaster = Spymaster
spymaster-help = In the draft, with two players: shows you the other player's hand.
captain-of-the-watch = Captain of the Watch
captain-of-the-watch-help = In the draft, with two players: takes one trap away from the other player for this round.
court-censor = Court Censor
court-censor-help = In the draft: discards a face-up card of an offer area; the top card of the deck takes its place.
silver-tongued-envoy = Silver-Tongued Envoy
silver-tongued-envoy-help = In the draft: brings the top card of the deck into your draft area.
royal-architect = Royal Architect
royal-architect-help = In planning: gives materials to be placed at once.
thrifty-steward = Thrifty Steward
thrifty-steward-help = In planning: the next card you recycle this round brings more of its resource.
lady-of-the-market = Lady of the Market
lady-of-the-market-help = In production: gives a cube of any kind you like, to be placed at once.
quartermaster = Quartermaster
quartermaster-help = In production: your duchy card makes the resource of this stage once more.
father-confessor = Father Confessor
father-confessor-help = At the end of the game: takes a calamity out of your duchy.
lord-chamberlain = Lord Chamberlain
lord-chamberlain-help = At the end of the game: finishes a card under construction that lacks only a little, and no soldier.

# Duchies
valados = Duchy of Valados
valados-help = Your duchy card: it makes resources from the first round on. The cards you build lie on top of it.
teressie = Duchy of Téressie
teressie-help = Your duchy card: it makes resources from the first round on. The cards you build lie on top of it.

# Quest boards and their tasks
north-lands = North Lands
usurper = Usurper
plague-lord = Plague Lord
hire-guides = Hire guides
hire-guides-help = A task of the quest: pay its whole price at once and take the reward.
winter-camp = Winter camp
winter-camp-help = A task of the quest: pay its whole price at once and take the reward.
chart-the-floes = Chart the ice floes
chart-the-floes-help = A task of the quest: pay its whole price at once and take the reward.
banner-at-the-pole = Banner at the Pole
banner-at-the-pole-help = The final task of the quest: without it nobody wins. Pay its whole price at once.
bribe-the-gatekeeper = Bribe the gatekeeper
bribe-the-gatekeeper-help = A task of the quest: pay its whole price at once and take the reward.
rally-the-barons = Rally the barons
rally-the-barons-help = A task of the quest: pay its whole price at once and take the reward.
siege-engines = Siege engines
siege-engines-help = A task of the quest: pay its whole price at once and take the reward.
storm-the-keep = Storm the keep
storm-the-keep-help = The final task of the quest: without it nobody wins. Pay its whole price at once.
close-the-gates = Close the gates
close-the-gates-help = A task of the quest: pay its whole price at once and take the reward.
tend-the-sick = Tend the sick
tend-the-sick-help = A task of the quest: pay its whole price at once and take the reward.
gather-herbs = Gather herbs
gather-herbs-help = A task of the quest: pay its whole price at once and take the reward.
drive-out-the-plague = Drive out the plague
drive-out-the-plague-help = The final task of the quest: without it nobody wins. Pay its whole price at once.

# Playing alone, and the scenarios
alone = Playing alone
alone-help = The danger deck, the spies and the points that medals take when you play alone.
rat-invasion = Invasion of the Rats
rat-invasion-help = Build four Farms while giant rats and their vermin fill your land.
prophecy = The Prophecy
prophecy-help = Build the Gates of Hell, the Secret Brotherhood and the Royal Citadel, with two advisors at your side.
frozen-north = The Frozen North
frozen-north-help = Build four cards and finish the quest of the North Lands among frost giants.
last-battle = The Last Battle
last-battle-help = Build four cards and overthrow the Usurper, with an advisor at your side.
thieves-guild = The Thieves' Guild
thieves-guild-help = Catch four thieves while shadows take your cards.
under-siege = Under Siege
under-siege-help = Build four cards and finish the quests of the Usurper and the Plague Lord.

# Resources, goods and types
materials = materials
population = population
money = money
discoveries = discoveries
krystallium = krystallium
soldier = soldier
soldiers = soldiers
spies = spies
points = points
structure = structure
professional = professional
landmark = landmark
discovery = discovery
