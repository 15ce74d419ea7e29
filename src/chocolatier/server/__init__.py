"""The web game's server: HTTP, sockets, and the bots' processes."""
