"""Learning: how the networks of computer players come about. Playing needs none of it."""
