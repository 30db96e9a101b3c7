# What the terminal says.

# regnum bench
bench-title = Случайная игра, { $rounds ->
        [one] медиана за { $rounds } круг, ниже наименьшее и наибольшее
        [few] медиана за { $rounds } круга, ниже наименьшее и наибольшее
       *[other] медиана за { $rounds } кругов, ниже наименьшее и наибольшее
    }
bench-system = система
bench-decisions = решений/с
bench-games = партий/с
bench-length = решений за партию
bench-clone = копия, мкс
bench-redeal = пересдача, мкс
bench-chart-title = Решений в секунду
bench-ratios-title = Отношения, по парам в каждом круге
bench-ratio-of = { $subject } к { $against }
bench-figure-decisions-per-second = решений/с
bench-figure-games-per-second = партий/с
bench-figure-clone = время копии
bench-figure-redeal = время пересдачи
bench-own-subject = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }, { $build ->
        [compiled] скомпилировано
       *[interpreted] без компиляции
    }
bench-peer-subject = { $maker } { $game }
bench-not-installed = Не установлены и потому не измерены: { $peers }. Установить: pip install 'regnum[bench]'
bench-failed = не удалось: { $why }
bench-plain-install = Здесь установлен обычный Python-код: измеряются только игры без компиляции. В пакете, собранном там, где есть компилятор C, есть оба варианта.
bench-progress = круг { $round } из { $rounds }: { $subject }
bench-bars-title = Планки: King's Bounty на 4 места, скомпилировано
bench-bar-decisions = решений/с: не меньше { $limit } от hearts из OpenSpiel
bench-bar-games = партий/с: не меньше { $limit } от hearts из OpenSpiel
bench-bar-compiled = решений/с: не меньше { $limit } от той же игры без компиляции
bench-bar-clone = время копии: не больше { $limit } от hearts из OpenSpiel
bench-met = взята
bench-missed = не взята
bench-not-measured = не измерена
bench-gate-held = Порог пройден: в лучшем круге скорость после компиляции — { $best } от скорости без неё; нужно { $least }.
bench-gate-missed = Порог не пройден: в лучшем круге скорость после компиляции — { $best } от скорости без неё; нужно { $least }.
bench-gate-not-measured = Порог не пройден: King's Bounty на 4 места не измерена в обоих вариантах, с компиляцией и без.
bench-nothing-to-measure = Ни в одной из этих игр нет столько мест: измерять нечего.
bench-written = Цифры записаны в { $file }.
bench-cannot-write = Не удалось записать { $file }: { $why }
bench-help-games = Какую игру измерить; можно указать несколько раз. Если не названа ни одна, то все.
bench-help-seats = На сколько мест измерять; можно указать несколько раз. Без указания — среднее для каждой игры.
bench-help-rounds = Сколько раз всё измерить.
bench-help-seconds = Сколько процессорного времени длится случайная игра в одном измерении.
bench-help-own = Только наши игры, без других систем.
bench-help-json = Записать цифры в этот файл.
bench-help-bars = Завершиться с ошибкой, если взяты не все планки.
bench-help-gate = Завершиться с ошибкой, если в лучшем круге скомпилированная King's Bounty не быстрее во столько раз.
bench-help-lang = en, ru или uk; без указания — язык системы.
