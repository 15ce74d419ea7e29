"""Self-play, and what is learned from it."""
