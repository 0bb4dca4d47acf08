"""The search for the best game of one player, and advice from it."""
