# Сторінки дому: ігри, столи, нова партія, профіль, люди, налаштування, автори.

# Імена для тих, хто ще не вигадав свого: риса і звір, через риску
house-name-kinds = Веселий|Тихий|Сміливий|Хитрий|Сонний|Шляхетний|Квапливий|Терплячий|Допитливий|Щасливий|Упертий|Лагідний
house-name-animals = Борсук|Журавель|Лис|Бобер|Їжак|Крук|Вовк|Заєць|Ведмідь|Пугач|Олень|Тхір

# Що кажуть у багатьох місцях
house-title = { $page } · Regnum
house-keep = Зберегти
house-choose-name = Вибрати ім’я
house-cancel = Скасувати
house-copy = Копіювати
house-copied = Скопійовано.
house-your-turn = Ваш хід
house-turns-wait = { $count ->
        [one] { $count } партія чекає на вас
        [few] { $count } партії чекають на вас
       *[other] { $count } партій чекають на вас
    }
house-rated = рейтингова
house-a-bot = { $bot } (бот)
house-bot-random-help = Грає як випаде. З ним добре спокійно вивчити правила.
house-bot-greedy-help = Бере те, що просто зараз має найкращий вигляд.
house-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[other] { $count } секунд
    }
house-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[other] { $count } хвилин
    }
house-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
       *[other] { $count } годин
    }
house-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[other] { $count } днів
    }
house-clock-none = без годинника
house-clock-a-move = { $time } на хід
house-clock-a-game = { $time } на партію
house-clock-a-game-and = { $time } на партію, + { $more } за хід

# Ігри
house-home = { $count ->
        [5] П’ять королівств, один стіл
       *[other] Багато королівств, один стіл
    }
house-home-more = Наодинці, за одним екраном або з друзями за посиланням; реєструватися нікому не треба. Стіл знає всі правила й пояснює, чому хід неможливий.
house-shelf = Ігри
house-set = Розкласти: { $game }
house-set-you = Ви
house-set-empty = порожньо
house-set-start = Сісти за стіл
house-open-tables = Відкриті столи
house-open-none = Ніхто не чекає. Відкрийте стіл.
house-open-all = Усі столи
house-home-empty = Тут не встановлено жодної гри. Це може зробити господар дому.
house-all-tables = Показати всі: { $count }
house-my-tables = Продовжити
house-seats = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
house-seats-range = { $least }–{ $most } { $most ->
        [one] гравець
        [few] гравці
       *[other] гравців
    }
house-minutes-range = { $least }–{ $most } хв
house-play-now = Грати
house-invite = Покликати друзів
house-how = Як грати
house-play-seats = Скільки гравців, разом із вами
house-set-seats = Гравці
house-play-bots = Суперники
house-play-mode = Як грати
house-play-start = Почати
house-play-laying = Розкладаємо гру…
house-play-more = Усі налаштування
house-match-free = { $free ->
        [0] усі зібралися
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[other] { $free } вільних місць
    }
house-match-since = почалася { $when }
house-match-over = закінчилася { $when }

# Нова партія
house-new = Нова партія: { $game }
house-no-game = Цієї гри тут немає
house-no-match-more = Можливо, посилання дорогою обрізалося або стіл скасували. Попросіть посилання ще раз або відкрийте стіл самі.
house-new-table = За столом
house-new-seats = Гравців
house-new-seat = Місце { $number }
house-new-you = Ви
house-new-me = Ви, { $name }
house-new-open = вільно, хто прийде
house-new-here = ще хтось за цим екраном
house-new-name = Як звати
house-new-who = Хто може прийти
house-new-link = Друзі за посиланням
house-new-link-help = Ви отримаєте посилання і код для телефона. Більше ніхто цього столу не знайде.
house-new-lobby = Будь-хто
house-new-lobby-help = Стіл видно всім, і всі можуть дивитися.
house-new-rated = На рейтинг
house-new-rated-help = Результат впливає на рейтинг кожного. Без повернення ходів і підказок.
house-new-rules = Домовленості
house-changed-cards = Не як у коробці, а зі значеннями господаря: { $entries }.
house-new-usual = Як завжди
house-new-usual-help = Так, як заведено, якщо ні про що не домовилися.
house-new-own-mode = Суміш на ваш смак.
house-new-options = Усі налаштування гри
house-option-none = нічого не вибрано
house-new-clock = Годинник
house-new-clock-none = Без годинника
house-new-clock-none-help = Кожен думає, скільки треба.
house-new-clock-move = На кожен хід
house-new-clock-move-help = Стільки часу на кожне рішення.
house-new-clock-game = На партію
house-new-clock-game-help = Стільки часу на все і ще трохи за кожне рішення.
house-new-time = Час
house-new-more-time = Додаток за хід
house-new-out = Коли час вийшов
house-new-out-bot = дограє бот
house-new-out-resign = гравець здається
house-new-out-rated = Коли час вийшов, гравець здається.
house-new-begin = Почати
house-new-begin-help = Усі місця зайнято: партія почнеться одразу.
house-new-open-table = Відкрити стіл
house-new-open-table-help = Далі ви отримаєте посилання для інших. Почнете, коли всі зберуться.

# Поки всі збираються
house-yes = так
house-no = ні
house-copy-yourself = Текст виділено: скопіюйте його з клавіатури або довгим натисканням.
house-code = Посилання як код для камери
house-who = Хто тут
house-you = ви
house-host = господар
house-free = вільно
house-sit = Сісти
house-stand-up = Встати
house-remove = Прибрати
house-put-bot = Посадити бота на місце { $number }
house-a-bot-here = бот…
house-fill = Боти на всі вільні місця
house-call-off = Скасувати
house-in-lobby = видно всім
house-by-link = лише за посиланням
house-waiting = { $free ->
        [one] Чекаємо ще { $free } гравця.
       *[other] Чекаємо ще { $free } гравців.
    }
house-all-here = Усі зібралися. Починайте, коли захочете.
house-host-begins = Усі зібралися. Почне господар партії.
house-full = Усі місця зайняті. Коли партія почнеться, її можна буде дивитися тут.
house-invite-how = Надішліть посилання або дайте зняти код. Хто його відкриє, може одразу сісти, без реєстрації.
house-link = Посилання на цей стіл
house-share = Поділитися…

# Столи
house-lobby-show = Які столи
house-lobby-gathering = Можна сісти
house-lobby-playing = Можна дивитися
house-lobby-over = Зіграно
house-lobby-gathering-none = Зараз ніхто не чекає на гравців. Відкрийте стіл: він з’явиться тут для всіх.
house-lobby-playing-none = Відкритих для всіх партій зараз немає.
house-lobby-over-none = Відкритих для всіх партій тут ще не дограли.
house-lobby-go = Перейти
house-lobby-watch = Дивитися
house-lobby-replay = Повтор
house-lobby-open = Відкрити стіл
house-lobby-open-help = Яка гра?

# Сторінка гри
house-game-first = Перша партія
house-game-rules = Правила
house-game-rulings = Тлумачення
house-game-components = Що в коробці
house-game-players = Гравці
house-first-steps = Перша партія за п’ять кроків
house-all-rules = Усі правила
house-modes = Як можна грати
house-contents = Зміст
house-search-rules = Шукати в правилах
house-search-rulings = Шукати в тлумаченнях
house-search-none = Нічого не знайшлося. Спробуйте менше слів або коротші слова.
house-found = { $found } із { $all }
house-rule-link = Посилання на «{ $rule }»
house-rulings-help = Де книга правил мовчить або її можна зрозуміти двояко, ми граємо так, і ось чому.
house-rulings-none = Тлумачень у цієї гри немає.
house-ruling-where = Книга правил: { $where }.
house-ruling-option = можна змінити в налаштуваннях
house-component = Компонент
house-stand-in = заміна
house-published = опубліковано окремо
house-stand-ins = { $count ->
        [one] У { $count } компонента надруковано значення, якого ніде не опубліковано.
       *[other] У { $count } компонентів надруковано значення, яких ніде не опубліковано.
    } Ми вибрали свої, у дусі правил, і позначили їх словом «заміна». Хто має коробку, може грати з друкованими значеннями в терміналі (regnum cards).
house-stand-ins-short = { $count ->
        [one] У { $count } компонента друковане значення замінено нашим:
       *[other] У { $count } компонентів друковані значення замінено нашими:
    }
house-stand-ins-none = Усі значення — як у книзі правил або як опубліковано про гру.
house-stand-ins-only = Показати лише їх
house-leaders-help = Цей список складено за рейтинговими партіями. Оцінка обережна: вона росте не лише від перемог, а й від кількості партій.
house-leaders-none = У цю гру тут ще не грали на рейтинг. Закріпіть ім’я в профілі й відкрийте рейтинговий стіл.
house-leaders-more = Наступні
house-place = Місце
house-name = Ім’я
house-standing = Оцінка
house-rating = Рейтинг
house-played = Партій

# Налаштування
house-settings-help = Усе це зберігається лише на цьому пристрої.
house-looks = Вигляд
house-language = Мова
house-language-en = English
house-language-ru = Русский
house-language-uk = Українська
house-theme = Освітлення
house-theme-auto = Як на пристрої
house-theme-light = Світло
house-theme-dark = Темно
house-palette = Кольори
house-palette-rich = Насичені
house-palette-rich-help = Золоте світло — можна торкнутися, червоне — те, що вирішується.
house-palette-plain = Легко розрізнити
house-palette-plain-help = Синє світло — можна торкнутися; кольори місць різняться й яскравістю. Самим лише кольором нічого не сказано.
house-sample-touch = можна торкнутися
house-sample-news = вирішується
house-playing = Гра
house-pace = Рух
house-pace-is = { $pace ->
        [0] Немає
        [5] Швидко
        [10] Звичайно
       *[other] Повільно
    }
house-pace-still = Ваш пристрій просить менше руху, тому нічого не рухається.
house-confirm = Підтверджувати ходи
house-confirm-help = Перепитувати перед кожною дією. Інакше вона виконується одразу; майже все можна вільно скасувати.
house-told = Розповідати, що відбувається саме
house-told-help = Хід суперника без місця за столом показується крок за кроком. Інакше він виконується одразу, а в журналі однаково є.
house-plain = Столи словами
house-plain-help = Показувати кожен стіл просто, іменами й числами, без його дошки. Зручно для програм читання з екрана та повільних пристроїв.
house-sound = Звук
house-sound-help = Тихий сигнал, коли ваш хід.
house-notify = Сповіщення
house-notify-help = Повідомляти про мій хід, поки ця сторінка не на видноті. Сторінка має лишатися відкритою; про сповіщення при закритій — у профілі.
house-notify-denied = Браузеру заборонено показувати сповіщення звідси. Це можна змінити в його налаштуваннях.
house-notify-cannot = Цей браузер не вміє показувати сповіщень.

# Профіль
house-add = Додати
house-kept = Збережено
house-come-in = Увійти
house-come-in-help = Візьміть будь-яке ім’я. Реєструватися не треба, а закріпити ім’я за собою можна потім.
house-come-in-do = Увійти
house-come-back = Повернутися
house-come-back-help = Якщо ви закріпили тут ім’я, з ним можна увійти з будь-якого пристрою.
house-come-back-do = Повернутися
house-password = Пароль
house-old-password = Старий пароль
house-new-password = Новий пароль
house-forgotten = Пароль забуто
house-remembered = Пароль згадався
house-recovery = Код відновлення
house-recovery-help = Збережіть цей код: він відчинить двері, якщо пароль забудеться. Більше його не буде показано.
house-own-name = Ваше ім’я
house-own-page = Ваші партії та рейтинги
house-claimed = Це ім’я закріплено за вами. Більше ніхто його тут не візьме.
house-rename = Змінити
house-renamed = Тепер вас звати { $name }.
house-claim = Закріпити ім’я
house-claim-help = З паролем вашого імені ніхто не займе, ви зможете увійти з інших пристроїв і грати на рейтинг.
house-claim-do = Закріпити
house-change-password = Змінити пароль
house-change-password-help = На інших пристроях доведеться увійти знову, токени скінчаться, а код відновлення стане новим.
house-change-password-do = Змінити
house-alerts = Оповіщення
house-alerts-help = Як повідомити вам про ваш хід, коли цю сторінку закрито.
house-alerts-none = Оповіщень поки немає.
house-alert-feed = Стрічка
house-alert-webhook = Вебхук
house-alert-push = Браузер
house-alert-push-add = Цей браузер
house-alert-feed-add = Стрічка для читалки
house-alert-feed-once = Дайте цю адресу своїй читалці стрічок. Хто її знає, бачить ваші ходи; її показано лише зараз, а нова її замінить.
house-alert-webhook-add = Вебхук, для програм
house-alert-address = Адреса
house-alert-address-help = Відкрита адреса https. На кожен хід туди йде невеликий JSON.
house-alert-secret = Секрет вебхука
house-alert-secret-once = Ним підписано все, що ми надсилаємо (X-Regnum-Signature). Його показано лише зараз.
house-alert-try = Перевірити
house-alert-tried = Пробне оповіщення надіслано.
house-alert-failures = { $count ->
        [one] ({ $count } невдача)
        [few] ({ $count } невдачі)
       *[other] ({ $count } невдач)
    }
house-push-trial = Regnum може покликати вас тут
house-push-failed = Цей браузер не вдалося підписати. Можливо, його службу сповіщень вимкнено або вона недоступна.
house-tokens = Токени
house-tokens-help = Для ботів та інших програм, що грають під вашим ім’ям.
house-token = Токен
house-token-label = Для чого він?
house-token-make = Створити токен
house-token-once = Дайте його своїй програмі. Більше його не буде показано.
house-token-unnamed = без назви
house-revoke = Відкликати
house-devices = Пристрої та дані
house-devices-unclaimed = Цей браузер упізнає вас за кукі. Щоб увійти з іншого пристрою, спершу закріпіть ім’я.
house-sign-out = Вийти тут
house-end-others = Вийти на всіх інших
house-others-ended = На всіх інших пристроях виконано вихід.
house-blocked = Кого ви не чуєте
house-unblock = Чути знову
house-papers = Ваші дані
house-papers-help = Усе, що цей дім зберігає про вас, одним файлом.
house-papers-do = Завантажити
house-farewell = Піти назавжди
house-farewell-do = Видалити обліковий запис…
house-farewell-help = Ваше ім’я, токени, рейтинги та повідомлення буде видалено; повідомлення, на яке поскаржилися, залишиться у скарзі в господаря. Партії залишаться іншим, але без вашого імені. Скасувати це не можна.
house-farewell-name = Для певності введіть своє ім’я: { $name }
house-farewell-sure = Видалити все про мене
house-farewell-done = Тут про вас забули. Прощавайте!

# Люди
house-person-claimed = ім’я закріплено
house-person-guest = гість
house-block = Більше не чути
house-blocked-now = Більше не чути: { $name }. Список — у вашому профілі.
house-ratings = Рейтинги
house-ratings-none = Рейтингових партій ще не було.
house-ratings-none-mine = Рейтингових партій ще не було. Закріпіть ім’я й відкрийте рейтинговий стіл.
house-rating-is = ± { $deviation }, { $played ->
        [one] { $played } партія
        [few] { $played } партії
       *[other] { $played } партій
    }
house-rating-plot = Рейтинг у грі «{ $game }» з часом, від { $least } до { $most }
house-history = Зігране
house-history-game = Гра
house-history-all = Усі ігри
house-history-more = Ще раніше
house-history-none = Ви ще не дограли жодної партії. До першої — два натискання.
house-history-none-open = Партій, відкритих для інших, ще не було.
house-no-result = без результату
house-won = Перемога
house-lost = Поразка
house-rank = { $rank ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $rank }-те
} місце
house-points = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

# Автори
house-credits-games = Ігри
house-credits-games-help = Regnum неофіційний і не пов’язаний із жодним видавництвом. Ігри належать їхнім авторам; правила переказано нашими словами, малюнки наші. Сподобалася гра — купіть її.
house-credits-icons = Значки
house-credits-icons-help = Намалювали { $makers } та інші учасники. Ми розфарбували їх і помістили на карти.
house-credits-fonts = Шрифти
house-credits-code = Програми
house-credits-code-help = Regnum — вільна програма (Apache-2.0) і стоїть, серед іншого, на цьому:
