# Что говорит терминал, какая бы ни была игра.

version = regnum { $version } ({ $core ->
        [compiled] ядро скомпилировано
       *[interpreted] ядро интерпретируется
    }, Python { $python })

# Справка по командам
tip-regnum = Пять игр о королевствах за одним столом.
tip-version = Показать версию и то, скомпилировано ли ядро.
tip-lang = Язык; если не указан, берётся язык системы.
tip-cards-file = Файл TOML со значениями, напечатанными в вашей коробке: только те, что отличаются.
tip-game = Имя игры из списка «regnum games».
tip-play = Играть в терминале: против ботов или с друзьями за одним экраном.
tip-play-game = Имя игры; без него игру можно выбрать из списка.
tip-seats = Сколько мест за столом.
tip-bots = Кто займёт остальные места: greedy, random или none, если за одним экраном играют друзья.
tip-human = Место, за которым сидит человек, считая с 1; можно указать несколько раз. По умолчанию 1.
tip-seed = Любой текст: один и тот же текст даёт одну и ту же раздачу.
tip-set = Настройка игры; несколько значений пишутся через запятую. Можно указать несколько раз.
tip-save = Куда сохранить партию при выходе.
tip-resume = Продолжить сохранённую партию.
tip-replay = Просмотреть сохранённую партию шаг за шагом.
tip-record = Сохранённая партия.
tip-seat = Смотреть с этого места, считая с 1.
tip-spectator = Смотреть как зритель, не видя ничьих карт на руках. Так по умолчанию.
tip-step = По шагам, даже если это не терминал.
tip-all = Напечатать всё сразу.
tip-cards = Показать компоненты игры, их значения и откуда они взяты.
tip-schema = Напечатать JSON Schema игры.
tip-schema-all = Все игры, каждая в своём пространстве имён, и кадры WebSocket.
tip-rules = Напечатать правила игры.
tip-games = Показать установленные игры.

# Неверный ввод
no-such-language = Языка «{ $language }» здесь нет. Выберите из этих: { $languages }.
cannot-read = Файл «{ $file }» не читается: { $why }. Укажите файл, который существует и доступен для чтения.
cannot-write = Файл «{ $file }» не записывается: { $why }. Укажите другой файл.
cannot-save-there = Партию нельзя сохранить как «{ $file }». Укажите файл в существующей папке.
bad-setting = «{ $setting }» — не настройка со значением. Пишите так: настройка=значение.
no-such-human = За этим столом нет места { $seat }. Места считаются от 1 до { $last }.
resume-alone = У сохранённой партии уже есть игра, места, боты, настройки и карты. Указывайте --resume без них.
replay-either-or = Выберите что-то одно: --seat или --spectator, --step или --all.
schema-of-what = Назовите одну игру или укажите --all. Установлены: { $games }.
no-rules = У игры «{ $game }» нет правил на этом языке.
cards-unknown-kind = В файле карт есть раздел «{ $kind }», которого в этой игре нет. Есть такие: { $kinds }.
interrupted = Прервано.

# Перед партией
games-installed = Во что сыграем?
game-line = { $name } ({ $id }; игроков: { $seats }).
ask-game = Номер игры:
ask-seats = Сколько игроков ({ $allowed })?
ask-mode = По каким правилам играем?
to-agree = О чём ещё можно договориться (показано обычное):
ask-option = настройка=значение или Enter, чтобы начать:
number-out-of = Ответа «{ $text }» нет в списке. Введите одно из: { $allowed }.

# Стол
nothing-here = пусто
note-you = вы
note-bot = бот: { $bot }
nothing-seen = (ничего не видно)
news = Что произошло:
other-choices = Другое
others = Остальные
times = { $line } (раз: { $times })
below = ниже ещё { $count }
hidden = { $count } × { $back }
more-than-listed = Можно сделать и то, чего нет в списке: введите краткую запись хода.
keys = номер или ход · ? справка · ? ход: почему нет · ! ход: итог · h совет · q выход
prompt = >
prompt-speaker = Скажите что-нибудь или нажмите Enter, чтобы промолчать >
curtain = Передайте экран: теперь { SEAT($seat) }. Остальные не подглядывают.
prompt-curtain = { SEAT($seat) }, нажмите Enter, чтобы увидеть свои карты.
prompt-curtain-undo = { SEAT($seat) }, нажмите Enter, чтобы увидеть карты (u: { SEAT($previous) } берёт ход назад).

# Ответы
no-such-number = Варианта { $number } нет. { $last ->
        [1] Вариант только один: введите 1.
       *[other] Введите число от 1 до { $last }.
    }
nothing-listed = Сейчас вариантов в списке нет. Введите ход краткой записью (? покажет как) или просто нажмите Enter.
not-understood = Непонятно: «{ $text }». Введите номер варианта, ход вида { $forms } или ? для справки.
nothing-with-piece = Сейчас с этим ничего сделать нельзя: { $piece }. Введите ? { $text }, чтобы прочитать подробнее.
nothing-about-piece = Сейчас с этим ничего сделать нельзя: { $piece }.
several-with-piece = С картой «{ $piece }» можно поступить по-разному: выберите один из номеров { $numbers }.
name-of-several = Название «{ $name }» подходит к нескольким: { $ids }. Введите, что вы имеете в виду.
possible = Это можно: введите { $number }.
possible-words = Можно: { $words } (введите { $number }).
possible-unlisted = Это можно: введите { $text }.
preview = Если так сделать:
preview-nothing = Если так сделать, пока не произойдёт ничего, что было бы видно.
preview-what = Напишите ход после знака: ! 2 или ! ХОД.
hint = Жадный бот выбрал бы { $number }: { $words }.
hint-silent = Жадный бот сейчас промолчал бы.

# Справка за столом
help-answer = { $count ->
        [0] Сейчас вариантов в списке нет.
        [1] Вариант один: введите 1.
       *[other] Введите номер варианта от 1 до { $count }.
    } { $count ->
        [0] Введите ход краткой записью.
       *[other] Или введите ход краткой записью, которая стоит рядом с каждым вариантом ниже.
    }
help-notation = Ходы этой игры: { $forms }
key-help = эта справка
key-why = почему ход невозможен или что это за карта: напишите ход или карту после знака
key-preview = что принесёт ход, насколько вы можете знать: напишите ход после знака
key-u = отменить последнее действие; если с тех пор открылось новое, нужно согласие остальных
key-l = журнал: всё, что произошло
key-h = совет: что сделал бы простой бот
key-s = сохранить; «s ФАЙЛ» сохраняет в файл
key-t = показать стол ещё раз
key-r = правила
key-c = карты этой игры и их значения
key-resign = сдаться; за вас доиграет бот
key-q = выйти; перед этим можно сохранить

# Отмена, сдача, выход
ask-consent = { SEAT($other) }, согласны ли вы вернуть последний ход? Просит { SEAT($seat) }. (д/н)
no-consent = { SEAT($other) } против. Всё остаётся как есть.
ask-resign = Вы действительно сдаётесь? (д/н)
words-for-yes = д да y yes
words-for-no = н нет n no
yes-or-no = Введите { $yes } («да») или { $no } («нет»).
save-where = Скажите, куда сохранить: s ФАЙЛ.
saved = Партия сохранена в файле { $file }.
prompt-save = Чтобы сохранить партию, введите имя файла. Enter или н: выйти без сохранения >
prompt-save-name = Имя файла. Enter или н: выйти без сохранения >
left = Вы встаёте из-за стола. До встречи!

# Журнал и итог
undone-line = (отменено) { $line }
over = Игра окончена
no-result = Партия закончилась без итога.
winners = { $count ->
        [1] Побеждает { SEAT($seats) }!
       *[other] Побеждают { SEAT($seats) }!
    }
came-through = { SEAT($seats) } доходит до конца: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
nobody-won = Не победил никто.
opponent-won = Побеждает соперник.
column-rank = Место
column-player = Игрок
column-points = Очки
column-how = За что
no-points = ничего
has-resigned = партия сдана
opponent-score = Очки соперника: { $points }.

# Просмотр партии
prompt-replay = Enter: дальше · b: назад · число: туда · q: выход >
replay-keys = Пустая строка — следующая запись, b — предыдущая, число от 0 до { $last } — любая, q — выход.
replay-start = Начало ({ $last ->
        [one] впереди { $last } запись
        [few] впереди { $last } записи
       *[many] впереди { $last } записей
    })
replay-entry = Запись { $number } из { $last }: { SEAT($seat) }
replay-end = Запись { $number } из { $last }

# Карты
column-name = Название
column-entry = Запись
column-source = Источник
source-rulebook = правила
source-published = публикация
source-inferred = вывод
source-stand-in = замена
source-mine = ваше
cards-in-all = { $entries ->
        [one] Всего { $entries } запись.
        [few] Всего { $entries } записи.
       *[many] Всего { $entries } записей.
    }
cards-stand-ins = { $count ->
        [one] В { $count } записи стоит замена (отмечена *): напечатанное значение не опубликовано.
       *[other] В { $count } записях стоят замены (отмечены *): напечатанные значения не опубликованы.
    } Если у вас есть коробка, впишите напечатанные значения в файл и укажите его в --cards.
cards-no-stand-ins = Замен нет.
cards-changed = { $count ->
        [0] Ваш файл ничего не меняет.
        [one] Ваш файл меняет { $count } значение (было → стало).
        [few] Ваш файл меняет { $count } значения (было → стало).
       *[many] Ваш файл меняет { $count } значений (было → стало).
    }

# regnum bench
bench-title = Случайная игра, { $rounds ->
        [one] медиана за { $rounds } круг, ниже наименьшее и наибольшее
        [few] медиана за { $rounds } круга, ниже наименьшее и наибольшее
       *[other] медиана за { $rounds } кругов, ниже наименьшее и наибольшее
    }
bench-system = система
bench-decisions = решений/с
bench-games = партий/с
bench-length = решений за партию
bench-clone = копия, мкс
bench-redeal = пересдача, мкс
bench-chart-title = Решений в секунду
bench-ratios-title = Отношения, по парам в каждом круге
bench-ratio-of = { $subject } к { $against }
bench-figure-decisions-per-second = решений/с
bench-figure-games-per-second = партий/с
bench-figure-clone = время копии
bench-figure-redeal = время пересдачи
bench-own-subject = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }, { $build ->
        [compiled] скомпилировано
       *[interpreted] без компиляции
    }
bench-mode-of-game = { $game } ({ $mode })
bench-peer-subject = { $maker } { $game }
bench-not-installed = Не установлены и потому не измерены: { $peers }. Установить: pip install 'regnum[bench]'
bench-failed = не удалось: { $why }
bench-plain-install = Здесь установлен обычный Python-код: измеряются только игры без компиляции. В пакете, собранном там, где есть компилятор C, есть оба варианта.
bench-progress = круг { $round } из { $rounds }: { $subject }
bench-bars-title = Планки, по медиане
bench-bar = { $subject }: { $figure }, { $bound ->
        [most] не больше
       *[least] не меньше
    } { $limit } от { $against }
bench-met = взята
bench-missed = не взята
bench-not-measured = не измерена
bench-gate-held = Порог пройден: в лучшем круге скорость после компиляции — { $best } от скорости без неё; нужно { $least }.
bench-gate-missed = Порог не пройден: в лучшем круге скорость после компиляции — { $best } от скорости без неё; нужно { $least }.
bench-gate-not-measured = Порог не пройден: King's Bounty на 4 места не измерена в обоих вариантах, с компиляцией и без.
bench-nothing-to-measure = Ни в одной из этих игр нет столько мест: измерять нечего.
bench-written = Цифры записаны в { $file }.
bench-cannot-write = Не удалось записать { $file }: { $why }
bench-help = Измерить скорость игр, с компиляцией и без, рядом с другими системами.
bench-help-games = Какую игру измерить; можно указать несколько раз. Если не названа ни одна, то все.
bench-help-seats = На сколько мест измерять; можно указать несколько раз. Без указания — среднее для каждой игры.
bench-help-rounds = Сколько раз всё измерить.
bench-help-seconds = Сколько процессорного времени длится случайная игра в одном измерении.
bench-help-own = Только наши игры, без других систем.
bench-help-json = Записать цифры в этот файл.
bench-help-bars = Завершиться с ошибкой, если взяты не все планки.
bench-help-gate = Завершиться с ошибкой, если в лучшем круге скомпилированная King's Bounty не быстрее во столько раз.
bench-help-lang = en, ru или uk; без указания — язык системы.

# regnum serve
serve-help = Принять гостей: веб-служба, на которой играют другие.
serve-help-host = Адрес, на котором слушать. 0.0.0.0 впускает другие машины.
serve-help-port = Порт, на котором слушать; 0 — любой свободный.
serve-help-database = Где хранить партии: sqlite:///ФАЙЛ или postgresql://… По умолчанию regnum.db в папке данных.
serve-help-data = Папка для базы и секрета; по умолчанию текущая.
serve-help-base-path = Что стоит перед каждым путём, если прокси держит рядом с играми что-то ещё.
serve-help-trusted-proxy = Прокси, которому можно верить в том, каковы адреса гостей; можно указать несколько раз.
serve-help-secure-cookie = Передавать cookie только по HTTPS.
serve-help-bot-workers = Во скольких процессах думают боты.
serve-help-close-outdated = Не спрашивая, закрыть идущие партии по правилам, по которым больше не играют.
serve-outdated = { $count ->
        [one] { $count } партия идёт по правилам, по которым эта версия больше не играет:
        [few] { $count } партии идут по правилам, по которым эта версия больше не играет:
       *[other] { $count } партий идут по правилам, по которым эта версия больше не играет:
    }
serve-ask-close-outdated = Закрыть их и начать работу? Иначе ничего не изменится, и доиграть их можно на прежней версии.
serve-outdated-stay = Работа не начата. Доиграйте эти партии на прежней версии или запустите с --close-outdated.
serve-help-public-address = Адрес, по которому приходят в этот дом, для ссылок в оповещениях.
serve-help-alert-after = Сколько ход ждёт, прежде чем о нём узнают отсутствующие.
serve-help-alerts-inside = Пускать оповещения по простому http и на адреса вашей собственной сети.
serve-help-push-contact = Включить push-уведомления; кому могут написать push-службы: mailto: или https:.
serve-help-log = Писать журнал в этот файл; по умолчанию он идёт в поток ошибок.
serve-help-open = Открыть страницу в браузере этого компьютера.
serve-help-lang = en, ru или uk; по умолчанию язык системы.
serve-help-limit = Изменить предел службы, например actions_per_second=5; можно указать несколько раз.
serve-help-metrics = Открыть Prometheus по пути /metrics то, что узел подсчитал.
serve-bad-proxy = «{ $address }» — не адрес прокси. Укажите адрес, например 127.0.0.1, или сеть, например 10.0.0.0/8.
serve-no-such-limit = Предела «{ $limit }» нет. Есть такие: { $limits }.
serve-bad-limit = «{ $limit }» не задаёт предела. Укажите число больше 0; без указания — { $usual }.
serve-no-folder = Не удалось создать папку { $folder }: { $why }
serve-address = Regnum здесь: { $address }
serve-stopped = Остановлено. Всё, что было подтверждено, сохранено.

# regnum admin
admin-help-admin = Присмотреть за домом, где играют другие, — открытым или закрытым.
admin-help-list = Показать партии, сначала новые.
admin-help-people = Показать людей, сначала новых.
admin-help-reports = Показать жалобы на чат, начиная с самых старых.
admin-help-settle = Убрать жалобу из списка; можно указать несколько раз.
admin-help-close = Закрыть незаконченные партии.
admin-help-close-match = Номер партии; можно указать несколько.
admin-help-ban = Закрыть кому-то вход. Кто сидит за столом, будет выведен через несколько секунд.
admin-help-ban-person = Номер человека или закреплённое имя.
admin-help-lift = Впустить снова.
admin-help-backup = Записать всё в один файл, не закрывая дом.
admin-help-backup-file = Резервная копия: файл, доступный только владельцу.
admin-help-restore = Заполнить пустую базу из резервной копии, снятой с любой из баз.
admin-help-prune = Удалить старые законченные партии и гостей без закреплённого имени, которые нигде не сидят.
admin-help-days = Сколько дней назад.
admin-help-yes = Не спрашивать.
admin-help-status = Только партии в этом состоянии.
admin-help-most = Сколько строк самое большее.
admin-help-json = Вывести JSON, для программ.
admin-help-database = Где хранятся партии, как у regnum serve.
admin-help-data = Папка с базой; по умолчанию текущая.
admin-help-lang = en, ru или uk; по умолчанию язык системы.
admin-match = партия
admin-game = игра
admin-status = состояние
admin-entries = записей
admin-made = создана
admin-players = игроки
admin-person = человек
admin-name = имя
admin-marks = пометки
admin-report = жалоба
admin-by = от кого
admin-about = на кого
admin-said = сказано
admin-why = почему
admin-mark-claimed = имя закреплено
admin-mark-banned = вход закрыт
admin-status-gathering = набирает игроков
admin-status-playing = идёт
admin-status-over = закончена
admin-status-closed = закрыта
admin-no-such-status = Состояния «{ $status }» у партий не бывает. Выберите из этих: { $states }.
admin-closed = { $count ->
        [one] Закрыта { $count } партия.
        [few] Закрыты { $count } партии.
       *[other] Закрыто { $count } партий.
    }
admin-banned = Вход закрыт: { $name }.
admin-ban-lifted = Вход снова открыт: { $name }.
admin-backed-up = { $count ->
        [one] { $count } строка — в { $file }.
        [few] { $count } строки — в { $file }.
       *[other] { $count } строк — в { $file }.
    } Секрета там нет: сохраните и копию regnum.secret.
admin-restored = { $count ->
        [one] Из { $file } восстановлена { $count } строка.
        [few] Из { $file } восстановлены { $count } строки.
       *[other] Из { $file } восстановлено { $count } строк.
    }
admin-prunable = К удалению: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    } и { $people ->
        [one] { $people } гость.
        [few] { $people } гостя.
       *[other] { $people } гостей.
    }
admin-ask-prune = Удалить навсегда?
admin-pruned = Удалено: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    } и { $people ->
        [one] { $people } гость.
        [few] { $people } гостя.
       *[other] { $people } гостей.
    }

## Проверка

verify-help = Проверить запись: как получен ключ и что партия повторяется в точности.
tip-commitment = Обязательство, как вы его записали до начала партии.
verified-published = Обязательство то же, что вы записали.
verified-commitment = Дом сдержал слово: его байты те самые, за которые он поручился раньше, чем игроки прислали свои.
verified-key = Ключ получается из байтов дома и тех мест, что их прислали. Его никто не подобрал, если хотя бы одно из этих мест было не домашним.
verified-house-key = Ключ получается из байтов дома. Ни одно место своих не добавило, так что дом мог его подобрать.
verified-own-commitment = Байты дома соответствуют обязательству из этой записи. Что они были выбраны раньше, чем игроки прислали свои, доказывает только обязательство, записанное до начала партии: укажите его в --commitment.
verified-own-key = Ключ получается из байтов дома и тех мест, что их прислали.
verified-no-proof = У этой записи нет доказательства ключа: она сыграна не по сети.
verified-replay = Повторено записей: { $entries }; партия выходит в точности такой, как записана.
verify-no-proof = У этой записи нет доказательства, сравнить обязательство не с чем.
verify-wrong-seats = Доказательство составлено для другого числа мест.
verify-other-commitment = Обязательство в записи не то, что вы записали.
verify-broken-promise = Байты дома не те, за которые он поручился.
verify-other-key = Ключ не получается из этих байтов: колоду могли подтасовать.
