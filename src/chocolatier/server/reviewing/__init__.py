"""Reviews of finished games: asked for, done piece by piece, kept."""
