"""The web service: lobby, matches, chat, bots at work."""
