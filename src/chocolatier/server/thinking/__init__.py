"""The bots' processes, and whose turn it is to use them."""
