game-name = Дракон
game-summary = Наодинці проти дракона, що нападає за своєю колодою.
mode-base = Сонний дракон
mode-fierce = Лютий дракон
option-fierce = Лютий: наліт відіб'є лише сильніший вартовий
ask-defend = Кого виставити проти нальоту?
do-post = { $guard ->
        [none] Сховатися
       *[other] Виставити: { NAME($guard) }
    }
event-raided = Дракон летить: { NAME($raid) }.
place-guards = Варта: { SEAT($seat) }
place-spent = Відслужили
place-trophies = Трофеї: { SEAT($seat) }
place-lair = Лігво дракона
place-raid = Наліт
place-deck = Колода дракона
place-box = У коробці
guard-1 = вартовий 1
guard-2 = вартовий 2
guard-3 = вартовий 3
guard-4 = вартовий 4
guard-5 = вартовий 5
guard-6 = вартовий 6
raid-2 = наліт 2
raid-3 = наліт 3
raid-4 = наліт 4
raid-5 = наліт 5
raid-6 = наліт 6
score-trophies = Відбиті нальоти
