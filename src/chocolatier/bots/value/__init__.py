"""What a position is worth: hand-made features, learned patterns, chances of winning."""
