# What the terminal says, whatever the game.

version = regnum { $version } ({ $core ->
        [compiled] compiled core
       *[interpreted] interpreted core
    }, Python { $python })

# Help of the commands
tip-regnum = Five kingdom games at one table.
tip-version = Say which version this is, and whether its core is compiled.
tip-lang = The language; without it that of the system.
tip-cards-file = A TOML file with the values printed in your own box: only those that differ.
tip-game = The game's id, as “regnum games” lists it.
tip-play = Play in the terminal, against bots or with friends at one screen.
tip-play-game = The game's id; without it you choose from a list.
tip-seats = How many seats the table has.
tip-bots = Who takes the other seats: greedy, random, or none for friends at one screen.
tip-human = A seat with a person in it, numbered from 1; can be given several times. Without it: 1.
tip-seed = Any text: the same text deals the same cards.
tip-set = An option of the game; several values with commas between them. Can be given several times.
tip-save = Where the match is saved when you leave.
tip-resume = Go on with a saved match.
tip-replay = Step through a saved match.
tip-record = A saved match.
tip-seat = Look from this seat, numbered from 1.
tip-spectator = Look as a spectator, who sees no hand. This is the default.
tip-step = Step by step, even if this is no terminal.
tip-all = Print everything at once.
tip-cards = List the components of a game, with their values and where those come from.
tip-schema = Print the JSON Schema of a game.
tip-schema-all = All games, each in a namespace of its own, and the frames of the WebSocket.
tip-rules = Print the rules of a game.
tip-games = List the games that are installed.

# Bad input
no-such-language = There is no language “{ $language }” here. Choose one of: { $languages }.
cannot-read = “{ $file }” cannot be read: { $why }. Name a file that exists and that you may read.
cannot-write = “{ $file }” cannot be written: { $why }. Name another file.
cannot-save-there = The match cannot be saved as “{ $file }”. Name a file in a folder that exists.
bad-setting = “{ $setting }” is no option with a value. Write it like this: option=value.
no-such-human = There is no seat { $seat } at this table. Seats are numbered from 1 to { $last }.
resume-alone = A saved match has its game, seats, bots, options and cards already. Give --resume without those.
replay-either-or = Choose one of --seat and --spectator, and one of --step and --all.
schema-of-what = Name one game, or give --all. Installed are: { $games }.
no-rules = { $game } has brought no rules in this language.
cards-unknown-kind = The card file speaks of “{ $kind }”, which this game does not have. It has: { $kinds }.
interrupted = Interrupted.

# Before the match
games-installed = Which game shall it be?
game-line = { $name } ({ $id }; players: { $seats }).
ask-game = Number of the game:
ask-seats = How many players ({ $allowed })?
ask-mode = Which way to play?
to-agree = What else can be agreed (shown as usual):
ask-option = option=value, or Enter to begin:
number-out-of = “{ $text }” is not among the answers. Type one of: { $allowed }.

# The table
nothing-here = nothing
note-you = you
note-bot = bot: { $bot }
nothing-seen = (nothing to be seen)
news = What happened:
other-choices = Other
others = The others
times = { $line } ({ $times } times)
below = { $count } below
hidden = { $count } × { $back }
more-than-listed = More is possible than is listed: use the short notation.
keys = number or move · ? help · ? move: why not · ! move: look · h hint · q quit
prompt = >
prompt-speaker = Say something, or Enter to stay silent >
curtain = Hand the screen over to { SEAT($seat) }. The others look away.
prompt-curtain = { SEAT($seat) }, press Enter to see your hand.
prompt-curtain-undo = { SEAT($seat) }, press Enter to see your hand (u: { SEAT($previous) } takes back).

# Answers
no-such-number = There is no choice { $number }. { $last ->
        [1] There is only one: type 1.
       *[other] Type a number from 1 to { $last }.
    }
nothing-listed = No choices are listed now. Type a move in the short notation (? shows how), or just press Enter.
not-understood = “{ $text }” is not understood. Type the number of a choice, a move such as { $forms }, or ? for help.
nothing-with-piece = With { $piece } nothing can be done now. Type ? { $text } to read more about it.
nothing-about-piece = Nothing can be done with { $piece } now.
several-with-piece = Several things can be done with { $piece }: choose one of the numbers { $numbers }.
name-of-several = Several are called “{ $name }”: { $ids }. Type which one you mean.
possible = That is possible: type { $number }.
possible-words = Possible: { $words } (type { $number }).
possible-unlisted = That is possible: type { $text }.
preview = If you do that:
preview-nothing = If you do that, nothing happens yet that could be seen.
preview-what = Write the move after the sign: ! 2 or ! MOVE.
hint = The greedy bot would choose { $number }: { $words }.
hint-silent = A greedy bot would say nothing now.

# Help at the table
help-answer = { $count ->
        [0] No choices are listed now.
        [one] There is one choice: type 1.
       *[other] Type the number of your choice, from 1 to { $count }.
    } { $count ->
        [0] Type a move in the short notation.
       *[other] Or type a move in the short notation, which stands beside each choice below.
    }
help-notation = Moves of this game: { $forms }
key-help = this help
key-why = why a move is not possible, or what a card is: write the move or the card after it
key-preview = what a move would bring, as far as you can know: write the move after it
key-u = undo your last action; if something new was seen since, the others are asked
key-l = the log: everything that happened
key-h = a hint: what a simple bot would do
key-s = save; “s FILE” saves to a file
key-t = show the table again
key-r = the rules
key-c = the cards of this game, with their values
key-resign = give up; a bot plays on for you
key-q = quit; you can save first

# Undo, resigning, leaving
ask-consent = { SEAT($other) }, may { SEAT($seat) } take the last action back? (y/n)
no-consent = { SEAT($other) } does not agree. Nothing changes.
ask-resign = Do you really want to resign? (y/n)
words-for-yes = y yes
words-for-no = n no
yes-or-no = Type { $yes } for yes or { $no } for no.
save-where = Say where to save: s FILE.
saved = The match is saved in { $file }.
prompt-save = To save the match, type the name of a file. Enter or n: leave without saving >
prompt-save-name = The name of the file. Enter or n: leave without saving >
left = You leave the table. See you again!

# Log and result
undone-line = (undone) { $line }
over = The game is over
no-result = The match ended without a result.
winners = { $count ->
        [one] { SEAT($seats) } wins!
       *[other] { SEAT($seats) } win!
    }
came-through = { SEAT($seats) } has come through with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nobody-won = Nobody has won.
opponent-won = The opponent wins.
column-rank = Rank
column-player = Player
column-points = Points
column-how = How they came about
no-points = nothing
has-resigned = resigned
opponent-score = The opponent's score: { $points }.

# Replay
prompt-replay = Enter: next · b: back · number: go there · q: quit >
replay-keys = Type nothing for the next entry, b for the one before, a number from 0 to { $last }, or q to quit.
replay-start = The beginning ({ $last ->
        [one] { $last } entry follows
       *[other] { $last } entries follow
    })
replay-entry = Entry { $number } of { $last }: { SEAT($seat) }
replay-end = Entry { $number } of { $last }

# Cards
column-name = Name
column-entry = Entry
column-source = Source
source-rulebook = rulebook
source-published = published
source-inferred = inferred
source-stand-in = stand-in
source-mine = yours
cards-in-all = { $entries ->
        [one] { $entries } entry.
       *[other] { $entries } entries in all.
    }
cards-stand-ins = { $count ->
        [one] { $count } entry has a stand-in value (marked *): the printed one is not public.
       *[other] { $count } entries have stand-in values (marked *): the printed ones are not public.
    } If you own the box, put the printed values into a file and give it with --cards.
cards-no-stand-ins = No value is a stand-in.
cards-changed = { $count ->
        [0] Your file changes no value.
        [one] Your file changes { $count } value (old → new).
       *[other] Your file changes { $count } values (old → new).
    }

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
bench-mode-of-game = { $game } ({ $mode })
bench-peer-subject = { $maker } { $game }
bench-not-installed = Not installed, so not measured: { $peers }. To have them: pip install 'regnum[bench]'
bench-failed = failed: { $why }
bench-plain-install = This install is plain Python: only the interpreted games are measured. A wheel built where there is a C compiler has both.
bench-progress = round { $round } of { $rounds }: { $subject }
bench-bars-title = Bars, by the median
bench-bar = { $subject }: { $figure }, { $bound ->
        [most] at most
       *[least] at least
    } { $limit } of { $against }
bench-met = met
bench-missed = missed
bench-not-measured = not measured
bench-gate-held = Gate held: compiled is { $best } of interpreted in its best round; { $least } is asked for.
bench-gate-missed = Gate missed: compiled is { $best } of interpreted in its best round; { $least } is asked for.
bench-gate-not-measured = Gate missed: King's Bounty with 4 seats was not measured both compiled and interpreted.
bench-nothing-to-measure = None of these games has that many seats: nothing to measure.
bench-written = The figures are in { $file }.
bench-cannot-write = Cannot write { $file }: { $why }
bench-help = Measure how fast the games run, compiled and interpreted, beside other systems.
bench-help-games = A game to measure; give it again for more. All of them if none is named.
bench-help-seats = A number of seats to measure with; give it again for more. By default the middle one of each game.
bench-help-rounds = How often everything is measured.
bench-help-seconds = Processor time of random play in one measurement.
bench-help-own = Only our own games, without other systems.
bench-help-json = Write the figures to this file.
bench-help-bars = Fail unless every bar is met.
bench-help-gate = Fail unless King's Bounty, compiled, is this many times as fast as interpreted in the best round.
bench-help-lang = en, ru or uk; by default the language of the locale.

# regnum serve
serve-help = Host the games: a web service that others play on.
serve-help-host = The address to listen on. 0.0.0.0 lets other machines in.
serve-help-port = The port to listen on; 0 takes a free one.
serve-help-database = Where matches are kept: sqlite:///FILE or postgresql://… By default regnum.db in the data folder.
serve-help-data = The folder for the database and the secret; by default the current one.
serve-help-base-path = What comes before every path, if a proxy keeps other things beside the games.
serve-help-trusted-proxy = A proxy whose word on the guests' addresses is taken; give it again for more.
serve-help-secure-cookie = Send the cookie over HTTPS only.
serve-help-bot-workers = How many processes the bots think in.
serve-help-close-outdated = Close running matches whose rules are not played any more, without asking.
serve-outdated = { $count ->
        [one] One match is under play by rules that this release does not play any more:
       *[other] { $count } matches are under play by rules that this release does not play any more:
    }
serve-ask-close-outdated = Close them and start? Otherwise nothing is changed, and the release they began with can finish them.
serve-outdated-stay = Not started. Finish these matches with the release they began with, or start with --close-outdated.
serve-help-public-address = The address that people reach this house by, for links in alerts.
serve-help-alert-after = How long a turn waits before those who are away are told of it.
serve-help-alerts-inside = Let alerts go to plain http and to addresses in your own network.
serve-help-push-contact = Turn web push on; whom push services may write to, as mailto: or https:.
serve-help-log = Write the log to this file; by default it goes to the standard error.
serve-help-open = Open the page in the browser of this machine.
serve-help-lang = en, ru or uk; by default the language of the locale.
serve-help-limit = Change a limit of the service, such as actions_per_second=5; give it again for more.
serve-help-metrics = Let Prometheus read at /metrics what the node counts.
serve-bad-proxy = “{ $address }” is no address of a proxy. Give one such as 127.0.0.1, or a network such as 10.0.0.0/8.
serve-no-such-limit = There is no limit like “{ $limit }”. There are: { $limits }.
serve-bad-limit = “{ $limit }” sets no limit. Give a number above 0; it is { $usual } otherwise.
serve-no-folder = Cannot make the folder { $folder }: { $why }
serve-address = Regnum is at { $address }
serve-stopped = Stopped. Everything that was acknowledged is kept.

# regnum admin
admin-help-admin = Look after a house that others play in, while it is open or closed.
admin-help-list = List the matches, newest first.
admin-help-people = List the people, newest first.
admin-help-reports = List what people have reported in chat, oldest first.
admin-help-settle = Take a report off the list; can be given again for more.
admin-help-close = Close matches that have not ended.
admin-help-close-match = The id of a match; more than one can be given.
admin-help-ban = Keep somebody out. Whoever is at a table is shown out within seconds.
admin-help-ban-person = The id of a person, or a claimed name.
admin-help-lift = Let them in again.
admin-help-backup = Write everything to one file, while the house is open.
admin-help-backup-file = The backup: a file that is read and written by its owner alone.
admin-help-restore = Fill an empty database from a backup, of either kind of database.
admin-help-prune = Delete old matches that have ended, and guests without a claimed name who sit nowhere.
admin-help-days = How many days old.
admin-help-yes = Do not ask.
admin-help-status = Only matches in this state.
admin-help-most = How many lines at most.
admin-help-json = Print JSON, for programs.
admin-help-database = Where matches are kept, as for regnum serve.
admin-help-data = The folder with the database; by default the current one.
admin-help-lang = en, ru or uk; by default the language of the locale.
admin-match = match
admin-game = game
admin-status = state
admin-entries = entries
admin-made = made
admin-players = players
admin-person = person
admin-name = name
admin-marks = marks
admin-report = report
admin-by = by
admin-about = about
admin-said = said
admin-why = why
admin-mark-claimed = claimed
admin-mark-banned = banned
admin-status-gathering = gathering
admin-status-playing = playing
admin-status-over = over
admin-status-closed = closed
admin-no-such-status = Matches are never “{ $status }”. Choose one of: { $states }.
admin-closed = { $count ->
        [one] { $count } match is closed.
       *[other] { $count } matches are closed.
    }
admin-banned = { $name } is banned.
admin-ban-lifted = { $name } may come in again.
admin-backed-up = { $count ->
        [one] { $count } row is in { $file }.
       *[other] { $count } rows are in { $file }.
    } The secret is not in it: keep a copy of regnum.secret too.
admin-restored = { $count ->
        [one] { $count } row is restored from { $file }.
       *[other] { $count } rows are restored from { $file }.
    }
admin-prunable = To delete: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } and { $people ->
        [one] { $people } guest.
       *[other] { $people } guests.
    }
admin-ask-prune = Delete them for good?
admin-pruned = Deleted: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } and { $people ->
        [one] { $people } guest.
       *[other] { $people } guests.
    }

## Verifying

verify-help = Check that a record is what it says: how its key was made, and that it plays again exactly.
tip-commitment = The commitment as you noted it before the match began.
verified-published = The commitment is the one that you noted.
verified-commitment = The house kept its promise: its bytes are those it was committed to before any player sent theirs.
verified-key = The key is what the bytes of the house and of those seats make that sent some. Nobody chose it, if only one of those seats was not the house's own.
verified-house-key = The key is what the house's bytes make. No seat has added any, so the house could have chosen it.
verified-own-commitment = The house's bytes are those of the commitment in this record. That they were fixed before any player sent theirs is proved only by a commitment that was noted before the match began: give it with --commitment.
verified-own-key = The key is what the bytes of the house and of those seats make that sent some.
verified-no-proof = This record has no proof of its key: it was not played online.
verified-replay = Played again entry by entry, all { $entries } of them, the match comes out exactly as recorded.
verify-no-proof = This record has no proof, so there is no commitment to compare.
verify-wrong-seats = The proof is for another number of seats than the match has.
verify-other-commitment = The commitment in the record is not the one that you noted.
verify-broken-promise = The house's bytes are not those it was committed to.
verify-other-key = The key is not what the bytes make: the cards may have been stacked.
