# Fairy Fracas.
#
# Ids: a character is named by its id, a terrain too: `farm-2` is the second farm in reading order.
# `do-…` actions, `ask-…` prompts, `event-…` what happened, `refusal-…` why not, `option-…`,
# `mode-…`, `place-…` parts of the table, `badge-…` marks on them, `score-…` lines of the score.
#
# Help on a component: the message `<name>-help`; where there is none, drop the first word of the
# name and try again (`red-king-help`, then `king-help`).

game-name = Fairy Fracas
game-summary = Bring your fairy-tale folk to the best places, and get in the way of the others.
game-ties = Equal points: whoever is earlier in the order of turns is ahead.

mode-base = The game
mode-base-help = Everybody lays six characters, one a turn; then all who are not blocked bring points.

option-colours = Colours
option-colours-help = The colour of each player, in the order of seats: red, blue, yellow, green. Name none to take them in this order.
option-colours-red = red
option-colours-blue = blue
option-colours-yellow = yellow
option-colours-green = green
option-blocked-dragon-counts = A Dragon under a Knight counts
option-blocked-dragon-counts-help = A Dragon with a Knight above it is still a character to the Gnome below and to the Queen of its colour beside it. Otherwise it is not counted.
option-abilities-compulsory = Abilities must be used
option-abilities-compulsory-help = Witch, Fairy and Wizard must use their ability wherever there is something to do. Otherwise they may leave everything as it lies.
option-lone-gnome-on-top = A Gnome on his own is on top
option-lone-gnome-on-top-help = A Gnome with nobody above him is a top character: he can be swapped and moved, and comes to lie at the bottom. Otherwise nobody moves a Gnome.

# The list of components: kinds, and the values worth showing
kind-characters = Characters
kind-terrains = Terrains
kind-kingdoms = The kingdom, by the number of players
field-at-home = points at home
field-together = points together
field-each = points for each
field-copies = copies
field-seats = players
field-rows = rows
field-columns = columns
field-castles = castles
field-forests = forests
field-towers = towers
field-farms = farms

# Setting up
bad-colours = With { $seats } players name { $seats } different colours out of red, blue, yellow and green, or none to take them in this order.

# Asking
ask-turn = Turn { $turn } of { $turns }: which character do you play?
ask-last-turn = Your last turn: which character do you play? Dragon and Gnome may not be played any more.
ask-skip = Your last turn: you hold only Gnome and Dragon, and neither may be played now.
ask-place = Where does the { NAME($character) } go? It will lie on top.
ask-place-gnome = Where does the { NAME($character) } go? It will lie at the very bottom.
ask-witch = The Witch is in a forest: swap two top characters? Choose the first one.
ask-witch-second = With whom does the { NAME($character) } change places?
ask-fairy = The Fairy may rearrange this terrain: who is to lie lowest?
ask-fairy-next = { $laid ->
        [one] One is in order. Who comes next above?
       *[other] { $laid } are in order. Who comes next above?
    }
ask-wizard = The Wizard is at a tower: move a top character? Choose one.
ask-wizard-to = Where does the { NAME($character) } move?

# Actions
do-play = Play the { NAME($character) }
do-onto = Lay the { NAME($character) } on { NAME($terrain) }
do-skip = Skip the turn
do-pick = Choose the { NAME($character) }
do-swap = Swap the { NAME($character) } with the { NAME($other) }
do-move = Move the { NAME($character) } to { NAME($terrain) }
do-lowest = Below the rest: the { NAME($character) }
do-decline = Leave it as it lies

# What an action would bring
outcome-power = its power works here
outcome-blocks = blocks { NAME($characters) }
outcome-frees = frees { NAME($characters) }
outcome-points = your points { $before } › { $after }
outcome-points-other = { SEAT($seat) }: { $before } › { $after }

# What happened
event-began = { SEAT($first) } goes first.
event-placed = { SEAT($seat) } lays the { NAME($character) } on { NAME($terrain) }.
event-placed-below = { SEAT($seat) } lays the { NAME($character) } on { NAME($terrain) }, under everybody there.
event-swapped = { SEAT($seat) } lets the Witch swap the { NAME($character) } ({ NAME($terrain) }) and the { NAME($other) } ({ NAME($other_terrain) }).
event-reordered = { SEAT($seat) } lets the Fairy rearrange { NAME($terrain) }. Now there lie, from the bottom: { NAME($order) }.
event-moved = { SEAT($seat) } lets the Wizard move the { NAME($character) } from { NAME($source) } to { NAME($terrain) }.
event-declined = { SEAT($seat) } does not use the ability of the { NAME($character) }.
event-skipped = { SEAT($seat) } holds only the { NAME($gnome) } and the { NAME($dragon) } and skips the last turn.

# Refusals
refusal-no-such-character = There is no character “{ $character }” in this game. Write characters like this: red-king.
refusal-not-in-hand = You do not have the { NAME($character) } in your hand. Choose a character that you hold.
refusal-last-turn = The { NAME($character) } may not be played on the last turn. Play your other card.
refusal-must-skip = You hold only Gnome and Dragon, and neither may be played on the last turn. Skip the turn.
refusal-no-skipping = A turn is skipped only if it is the last one and the hand holds only Gnome and Dragon. Play a character.
refusal-must-play = You must play a character on every turn. Choose one of your hand.
refusal-play-first = First choose a character from your hand.
refusal-place-first = You are playing the { NAME($character) }. Choose the terrain where it goes.
refusal-no-such-terrain = “{ $terrain }” is not in this kingdom. Its terrains: { NAME($terrains) }.
refusal-same-name = The { NAME($character) } cannot come to { NAME($terrain) }: the { NAME($other) } lies there, and no two of one name may share a terrain, blocked or not. Choose another terrain.
refusal-ability-first = The ability of the character on { NAME($terrain) } is in use. Choose what is asked, or leave everything as it lies.
refusal-not-in-kingdom = The { NAME($character) } is not in the kingdom. Choose a top character of a terrain.
refusal-gnome-stays = The { NAME($character) } works underground: nobody moves a Gnome. Choose another character.
refusal-not-on-top = The { NAME($character) } does not lie on top, the { NAME($top) } does. Choose a top character.
refusal-no-partner = There is nobody with whom the { NAME($character) } could change places: no two of one name may share a terrain. Choose another top character.
refusal-swap-itself = The { NAME($character) } cannot change places with itself. Choose a top character of another terrain.
refusal-swap-same-name = The { NAME($character) } and the { NAME($other) } cannot change places: two of one name would share a terrain. Choose another top character.
refusal-not-with-fairy = The { NAME($character) } is not on the Fairy's terrain. She rearranges only those who are there with her.
refusal-in-order-already = The { NAME($character) } has its place already. Choose who comes next above.
refusal-lies-lowest = The { NAME($character) } lies lower already, and the Fairy has to change something here. Name the other of the last two.
refusal-must-use-ability = At this table abilities have to be used. Choose what is asked.
refusal-moves-nowhere = The { NAME($character) } is on { NAME($terrain) } already. Choose another terrain.

# The table
place-kingdom = Kingdom
place-seat = { SEAT($seat) }
place-hand = Hand of { SEAT($seat) }
place-chosen = Being played
place-aside = Set aside
first-player = first player
badge-colour = { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    }
badge-standing = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
badge-turns = { $turns ->
        [0] no turns left
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
badge-points = +{ $points }
badge-blocked = blocked
badge-picked = chosen
badge-in-order = in order

# Points
score-blocked = { NAME($character) }: blocked by the { NAME($by) }{ $lost ->
        [0] {""}
       *[other] , would have brought { $lost }
    }
score-nothing = { NAME($character) }: nothing
score-king = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } in a castle
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } for farms and forests beside
    }
score-queen = { NAME($character) }{ $together ->
        [0] {""}
       *[other] , +{ $together } with a King
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } for her own people beside
    }
score-princess = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } in a tower
    }{ $together ->
        [0] {""}
       *[other] , +{ $together } with a Knight
    }
score-knight = { NAME($character) }, +{ $together } with a Princess
score-peasant = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } on a farm
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } for Kings and Queens beside
    }
score-gnome = { NAME($character) }, +{ $each } for those above him

# Help
king-help = Brings 1 point in a castle, and 1 for each farm and each forest beside him.
queen-help = Brings 1 point on the same terrain as any King, and 1 for each character of her colour on the terrains beside her.
princess-help = Brings 2 points in a tower, and 1 on the same terrain as any Knight.
knight-help = Brings 3 points on the same terrain as any Princess. Blocks a Dragon that lies below him.
peasant-help = Brings 1 point on a farm, and 1 for each King and each Queen on the terrains beside him.
gnome-help = Goes under everybody on his terrain and brings 1 point for each one above him who is not blocked. Nothing moves or blocks him. Not on the last turn.
dragon-help = Blocks everybody below it on its terrain but the Gnome: they bring nothing and are not counted. Not on the last turn.
witch-help = Laid in a forest, she may swap two top characters of different terrains.
fairy-help = She may rearrange the characters on the terrain where she is laid, herself included.
wizard-help = Laid in a tower or beside one, he may move any top character to another terrain.
castle-help = A King in a castle brings 1 point.
forest-help = Brings a point to each King beside it. A Witch laid here may swap two top characters.
tower-help = A Princess in a tower brings 2 points. A Wizard laid here or beside it may move a top character.
farm-help = A Peasant on a farm brings 1 point. Brings a point to each King beside it.
kingdom-help = The terrains for this number of players.
small-kingdom = kingdom for two
middle-kingdom = kingdom for three
large-kingdom = kingdom for four

# Characters
king = king
queen = queen
princess = princess
knight = knight
peasant = peasant
gnome = gnome
dragon = dragon
witch = witch
fairy = fairy
wizard = wizard
red-king = red king
red-queen = red queen
red-princess = red princess
red-knight = red knight
red-peasant = red peasant
red-gnome = red gnome
red-dragon = red dragon
red-witch = red witch
red-fairy = red fairy
red-wizard = red wizard
blue-king = blue king
blue-queen = blue queen
blue-princess = blue princess
blue-knight = blue knight
blue-peasant = blue peasant
blue-gnome = blue gnome
blue-dragon = blue dragon
blue-witch = blue witch
blue-fairy = blue fairy
blue-wizard = blue wizard
yellow-king = yellow king
yellow-queen = yellow queen
yellow-princess = yellow princess
yellow-knight = yellow knight
yellow-peasant = yellow peasant
yellow-gnome = yellow gnome
yellow-dragon = yellow dragon
yellow-witch = yellow witch
yellow-fairy = yellow fairy
yellow-wizard = yellow wizard
green-king = green king
green-queen = green queen
green-princess = green princess
green-knight = green knight
green-peasant = green peasant
green-gnome = green gnome
green-dragon = green dragon
green-witch = green witch
green-fairy = green fairy
green-wizard = green wizard

# Terrains
castle = castle
castle-1 = castle 1
castle-1-help = { castle-help }
castle-2 = castle 2
castle-2-help = { castle-help }
castle-3 = castle 3
castle-3-help = { castle-help }
forest = forest
forest-1 = forest 1
forest-1-help = { forest-help }
forest-2 = forest 2
forest-2-help = { forest-help }
forest-3 = forest 3
forest-3-help = { forest-help }
tower = tower
tower-1 = tower 1
tower-1-help = { tower-help }
tower-2 = tower 2
tower-2-help = { tower-help }
tower-3 = tower 3
tower-3-help = { tower-help }
farm = farm
farm-1 = farm 1
farm-1-help = { farm-help }
farm-2 = farm 2
farm-2-help = { farm-help }
farm-3 = farm 3
farm-3-help = { farm-help }
