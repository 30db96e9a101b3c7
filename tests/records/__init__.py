"""Recorded games, one folder a game."""
