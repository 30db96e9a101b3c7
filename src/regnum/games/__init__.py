"""The games: one package each. A game knows the kernel and itself, never another game."""
