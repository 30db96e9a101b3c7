# «Казкова веремія».
#
# Будову ідентифікаторів описано в en.ftl. Слова відмінюються:
# персонажі .gen (кого?), .acc (кого?), .ins (ким?), місцевості .to (куди?), .at (де?), .from (звідки?).
# Імена гравців не відмінюються, а рід їх невідомий: події — у теперішньому часі.

game-name = Казкова веремія
game-summary = Займіть найкращі місця казкового королівства й завадьте чужим.
game-ties = За рівності очок попереду той, чий хід раніше.

mode-base = Гра
mode-base-help = Кожен викладає шістьох персонажів, по одному за хід; тоді всі, кого не заблоковано, приносять очки.

option-colours = Кольори
option-colours-help = Колір кожного гравця за порядком місць: red (червоний), blue (синій), yellow (жовтий), green (зелений). Не називайте нічого, щоб узяти їх у цьому порядку.
option-colours-red = червоний
option-colours-blue = синій
option-colours-yellow = жовтий
option-colours-green = зелений
option-blocked-dragon-counts = Дракон під лицарем рахується
option-blocked-dragon-counts-help = Дракон, над яким лежить лицар, лишається персонажем для гнома під ним і для королеви свого кольору поруч. Інакше він не рахується.
option-abilities-compulsory = Властивості обов’язкові
option-abilities-compulsory-help = Відьма, фея й чарівник мусять застосовувати властивість щоразу, коли є до кого. Інакше можна лишити все як лежить.
option-lone-gnome-on-top = Самотній гном — верхній
option-lone-gnome-on-top-help = Гном, над яким нікого немає, — верхній персонаж: його можна міняти місцями й переміщувати, і лягає він у самий низ. Інакше гномів ніхто не рухає.

# The list of components: kinds, and the values worth showing
kind-characters = Персонажі
kind-terrains = Місцевості
kind-kingdoms = Королівство за кількістю гравців
field-at-home = очок удома
field-together = очок разом
field-each = очок за кожного
field-copies = штук
field-seats = гравців
field-rows = рядів
field-columns = стовпців
field-castles = замків
field-forests = лісів
field-towers = веж
field-farms = ферм

# Setting up
bad-colours = Гравців — { $seats }: назвіть стільки ж різних кольорів зі списку red, blue, yellow, green або жодного, щоб узяти їх у цьому порядку.

# Asking
ask-turn = Хід { $turn } із { $turns }: якого персонажа ви граєте?
ask-last-turn = Ваш останній хід: якого персонажа ви граєте? Дракона й гнома грати вже не можна.
ask-skip = Ваш останній хід: у вас лише гном і дракон, а їх грати вже не можна.
ask-place = Куди ляже { NAME($character) }? Карта опиниться зверху.
ask-place-gnome = Куди ляже { NAME($character) }? Карта опиниться в самому низу.
ask-witch = Відьма в лісі: поміняти місцями двох верхніх персонажів? Виберіть першого.
ask-witch-second = З ким міняється місцями { NAME($character) }?
ask-fairy = Фея може змінити порядок на цій місцевості: хто лежатиме найнижче?
ask-fairy-next = { $laid ->
        [one] На своєму місці { $laid } персонаж. Хто наступний знизу?
        [few] На своїх місцях { $laid } персонажі. Хто наступний знизу?
       *[many] На своїх місцях { $laid } персонажів. Хто наступний знизу?
    }
ask-wizard = Чарівник біля вежі: перемістити верхнього персонажа? Виберіть його.
ask-wizard-to = Куди переміщується { NAME($character) }?

# Actions
do-play = Зіграти { NAME($character, form: "acc") }
do-onto = Викласти { NAME($character, form: "acc") } { NAME($terrain, form: "to") }
do-skip = Пропустити хід
do-pick = Вибрати { NAME($character, form: "acc") }
do-swap = Поміняти місцями { NAME($character, form: "acc") } і { NAME($other, form: "acc") }
do-move = Перемістити { NAME($character, form: "acc") } { NAME($terrain, form: "to") }
do-lowest = Нижче за решту — { NAME($character) }
do-decline = Лишити як лежить

# What an action would bring
outcome-power = тут спрацює властивість
outcome-blocks = блокує: { NAME($characters) }
outcome-frees = звільняє: { NAME($characters) }
outcome-points = ваші очки { $before } › { $after }
outcome-points-other = { SEAT($seat) }: { $before } › { $after }

# What happened
event-began = Перший хід робить { SEAT($first) }.
event-placed = { SEAT($seat) } викладає { NAME($character, form: "acc") } { NAME($terrain, form: "to") }.
event-placed-below = { SEAT($seat) } викладає { NAME($character, form: "acc") } { NAME($terrain, form: "to") }, під усіх інших.
event-swapped = { SEAT($seat) } силою відьми міняє місцями { NAME($character, form: "acc") } { NAME($terrain, form: "from") } і { NAME($other, form: "acc") } { NAME($other_terrain, form: "from") }.
event-reordered = { SEAT($seat) } силою феї змінює порядок { NAME($terrain, form: "at") }. Тепер там лежать знизу вгору: { NAME($order) }.
event-moved = { SEAT($seat) } силою чарівника переміщує { NAME($character, form: "acc") } { NAME($source, form: "from") } { NAME($terrain, form: "to") }.
event-declined = { SEAT($seat) } не застосовує властивість { NAME($character, form: "gen") }.
event-skipped = { SEAT($seat) } пропускає останній хід: на руці лише { NAME($gnome) } і { NAME($dragon) }.

# Refusals
refusal-no-such-character = У цій грі немає персонажа «{ $character }». Персонажі пишуться так: red-king.
refusal-not-in-hand = Карти «{ NAME($character) }» немає у вас на руці. Виберіть одного зі своїх персонажів.
refusal-last-turn = На останньому ході не можна зіграти { NAME($character, form: "acc") }. Зіграйте іншу карту.
refusal-must-skip = У вас на руці лише гном і дракон, а на останньому ході їх грати не можна. Пропустіть хід.
refusal-no-skipping = Пропускають лише останній хід, і лише якщо на руці тільки гном і дракон. Зіграйте персонажа.
refusal-must-play = Кожного ходу потрібно зіграти персонажа. Виберіть одного з руки.
refusal-play-first = Спершу виберіть персонажа з руки.
refusal-place-first = Ви граєте { NAME($character, form: "acc") }. Виберіть місцевість.
refusal-no-such-terrain = У цьому королівстві немає місцевості «{ $terrain }». Тут є: { NAME($terrains) }.
refusal-same-name = Карта «{ NAME($character) }» не може потрапити { NAME($terrain, form: "to") }: там уже { NAME($other) }, а двох персонажів з одним ім’ям на місцевості не буває, навіть якщо одного заблоковано. Виберіть іншу місцевість.
refusal-ability-first = Зараз діє властивість персонажа { NAME($terrain, form: "at") }. Виберіть, що запропоновано, або лишіть усе як лежить.
refusal-not-in-kingdom = У королівстві немає карти «{ NAME($character) }». Виберіть верхнього персонажа якоїсь місцевості.
refusal-gnome-stays = Карта «{ NAME($character) }» лишається на місці: гном працює під землею, і його ніхто не переміщує. Виберіть іншого персонажа.
refusal-not-on-top = Карта «{ NAME($character) }» лежить не зверху: верхній персонаж там — { NAME($top) }. Виберіть верхнього персонажа.
refusal-no-partner = Карті «{ NAME($character) }» нема з ким помінятися місцями: двох персонажів з одним ім’ям на місцевості не буває. Виберіть іншого верхнього персонажа.
refusal-swap-itself = Карту «{ NAME($character) }» названо двічі. Виберіть верхнього персонажа іншої місцевості.
refusal-swap-same-name = Карти «{ NAME($character) }» і «{ NAME($other) }» не можуть помінятися місцями: на одній місцевості опинилися б двоє з одним ім’ям. Виберіть іншого верхнього персонажа.
refusal-not-with-fairy = Карта «{ NAME($character) }» лежить не там, де фея. Порядок змінюється лише на її місцевості.
refusal-in-order-already = Карта «{ NAME($character) }» уже на своєму місці. Виберіть наступного знизу.
refusal-lies-lowest = Так порядок не зміниться: { NAME($character) } і без того нижче, а фея за цим столом мусить щось змінити. Назвіть іншого з двох останніх.
refusal-must-use-ability = За цим столом властивості застосовують обов’язково. Виберіть, що запропоновано.
refusal-moves-nowhere = Карта «{ NAME($character) }» уже лежить { NAME($terrain, form: "at") }. Виберіть іншу місцевість.

# The table
place-kingdom = Королівство
place-seat = { SEAT($seat) }
place-hand = Рука: { SEAT($seat) }
place-chosen = Розігрується
place-aside = Відкладено
first-player = перший гравець
badge-colour = { $colour ->
        [red] червоний колір
        [blue] синій колір
        [yellow] жовтий колір
       *[green] зелений колір
    }
badge-standing = { $points ->
        [one] наразі { $points } очко
        [few] наразі { $points } очки
       *[many] наразі { $points } очок
    }
badge-turns = { $turns ->
        [0] ходів не лишилося
        [one] лишився { $turns } хід
        [few] лишилося { $turns } ходи
       *[many] лишилося { $turns } ходів
    }
badge-points = +{ $points }
badge-blocked = заблоковано
badge-picked = вибрано
badge-in-order = на місці

# Points
score-blocked = { NAME($character) }: блокує { NAME($by) }{ $lost ->
        [0] {""}
       *[other] , інакше було б { $lost }
    }
score-nothing = { NAME($character) }: нічого
score-king = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } у замку
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } за ферми й ліси поруч
    }
score-queen = { NAME($character) }{ $together ->
        [0] {""}
       *[other] , +{ $together } разом із королем
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } за своїх поруч
    }
score-princess = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } у вежі
    }{ $together ->
        [0] {""}
       *[other] , +{ $together } разом із лицарем
    }
score-knight = { NAME($character) }, +{ $together } разом із принцесою
score-peasant = { NAME($character) }{ $home ->
        [0] {""}
       *[other] , +{ $home } на фермі
    }{ $each ->
        [0] {""}
       *[other] , +{ $each } за королів і королев поруч
    }
score-gnome = { NAME($character) }, +{ $each } за тих, хто над ним

# Help
king-help = Приносить 1 очко в замку й по 1 за кожну ферму й кожен ліс поруч.
queen-help = Приносить 1 очко на одній місцевості з будь-яким королем і по 1 за кожного персонажа свого кольору на сусідніх місцевостях.
princess-help = Приносить 2 очки у вежі й 1 на одній місцевості з будь-яким лицарем.
knight-help = Приносить 3 очки на одній місцевості з будь-якою принцесою. Блокує дракона, який лежить під ним.
peasant-help = Приносить 1 очко на фермі й по 1 за кожного короля й кожну королеву на сусідніх місцевостях.
gnome-help = Лягає під усіх на своїй місцевості й приносить по 1 очку за кожного незаблокованого над ним. Його ніщо не переміщує й не блокує. Не можна грати на останньому ході.
dragon-help = Блокує всіх під собою на своїй місцевості, крім гнома: вони не приносять очок і не рахуються. Не можна грати на останньому ході.
witch-help = Викладена в ліс, може поміняти місцями двох верхніх персонажів різних місцевостей.
fairy-help = Може змінити порядок персонажів на тій місцевості, куди її виклали, включно із собою.
wizard-help = Викладений у вежу або поруч із нею, може перемістити будь-якого верхнього персонажа на іншу місцевість.
castle-help = Король у замку приносить 1 очко.
forest-help = Приносить по очку кожному королю поруч. Викладена сюди відьма може поміняти місцями двох верхніх персонажів.
tower-help = Принцеса у вежі приносить 2 очки. Викладений сюди або поруч чарівник може перемістити верхнього персонажа.
farm-help = Селянин на фермі приносить 1 очко. Ферма приносить по очку кожному королю поруч.
kingdom-help = Місцевості для цієї кількості гравців.
small-kingdom = королівство для двох
middle-kingdom = королівство для трьох
large-kingdom = королівство для чотирьох

# Characters
king = король
queen = королева
princess = принцеса
knight = лицар
peasant = селянин
gnome = гном
dragon = дракон
witch = відьма
fairy = фея
wizard = чарівник
red-king = червоний король
    .gen = червоного короля
    .acc = червоного короля
    .ins = червоним королем
red-queen = червона королева
    .gen = червоної королеви
    .acc = червону королеву
    .ins = червоною королевою
red-princess = червона принцеса
    .gen = червоної принцеси
    .acc = червону принцесу
    .ins = червоною принцесою
red-knight = червоний лицар
    .gen = червоного лицаря
    .acc = червоного лицаря
    .ins = червоним лицарем
red-peasant = червоний селянин
    .gen = червоного селянина
    .acc = червоного селянина
    .ins = червоним селянином
red-gnome = червоний гном
    .gen = червоного гнома
    .acc = червоного гнома
    .ins = червоним гномом
red-dragon = червоний дракон
    .gen = червоного дракона
    .acc = червоного дракона
    .ins = червоним драконом
red-witch = червона відьма
    .gen = червоної відьми
    .acc = червону відьму
    .ins = червоною відьмою
red-fairy = червона фея
    .gen = червоної феї
    .acc = червону фею
    .ins = червоною феєю
red-wizard = червоний чарівник
    .gen = червоного чарівника
    .acc = червоного чарівника
    .ins = червоним чарівником
blue-king = синій король
    .gen = синього короля
    .acc = синього короля
    .ins = синім королем
blue-queen = синя королева
    .gen = синьої королеви
    .acc = синю королеву
    .ins = синьою королевою
blue-princess = синя принцеса
    .gen = синьої принцеси
    .acc = синю принцесу
    .ins = синьою принцесою
blue-knight = синій лицар
    .gen = синього лицаря
    .acc = синього лицаря
    .ins = синім лицарем
blue-peasant = синій селянин
    .gen = синього селянина
    .acc = синього селянина
    .ins = синім селянином
blue-gnome = синій гном
    .gen = синього гнома
    .acc = синього гнома
    .ins = синім гномом
blue-dragon = синій дракон
    .gen = синього дракона
    .acc = синього дракона
    .ins = синім драконом
blue-witch = синя відьма
    .gen = синьої відьми
    .acc = синю відьму
    .ins = синьою відьмою
blue-fairy = синя фея
    .gen = синьої феї
    .acc = синю фею
    .ins = синьою феєю
blue-wizard = синій чарівник
    .gen = синього чарівника
    .acc = синього чарівника
    .ins = синім чарівником
yellow-king = жовтий король
    .gen = жовтого короля
    .acc = жовтого короля
    .ins = жовтим королем
yellow-queen = жовта королева
    .gen = жовтої королеви
    .acc = жовту королеву
    .ins = жовтою королевою
yellow-princess = жовта принцеса
    .gen = жовтої принцеси
    .acc = жовту принцесу
    .ins = жовтою принцесою
yellow-knight = жовтий лицар
    .gen = жовтого лицаря
    .acc = жовтого лицаря
    .ins = жовтим лицарем
yellow-peasant = жовтий селянин
    .gen = жовтого селянина
    .acc = жовтого селянина
    .ins = жовтим селянином
yellow-gnome = жовтий гном
    .gen = жовтого гнома
    .acc = жовтого гнома
    .ins = жовтим гномом
yellow-dragon = жовтий дракон
    .gen = жовтого дракона
    .acc = жовтого дракона
    .ins = жовтим драконом
yellow-witch = жовта відьма
    .gen = жовтої відьми
    .acc = жовту відьму
    .ins = жовтою відьмою
yellow-fairy = жовта фея
    .gen = жовтої феї
    .acc = жовту фею
    .ins = жовтою феєю
yellow-wizard = жовтий чарівник
    .gen = жовтого чарівника
    .acc = жовтого чарівника
    .ins = жовтим чарівником
green-king = зелений король
    .gen = зеленого короля
    .acc = зеленого короля
    .ins = зеленим королем
green-queen = зелена королева
    .gen = зеленої королеви
    .acc = зелену королеву
    .ins = зеленою королевою
green-princess = зелена принцеса
    .gen = зеленої принцеси
    .acc = зелену принцесу
    .ins = зеленою принцесою
green-knight = зелений лицар
    .gen = зеленого лицаря
    .acc = зеленого лицаря
    .ins = зеленим лицарем
green-peasant = зелений селянин
    .gen = зеленого селянина
    .acc = зеленого селянина
    .ins = зеленим селянином
green-gnome = зелений гном
    .gen = зеленого гнома
    .acc = зеленого гнома
    .ins = зеленим гномом
green-dragon = зелений дракон
    .gen = зеленого дракона
    .acc = зеленого дракона
    .ins = зеленим драконом
green-witch = зелена відьма
    .gen = зеленої відьми
    .acc = зелену відьму
    .ins = зеленою відьмою
green-fairy = зелена фея
    .gen = зеленої феї
    .acc = зелену фею
    .ins = зеленою феєю
green-wizard = зелений чарівник
    .gen = зеленого чарівника
    .acc = зеленого чарівника
    .ins = зеленим чарівником

# Terrains
castle = замок
castle-1 = замок 1
    .to = в замок 1
    .at = у замку 1
    .from = із замку 1
castle-1-help = { castle-help }
castle-2 = замок 2
    .to = в замок 2
    .at = у замку 2
    .from = із замку 2
castle-2-help = { castle-help }
castle-3 = замок 3
    .to = в замок 3
    .at = у замку 3
    .from = із замку 3
castle-3-help = { castle-help }
forest = ліс
forest-1 = ліс 1
    .to = в ліс 1
    .at = у лісі 1
    .from = з лісу 1
forest-1-help = { forest-help }
forest-2 = ліс 2
    .to = в ліс 2
    .at = у лісі 2
    .from = з лісу 2
forest-2-help = { forest-help }
forest-3 = ліс 3
    .to = в ліс 3
    .at = у лісі 3
    .from = з лісу 3
forest-3-help = { forest-help }
tower = вежа
tower-1 = вежа 1
    .to = у вежу 1
    .at = у вежі 1
    .from = з вежі 1
tower-1-help = { tower-help }
tower-2 = вежа 2
    .to = у вежу 2
    .at = у вежі 2
    .from = з вежі 2
tower-2-help = { tower-help }
tower-3 = вежа 3
    .to = у вежу 3
    .at = у вежі 3
    .from = з вежі 3
tower-3-help = { tower-help }
farm = ферма
farm-1 = ферма 1
    .to = на ферму 1
    .at = на фермі 1
    .from = з ферми 1
farm-1-help = { farm-help }
farm-2 = ферма 2
    .to = на ферму 2
    .at = на фермі 2
    .from = з ферми 2
farm-2-help = { farm-help }
farm-3 = ферма 3
    .to = на ферму 3
    .at = на фермі 3
    .from = з ферми 3
farm-3-help = { farm-help }
