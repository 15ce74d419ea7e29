"""The engine protocol, from both sides."""
