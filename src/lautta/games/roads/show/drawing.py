"""Roads & Boats in a terminal: the map in colours and letters, players, transporters, and goods by place."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState, NamedAction
from lautta.core.laying import BoardLaying
from lautta.games.roads.board.hexes import DIRECTIONS
from lautta.games.roads.rules.building_table import COST_BOARDS, COST_STONE
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.show.hexmap import SIDES, Hex, HexMap
from lautta.games.roads.state import BUILDINGS, TRANSPORTERS
from lautta.terminal.console import table
from lautta.terminal.drawing import Drawing
from lautta.words import Words

STYLES = {"woods": "grey100 on dark_green", "pasture": "grey0 on green3", "rock": "grey0 on grey62",
          "mountain": "grey100 on orange4", "desert": "grey0 on khaki3", "sea": "grey85 on navy_blue"}  # fmt: skip
OPEN_SPOT = "dim"
LETTERS = dict(zip(TRANSPORTERS[1:], "dwtrbs", strict=True))
TRANSPORTER_PARAMS = ("transporter", "other", "to")
PLACES = ("place", "tile", "spot")


class RoadsDrawing(Drawing):
    """The public view; words always name colours as well."""

    def __init__(self, words: Words, names: tuple[str, ...], seat: int) -> None:
        super().__init__(words, names, seat)
        self.drawn: tuple[int, str] | None = None  # the turn and phase in which the map was last drawn

    def position(self, view: GameState) -> RenderableType:
        """Everything at the beginning of a phase, and after that what changes with each step."""
        public = self.public(view)
        parts: list[RenderableType] = [Text("")]
        if self.drawn != (public["turn"], public["phase"]):
            self.drawn = public["turn"], public["phase"]
            parts += [self.moment(view, public), self.land(view, public), self.players(view, public)]
        return Group(*parts, self.transporters(public), self.goods(public), *self.in_hand(public))

    def whole(self) -> None:
        self.drawn = None

    def map(self, view: GameState) -> RenderableType:
        """The map, what its signs mean, mines, and everybody's transporters."""
        public = self.public(view)
        parts: list[RenderableType] = [self.land(view, public), self.legend(), self.mines(public)]
        parts += [self.transporters(public, seat) for seat in range(view.players) if seat != self.seat]
        return Group(*parts)

    def bare(self, board: LoadedBoard) -> RenderableType:
        """The map before there is anything on it."""
        tiles = sorted(board.data["tiles"], key=lambda tile: (tile["r"], tile["q"]))
        starts = [self.words.say("roads_cli-start") if tile.get("start") else "" for tile in tiles]
        hexes = [self.hex(tile, name, (start,)) for tile, name, start
                 in zip(tiles, board.names["tiles"], starts, strict=True)]  # fmt: skip
        return Group(HexMap(hexes), self.legend())

    def laid(self, laying: BoardLaying) -> RenderableType:
        """The map as far as it is laid, with the places where a tile may be laid."""
        hexes = [self.hex(tile, f"{tile['q']},{tile['r']}", ()) for tile in laying.entries()]
        for spot in laying.spots() if laying.to_move is not None else ():
            q, _, r = spot.partition(",")
            hexes.append(Hex(int(q), int(r), OPEN_SPOT, (Text(""), Text(spot, justify="center"))))
        return HexMap(hexes)

    def public(self, view: GameState) -> Mapping[str, Any]:
        """The position: nothing is hidden."""
        return view.game.clients.public(view)

    # the map

    def land(self, view: GameState, public: Mapping[str, Any]) -> HexMap:
        """The map with everything on it."""
        tiles = sorted(view.board.data["tiles"], key=lambda tile: (tile["r"], tile["q"]))
        names = view.board.names["tiles"]
        roads = roads_by_tile(tiles, names, public["roads"])
        hexes = []
        for tile, name in zip(tiles, names, strict=True):
            dry = tile["terrain"] != "desert" or not public["irrigated"]
            shown = tile if dry else {**tile, "terrain": "pasture"}
            below = (self.building_on(name, public), self.things_on(name, public))
            hexes.append(self.hex(shown, name, below, self.home_on(name, public), roads.get(name, ())))
        return HexMap(hexes)

    def hex(self, tile: Mapping[str, Any], name: str, below: Iterable[str], home: str = "", roads: Iterable[str] = ()
            ) -> Hex:  # fmt: skip
        """A tile with its name, terrain and what is on it."""
        terrain = self.words.say("roads-terrain", kind=tile["terrain"])
        first = Text.assemble((name, "bold"), f" {home}{terrain}")
        lines = [first, *(Text(line, style="bold") for line in below)]
        return Hex(tile["q"], tile["r"], STYLES[tile["terrain"]], lines, tile.get("river", ()), tuple(roads))

    def home_on(self, name: str, public: Mapping[str, Any]) -> str:
        """An asterisk and the number of each player whose home is on a tile."""
        homes = [str(seat + 1) for seat, player in enumerate(public["players"]) if tile_of(player["home"]) == name]
        return f"*{''.join(homes)} " if homes else ""

    def building_on(self, name: str, public: Mapping[str, Any]) -> str:
        """The building on a tile, if there is one."""
        kinds = [there["kind"] for place, there in public["buildings"].items() if tile_of(place) == name]
        return self.words.say("roads-building", kind=kinds[0]) if kinds else ""

    def things_on(self, name: str, public: Mapping[str, Any]) -> str:
        """Whose transporters are on a tile, by letters, and how many goods lie there."""
        found = []
        for seat, player in enumerate(public["players"]):
            kinds = Counter(LETTERS[one["kind"]] for one in player["transporters"].values()
                            if tile_of(one["at"]) == name)  # fmt: skip
            if kinds:
                letters = "".join(letter * count for letter, count in sorted(kinds.items()))
                found.append(letters if len(public["players"]) == 1 else f"{seat + 1}{letters}")
        goods = sum(sum(there.values()) for place, there in public["goods"].items() if tile_of(place) == name)
        return " ".join([*found, *([f"+{goods}"] if goods else [])])

    def legend(self) -> Text:
        """The key to the signs."""
        letters = ", ".join(f"{letter} {self.words.say('roads-transporter', kind=kind)}"
                            for kind, letter in LETTERS.items())  # fmt: skip
        return Text(self.words.say("roads_cli-legend", transporters=letters))

    # below the map

    def moment(self, view: GameState, public: Mapping[str, Any]) -> Text:
        """Turn, phase, wonder and the price of a brick."""
        phase = self.words.say("roads_cli-phase", phase=public["phase"])
        price = public["players"][self.seat]["price"] if self.seat < view.players else 0
        told = self.words.say("roads_cli-moment", turn=public["turn"], last=public["turns"], phase=phase,
                              bricks=len(public["bricks"]), price=price)  # fmt: skip
        return Text(told, style="bold")

    def players(self, view: GameState, public: Mapping[str, Any]) -> Table:
        """The points as they stand, and what everybody has researched."""
        names = ("seat", "player", "wealth", "rows", "points", "research")
        made = table("", *self.heads("roads", *names), numbers=(2, 3, 4))
        for seat, player in enumerate(public["players"]):
            goods, rows = wealth(view.record, seat), rows_points(view.record, seat)
            research = ", ".join(self.words.say("roads-subject", kind=subject) for subject in player["research"])
            style = "bold" if seat == self.seat else ""
            made.add_row(str(seat + 1), self.names[seat], str(goods), str(rows), str(goods + rows), research or "–",
                         style=style)  # fmt: skip
        return made

    def transporters(self, public: Mapping[str, Any], seat: int | None = None) -> Table:
        """The transporters of a seat: where they are, how far they get, what they carry."""
        seat = self.seat if seat is None else seat
        names = ("transporter", "place", "steps", "cargo")
        made = table(self.names[seat] if seat != self.seat else "",
                     *self.heads("roads", *names), numbers=(2,))  # fmt: skip
        for slot, one in public["players"][seat]["transporters"].items():
            kind = self.words.say("roads-transporter", kind=one["kind"])
            load = self.counts(one.get("cargo", {})) or "–"
            made.add_row(f"{slot} {kind}", one["at"], str(one.get("points", 0)), load)
        return made

    def goods(self, public: Mapping[str, Any]) -> RenderableType:
        """Goods by place."""
        made = table("", "", "")
        made.show_header = False
        for place, counts in public["goods"].items():
            made.add_row(place, self.counts(counts))
        return made

    def counts(self, counts: Mapping[str, int]) -> str:
        """Goods in words."""
        return ", ".join(f"{self.good(kind)} {count}" for kind, count in counts.items())

    def good(self, kind: str) -> str:
        """The name of a good."""
        return self.words.say("roads-good", kind=kind).lower()

    def mines(self, public: Mapping[str, Any]) -> Text:
        """The contents of the bags."""
        told = [self.words.say("roads_cli-bag", place=place, gold=there["gold"], iron=there["iron"])
                for place, there in public["buildings"].items() if there["kind"] == "mine"]  # fmt: skip
        return Text("\n".join(told))

    def in_hand(self, public: Mapping[str, Any]) -> list[Text]:
        """Open payments and offers."""
        work = public["work"]
        if not work:
            return []
        return [Text(self.words.say("roads_cli-in-hand", work=self.words.say("roads_cli-work", kind=work["job"])),
                     style="bold")]  # fmt: skip

    # what can be done

    def prompt(self, view: GameState) -> str:
        public = self.public(view)
        if public["work"]:
            return self.words.say("cli-play-choose")
        return self.words.say("roads_cli-prompt", phase=public["phase"])

    def choice(self, view: GameState, action: NamedAction, param: str) -> str:
        word, public = action.args[param], self.public(view)
        if param in TRANSPORTER_PARAMS and word in public["players"][self.seat]["transporters"]:
            return self.transporter(word, public)
        if param == "good":
            return self.good(word)
        if param == "building":
            return self.building(word)
        if param == "subject":
            return self.words.say("roads-subject", kind=word)
        if action.name == "home":
            return f"{word} {self.terrain_of(view, word)}"
        return self.place(word, public) if param in PLACES else word

    def group(self, view: GameState, actions: Sequence[NamedAction], param: str) -> tuple[int, str]:
        """Places stand under their terrain."""
        if param not in PLACES:
            return 0, ""
        terrains = list(STYLES)
        kind = self.tile(view, actions[0].args[param])["terrain"]
        return terrains.index(kind), self.words.say("roads-terrain", kind=kind)

    def terrain_of(self, view: GameState, place: str) -> str:
        """The terrain of the tile of a place."""
        return self.words.say("roads-terrain", kind=self.tile(view, place)["terrain"])

    def tile(self, view: GameState, place: str) -> Mapping[str, Any]:
        """The tile of a place, as the board has it."""
        tiles = sorted(view.board.data["tiles"], key=lambda tile: (tile["r"], tile["q"]))
        found: Mapping[str, Any] = tiles[view.board.names["tiles"].index(tile_of(place))]
        return found

    def transporter(self, slot: str, public: Mapping[str, Any]) -> str:
        """One's own transporter: its number, kind, place and load."""
        one = public["players"][self.seat]["transporters"][slot]
        load = self.counts(one.get("cargo", {}))
        kind = self.words.say("roads-transporter", kind=one["kind"])
        return f"{slot} {kind} {one['at']}" + (f" ({load})" if load else "")

    def building(self, kind: str) -> str:
        """A building and what it costs."""
        number = BUILDINGS.index(kind)
        cost = {"boards": COST_BOARDS[number], "stone": COST_STONE[number]}
        needed = self.counts({good: count for good, count in cost.items() if count})
        return f"{self.words.say('roads-building', kind=kind)} ({needed})"

    def place(self, place: str, public: Mapping[str, Any]) -> str:
        """A place with its building and what lies there."""
        building = self.building_on(tile_of(place), public)
        goods = self.counts(public["goods"].get(place, {}))
        return " ".join(filter(None, (place, building, f"({goods})" if goods else "")))

    def piece(self, param: str, word: str) -> str:
        if param == "terrain":
            return self.words.say("roads-terrain", kind=word)
        return self.words.say("roads_cli-no-river") if word == "none" else word


def tile_of(place: str | None) -> str:
    """The tile that a place is on: b3 for b3a, b3~ and b3a>e."""
    return (place or "").partition(">")[0].rstrip("abc~") if place else ""


def roads_by_tile(
    tiles: Sequence[Mapping[str, Any]], names: Sequence[str], roads: Iterable[str]
) -> dict[str, list[str]]:
    """The sides of each tile that roads cross."""
    place = {name: (tile["q"], tile["r"]) for tile, name in zip(tiles, names, strict=True)}
    found: dict[str, list[str]] = {}
    for road in roads:
        one, _, other = road.partition("-")
        for here, there in ((tile_of(one), tile_of(other)), (tile_of(other), tile_of(one))):
            step = tuple(place[there][axis] - place[here][axis] for axis in (0, 1))
            found.setdefault(here, []).append(SIDES[DIRECTIONS.index(step)])
    return found


DRAWING = RoadsDrawing
