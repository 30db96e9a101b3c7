# King's Bounty, карткова гра.
#
# Будову ідентифікаторів описано в en.ftl. Назви загонів і володінь мають відмінки:
# .gen (кого? чого?), .acc (кого? що?), .ins (ким? чим?); народи — .gen.
# Імена гравців не відмінюються, а рід їх невідомий: події — у теперішньому часі.

game-name = King's Bounty
game-summary = Зводьте замки, відбирайте чужі й здобувайте королівські титули.
game-ties = За рівності очок попереду той, чий хід раніше.

mode-base = Відкриті титули
mode-base-help = Шість титулів лежать відкрито, і всі змагаються за них.
mode-experienced = Таємні титули
mode-experienced-help = Крім шести відкритих титулів, кожен гравець має один таємний. Наприкінці він дістається тому, хто його заслужив.

option-secret-titles = Таємні титули
option-secret-titles-help = Роздати кожному гравцеві ще по одному титулу, прихованому до кінця партії. Для тих, хто знає гру.
option-without = Народи поза грою
option-without-help = Удвох грають без двох народів, утрьох — без одного. Назвіть їх самі або не називайте нікого, і вирішить жереб.
option-without-elf = ельфи
option-without-dwarf = гноми
option-without-undead = нежить
option-without-orc = орки
option-short-ending = Коротке завершення
option-short-ending-help = Якщо останню карту бере останній гравець, партія одразу завершується. Інакше всі мають ще по одному ходу.
option-idle-rounds = Кіл до глухого кута
option-idle-rounds-help = Партія завершується, якщо стільки кіл поспіль усі гравці лише повертають карти. 0 — глухий кут партії не завершує.
option-hero-at-home = Герой у своєму володінні
option-hero-at-home-help = Героя можна спрямувати й на своє володіння. Воно лише втрачає гарнізон, а герой вирушає далі.

# The list of components: kinds, and the values worth showing
kind-troops = Загони
kind-castles = Замки
kind-obelisks = Обеліски
kind-titles = Титули
field-strength = сила
field-points = очки
field-copies = штук

# Setting up
idle-without = Гравців — { $seats }, усі народи лишаються в грі: не задавайте «without».
bad-without = { $count ->
        [one] Гравців — { $seats }, гру полишає рівно один народ: назвіть elf, dwarf, undead або orc чи не називайте нікого, і вирішить жереб.
        [few] Гравців — { $seats }, гру полишають рівно { $count } різні народи: назвіть їх зі списку elf, dwarf, undead, orc чи не називайте нікого, і вирішить жереб.
       *[many] Гравців — { $seats }, гру полишають рівно { $count } різних народів: назвіть їх зі списку elf, dwarf, undead, orc чи не називайте нікого, і вирішить жереб.
    }
kb-cards-strength = У файлі карт [{ $entry }] (рядок { $line }) має невідповідну силу: у стрільців, воїнів і чарівників вона від 1 до 9, у героїв і чудовиськ її немає.

# Asking
ask-turn = Ваш хід: зіграйте карту або покладіть карти під колоду й візьміть стільки ж.
ask-closing-turn = Ваш останній хід: зіграйте карту або пасуйте. Колода порожня.
ask-target = На яке володіння йде { NAME($troop) }?
ask-returning = { $returned ->
        [0] Ви повертаєте карти. Покладіть першу під колоду.
        [one] Під колодою { $returned } ваша карта. Покладіть ще одну або візьміть { $returned } карту.
        [few] Під колодою { $returned } ваші карти. Покладіть ще одну або візьміть { $returned } карти.
       *[many] Під колодою { $returned } ваших карт. Покладіть ще одну або візьміть { $returned } карт.
    }

# Actions
do-lay = Викласти { NAME($card, form: "acc") }
do-play = Зіграти { NAME($card, form: "acc") }
do-onto = Спрямувати { NAME($troop, form: "acc") } на { NAME($holding, form: "acc") }
do-return = Повернути карти під колоду
do-under = Покласти { NAME($card, form: "acc") } під колоду
do-draw = Узяти стільки карт, скільки повернуто
do-pass = Пасувати

# What an action would bring
outcome-capture = захоплення { $strength } › { $defence }
outcome-take = захоплення
outcome-destroy = знищити
outcome-guard = гарнізон { $before } › { $after }
outcome-replace = заміна { $before } › { $after }
outcome-title-yours = «{ NAME($title) }» — вам
outcome-title-other = «{ NAME($title) }» — { SEAT($seat, form: "dat") }
outcome-title-nobody = «{ NAME($title) }» — нікому
outcome-points = ваші очки { $before } › { $after }
outcome-end = кінець партії

# What happened
event-began = Перший хід робить { SEAT($first) }; карта останнього гравця: { SEAT($last) }.
event-laid = { SEAT($seat) } викладає { NAME($holding, form: "acc") }.
event-garrisoned = { SEAT($seat) } ставить { NAME($troop, form: "acc") } гарнізоном у { NAME($holding, form: "acc") }.{ $replaced ->
        [none] {""}
       *[other] {" "}Попередній гарнізон — { NAME($replaced) } — іде у скид.
    }
event-captured = { SEAT($seat) } захоплює { NAME($holding, form: "acc") } (попередній власник — { SEAT($owner) }); { NAME($troop) } лишається там гарнізоном.{ $driven_out ->
        [none] {""}
       *[other] {" "}Вибитий гарнізон — { NAME($driven_out) } — іде у скид.
    }
event-taken-by-hero = { SEAT($seat) } забирає { NAME($holding, form: "acc") } (попередній власник — { SEAT($owner) }); { NAME($troop) } вирушає далі.{ $driven_out ->
        [none] {""}
       *[other] {" "}Вибитий гарнізон — { NAME($driven_out) } — іде у скид.
    }
event-hero-at-home = { SEAT($seat) } спрямовує { NAME($troop, form: "acc") } на своє володіння «{ NAME($holding) }», і герой вирушає далі.{ $driven_out ->
        [none] {""}
       *[other] {" "}Гарнізон — { NAME($driven_out) } — іде у скид.
    }
event-destroyed = { SEAT($seat) } знищує { NAME($troop, form: "ins") } { NAME($holding, form: "acc") } (власник — { SEAT($owner) }).{ $driven_out ->
        [none] {""}
       *[other] {" "}Разом із володінням гине гарнізон — { NAME($driven_out) }.
    }
event-put-under = { SEAT($seat) } кладе під колоду { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }.
event-drew = { SEAT($seat) } бере з колоди { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }.
event-passed = { SEAT($seat) } пасує: брати з колоди більше нема чого.
event-title-revealed = { SEAT($seat) } розкриває таємний титул «{ NAME($title) }».
event-title-given = { SEAT($seat) } отримує титул «{ NAME($title) }».
event-deck-empty = Останню карту колоди взято. Завершальний хід робить { SEAT($last) }.
event-standstill = { $rounds ->
        [1] Ціле коло всі лише повертають карти: партію завершено.
        [few] { $rounds } кола поспіль усі лише повертають карти: партію завершено.
       *[many] { $rounds } кіл поспіль усі лише повертають карти: партію завершено.
    }

# Refusals
refusal-no-castle = Не можна зіграти { NAME($troop, form: "acc") }: у вас немає жодного замку { NAME($people, form: "gen") }. Спершу викладіть або захопіть такий замок.
refusal-no-target = Не можна зіграти { NAME($troop, form: "acc") }: на столі немає придатного володіння. Стрільцю, воїну й чарівнику потрібне своє володіння або слабше чуже, герою — чуже, чудовиську — будь-яке.
refusal-not-in-hand = Карти «{ NAME($card) }» немає у вас на руці. Виберіть одну зі своїх карт.
refusal-no-such-card = У цій грі немає карти «{ $card }». Карти пишуться так: elf-tower-1.
refusal-deck-empty = Колода порожня, повертати карти нема куди. Зіграйте карту або пасуйте.
refusal-no-passing = Пасувати можна, лише коли колода порожня. Зіграйте карту або поверніть під колоду хоча б одну.
refusal-play-first = Спершу зіграйте з руки { NAME($troop, form: "acc") }, а тоді вибирайте володіння.
refusal-say-return = Спершу оберіть повернення карт, потім кладіть їх під колоду по одній і беріть нові.
refusal-return-first = Брати карти можна лише після повернення. Спершу покладіть під колоду хоча б одну карту або зіграйте карту.
refusal-lead-first = Ви вже граєте { NAME($troop, form: "acc") }. Виберіть володіння для цього загону.
refusal-already-returning = Цього ходу ви повертаєте карти. Покладіть під колоду ще одну або беріть нові.
refusal-not-a-holding = Карта «{ NAME($card) }» — не володіння. Загін грають на замок або обеліск, що лежить на столі.
refusal-not-on-table = На столі немає володіння «{ NAME($holding) }». Спрямуйте { NAME($troop, form: "acc") } на те, що лежить на столі.
refusal-hero-own = Володіння «{ NAME($holding) }» вже ваше, а { NAME($troop) } забирає лише чужі. Виберіть володіння іншого гравця.
refusal-too-weak = Сила { NAME($troop, form: "gen") } — { $strength }, захист { NAME($holding, form: "gen") } — { $defence }. Щоб захопити володіння, потрібна сила понад { $defence }.

# The table
place-titles = Титули
place-spare-titles = Титули, яких немає ні в кого
place-seat = { SEAT($seat) }
place-holdings = Володіння: { SEAT($seat) }
place-hand = Рука: { SEAT($seat) }
place-secret-title = Таємний титул: { SEAT($seat) }
place-middle = Колода
place-played = У поході
place-remembered = Карти колоди, які ви знаєте
place-discarded = Скид
deck-count = { $count ->
        [0] колода порожня
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }
returned-count = { $count ->
        [one] повернуто { $count } карту
        [few] повернуто { $count } карти
       *[many] повернуто { $count } карт
    }
first-player = перший гравець
last-player = останній гравець
badge-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
badge-standing = { $points ->
        [one] наразі { $points } очко
        [few] наразі { $points } очки
       *[many] наразі { $points } очок
    }
badge-what = { NAME($title, form: "short") }
badge-holder = зараз у гравця: { SEAT($seat) }
badge-leader = попереду { SEAT($seat) } (+{ $lead })
badge-counts = { $counts }
badge-strength = сила { $strength }
badge-defence = захист { $defence }
badge-depth = { $depth ->
        [1] верхня карта
        [2] 2-га згори
        [3] 3-тя згори
        [7] 7-ма згори
        [8] 8-ма згори
        [21] 21-ша згори
        [22] 22-га згори
        [23] 23-тя згори
        [27] 27-ма згори
        [28] 28-ма згори
        [31] 31-ша згори
        [32] 32-га згори
        [33] 33-тя згори
        [37] 37-ма згори
        [38] 38-ма згори
        [40] 40-ва згори
        [41] 41-ша згори
        [42] 42-га згори
        [43] 43-тя згори
        [47] 47-ма згори
        [48] 48-ма згори
        [51] 51-ша згори
        [52] 52-га згори
        [53] 53-тя згори
        [57] 57-ма згори
        [58] 58-ма згори
        [61] 61-ша згори
        [62] 62-га згори
        [63] 63-тя згори
        [67] 67-ма згори
        [68] 68-ма згори
        [71] 71-ша згори
        [72] 72-га згори
        [73] 73-тя згори
        [77] 77-ма згори
        [78] 78-ма згори
        [81] 81-ша згори
        [82] 82-га згори
        [83] 83-тя згори
       *[other] { $depth }-та згори
    }

# Points
score-title = Титул «{ NAME($title) }»
score-obelisks = { $count ->
        [one] { $count } обеліск
        [few] { $count } обеліски
       *[many] { $count } обелісків
    }

# Peoples
elf = ельфи
    .gen = ельфів
dwarf = гноми
    .gen = гномів
undead = нежить
    .gen = нежиті
orc = орки
    .gen = орків
human = люди
    .gen = людей

# Help on troops and holdings
-troop-help = На своєму володінні стає гарнізоном; чуже захоплює, якщо сильніший за його захист, і лишається там.
-castle-help = Викладається перед собою й дозволяє грати загони свого народу.
shooter-help = Стрілець — найслабший із загонів. { -troop-help }
warrior-help = Воїн сильніший за стрільця. { -troop-help }
wizard-help = Чарівник — найсильніший із загонів: інший загін його не виб’є, лише герой або чудовисько. { -troop-help }
hero-help = Забирає будь-яке чуже володіння, хоч яке воно сильне, вибиває гарнізон і йде: володіння лишається у вас без охорони.
monster-help = Знищує будь-яке володіння на столі, зокрема й своє, разом із гарнізоном і йде у скид.
tower-help = Вежа — найслабший із замків. { -castle-help }
fortress-help = Фортеця — середній за силою замок. { -castle-help }
citadel-help = Цитадель — найсильніший із замків. { -castle-help }
obelisk-help = Викладається перед собою. Не належить до жодного народу й наприкінці дає очки своєму власникові.

# Troops
human-shooter = стрілець людей
    .gen = стрільця людей
    .acc = стрільця людей
    .ins = стрільцем людей
human-warrior = воїн людей
    .gen = воїна людей
    .acc = воїна людей
    .ins = воїном людей
human-wizard = чарівник людей
    .gen = чарівника людей
    .acc = чарівника людей
    .ins = чарівником людей
human-hero = герой людей
    .gen = героя людей
    .acc = героя людей
    .ins = героєм людей
human-monster = чудовисько людей
    .gen = чудовиська людей
    .acc = чудовисько людей
    .ins = чудовиськом людей
elf-shooter = стрілець ельфів
    .gen = стрільця ельфів
    .acc = стрільця ельфів
    .ins = стрільцем ельфів
elf-warrior = воїн ельфів
    .gen = воїна ельфів
    .acc = воїна ельфів
    .ins = воїном ельфів
elf-wizard = чарівник ельфів
    .gen = чарівника ельфів
    .acc = чарівника ельфів
    .ins = чарівником ельфів
elf-hero = герой ельфів
    .gen = героя ельфів
    .acc = героя ельфів
    .ins = героєм ельфів
elf-monster = чудовисько ельфів
    .gen = чудовиська ельфів
    .acc = чудовисько ельфів
    .ins = чудовиськом ельфів
dwarf-shooter = стрілець гномів
    .gen = стрільця гномів
    .acc = стрільця гномів
    .ins = стрільцем гномів
dwarf-warrior = воїн гномів
    .gen = воїна гномів
    .acc = воїна гномів
    .ins = воїном гномів
dwarf-wizard = чарівник гномів
    .gen = чарівника гномів
    .acc = чарівника гномів
    .ins = чарівником гномів
dwarf-hero = герой гномів
    .gen = героя гномів
    .acc = героя гномів
    .ins = героєм гномів
dwarf-monster = чудовисько гномів
    .gen = чудовиська гномів
    .acc = чудовисько гномів
    .ins = чудовиськом гномів
undead-shooter = стрілець нежиті
    .gen = стрільця нежиті
    .acc = стрільця нежиті
    .ins = стрільцем нежиті
undead-warrior = воїн нежиті
    .gen = воїна нежиті
    .acc = воїна нежиті
    .ins = воїном нежиті
undead-wizard = чарівник нежиті
    .gen = чарівника нежиті
    .acc = чарівника нежиті
    .ins = чарівником нежиті
undead-hero = герой нежиті
    .gen = героя нежиті
    .acc = героя нежиті
    .ins = героєм нежиті
undead-monster = чудовисько нежиті
    .gen = чудовиська нежиті
    .acc = чудовисько нежиті
    .ins = чудовиськом нежиті
orc-shooter = стрілець орків
    .gen = стрільця орків
    .acc = стрільця орків
    .ins = стрільцем орків
orc-warrior = воїн орків
    .gen = воїна орків
    .acc = воїна орків
    .ins = воїном орків
orc-wizard = чарівник орків
    .gen = чарівника орків
    .acc = чарівника орків
    .ins = чарівником орків
orc-hero = герой орків
    .gen = героя орків
    .acc = героя орків
    .ins = героєм орків
orc-monster = чудовисько орків
    .gen = чудовиська орків
    .acc = чудовисько орків
    .ins = чудовиськом орків

# Castles and obelisks
elf-tower = вежа ельфів
    .gen = вежі ельфів
    .acc = вежу ельфів
    .ins = вежею ельфів
elf-fortress = фортеця ельфів
    .gen = фортеці ельфів
    .acc = фортецю ельфів
    .ins = фортецею ельфів
elf-citadel = цитадель ельфів
    .gen = цитаделі ельфів
    .acc = цитадель ельфів
    .ins = цитаделлю ельфів
dwarf-tower = вежа гномів
    .gen = вежі гномів
    .acc = вежу гномів
    .ins = вежею гномів
dwarf-fortress = фортеця гномів
    .gen = фортеці гномів
    .acc = фортецю гномів
    .ins = фортецею гномів
dwarf-citadel = цитадель гномів
    .gen = цитаделі гномів
    .acc = цитадель гномів
    .ins = цитаделлю гномів
undead-tower = вежа нежиті
    .gen = вежі нежиті
    .acc = вежу нежиті
    .ins = вежею нежиті
undead-fortress = фортеця нежиті
    .gen = фортеці нежиті
    .acc = фортецю нежиті
    .ins = фортецею нежиті
undead-citadel = цитадель нежиті
    .gen = цитаделі нежиті
    .acc = цитадель нежиті
    .ins = цитаделлю нежиті
orc-tower = вежа орків
    .gen = вежі орків
    .acc = вежу орків
    .ins = вежею орків
orc-fortress = фортеця орків
    .gen = фортеці орків
    .acc = фортецю орків
    .ins = фортецею орків
orc-citadel = цитадель орків
    .gen = цитаделі орків
    .acc = цитадель орків
    .ins = цитаделлю орків
low-obelisk = низький обеліск
    .gen = низького обеліска
    .acc = низький обеліск
    .ins = низьким обеліском
tall-obelisk = високий обеліск
    .gen = високого обеліска
    .acc = високий обеліск
    .ins = високим обеліском
great-obelisk = великий обеліск
    .gen = великого обеліска
    .acc = великий обеліск
    .ins = великим обеліском

# Titles, and what each counts
emperor = Імператор
    .short = найбільше народів
emperor-help = Найбільше різних народів серед своїх замків.
great-architect = Великий зодчий
    .short = найбільше замків
great-architect-help = Найбільше замків будь-яких народів, із гарнізонами чи без. Обеліски не рахуються.
keeper-of-secrets = Хранитель таємниць
    .short = найбільше обелісків
keeper-of-secrets-help = Найбільше обелісків, із гарнізонами чи без.
conqueror = Завойовник
    .short = найбільше гарнізонів
conqueror-help = Найбільше володінь із гарнізоном — і замків, і обелісків.
king-of-elves = Король ельфів
    .short = найбільше замків ельфів
king-of-elves-help = Найбільше замків ельфів.
thane-of-dwarves = Тан гномів
    .short = найбільше замків гномів
thane-of-dwarves-help = Найбільше замків гномів.
orc-chieftain = Вождь орків
    .short = найбільше замків орків
orc-chieftain-help = Найбільше замків орків.
lord-of-the-dead = Володар мертвих
    .short = найбільше замків нежиті
lord-of-the-dead-help = Найбільше замків нежиті.
commander = Полководець
    .short = найбільше гарнізонів людей
commander-help = Найбільше володінь із гарнізоном людей.
prince-of-elves = Князь ельфів
    .short = найбільше гарнізонів ельфів
prince-of-elves-help = Найбільше володінь із гарнізоном ельфів.
prince-of-dwarves = Князь гномів
    .short = найбільше гарнізонів гномів
prince-of-dwarves-help = Найбільше володінь із гарнізоном гномів.
prince-of-orcs = Князь орків
    .short = найбільше гарнізонів орків
prince-of-orcs-help = Найбільше володінь із гарнізоном орків.
prince-of-undead = Князь нежиті
    .short = найбільше гарнізонів нежиті
prince-of-undead-help = Найбільше володінь із гарнізоном нежиті.
sharpshooter = Влучний стрілець
    .short = найбільше гарнізонів стрільців
sharpshooter-help = Найбільше володінь із гарнізоном зі стрільців будь-якого народу.
swordmaster = Майстер меча
    .short = найбільше гарнізонів воїнів
swordmaster-help = Найбільше володінь із гарнізоном із воїнів будь-якого народу.
grand-master = Великий магістр
    .short = найбільше гарнізонів чарівників
grand-master-help = Найбільше володінь із гарнізоном із чарівників будь-якого народу.
tower-builder = Будівничий веж
    .short = найбільше веж
tower-builder-help = Найбільше веж будь-яких народів.
fortress-builder = Будівничий фортець
    .short = найбільше фортець
fortress-builder-help = Найбільше фортець будь-яких народів.
citadel-builder = Будівничий цитаделей
    .short = найбільше цитаделей
citadel-builder-help = Найбільше цитаделей будь-яких народів.
vandal = Вандал
    .short = останнє чудовисько
vandal-help = Одразу дістається тому, хто зіграв чудовисько, і лишається в того, хто зробив це останнім. Віднімає очки.
staff-rat = Штабний щур
    .short = останній герой
staff-rat-help = Одразу дістається тому, хто зіграв героя, і лишається в того, хто зробив це останнім. Віднімає очки.
