game-name = Под колодой
game-summary = Положите малую карту под колоду и запомните, где она всплывёт.
mode-base = Обычная игра
ask-turn = Оставить карту?
do-keep = Оставить карту
do-swap = Положить под колоду и взять новую: { NAME($card) }
event-drew = { $card ->
        [none] { SEAT($seat) }: карта под колоду, новая в руку.
       *[other] { SEAT($seat) }: карта под колоду, в руку { NAME($card) }.
    }
place-hand = Рука: { SEAT($seat) }
place-top = Верх колоды
place-middle = Середина колоды
place-bottom = Низ колоды
card-1 = карта 1
card-2 = карта 2
card-3 = карта 3
card-4 = карта 4
card-5 = карта 5
card-6 = карта 6
score-card = Карта в руке
