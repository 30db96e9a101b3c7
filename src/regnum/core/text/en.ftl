# What the kernel says, whatever the game.

thing = { NAME($thing) }
together = { SAY($parts) }
face-down = face down
counters = Counters
player = Player { $number }

# What the bots are called
random = Rover
greedy = Miser

# Refusals
refusal-not-an-option = That is not among the things you can do now. Choose one of the options shown.
refusal-game-over = The game is over: nothing more can be done at this table.
refusal-no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
refusal-not-your-turn = It is not your turn: the game waits for { SEAT($seats) }.
refusal-past-choice = That answers choice { $given }, but the choice before you now is { $now }.
refusal-nothing-to-undo = You have done nothing yet that could be undone.
refusal-undo-others-acted = Another player has acted since. Taking it back needs the consent of the others.
refusal-undo-turn-passed = The turn has passed on. Taking it back needs the consent of the others.
refusal-undo-dice-used = Chance has spoken since. Taking it back needs the consent of the others.
refusal-undo-something-seen = You have seen something new since. Taking it back needs the consent of the others.
refusal-needs-consent = Taking this back needs the consent of { SEAT($seats) }.
refusal-resigned-already = You have already resigned.
refusal-rated-goes-on = A rated match cannot be ended by agreement. Play on, or resign.
refusal-rated-no-take-back = This can no longer be undone freely, and a rated match has no take-backs. Play on.
refusal-no-seconds = A clock shows whole seconds; “{ $left }” is no whole number.
refusal-no-bot-name = Whoever stands in is named by the id of a bot, or by an empty text for a person; “{ $bot }” is neither.
refusal-where = { $page ->
        [0] See “{ $rule }” in the rules.
       *[other] See “{ $rule }” in the rules (rulebook, p. { $page }).
    }

# Bad input
malformed-json = This is no action of this game: { SAY($why) }.
misfit-json = it is no valid JSON
misfit-object = an action is a JSON object whose field “do” says what is done
misfit-action = there is no action “{ $do }”, only { $actions }
misfit-unknown = there is no field “{ $field }”, only { $fields }
misfit-twice = one of its fields stands there twice
misfit-missing = the field “{ $field }” is missing
misfit-value = “{ $field }” cannot be “{ $value }”; right would be { SAY($allowed) }
allowed-flag = true or false
allowed-number = a whole number
allowed-range = a whole number from { $least } to { $most }
allowed-words = one of { $words }
allowed-only = only { $value }
allowed-list = { $most ->
        [0] a list of any of { $words }
       *[other] a list of at most { $most } of { $words }
    }
allowed-items = { $count ->
        [any] a list
       *[other] a list of { $count }
    }, each: { SAY($item) }
allowed-object = an object with named fields
allowed-text = a text
allowed-length = a text of at most { $most } characters
allowed-pattern = a text that matches { $pattern }
allowed-seats = a whole number out of { $numbers }, or a list of chairs
allowed-bytes = bytes
allowed-tables = tables in which everything has a name, as in a card file
allowed-other = a value of another kind
malformed-action = { $what } is no action of this game. Give one of table.options(seat), or its notation as text.
malformed-notation = “{ $text }” is no action of this game. Write one of: { $forms }.
broken-game = The game “{ $game }” is installed but cannot be loaded: { $why }. Install it again, or tell its author.
broken-bot = The bot “{ $bot }” is installed but cannot be loaded: { $why }. Install it again, or tell its author.
no-such-game = There is no game called “{ $game }” here. Installed are: { $games }.
no-such-bot = There is no bot called “{ $bot }” here. Installed are: { $bots }.
bad-seats = This game is not for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }. It can be played with { $allowed }.
no-such-option = This game has no option “{ $option }”. Its options are: { $fields }.
bad-option = The option “{ $option }” cannot be “{ $value }”. Right would be { SAY($allowed) }.
bad-options = The options do not fit this game: { $why }.
bad-key = A key has from 1 to { $most } bytes; this one has { $bytes }.

# Records
record-broken = This file is no complete record: it is no valid JSON. Use the file as it was saved.
record-foreign = This file is JSON, but no record of a Regnum match.
record-format = This record has format { $found }; this program reads format { $right }.
record-field = This record has a part that does not fit: { SAY($why) }.
record-changed = This record was changed after it was saved: its check does not match. Use the file as it was saved.
record-no-game = This is a record of “{ $game }”, which is not installed. Installed are: { $games }.
record-rules = This record was played by version { $found } of the rules; this program plays version { $right } and cannot replay it exactly. Use the program it was saved with.
record-set-up = The table of this record cannot be laid: { SAY($why) }
record-key = The key of this record is damaged: it must be written in hexadecimal digits.
record-cards = This record was played with another set of cards, so it cannot be replayed exactly.
record-entry = Entry { $number } of this record cannot be replayed: { SAY($why) }
record-inexact = Entry { $number } of this record is not what the table would have written. Use the file as it was saved.
record-result = This record says that the game came out otherwise than it does.

# Card files
cards-not-toml = The card file is no valid TOML: { $why }.
cards-no-kind = The card file has no entries for “{ $kind }”.
cards-bad-entry = The card file has a mistake in [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    }: { SAY($why) }.
cards-wrong-count = [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    } makes { $found } in all; the box holds { $right }.
cards-unknown = [{ $entry }]{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    } is not in the box. There are: { $known }.

# Events of the table
event-undone = { SEAT($seat) } undoes the last action.
event-taken-back = { SEAT($seat) } takes the last action back, with the consent of the others.
event-resigned = { SEAT($seat) } resigns.
event-stood-in = The bot “{ NAME($bot) }” plays on for { SEAT($seat) }.
event-bot-failed = { SEAT($seat) }: the bot “{ NAME($failed) }” could not answer three times in a row. From now on “{ NAME($bot) }” plays in this seat.
event-came-back = { SEAT($seat) } is back and plays on.
event-clock-shown = { $left ->
        [0] { SEAT($seat) } is out of time.
        [one] { SEAT($seat) } has { $left } second left.
       *[other] { SEAT($seat) } has { $left } seconds left.
    }
event-timed-out = { SEAT($seat) } is out of time: the bot “{ NAME($bot) }” makes this move.
event-agreed-end = The match ends by agreement, without a result.
event-unforeseen = What happens here you cannot know yet.
