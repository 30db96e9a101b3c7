# Паладины Западного королевства. Устройство файла описано в en.ftl.

game-name = Паладины Западного королевства
game-summary = За семь раундов отстройте запад и уйдите от инквизиции.
game-ties = При равенстве очков решают очки за приказы, затем у кого меньше подозрений.

# What is in the box
kind-workers = Рабочие
kind-supplies = Монеты и провизия
kind-attributes = Показатели
kind-actions = Действия
kind-jars = Кувшины
kind-jar_spaces = Места для кувшинов
kind-workshops = Мастерские
kind-taxes = Налоги
kind-slots = Места для горожан
kind-regions = Регионы
kind-spaces = Места для монахов и застав
kind-paladins = Паладины
kind-townsfolk = Горожане
kind-outsiders = Чужаки
kind-conversions = Чужаки в конце игры
kind-walls = Стены
kind-taverns = Таверны
kind-suspicions = Подозрения
kind-debts = Долги
kind-favours = Милости короля
kind-orders = Приказы короля
kind-order_places = Места для приказов короля
kind-schemes = Схемы
field-copies = штук
field-pieces = фишек
field-start = в начале
field-points = очки
field-influence = влияние
field-faith = вера
field-strength = сила
field-worker = рабочий
field-silver = монеты
field-for-1 = для 1 игрока
field-for-2 = для 2 игроков
field-for-3 = для 3 игроков
field-for-4 = для 4 игроков
field-ability = в отряде
field-attack = за атаку
field-either = на выбор
field-reward = награда
field-action = действие
field-tax = налог
field-unpaid = неоплаченный
field-paid = оплаченный
value-favour = милость короля
value-orders = приказы короля

# Workers, attributes and other rewards
labourer = чернорабочий
    .acc = чернорабочего
labourer-help = Белый. Годится для любой работы, где не нужно ремесло.
scout = разведчик
    .acc = разведчика
scout-help = Зелёный. Нужен для поручений, укреплений и атак, а ещё для хорошей охоты.
merchant = купец
    .acc = купца
merchant-help = Синий. Нужен для укреплений, мобилизации и отпущений, а ещё для хорошей торговли.
fighter = воин
    .acc = воина
fighter-help = Красный. Нужен для мобилизации, атак и обращений, а ещё чтобы нанимать горожан.
cleric = клирик
    .acc = клирика
cleric-help = Чёрный. Нужен для поручений, отпущений, обращений и молитв.
criminal = преступник
    .acc = преступника
criminal-help = Фиолетовый. Заменяет любого рабочего; кто его получает, берёт подозрение.
faith = вера
    .acc = веру
faith-help = Ведёт монахов дальше и обращает чужаков. Растёт от мобилизации и отпущений.
strength = сила
    .acc = силу
strength-help = Ставит заставы дальше и побеждает чужаков. Растёт от стен и обращений.
influence = влияние
    .acc = влияние
influence-help = Позволяет строить стены и отпускать грехи. Растёт от поручений и атак.
silver = монета
    .acc = монету
silver-help = За монеты нанимают горожан, ставят мастерские, молятся, отпускают грехи и обращают чужаков. Любые 3 монеты или провизии — очко в конце игры.
provision = провизия
    .acc = провизию
provision-help = За провизию посылают монахов, строят стены и ставят заставы. Любые 3 монеты или провизии — очко в конце игры.
tax = монета налога
pardon = сброс подозрения
destroy = уничтожение долга
pay = оплата долга
prayer = очистка действия
hire = бесплатный найм

# Actions
commission = поручение
    .acc = поручение
commission-help = Разведчик, любой рабочий и клирик: пошлите монаха в регион, куда позволяет вера. Место даёт награду, влияние растёт на 1.
fortify = укрепление
    .acc = укрепление
fortify-help = Купец, любой рабочий и разведчик: постройте следующую стену, если хватает влияния. Стена прибавляет силы и даёт то, что на ней показано.
garrison = мобилизация
    .acc = мобилизацию
garrison-help = Купец, любой рабочий и воин: поставьте заставу в регион, куда позволяет сила. Место даёт награду, вера растёт на 1.
absolve = отпущение грехов
    .acc = отпущение грехов
absolve-help = Клирик, любой рабочий и купец: переставьте следующий кувшин, если хватает влияния. Вера растёт на 1, подозрение уходит, место даёт награду.
attack = атака
    .acc = атаку
attack-help = Разведчик, любой рабочий и воин: победите чужака, до которого достаёт сила; монета возмещает 2 недостающих очка.
convert = обращение
    .acc = обращение
convert-help = Воин, любой рабочий и клирик: обратите чужака, до которого достаёт вера, — ради силы сейчас и очков в конце.
develop = развитие
    .acc = развитие
develop-help = Двое рабочих и 4 монеты: поставьте мастерскую на клетку правой стороны и возьмите рабочего, который был под ней.
recruit = найм
    .acc = найм
recruit-help = Один рабочий отправляет горожанина на задание; ещё один, воин, — нанимает его насовсем.
pray = молитва
    .acc = молитву
pray-help = Клирик и 2 монеты: уберите рабочих с другого своего действия.
conspire = заговор
    .acc = заговор
conspire-help = Любой рабочий: возьмите преступника, а с ним подозрение.
hunt = охота
    .acc = охоту
hunt-help = Любой рабочий: 1 провизия; вместе с разведчиком — 3.
trade = торговля
    .acc = торговлю
trade-help = Любой рабочий: 1 монета; вместе с купцом — 3.

# Pieces and places
workshop = мастерская
    .acc = мастерскую
workshop-help = До конца игры заменяет рабочего на клетке правой стороны; рабочий, изображённый под ней, приходит к вам.
jar = кувшин
    .acc = кувшин
jar-help = Его переставляют при отпущении, начиная слева; число на нём — нужное влияние.
slot = место для горожанина
    .acc = место для горожанина
slot-help = Под ним указана цена; на двух крайних слева местах вместо монет можно взять долг.
region = регион
    .acc = регион
region-help = Флажки говорят, сколько веры здесь нужно монаху и сколько силы заставе; для чужака под регионом действуют те же флажки.
tax-supply = налоговый запас
    .acc = налоговый запас
tax-supply-help = Из него берут налоги. Когда он пуст, приходит инквизиция.

# Asking
ask-first-hire = Перед первым раундом наймите горожанина — бесплатно.
ask-paladin = Раунд { $round }: выберите паладина на этот раунд, ещё одного положите наверх колоды и одного под низ.
ask-tavern = Выберите таверну и возьмите четырёх её рабочих.
ask-turn = Раунд { $round }: выберите действие или пасуйте. { $workers ->
        [0] Рабочих у вас не осталось.
        [one] У вас { $workers } рабочий.
        [few] У вас { $workers } рабочих.
       *[many] У вас { $workers } рабочих.
    }
ask-place = Действие: { NAME($action) }. Кто встанет на следующую клетку? { $cell ->
        [any] Годится любой рабочий.
       *[other] Нужен { NAME($cell) } или преступник.
    }
ask-place-favour = Кого поставите на { NAME($favour, form: "acc") }? { $cell ->
        [any] Годится любой рабочий.
        [criminal] Нужен преступник.
       *[other] Нужен { NAME($cell) } или преступник.
    }
ask-townsperson = Кто из горожан и как вы платите?
ask-free-hire = Наймёте горожанина бесплатно?
ask-region = { $action ->
        [commission] В какой регион пойдёт монах?
       *[other] В каком регионе поставить заставу?
    }
ask-space = { $action ->
        [commission] Куда в регионе { $region } пойдёт монах?
       *[other] Где в регионе { $region } поставить заставу?
    }
ask-jar = Куда переставить кувшин?
ask-outsider = { $action ->
        [attack] Кого атаковать?
       *[other] Кого обратить?
    }
ask-cell = Куда поставить мастерскую? Рабочий под ней: { NAME($worker) }.
ask-clear = Какое действие очистить?
ask-pick = Выберите одну из наград.
ask-order = Какую награду взять следующей?
ask-offer = { $reward ->
        [pardon] Сбросить последнее подозрение?
        [destroy] Уничтожить неоплаченный долг?
       *[pay] Оплатить долг?
    }
ask-ability = Инквизиция: чью помощь взять следующей? { $suspicions ->
        [0] У вас нет подозрений.
        [one] У вас { $suspicions } подозрение.
        [few] У вас { $suspicions } подозрения.
       *[many] У вас { $suspicions } подозрений.
    }
ask-keep = { $left ->
        [one] Оставьте на следующий раунд ещё { $left } рабочего.
        [few] Оставьте на следующий раунд { $left } рабочих.
       *[many] Оставьте на следующий раунд { $left } рабочих.
    }

# Doing
do-muster = { NAME($paladin) } на этот раунд; { NAME($top) } наверх колоды, { NAME($bottom) } под низ
do-visit = Взять рабочих: { NAME($tavern) }
do-perform = { $task ->
        [commission] Поручение: послать монаха
        [fortify] Укрепление: построить стену
        [garrison] Мобилизация: поставить заставу
        [absolve] Отпущение: переставить кувшин
        [attack] Атаковать чужака
        [convert] Обратить чужака
        [develop] Развитие: поставить мастерскую
        [errand] Найм одним рабочим: послать горожанина на задание
        [hire] Найм двумя рабочими: взять горожанина в отряд
        [pray] Молитва: очистить одно своё действие
        [conspire] Заговор: взять преступника
        [hunt] Охота одним рабочим: 1 провизия
        [hunt-with-scout] Охота двумя рабочими: 3 провизии
        [trade] Торговля одним рабочим: 1 монета
       *[trade-with-merchant] Торговля двумя рабочими: 3 монеты
    }
do-favour = Использовать { NAME($favour, form: "acc") }
do-pass = Пасовать до конца раунда
do-place = Поставить { NAME($worker, form: "acc") }
do-recruit = { $price ->
        [free] Горожанин: { NAME($townsperson) }, бесплатно
        [debt] Горожанин: { NAME($townsperson) }, взяв долг
       *[silver] Горожанин: { NAME($townsperson) }, за монеты
    }
do-build = { $cell ->
        [1] Мастерская: { NAME($action) }, левая клетка
       *[other] Мастерская: { NAME($action) }, средняя клетка
    }
do-clear = Очистить { NAME($action, form: "acc") }
do-region = Регион { $region }
do-space = На { NAME($space, form: "acc") }
do-jar = На { NAME($space, form: "acc") }
do-attack = Атаковать { NAME($outsider, form: "acc") }
do-convert = Обратить { NAME($outsider, form: "acc") }
do-pick = Взять: { SAY($gain) }
do-next = Взять следующим: { NAME($reward) }{ $amount ->
        [1] {""}
       *[other] {" "}× { $amount }
    }
do-accept = { $reward ->
        [pardon] Сбросить подозрение
        [destroy] Уничтожить долг
       *[pay] Оплатить долг
    }
do-decline = { $reward ->
        [pardon] Оставить подозрение
        [destroy] Оставить долг
        [pay] Не оплачивать долг
        [prayer] Ничего не очищать
        [hire] Никого не нанимать
       *[conspirator] Обойтись без заговорщиц
    }
do-use = Помощь: { NAME($townsperson) }
do-keep = Оставить { NAME($worker, form: "acc") }

# What an action would bring
outcome-places = ставите: { NAME($workers) }
outcome-keeps = остаются: { NAME($workers) }
outcome-pays = цена: { SAY($gain) }
outcome-brings = получите: { SAY($gain) }
outcome-debt = взять долг
outcome-points = очки { $before } › { $after }
outcome-inquisition = затем приходит инквизиция
outcome-inquisition-maybe = может прийти инквизиция
outcome-accused = затем инквизиция; под обвинением: { $seats ->
        [none] { $opponent ->
            [0] никто
           *[other] соперник
        }
       *[other] { SEAT($seats) }{ $opponent ->
            [0] {""}
           *[other] , соперник
        }
    }

# What happened
event-began = Первый ход делает { SEAT($first) }.
event-round-began = Раунд { $round }. Первый ход делает { SEAT($first) }.
event-order-revealed = { $points ->
        [few] Открыт { NAME($order) }; за него { $points } очка.
       *[many] Открыт { NAME($order) }; за него { $points } очков.
    }
event-favour-revealed = Открыта { NAME($favour) }.
event-taverns-opened = В этом раунде открыты: { NAME($taverns) }.
event-taverns-shuffled = Сброшенные таверны перемешаны в новую колоду.
event-paladins-drawn = { SEAT($seat) } берёт трёх паладинов{ $paladins ->
        [none] .
       *[other] : { NAME($paladins) }.
    }
event-paladin-chosen = { $paladin ->
        [none] { SEAT($seat) } выбирает паладина.
       *[other] { SEAT($seat) } выбирает паладина: { NAME($paladin) }; наверх колоды — { NAME($top) }, под низ — { NAME($bottom) }.
    }
event-paladin-turned-up = { SEAT($seat) } открывает паладина: { NAME($paladin) }.
event-tavern-visited = { SEAT($seat) } выбирает { NAME($tavern, form: "acc") }.
event-passed = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } пасует{ $kept ->
        [none] .
       *[other] , оставляя себе: { SAY($kept) }.
    }
event-townsperson-left = Из города уходит { NAME($townsperson) }.
event-outsider-left = От границы уходит { NAME($outsider) }.
event-townsfolk-came = Новые горожане: { NAME($townsfolk) }.
event-outsiders-came = Новые чужаки: { NAME($outsiders) }.
event-placed = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } выставляет рабочих на { NAME($action, form: "acc") }: { SAY($workers) }.
event-paid = { SEAT($seat) } платит { $provisions ->
        [0] { $silver ->
            [one] { $silver } монету
            [few] { $silver } монеты
           *[many] { $silver } монет
        }
        [one] { $provisions } провизию
       *[other] { $provisions } провизии
    }.
event-developed = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } ставит мастерскую на { $cell ->
        [1] левую
       *[other] среднюю
    } клетку действия «{ NAME($action) }».
event-sent-away = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } посылает на задание { NAME($townsperson, form: "acc") }.
event-hired = { SEAT($seat) } нанимает { NAME($townsperson, form: "acc") }.
event-cleared = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } очищает { NAME($action, form: "acc") }.
event-commissioned = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } посылает монаха в регион { $region }: { NAME($space) }.
event-garrisoned = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } ставит заставу в регионе { $region }: { NAME($space) }.
event-fortified = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } строит { NAME($wall, form: "acc") }.
event-absolved = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } переставляет кувшин на { NAME($space, form: "acc") }.
event-attacked = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } атакует { NAME($outsider, form: "acc") }.
event-converted = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } обращает { NAME($outsider, form: "acc") }.
event-favour-used = { $seat ->
        [none] Соперник использует { NAME($favour, form: "acc") }.
       *[other] { SEAT($seat) } ставит { NAME($worker, form: "acc") } на { NAME($favour, form: "acc") }.
    }
event-gained = { SEAT($seat) } получает: { SAY($gain) }.
event-raised = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } поднимает { NAME($attribute, form: "acc") } до { $level }.
event-declined = { SEAT($seat) } { $reward ->
        [pardon] оставляет подозрение
        [destroy] оставляет долг
        [pay] не оплачивает долг
        [prayer] ничего не очищает
        [hire] никого не нанимает
       *[conspirator] обходится без заговорщиц
    }.
event-paladin-helped = { SEAT($seat) }: помогает { NAME($paladin) }.
event-townsperson-helped = { SEAT($seat) }: помогает { NAME($townsperson) }.
event-suspicion-drawn = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } берёт { NAME($suspicion, form: "acc") }, { $tax ->
        [0] но монет не получает
       *[other] монет из налогов: { $tax }
    }.
event-suspicion-discarded = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } сбрасывает { NAME($suspicion, form: "acc") }.
event-suspicions-shuffled = Сброшенные подозрения перемешаны в новую колоду.
event-tax-taken = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } берёт из налогов { $silver ->
        [one] { $silver } монету
        [few] { $silver } монеты
       *[many] { $silver } монет
    }{ $more ->
        [0] .
       *[other] , а недостающее ({ $more }) — из общего запаса.
    }
event-debt-taken = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } берёт долг.
event-debt-paid = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } оплачивает долг.
event-debt-destroyed = { $seat ->
        [none] Соперник
       *[other] { SEAT($seat) }
    } избавляется от долга.
event-inquisition-began = Приходит инквизиция.
event-accused = Под обвинением: { $seats ->
        [none] {""}
       *[other] { SEAT($seats) }
    }{ $opponent ->
        [0] {""}
       *[other] { $seats ->
            [none] соперник
           *[other] , соперник
        }
    }.
event-inquisition-ended = Инквизиция уходит; { $tax ->
        [one] в налогах снова { $tax } монета
        [few] в налогах снова { $tax } монеты
       *[many] в налогах снова { $tax } монет
    }.
event-marker-moved = { $steps ->
        [one] Фишка ресурсов сдвигается на { $steps } деление и стоит на { $spot }-м
        [few] Фишка ресурсов сдвигается на { $steps } деления и стоит на { $spot }-м
       *[many] Фишка ресурсов сдвигается на { $steps } делений и стоит на { $spot }-м
    }{ $laps ->
        [0] .
        [1] . Она прошла круг, поэтому самый низкий показатель соперника должен вырасти.
        [one] . Она прошла { $laps } круг: каждый раз должен вырасти самый низкий показатель соперника.
        [few] . Она прошла { $laps } круга: каждый раз должен вырасти самый низкий показатель соперника.
       *[many] . Она прошла { $laps } кругов: каждый раз должен вырасти самый низкий показатель соперника.
    }

# Card files that do not fit
cards-own-reward = В файле карт у [{ $entry }] (строка { $line }) награда, которую игра не смогла бы выдать: «Молитва» очищает действие, у «Развития» и «Найма» своей награды нет.
cards-no-gain = По файлу карт [{ $entry }] (строка { $line }) даёт что-то за развитие, найм или молитву. Паладин может только удешевить их или сделать бесплатными.
cards-plain-ability = В файле карт у [{ $entry }] (строка { $line }) помощь при инквизиции, о которой пришлось бы спрашивать. Возможны только рабочие, кроме преступников, монеты, провизия и показатели.
cards-conspirator = В файле карт у [{ $entry }] (строка { $line }) не та помощь: кто участвует в инквизиции без других условий, тот сбрасывает подозрение («pardon»).
cards-second-price = По файлу карт [{ $entry }] (строка { $line }) стоит монет. У «Атаки» и «Найма» своей цены нет: плата зависит от флага чужака или от места горожанина. Возможна провизия.
cards-fixed-sides = Файл карт меняет «needs» или «raises» у [{ $entry }] (строка { $line }). Они лишь говорят, что делают правила, и ничего бы не изменилось. Оставьте их как есть; что даёт действие — это «reward».
cards-no-start = По файлу карт все начинают с рабочими: [{ $entry }] (строка { $line }). Рабочие приходят только с паладинами и из таверн. Уберите «start».
cards-scheme-name = В файле карт у [{ $entry }] (строка { $line }) действие «{ $action }», но схема называется по своему действию. Напишите там «copies = 0», а схему — как [schemes.scheme-{ $action }].

# Refusals
refusal-choose-action = Выберите действие своего планшета, милость короля или пасуйте.
refusal-choose-townsperson = Выберите горожанина из ряда и как платить.
refusal-choose-free-townsperson = Выберите горожанина из ряда: платить за него не нужно.
refusal-choose-region = Сначала выберите регион по его номеру.
refusal-choose-space = Выберите место в регионе.
refusal-choose-jar = Выберите свободное место для кувшина.
refusal-choose-outsider = Выберите чужака из ряда, которого { $action ->
        [attack] атакуете
       *[other] обращаете
    }.
refusal-choose-cell = Выберите клетку для мастерской: действие правой стороны, клетка 1 или 2.
refusal-choose-clear = Выберите действие, которое очищаете.
refusal-choose-order = Вам причитается несколько наград: выберите, какая следующая.
refusal-choose-paladin = Выберите из трёх паладинов одного на этот раунд, одного наверх и одного под низ колоды.
refusal-choose-tavern = Выберите таверну, которую ещё никто не взял.
refusal-choose-worker = Выберите рабочего для следующей клетки.
refusal-choose-keep = { $left ->
        [one] Выберите ещё { $left } рабочего, который останется.
        [few] Выберите { $left } рабочих, которые останутся, — по одному.
       *[many] Выберите { $left } рабочих, которые останутся, — по одному.
    }
refusal-accept-or-decline = Примите предложенное или откажитесь: { NAME($reward) }.
refusal-pick-one = Выберите одну из показанных наград.
refusal-not-due = Эта награда вам сейчас не причитается: { NAME($reward) }. Выберите из положенных.
refusal-use-townsfolk = Используйте на инквизиции кого-то из своих горожан или обойдитесь без заговорщиц.
refusal-no-use = Сейчас не поможет { NAME($townsperson) }: вы не нанимали эту карту, уже использовали её, или у вас не столько подозрений, сколько ей нужно.
refusal-no-such-card = В этой игре нет карты «{ $card }». Смотрите имена на столе.
refusal-no-such-space = Места «{ $space }» нет. Смотрите имена на поле.
refusal-not-in-row = В ряду нет такой карты: { NAME($card) }. Выберите карту, которая там лежит.
refusal-not-drawn = У вас на руке нет такого паладина: { NAME($paladin) }. Выбирайте из своих трёх.
refusal-one-each = Назовите трёх разных паладинов: одного на раунд, одного наверх, одного под низ.
refusal-tavern-closed = В этом раунде не открыта { NAME($tavern) }. Выберите открытую.
refusal-tavern-visited = Уже занята { NAME($tavern) }. Выберите другую.
refusal-worker-not-owned = У вас нет такого рабочего: { NAME($worker) }. Выберите из тех, кто есть.
refusal-worker-kept = Всех таких рабочих ({ NAME($worker) }) вы уже оставили. Выберите другого.
refusal-wrong-colour = Сюда не может встать { NAME($worker) }: на этой клетке нужен { NAME($cell) } или преступник.
refusal-worker-needed = Если сюда встанет { NAME($worker) }, остальные клетки действия не заполнить. Выберите другого.
refusal-occupied = Действие занято вашими рабочими: { NAME($action) }. Очистите его молитвой или подождите следующего раунда.
refusal-limit = Действие «{ NAME($action) }» сделано раз: { $times }. Больше за игру нельзя.
refusal-workers = На действие «{ NAME($action) }» не хватает рабочих, нужны: { NAME($workers) }. Преступник заменяет любого.
refusal-silver = Цена действия «{ NAME($action) }» в монетах — { $need }, у вас { $have }.
refusal-provisions = Цена действия «{ NAME($action) }» в провизии — { $need }, у вас { $have }.
refusal-influence-for-wall = Следующей стене нужно влияние { $need }, у вас { $have }.
refusal-influence-for-jar = Следующему кувшину нужно влияние { $need }, у вас { $have }.
refusal-no-walls = Стены в колоде кончились: строить их больше никто не может.
refusal-no-region = Действие «{ NAME($action) }» невозможно: в доступных вам регионах нет свободных мест.
refusal-no-outsiders = Действие «{ NAME($action) }» невозможно: в ряду нет ни одного чужака.
refusal-no-attack = До чужаков не достаёт ваша сила, даже если потратить все монеты.
refusal-no-convert = До чужаков не достаёт ваша вера.
refusal-no-townsfolk = Действие «{ NAME($action) }» невозможно: в ряду нет ни одного горожанина.
refusal-townsfolk-silver = Действие «{ NAME($action) }» невозможно: вы не можете заплатить ни за одного горожанина в ряду.
refusal-faith-for-region = Монаху в регионе { $region } нужна вера { $faith }, у вас { $have }.
refusal-strength-for-region = Заставе в регионе { $region } нужна сила { $strength }, у вас { $have }.
refusal-region-full = В регионе { $region } нет свободных мест. Выберите другой.
refusal-space-barred = При таком числе игроков закрыто { NAME($space) }: { $players ->
        [3] нужны трое
       *[other] нужны четверо
    }. Выберите другое.
refusal-space-taken = Монах или застава уже занимает { NAME($space, form: "acc") }. Выберите свободное.
refusal-other-region = Вы выбрали регион { $region }, а { NAME($space) } не в нём. Выберите место этого региона.
refusal-jar-there = Кувшином уже занято { NAME($space) }. Выберите свободное.
refusal-too-strong = Чтобы атаковать { NAME($outsider, form: "acc") }, нужна сила { $need }, у вас { $have }. Недостающее стоит монет: { $silver }, а у вас { $purse }.
refusal-too-far = Чтобы обратить { NAME($outsider, form: "acc") }, нужна вера { $need }, у вас { $have }.
refusal-not-itself = Молитва очищает другое действие, не себя. Выберите другое.
refusal-nothing-to-clear = На этом действии нет рабочих: { NAME($action) }. Выберите занятое.
refusal-workshop-there = Там уже стоит мастерская: { NAME($action) }. Выберите другую клетку.
refusal-is-free = Сейчас { NAME($townsperson) } не стоит ничего: выберите цену «free».
refusal-not-free = Бесплатно { NAME($townsperson) } не пойдёт, цена в монетах — { $silver }.
refusal-slot-silver = Цена в монетах — { $silver } ({ NAME($townsperson) }), у вас { $have }.
refusal-slot-no-debt = Взять в долг можно только с двух крайних левых мест. Цена в монетах — { $silver } ({ NAME($townsperson) }).
refusal-no-debts = Карты долгов кончились: платить долгом нельзя.
refusal-favour-hidden = Не открыта { NAME($favour) }. Выберите открытую.
refusal-favour-used = В этом раунде уже использована { NAME($favour) }. Она откроется в следующем.
refusal-favour-worker = Нельзя использовать { NAME($favour, form: "acc") }: нет нужного рабочего ({ NAME($worker) }).
refusal-favour-silver = Нельзя использовать { NAME($favour, form: "acc") }: цена в монетах — { $silver }, столько у вас нет.
refusal-favour-provisions = Нельзя использовать { NAME($favour, form: "acc") }: цена в провизии — { $provisions }, столько у вас нет.
any = любой рабочий

# Rewards, workers and goods with their number
some = { $reward ->
         [labourer] { $amount ->
                 [1] чернорабочий
                 [one] { $amount } чернорабочий
                 [few] { $amount } чернорабочих
                *[many] { $amount } чернорабочих
            }
         [scout] { $amount ->
                 [1] разведчик
                 [one] { $amount } разведчик
                 [few] { $amount } разведчика
                *[many] { $amount } разведчиков
            }
         [merchant] { $amount ->
                 [1] купец
                 [one] { $amount } купец
                 [few] { $amount } купца
                *[many] { $amount } купцов
            }
         [fighter] { $amount ->
                 [1] воин
                 [one] { $amount } воин
                 [few] { $amount } воина
                *[many] { $amount } воинов
            }
         [cleric] { $amount ->
                 [1] клирик
                 [one] { $amount } клирик
                 [few] { $amount } клирика
                *[many] { $amount } клириков
            }
         [criminal] { $amount ->
                 [1] преступник
                 [one] { $amount } преступник
                 [few] { $amount } преступника
                *[many] { $amount } преступников
            }
         [any] { $amount ->
                 [1] любой рабочий
                 [one] { $amount } любой рабочий
                 [few] { $amount } любых рабочих
                *[many] { $amount } любых рабочих
            }
         [faith] +{ $amount } к вере
         [strength] +{ $amount } к силе
         [influence] +{ $amount } к влиянию
         [silver] { $amount ->
                 [1] 1 монета
                 [one] { $amount } монета
                 [few] { $amount } монеты
                *[many] { $amount } монет
            }
         [provision] { $amount ->
                 [1] 1 провизия
                 [one] { $amount } провизия
                *[other] { $amount } провизии
            }
         [tax] { $amount ->
                 [1] 1 монета налога
                 [one] { $amount } монета налога
                 [few] { $amount } монеты налога
                *[many] { $amount } монет налога
            }
         [pardon] { $amount ->
                 [1] сброс подозрения
                 [one] { $amount } подозрение в сброс
                 [few] { $amount } подозрения в сброс
                *[many] { $amount } подозрений в сброс
            }
         [destroy] { $amount ->
                 [1] уничтожение долга
                 [one] { $amount } долг уничтожен
                 [few] { $amount } долга уничтожены
                *[many] { $amount } долгов уничтожены
            }
         [pay] { $amount ->
                 [1] оплата долга
                 [one] { $amount } долг оплачен
                 [few] { $amount } долга оплачены
                *[many] { $amount } долгов оплачены
            }
         [prayer] { $amount ->
                 [1] очистка действия
                 [one] { $amount } действие очищено
                 [few] { $amount } действия очищены
                *[many] { $amount } действий очищены
            }
         [hire] { $amount ->
                 [1] бесплатный найм
                 [one] { $amount } бесплатный найм
                 [few] { $amount } бесплатных найма
                *[many] { $amount } бесплатных наймов
            }
        *[workshop] { $amount ->
                 [1] мастерская
                 [one] { $amount } мастерская
                 [few] { $amount } мастерские
                *[many] { $amount } мастерских
            }
    }

# Points
score-order = { NAME($order) }
score-attribute = { NAME($attribute) } { $level }
score-action = { NAME($action) }, раз: { $times }
score-walls = Очки на стенах
score-outsider = { NAME($outsider) }
score-paid = Оплаченные долги: { $count }
score-unpaid = Неоплаченные долги: { $count }
score-goods = Монеты: { $silver }, провизия: { $provisions }

# The solo opponent
event-workers-called = { $count ->
        [one] Соперник получает { $count } рабочего.
        [few] Соперник получает { $count } рабочих.
       *[many] Соперник получает { $count } рабочих.
    }
event-scheme-added = В сброс схем соперника уходит { NAME($scheme) }.
event-scheme-turned-up = Соперник открывает { NAME($scheme, form: "acc") }.
event-schemes-shuffled = Схемы соперника перемешаны в новую колоду.
event-opponent-prevented = { $action ->
        [favour] Использовать милость он не может: свободных открытых милостей нет.
       *[other] Это он сделать не может: { NAME($action) }. { $why ->
            [workers] Не хватает рабочих: { $idle } из { $wanted }.
            [occupied] Там уже стоят рабочие.
            [limit] Больше за игру нельзя.
            [influence] Не хватает влияния.
            [row] В ряду никого нет.
           *[reach] Дотянуться не до чего.
        }
    }
event-opponent-without = Сопернику это ни к чему: { NAME($reward) }. { $why ->
        [debt] Неоплаченных долгов у него нет.
        [suspicion] Подозрений у него нет.
        [townsfolk] В ряду никого нет.
        [top] Фишка уже на верхней ступени.
       *[workshop] Мастерских он не строит.
    }
event-opponent-spent = У соперника не осталось рабочих.
event-order-pursued = Из приказов короля он выбирает { NAME($order, form: "acc") }.
event-marker-pointed = Фишка на делении { $spot } приводит его к карте: { NAME($card) }.
event-space-preferred = Из доступных мест ему милее всего { NAME($space) }.
event-opponent-placed = { $count ->
        [one] Соперник ставит { $count } рабочего на { NAME($action, form: "acc") }.
        [few] Соперник ставит { $count } рабочих на { NAME($action, form: "acc") }.
       *[many] Соперник ставит { $count } рабочих на { NAME($action, form: "acc") }.
    }
event-jar-turned = Соперник переворачивает кувшин.
event-right-side-cleared = { $count ->
        [0] Соперник молится; правая сторона его планшета и так пуста.
       *[other] Соперник молится и очищает правую сторону планшета.
    }
event-tax-lost = { $reward ->
        [destroy] Неоплаченных долгов у соперника нет: вместо этого монета уходит из налогов в общий запас.
       *[pardon] Подозрений у соперника нет: вместо этого монета уходит из налогов в общий запас.
    }
event-rested = { $left ->
        [0] Соперник отдыхает; рабочих не осталось.
        [one] Соперник отдыхает; остался { $left } рабочий.
        [few] Соперник отдыхает; осталось { $left } рабочих.
       *[many] Соперник отдыхает; осталось { $left } рабочих.
    }

# Ways to play
mode-base = За столом
mode-base-help = От двух до четырёх игроков, семь раундов.
mode-solo-easy = В одиночку, легко
mode-solo-easy-help = Один игрок против соперника, у которого в начале одна мастерская.
mode-solo-normal = В одиночку
mode-solo-normal-help = Один игрок против соперника, у которого в начале три мастерские.
mode-solo-hard = В одиночку, трудно
mode-solo-hard-help = Один игрок против соперника, у которого в начале пять мастерских.
option-difficulty = Соперник
option-difficulty-help = Насколько соперник впереди в начале. Только для одного игрока.
option-difficulty-easy = лёгкий
option-difficulty-normal = обычный
option-difficulty-hard = трудный
idle-difficulty = Соперник из правил — для одного игрока, а здесь мест: { $seats }. Не задавайте «difficulty».

# The table
place-court = { $round ->
        [0] Приказы и милости короля
       *[other] Раунд { $round }: приказы и милости короля
    }
place-orders = Приказы
place-favours = Милости
place-townsfolk = Горожане
place-slot = { $silver ->
        [one] { $silver } монета
        [few] { $silver } монеты
       *[many] { $silver } монет
    }{ $debts ->
        [0] {""}
       *[other] {" "}или долг
    }
place-outsider-slot = Вера { $faith }, сила { $strength }
place-goods = Запасы
place-outsiders = Чужаки
place-land = Страна
place-region = Регион { $region }: монахи от веры { $faith }, заставы от силы { $strength }
place-taverns = Таверны
place-supplies = Запасы
place-townsfolk-gone = Ушедшие горожане
place-outsiders-gone = Ушедшие чужаки
place-taverns-gone = Таверны прежних раундов
place-suspicions-gone = Сброшенные подозрения
place-remembered = Скрытые карты, которые вы видели
place-seat = { SEAT($seat) }
place-workers = Рабочие
place-drawn = Паладины на выбор
place-paladin = Паладин
place-paladin-deck = { $count ->
        [one] Из { $count } паладина в колоде вы знаете
        [few] Из { $count } паладинов в колоде вы знаете
       *[many] Из { $count } паладинов в колоде вы знаете
    }
place-retired = Прежние паладины
place-actions = Действия
place-jars = Кувшины
place-hired = Горожане
place-suspicions = Подозрения
place-walls = Стены
place-attacked = Атакованы
place-converted = Обращены
place-opponent = { $difficulty ->
        [easy] Соперник (лёгкий)
        [hard] Соперник (трудный)
       *[normal] Соперник (обычный)
    }
place-schemes-gone = Открытые схемы
place-schemes-waiting = Схемы на милостях
hidden-order = приказ короля рубашкой вверх
hidden-favour = милость короля рубашкой вверх
hidden-paladin = паладин рубашкой вверх
space = { SAY($gain) }
first-player = первый игрок
has-passed = пас
tax-count = налоги: монет { $count } из { $number }
debt-count = { $count ->
        [one] в стопке { $count } долг
        [few] в стопке { $count } долга
       *[many] в стопке { $count } долгов
    }
wall-count = { $count ->
        [one] в колоде { $count } стена
        [few] в колоде { $count } стены
       *[many] в колоде { $count } стен
    }
suspicion-count = { $count ->
        [one] в колоде { $count } подозрение
        [few] в колоде { $count } подозрения
       *[many] в колоде { $count } подозрений
    }
tavern-count = { $count ->
        [one] в колоде { $count } таверна
        [few] в колоде { $count } таверны
       *[many] в колоде { $count } таверн
    }
townsfolk-count = { $count ->
        [one] в колоде { $count } горожанин
        [few] в колоде { $count } горожанина
       *[many] в колоде { $count } горожан
    }
outsider-count = { $count ->
        [one] в колоде { $count } чужак
        [few] в колоде { $count } чужака
       *[many] в колоде { $count } чужаков
    }
scheme-count = { $count ->
        [one] в колоде { $count } схема
        [few] в колоде { $count } схемы
       *[many] в колоде { $count } схем
    }
last-scheme = последней открыта { NAME($scheme) }
silver-count = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
provision-count = { $count ->
        [one] { $count } провизия
       *[other] { $count } провизии
    }
attribute-count = { NAME($attribute) } { $level }{ $boost ->
        [0] {""}
       *[other] +{ $boost }
    }
debts-count = долги: { $unpaid ->
        [one] { $unpaid } неоплаченный
        [few] { $unpaid } неоплаченных
       *[many] { $unpaid } неоплаченных
    }, { $paid ->
        [one] { $paid } оплаченный
        [few] { $paid } оплаченных
       *[many] { $paid } оплаченных
    }
idle-count = { $count ->
        [one] остался { $count } рабочий
        [few] осталось { $count } рабочих
       *[many] осталось { $count } рабочих
    }
attribute-named = { NAME($attribute) }
attribute-stack = стопка, снизу вверх: { SAY($attributes) }
marker-count = фишка ресурсов на делении { $spot }
badge-standing = { $points ->
        [one] пока { $points } очко
        [few] пока { $points } очка
       *[many] пока { $points } очков
    }
badge-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
badge-times = { NAME($action) }, раз: { $times }
badge-counts = сделано: { $counts }
badge-favour = { $cell ->
        [any] любой рабочий
       *[other] { NAME($cell) }
    }{ $silver ->
        [0] {""}
       *[other] , монет: { $silver }
    }{ $provisions ->
        [0] {""}
       *[other] , провизии: { $provisions }
    }{ $debts ->
        [0] {""}
       *[other] , долг
    }
badge-gain = { SAY($gain) }
badge-either = либо { SAY($gain) }
badge-or = либо { SAY($gain) }
badge-used = занято ({ NAME($worker) })
badge-monk = монах: { $seat ->
        [none] соперник
       *[other] { SEAT($seat) }
    }
badge-aimed = { $what ->
        [errand] на очереди у соперника: послать на задание
        [attack] на очереди у соперника: атаковать
        [convert] на очереди у соперника: обратить
       *[favour] на очереди у соперника: эта милость
    }
badge-outpost = застава: { $seat ->
        [none] соперник
       *[other] { SEAT($seat) }
    }
badge-visited = взята: { SEAT($seat) }
badge-errand = задание: { SAY($gain) }
badge-instant = { $gain ->
        [none] сразу: ничего
       *[other] сразу: { SAY($gain) }
    }
badge-ability = { $when ->
        [debt-paid] оплаченный долг
        [inquisition] инквизиция
        [inquisition-clear] инквизиция без подозрений
        [inquisition-suspected] инквизиция с 2 подозрениями и более
       *[other] { NAME($when) }
    }: { SAY($gain) }
badge-attack = атака: { SAY($gain) }
badge-convert = обращение: { SAY($gain) }
badge-score = { $counts ->
        [attacked-saracens] атакованные сарацины
        [attacked-byzantines] атакованные византийцы
        [attacked-vikings] атакованные викинги
        [faith] вера
        [strength] сила
        [influence] влияние
        [commission] поручения
        [fortify] стены
        [garrison] заставы
        [absolve] отпущения
        [develop] мастерские
        [recruit] нанятые горожане
        [paid-debts] оплаченные долги
        [unpaid-debts] неоплаченные долги
        [orders] приказы
        [suspicions] подозрения
       *[mercenaries] наёмники
    }: { $per ->
        [1] по 1
       *[other] 1 за каждые { $per }
    }{ $base ->
        [0] {""}
       *[other] {" "}и ещё { $base }
    }
badge-boost = { SAY($gain) }
badge-no-price = { NAME($action) }: бесплатно
badge-less = { NAME($action) }: на { $silver } монеты дешевле
badge-help = { NAME($action) }: ещё { SAY($gain) }
badge-face-down = рубашкой вверх
badge-on-top = наверху
badge-from-bottom = { $number ->
        [1] в самом низу
       *[other] { $number }-я снизу
    }
cell-free = [{ $cell ->
        [any] любой
       *[other] { NAME($cell) }
    }]
cell-taken = { NAME($there) }
badge-done = { $times } из { $limit }
badge-done-often = раз: { $times }
badge-cost = { $provisions ->
        [0] цена в монетах: { $silver }
       *[other] цена в провизии: { $provisions }
    }
badge-need = влияние { $influence }
badge-under-workshop = под следующей: { NAME($worker) }
badge-workshops = { $count ->
        [one] { $count } мастерская
        [few] { $count } мастерские
       *[many] { $count } мастерских
    }
badge-occupied = занято
badge-jar = кувшин

# Paladins
anseis = Ансеис
anseis-help = Приводит купца и разведчика. +1 к вере и +3 к влиянию. Укрепление не стоит провизии.
berengier = Беренжье
berengier-help = Приводит воина и купца. +3 к силе и +1 к влиянию. Мобилизация не стоит провизии.
engelier = Анжелье
engelier-help = Приводит воина и разведчика. +1 к вере и +3 к силе. Каждая атака приносит 2 монеты.
gerier = Жерье
gerier-help = Приводит клирика и воина. +3 к вере и +1 к влиянию. Обращение не стоит монет.
gerin = Жерен
gerin-help = Приводит купца и чернорабочего. +4 к влиянию. Каждый заговор приносит 2 монеты.
girard = Жерар
girard-help = Приводит 2 разведчиков. +2 к вере и +2 к влиянию. Каждая охота приносит ещё 2 провизии.
ivon = Ивон
ivon-help = Приводит клирика и разведчика. +3 к вере и +1 к силе. Поручение не стоит провизии.
ivoire = Ивуар
ivoire-help = Приводит клирика и купца. +1 к силе и +3 к влиянию. Отпущение не стоит монет.
oliver = Оливье
oliver-help = Приводит 2 клириков. +4 к вере. Молитва не стоит монет.
otton = Оттон
otton-help = Приводит 2 купцов. +2 к вере и +2 к силе. Каждая торговля приносит ещё 2 монеты.
roland = Роланд
roland-help = Приводит воина и чернорабочего. +4 к силе. Найм не стоит монет.
samson = Самсон
samson-help = Приводит разведчика и чернорабочего. +2 к силе и +2 к влиянию. Развитие стоит на 2 монеты меньше.

# Townsfolk
abbot-1 = аббат (чернорабочий)
    .acc = аббата (чернорабочий)
abbot-1-help = На задании: клирик и чернорабочий. В отряде: при каждом отпущении — чернорабочий.
abbot-2 = аббат (1 провизия)
    .acc = аббата (1 провизия)
abbot-2-help = На задании: очистка одного своего действия. В отряде: сразу 1 провизия; при каждом отпущении — 1 провизия.
abbot-3 = аббат (налог 1)
    .acc = аббата (налог 1)
abbot-3-help = На задании: уничтожение неоплаченного долга. В отряде: сразу сброс подозрения; при каждом отпущении — 1 монета налога.
acolyte-1 = служитель (чернорабочий)
    .acc = служителя (чернорабочий)
acolyte-1-help = На задании: клирик. В отряде: при каждом поручении — чернорабочий.
acolyte-2 = служитель (1 монета)
    .acc = служителя (1 монета)
acolyte-2-help = На задании: очистка одного своего действия. В отряде: сразу 1 монета; при каждом поручении — 1 монета.
acolyte-3 = служитель (налог 1)
    .acc = служителя (налог 1)
acolyte-3-help = На задании: сброс 2 подозрений. В отряде: сразу сброс подозрения; при каждом поручении — 1 монета налога.
architect-1 = архитектор (чернорабочий)
    .acc = архитектора (чернорабочий)
architect-1-help = На задании: преступник. В отряде: при каждом развитии — чернорабочий.
architect-2 = архитектор (1 провизия)
    .acc = архитектора (1 провизия)
architect-2-help = На задании: чернорабочий и 1 провизия. В отряде: сразу 1 провизия; при каждом развитии — 1 провизия.
architect-3 = архитектор (налог 1)
    .acc = архитектора (налог 1)
architect-3-help = На задании: 2 монеты налога. В отряде: сразу сброс подозрения; при каждом развитии — 1 монета налога.
conspirator-1 = заговорщица (на задании: сброс 2 подозрений)
    .acc = заговорщицу (на задании: сброс 2 подозрений)
conspirator-1-help = На задании: сброс 2 подозрений. В отряде: при каждой инквизиции — сброс подозрения.
conspirator-2 = заговорщица (на задании: преступник)
    .acc = заговорщицу (на задании: преступник)
conspirator-2-help = На задании: преступник. В отряде: при каждой инквизиции — сброс подозрения.
debt-collector-1 = сборщик долгов (чернорабочий)
    .acc = сборщика долгов (чернорабочий)
debt-collector-1-help = На задании: 2 чернорабочих. В отряде: за каждый оплаченный долг — чернорабочий.
debt-collector-2 = сборщик долгов (воин)
    .acc = сборщика долгов (воин)
debt-collector-2-help = На задании: уничтожение неоплаченного долга. В отряде: за каждый оплаченный долг — воин.
debt-collector-3 = сборщик долгов (разведчик)
    .acc = сборщика долгов (разведчик)
debt-collector-3-help = На задании: сброс 2 подозрений. В отряде: за каждый оплаченный долг — разведчик.
defender-1 = защитник (чернорабочий)
    .acc = защитника (чернорабочий)
defender-1-help = На задании: +1 к силе. В отряде: при каждой атаке — чернорабочий.
defender-2 = защитник (1 провизия)
    .acc = защитника (1 провизия)
defender-2-help = На задании: чернорабочий и 1 провизия. В отряде: сразу 1 провизия; при каждой атаке — 1 провизия.
defender-3 = защитник (налог 1)
    .acc = защитника (налог 1)
defender-3-help = На задании: 2 монеты налога. В отряде: сразу сброс подозрения; при каждой атаке — 1 монета налога.
gatekeeper-1 = привратница (чернорабочий)
    .acc = привратницу (чернорабочий)
gatekeeper-1-help = На задании: купец и чернорабочий. В отряде: при каждом укреплении — чернорабочий.
gatekeeper-2 = привратница (1 монета)
    .acc = привратницу (1 монета)
gatekeeper-2-help = На задании: разведчик. В отряде: сразу 1 монета; при каждом укреплении — 1 монета.
gatekeeper-3 = привратница (налог 1)
    .acc = привратницу (налог 1)
gatekeeper-3-help = На задании: 2 монеты налога. В отряде: сразу сброс подозрения; при каждом укреплении — 1 монета налога.
missionary-1 = миссионерка (чернорабочий)
    .acc = миссионерку (чернорабочий)
missionary-1-help = На задании: очистка одного своего действия. В отряде: при каждом обращении — чернорабочий.
missionary-2 = миссионерка (1 провизия)
    .acc = миссионерку (1 провизия)
missionary-2-help = На задании: +1 к вере. В отряде: сразу 1 провизия; при каждом обращении — 1 провизия.
missionary-3 = миссионерка (налог 1)
    .acc = миссионерку (налог 1)
missionary-3-help = На задании: разведчик и чернорабочий. В отряде: сразу сброс подозрения; при каждом обращении — 1 монета налога.
peddler-1 = лавочник (чернорабочий)
    .acc = лавочника (чернорабочий)
peddler-1-help = На задании: 2 чернорабочих. В отряде: при каждой инквизиции, если у вас не меньше 2 подозрений — чернорабочий.
peddler-2 = лавочник (2 провизии)
    .acc = лавочника (2 провизии)
peddler-2-help = На задании: чернорабочий и 1 провизия. В отряде: при каждой инквизиции, если у вас не меньше 2 подозрений — 2 провизии.
peddler-3 = лавочник (2 монеты)
    .acc = лавочника (2 монеты)
peddler-3-help = На задании: сброс 2 подозрений. В отряде: при каждой инквизиции, если у вас не меньше 2 подозрений — 2 монеты.
squire-1 = оруженосец (+1 к силе)
    .acc = оруженосца (+1 к силе)
squire-1-help = На задании: воин. В отряде: при каждой инквизиции, если у вас нет подозрений — +1 к силе.
squire-2 = оруженосец (+1 к влиянию)
    .acc = оруженосца (+1 к влиянию)
squire-2-help = На задании: +1 к влиянию. В отряде: при каждой инквизиции, если у вас нет подозрений — +1 к влиянию.
squire-3 = оруженосец (+1 к вере)
    .acc = оруженосца (+1 к вере)
squire-3-help = На задании: преступник. В отряде: при каждой инквизиции, если у вас нет подозрений — +1 к вере.
watchman-1 = надсмотрщик (чернорабочий)
    .acc = надсмотрщика (чернорабочий)
watchman-1-help = На задании: воин и чернорабочий. В отряде: при каждой мобилизации — чернорабочий.
watchman-2 = надсмотрщик (1 монета)
    .acc = надсмотрщика (1 монета)
watchman-2-help = На задании: чернорабочий и 1 провизия. В отряде: сразу 1 монета; при каждой мобилизации — 1 монета.
watchman-3 = надсмотрщик (налог 1)
    .acc = надсмотрщика (налог 1)
watchman-3-help = На задании: купец. В отряде: сразу сброс подозрения; при каждой мобилизации — 1 монета налога.

# Outsiders
viking-adventurer = викинг-авантюрист
    .acc = викинга-авантюриста
viking-adventurer-help = Атака: +1 к влиянию, чернорабочий и клирик. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 поручения.
viking-armourer = викинг-оружейник
    .acc = викинга-оружейника
viking-armourer-help = Атака: +1 к влиянию, чернорабочий и 1 провизия. Обращение: +1 к силе; в конце игры 1 очко за каждые 4 деления силы.
viking-assassin = викинг-ассасин
    .acc = викинга-ассасина
viking-assassin-help = Атака: +1 к влиянию, чернорабочий и воин. Обращение: +2 к силе; в конце игры 1 очко за каждого атакованного вами сарацина.
viking-barbarian = викинг-варвар
    .acc = викинга-варвара
viking-barbarian-help = Атака: +1 к влиянию, 1 монета налога и 1 провизия. Обращение: +2 к силе; в конце игры 1 очко за каждого атакованного вами византийца.
viking-guardian = викинг-страж
    .acc = викинга-стража
viking-guardian-help = Атака: +1 к влиянию, купец и 1 провизия. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 поставленные мастерские.
viking-lookout = викинг-дозорный
    .acc = викинга-дозорного
viking-lookout-help = Атака: +1 к влиянию и купец. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 стены.
viking-marauder = викинг-мародёр
    .acc = викинга-мародёра
viking-marauder-help = Атака: +1 к влиянию и преступник. Обращение: +1 к силе; в конце игры 1 очко за каждые 4 деления влияния.
viking-mercenary = викинг-наёмник
    .acc = викинга-наёмника
viking-mercenary-help = Атака: +1 к влиянию и 2 чернорабочих. Обращение: +1 к силе; в конце игры 1 очко и ещё 1 за каждого обращённого вами наёмника, считая его самого.
viking-protector = викинг-заступник
    .acc = викинга-заступника
viking-protector-help = Атака: +1 к влиянию, чернорабочий и 1 провизия. Обращение: +1 к силе; в конце игры 1 очко за каждый оплаченный долг.
viking-thief = викинг-вор
    .acc = викинга-вора
viking-thief-help = Атака: +1 к влиянию и 2 монеты налога. Обращение: +1 к силе; в конце игры 1 очко за каждое ваше подозрение.
viking-traitor = викинг-предатель
    .acc = викинга-предателя
viking-traitor-help = Атака: +1 к влиянию и преступник. Обращение: +1 к силе; в конце игры каждый неоплаченный долг отнимает на 1 очко меньше.
viking-vigilante = викинг-каратель
    .acc = викинга-карателя
viking-vigilante-help = Атака: +1 к влиянию и уничтожение неоплаченного долга. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 отпущения.
byzantine-archer = византиец-лучник
    .acc = византийца-лучника
byzantine-archer-help = Атака: +1 к влиянию, разведчик и 1 провизия. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 заставы.
byzantine-armourer = византиец-оружейник
    .acc = византийца-оружейника
byzantine-armourer-help = Атака: +1 к влиянию и воин. Обращение: +1 к силе; в конце игры 1 очко за каждые 4 деления силы.
byzantine-assassin = византиец-ассасин
    .acc = византийца-ассасина
byzantine-assassin-help = Атака: +1 к влиянию, чернорабочий и 1 провизия. Обращение: +2 к силе; в конце игры 1 очко за каждого атакованного вами сарацина.
byzantine-champion = византиец-витязь
    .acc = византийца-витязя
byzantine-champion-help = Атака: +1 к влиянию, сброс подозрения и купец. Обращение: +1 к силе; в конце игры 1 очко и ещё 1 за каждый выполненный вами приказ короля.
byzantine-guardian = византиец-страж
    .acc = византийца-стража
byzantine-guardian-help = Атака: +1 к влиянию и 2 чернорабочих. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 поставленные мастерские.
byzantine-hunter = византиец-охотник
    .acc = византийца-охотника
byzantine-hunter-help = Атака: +1 к влиянию, сброс подозрения и воин. Обращение: +1 к силе; в конце игры 1 очко за каждых 2 нанятых горожан.
byzantine-invader = византиец-захватчик
    .acc = византийца-захватчика
byzantine-invader-help = Атака: +1 к влиянию, 1 монета налога и 1 провизия. Обращение: +2 к силе; в конце игры 1 очко за каждого атакованного вами викинга.
byzantine-lookout = византиец-дозорный
    .acc = византийца-дозорного
byzantine-lookout-help = Атака: +1 к влиянию, чернорабочий и купец. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 стены.
byzantine-mercenary = византиец-наёмник
    .acc = византийца-наёмника
byzantine-mercenary-help = Атака: +1 к влиянию, сброс подозрения и чернорабочий. Обращение: +1 к силе; в конце игры 1 очко и ещё 1 за каждого обращённого вами наёмника, считая его самого.
byzantine-thief = византиец-вор
    .acc = византийца-вора
byzantine-thief-help = Атака: +1 к влиянию и преступник. Обращение: +1 к силе; в конце игры 1 очко за каждое ваше подозрение.
byzantine-traitor = византиец-предатель
    .acc = византийца-предателя
byzantine-traitor-help = Атака: +1 к влиянию и уничтожение неоплаченного долга. Обращение: +1 к силе; в конце игры каждый неоплаченный долг отнимает на 1 очко меньше.
byzantine-warrior = византиец-воитель
    .acc = византийца-воителя
byzantine-warrior-help = Атака: +1 к влиянию и 2 провизии. Обращение: +1 к силе; в конце игры 1 очко за каждые 4 деления веры.
saracen-adventurer = сарацин-авантюрист
    .acc = сарацина-авантюриста
saracen-adventurer-help = Атака: +1 к влиянию, чернорабочий и разведчик. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 поручения.
saracen-archer = сарацин-лучник
    .acc = сарацина-лучника
saracen-archer-help = Атака: +1 к влиянию и 2 провизии. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 заставы.
saracen-barbarian = сарацин-варвар
    .acc = сарацина-варвара
saracen-barbarian-help = Атака: +1 к влиянию, чернорабочий и разведчик. Обращение: +2 к силе; в конце игры 1 очко за каждого атакованного вами византийца.
saracen-champion = сарацин-витязь
    .acc = сарацина-витязя
saracen-champion-help = Атака: +1 к влиянию, сброс подозрения и разведчик. Обращение: +1 к силе; в конце игры 1 очко и ещё 1 за каждый выполненный вами приказ короля.
saracen-hunter = сарацин-охотник
    .acc = сарацина-охотника
saracen-hunter-help = Атака: +1 к влиянию и уничтожение неоплаченного долга. Обращение: +1 к силе; в конце игры 1 очко за каждых 2 нанятых горожан.
saracen-invader = сарацин-захватчик
    .acc = сарацина-захватчика
saracen-invader-help = Атака: +2 к влиянию. Обращение: +2 к силе; в конце игры 1 очко за каждого атакованного вами викинга.
saracen-marauder = сарацин-мародёр
    .acc = сарацина-мародёра
saracen-marauder-help = Атака: +2 к влиянию. Обращение: +1 к силе; в конце игры 1 очко за каждые 4 деления влияния.
saracen-mercenary-1 = сарацин-наёмник (чернорабочий, 1 провизия)
    .acc = сарацина-наёмника (чернорабочий, 1 провизия)
saracen-mercenary-1-help = Атака: +1 к влиянию, чернорабочий и 1 провизия. Обращение: +1 к силе; в конце игры 1 очко и ещё 1 за каждого обращённого вами наёмника, считая его самого.
saracen-mercenary-2 = сарацин-наёмник (налог 2)
    .acc = сарацина-наёмника (налог 2)
saracen-mercenary-2-help = Атака: +1 к влиянию и 2 монеты налога. Обращение: +1 к силе; в конце игры 1 очко и ещё 1 за каждого обращённого вами наёмника, считая его самого.
saracen-protector = сарацин-заступник
    .acc = сарацина-заступника
saracen-protector-help = Атака: +1 к влиянию и 2 чернорабочих. Обращение: +1 к силе; в конце игры 1 очко за каждый оплаченный долг.
saracen-vigilante = сарацин-каратель
    .acc = сарацина-карателя
saracen-vigilante-help = Атака: +1 к влиянию, сброс подозрения и клирик. Обращение: +1 к силе; в конце игры 1 очко за каждые 2 отпущения.
saracen-warrior = сарацин-воитель
    .acc = сарацина-воителя
saracen-warrior-help = Атака: +1 к влиянию и клирик. Обращение: +1 к силе; в конце игры 1 очко за каждые 4 деления веры.

# What converted outsiders are worth
assassin = ассасин
    .acc = ассасина
assassin-help = Если обращён, в конце игры: 1 очко за каждого атакованного вами сарацина.
barbarian = варвар
    .acc = варвара
barbarian-help = Если обращён, в конце игры: 1 очко за каждого атакованного вами византийца.
invader = захватчик
    .acc = захватчика
invader-help = Если обращён, в конце игры: 1 очко за каждого атакованного вами викинга.
lookout = дозорный
    .acc = дозорного
lookout-help = Если обращён, в конце игры: 1 очко за каждые 2 стены.
vigilante = каратель
    .acc = карателя
vigilante-help = Если обращён, в конце игры: 1 очко за каждые 2 отпущения.
archer = лучник
    .acc = лучника
archer-help = Если обращён, в конце игры: 1 очко за каждые 2 заставы.
hunter = охотник
    .acc = охотника
hunter-help = Если обращён, в конце игры: 1 очко за каждых 2 нанятых горожан.
guardian = страж
    .acc = стража
guardian-help = Если обращён, в конце игры: 1 очко за каждые 2 поставленные мастерские.
adventurer = авантюрист
    .acc = авантюриста
adventurer-help = Если обращён, в конце игры: 1 очко за каждые 2 поручения.
warrior = воитель
    .acc = воителя
warrior-help = Если обращён, в конце игры: 1 очко за каждые 4 деления веры.
armourer = оружейник
    .acc = оружейника
armourer-help = Если обращён, в конце игры: 1 очко за каждые 4 деления силы.
marauder = мародёр
    .acc = мародёра
marauder-help = Если обращён, в конце игры: 1 очко за каждые 4 деления влияния.
protector = заступник
    .acc = заступника
protector-help = Если обращён, в конце игры: 1 очко за каждый оплаченный долг.
champion = витязь
    .acc = витязя
champion-help = Если обращён, в конце игры: 1 очко и ещё 1 за каждый выполненный вами приказ короля.
thief = вор
    .acc = вора
thief-help = Если обращён, в конце игры: 1 очко за каждое ваше подозрение.
traitor = предатель
    .acc = предателя
traitor-help = Если обращён, в конце игры: каждый неоплаченный долг отнимает на 1 очко меньше.
mercenary = наёмник
    .acc = наёмника
mercenary-help = Если обращён, в конце игры: 1 очко и ещё 1 за каждого обращённого вами наёмника, считая его самого.

# Walls
wall-strength = стена (+2 к силе)
    .acc = стену (+2 к силе)
wall-strength-help = +2 к силе.
wall-labourer-and-point = стена (чернорабочий, 1 очко)
    .acc = стену (чернорабочий, 1 очко)
wall-labourer-and-point-help = +1 к силе и чернорабочий. В конце игры — 1 очко.
wall-points = стена (2 очка)
    .acc = стену (2 очка)
wall-points-help = +1 к силе. В конце игры — 2 очка.
wall-pay-or-silver = стена (оплата долга или 2 монеты)
    .acc = стену (оплата долга или 2 монеты)
wall-pay-or-silver-help = +1 к силе; оплата долга или 2 монеты.
wall-pardon-or-silver = стена (сброс подозрения или 2 монеты)
    .acc = стену (сброс подозрения или 2 монеты)
wall-pardon-or-silver-help = +1 к силе; сброс подозрения или 2 монеты.
wall-three-labourers = стена (3 чернорабочих)
    .acc = стену (3 чернорабочих)
wall-three-labourers-help = +1 к силе и 3 чернорабочих.
wall-two-labourers = стена (2 чернорабочих)
    .acc = стену (2 чернорабочих)
wall-two-labourers-help = +1 к силе и 2 чернорабочих.
wall-labourer-merchant = стена (чернорабочий, купец)
    .acc = стену (чернорабочий, купец)
wall-labourer-merchant-help = +1 к силе, чернорабочий и купец.
wall-labourer-fighter = стена (чернорабочий, воин)
    .acc = стену (чернорабочий, воин)
wall-labourer-fighter-help = +1 к силе, чернорабочий и воин.
wall-labourer-scout = стена (чернорабочий, разведчик)
    .acc = стену (чернорабочий, разведчик)
wall-labourer-scout-help = +1 к силе, чернорабочий и разведчик.
wall-labourer-cleric = стена (чернорабочий, клирик)
    .acc = стену (чернорабочий, клирик)
wall-labourer-cleric-help = +1 к силе, чернорабочий и клирик.
wall-scout-merchant = стена (разведчик, купец)
    .acc = стену (разведчик, купец)
wall-scout-merchant-help = +1 к силе, разведчик и купец.
wall-scout = стена (разведчик)
    .acc = стену (разведчик)
wall-scout-help = +1 к силе и разведчик.
wall-merchant = стена (купец)
    .acc = стену (купец)
wall-merchant-help = +1 к силе и купец.
wall-fighter = стена (воин)
    .acc = стену (воин)
wall-fighter-help = +1 к силе и воин.
wall-cleric = стена (клирик)
    .acc = стену (клирик)
wall-cleric-help = +1 к силе и клирик.

# Taverns
tavern-1 = таверна (2 чернорабочих, разведчик, клирик)
    .acc = таверну (2 чернорабочих, разведчик, клирик)
tavern-1-help = { -tavern-help }
tavern-2 = таверна (разведчик, 2 воина, преступник)
    .acc = таверну (разведчик, 2 воина, преступник)
tavern-2-help = { -tavern-help }
tavern-3 = таверна (разведчик, 2 купца, преступник)
    .acc = таверну (разведчик, 2 купца, преступник)
tavern-3-help = { -tavern-help }
tavern-4 = таверна (чернорабочий, 2 воина, преступник)
    .acc = таверну (чернорабочий, 2 воина, преступник)
tavern-4-help = { -tavern-help }
tavern-5 = таверна (2 разведчика, клирик, преступник)
    .acc = таверну (2 разведчика, клирик, преступник)
tavern-5-help = { -tavern-help }
tavern-6 = таверна (разведчик, купец, воин, преступник)
    .acc = таверну (разведчик, купец, воин, преступник)
tavern-6-help = { -tavern-help }
tavern-7 = таверна (2 чернорабочих, 2 купца)
    .acc = таверну (2 чернорабочих, 2 купца)
tavern-7-help = { -tavern-help }
tavern-8 = таверна (2 разведчика, 2 купца)
    .acc = таверну (2 разведчика, 2 купца)
tavern-8-help = { -tavern-help }
tavern-9 = таверна (разведчик, воин, 2 клирика)
    .acc = таверну (разведчик, воин, 2 клирика)
tavern-9-help = { -tavern-help }
tavern-10 = таверна (разведчик, купец, 2 клирика)
    .acc = таверну (разведчик, купец, 2 клирика)
tavern-10-help = { -tavern-help }
tavern-11 = таверна (купец, 2 воина, преступник)
    .acc = таверну (купец, 2 воина, преступник)
tavern-11-help = { -tavern-help }
tavern-12 = таверна (разведчик, воин, 2 преступника)
    .acc = таверну (разведчик, воин, 2 преступника)
tavern-12-help = { -tavern-help }
tavern-13 = таверна (чернорабочий, разведчик, 2 купца)
    .acc = таверну (чернорабочий, разведчик, 2 купца)
tavern-13-help = { -tavern-help }
tavern-14 = таверна (чернорабочий, купец, 2 клирика)
    .acc = таверну (чернорабочий, купец, 2 клирика)
tavern-14-help = { -tavern-help }
tavern-15 = таверна (2 разведчика, купец, воин)
    .acc = таверну (2 разведчика, купец, воин)
tavern-15-help = { -tavern-help }
tavern-16 = таверна (чернорабочий, воин, 2 преступника)
    .acc = таверну (чернорабочий, воин, 2 преступника)
tavern-16-help = { -tavern-help }
tavern-17 = таверна (2 чернорабочих, клирик, преступник)
    .acc = таверну (2 чернорабочих, клирик, преступник)
tavern-17-help = { -tavern-help }
tavern-18 = таверна (2 купца, 2 клирика)
    .acc = таверну (2 купца, 2 клирика)
tavern-18-help = { -tavern-help }
tavern-19 = таверна (2 чернорабочих, 2 воина)
    .acc = таверну (2 чернорабочих, 2 воина)
tavern-19-help = { -tavern-help }
tavern-20 = таверна (воин, 3 клирика)
    .acc = таверну (воин, 3 клирика)
tavern-20-help = { -tavern-help }
tavern-21 = таверна (купец, воин, 2 клирика)
    .acc = таверну (купец, воин, 2 клирика)
tavern-21-help = { -tavern-help }
tavern-22 = таверна (чернорабочий, 3 разведчика)
    .acc = таверну (чернорабочий, 3 разведчика)
tavern-22-help = { -tavern-help }
tavern-23 = таверна (купец, воин, 2 преступника)
    .acc = таверну (купец, воин, 2 преступника)
tavern-23-help = { -tavern-help }
tavern-24 = таверна (2 чернорабочих, воин, преступник)
    .acc = таверну (2 чернорабочих, воин, преступник)
tavern-24-help = { -tavern-help }
-tavern-help = Кто её выберет, берёт четырёх её рабочих. За каждого преступника — подозрение.

# Suspicions and debts
suspicion-none = подозрение (без налога)
    .acc = подозрение (без налога)
suspicion-none-help = Приходит с преступником и налога не даёт.
suspicion-one = подозрение (налог 1)
    .acc = подозрение (налог 1)
suspicion-one-help = Приходит с преступником; возьмите 1 монету из налогов.
suspicion-two = подозрение (налог 2)
    .acc = подозрение (налог 2)
suspicion-two-help = Приходит с преступником; возьмите 2 монеты из налогов.
debt = долг
    .acc = долг
debt-help = Неоплаченный отнимает в конце 3 очка, оплаченный приносит 1.

# King's favours and orders
favour-hiring = милость «найм»
    .acc = милость «найм»
favour-hiring-help = Поставьте разведчика: бесплатный найм горожанина. Раз в раунд и для кого-то одного.
favour-pardon = милость «прощение»
    .acc = милость «прощение»
favour-pardon-help = Поставьте клирика: сброс подозрения и 2 монеты налога. Раз в раунд и для кого-то одного.
favour-rogues = милость «сброд»
    .acc = милость «сброд»
favour-rogues-help = Поставьте любого рабочего: 2 преступника. Раз в раунд и для кого-то одного.
favour-training = милость «выучка»
    .acc = милость «выучка»
favour-training-help = Поставьте преступника: +1 к вере, +1 к силе или +1 к влиянию. Раз в раунд и для кого-то одного.
favour-clemency = милость «снисхождение»
    .acc = милость «снисхождение»
favour-clemency-help = Поставьте воина и заплатите 1 монету: оплата долга или сброс 2 подозрений. Раз в раунд и для кого-то одного.
favour-loan = милость «ссуда»
    .acc = милость «ссуда»
favour-loan-help = Поставьте любого рабочего и возьмите неоплаченный долг: разведчик, купец и воин. Раз в раунд и для кого-то одного.
favour-workshop = милость «мастерская»
    .acc = милость «мастерская»
favour-workshop-help = Поставьте купца и заплатите 1 провизию: бесплатное развитие или воин и клирик. Раз в раунд и для кого-то одного.
favour-labour = милость «работы»
    .acc = милость «работы»
favour-labour-help = Поставьте преступника: 3 чернорабочих. Раз в раунд и для кого-то одного.
favour-stores = милость «припасы»
    .acc = милость «припасы»
favour-stores-help = Поставьте любого рабочего: 2 провизии и 1 монета налога. Раз в раунд и для кого-то одного.
favour-prayer = милость «молитва»
    .acc = милость «молитва»
favour-prayer-help = Поставьте любого рабочего: очистка одного своего действия. Раз в раунд и для кого-то одного.
order-commission = приказ: 5 поручений
    .acc = приказ: 5 поручений
    .changed = приказ: поручения
order-fortify = приказ: 5 стен
    .acc = приказ: 5 стен
    .changed = приказ: стены
order-garrison = приказ: 5 застав
    .acc = приказ: 5 застав
    .changed = приказ: заставы
order-absolve = приказ: 5 отпущений
    .acc = приказ: 5 отпущений
    .changed = приказ: отпущения
order-attack = приказ: 5 атак
    .acc = приказ: 5 атак
    .changed = приказ: атаки
order-convert = приказ: 5 обращений
    .acc = приказ: 5 обращений
    .changed = приказ: обращения
order-commission-help = Отправьте 5 монахов до конца игры. { order-help }
order-fortify-help = Постройте 5 стен до конца игры. { order-help }
order-garrison-help = Поставьте 5 застав до конца игры. { order-help }
order-absolve-help = Выполните 5 отпущений до конца игры. { order-help }
order-attack-help = Атакуйте 5 чужаков до конца игры. { order-help }
order-convert-help = Обратите 5 чужаков до конца игры. { order-help }
order-help = Кто выполнит его к концу игры, получит очки по его месту: 4, 6 или 8.
first-order = первый приказ
    .acc = первый приказ
second-order = второй приказ
    .acc = второй приказ
third-order = третий приказ
    .acc = третий приказ

# Schemes of the solo opponent
scheme-commission = схема «поручение»
    .acc = схему «поручение»
scheme-fortify = схема «укрепление»
    .acc = схему «укрепление»
scheme-garrison = схема «мобилизация»
    .acc = схему «мобилизация»
scheme-absolve = схема «отпущение»
    .acc = схему «отпущение»
scheme-attack = схема «атака»
    .acc = схему «атака»
scheme-convert = схема «обращение»
    .acc = схему «обращение»
scheme-orders = схема «приказы короля»
    .acc = схему «приказы короля»
scheme-recruit = схема «найм»
    .acc = схему «найм»
scheme-pray = схема «молитва»
    .acc = схему «молитва»
scheme-trade = схема «торговля»
    .acc = схему «торговля»
scheme-conspire = схема «заговор»
    .acc = схему «заговор»
scheme-favour = схема «милость короля»
    .acc = схему «милость короля»
scheme-commission-help = Соперник пробует: поручение. Если не может, выполняет первое свободное действие левой стороны.
scheme-fortify-help = Соперник пробует: укрепление. Если не может, выполняет первое свободное действие левой стороны.
scheme-garrison-help = Соперник пробует: мобилизация. Если не может, выполняет первое свободное действие левой стороны.
scheme-absolve-help = Соперник пробует: отпущение. Если не может, выполняет первое свободное действие левой стороны.
scheme-attack-help = Соперник пробует: атака. Если не может, выполняет первое свободное действие левой стороны.
scheme-convert-help = Соперник пробует: обращение. Если не может, выполняет первое свободное действие левой стороны.
scheme-orders-help = Соперник пробует: приказы короля. Если не может, выполняет первое свободное действие левой стороны.
scheme-recruit-help = Соперник пробует: найм. Если не может, выполняет первое свободное действие левой стороны.
scheme-pray-help = Соперник пробует: молитва. Если не может, выполняет первое свободное действие левой стороны.
scheme-trade-help = Соперник пробует: торговля. Если не может, выполняет первое свободное действие левой стороны.
scheme-conspire-help = Соперник пробует: заговор. Если не может, выполняет первое свободное действие левой стороны.
scheme-favour-help = Соперник пробует: милость короля. Если не может, выполняет первое свободное действие левой стороны.

# Spaces of the board
space-1a = место 1a (бесплатный найм)
    .acc = место 1a (бесплатный найм)
space-1a-help = Монаху здесь нужна вера 0, заставе — сила 1. Награда: бесплатный найм горожанина.
space-1b = место 1b (2 монеты)
    .acc = место 1b (2 монеты)
space-1b-help = Монаху здесь нужна вера 0, заставе — сила 1. Награда: 2 монеты.
space-1c = место 1c (чернорабочий)
    .acc = место 1c (чернорабочий)
space-1c-help = Монаху здесь нужна вера 0, заставе — сила 1. Награда: чернорабочий. Доступно, если игроков не меньше трёх.
space-1d = место 1d (сброс подозрения)
    .acc = место 1d (сброс подозрения)
space-1d-help = Монаху здесь нужна вера 0, заставе — сила 1. Награда: сброс подозрения. Доступно вчетвером.
space-2a = место 2a (бесплатный найм)
    .acc = место 2a (бесплатный найм)
space-2a-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: бесплатный найм горожанина.
space-2b = место 2b (2 монеты)
    .acc = место 2b (2 монеты)
space-2b-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: 2 монеты.
space-2c = место 2c (разведчик)
    .acc = место 2c (разведчик)
space-2c-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: разведчик.
space-2d = место 2d (сброс подозрения)
    .acc = место 2d (сброс подозрения)
space-2d-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: сброс подозрения.
space-2e = место 2e (2 монеты)
    .acc = место 2e (2 монеты)
space-2e-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: 2 монеты. Доступно, если игроков не меньше трёх.
space-2f = место 2f (сброс подозрения)
    .acc = место 2f (сброс подозрения)
space-2f-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: сброс подозрения. Доступно, если игроков не меньше трёх.
space-2g = место 2g (чернорабочий)
    .acc = место 2g (чернорабочий)
space-2g-help = Монаху здесь нужна вера 2, заставе — сила 3. Награда: чернорабочий. Доступно вчетвером.
space-3a = место 3a (чернорабочий)
    .acc = место 3a (чернорабочий)
space-3a-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: чернорабочий.
space-3b = место 3b (купец)
    .acc = место 3b (купец)
space-3b-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: купец.
space-3c = место 3c (2 монеты)
    .acc = место 3c (2 монеты)
space-3c-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: 2 монеты.
space-3d = место 3d (молитва)
    .acc = место 3d (молитва)
space-3d-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: очистка одного своего действия.
space-3e = место 3e (разведчик)
    .acc = место 3e (разведчик)
space-3e-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: разведчик.
space-3f = место 3f (воин)
    .acc = место 3f (воин)
space-3f-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: воин.
space-3g = место 3g (бесплатный найм)
    .acc = место 3g (бесплатный найм)
space-3g-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: бесплатный найм горожанина. Доступно, если игроков не меньше трёх.
space-3h = место 3h (оплата долга)
    .acc = место 3h (оплата долга)
space-3h-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: оплата долга. Доступно, если игроков не меньше трёх.
space-3i = место 3i (2 монеты)
    .acc = место 3i (2 монеты)
space-3i-help = Монаху здесь нужна вера 4, заставе — сила 5. Награда: 2 монеты. Доступно вчетвером.
space-4a = место 4a (воин)
    .acc = место 4a (воин)
space-4a-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: воин.
space-4b = место 4b (молитва)
    .acc = место 4b (молитва)
space-4b-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: очистка одного своего действия.
space-4c = место 4c (купец)
    .acc = место 4c (купец)
space-4c-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: купец.
space-4d = место 4d (клирик)
    .acc = место 4d (клирик)
space-4d-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: клирик.
space-4e = место 4e (оплата долга)
    .acc = место 4e (оплата долга)
space-4e-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: оплата долга.
space-4f = место 4f (чернорабочий, разведчик)
    .acc = место 4f (чернорабочий, разведчик)
space-4f-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: чернорабочий и разведчик.
space-4g = место 4g (2 монеты)
    .acc = место 4g (2 монеты)
space-4g-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: 2 монеты.
space-4h = место 4h (молитва)
    .acc = место 4h (молитва)
space-4h-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: очистка одного своего действия. Доступно, если игроков не меньше трёх.
space-4i = место 4i (2 монеты)
    .acc = место 4i (2 монеты)
space-4i-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: 2 монеты. Доступно, если игроков не меньше трёх.
space-4j = место 4j (2 чернорабочих)
    .acc = место 4j (2 чернорабочих)
space-4j-help = Монаху здесь нужна вера 6, заставе — сила 7. Награда: 2 чернорабочих. Доступно вчетвером.
space-5a = место 5a (молитва)
    .acc = место 5a (молитва)
space-5a-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: очистка одного своего действия.
space-5b = место 5b (чернорабочий, воин)
    .acc = место 5b (чернорабочий, воин)
space-5b-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: чернорабочий и воин.
space-5c = место 5c (оплата долга)
    .acc = место 5c (оплата долга)
space-5c-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: оплата долга.
space-5d = место 5d (чернорабочий, купец)
    .acc = место 5d (чернорабочий, купец)
space-5d-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: чернорабочий и купец.
space-5e = место 5e (чернорабочий, клирик)
    .acc = место 5e (чернорабочий, клирик)
space-5e-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: чернорабочий и клирик.
space-5f = место 5f (2 чернорабочих)
    .acc = место 5f (2 чернорабочих)
space-5f-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: 2 чернорабочих. Доступно, если игроков не меньше трёх.
space-5g = место 5g (оплата долга)
    .acc = место 5g (оплата долга)
space-5g-help = Монаху здесь нужна вера 8, заставе — сила 9. Награда: оплата долга. Доступно вчетвером.
space-6a = место 6a (оплата долга)
    .acc = место 6a (оплата долга)
space-6a-help = Монаху здесь нужна вера 10, заставе — сила 11. Награда: оплата долга.
space-6b = место 6b (молитва)
    .acc = место 6b (молитва)
space-6b-help = Монаху здесь нужна вера 10, заставе — сила 11. Награда: очистка одного своего действия. Доступно, если игроков не меньше трёх.
space-6c = место 6c (2 чернорабочих)
    .acc = место 6c (2 чернорабочих)
space-6c-help = Монаху здесь нужна вера 10, заставе — сила 11. Награда: 2 чернорабочих. Доступно вчетвером.
jar-hire = место для кувшина (бесплатный найм)
    .acc = место для кувшина (бесплатный найм)
    .copy = { $name } № { $number }
jar-hire-help = Кувшин на этом месте приносит: бесплатный найм горожанина.
jar-labourer = место для кувшина (чернорабочий)
    .acc = место для кувшина (чернорабочий)
    .copy = { $name } № { $number }
jar-labourer-help = Кувшин на этом месте приносит: чернорабочий.
jar-prayer = место для кувшина (молитва)
    .acc = место для кувшина (молитва)
    .copy = { $name } № { $number }
jar-prayer-help = Кувшин на этом месте приносит: очистка одного своего действия.
jar-faith = место для кувшина (+1 к вере)
    .acc = место для кувшина (+1 к вере)
    .copy = { $name } № { $number }
jar-faith-help = Кувшин на этом месте приносит: +1 к вере.
jar-provisions = место для кувшина (2 провизии)
    .acc = место для кувшина (2 провизии)
    .copy = { $name } № { $number }
jar-provisions-help = Кувшин на этом месте приносит: 2 провизии.
jar-pardon = место для кувшина (сброс подозрения)
    .acc = место для кувшина (сброс подозрения)
    .copy = { $name } № { $number }
jar-pardon-help = Кувшин на этом месте приносит: сброс подозрения.
jar-pay = место для кувшина (оплата долга)
    .acc = место для кувшина (оплата долга)
    .copy = { $name } № { $number }
jar-pay-help = Кувшин на этом месте приносит: оплата долга.
