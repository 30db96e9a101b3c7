# The pages of the house: games, lobby, new match, profile, people, settings, credits.

# Names for people who have not thought of one: a quality and an animal, with bars between them
house-name-kinds = Merry|Quiet|Brave|Sly|Sleepy|Noble|Hasty|Patient|Curious|Lucky|Stubborn|Gentle
house-name-animals = Badger|Heron|Fox|Otter|Hedgehog|Raven|Lynx|Hare|Beaver|Owl|Stag|Marten

# What is said in many places
house-title = { $page } · Regnum
house-keep = Keep
house-choose-name = Choose a name
house-cancel = Cancel
house-copy = Copy
house-copied = Copied.
house-your-turn = Your turn
house-turns-wait = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
house-rated = rated
house-a-bot = { $bot } (bot)
house-bot-random-help = Plays whatever chance picks. Good for learning the rules in peace.
house-bot-greedy-help = Takes whatever looks best right now.
house-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
house-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
house-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
house-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
house-clock-none = no clock
house-clock-a-move = { $time } a move
house-clock-a-game = { $time } a game
house-clock-a-game-and = { $time } a game, + { $more } a move

# Home
house-home = { $count ->
        [5] Five kingdoms, one table
       *[other] Many kingdoms, one table
    }
house-home-more = Alone, round one screen, or with friends by a link; nobody has to register. The table knows every rule and says why a move is refused.
house-shelf = Games
house-set = Set the table: { $game }
house-set-you = You
house-set-empty = empty
house-set-start = Sit down and play
house-open-tables = Open tables
house-open-none = Nobody is waiting. Open a table.
house-open-all = All tables
house-home-empty = No game is installed here. The host can install one.
house-all-tables = Show all { $count }
house-my-tables = Continue
house-seats = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
house-seats-range = { $least }–{ $most } players
house-minutes-range = { $least }–{ $most } min
house-play-now = Play now
house-invite = Invite friends
house-how = How to play
house-play-seats = Players, with you
house-set-seats = Players
house-play-bots = Opponents
house-play-mode = Way to play
house-play-start = Start
house-play-laying = Laying the table…
house-play-more = More options
house-match-free = { $free ->
        [0] everybody is here
        [one] { $free } free seat
       *[other] { $free } free seats
    }
house-match-since = began { $when }
house-match-over = ended { $when }

# A new match
house-new = A new match: { $game }
house-no-game = This game is not installed here
house-no-match-more = Perhaps the link lost its end on the way, or the table was called off. Ask for the link again, or open a table yourself.
house-new-table = At the table
house-new-seats = Players
house-new-seat = Seat { $number }
house-new-you = You
house-new-me = You, { $name }
house-new-open = free, for whoever comes
house-new-here = somebody else at this screen
house-new-name = Their name
house-new-who = Who may come
house-new-link = Friends with the link
house-new-link-help = You get a link and a code to scan. Nobody else finds the table.
house-new-lobby = Anybody
house-new-lobby-help = The table stands in the lobby, and everybody can watch.
house-new-rated = Rated
house-new-rated-help = The result counts for everybody's rating. No take-backs and no hints.
house-new-rules = What is agreed
house-changed-cards = Not as in the box, but with values of the host's own: { $entries }.
house-new-usual = As usual
house-new-usual-help = As the game does when nothing is agreed.
house-new-own-mode = A mixture of your own.
house-new-options = All options of the game
house-option-none = none chosen
house-new-clock = Clock
house-new-clock-none = None
house-new-clock-none-help = Everybody takes the time they need.
house-new-clock-move = For each move
house-new-clock-move-help = So much time for every decision.
house-new-clock-game = For the game
house-new-clock-game-help = So much time in all, and a little more with each decision.
house-new-time = Time
house-new-more-time = More with each move
house-new-out = When time is up
house-new-out-bot = a bot plays on
house-new-out-resign = the player resigns
house-new-out-rated = When time is up the player resigns.
house-new-begin = Begin
house-new-begin-help = Everybody has a seat: the match begins at once.
house-new-open-table = Open the table
house-new-open-table-help = Next you get the link for the others. You begin the match when everybody is there.

# The room where people wait
house-yes = yes
house-no = no
house-copy-yourself = It is selected: copy it with your keyboard or by a long press.
house-code = The link as a code to scan
house-who = Who is here
house-you = you
house-host = host
house-free = free
house-sit = Sit down
house-stand-up = Stand up
house-remove = Remove
house-put-bot = Put a bot into seat { $number }
house-a-bot-here = bot…
house-fill = Bots into all free seats
house-call-off = Call off
house-in-lobby = in the lobby
house-by-link = only with the link
house-waiting = { $free ->
        [one] Waiting for one more player.
       *[other] Waiting for { $free } more players.
    }
house-all-here = Everybody is here. Begin when you like.
house-host-begins = Everybody is here. The host begins the match.
house-full = Every seat is taken. When the match begins, you can watch it here.
house-invite-how = Send the link, or let them scan the code. Who opens it can sit down at once, without registering.
house-link = Link to this table
house-share = Share…

# Lobby
house-lobby-show = Which tables
house-lobby-gathering = To join
house-lobby-playing = To watch
house-lobby-over = To look back on
house-lobby-gathering-none = No table waits for players now. Open one: it appears here for everybody.
house-lobby-playing-none = No match that is open to all goes on now.
house-lobby-over-none = No match that was open to all has been finished here yet.
house-lobby-go = Go there
house-lobby-watch = Watch
house-lobby-replay = Replay
house-lobby-open = Open a table
house-lobby-open-help = Which game?

# A game's page
house-game-first = First game
house-game-rules = Rules
house-game-rulings = Rulings
house-game-components = Components
house-game-players = Players
house-first-steps = Your first game, in five steps
house-all-rules = All the rules
house-modes = Ways to play
house-contents = Contents
house-search-rules = Search the rules
house-search-rulings = Search the rulings
house-search-none = Nothing found. Try fewer or shorter words.
house-found = { $found } of { $all }
house-rule-link = Link to “{ $rule }”
house-rulings-help = Where the rulebook is silent or can be read in two ways, this is how we play, and why.
house-rulings-none = This game has brought no rulings.
house-ruling-where = Rulebook: { $where }.
house-ruling-option = can be changed in the options
house-component = Component
house-stand-in = stand-in
house-published = published elsewhere
house-stand-ins = { $count ->
        [one] One component has a value that is printed on it but not public. We chose one in keeping with the rules and marked it as a stand-in.
       *[other] { $count } components have values that are printed on them but not public. We chose some in keeping with the rules and marked them as stand-ins.
    } Who owns the box can play with the printed values at the terminal (regnum cards).
house-stand-ins-short = { $count ->
        [one] One component has a stand-in for a printed value:
       *[other] { $count } components have stand-ins for printed values:
    }
house-stand-ins-none = Every value is as in the rulebook, or as published about the game.
house-stand-ins-only = Show only these
house-leaders-help = Rated matches make this list. Standing is a careful estimate, so it rises as one plays, not only as one wins.
house-leaders-none = Nobody has played a rated match of this game here yet. Claim your name in your profile, and open a rated table.
house-leaders-more = The next ones
house-place = Place
house-name = Name
house-standing = Standing
house-rating = Rating
house-played = Played

# Settings
house-settings-help = All of this is kept on this device only.
house-looks = How it looks
house-language = Language
house-language-en = English
house-language-ru = Русский
house-language-uk = Українська
house-theme = Light
house-theme-auto = As my device
house-theme-light = Light
house-theme-dark = Dark
house-palette = Colours
house-palette-rich = Rich
house-palette-rich-help = Gold light for what you can touch, red for what is being decided.
house-palette-plain = Easy to tell apart
house-palette-plain-help = Blue light for what you can touch; seats differ in lightness too. Nothing is told by colour alone.
house-sample-touch = can be touched
house-sample-news = is being decided
house-playing = How it plays
house-pace = Movement
house-pace-is = { $pace ->
        [0] Off
        [5] Fast
        [10] Normal
       *[other] Slow
    }
house-pace-still = Your device asks for less movement, so nothing moves.
house-confirm = Confirm moves
house-confirm-help = Ask once more before an action is done. Without it an action is done at once; most can be undone freely.
house-told = Tell what happens by itself
house-told-help = The turn of an opponent without a seat is told step by step. Without it its turns are done at once; the log has them all the same.
house-plain = Tables in words
house-plain-help = Draw every table plainly from names and counts, without a board of its own. Good for screen readers and slow devices.
house-sound = Sound
house-sound-help = A soft tone when it is your turn.
house-notify = Notifications
house-notify-help = Tell me that it is my turn while I look at something else. The page has to stay open; see your profile for alerts when it is closed.
house-notify-denied = Your browser has been told not to allow notifications from here. You can change that in its settings.
house-notify-cannot = This browser has no notifications.

# Profile
house-add = Add
house-kept = I have kept it
house-come-in = Come in
house-come-in-help = Take any name. There is nothing to register, and you can make the name your own later.
house-come-in-do = Come in
house-come-back = Come back
house-come-back-help = If you have claimed a name here, it opens the door on every device.
house-come-back-do = Come back
house-password = Password
house-old-password = Old password
house-new-password = New password
house-forgotten = I forgot my password
house-remembered = I know my password
house-recovery = Recovery code
house-recovery-help = Keep this code: it opens the door if you forget your password. It is shown only now.
house-own-name = Your name
house-own-page = Your history and ratings
house-claimed = This name is yours. Nobody else can take it here.
house-rename = Change
house-renamed = You are { $name } now.
house-claim = Make the name yours
house-claim-help = With a password nobody else can take your name, you can come back on other devices, and play rated matches.
house-claim-do = Claim the name
house-change-password = Change the password
house-change-password-help = Other devices are signed out, tokens end, and you get a new recovery code.
house-change-password-do = Change
house-alerts = Alerts
house-alerts-help = How we tell you that it is your turn when this page is closed.
house-alerts-none = No alerts yet.
house-alert-feed = Feed
house-alert-webhook = Webhook
house-alert-push = A browser
house-alert-push-add = This browser
house-alert-feed-add = A feed for my reader
house-alert-feed-once = Give this address to your feed reader. Whoever has it can read your turns; it is shown only now, and a new one replaces it.
house-alert-webhook-add = A webhook, for programs
house-alert-address = Address
house-alert-address-help = A public https address. It is sent a small JSON for each turn.
house-alert-secret = Secret of the webhook
house-alert-secret-once = What we send is signed with it (X-Regnum-Signature). It is shown only now.
house-alert-try = Try it
house-alert-tried = A trial is on its way.
house-alert-failures = { $count ->
        [one] ({ $count } failure)
       *[other] ({ $count } failures)
    }
house-push-trial = Regnum can reach you here
house-push-failed = This browser cannot be subscribed. Its push service may be switched off or out of reach.
house-tokens = Tokens
house-tokens-help = For bots and other programs that play under your name.
house-token = Token
house-token-label = What is it for?
house-token-make = Make a token
house-token-once = Give it to your program. It is shown only now.
house-token-unnamed = without a name
house-revoke = Revoke
house-devices = Devices and papers
house-devices-unclaimed = This browser knows you by a cookie. To come back on another device, claim your name first.
house-sign-out = Sign out here
house-end-others = Sign out everywhere else
house-others-ended = All other devices are signed out.
house-blocked = People you do not hear
house-unblock = Hear again
house-papers = Your papers
house-papers-help = Everything this house keeps about you, in one file.
house-papers-do = Download
house-farewell = Leaving for good
house-farewell-do = Delete my account…
house-farewell-help = Your name, tokens, ratings and messages are deleted; a message that was reported stays in the report to the host. Matches stay for the others, without your name. This cannot be undone.
house-farewell-name = To be sure, type your name: { $name }
house-farewell-sure = Delete everything about me
house-farewell-done = You are forgotten here. Farewell!

# People
house-person-claimed = claimed name
house-person-guest = guest
house-block = Do not hear them any more
house-blocked-now = You do not hear { $name } any more. Your profile lists whom you do not hear.
house-ratings = Ratings
house-ratings-none = No rated matches yet.
house-ratings-none-mine = No rated matches yet. Claim your name, then open a rated table.
house-rating-is = ± { $deviation }, { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }
house-rating-plot = Rating in { $game } over time, between { $least } and { $most }
house-history = History
house-history-game = Game
house-history-all = All games
house-history-more = Earlier ones
house-history-none = You have not finished a match yet. The first one is two clicks away.
house-history-none-open = No matches that were open to others yet.
house-no-result = no result
house-won = Won
house-lost = Lost
house-rank = Place { $rank }
house-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Credits
house-credits-games = The games
house-credits-games-help = Regnum is unofficial and not affiliated with any publisher. The games belong to their authors; the rules are told in our own words, and the drawings are our own. If you like a game, buy it.
house-credits-icons = Icons
house-credits-icons-help = Drawn by { $makers } and other contributors. We coloured them and put them on cards.
house-credits-fonts = Fonts
house-credits-code = Programs
house-credits-code-help = Regnum is free software (Apache-2.0) and stands on these, among others:
