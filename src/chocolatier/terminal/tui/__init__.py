"""The game on a whole screen, with Textual."""
