"""The terminal: everything a person can do with Regnum from a command line."""
