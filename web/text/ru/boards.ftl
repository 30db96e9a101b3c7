# Что говорят доски отдельных игр помимо текстов самих игр.

board-open = можно выбрать
board-chosen = выбрано
board-you = (вы)
board-waiting = игра ждёт этого игрока

# King's Bounty
board-kb-nobody = никто
board-kb-no-holdings = Владений пока нет
board-kb-led = Сила { $strength }: захватит владение с защитой не больше { $most } или встанет гарнизоном в вашем.
board-kb-yours = Ваше королевство
board-kb-in-hand = на руке
board-kb-in-deck = в колоде
board-kb-spent = в сбросе
board-kb-known = известно вам
board-kb-return = вернуть карты
board-kb-draw = взять { $count }
board-kb-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-kb-holdings = { $count ->
        [one] { $count } владение
        [few] { $count } владения
       *[many] { $count } владений
    }

# Fairy Fracas
board-ff-points = Очки по персонажам
board-ff-blocked = не действует, блокирует { NAME($by) }
board-ff-blocks = блокирует { $count }
board-ff-turn = ход { $turn } из { $turns }
board-ff-power-witch = Жезл отмечает леса: там она поменяет местами двух верхних персонажей.
board-ff-power-fairy = Жезл отмечает местности, где она изменит порядок персонажей.
board-ff-power-wizard = Жезл отмечает башни и соседние местности: там он переместит верхнего персонажа.
board-ff-foot-king = +1 в замке, +1 за каждую ферму и лес рядом
board-ff-foot-queen = +1 с королём, +1 за каждого своего рядом
board-ff-foot-princess = +2 в башне, +1 с рыцарем
board-ff-foot-knight = +3 с принцессой; блокирует дракона под собой
board-ff-foot-peasant = +1 на ферме, +1 за короля и королеву рядом
board-ff-foot-gnome = ложится под всех; +1 за каждого над ним
board-ff-foot-dragon = блокирует всех под собой
board-ff-foot-witch = в лесу: меняет двух верхних
board-ff-foot-fairy = меняет порядок у себя
board-ff-foot-wizard = у башни: двигает верхнего

# Kings' Struggle
board-ks-leads = берёт взятку
board-ks-equal = равны
board-ks-split = Ваша стопка
board-ks-no-pile = взяток нет
board-ks-hands = Что на руках у других
board-ks-hand = Ваша рука
board-ks-holds-own = ваша способность
board-ks-listens = слушает
board-ks-changes = меняет карту
board-ks-chooses = выбирает карту
board-ks-later = ходит позже
board-ks-did-nothing = без применения
board-ks-did-boosted = +{ $plus } на карту «{ NAME($card) }»
board-ks-did-killed = забирает { NAME($card, form: "acc") }
board-ks-did-coins-taken = берёт { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[other] { $count } монет
    }
board-ks-did-jested = меняет карту: { SEAT($target) }
board-ks-did-replaced = убирает { NAME($card, form: "acc") }
board-ks-did-seized = забирает: { NAME($cards) }
board-ks-did-star-moved = звезда теперь у { SEAT($to, form: "gen") }
board-ks-foot-peasant = единственный Слуга побеждает
board-ks-foot-farmer = +5 Торговцу
board-ks-foot-assassin = забирает Торговца или Королевскую особу
board-ks-foot-cobbler = отдаёт звезду; монета за Слугу
board-ks-foot-cooper = смена карты или монета за Торговца
board-ks-foot-jeweler = +2 и монета за Королевских особ
board-ks-foot-jester = другой меняет карту
board-ks-foot-knight = забирает до двух Слуг
board-ks-foot-queen = 5 монет за победу
board-ks-foot-king = нет способности
board-ks-ledger = Книга обещаний
board-ks-no-promises = Пока никто ничего не обещал.
board-ks-older = { $count ->
        [one] { $count } прежнее обещание
        [few] { $count } прежних обещания
       *[other] { $count } прежних обещаний
    }
board-ks-binding = Обязательно, исполняется сразу:
board-ks-promised = Только обещание:
board-ks-at-once = сразу
board-ks-honour = под честное слово
board-ks-offer = Сделка { $number }, предлагает { SEAT($seat) }
board-ks-state-open = открыта
board-ks-state-done = заключена
board-ks-state-withdrawn = отзывает { SEAT($seat) }
board-ks-state-rejected = отказывается { SEAT($seat) }
board-ks-state-changed = теперь сделка { $number }
board-ks-state-lapsed = уже невозможна
board-ks-state-ended = закончилась вместе с торгом
board-ks-agree = Согласиться
board-ks-you-give = Вы отдаёте рубашкой вверх:
board-ks-reject = Отказаться
board-ks-change = Изменить
board-ks-counter = Встречное
board-ks-raise = Ещё монета
board-ks-withdraw = Отозвать
board-ks-table = На столе
board-ks-yours = Ваше предложение
board-ks-tab-offers = Сделки
board-ks-tab-compose = Ваше слово
board-ks-tab-ledger = Обещания, рука
board-ks-new = Предложить сделку
board-ks-suggested = Начните с одного из этих или с чистого листа:
board-ks-no-ideas = Скажите, чего вы хотите от этой способности и что даёте взамен.
board-ks-may-not = Можно соглашаться, отзывать и платить.
board-ks-past = { $count ->
        [one] { $count } предложение этого раунда решено
        [few] { $count } предложения этого раунда решены
       *[other] { $count } предложений этого раунда решены
    }
board-ks-builder = Новое предложение
board-ks-what = Что делает { SEAT($seat) }
board-ks-deed-boost = кладёт жетон…
board-ks-deed-kill = забирает карту…
board-ks-deed-star = отдаёт звезду…
board-ks-deed-coins = берёт монеты
board-ks-deed-replace = меняет Бондаря
board-ks-deed-jest = заставит сменить…
board-ks-deed-seize = забирает Слуг…
board-ks-deed-spare = не тронет…
board-ks-deed-refrain = не применит
board-ks-say-boost = { $holder } кладёт жетон на карту: { $targets }
board-ks-say-kill = { $holder } забирает карту: { $targets }
board-ks-say-star = { $holder } отдаёт звезду и скипетр: { $targets }
board-ks-say-coins = { $holder } берёт монеты
board-ks-say-replace = { $holder } кладёт вместо Бондаря: { $card }
board-ks-say-jest = { $holder } заставит сменить карту: { $targets } кладёт { $card }
board-ks-say-seize = { $holder } забирает Слуг: { $targets }
board-ks-say-spare = { $holder } не тронет: { $targets }
board-ks-say-refrain = { $holder } не применит: { $parts }
board-ks-say-then = а затем: { $then }
board-ks-say-leaves = и не применит: { $parts }
board-ks-say-pay = { $payer } платит: { $payee } { $coins } { $count ->
        [one] монета
        [few] монеты
       *[other] монет
    }
board-ks-say-card = { $giver } отдаёт: { $receiver } { $card } { $face }
board-ks-say-promise-coins = { $who } обещает { $kind }: { $coins } для { $to } до конца раунда { $by }
board-ks-say-promise = { $who } обещает { $kind } { $card } до конца раунда { $by }
board-ks-say-promise-on = { $who } обещает { $kind } { $card } против { $target } до конца раунда { $by }
board-ks-choose = выберите…
board-ks-and = и…
board-ks-drop-player = убрать
board-ks-nothing-said = не сказано
board-ks-whole = всю способность
board-ks-the-rest = всё остальное
board-ks-then = что дальше
board-ks-leaves = что не применяется
board-ks-whom = на кого
board-ks-anybody = кого угодно
board-ks-any-card = любую карту
board-ks-no-card = нет карт
board-ks-giver-names = карту назовёт отдающий, когда согласится
board-ks-add-pay = добавить плату
board-ks-add-card = добавить карту
board-ks-add-coins = обещать монеты
board-ks-add-deed = обещать поступок
board-ks-payer = кто платит
board-ks-payee = кому платят
board-ks-giver = кто отдаёт
board-ks-receiver = кто получает
board-ks-card = карта
board-ks-face = как отдаётся
board-ks-face-up = в открытую
board-ks-face-down = рубашкой вверх
board-ks-who = кто обещает
board-ks-kind = что обещано
board-ks-kind-coins = монеты
board-ks-kind-use = применить
board-ks-kind-avoid = не применять
board-ks-part = способность
board-ks-by = до конца какого раунда
board-ks-coins = монеты
board-ks-less = на монету меньше
board-ks-more = на монету больше
board-ks-drop = Убрать
board-ks-purse = Монеты, { SEAT($seat) }: { $before }, станет { $after }
board-ks-offer-it = Предложить
board-ks-change-to = Изменить сделку { $number }
board-ks-close = Передумать

# Paladins of the West Kingdom
board-pa-round = раунд { $round } из { $last }
board-pa-court = Приказы и милости короля
board-pa-or = или
board-pa-gone = В сбросе
board-pa-paladins = Паладины: { $count } в колоде
board-pa-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
board-pa-now = на этот раунд
board-pa-top = наверх
board-pa-under = вниз
board-pa-leaves = Части стола
board-pa-leaf-realm = Земли
board-pa-leaf-town = Город
board-pa-leaf-mine = Мой планшет
board-pa-leaf-others = Другие
board-pa-leaf-opponent = Соперник
board-pa-show-its = Его планшет
board-pa-show-mine = Показать мой планшет
board-pa-close = Закрыть
board-pa-fallbacks = Если схема не удалась, по порядку
board-pa-rest = Отдых
board-pa-deeds = Дела: 3 рабочих, минус 1 за мастерскую
board-pa-told = Его ход, шаг за шагом
board-pa-told-last = Его последний ход, шаг за шагом
board-pa-told-nothing = Он ещё не ходил.
board-pa-check-cells = { $free ->
        [0] там стоят рабочие
       *[other] клетки свободны
    }
board-pa-check-workers = рабочие: { $wanted } из { $idle }
board-pa-check-limit = больше за игру нельзя
board-pa-check-row = в ряду никого
board-pa-check-favour = свободных милостей нет
board-pa-check-level = { $attribute ->
        [faith] вера
        [strength] сила
       *[influence] влияние
    } { $level }
board-pa-wishes = Почему там: первое сбывшееся желание
board-pa-wish = { $wish ->
        [hire] горожанин бесплатно
        [pay] уплата долга
        [prayer] молитва
        [workers] двое рабочих
        [worker] рабочий
        [silver] серебро
       *[pardon] минус подозрение
    }
board-pa-wish-taken = занято
board-pa-wish-far = далеко
board-pa-wish-debt = нет долга
board-pa-wish-true = свободно

# It's a Wonderful Kingdom
board-wk-goal = цель
board-wk-lost-unless = { $count ->
        [one] проиграно, если не сделать
       *[other] проиграно, если не сделать всё: { $count }
    }
board-wk-left-vermin = грызунов осталось, потом поражение
board-wk-left-cubes = кубиков осталось, потом поражение
board-wk-chance = { $dangers } из { $unknown } неизвестных — { $kind ->
        [menaces] угрозы
       *[other] бедствия
    }
board-wk-supremacy = { $count } и больше: превосходство
board-wk-gold = золото
board-wk-medal-next = до { $medal ->
        [bronze] бронзы
        [silver] серебра
       *[gold] золота
    } { $points }
board-wk-stage-done = готово
board-wk-stage-now = сейчас
board-wk-stage-next = впереди
board-wk-menaces = Угрозы для битвы
board-wk-drafted = Драфт
board-wk-build = строить
board-wk-building = На стройке
board-wk-piles = Отложенные карты
board-wk-look = Всё королевство
board-wk-close = Закрыть
board-wk-leaves = Части стола
board-wk-leaf-mine = Моё
board-wk-leaf-rival = Соперник
board-wk-leaf-quest = Квест
