# Що каже термінал, хоч би яка була гра.

version = regnum { $version } ({ $core ->
        [compiled] ядро скомпільоване
       *[interpreted] ядро інтерпретується
    }, Python { $python })

# Довідка про команди
tip-regnum = П’ять ігор про королівства за одним столом.
tip-version = Показати версію і те, чи скомпільоване ядро.
tip-lang = Мова; якщо не вказана, береться мова системи.
tip-cards-file = Файл TOML зі значеннями, надрукованими у вашій коробці: лише ті, що відрізняються.
tip-game = Ім’я гри зі списку «regnum games».
tip-play = Грати в терміналі: проти ботів або з друзями за одним екраном.
tip-play-game = Ім’я гри; без нього гру можна вибрати зі списку.
tip-seats = Скільки місць за столом.
tip-bots = Хто займе решту місць: greedy, random або none, якщо за одним екраном грають друзі.
tip-human = Місце, за яким сидить людина, рахуючи від 1; можна вказати кілька разів. Типово 1.
tip-seed = Будь-який текст: той самий текст дає ту саму роздачу.
tip-set = Налаштування гри; кілька значень пишуться через кому. Можна вказати кілька разів.
tip-save = Куди зберегти партію під час виходу.
tip-resume = Продовжити збережену партію.
tip-replay = Переглянути збережену партію крок за кроком.
tip-record = Збережена партія.
tip-seat = Дивитися з цього місця, рахуючи від 1.
tip-spectator = Дивитися як глядач, не бачачи нічиїх карт на руках. Так типово.
tip-step = Покроково, навіть якщо це не термінал.
tip-all = Надрукувати все одразу.
tip-cards = Показати компоненти гри, їхні значення і звідки вони взяті.
tip-schema = Надрукувати JSON Schema гри.
tip-schema-all = Усі ігри, кожна у власному просторі імен, і кадри WebSocket.
tip-rules = Надрукувати правила гри.
tip-games = Показати встановлені ігри.

# Хибне введення
no-such-language = Мови «{ $language }» тут немає. Виберіть із цих: { $languages }.
cannot-read = Файл «{ $file }» не читається: { $why }. Вкажіть файл, який існує і доступний для читання.
cannot-write = Файл «{ $file }» не записується: { $why }. Вкажіть інший файл.
cannot-save-there = Партію не можна зберегти як «{ $file }». Вкажіть файл у наявній теці.
bad-setting = «{ $setting }» — не налаштування зі значенням. Пишіть так: налаштування=значення.
no-such-human = За цим столом немає місця { $seat }. Місця рахуються від 1 до { $last }.
resume-alone = Збережена партія вже має гру, місця, ботів, налаштування і карти. Вказуйте --resume без них.
replay-either-or = Виберіть щось одне: --seat чи --spectator, --step чи --all.
schema-of-what = Назвіть одну гру або вкажіть --all. Встановлено: { $games }.
no-rules = Гра «{ $game }» не має правил цією мовою.
cards-unknown-kind = У файлі карт є розділ «{ $kind }», якого в цій грі немає. Є такі: { $kinds }.
interrupted = Перервано.

# Перед партією
games-installed = У що зіграємо?
game-line = { $name } ({ $id }; гравців: { $seats }).
ask-game = Номер гри:
ask-seats = Скільки гравців ({ $allowed })?
ask-mode = За якими правилами граємо?
to-agree = Про що ще можна домовитися (показано звичне):
ask-option = налаштування=значення або Enter, щоб почати:
number-out-of = Відповіді «{ $text }» немає у списку. Введіть одне з: { $allowed }.

# Стіл
nothing-here = порожньо
note-you = ви
note-bot = бот: { $bot }
nothing-seen = (нічого не видно)
news = Що сталося:
other-choices = Інше
others = Решта
times = { $line } (разів: { $times })
below = нижче ще { $count }
hidden = { $count } × { $back }
more-than-listed = Можна зробити й те, чого немає у списку: введіть короткий запис ходу.
keys = номер або хід · ? довідка · ? хід: чому ні · ! хід: огляд · h порада · q вихід
prompt = >
prompt-speaker = Скажіть щось або натисніть Enter, щоб промовчати >
curtain = Передайте екран: тепер { SEAT($seat) }. Решта не підглядає.
prompt-curtain = { SEAT($seat) }, натисніть Enter, щоб побачити свої карти.
prompt-curtain-undo = { SEAT($seat) }, натисніть Enter, щоб побачити карти (u: { SEAT($previous) } бере хід назад).

# Відповіді
no-such-number = Варіанта { $number } немає. { $last ->
        [1] Варіант лише один: введіть 1.
       *[other] Введіть число від 1 до { $last }.
    }
nothing-listed = Зараз варіантів у списку немає. Введіть хід коротким записом (? покаже як) або просто натисніть Enter.
not-understood = Незрозуміло: «{ $text }». Введіть номер варіанта, хід на зразок { $forms } або ? для довідки.
nothing-with-piece = Зараз із цим нічого зробити не можна: { $piece }. Введіть ? { $text }, щоб прочитати докладніше.
nothing-about-piece = Зараз із цим нічого зробити не можна: { $piece }.
several-with-piece = Із картою «{ $piece }» можна вчинити по-різному: виберіть один із номерів { $numbers }.
name-of-several = Назва «{ $name }» підходить до кількох: { $ids }. Введіть, що ви маєте на увазі.
possible = Це можна: введіть { $number }.
possible-words = Можна: { $words } (введіть { $number }).
possible-unlisted = Це можна: введіть { $text }.
preview = Якщо так зробити:
preview-nothing = Якщо так зробити, поки не станеться нічого, що було б видно.
preview-what = Напишіть хід після знака: ! 2 або ! ХІД.
hint = Жадібний бот вибрав би { $number }: { $words }.
hint-silent = Жадібний бот зараз промовчав би.

# Довідка за столом
help-answer = { $count ->
        [0] Зараз варіантів у списку немає.
        [1] Варіант один: введіть 1.
       *[other] Введіть номер варіанта від 1 до { $count }.
    } { $count ->
        [0] Введіть хід коротким записом.
       *[other] Або введіть хід коротким записом, що стоїть поруч із кожним варіантом нижче.
    }
help-notation = Ходи цієї гри: { $forms }
key-help = ця довідка
key-why = чому хід неможливий або що це за карта: напишіть хід або карту після знака
key-preview = що дасть хід, наскільки ви можете знати: напишіть хід після знака
key-u = скасувати останню дію; якщо відтоді відкрилося нове, потрібна згода решти
key-l = журнал: усе, що сталося
key-h = порада: що зробив би простий бот
key-s = зберегти; «s ФАЙЛ» зберігає у файл
key-t = показати стіл ще раз
key-r = правила
key-c = карти цієї гри та їхні значення
key-resign = здатися; за вас дограє бот
key-q = вийти; перед цим можна зберегти

# Скасування, здача, вихід
ask-consent = { SEAT($other) }, чи згодні ви повернути останній хід? Просить { SEAT($seat) }. (т/н)
no-consent = { SEAT($other) } проти. Усе лишається як є.
ask-resign = Ви справді здаєтеся? (т/н)
words-for-yes = т так y yes
words-for-no = н ні n no
yes-or-no = Введіть { $yes } («так») або { $no } («ні»).
save-where = Скажіть, куди зберегти: s ФАЙЛ.
saved = Партію збережено у файлі { $file }.
prompt-save = Щоб зберегти партію, введіть назву файлу. Enter або н: вийти без збереження >
prompt-save-name = Назва файлу. Enter або н: вийти без збереження >
left = Ви встаєте з-за столу. До зустрічі!

# Журнал і підсумок
undone-line = (скасовано) { $line }
over = Гру закінчено
no-result = Партія закінчилася без підсумку.
winners = { $count ->
        [1] Перемагає { SEAT($seats) }!
       *[other] Перемагають { SEAT($seats) }!
    }
came-through = { SEAT($seats) } доходить до кінця: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
nobody-won = Не переміг ніхто.
opponent-won = Перемагає суперник.
column-rank = Місце
column-player = Гравець
column-points = Очки
column-how = За що
no-points = нічого
has-resigned = партію здано
opponent-score = Очки суперника: { $points }.

# Перегляд партії
prompt-replay = Enter: далі · b: назад · число: туди · q: вихід >
replay-keys = Порожній рядок — наступний запис, b — попередній, число від 0 до { $last } — будь-який, q — вихід.
replay-start = Початок ({ $last ->
        [one] попереду { $last } запис
        [few] попереду { $last } записи
       *[many] попереду { $last } записів
    })
replay-entry = Запис { $number } з { $last }: { SEAT($seat) }
replay-end = Запис { $number } з { $last }

# Карти
column-name = Назва
column-entry = Запис
column-source = Джерело
source-rulebook = правила
source-published = публікація
source-inferred = висновок
source-stand-in = заміна
source-mine = ваше
cards-in-all = { $entries ->
        [one] Усього { $entries } запис.
        [few] Усього { $entries } записи.
       *[many] Усього { $entries } записів.
    }
cards-stand-ins = { $count ->
        [one] У { $count } записі стоїть заміна (позначена *): надруковане значення не оприлюднене.
       *[other] У { $count } записах стоять заміни (позначені *): надруковані значення не оприлюднені.
    } Якщо у вас є коробка, впишіть надруковані значення у файл і вкажіть його в --cards.
cards-no-stand-ins = Замін немає.
cards-changed = { $count ->
        [0] Ваш файл нічого не змінює.
        [one] Ваш файл змінює { $count } значення (було → стало).
        [few] Ваш файл змінює { $count } значення (було → стало).
       *[many] Ваш файл змінює { $count } значень (було → стало).
    }

# regnum bench
bench-title = Випадкова гра, { $rounds ->
        [one] медіана за { $rounds } коло, нижче найменше й найбільше
        [few] медіана за { $rounds } кола, нижче найменше й найбільше
       *[other] медіана за { $rounds } кіл, нижче найменше й найбільше
    }
bench-system = система
bench-decisions = рішень/с
bench-games = партій/с
bench-length = рішень за партію
bench-clone = копія, мкс
bench-redeal = перездача, мкс
bench-chart-title = Рішень за секунду
bench-ratios-title = Відношення, парами в кожному колі
bench-ratio-of = { $subject } до { $against }
bench-figure-decisions-per-second = рішень/с
bench-figure-games-per-second = партій/с
bench-figure-clone = час копії
bench-figure-redeal = час перездачі
bench-own-subject = { $game }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[other] { $seats } місць
    }, { $build ->
        [compiled] скомпільовано
       *[interpreted] без компіляції
    }
bench-mode-of-game = { $game } ({ $mode })
bench-peer-subject = { $maker } { $game }
bench-not-installed = Не встановлено й тому не виміряно: { $peers }. Встановити: pip install 'regnum[bench]'
bench-failed = не вдалося: { $why }
bench-plain-install = Тут установлено звичайний Python-код: вимірюються лише ігри без компіляції. У пакунку, зібраному там, де є компілятор C, є обидва варіанти.
bench-progress = коло { $round } з { $rounds }: { $subject }
bench-bars-title = Планки, за медіаною
bench-bar = { $subject }: { $figure }, { $bound ->
        [most] щонайбільше
       *[least] щонайменше
    } { $limit } від { $against }
bench-met = узято
bench-missed = не взято
bench-not-measured = не виміряно
bench-gate-held = Поріг пройдено: у найкращому колі швидкість після компіляції — { $best } від швидкості без неї; потрібно { $least }.
bench-gate-missed = Поріг не пройдено: у найкращому колі швидкість після компіляції — { $best } від швидкості без неї; потрібно { $least }.
bench-gate-not-measured = Поріг не пройдено: King's Bounty на 4 місця не виміряно в обох варіантах, з компіляцією і без.
bench-nothing-to-measure = У жодній із цих ігор немає стільки місць: вимірювати нічого.
bench-written = Цифри записано в { $file }.
bench-cannot-write = Не вдалося записати { $file }: { $why }
bench-help = Виміряти швидкість ігор, з компіляцією і без, поруч з іншими системами.
bench-help-games = Яку гру виміряти; можна вказати кілька разів. Якщо не названо жодної, то всі.
bench-help-seats = На скільки місць вимірювати; можна вказати кілька разів. Без вказівки — середнє для кожної гри.
bench-help-rounds = Скільки разів усе виміряти.
bench-help-seconds = Скільки процесорного часу триває випадкова гра в одному вимірюванні.
bench-help-own = Лише наші ігри, без інших систем.
bench-help-json = Записати цифри в цей файл.
bench-help-bars = Завершитися з помилкою, якщо взято не всі планки.
bench-help-gate = Завершитися з помилкою, якщо в найкращому колі скомпільована King's Bounty не швидша в стільки разів.
bench-help-lang = en, ru або uk; без вказівки — мова системи.

# regnum serve
serve-help = Прийняти гостей: вебслужба, на якій грають інші.
serve-help-host = Адреса, на якій слухати. 0.0.0.0 впускає інші машини.
serve-help-port = Порт, на якому слухати; 0 — будь-який вільний.
serve-help-database = Де зберігати партії: sqlite:///ФАЙЛ або postgresql://… Типово regnum.db у теці даних.
serve-help-data = Тека для бази й секрету; типово поточна.
serve-help-base-path = Що стоїть перед кожним шляхом, якщо проксі тримає поруч з іграми щось іще.
serve-help-trusted-proxy = Проксі, якому можна вірити щодо адрес гостей; можна вказати кілька разів.
serve-help-secure-cookie = Передавати cookie лише через HTTPS.
serve-help-bot-workers = У скількох процесах думають боти.
serve-help-close-outdated = Не питаючи, закрити партії за правилами, за якими більше не грають.
serve-outdated = { $count ->
        [one] { $count } партія триває за правилами, за якими ця версія більше не грає:
        [few] { $count } партії тривають за правилами, за якими ця версія більше не грає:
       *[other] { $count } партій тривають за правилами, за якими ця версія більше не грає:
    }
serve-ask-close-outdated = Закрити їх і почати роботу? Інакше нічого не зміниться, і дограти їх можна на попередній версії.
serve-outdated-stay = Роботу не почато. Дограйте ці партії на попередній версії або запустіть з --close-outdated.
serve-help-public-address = Адреса, за якою приходять до цього дому, для посилань в оповіщеннях.
serve-help-alert-after = Скільки хід чекає, перш ніж про нього дізнаються відсутні.
serve-help-alerts-inside = Пускати оповіщення через простий http і на адреси вашої власної мережі.
serve-help-push-contact = Увімкнути push-сповіщення; кому можуть написати push-служби: mailto: або https:.
serve-help-log = Писати журнал у цей файл; типово він іде в потік помилок.
serve-help-open = Відкрити сторінку в браузері цього комп’ютера.
serve-help-lang = en, ru або uk; типово мова системи.
serve-help-limit = Змінити межу служби, наприклад actions_per_second=5; можна вказати кілька разів.
serve-help-metrics = Відкрити Prometheus за шляхом /metrics те, що вузол підрахував.
serve-bad-proxy = «{ $address }» — не адреса проксі. Вкажіть адресу, наприклад 127.0.0.1, або мережу, наприклад 10.0.0.0/8.
serve-no-such-limit = Межі «{ $limit }» немає. Є такі: { $limits }.
serve-bad-limit = «{ $limit }» не задає межі. Вкажіть число, більше за 0; без вказівки — { $usual }.
serve-no-folder = Не вдалося створити теку { $folder }: { $why }
serve-address = Regnum тут: { $address }
serve-stopped = Зупинено. Усе, що було підтверджено, збережено.

# regnum admin
admin-help-admin = Доглянути дім, де грають інші, — відчинений чи зачинений.
admin-help-list = Показати партії, спершу нові.
admin-help-people = Показати людей, спершу нових.
admin-help-reports = Показати скарги на чат, починаючи з найдавніших.
admin-help-settle = Прибрати скаргу зі списку; можна вказати кілька разів.
admin-help-close = Закрити незакінчені партії.
admin-help-close-match = Номер партії; можна вказати кілька.
admin-help-ban = Закрити комусь вхід. Хто сидить за столом, того виведуть за кілька секунд.
admin-help-ban-person = Номер людини або закріплене ім’я.
admin-help-lift = Впустити знову.
admin-help-backup = Записати все в один файл, не зачиняючи дому.
admin-help-backup-file = Резервна копія: файл, доступний лише власникові.
admin-help-restore = Заповнити порожню базу з резервної копії, знятої з будь-якої з баз.
admin-help-prune = Видалити старі закінчені партії та гостей без закріпленого імені, які ніде не сидять.
admin-help-days = Скільки днів тому.
admin-help-yes = Не питати.
admin-help-status = Лише партії в цьому стані.
admin-help-most = Скільки рядків щонайбільше.
admin-help-json = Вивести JSON, для програм.
admin-help-database = Де зберігаються партії, як у regnum serve.
admin-help-data = Тека з базою; типово поточна.
admin-help-lang = en, ru або uk; типово мова системи.
admin-match = партія
admin-game = гра
admin-status = стан
admin-entries = записів
admin-made = створено
admin-players = гравці
admin-person = людина
admin-name = ім’я
admin-marks = позначки
admin-report = скарга
admin-by = від кого
admin-about = на кого
admin-said = сказано
admin-why = чому
admin-mark-claimed = ім’я закріплено
admin-mark-banned = вхід закрито
admin-status-gathering = набирає гравців
admin-status-playing = триває
admin-status-over = закінчена
admin-status-closed = закрита
admin-no-such-status = Стану «{ $status }» у партій не буває. Виберіть із цих: { $states }.
admin-closed = { $count ->
        [one] Закрито { $count } партію.
        [few] Закрито { $count } партії.
       *[other] Закрито { $count } партій.
    }
admin-banned = Вхід закрито: { $name }.
admin-ban-lifted = Вхід знову відкрито: { $name }.
admin-backed-up = { $count ->
        [one] { $count } рядок — у { $file }.
        [few] { $count } рядки — у { $file }.
       *[other] { $count } рядків — у { $file }.
    } Секрету там немає: збережіть і копію regnum.secret.
admin-restored = { $count ->
        [one] З { $file } відновлено { $count } рядок.
        [few] З { $file } відновлено { $count } рядки.
       *[other] З { $file } відновлено { $count } рядків.
    }
admin-prunable = До видалення: { $matches ->
        [one] { $matches } партія
        [few] { $matches } партії
       *[other] { $matches } партій
    } і { $people ->
        [one] { $people } гість.
        [few] { $people } гості.
       *[other] { $people } гостей.
    }
admin-ask-prune = Видалити назавжди?
admin-pruned = Видалено: { $matches ->
        [one] { $matches } партію
        [few] { $matches } партії
       *[other] { $matches } партій
    } і { $people ->
        [one] { $people } гостя.
        [few] { $people } гостей.
       *[other] { $people } гостей.
    }

## Перевірка

verify-help = Перевірити запис: як отримано ключ і що партія повторюється точно.
tip-commitment = Зобов’язання, як ви його записали до початку партії.
verified-published = Зобов’язання те саме, що ви записали.
verified-commitment = Дім дотримав слова: його байти ті самі, за які він поручився раніше, ніж гравці надіслали свої.
verified-key = Ключ виходить із байтів дому й тих місць, що їх надіслали. Його ніхто не підібрав, якщо хоча б одне з цих місць не було домашнім.
verified-house-key = Ключ виходить із байтів дому. Жодне місце своїх не додало, тож дім міг його підібрати.
verified-own-commitment = Байти дому відповідають зобов’язанню з цього запису. Що їх вибрано раніше, ніж гравці надіслали свої, доводить лише зобов’язання, записане до початку партії: вкажіть його в --commitment.
verified-own-key = Ключ виходить із байтів дому й тих місць, що їх надіслали.
verified-no-proof = У цього запису немає доказу ключа: його зіграно не в мережі.
verified-replay = Повторено записів: { $entries }; партія виходить точно такою, як записана.
verify-no-proof = У цього запису немає доказу, порівняти зобов’язання нема з чим.
verify-wrong-seats = Доказ складено для іншої кількості місць.
verify-other-commitment = Зобов’язання в записі не те, що ви записали.
verify-broken-promise = Байти дому не ті, за які він поручився.
verify-other-key = Ключ не виходить із цих байтів: колоду могли підтасувати.
