"""The best moves of a position, and the reasons for them."""
