"""Programs that make runs, apart from tests and benchmarks."""
