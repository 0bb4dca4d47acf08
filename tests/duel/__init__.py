"""Duel: a second game, tiny, that shows the core knows no game. Hidden hands, chance, and both choose at once."""
