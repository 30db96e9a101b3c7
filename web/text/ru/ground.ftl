# Рамка вокруг каждой страницы и то, что может случиться по дороге к службе.

regnum = Regnum
shell-skip = К содержанию
shell-nav = Главное
shell-home = Игры
shell-lobby = Столы
shell-profile = Профиль
shell-settings = Настройки
shell-credits = Авторы
shell-loading = Минутку…
shell-missing = Такой страницы нет
shell-missing-more = Адрес никуда не ведёт. Игры ждут на первой странице.
shell-close = Закрыть
shell-broken = Эту страницу не удалось показать
shell-broken-more = Она пришла от службы не целиком. Проверьте соединение и попробуйте ещё раз.
shell-again = Ещё раз

error-offline = Служба не отвечает. Проверьте соединение и попробуйте ещё раз.
error-strange = Служба ответила что-то неожиданное ({ $status }).
