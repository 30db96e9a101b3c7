"""King's Bounty: its rulebook, told as stories."""
