"""The compiled rules: the state, its actions, and every step of a round."""
