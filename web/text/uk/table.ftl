# За столом.

table-seats = Гравці
table-face = Показати, що лежить перед гравцем { $name }
table-you = це ви
table-bot = бот
table-bot-failed = замість бота, що відмовив
table-bot-thinks = думає
table-away = немає за столом
table-acting = ходить
table-watching = { $count ->
    [one] дивиться { $count } глядач
    [few] дивляться { $count } глядачі
   *[other] дивляться { $count } глядачів
}
table-clock = Лишилося часу: { $name }

# around the table
table-menu = Меню
table-light = Світло чи темно
table-tab-table = Стіл
table-seat-open = Показати місце
table-seat-close = Згорнути місце
table-keys = Усі клавіші
table-key-walk = Переходити в межах області
table-key-choose = Вибрати
table-key-back = Повернутися на крок
table-key-option = Зробити те, що стоїть під номером
table-key-folio = Роздивитися ближче

# про що питають
table-laying = Розкладаємо гру…
table-your-turn = Ваш хід
table-may-speak = Ви можете висловитися
table-you-watch = Ви дивитеся
table-waiting = Чекаємо на рішення: { SEAT($seats) }.
table-gone = Немає за столом: { SEAT($seats) }. { $then ->
    [bot] Коли час мине, дограє бот.
    [resign] Коли час мине, партію буде здано.
   *[wait] Партію збережено, вона триватиме, щойно всі повернуться.
    }
table-bots-think = { $count ->
    [one] Думає: { SEAT($seats) }.
   *[other] Думають: { SEAT($seats) }.
}
table-over = Партію закінчено.
table-over-agreed = Партію припинено за спільною згодою, без результату.
table-closed = Цю партію закрили до її кінця.
table-line-broken = Зв’язок обірвався, відновлюємо.
table-line-safe = { $unsaid ->
    [0] Усе, що зроблено за столом, збережено; можна буде продовжити, коли зв’язок повернеться.
   *[other] Усе, що зроблено за столом, збережено; ваш останній хід піде, коли зв’язок повернеться.
}
table-telling-turn = хід { $turn } з { $of }
table-telling-step = крок { $step } з { $of }
table-telling-back = На крок назад
table-telling-next = Далі
table-telling-on = Продовжити
table-telling-end = До кінця
table-skip = Перемотати
table-nothing = Мені нема що сказати

# дії
table-actions = Що можна зробити
table-show-me = Показати
table-all-actions = { $count ->
    [1] Словами
   *[other] Списком ({ $count })
}
table-could-say = { $count ->
    [one] Можна сказати: { $count } варіант
    [few] Можна сказати: { $count } варіанти
   *[other] Можна сказати: { $count } варіантів
}
table-not-all = Можливе й те, чого немає в списку.
table-bill = Що з цього вийде
table-bill-pay = Ви платите
table-bill-gain = Ви отримуєте
table-bill-then = Потім
table-bill-open = решта поки невідома
table-let-go = Скасувати вибір
table-as-proposed = Зробити так
table-rest = Решту так само
table-rest-help = Оберіть один раз; решта піде так само, крок за кроком.
table-rest-words = { $words } × { $count }
table-can-touch = можна вибрати
table-chosen = вибрано
table-stack-more = ще { $count } нижче
table-stack-less = Показати менше
table-empty = порожньо
table-nothing-with-it = З цим зараз нічого не можна зробити.
table-see-rule = Прочитати правило
table-undo = Скасувати
table-take-back = Повернути хід
table-hint = Підказка
table-hint-thinking = Думаємо…
table-hinted = Бот зробив би так:
table-hand = Хай грає бот
table-return = Повернутися на своє місце
table-return-of = Повернути місце: { SEAT($seat) }
table-end = Запропонувати припинити
table-resign = Здатися
table-you-resigned = Ви здалися; за вас дограє бот.
table-sure-hand = За вас гратиме бот, доки ви не повернетеся.
table-sure-end = Якщо всі погодяться, партія закінчиться без результату.
table-sure-resign = { $others ->
    [0] Партія відразу закінчиться вашою поразкою.
    [1] Партія відразу закінчиться перемогою суперника.
   *[other] Ви програєте цю партію, а догравати за вас буде бот.
}
table-no = Ні, граймо далі

# прохання
table-asks-take-back = { SEAT($seat) } просить повернути останній хід.
table-asks-end = { SEAT($seat) } пропонує припинити партію без результату.
table-asked-take-back = Ви попросили повернути останній хід.
table-asked-end = Ви запропонували припинити партію.
table-agree = Погодитися
table-refuse = Відмовити
table-withdraw = Більше не просити

# журнал і розмова
table-log = Літопис
table-chat = Розмова
table-chat-empty = Поки що всі мовчать.
table-chat-say = Сказати щось
table-chat-send = Сказати
table-chat-about = Що зробити з повідомленням від гравця
table-mute = Не чути в цій партії
table-block = Заблокувати всюди
table-report = Поскаржитися…
table-report-why = Що не так? (необов’язково)
table-report-send = Показати господареві дому
table-reported = Дякуємо. Господар дому погляне на це повідомлення.
table-chat-close = Закрити
table-silent-unmute = Не чути в цій партії: { $name }
table-silent-unblock = Усюди заблоковано: { $name }
table-hear = Чути знову

# один екран на кількох
table-curtain = До екрана сідає { SEAT($seat) }
table-curtain-more = Решті краще відвернутися: за завісою те, що може бачити лише { SEAT($seat) }.
table-curtain-lift = Це я, { SEAT($seat) }
table-curtain-undo = Зачекайте, скасувати хід: { SEAT($seat) }
table-let-speak = Дати слово: { SEAT($seat) }
# перед щитами тих, хто за тим самим екраном
table-let-speak-whom = Дати слово:

# кінець
table-won = { $count ->
    [one] Перемога: { SEAT($seats) }
   *[other] Перемогу ділять { SEAT($seats) }
}
table-came-through = { SEAT($seats) } доходить до кінця: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
table-lost = Цього разу перемогла сама гра
table-lost-to-opponent = Цього разу переміг суперник
table-points-for = Очки за
table-points-all = Усього
table-rank = { $rank ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $rank }-те
} місце
table-resigned = здача
table-opponent = У суперника { $points }.
table-points-opponent = Суперник
table-rematch = Зіграти ще раз
table-rematch-join = Зіграти ще раз: пропонує { SEAT($seat) }
table-rematch-waiting = Чекаємо на згоду решти…
table-to-rematch = До нової партії
table-replay = Переглянути знову
table-to-game = Про гру

# заголовок сторінки
table-title = { $game } · Regnum
table-title-turn = Ваш хід · { $game }

# ще раз від початку
table-replay-of = { $game }: дивимося знову
table-to-match = До партії
table-record = Зберегти запис
table-step = Крок { $at } з { $last }
table-slider = Мить партії
table-first = На початок
table-back = На крок назад
table-play = Пуск
table-pause = Пауза
table-on = На крок уперед
table-last = У кінець
table-eyes = Чиїми очима
table-eyes-all = глядача
table-speed = Швидкість
table-speed-0 = неквапно
table-speed-1 = звичайна
table-speed-2 = швидко
table-speed-3 = дуже швидко

# кінець партії
table-explicit = Кінець: партію зіграно
table-ahead = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, на { $more } більше, ніж у наступного: { SEAT($seat) }.
table-reckoning = Підрахунок
table-line-by-line = Рядок за рядком
table-course = Як це було
table-course-by = очки від ходу до ходу
table-course-show = Показати, як це було
table-course-see = подивитися
table-see-table = Подивитися на стіл
table-see-reckoning = Подивитися підрахунок
table-rematch-ready = { $count ->
        [one] Згоду дано: { SEAT($seats) }.
       *[other] Згоду дали: { SEAT($seats) }.
    }
table-fair = Роздано чесно.
table-fair-how = Ключ тасування опубліковано разом із записом; перевірити може кожен.
table-fair-hash = Його печатка, показана до першої карти:
reckoning-coins = монети
reckoning-run = ряди
reckoning-set = однакові
reckoning-singles = поодинокі карти
reckoning-title = титули
reckoning-obelisks = обеліски
reckoning-order = накази короля
reckoning-attribute = показники
reckoning-action = дії
reckoning-outsider = чужинці
reckoning-paid = сплачені борги
reckoning-unpaid = несплачені борги
reckoning-goods = срібняки й провізія
reckoning-calamities = лиха
reckoning-menaces = загрози
