"""Learning from self-play."""
