"""How a person gets on: ratings, the ladder of levels, mistakes."""
