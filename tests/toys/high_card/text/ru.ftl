game-name = Старшая карта
game-summary = Оставьте карту или раз обменяйте; старшая выигрывает раунд.
mode-base = Обычная игра
ask-change = Оставить карту?
do-swap = { $card ->
        [none] Оставить карту
       *[other] Обменять: { NAME($card) }
    }
event-reshuffled = Сброс замешан в новую колоду.
event-won = Раунд выигрывает { SEAT($seat) }: { NAME($card) }.
place-deck = Колода
place-discards = Сброс
place-hand = Рука: { SEAT($seat) }
place-won = Выиграно: { SEAT($seat) }
card-1 = карта 1
card-2 = карта 2
card-3 = карта 3
card-4 = карта 4
card-5 = карта 5
card-6 = карта 6
card-7 = карта 7
card-8 = карта 8
card-9 = карта 9
score-won = Выигранные раунды
