# What the service says.

service-bad-name = A name has 1 to { $most } printable characters.
service-come-in-first = The service does not know you yet. Come in under a name first.
service-banned = You are banned from this house. Talk to its host.
service-not-gathering = This match is not gathering players any more.
service-no-free-seat = That seat is not free. Choose another one, if there is one.
service-only-the-host = Only the host of a match can do that.
service-seats-are-free = Not every seat is taken yet. Wait, or seat bots.
service-no-such-match = There is no such match.
service-not-begun = This match has not begun yet.
service-not-your-seat = That is not your seat. You can act only for your own.
service-frame-too-long = That message is too long. At most { $most } bytes are read.
service-bad-frame = That message cannot be read: { $why }.
service-unexpected = Something went wrong here, and it is in the log. Nothing was changed.

# the house
service-secret-is-open = Others can read the secret in { $file }. Take that away from them (chmod 600), or delete the file: a new one is made then, and everybody has to come in again.
service-bad-secret = { $file } holds no secret. Restore it, or delete it: a new one is made then, and everybody has to come in again.
service-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }
service-no-database = The database cannot be used: { $why }
service-schema-too-new = The database was made by a newer Regnum (its schema is { $found }). Upgrade this one, or restore a backup.

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
