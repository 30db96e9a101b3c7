# Что говорят доски отдельных игр помимо текстов самих игр.

board-open = можно выбрать
board-chosen = выбрано
board-you = (вы)
board-waiting = игра ждёт этого игрока

# King's Bounty
board-kb-nobody = никто
board-kb-secret = Тайный титул
board-kb-no-holdings = Владений пока нет
board-kb-deeper = и ещё { $count } глубже

# Fairy Fracas
board-ff-points = Очки по персонажам
board-ff-blocked = не действует, блокирует { NAME($by) }

# Kings' Struggle
board-ks-leads = пока берёт взятку
board-ks-holds = рука { $hand }, стопка { $pile }
board-ks-split = Ваша стопка: лучшее разбиение
board-ks-total = Всего
board-ks-ledger = Обещания
board-ks-no-promises = Пока никто ничего не обещал.
board-ks-older = { $count ->
        [one] { $count } прежнее обещание
        [few] { $count } прежних обещания
       *[other] { $count } прежних обещаний
    }
board-ks-binding = Обязательно: исполняется сразу
board-ks-promised = Не обязательно: обещание
board-ks-offer = Сделка { $number }, предлагает { SEAT($seat) }
board-ks-state-open = открыта
board-ks-state-done = заключена
board-ks-state-withdrawn = отзывает { SEAT($seat) }
board-ks-state-rejected = отказывается { SEAT($seat) }
board-ks-state-changed = теперь сделка { $number }
board-ks-state-lapsed = уже невозможна
board-ks-state-ended = закончилась вместе с торгом
board-ks-agree = Согласиться
board-ks-reject = Отказаться
board-ks-change = Изменить
board-ks-withdraw = Отозвать
board-ks-new = Предложить сделку
board-ks-suggested = Начать с подсказки
board-ks-past = { $count ->
        [one] { $count } предложение этого раунда решено
        [few] { $count } предложения этого раунда решены
       *[other] { $count } предложений этого раунда решены
    }
board-ks-builder = Новое предложение
board-ks-what = Что делает { SEAT($seat) }
board-ks-for = Взамен
board-ks-spare = пощадить кого-то
board-ks-refrain = не применять
board-ks-on = на кого
board-ks-with = какую карту положить
board-ks-then = а затем
board-ks-any-card = любую карту
board-ks-add-pay = монеты сразу
board-ks-add-card = карта из стопки
board-ks-add-coins = обещание монет
board-ks-add-use = обещание применить способность
board-ks-add-avoid = обещание не применять
board-ks-payer = кто платит
board-ks-pays = платит
board-ks-payee = кому платят
board-ks-giver = кто отдаёт
board-ks-gives = отдаёт
board-ks-receiver = кто получает
board-ks-card = карта
board-ks-face-down = рубашкой вверх
board-ks-who = кто обещает
board-ks-promises-pay = обещает
board-ks-promises-use = обещает применить
board-ks-promises-avoid = обещает не применять
board-ks-part = способность
board-ks-by = до конца раунда
board-ks-coins = монеты
board-ks-less = на монету меньше
board-ks-more = на монету больше
board-ks-drop = Убрать
board-ks-offer-it = Предложить
board-ks-change-to = Изменить сделку { $number }
board-ks-close = Передумать
board-ks-left = { $count ->
        [one] в этом торге осталось { $count } предложение
        [few] в этом торге осталось { $count } предложения
       *[other] в этом торге осталось { $count } предложений
    }
