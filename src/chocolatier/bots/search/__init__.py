"""Searches: alpha-beta, the tree and max-n, and the threads that run them."""
