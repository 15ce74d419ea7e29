"""Long computations: simulations, arenas, training."""
