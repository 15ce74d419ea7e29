"""Games for reinforcement learning: batches, and the environments of well-known libraries."""
