# Kings' Struggle.
#
# Будову ідентифікаторів описано в en.ftl. Назви карт мають знахідний відмінок: .acc.
# Імена гравців не відмінюються, а рід їхній невідомий: події — у теперішньому часі.

game-name = Kings' Struggle
game-summary = Сім взяток, десять придворних, і все, що вони можуть, продається.

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
option-market = Ринок
option-market-help = Звичайний, вільний (можна віддавати карти зі стосів очок) або регульований (щонайбільше 3 монети й одна обіцянка щодо здібності).
option-offers = Пропозицій за один торг
option-offers-help = Скільки пропозицій і змін гравець може зробити, поки обговорюють одну здібність. 0: ніхто не торгується.
option-peasant-after-ties = Селянин після нічиїх
option-peasant-after-ties-help = Шукати інших Слуг лише після скидання рівних карт.
option-passives-after-acting = Тривкі здібності
option-passives-after-acting-help = Селянин і Королева діють, навіть якщо Блазень привів їх до гравця, який уже застосував здібність.

# Asking
ask-lead = Раунд { $round }: зіграйте карту відкрито.
ask-cover = { SEAT($seat) } починає: { NAME($card) }. Виберіть свою карту потай.
ask-cooper = Якою картою замінити вашу карту «{ NAME($card) }»?
ask-jested = Блазень змушує вас замінити карту «{ NAME($card) }». Якою картою?
ask-star = Ваш { NAME($card) } — єдиний: передайте комусь зірку й скіпетр, укладіть про це угоду або нічого не робіть.
ask-ability = Скіпетр у вас. Застосуйте карту «{ NAME($card) }», укладіть про неї угоду або закрийте торг.
ask-speak = { SEAT($seat) } може застосувати карту «{ NAME($card) }». Запропонуйте угоду або погодьтеся на неї.

# Actions
do-play = Зіграти { NAME($card, form: "acc") }
do-boost = Покласти жетон на карту: { SEAT($seats) }
do-kill = Забрати у свій стос карту: { SEAT($seats) }
do-star = Віддати зірку й скіпетр: { SEAT($seats) }
do-coins = Узяти монети
do-replace = Замінити Бондаря іншою картою
do-jest = Змусити змінити карту: { SEAT($seats) }
do-seize = Забрати у свій стос Слуг: { SEAT($seats) }
do-skip = Більше нічого не робити, закрити торг
do-propose = Запропонувати: { SAY($deal) }
do-change = Змінити угоду { $number }: { SAY($deal) }
do-withdraw = Вийти з угоди { $number }
do-agree = Погодитися на угоду { $number }
do-pay = { $coins ->
        [one] Віддати { $coins } обіцяну монету
        [few] Віддати { $coins } обіцяні монети
       *[many] Віддати { $coins } обіцяних монет
    }, отримує { SEAT($to) }

# Clauses of deals
deal-boost = жетон кладуть на карту: { SEAT($seats) }
deal-kill = Асасин забирає карту: { SEAT($seats) }
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
deal-seize = Лицар забирає Слуг: { SEAT($seats) }
deal-spare = не зачеплять: { SEAT($seats) }
deal-refrain = не застосовується: { NAME($parts) }
deal-refrain-all = здібність не застосовується
deal-pay = { SEAT($payer) } платить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }, отримує { SEAT($payee) }
deal-card-up = { SEAT($giver) } віддає зі стосу { NAME($card, form: "acc") }, отримує { SEAT($receiver) }
deal-card-down = { SEAT($giver) } віддає зі стосу сорочкою догори { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }, отримує { SEAT($receiver) }
promise-coins = { SEAT($who) } обіцяє { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } до кінця раунду { $by }, отримує { SEAT($to) }
promise-use = { SEAT($who) } обіцяє застосувати: { NAME($part) }{ $aimed ->
        [0] {""}
       *[other] , ціль — { SEAT($target) }
    }, до кінця раунду { $by }
promise-avoid = { SEAT($who) } обіцяє не застосовувати: { NAME($part) }{ $aimed ->
        [0] {""}
       *[other] , ціль — { SEAT($target) }
    }, до кінця раунду { $by }

part-boost = жетон (boost)
part-kill = Асасин (kill)
part-star = зірка й скіпетр (star)
part-coins = монети (coins)
part-replace = заміна Бондаря (replace)
part-jest = Блазень (jest)
part-seize = Лицар (seize)

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
event-star-moved = { SEAT($seat) } передає зірку й скіпетр, отримує { SEAT($to) }.
event-boosted = { SEAT($seat) } кладе +{ $plus } на { NAME($card, form: "acc") } ({ SEAT($target) }).
event-killed = { SEAT($seat) } забирає у стос { NAME($card, form: "acc") } ({ SEAT($target) }).
event-coins-taken = { SEAT($seat) } бере { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
event-jested = { SEAT($seat) } змушує змінити карту: { SEAT($target) }.
event-replaced = { SEAT($seat) } грає { NAME($new, form: "acc") }; { NAME($old) } повертається в руку.
event-seized = { SEAT($seat) } забирає у стос: { NAME($cards) }.
event-skipped = { SEAT($seat) } більше нічого не робить.
event-proposed = Угода { $number }, пропонує { SEAT($seat) }: { SAY($deal) }.
event-changed = { SEAT($seat) } змінює угоду { $old }; тепер це угода { $number }: { SAY($deal) }.
event-withdrawn = { SEAT($seat) } виходить: угоду { $number } знято.
event-agreed = На угоду { $number } погоджується { SEAT($seat) }.
event-closed = Угода { $number } відбулася.
event-lapsed = Угода { $number } більше неможлива, її знято.
event-paid = { SEAT($payer) } платить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }, отримує { SEAT($payee) }.
event-handed-over = { SEAT($giver) } віддає { $card ->
        [none] карту зі стосу сорочкою догори
       *[other] { NAME($card, form: "acc") } зі стосу
    }, отримує { SEAT($receiver) }.
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
refusal-targets-count = { $most ->
        [0] Це ні на кого не спрямовано: { NAME($part) }. Не називайте гравців.
        [1] Для цього потрібен рівно один гравець: { NAME($part) }.
       *[other] Для цього потрібні один або два гравці: { NAME($part) }.
    }
refusal-seat-twice = { SEAT($seat) } названо двічі. Називайте кожного один раз, а виплати одному гравцеві додавайте.
refusal-no-such-player = Гравця { $seat } немає. Гравців пишуть від p1 до p{ $last }.
refusal-spared = За угодою в цьому торзі не можна чіпати: { SEAT($seat) }.
refusal-star-there = Зірка вже там: { SEAT($seat) }.
refusal-not-in-play = Цей гравець більше не має карти у грі: { SEAT($seat) }.
refusal-jest-self = Блазень змушує змінити карту іншого гравця, а не вас.
refusal-wrong-estate = { NAME($own) } не діє на карту «{ NAME($card) }» ({ SEAT($seat) }): вона іншого класу.
refusal-deal-empty = Угода каже, що господар здібності робить, кого не чіпає або чого не робить. Почніть із do, spare або refrain.
refusal-deal-two-things = Угода або щось робить, або когось щадить, або лишає здібність незастосованою. Укладіть дві угоди.
refusal-refrain-twice = Угода двічі відмовляється від того самого або робить те, від чого відмовляється.
refusal-card-not-asked = Нову карту грають лише через Блазня й Бондаря; приберіть карту: { NAME($part) }.
refusal-card-not-held = Карти «{ NAME($card) }» у вас немає, тож погодитися зіграти її не можна.
refusal-card-elsewhere = Усі бачать, що карти «{ NAME($card) }» немає на цій руці: { SEAT($seat) }.
refusal-nothing-to-spare = Ця здібність нікому не шкодить. Просіть від неї відмовитися.
refusal-coins-positive = { $coins } — не плата. Запропонуйте хоча б одну монету.
refusal-pays-itself = Не можна платити чи обіцяти самому собі: { SEAT($seat) }.
refusal-coins-short = Платити довелося б { $coins }, а монет лише { $held }: { SEAT($seat) }. Платять тим, що вже є.
refusal-market-closed = Картами торгують лише на вільному ринку.
refusal-face-down-own = Сорочкою догори можна пропонувати лише карти зі свого стосу. Просіть карту відкрито або чекайте на пропозицію.
refusal-card-twice = Карту «{ NAME($card) }» названо в угоді двічі.
refusal-not-in-pile = Карти «{ NAME($card) }» немає в цьому стосі: { SEAT($seat) }.
refusal-promise-past = Раунд { $by } уже минув. Обіцяти можна на раунд { $round } або пізніше.
refusal-promise-beyond = Раунду { $by } не буде. Обіцяти можна щонайпізніше на раунд { $last }.
refusal-promise-twice = Те саме обіцяно в угоді двічі: { SEAT($seat) }.
refusal-promise-unclear = Обіцяють монети комусь або застосувати чи не застосовувати здібність.
refusal-coins-too-many = Більше ніж { $most } монет одразу обіцяти не можна.
refusal-deal-alone = Для угоди потрібен ще один гравець, який платить, отримує або обіцяє.
refusal-deal-too-long = Угода задовга: щонайбільше { $most } виплат, карт і обіцянок разом.
refusal-regulated-coins = На регульованому ринку в одній угоді пропонують щонайбільше { $most } монети, зараз і потім разом: { SEAT($seat) }.
refusal-regulated-promises = На регульованому ринку в одній угоді обіцяють щонайбільше одну здібність: { SEAT($seat) }.
refusal-not-a-party = Угода { $number } вас не зв'язує, погоджуватися нема на що.
refusal-agreed-already = Ви вже погодилися на угоду { $number }.
refusal-not-yours = Угода { $number } не ваша, і ви на неї не погоджувалися.
refusal-not-owed = { $owed ->
        [0] Ви не обіцяли монет цьому гравцеві: { SEAT($seat) }. Поза угодами платять лише обіцяне.
       *[other] Обіцяно й не сплачено { $owed }, отримує { SEAT($seat) }; більше поза угодами платити не можна.
    }
refusal-payments-used-up = Ваші виплати в цьому торзі вичерпано: { $most }.
refusal-offers-used-up = Ваші пропозиції в цьому торзі вичерпано: { $most }. Ви ще можете погоджуватися, виходити з угод і платити.
refusal-deal-changed = Угоду { $number } змінено. Тепер це угода { $now }: прочитайте її знову й погоджуйтеся на неї.
refusal-deal-gone = Угоди { $number } більше немає на столі.
refusal-no-such-deal = Угоди { $number } немає.
malformed-deal = У рядку «{ $text }» незрозуміло: «{ $clause }». Угода — це частини через крапку з комою: { $forms }.

notation-help = Гравці — p1, p2 і так далі. Угода починається з того, що господар здібності робить (do), кого не чіпає (spare) або чого не робить (refrain); потім — за що, через крапку з комою:
    offer do jest on p2 with jeweler; pay p1>p2 4; promise p2 use boost on p1 by 3
    offer spare p3; pay p3>p1 1
    offer refrain boost; pay p3>p2 2; promise p3 pay p2 2 by 4
    offer refrain; promise p3 avoid kill on p2 by 5; give p3>p2 king-1 face down
    Далі: agree 7, change 7 spare p3; pay p3>p1 2, withdraw 7, pay p2 3.

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
talk-spared = не можна чіпати: { SEAT($seats) }
no-deals = поки немає
deal-agreed = згодні: { SEAT($agreed) }; чекають згоди: { SEAT($missing) }
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
farmer-help = Слуга, сила 2. У свій хід: покласти жетон +5 на будь-якого Торговця у грі (use boost).
assassin = Асасин
    .acc = Асасина
assassin-help = Слуга, сила 3. У свій хід: забрати у свій стос Торговця або Королівську особу (use kill).
cobbler = Чоботар
    .acc = Чоботаря
cobbler-help = Торговець, сила 4. Якщо він єдиний, до ходів: віддати зірку й скіпетр будь-кому (use star). У свій хід: монета за кожного Слугу у грі (use coins).
cooper = Бондар
    .acc = Бондаря
cooper-help = Торговець, сила 5. У свій хід або замінити його, якщо він єдиний, іншою картою, яку можна одразу застосувати (use replace), або взяти монету за кожного Торговця у грі (use coins).
jeweler = Ювелір
    .acc = Ювеліра
jeweler-help = Торговець, сила 6. У свій хід, за бажанням і те, й інше: жетон +2 на будь-яку Королівську особу (use boost) і монета за кожну Королівську особу у грі (use coins).
jester = Блазень
    .acc = Блазня
jester-help = Королівська особа, сила 7. У свій хід: змусити іншого гравця замінити карту у грі картою з руки (use jest).
knight = Лицар
    .acc = Лицаря
knight-help = Королівська особа, сила 8. У свій хід: забрати у свій стос до двох Слуг (use seize).
queen = Королева
    .acc = Королеву
queen-help = Королівська особа, сила 9. Якщо бере взятку, приносить 5 монет.
king = Король
    .acc = Короля
king-help = Королівська особа, сила 10. Здібності немає.
