"""Tables in memory: who is at them, what changes them, how they are kept."""
