"""What the engine says about a position: the best moves, and why."""
