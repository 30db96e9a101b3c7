# Що каже служба.

service-bad-name = Ім’я — від 1 до { $most } друкованих знаків.
service-come-in-first = Служба вас ще не знає. Спершу увійдіть під якимось ім’ям.
service-banned = Вхід до цього дому для вас закрито. Зверніться до господаря.
service-not-gathering = Ця партія більше не набирає гравців.
service-no-free-seat = Це місце зайняте. Оберіть інше, якщо воно є.
service-only-the-host = Це може зробити лише господар партії.
service-sent-away = Господар цієї партії попросив вас із-за столу.
service-seats-are-free = Ще не всі місця зайняті. Зачекайте або посадіть ботів.
service-no-such-match = Такої партії немає.
service-no-picture = Ця гра не має малюнка.
service-not-begun = Ця партія ще не почалася.
service-not-your-seat = Це не ваше місце. Ходити можна лише за себе.
service-frame-too-long = Повідомлення задовге: читається не більше { $most } байтів.
service-bad-frame = Повідомлення не вдалося прочитати: { SAY($why) }.
service-bad-request = Запит не вдалося прочитати: { SAY($why) }.
request-no-object = це не об’єкт JSON
service-database-away = Дім зараз не може зазирнути у свої книги, тому нічого не змінилося. Спробуйте знову за хвилину.
service-unexpected = Щось пішло не так; запис про це є в журналі. Нічого не змінилося.

# дім
service-secret-is-open = Секрет у { $file } можуть прочитати інші. Закрийте його (chmod 600) або видаліть: тоді буде створено новий, і всім доведеться увійти знову.
service-bad-secret = У { $file } немає секрету. Відновіть файл або видаліть: тоді буде створено новий, і всім доведеться увійти знову.
service-cannot-listen = Не вдається слухати { $host }, порт { $port }: { $why }
service-no-database = Базою даних не можна скористатися: { $why }
service-no-folder-for-database = Теки { $folder }, де має лежати база даних, немає. Створіть її або вкажіть інше місце.
service-database-is-a-folder = { $folder } — тека, а база даних — файл. Вкажіть файл у ній.
service-bad-database-address = Це не адреса бази даних. Запишіть її як sqlite:///ФАЙЛ або postgresql://ІМ’Я@СЕРВЕР:ПОРТ/БАЗА.
service-other-database = База «{ $kind }» тут не підійде: партії зберігаються в sqlite або postgresql. Вкажіть sqlite:///ФАЙЛ або postgresql://ІМ’Я@СЕРВЕР:ПОРТ/БАЗА.
service-no-house = У { $folder } немає дому: бракує файлу { $file }. Вкажіть інше місце через --data чи --database або відчиніть там дім командою regnum serve.
service-cannot-log = Журнал не можна вести в { $file }: { $why }. Вкажіть файл, доступний для запису, у наявній теці.
service-schema-too-new = Базу створено новішою версією Regnum (її схема — { $found }). Оновіть цю або відновіть резервну копію.
service-schema-too-old = База лишилася від старішого Regnum (її схема — { $found }), тож нічого не змінено. Запустіть один раз regnum serve: він оновить базу.
service-empty-database = База порожня: дім у ній ще не відкривали. Відкрийте його командою regnum serve.
service-not-empty = База не порожня. Резервна копія відновлюється лише в порожню.
service-not-a-backup = { $file } — не резервна копія Regnum, або її пошкоджено. Нічого не відновлено.
service-backup-cut-off = { $file } обривається: кінця немає. Нічого не відновлено.
service-no-such-file = Файлу { $file } немає.
service-served-already = { $file } вже обслуговує інший процес. Кільком вузлам потрібен PostgreSQL.
service-too-fast = Забагато водночас. Зачекайте { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[other] { $seconds } секунд
    } і спробуйте знову.
service-too-many-connections = З вашої адреси забагато живих з’єднань. Спершу закрийте одне.
service-too-slow = Запит не завершено вчасно.
service-no-hello = З’єднання починається з привітання (hello), а його не було.
service-other-origin = Запит надійшов зі сторінки іншого сайту, тому нічого не зроблено.

# імена
service-name-claimed = Це ім’я закріплене за іншою людиною. Оберіть інше або увійдіть з його паролем.
service-already-claimed = Це ім’я закріплене й більше не змінюється.
service-not-claimed = Ви ще не закріпили своє ім’я.
service-bad-password = У паролі від { $least } до { $most } знаків.
service-wrong-name-or-password = Ім’я та пароль не пасують одне до одного.
service-wrong-name-or-code = Ім’я та код відновлення не пасують одне до одного.
service-too-many-tries = Забагато спроб. Зачекайте { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[other] секунд
} і спробуйте знову.
service-no-such-person = Такої людини тут немає.
service-not-your-name = Це не ваше ім’я. Для певності введіть його так, як воно показане.
service-too-many-tokens = Токенів у вас уже { $most }. Відкличте один, щоб створити новий.
service-no-such-token = У вас немає такого токена.
service-session-over = Цей сеанс закінчився. Увійдіть знову, якщо вам тут іще раді.

# розмови
service-bad-chat = У повідомленні від 1 до { $most } знаків.
service-not-at-this-table = Розмовляють у партії лише ті, хто за столом.
service-not-oneself = Це ви самі.
service-no-such-message = Такого повідомлення немає.
service-no-such-report = Такої скарги немає.

# сповіщення та сторінки
service-bad-page = У списку немає такого місця. Візьміть те, яке дала попередня сторінка.
service-bad-address = Оповіщення йдуть лише на адреси https, які можна знайти і які відкриті всім.
service-no-push = У цьому домі немає push-сповіщень. Їх може налаштувати господар.
service-bad-contact = { $contact } не годиться як контакт для push-сповіщень. Вкажіть той, що починається з mailto: або https:.
service-no-push-library = Для push-сповіщень не встановлено бібліотеку: pip install "regnum[push]".
service-bad-push-keys = Це не ключі підписки на push-сповіщення.
service-too-many-alerts = Способів оповіщення у вас уже { $most }. Приберіть один, щоб додати інший.
service-no-such-alert = Такого способу оповіщення у вас немає.
service-alert-failed = Пробне оповіщення не дійшло. Перевірте адресу.
service-no-such-feed = Такої стрічки немає, або її адреса змінилася.
alert-feed = Regnum: ваші ходи
alert-turn = { $game }: ваш хід

## Гра

service-match-closed = Господар цього дому закрив цю партію.
service-not-over = Це доступно лише після кінця партії.
service-no-such-seat = У цій партії немає такого місця.
service-clock-without-time = Годиннику потрібно хоча б кілька секунд для початку.
service-too-many-matches = У вас уже триває партій: { $most }. Завершіть одну або скасуйте.
service-too-many-bot-matches = Партій, де грають самі боти, у вас уже { $most }. Дочекайтеся кінця однієї з них або сядьте за стіл самі.
service-bad-id = Номер повідомлення — від 1 до { $most } друкованих знаків.
service-id-used = Під цим номером уже було сказано інше. Дайте кожному повідомленню свій номер.
service-nothing-asked = Зараз про це ніхто не просить. Прохання могли відкликати, або гра пішла далі.
service-no-hint-now = Підказка буває, коли ваш хід.
service-bot-failed = Бот нічого не придумав. Подробиці — в журналі.
service-bot-plays-on = На вашому місці далі грає бот. Спершу поверніть місце собі.
service-rated-claimed-names = Рейтингові партії — для закріплених імен. Спершу закріпіть своє паролем.
service-rated-no-bots = У рейтинговій партії боти не грають: ні від початку, ні за того, хто пішов чи не встиг.
service-rated-one-seat = У рейтинговій партії в кожного одне місце.
service-rated-not-alone = Для рейтингової партії потрібні хоча б двоє.
service-rated-shipped-cards = У рейтинговій партії грають картами з коробки, їхні значення змінювати не можна.
service-rated-rematch-alone = Один із гравців цієї партії видалив свій обліковий запис. У рейтинговій партії бот не може зайняти його місце, тому реваншу не буде.
service-rated-no-hints = У рейтинговій партії підказок немає.

# сторінка
service-no-pages = Вебстіл тут не зібрано. Зберіть його командою «make web» або встановіть пакунок, у якому він є.
service-no-such-page = За цією адресою нічого немає.
