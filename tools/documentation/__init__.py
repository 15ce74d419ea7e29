"""What the documentation site needs beyond the pages in docs/."""
