# It's a Wonderful Kingdom.
#
# Будову ідентифікаторів описано в en.ftl. Назви карток стоять у лапках і не відмінюються.
# Імена гравців не відмінюються, а рід їхній невідомий: події — у теперішньому часі.

game-name = Це шалене королівство
game-summary = Діліть картки із суперником і зведіть герцогство, гідне трону.
game-ties = За рівності очок вирішує кількість карток розвитку, потім солдатів.

mode-menaces = Загрози
mode-menaces-help = Кожен приводить у гру небезпеку: велетенських щурів, крижаних велетнів, тіні або злодіїв. З ними б’ються солдати.
mode-advisors = Радники
mode-advisors-help = Радники приходять разом із картками і за солдатів служать тому, хто їх узяв.
mode-quests = Квести
mode-quests-help = Квест із чотирьох завдань. Перемогти може лише той, хто виконає фінальне.
mode-teaching = Навчальна партія
mode-teaching-help = Без модуля: наш власний режим, щоб навчитися гри; лише лиха.
mode-rat-invasion = Сценарій 1: Навала щурів
mode-rat-invasion-help = Наодинці: збудуйте чотири Ферми, поки гризуни не захопили все.
mode-prophecy = Сценарій 2: Пророцтво
mode-prophecy-help = Наодинці: збудуйте три великі творіння, щоб посоромити пророка.
mode-frozen-north = Сценарій 3: Морозна північ
mode-frozen-north-help = Наодинці: експедиція на північ, де сплять крижані велетні.
mode-last-battle = Сценарій 4: Остання битва
mode-last-battle-help = Наодинці: зберіть військо, спираючись на радника, і скиньте Узурпатора.
mode-thieves-guild = Сценарій 5: Гільдія злодіїв
mode-thieves-guild-help = Наодинці: спіймайте чотирьох злодіїв, яких оберігають тіні.
mode-under-siege = Сценарій 6: В облозі
mode-under-siege-help = Наодинці: вистійте проти Узурпатора й Повелителя чуми водночас.

option-module = Модуль
option-module-help = Що додається до основних правил. У кожній партії один модуль; без нього можна лише вчитися.
option-module-menaces = загрози
option-module-advisors = радники
option-module-quests = квести
option-module-teaching = жодного, щоб навчитися
option-side = Бік герцогств
option-side-help = Обидва герцогства лежать одним боком. А — для першої партії; наодинці він забирає 15 очок під час підрахунку медалей.
option-side-A = бік А
option-side-B = бік Б
option-stacks = Стоси загроз
option-stacks-help = Які загрози приводить кожен гравець, за порядком місць. Не називайте жодної, і кожен обере сам.
option-stacks-shadow = тіні
option-stacks-frost-giant = крижані велетні
option-stacks-giant-rat = велетенські щури
option-stacks-thief = злодії
option-board = Планшет квесту
option-board-help = Який квест розігрують, якщо грають із квестами.
option-board-any = вирішує жереб
option-board-north-lands = Північні землі
option-board-usurper = Узурпатор
option-board-plague-lord = Повелитель чуми
option-duchy = Герцогство
option-duchy-help = Яке герцогство в того, хто грає наодинці. Удвох їх роздає жереб.
option-duchy-any = вирішує жереб
option-duchy-valados = Валадос
option-duchy-teressie = Терессія
option-scenario = Сценарій
option-scenario-help = Випробування для одного гравця, зі своєю підготовкою і правилами.
option-scenario-none = немає
option-scenario-rat-invasion = 1: Навала щурів
option-scenario-prophecy = 2: Пророцтво
option-scenario-frozen-north = 3: Морозна північ
option-scenario-last-battle = 4: Остання битва
option-scenario-thieves-guild = 5: Гільдія злодіїв
option-scenario-under-siege = 6: В облозі

# The list of components: kinds, and the values worth showing
kind-developments = Картки розвитку
kind-treasures = Скарби
kind-calamities = Лиха
kind-menaces = Загрози
kind-advisors = Радники
kind-duchies = Герцогства
kind-tasks = Завдання квестів
kind-solo = Гра наодинці
kind-scenarios = Сценарії
field-type = тип
field-copies = штук
field-cost = вартість
field-recycle = за переробку
field-production = виробляє
field-bonus = бонус
field-points = очки
field-each = очки за кожну
field-of = якого типу
field-soldiers = солдати
field-phase = фаза
field-does = що робить
field-amount = скільки
field-two-only = лише для двох
field-production-a = бік А виробляє
field-each-a = бік А: очки за кожну
field-of-a = бік А: якого типу
field-production-b = бік Б виробляє
field-board = планшет
field-final = фінальне завдання
field-price-two = ціна, два гравці
field-reward-two = нагорода, два гравці
field-price-one = ціна, один гравець
field-reward-one = нагорода, один гравець
field-bronze = бронза
field-silver = срібло
field-gold = золото

# Words inside these values
value-absolve = прибирає лихо
value-any = будь-який вид
value-cubes = дає кубики
value-disarm = забирає пастку
value-double = ще раз запускає картку герцогства
value-draft = драфт
value-draw = приносить верхню картку
value-end = кінець гри
value-finish = добудовує картку
value-planning = планування
value-production = виробництво
value-recycle = збагачує переробку
value-reinforce = додає верхню картку до пропозиції
value-see-hand = показує чужу руку
value-spy = відкриває картку
value-sweep = замінює запропоновану картку
value-trap = дозволяє закрити ще картку

# Setting up
bad-stacks = { $seats ->
        [1] Наодинці назвіть один стос загроз або жодного, щоб обрати за столом.
       *[other] Удвох назвіть два різні стоси загроз або жодного, щоб кожен обрав сам.
    }
idle-module = У сценарію свої модулі. Не задавайте «module» або грайте без сценарію.
idle-stacks = Стоси бувають лише в модулі загроз, а у сценарію вони свої. Оберіть модуль «menaces» без сценарію або не задавайте «stacks».
idle-board = Планшет буває лише в модулі квестів, а у сценарію він свій. Оберіть модуль «quests» без сценарію або не задавайте «board».
idle-duchy = Герцогство обирає лише той, хто грає наодинці; удвох його визначає жереб. Не задавайте «duchy».
idle-scenario = Сценарій — для одного гравця, а тут місць: { $seats }. Не задавайте «scenario».
cards-too-many-icons = [{ $entry }] (рядок { $line }) виробляє забагато для сценарію «{ NAME($scenario) }»: на картках, що там уже збудовані, значків { $icons }, а жетонів крадіжки на них лише { $tokens }.
cards-icon-per-type = [{ $entry }] (рядок { $line }) виробляє за кожну картку якогось типу, і в сценарії «{ NAME($scenario) }» жетоном крадіжки цього не накрити. Нехай сценарій викладає іншу картку.

# Asking
ask-keep = Кого з двох радників ви лишите? Другого приберуть, не показуючи.
ask-choose-stack = Які загрози ви приводите у гру?
ask-offer = { $number ->
        [1] Запропонуйте першу картку: яку і в яку зону?
       *[other] Запропонуйте другу картку: яку і в яку зону?
    }
ask-offer-face-down = Наступна картка ляже долілиць: яка і в яку зону?
ask-take = Яку зону пропозиції ви забираєте?
ask-take-alone = { $number ->
        [4] Останній вибір цього раунду: яку зону ви забираєте?
       *[other] Вибір { $number } з 4: яку зону ви забираєте?
    }
ask-turn-up = Яку із закритих карток відкрити?
ask-pay = { $count ->
        [1] Пошук: скиньте ще одну відкриту картку цієї зони.
       *[other] Пошук: скиньте відкриті картки цієї зони ({ $count }). Оберіть першу.
    }
ask-find = Яку зі знайдених карток ви кладете в зону?
ask-sweep = Яка відкрита картка поступиться місцем верхній картці стосу?
ask-reinforce = У яку зону лягає верхня картка стосу?
ask-surrender = { $count ->
        [1] Тінь відбирає картку з вашої зони драфту: яку?
       *[other] Тіні відбирають картки з вашої зони драфту ({ $count }). Оберіть першу.
    }
ask-freeze = Під яку картку лягає крижаний велетень?
ask-cover = Який ресурс вашого герцогства накриває злодій?
ask-plan = { $count ->
        [1] Лишилася одна картка: будувати чи переробити?
       *[other] Лишилося карток: { $count }. Будуйте їх або переробляйте в будь-якому порядку.
    }
ask-place = { $count ->
        [1] Куди покласти кубик ({ NAME($cube) })?
       *[other] Куди покласти наступний кубик ({ NAME($cube) })? Лишилося: { $count }.
    }
ask-instead = Що замінює кристаліум на картці «{ NAME($card) }»?
ask-give-up = Від якої картки, що будується, ви відмовляєтеся?
ask-melt = { $left ->
        [1] Який кубик — останній із п’яти?
       *[other] Який кубик перетворити? Лишилося обрати: { $left }.
    }
ask-want = { $count ->
        [1] Якого виду кубик ви берете?
       *[other] Якого виду наступний кубик? На ваш вибір: { $count }.
    }
ask-finish = Яку картку, що будується, буде добудовано?
ask-closing = Перш ніж іти далі: чи хочете ви ще щось використати, виконати або скинути?
ask-battle = { $soldiers ->
        [one] Битва: у вас { $soldiers } солдат. З якою загрозою битися?
        [few] Битва: у вас { $soldiers } солдати. З якою загрозою битися?
       *[many] Битва: у вас { $soldiers } солдатів. З якою загрозою битися?
    }
ask-lift = З якого ресурсу зняти жетон крадіжки?
ask-end = Останній раунд позаду: звернетеся до радника до підрахунку очок?

# Actions
do-keep = Лишити радника: { NAME($advisor) }
do-choose = Привести у гру: { NAME($stack) }
do-trap = Поставити пастку: наступна картка ляже долілиць
do-offer = «{ NAME($card) }» — у зону { $area }
do-take = Забрати зону { $area }
do-spy = Послати шпигуна
do-turn-up = Відкрити картку { $place } у зоні { $area }
do-search = Пошук для зони { $area }
do-pay = Скинути картку «{ NAME($card) }»
do-find = Покласти картку «{ NAME($card) }» у зону
do-sweep = Скинути картку «{ NAME($card) }»
do-reinforce = У зону { $area }
do-surrender = Віддати тіні картку «{ NAME($card) }»
do-freeze = Заморозити картку «{ NAME($card) }»
do-cover = Накрити: { NAME($resource) }
do-build = Будувати картку «{ NAME($card) }»
do-recycle = Переробити картку «{ NAME($card) }»
do-place = На картку «{ NAME($card) }»: { NAME($cube) }
do-store = До алхімії: { NAME($cube) }
do-instead = { $cube ->
        [krystallium] Сам кристаліум
       *[other] Замість: { NAME($cube) }
    }
do-give-up = Відмовитися від картки, що будується
do-scrap = Відмовитися від картки «{ NAME($card) }»
do-transmute = Перетворити п’ять кубиків на кристаліум
do-melt = Віддати: { NAME($cube) }
do-fulfil = Виконати завдання «{ NAME($task) }»
do-advise = Радник: { NAME($advisor) }
do-want = Узяти: { NAME($cube) }
do-finish = Добудувати картку «{ NAME($card) }»
do-fight = Битися: { NAME($menace) }
do-lift = Звільнити: { NAME($resource) }
do-done = Далі

notation-help = Поставте * після номера або ходу, щоб так само розмістити всі кубики цього виду: 3* або materials > farm-1 *

# What an action would bring
outcome-puts = на картку «{ NAME($card) }»: { SAY($goods) }
outcome-stores = в алхімію: { SAY($goods) }
outcome-finishes = добудуєте «{ NAME($card) }»
outcome-finished = буде добудовано
outcome-lacks = ще бракує: { SAY($goods) }
outcome-brings = дає: { SAY($goods) }
outcome-gains = додасться: { SAY($goods) }
outcome-produces = виробництво більше на: { SAY($goods) }
outcome-points = очки { $before } › { $after }

# What happened
event-advisor-kept = { SEAT($seat) } починає з радником: { NAME($advisor) }.
event-stack-chosen = { SEAT($seat) } приводить у гру: { NAME($stack) }.
event-round-began = Раунд { $round }. Перший гравець — { SEAT($first) }.
event-dealt = { SEAT($seat) } отримує{ $cards ->
        [none] {" "}картки на руку
       *[other] : { NAME($cards) }
    }.
event-opened = У зоні { $area } лежить лицем догори картка «{ NAME($card) }».
event-on-top = Зверху стосу лежить картка «{ NAME($card) }».
event-danger-laid = У зону { $area } лягає долілиць картка небезпек.
event-offered = { SEAT($seat) } пропонує в зоні { $area } { $card ->
        [none] картку долілиць
       *[other] картку «{ NAME($card) }»
    }.
event-took = { SEAT($seat) } забирає зону { $area }: { $cards ->
        [none] { $face_down ->
            [0] вона порожня
           *[other] відкритих карток немає
        }
       *[other] { NAME($cards) }
    }{ $face_down ->
        [0] .
       *[other] ; долілиць: { $face_down }.
    }
event-joined = { SEAT($seat) } отримує радника й солдата: { NAME($advisor) }.
event-spied-out = { SEAT($seat) } відкриває в зоні { $area } картку «{ NAME($card) }».
event-spy-returned = { SEAT($seat) }: шпигун знову готовий.
event-searched = { SEAT($seat) } шукає у стосі картку для зони { $area }.
event-paid-for-search = { SEAT($seat) } скидає за пошук картку «{ NAME($card) }».
event-looked = { SEAT($seat) } дивиться верх стосу: { $cards ->
        [none] три картки
       *[other] { NAME($cards) }
    }.
event-found-card = { SEAT($seat) } кладе в зону { $area } картку «{ NAME($card) }». Скинуто: { NAME($discarded) }.
event-left-over = Ніхто не взяв, тож скинуто: { $cards ->
        [none] відкритих карток немає
       *[other] { NAME($cards) }
    }{ $face_down ->
        [0] .
       *[other] ; долілиць: { $face_down }.
    }
event-hand-seen = { SEAT($seat) } дивиться картки в руці суперника{ $cards ->
        [none] .
       *[other] : { NAME($cards) }.
    }
event-disarmed = { SEAT($seat) } втрачає цього раунду одну пастку.
event-swept = { SEAT($seat) } скидає із зони { $area } картку «{ NAME($card) }».
event-drew = { SEAT($seat) } отримує верхню картку стосу: «{ NAME($card) }».
event-turned-up = { SEAT($seat) } відкриває картку «{ NAME($card) }».
event-struck = { SEAT($seat) }: на герцогство насувається лихо.
event-absolved = { SEAT($seat) }: лихо полишає герцогство.
event-laid = { SEAT($seat) } починає будувати картку «{ NAME($card) }».
event-recycled = { SEAT($seat) } переробляє картку «{ NAME($card) }».
event-placed = { SEAT($seat) } кладе на картку «{ NAME($card) }»: { NAME($cube) }{ $cube ->
        [krystallium] {" "}(рахується так: { NAME($kind) }).
       *[other] .
    }
event-stored = { SEAT($seat) } кладе до алхімії: { NAME($cube) }.
event-transmuted = { SEAT($seat) }: п’ять кубиків стають кристаліумом.
event-completed = { SEAT($seat) } добудовує картку «{ NAME($card) }».{ $krystallium ->
        [0] {""}
       *[other] {" "}Кристаліум: { $krystallium }.
    }{ $soldiers ->
        [0] {""}
       *[other] {" "}Солдати: { $soldiers }.
    }
event-scrapped = { SEAT($seat) } відмовляється від картки «{ NAME($card) }».
event-produced = { SEAT($seat) } виробляє: { NAME($resource) } — { $count }.
event-supremacy = { SEAT($seat) } виробляє найбільше ({ NAME($resource) }): { $joined ->
        [0] солдат іде на тренування.
       *[other] навчений солдат стає на службу.
    }
event-gained = { SEAT($seat) } отримує: { NAME($what) } — { $count }.
event-advised = { SEAT($seat) } звертається до радника: { NAME($advisor) }.
event-task-done = { SEAT($seat) } виконує завдання «{ NAME($task) }»{ $krystallium ->
        [0] {""}
       *[other] , кристаліум замість кубиків: { $krystallium }
    }.
event-final-reward = { SEAT($seat) } раніше за всіх виконує завдання «{ NAME($task) }» й отримує нагороду.
event-shadow-took = { SEAT($seat) } віддає тіні картку «{ NAME($card) }».
event-menace-came = { SEAT($seat) } зустрічає загрозу: { NAME($menace) }.
event-vermin-came = { SEAT($seat) } зустрічає гризунів: { NAME($vermin) }.
event-frozen = { SEAT($seat) }: крижаний велетень заморожує картку «{ NAME($card) }».
event-icon-covered = { SEAT($seat) }: злодій краде ресурс ({ NAME($resource) }).
event-icon-freed = { SEAT($seat) } повертає собі ресурс: { NAME($resource) }.
event-neutralised = { SEAT($seat) } долає загрозу: { NAME($menace) }.
event-cube-lost = Поруч із загрозами лежить кубиків: { $count }.
event-ruined = { $why ->
        [vermin] Прийшов останній гризун: партію програно.
       *[cubes] Тіням дісталося забагато карток: партію програно.
    }

# Refusals
refusal-no-such-card = У цій грі немає картки «{ $card }». Картки пишуть так: farm-1.
refusal-not-asked = Зараз ідеться не про це. Оберіть щось із запропонованого.
refusal-not-your-moment = Це можна зробити, лише коли рішення за вами. Спершу дайте відповідь на питання.
refusal-not-done-yet = Ще лишилася обов’язкова справа. Оберіть щось із запропонованого.
refusal-keep-first = Спершу вирішіть, кого з двох радників ви лишите.
refusal-choose-stack-first = Спершу оберіть загрози, які приведете у гру.
refusal-stack-taken = Суперник уже обрав: { NAME($stack) }. Кожен стос один; візьміть інший.
refusal-not-drafting = Картки пропонують і забирають лише у драфті.
refusal-not-in-hand = Картки «{ NAME($card) }» немає у вашій руці. Запропонуйте одну зі своїх карток.
refusal-offer-first = Зараз ви пропонуєте: покладіть у зони дві картки з руки.
refusal-take-first = Зараз ви забираєте: оберіть одну з двох зон.
refusal-no-traps-alone = Наодинці пасток немає.
refusal-trap-already-set = Наступна картка й так ляже долілиць. Оберіть картку.
refusal-no-trap-left = Цього раунду пасток у вас більше немає: картку треба покласти лицем догори.
refusal-no-spy = У вас немає активного шпигуна.
refusal-nothing-face-down = У зонах пропозиції немає закритих карток.
refusal-choose-face-down = Оберіть картку, що лежить у зоні пропозиції долілиць.
refusal-choose-face-up = Оберіть картку, що лежить у зоні пропозиції лицем догори.
refusal-choose-an-area = Оберіть одну з двох зон пропозиції.
refusal-search-alone = Пошук має лише той, хто грає наодинці.
refusal-searched = Цього раунду ви вже шукали: більше одного разу не можна.
refusal-search-needs-two = Для пошуку скидають дві відкриті картки зони, не лиха й не загрози; стільки там немає.
refusal-pay-for-search = { $count ->
        [1] Скиньте за пошук ще одну відкриту картку зони.
       *[other] Скиньте за пошук відкриті картки зони: { $count }.
    }
refusal-choose-found = Оберіть одну зі знайдених карток.
refusal-surrender-first = { $count ->
        [1] Спершу оберіть картку, яку відбирає тінь.
       *[other] Спершу оберіть картки, які відбирають тіні: { $count }.
    }
refusal-freeze-first = Спершу оберіть картку, яку заморожує велетень.
refusal-cover-first = Спершу оберіть ресурс, який накриває злодій.
refusal-lift-first = Спершу оберіть ресурс, який ви повертаєте.
refusal-not-planning = Будують і переробляють лише під час планування.
refusal-not-in-draft = Картки «{ NAME($card) }» немає у вашій зоні драфту.
refusal-not-with-menaces = «{ NAME($card) }» — загроза: її не можна ні збудувати, ні переробити. Бийтеся з нею в битві.
refusal-not-with-calamities = Картку «{ NAME($card) }» не можна ні збудувати, ні переробити: вона лишається в герцогстві.
refusal-not-with-advisors = «{ NAME($card) }» — радник: радників не будують і не переробляють.
refusal-treasure-not-built = «{ NAME($card) }» — скарб: його треба переробити.
refusal-place-first = Спершу покладіть кубик: на картку, якій він потрібен, або до алхімії.
refusal-no-cube-to-place = Зараз у вас немає такого кубика: { NAME($cube) }.
refusal-other-cube-first = Зараз розміщують інший кубик: { NAME($cube) }.
refusal-no-krystallium = У вас немає кристаліуму.
refusal-no-soldiers = У вас немає солдатів. Солдат на тренуванні ще не рахується.
refusal-not-into-alchemy = До алхімії йдуть лише кубики чотирьох ресурсів, а це — { NAME($cube) }.
refusal-card-finished = Картку «{ NAME($card) }» вже збудовано: кубиків на неї не кладуть.
refusal-not-under-construction = Картки «{ NAME($card) }» немає у вашій зоні будівництва. Оберіть картку, яку ви будуєте.
refusal-takes-no-soldier = Картці «{ NAME($card) }» солдат не потрібен.
refusal-takes-no-cube = Картці «{ NAME($card) }» це не потрібно: { NAME($cube) }. Покладіть на іншу картку або до алхімії.
refusal-say-what-it-stands-for = Спершу скажіть, що замінює кристаліум на картці «{ NAME($card) }».
refusal-transmuted-by-itself = П’ять кубиків в алхімії стають кристаліумом самі. Вирішуєте ви лише у грі з квестами.
refusal-too-few-cubes = Потрібно п’ять кубиків в алхімії, а у вас { $count }.
refusal-choose-cubes = Спершу оберіть кубики, що стануть кристаліумом. Лишилося: { $left }.
refusal-choose-a-kind = Спершу оберіть вид кубика.
refusal-nothing-to-give-up = У вас немає картки, що будується, від якої можна відмовитися.
refusal-say-give-up = Спершу скажіть, що відмовляєтеся від картки, потім оберіть яку.
refusal-frozen-not-given-up = Картку «{ NAME($card) }» заморожено, відмовитися від неї не можна. Спершу здолайте велетня.
refusal-scenario-not-given-up = У цьому сценарії від картки «{ NAME($card) }» відмовитися не можна: її треба збудувати.
refusal-not-battle = Із загрозами б’ються лише в битві, наприкінці раунду.
refusal-menace-not-there = У вашій зоні будівництва немає такої загрози: { NAME($menace) }.
refusal-giant-on-unfinished = { NAME($menace) }: здолати можна, лише коли на картці «{ NAME($card) }» лежить уся її вартість.
refusal-too-few-soldiers = У вас мало солдатів. Потрібно: { $soldiers } ({ NAME($menace) }).
refusal-advisor-not-yours = Цей радник служить не вам: { NAME($advisor) }.
refusal-advisor-used = { NAME($advisor) }: цього раунду вам уже допомогли, більше одного разу не можна. Наступного знову потрібно солдатів: { $soldiers }.
refusal-advisor-other-phase = { NAME($advisor) }: допомога приходить в іншій фазі. Потрібно солдатів: { $soldiers }.
refusal-advisor-soldiers = { NAME($advisor) }: потрібно солдатів — { $soldiers }, а у вас менше.
refusal-advisor-no-effect = { NAME($advisor) }: зараз допомогти нема чим, хоч скільки плати. Ціна в солдатах: { $soldiers }.
refusal-cannot-finish = Оберіть картку, що будується, якій бракує зовсім трохи й жодного солдата; заморожену не можна.
refusal-task-not-in-play = У цій партії немає завдання «{ NAME($task) }».
refusal-task-done = Завдання «{ NAME($task) }» ви вже виконали: кожне виконують один раз.
refusal-task-too-dear = Вам бракує на завдання «{ NAME($task) }»: усю ціну віддають одразу — з алхімії, кристаліумом і солдатами.

# Points
score-base = Очки на картках
score-modifiers = Очки за типи
score-tasks = Завдання
score-calamities = { $count ->
        [one] { $count } лихо
        [few] { $count } лиха
       *[many] { $count } лих
    }
score-menaces = { $count ->
        [one] Лишилася { $count } загроза
        [few] Лишилися { $count } загрози
       *[many] Лишилося { $count } загроз
    }
score-side-a = Бік А герцогства
score-no-medal = Без медалі
score-bronze = Бронзова медаль
score-silver = Срібна медаль
score-gold = Золота медаль
score-lost-vermin = Поразка: гризуни захопили землі
score-lost-cubes = Поразка: тіні відібрали забагато карток
score-not-built = Поразка: не збудовано — { NAME($card) }
score-thieves-at-large = Поразка: злодії досі на волі
score-not-finished = Фінальне завдання не виконано

# The table
place-middle = Середина столу
place-top = Верхня картка стосу
place-offer = Зона пропозиції { $area }
place-found = Знайдені картки
place-tasks = Завдання квесту
place-danger-deck = Напевно у стосі небезпек
place-goals = Що треба зробити
place-vermin = Стос гризунів
place-aside = Загрози поза грою
place-choice = { $stack ->
        [shadow] Тіні на вибір
        [frost-giant] Крижані велетні на вибір
        [giant-rat] Велетенські щури на вибір
        [thief] Злодії на вибір
       *[vermin] Гризуни, що приходять зі щурами
    }
place-left = Невзяте, у скиді
place-seat = { SEAT($seat) }
place-drawn = Радники на вибір: { SEAT($seat) }
place-hand = Рука: { SEAT($seat) }
place-draft = Зона драфту: { SEAT($seat) }
place-advisors = Радники: { SEAT($seat) }
place-building = Будується: { SEAT($seat) }
place-menaces = Загрози: { SEAT($seat) }
place-stock = Запаси: { SEAT($seat) }
place-duchy = Герцогство: { SEAT($seat) }
place-stack = Стос загроз: { SEAT($seat) }
place-calamities = Стос лих: { SEAT($seat) }
place-discarded = Скинуто: { SEAT($seat) }
place-boxed = Прибрано до коробки: { SEAT($seat) }
round-count = { $round ->
        [0] до першого раунду
       *[other] раунд { $round } з 4
    }
phase-draft = драфт
phase-planning = планування
phase-production = виробництво
phase-end = кінець гри
phase-battle = битва
phase-set-up = підготовка
stage-count = виробляється: { NAME($resource) }
deck-count = { $count ->
        [one] { $count } картка у стосі
        [few] { $count } картки у стосі
       *[many] { $count } карток у стосі
    }
danger-count = { $count ->
        [one] { $count } картка небезпек
        [few] { $count } картки небезпек
       *[many] { $count } карток небезпек
    }
lost-cubes-count = кубики поруч із загрозами: { $count } з { $most }
badge-goal = { $done ->
        [0] ще не зроблено
       *[other] зроблено
    }
badge-chance = невідомих карток небезпек: { $unknown }, з них { $kind ->
        [menaces] загроз
       *[other] лих
    }: { $dangers }
medals-count = очки для медалей: { $counted }{ $side ->
        [0] {""}
       *[other] {" "}({ $points } − { $side } за сторону A)
    }; бронза { $bronze }, срібло { $silver }, золото { $gold }
vermin-left = гризунів у стосі: { $count }; з останнім партію програно
more-cubes-count = кубиків понад звичайне за наступну переробку: { $count }
points-count = { $count ->
        [one] поки { $count } очко
        [few] поки { $count } очки
       *[many] поки { $count } очок
    }
soldiers-count = солдати: { $count }
training-count = на тренуванні: { $count }
krystallium-count = кристаліум: { $count }
alchemy-count = в алхімії: { $count } з 5
traps-count = пастки: { $count }
covered-count = накрито злодіями: { $count }
produces-count = виробляє: матеріали { $materials }, населення { $population }, гроші { $money }, відкриття { $discoveries }
alchemy-kinds = в алхімії: матеріали { $materials }, населення { $population }, гроші { $money }, відкриття { $discoveries }
cubes-count = розмістити: { NAME($cube) } { $count }
spies-count = шпигуни: готові { $active }, приховані { $hidden }
first-seat = перший гравець

# Goods on cards
goods-materials = матеріали: { $count }
goods-population = населення: { $count }
goods-money = гроші: { $count }
goods-discoveries = відкриття: { $count }
goods-krystallium = кристаліум: { $count }
goods-soldiers = солдати: { $count }
goods-spies = шпигуни: { $count }
goods-points = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
goods-per = { NAME($resource) }: { $count } за кожну картку типу «{ NAME($type) }»
goods-points-per = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    } за кожну картку типу «{ NAME($type) }»

# Marks on cards
badge-type = { NAME($type) }
badge-cost = коштує: { SAY($goods) }
badge-lacks = бракує: { SAY($goods) }
badge-lacks-nothing = усе зібрано
badge-gives = дає: { SAY($goods) }
badge-bonus = бонус: { SAY($goods) }
badge-recycles = переробка: { NAME($resource) }
badge-recycles-more = переробка: { SAY($goods) }
badge-place = № { $place }
badge-remembered = ви поклали її долілиць
badge-deduced = може бути лише ця
badge-under = під карткою «{ NAME($card) }»
badge-frozen = заморожена
badge-soldiers = солдати: { $count }
badge-penalty = очки: { $points }
badge-amount = число: { $count }
badge-side = бік { $side ->
        [A] А
       *[B] Б
    }
badge-used = допомога цього раунду вже була
badge-price = ціна: { SAY($goods) }
badge-reward = нагорода: { SAY($goods) }
badge-final = фінальне завдання
badge-done-by = виконано: { SEAT($seat) }

# Structures
farm = Ферма
farm-help = Споруда, що годує герцогство: виробляє матеріали й населення.
quarry = Каменярня
quarry-help = Споруда, що раунд за раундом виробляє матеріали.
village = Село
village-help = Споруда, що виробляє населення.
barracks = Казарми
barracks-help = Споруда, що виробляє населення і дає солдатів, щойно її добудовано.
guildhall = Дім гільдії
guildhall-help = Споруда, що виробляє гроші.
port = Порт
port-help = Споруда, що виробляє відкриття.
aqueduct = Акведук
aqueduct-help = Споруда, що виробляє населення за кожну вашу збудовану споруду.
town-hall = Ратуша
town-hall-help = Споруда, що дає очки за кожну вашу збудовану споруду.
impregnable-walls = Неприступні мури
impregnable-walls-help = Споруда, що дає очки сама по собі та ще й за кожну вашу збудовану споруду.
border-keep = Прикордонний форт
border-keep-help = Споруда, що дає очки, а також солдата, щойно її добудовано.

# Professionals
scholars = Учені
scholars-help = Фахівці, що виробляють відкриття.
navigators = Мореплавці
navigators-help = Фахівці, що виробляють відкриття і дають очки.
stonemasons = Каменярі
stonemasons-help = Фахівці, що виробляють матеріали.
tax-collectors = Збирачі податків
tax-collectors-help = Фахівці, що виробляють гроші і дають трохи очок.
munitions-specialists = Підривники
munitions-specialists-help = Фахівці, що дають очки, а також солдата, щойно картку добудовано.
great-army = Велике військо
great-army-help = Фахівці, що дають очки, а також кількох солдатів, щойно картку добудовано.
recruiters = Вербувальники
recruiters-help = Фахівці, що виробляють населення, дають очки, а щойно картку добудовано — ще й солдатів.
expeditionary-corps = Експедиційний корпус
expeditionary-corps-help = Фахівці, що виробляють відкриття за кожну вашу збудовану картку фахівців, разом із цією.
royal-cavalry = Королівська кіннота
royal-cavalry-help = Фахівці, що дають очки за кожну вашу збудовану картку фахівців; з ними приходять солдати.
royal-guard = Королівська варта
royal-guard-help = Фахівці, що дають очки за кожну вашу збудовану споруду.
oath-sworn-knights = Лицарі Обітниці
oath-sworn-knights-help = Фахівці, що дають очки за кожне ваше збудоване відкриття; з ними приходить загін солдатів.
secret-brotherhood = Таємне братство
secret-brotherhood-help = Фахівці, що дають багато очок за кожну вашу збудовану картку фахівців.

# Landmarks
alchemical-forge = Кузня алхіміків
alchemical-forge-help = Визначна місцина, що виробляє гроші, дає очки, а щойно добудована — ще й кристаліум.
royal-citadel = Королівська цитадель
royal-citadel-help = Дорога визначна місцина, що дає дуже багато очок.
giant-lighthouse = Велетенський маяк
giant-lighthouse-help = Визначна місцина, що виробляє відкриття і дає очки.
hall-of-ancestors = Чертог предків
hall-of-ancestors-help = Дорога визначна місцина: дає найбільше за кожну вашу збудовану визначну місцину.
cathedral-of-dawn = Собор Зорі
cathedral-of-dawn-help = Визначна місцина, що дає очки за кожну вашу збудовану визначну місцину.
marble-theatre = Мармуровий театр
marble-theatre-help = Визначна місцина, що дає очки; збудувати її легко, аби були гроші.
royal-mint = Королівський монетний двір
royal-mint-help = Визначна місцина, що виробляє гроші за кожну вашу збудовану визначну місцину і дає очки.
great-library = Велика бібліотека
great-library-help = Визначна місцина, що виробляє відкриття за кожну вашу збудовану визначну місцину.
great-bazaar = Великий базар
great-bazaar-help = Визначна місцина, що виробляє гроші і дає трохи очок.
hanging-gardens = Висячі сади
hanging-gardens-help = Визначна місцина, що дає очки.
tomb-of-kings = Гробниця королів
tomb-of-kings-help = Визначна місцина, складена здебільшого з матеріалів; дає очки.
colossus = Колос
colossus-help = Дорога визначна місцина, що дає дуже багато очок.
observatory = Обсерваторія
observatory-help = Визначна місцина, що дає очки за кожне ваше збудоване відкриття.
triumphal-arch = Тріумфальна арка
triumphal-arch-help = Визначна місцина, що дає очки за кожну вашу збудовану картку фахівців.
queens-bridge = Міст Королеви
queens-bridge-help = Визначна місцина, що дає очки сама по собі та ще й за кожну вашу збудовану споруду.

# Discoveries
wreck-of-the-leonarth = Уламки «Леонарта»
wreck-of-the-leonarth-help = Відкриття, що дає очки; підняте з дна добро виробляє гроші.
dragon-egg = Яйце дракона
dragon-egg-help = Рідкісне відкриття: потребує кристаліуму і дає дуже багато очок.
tatis-tribe = Плем’я Татіс
tatis-tribe-help = Відкриття, що виробляє населення і дає очки.
gates-of-hell = Пекельна брама
gates-of-hell-help = Небезпечне відкриття: потребує солдата й кристаліуму і дає дуже багато очок.
giants-cache = Схованка велетнів
giants-cache-help = Відкриття, що дає очки, а щойно картку добудовано — ще й кристаліум.
sunken-temple = Затонулий храм
sunken-temple-help = Відкриття, що дає очки за кожну вашу збудовану визначну місцину.
sea-of-glass = Скляне море
sea-of-glass-help = Відкриття, що дає очки за кожне ваше збудоване відкриття, разом із цим.
singing-caves = Співочі печери
singing-caves-help = Відкриття, що виробляє відкриття за кожну вашу збудовану картку відкриттів і дає очки.
valley-of-mists = Долина туманів
valley-of-mists-help = Недороге відкриття, що дає очки.
forgotten-isles = Забуті острови
forgotten-isles-help = Відкриття, що дає багато очок.
silver-spring = Срібне джерело
silver-spring-help = Відкриття, що дає очки, а щойно картку добудовано — ще й кристаліум.
petrified-forest = Скам’янілий ліс
petrified-forest-help = Відкриття, що дає очки саме по собі та ще й за кожну вашу збудовану споруду.
crown-of-the-deep = Корона глибин
crown-of-the-deep-help = Відкриття, що дає очки саме по собі та ще й за кожну вашу збудовану картку фахівців.

# Treasures
marble-blocks = Мармурові брили
marble-blocks-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
builders-tools = Знаряддя будівничих
builders-tools-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
ore-cart = Віз руди
ore-cart-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
ship-timber = Корабельна деревина
ship-timber-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
village-feast = Сільський бенкет
village-feast-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
princess-dowry = Посаг принцеси
princess-dowry-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
pilgrims-relic = Реліквія паломника
pilgrims-relic-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
chest-of-gold = Скриня золота
chest-of-gold-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
spice-crate = Ящик прянощів
spice-crate-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.
old-maps = Старовинні мапи
old-maps-help = Скарб не можна збудувати: переробіть його й отримайте два вказані ресурси.

# Calamities and menaces
calamity = Лихо
calamity-help = Під час планування одразу потрапляє до вашого герцогства й наприкінці забирає очки. Ні збудувати, ні переробити його не можна.
giant-rat = Велетенський щур
giant-rat-help = Прийшовши до вас, приводить гризунів: по одному за кожного велетенського щура у вашій зоні будівництва. У битві його проженуть солдати; якщо ні, він забере очки.
vermin = Гризун
vermin-help = Приходить із велетенськими щурами. У битві його прожене солдат; якщо ні, він забере очки.
frost-giant = Крижаний велетень
frost-giant-help = Лягає під вашу картку і заморожує її: її не добудувати, доки солдати не здолають велетня в битві, а на ній тоді має лежати вся вартість.
shadow = Тінь
shadow-help = Щоразу під час планування кожна ваша тінь змушує скинути взяту картку. У битві її проженуть солдати; якщо ні, вона забере очки.
thief = Злодій
thief-help = Накриває один ресурс вашої картки герцогства: він більше не виробляється. Спіймайте злодія в битві, щоб повернути ресурс; злодій на волі забирає очки.

# Advisors
inspired-prophet = Натхненний пророк
inspired-prophet-help = У драфті: відкриває для всіх картку, що лежить долілиць у зоні пропозиції.
grey-eminence = Сірий кардинал
grey-eminence-help = Під час планування: дає кристаліум.
master-cartographer = Майстер-картограф
master-cartographer-help = У драфті: кладе верхню картку стосу лицем догори в зону пропозиції.
mistress-of-masks = Володарка масок
mistress-of-masks-help = У драфті, лише вдвох: цього раунду можна покласти долілиць ще одну картку.
spymaster = Голова шпигунів
spymaster-help = У драфті, лише вдвох: показує вам картки в руці суперника.
captain-of-the-watch = Капітан варти
captain-of-the-watch-help = У драфті, лише вдвох: позбавляє суперника однієї пастки до кінця раунду.
court-censor = Придворний цензор
court-censor-help = У драфті: скидає відкриту картку зони пропозиції; на її місце лягає верхня картка стосу.
silver-tongued-envoy = Солодкомовний посол
silver-tongued-envoy-help = У драфті: приносить верхню картку стосу до вашої зони драфту.
royal-architect = Королівський зодчий
royal-architect-help = Під час планування: дає матеріали, які треба одразу розмістити.
thrifty-steward = Ощадливий управитель
thrifty-steward-help = Під час планування: наступна картка, яку ви переробите цього раунду, дасть більше свого ресурсу.
lady-of-the-market = Господиня ринку
lady-of-the-market-help = Під час виробництва: дає кубик будь-якого виду на ваш вибір, його треба одразу розмістити.
quartermaster = Квартирмейстер
quartermaster-help = Під час виробництва: ваша картка герцогства ще раз виробляє ресурс цього етапу.
father-confessor = Отець-сповідник
father-confessor-help = Наприкінці гри: прибирає з вашого герцогства лихо.
lord-chamberlain = Лорд-камергер
lord-chamberlain-help = Наприкінці гри: добудовує картку, якій бракує зовсім трохи і жодного солдата.

# Duchies
valados = Герцогство Валадос
valados-help = Ваша картка герцогства: виробляє ресурси з першого раунду. На неї кладуть збудовані картки.
teressie = Герцогство Терессія
teressie-help = Ваша картка герцогства: виробляє ресурси з першого раунду. На неї кладуть збудовані картки.

# Quest boards and their tasks
north-lands = Північні землі
usurper = Узурпатор
plague-lord = Повелитель чуми
hire-guides = Найняти провідників
hire-guides-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
winter-camp = Зимовий табір
winter-camp-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
chart-the-floes = Мапа крижин
chart-the-floes-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
banner-at-the-pole = Прапор на полюсі
banner-at-the-pole-help = Фінальне завдання квесту: без нього не перемогти. Віддайте всю ціну одразу.
bribe-the-gatekeeper = Підкупити брамника
bribe-the-gatekeeper-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
rally-the-barons = Скликати баронів
rally-the-barons-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
siege-engines = Облогові машини
siege-engines-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
storm-the-keep = Штурм твердині
storm-the-keep-help = Фінальне завдання квесту: без нього не перемогти. Віддайте всю ціну одразу.
close-the-gates = Зачинити браму
close-the-gates-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
tend-the-sick = Доглядати хворих
tend-the-sick-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
gather-herbs = Зібрати трави
gather-herbs-help = Завдання квесту: віддайте всю ціну одразу й отримайте нагороду.
drive-out-the-plague = Вигнати чуму
drive-out-the-plague-help = Фінальне завдання квесту: без нього не перемогти. Віддайте всю ціну одразу.

# Playing alone, and the scenarios
alone = Гра наодинці
alone-help = Стос небезпек, шпигуни й очки для медалей під час гри наодинці.
rat-invasion = Навала щурів
rat-invasion-help = Збудуйте чотири Ферми, поки велетенські щури й гризуни заполоняють ваші землі.
prophecy = Пророцтво
prophecy-help = Збудуйте Пекельну браму, Таємне братство й Королівську цитадель; вам допомагають двоє радників.
frozen-north = Морозна північ
frozen-north-help = Збудуйте чотири картки й виконайте квест Північних земель серед крижаних велетнів.
last-battle = Остання битва
last-battle-help = Збудуйте чотири картки й скиньте Узурпатора; вам допомагає радник.
thieves-guild = Гільдія злодіїв
thieves-guild-help = Спіймайте чотирьох злодіїв, поки тіні відбирають ваші картки.
under-siege = В облозі
under-siege-help = Збудуйте чотири картки й виконайте квести Узурпатора та Повелителя чуми.

# Resources, goods and types
materials = матеріали
population = населення
money = гроші
discoveries = відкриття
krystallium = кристаліум
soldier = солдат
soldiers = солдати
spies = шпигуни
points = очки
structure = споруда
professional = фахівці
landmark = визначна місцина
discovery = відкриття
