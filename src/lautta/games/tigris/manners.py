"""How computer opponents think about Tigris & Euphrates, from gentle to hard."""

from lautta.core.manners import Manner

MANNERS = (
    Manner(slips=0.03),
    Manner(slips=0.017),
    Manner(),
    Manner(worlds=16, ahead=0),
    Manner(worlds=128, ahead=0),
)
