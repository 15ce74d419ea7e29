"""The searches inside a round, and the threads that run them."""
