# What the service says.

service-bad-name = A name has 1 to { $most } printable characters.
service-come-in-first = The service does not know you yet. Come in under a name first.
service-banned = You are banned from this house. Talk to its host.
service-not-gathering = This match is not gathering players any more.
service-no-free-seat = That seat is not free. Choose another one, if there is one.
service-only-the-host = Only the host of a match can do that.
service-sent-away = The host of this match has sent you away from it.
service-seats-are-free = Not every seat is taken yet. Wait, or seat bots.
service-no-such-match = There is no such match.
service-no-picture = This game has brought no picture.
service-not-begun = This match has not begun yet.
service-not-your-seat = That is not your seat. You can act only for your own.
service-frame-too-long = That message is too long. At most { $most } bytes are read.
service-bad-frame = That message cannot be read: { SAY($why) }.
service-bad-request = That request cannot be read: { SAY($why) }.
request-no-object = it is no JSON object
service-database-away = The house cannot reach its books just now, so nothing was changed. Try again in a minute.
service-unexpected = Something went wrong here, and it is in the log. Nothing was changed.

# the house
service-secret-is-open = Others can read the secret in { $file }. Take that away from them (chmod 600), or delete the file: a new one is made then, and everybody has to come in again.
service-bad-secret = { $file } holds no secret. Restore it, or delete it: a new one is made then, and everybody has to come in again.
service-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }
service-no-database = The database cannot be used: { $why }
service-no-folder-for-database = There is no folder { $folder } for the database to lie in. Make it, or name another place.
service-database-is-a-folder = { $folder } is a folder, and a database is a file. Name a file in it.
service-bad-database-address = That is no address of a database. Write it as sqlite:///FILE or postgresql://USER@HOST:PORT/NAME.
service-other-database = A “{ $kind }” database cannot be used here: matches are kept in sqlite or postgresql. Give sqlite:///FILE or postgresql://USER@HOST:PORT/NAME.
service-no-house = There is no house in { $folder }: the file { $file } is missing. Name another place with --data or --database, or open a house there with regnum serve.
service-cannot-log = The log cannot be written to { $file }: { $why }. Name a file that you may write, in a folder that exists.
service-schema-too-new = The database was made by a newer Regnum (its schema is { $found }). Upgrade this one, or restore a backup.
service-schema-too-old = The database is as an older Regnum left it (its schema is { $found }), so nothing was changed. Start regnum serve once: it brings the database up to date.
service-empty-database = The database is empty: nobody has opened a house in it. Do that with regnum serve.
service-not-empty = The database is not empty. A backup is restored only into an empty one.
service-not-a-backup = { $file } is not a backup of Regnum, or it is damaged. Nothing was restored.
service-backup-cut-off = { $file } is cut off: its end is missing. Nothing was restored.
service-no-such-file = There is no file { $file }.
service-served-already = { $file } is served by another process already. Several nodes need PostgreSQL.
service-too-fast = That was too much at once. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, then try again.
service-too-many-connections = There are too many live connections from your address. Close one first.
service-too-slow = That request was not finished in time.
service-no-hello = A connection begins with hello, and yours said none.
service-other-origin = That came from a page of another site, so nothing was done.

# names
service-name-claimed = That name is somebody's own. Choose another one, or come back with its password.
service-already-claimed = This name is claimed, and stays as it is.
service-not-claimed = You have not claimed your name yet.
service-bad-password = A password has { $least } to { $most } characters.
service-wrong-name-or-password = That name and that password do not belong together.
service-wrong-name-or-code = That name and that recovery code do not belong together.
service-too-many-tries = Too many tries. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}, then try again.
service-no-such-person = There is nobody like that here.
service-not-your-name = That is not your name. Type it as it is shown, to be sure.
service-too-many-tokens = You have { $most } tokens. Revoke one before you make another.
service-no-such-token = You have no such token.
service-session-over = This session has ended. Come in again, if you are still welcome.

# talk
service-bad-chat = A message has 1 to { $most } characters.
service-not-at-this-table = Only those who sit in a match talk in it.
service-not-oneself = That is you.
service-no-such-message = There is no such message.
service-no-such-report = There is no such report.

# alerts and pages
service-bad-page = That is no place in the list. Take the one that the page before gave.
service-bad-address = Alerts go to https addresses that can be found and are open to everybody.
service-no-push = This house has no web push. Its host can configure it.
service-bad-contact = { $contact } is no contact for web push. Give one that begins with mailto: or https:.
service-no-push-library = Web push needs a library that is not installed: pip install "regnum[push]".
service-bad-push-keys = Those are no keys of a push subscription.
service-too-many-alerts = You are told in { $most } ways already. Remove one before you add another.
service-no-such-alert = You are not told that way.
service-alert-failed = The trial did not arrive. Look at the address.
service-no-such-feed = There is no such feed, or its address has been changed.
alert-feed = Regnum: your turns
alert-turn = { $game }: it is your turn

## Play

service-match-closed = The host of this house has closed this match.
service-not-over = That is there only when the match is over.
service-no-such-seat = There is no such seat in this match.
service-clock-without-time = A clock needs some seconds to begin with.
service-too-many-matches = You have { $most } matches under way already. Finish one, or call one off.
service-too-many-bot-matches = { $most } of your matches are played by bots alone already. Wait until one is over, or sit down yourself.
service-bad-id = The id of a message has 1 to { $most } printable characters.
service-id-used = Something else was said under this id before. Give every message an id of its own.
service-nothing-asked = Nobody asks for that now. The question may have been withdrawn, or play went on.
service-no-hint-now = A hint is there when it is your turn.
service-bot-failed = The bot could not think of anything. It is in the log.
service-bot-plays-on = A bot plays on in your seat. Take the seat back first.
service-rated-claimed-names = Rated matches are for claimed names. Claim yours with a password first.
service-rated-no-bots = In a rated match no bot plays, neither from the start nor for somebody who leaves or runs out of time.
service-rated-one-seat = In a rated match everybody has one seat.
service-rated-not-alone = A rated match needs two players or more.
service-rated-shipped-cards = A rated match is played with the cards as they are in the box, with none of their values changed.
service-rated-rematch-alone = Somebody who played this match has deleted their account. In a rated match no bot can take that seat, so there is no rematch.
service-rated-no-hints = There are no hints in a rated match.

# the page
service-no-pages = The web table is not built here. Build it with “make web”, or install a wheel that holds it.
service-no-such-page = There is nothing at this address.
