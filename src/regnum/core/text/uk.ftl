# Що каже ядро, хоч яка це гра.

thing = { NAME($thing) }
together = { SAY($parts) }
face-down = сорочкою догори
counters = Лічильники
player = Гравець { $number }
    .gen = гравця { $number }
    .dat = гравцеві { $number }

# What the bots are called
random = Блукач
greedy = Хапко

# Refusals
refusal-not-an-option = Зараз так вчинити не можна. Виберіть одну з показаних дій.
refusal-game-over = Партію завершено: за цим столом більше нічого не можна зробити.
refusal-no-such-seat = За цим столом немає місця { $seat }. Місця пронумеровано від 0 до { $last }.
refusal-not-your-turn = Зараз не ваш хід. Гра чекає на рішення: { SEAT($seats) }.
refusal-past-choice = Це відповідь на вибір { $given }, а перед вами зараз вибір { $now }.
refusal-nothing-to-undo = Скасовувати нема чого: ви ще нічого не зробили.
refusal-undo-others-acted = Відтоді діяв інший гравець. Узяти хід назад можна лише за згодою решти.
refusal-undo-turn-passed = Право ходу вже перейшло. Узяти хід назад можна лише за згодою решти.
refusal-undo-dice-used = Відтоді втрутився випадок. Узяти хід назад можна лише за згодою решти.
refusal-undo-something-seen = Відтоді вам відкрилося нове. Узяти хід назад можна лише за згодою решти.
refusal-needs-consent = Щоб узяти хід назад, потрібна згода. Її ще не дали: { SEAT($seats) }.
refusal-resigned-already = Ви вже здалися.
refusal-rated-goes-on = Рейтингову партію не можна завершити за домовленістю. Грайте далі або здавайтеся.
refusal-rated-no-take-back = Вільно скасувати це вже не можна, а в рейтинговій партії ходів назад не беруть. Грайте далі.
refusal-no-seconds = Годинник показує цілі секунди, а «{ $left }» — не ціле число.
refusal-no-bot-name = Заміну називають за іменем бота, а людину — порожнім текстом; «{ $bot }» — ні те ні інше.
refusal-where = { $page ->
        [0] Див. «{ $rule }» у правилах.
       *[other] Див. «{ $rule }» у правилах (книга правил, с. { $page }).
    }

# Bad input
malformed-json = Це не дія цієї гри: { SAY($why) }.
misfit-json = це не JSON
misfit-object = дія — це об’єкт JSON, у полі «do» якого сказано, що робиться
misfit-action = дії «{ $do }» немає, є лише { $actions }
misfit-unknown = поля «{ $field }» немає, є лише { $fields }
misfit-twice = одне з полів стоїть там двічі
misfit-missing = бракує поля «{ $field }»
misfit-value = «{ $field }» не може бути «{ $value }»; підійде { SAY($allowed) }
allowed-flag = true або false
allowed-number = ціле число
allowed-range = ціле число від { $least } до { $most }
allowed-words = одне з: { $words }
allowed-only = лише { $value }
allowed-list = { $most ->
        [0] список зі слів { $words }
        [one] список щонайбільше з { $most } слова: { $words }
       *[other] список щонайбільше з { $most } слів: { $words }
    }
allowed-items = { $count ->
        [any] список
       *[other] список з { $count }
    }, у ньому: { SAY($item) }
allowed-object = об’єкт з іменованими полями
allowed-text = текст
allowed-length = текст не довший за { $most } знаків
allowed-pattern = текст виду { $pattern }
allowed-seats = одне з чисел { $numbers } або список місць
allowed-bytes = рядок байтів
allowed-tables = набір таблиць, де все має імена, як у файлі карт
allowed-other = значення іншого виду
malformed-action = { $what } — не дія цієї гри. Передайте одну з table.options(seat) або її короткий запис текстом.
malformed-notation = «{ $text }» — не дія цієї гри. Напишіть одне з: { $forms }.
broken-game = Гру «{ $game }» встановлено, але вона не завантажується: { $why }. Встановіть її знову або повідомте автора.
broken-bot = Бота «{ $bot }» встановлено, але він не завантажується: { $why }. Встановіть його знову або повідомте автора.
no-such-game = Гри «{ $game }» тут немає. Установлено: { $games }.
no-such-bot = Бота «{ $bot }» тут немає. Установлено: { $bots }.
bad-seats = { $seats ->
        [one] Ця гра не розрахована на { $seats } гравця.
       *[other] Ця гра не розрахована на { $seats } гравців.
    } Скільки гравців може бути: { $allowed }.
no-such-option = У цій грі немає налаштування «{ $option }». Її налаштування: { $fields }.
bad-option = Налаштування «{ $option }» не може бути «{ $value }». Підійде { SAY($allowed) }.
bad-options = Налаштування не підходять до цієї гри: { $why }.
bad-key = Довжина ключа — від 1 до { $most } байтів, а тут { $bytes }.

# Records
record-broken = У цьому файлі немає цілого запису партії: це не JSON. Візьміть файл таким, яким його збережено.
record-foreign = Це файл JSON, але не запис партії Regnum.
record-format = Формат цього запису — { $found }; програма читає формат { $right }.
record-field = Частина цього запису не підходить: { SAY($why) }.
record-changed = Цей запис змінено після збереження: контрольна сума не сходиться. Візьміть файл таким, яким його збережено.
record-no-game = Це запис гри «{ $game }», а її не встановлено. Установлено: { $games }.
record-rules = Цю партію зіграно за правилами версії { $found }; програма грає за версією { $right } і не може повторити її достеменно. Візьміть ту програму, якою запис збережено.
record-set-up = Партію з цього запису не вдається розкласти: { SAY($why) }
record-key = Ключ цього запису пошкоджено: він має складатися з шістнадцяткових цифр.
record-cards = Цю партію зіграно іншим набором карт, повторити її достеменно не можна.
record-entry = Крок { $number } цього запису не можна повторити: { SAY($why) }
record-inexact = Крок { $number } цього запису стіл записав би інакше. Візьміть файл таким, яким його було збережено.
record-result = За цим записом партія закінчилася не так, як виходить насправді.

# Card files
cards-not-toml = Файл карт написано не за правилами TOML: { $why }.
cards-no-kind = У файлі карт немає розділу «{ $kind }».
cards-bad-entry = У файлі карт помилка в [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(рядок { $line })
    }: { SAY($why) }.
cards-wrong-count = [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(рядок { $line })
    }: разом виходить { $found }, а в коробці { $right }.
cards-unknown = [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(рядок { $line })
    }: цього в коробці немає. Є: { $known }.

# Events of the table
event-undone = { SEAT($seat) } скасовує останню дію.
event-taken-back = { SEAT($seat) } за згодою решти бере останню дію назад.
event-resigned = { SEAT($seat) } здається.
event-stood-in = { SEAT($seat) }: на цьому місці далі грає бот «{ NAME($bot) }».
event-bot-failed = { SEAT($seat) }: бот «{ NAME($failed) }» тричі поспіль не зміг відповісти. Тепер на цьому місці грає «{ NAME($bot) }».
event-came-back = { SEAT($seat) }: гравець повернувся і грає далі.
event-clock-shown = { $left ->
        [0] { SEAT($seat) }: час вийшов.
        [one] { SEAT($seat) }: лишилася { $left } секунда.
        [few] { SEAT($seat) }: лишилися { $left } секунди.
       *[many] { SEAT($seat) }: лишилося { $left } секунд.
    }
event-timed-out = { SEAT($seat) }: час вийшов, цей хід робить бот «{ NAME($bot) }».
event-agreed-end = Партію завершено за домовленістю, без результату.
event-unforeseen = Що станеться тут, наперед не дізнатися.
