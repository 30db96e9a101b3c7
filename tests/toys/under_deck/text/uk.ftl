game-name = Під колодою
game-summary = Покладіть малу карту під колоду й пам'ятайте, де вона випливе.
mode-base = Звичайна гра
ask-turn = Залишити карту?
do-keep = Залишити карту
do-swap = Покласти під колоду і взяти нову: { NAME($card) }
event-drew = { $card ->
        [none] { SEAT($seat) }: карта під колоду, нова в руку.
       *[other] { SEAT($seat) }: карта під колоду, у руку { NAME($card) }.
    }
place-hand = Рука: { SEAT($seat) }
place-top = Верх колоди
place-middle = Середина колоди
place-bottom = Низ колоди
card-1 = карта 1
card-2 = карта 2
card-3 = карта 3
card-4 = карта 4
card-5 = карта 5
card-6 = карта 6
score-card = Карта в руці
