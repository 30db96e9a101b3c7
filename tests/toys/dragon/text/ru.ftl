game-name = Дракон
game-summary = В одиночку против дракона, который нападает по своей колоде.
mode-base = Сонный дракон
mode-fierce = Свирепый дракон
option-fierce = Свирепый: набег отобьёт лишь более сильный страж
ask-defend = Кого выставить против набега?
do-post = { $guard ->
        [none] Спрятаться
       *[other] Выставить: { NAME($guard) }
    }
event-raided = Дракон летит: { NAME($raid) }.
place-guards = Стража: { SEAT($seat) }
place-spent = Отслужили
place-trophies = Трофеи: { SEAT($seat) }
place-lair = Логово дракона
place-raid = Набег
place-deck = Колода дракона
place-box = В коробке
guard-1 = страж 1
guard-2 = страж 2
guard-3 = страж 3
guard-4 = страж 4
guard-5 = страж 5
guard-6 = страж 6
raid-2 = набег 2
raid-3 = набег 3
raid-4 = набег 4
raid-5 = набег 5
raid-6 = набег 6
score-trophies = Отбитые набеги
