"""Computer players, and what they look at."""
