game-name = Большая дорога
game-summary = Отнимайте монеты у других; щит и крюк служат по одному разу.
mode-base = Обычная игра
ask-turn = Кого ограбить?
ask-shield = Вас грабят. Поднять щит?
ask-hook = Жертва подняла щит. Сорвать его крюком?
do-rob = { $victim ->
        [none] Никого не грабить
       *[other] Ограбить: { SEAT($victim) }
    }
do-use = { $tool ->
        [none] Не вмешиваться
       *[other] Применить { NAME($tool) }
    }
place-purse = Кошелёк: { SEAT($seat) }
place-shields = Щит: { SEAT($seat) }
place-hooks = Крюк: { SEAT($seat) }
place-spent = Потрачено
coin = монета
shield = щит
hook = крюк
score-coins = Монеты
