# «Сказочная заварушка».
#
# Устройство идентификаторов описано в en.ftl. Слова склоняются:
# у персонажей .gen (кого?), .acc (кого?), .ins (кем?), у местностей .to (куда?), .at (где?), .from (откуда?).
# Имена игроков не склоняются, а род их неизвестен: события — в настоящем времени.

game-name = Сказочная заварушка
game-summary = Займите лучшие места сказочного королевства и помешайте чужим.
game-ties = При равенстве очков впереди тот, чей ход раньше.

mode-base = Игра
mode-base-help = Каждый выкладывает шесть персонажей, по одному за ход; затем все, кто не заблокирован, приносят очки.

option-colours = Цвета
option-colours-help = Цвет каждого игрока по порядку мест: red (красный), blue (синий), yellow (жёлтый), green (зелёный). Не называйте ничего, чтобы взять их в этом порядке.
option-colours-red = красный
option-colours-blue = синий
option-colours-yellow = жёлтый
option-colours-green = зелёный
option-blocked-dragon-counts = Дракон под рыцарем считается
option-blocked-dragon-counts-help = Дракон, над которым лежит рыцарь, остаётся персонажем для гнома под ним и для королевы своего цвета по соседству. Иначе он не считается.
option-abilities-compulsory = Свойства обязательны
option-abilities-compulsory-help = Ведьма, фея и волшебник должны применять свойство всегда, когда есть к кому. Иначе можно оставить всё как лежит.
option-lone-gnome-on-top = Одинокий гном — верхний
option-lone-gnome-on-top-help = Гном, над которым никого нет, — верхний персонаж: его можно менять местами и перемещать, и ложится он в самый низ. Иначе гномов никто не двигает.

# The list of components: kinds, and the values worth showing
kind-characters = Персонажи
kind-terrains = Местности
kind-kingdoms = Королевство по числу игроков
field-at-home = очков дома
field-together = очков вместе
field-each = очков за каждого
field-copies = штук
field-seats = игроков
field-rows = рядов
field-columns = столбцов
field-castles = замков
field-forests = лесов
field-towers = башен
field-farms = ферм

# Setting up
bad-colours = Игроков — { $seats }: назовите столько же разных цветов из списка red, blue, yellow, green либо ни одного, чтобы взять их в этом порядке.

# Asking
ask-turn = Ход { $turn } из { $turns }: какого персонажа вы играете?
ask-last-turn = Ваш последний ход: какого персонажа вы играете? Дракона и гнома играть уже нельзя.
ask-skip = Ваш последний ход: у вас только гном и дракон, а их играть уже нельзя.
ask-place = Куда ляжет { NAME($character) }? Карта окажется сверху.
ask-place-gnome = Куда ляжет { NAME($character) }? Карта окажется в самом низу.
ask-witch = Ведьма в лесу: поменять местами двух верхних персонажей? Выберите первого.
ask-witch-second = С кем меняется местами { NAME($character) }?
ask-fairy = Фея может изменить порядок на этой местности: кто будет лежать ниже всех?
ask-fairy-next = { $laid ->
        [one] На своём месте { $laid } персонаж. Кто следующий снизу?
        [few] На своих местах { $laid } персонажа. Кто следующий снизу?
       *[many] На своих местах { $laid } персонажей. Кто следующий снизу?
    }
ask-wizard = Волшебник у башни: переместить верхнего персонажа? Выберите его.
ask-wizard-to = Куда перемещается { NAME($character) }?

# Actions
do-play = Сыграть { NAME($character, form: "acc") }
do-onto = Выложить { NAME($character, form: "acc") } { NAME($terrain, form: "to") }
do-skip = Пропустить ход
do-pick = Выбрать { NAME($character, form: "acc") }
do-swap = Поменять местами { NAME($character, form: "acc") } и { NAME($other, form: "acc") }
do-move = Переместить { NAME($character, form: "acc") } { NAME($terrain, form: "to") }
do-lowest = Ниже остальных — { NAME($character) }
do-decline = Оставить как лежит

# What an action would bring
outcome-power = здесь сработает свойство
outcome-blocks = блокирует: { NAME($characters) }
outcome-frees = освобождает: { NAME($characters) }
outcome-points = ваши очки { $before } › { $after }
outcome-points-other = { SEAT($seat) }: { $before } › { $after }

# What happened
event-began = Первый ход делает { SEAT($first) }.
event-placed = { SEAT($seat) } выкладывает { NAME($character, form: "acc") } { NAME($terrain, form: "to") }.
event-placed-below = { SEAT($seat) } выкладывает { NAME($character, form: "acc") } { NAME($terrain, form: "to") }, под всех остальных.
event-swapped = { SEAT($seat) } силой ведьмы меняет местами { NAME($character, form: "acc") } { NAME($terrain, form: "from") } и { NAME($other, form: "acc") } { NAME($other_terrain, form: "from") }.
event-reordered = { SEAT($seat) } силой феи меняет порядок { NAME($terrain, form: "at") }. Теперь там лежат снизу вверх: { NAME($order) }.
event-moved = { SEAT($seat) } силой волшебника перемещает { NAME($character, form: "acc") } { NAME($source, form: "from") } { NAME($terrain, form: "to") }.
event-declined = { SEAT($seat) } не применяет свойство { NAME($character, form: "gen") }.
event-skipped = { SEAT($seat) } пропускает последний ход: на руке только { NAME($gnome) } и { NAME($dragon) }.

# Refusals
refusal-no-such-character = В этой игре нет персонажа «{ $character }». Персонажи пишутся так: red-king.
refusal-not-in-hand = Карты «{ NAME($character) }» нет у вас на руке. Выберите одного из своих персонажей.
refusal-last-turn = На последнем ходу нельзя сыграть { NAME($character, form: "acc") }. Сыграйте другую карту.
refusal-must-skip = У вас на руке только гном и дракон, а на последнем ходу их играть нельзя. Пропустите ход.
refusal-no-skipping = Пропускают только последний ход, и только если на руке лишь гном и дракон. Сыграйте персонажа.
refusal-must-play = В каждый ход нужно сыграть персонажа. Выберите одного с руки.
refusal-play-first = Сначала выберите персонажа с руки.
refusal-place-first = Вы играете { NAME($character, form: "acc") }. Выберите местность.
refusal-no-such-terrain = В этом королевстве нет местности «{ $terrain }». Здесь есть: { NAME($terrains) }.
refusal-same-name = Карта «{ NAME($character) }» не может попасть { NAME($terrain, form: "to") }: там уже { NAME($other) }, а двух персонажей с одним именем на местности не бывает, даже если один заблокирован. Выберите другую местность.
refusal-ability-first = Сейчас действует свойство персонажа { NAME($terrain, form: "at") }. Выберите, что предложено, или оставьте всё как лежит.
refusal-not-in-kingdom = В королевстве нет карты «{ NAME($character) }». Выберите верхнего персонажа какой-нибудь местности.
refusal-gnome-stays = Карта «{ NAME($character) }» остаётся на месте: гном работает под землёй, и его никто не перемещает. Выберите другого персонажа.
refusal-not-on-top = Карта «{ NAME($character) }» лежит не сверху: верхний персонаж там — { NAME($top) }. Выберите верхнего персонажа.
refusal-no-partner = Карте «{ NAME($character) }» не с кем поменяться местами: двух персонажей с одним именем на местности не бывает. Выберите другого верхнего персонажа.
refusal-swap-itself = Карта «{ NAME($character) }» названа дважды. Выберите верхнего персонажа другой местности.
refusal-swap-same-name = Карты «{ NAME($character) }» и «{ NAME($other) }» не могут поменяться местами: на одной местности оказались бы двое с одним именем. Выберите другого верхнего персонажа.
refusal-not-with-fairy = Карта «{ NAME($character) }» лежит не там, где фея. Порядок меняется только на её местности.
refusal-in-order-already = Карта «{ NAME($character) }» уже на своём месте. Выберите следующего снизу.
refusal-lies-lowest = Так порядок не изменится: { NAME($character) } и без того ниже, а фея за этим столом должна что-то изменить. Назовите другого из двух последних.
refusal-must-use-ability = За этим столом свойства применяют обязательно. Выберите, что предложено.
refusal-moves-nowhere = Карта «{ NAME($character) }» уже лежит { NAME($terrain, form: "at") }. Выберите другую местность.

# The table
place-kingdom = Королевство
place-seat = { SEAT($seat) }
place-hand = Рука: { SEAT($seat) }
place-chosen = Разыгрывается
place-aside = Отложено
first-player = первый игрок
badge-colour = { $colour ->
        [red] красный цвет
        [blue] синий цвет
        [yellow] жёлтый цвет
       *[green] зелёный цвет
    }
badge-standing = { $points ->
        [one] пока { $points } очко
        [few] пока { $points } очка
       *[many] пока { $points } очков
    }
badge-turns = { $turns ->
        [0] ходов не осталось
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
       *[many] осталось { $turns } ходов
    }
badge-points = +{ $points }
badge-blocked = заблокировано
badge-picked = выбрано
badge-in-order = на месте

# Points
score-blocked = { NAME($character) }: блокирует { NAME($by) }{ $lost ->
        [0] {""}
       *[other] , иначе было бы { $lost }
    }
score-nothing = { NAME($character) }: ничего
score-king = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } в замке
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } за фермы и леса рядом
    }
score-queen = { NAME($character) }{ $together ->
        [0] {""}
       *[other] , +{ $together } вместе с королём
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } за своих рядом
    }
score-princess = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } в башне
    }{ $together ->
        [0] {""}
       *[other] , +{ $together } вместе с рыцарем
    }
score-knight = { NAME($character) }, +{ $together } вместе с принцессой
score-peasant = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } на ферме
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } за королей и королев рядом
    }
score-gnome = { NAME($character) }, +{ $each } за тех, кто над ним

# Help
king-help = Приносит 1 очко в замке и по 1 за каждую ферму и каждый лес рядом.
queen-help = Приносит 1 очко на одной местности с любым королём и по 1 за каждого персонажа своего цвета на соседних местностях.
princess-help = Приносит 2 очка в башне и 1 на одной местности с любым рыцарем.
knight-help = Приносит 3 очка на одной местности с любой принцессой. Блокирует дракона, который лежит под ним.
peasant-help = Приносит 1 очко на ферме и по 1 за каждого короля и каждую королеву на соседних местностях.
gnome-help = Ложится под всех на своей местности и приносит по 1 очку за каждого незаблокированного над ним. Его ничто не перемещает и не блокирует. Нельзя играть на последнем ходу.
dragon-help = Блокирует всех под собой на своей местности, кроме гнома: они не приносят очков и не считаются. Нельзя играть на последнем ходу.
witch-help = Выложенная в лес, может поменять местами двух верхних персонажей разных местностей.
fairy-help = Может изменить порядок персонажей на той местности, куда её выложили, включая себя.
wizard-help = Выложенный в башню или рядом с ней, может переместить любого верхнего персонажа на другую местность.
castle-help = Король в замке приносит 1 очко.
forest-help = Приносит по очку каждому королю рядом. Выложенная сюда ведьма может поменять местами двух верхних персонажей.
tower-help = Принцесса в башне приносит 2 очка. Выложенный сюда или рядом волшебник может переместить верхнего персонажа.
farm-help = Крестьянин на ферме приносит 1 очко. Ферма приносит по очку каждому королю рядом.
kingdom-help = Местности для этого числа игроков.
small-kingdom = королевство для двоих
middle-kingdom = королевство для троих
large-kingdom = королевство для четверых

# Characters
king = король
queen = королева
princess = принцесса
knight = рыцарь
peasant = крестьянин
gnome = гном
dragon = дракон
witch = ведьма
fairy = фея
wizard = волшебник
red-king = красный король
    .gen = красного короля
    .acc = красного короля
    .ins = красным королём
red-queen = красная королева
    .gen = красной королевы
    .acc = красную королеву
    .ins = красной королевой
red-princess = красная принцесса
    .gen = красной принцессы
    .acc = красную принцессу
    .ins = красной принцессой
red-knight = красный рыцарь
    .gen = красного рыцаря
    .acc = красного рыцаря
    .ins = красным рыцарем
red-peasant = красный крестьянин
    .gen = красного крестьянина
    .acc = красного крестьянина
    .ins = красным крестьянином
red-gnome = красный гном
    .gen = красного гнома
    .acc = красного гнома
    .ins = красным гномом
red-dragon = красный дракон
    .gen = красного дракона
    .acc = красного дракона
    .ins = красным драконом
red-witch = красная ведьма
    .gen = красной ведьмы
    .acc = красную ведьму
    .ins = красной ведьмой
red-fairy = красная фея
    .gen = красной феи
    .acc = красную фею
    .ins = красной феей
red-wizard = красный волшебник
    .gen = красного волшебника
    .acc = красного волшебника
    .ins = красным волшебником
blue-king = синий король
    .gen = синего короля
    .acc = синего короля
    .ins = синим королём
blue-queen = синяя королева
    .gen = синей королевы
    .acc = синюю королеву
    .ins = синей королевой
blue-princess = синяя принцесса
    .gen = синей принцессы
    .acc = синюю принцессу
    .ins = синей принцессой
blue-knight = синий рыцарь
    .gen = синего рыцаря
    .acc = синего рыцаря
    .ins = синим рыцарем
blue-peasant = синий крестьянин
    .gen = синего крестьянина
    .acc = синего крестьянина
    .ins = синим крестьянином
blue-gnome = синий гном
    .gen = синего гнома
    .acc = синего гнома
    .ins = синим гномом
blue-dragon = синий дракон
    .gen = синего дракона
    .acc = синего дракона
    .ins = синим драконом
blue-witch = синяя ведьма
    .gen = синей ведьмы
    .acc = синюю ведьму
    .ins = синей ведьмой
blue-fairy = синяя фея
    .gen = синей феи
    .acc = синюю фею
    .ins = синей феей
blue-wizard = синий волшебник
    .gen = синего волшебника
    .acc = синего волшебника
    .ins = синим волшебником
yellow-king = жёлтый король
    .gen = жёлтого короля
    .acc = жёлтого короля
    .ins = жёлтым королём
yellow-queen = жёлтая королева
    .gen = жёлтой королевы
    .acc = жёлтую королеву
    .ins = жёлтой королевой
yellow-princess = жёлтая принцесса
    .gen = жёлтой принцессы
    .acc = жёлтую принцессу
    .ins = жёлтой принцессой
yellow-knight = жёлтый рыцарь
    .gen = жёлтого рыцаря
    .acc = жёлтого рыцаря
    .ins = жёлтым рыцарем
yellow-peasant = жёлтый крестьянин
    .gen = жёлтого крестьянина
    .acc = жёлтого крестьянина
    .ins = жёлтым крестьянином
yellow-gnome = жёлтый гном
    .gen = жёлтого гнома
    .acc = жёлтого гнома
    .ins = жёлтым гномом
yellow-dragon = жёлтый дракон
    .gen = жёлтого дракона
    .acc = жёлтого дракона
    .ins = жёлтым драконом
yellow-witch = жёлтая ведьма
    .gen = жёлтой ведьмы
    .acc = жёлтую ведьму
    .ins = жёлтой ведьмой
yellow-fairy = жёлтая фея
    .gen = жёлтой феи
    .acc = жёлтую фею
    .ins = жёлтой феей
yellow-wizard = жёлтый волшебник
    .gen = жёлтого волшебника
    .acc = жёлтого волшебника
    .ins = жёлтым волшебником
green-king = зелёный король
    .gen = зелёного короля
    .acc = зелёного короля
    .ins = зелёным королём
green-queen = зелёная королева
    .gen = зелёной королевы
    .acc = зелёную королеву
    .ins = зелёной королевой
green-princess = зелёная принцесса
    .gen = зелёной принцессы
    .acc = зелёную принцессу
    .ins = зелёной принцессой
green-knight = зелёный рыцарь
    .gen = зелёного рыцаря
    .acc = зелёного рыцаря
    .ins = зелёным рыцарем
green-peasant = зелёный крестьянин
    .gen = зелёного крестьянина
    .acc = зелёного крестьянина
    .ins = зелёным крестьянином
green-gnome = зелёный гном
    .gen = зелёного гнома
    .acc = зелёного гнома
    .ins = зелёным гномом
green-dragon = зелёный дракон
    .gen = зелёного дракона
    .acc = зелёного дракона
    .ins = зелёным драконом
green-witch = зелёная ведьма
    .gen = зелёной ведьмы
    .acc = зелёную ведьму
    .ins = зелёной ведьмой
green-fairy = зелёная фея
    .gen = зелёной феи
    .acc = зелёную фею
    .ins = зелёной феей
green-wizard = зелёный волшебник
    .gen = зелёного волшебника
    .acc = зелёного волшебника
    .ins = зелёным волшебником

# Terrains
castle = замок
castle-1 = замок 1
    .to = в замок 1
    .at = в замке 1
    .from = из замка 1
castle-1-help = { castle-help }
castle-2 = замок 2
    .to = в замок 2
    .at = в замке 2
    .from = из замка 2
castle-2-help = { castle-help }
castle-3 = замок 3
    .to = в замок 3
    .at = в замке 3
    .from = из замка 3
castle-3-help = { castle-help }
forest = лес
forest-1 = лес 1
    .to = в лес 1
    .at = в лесу 1
    .from = из леса 1
forest-1-help = { forest-help }
forest-2 = лес 2
    .to = в лес 2
    .at = в лесу 2
    .from = из леса 2
forest-2-help = { forest-help }
forest-3 = лес 3
    .to = в лес 3
    .at = в лесу 3
    .from = из леса 3
forest-3-help = { forest-help }
tower = башня
tower-1 = башня 1
    .to = в башню 1
    .at = в башне 1
    .from = из башни 1
tower-1-help = { tower-help }
tower-2 = башня 2
    .to = в башню 2
    .at = в башне 2
    .from = из башни 2
tower-2-help = { tower-help }
tower-3 = башня 3
    .to = в башню 3
    .at = в башне 3
    .from = из башни 3
tower-3-help = { tower-help }
farm = ферма
farm-1 = ферма 1
    .to = на ферму 1
    .at = на ферме 1
    .from = с фермы 1
farm-1-help = { farm-help }
farm-2 = ферма 2
    .to = на ферму 2
    .at = на ферме 2
    .from = с фермы 2
farm-2-help = { farm-help }
farm-3 = ферма 3
    .to = на ферму 3
    .at = на ферме 3
    .from = с фермы 3
farm-3-help = { farm-help }
