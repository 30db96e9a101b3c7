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
