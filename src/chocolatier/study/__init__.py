"""The engine as a teacher: hints, studied positions, reviews of games."""
