"""Drawing in a terminal. A game's own `drawing.py` derives from `drawing.Drawing`, the plain drawing of other games."""
