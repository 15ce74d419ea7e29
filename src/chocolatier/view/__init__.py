"""What guests see of games and tables, and what goes over the wire."""
