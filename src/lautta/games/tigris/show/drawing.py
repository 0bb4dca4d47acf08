"""Tigris & Euphrates in a terminal: the board in letters and colours, the players, what lies behind one's screen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lautta.core.game import GameState, NamedAction
from lautta.games.tigris.board.marks import LEADER_SIGNS, TILE_SIGNS, TREASURE_SIGN
from lautta.games.tigris.state import COLOUR_NAMES, COLUMNS, LEADER_NAMES, TILE_NAMES
from lautta.terminal.console import table
from lautta.terminal.drawing import Drawing

COLUMN_NAMES = "ABCDEFGHIJKLMNOP"[:COLUMNS]
TILE_STYLES = ("bold grey100 on grey23", "bold grey100 on red3", "bold grey100 on dodger_blue3", "bold grey0 on green3")
LEADER_STYLES = ("bold grey0 on grey85", "bold red3 on grey85", "bold blue3 on grey85", "bold dark_green on grey85")
COLOUR_STYLES = dict(zip(COLOUR_NAMES, ("bold", "bold red", "bold blue", "bold green"), strict=True))
STYLES = {
    **dict(zip(TILE_SIGNS, TILE_STYLES, strict=True)),
    **{sign: LEADER_STYLES[colour] for signs in LEADER_SIGNS for colour, sign in enumerate(signs)},
    "~": "bright_white on dodger_blue2", ".": "grey50 on wheat1",
    "#": "bold grey0 on gold3", "x": "bold grey100 on grey37",
}  # fmt: skip
COLOUR_OF = dict(zip((*LEADER_NAMES, *TILE_NAMES), COLOUR_NAMES * 2, strict=True))
GROUPS = ("conflict", "points", "others", "nothing")
TILE_OF = dict(zip(COLOUR_NAMES, TILE_NAMES, strict=True))


class TigrisDrawing(Drawing):
    """What a seat sees, in letters, words and tables; colours are always named as well."""

    _known: tuple[GameState, dict[int, Mapping[str, Any]]] | None = None

    def position(self, view: GameState) -> RenderableType:
        public, private = self.public(view), self.private(view)
        parts: list[RenderableType] = [Text(""), self.board(public), Text(""), self.players(public)]
        parts.append(self.supply(public))
        if public["conflict"]:
            parts.append(self.conflict(public["conflict"]))
        return Group(*parts, self.hand(private), self.points(private))

    def map(self, view: GameState) -> RenderableType:
        """The board, what its letters mean, and the kingdoms."""
        public = self.public(view)
        return Group(self.board(public), Text(""), self.legend(), self.kingdoms(public), self.monuments(public))

    def public(self, view: GameState) -> Mapping[str, Any]:
        """What everybody may know."""
        return view.game.clients.public(view)

    def private(self, view: GameState) -> Mapping[str, Any]:
        """What the seat knows besides."""
        return view.private(self.seat)

    def preview(self, view: GameState, action: NamedAction) -> Mapping[str, Any]:
        """What would come of an action: worked out once a view, as a menu asks for its heading and for its words."""
        if self._known is None or self._known[0] is not view:
            self._known = (view, {})
        known = self._known[1]
        if action.code not in known:
            known[action.code] = view.game.clients.preview(view, self.seat, action.code)
        return known[action.code]

    # the board

    def board(self, public: Mapping[str, Any]) -> Text:
        """The squares with everything on them, rows by number and columns by letter."""
        drawn = Text().append("   " + "".join(f" {name} " for name in COLUMN_NAMES), style="dim")
        for row, signs in enumerate(public["board"], 1):
            drawn.append(f"\n{row:>2} ", style="dim")
            for sign in signs.split():
                style = STYLES[sign.removesuffix(TREASURE_SIGN) or sign]
                drawn.append(f" {sign:<2}", style=style)
        return drawn

    def legend(self) -> Text:
        """What the letters mean."""
        tiles = (f"{sign} {self.thing('tile', kind)}" for sign, kind in zip(TILE_SIGNS, TILE_NAMES, strict=True))
        return Text(self.words.say("tigris_cli-legend", tiles=", ".join(tiles), example=LEADER_SIGNS[0][0]))

    def kingdoms(self, public: Mapping[str, Any]) -> Table:
        """Each kingdom with its leaders, their temples and supporters, and its treasures."""
        columns = ("leader", "player", "square", "temples", "supporters", "treasures")
        made = table("", *self.heads("tigris", *columns), numbers=(3, 4))
        for kingdom in public["kingdoms"]:
            for number, leader in enumerate(kingdom["leaders"]):
                made.add_row(
                    Text(self.thing("leader", leader["leader"]), style=COLOUR_STYLES[COLOUR_OF[leader["leader"]]]),
                    self.names[leader["seat"]],
                    leader["square"],
                    str(leader["temples"]),
                    str(leader["supporters"]),
                    "" if number else " ".join(kingdom["treasures"]),
                )
            made.add_section()
        return made

    def monuments(self, public: Mapping[str, Any]) -> Text:
        """Where monuments stand, and which are left."""
        told = (f"{self.thing('monument', one['name'])} {one['square'] or '–'}" for one in public["monuments"])
        return Text(", ".join(told))

    # the players

    def players(self, public: Mapping[str, Any]) -> Table:
        """Everything public about the players."""
        open_points = "score" in public["players"][0]
        names = ("seat", "player", "dynasty", "tiles", "catastrophes", *["weakest"] * open_points, "leaders")
        made = table("", *self.heads("tigris", *names), numbers=(3, 4, 5)[: len(names) - 4])
        for seat, player in enumerate(public["players"]):
            made.add_row(
                str(seat + 1),
                self.names[seat],
                self.thing("dynasty", player["dynasty"]),
                str(player["tiles"]),
                str(player["catastrophes"]),
                *((str(player["score"]),) if open_points else ()),
                self.standing(player["leaders"]),
                style="bold" if seat == public["seat"] else "",
            )
        return made

    def standing(self, leaders: Mapping[str, str | None]) -> Text:
        """The leaders of a player that are on the board."""
        there = (Text(f"{self.thing('leader', name)} {square}", style=COLOUR_STYLES[COLOUR_OF[name]])
                 for name, square in leaders.items() if square)  # fmt: skip
        return Text(", ").join(there) or Text("–")

    def supply(self, public: Mapping[str, Any]) -> str:
        """What is left in the bag and on the board."""
        return self.words.say("tigris_cli-supply", bag=public["bag"], treasures=public["treasures_left"])

    def hand(self, private: Mapping[str, Any]) -> Text:
        """The tiles behind the screen."""
        return Text.assemble(self.words.say("tigris_cli-hand"), "  ", self.tiles(private["hand"].items()))

    def tiles(self, counts: Iterable[tuple[str, int]]) -> Text:
        """Numbers of tiles in words."""
        told = (Text(self.words.say("tigris-tiles", kind=kind, count=n), style=COLOUR_STYLES[COLOUR_OF[kind]])
                for kind, n in counts if n)  # fmt: skip
        return Text(", ").join(told) or Text("–")

    def points(self, private: Mapping[str, Any]) -> Text:
        """The points behind the screen, the weakest colour underlined."""
        lowest = min(private["points"].values())
        told = [
            Text(f"{self.thing('colour', name)} {n}", style=COLOUR_STYLES[name] + (" underline" if n == lowest else ""))
            for name, n in private["points"].items()
        ]
        told.append(Text(self.words.say("tigris-treasures", count=private["treasures"])))
        return Text.assemble(self.words.say("tigris_cli-points"), "  ", Text(", ").join(told))

    def conflict(self, conflict: Mapping[str, Any]) -> str:
        """The conflict that is being settled, and what the attacker has added."""
        attacker, defender = conflict["attacker"], conflict["defender"]
        told = self.words.say(
            f"tigris-log-{conflict['kind']}",
            you={attacker["seat"]: 1, defender["seat"]: 2}.get(self.seat, 0),
            seat=self.names[attacker["seat"]],
            other=self.names[defender["seat"]],
            leader=conflict["leader"],
            attack=attacker["board"],
            defence=defender["board"],
        )
        if attacker["added"] is None:
            return told
        added = self.words.say("tigris-tiles", kind=TILE_OF[conflict["colour"]], count=attacker["added"])
        return f"{told} {self.words.say('tigris_cli-added', tiles=added)}"

    # what can be done

    def prompt(self, view: GameState) -> str:
        public = self.public(view)
        if not public["conflict"]:
            return self.words.say(f"tigris-prompt-{public['phase']}", actions=public["actions"])
        conflict = public["conflict"]
        side = "attack" if conflict["attacker"]["seat"] == self.seat else "defend"
        tile = TILE_OF[conflict["colour"]]
        return self.words.say("tigris-prompt-support", kind=conflict["kind"], side=side, tile=tile)

    def choice(self, view: GameState, action: NamedAction, param: str) -> str:
        word = action.args[param]
        if param in ("leader", "monument"):
            return self.thing(param, word)
        if param == "tile":
            return self.thing("tile", word)
        if param == "square":
            told = self.foreseen(view, action)
            return f"{word} {told}" if told else word
        counts = [(kind, word.count(sign)) for sign, kind in zip(TILE_SIGNS, TILE_NAMES, strict=True)]
        return self.tiles(counts).plain if action.name == "swap" else self.support(view, action, int(word))

    def group(self, view: GameState, actions: Sequence[NamedAction], param: str) -> tuple[int, str]:
        """Squares stand under what comes of them."""
        if param != "square":
            return 0, ""
        facts = self.preview(view, actions[0])
        gains = facts.get("points", ())
        mine = any(gain["seat"] == self.seat for gain in gains)
        found = (facts.get("revolt") or facts.get("wars"), mine, gains, True)
        rank = next(rank for rank, here in enumerate(found) if here)
        return rank, self.words.say("tigris_cli-group", kind=GROUPS[rank])

    def support(self, view: GameState, action: NamedAction, count: int) -> str:
        """The number of supporters, and the strength with them."""
        facts = self.preview(view, action)
        tile = TILE_OF[self.public(view)["conflict"]["colour"]]
        tiles = self.words.say("tigris-tiles", kind=tile, count=count)
        return self.words.say("tigris_cli-support", tiles=tiles, strength=facts["strength"])

    def foreseen(self, view: GameState, action: NamedAction) -> str:
        """The main effects of an action on a square, in few signs: points, strengths in a conflict, temples."""
        facts = self.preview(view, action)
        clashes = [*([facts["revolt"]] if facts.get("revolt") else []), *facts.get("wars", ())]
        told = [f"{clash['attacker']['board']}:{clash['defender']['board']}" for clash in clashes]
        told += [f"+{gain['n']} {self.thing('colour', gain['colour'])}" if gain["seat"] == self.seat
                 else f"({self.names[gain['seat']]} +{gain['n']})" for gain in facts.get("points", ())]  # fmt: skip
        if facts.get("strength") and not clashes:
            told.append(f"{TILE_SIGNS[1]}{facts['strength']}")
        if facts.get("monuments") and action.name == "place":
            told.append("#")
        return " ".join(told)

    def thing(self, sort: str, kind: str) -> str:
        """What a tile, a leader, a colour, a dynasty or a monument is called."""
        return self.words.say(f"tigris-{sort}", kind=kind)

    def result(self, state: GameState) -> RenderableType:
        """Who won, everybody's points by colour, and what decided."""
        result = state.result
        if result is None:
            return super().result(state)
        names = [self.words.say("cli-column-player"), *(self.thing("colour", name) for name in COLOUR_NAMES)]
        more = self.heads("tigris", "treasures", "weakest")
        made = table("", *names, *more, "", numbers=(1, 2, 3, 4, 5, 6))
        explained = enumerate(result.explanation["players"])
        for seat, player in sorted(explained, key=lambda pair: pair[1]["sorted"], reverse=True):
            points = (str(player["points"][name]) for name in COLOUR_NAMES)
            won = self.words.say("cli-won") if seat in result.winners else ""
            made.add_row(self.names[seat], *points, str(player["treasures"]), str(player["sorted"][0]), won)
        rank = result.explanation["decided_by"]
        by = {"rank": rank} if rank else {}
        decided = self.words.say(f"tigris-result-by-{'rank' if rank else 'nothing'}", **by)
        ended = self.words.say(f"tigris-result-ended-{result.explanation['ended_by']}")
        return Group(made, Text(ended), Text(decided))


DRAWING = TigrisDrawing
