"""The kernel: steps, choices, state, dice, table, record. Knows no game, does no I/O."""
