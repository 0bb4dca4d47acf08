"""Guess: a card game as a third party writes one, with hidden hands, chance and players who drop out."""
