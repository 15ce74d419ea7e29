"""The daily deal and duplicate games."""
