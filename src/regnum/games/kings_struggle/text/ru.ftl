# Kings' Struggle.
#
# Устройство идентификаторов описано в en.ftl. У названий карт есть винительный падеж: .acc.
# Имена игроков не склоняются, а род их неизвестен: события — в настоящем времени.

game-name = Kings' Struggle
game-summary = Семь взяток, десять придворных, и всё, что они могут, продаётся.
game-ties = При равенстве очков решает число взятых карт, затем карт силы 10, силы 9 и так далее.

mode-day = День
mode-day-help = Все играют всеми десятью картами, и любую руку можно вычислить.
mode-night = Ночь
mode-night-help = Из каждой колоды вслепую убраны две карты.
mode-free-market = Свободный рынок
mode-free-market-help = Карты из стопок очков тоже продаются, в открытую или рубашкой вверх. Для опытных.
mode-regulated-market = Регулируемый рынок
mode-regulated-market-help = В одной сделке игрок предлагает не больше 3 монет и одного обещания насчёт способности. Для новичков.
mode-no-bargaining = Без торга
mode-no-bargaining-help = Никто не заключает сделок; способности либо применяют, либо нет.

option-mode = День или ночь
option-mode-help = День, ночь или как решит карта первого игрока: чётная — день, нечётная — ночь.
option-mode-draw = решит карта
option-mode-day = день
option-mode-night = ночь
option-market = Рынок
option-market-help = Обычный, свободный (можно отдавать карты из стопок очков) или регулируемый (не больше 3 монет и одного обещания насчёт способности).
option-market-standard = обычный
option-market-free = свободный
option-market-regulated = регулируемый
option-offers = Предложений за один торг
option-offers-help = Сколько предложений и поправок игрок может сделать, пока обсуждают одну способность. 0: никто не торгуется.
option-peasant-after-ties = Крестьянин после ничьих
option-peasant-after-ties-help = Искать других Слуг только после сброса равных карт.
option-passives-after-acting = Стойкие способности
option-passives-after-acting-help = Крестьянин и Королева действуют, даже если Шут привёл их к игроку, уже применившему способность.

# The list of components: kinds, and the values worth showing
kind-cards = Карты
field-power = сила
field-estate = класс
value-serf = Слуга
value-merchant = Торговец
value-royalty = Королевская особа
field-copies = штук

# Setting up
cards-power-twice = «power» равно { $power } и в [cards.{ $other }]; каждая сила от 1 до { $most } бывает один раз

# Asking
ask-lead = Раунд { $round }: сыграйте карту в открытую.
ask-cover = { SEAT($seat) } начинает: { NAME($card) }. Выберите свою карту втёмную.
ask-cooper = Какой картой заменить вашу карту «{ NAME($card) }»?
ask-jested = Шут заставляет вас заменить карту «{ NAME($card) }». Какой картой?
ask-star = Ваш { NAME($card) } — единственный: передайте кому-нибудь звезду и скипетр, заключите об этом сделку или ничего не делайте.
ask-ability = Скипетр у вас. Примените карту «{ NAME($card) }», заключите о ней сделку или закройте торг.
ask-speak = { SEAT($seat) } может применить карту «{ NAME($card) }». Предложите сделку или согласитесь на неё.
ask-due = К этому времени вы обещали монеты { SEAT($seat, form: "dat") }. Осталось отдать: { $coins }. Заплатите или нарушьте обещание.

# Actions
do-play = Сыграть { NAME($card, form: "acc") }
do-boost = Положить жетон на карту { SEAT($seats, form: "gen") }
do-kill = Забрать в свою стопку карту { SEAT($seats, form: "gen") }
do-star = Отдать звезду и скипетр { SEAT($seats, form: "dat") }
do-coins = Взять монеты
do-replace = Заменить Бондаря другой картой
do-jest = Заставить { SEAT($seats, form: "gen") } сменить карту
do-seize = Забрать в свою стопку Слуг { SEAT($seats, form: "gen") }
do-skip = Закончить и закрыть торг
do-propose = Предложить: { SAY($deal) }
do-change = Изменить сделку { $number }: { SAY($deal) }
do-withdraw = Выйти из сделки { $number }
do-reject = Отклонить сделку { $number }{ $why ->
        [price] : она обойдётся дороже, чем принесёт
        [word] : обещание для вас столько не стоит
        [nothing] : так будет и без неё
       *[none] {""}
    }
do-agree = Согласиться на сделку { $number }
do-agree-with = Согласиться на сделку { $number } и отдать: { NAME($cards) }
do-pay = { $coins ->
        [one] Отдать { $coins } обещанную монету
        [few] Отдать { $coins } обещанные монеты
       *[many] Отдать { $coins } обещанных монет
    } { SEAT($to, form: "dat") }
do-break = Не платить и нарушить обещание

# Clauses of deals
deal-boost = жетон кладут на карту { SEAT($seats, form: "gen") }
deal-kill = Ассасин забирает карту { SEAT($seats, form: "gen") }
deal-star = звезду и скипетр получает { SEAT($seats) }
deal-coins = монеты берут
deal-replace = Бондаря заменяют{ $card ->
        [none] {""}
       *[other] {" "}картой «{ NAME($card) }»
    }
deal-jest = { SEAT($seats) } меняет карту в игре на { $card ->
        [none] другую
       *[other] { NAME($card, form: "acc") }
    }
deal-seize = Рыцарь забирает Слуг { SEAT($seats, form: "gen") }
deal-spare = не тронут { SEAT($seats, form: "gen") }
deal-refrain = не применяется: { NAME($parts) }
deal-refrain-all = способность не применяется
deal-pay = { SEAT($payer) } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } { SEAT($payee, form: "dat") }
deal-card-up = { SEAT($giver) } отдаёт { SEAT($receiver, form: "dat") } из стопки { NAME($card, form: "acc") }
deal-card-down = { SEAT($giver) } отдаёт { SEAT($receiver, form: "dat") } из стопки рубашкой вверх { $card ->
        [none] карту
       *[other] { NAME($card, form: "acc") }
    }
promise-coins = { SEAT($who) } обещает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } { SEAT($to, form: "dat") } до конца раунда { $by }
promise-use = { SEAT($who) } обещает применить { NAME($card, form: "acc") }{ $part ->
        [none] {""}
       *[other] {" "}({ NAME($part) })
    }{ $aimed ->
        [0] {""}
       *[other] {" "}к { SEAT($target, form: "dat") }
    } до конца раунда { $by }
promise-avoid = { SEAT($who) } обещает не применять { NAME($card, form: "acc") }{ $part ->
        [none] {""}
       *[other] {" "}({ NAME($part) })
    }{ $aimed ->
        [0] {""}
       *[other] {" "}к { SEAT($target, form: "dat") }
    } до конца раунда { $by }

part-boost = жетон
part-kill = Ассасин
part-star = звезда и скипетр
part-coins = монеты
part-replace = замена Бондаря
part-jest = Шут
part-seize = Рыцарь

# What an action would bring
outcome-win = взятка ваша
outcome-tie = равная сила, в сброс
outcome-nobody = взятку не берёт никто
outcome-other = взятку берёт { SEAT($seat) }
outcome-beats = выше, чем { NAME($card) }
outcome-ties = вровень: { NAME($card) }
outcome-below = ниже, чем { NAME($card) }
outcome-boost = усиление { $before } › { $after }
outcome-coins = монеты { $before } › { $after }
outcome-pile = ваша стопка { $before } › { $after }

# What happened
event-first-drawn = За первый ход тянут { SEAT($seats) }: { NAME($cards) }.
event-began = Начинает { SEAT($first) }, { $mode ->
        [night] ночь
       *[other] день
    }{ $card ->
        [none] {""}
       *[other] : так решает карта «{ NAME($card) }»
    }.
event-round-began = Раунд { $round }: начинает { SEAT($leader) }.
event-led = { SEAT($seat) } играет { NAME($card, form: "acc") } в открытую.
event-revealed = { SEAT($seats) } открывают: { NAME($cards) }.
event-star-moved = { SEAT($seat) } передаёт звезду и скипетр { SEAT($to, form: "dat") }.
event-boosted = { SEAT($seat) } кладёт +{ $plus } на { NAME($card, form: "acc") } ({ SEAT($target) }).
event-killed = { SEAT($seat) } забирает в стопку { NAME($card, form: "acc") } ({ SEAT($target) }).
event-coins-taken = { SEAT($seat) } берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-jested = { SEAT($seat) } заставляет { SEAT($target, form: "gen") } сменить карту.
event-replaced = { SEAT($seat) } играет { NAME($new, form: "acc") }; { NAME($old) } возвращается в руку.
event-seized = { SEAT($seat) } забирает в стопку: { NAME($cards) }.
event-skipped = { SEAT($seat) } больше ничего не делает.
event-proposed = Сделка { $number }, предлагает { SEAT($seat) }: { SAY($deal) }.
event-changed = { SEAT($seat) } меняет сделку { $old }; теперь это сделка { $number }: { SAY($deal) }.
event-withdrawn = { SEAT($seat) } выходит: сделка { $number } снята.
event-rejected = { SEAT($seat) } отклоняет сделку { $number }{ $why ->
        [price] : она обошлась бы дороже, чем принесёт
        [word] : обещание столько не стоит
        [nothing] : так будет и без сделки
       *[none] {""}
    }.
event-agreed = На сделку { $number } соглашается { SEAT($seat) }.
event-closed = Сделка { $number } состоялась.
event-lapsed = Сделка { $number } больше невозможна и снята.
event-paid = { SEAT($payer) } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } { SEAT($payee, form: "dat") }.
event-handed-over = { SEAT($giver) } отдаёт { $card ->
        [none] карту из стопки рубашкой вверх
       *[other] { NAME($card, form: "acc") } из стопки
    }, и получает её { SEAT($receiver) }.
event-forgone = { SEAT($seat) } не применит: { NAME($parts) }.
event-promised = Записано: { SAY($promise) }.
event-promise-kept = Сдержано: { SAY($promise) }.
event-promise-broken = Нарушено: { SAY($promise) }.
event-tied = Равны по силе и сброшены: { NAME($cards) }.
event-trick-won = { SEAT($seat) } берёт взятку картой «{ NAME($card) }»: { NAME($cards) }.{ $coins ->
        [0] {""}
        [one] {" "}Королева приносит { $coins } монету.
        [few] {" "}Королева приносит { $coins } монеты.
       *[many] {" "}Королева приносит { $coins } монет.
    }
event-nobody-won = Взятка не достаётся никому; звезда остаётся на месте: { SEAT($star) }.

# Refusals
refusal-put-card-down = Сначала выберите карту с руки. Пишите так: play king-1.
refusal-no-such-card = В этой игре нет карты «{ $card }». Карты пишутся так: king-1.
refusal-no-such-kind = В этой игре нет карты «{ $card }». В сделках карты пишутся так: with jeweler.
refusal-not-in-hand = Карты «{ NAME($card) }» нет у вас на руке. Выберите одну из своих карт.
refusal-talk-first = Сейчас торгуются о способности, её хозяин — { SEAT($seat) }; карт никто не играет.
refusal-not-your-ability = Об этой способности решает только { SEAT($seat) }. Вы можете предлагать, соглашаться и платить.
refusal-no-bargaining = За этим столом не торгуются.
refusal-part-gone = Этого больше не сделать: { NAME($part) }. Это уже применено, от этого отказались или для этого нет цели.
refusal-not-your-part = У карты «{ NAME($card) }» нет такой способности: { NAME($part) }.
refusal-star-before-turns = Звезду и скипетр отдают до ходов, и только если Сапожник в игре единственный.
refusal-coins-on-turn = Монеты Сапожник приносит в ход своего владельца. До ходов речь только о звезде и скипетре.
refusal-cooper-not-alone = Бондаря можно заменить, только если он в игре единственный. Взять монеты за Торговцев он всё же может.
refusal-targets-count = { $most ->
        [0] Это ни на кого не направлено: { NAME($part) }. Не называйте игроков.
        [1] Для этого нужен ровно один игрок: { NAME($part) }.
       *[other] Для этого нужны один или два игрока: { NAME($part) }.
    }
refusal-seat-twice = Дважды назван один и тот же игрок: { SEAT($seat) }. Называйте каждого один раз, а выплаты одному игроку складывайте.
refusal-no-such-player = Игрока { $seat } нет. Игроков пишут от p1 до p{ $last }.
refusal-spared = По договору в этом торге нельзя трогать { SEAT($seat, form: "gen") }.
refusal-star-there = Звезда уже там: { SEAT($seat) }.
refusal-not-in-play = У { SEAT($seat, form: "gen") } больше нет карты в игре.
refusal-jest-self = Шут заставляет сменить карту другого игрока, а не вас.
refusal-wrong-estate = { NAME($own) } не действует на карту «{ NAME($card) }» ({ SEAT($seat) }): она другого класса.
refusal-deal-empty = Сделка говорит, что хозяин способности делает, кого не трогает или чего не делает. Начните с do, spare или refrain.
refusal-deal-two-things = Сделка либо что-то делает, либо кого-то щадит, либо оставляет способность без применения. Заключите две сделки.
refusal-refrain-twice = Сделка дважды отказывается от одного и того же либо делает то, от чего отказывается.
refusal-then-nothing = После этого делать больше нечего. Второе действие — для новой карты Бондаря, названной в сделке, или для другой части Ювелира.
refusal-card-not-asked = Новую карту играют только из-за Шута и Бондаря; уберите карту: { NAME($part) }.
refusal-card-not-held = Карты «{ NAME($card) }» у вас нет, и согласиться сыграть её нельзя.
refusal-card-elsewhere = Все видят, что карты «{ NAME($card) }» у { SEAT($seat, form: "gen") } нет.
refusal-nothing-to-spare = Эта способность никому не вредит. Просите от неё отказаться.
refusal-coins-positive = { $coins } — не плата. Предложите хотя бы одну монету.
refusal-pays-itself = Нельзя платить или обещать самому себе: { SEAT($seat) }.
refusal-coins-short = Платить пришлось бы { $coins }, а у { SEAT($seat, form: "gen") } монет: { $held }. Платят тем, что уже есть.
refusal-market-closed = Картами торгуют только на свободном рынке.
refusal-face-down-own = Какую карту рубашкой вверх отдать, скажет её хозяин. Напишите «any» или просите карту в открытую.
refusal-name-own-cards = Назовите карту своей стопки, которую отдаёте рубашкой вверх. Остальные её не увидят.
refusal-pile-too-small = В стопке { SEAT($seat, form: "gen") } столько карт нет.
refusal-name-cards = { $count ->
        [0] Сделка { $number } не просит у вас карт рубашкой вверх. Просто согласитесь.
        [1] Назовите карту своей стопки, которую отдаёте рубашкой вверх: agree { $number } with king-1.
       *[other] Назовите карты своей стопки, которые отдаёте рубашкой вверх ({ $count }): agree { $number } with king-1,queen-2.
    }
refusal-card-twice = Карта «{ NAME($card) }» названа в сделке дважды.
refusal-not-in-pile = Карты «{ NAME($card) }» нет в стопке { SEAT($seat, form: "gen") }.
refusal-promise-past = Раунд { $by } уже прошёл. Обещать можно на раунд { $round } или позже.
refusal-promise-beyond = Раунда { $by } не будет. Обещать можно самое позднее на раунд { $last }.
refusal-promise-twice = Одно и то же обещано в сделке дважды: { SEAT($seat) }.
refusal-promise-unclear = Обещают монеты кому-то либо применить или не применять способность.
refusal-promise-which-card = Это умеют две карты: { NAME($part) }. Назовите карту, например: use jeweler boost on p2.
refusal-promise-self = Эту способность нельзя применить к самому себе: { NAME($part) }.
refusal-promise-open-now = Это можно сделать сейчас, и обещать тут нечего: { NAME($part) }. Впишите это в саму сделку: do, spare или refrain.
refusal-promise-new-card = Новую карту Бондаря применяют в этот же ход, и обещать её на этот раунд нельзя: { NAME($card) }. Назовите карту в сделке (do replace with) и то, что она сделает (then).
refusal-coins-too-many = Больше { $most } монет сразу обещать нельзя.
refusal-deal-alone = Для сделки нужен ещё один игрок, который платит, получает или обещает.
refusal-deal-too-long = Сделка слишком длинная: выплат, карт и обещаний вместе — не больше { $most }.
refusal-regulated-coins = На регулируемом рынке в одной сделке предлагают не больше { $most } монет, сейчас и потом вместе: { SEAT($seat) }.
refusal-regulated-promises = На регулируемом рынке в одной сделке обещают не больше одной способности: { SEAT($seat) }.
refusal-not-a-party = Сделка { $number } вас не связывает, соглашаться не на что.
refusal-agreed-already = Вы уже согласились на сделку { $number }.
refusal-withdraw-instead = Вы уже согласны на сделку { $number }. Выйдите из неё: withdraw { $number }.
refusal-not-yours = Сделка { $number } не ваша, и вы на неё не соглашались.
refusal-not-the-author = Изменить сделку { $number } может только её автор. Сделайте своё предложение.
refusal-not-owed = { $owed ->
        [0] Вы не обещали монет { SEAT($seat, form: "dat") }. Вне сделок платят только обещанное.
       *[other] Вы должны { SEAT($seat, form: "dat") } обещанных монет: { $owed }; больше вне сделок платить нельзя.
    }
refusal-pay-or-break = Сначала ваше обещание { SEAT($seat, form: "dat") }: заплатите, сколько можете, или нарушьте его.
refusal-break-when-asked = Об этом спросят, когда придёт срок: в конце раунда, до которого вы обещали.
refusal-payments-used-up = Ваши выплаты в этом торге исчерпаны: { $most }.
refusal-offers-used-up = Ваши предложения в этом торге исчерпаны: { $most }. Вы ещё можете соглашаться, выходить из сделок и платить.
refusal-deal-changed = Сделка { $number } изменена. Теперь это сделка { $now }: прочтите её заново и соглашайтесь на неё.
refusal-deal-gone = Сделки { $number } больше нет на столе.
refusal-no-such-deal = Сделки { $number } нет.
malformed-deal = В строке «{ $text }» непонятно: «{ $clause }». Сделка — это части через точку с запятой: { $forms }.
malformed-part = «{ $word }» в строке «{ $text }» — не часть способности. Части: boost (жетон), kill (Ассасин), star (звезда и скипетр), coins (монеты), replace (Бондарь), jest (Шут), seize (Рыцарь).

notation-help = Игроки — p1, p2 и так далее. Сделка начинается с того, что хозяин способности делает (do), кого не трогает (spare) или чего не делает (refrain); потом — за что, через точку с запятой:
    offer do jest on p2 with jeweler; pay p1>p2 4; promise p2 use jeweler boost on p1 by 3
    offer spare p3; pay p3>p1 1
    offer refrain boost; pay p3>p2 2; promise p3 pay p2 2 by 4
    offer refrain; promise p3 avoid assassin on p2 by 5{ $market ->
        [free] ; give p3>p2 king-1 face down; give p2>p3 any face down
       *[other] {""}
    }
    offer do replace with farmer; then boost on p3; pay p3>p1 2
    Затем: agree 7, reject 7, change 7 spare p3; pay p3>p1 2, withdraw 7, pay p2 3.
    Части способностей: boost (жетон), kill (Ассасин), star (звезда и скипетр), coins (монеты), replace (Бондарь), jest (Шут), seize (Рыцарь).

# The table
place-middle = Раунд
place-seat = { SEAT($seat) }
place-played = В игре
place-hand = Рука
place-pile = Стопка очков
place-removed = Убраны
place-discarded = Сброс
place-ledger = Обещания
place-deals = Сделки о способности, хозяин — { SEAT($seat) }: { NAME($parts) }
place-deal = { $number }. { SEAT($seat) }
round-count = раунд { $round } из { $last }
day = день
night = ночь
market-free = свободный рынок
market-regulated = регулируемый рынок
trick-leader = взятку пока берёт { SEAT($seat) }
player-code = p{ $number }
coins-count = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
badge-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
star = ★ звезда
scepter = скипетр
badge-power = сила { $power }
badge-tokens = жетоны: { $fives } по +5, { $twos } по +2
badge-mute = способность не действует
talk-spared = нельзя трогать { SEAT($seats, form: "gen") }
talk-token = жетон: +{ $plus }
talk-coins = можно взять монет: { $count }
offers-left = у вас осталось предложений: { $count }
no-deals = пока нет
deal-agreed = согласны: { SEAT($agreed) }; ждут согласия от { SEAT($missing, form: "gen") }
pledge-open = ждёт
pledge-kept = сдержано
pledge-broken = нарушено
pledge-paid = заплачено { $coins }

# Points
score-run = Ряд от «{ NAME($first) }» до «{ NAME($last) }» ({ $count ->
        [few] { $count } карты
       *[many] { $count } карт
    })
score-set = Одинаковые: { NAME($card) }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
score-singles = { $count ->
        [1] Одиночная карта
       *[other] Одиночные карты
    }: { NAME($cards) }
score-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }

# Cards, and what each can do
peasant = Крестьянин
    .acc = Крестьянина
peasant-help = Слуга, сила 1. Берёт взятку, если в конце раунда в игре нет других Слуг.
farmer = Фермер
    .acc = Фермера
farmer-help = Слуга, сила 2. В свой ход: положить жетон +5 на любого Торговца в игре.
assassin = Ассасин
    .acc = Ассасина
assassin-help = Слуга, сила 3. В свой ход: забрать в свою стопку Торговца или Королевскую особу.
cobbler = Сапожник
    .acc = Сапожника
cobbler-help = Торговец, сила 4. Если он единственный, до ходов: отдать звезду и скипетр кому угодно. В свой ход: монета за каждого Слугу в игре.
cooper = Бондарь
    .acc = Бондаря
cooper-help = Торговец, сила 5. В свой ход либо заменить его, если он единственный, другой картой, которую можно тут же применить, либо взять монету за каждого Торговца в игре.
jeweler = Ювелир
    .acc = Ювелира
jeweler-help = Торговец, сила 6. В свой ход, по желанию и то и другое: жетон +2 на любую Королевскую особу и монета за каждую Королевскую особу в игре.
jester = Шут
    .acc = Шута
jester-help = Королевская особа, сила 7. В свой ход: заставить другого игрока заменить карту в игре картой с руки.
knight = Рыцарь
    .acc = Рыцаря
knight-help = Королевская особа, сила 8. В свой ход: забрать в свою стопку до двух Слуг.
queen = Королева
    .acc = Королеву
queen-help = Королевская особа, сила 9. Если берёт взятку, приносит 5 монет.
king = Король
    .acc = Короля
king-help = Королевская особа, сила 10. Способности нет.
