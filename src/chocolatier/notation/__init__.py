"""Positions, games and drawings as text; moves write themselves (``chocolatier.rules.move``)."""
