# At the table.

table-seats = Players
table-face = Show what lies before { $name }
table-you = you
table-bot = bot
table-bot-failed = stands in for a bot that failed
table-bot-thinks = is thinking
table-away = away
table-acting = to move
table-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
table-clock = Time left for { $name }

# around the table
table-menu = Menu
table-light = Light or dark
table-tab-table = Table
table-seat-open = Open this seat
table-seat-close = Fold this seat
table-keys = All keys
table-key-walk = Walk within an area
table-key-choose = Choose
table-key-back = Take the step back
table-key-option = Do what is listed under the number
table-key-folio = Look closer

# what is asked
table-laying = The table is being laid…
table-your-turn = Your turn
table-may-speak = You may speak
table-you-watch = You are watching
table-waiting = Waiting for { SEAT($seats) }.
table-gone = Not at the table: { SEAT($seats) }. { $then ->
    [bot] When the time is up, a bot plays on.
    [resign] When the time is up, the match is resigned.
   *[wait] The match is kept, and goes on as soon as everybody is back.
    }
table-bots-think = { $count ->
    [one] { SEAT($seats) } is thinking.
   *[other] { SEAT($seats) } are thinking.
}
table-over = The match is over.
table-over-agreed = The match ended by agreement, without a result.
table-closed = This match was closed before it ended.
table-line-broken = The line is broken. Trying again.
table-line-safe = { $unsaid ->
    [0] Everything done at this table is safe; you can go on when the line is back.
   *[other] Everything done at this table is safe; what you did last goes out when the line is back.
}
table-telling-turn = turn { $turn } of { $of }
table-telling-step = step { $step } of { $of }
table-telling-back = One step back
table-telling-next = Next
table-telling-on = Go on
table-telling-end = To the end
table-skip = Skip ahead
table-nothing = Nothing to say

# doing
table-actions = What you can do
table-show-me = Show me
table-all-actions = { $count ->
    [1] In words
   *[other] List all { $count }
}
table-could-say = { $count ->
    [one] One thing you could say
   *[other] { $count } things you could say
}
table-not-all = More is possible than is listed here.
table-bill = What it would come to
table-bill-pay = You pay
table-bill-gain = You gain
table-bill-then = Then
table-bill-open = the rest is not known yet
table-let-go = Choose something else
table-as-proposed = Do it like this
table-rest = The rest likewise
table-rest-help = Choose once; the rest goes the same way, step by step.
table-rest-words = { $words } × { $count }
table-can-touch = can be chosen
table-chosen = chosen
table-stack-more = { $count } more below
table-stack-less = Show fewer
table-empty = nothing
table-nothing-with-it = Nothing can be done with that now.
table-see-rule = Read the rule
table-undo = Undo
table-take-back = Take back
table-hint = Hint
table-hint-thinking = Thinking…
table-hinted = A bot would do this:
table-hand = Let a bot play on
table-return = Take my seat back
table-return-of = Take the seat of { SEAT($seat) } back
table-end = Offer to stop
table-resign = Resign
table-you-resigned = You have resigned; a bot plays on for you.
table-sure-hand = A bot plays on in your seat until you take it back.
table-sure-end = If everybody agrees, the match ends without a result.
table-sure-resign = { $others ->
    [0] The match ends at once, and you have lost.
    [1] The match ends at once, and the other player has won.
   *[other] You lose this match, and a bot plays on for you.
}
table-no = No, play on

# asks
table-asks-take-back = { SEAT($seat) } would like to take the last action back.
table-asks-end = { SEAT($seat) } would like to stop, without a result.
table-asked-take-back = You have asked to take the last action back.
table-asked-end = You have offered to stop.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Ask no longer

# log and chat
table-log = Chronicle
table-chat = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-about = What to do about the message of
table-mute = Mute in this match
table-block = Block everywhere
table-report = Report…
table-report-why = What is wrong with it? (optional)
table-report-send = Show it to the host
table-reported = Thank you. The host of this house will look at the message.
table-chat-close = Close
table-silent-unmute = Muted in this match: { $name }
table-silent-unblock = Blocked everywhere: { $name }
table-hear = Hear again

# one screen, several people
table-curtain = Hand over to { SEAT($seat) }
table-curtain-more = Nobody else should look now: behind the curtain lies what only { SEAT($seat) } may see.
table-curtain-lift = I am { SEAT($seat) }
table-curtain-undo = Wait, undo the move of { SEAT($seat) }
table-let-speak = Let { SEAT($seat) } speak
# before the shields of those who are at the same screen
table-let-speak-whom = Give the floor to

# the end
table-won = { $count ->
    [one] { SEAT($seats) } has won
   *[other] { SEAT($seats) } share the victory
}
table-came-through = { SEAT($seats) } has come through with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-lost = The game has won this time
table-lost-to-opponent = The opponent has won this time
table-points-for = Points for
table-points-all = In all
table-rank = { $rank }.
table-resigned = resigned
table-opponent = The opponent has { $points }.
table-points-opponent = The opponent
table-rematch = Play again
table-rematch-join = Play again with { SEAT($seat) }
table-rematch-waiting = Waiting for the others to agree…
table-to-rematch = Go to the new match
table-replay = Watch again
table-to-game = About the game

# the title of the page
table-title = { $game } · Regnum
table-title-turn = Your turn · { $game }

# looking again
table-replay-of = { $game }, once more
table-to-match = To the match
table-record = Save the record
table-step = Step { $at } of { $last }
table-slider = Moment of the match
table-first = To the beginning
table-back = One step back
table-play = Play
table-pause = Pause
table-on = One step on
table-last = To the end
table-eyes = With the eyes of
table-eyes-all = a spectator
table-speed = Speed
table-speed-0 = leisurely
table-speed-1 = normal
table-speed-2 = quick
table-speed-3 = very quick

# the end of a match
table-explicit = Explicit: the match is over
table-ahead = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $more } more than { SEAT($seat) }.
table-reckoning = The reckoning
table-line-by-line = Line by line
table-course = How it went
table-course-by = points move by move
table-course-show = Show how it went
table-course-see = see it
table-see-table = See the table
table-see-reckoning = See the reckoning
table-rematch-ready = { $count ->
        [one] { SEAT($seats) } is ready.
       *[other] { SEAT($seats) } are ready.
    }
table-fair = Fairly dealt.
table-fair-how = The key of the shuffle is published with the record; anyone can check it.
table-fair-hash = Its seal, shown before the first card:
reckoning-coins = coins
reckoning-run = runs
reckoning-set = sets of a kind
reckoning-singles = single cards
reckoning-title = titles
reckoning-obelisks = obelisks
reckoning-order = orders
reckoning-attribute = attributes
reckoning-action = actions
reckoning-outsider = outsiders
reckoning-paid = paid debts
reckoning-unpaid = unpaid debts
reckoning-goods = silver and provisions
reckoning-calamities = calamities
reckoning-menaces = menaces
