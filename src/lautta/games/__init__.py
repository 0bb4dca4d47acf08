"""The games, one package each, all laid out the same way; no game imports another."""
