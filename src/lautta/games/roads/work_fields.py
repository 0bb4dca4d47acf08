"""The work in hand and the open offer in a position text, one fact per line."""

from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.fields import Inside, index_of, list_of, player_of, seat_of, seat_read, whole
from lautta.games.roads.field_kinds import Lines, counts, counts_of, counts_text, unknown
from lautta.games.roads.state import GOOD_NAMES, OFFERS, PARTNER_NAMES, SEATS, SLOT_NAMES, WORKS

NAMES = {"kind": OFFERS[1:], "seat": (), "to": (), "slot": SLOT_NAMES, "other": SLOT_NAMES, "good": GOOD_NAMES}


class Facts(Lines):
    """A field with a line for each fact: `seat 2`."""

    def line(self, key: str, value: Any) -> str:
        return f"{key} {player_of(value) if key in ('seat', 'to') else value}"

    def read_line(self, line: str) -> tuple[str, Any]:
        key, _, value = line.partition(" ")
        return key, seat_read(value.strip()) if key in ("seat", "to") else value.strip()


class OfferField(Facts):
    """The offer that has to be answered."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, Any]:
        o = record.offer
        if not o.kind:
            return {}
        return {
            name: names[getattr(o, name) - (name == "kind")] if names else int(getattr(o, name))
            for name, names in NAMES.items()
        }

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name, value in self._entries(document):
            if name not in NAMES:
                raise unknown(name, *NAMES)
            with Inside(name):
                names = NAMES[name]
                number = index_of(value, names) + (name == "kind") if names else seat_of(value, SEATS)
                setattr(record.offer, name, number)


class WorkField(Facts):
    """The work in hand: what, whose and where, what is still to be paid (`need`, `any_of`) and who has helped.

    Most numbers are masks: `kinds` of goods, `banks` of the tile, `carriers` and `givers` of the seat's own
    transporters. `target` is what is built or used, by its number on the board; `detail` a building, subject, mixture
    or transporter.
    """

    PLAIN = ("target", "detail", "kinds", "banks", "carriers", "givers", "any_of", "out", "out_left")

    def get(self, record: Any, board: LoadedBoard) -> dict[str, Any]:
        w = record.work
        if not w.job:
            return {}
        found: dict[str, Any] = {"job": WORKS[w.job], "seat": int(w.seat), "tile": board.names["tiles"][w.tile]}
        found |= {name: int(getattr(w, name)) for name in self.PLAIN if getattr(w, name)}
        if need := counts(w.need, GOOD_NAMES):
            found["need"] = need
        if w.helps:
            found["helped"] = [f"{GOOD_NAMES[w.help_good[i]]} {PARTNER_NAMES[w.help_from[i]]}" for i in range(w.helps)]
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name, value in self._entries(document):
            with Inside(name):
                self._put_one(record.work, name, value, board)

    def _put_one(self, w: Any, name: str, value: Any, board: LoadedBoard) -> None:
        if name == "job":
            w.job = index_of(value, WORKS[1:]) + 1
        elif name == "seat":
            w.seat = seat_of(value, SEATS)
        elif name == "tile":
            w.tile = index_of(value, board.names["tiles"])
        elif name == "need":
            self._store_counts(w.need, value)
        elif name == "helped":
            self._put_helped(w, value)
        elif name in self.PLAIN:
            self._store(w, name, whole(value))
        else:
            raise unknown(name, "job", "seat", "tile", "need", "helped", *self.PLAIN)

    def _put_helped(self, w: Any, value: Any) -> None:
        for i, one in enumerate(list_of(value)):
            good, _, partner = str(one).partition(" ")
            with Inside(i):
                self._store_item(w.help_good, i, index_of(good, GOOD_NAMES))
                self._store_item(w.help_from, i, index_of(partner, PARTNER_NAMES))
        self._store(w, "helps", len(value))

    def line(self, key: str, value: Any) -> str:
        if key == "need":
            return f"need {counts_text(value)}"
        return f"helped {', '.join(value)}" if key == "helped" else super().line(key, value)

    def read_line(self, line: str) -> tuple[str, Any]:
        key, value = super().read_line(line)
        if key == "need":
            return key, counts_of(value)
        return key, [part.strip() for part in value.split(",")] if key == "helped" else value
