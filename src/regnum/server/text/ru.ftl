# Что говорит служба.

service-bad-name = Имя — от 1 до { $most } печатных знаков.
service-come-in-first = Служба вас ещё не знает. Сначала войдите под каким-нибудь именем.
service-banned = Вход в этот дом для вас закрыт. Обратитесь к хозяину.
service-not-gathering = Эта партия больше не набирает игроков.
service-no-free-seat = Это место занято. Выберите другое, если оно есть.
service-only-the-host = Это может сделать только хозяин партии.
service-sent-away = Хозяин этой партии попросил вас из-за стола.
service-seats-are-free = Заняты ещё не все места. Подождите или посадите ботов.
service-no-such-match = Такой партии нет.
service-no-picture = У этой игры нет картинки.
service-not-begun = Эта партия ещё не началась.
service-not-your-seat = Это не ваше место. Ходить можно только за себя.
service-frame-too-long = Сообщение слишком длинное: читается не больше { $most } байт.
service-bad-frame = Сообщение не удалось прочитать: { SAY($why) }.
service-bad-request = Запрос не удалось прочитать: { SAY($why) }.
request-no-object = это не объект JSON
service-database-away = Дом сейчас не может заглянуть в свои книги, поэтому ничего не изменилось. Попробуйте снова через минуту.
service-unexpected = Что-то пошло не так; запись об этом есть в журнале. Ничего не изменилось.

# дом
service-secret-is-open = Секрет в { $file } могут прочесть другие. Закройте его (chmod 600) или удалите: тогда будет создан новый, и всем придётся войти заново.
service-bad-secret = В { $file } нет секрета. Восстановите файл или удалите: тогда будет создан новый, и всем придётся войти заново.
service-cannot-listen = Не удаётся слушать { $host }, порт { $port }: { $why }
service-no-database = Базой данных нельзя воспользоваться: { $why }
service-no-folder-for-database = Папки { $folder }, где должна лежать база данных, нет. Создайте её или укажите другое место.
service-database-is-a-folder = { $folder } — папка, а база данных — файл. Укажите файл в ней.
service-bad-database-address = Это не адрес базы данных. Запишите его как sqlite:///ФАЙЛ или postgresql://ИМЯ@СЕРВЕР:ПОРТ/БАЗА.
service-other-database = База «{ $kind }» здесь не подойдёт: партии хранятся в sqlite или postgresql. Укажите sqlite:///ФАЙЛ или postgresql://ИМЯ@СЕРВЕР:ПОРТ/БАЗА.
service-no-house = В { $folder } нет дома: не хватает файла { $file }. Укажите другое место через --data или --database либо откройте там дом командой regnum serve.
service-cannot-log = Журнал нельзя вести в { $file }: { $why }. Укажите файл, доступный для записи, в существующей папке.
service-schema-too-new = База создана более новой версией Regnum (её схема — { $found }). Обновите эту или восстановите резервную копию.
service-schema-too-old = База осталась от более старого Regnum (её схема — { $found }), поэтому ничего не изменено. Запустите один раз regnum serve: он обновит базу.
service-empty-database = База пуста: дом в ней ещё не открывали. Откройте его командой regnum serve.
service-not-empty = База не пуста. Резервная копия восстанавливается только в пустую.
service-not-a-backup = { $file } — не резервная копия Regnum, или она повреждена. Ничего не восстановлено.
service-backup-cut-off = { $file } обрывается: конца нет. Ничего не восстановлено.
service-no-such-file = Файла { $file } нет.
service-served-already = { $file } уже обслуживает другой процесс. Нескольким узлам нужен PostgreSQL.
service-too-fast = Слишком много сразу. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    } и попробуйте снова.
service-too-many-connections = С вашего адреса слишком много живых соединений. Сначала закройте одно.
service-too-slow = Запрос не был закончен вовремя.
service-no-hello = Соединение начинается с приветствия (hello), а его не было.
service-other-origin = Запрос пришёл со страницы другого сайта, поэтому ничего не сделано.

# имена
service-name-claimed = Это имя закреплено за другим человеком. Выберите другое или войдите с его паролем.
service-already-claimed = Это имя закреплено и больше не меняется.
service-not-claimed = Вы ещё не закрепили своё имя.
service-bad-password = В пароле от { $least } до { $most } знаков.
service-wrong-name-or-password = Имя и пароль не подходят друг к другу.
service-wrong-name-or-code = Имя и код восстановления не подходят друг к другу.
service-too-many-tries = Слишком много попыток. Подождите { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
} и попробуйте снова.
service-no-such-person = Такого человека здесь нет.
service-not-your-name = Это не ваше имя. Для верности введите его так, как оно показано.
service-too-many-tokens = Токенов у вас уже { $most }. Отзовите один, чтобы создать новый.
service-no-such-token = У вас нет такого токена.
service-session-over = Этот сеанс закончился. Войдите снова, если вам здесь ещё рады.

# разговоры
service-bad-chat = В сообщении от 1 до { $most } знаков.
service-not-at-this-table = Разговаривают в партии только те, кто за столом.
service-not-oneself = Это вы сами.
service-no-such-message = Такого сообщения нет.
service-no-such-report = Такой жалобы нет.

# оповещения и страницы
service-bad-page = В списке нет такого места. Возьмите то, что дала предыдущая страница.
service-bad-address = Оповещения уходят только на адреса https, которые можно найти и которые открыты всем.
service-no-push = В этом доме нет push-уведомлений. Их может настроить хозяин.
service-bad-contact = { $contact } не годится как контакт для push-уведомлений. Укажите тот, что начинается с mailto: или https:.
service-no-push-library = Для push-уведомлений не установлена библиотека: pip install "regnum[push]".
service-bad-push-keys = Это не ключи подписки на push-уведомления.
service-too-many-alerts = Способов оповещения у вас уже { $most }. Уберите один, чтобы добавить другой.
service-no-such-alert = Такого способа оповещения у вас нет.
service-alert-failed = Пробное оповещение не дошло. Проверьте адрес.
service-no-such-feed = Такой ленты нет, или её адрес сменился.
alert-feed = Regnum: ваши ходы
alert-turn = { $game }: ваш ход

## Игра

service-match-closed = Хозяин этого дома закрыл эту партию.
service-not-over = Это доступно только после конца партии.
service-no-such-seat = В этой партии нет такого места.
service-clock-without-time = Часам нужно хотя бы несколько секунд для начала.
service-too-many-matches = У вас уже идёт партий: { $most }. Закончите одну или отмените.
service-too-many-bot-matches = Партий, где играют одни боты, у вас уже { $most }. Дождитесь конца одной из них или сядьте за стол сами.
service-bad-id = Номер сообщения — от 1 до { $most } печатных знаков.
service-id-used = Под этим номером уже было сказано другое. Дайте каждому сообщению свой номер.
service-nothing-asked = Сейчас об этом никто не просит. Просьбу могли отозвать, или игра пошла дальше.
service-no-hint-now = Подсказка бывает, когда ваш ход.
service-bot-failed = Бот ничего не придумал. Подробности — в журнале.
service-bot-plays-on = На вашем месте дальше играет бот. Сначала верните место себе.
service-rated-claimed-names = Рейтинговые партии — для закреплённых имён. Сначала закрепите своё паролем.
service-rated-no-bots = В рейтинговой партии боты не играют: ни с начала, ни за того, кто ушёл или не успел.
service-rated-one-seat = В рейтинговой партии у каждого одно место.
service-rated-not-alone = Для рейтинговой партии нужны хотя бы двое.
service-rated-shipped-cards = В рейтинговой партии играют картами из коробки, их значения менять нельзя.
service-rated-rematch-alone = Один из игроков этой партии удалил свою учётную запись. В рейтинговой партии бот не может занять его место, поэтому реванша не будет.
service-rated-no-hints = В рейтинговой партии подсказок нет.

# страница
service-no-pages = Веб-стол здесь не собран. Соберите его командой «make web» или установите пакет, в котором он есть.
service-no-such-page = По этому адресу ничего нет.
