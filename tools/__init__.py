"""What make runs that is not a test."""
