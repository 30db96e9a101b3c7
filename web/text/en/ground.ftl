# The frame around every page, and what can go wrong on the way to the service.

regnum = Regnum
shell-skip = Skip to the content
shell-nav = Main
shell-home = Games
shell-lobby = Lobby
shell-profile = Profile
shell-settings = Settings
shell-credits = Credits
shell-loading = One moment…
shell-missing = There is no such page
shell-missing-more = The address leads nowhere. The games are on the first page.
shell-close = Close
shell-broken = This page could not be shown
shell-broken-more = It did not come whole from the service. Check your connection, then try again.
shell-again = Try again

error-offline = The service cannot be reached. Check your connection, then try again.
error-strange = The service answered something unexpected ({ $status }).
