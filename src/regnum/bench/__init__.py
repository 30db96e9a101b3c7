"""How fast the games run, beside others: measured in workers, one at a time. Never compiled."""
