# King's Bounty, карточная игра.
#
# Устройство идентификаторов описано в en.ftl. У названий отрядов и владений есть падежи:
# .gen (кого? чего?), .acc (кого? что?), .ins (кем? чем?); у народов — .gen.
# Имена игроков не склоняются, а род их неизвестен: события — в настоящем времени.

game-name = King's Bounty
game-summary = Стройте замки, отбирайте чужие и добивайтесь королевских титулов.
game-ties = При равенстве очков впереди тот, чей ход раньше.

mode-base = Открытые титулы
mode-base-help = Шесть титулов лежат в открытую, и все борются за них.
mode-experienced = Тайные титулы
mode-experienced-help = Кроме шести открытых титулов, у каждого игрока есть один тайный. В конце он достаётся тому, кто его заслужил.

option-secret-titles = Тайные титулы
option-secret-titles-help = Раздать каждому игроку ещё по одному титулу, скрытому до конца партии. Для тех, кто знает игру.
option-without = Народы вне игры
option-without-help = Вдвоём играют без двух народов, втроём — без одного. Назовите их сами или не называйте никого, и решит жребий.
option-without-elf = эльфы
option-without-dwarf = гномы
option-without-undead = нежить
option-without-orc = орки
option-short-ending = Короткая концовка
option-short-ending-help = Если последнюю карту берёт последний игрок, партия сразу заканчивается. Иначе у всех есть ещё по одному ходу.
option-idle-rounds = Кругов до тупика
option-idle-rounds-help = Партия заканчивается, если столько кругов подряд все игроки только возвращают карты. 0 — тупик партию не заканчивает.
option-hero-at-home = Герой в своём владении
option-hero-at-home-help = Героя можно направить и на своё владение. Оно лишь теряет гарнизон, а герой отправляется дальше.

# The list of components: kinds, and the values worth showing
kind-troops = Отряды
kind-castles = Замки
kind-obelisks = Обелиски
kind-titles = Титулы
field-strength = сила
field-points = очки
field-copies = штук

# Setting up
idle-without = Игроков — { $seats }, все народы остаются в игре: не задавайте «without».
bad-without = { $count ->
        [one] Игроков — { $seats }, из игры уходит ровно один народ: назовите elf, dwarf, undead или orc либо не называйте никого, и решит жребий.
        [few] Игроков — { $seats }, из игры уходят ровно { $count } разных народа: назовите их из списка elf, dwarf, undead, orc либо не называйте никого, и решит жребий.
       *[many] Игроков — { $seats }, из игры уходят ровно { $count } разных народов: назовите их из списка elf, dwarf, undead, orc либо не называйте никого, и решит жребий.
    }
kb-cards-strength = В файле карт у [{ $entry }] (строка { $line }) неподходящая сила: у стрелков, воинов и волшебников она от 1 до 9, у героев и чудовищ её нет.

# Asking
ask-turn = Ваш ход: сыграйте карту или положите карты под колоду и возьмите столько же.
ask-closing-turn = Ваш последний ход: сыграйте карту или пасуйте. Колода пуста.
ask-target = На какое владение идёт { NAME($troop) }?
ask-returning = { $returned ->
        [0] Вы возвращаете карты. Положите первую под колоду.
        [one] Под колодой { $returned } ваша карта. Положите ещё одну или возьмите { $returned } карту.
        [few] Под колодой { $returned } ваши карты. Положите ещё одну или возьмите { $returned } карты.
       *[many] Под колодой { $returned } ваших карт. Положите ещё одну или возьмите { $returned } карт.
    }

# Actions
do-lay = Выложить { NAME($card, form: "acc") }
do-play = Сыграть { NAME($card, form: "acc") }
do-onto = Направить { NAME($troop, form: "acc") } на { NAME($holding, form: "acc") }
do-return = Вернуть карты под колоду
do-under = Положить { NAME($card, form: "acc") } под колоду
do-draw = Взять столько карт, сколько возвращено
do-pass = Пасовать

# What an action would bring
outcome-capture = захват { $strength } › { $defence }
outcome-take = захват
outcome-destroy = уничтожить
outcome-guard = гарнизон { $before } › { $after }
outcome-replace = замена { $before } › { $after }
outcome-title-yours = «{ NAME($title) }» — вам
outcome-title-other = «{ NAME($title) }» — { SEAT($seat, form: "dat") }
outcome-title-nobody = «{ NAME($title) }» — никому
outcome-points = ваши очки { $before } › { $after }
outcome-end = конец партии

# What happened
event-began = Первый ход делает { SEAT($first) }; карта последнего игрока: { SEAT($last) }.
event-laid = { SEAT($seat) } выкладывает { NAME($holding, form: "acc") }.
event-garrisoned = { SEAT($seat) } ставит { NAME($troop, form: "acc") } гарнизоном в { NAME($holding, form: "acc") }.{ $replaced ->
        [none] {""}
       *[other] {" "}Прежний гарнизон — { NAME($replaced) } — уходит в сброс.
    }
event-captured = { SEAT($seat) } захватывает { NAME($holding, form: "acc") } (прежний владелец — { SEAT($owner) }); { NAME($troop) } остаётся там гарнизоном.{ $driven_out ->
        [none] {""}
       *[other] {" "}Выбитый гарнизон — { NAME($driven_out) } — уходит в сброс.
    }
event-taken-by-hero = { SEAT($seat) } забирает { NAME($holding, form: "acc") } (прежний владелец — { SEAT($owner) }); { NAME($troop) } отправляется дальше.{ $driven_out ->
        [none] {""}
       *[other] {" "}Выбитый гарнизон — { NAME($driven_out) } — уходит в сброс.
    }
event-hero-at-home = { SEAT($seat) } направляет { NAME($troop, form: "acc") } на своё владение «{ NAME($holding) }», и герой отправляется дальше.{ $driven_out ->
        [none] {""}
       *[other] {" "}Гарнизон — { NAME($driven_out) } — уходит в сброс.
    }
event-destroyed = { SEAT($seat) } уничтожает { NAME($troop, form: "ins") } { NAME($holding, form: "acc") } (владелец — { SEAT($owner) }).{ $driven_out ->
        [none] {""}
       *[other] {" "}Вместе с владением гибнет гарнизон — { NAME($driven_out) }.
    }
event-put-under = { SEAT($seat) } кладёт под колоду { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }.
event-drew = { SEAT($seat) } берёт из колоды { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }.
event-passed = { SEAT($seat) } пасует: брать из колоды больше нечего.
event-title-revealed = { SEAT($seat) } раскрывает тайный титул «{ NAME($title) }».
event-title-given = { SEAT($seat) } получает титул «{ NAME($title) }».
event-deck-empty = Последняя карта колоды взята. Завершающий ход делает { SEAT($last) }.
event-standstill = { $rounds ->
        [1] Целый круг все только возвращают карты: партия закончена.
        [few] { $rounds } круга подряд все только возвращают карты: партия закончена.
       *[many] { $rounds } кругов подряд все только возвращают карты: партия закончена.
    }

# Refusals
refusal-no-castle = Нельзя сыграть { NAME($troop, form: "acc") }: у вас нет ни одного замка { NAME($people, form: "gen") }. Сначала выложите или захватите такой замок.
refusal-no-target = Нельзя сыграть { NAME($troop, form: "acc") }: на столе нет подходящего владения. Стрелку, воину и волшебнику нужно своё владение или чужое послабее, герою — чужое, чудовищу — любое.
refusal-not-in-hand = Карты «{ NAME($card) }» нет у вас на руке. Выберите одну из своих карт.
refusal-no-such-card = В этой игре нет карты «{ $card }». Карты пишутся так: elf-tower-1.
refusal-deck-empty = Колода пуста, возвращать карты некуда. Сыграйте карту или пасуйте.
refusal-no-passing = Пасовать можно, только когда колода пуста. Сыграйте карту или верните под колоду хотя бы одну.
refusal-play-first = Сначала сыграйте с руки { NAME($troop, form: "acc") }, потом выбирайте владение.
refusal-say-return = Сначала выберите возврат карт, затем кладите их под колоду по одной и берите новые.
refusal-return-first = Брать карты можно только после возврата. Сначала положите под колоду хотя бы одну карту или сыграйте карту.
refusal-lead-first = Вы уже играете { NAME($troop, form: "acc") }. Выберите владение для этого отряда.
refusal-already-returning = В этот ход вы возвращаете карты. Положите под колоду ещё одну или берите новые.
refusal-not-a-holding = Карта «{ NAME($card) }» — не владение. Отряд играют на замок или обелиск, лежащий на столе.
refusal-not-on-table = На столе нет владения «{ NAME($holding) }». Направьте { NAME($troop, form: "acc") } на то, что лежит на столе.
refusal-hero-own = Владение «{ NAME($holding) }» уже ваше, а { NAME($troop) } забирает только чужие. Выберите владение другого игрока.
refusal-too-weak = Сила { NAME($troop, form: "gen") } — { $strength }, защита { NAME($holding, form: "gen") } — { $defence }. Для захвата нужна сила больше { $defence }.

# The table
place-titles = Титулы
place-spare-titles = Титулы, которых нет ни у кого
place-seat = { SEAT($seat) }
place-holdings = Владения: { SEAT($seat) }
place-hand = Рука: { SEAT($seat) }
place-secret-title = Тайный титул: { SEAT($seat) }
place-middle = Колода
place-played = В походе
place-remembered = Карты колоды, которые вы знаете
place-discarded = Сброс
deck-count = { $count ->
        [0] колода пуста
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
returned-count = { $count ->
        [one] возвращена { $count } карта
        [few] возвращены { $count } карты
       *[many] возвращено { $count } карт
    }
first-player = первый игрок
last-player = последний игрок
badge-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
badge-standing = { $points ->
        [one] пока { $points } очко
        [few] пока { $points } очка
       *[many] пока { $points } очков
    }
badge-what = { NAME($title, form: "short") }
badge-holder = сейчас у игрока: { SEAT($seat) }
badge-leader = впереди { SEAT($seat) } (+{ $lead })
badge-counts = { $counts }
badge-strength = сила { $strength }
badge-defence = защита { $defence }
badge-depth = { $depth ->
        [1] верхняя карта
       *[other] { $depth }-я сверху
    }

# Points
score-title = Титул «{ NAME($title) }»
score-obelisks = { $count ->
        [one] { $count } обелиск
        [few] { $count } обелиска
       *[many] { $count } обелисков
    }

# Peoples
elf = эльфы
    .gen = эльфов
dwarf = гномы
    .gen = гномов
undead = нежить
    .gen = нежити
orc = орки
    .gen = орков
human = люди
    .gen = людей

# Help on troops and holdings
-troop-help = На своём владении становится гарнизоном; чужое захватывает, если сильнее его защиты, и остаётся там.
-castle-help = Выкладывается перед собой и позволяет играть отряды своего народа.
shooter-help = Стрелок — слабейший из отрядов. { -troop-help }
warrior-help = Воин сильнее стрелка. { -troop-help }
wizard-help = Волшебник — сильнейший из отрядов: другой отряд его не выбьет, только герой или чудовище. { -troop-help }
hero-help = Забирает любое чужое владение, каким бы сильным оно ни было, выбивает гарнизон и уходит: владение остаётся у вас без охраны.
monster-help = Уничтожает любое владение на столе, в том числе своё, вместе с гарнизоном и уходит в сброс.
tower-help = Башня — слабейший из замков. { -castle-help }
fortress-help = Крепость — средний по силе замок. { -castle-help }
citadel-help = Цитадель — сильнейший из замков. { -castle-help }
obelisk-help = Выкладывается перед собой. Не принадлежит ни к одному народу и в конце приносит очки своему владельцу.

# Troops
human-shooter = стрелок людей
    .gen = стрелка людей
    .acc = стрелка людей
    .ins = стрелком людей
human-warrior = воин людей
    .gen = воина людей
    .acc = воина людей
    .ins = воином людей
human-wizard = волшебник людей
    .gen = волшебника людей
    .acc = волшебника людей
    .ins = волшебником людей
human-hero = герой людей
    .gen = героя людей
    .acc = героя людей
    .ins = героем людей
human-monster = чудовище людей
    .gen = чудовища людей
    .acc = чудовище людей
    .ins = чудовищем людей
elf-shooter = стрелок эльфов
    .gen = стрелка эльфов
    .acc = стрелка эльфов
    .ins = стрелком эльфов
elf-warrior = воин эльфов
    .gen = воина эльфов
    .acc = воина эльфов
    .ins = воином эльфов
elf-wizard = волшебник эльфов
    .gen = волшебника эльфов
    .acc = волшебника эльфов
    .ins = волшебником эльфов
elf-hero = герой эльфов
    .gen = героя эльфов
    .acc = героя эльфов
    .ins = героем эльфов
elf-monster = чудовище эльфов
    .gen = чудовища эльфов
    .acc = чудовище эльфов
    .ins = чудовищем эльфов
dwarf-shooter = стрелок гномов
    .gen = стрелка гномов
    .acc = стрелка гномов
    .ins = стрелком гномов
dwarf-warrior = воин гномов
    .gen = воина гномов
    .acc = воина гномов
    .ins = воином гномов
dwarf-wizard = волшебник гномов
    .gen = волшебника гномов
    .acc = волшебника гномов
    .ins = волшебником гномов
dwarf-hero = герой гномов
    .gen = героя гномов
    .acc = героя гномов
    .ins = героем гномов
dwarf-monster = чудовище гномов
    .gen = чудовища гномов
    .acc = чудовище гномов
    .ins = чудовищем гномов
undead-shooter = стрелок нежити
    .gen = стрелка нежити
    .acc = стрелка нежити
    .ins = стрелком нежити
undead-warrior = воин нежити
    .gen = воина нежити
    .acc = воина нежити
    .ins = воином нежити
undead-wizard = волшебник нежити
    .gen = волшебника нежити
    .acc = волшебника нежити
    .ins = волшебником нежити
undead-hero = герой нежити
    .gen = героя нежити
    .acc = героя нежити
    .ins = героем нежити
undead-monster = чудовище нежити
    .gen = чудовища нежити
    .acc = чудовище нежити
    .ins = чудовищем нежити
orc-shooter = стрелок орков
    .gen = стрелка орков
    .acc = стрелка орков
    .ins = стрелком орков
orc-warrior = воин орков
    .gen = воина орков
    .acc = воина орков
    .ins = воином орков
orc-wizard = волшебник орков
    .gen = волшебника орков
    .acc = волшебника орков
    .ins = волшебником орков
orc-hero = герой орков
    .gen = героя орков
    .acc = героя орков
    .ins = героем орков
orc-monster = чудовище орков
    .gen = чудовища орков
    .acc = чудовище орков
    .ins = чудовищем орков

# Castles and obelisks
elf-tower = башня эльфов
    .gen = башни эльфов
    .acc = башню эльфов
    .ins = башней эльфов
elf-fortress = крепость эльфов
    .gen = крепости эльфов
    .acc = крепость эльфов
    .ins = крепостью эльфов
elf-citadel = цитадель эльфов
    .gen = цитадели эльфов
    .acc = цитадель эльфов
    .ins = цитаделью эльфов
dwarf-tower = башня гномов
    .gen = башни гномов
    .acc = башню гномов
    .ins = башней гномов
dwarf-fortress = крепость гномов
    .gen = крепости гномов
    .acc = крепость гномов
    .ins = крепостью гномов
dwarf-citadel = цитадель гномов
    .gen = цитадели гномов
    .acc = цитадель гномов
    .ins = цитаделью гномов
undead-tower = башня нежити
    .gen = башни нежити
    .acc = башню нежити
    .ins = башней нежити
undead-fortress = крепость нежити
    .gen = крепости нежити
    .acc = крепость нежити
    .ins = крепостью нежити
undead-citadel = цитадель нежити
    .gen = цитадели нежити
    .acc = цитадель нежити
    .ins = цитаделью нежити
orc-tower = башня орков
    .gen = башни орков
    .acc = башню орков
    .ins = башней орков
orc-fortress = крепость орков
    .gen = крепости орков
    .acc = крепость орков
    .ins = крепостью орков
orc-citadel = цитадель орков
    .gen = цитадели орков
    .acc = цитадель орков
    .ins = цитаделью орков
low-obelisk = низкий обелиск
    .gen = низкого обелиска
    .acc = низкий обелиск
    .ins = низким обелиском
tall-obelisk = высокий обелиск
    .gen = высокого обелиска
    .acc = высокий обелиск
    .ins = высоким обелиском
great-obelisk = великий обелиск
    .gen = великого обелиска
    .acc = великий обелиск
    .ins = великим обелиском

# Titles, and what each counts
emperor = Император
    .short = больше всего народов
emperor-help = Больше всего разных народов среди своих замков.
great-architect = Великий зодчий
    .short = больше всего замков
great-architect-help = Больше всего замков любых народов, с гарнизонами или без. Обелиски не в счёт.
keeper-of-secrets = Хранитель тайн
    .short = больше всего обелисков
keeper-of-secrets-help = Больше всего обелисков, с гарнизонами или без.
conqueror = Завоеватель
    .short = больше всего гарнизонов
conqueror-help = Больше всего владений с гарнизоном — и замков, и обелисков.
king-of-elves = Король эльфов
    .short = больше всего замков эльфов
king-of-elves-help = Больше всего замков эльфов.
thane-of-dwarves = Тан гномов
    .short = больше всего замков гномов
thane-of-dwarves-help = Больше всего замков гномов.
orc-chieftain = Вождь орков
    .short = больше всего замков орков
orc-chieftain-help = Больше всего замков орков.
lord-of-the-dead = Владыка мёртвых
    .short = больше всего замков нежити
lord-of-the-dead-help = Больше всего замков нежити.
commander = Полководец
    .short = больше всего гарнизонов людей
commander-help = Больше всего владений с гарнизоном людей.
prince-of-elves = Князь эльфов
    .short = больше всего гарнизонов эльфов
prince-of-elves-help = Больше всего владений с гарнизоном эльфов.
prince-of-dwarves = Князь гномов
    .short = больше всего гарнизонов гномов
prince-of-dwarves-help = Больше всего владений с гарнизоном гномов.
prince-of-orcs = Князь орков
    .short = больше всего гарнизонов орков
prince-of-orcs-help = Больше всего владений с гарнизоном орков.
prince-of-undead = Князь нежити
    .short = больше всего гарнизонов нежити
prince-of-undead-help = Больше всего владений с гарнизоном нежити.
sharpshooter = Меткий стрелок
    .short = больше всего гарнизонов стрелков
sharpshooter-help = Больше всего владений с гарнизоном из стрелков любого народа.
swordmaster = Мастер меча
    .short = больше всего гарнизонов воинов
swordmaster-help = Больше всего владений с гарнизоном из воинов любого народа.
grand-master = Великий магистр
    .short = больше всего гарнизонов волшебников
grand-master-help = Больше всего владений с гарнизоном из волшебников любого народа.
tower-builder = Строитель башен
    .short = больше всего башен
tower-builder-help = Больше всего башен любых народов.
fortress-builder = Строитель крепостей
    .short = больше всего крепостей
fortress-builder-help = Больше всего крепостей любых народов.
citadel-builder = Строитель цитаделей
    .short = больше всего цитаделей
citadel-builder-help = Больше всего цитаделей любых народов.
vandal = Вандал
    .short = последнее чудовище
vandal-help = Сразу достаётся сыгравшему чудовище и остаётся у того, кто сделал это последним. Отнимает очки.
staff-rat = Штабная крыса
    .short = последний герой
staff-rat-help = Сразу достаётся сыгравшему героя и остаётся у того, кто сделал это последним. Отнимает очки.
