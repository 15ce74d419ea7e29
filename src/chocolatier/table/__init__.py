"""Tables: games with people and bots at them, as a pure domain."""
