"""Fairy Fracas: its rulebook, told as stories."""
