"""The lessons: their tasks, and the story of each as the browser shows it."""
