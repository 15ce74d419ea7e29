"""Bots: programs that choose moves."""
