# Що каже ядро, хоч яка це гра.

thing = { NAME($thing) }
face-down = сорочкою догори
counters = Лічильники
player = Гравець { $number }

# Refusals
refusal-not-an-option = Зараз так вчинити не можна. Виберіть одну з показаних дій.
refusal-game-over = Партію завершено: за цим столом більше нічого не можна зробити.
refusal-no-such-seat = За цим столом немає місця { $seat }. Місця пронумеровано від 0 до { $last }.
refusal-not-your-turn = Зараз не ваш хід. Гра чекає на рішення: { SEAT($seats) }.
refusal-past-choice = Це відповідь на вибір { $given }, він уже в минулому. Зараз перед вами вибір { $now }.
refusal-nothing-to-undo = Скасовувати нічого: ви ще нічого не зробили.
refusal-undo-others-acted = Відтоді діяв інший гравець. Узяти хід назад можна лише за згодою решти.
refusal-undo-turn-passed = Право ходу вже перейшло. Узяти хід назад можна лише за згодою решти.
refusal-undo-dice-used = Відтоді втрутився випадок. Узяти хід назад можна лише за згодою решти.
refusal-undo-something-seen = Відтоді вам відкрилося нове. Узяти хід назад можна лише за згодою решти.
refusal-needs-consent = Щоб узяти хід назад, потрібна згода. Її ще не дали: { SEAT($seats) }.
refusal-resigned-already = Ви вже здалися.
refusal-rated-goes-on = Рейтингову партію не можна завершити за домовленістю. Грайте далі або здавайтеся.
refusal-where = { $page ->
        [0] Див. «{ $rule }» у правилах.
       *[other] Див. «{ $rule }» у правилах (книга правил, с. { $page }).
    }

# Bad input
malformed-json = Це не дія цієї гри: { $why }.
malformed-notation = «{ $text }» — не дія цієї гри. Напишіть одне з: { $forms }.
no-such-game = Гри «{ $game }» тут немає. Установлено: { $games }.
no-such-bot = Бота «{ $bot }» тут немає. Установлено: { $bots }.
bad-seats = { $seats ->
        [one] Ця гра не розрахована на { $seats } гравця.
       *[other] Ця гра не розрахована на { $seats } гравців.
    } Скільки гравців може бути: { $allowed }.
bad-option = Параметри не підходять до цієї гри: { $why }. Її параметри: { $options }.

# Records
record-broken = У цьому файлі немає цілого запису партії: { $why }. Візьміть файл таким, яким його збережено.
record-foreign = Це файл JSON, але не запис партії Regnum.
record-format = Формат цього запису — { $found }; програма читає формат { $right }.
record-field = Частина цього запису не підходить: { $why }.
record-changed = Цей запис змінено після збереження: контрольна сума не сходиться. Візьміть файл таким, яким його збережено.
record-no-game = Це запис гри «{ $game }», а її не встановлено. Установлено: { $games }.
record-rules = Цю партію зіграно за правилами версії { $found }; програма грає за версією { $right } і не може повторити її достеменно. Візьміть ту програму, якою запис збережено.
record-set-up = Стіл із цього запису не вдається накрити: { $why }
record-key = Ключ цього запису пошкоджено: він має складатися з шістнадцяткових цифр.
record-cards = Цю партію зіграно іншим набором карт, повторити її достеменно не можна.
record-entry = Крок { $number } цього запису не можна повторити: { $why }
record-result = За цим записом партія закінчилася не так, як виходить насправді.

# Card files
cards-not-toml = Файл карт написано не за правилами TOML: { $why }.
cards-no-kind = У файлі карт немає розділу «{ $kind }».
cards-bad-entry = У файлі карт помилка в [{ $entry }] (рядок { $line }): { $why }.
cards-wrong-count = [{ $entry }] (рядок { $line }): разом виходить { $found }, а в коробці { $right }.

# Events of the table
event-undone = { SEAT($seat) } скасовує останню дію.
event-taken-back = { SEAT($seat) } за згодою решти бере останню дію назад.
event-resigned = { SEAT($seat) } здається.
event-stood-in = { SEAT($seat) }: на цьому місці далі грає бот «{ $bot }».
event-clock-shown = { $left ->
        [one] { SEAT($seat) }: лишилася { $left } секунда.
        [few] { SEAT($seat) }: лишилися { $left } секунди.
       *[many] { SEAT($seat) }: лишилося { $left } секунд.
    }
event-agreed-end = Партію завершено за домовленістю, без результату.
