"""How computer opponents think about Ticket to Ride: Amsterdam, from gentle to hard."""

from lautta.core.manners import Manner

MANNERS = (
    Manner(slips=0.14),
    Manner(slips=0.07),
    Manner(slips=0.038),
    Manner(),
    Manner(worlds=400, trust=30),
)
