"""What a guest of a table sees."""
