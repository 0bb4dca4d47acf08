"""How learners see a position: which fields are sets or seats, and how much of each there is on a board."""

from lautta.core.observation import OUT, Shown

OBSERVED = {
    "pool": OUT,  # nobody sees the decks
    "deck": OUT,
    "resets": OUT,
    "reshuffles": OUT,
    "free": Shown("bits", "routes"),
    "players.routes": Shown("bits", "routes"),
    "players.barred": Shown("bits", "routes"),
    "players.contracts": Shown("bits", "contracts"),
    "players.offer": Shown("bits", "contracts"),
    "players.hand": Shown(length="kinds"),
    "players.known": Shown(length="kinds"),
    "row": Shown(length="row"),
    "discard": Shown(length="kinds"),
    "paid": Shown(length="kinds"),
    "returned": Shown(length="contracts"),
    "returned_by": Shown("seat", "contracts"),
    "seat": Shown("seat"),
    "trigger": Shown("seat"),
    "chosen": Shown("seats"),
    "winners": Shown("seats"),
}
