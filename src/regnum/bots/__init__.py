"""Bots: each chooses for a seat, from what that seat may know."""
