# Що кажуть дошки окремих ігор, крім текстів самих ігор.

board-open = можна вибрати
board-chosen = вибрано
board-you = (ви)
board-waiting = гра чекає на цього гравця

# King's Bounty
board-kb-nobody = ніхто
board-kb-secret = Таємний титул
board-kb-no-holdings = Володінь поки немає
board-kb-deeper = і ще { $count } глибше

# Fairy Fracas
board-ff-points = Очки за персонажами
board-ff-blocked = не діє, блокує { NAME($by) }

# Kings' Struggle
board-ks-leads = поки бере взятку
board-ks-holds = рука { $hand }, стос { $pile }
board-ks-split = Ваш стос: найкраще розбиття
board-ks-total = Разом
board-ks-ledger = Обіцянки
board-ks-no-promises = Поки ніхто нічого не обіцяв.
board-ks-older = { $count ->
        [one] { $count } давніша обіцянка
        [few] { $count } давніші обіцянки
       *[other] { $count } давніших обіцянок
    }
board-ks-binding = Обов’язково: виконується одразу
board-ks-promised = Не обов’язково: обіцянка
board-ks-offer = Угода { $number }, пропонує { SEAT($seat) }
board-ks-state-open = відкрита
board-ks-state-done = укладена
board-ks-state-withdrawn = відкликає { SEAT($seat) }
board-ks-state-rejected = відмовляється { SEAT($seat) }
board-ks-state-changed = тепер угода { $number }
board-ks-state-lapsed = уже неможлива
board-ks-state-ended = закінчилася разом із торгом
board-ks-agree = Погодитися
board-ks-reject = Відмовитися
board-ks-change = Змінити
board-ks-withdraw = Відкликати
board-ks-new = Запропонувати угоду
board-ks-suggested = Почати з підказки
board-ks-past = { $count ->
        [one] { $count } пропозицію цього раунду вирішено
        [few] { $count } пропозиції цього раунду вирішено
       *[other] { $count } пропозицій цього раунду вирішено
    }
board-ks-builder = Нова пропозиція
board-ks-what = Що робить { SEAT($seat) }
board-ks-for = Натомість
board-ks-spare = пощадити когось
board-ks-refrain = не застосовувати
board-ks-on = на кого
board-ks-with = яку карту покласти
board-ks-then = а потім
board-ks-any-card = будь-яку карту
board-ks-add-pay = монети одразу
board-ks-add-card = карта зі стосу
board-ks-add-coins = обіцянка монет
board-ks-add-use = обіцянка застосувати здібність
board-ks-add-avoid = обіцянка не застосовувати
board-ks-payer = хто платить
board-ks-pays = платить
board-ks-payee = кому платять
board-ks-giver = хто віддає
board-ks-gives = віддає
board-ks-receiver = хто отримує
board-ks-card = карта
board-ks-face-down = сорочкою догори
board-ks-who = хто обіцяє
board-ks-promises-pay = обіцяє
board-ks-promises-use = обіцяє застосувати
board-ks-promises-avoid = обіцяє не застосовувати
board-ks-part = здібність
board-ks-by = до кінця раунду
board-ks-coins = монети
board-ks-less = на монету менше
board-ks-more = на монету більше
board-ks-drop = Прибрати
board-ks-offer-it = Запропонувати
board-ks-change-to = Змінити угоду { $number }
board-ks-close = Передумати
board-ks-left = { $count ->
        [one] у цьому торзі лишилася { $count } пропозиція
        [few] у цьому торзі лишилися { $count } пропозиції
       *[other] у цьому торзі лишилося { $count } пропозицій
    }
