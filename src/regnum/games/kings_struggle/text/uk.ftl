# Kings' Struggle.
#
# Будову ідентифікаторів описано в en.ftl. Назви карт мають знахідний відмінок: .acc.
# Імена гравців не відмінюються, а рід їхній невідомий: події — у теперішньому часі.

game-name = Kings' Struggle
game-summary = Сім взяток, десять придворних, і все, що вони можуть, продається.
game-ties = За рівності очок вирішує кількість узятих карт, потім карт сили 10, сили 9 і так далі.

mode-day = День
mode-day-help = Усі грають усіма десятьма картами, і будь-яку руку можна вирахувати.
mode-night = Ніч
mode-night-help = З кожної колоди наосліп прибрано дві карти.
mode-free-market = Вільний ринок
mode-free-market-help = Карти зі стосів очок теж продаються, відкрито або сорочкою догори. Для досвідчених.
mode-regulated-market = Регульований ринок
mode-regulated-market-help = В одній угоді гравець пропонує щонайбільше 3 монети й одну обіцянку щодо здібності. Для новачків.
mode-no-bargaining = Без торгу
mode-no-bargaining-help = Ніхто не укладає угод; здібності або застосовують, або ні.

option-mode = День чи ніч
option-mode-help = День, ніч або як вирішить карта першого гравця: парна — день, непарна — ніч.
option-mode-draw = вирішить карта
option-mode-day = день
option-mode-night = ніч
option-market = Ринок
option-market-help = Звичайний, вільний (можна віддавати карти зі стосів очок) або регульований (щонайбільше 3 монети й одна обіцянка щодо здібності).
option-market-standard = звичайний
option-market-free = вільний
option-market-regulated = регульований
option-offers = Пропозицій за один торг
option-offers-help = Скільки пропозицій і змін гравець може зробити, поки обговорюють одну здібність. 0: ніхто не торгується.
option-peasant-after-ties = Селянин після нічиїх
option-peasant-after-ties-help = Шукати інших Слуг лише після скидання рівних карт.
option-passives-after-acting = Тривкі здібності
option-passives-after-acting-help = Селянин і Королева діють, навіть якщо Блазень привів їх до гравця, який уже застосував здібність.

# The list of components: kinds, and the values worth showing
kind-cards = Карти
field-power = сила
field-estate = клас
value-serf = Слуга
value-merchant = Торговець
value-royalty = Королівська особа
field-copies = штук

# Setting up
cards-power-twice = «power» дорівнює { $power } і в [cards.{ $other }]; кожна сила від 1 до { $most } буває один раз

# Asking
ask-lead = Раунд { $round }: зіграйте карту відкрито.
ask-cover = { SEAT($seat) } починає: { NAME($card) }. Виберіть свою карту потай.
ask-cooper = Якою картою замінити вашу карту «{ NAME($card) }»?
ask-jested = Блазень змушує вас замінити карту «{ NAME($card) }». Якою картою?
ask-star = Ваш { NAME($card) } — єдиний: передайте комусь зірку й скіпетр, укладіть про це угоду або нічого не робіть.
ask-ability = Скіпетр у вас. Застосуйте карту «{ NAME($card) }», укладіть про неї угоду або закрийте торг.
ask-speak = { SEAT($seat) } може застосувати карту «{ NAME($card) }». Запропонуйте угоду або погодьтеся на неї.
ask-due = На цей час ви обіцяли монети { SEAT($seat, form: "dat") }. Лишилося віддати: { $coins }. Заплатіть або поруште обіцянку.

# Actions
do-play = Зіграти { NAME($card, form: "acc") }
do-boost = Покласти жетон на карту { SEAT($seats, form: "gen") }
do-kill = Забрати у свій стос карту { SEAT($seats, form: "gen") }
do-star = Віддати зірку й скіпетр { SEAT($seats, form: "dat") }
do-coins = Узяти монети
do-replace = Замінити Бондаря іншою картою
do-jest = Змусити { SEAT($seats, form: "gen") } змінити карту
do-seize = Забрати у свій стос Слуг { SEAT($seats, form: "gen") }
do-skip = Завершити й закрити торг
do-propose = Запропонувати: { SAY($deal) }
do-change = Змінити угоду { $number }: { SAY($deal) }
do-withdraw = Вийти з угоди { $number }
do-reject = Відхилити угоду { $number }{ $why ->
        [price] : вона обійдеться дорожче, ніж принесе
        [word] : обіцянка для вас стільки не варта
        [nothing] : так буде й без неї
       *[none] {""}
    }
do-agree = Погодитися на угоду { $number }
do-agree-with = Погодитися на угоду { $number } і віддати: { NAME($cards) }
do-pay = { $coins ->
        [one] Віддати { $coins } обіцяну монету
        [few] Віддати { $coins } обіцяні монети
       *[many] Віддати { $coins } обіцяних монет
    } { SEAT($to, form: "dat") }
do-break = Не платити й порушити обіцянку

# Clauses of deals
deal-boost = жетон кладуть на карту { SEAT($seats, form: "gen") }
deal-kill = Асасин забирає карту { SEAT($seats, form: "gen") }
deal-star = зірку й скіпетр отримує { SEAT($seats) }
deal-coins = монети беруть
deal-replace = Бондаря замінюють{ $card ->
        [none] {""}
       *[other] {" "}картою «{ NAME($card) }»
    }
deal-jest = { SEAT($seats) } має зіграти { $card ->
        [none] іншу карту
       *[other] { NAME($card, form: "acc") }
    }
deal-seize = Лицар забирає Слуг { SEAT($seats, form: "gen") }
deal-spare = не зачеплять { SEAT($seats, form: "gen") }
deal-refrain = не застосовується: { NAME($parts) }
deal-refrain-all = здібність не застосовується
deal-pay = { SEAT($payer) } платить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } { SEAT($payee, form: "dat") }
deal-card-up = { SEAT($giver) } віддає { SEAT($receiver, form: "dat") } зі стосу { NAME($card, form: "acc") }
deal-card-down = { SEAT($giver) } віддає { SEAT($receiver, form: "dat") } зі стосу сорочкою догори { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }
promise-coins = { SEAT($who) } обіцяє { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } { SEAT($to, form: "dat") } до кінця раунду { $by }
promise-use = { SEAT($who) } обіцяє застосувати { NAME($card, form: "acc") }{ $part ->
        [none] {""}
       *[other] {" "}({ NAME($part) })
    }{ $aimed ->
        [0] {""}
       *[other] {" "}до { SEAT($target, form: "gen") }
    } до кінця раунду { $by }
promise-avoid = { SEAT($who) } обіцяє не застосовувати { NAME($card, form: "acc") }{ $part ->
        [none] {""}
       *[other] {" "}({ NAME($part) })
    }{ $aimed ->
        [0] {""}
       *[other] {" "}до { SEAT($target, form: "gen") }
    } до кінця раунду { $by }

part-boost = жетон
part-kill = Асасин
part-star = зірка й скіпетр
part-coins = монети
part-replace = заміна Бондаря
part-jest = Блазень
part-seize = Лицар

# What an action would bring
outcome-win = взятка ваша
outcome-tie = рівна сила, у скид
outcome-nobody = взятку не бере ніхто
outcome-other = взятку бере { SEAT($seat) }
outcome-beats = вища, ніж { NAME($card) }
outcome-ties = нарівні: { NAME($card) }
outcome-below = нижча, ніж { NAME($card) }
outcome-boost = підсилення { $before } › { $after }
outcome-coins = монети { $before } › { $after }
outcome-pile = ваш стос { $before } › { $after }

# What happened
event-first-drawn = За перший хід тягнуть { SEAT($seats) }: { NAME($cards) }.
event-began = Починає { SEAT($first) }, { $mode ->
        [night] ніч
       *[other] день
    }{ $card ->
        [none] {""}
       *[other] : так вирішує карта «{ NAME($card) }»
    }.
event-round-began = Раунд { $round }: починає { SEAT($leader) }.
event-led = { SEAT($seat) } грає { NAME($card, form: "acc") } відкрито.
event-revealed = { SEAT($seats) } відкривають: { NAME($cards) }.
event-star-moved = { SEAT($seat) } передає зірку й скіпетр { SEAT($to, form: "dat") }.
event-boosted = { SEAT($seat) } кладе +{ $plus } на { NAME($card, form: "acc") } ({ SEAT($target) }).
event-killed = { SEAT($seat) } забирає у стос { NAME($card, form: "acc") } ({ SEAT($target) }).
event-coins-taken = { SEAT($seat) } бере { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
event-jested = { SEAT($seat) } змушує { SEAT($target, form: "gen") } змінити карту.
event-replaced = { SEAT($seat) } грає { NAME($new, form: "acc") }; { NAME($old) } повертається в руку.
event-seized = { SEAT($seat) } забирає у стос: { NAME($cards) }.
event-skipped = { SEAT($seat) } більше нічого не робить.
event-proposed = Угода { $number }, пропонує { SEAT($seat) }: { SAY($deal) }.
event-changed = { SEAT($seat) } змінює угоду { $old }; тепер це угода { $number }: { SAY($deal) }.
event-withdrawn = { SEAT($seat) } виходить: угоду { $number } знято.
event-rejected = { SEAT($seat) } відхиляє угоду { $number }{ $why ->
        [price] : вона обійшлася б дорожче, ніж принесе
        [word] : обіцянка стільки не варта
        [nothing] : так буде й без угоди
       *[none] {""}
    }.
event-agreed = На угоду { $number } погоджується { SEAT($seat) }.
event-closed = Угода { $number } відбулася.
event-lapsed = Угода { $number } більше неможлива, її знято.
event-paid = { SEAT($payer) } платить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } { SEAT($payee, form: "dat") }.
event-handed-over = { SEAT($giver) } віддає { $card ->
        [none] карту зі стосу сорочкою догори
       *[other] { NAME($card, form: "acc") } зі стосу
    }, і отримує її { SEAT($receiver) }.
event-forgone = { SEAT($seat) } не застосує: { NAME($parts) }.
event-promised = Записано: { SAY($promise) }.
event-promise-kept = Дотримано: { SAY($promise) }.
event-promise-broken = Порушено: { SAY($promise) }.
event-tied = Рівні за силою і скинуті: { NAME($cards) }.
event-trick-won = { SEAT($seat) } бере взятку картою «{ NAME($card) }»: { NAME($cards) }.{ $coins ->
        [0] {""}
        [one] {" "}Королева приносить { $coins } монету.
        [few] {" "}Королева приносить { $coins } монети.
       *[many] {" "}Королева приносить { $coins } монет.
    }
event-nobody-won = Взятка не дістається нікому; зірка лишається на місці: { SEAT($star) }.

# Refusals
refusal-put-card-down = Спершу виберіть карту з руки. Пишіть так: play king-1.
refusal-no-such-card = У цій грі немає карти «{ $card }». Карти пишуться так: king-1.
refusal-no-such-kind = У цій грі немає карти «{ $card }». В угодах карти пишуться так: with jeweler.
refusal-not-in-hand = Карти «{ NAME($card) }» немає у вас на руці. Виберіть одну зі своїх карт.
refusal-talk-first = Зараз торгуються про здібність, її господар — { SEAT($seat) }; карт ніхто не грає.
refusal-not-your-ability = Про цю здібність вирішує лише { SEAT($seat) }. Ви можете пропонувати, погоджуватися й платити.
refusal-no-bargaining = За цим столом не торгуються.
refusal-part-gone = Цього більше не зробити: { NAME($part) }. Це вже застосовано, від цього відмовилися або немає цілі.
refusal-not-your-part = Карта «{ NAME($card) }» не має такої здібності: { NAME($part) }.
refusal-star-before-turns = Зірку й скіпетр віддають до ходів, і лише якщо Чоботар у грі єдиний.
refusal-coins-on-turn = Монети Чоботар приносить у хід свого власника. До ходів ідеться лише про зірку й скіпетр.
refusal-cooper-not-alone = Бондаря можна замінити, лише якщо він у грі єдиний. Узяти монети за Торговців він усе ж може.
refusal-targets-count = { $most ->
        [0] Це ні на кого не спрямовано: { NAME($part) }. Не називайте гравців.
        [1] Для цього потрібен рівно один гравець: { NAME($part) }.
       *[other] Для цього потрібні один або два гравці: { NAME($part) }.
    }
refusal-seat-twice = Двічі названо одного й того самого гравця: { SEAT($seat) }. Називайте кожного один раз, а виплати одному гравцеві підсумовуйте.
refusal-no-such-player = Гравця { $seat } немає. Гравців пишуть від p1 до p{ $last }.
refusal-spared = За угодою в цьому торзі не можна чіпати { SEAT($seat, form: "gen") }.
refusal-star-there = Зірка вже там: { SEAT($seat) }.
refusal-not-in-play = У { SEAT($seat, form: "gen") } більше немає карти у грі.
refusal-jest-self = Блазень змушує змінити карту іншого гравця, а не вас.
refusal-wrong-estate = { NAME($own) } не діє на карту «{ NAME($card) }» ({ SEAT($seat) }): вона іншого класу.
refusal-deal-empty = Угода каже, що господар здібності робить, кого не чіпає або чого не робить. Почніть із do, spare або refrain.
refusal-deal-two-things = Угода або щось робить, або когось щадить, або лишає здібність незастосованою. Укладіть дві угоди.
refusal-refrain-twice = Угода двічі відмовляється від того самого або робить те, від чого відмовляється.
refusal-then-nothing = Після цього робити більше нема чого. Друга дія — для нової карти Бондаря, названої в угоді, або для іншої частини Ювеліра.
refusal-card-not-asked = Нову карту грають лише через Блазня й Бондаря; приберіть карту: { NAME($part) }.
refusal-card-not-held = Карти «{ NAME($card) }» у вас немає, тож погодитися зіграти її не можна.
refusal-card-elsewhere = Усі бачать, що карти «{ NAME($card) }» у { SEAT($seat, form: "gen") } немає.
refusal-nothing-to-spare = Ця здібність нікому не шкодить. Просіть від неї відмовитися.
refusal-coins-positive = { $coins } — не плата. Запропонуйте хоча б одну монету.
refusal-pays-itself = Не можна платити чи обіцяти самому собі: { SEAT($seat) }.
refusal-coins-short = Платити довелося б { $coins }, а у { SEAT($seat, form: "gen") } монет: { $held }. Платять тим, що вже є.
refusal-market-closed = Картами торгують лише на вільному ринку.
refusal-face-down-own = Яку карту сорочкою догори віддати, скаже її господар. Напишіть «any» або просіть карту відкрито.
refusal-name-own-cards = Назвіть карту свого стосу, яку віддаєте сорочкою догори. Решта її не побачить.
refusal-pile-too-small = У стосі { SEAT($seat, form: "gen") } стільки карт немає.
refusal-name-cards = { $count ->
        [0] Угода { $number } не просить у вас карт сорочкою догори. Просто погодьтеся.
        [1] Назвіть карту свого стосу, яку віддаєте сорочкою догори: agree { $number } with king-1.
       *[other] Назвіть карти свого стосу, які віддаєте сорочкою догори ({ $count }): agree { $number } with king-1,queen-2.
    }
refusal-card-twice = Карту «{ NAME($card) }» названо в угоді двічі.
refusal-not-in-pile = Карти «{ NAME($card) }» немає у стосі { SEAT($seat, form: "gen") }.
refusal-promise-past = Раунд { $by } уже минув. Обіцяти можна на раунд { $round } або пізніше.
refusal-promise-beyond = Раунду { $by } не буде. Обіцяти можна щонайпізніше на раунд { $last }.
refusal-promise-twice = Те саме обіцяно в угоді двічі: { SEAT($seat) }.
refusal-promise-unclear = Обіцяють монети комусь або застосувати чи не застосовувати здібність.
refusal-promise-which-card = Це вміють дві карти: { NAME($part) }. Назвіть карту, наприклад: use jeweler boost on p2.
refusal-promise-self = Цю здібність не можна застосувати до самого себе: { NAME($part) }.
refusal-promise-open-now = Це можна зробити зараз, тож обіцяти нема чого: { NAME($part) }. Впишіть це в саму угоду: do, spare або refrain.
refusal-promise-new-card = Нову карту Бондаря застосовують цього ж ходу, тож обіцяти її на цей раунд не можна: { NAME($card) }. Назвіть карту в угоді (do replace with) і те, що вона зробить (then).
refusal-coins-too-many = Більше ніж { $most } монет одразу обіцяти не можна.
refusal-deal-alone = Для угоди потрібен ще один гравець, який платить, отримує або обіцяє.
refusal-deal-too-long = Угода задовга: виплат, карт і обіцянок разом — щонайбільше { $most }.
refusal-regulated-coins = На регульованому ринку в одній угоді пропонують щонайбільше { $most } монети, зараз і потім разом: { SEAT($seat) }.
refusal-regulated-promises = На регульованому ринку в одній угоді обіцяють щонайбільше одну здібність: { SEAT($seat) }.
refusal-not-a-party = Угода { $number } вас не зв’язує, погоджуватися нема на що.
refusal-agreed-already = Ви вже погодилися на угоду { $number }.
refusal-withdraw-instead = Ви вже згодні на угоду { $number }. Вийдіть із неї: withdraw { $number }.
refusal-not-yours = Угода { $number } не ваша, і ви на неї не погоджувалися.
refusal-not-the-author = Змінити угоду { $number } може лише її автор. Зробіть власну пропозицію.
refusal-not-owed = { $owed ->
        [0] Ви не обіцяли монет { SEAT($seat, form: "dat") }. Поза угодами платять лише обіцяне.
       *[other] Ви винні { SEAT($seat, form: "dat") } обіцяних монет: { $owed }; більше поза угодами платити не можна.
    }
refusal-pay-or-break = Спершу ваша обіцянка { SEAT($seat, form: "dat") }: заплатіть, скільки можете, або поруште її.
refusal-break-when-asked = Про це спитають, коли настане час: наприкінці раунду, до якого ви обіцяли.
refusal-payments-used-up = Ваші виплати в цьому торзі вичерпано: { $most }.
refusal-offers-used-up = Ваші пропозиції в цьому торзі вичерпано: { $most }. Ви ще можете погоджуватися, виходити з угод і платити.
refusal-deal-changed = Угоду { $number } змінено. Тепер це угода { $now }: прочитайте її знову й погоджуйтеся на неї.
refusal-deal-gone = Угоди { $number } більше немає на столі.
refusal-no-such-deal = Угоди { $number } немає.
malformed-deal = У рядку «{ $text }» незрозуміло: «{ $clause }». Угода — це частини через крапку з комою: { $forms }.
malformed-part = «{ $word }» у рядку «{ $text }» — не частина здібності. Частини: boost (жетон), kill (Асасин), star (зірка й скіпетр), coins (монети), replace (Бондар), jest (Блазень), seize (Лицар).

notation-help = Гравці — p1, p2 і так далі. Угода починається з того, що господар здібності робить (do), кого не чіпає (spare) або чого не робить (refrain); потім — за що, через крапку з комою:
    offer do jest on p2 with jeweler; pay p1>p2 4; promise p2 use jeweler boost on p1 by 3
    offer spare p3; pay p3>p1 1
    offer refrain boost; pay p3>p2 2; promise p3 pay p2 2 by 4
    offer refrain; promise p3 avoid assassin on p2 by 5{ $market ->
        [free] ; give p3>p2 king-1 face down; give p2>p3 any face down
       *[other] {""}
    }
    offer do replace with farmer; then boost on p3; pay p3>p1 2
    Далі: agree 7, reject 7, change 7 spare p3; pay p3>p1 2, withdraw 7, pay p2 3.
    Частини здібностей: boost (жетон), kill (Асасин), star (зірка й скіпетр), coins (монети), replace (Бондар), jest (Блазень), seize (Лицар).

# The table
place-middle = Раунд
place-seat = { SEAT($seat) }
place-played = У грі
place-hand = Рука
place-pile = Стос очок
place-removed = Прибрано
place-discarded = Скинуті
place-ledger = Обіцянки
place-deals = Угоди про здібність, господар — { SEAT($seat) }: { NAME($parts) }
place-deal = { $number }. { SEAT($seat) }
round-count = раунд { $round } з { $last }
day = день
night = ніч
market-free = вільний ринок
market-regulated = регульований ринок
trick-leader = взятку поки бере { SEAT($seat) }
player-code = p{ $number }
coins-count = { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
badge-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
star = ★ зірка
scepter = скіпетр
badge-power = сила { $power }
badge-tokens = жетони: { $fives } по +5, { $twos } по +2
badge-mute = здібність не діє
talk-spared = не можна чіпати { SEAT($seats, form: "gen") }
talk-token = жетон: +{ $plus }
talk-coins = можна взяти монет: { $count }
offers-left = у вас лишилося пропозицій: { $count }
no-deals = поки немає
deal-agreed = згодні: { SEAT($agreed) }; чекають згоди від { SEAT($missing, form: "gen") }
pledge-open = чекає
pledge-kept = дотримано
pledge-broken = порушено
pledge-paid = сплачено { $coins }

# Points
score-run = Ряд від «{ NAME($first) }» до «{ NAME($last) }» ({ $count ->
        [few] { $count } карти
       *[many] { $count } карт
    })
score-set = Однакові: { NAME($card) }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
score-singles = { $count ->
        [1] Поодинока карта
       *[other] Поодинокі карти
    }: { NAME($cards) }
score-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }

# Cards, and what each can do
peasant = Селянин
    .acc = Селянина
peasant-help = Слуга, сила 1. Бере взятку, якщо наприкінці раунду у грі немає інших Слуг.
farmer = Фермер
    .acc = Фермера
farmer-help = Слуга, сила 2. У свій хід: покласти жетон +5 на будь-якого Торговця у грі.
assassin = Асасин
    .acc = Асасина
assassin-help = Слуга, сила 3. У свій хід: забрати у свій стос Торговця або Королівську особу.
cobbler = Чоботар
    .acc = Чоботаря
cobbler-help = Торговець, сила 4. Якщо він єдиний, до ходів: віддати зірку й скіпетр будь-кому. У свій хід: монета за кожного Слугу у грі.
cooper = Бондар
    .acc = Бондаря
cooper-help = Торговець, сила 5. У свій хід або замінити його, якщо він єдиний, іншою картою, яку можна одразу застосувати, або взяти монету за кожного Торговця у грі.
jeweler = Ювелір
    .acc = Ювеліра
jeweler-help = Торговець, сила 6. У свій хід, за бажанням і те, й інше: жетон +2 на будь-яку Королівську особу і монета за кожну Королівську особу у грі.
jester = Блазень
    .acc = Блазня
jester-help = Королівська особа, сила 7. У свій хід: змусити іншого гравця замінити карту у грі картою з руки.
knight = Лицар
    .acc = Лицаря
knight-help = Королівська особа, сила 8. У свій хід: забрати у свій стос до двох Слуг.
queen = Королева
    .acc = Королеву
queen-help = Королівська особа, сила 9. Якщо бере взятку, приносить 5 монет.
king = Король
    .acc = Короля
king-help = Королівська особа, сила 10. Здібності немає.
