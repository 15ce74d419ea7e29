"""Chocolatier: Azul: Master Chocolatier, to play, to learn, to study and to do research on."""

__version__ = "0.1.0"
