"""Tables: games with people and bots at them. Pure, but for ``store``."""
