# What the terminal says.

# regnum bench
bench-title = Random play, { $rounds ->
        [one] one round
       *[other] median of { $rounds } rounds, least–most below
    }
bench-system = system
bench-decisions = decisions/s
bench-games = games/s
bench-length = decisions a game
bench-clone = clone, µs
bench-redeal = redeal, µs
bench-chart-title = Decisions a second
bench-ratios-title = Ratios, paired round by round
bench-ratio-of = { $subject } over { $against }
bench-figure-decisions-per-second = decisions/s
bench-figure-games-per-second = games/s
bench-figure-clone = time of a clone
bench-figure-redeal = time of a redeal
bench-own-subject = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $build ->
        [compiled] compiled
       *[interpreted] interpreted
    }
bench-peer-subject = { $maker } { $game }
bench-not-installed = Not installed, so not measured: { $peers }. To have them: pip install 'regnum[bench]'
bench-failed = failed: { $why }
bench-plain-install = This install is plain Python: only the interpreted games are measured. A wheel built where there is a C compiler has both.
bench-progress = round { $round } of { $rounds }: { $subject }
bench-bars-title = Bars, King's Bounty with 4 seats, compiled
bench-bar-decisions = decisions/s, at least { $limit } of OpenSpiel's hearts
bench-bar-games = games/s, at least { $limit } of OpenSpiel's hearts
bench-bar-compiled = decisions/s, at least { $limit } of its own interpreted speed
bench-bar-clone = time of a clone, at most { $limit } of OpenSpiel's hearts
bench-met = met
bench-missed = missed
bench-not-measured = not measured
bench-gate-held = Gate held: compiled is { $best } of interpreted in its best round; { $least } is asked for.
bench-gate-missed = Gate missed: compiled is { $best } of interpreted in its best round; { $least } is asked for.
bench-gate-not-measured = Gate missed: King's Bounty with 4 seats was not measured both compiled and interpreted.
bench-nothing-to-measure = None of these games has that many seats: nothing to measure.
bench-written = The figures are in { $file }.
bench-cannot-write = Cannot write { $file }: { $why }
bench-help-games = A game to measure; give it again for more. All of them if none is named.
bench-help-seats = A number of seats to measure with; give it again for more. By default the middle one of each game.
bench-help-rounds = How often everything is measured.
bench-help-seconds = Processor time of random play in one measurement.
bench-help-own = Only our own games, without other systems.
bench-help-json = Write the figures to this file.
bench-help-bars = Fail unless every bar is met.
bench-help-gate = Fail unless King's Bounty, compiled, is this many times as fast as interpreted in the best round.
bench-help-lang = en, ru or uk; by default the language of the locale.
