"""Games that several people play with equal deals."""
