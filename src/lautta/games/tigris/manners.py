"""How computer opponents think about Tigris & Euphrates, from gentle to hard."""

from lautta.core.manners import Manner

MANNERS = (
    Manner(slips=0.04),
    Manner(slips=0.019),
    Manner(),
    Manner(worlds=16, ahead=0),
    Manner(worlds=128, ahead=0),
)
