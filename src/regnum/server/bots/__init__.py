"""Bots at work: who is asked when, and the processes in which they think."""
