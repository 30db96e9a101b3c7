# What the kernel says, whatever the game.

thing = { NAME($thing) }
face-down = face down
counters = Counters
player = Player { $number }

# Refusals
refusal-not-an-option = That is not among the things you can do now. Choose one of the options shown.
refusal-game-over = The game is over: nothing more can be done at this table.
refusal-no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
refusal-not-your-turn = It is not your turn: the game waits for { SEAT($seats) }.
refusal-past-choice = That answers choice { $given }, which is past. The choice before you now is { $now }.
refusal-nothing-to-undo = You have done nothing yet that could be undone.
refusal-undo-others-acted = Another player has acted since. Taking it back needs the consent of the others.
refusal-undo-turn-passed = The turn has passed on. Taking it back needs the consent of the others.
refusal-undo-dice-used = Chance has spoken since. Taking it back needs the consent of the others.
refusal-undo-something-seen = You have seen something new since. Taking it back needs the consent of the others.
refusal-needs-consent = Taking this back needs the consent of { SEAT($seats) }.
refusal-resigned-already = You have already resigned.
refusal-rated-goes-on = A rated match cannot be ended by agreement. Play on, or resign.
refusal-rated-no-take-back = This can no longer be undone freely, and a rated match has no take-backs. Play on.
refusal-where = { $page ->
        [0] See “{ $rule }” in the rules.
       *[other] See “{ $rule }” in the rules (rulebook, p. { $page }).
    }

# Bad input
malformed-json = This is no action of this game: { $why }.
malformed-action = { $what } is no action. Give one of table.options(seat), or its notation as text.
malformed-notation = “{ $text }” is no action of this game. Write one of: { $forms }.
broken-game = The game “{ $game }” is installed but cannot be loaded: { $why }. Install it again, or tell its author.
no-such-game = There is no game called “{ $game }” here. Installed are: { $games }.
no-such-bot = There is no bot called “{ $bot }” here. Installed are: { $bots }.
bad-seats = This game is not for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }. It can be played with { $allowed }.
bad-option = The options do not fit this game: { $why }. Its options are: { $options }.
bad-key = A key has from 1 to { $most } bytes; this one has { $bytes }.

# Records
record-broken = This file is no complete record: { $why }. Use the file as it was saved.
record-foreign = This file is JSON, but no record of a Regnum match.
record-format = This record has format { $found }; this program reads format { $right }.
record-field = This record has a part that does not fit: { $why }.
record-changed = This record was changed after it was saved: its check does not match. Use the file as it was saved.
record-no-game = This is a record of “{ $game }”, which is not installed. Installed are: { $games }.
record-rules = This record was played by version { $found } of the rules; this program plays version { $right } and cannot replay it exactly. Use the program it was saved with.
record-set-up = The table of this record cannot be laid: { $why }
record-key = The key of this record is damaged: it must be written in hexadecimal digits.
record-cards = This record was played with another set of cards, so it cannot be replayed exactly.
record-entry = Entry { $number } of this record cannot be replayed: { $why }
record-inexact = Entry { $number } of this record is not what the table would have written. Use the file as it was saved.
record-result = This record says that the game came out otherwise than it does.

# Card files
cards-not-toml = The card file is no valid TOML: { $why }.
cards-no-kind = The card file has no entries for “{ $kind }”.
cards-bad-entry = The card file has a mistake in [{ $entry }] (line { $line }): { $why }.
cards-wrong-count = [{ $entry }] (line { $line }) makes { $found } in all; the box holds { $right }.

# Events of the table
event-undone = { SEAT($seat) } undoes the last action.
event-taken-back = { SEAT($seat) } takes the last action back, with the consent of the others.
event-resigned = { SEAT($seat) } resigns.
event-stood-in = The bot “{ $bot }” plays on for { SEAT($seat) }.
event-came-back = { SEAT($seat) } is back and plays on.
event-clock-shown = { SEAT($seat) } has { $left } { $left ->
        [one] second
       *[other] seconds
    } left.
event-agreed-end = The match ends by agreement, without a result.
