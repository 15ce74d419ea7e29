"""Long computing jobs: simulation, measurement, matches."""
