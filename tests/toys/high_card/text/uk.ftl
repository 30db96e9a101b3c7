game-name = Старша карта
game-summary = Залиште карту або раз обміняйте; найстарша виграє раунд.
mode-base = Звичайна гра
ask-change = Залишити карту?
do-swap = { $card ->
        [none] Залишити карту
       *[other] Обміняти: { NAME($card) }
    }
event-reshuffled = Скид замішано в нову колоду.
event-won = Раунд виграє { SEAT($seat) }: { NAME($card) }.
place-deck = Колода
place-discards = Скид
place-hand = Рука: { SEAT($seat) }
place-won = Виграно: { SEAT($seat) }
card-1 = карта 1
card-2 = карта 2
card-3 = карта 3
card-4 = карта 4
card-5 = карта 5
card-6 = карта 6
card-7 = карта 7
card-8 = карта 8
card-9 = карта 9
score-won = Виграні раунди
