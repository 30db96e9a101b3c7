# За столом.

table-seats = Игроки
table-face = Показать, что лежит перед игроком { $name }
table-you = это вы
table-bot = бот
table-bot-failed = вместо отказавшего бота
table-bot-thinks = думает
table-away = нет за столом
table-acting = ходит
table-watching = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
   *[other] смотрят { $count } зрителей
}
table-clock = Осталось времени: { $name }

# around the table
table-menu = Меню
table-light = Светло или темно
table-tab-table = Стол
table-seat-open = Показать место
table-seat-close = Свернуть место
table-keys = Все клавиши
table-key-walk = Переходить внутри области
table-key-choose = Выбрать
table-key-back = Вернуться на шаг
table-key-option = Сделать то, что стоит под номером
table-key-folio = Рассмотреть поближе

# что спрашивают
table-laying = Раскладываем игру…
table-your-turn = Ваш ход
table-may-speak = Вы можете высказаться
table-you-watch = Вы смотрите
table-waiting = Ожидаем решения: { SEAT($seats) }.
table-gone = Нет за столом: { SEAT($seats) }. { $then ->
    [bot] Когда время выйдет, доиграет бот.
    [resign] Когда время выйдет, партия будет сдана.
   *[wait] Партия сохранена и продолжится, когда все вернутся.
    }
table-bots-think = { $count ->
    [one] Думает: { SEAT($seats) }.
   *[other] Думают: { SEAT($seats) }.
}
table-over = Партия окончена.
table-over-agreed = Партия прекращена по общему согласию, без результата.
table-closed = Эту партию закрыли до её конца.
table-line-broken = Связь прервалась, восстанавливаем.
table-line-safe = { $unsaid ->
    [0] Всё, что сделано за столом, сохранено; можно будет продолжить, когда связь вернётся.
   *[other] Всё, что сделано за столом, сохранено; ваш последний ход уйдёт, когда связь вернётся.
}
table-telling-turn = ход { $turn } из { $of }
table-telling-step = шаг { $step } из { $of }
table-telling-back = На шаг назад
table-telling-next = Далее
table-telling-on = Продолжить
table-telling-end = В конец
table-skip = Промотать
table-nothing = Мне нечего сказать

# действия
table-actions = Что можно сделать
table-show-me = Показать
table-all-actions = { $count ->
    [1] Словами
   *[other] Списком ({ $count })
}
table-could-say = { $count ->
    [one] Можно сказать: { $count } вариант
    [few] Можно сказать: { $count } варианта
   *[other] Можно сказать: { $count } вариантов
}
table-not-all = Возможно и то, чего нет в списке.
table-bill = Что из этого выйдет
table-bill-pay = Вы платите
table-bill-gain = Вы получаете
table-bill-then = Затем
table-bill-open = остальное пока неизвестно
table-let-go = Отменить выбор
table-as-proposed = Сделать так
table-rest = Остальное так же
table-rest-help = Выберите один раз; остальное пойдёт так же, шаг за шагом.
table-rest-words = { $words } × { $count }
table-can-touch = можно выбрать
table-chosen = выбрано
table-stack-more = ещё { $count } ниже
table-stack-less = Показать меньше
table-empty = пусто
table-nothing-with-it = С этим сейчас ничего нельзя сделать.
table-see-rule = Прочитать правило
table-undo = Отменить
table-take-back = Вернуть ход
table-hint = Подсказка
table-hint-thinking = Думаем…
table-hinted = Бот поступил бы так:
table-hand = Пусть играет бот
table-return = Вернуться на своё место
table-return-of = Вернуть место: { SEAT($seat) }
table-end = Предложить прекратить
table-resign = Сдаться
table-you-resigned = Вы сдались; за вас доигрывает бот.
table-sure-hand = За вас будет играть бот, пока вы не вернётесь.
table-sure-end = Если все согласятся, партия закончится без результата.
table-sure-resign = { $others ->
    [0] Партия сразу закончится вашим поражением.
    [1] Партия сразу закончится победой соперника.
   *[other] Вы проиграете эту партию, а доигрывать за вас будет бот.
}
table-no = Нет, играем дальше

# просьбы
table-asks-take-back = { SEAT($seat) } просит вернуть последний ход.
table-asks-end = { SEAT($seat) } предлагает прекратить партию без результата.
table-asked-take-back = Вы попросили вернуть последний ход.
table-asked-end = Вы предложили прекратить партию.
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Больше не просить

# журнал и разговор
table-log = Летопись
table-chat = Беседа
table-chat-empty = Пока все молчат.
table-chat-say = Сказать что-нибудь
table-chat-send = Сказать
table-chat-about = Что сделать с сообщением от игрока
table-mute = Не слышать в этой партии
table-block = Заблокировать везде
table-report = Пожаловаться…
table-report-why = Что не так? (необязательно)
table-report-send = Показать хозяину дома
table-reported = Спасибо. Хозяин дома посмотрит на это сообщение.
table-chat-close = Закрыть
table-silent-unmute = Не слышно в этой партии: { $name }
table-silent-unblock = Заблокировано везде: { $name }
table-hear = Слышать снова

# один экран на нескольких
table-curtain = К экрану садится { SEAT($seat) }
table-curtain-more = Остальным лучше отвернуться: за занавесом то, что может видеть только { SEAT($seat) }.
table-curtain-lift = Это я, { SEAT($seat) }
table-curtain-undo = Подождите, отменить ход: { SEAT($seat) }
table-let-speak = Дать слово: { SEAT($seat) }
# перед щитами тех, кто за тем же экраном
table-let-speak-whom = Дать слово:

# конец
table-won = { $count ->
    [one] Победа: { SEAT($seats) }
   *[other] Победу делят { SEAT($seats) }
}
table-came-through = { SEAT($seats) } доходит до конца: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-lost = На этот раз победила сама игра
table-lost-to-opponent = На этот раз победил соперник
table-points-for = Очки за
table-points-all = Всего
table-rank = { $rank }-е место
table-resigned = сдача
table-opponent = У соперника { $points }.
table-points-opponent = Соперник
table-rematch = Сыграть ещё раз
table-rematch-join = Сыграть ещё раз: предлагает { SEAT($seat) }
table-rematch-waiting = Ждём согласия остальных…
table-to-rematch = К новой партии
table-replay = Посмотреть заново
table-to-game = Об игре

# заголовок страницы
table-title = { $game } · Regnum
table-title-turn = Ваш ход · { $game }

# ещё раз с начала
table-replay-of = { $game }: смотрим заново
table-to-match = К партии
table-record = Сохранить запись
table-step = Шаг { $at } из { $last }
table-slider = Момент партии
table-first = В начало
table-back = На шаг назад
table-play = Пуск
table-pause = Пауза
table-on = На шаг вперёд
table-last = В конец
table-eyes = Чьими глазами
table-eyes-all = зрителя
table-speed = Скорость
table-speed-0 = не спеша
table-speed-1 = обычная
table-speed-2 = быстро
table-speed-3 = очень быстро

# конец партии
table-explicit = Конец: партия окончена
table-ahead = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, на { $more } больше, чем у следующего: { SEAT($seat) }.
table-reckoning = Подсчёт
table-line-by-line = Строка за строкой
table-course = Как это было
table-course-by = очки от хода к ходу
table-course-show = Показать, как это было
table-course-see = посмотреть
table-see-table = Посмотреть на стол
table-see-reckoning = Посмотреть подсчёт
table-rematch-ready = { $count ->
        [one] Согласие дано: { SEAT($seats) }.
       *[other] Согласие дали: { SEAT($seats) }.
    }
table-fair = Сдано честно.
table-fair-how = Ключ тасовки опубликован вместе с записью; проверить может каждый.
table-fair-hash = Его печать, показанная до первой карты:
reckoning-coins = монеты
reckoning-run = ряды
reckoning-set = одинаковые
reckoning-singles = одиночные карты
reckoning-title = титулы
reckoning-obelisks = обелиски
reckoning-order = приказы короля
reckoning-attribute = показатели
reckoning-action = действия
reckoning-outsider = чужаки
reckoning-paid = выплаченные долги
reckoning-unpaid = неоплаченные долги
reckoning-goods = монеты и провизия
reckoning-calamities = бедствия
reckoning-menaces = угрозы
