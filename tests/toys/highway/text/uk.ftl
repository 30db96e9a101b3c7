game-name = Битий шлях
game-summary = Відбирайте монети в інших; щит і гак служать по одному разу.
mode-base = Звичайна гра
ask-turn = Кого пограбувати?
ask-shield = Вас грабують. Підняти щит?
ask-hook = Жертва підняла щит. Зірвати його гаком?
do-rob = { $victim ->
        [none] Нікого не грабувати
       *[other] Пограбувати: { SEAT($victim) }
    }
do-use = { $tool ->
        [none] Не втручатися
       *[other] Застосувати { NAME($tool) }
    }
place-purse = Гаманець: { SEAT($seat) }
place-shields = Щит: { SEAT($seat) }
place-hooks = Гак: { SEAT($seat) }
place-spent = Використано
coin = монета
shield = щит
hook = гак
score-coins = Монети
