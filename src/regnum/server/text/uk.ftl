# Що каже служба.

service-bad-name = Ім’я — від 1 до { $most } друкованих знаків.
service-come-in-first = Служба вас ще не знає. Спершу увійдіть під якимось ім’ям.
service-banned = Вхід до цього дому для вас закрито. Зверніться до господаря.
service-not-gathering = Ця партія більше не набирає гравців.
service-no-free-seat = Це місце зайняте. Оберіть інше, якщо воно є.
service-only-the-host = Це може зробити лише господар партії.
service-seats-are-free = Ще не всі місця зайняті. Зачекайте або посадіть ботів.
service-no-such-match = Такої партії немає.
service-not-begun = Ця партія ще не почалася.
service-not-your-seat = Це не ваше місце. Ходити можна лише за себе.
service-frame-too-long = Повідомлення задовге: читається не більше { $most } байтів.
service-bad-frame = Повідомлення не вдалося прочитати: { $why }.
service-unexpected = Щось пішло не так; запис про це є в журналі. Нічого не змінилося.

# дім
service-secret-is-open = Секрет у { $file } можуть прочитати інші. Закрийте його (chmod 600) або видаліть: тоді буде створено новий, і всім доведеться увійти знову.
service-bad-secret = У { $file } немає секрету. Відновіть файл або видаліть: тоді буде створено новий, і всім доведеться увійти знову.
service-cannot-listen = Не вдається слухати { $host }, порт { $port }: { $why }
service-no-database = Базою даних не можна скористатися: { $why }
service-schema-too-new = Базу створено новішою версією Regnum (її схема — { $found }). Оновіть цю або відновіть резервну копію.
service-nothing-to-back-up = Копіювати нічого: база порожня.
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
service-other-origin = Запит надійшов зі сторінки іншого сайту, тому нічого не зроблено.

# імена
service-name-claimed = Це ім’я закріплене за іншим. Оберіть інше або увійдіть з його паролем.
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
service-no-such-person = Тут такого немає.
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
service-bad-address = Сповіщення йдуть лише на адреси https, які можна знайти і які відкриті всім.
service-no-push = У цьому домі немає push-сповіщень. Їх може налаштувати господар.
service-bad-contact = { $contact } не годиться як контакт для push-сповіщень. Вкажіть той, що починається з mailto: або https:.
service-no-push-library = Для push-сповіщень не встановлено бібліотеку: pip install "regnum[push]".
service-bad-push-keys = Це не ключі підписки на push-сповіщення.
service-too-many-alerts = Способів сповіщення у вас уже { $most }. Приберіть один, щоб додати інший.
service-no-such-alert = Такого способу сповіщення у вас немає.
service-alert-failed = Пробне сповіщення не дійшло. Перевірте адресу.
service-no-such-feed = Такої стрічки немає, або її адреса змінилася.
alert-feed = Regnum: ваші ходи
alert-turn = { $game }: ваш хід

## Гра

service-match-closed = Господар цього дому закрив цю партію.
service-not-over = Це доступно лише після кінця партії.
service-clock-without-time = Годиннику потрібно хоча б кілька секунд для початку.
service-too-many-matches = У вас уже триває партій: { $most }. Завершіть одну або скасуйте.
service-bad-id = Номер повідомлення — не більше { $most } друкованих знаків.
service-nothing-asked = Зараз про це ніхто не просить. Прохання могли відкликати, або гра пішла далі.
service-no-hint-now = Підказка буває, коли ваш хід.
service-bot-failed = Бот нічого не придумав. Подробиці — в журналі.
service-bot-plays-on = На вашому місці далі грає бот. Спершу поверніть місце собі.
service-rated-claimed-names = Рейтингові партії — для закріплених імен. Спершу закріпіть своє паролем.
service-rated-no-bots = У рейтинговій партії боти не грають: ні від початку, ні за того, хто пішов чи не встиг.
service-rated-one-seat = У рейтинговій партії в кожного одне місце.
service-rated-not-alone = Для рейтингової партії потрібні хоча б двоє.
service-rated-no-hints = У рейтинговій партії підказок немає.
