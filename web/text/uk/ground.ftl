# Рамка навколо кожної сторінки і те, що може статися дорогою до служби.

regnum = Regnum
shell-skip = До змісту
shell-nav = Головне
shell-home = Ігри
shell-lobby = Столи
shell-profile = Профіль
shell-settings = Налаштування
shell-credits = Автори
shell-loading = Хвилинку…
shell-missing = Такої сторінки немає
shell-missing-more = Ця адреса нікуди не веде. Ігри чекають на першій сторінці.
shell-close = Закрити
shell-broken = Цю сторінку не вдалося показати
shell-broken-more = Вона прийшла від служби не цілою. Перевірте з’єднання і спробуйте ще раз.
shell-again = Ще раз

error-offline = Служба не відповідає. Перевірте з’єднання і спробуйте ще раз.
error-strange = Служба відповіла щось несподіване ({ $status }).
