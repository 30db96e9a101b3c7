# What the terminal says.

# regnum bench
bench-title = Випадкова гра, { $rounds ->
        [one] медіана за { $rounds } коло, нижче найменше й найбільше
        [few] медіана за { $rounds } кола, нижче найменше й найбільше
       *[other] медіана за { $rounds } кіл, нижче найменше й найбільше
    }
bench-system = система
bench-decisions = рішень/с
bench-games = партій/с
bench-length = рішень за партію
bench-clone = копія, мкс
bench-redeal = перездача, мкс
bench-chart-title = Рішень за секунду
bench-ratios-title = Відношення, парами в кожному колі
bench-ratio-of = { $subject } до { $against }
bench-figure-decisions-per-second = рішень/с
bench-figure-games-per-second = партій/с
bench-figure-clone = час копії
bench-figure-redeal = час перездачі
bench-own-subject = { $game }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[other] { $seats } місць
    }, { $build ->
        [compiled] скомпільовано
       *[interpreted] без компіляції
    }
bench-peer-subject = { $maker } { $game }
bench-not-installed = Не встановлено й тому не виміряно: { $peers }. Встановити: pip install 'regnum[bench]'
bench-failed = не вдалося: { $why }
bench-plain-install = Тут установлено звичайний Python-код: вимірюються лише ігри без компіляції. У пакунку, зібраному там, де є компілятор C, є обидва варіанти.
bench-progress = коло { $round } з { $rounds }: { $subject }
bench-bars-title = Планки: King's Bounty на 4 місця, скомпільовано
bench-bar-decisions = рішень/с: щонайменше { $limit } від hearts з OpenSpiel
bench-bar-games = партій/с: щонайменше { $limit } від hearts з OpenSpiel
bench-bar-compiled = рішень/с: щонайменше { $limit } від тієї самої гри без компіляції
bench-bar-clone = час копії: щонайбільше { $limit } від hearts з OpenSpiel
bench-met = узято
bench-missed = не взято
bench-not-measured = не виміряно
bench-gate-held = Поріг пройдено: у найкращому колі швидкість після компіляції — { $best } від швидкості без неї; потрібно { $least }.
bench-gate-missed = Поріг не пройдено: у найкращому колі швидкість після компіляції — { $best } від швидкості без неї; потрібно { $least }.
bench-gate-not-measured = Поріг не пройдено: King's Bounty на 4 місця не виміряно в обох варіантах, з компіляцією і без.
bench-nothing-to-measure = У жодній із цих ігор немає стільки місць: вимірювати нічого.
bench-written = Цифри записано в { $file }.
bench-cannot-write = Не вдалося записати { $file }: { $why }
bench-help-games = Яку гру виміряти; можна вказати кілька разів. Якщо не названо жодної, то всі.
bench-help-seats = На скільки місць вимірювати; можна вказати кілька разів. Без вказівки — середнє для кожної гри.
bench-help-rounds = Скільки разів усе виміряти.
bench-help-seconds = Скільки процесорного часу триває випадкова гра в одному вимірюванні.
bench-help-own = Лише наші ігри, без інших систем.
bench-help-json = Записати цифри в цей файл.
bench-help-bars = Завершитися з помилкою, якщо взято не всі планки.
bench-help-gate = Завершитися з помилкою, якщо в найкращому колі скомпільована King's Bounty не швидша в стільки разів.
bench-help-lang = en, ru або uk; без вказівки — мова системи.
