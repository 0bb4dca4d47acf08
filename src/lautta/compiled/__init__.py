"""The compiled engines, one extension module per game, where they could be built."""
