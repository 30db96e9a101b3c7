# King's Bounty, the card game.
#
# Ids: a component is named by its id without the copy number: `elf-warrior-2` is `elf-warrior`.
# `do-…` actions, `ask-…` prompts, `event-…` what happened, `refusal-…` why not, `option-…`,
# `mode-…`, `place-…` parts of the table, `badge-…` and `…-count` marks on them, `score-…`.
#
# Help on a component: the message `<name>-help`; where there is none, drop the first word of the
# name and try again (`elf-warrior-help`, then `warrior-help`).
#
# An argument that is not there or not to be seen is "none".

game-name = King's Bounty
game-summary = Raise castles, take those of others, and win the titles the king gives away.
game-ties = Equal points: whoever is earlier in the order of turns is ahead.

mode-base = Open titles
mode-base-help = Six titles lie open, and everybody plays for them.
mode-experienced = Secret titles
mode-experienced-help = Besides the six open titles each player holds a secret one. At the end it goes to whoever earns it.

option-secret-titles = Secret titles
option-secret-titles-help = Deal each player one more title, hidden until the end. For those who know the game.
option-without = Peoples left out
option-without-help = With 2 players two peoples leave the game, with 3 players one. Name them, or name none and let chance decide.
option-without-elf = elves
option-without-dwarf = dwarves
option-without-undead = undead
option-without-orc = orcs
option-short-ending = Short ending
option-short-ending-help = If the last player draws the last card, the game ends there and then. Otherwise everybody has one more turn.
option-idle-rounds = Rounds to a standstill
option-idle-rounds-help = The game ends after this many rounds in a row in which all players only returned cards. 0: no standstill ends the game.
option-hero-at-home = Heroes at home
option-hero-at-home-help = A hero may also be led onto a holding of one's own. It only loses its garrison, and the hero goes on his way.

# The list of components: kinds, and the values worth showing
kind-troops = Troops
kind-castles = Castles
kind-obelisks = Obelisks
kind-titles = Titles
field-strength = strength
field-points = points
field-copies = copies

# Setting up
idle-without = With { $seats } players no people leaves the game: leave the option “without” out.
bad-without = { $count ->
        [one] With { $seats } players exactly one people leaves the game: name elf, dwarf, undead or orc, or none to let chance decide.
       *[other] With { $seats } players exactly { $count } different peoples leave the game: name them out of elf, dwarf, undead and orc, or none to let chance decide.
    }
kb-cards-strength = The card file gives [{ $entry }] (line { $line }) a strength that does not fit: shooters, warriors and wizards have a strength of 1 to 9, heroes and monsters have none.

# Asking
ask-turn = Your turn: play a card, or put cards under the deck and draw as many.
ask-closing-turn = Your last turn: play a card or pass. The deck is empty.
ask-target = Onto which holding do you lead the { NAME($troop) }?
ask-returning = { $returned ->
        [0] You return cards. Put the first one under the deck.
        [one] One card is under the deck. Put another one there, or draw a card.
       *[other] { $returned } cards are under the deck. Put another one there, or draw { $returned } cards.
    }

# Actions
do-lay = Lay down the { NAME($card) }
do-play = Play the { NAME($card) }
do-onto = Lead the { NAME($troop) } onto the { NAME($holding) }
do-return = Return cards to the bottom of the deck
do-under = Put the { NAME($card) } under the deck
do-draw = Draw as many cards as you returned
do-pass = Pass

# What an action would bring
outcome-capture = take { $strength } › { $defence }
outcome-take = take
outcome-destroy = destroy
outcome-guard = guard { $before } › { $after }
outcome-replace = replace { $before } › { $after }
outcome-title-yours = you get { NAME($title) }
outcome-title-other = { NAME($title) } goes to { SEAT($seat) }
outcome-title-nobody = nobody has { NAME($title) }
outcome-points = your points { $before } › { $after }
outcome-end = the game ends

# What happened
event-began = { SEAT($first) } goes first; { SEAT($last) } holds the last-player card.
event-laid = { SEAT($seat) } lays down the { NAME($holding) }.
event-garrisoned = { SEAT($seat) } sends the { NAME($troop) } into the { NAME($holding) } as its garrison.{ $replaced ->
        [none] {""}
       *[other] {" "}The old garrison, the { NAME($replaced) }, is discarded.
    }
event-captured = { SEAT($seat) } captures the { NAME($holding) } of { SEAT($owner) }; the { NAME($troop) } stays there as garrison.{ $driven_out ->
        [none] {""}
       *[other] {" "}The { NAME($driven_out) } is driven out and discarded.
    }
event-taken-by-hero = { SEAT($seat) } takes the { NAME($holding) } of { SEAT($owner) } with the { NAME($troop) }, who goes on his way.{ $driven_out ->
        [none] {""}
       *[other] {" "}The { NAME($driven_out) } is driven out and discarded.
    }
event-hero-at-home = { SEAT($seat) } leads the { NAME($troop) } to the { NAME($holding) } at home, and he goes on his way.{ $driven_out ->
        [none] {""}
       *[other] {" "}The { NAME($driven_out) } leaves it and is discarded.
    }
event-destroyed = { SEAT($seat) } destroys the { NAME($holding) } of { SEAT($owner) } with the { NAME($troop) }.{ $driven_out ->
        [none] {""}
       *[other] {" "}The garrison, the { NAME($driven_out) }, perishes too.
    }
event-put-under = { SEAT($seat) } puts { $card ->
        [none] a card
       *[other] the { NAME($card) }
    } under the deck.
event-drew = { SEAT($seat) } draws { $card ->
        [none] a card
       *[other] the { NAME($card) }
    }.
event-passed = { SEAT($seat) } passes: there is nothing left to draw.
event-title-revealed = { SEAT($seat) } reveals a secret title: { NAME($title) }.
event-title-given = { SEAT($seat) } now has the title { NAME($title) }.
event-deck-empty = The last card of the deck has been drawn. { SEAT($last) } makes the closing turn.
event-standstill = { $rounds ->
        [one] For a whole round everybody has only returned cards: the game ends here.
       *[other] For { $rounds } rounds running everybody has only returned cards: the game ends here.
    }

# Refusals
refusal-no-castle = You cannot play the { NAME($troop) }: you own no castle of the { NAME($people) }. Lay one down or take one first.
refusal-no-target = You cannot play the { NAME($troop) }: no holding on the table suits it. Shooters, warriors and wizards need your own holding or a weaker one of another player, a hero needs another player's, a monster any.
refusal-not-in-hand = You do not have the { NAME($card) } in your hand. Choose a card that you hold.
refusal-no-such-card = There is no card “{ $card }” in this game. Write cards like this: elf-tower-1.
refusal-deck-empty = The deck is empty, so cards cannot be returned. Play a card, or pass.
refusal-no-passing = You can pass only when the deck is empty. Play a card, or put at least one under the deck.
refusal-play-first = First play the { NAME($troop) } from your hand, then choose a holding for it.
refusal-say-return = First choose to return cards; then put them under the deck one by one, and draw.
refusal-return-first = You draw only after returning cards. Put at least one card under the deck first, or play a card.
refusal-lead-first = You have just played the { NAME($troop) }. Now choose the holding it goes to.
refusal-already-returning = You are returning cards this turn. Put another card under the deck, or draw.
refusal-not-a-holding = The { NAME($card) } is not a holding. A troop goes onto a castle or an obelisk on the table.
refusal-not-on-table = The { NAME($holding) } does not lie on the table. Lead the { NAME($troop) } onto a holding that does.
refusal-hero-own = The { NAME($holding) } is yours already: the { NAME($troop) } takes holdings of other players only. Choose one of those.
refusal-too-weak = The { NAME($troop) } has strength { $strength }, and the { NAME($holding) } is defended with { $defence }. To capture it a troop needs a strength of more than { $defence }.

# The table
place-titles = Titles
place-spare-titles = Titles that nobody holds
place-seat = { SEAT($seat) }
place-holdings = Holdings of { SEAT($seat) }
place-hand = Hand of { SEAT($seat) }
place-secret-title = Secret title of { SEAT($seat) }
place-middle = Deck
place-played = On the march
place-remembered = Cards you know in the deck
place-discarded = Discarded
deck-count = { $count ->
        [0] deck empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
returned-count = { $count ->
        [one] { $count } card returned
       *[other] { $count } cards returned
    }
first-player = first player
last-player = last player
badge-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
badge-standing = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
badge-what = { NAME($title, form: "short") }
badge-holder = with { SEAT($seat) }
badge-leader = { SEAT($seat) } leads by { $lead }
badge-counts = { $counts }
badge-strength = strength { $strength }
badge-defence = defence { $defence }
badge-depth = { $depth ->
        [1] next to be drawn
       *[other] no. { $depth } from the top
    }

# Points
score-title = Title: { NAME($title) }
score-obelisks = { $count ->
        [one] { $count } obelisk
       *[other] { $count } obelisks
    }

# Peoples
elf = elves
dwarf = dwarves
undead = undead
orc = orcs
human = humans

# Help on troops and holdings
-troop-help = On your own holding it becomes the garrison; on another player's holding it takes it, if it is stronger than the defence, and stays there.
-castle-help = Lay it before you. It lets you play troops of its people.
shooter-help = Shooter, the weakest of the troops. { -troop-help }
warrior-help = Warrior, stronger than a shooter. { -troop-help }
wizard-help = Wizard, the strongest of the troops: no troop can drive it out, only a hero or a monster. { -troop-help }
hero-help = Takes any holding of another player, however strong, drives out its garrison and goes on his way: the holding stays with you unguarded.
monster-help = Destroys any holding on the table, your own too, together with its garrison, and is discarded.
tower-help = Tower, the weakest castle. { -castle-help }
fortress-help = Fortress, the middle castle. { -castle-help }
citadel-help = Citadel, the strongest castle. { -castle-help }
obelisk-help = Lay it before you. It belongs to no people and brings points to whoever owns it at the end.

# Troops
human-shooter = human shooter
human-warrior = human warrior
human-wizard = human wizard
human-hero = human hero
human-monster = human monster
elf-shooter = elf shooter
elf-warrior = elf warrior
elf-wizard = elf wizard
elf-hero = elf hero
elf-monster = elf monster
dwarf-shooter = dwarf shooter
dwarf-warrior = dwarf warrior
dwarf-wizard = dwarf wizard
dwarf-hero = dwarf hero
dwarf-monster = dwarf monster
undead-shooter = undead shooter
undead-warrior = undead warrior
undead-wizard = undead wizard
undead-hero = undead hero
undead-monster = undead monster
orc-shooter = orc shooter
orc-warrior = orc warrior
orc-wizard = orc wizard
orc-hero = orc hero
orc-monster = orc monster

# Castles and obelisks
elf-tower = elf tower
elf-fortress = elf fortress
elf-citadel = elf citadel
dwarf-tower = dwarf tower
dwarf-fortress = dwarf fortress
dwarf-citadel = dwarf citadel
undead-tower = undead tower
undead-fortress = undead fortress
undead-citadel = undead citadel
orc-tower = orc tower
orc-fortress = orc fortress
orc-citadel = orc citadel
low-obelisk = low obelisk
tall-obelisk = tall obelisk
great-obelisk = great obelisk

# Titles, and what each counts
emperor = Emperor
    .short = most peoples
emperor-help = Most different peoples among one's castles.
great-architect = Great Architect
    .short = most castles
great-architect-help = Most castles, of whatever people, guarded or not. Obelisks do not count.
keeper-of-secrets = Keeper of Secrets
    .short = most obelisks
keeper-of-secrets-help = Most obelisks, guarded or not.
conqueror = Conqueror
    .short = most garrisons
conqueror-help = Most holdings, castles and obelisks alike, with a garrison.
king-of-elves = King of Elves
    .short = most elf castles
king-of-elves-help = Most castles of the elves.
thane-of-dwarves = Thane of Dwarves
    .short = most dwarf castles
thane-of-dwarves-help = Most castles of the dwarves.
orc-chieftain = Orc Chieftain
    .short = most orc castles
orc-chieftain-help = Most castles of the orcs.
lord-of-the-dead = Lord of the Dead
    .short = most undead castles
lord-of-the-dead-help = Most castles of the undead.
commander = Commander
    .short = most human garrisons
commander-help = Most holdings with a garrison of humans.
prince-of-elves = Prince of Elves
    .short = most elf garrisons
prince-of-elves-help = Most holdings with a garrison of elves.
prince-of-dwarves = Prince of Dwarves
    .short = most dwarf garrisons
prince-of-dwarves-help = Most holdings with a garrison of dwarves.
prince-of-orcs = Prince of Orcs
    .short = most orc garrisons
prince-of-orcs-help = Most holdings with a garrison of orcs.
prince-of-undead = Prince of Undead
    .short = most undead garrisons
prince-of-undead-help = Most holdings with a garrison of undead.
sharpshooter = Sharpshooter
    .short = most shooter garrisons
sharpshooter-help = Most holdings with a garrison of shooters, of whatever people.
swordmaster = Swordmaster
    .short = most warrior garrisons
swordmaster-help = Most holdings with a garrison of warriors, of whatever people.
grand-master = Grand Master
    .short = most wizard garrisons
grand-master-help = Most holdings with a garrison of wizards, of whatever people.
tower-builder = Tower Builder
    .short = most towers
tower-builder-help = Most towers, of whatever people.
fortress-builder = Fortress Builder
    .short = most fortresses
fortress-builder-help = Most fortresses, of whatever people.
citadel-builder = Citadel Builder
    .short = most citadels
citadel-builder-help = Most citadels, of whatever people.
vandal = Vandal
    .short = last monster
vandal-help = Goes at once to whoever plays a monster, and stays with the last one who did. It costs points.
staff-rat = Staff Rat
    .short = last hero
staff-rat-help = Goes at once to whoever plays a hero, and stays with the last one who did. It costs points.
