"""The engine protocol, from both ends."""
