"""People who come back: refereed results, players, progress."""
