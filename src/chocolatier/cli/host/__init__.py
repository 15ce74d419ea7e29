"""The commands of a host: serve, configure, look after, keep."""
