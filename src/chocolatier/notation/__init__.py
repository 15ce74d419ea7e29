"""Positions and games as text. Moves write themselves: see ``chocolatier.rules.move``."""
