# Паладини Західного королівства. Будову файлу описано в en.ftl.

game-name = Паладини Західного королівства
game-summary = За сім раундів відбудуйте захід і втечіть від інквізиції.
game-ties = За рівності очок вирішують очки за накази, потім у кого менше підозр.

# What is in the box
kind-workers = Робітники
kind-supplies = Срібняки й провізія
kind-attributes = Показники
kind-actions = Дії
kind-jars = Глечики
kind-jar_spaces = Клітинки для глечиків
kind-workshops = Майстерні
kind-taxes = Податковий запас
kind-slots = Комірки для городян
kind-regions = Регіони
kind-spaces = Клітинки для монахів і застав
kind-paladins = Паладини
kind-townsfolk = Городяни
kind-outsiders = Чужинці
kind-conversions = Чужинці наприкінці гри
kind-walls = Стіни
kind-taverns = Таверни
kind-suspicions = Підозри
kind-debts = Борги
kind-favours = Милості короля
kind-orders = Накази короля
kind-order_places = Комірки для наказів короля
kind-schemes = Схеми
field-copies = штук
field-pieces = фішок
field-start = на початку
field-points = ПО
field-influence = вплив
field-faith = віра
field-strength = сила
field-worker = робітник
field-silver = срібняки
field-for-1 = для 1 гравця
field-for-2 = для 2 гравців
field-for-3 = для 3 гравців
field-for-4 = для 4 гравців
field-ability = у загоні
field-attack = за атаку
field-either = на вибір
field-reward = винагорода
field-action = дія
field-tax = податок
field-unpaid = несплачений
field-paid = сплачений
value-favour = милість короля
value-orders = накази короля

# Workers, attributes and other rewards
labourer = чорнороб
    .acc = чорнороба
labourer-help = Білий. Придатний до будь-якої роботи, де не треба ремесла.
scout = розвідник
    .acc = розвідника
scout-help = Зелений. Потрібен для доручень, фортифікації й атак, а ще для вдалого полювання.
merchant = купець
    .acc = купця
merchant-help = Синій. Потрібен для фортифікації, мобілізації й розгрішень, а ще для вдалої торгівлі.
fighter = воїн
    .acc = воїна
fighter-help = Червоний. Потрібен для мобілізації, атак і навернень, а ще щоб наймати городян.
cleric = клірик
    .acc = клірика
cleric-help = Чорний. Потрібен для доручень, розгрішень, навернень і молитов.
criminal = злочинець
    .acc = злочинця
criminal-help = Фіолетовий. Замінює будь-якого робітника; хто його отримує, бере підозру.
faith = віра
    .acc = віру
faith-help = Веде монахів далі й навертає чужинців. Зростає від мобілізації та розгрішень.
strength = сила
    .acc = силу
strength-help = Ставить застави далі й долає чужинців. Зростає від стін і навернень.
influence = вплив
    .acc = вплив
influence-help = Дає змогу будувати стіни й відпускати гріхи. Зростає від доручень і атак.
silver = срібняк
    .acc = срібняк
silver-help = За срібняки наймають городян, ставлять майстерні, моляться, відпускають гріхи й навертають чужинців. Будь-які 3 срібняки чи провізії — 1 ПО наприкінці гри.
provision = провізія
    .acc = провізію
provision-help = За провізію посилають монахів, будують стіни й ставлять застави. Будь-які 3 срібняки чи провізії — 1 ПО наприкінці гри.
tax = срібняк податку
pardon = скидання підозри
destroy = знищення боргу
pay = сплата боргу
prayer = очищення дії
hire = безплатне наймання

# Actions
commission = доручення
    .acc = доручення
commission-help = Розвідник, будь-який робітник і клірик: відправте монаха в регіон, куди дозволяє віра. Клітинка дає винагороду, вплив зростає на 1.
fortify = фортифікація
    .acc = фортифікацію
fortify-help = Купець, будь-який робітник і розвідник: збудуйте наступну стіну, якщо вистачає впливу. Стіна додає сили й дає те, що на ній зображено.
garrison = мобілізація
    .acc = мобілізацію
garrison-help = Купець, будь-який робітник і воїн: поставте заставу в регіон, куди дозволяє сила. Клітинка дає винагороду, віра зростає на 1.
absolve = розгрішення
    .acc = розгрішення
absolve-help = Клірик, будь-який робітник і купець: перемістіть наступний глечик, якщо вистачає впливу. Віра зростає на 1, підозра йде, клітинка дає винагороду.
attack = атака
    .acc = атаку
attack-help = Розвідник, будь-який робітник і воїн: здолайте чужинця, до якого сягає сила; срібняк заступає 2 очки, яких бракує.
convert = навернення
    .acc = навернення
convert-help = Воїн, будь-який робітник і клірик: наверніть чужинця, до якого сягає віра, — задля сили зараз і ПО наприкінці.
develop = розвиток
    .acc = розвиток
develop-help = Двоє робітників і 4 срібняки: поставте майстерню на клітинку правої частини й візьміть робітника, що був під нею.
recruit = наймання
    .acc = наймання
recruit-help = Один робітник відправляє городянина на завдання; ще один, воїн, — наймає його назавжди.
pray = молитва
    .acc = молитву
pray-help = Клірик і 2 срібняки: приберіть робітників з іншої своєї дії.
conspire = змова
    .acc = змову
conspire-help = Будь-який робітник: візьміть злочинця, а з ним підозру.
hunt = полювання
    .acc = полювання
hunt-help = Будь-який робітник: 1 провізія; разом із розвідником — 3.
trade = торгівля
    .acc = торгівлю
trade-help = Будь-який робітник: 1 срібняк; разом із купцем — 3.

# Pieces and places
workshop = майстерня
    .acc = майстерню
workshop-help = До кінця гри замінює робітника на клітинці правої частини; робітник, зображений під нею, приходить до вас.
jar = глечик
    .acc = глечик
jar-help = Його переміщують під час розгрішення, починаючи зліва; число на ньому — потрібний вплив.
slot = комірка для городянина
    .acc = комірку для городянина
slot-help = Під нею вказано ціну; у двох крайніх лівих комірках замість срібняків можна взяти борг.
region = регіон
    .acc = регіон
region-help = Прапорці кажуть, скільки віри тут треба монахові та скільки сили заставі; для чужинця під регіоном діють ті самі прапорці.
tax-supply = податковий запас
    .acc = податковий запас
tax-supply-help = З нього беруть податки. Коли він порожній, приходить інквізиція.

# Asking
ask-first-hire = Перед першим раундом найміть городянина — безплатно.
ask-paladin = Раунд { $round }: виберіть паладина на цей раунд, ще одного покладіть зверху колоди й одного під низ.
ask-tavern = Виберіть таверну й візьміть чотирьох її робітників.
ask-turn = Раунд { $round }: виберіть дію або спасуйте. { $workers ->
        [0] Робітників у вас не лишилося.
        [one] У вас { $workers } робітник.
        [few] У вас { $workers } робітники.
       *[many] У вас { $workers } робітників.
    }
ask-place = Дія: { NAME($action) }. Хто стане на наступну клітинку? { $cell ->
        [any] Годиться будь-який робітник.
       *[other] Потрібен { NAME($cell) } або злочинець.
    }
ask-place-favour = Кого поставите на { NAME($favour, form: "acc") }? { $cell ->
        [any] Годиться будь-який робітник.
        [criminal] Потрібен злочинець.
       *[other] Потрібен { NAME($cell) } або злочинець.
    }
ask-townsperson = Хто з городян і як ви платите?
ask-free-hire = Наймете городянина безплатно?
ask-region = { $action ->
        [commission] У який регіон піде монах?
       *[other] У якому регіоні поставити заставу?
    }
ask-space = { $action ->
        [commission] Куди в регіоні { $region } піде монах?
       *[other] Де в регіоні { $region } поставити заставу?
    }
ask-jar = Куди перемістити глечик?
ask-outsider = { $action ->
        [attack] Кого атакувати?
       *[other] Кого навернути?
    }
ask-cell = Куди поставити майстерню? Робітник під нею: { NAME($worker) }.
ask-clear = Яку дію очистити?
ask-pick = Виберіть одну з винагород.
ask-order = Яку винагороду взяти наступною?
ask-offer = { $reward ->
        [pardon] Скинути найновішу підозру?
        [destroy] Знищити несплачений борг?
       *[pay] Сплатити борг?
    }
ask-ability = Інквізиція: чию допомогу взяти наступною? { $suspicions ->
        [0] Підозр у вас немає.
        [one] У вас { $suspicions } підозра.
        [few] У вас { $suspicions } підозри.
       *[many] У вас { $suspicions } підозр.
    }
ask-keep = { $left ->
        [one] Залиште на наступний раунд ще { $left } робітника.
        [few] Залиште на наступний раунд { $left } робітників.
       *[many] Залиште на наступний раунд { $left } робітників.
    }

# Doing
do-muster = { NAME($paladin) } на цей раунд; { NAME($top) } зверху колоди, { NAME($bottom) } під низ
do-visit = Взяти робітників: { NAME($tavern) }
do-perform = { $task ->
        [commission] Доручення: відправити монаха
        [fortify] Фортифікація: збудувати стіну
        [garrison] Мобілізація: поставити заставу
        [absolve] Розгрішення: перемістити глечик
        [attack] Атакувати чужинця
        [convert] Навернути чужинця
        [develop] Розвиток: поставити майстерню
        [errand] Наймання одним робітником: послати городянина на завдання
        [hire] Наймання двома робітниками: узяти городянина до загону
        [pray] Молитва: очистити одну свою дію
        [conspire] Змова: узяти злочинця
        [hunt] Полювання одним робітником: 1 провізія
        [hunt-with-scout] Полювання двома робітниками: 3 провізії
        [trade] Торгівля одним робітником: 1 срібняк
       *[trade-with-merchant] Торгівля двома робітниками: 3 срібняки
    }
do-favour = Використати { NAME($favour, form: "acc") }
do-pass = Пасувати до кінця раунду
do-place = Поставити { NAME($worker, form: "acc") }
do-recruit = { $price ->
        [free] Городянин: { NAME($townsperson) }, безплатно
        [debt] Городянин: { NAME($townsperson) }, узявши борг
       *[silver] Городянин: { NAME($townsperson) }, за срібняки
    }
do-build = { $cell ->
        [1] Майстерня: { NAME($action) }, ліва клітинка
       *[other] Майстерня: { NAME($action) }, середня клітинка
    }
do-clear = Очистити { NAME($action, form: "acc") }
do-region = Регіон { $region }
do-space = На { NAME($space, form: "acc") }
do-jar = На { NAME($space, form: "acc") }
do-attack = Атакувати { NAME($outsider, form: "acc") }
do-convert = Навернути { NAME($outsider, form: "acc") }
do-pick = Узяти: { SAY($gain) }
do-next = Взяти наступним: { NAME($reward) }{ $amount ->
        [1] {""}
       *[other] {" "}× { $amount }
    }
do-accept = { $reward ->
        [pardon] Скинути підозру
        [destroy] Знищити борг
       *[pay] Сплатити борг
    }
do-decline = { $reward ->
        [pardon] Залишити підозру
        [destroy] Залишити борг
        [pay] Не сплачувати борг
        [prayer] Нічого не очищати
        [hire] Нікого не наймати
       *[conspirator] Обійтися без змовниць
    }
do-use = Допомога: { NAME($townsperson) }
do-keep = Залишити { NAME($worker, form: "acc") }

# What an action would bring
outcome-places = ставите: { NAME($workers) }
outcome-keeps = лишаються: { NAME($workers) }
outcome-pays = ціна: { SAY($gain) }
outcome-brings = отримаєте: { SAY($gain) }
outcome-debt = узяти борг
outcome-points = очки { $before } › { $after }
outcome-inquisition = потім приходить інквізиція
outcome-inquisition-maybe = може прийти інквізиція
outcome-accused = потім інквізиція; звинувачено: { $seats ->
        [none] { $opponent ->
            [0] нікого
           *[other] суперник
        }
       *[other] { SEAT($seats) }{ $opponent ->
            [0] {""}
           *[other] , суперник
        }
    }

# What happened
event-began = Перший хід робить { SEAT($first) }.
event-round-began = Раунд { $round }. Перший хід робить { SEAT($first) }.
event-order-revealed = Відкрито { NAME($order) }; за нього { $points } ПО.
event-favour-revealed = Відкрито { NAME($favour, form: "acc") }.
event-taverns-opened = У цьому раунді відкрито: { NAME($taverns) }.
event-taverns-shuffled = Скинуті таверни перетасовано в нову колоду.
event-paladins-drawn = { SEAT($seat) } бере трьох паладинів{ $paladins ->
        [none] .
       *[other] : { NAME($paladins) }.
    }
event-paladin-chosen = { $paladin ->
        [none] { SEAT($seat) } вибирає паладина.
       *[other] { SEAT($seat) } вибирає паладина: { NAME($paladin) }; зверху колоди — { NAME($top) }, під низ — { NAME($bottom) }.
    }
event-paladin-turned-up = { SEAT($seat) } відкриває паладина: { NAME($paladin) }.
event-tavern-visited = { SEAT($seat) } вибирає { NAME($tavern, form: "acc") }.
event-passed = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } пасує{ $kept ->
        [none] .
       *[other] , залишаючи собі: { SAY($kept) }.
    }
event-townsperson-left = З міста йде { NAME($townsperson) }.
event-outsider-left = Від кордону йде { NAME($outsider) }.
event-townsfolk-came = Нові городяни: { NAME($townsfolk) }.
event-outsiders-came = Нові чужинці: { NAME($outsiders) }.
event-placed = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } розміщує робітників на { NAME($action, form: "acc") }: { SAY($workers) }.
event-paid = { SEAT($seat) } платить { $provisions ->
        [0] { $silver ->
            [one] { $silver } срібняк
            [few] { $silver } срібняки
           *[many] { $silver } срібняків
        }
        [one] { $provisions } провізію
       *[other] { $provisions } провізії
    }.
event-developed = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } ставить майстерню на { $cell ->
        [1] ліву
       *[other] середню
    } клітинку дії «{ NAME($action) }».
event-sent-away = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } посилає на завдання { NAME($townsperson, form: "acc") }.
event-hired = { SEAT($seat) } наймає { NAME($townsperson, form: "acc") }.
event-cleared = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } очищає { NAME($action, form: "acc") }.
event-commissioned = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } відправляє монаха в регіон { $region }: { NAME($space) }.
event-garrisoned = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } ставить заставу в регіоні { $region }: { NAME($space) }.
event-fortified = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } будує { NAME($wall, form: "acc") }.
event-absolved = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } переміщує глечик на { NAME($space, form: "acc") }.
event-attacked = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } атакує { NAME($outsider, form: "acc") }.
event-converted = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } навертає { NAME($outsider, form: "acc") }.
event-favour-used = { $seat ->
        [none] Суперник використовує { NAME($favour, form: "acc") }.
       *[other] { SEAT($seat) } ставить { NAME($worker, form: "acc") } на { NAME($favour, form: "acc") }.
    }
event-gained = { SEAT($seat) } отримує: { SAY($gain) }.
event-raised = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } підіймає { NAME($attribute, form: "acc") } до { $level }.
event-declined = { SEAT($seat) } { $reward ->
        [pardon] залишає підозру
        [destroy] залишає борг
        [pay] не сплачує борг
        [prayer] нічого не очищає
        [hire] нікого не наймає
       *[conspirator] обходиться без змовниць
    }.
event-paladin-helped = { SEAT($seat) }: допомагає { NAME($paladin) }.
event-townsperson-helped = { SEAT($seat) }: допомагає { NAME($townsperson) }.
event-suspicion-drawn = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } бере { NAME($suspicion, form: "acc") }, { $tax ->
        [0] але срібняків не отримує
       *[other] срібняків із податків: { $tax }
    }.
event-suspicion-discarded = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } скидає { NAME($suspicion, form: "acc") }.
event-suspicions-shuffled = Скинуті підозри перетасовано в нову колоду.
event-tax-taken = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } бере з податків { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }{ $more ->
        [0] .
       *[other] , а решту ({ $more }) — із загального запасу.
    }
event-debt-taken = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } бере борг.
event-debt-paid = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } сплачує борг.
event-debt-destroyed = { $seat ->
        [none] Суперник
       *[other] { SEAT($seat) }
    } позбувається боргу.
event-inquisition-began = Приходить інквізиція.
event-accused = Звинувачено: { $seats ->
        [none] {""}
       *[other] { SEAT($seats) }
    }{ $opponent ->
        [0] {""}
       *[other] { $seats ->
            [none] суперник
           *[other] , суперник
        }
    }.
event-inquisition-ended = Інквізиція йде; { $tax ->
        [one] у податковому запасі знову { $tax } срібняк
        [few] у податковому запасі знову { $tax } срібняки
       *[many] у податковому запасі знову { $tax } срібняків
    }.
event-marker-moved = { $steps ->
        [one] Фішка ресурсів зсувається на { $steps } поділку й стоїть на { $spot }-й
        [few] Фішка ресурсів зсувається на { $steps } поділки й стоїть на { $spot }-й
       *[many] Фішка ресурсів зсувається на { $steps } поділок і стоїть на { $spot }-й
    }{ $laps ->
        [0] .
        [1] . Вона пройшла коло, тому найнижчий показник суперника має зрости.
        [one] . Вона пройшла { $laps } коло: щоразу має зрости найнижчий показник суперника.
        [few] . Вона пройшла { $laps } кола: щоразу має зрости найнижчий показник суперника.
       *[many] . Вона пройшла { $laps } кіл: щоразу має зрости найнижчий показник суперника.
    }

# Card files that do not fit
cards-own-reward = У файлі карт [{ $entry }] (рядок { $line }) має винагороду, якої гра не змогла б видати: «Молитва» очищає дію, а «Розвиток» і «Наймання» власної винагороди не мають.
cards-no-gain = За файлом карт [{ $entry }] (рядок { $line }) дає щось за розвиток, наймання чи молитву. Паладин може лише здешевити їх або зробити безплатними.
cards-plain-ability = У файлі карт [{ $entry }] (рядок { $line }) має допомогу під час інквізиції, про яку довелося б питати. Можливі лише робітники, крім злочинців, срібло, провізія та показники.
cards-conspirator = У файлі карт [{ $entry }] (рядок { $line }) має не ту допомогу: хто бере участь в інквізиції без інших умов, той скидає підозру («pardon»).
cards-second-price = За файлом карт [{ $entry }] (рядок { $line }) коштує срібняків. «Атака» і «Наймання» власної ціни не мають: плата залежить від прапора чужинця або від комірки городянина. Можлива провізія.
cards-fixed-sides = Файл карт змінює «needs» або «raises» у [{ $entry }] (рядок { $line }). Вони лише кажуть, що роблять правила, і нічого б не змінилося. Залиште їх як є; що дає дія — це «reward».
cards-no-start = За файлом карт усі починають із робітниками: [{ $entry }] (рядок { $line }). Робітники приходять лише з паладинами та з таверн. Приберіть «start».
cards-scheme-name = У файлі карт [{ $entry }] (рядок { $line }) має дію «{ $action }», але схема називається за своєю дією. Напишіть там «copies = 0», а схему — як [schemes.scheme-{ $action }].

# Refusals
refusal-choose-action = Виберіть дію свого планшета, милість короля або спасуйте.
refusal-choose-townsperson = Виберіть городянина з ряду та як платити.
refusal-choose-free-townsperson = Виберіть городянина з ряду: платити за нього не треба.
refusal-choose-region = Спершу виберіть регіон за його номером.
refusal-choose-space = Виберіть клітинку в регіоні.
refusal-choose-jar = Виберіть вільну клітинку для глечика.
refusal-choose-outsider = Виберіть чужинця з ряду, якого { $action ->
        [attack] атакуєте
       *[other] навертаєте
    }.
refusal-choose-cell = Виберіть клітинку для майстерні: дія правої частини, клітинка 1 або 2.
refusal-choose-clear = Виберіть дію, яку очищаєте.
refusal-choose-order = Вам належить кілька винагород: виберіть, яка наступна.
refusal-choose-paladin = Виберіть із трьох паладинів одного на цей раунд, одного зверху й одного під низ колоди.
refusal-choose-tavern = Виберіть таверну, якої ще ніхто не взяв.
refusal-choose-worker = Виберіть робітника для наступної клітинки.
refusal-choose-keep = { $left ->
        [one] Виберіть ще { $left } робітника, який залишиться.
        [few] Виберіть { $left } робітників, які залишаться, — по одному.
       *[many] Виберіть { $left } робітників, які залишаться, — по одному.
    }
refusal-accept-or-decline = Прийміть запропоноване або відмовтеся: { NAME($reward) }.
refusal-pick-one = Виберіть одну з показаних винагород.
refusal-not-due = Ця винагорода вам зараз не належить: { NAME($reward) }. Виберіть із належних.
refusal-use-townsfolk = Використайте під час інквізиції когось зі своїх городян або обійдіться без змовниць.
refusal-no-use = Зараз не допоможе { NAME($townsperson) }: ви не наймали цієї карти, уже використали її, або у вас не стільки підозр, скільки їй треба.
refusal-no-such-card = У цій грі немає карти «{ $card }». Дивіться назви на столі.
refusal-no-such-space = Клітинки «{ $space }» немає. Дивіться назви на полі.
refusal-not-in-row = У ряду немає такої карти: { NAME($card) }. Виберіть карту, яка там лежить.
refusal-not-drawn = У вас на руці немає такого паладина: { NAME($paladin) }. Вибирайте зі своїх трьох.
refusal-one-each = Назвіть трьох різних паладинів: одного на раунд, одного зверху, одного під низ.
refusal-tavern-closed = У цьому раунді не відкрита { NAME($tavern) }. Виберіть відкриту.
refusal-tavern-visited = Уже зайнята { NAME($tavern) }. Виберіть іншу.
refusal-worker-not-owned = У вас немає такого робітника: { NAME($worker) }. Виберіть із тих, хто є.
refusal-worker-kept = Усіх таких робітників ({ NAME($worker) }) ви вже залишили. Виберіть іншого.
refusal-wrong-colour = Сюди не може стати { NAME($worker) }: на цій клітинці потрібен { NAME($cell) } або злочинець.
refusal-worker-needed = Якщо сюди стане { NAME($worker) }, решту клітинок дії не заповнити. Виберіть іншого.
refusal-occupied = Дія зайнята вашими робітниками: { NAME($action) }. Очистьте її молитвою або зачекайте наступного раунду.
refusal-limit = Дію «{ NAME($action) }» виконано разів: { $times }. Більше за гру не можна.
refusal-workers = На дію «{ NAME($action) }» бракує робітників, потрібні: { NAME($workers) }. Злочинець замінює будь-кого.
refusal-silver = Ціна дії «{ NAME($action) }» у срібняках — { $need }, у вас { $have }.
refusal-provisions = Ціна дії «{ NAME($action) }» у провізії — { $need }, у вас { $have }.
refusal-influence-for-wall = Наступній стіні потрібен вплив { $need }, у вас { $have }.
refusal-influence-for-jar = Наступному глечикові потрібен вплив { $need }, у вас { $have }.
refusal-no-walls = Стіни в колоді скінчилися: будувати їх більше ніхто не може.
refusal-no-region = Дія «{ NAME($action) }» неможлива: у доступних вам регіонах немає вільних клітинок.
refusal-no-outsiders = Дія «{ NAME($action) }» неможлива: у ряду немає жодного чужинця.
refusal-no-attack = До чужинців не сягає ваша сила, навіть якщо витратити всі срібняки.
refusal-no-convert = До чужинців не сягає ваша віра.
refusal-no-townsfolk = Дія «{ NAME($action) }» неможлива: у ряду немає жодного городянина.
refusal-townsfolk-silver = Дія «{ NAME($action) }» неможлива: ви не можете заплатити за жодного городянина в ряду.
refusal-faith-for-region = Монахові в регіоні { $region } потрібна віра { $faith }, у вас { $have }.
refusal-strength-for-region = Заставі в регіоні { $region } потрібна сила { $strength }, у вас { $have }.
refusal-region-full = У регіоні { $region } немає вільних клітинок. Виберіть інший.
refusal-space-barred = За такої кількості гравців закрита { NAME($space) }: { $players ->
        [3] потрібні троє
       *[other] потрібні четверо
    }. Виберіть іншу.
refusal-space-taken = Монах або застава вже займає { NAME($space, form: "acc") }. Виберіть вільну.
refusal-other-region = Ви вибрали регіон { $region }, а { NAME($space) } не в ньому. Виберіть клітинку цього регіону.
refusal-jar-there = Глечиком уже зайнята { NAME($space) }. Виберіть вільну.
refusal-too-strong = Щоб атакувати { NAME($outsider, form: "acc") }, потрібна сила { $need }, у вас { $have }. Решта коштує срібняків: { $silver }, а у вас { $purse }.
refusal-too-far = Щоб навернути { NAME($outsider, form: "acc") }, потрібна віра { $need }, у вас { $have }.
refusal-not-itself = Молитва очищає іншу дію, не себе. Виберіть іншу.
refusal-nothing-to-clear = На цій дії немає робітників: { NAME($action) }. Виберіть зайняту.
refusal-workshop-there = Там уже стоїть майстерня: { NAME($action) }. Виберіть іншу клітинку.
refusal-is-free = Зараз { NAME($townsperson) } не коштує нічого: виберіть ціну «free».
refusal-not-free = Безплатно { NAME($townsperson) } не піде, ціна у срібняках — { $silver }.
refusal-slot-silver = Ціна у срібняках — { $silver } ({ NAME($townsperson) }), у вас { $have }.
refusal-slot-no-debt = Узяти в борг можна лише з двох крайніх лівих комірок. Ціна у срібняках — { $silver } ({ NAME($townsperson) }).
refusal-no-debts = Карти боргів скінчилися: платити боргом не можна.
refusal-favour-hidden = Не відкрита { NAME($favour) }. Виберіть відкриту.
refusal-favour-used = У цьому раунді вже використана { NAME($favour) }. Вона відкриється в наступному.
refusal-favour-worker = Не можна використати { NAME($favour, form: "acc") }: немає потрібного робітника ({ NAME($worker) }).
refusal-favour-silver = Не можна використати { NAME($favour, form: "acc") }: ціна у срібняках — { $silver }, стільки у вас немає.
refusal-favour-provisions = Не можна використати { NAME($favour, form: "acc") }: ціна у провізії — { $provisions }, стільки у вас немає.
any = будь-який робітник

# Rewards, workers and goods with their number
some = { $reward ->
         [labourer] { $amount ->
                 [1] чорнороб
                 [one] { $amount } чорнороб
                 [few] { $amount } чорнороби
                *[many] { $amount } чорноробів
            }
         [scout] { $amount ->
                 [1] розвідник
                 [one] { $amount } розвідник
                 [few] { $amount } розвідники
                *[many] { $amount } розвідників
            }
         [merchant] { $amount ->
                 [1] купець
                 [one] { $amount } купець
                 [few] { $amount } купці
                *[many] { $amount } купців
            }
         [fighter] { $amount ->
                 [1] воїн
                 [one] { $amount } воїн
                 [few] { $amount } воїни
                *[many] { $amount } воїнів
            }
         [cleric] { $amount ->
                 [1] клірик
                 [one] { $amount } клірик
                 [few] { $amount } клірики
                *[many] { $amount } кліриків
            }
         [criminal] { $amount ->
                 [1] злочинець
                 [one] { $amount } злочинець
                 [few] { $amount } злочинці
                *[many] { $amount } злочинців
            }
         [any] { $amount ->
                 [1] будь-який робітник
                 [one] { $amount } будь-який робітник
                 [few] { $amount } будь-які робітники
                *[many] { $amount } будь-яких робітників
            }
         [faith] +{ $amount } до віри
         [strength] +{ $amount } до сили
         [influence] +{ $amount } до впливу
         [silver] { $amount ->
                 [1] 1 срібняк
                 [one] { $amount } срібняк
                 [few] { $amount } срібняки
                *[many] { $amount } срібняків
            }
         [provision] { $amount ->
                 [1] 1 провізія
                 [one] { $amount } провізія
                *[other] { $amount } провізії
            }
         [tax] { $amount ->
                 [1] 1 срібняк податку
                 [one] { $amount } срібняк податку
                 [few] { $amount } срібняки податку
                *[many] { $amount } срібняків податку
            }
         [pardon] { $amount ->
                 [1] скидання підозри
                 [one] { $amount } підозра у скид
                 [few] { $amount } підозри у скид
                *[many] { $amount } підозр у скид
            }
         [destroy] { $amount ->
                 [1] знищення боргу
                 [one] { $amount } борг знищено
                 [few] { $amount } борги знищено
                *[many] { $amount } боргів знищено
            }
         [pay] { $amount ->
                 [1] сплата боргу
                 [one] { $amount } борг сплачено
                 [few] { $amount } борги сплачено
                *[many] { $amount } боргів сплачено
            }
         [prayer] { $amount ->
                 [1] очищення дії
                 [one] { $amount } дію очищено
                 [few] { $amount } дії очищено
                *[many] { $amount } дій очищено
            }
         [hire] { $amount ->
                 [1] безплатне наймання
                 [one] { $amount } безплатне наймання
                 [few] { $amount } безплатні наймання
                *[many] { $amount } безплатних наймань
            }
        *[workshop] { $amount ->
                 [1] майстерня
                 [one] { $amount } майстерня
                 [few] { $amount } майстерні
                *[many] { $amount } майстерень
            }
    }

# Points
score-order = { NAME($order) }
score-attribute = { NAME($attribute) } { $level }
score-action = { NAME($action) }, разів: { $times }
score-walls = ПО на стінах
score-outsider = { NAME($outsider) }
score-paid = Сплачені борги: { $count }
score-unpaid = Несплачені борги: { $count }
score-goods = Срібняки: { $silver }, провізія: { $provisions }

# The solo opponent
event-workers-called = { $count ->
        [one] Суперник отримує { $count } робітника.
        [few] Суперник отримує { $count } робітників.
       *[many] Суперник отримує { $count } робітників.
    }
event-scheme-added = До скиду схем суперника йде { NAME($scheme) }.
event-scheme-turned-up = Суперник відкриває { NAME($scheme, form: "acc") }.
event-schemes-shuffled = Схеми суперника перетасовано в нову колоду.
event-opponent-prevented = { $action ->
        [favour] Використати милість він не може: вільних відкритих милостей немає.
       *[other] Цього він зробити не може: { NAME($action) }. { $why ->
            [workers] Бракує робітників: { $idle } з { $wanted }.
            [occupied] Там уже стоять робітники.
            [limit] Більше за гру не можна.
            [influence] Бракує впливу.
            [row] У ряду нікого немає.
           *[reach] Дотягтися нема до чого.
        }
    }
event-opponent-without = Суперникові це ні до чого: { NAME($reward) }. { $why ->
        [debt] Несплачених боргів у нього немає.
        [suspicion] Підозр у нього немає.
        [townsfolk] У ряду нікого немає.
        [top] Фішка вже на верхньому щаблі.
       *[workshop] Майстерень він не будує.
    }
event-opponent-spent = У суперника не лишилося робітників.
event-order-pursued = З наказів короля він вибирає { NAME($order, form: "acc") }.
event-marker-pointed = Фішка на поділці { $spot } приводить його до карти: { NAME($card) }.
event-space-preferred = З доступних клітинок йому наймиліша { NAME($space) }.
event-opponent-placed = { $count ->
        [one] Суперник ставить { $count } робітника на { NAME($action, form: "acc") }.
        [few] Суперник ставить { $count } робітників на { NAME($action, form: "acc") }.
       *[many] Суперник ставить { $count } робітників на { NAME($action, form: "acc") }.
    }
event-jar-turned = Суперник перевертає глечик.
event-right-side-cleared = { $count ->
        [0] Суперник молиться; права частина його планшета й так порожня.
       *[other] Суперник молиться й очищає праву частину планшета.
    }
event-tax-lost = { $reward ->
        [destroy] Несплачених боргів у суперника немає: натомість срібняк іде з податків до загального запасу.
       *[pardon] Підозр у суперника немає: натомість срібняк іде з податків до загального запасу.
    }
event-rested = { $left ->
        [0] Суперник відпочиває; робітників не лишилося.
        [one] Суперник відпочиває; лишився { $left } робітник.
        [few] Суперник відпочиває; лишилося { $left } робітники.
       *[many] Суперник відпочиває; лишилося { $left } робітників.
    }

# Ways to play
mode-base = За столом
mode-base-help = Від двох до чотирьох гравців, сім раундів.
mode-solo-easy = Наодинці, легко
mode-solo-easy-help = Один гравець проти суперника, у якого на початку одна майстерня.
mode-solo-normal = Наодинці
mode-solo-normal-help = Один гравець проти суперника, у якого на початку три майстерні.
mode-solo-hard = Наодинці, важко
mode-solo-hard-help = Один гравець проти суперника, у якого на початку п’ять майстерень.
option-difficulty = Суперник
option-difficulty-help = Наскільки суперник попереду на початку. Лише для одного гравця.
option-difficulty-easy = легкий
option-difficulty-normal = звичайний
option-difficulty-hard = важкий
idle-difficulty = Суперник із правил — для одного гравця, а тут місць: { $seats }. Не задавайте «difficulty».

# The table
place-court = { $round ->
        [0] Накази й милості короля
       *[other] Раунд { $round }: накази й милості короля
    }
place-orders = Накази
place-favours = Милості
place-townsfolk = Городяни
place-slot = { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }{ $debts ->
        [0] {""}
       *[other] {" "}або борг
    }
place-outsider-slot = Віра { $faith }, сила { $strength }
place-goods = Запаси
place-outsiders = Чужинці
place-land = Край
place-region = Регіон { $region }: монахи від віри { $faith }, застави від сили { $strength }
place-taverns = Таверни
place-supplies = Запаси
place-townsfolk-gone = Городяни, що пішли
place-outsiders-gone = Чужинці, що пішли
place-taverns-gone = Таверни попередніх раундів
place-suspicions-gone = Скинуті підозри
place-remembered = Приховані карти, які ви бачили
place-seat = { SEAT($seat) }
place-workers = Робітники
place-drawn = Паладини на вибір
place-paladin = Паладин
place-paladin-deck = { $count ->
        [one] З { $count } паладина в колоді ви знаєте
        [few] З { $count } паладинів у колоді ви знаєте
       *[many] З { $count } паладинів у колоді ви знаєте
    }
place-retired = Колишні паладини
place-actions = Дії
place-jars = Глечики
place-hired = Городяни
place-suspicions = Підозри
place-walls = Стіни
place-attacked = Атаковано
place-converted = Навернено
place-opponent = { $difficulty ->
        [easy] Суперник (легкий)
        [hard] Суперник (важкий)
       *[normal] Суперник (звичайний)
    }
place-schemes-gone = Відкриті схеми
place-schemes-waiting = Схеми на милостях
hidden-order = наказ короля долілиць
hidden-favour = милість короля долілиць
hidden-paladin = паладин долілиць
space = { SAY($gain) }
first-player = перший гравець
has-passed = пас
tax-count = податки: срібняків { $count } з { $number }
debt-count = { $count ->
        [one] у колоді { $count } борг
        [few] у колоді { $count } борги
       *[many] у колоді { $count } боргів
    }
wall-count = { $count ->
        [one] у колоді { $count } стіна
        [few] у колоді { $count } стіни
       *[many] у колоді { $count } стін
    }
suspicion-count = { $count ->
        [one] у колоді { $count } підозра
        [few] у колоді { $count } підозри
       *[many] у колоді { $count } підозр
    }
tavern-count = { $count ->
        [one] у колоді { $count } таверна
        [few] у колоді { $count } таверни
       *[many] у колоді { $count } таверн
    }
townsfolk-count = { $count ->
        [one] у колоді { $count } городянин
        [few] у колоді { $count } городяни
       *[many] у колоді { $count } городян
    }
outsider-count = { $count ->
        [one] у колоді { $count } чужинець
        [few] у колоді { $count } чужинці
       *[many] у колоді { $count } чужинців
    }
scheme-count = { $count ->
        [one] у колоді { $count } схема
        [few] у колоді { $count } схеми
       *[many] у колоді { $count } схем
    }
last-scheme = останньою відкрита { NAME($scheme) }
silver-count = { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
       *[many] { $count } срібняків
    }
provision-count = { $count ->
        [one] { $count } провізія
       *[other] { $count } провізії
    }
attribute-count = { NAME($attribute) } { $level }{ $boost ->
        [0] {""}
       *[other] +{ $boost }
    }
debts-count = борги: { $unpaid ->
        [one] { $unpaid } несплачений
        [few] { $unpaid } несплачені
       *[many] { $unpaid } несплачених
    }, { $paid ->
        [one] { $paid } сплачений
        [few] { $paid } сплачені
       *[many] { $paid } сплачених
    }
idle-count = { $count ->
        [one] лишився { $count } робітник
        [few] лишилося { $count } робітники
       *[many] лишилося { $count } робітників
    }
attribute-named = { NAME($attribute) }
attribute-stack = стос, знизу вгору: { SAY($attributes) }
marker-count = фішка ресурсів на поділці { $spot }
badge-standing = поки що { $points } ПО
badge-points = { $points } ПО
badge-times = { NAME($action) }, разів: { $times }
badge-counts = зроблено: { $counts }
badge-favour = { $cell ->
        [any] будь-який робітник
       *[other] { NAME($cell) }
    }{ $silver ->
        [0] {""}
       *[other] , срібняків: { $silver }
    }{ $provisions ->
        [0] {""}
       *[other] , провізії: { $provisions }
    }{ $debts ->
        [0] {""}
       *[other] , борг
    }
badge-gain = { SAY($gain) }
badge-either = або { SAY($gain) }
badge-or = або { SAY($gain) }
badge-used = зайнято ({ NAME($worker) })
badge-monk = монах: { $seat ->
        [none] суперник
       *[other] { SEAT($seat) }
    }
badge-aimed = { $what ->
        [errand] на черзі в суперника: послати на завдання
        [attack] на черзі в суперника: атакувати
        [convert] на черзі в суперника: навернути
       *[favour] на черзі в суперника: ця милість
    }
badge-outpost = застава: { $seat ->
        [none] суперник
       *[other] { SEAT($seat) }
    }
badge-visited = узята: { SEAT($seat) }
badge-errand = завдання: { SAY($gain) }
badge-instant = { $gain ->
        [none] відразу: нічого
       *[other] відразу: { SAY($gain) }
    }
badge-ability = { $when ->
        [debt-paid] сплачений борг
        [inquisition] інквізиція
        [inquisition-clear] інквізиція без підозр
        [inquisition-suspected] інквізиція з 2 підозрами й більше
       *[other] { NAME($when) }
    }: { SAY($gain) }
badge-attack = атака: { SAY($gain) }
badge-convert = навернення: { SAY($gain) }
badge-score = { $counts ->
        [attacked-saracens] атаковані сарацини
        [attacked-byzantines] атаковані візантійці
        [attacked-vikings] атаковані вікінги
        [faith] віра
        [strength] сила
        [influence] вплив
        [commission] доручення
        [fortify] стіни
        [garrison] застави
        [absolve] розгрішення
        [develop] майстерні
        [recruit] найняті городяни
        [paid-debts] сплачені борги
        [unpaid-debts] несплачені борги
        [orders] накази
        [suspicions] підозри
       *[mercenaries] найманці
    }: { $per ->
        [1] по 1
       *[other] 1 за кожні { $per }
    }{ $base ->
        [0] {""}
       *[other] {" "}і ще { $base }
    }
badge-boost = { SAY($gain) }
badge-no-price = { NAME($action) }: безплатно
badge-less = { NAME($action) }: на { $silver } срібняки дешевше
badge-help = { NAME($action) }: ще { SAY($gain) }
badge-face-down = долілиць
badge-on-top = зверху
badge-from-bottom = { $number ->
        [1] на самому низу
        [2] 2-га знизу
        [3] 3-тя знизу
        [7] 7-ма знизу
        [8] 8-ма знизу
       *[other] { $number }-та знизу
    }
cell-free = [{ $cell ->
        [any] будь-хто
       *[other] { NAME($cell) }
    }]
cell-taken = { NAME($there) }
badge-done = { $times } з { $limit }
badge-done-often = разів: { $times }
badge-cost = { $provisions ->
        [0] ціна у срібняках: { $silver }
       *[other] ціна у провізії: { $provisions }
    }
badge-need = вплив { $influence }
badge-under-workshop = під наступною: { NAME($worker) }
badge-workshops = { $count ->
        [one] { $count } майстерня
        [few] { $count } майстерні
       *[many] { $count } майстерень
    }
badge-occupied = зайнято
badge-jar = глечик

# Paladins
anseis = Ансі
anseis-help = Приводить купця і розвідника. +1 до віри і +3 до впливу. Фортифікація не коштує провізії.
berengier = Беранжьє
berengier-help = Приводить воїна і купця. +3 до сили і +1 до впливу. Мобілізація не коштує провізії.
engelier = Анжельє
engelier-help = Приводить воїна і розвідника. +1 до віри і +3 до сили. Кожна атака дає 2 срібняки.
gerier = Жер’є
gerier-help = Приводить клірика і воїна. +3 до віри і +1 до впливу. Навернення не коштує срібняків.
gerin = Жерен
gerin-help = Приводить купця і чорнороба. +4 до впливу. Кожна змова дає 2 срібняки.
girard = Жирар
girard-help = Приводить 2 розвідників. +2 до віри і +2 до впливу. Кожне полювання дає ще 2 провізії.
ivon = Івон
ivon-help = Приводить клірика і розвідника. +3 до віри і +1 до сили. Доручення не коштує провізії.
ivoire = Івуар
ivoire-help = Приводить клірика і купця. +1 до сили і +3 до впливу. Розгрішення не коштує срібняків.
oliver = Олів’є
oliver-help = Приводить 2 кліриків. +4 до віри. Молитва не коштує срібняків.
otton = Оттон
otton-help = Приводить 2 купців. +2 до віри і +2 до сили. Кожна торгівля дає ще 2 срібняки.
roland = Роланд
roland-help = Приводить воїна і чорнороба. +4 до сили. Наймання не коштує срібняків.
samson = Самсон
samson-help = Приводить розвідника і чорнороба. +2 до сили і +2 до впливу. Розвиток коштує на 2 срібняки менше.

# Townsfolk
abbot-1 = абат (чорнороб)
    .acc = абата (чорнороб)
abbot-1-help = На завданні: клірик і чорнороб. У загоні: з кожним розгрішенням — чорнороб.
abbot-2 = абат (1 провізія)
    .acc = абата (1 провізія)
abbot-2-help = На завданні: очищення однієї своєї дії. У загоні: відразу 1 провізія; з кожним розгрішенням — 1 провізія.
abbot-3 = абат (податок 1)
    .acc = абата (податок 1)
abbot-3-help = На завданні: знищення несплаченого боргу. У загоні: відразу скидання підозри; з кожним розгрішенням — 1 срібняк податку.
acolyte-1 = прислужник (чорнороб)
    .acc = прислужника (чорнороб)
acolyte-1-help = На завданні: клірик. У загоні: з кожним дорученням — чорнороб.
acolyte-2 = прислужник (1 срібняк)
    .acc = прислужника (1 срібняк)
acolyte-2-help = На завданні: очищення однієї своєї дії. У загоні: відразу 1 срібняк; з кожним дорученням — 1 срібняк.
acolyte-3 = прислужник (податок 1)
    .acc = прислужника (податок 1)
acolyte-3-help = На завданні: скидання 2 підозр. У загоні: відразу скидання підозри; з кожним дорученням — 1 срібняк податку.
architect-1 = архітекторка (чорнороб)
    .acc = архітекторку (чорнороб)
architect-1-help = На завданні: злочинець. У загоні: з кожним розвитком — чорнороб.
architect-2 = архітекторка (1 провізія)
    .acc = архітекторку (1 провізія)
architect-2-help = На завданні: чорнороб і 1 провізія. У загоні: відразу 1 провізія; з кожним розвитком — 1 провізія.
architect-3 = архітекторка (податок 1)
    .acc = архітекторку (податок 1)
architect-3-help = На завданні: 2 срібняки податку. У загоні: відразу скидання підозри; з кожним розвитком — 1 срібняк податку.
conspirator-1 = змовниця (на завданні: скидання 2 підозр)
    .acc = змовницю (на завданні: скидання 2 підозр)
conspirator-1-help = На завданні: скидання 2 підозр. У загоні: під час кожної інквізиції — скидання підозри.
conspirator-2 = змовниця (на завданні: злочинець)
    .acc = змовницю (на завданні: злочинець)
conspirator-2-help = На завданні: злочинець. У загоні: під час кожної інквізиції — скидання підозри.
debt-collector-1 = збирач боргів (чорнороб)
    .acc = збирача боргів (чорнороб)
debt-collector-1-help = На завданні: 2 чорнороби. У загоні: за кожен сплачений борг — чорнороб.
debt-collector-2 = збирач боргів (воїн)
    .acc = збирача боргів (воїн)
debt-collector-2-help = На завданні: знищення несплаченого боргу. У загоні: за кожен сплачений борг — воїн.
debt-collector-3 = збирач боргів (розвідник)
    .acc = збирача боргів (розвідник)
debt-collector-3-help = На завданні: скидання 2 підозр. У загоні: за кожен сплачений борг — розвідник.
defender-1 = захисник (чорнороб)
    .acc = захисника (чорнороб)
defender-1-help = На завданні: +1 до сили. У загоні: з кожною атакою — чорнороб.
defender-2 = захисник (1 провізія)
    .acc = захисника (1 провізія)
defender-2-help = На завданні: чорнороб і 1 провізія. У загоні: відразу 1 провізія; з кожною атакою — 1 провізія.
defender-3 = захисник (податок 1)
    .acc = захисника (податок 1)
defender-3-help = На завданні: 2 срібняки податку. У загоні: відразу скидання підозри; з кожною атакою — 1 срібняк податку.
gatekeeper-1 = брамниця (чорнороб)
    .acc = брамницю (чорнороб)
gatekeeper-1-help = На завданні: купець і чорнороб. У загоні: з кожною фортифікацією — чорнороб.
gatekeeper-2 = брамниця (1 срібняк)
    .acc = брамницю (1 срібняк)
gatekeeper-2-help = На завданні: розвідник. У загоні: відразу 1 срібняк; з кожною фортифікацією — 1 срібняк.
gatekeeper-3 = брамниця (податок 1)
    .acc = брамницю (податок 1)
gatekeeper-3-help = На завданні: 2 срібняки податку. У загоні: відразу скидання підозри; з кожною фортифікацією — 1 срібняк податку.
missionary-1 = місіонерка (чорнороб)
    .acc = місіонерку (чорнороб)
missionary-1-help = На завданні: очищення однієї своєї дії. У загоні: з кожним наверненням — чорнороб.
missionary-2 = місіонерка (1 провізія)
    .acc = місіонерку (1 провізія)
missionary-2-help = На завданні: +1 до віри. У загоні: відразу 1 провізія; з кожним наверненням — 1 провізія.
missionary-3 = місіонерка (податок 1)
    .acc = місіонерку (податок 1)
missionary-3-help = На завданні: розвідник і чорнороб. У загоні: відразу скидання підозри; з кожним наверненням — 1 срібняк податку.
peddler-1 = крамар (чорнороб)
    .acc = крамаря (чорнороб)
peddler-1-help = На завданні: 2 чорнороби. У загоні: під час кожної інквізиції, якщо ви маєте щонайменше 2 підозри — чорнороб.
peddler-2 = крамар (2 провізії)
    .acc = крамаря (2 провізії)
peddler-2-help = На завданні: чорнороб і 1 провізія. У загоні: під час кожної інквізиції, якщо ви маєте щонайменше 2 підозри — 2 провізії.
peddler-3 = крамар (2 срібняки)
    .acc = крамаря (2 срібняки)
peddler-3-help = На завданні: скидання 2 підозр. У загоні: під час кожної інквізиції, якщо ви маєте щонайменше 2 підозри — 2 срібняки.
squire-1 = зброєносець (+1 до сили)
    .acc = зброєносця (+1 до сили)
squire-1-help = На завданні: воїн. У загоні: під час кожної інквізиції, якщо ви не маєте підозр — +1 до сили.
squire-2 = зброєносець (+1 до впливу)
    .acc = зброєносця (+1 до впливу)
squire-2-help = На завданні: +1 до впливу. У загоні: під час кожної інквізиції, якщо ви не маєте підозр — +1 до впливу.
squire-3 = зброєносець (+1 до віри)
    .acc = зброєносця (+1 до віри)
squire-3-help = На завданні: злочинець. У загоні: під час кожної інквізиції, якщо ви не маєте підозр — +1 до віри.
watchman-1 = наглядач (чорнороб)
    .acc = наглядача (чорнороб)
watchman-1-help = На завданні: воїн і чорнороб. У загоні: з кожною мобілізацією — чорнороб.
watchman-2 = наглядач (1 срібняк)
    .acc = наглядача (1 срібняк)
watchman-2-help = На завданні: чорнороб і 1 провізія. У загоні: відразу 1 срібняк; з кожною мобілізацією — 1 срібняк.
watchman-3 = наглядач (податок 1)
    .acc = наглядача (податок 1)
watchman-3-help = На завданні: купець. У загоні: відразу скидання підозри; з кожною мобілізацією — 1 срібняк податку.

# Outsiders
viking-adventurer = вікінг-пригодник
    .acc = вікінга-пригодника
viking-adventurer-help = Атака: +1 до впливу, чорнороб і клірик. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 доручення.
viking-armourer = вікінг-зброяр
    .acc = вікінга-зброяра
viking-armourer-help = Атака: +1 до впливу, чорнороб і 1 провізія. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 4 поділки сили.
viking-assassin = вікінг-асасин
    .acc = вікінга-асасина
viking-assassin-help = Атака: +1 до впливу, чорнороб і воїн. Навернення: +2 до сили; наприкінці гри 1 ПО за кожного атакованого вами сарацина.
viking-barbarian = вікінг-варвар
    .acc = вікінга-варвара
viking-barbarian-help = Атака: +1 до впливу, 1 срібняк податку і 1 провізія. Навернення: +2 до сили; наприкінці гри 1 ПО за кожного атакованого вами візантійця.
viking-guardian = вікінг-охоронець
    .acc = вікінга-охоронця
viking-guardian-help = Атака: +1 до впливу, купець і 1 провізія. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 розміщені майстерні.
viking-lookout = вікінг-вартівник
    .acc = вікінга-вартівника
viking-lookout-help = Атака: +1 до впливу і купець. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 стіни.
viking-marauder = вікінг-мародер
    .acc = вікінга-мародера
viking-marauder-help = Атака: +1 до впливу і злочинець. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 4 поділки впливу.
viking-mercenary = вікінг-найманець
    .acc = вікінга-найманця
viking-mercenary-help = Атака: +1 до впливу і 2 чорнороби. Навернення: +1 до сили; наприкінці гри 1 ПО і ще 1 за кожного наверненого вами найманця, рахуючи його самого.
viking-protector = вікінг-заступник
    .acc = вікінга-заступника
viking-protector-help = Атака: +1 до впливу, чорнороб і 1 провізія. Навернення: +1 до сили; наприкінці гри 1 ПО за кожен сплачений борг.
viking-thief = вікінг-злодій
    .acc = вікінга-злодія
viking-thief-help = Атака: +1 до впливу і 2 срібняки податку. Навернення: +1 до сили; наприкінці гри 1 ПО за кожну вашу підозру.
viking-traitor = вікінг-зрадник
    .acc = вікінга-зрадника
viking-traitor-help = Атака: +1 до впливу і злочинець. Навернення: +1 до сили; наприкінці гри кожен несплачений борг забирає на 1 ПО менше.
viking-vigilante = вікінг-каратель
    .acc = вікінга-карателя
viking-vigilante-help = Атака: +1 до впливу і знищення несплаченого боргу. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 розгрішення.
byzantine-archer = візантієць-лучник
    .acc = візантійця-лучника
byzantine-archer-help = Атака: +1 до впливу, розвідник і 1 провізія. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 застави.
byzantine-armourer = візантієць-зброяр
    .acc = візантійця-зброяра
byzantine-armourer-help = Атака: +1 до впливу і воїн. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 4 поділки сили.
byzantine-assassin = візантієць-асасин
    .acc = візантійця-асасина
byzantine-assassin-help = Атака: +1 до впливу, чорнороб і 1 провізія. Навернення: +2 до сили; наприкінці гри 1 ПО за кожного атакованого вами сарацина.
byzantine-champion = візантієць-звитяжець
    .acc = візантійця-звитяжця
byzantine-champion-help = Атака: +1 до впливу, скидання підозри і купець. Навернення: +1 до сили; наприкінці гри 1 ПО і ще 1 за кожен виконаний вами наказ короля.
byzantine-guardian = візантієць-охоронець
    .acc = візантійця-охоронця
byzantine-guardian-help = Атака: +1 до впливу і 2 чорнороби. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 розміщені майстерні.
byzantine-hunter = візантієць-мисливець
    .acc = візантійця-мисливця
byzantine-hunter-help = Атака: +1 до впливу, скидання підозри і воїн. Навернення: +1 до сили; наприкінці гри 1 ПО за кожних 2 найнятих городян.
byzantine-invader = візантієць-загарбник
    .acc = візантійця-загарбника
byzantine-invader-help = Атака: +1 до впливу, 1 срібняк податку і 1 провізія. Навернення: +2 до сили; наприкінці гри 1 ПО за кожного атакованого вами вікінга.
byzantine-lookout = візантієць-вартівник
    .acc = візантійця-вартівника
byzantine-lookout-help = Атака: +1 до впливу, чорнороб і купець. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 стіни.
byzantine-mercenary = візантієць-найманець
    .acc = візантійця-найманця
byzantine-mercenary-help = Атака: +1 до впливу, скидання підозри і чорнороб. Навернення: +1 до сили; наприкінці гри 1 ПО і ще 1 за кожного наверненого вами найманця, рахуючи його самого.
byzantine-thief = візантієць-злодій
    .acc = візантійця-злодія
byzantine-thief-help = Атака: +1 до впливу і злочинець. Навернення: +1 до сили; наприкінці гри 1 ПО за кожну вашу підозру.
byzantine-traitor = візантієць-зрадник
    .acc = візантійця-зрадника
byzantine-traitor-help = Атака: +1 до впливу і знищення несплаченого боргу. Навернення: +1 до сили; наприкінці гри кожен несплачений борг забирає на 1 ПО менше.
byzantine-warrior = візантієць-вояк
    .acc = візантійця-вояка
byzantine-warrior-help = Атака: +1 до впливу і 2 провізії. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 4 поділки віри.
saracen-adventurer = сарацин-пригодник
    .acc = сарацина-пригодника
saracen-adventurer-help = Атака: +1 до впливу, чорнороб і розвідник. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 доручення.
saracen-archer = сарацин-лучник
    .acc = сарацина-лучника
saracen-archer-help = Атака: +1 до впливу і 2 провізії. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 застави.
saracen-barbarian = сарацин-варвар
    .acc = сарацина-варвара
saracen-barbarian-help = Атака: +1 до впливу, чорнороб і розвідник. Навернення: +2 до сили; наприкінці гри 1 ПО за кожного атакованого вами візантійця.
saracen-champion = сарацин-звитяжець
    .acc = сарацина-звитяжця
saracen-champion-help = Атака: +1 до впливу, скидання підозри і розвідник. Навернення: +1 до сили; наприкінці гри 1 ПО і ще 1 за кожен виконаний вами наказ короля.
saracen-hunter = сарацин-мисливець
    .acc = сарацина-мисливця
saracen-hunter-help = Атака: +1 до впливу і знищення несплаченого боргу. Навернення: +1 до сили; наприкінці гри 1 ПО за кожних 2 найнятих городян.
saracen-invader = сарацин-загарбник
    .acc = сарацина-загарбника
saracen-invader-help = Атака: +2 до впливу. Навернення: +2 до сили; наприкінці гри 1 ПО за кожного атакованого вами вікінга.
saracen-marauder = сарацин-мародер
    .acc = сарацина-мародера
saracen-marauder-help = Атака: +2 до впливу. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 4 поділки впливу.
saracen-mercenary-1 = сарацин-найманець (чорнороб, 1 провізія)
    .acc = сарацина-найманця (чорнороб, 1 провізія)
saracen-mercenary-1-help = Атака: +1 до впливу, чорнороб і 1 провізія. Навернення: +1 до сили; наприкінці гри 1 ПО і ще 1 за кожного наверненого вами найманця, рахуючи його самого.
saracen-mercenary-2 = сарацин-найманець (податок 2)
    .acc = сарацина-найманця (податок 2)
saracen-mercenary-2-help = Атака: +1 до впливу і 2 срібняки податку. Навернення: +1 до сили; наприкінці гри 1 ПО і ще 1 за кожного наверненого вами найманця, рахуючи його самого.
saracen-protector = сарацин-заступник
    .acc = сарацина-заступника
saracen-protector-help = Атака: +1 до впливу і 2 чорнороби. Навернення: +1 до сили; наприкінці гри 1 ПО за кожен сплачений борг.
saracen-vigilante = сарацин-каратель
    .acc = сарацина-карателя
saracen-vigilante-help = Атака: +1 до впливу, скидання підозри і клірик. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 2 розгрішення.
saracen-warrior = сарацин-вояк
    .acc = сарацина-вояка
saracen-warrior-help = Атака: +1 до впливу і клірик. Навернення: +1 до сили; наприкінці гри 1 ПО за кожні 4 поділки віри.

# What converted outsiders are worth
assassin = асасин
    .acc = асасина
assassin-help = Якщо навернений, наприкінці гри: 1 ПО за кожного атакованого вами сарацина.
barbarian = варвар
    .acc = варвара
barbarian-help = Якщо навернений, наприкінці гри: 1 ПО за кожного атакованого вами візантійця.
invader = загарбник
    .acc = загарбника
invader-help = Якщо навернений, наприкінці гри: 1 ПО за кожного атакованого вами вікінга.
lookout = вартівник
    .acc = вартівника
lookout-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 2 стіни.
vigilante = каратель
    .acc = карателя
vigilante-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 2 розгрішення.
archer = лучник
    .acc = лучника
archer-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 2 застави.
hunter = мисливець
    .acc = мисливця
hunter-help = Якщо навернений, наприкінці гри: 1 ПО за кожних 2 найнятих городян.
guardian = охоронець
    .acc = охоронця
guardian-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 2 розміщені майстерні.
adventurer = пригодник
    .acc = пригодника
adventurer-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 2 доручення.
warrior = вояк
    .acc = вояка
warrior-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 4 поділки віри.
armourer = зброяр
    .acc = зброяра
armourer-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 4 поділки сили.
marauder = мародер
    .acc = мародера
marauder-help = Якщо навернений, наприкінці гри: 1 ПО за кожні 4 поділки впливу.
protector = заступник
    .acc = заступника
protector-help = Якщо навернений, наприкінці гри: 1 ПО за кожен сплачений борг.
champion = звитяжець
    .acc = звитяжця
champion-help = Якщо навернений, наприкінці гри: 1 ПО і ще 1 за кожен виконаний вами наказ короля.
thief = злодій
    .acc = злодія
thief-help = Якщо навернений, наприкінці гри: 1 ПО за кожну вашу підозру.
traitor = зрадник
    .acc = зрадника
traitor-help = Якщо навернений, наприкінці гри: кожен несплачений борг забирає на 1 ПО менше.
mercenary = найманець
    .acc = найманця
mercenary-help = Якщо навернений, наприкінці гри: 1 ПО і ще 1 за кожного наверненого вами найманця, рахуючи його самого.

# Walls
wall-strength = стіна (+2 до сили)
    .acc = стіну (+2 до сили)
wall-strength-help = +2 до сили.
wall-labourer-and-point = стіна (чорнороб, 1 ПО)
    .acc = стіну (чорнороб, 1 ПО)
wall-labourer-and-point-help = +1 до сили і чорнороб. Наприкінці гри — 1 ПО.
wall-points = стіна (2 ПО)
    .acc = стіну (2 ПО)
wall-points-help = +1 до сили. Наприкінці гри — 2 ПО.
wall-pay-or-silver = стіна (сплата боргу або 2 срібняки)
    .acc = стіну (сплата боргу або 2 срібняки)
wall-pay-or-silver-help = +1 до сили; сплата боргу або 2 срібняки.
wall-pardon-or-silver = стіна (скидання підозри або 2 срібняки)
    .acc = стіну (скидання підозри або 2 срібняки)
wall-pardon-or-silver-help = +1 до сили; скидання підозри або 2 срібняки.
wall-three-labourers = стіна (3 чорнороби)
    .acc = стіну (3 чорнороби)
wall-three-labourers-help = +1 до сили і 3 чорнороби.
wall-two-labourers = стіна (2 чорнороби)
    .acc = стіну (2 чорнороби)
wall-two-labourers-help = +1 до сили і 2 чорнороби.
wall-labourer-merchant = стіна (чорнороб, купець)
    .acc = стіну (чорнороб, купець)
wall-labourer-merchant-help = +1 до сили, чорнороб і купець.
wall-labourer-fighter = стіна (чорнороб, воїн)
    .acc = стіну (чорнороб, воїн)
wall-labourer-fighter-help = +1 до сили, чорнороб і воїн.
wall-labourer-scout = стіна (чорнороб, розвідник)
    .acc = стіну (чорнороб, розвідник)
wall-labourer-scout-help = +1 до сили, чорнороб і розвідник.
wall-labourer-cleric = стіна (чорнороб, клірик)
    .acc = стіну (чорнороб, клірик)
wall-labourer-cleric-help = +1 до сили, чорнороб і клірик.
wall-scout-merchant = стіна (розвідник, купець)
    .acc = стіну (розвідник, купець)
wall-scout-merchant-help = +1 до сили, розвідник і купець.
wall-scout = стіна (розвідник)
    .acc = стіну (розвідник)
wall-scout-help = +1 до сили і розвідник.
wall-merchant = стіна (купець)
    .acc = стіну (купець)
wall-merchant-help = +1 до сили і купець.
wall-fighter = стіна (воїн)
    .acc = стіну (воїн)
wall-fighter-help = +1 до сили і воїн.
wall-cleric = стіна (клірик)
    .acc = стіну (клірик)
wall-cleric-help = +1 до сили і клірик.

# Taverns
tavern-1 = таверна (2 чорнороби, розвідник, клірик)
    .acc = таверну (2 чорнороби, розвідник, клірик)
tavern-1-help = { -tavern-help }
tavern-2 = таверна (розвідник, 2 воїни, злочинець)
    .acc = таверну (розвідник, 2 воїни, злочинець)
tavern-2-help = { -tavern-help }
tavern-3 = таверна (розвідник, 2 купці, злочинець)
    .acc = таверну (розвідник, 2 купці, злочинець)
tavern-3-help = { -tavern-help }
tavern-4 = таверна (чорнороб, 2 воїни, злочинець)
    .acc = таверну (чорнороб, 2 воїни, злочинець)
tavern-4-help = { -tavern-help }
tavern-5 = таверна (2 розвідники, клірик, злочинець)
    .acc = таверну (2 розвідники, клірик, злочинець)
tavern-5-help = { -tavern-help }
tavern-6 = таверна (розвідник, купець, воїн, злочинець)
    .acc = таверну (розвідник, купець, воїн, злочинець)
tavern-6-help = { -tavern-help }
tavern-7 = таверна (2 чорнороби, 2 купці)
    .acc = таверну (2 чорнороби, 2 купці)
tavern-7-help = { -tavern-help }
tavern-8 = таверна (2 розвідники, 2 купці)
    .acc = таверну (2 розвідники, 2 купці)
tavern-8-help = { -tavern-help }
tavern-9 = таверна (розвідник, воїн, 2 клірики)
    .acc = таверну (розвідник, воїн, 2 клірики)
tavern-9-help = { -tavern-help }
tavern-10 = таверна (розвідник, купець, 2 клірики)
    .acc = таверну (розвідник, купець, 2 клірики)
tavern-10-help = { -tavern-help }
tavern-11 = таверна (купець, 2 воїни, злочинець)
    .acc = таверну (купець, 2 воїни, злочинець)
tavern-11-help = { -tavern-help }
tavern-12 = таверна (розвідник, воїн, 2 злочинці)
    .acc = таверну (розвідник, воїн, 2 злочинці)
tavern-12-help = { -tavern-help }
tavern-13 = таверна (чорнороб, розвідник, 2 купці)
    .acc = таверну (чорнороб, розвідник, 2 купці)
tavern-13-help = { -tavern-help }
tavern-14 = таверна (чорнороб, купець, 2 клірики)
    .acc = таверну (чорнороб, купець, 2 клірики)
tavern-14-help = { -tavern-help }
tavern-15 = таверна (2 розвідники, купець, воїн)
    .acc = таверну (2 розвідники, купець, воїн)
tavern-15-help = { -tavern-help }
tavern-16 = таверна (чорнороб, воїн, 2 злочинці)
    .acc = таверну (чорнороб, воїн, 2 злочинці)
tavern-16-help = { -tavern-help }
tavern-17 = таверна (2 чорнороби, клірик, злочинець)
    .acc = таверну (2 чорнороби, клірик, злочинець)
tavern-17-help = { -tavern-help }
tavern-18 = таверна (2 купці, 2 клірики)
    .acc = таверну (2 купці, 2 клірики)
tavern-18-help = { -tavern-help }
tavern-19 = таверна (2 чорнороби, 2 воїни)
    .acc = таверну (2 чорнороби, 2 воїни)
tavern-19-help = { -tavern-help }
tavern-20 = таверна (воїн, 3 клірики)
    .acc = таверну (воїн, 3 клірики)
tavern-20-help = { -tavern-help }
tavern-21 = таверна (купець, воїн, 2 клірики)
    .acc = таверну (купець, воїн, 2 клірики)
tavern-21-help = { -tavern-help }
tavern-22 = таверна (чорнороб, 3 розвідники)
    .acc = таверну (чорнороб, 3 розвідники)
tavern-22-help = { -tavern-help }
tavern-23 = таверна (купець, воїн, 2 злочинці)
    .acc = таверну (купець, воїн, 2 злочинці)
tavern-23-help = { -tavern-help }
tavern-24 = таверна (2 чорнороби, воїн, злочинець)
    .acc = таверну (2 чорнороби, воїн, злочинець)
tavern-24-help = { -tavern-help }
-tavern-help = Хто її вибере, бере чотирьох її робітників. За кожного злочинця — підозра.

# Suspicions and debts
suspicion-none = підозра (без податку)
    .acc = підозру (без податку)
suspicion-none-help = Приходить зі злочинцем і податку не дає.
suspicion-one = підозра (податок 1)
    .acc = підозру (податок 1)
suspicion-one-help = Приходить зі злочинцем; візьміть 1 срібняк із податків.
suspicion-two = підозра (податок 2)
    .acc = підозру (податок 2)
suspicion-two-help = Приходить зі злочинцем; візьміть 2 срібняки з податків.
debt = борг
    .acc = борг
debt-help = Несплачений забирає наприкінці 3 ПО, сплачений дає 1.

# King's favours and orders
favour-hiring = милість «наймання»
    .acc = милість «наймання»
favour-hiring-help = Розмістіть розвідника: безплатне наймання городянина. Раз на раунд і для когось одного.
favour-pardon = милість «прощення»
    .acc = милість «прощення»
favour-pardon-help = Розмістіть клірика: скидання підозри і 2 срібняки податку. Раз на раунд і для когось одного.
favour-rogues = милість «пройдисвіти»
    .acc = милість «пройдисвіти»
favour-rogues-help = Розмістіть будь-якого робітника: 2 злочинці. Раз на раунд і для когось одного.
favour-training = милість «вишкіл»
    .acc = милість «вишкіл»
favour-training-help = Розмістіть злочинця: +1 до віри, +1 до сили або +1 до впливу. Раз на раунд і для когось одного.
favour-clemency = милість «милосердя»
    .acc = милість «милосердя»
favour-clemency-help = Розмістіть воїна і заплатіть 1 срібняк: сплата боргу або скидання 2 підозр. Раз на раунд і для когось одного.
favour-loan = милість «позика»
    .acc = милість «позика»
favour-loan-help = Розмістіть будь-якого робітника і візьміть несплачений борг: розвідник, купець і воїн. Раз на раунд і для когось одного.
favour-workshop = милість «майстерня»
    .acc = милість «майстерня»
favour-workshop-help = Розмістіть купця і заплатіть 1 провізію: безплатний розвиток або воїн і клірик. Раз на раунд і для когось одного.
favour-labour = милість «роботи»
    .acc = милість «роботи»
favour-labour-help = Розмістіть злочинця: 3 чорнороби. Раз на раунд і для когось одного.
favour-stores = милість «припаси»
    .acc = милість «припаси»
favour-stores-help = Розмістіть будь-якого робітника: 2 провізії і 1 срібняк податку. Раз на раунд і для когось одного.
favour-prayer = милість «молитва»
    .acc = милість «молитва»
favour-prayer-help = Розмістіть будь-якого робітника: очищення однієї своєї дії. Раз на раунд і для когось одного.
order-commission = наказ: 5 доручень
    .acc = наказ: 5 доручень
    .changed = наказ: доручення
order-fortify = наказ: 5 стін
    .acc = наказ: 5 стін
    .changed = наказ: стіни
order-garrison = наказ: 5 застав
    .acc = наказ: 5 застав
    .changed = наказ: застави
order-absolve = наказ: 5 розгрішень
    .acc = наказ: 5 розгрішень
    .changed = наказ: розгрішення
order-attack = наказ: 5 атак
    .acc = наказ: 5 атак
    .changed = наказ: атаки
order-convert = наказ: 5 навернень
    .acc = наказ: 5 навернень
    .changed = наказ: навернення
order-commission-help = Відправте 5 монахів до кінця гри. { order-help }
order-fortify-help = Побудуйте 5 стін до кінця гри. { order-help }
order-garrison-help = Розмістіть 5 застав до кінця гри. { order-help }
order-absolve-help = Виконайте 5 розгрішень до кінця гри. { order-help }
order-attack-help = Атакуйте 5 чужинців до кінця гри. { order-help }
order-convert-help = Наверніть 5 чужинців до кінця гри. { order-help }
order-help = Хто виконає його до кінця гри, отримає ПО за його місцем: 4, 6 або 8.
first-order = перший наказ
    .acc = перший наказ
second-order = другий наказ
    .acc = другий наказ
third-order = третій наказ
    .acc = третій наказ

# Schemes of the solo opponent
scheme-commission = схема «доручення»
    .acc = схему «доручення»
scheme-fortify = схема «фортифікація»
    .acc = схему «фортифікація»
scheme-garrison = схема «мобілізація»
    .acc = схему «мобілізація»
scheme-absolve = схема «розгрішення»
    .acc = схему «розгрішення»
scheme-attack = схема «атака»
    .acc = схему «атака»
scheme-convert = схема «навернення»
    .acc = схему «навернення»
scheme-orders = схема «накази короля»
    .acc = схему «накази короля»
scheme-recruit = схема «наймання»
    .acc = схему «наймання»
scheme-pray = схема «молитва»
    .acc = схему «молитва»
scheme-trade = схема «торгівля»
    .acc = схему «торгівля»
scheme-conspire = схема «змова»
    .acc = схему «змова»
scheme-favour = схема «милість короля»
    .acc = схему «милість короля»
scheme-commission-help = Суперник пробує: доручення. Якщо не може, виконує першу вільну дію лівої частини.
scheme-fortify-help = Суперник пробує: фортифікація. Якщо не може, виконує першу вільну дію лівої частини.
scheme-garrison-help = Суперник пробує: мобілізація. Якщо не може, виконує першу вільну дію лівої частини.
scheme-absolve-help = Суперник пробує: розгрішення. Якщо не може, виконує першу вільну дію лівої частини.
scheme-attack-help = Суперник пробує: атака. Якщо не може, виконує першу вільну дію лівої частини.
scheme-convert-help = Суперник пробує: навернення. Якщо не може, виконує першу вільну дію лівої частини.
scheme-orders-help = Суперник пробує: накази короля. Якщо не може, виконує першу вільну дію лівої частини.
scheme-recruit-help = Суперник пробує: наймання. Якщо не може, виконує першу вільну дію лівої частини.
scheme-pray-help = Суперник пробує: молитва. Якщо не може, виконує першу вільну дію лівої частини.
scheme-trade-help = Суперник пробує: торгівля. Якщо не може, виконує першу вільну дію лівої частини.
scheme-conspire-help = Суперник пробує: змова. Якщо не може, виконує першу вільну дію лівої частини.
scheme-favour-help = Суперник пробує: милість короля. Якщо не може, виконує першу вільну дію лівої частини.

# Spaces of the board
space-1a = клітинка 1a (безплатне наймання)
    .acc = клітинку 1a (безплатне наймання)
space-1a-help = Монахові тут потрібна віра 0, заставі — сила 1. Винагорода: безплатне наймання городянина.
space-1b = клітинка 1b (2 срібняки)
    .acc = клітинку 1b (2 срібняки)
space-1b-help = Монахові тут потрібна віра 0, заставі — сила 1. Винагорода: 2 срібняки.
space-1c = клітинка 1c (чорнороб)
    .acc = клітинку 1c (чорнороб)
space-1c-help = Монахові тут потрібна віра 0, заставі — сила 1. Винагорода: чорнороб. Доступна, якщо гравців щонайменше троє.
space-1d = клітинка 1d (скидання підозри)
    .acc = клітинку 1d (скидання підозри)
space-1d-help = Монахові тут потрібна віра 0, заставі — сила 1. Винагорода: скидання підозри. Доступна у грі вчотирьох.
space-2a = клітинка 2a (безплатне наймання)
    .acc = клітинку 2a (безплатне наймання)
space-2a-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: безплатне наймання городянина.
space-2b = клітинка 2b (2 срібняки)
    .acc = клітинку 2b (2 срібняки)
space-2b-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: 2 срібняки.
space-2c = клітинка 2c (розвідник)
    .acc = клітинку 2c (розвідник)
space-2c-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: розвідник.
space-2d = клітинка 2d (скидання підозри)
    .acc = клітинку 2d (скидання підозри)
space-2d-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: скидання підозри.
space-2e = клітинка 2e (2 срібняки)
    .acc = клітинку 2e (2 срібняки)
space-2e-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: 2 срібняки. Доступна, якщо гравців щонайменше троє.
space-2f = клітинка 2f (скидання підозри)
    .acc = клітинку 2f (скидання підозри)
space-2f-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: скидання підозри. Доступна, якщо гравців щонайменше троє.
space-2g = клітинка 2g (чорнороб)
    .acc = клітинку 2g (чорнороб)
space-2g-help = Монахові тут потрібна віра 2, заставі — сила 3. Винагорода: чорнороб. Доступна у грі вчотирьох.
space-3a = клітинка 3a (чорнороб)
    .acc = клітинку 3a (чорнороб)
space-3a-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: чорнороб.
space-3b = клітинка 3b (купець)
    .acc = клітинку 3b (купець)
space-3b-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: купець.
space-3c = клітинка 3c (2 срібняки)
    .acc = клітинку 3c (2 срібняки)
space-3c-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: 2 срібняки.
space-3d = клітинка 3d (молитва)
    .acc = клітинку 3d (молитва)
space-3d-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: очищення однієї своєї дії.
space-3e = клітинка 3e (розвідник)
    .acc = клітинку 3e (розвідник)
space-3e-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: розвідник.
space-3f = клітинка 3f (воїн)
    .acc = клітинку 3f (воїн)
space-3f-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: воїн.
space-3g = клітинка 3g (безплатне наймання)
    .acc = клітинку 3g (безплатне наймання)
space-3g-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: безплатне наймання городянина. Доступна, якщо гравців щонайменше троє.
space-3h = клітинка 3h (сплата боргу)
    .acc = клітинку 3h (сплата боргу)
space-3h-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: сплата боргу. Доступна, якщо гравців щонайменше троє.
space-3i = клітинка 3i (2 срібняки)
    .acc = клітинку 3i (2 срібняки)
space-3i-help = Монахові тут потрібна віра 4, заставі — сила 5. Винагорода: 2 срібняки. Доступна у грі вчотирьох.
space-4a = клітинка 4a (воїн)
    .acc = клітинку 4a (воїн)
space-4a-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: воїн.
space-4b = клітинка 4b (молитва)
    .acc = клітинку 4b (молитва)
space-4b-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: очищення однієї своєї дії.
space-4c = клітинка 4c (купець)
    .acc = клітинку 4c (купець)
space-4c-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: купець.
space-4d = клітинка 4d (клірик)
    .acc = клітинку 4d (клірик)
space-4d-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: клірик.
space-4e = клітинка 4e (сплата боргу)
    .acc = клітинку 4e (сплата боргу)
space-4e-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: сплата боргу.
space-4f = клітинка 4f (чорнороб, розвідник)
    .acc = клітинку 4f (чорнороб, розвідник)
space-4f-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: чорнороб і розвідник.
space-4g = клітинка 4g (2 срібняки)
    .acc = клітинку 4g (2 срібняки)
space-4g-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: 2 срібняки.
space-4h = клітинка 4h (молитва)
    .acc = клітинку 4h (молитва)
space-4h-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: очищення однієї своєї дії. Доступна, якщо гравців щонайменше троє.
space-4i = клітинка 4i (2 срібняки)
    .acc = клітинку 4i (2 срібняки)
space-4i-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: 2 срібняки. Доступна, якщо гравців щонайменше троє.
space-4j = клітинка 4j (2 чорнороби)
    .acc = клітинку 4j (2 чорнороби)
space-4j-help = Монахові тут потрібна віра 6, заставі — сила 7. Винагорода: 2 чорнороби. Доступна у грі вчотирьох.
space-5a = клітинка 5a (молитва)
    .acc = клітинку 5a (молитва)
space-5a-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: очищення однієї своєї дії.
space-5b = клітинка 5b (чорнороб, воїн)
    .acc = клітинку 5b (чорнороб, воїн)
space-5b-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: чорнороб і воїн.
space-5c = клітинка 5c (сплата боргу)
    .acc = клітинку 5c (сплата боргу)
space-5c-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: сплата боргу.
space-5d = клітинка 5d (чорнороб, купець)
    .acc = клітинку 5d (чорнороб, купець)
space-5d-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: чорнороб і купець.
space-5e = клітинка 5e (чорнороб, клірик)
    .acc = клітинку 5e (чорнороб, клірик)
space-5e-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: чорнороб і клірик.
space-5f = клітинка 5f (2 чорнороби)
    .acc = клітинку 5f (2 чорнороби)
space-5f-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: 2 чорнороби. Доступна, якщо гравців щонайменше троє.
space-5g = клітинка 5g (сплата боргу)
    .acc = клітинку 5g (сплата боргу)
space-5g-help = Монахові тут потрібна віра 8, заставі — сила 9. Винагорода: сплата боргу. Доступна у грі вчотирьох.
space-6a = клітинка 6a (сплата боргу)
    .acc = клітинку 6a (сплата боргу)
space-6a-help = Монахові тут потрібна віра 10, заставі — сила 11. Винагорода: сплата боргу.
space-6b = клітинка 6b (молитва)
    .acc = клітинку 6b (молитва)
space-6b-help = Монахові тут потрібна віра 10, заставі — сила 11. Винагорода: очищення однієї своєї дії. Доступна, якщо гравців щонайменше троє.
space-6c = клітинка 6c (2 чорнороби)
    .acc = клітинку 6c (2 чорнороби)
space-6c-help = Монахові тут потрібна віра 10, заставі — сила 11. Винагорода: 2 чорнороби. Доступна у грі вчотирьох.
jar-hire = клітинка глечика (безплатне наймання)
    .acc = клітинку глечика (безплатне наймання)
    .copy = { $name } № { $number }
jar-hire-help = Глечик на цій клітинці дає: безплатне наймання городянина.
jar-labourer = клітинка глечика (чорнороб)
    .acc = клітинку глечика (чорнороб)
    .copy = { $name } № { $number }
jar-labourer-help = Глечик на цій клітинці дає: чорнороб.
jar-prayer = клітинка глечика (молитва)
    .acc = клітинку глечика (молитва)
    .copy = { $name } № { $number }
jar-prayer-help = Глечик на цій клітинці дає: очищення однієї своєї дії.
jar-faith = клітинка глечика (+1 до віри)
    .acc = клітинку глечика (+1 до віри)
    .copy = { $name } № { $number }
jar-faith-help = Глечик на цій клітинці дає: +1 до віри.
jar-provisions = клітинка глечика (2 провізії)
    .acc = клітинку глечика (2 провізії)
    .copy = { $name } № { $number }
jar-provisions-help = Глечик на цій клітинці дає: 2 провізії.
jar-pardon = клітинка глечика (скидання підозри)
    .acc = клітинку глечика (скидання підозри)
    .copy = { $name } № { $number }
jar-pardon-help = Глечик на цій клітинці дає: скидання підозри.
jar-pay = клітинка глечика (сплата боргу)
    .acc = клітинку глечика (сплата боргу)
    .copy = { $name } № { $number }
jar-pay-help = Глечик на цій клітинці дає: сплата боргу.
