"""Puzzles with proof: positions in which one move is right, whatever the others reply."""
