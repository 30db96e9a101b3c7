# Що кажуть дошки окремих ігор, крім текстів самих ігор.

board-open = можна вибрати
board-chosen = вибрано
board-you = (ви)
board-waiting = гра чекає на цього гравця

# King's Bounty
board-kb-nobody = ніхто
board-kb-no-holdings = Володінь поки немає
board-kb-led = Сила { $strength }: захопить володіння із захистом не більше { $most } або стане гарнізоном у вашому.
board-kb-yours = Ваше королівство
board-kb-in-hand = на руці
board-kb-in-deck = у колоді
board-kb-spent = у скиді
board-kb-known = відомо вам
board-kb-return = повернути карти
board-kb-draw = узяти { $count }
board-kb-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
board-kb-holdings = { $count ->
        [one] { $count } володіння
        [few] { $count } володіння
       *[many] { $count } володінь
    }

# Fairy Fracas
board-ff-points = Очки за персонажами
board-ff-blocked = не діє, блокує { NAME($by) }
board-ff-blocks = блокує { $count }
board-ff-turn = хід { $turn } із { $turns }
board-ff-power-witch = Жезл позначає ліси: там вона поміняє місцями двох верхніх персонажів.
board-ff-power-fairy = Жезл позначає місцевості, де вона змінить порядок персонажів.
board-ff-power-wizard = Жезл позначає вежі й сусідні місцевості: там він перемістить верхнього персонажа.
board-ff-foot-king = +1 у замку, +1 за кожну ферму й ліс поруч
board-ff-foot-queen = +1 з королем, +1 за кожного свого поруч
board-ff-foot-princess = +2 у вежі, +1 з лицарем
board-ff-foot-knight = +3 з принцесою; блокує дракона під собою
board-ff-foot-peasant = +1 на фермі, +1 за короля й королеву поруч
board-ff-foot-gnome = лягає під усіх; +1 за кожного над ним
board-ff-foot-dragon = блокує всіх під собою
board-ff-foot-witch = у лісі: міняє двох верхніх
board-ff-foot-fairy = змінює порядок у себе
board-ff-foot-wizard = біля вежі: рухає верхнього

# Kings' Struggle
board-ks-leads = бере взятку
board-ks-equal = рівні
board-ks-split = Ваш стос
board-ks-no-pile = взяток немає
board-ks-hands = Що на руках в інших
board-ks-hand = Ваша рука
board-ks-holds-own = ваша здібність
board-ks-listens = слухає
board-ks-changes = міняє карту
board-ks-chooses = вибирає карту
board-ks-later = ходить пізніше
board-ks-did-nothing = без застосування
board-ks-did-boosted = +{ $plus } на карту «{ NAME($card) }»
board-ks-did-killed = забирає { NAME($card, form: "acc") }
board-ks-did-coins-taken = бере { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[other] { $count } монет
    }
board-ks-did-jested = міняє карту: { SEAT($target) }
board-ks-did-replaced = прибирає { NAME($card, form: "acc") }
board-ks-did-seized = забирає: { NAME($cards) }
board-ks-did-star-moved = зірка тепер у { SEAT($to, form: "gen") }
board-ks-foot-peasant = єдиний Слуга перемагає
board-ks-foot-farmer = +5 Торговцю
board-ks-foot-assassin = забирає Торговця чи Королівську особу
board-ks-foot-cobbler = віддає зірку; монета за Слугу
board-ks-foot-cooper = зміна карти або монета за Торговця
board-ks-foot-jeweler = +2 і монета за Королівських осіб
board-ks-foot-jester = інший міняє карту
board-ks-foot-knight = забирає до двох Слуг
board-ks-foot-queen = 5 монет за перемогу
board-ks-foot-king = немає здібності
board-ks-ledger = Книга обіцянок
board-ks-no-promises = Поки ніхто нічого не обіцяв.
board-ks-older = { $count ->
        [one] { $count } давніша обіцянка
        [few] { $count } давніші обіцянки
       *[other] { $count } давніших обіцянок
    }
board-ks-binding = Обов’язково, виконується одразу:
board-ks-promised = Лише обіцянка:
board-ks-at-once = одразу
board-ks-honour = під чесне слово
board-ks-offer = Угода { $number }, пропонує { SEAT($seat) }
board-ks-state-open = відкрита
board-ks-state-done = укладена
board-ks-state-withdrawn = відкликає { SEAT($seat) }
board-ks-state-rejected = відмовляється { SEAT($seat) }
board-ks-state-changed = тепер угода { $number }
board-ks-state-lapsed = уже неможлива
board-ks-state-ended = закінчилася разом із торгом
board-ks-agree = Погодитися
board-ks-you-give = Ви віддаєте сорочкою догори:
board-ks-reject = Відмовитися
board-ks-change = Змінити
board-ks-counter = Зустрічна
board-ks-raise = Ще монета
board-ks-withdraw = Відкликати
board-ks-table = На столі
board-ks-yours = Ваша пропозиція
board-ks-tab-offers = Угоди
board-ks-tab-compose = Ваше слово
board-ks-tab-ledger = Обіцянки, рука
board-ks-new = Запропонувати угоду
board-ks-suggested = Почніть з однієї з цих або з чистого аркуша:
board-ks-no-ideas = Скажіть, чого ви хочете від цієї здібності й що даєте натомість.
board-ks-may-not = Можна погоджуватися, відкликати й платити.
board-ks-past = { $count ->
        [one] { $count } пропозицію цього раунду вирішено
        [few] { $count } пропозиції цього раунду вирішено
       *[other] { $count } пропозицій цього раунду вирішено
    }
board-ks-builder = Нова пропозиція
board-ks-what = Що робить { SEAT($seat) }
board-ks-deed-boost = кладе жетон…
board-ks-deed-kill = забирає карту…
board-ks-deed-star = віддає зірку…
board-ks-deed-coins = бере монети
board-ks-deed-replace = міняє Бондаря
board-ks-deed-jest = змусить змінити…
board-ks-deed-seize = забирає Слуг…
board-ks-deed-spare = не зачепить…
board-ks-deed-refrain = не застосує
board-ks-say-boost = { $holder } кладе жетон на карту: { $targets }
board-ks-say-kill = { $holder } забирає карту: { $targets }
board-ks-say-star = { $holder } віддає зірку й скіпетр: { $targets }
board-ks-say-coins = { $holder } бере монети
board-ks-say-replace = { $holder } кладе замість Бондаря: { $card }
board-ks-say-jest = { $holder } змусить змінити карту: { $targets } кладе { $card }
board-ks-say-seize = { $holder } забирає Слуг: { $targets }
board-ks-say-spare = { $holder } не зачепить: { $targets }
board-ks-say-refrain = { $holder } не застосує: { $parts }
board-ks-say-then = а потім: { $then }
board-ks-say-leaves = і не застосує: { $parts }
board-ks-say-pay = { $payer } платить: { $payee } { $coins } { $count ->
        [one] монета
        [few] монети
       *[other] монет
    }
board-ks-say-card = { $giver } віддає: { $receiver } { $card } { $face }
board-ks-say-promise-coins = { $who } обіцяє { $kind }: { $coins } для { $to } до кінця раунду { $by }
board-ks-say-promise = { $who } обіцяє { $kind } { $card } до кінця раунду { $by }
board-ks-say-promise-on = { $who } обіцяє { $kind } { $card } проти { $target } до кінця раунду { $by }
board-ks-choose = виберіть…
board-ks-and = і…
board-ks-drop-player = прибрати
board-ks-nothing-said = не сказано
board-ks-whole = усю здібність
board-ks-the-rest = усе інше
board-ks-then = що далі
board-ks-leaves = що не застосовується
board-ks-whom = на кого
board-ks-anybody = будь-кого
board-ks-any-card = будь-яку карту
board-ks-no-card = немає карт
board-ks-giver-names = карту назве той, хто віддає, коли погодиться
board-ks-add-pay = додати плату
board-ks-add-card = додати карту
board-ks-add-coins = обіцяти монети
board-ks-add-deed = обіцяти вчинок
board-ks-payer = хто платить
board-ks-payee = кому платять
board-ks-giver = хто віддає
board-ks-receiver = хто отримує
board-ks-card = карта
board-ks-face = як віддається
board-ks-face-up = відкрито
board-ks-face-down = сорочкою догори
board-ks-who = хто обіцяє
board-ks-kind = що обіцяно
board-ks-kind-coins = монети
board-ks-kind-use = застосувати
board-ks-kind-avoid = не застосовувати
board-ks-part = здібність
board-ks-by = до кінця якого раунду
board-ks-coins = монети
board-ks-less = на монету менше
board-ks-more = на монету більше
board-ks-drop = Прибрати
board-ks-purse = Монети, { SEAT($seat) }: { $before }, стане { $after }
board-ks-offer-it = Запропонувати
board-ks-change-to = Змінити угоду { $number }
board-ks-close = Передумати

# Paladins of the West Kingdom
board-pa-round = раунд { $round } з { $last }
board-pa-court = Накази й милості короля
board-pa-or = або
board-pa-gone = Скинуті карти
board-pa-paladins = Паладини: { $count } у колоді
board-pa-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
board-pa-now = на цей раунд
board-pa-top = нагору
board-pa-under = донизу
board-pa-leaves = Частини столу
board-pa-leaf-realm = Землі
board-pa-leaf-town = Місто
board-pa-leaf-mine = Мій планшет
board-pa-leaf-others = Інші
board-pa-leaf-opponent = Суперник
board-pa-show-its = Його планшет
board-pa-show-mine = Показати мій планшет
board-pa-close = Закрити
board-pa-fallbacks = Якщо схема не вдалася, по черзі
board-pa-rest = Відпочинок
board-pa-deeds = Діяння: 3 робітники, мінус 1 за майстерню
board-pa-told = Його хід, крок за кроком
board-pa-told-last = Його останній хід, крок за кроком
board-pa-told-nothing = Він ще не ходив.
board-pa-check-cells = { $free ->
        [0] там стоять робітники
       *[other] клітинки вільні
    }
board-pa-check-workers = робітники: { $wanted } з { $idle }
board-pa-check-limit = більше за гру не можна
board-pa-check-row = у ряду нікого
board-pa-check-favour = вільних милостей немає
board-pa-check-level = { $attribute ->
        [faith] віра
        [strength] сила
       *[influence] вплив
    } { $level }
board-pa-wishes = Чому там: перше здійсненне бажання
board-pa-wish = { $wish ->
        [hire] городянин безкоштовно
        [pay] сплата боргу
        [prayer] молитва
        [workers] двоє робітників
        [worker] робітник
        [silver] срібло
       *[pardon] мінус підозра
    }
board-pa-wish-taken = зайнято
board-pa-wish-far = задалеко
board-pa-wish-debt = без боргу
board-pa-wish-true = вільно

# It's a Wonderful Kingdom
board-wk-goal = мета
board-wk-lost-unless = { $count ->
        [one] програно, якщо не зробити
       *[other] програно, якщо не зробити все: { $count }
    }
board-wk-left-vermin = гризунів лишилося, тоді поразка
board-wk-left-cubes = кубиків лишилося, тоді поразка
board-wk-chance = { $dangers } з { $unknown } невідомих — { $kind ->
        [menaces] загрози
       *[other] лиха
    }
board-wk-supremacy = { $count } і більше: перевага
board-wk-gold = золото
board-wk-medal-next = до { $medal ->
        [bronze] бронзи
        [silver] срібла
       *[gold] золота
    } { $points }
board-wk-stage-done = готово
board-wk-stage-now = зараз
board-wk-stage-next = попереду
board-wk-menaces = Загрози для битви
board-wk-drafted = Драфт
board-wk-build = будувати
board-wk-building = Будується
board-wk-piles = Відкладені карти
board-wk-look = Усе королівство
board-wk-close = Закрити
board-wk-leaves = Частини столу
board-wk-leaf-mine = Моє
board-wk-leaf-rival = Суперник
board-wk-leaf-quest = Квест
