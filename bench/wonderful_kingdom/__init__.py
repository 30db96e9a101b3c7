"""How the card set of It's a Wonderful Kingdom plays: bots play it, and the figures are judged."""
