# Что говорит ядро, какой бы ни была игра.

thing = { NAME($thing) }
together = { SAY($parts) }
face-down = рубашкой вверх
counters = Счётчики
player = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }

# What the bots are called
random = Бродяга
greedy = Хват

# Refusals
refusal-not-an-option = Сейчас так поступить нельзя. Выберите одно из показанных действий.
refusal-game-over = Партия окончена: за этим столом больше ничего нельзя сделать.
refusal-no-such-seat = За этим столом нет места { $seat }. Места пронумерованы от 0 до { $last }.
refusal-not-your-turn = Сейчас не ваш ход. Игра ждёт решения: { SEAT($seats) }.
refusal-past-choice = Это ответ на выбор { $given }, а перед вами сейчас выбор { $now }.
refusal-nothing-to-undo = Отменять нечего: вы ещё ничего не сделали.
refusal-undo-others-acted = С тех пор действовал другой игрок. Взять ход назад можно только с согласия остальных.
refusal-undo-turn-passed = Право хода уже перешло. Взять ход назад можно только с согласия остальных.
refusal-undo-dice-used = С тех пор вмешался случай. Взять ход назад можно только с согласия остальных.
refusal-undo-something-seen = С тех пор вам открылось новое. Взять ход назад можно только с согласия остальных.
refusal-needs-consent = Чтобы взять ход назад, нужно согласие. Его ещё не дали: { SEAT($seats) }.
refusal-resigned-already = Вы уже сдались.
refusal-rated-goes-on = Рейтинговую партию нельзя закончить по соглашению. Играйте дальше или сдавайтесь.
refusal-rated-no-take-back = Свободно отменить это уже нельзя, а в рейтинговой партии ходы назад не берут. Играйте дальше.
refusal-no-seconds = Часы показывают целые секунды, а «{ $left }» — не целое число.
refusal-no-bot-name = Замену называют по имени бота, а человека — пустым текстом; «{ $bot }» — ни то ни другое.
refusal-where = { $page ->
        [0] См. «{ $rule }» в правилах.
       *[other] См. «{ $rule }» в правилах (книга правил, с. { $page }).
    }

# Bad input
malformed-json = Это не действие этой игры: { SAY($why) }.
misfit-json = это не JSON
misfit-object = действие — это объект JSON, в поле «do» которого сказано, что делается
misfit-action = действия «{ $do }» нет, есть только { $actions }
misfit-unknown = поля «{ $field }» нет, есть только { $fields }
misfit-twice = одно из полей стоит там дважды
misfit-missing = не хватает поля «{ $field }»
misfit-value = «{ $field }» не может быть «{ $value }»; подойдёт { SAY($allowed) }
allowed-flag = true или false
allowed-number = целое число
allowed-range = целое число от { $least } до { $most }
allowed-words = одно из: { $words }
allowed-only = только { $value }
allowed-list = { $most ->
        [0] список из слов { $words }
        [one] список не более чем из { $most } слова: { $words }
       *[other] список не более чем из { $most } слов: { $words }
    }
allowed-items = { $count ->
        [any] список
       *[other] список из { $count }
    }, в нём: { SAY($item) }
allowed-object = объект с именованными полями
allowed-text = текст
allowed-length = текст не длиннее { $most } знаков
allowed-pattern = текст вида { $pattern }
allowed-seats = одно из чисел { $numbers } или список мест
allowed-bytes = строка байтов
allowed-tables = набор таблиц, где у всего есть имена, как в файле карт
allowed-other = значение другого вида
malformed-action = { $what } — не действие этой игры. Передайте одно из table.options(seat) или его краткую запись текстом.
malformed-notation = «{ $text }» — не действие этой игры. Напишите одно из: { $forms }.
broken-game = Игра «{ $game }» установлена, но не загружается: { $why }. Установите её заново или сообщите автору.
broken-bot = Бот «{ $bot }» установлен, но не загружается: { $why }. Установите его заново или сообщите автору.
no-such-game = Игры «{ $game }» здесь нет. Установлены: { $games }.
no-such-bot = Бота «{ $bot }» здесь нет. Установлены: { $bots }.
bad-seats = { $seats ->
        [one] Эта игра не рассчитана на { $seats } игрока.
       *[other] Эта игра не рассчитана на { $seats } игроков.
    } Сколько игроков может быть: { $allowed }.
no-such-option = В этой игре нет настройки «{ $option }». Её настройки: { $fields }.
bad-option = Настройка «{ $option }» не может быть «{ $value }». Подойдёт { SAY($allowed) }.
bad-options = Настройки не подходят к этой игре: { $why }.
bad-key = Длина ключа — от 1 до { $most } байт, а здесь { $bytes }.

# Records
record-broken = В этом файле нет целой записи партии: это не JSON. Возьмите файл таким, каким он был сохранён.
record-foreign = Это файл JSON, но не запись партии Regnum.
record-format = Формат этой записи — { $found }; программа читает формат { $right }.
record-field = Часть этой записи не подходит: { SAY($why) }.
record-changed = Эту запись изменили после сохранения: контрольная сумма не сходится. Возьмите файл таким, каким он был сохранён.
record-no-game = Это запись игры «{ $game }», а она не установлена. Установлены: { $games }.
record-rules = Эта партия сыграна по правилам версии { $found }; программа играет по версии { $right } и не может повторить её в точности. Возьмите ту программу, которой запись сохранена.
record-set-up = Партию из этой записи не удаётся разложить: { SAY($why) }
record-key = Ключ этой записи повреждён: он должен состоять из шестнадцатеричных цифр.
record-cards = Эта партия сыграна другим набором карт, повторить её в точности нельзя.
record-entry = Шаг { $number } этой записи нельзя повторить: { SAY($why) }
record-inexact = Шаг { $number } этой записи стол записал бы иначе. Возьмите файл таким, каким он был сохранён.
record-result = По этой записи партия закончилась не так, как выходит на самом деле.

# Card files
cards-not-toml = Файл карт написан не по правилам TOML: { $why }.
cards-no-kind = В файле карт нет раздела «{ $kind }».
cards-bad-entry = В файле карт ошибка в [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(строка { $line })
    }: { SAY($why) }.
cards-wrong-count = [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(строка { $line })
    }: всего выходит { $found }, а в коробке { $right }.
cards-unknown = [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(строка { $line })
    }: этого в коробке нет. Есть: { $known }.

# Events of the table
event-undone = { SEAT($seat) } отменяет последнее действие.
event-taken-back = { SEAT($seat) } с согласия остальных берёт последнее действие назад.
event-resigned = { SEAT($seat) } сдаётся.
event-stood-in = { SEAT($seat) }: на этом месте дальше играет бот «{ NAME($bot) }».
event-bot-failed = { SEAT($seat) }: бот «{ NAME($failed) }» трижды подряд не смог ответить. Теперь на этом месте играет «{ NAME($bot) }».
event-came-back = { SEAT($seat) }: игрок вернулся и играет дальше.
event-clock-shown = { $left ->
        [0] { SEAT($seat) }: время вышло.
        [one] { SEAT($seat) }: осталась { $left } секунда.
        [few] { SEAT($seat) }: остались { $left } секунды.
       *[many] { SEAT($seat) }: осталось { $left } секунд.
    }
event-timed-out = { SEAT($seat) }: время вышло, этот ход делает бот «{ NAME($bot) }».
event-agreed-end = Партия закончена по соглашению, без результата.
event-unforeseen = Что произойдёт здесь, заранее не узнать.
