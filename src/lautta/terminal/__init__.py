"""How games look in a terminal: what all of them draw with, and the plain drawing of those that have none of their own.

`drawing.Drawing` is what a game's own `drawing.py` builds on.
"""
