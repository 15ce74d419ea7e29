"""What the host of a running server can do: look, close, remove, announce, block."""
