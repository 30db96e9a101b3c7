# Страницы дома: игры, столы, новая партия, профиль, люди, настройки, авторы.

# Имена для тех, кто ещё не придумал своё: качество и зверь, через черту
house-name-kinds = Весёлый|Тихий|Смелый|Хитрый|Сонный|Благородный|Торопливый|Терпеливый|Любопытный|Везучий|Упрямый|Добрый
house-name-animals = Барсук|Журавль|Лис|Бобёр|Ёж|Ворон|Волк|Заяц|Медведь|Филин|Олень|Соболь

# Что говорится во многих местах
house-title = { $page } · Regnum
house-keep = Сохранить
house-choose-name = Выбрать имя
house-cancel = Отмена
house-copy = Скопировать
house-copied = Скопировано.
house-your-turn = Ваш ход
house-turns-wait = { $count ->
        [one] { $count } партия ждёт вас
        [few] { $count } партии ждут вас
       *[other] { $count } партий ждут вас
    }
house-rated = рейтинговая
house-a-bot = { $bot } (бот)
house-bot-random-help = Играет как придётся. С ним хорошо спокойно выучить правила.
house-bot-greedy-help = Берёт то, что сейчас выглядит лучше всего.
house-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[other] { $count } секунд
    }
house-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
house-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
house-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
house-clock-none = без часов
house-clock-a-move = { $time } на ход
house-clock-a-game = { $time } на партию
house-clock-a-game-and = { $time } на партию, + { $more } за ход

# Игры
house-home = { $count ->
        [5] Пять королевств, один стол
       *[other] Много королевств, один стол
    }
house-home-more = В одиночку, за одним экраном или с друзьями по ссылке; регистрироваться никому не нужно. Стол знает все правила и объясняет, почему ход невозможен.
house-shelf = Игры
house-set = Разложить: { $game }
house-set-you = Вы
house-set-empty = пусто
house-set-start = Сесть за стол
house-open-tables = Открытые столы
house-open-none = Никто не ждёт. Откройте стол.
house-open-all = Все столы
house-home-empty = Здесь не установлено ни одной игры. Это может сделать хозяин дома.
house-all-tables = Показать все: { $count }
house-my-tables = Продолжить
house-seats = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
house-seats-range = { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
house-minutes-range = { $least }–{ $most } мин
house-play-now = Играть
house-invite = Позвать друзей
house-how = Как играть
house-play-seats = Сколько игроков, считая вас
house-set-seats = Игроки
house-play-bots = Соперники
house-play-mode = Как играть
house-play-start = Начать
house-play-laying = Раскладываем игру…
house-play-more = Все настройки
house-match-free = { $free ->
        [0] все в сборе
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
house-match-since = началась { $when }
house-match-over = закончилась { $when }

# Новая партия
house-new = Новая партия: { $game }
house-no-game = Этой игры здесь нет
house-no-match-more = Возможно, ссылка по дороге обрезалась или стол отменили. Попросите ссылку ещё раз или откройте стол сами.
house-new-table = За столом
house-new-seats = Игроков
house-new-seat = Место { $number }
house-new-you = Вы
house-new-me = Вы, { $name }
house-new-open = свободно, кто придёт
house-new-here = ещё кто-то за этим экраном
house-new-name = Как зовут
house-new-who = Кто может прийти
house-new-link = Друзья по ссылке
house-new-link-help = Вы получите ссылку и код для телефона. Больше никто этот стол не найдёт.
house-new-lobby = Кто угодно
house-new-lobby-help = Стол виден всем, и все могут смотреть.
house-new-rated = На рейтинг
house-new-rated-help = Результат влияет на рейтинг каждого. Без возвратов хода и подсказок.
house-new-rules = Договорённости
house-changed-cards = Не как в коробке, а со значениями хозяина: { $entries }.
house-new-usual = Как обычно
house-new-usual-help = Так, как принято, если ни о чём не договорились.
house-new-own-mode = Смесь по вашему вкусу.
house-new-options = Все настройки игры
house-option-none = ничего не выбрано
house-new-clock = Часы
house-new-clock-none = Без часов
house-new-clock-none-help = Каждый думает, сколько нужно.
house-new-clock-move = На каждый ход
house-new-clock-move-help = Столько времени на каждое решение.
house-new-clock-game = На партию
house-new-clock-game-help = Столько времени на всё и ещё немного за каждое решение.
house-new-time = Время
house-new-more-time = Добавка за ход
house-new-out = Когда время вышло
house-new-out-bot = доигрывает бот
house-new-out-resign = игрок сдаётся
house-new-out-rated = Когда время вышло, игрок сдаётся.
house-new-begin = Начать
house-new-begin-help = Все места заняты: партия начнётся сразу.
house-new-open-table = Открыть стол
house-new-open-table-help = Дальше вы получите ссылку для остальных. Начнёте, когда все соберутся.

# Пока все собираются
house-yes = да
house-no = нет
house-copy-yourself = Текст выделен: скопируйте его с клавиатуры или долгим нажатием.
house-code = Ссылка как код для камеры
house-who = Кто здесь
house-you = вы
house-host = хозяин
house-free = свободно
house-sit = Сесть
house-stand-up = Встать
house-remove = Убрать
house-put-bot = Посадить бота на место { $number }
house-a-bot-here = бот…
house-fill = Боты на все свободные места
house-call-off = Отменить
house-in-lobby = видна всем
house-by-link = только по ссылке
house-waiting = { $free ->
        [one] Ждём ещё { $free } игрока.
       *[other] Ждём ещё { $free } игроков.
    }
house-all-here = Все в сборе. Начинайте, когда захотите.
house-host-begins = Все в сборе. Начнёт хозяин партии.
house-full = Все места заняты. Когда партия начнётся, её можно будет смотреть здесь.
house-invite-how = Отправьте ссылку или дайте снять код. Кто её откроет, может сразу сесть, без регистрации.
house-link = Ссылка на этот стол
house-share = Поделиться…

# Столы
house-lobby-show = Какие столы
house-lobby-gathering = Можно сесть
house-lobby-playing = Можно смотреть
house-lobby-over = Сыграно
house-lobby-gathering-none = Сейчас никто не ждёт игроков. Откройте стол: он появится здесь для всех.
house-lobby-playing-none = Открытых для всех партий сейчас нет.
house-lobby-over-none = Открытых для всех партий здесь ещё не доиграли.
house-lobby-go = Перейти
house-lobby-watch = Смотреть
house-lobby-replay = Повтор
house-lobby-open = Открыть стол
house-lobby-open-help = Какая игра?

# Страница игры
house-game-first = Первая партия
house-game-rules = Правила
house-game-rulings = Толкования
house-game-components = Что в коробке
house-game-players = Игроки
house-first-steps = Первая партия за пять шагов
house-all-rules = Все правила
house-modes = Как можно играть
house-contents = Оглавление
house-search-rules = Искать в правилах
house-search-rulings = Искать в толкованиях
house-search-none = Ничего не нашлось. Попробуйте меньше слов или слова покороче.
house-found = { $found } из { $all }
house-rule-link = Ссылка на «{ $rule }»
house-rulings-help = Где книга правил молчит или понимается двояко, мы играем так, и вот почему.
house-rulings-none = Толкований у этой игры нет.
house-ruling-where = Книга правил: { $where }.
house-ruling-option = можно изменить в настройках
house-component = Компонент
house-stand-in = замена
house-published = опубликовано отдельно
house-stand-ins = { $count ->
        [one] У { $count } компонента напечатано значение, которое нигде не опубликовано.
       *[other] У { $count } компонентов напечатаны значения, которые нигде не опубликованы.
    } Мы выбрали свои, в духе правил, и пометили их словом «замена». У кого есть коробка, может играть с печатными значениями в терминале (regnum cards).
house-stand-ins-short = { $count ->
        [one] У { $count } компонента печатное значение заменено нашим:
       *[other] У { $count } компонентов печатные значения заменены нашими:
    }
house-stand-ins-none = Все значения — как в книге правил или как опубликовано об игре.
house-stand-ins-only = Показать только их
house-leaders-help = Этот список составлен по рейтинговым партиям. Оценка осторожна: она растёт не только от побед, но и от числа партий.
house-leaders-none = В эту игру здесь ещё не играли на рейтинг. Закрепите имя в профиле и откройте рейтинговый стол.
house-leaders-more = Следующие
house-place = Место
house-name = Имя
house-standing = Оценка
house-rating = Рейтинг
house-played = Партий

# Настройки
house-settings-help = Всё это хранится только на этом устройстве.
house-looks = Вид
house-language = Язык
house-language-en = English
house-language-ru = Русский
house-language-uk = Українська
house-theme = Освещение
house-theme-auto = Как на устройстве
house-theme-light = Светло
house-theme-dark = Темно
house-palette = Цвета
house-palette-rich = Насыщенные
house-palette-rich-help = Золотой свет — можно тронуть, красное — то, что решается.
house-palette-plain = Легко различимые
house-palette-plain-help = Синий свет — можно тронуть; цвета мест различаются и яркостью. Одним только цветом ничего не сказано.
house-sample-touch = можно тронуть
house-sample-news = решается
house-playing = Игра
house-pace = Движение
house-pace-is = { $pace ->
        [0] Нет
        [5] Быстро
        [10] Обычно
       *[other] Медленно
    }
house-pace-still = Ваше устройство просит меньше движения, поэтому ничего не движется.
house-confirm = Подтверждать ходы
house-confirm-help = Переспрашивать перед каждым действием. Иначе оно выполняется сразу; почти всё можно свободно отменить.
house-told = Рассказывать, что происходит само
house-told-help = Ход соперника без места за столом показывается шаг за шагом. Иначе он выполняется сразу, а в журнале всё равно есть.
house-plain = Столы словами
house-plain-help = Показывать каждый стол просто, именами и числами, без его доски. Удобно для программ чтения с экрана и медленных устройств.
house-sound = Звук
house-sound-help = Тихий сигнал, когда ваш ход.
house-notify = Уведомления
house-notify-help = Сообщать о моём ходе, пока эта страница не на виду. Страница должна оставаться открытой; об оповещениях при закрытой — в профиле.
house-notify-denied = Браузеру запрещено показывать уведомления отсюда. Это можно изменить в его настройках.
house-notify-cannot = Этот браузер не умеет показывать уведомления.

# Профиль
house-add = Добавить
house-kept = Сохранено
house-come-in = Войти
house-come-in-help = Возьмите любое имя. Регистрироваться не нужно, а закрепить имя за собой можно потом.
house-come-in-do = Войти
house-come-back = Вернуться
house-come-back-help = Если вы закрепили здесь имя, с ним можно войти с любого устройства.
house-come-back-do = Вернуться
house-password = Пароль
house-old-password = Старый пароль
house-new-password = Новый пароль
house-forgotten = Пароль забыт
house-remembered = Пароль вспомнился
house-recovery = Код восстановления
house-recovery-help = Сохраните этот код: он откроет дверь, если забудется пароль. Больше он не покажется.
house-own-name = Ваше имя
house-own-page = Ваши партии и рейтинги
house-claimed = Это имя закреплено за вами. Больше никто его здесь не возьмёт.
house-rename = Сменить
house-renamed = Теперь вас зовут { $name }.
house-claim = Закрепить имя
house-claim-help = С паролем ваше имя никто не займёт, вы сможете войти с других устройств и играть на рейтинг.
house-claim-do = Закрепить
house-change-password = Сменить пароль
house-change-password-help = На других устройствах придётся войти снова, токены кончатся, а код восстановления станет новым.
house-change-password-do = Сменить
house-alerts = Оповещения
house-alerts-help = Как сообщить вам о вашем ходе, когда эта страница закрыта.
house-alerts-none = Оповещений пока нет.
house-alert-feed = Лента
house-alert-webhook = Вебхук
house-alert-push = Браузер
house-alert-push-add = Этот браузер
house-alert-feed-add = Лента для читалки
house-alert-feed-once = Дайте этот адрес своей читалке лент. Кто его знает, видит ваши ходы; он показан только сейчас, а новый заменит его.
house-alert-webhook-add = Вебхук, для программ
house-alert-address = Адрес
house-alert-address-help = Открытый адрес https. На каждый ход туда уходит небольшой JSON.
house-alert-secret = Секрет вебхука
house-alert-secret-once = Им подписано всё, что мы шлём (X-Regnum-Signature). Он показан только сейчас.
house-alert-try = Проверить
house-alert-tried = Пробное оповещение отправлено.
house-alert-failures = { $count ->
        [one] ({ $count } неудача)
        [few] ({ $count } неудачи)
       *[other] ({ $count } неудач)
    }
house-push-trial = Regnum может позвать вас здесь
house-push-failed = Этот браузер не удалось подписать. Возможно, его служба уведомлений выключена или недоступна.
house-tokens = Токены
house-tokens-help = Для ботов и других программ, которые играют под вашим именем.
house-token = Токен
house-token-label = Для чего он?
house-token-make = Создать токен
house-token-once = Дайте его своей программе. Больше он не покажется.
house-token-unnamed = без названия
house-revoke = Отозвать
house-devices = Устройства и данные
house-devices-unclaimed = Этот браузер узнаёт вас по куки. Чтобы войти с другого устройства, сначала закрепите имя.
house-sign-out = Выйти здесь
house-end-others = Выйти на всех других
house-others-ended = На всех других устройствах выполнен выход.
house-blocked = Кого вы не слышите
house-unblock = Слышать снова
house-papers = Ваши данные
house-papers-help = Всё, что этот дом хранит о вас, одним файлом.
house-papers-do = Скачать
house-farewell = Уйти насовсем
house-farewell-do = Удалить учётную запись…
house-farewell-help = Ваше имя, токены, рейтинги и сообщения будут удалены; сообщение, на которое пожаловались, останется в жалобе у хозяина. Партии останутся остальным, но без вашего имени. Отменить это нельзя.
house-farewell-name = Для верности введите своё имя: { $name }
house-farewell-sure = Удалить всё обо мне
house-farewell-done = Здесь о вас забыли. Прощайте!

# Люди
house-person-claimed = имя закреплено
house-person-guest = гость
house-block = Больше не слышать
house-blocked-now = Больше не слышно: { $name }. Список — в вашем профиле.
house-ratings = Рейтинги
house-ratings-none = Рейтинговых партий ещё не было.
house-ratings-none-mine = Рейтинговых партий ещё не было. Закрепите имя и откройте рейтинговый стол.
house-rating-is = ± { $deviation }, { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[other] { $played } партий
    }
house-rating-plot = Рейтинг в игре «{ $game }» со временем, от { $least } до { $most }
house-history = Сыгранное
house-history-game = Игра
house-history-all = Все игры
house-history-more = Ещё раньше
house-history-none = Вы ещё не доиграли ни одной партии. До первой — два нажатия.
house-history-none-open = Партий, открытых для других, ещё не было.
house-no-result = без результата
house-won = Победа
house-lost = Поражение
house-rank = { $rank }-е место
house-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

# Авторы
house-credits-games = Игры
house-credits-games-help = Regnum неофициален и не связан ни с одним издательством. Игры принадлежат их авторам; правила пересказаны нашими словами, рисунки наши. Понравилась игра — купите её.
house-credits-icons = Значки
house-credits-icons-help = Нарисовали { $makers } и другие участники. Мы раскрасили их и поместили на карты.
house-credits-fonts = Шрифты
house-credits-code = Программы
house-credits-code-help = Regnum — свободная программа (Apache-2.0) и стоит, среди прочего, на этом:
