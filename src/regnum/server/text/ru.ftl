# Что говорит служба.

service-bad-name = Имя — от 1 до { $most } печатных знаков.
service-come-in-first = Служба вас ещё не знает. Сначала войдите под каким-нибудь именем.
service-banned = Вход в этот дом для вас закрыт. Обратитесь к хозяину.
service-not-gathering = Эта партия больше не набирает игроков.
service-no-free-seat = Это место занято. Выберите другое, если оно есть.
service-only-the-host = Это может сделать только хозяин партии.
service-seats-are-free = Заняты ещё не все места. Подождите или посадите ботов.
service-no-such-match = Такой партии нет.
service-not-begun = Эта партия ещё не началась.
service-not-your-seat = Это не ваше место. Ходить можно только за себя.
service-frame-too-long = Сообщение слишком длинное: читается не больше { $most } байт.
service-bad-frame = Сообщение не удалось прочитать: { $why }.
service-unexpected = Что-то пошло не так; запись об этом есть в журнале. Ничего не изменилось.

# дом
service-secret-is-open = Секрет в { $file } могут прочесть другие. Закройте его (chmod 600) или удалите: тогда будет создан новый, и всем придётся войти заново.
service-bad-secret = В { $file } нет секрета. Восстановите файл или удалите: тогда будет создан новый, и всем придётся войти заново.
service-cannot-listen = Не удаётся слушать { $host }, порт { $port }: { $why }
service-no-database = Базой данных нельзя воспользоваться: { $why }
service-schema-too-new = База создана более новой версией Regnum (её схема — { $found }). Обновите эту или восстановите резервную копию.

# имена
service-name-claimed = Это имя закреплено за другим. Выберите другое или войдите с его паролем.
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
service-no-such-person = Здесь такого нет.
service-not-your-name = Это не ваше имя. Для верности введите его так, как оно показано.
service-too-many-tokens = Токенов у вас уже { $most }. Отзовите один, чтобы создать новый.
service-no-such-token = У вас нет такого токена.
