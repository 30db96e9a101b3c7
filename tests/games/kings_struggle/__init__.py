"""Kings' Struggle."""
