"""The rules of the game: the compiled core and its Python face."""
