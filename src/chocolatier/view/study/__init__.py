"""What is sent of studied positions: sketches, live analysis, reviews."""
