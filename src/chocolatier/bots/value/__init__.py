"""What a position is worth: features, weights, patterns and networks."""
