# It's a Wonderful Kingdom.
#
# Устройство идентификаторов описано в en.ftl. Названия карт стоят в кавычках и не склоняются.
# Имена игроков не склоняются, а род их неизвестен: события — в настоящем времени.

game-name = Это безумное королевство
game-summary = Делите карты с соперником и возведите герцогство, достойное трона.
game-ties = При равенстве очков решает число карт развития, затем солдат.

mode-menaces = Угрозы
mode-menaces-help = Каждый приводит в игру опасность: огромных крыс, ледяных великанов, теней или воров. С ними сражаются солдаты.
mode-advisors = Советники
mode-advisors-help = Советники приходят вместе с картами и за солдат служат тому, кто их взял.
mode-quests = Квесты
mode-quests-help = Квест из четырёх заданий. Победить может только тот, кто выполнит финальное.
mode-teaching = Учебная партия
mode-teaching-help = Без модуля: наш собственный режим, чтобы научиться игре; только бедствия.
mode-rat-invasion = Сценарий 1: Вторжение крыс
mode-rat-invasion-help = В одиночку: постройте четыре Фермы, пока грызуны не захватили всё.
mode-prophecy = Сценарий 2: Пророчество
mode-prophecy-help = В одиночку: постройте три великих творения, чтобы посрамить пророка.
mode-frozen-north = Сценарий 3: Морозный север
mode-frozen-north-help = В одиночку: экспедиция на север, где спят ледяные великаны.
mode-last-battle = Сценарий 4: Последняя битва
mode-last-battle-help = В одиночку: соберите войско, опираясь на советника, и свергните Узурпатора.
mode-thieves-guild = Сценарий 5: Гильдия воров
mode-thieves-guild-help = В одиночку: поймайте четырёх воров, которых оберегают тени.
mode-under-siege = Сценарий 6: В осаде
mode-under-siege-help = В одиночку: выстойте против Узурпатора и Повелителя чумы разом.

option-module = Модуль
option-module-help = Что добавляется к основным правилам. В каждой партии один модуль; без него можно только учиться.
option-module-menaces = угрозы
option-module-advisors = советники
option-module-quests = квесты
option-module-teaching = никакого, чтобы научиться
option-side = Сторона герцогств
option-side-help = Оба герцогства лежат одной стороной. А — для первой партии; в одиночку она отнимает 15 очков при подсчёте медалей.
option-side-A = сторона А
option-side-B = сторона Б
option-stacks = Стопки угроз
option-stacks-help = Какие угрозы приводит каждый игрок, по порядку мест. Не называйте ни одной, и каждый выберет сам.
option-stacks-shadow = тени
option-stacks-frost-giant = ледяные великаны
option-stacks-giant-rat = огромные крысы
option-stacks-thief = воры
option-board = Планшет квеста
option-board-help = Какой квест разыгрывают, если играют с квестами.
option-board-any = решает жребий
option-board-north-lands = Северные земли
option-board-usurper = Узурпатор
option-board-plague-lord = Повелитель чумы
option-duchy = Герцогство
option-duchy-help = Какое герцогство у того, кто играет один. Вдвоём их раздаёт жребий.
option-duchy-any = решает жребий
option-duchy-valados = Валадос
option-duchy-teressie = Терессия
option-scenario = Сценарий
option-scenario-help = Испытание для одного игрока, со своей подготовкой и правилами.
option-scenario-none = нет
option-scenario-rat-invasion = 1: Вторжение крыс
option-scenario-prophecy = 2: Пророчество
option-scenario-frozen-north = 3: Морозный север
option-scenario-last-battle = 4: Последняя битва
option-scenario-thieves-guild = 5: Гильдия воров
option-scenario-under-siege = 6: В осаде

# The list of components: kinds, and the values worth showing
kind-developments = Карты развития
kind-treasures = Сокровища
kind-calamities = Бедствия
kind-menaces = Угрозы
kind-advisors = Советники
kind-duchies = Герцогства
kind-tasks = Задания квестов
kind-solo = Игра в одиночку
kind-scenarios = Сценарии
field-type = тип
field-copies = штук
field-cost = стоимость
field-recycle = за переработку
field-production = производит
field-bonus = бонус
field-points = очки
field-each = очки за каждую
field-of = какого типа
field-soldiers = солдаты
field-phase = фаза
field-does = что делает
field-amount = сколько
field-two-only = только для двоих
field-production-a = сторона А производит
field-each-a = сторона А: очки за каждую
field-of-a = сторона А: какого типа
field-production-b = сторона Б производит
field-board = планшет
field-final = финальное задание
field-price-two = цена, два игрока
field-reward-two = награда, два игрока
field-price-one = цена, один игрок
field-reward-one = награда, один игрок
field-bronze = бронза
field-silver = серебро
field-gold = золото

# Words inside these values
value-absolve = убирает бедствие
value-any = любой вид
value-cubes = даёт кубики
value-disarm = отнимает ловушку
value-double = ещё раз запускает карту герцогства
value-draft = драфт
value-draw = приносит верхнюю карту
value-end = конец игры
value-finish = достраивает карту
value-planning = планирование
value-production = производство
value-recycle = обогащает переработку
value-reinforce = добавляет верхнюю карту в предложение
value-see-hand = показывает чужую руку
value-spy = открывает карту
value-sweep = заменяет предложенную карту
value-trap = позволяет закрыть ещё карту

# Setting up
bad-stacks = { $seats ->
        [1] В одиночку назовите одну стопку угроз или ни одной, чтобы выбрать за столом.
       *[other] Вдвоём назовите две разные стопки угроз или ни одной, чтобы каждый выбрал сам.
    }
idle-module = У сценария свои модули. Не задавайте «module» или играйте без сценария.
idle-stacks = Стопки бывают только в модуле угроз, а у сценария они свои. Выберите модуль «menaces» без сценария или не задавайте «stacks».
idle-board = Планшет бывает только в модуле квестов, а у сценария он свой. Выберите модуль «quests» без сценария или не задавайте «board».
idle-duchy = Герцогство выбирает только тот, кто играет в одиночку; вдвоём его определяет жребий. Не задавайте «duchy».
idle-scenario = Сценарий — для одного игрока, а здесь мест: { $seats }. Не задавайте «scenario».
cards-too-many-icons = [{ $entry }] (строка { $line }) производит слишком много для сценария «{ NAME($scenario) }»: на картах, которые там уже построены, значков { $icons }, а жетонов кражи на них только { $tokens }.
cards-icon-per-type = [{ $entry }] (строка { $line }) производит за каждую карту какого-то типа, и в сценарии «{ NAME($scenario) }» жетоном кражи это не накрыть. Пусть сценарий выкладывает другую карту.

# Asking
ask-keep = Кого из двух советников вы оставите? Второго уберут, не показывая.
ask-choose-stack = Какие угрозы вы приводите в игру?
ask-offer = { $number ->
        [1] Предложите первую карту: какую и в какую область?
       *[other] Предложите вторую карту: какую и в какую область?
    }
ask-offer-face-down = Следующая карта ляжет лицом вниз: какая и в какую область?
ask-take = Какую область предложения вы забираете?
ask-take-alone = { $number ->
        [4] Последний выбор в этом раунде: какую область вы забираете?
       *[other] Выбор { $number } из 4: какую область вы забираете?
    }
ask-turn-up = Какую из закрытых карт открыть?
ask-pay = { $count ->
        [1] Поиск: сбросьте ещё одну открытую карту этой области.
       *[other] Поиск: сбросьте открытые карты этой области ({ $count }). Выберите первую.
    }
ask-find = Какую из найденных карт вы кладёте в область?
ask-sweep = Какая открытая карта уступит место верхней карте стопки?
ask-reinforce = В какую область ложится верхняя карта стопки?
ask-surrender = { $count ->
        [1] Тень отнимает карту из вашей области драфта: какую?
       *[other] Тени отнимают карты из вашей области драфта ({ $count }). Выберите первую.
    }
ask-freeze = Под какую карту ложится ледяной великан?
ask-cover = Какой ресурс вашего герцогства накрывает вор?
ask-plan = { $count ->
        [1] Осталась одна карта: строить или переработать?
       *[other] Осталось карт: { $count }. Стройте их или перерабатывайте в любом порядке.
    }
ask-place = { $count ->
        [1] Куда положить кубик ({ NAME($cube) })?
       *[other] Куда положить следующий кубик ({ NAME($cube) })? Осталось: { $count }.
    }
ask-instead = Что заменяет кристаллиум на карте «{ NAME($card) }»?
ask-give-up = От какой строящейся карты вы отказываетесь?
ask-melt = { $left ->
        [1] Какой кубик — последний из пяти?
       *[other] Какой кубик превратить? Осталось выбрать: { $left }.
    }
ask-want = { $count ->
        [1] Какого вида кубик вы берёте?
       *[other] Какого вида следующий кубик? На ваш выбор: { $count }.
    }
ask-finish = Какая строящаяся карта будет достроена?
ask-closing = Прежде чем идти дальше: хотите ли вы ещё что-нибудь использовать, выполнить или сбросить?
ask-battle = { $soldiers ->
        [one] Битва: у вас { $soldiers } солдат. С какой угрозой сразиться?
        [few] Битва: у вас { $soldiers } солдата. С какой угрозой сразиться?
       *[many] Битва: у вас { $soldiers } солдат. С какой угрозой сразиться?
    }
ask-lift = С какого ресурса снять жетон кражи?
ask-end = Последний раунд позади: обратитесь к советнику до подсчёта очков?

# Actions
do-keep = Оставить советника: { NAME($advisor) }
do-choose = Привести в игру: { NAME($stack) }
do-trap = Поставить ловушку: следующая карта ляжет лицом вниз
do-offer = «{ NAME($card) }» — в область { $area }
do-take = Забрать область { $area }
do-spy = Послать шпиона
do-turn-up = Открыть карту { $place } в области { $area }
do-search = Поиск для области { $area }
do-pay = Сбросить карту «{ NAME($card) }»
do-find = Положить карту «{ NAME($card) }» в область
do-sweep = Сбросить карту «{ NAME($card) }»
do-reinforce = В область { $area }
do-surrender = Отдать тени карту «{ NAME($card) }»
do-freeze = Заморозить карту «{ NAME($card) }»
do-cover = Накрыть: { NAME($resource) }
do-build = Строить карту «{ NAME($card) }»
do-recycle = Переработать карту «{ NAME($card) }»
do-place = На карту «{ NAME($card) }»: { NAME($cube) }
do-store = В алхимию: { NAME($cube) }
do-instead = { $cube ->
        [krystallium] Сам кристаллиум
       *[other] Вместо: { NAME($cube) }
    }
do-give-up = Отказаться от строящейся карты
do-scrap = Отказаться от карты «{ NAME($card) }»
do-transmute = Превратить пять кубиков в кристаллиум
do-melt = Отдать: { NAME($cube) }
do-fulfil = Выполнить задание «{ NAME($task) }»
do-advise = Советник: { NAME($advisor) }
do-want = Взять: { NAME($cube) }
do-finish = Достроить карту «{ NAME($card) }»
do-fight = Сразиться: { NAME($menace) }
do-lift = Освободить: { NAME($resource) }
do-done = Дальше

notation-help = Поставьте * после номера или хода, чтобы так же разместить все кубики этого вида: 3* или materials > farm-1 *

# What an action would bring
outcome-puts = на карту «{ NAME($card) }»: { SAY($goods) }
outcome-stores = в алхимию: { SAY($goods) }
outcome-finishes = достроите «{ NAME($card) }»
outcome-finished = будет достроено
outcome-lacks = ещё не хватает: { SAY($goods) }
outcome-brings = приносит: { SAY($goods) }
outcome-gains = прибавится: { SAY($goods) }
outcome-produces = производство больше на: { SAY($goods) }
outcome-points = очки { $before } › { $after }

# What happened
event-advisor-kept = { SEAT($seat) } начинает с советником: { NAME($advisor) }.
event-stack-chosen = { SEAT($seat) } приводит в игру: { NAME($stack) }.
event-round-began = Раунд { $round }. Первый игрок — { SEAT($first) }.
event-dealt = { SEAT($seat) } получает{ $cards ->
        [none] {" "}карты на руку
       *[other] : { NAME($cards) }
    }.
event-opened = В области { $area } лежит лицом вверх карта «{ NAME($card) }».
event-on-top = Сверху стопки лежит карта «{ NAME($card) }».
event-danger-laid = В область { $area } ложится лицом вниз карта опасностей.
event-offered = { SEAT($seat) } предлагает в области { $area } { $card ->
        [none] карту лицом вниз
       *[other] карту «{ NAME($card) }»
    }.
event-took = { SEAT($seat) } забирает область { $area }: { $cards ->
        [none] { $face_down ->
            [0] она пуста
           *[other] открытых карт нет
        }
       *[other] { NAME($cards) }
    }{ $face_down ->
        [0] .
       *[other] ; лицом вниз: { $face_down }.
    }
event-joined = { SEAT($seat) } получает советника и солдата: { NAME($advisor) }.
event-spied-out = { SEAT($seat) } открывает в области { $area } карту «{ NAME($card) }».
event-spy-returned = { SEAT($seat) }: шпион снова готов.
event-searched = { SEAT($seat) } ищет в стопке карту для области { $area }.
event-paid-for-search = { SEAT($seat) } сбрасывает за поиск карту «{ NAME($card) }».
event-looked = { SEAT($seat) } смотрит верх стопки: { $cards ->
        [none] три карты
       *[other] { NAME($cards) }
    }.
event-found-card = { SEAT($seat) } кладёт в область { $area } карту «{ NAME($card) }». Сброшено: { NAME($discarded) }.
event-left-over = Никто не взял, и потому сброшено: { $cards ->
        [none] открытых карт нет
       *[other] { NAME($cards) }
    }{ $face_down ->
        [0] .
       *[other] ; лицом вниз: { $face_down }.
    }
event-hand-seen = { SEAT($seat) } смотрит карты на руке соперника{ $cards ->
        [none] .
       *[other] : { NAME($cards) }.
    }
event-disarmed = { SEAT($seat) } теряет в этом раунде одну ловушку.
event-swept = { SEAT($seat) } сбрасывает из области { $area } карту «{ NAME($card) }».
event-drew = { SEAT($seat) } получает верхнюю карту стопки: «{ NAME($card) }».
event-turned-up = { SEAT($seat) } открывает карту «{ NAME($card) }».
event-struck = { SEAT($seat) }: на герцогство обрушивается бедствие.
event-absolved = { SEAT($seat) }: бедствие покидает герцогство.
event-laid = { SEAT($seat) } начинает строить карту «{ NAME($card) }».
event-recycled = { SEAT($seat) } перерабатывает карту «{ NAME($card) }».
event-placed = { SEAT($seat) } кладёт на карту «{ NAME($card) }»: { NAME($cube) }{ $cube ->
        [krystallium] {" "}(считается так: { NAME($kind) }).
       *[other] .
    }
event-stored = { SEAT($seat) } кладёт в алхимию: { NAME($cube) }.
event-transmuted = { SEAT($seat) }: пять кубиков становятся кристаллиумом.
event-completed = { SEAT($seat) } достраивает карту «{ NAME($card) }».{ $krystallium ->
        [0] {""}
       *[other] {" "}Кристаллиум: { $krystallium }.
    }{ $soldiers ->
        [0] {""}
       *[other] {" "}Солдаты: { $soldiers }.
    }
event-scrapped = { SEAT($seat) } отказывается от карты «{ NAME($card) }».
event-produced = { SEAT($seat) } производит: { NAME($resource) } — { $count }.
event-supremacy = { SEAT($seat) } производит больше всех ({ NAME($resource) }): { $joined ->
        [0] солдат идёт на тренировку.
       *[other] обученный солдат идёт на службу.
    }
event-gained = { SEAT($seat) } получает: { NAME($what) } — { $count }.
event-advised = { SEAT($seat) } обращается к советнику: { NAME($advisor) }.
event-task-done = { SEAT($seat) } выполняет задание «{ NAME($task) }»{ $krystallium ->
        [0] {""}
       *[other] , кристаллиум вместо кубиков: { $krystallium }
    }.
event-final-reward = { SEAT($seat) } раньше всех выполняет задание «{ NAME($task) }» и получает награду.
event-shadow-took = { SEAT($seat) } отдаёт тени карту «{ NAME($card) }».
event-menace-came = { SEAT($seat) } встречает угрозу: { NAME($menace) }.
event-vermin-came = { SEAT($seat) } встречает грызунов: { NAME($vermin) }.
event-frozen = { SEAT($seat) }: ледяной великан замораживает карту «{ NAME($card) }».
event-icon-covered = { SEAT($seat) }: вор крадёт ресурс ({ NAME($resource) }).
event-icon-freed = { SEAT($seat) } возвращает себе ресурс: { NAME($resource) }.
event-neutralised = { SEAT($seat) } одолевает угрозу: { NAME($menace) }.
event-cube-lost = Рядом с угрозами лежит кубиков: { $count }.
event-ruined = { $why ->
        [vermin] Пришёл последний грызун: партия проиграна.
       *[cubes] Теням досталось слишком много карт: партия проиграна.
    }

# Refusals
refusal-no-such-card = В этой игре нет карты «{ $card }». Карты пишутся так: farm-1.
refusal-not-asked = Сейчас речь не об этом. Выберите что-нибудь из предложенного.
refusal-not-your-moment = Это можно сделать, только когда решение за вами. Сначала ответьте на вопрос.
refusal-not-done-yet = Ещё осталось обязательное дело. Выберите что-нибудь из предложенного.
refusal-keep-first = Сначала решите, кого из двух советников вы оставите.
refusal-choose-stack-first = Сначала выберите угрозы, которые приведёте в игру.
refusal-stack-taken = Соперник уже выбрал: { NAME($stack) }. Каждая стопка одна; возьмите другую.
refusal-not-drafting = Карты предлагают и забирают только в драфте.
refusal-not-in-hand = Карты «{ NAME($card) }» нет у вас на руке. Предложите одну из своих карт.
refusal-offer-first = Сейчас вы предлагаете: положите в области две карты с руки.
refusal-take-first = Сейчас вы забираете: выберите одну из двух областей.
refusal-no-traps-alone = В одиночку ловушек нет.
refusal-trap-already-set = Следующая карта и так ляжет лицом вниз. Выберите карту.
refusal-no-trap-left = В этом раунде ловушек у вас больше нет: карту надо положить лицом вверх.
refusal-no-spy = У вас нет активного шпиона.
refusal-nothing-face-down = В областях предложения нет закрытых карт.
refusal-choose-face-down = Выберите карту, лежащую в области предложения лицом вниз.
refusal-choose-face-up = Выберите карту, лежащую в области предложения лицом вверх.
refusal-choose-an-area = Выберите одну из двух областей предложения.
refusal-search-alone = Поиск есть только у того, кто играет один.
refusal-searched = В этом раунде вы уже искали: больше одного раза нельзя.
refusal-search-needs-two = Для поиска сбрасывают две открытые карты области, не бедствия и не угрозы; столько там нет.
refusal-pay-for-search = { $count ->
        [1] Сбросьте за поиск ещё одну открытую карту области.
       *[other] Сбросьте за поиск открытые карты области: { $count }.
    }
refusal-choose-found = Выберите одну из найденных карт.
refusal-surrender-first = { $count ->
        [1] Сначала выберите карту, которую отнимает тень.
       *[other] Сначала выберите карты, которые отнимают тени: { $count }.
    }
refusal-freeze-first = Сначала выберите карту, которую замораживает великан.
refusal-cover-first = Сначала выберите ресурс, который накрывает вор.
refusal-lift-first = Сначала выберите ресурс, который вы возвращаете.
refusal-not-planning = Строят и перерабатывают только при планировании.
refusal-not-in-draft = Карты «{ NAME($card) }» нет в вашей области драфта.
refusal-not-with-menaces = «{ NAME($card) }» — угроза: её нельзя ни построить, ни переработать. Сразитесь с ней в битве.
refusal-not-with-calamities = Карту «{ NAME($card) }» нельзя ни построить, ни переработать: она остаётся в герцогстве.
refusal-not-with-advisors = «{ NAME($card) }» — советник: советников не строят и не перерабатывают.
refusal-treasure-not-built = «{ NAME($card) }» — сокровище: его надо переработать.
refusal-place-first = Сначала положите кубик: на карту, которой он нужен, или в алхимию.
refusal-no-cube-to-place = Сейчас у вас нет такого кубика: { NAME($cube) }.
refusal-other-cube-first = Сейчас размещают другой кубик: { NAME($cube) }.
refusal-no-krystallium = У вас нет кристаллиума.
refusal-no-soldiers = У вас нет солдат. Солдат на тренировке ещё не считается.
refusal-not-into-alchemy = В алхимию идут только кубики четырёх ресурсов, а это — { NAME($cube) }.
refusal-card-finished = Карта «{ NAME($card) }» уже построена: кубиков на неё не кладут.
refusal-not-under-construction = Карты «{ NAME($card) }» нет в вашей области строительства. Выберите карту, которую вы строите.
refusal-takes-no-soldier = Карте «{ NAME($card) }» солдат не нужен.
refusal-takes-no-cube = Карте «{ NAME($card) }» это не нужно: { NAME($cube) }. Положите на другую карту или в алхимию.
refusal-say-what-it-stands-for = Сначала скажите, что заменяет кристаллиум на карте «{ NAME($card) }».
refusal-transmuted-by-itself = Пять кубиков в алхимии превращаются в кристаллиум сами. Решаете вы только в игре с квестами.
refusal-too-few-cubes = Нужно пять кубиков в алхимии, а у вас { $count }.
refusal-choose-cubes = Сначала выберите кубики, которые станут кристаллиумом. Осталось: { $left }.
refusal-choose-a-kind = Сначала выберите вид кубика.
refusal-nothing-to-give-up = У вас нет строящейся карты, от которой можно отказаться.
refusal-say-give-up = Сначала скажите, что отказываетесь от карты, потом выберите какую.
refusal-frozen-not-given-up = Карта «{ NAME($card) }» заморожена, отказаться от неё нельзя. Сначала одолейте великана.
refusal-scenario-not-given-up = В этом сценарии от карты «{ NAME($card) }» отказаться нельзя: её надо построить.
refusal-not-battle = С угрозами сражаются только в битве, в конце раунда.
refusal-menace-not-there = В вашей области строительства нет такой угрозы: { NAME($menace) }.
refusal-giant-on-unfinished = { NAME($menace) }: победить можно, только когда на карте «{ NAME($card) }» лежит вся её стоимость.
refusal-too-few-soldiers = У вас мало солдат. Нужно: { $soldiers } ({ NAME($menace) }).
refusal-advisor-not-yours = Этот советник служит не вам: { NAME($advisor) }.
refusal-advisor-used = { NAME($advisor) }: в этом раунде вам уже помогли, больше одного раза нельзя. В следующем снова нужно солдат: { $soldiers }.
refusal-advisor-other-phase = { NAME($advisor) }: помощь приходит в другой фазе. Нужно солдат: { $soldiers }.
refusal-advisor-soldiers = { NAME($advisor) }: нужно солдат — { $soldiers }, а у вас меньше.
refusal-advisor-no-effect = { NAME($advisor) }: сейчас помочь нечем, сколько ни плати. Цена в солдатах: { $soldiers }.
refusal-cannot-finish = Выберите строящуюся карту, которой не хватает совсем немного и ни одного солдата; замороженную нельзя.
refusal-task-not-in-play = В этой партии нет задания «{ NAME($task) }».
refusal-task-done = Задание «{ NAME($task) }» вы уже выполнили: каждое выполняют один раз.
refusal-task-too-dear = Вам не хватает на задание «{ NAME($task) }»: всю цену отдают сразу — из алхимии, кристаллиумом и солдатами.

# Points
score-base = Очки на картах
score-modifiers = Очки за типы
score-tasks = Задания
score-calamities = { $count ->
        [one] { $count } бедствие
        [few] { $count } бедствия
       *[many] { $count } бедствий
    }
score-menaces = { $count ->
        [one] Осталась { $count } угроза
        [few] Остались { $count } угрозы
       *[many] Осталось { $count } угроз
    }
score-side-a = Сторона А герцогства
score-no-medal = Без медали
score-bronze = Бронзовая медаль
score-silver = Серебряная медаль
score-gold = Золотая медаль
score-lost-vermin = Поражение: грызуны захватили земли
score-lost-cubes = Поражение: тени отняли слишком много карт
score-not-built = Поражение: не построено — { NAME($card) }
score-thieves-at-large = Поражение: воры всё ещё на свободе
score-not-finished = Финальное задание не выполнено

# The table
place-middle = Середина стола
place-top = Верхняя карта стопки
place-offer = Область предложения { $area }
place-found = Найденные карты
place-tasks = Задания квеста
place-danger-deck = Наверняка в стопке опасностей
place-goals = Что нужно сделать
place-vermin = Стопка грызунов
place-aside = Угрозы вне игры
place-choice = { $stack ->
        [shadow] Тени на выбор
        [frost-giant] Ледяные великаны на выбор
        [giant-rat] Огромные крысы на выбор
        [thief] Воры на выбор
       *[vermin] Грызуны, которые приходят с крысами
    }
place-left = Невзятое, в сбросе
place-seat = { SEAT($seat) }
place-drawn = Советники на выбор: { SEAT($seat) }
place-hand = Рука: { SEAT($seat) }
place-draft = Область драфта: { SEAT($seat) }
place-advisors = Советники: { SEAT($seat) }
place-building = Строится: { SEAT($seat) }
place-menaces = Угрозы: { SEAT($seat) }
place-stock = Запасы: { SEAT($seat) }
place-duchy = Герцогство: { SEAT($seat) }
place-stack = Стопка угроз: { SEAT($seat) }
place-calamities = Стопка бедствий: { SEAT($seat) }
place-discarded = Сброшено: { SEAT($seat) }
place-boxed = Убрано в коробку: { SEAT($seat) }
round-count = { $round ->
        [0] до первого раунда
       *[other] раунд { $round } из 4
    }
phase-draft = драфт
phase-planning = планирование
phase-production = производство
phase-end = конец игры
phase-battle = битва
phase-set-up = подготовка
stage-count = производится: { NAME($resource) }
deck-count = { $count ->
        [one] { $count } карта в стопке
        [few] { $count } карты в стопке
       *[many] { $count } карт в стопке
    }
danger-count = { $count ->
        [one] { $count } карта опасностей
        [few] { $count } карты опасностей
       *[many] { $count } карт опасностей
    }
lost-cubes-count = кубики рядом с угрозами: { $count } из { $most }
badge-goal = { $done ->
        [0] ещё не сделано
       *[other] сделано
    }
badge-chance = неизвестных карт опасностей: { $unknown }, из них { $kind ->
        [menaces] угроз
       *[other] бедствий
    }: { $dangers }
medals-count = очки для медалей: { $counted }{ $side ->
        [0] {""}
       *[other] {" "}({ $points } − { $side } за сторону A)
    }; бронза { $bronze }, серебро { $silver }, золото { $gold }
vermin-left = грызунов в стопке: { $count }; с последним партия проиграна
more-cubes-count = кубиков сверх обычного за следующую переработку: { $count }
points-count = { $count ->
        [one] пока { $count } очко
        [few] пока { $count } очка
       *[many] пока { $count } очков
    }
soldiers-count = солдаты: { $count }
training-count = на тренировке: { $count }
krystallium-count = кристаллиум: { $count }
alchemy-count = в алхимии: { $count } из 5
traps-count = ловушки: { $count }
covered-count = накрыто ворами: { $count }
produces-count = производит: материалы { $materials }, население { $population }, деньги { $money }, открытия { $discoveries }
alchemy-kinds = в алхимии: материалы { $materials }, население { $population }, деньги { $money }, открытия { $discoveries }
cubes-count = разместить: { NAME($cube) } { $count }
spies-count = шпионы: готовы { $active }, скрыты { $hidden }
first-seat = первый игрок

# Goods on cards
goods-materials = материалы: { $count }
goods-population = население: { $count }
goods-money = деньги: { $count }
goods-discoveries = открытия: { $count }
goods-krystallium = кристаллиум: { $count }
goods-soldiers = солдаты: { $count }
goods-spies = шпионы: { $count }
goods-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
goods-per = { NAME($resource) }: { $count } за каждую карту типа «{ NAME($type) }»
goods-points-per = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } за каждую карту типа «{ NAME($type) }»

# Marks on cards
badge-type = { NAME($type) }
badge-cost = стоит: { SAY($goods) }
badge-lacks = не хватает: { SAY($goods) }
badge-lacks-nothing = всё собрано
badge-gives = даёт: { SAY($goods) }
badge-bonus = бонус: { SAY($goods) }
badge-recycles = переработка: { NAME($resource) }
badge-recycles-more = переработка: { SAY($goods) }
badge-place = № { $place }
badge-remembered = положена вами лицом вниз
badge-deduced = может быть только эта
badge-under = под картой «{ NAME($card) }»
badge-frozen = заморожена
badge-soldiers = солдаты: { $count }
badge-penalty = очки: { $points }
badge-amount = число: { $count }
badge-side = сторона { $side ->
        [A] А
       *[B] Б
    }
badge-used = помощь в этом раунде уже была
badge-price = цена: { SAY($goods) }
badge-reward = награда: { SAY($goods) }
badge-final = финальное задание
badge-done-by = выполнено: { SEAT($seat) }

# Structures
farm = Ферма
farm-help = Сооружение, которое кормит герцогство: производит материалы и население.
quarry = Каменоломня
quarry-help = Сооружение, которое раунд за раундом производит материалы.
village = Деревня
village-help = Сооружение, которое производит население.
barracks = Казармы
barracks-help = Сооружение, которое производит население и даёт солдат, когда достроено.
guildhall = Дом гильдии
guildhall-help = Сооружение, которое производит деньги.
port = Порт
port-help = Сооружение, которое производит открытия.
aqueduct = Акведук
aqueduct-help = Сооружение, которое производит население за каждое ваше построенное сооружение.
town-hall = Ратуша
town-hall-help = Сооружение, которое приносит очки за каждое ваше построенное сооружение.
impregnable-walls = Неприступные стены
impregnable-walls-help = Сооружение, которое приносит очки само по себе и ещё за каждое ваше построенное сооружение.
border-keep = Пограничный форт
border-keep-help = Сооружение, которое приносит очки и даёт солдата, когда достроено.

# Professionals
scholars = Учёные
scholars-help = Профессионалы, которые производят открытия.
navigators = Мореплаватели
navigators-help = Профессионалы, которые производят открытия и приносят очки.
stonemasons = Каменщики
stonemasons-help = Профессионалы, которые производят материалы.
tax-collectors = Сборщики податей
tax-collectors-help = Профессионалы, которые производят деньги и приносят немного очков.
munitions-specialists = Подрывники
munitions-specialists-help = Профессионалы, которые приносят очки и дают солдата, когда карта достроена.
great-army = Великое войско
great-army-help = Профессионалы, которые приносят очки и дают нескольких солдат, когда карта достроена.
recruiters = Вербовщики
recruiters-help = Профессионалы, которые производят население, приносят очки и дают солдат, когда карта достроена.
expeditionary-corps = Экспедиционный корпус
expeditionary-corps-help = Профессионалы, которые производят открытия за каждую вашу построенную карту профессионалов, считая эту.
royal-cavalry = Королевская конница
royal-cavalry-help = Профессионалы, которые приносят очки за каждую вашу построенную карту профессионалов; вместе с ними приходят солдаты.
royal-guard = Королевская стража
royal-guard-help = Профессионалы, которые приносят очки за каждое ваше построенное сооружение.
oath-sworn-knights = Рыцари Обета
oath-sworn-knights-help = Профессионалы, которые приносят очки за каждое ваше построенное открытие; вместе с ними приходит отряд солдат.
secret-brotherhood = Тайное братство
secret-brotherhood-help = Профессионалы, которые приносят много очков за каждую вашу построенную карту профессионалов.

# Landmarks
alchemical-forge = Кузня алхимиков
alchemical-forge-help = Достопримечательность, которая производит деньги, приносит очки и даёт кристаллиум, когда достроена.
royal-citadel = Королевская цитадель
royal-citadel-help = Дорогая достопримечательность, которая приносит очень много очков.
giant-lighthouse = Гигантский маяк
giant-lighthouse-help = Достопримечательность, которая производит открытия и приносит очки.
hall-of-ancestors = Чертог предков
hall-of-ancestors-help = Дорогая достопримечательность: приносит больше всех за каждую вашу построенную достопримечательность.
cathedral-of-dawn = Собор Зари
cathedral-of-dawn-help = Достопримечательность, которая приносит очки за каждую вашу построенную достопримечательность.
marble-theatre = Мраморный театр
marble-theatre-help = Достопримечательность, которая приносит очки; построить её легко, были бы деньги.
royal-mint = Королевский монетный двор
royal-mint-help = Достопримечательность, которая производит деньги за каждую вашу построенную достопримечательность и приносит очки.
great-library = Великая библиотека
great-library-help = Достопримечательность, которая производит открытия за каждую вашу построенную достопримечательность.
great-bazaar = Большой базар
great-bazaar-help = Достопримечательность, которая производит деньги и приносит немного очков.
hanging-gardens = Висячие сады
hanging-gardens-help = Достопримечательность, которая приносит очки.
tomb-of-kings = Гробница королей
tomb-of-kings-help = Достопримечательность, сложенная в основном из материалов; приносит очки.
colossus = Колосс
colossus-help = Дорогая достопримечательность, которая приносит очень много очков.
observatory = Обсерватория
observatory-help = Достопримечательность, которая приносит очки за каждое ваше построенное открытие.
triumphal-arch = Триумфальная арка
triumphal-arch-help = Достопримечательность, которая приносит очки за каждую вашу построенную карту профессионалов.
queens-bridge = Мост Королевы
queens-bridge-help = Достопримечательность, которая приносит очки сама по себе и ещё за каждое ваше построенное сооружение.

# Discoveries
wreck-of-the-leonarth = Обломки «Леонарта»
wreck-of-the-leonarth-help = Открытие, которое приносит очки; поднятое со дна добро производит деньги.
dragon-egg = Яйцо дракона
dragon-egg-help = Редкое открытие: требует кристаллиума и приносит очень много очков.
tatis-tribe = Племя Татис
tatis-tribe-help = Открытие, которое производит население и приносит очки.
gates-of-hell = Адские врата
gates-of-hell-help = Опасное открытие: требует солдата и кристаллиума и приносит очень много очков.
giants-cache = Схрон великанов
giants-cache-help = Открытие, которое приносит очки и даёт кристаллиум, когда карта достроена.
sunken-temple = Затонувший храм
sunken-temple-help = Открытие, которое приносит очки за каждую вашу построенную достопримечательность.
sea-of-glass = Стеклянное море
sea-of-glass-help = Открытие, которое приносит очки за каждое ваше построенное открытие, считая это.
singing-caves = Поющие пещеры
singing-caves-help = Открытие, которое производит открытия за каждую вашу построенную карту открытий и приносит очки.
valley-of-mists = Долина туманов
valley-of-mists-help = Недорогое открытие, которое приносит очки.
forgotten-isles = Забытые острова
forgotten-isles-help = Открытие, которое приносит много очков.
silver-spring = Серебряный источник
silver-spring-help = Открытие, которое приносит очки и даёт кристаллиум, когда карта достроена.
petrified-forest = Окаменевший лес
petrified-forest-help = Открытие, которое приносит очки само по себе и ещё за каждое ваше построенное сооружение.
crown-of-the-deep = Корона глубин
crown-of-the-deep-help = Открытие, которое приносит очки само по себе и ещё за каждую вашу построенную карту профессионалов.

# Treasures
marble-blocks = Мраморные глыбы
marble-blocks-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
builders-tools = Инструменты зодчих
builders-tools-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
ore-cart = Телега руды
ore-cart-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
ship-timber = Корабельный лес
ship-timber-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
village-feast = Деревенский пир
village-feast-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
princess-dowry = Приданое принцессы
princess-dowry-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
pilgrims-relic = Реликвия паломника
pilgrims-relic-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
chest-of-gold = Сундук золота
chest-of-gold-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
spice-crate = Ящик пряностей
spice-crate-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.
old-maps = Старинные карты
old-maps-help = Сокровище нельзя построить: переработайте его и получите два указанных ресурса.

# Calamities and menaces
calamity = Бедствие
calamity-help = При планировании сразу попадает в ваше герцогство и в конце отнимает очки. Ни построить, ни переработать его нельзя.
giant-rat = Огромная крыса
giant-rat-help = Придя к вам, приводит грызунов: по одному за каждую огромную крысу в вашей области строительства. В битве её прогонят солдаты; если нет, она отнимет очки.
vermin = Грызун
vermin-help = Приходит с огромными крысами. В битве его прогонит солдат; если нет, он отнимет очки.
frost-giant = Ледяной великан
frost-giant-help = Ложится под вашу карту и замораживает её: карту не достроить, пока солдаты не одолеют великана в битве, а на ней к тому времени должна лежать вся стоимость.
shadow = Тень
shadow-help = Каждый раз при планировании каждая ваша тень заставляет сбросить взятую карту. В битве её прогонят солдаты; если нет, она отнимет очки.
thief = Вор
thief-help = Накрывает один ресурс вашей карты герцогства: он больше не производится. Поймайте вора в битве, чтобы вернуть ресурс; вор на свободе отнимает очки.

# Advisors
inspired-prophet = Вдохновенный пророк
inspired-prophet-help = В драфте: открывает для всех карту, лежащую лицом вниз в области предложения.
grey-eminence = Серый кардинал
grey-eminence-help = При планировании: даёт кристаллиум.
master-cartographer = Мастер-картограф
master-cartographer-help = В драфте: кладёт верхнюю карту стопки лицом вверх в область предложения.
mistress-of-masks = Госпожа масок
mistress-of-masks-help = В драфте, только вдвоём: в этом раунде можно положить лицом вниз ещё одну карту.
spymaster = Глава шпионов
spymaster-help = В драфте, только вдвоём: показывает вам карты на руке соперника.
captain-of-the-watch = Капитан стражи
captain-of-the-watch-help = В драфте, только вдвоём: лишает соперника одной ловушки до конца раунда.
court-censor = Придворный цензор
court-censor-help = В драфте: сбрасывает открытую карту области предложения; на её место ложится верхняя карта стопки.
silver-tongued-envoy = Сладкоречивый посол
silver-tongued-envoy-help = В драфте: приносит верхнюю карту стопки в вашу область драфта.
royal-architect = Королевский зодчий
royal-architect-help = При планировании: даёт материалы, которые надо сразу разместить.
thrifty-steward = Бережливый управитель
thrifty-steward-help = При планировании: следующая карта, которую вы переработаете в этом раунде, принесёт больше своего ресурса.
lady-of-the-market = Хозяйка рынка
lady-of-the-market-help = При производстве: даёт кубик любого вида по вашему выбору, его надо сразу разместить.
quartermaster = Квартирмейстер
quartermaster-help = При производстве: ваша карта герцогства ещё раз производит ресурс этого этапа.
father-confessor = Отец-исповедник
father-confessor-help = В конце игры: убирает из вашего герцогства бедствие.
lord-chamberlain = Лорд-камергер
lord-chamberlain-help = В конце игры: достраивает карту, которой не хватает совсем немного и ни одного солдата.

# Duchies
valados = Герцогство Валадос
valados-help = Ваша карта герцогства: производит ресурсы с первого раунда. На неё кладут построенные карты.
teressie = Герцогство Терессия
teressie-help = Ваша карта герцогства: производит ресурсы с первого раунда. На неё кладут построенные карты.

# Quest boards and their tasks
north-lands = Северные земли
usurper = Узурпатор
plague-lord = Повелитель чумы
hire-guides = Нанять проводников
hire-guides-help = Задание квеста: отдайте всю цену сразу и получите награду.
winter-camp = Зимний лагерь
winter-camp-help = Задание квеста: отдайте всю цену сразу и получите награду.
chart-the-floes = Карта льдов
chart-the-floes-help = Задание квеста: отдайте всю цену сразу и получите награду.
banner-at-the-pole = Знамя на полюсе
banner-at-the-pole-help = Финальное задание квеста: без него не победить. Отдайте всю цену сразу.
bribe-the-gatekeeper = Подкупить привратника
bribe-the-gatekeeper-help = Задание квеста: отдайте всю цену сразу и получите награду.
rally-the-barons = Созвать баронов
rally-the-barons-help = Задание квеста: отдайте всю цену сразу и получите награду.
siege-engines = Осадные машины
siege-engines-help = Задание квеста: отдайте всю цену сразу и получите награду.
storm-the-keep = Штурм твердыни
storm-the-keep-help = Финальное задание квеста: без него не победить. Отдайте всю цену сразу.
close-the-gates = Закрыть ворота
close-the-gates-help = Задание квеста: отдайте всю цену сразу и получите награду.
tend-the-sick = Ухаживать за больными
tend-the-sick-help = Задание квеста: отдайте всю цену сразу и получите награду.
gather-herbs = Собрать травы
gather-herbs-help = Задание квеста: отдайте всю цену сразу и получите награду.
drive-out-the-plague = Изгнать чуму
drive-out-the-plague-help = Финальное задание квеста: без него не победить. Отдайте всю цену сразу.

# Playing alone, and the scenarios
alone = Игра в одиночку
alone-help = Стопка опасностей, шпионы и очки для медалей при игре в одиночку.
rat-invasion = Вторжение крыс
rat-invasion-help = Постройте четыре Фермы, пока огромные крысы и грызуны наводняют ваши земли.
prophecy = Пророчество
prophecy-help = Постройте Адские врата, Тайное братство и Королевскую цитадель; вам помогают два советника.
frozen-north = Морозный север
frozen-north-help = Постройте четыре карты и выполните квест Северных земель среди ледяных великанов.
last-battle = Последняя битва
last-battle-help = Постройте четыре карты и свергните Узурпатора; вам помогает советник.
thieves-guild = Гильдия воров
thieves-guild-help = Поймайте четырёх воров, пока тени отнимают ваши карты.
under-siege = В осаде
under-siege-help = Постройте четыре карты и выполните квесты Узурпатора и Повелителя чумы.

# Resources, goods and types
materials = материалы
population = население
money = деньги
discoveries = открытия
krystallium = кристаллиум
soldier = солдат
soldiers = солдаты
spies = шпионы
points = очки
structure = сооружение
professional = профессионалы
landmark = достопримечательность
discovery = открытие
