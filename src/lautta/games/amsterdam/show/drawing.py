"""Ticket to Ride: Amsterdam in a terminal: the city, the players, the row, the hand, the contracts."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState, NamedAction
from lautta.games.amsterdam.show.citymap import CityMap
from lautta.terminal.console import table
from lautta.terminal.drawing import Drawing
from lautta.words import Words

GREY = "grey"
STYLES = {
    "pink": "magenta", "blue": "blue", "green": "green", "black": "reverse", "red": "red", "orange": "dark_orange",
    "yellow": "yellow", "purple": "purple", "brown": "dark_orange3", "wild": "bold underline", GREY: "dim",
}  # fmt: skip
SEAT_STYLES = ("bold grey100 on dodger_blue3", "bold grey100 on red3", "bold grey0 on green3", "bold grey0 on gold3")
CLOSED, CLOSED_STYLE = "·", "dim"


class AmsterdamDrawing(Drawing):
    """A seat's view as a map, in words and tables; the text always names colours as well."""

    def __init__(self, words: Words, names: tuple[str, ...], seat: int) -> None:
        super().__init__(words, names, seat)
        self.drawn: Mapping[str, int] | None = None  # who owned what when the map was last drawn

    def position(self, view: GameState) -> RenderableType:
        """The map if it has changed, and everything around it."""
        public, private = self.public(view), self.private(view)
        parts: list[RenderableType] = [Text("")]
        if self.drawn != public["owners"]:
            self.drawn = public["owners"]
            parts += [self.city(view, public), Text("")]
        parts += [self.players(public), self.row(public), self.hand(private)]
        for name, title in (("offer", "amsterdam_cli-offer"), ("contracts", "amsterdam_cli-contracts")):
            if private[name]:
                parts.append(self.contracts(view, title, private[name]))
        if any(one["placeholder"] for one in (*private["offer"], *private["contracts"])):
            parts.append(Text(self.words.say("amsterdam-page-contract-stand-ins"), style="dim"))
        if public["last_turns"]:
            parts.append(Text(self.words.say("amsterdam_cli-last-turns", turns=public["last_turns"]), style="bold"))
        return Group(*parts)

    def whole(self) -> None:
        self.drawn = None

    def bare(self, board: LoadedBoard) -> RenderableType:
        return CityMap(board.data, lambda route: STYLES[route["colour"]], lambda route: "")

    def city(self, view: GameState, public: Mapping[str, Any]) -> CityMap:
        """The map: routes in their colours, and with the numbers of those who own them."""
        owners, closed = public["owners"], public["closed"]

        def style_of(route: Mapping[str, Any]) -> str:
            if route["id"] in owners:
                return SEAT_STYLES[owners[route["id"]]]
            return CLOSED_STYLE if route["id"] in closed else STYLES[route["colour"]]

        def owner_of(route: str) -> str:
            return str(owners[route] + 1) if route in owners else CLOSED if route in closed else ""

        return CityMap(view.board.data, style_of, owner_of)

    def public(self, view: GameState) -> Mapping[str, Any]:
        """The public part."""
        return view.game.clients.public(view)

    def private(self, view: GameState) -> Mapping[str, Any]:
        """The seat's own part."""
        return view.private(self.seat)

    def players(self, public: Mapping[str, Any]) -> Table:
        """Everything public about the players."""
        columns = ("seat", "player", "points", "carts", "cards", "contracts", "bonus-cards")
        made = table("", *self.heads("amsterdam", *columns), numbers=(2, 3, 4, 5, 6))
        for seat, player in enumerate(public["players"]):
            counts = (player[name] for name in ("points", "carts", "cards", "contracts", "bonus_cards"))
            style = "bold" if seat == public["seat"] else ""
            number = Text(str(seat + 1), style=SEAT_STYLES[seat])
            made.add_row(number, self.names[seat], *map(str, counts), style=style)
        return made

    def row(self, public: Mapping[str, Any]) -> Text:
        """The open cards by their slots, and the decks."""
        cards = [Text(f"{slot} ") + self.card(kind) for slot, kind in enumerate(public["row"], 1)]
        decks = self.words.say(
            "amsterdam_cli-decks",
            deck=public["deck"],
            discard=sum(public["discard"].values()),
            contracts=public["contracts_left"],
        )
        return Text.assemble(self.words.say("amsterdam_cli-row"), "  ", Text("   ").join(cards), "\n", decks)

    def hand(self, private: Mapping[str, Any]) -> Text:
        """The cards in hand, counted by colour."""
        cards = [
            Text(self.words.say("amsterdam-cards", count=count, kind=kind), style=STYLES.get(kind, ""))
            for kind, count in private["hand"].items()
        ]
        return Text.assemble(self.words.say("amsterdam_cli-hand"), "  ", Text("   ").join(cards or [Text("–")]))

    def contracts(self, view: GameState, title: str, contracts: list[Mapping[str, Any]]) -> Table:
        """Contracts with what is still missing for each."""
        made = table(self.words.say(title), *self.heads("amsterdam", "contract", "points", "missing"), numbers=(1,))
        for contract in contracts:
            made.add_row(self.contract(view, contract), str(contract["points"]), self.missing(view, contract))
        return made

    def contract(self, view: GameState, contract: Mapping[str, Any], *notes: str) -> str:
        """The two places of a contract, with notes: the last one marks a stand-in for an official contract."""
        notes += (self.words.say("amsterdam-page-contract-stand-in"),) * contract["placeholder"]
        return self.between(view, contract) + (f" ({', '.join(notes)})" if notes else "")

    def missing(self, view: GameState, contract: Mapping[str, Any]) -> str:
        """The needs of a contract: nothing, the routes of the shortest way, or that it has become impossible."""
        if contract["done"]:
            return self.words.say("amsterdam_cli-done")
        if contract["missing"] is None:
            return self.words.say("amsterdam_cli-impossible")
        routes = ", ".join(contract["missing"])
        return self.words.say("amsterdam_cli-missing", spaces=contract["spaces"], routes=routes)

    def map(self, view: GameState) -> RenderableType:
        """The map, and every route with its owner."""
        public = self.public(view)
        columns = ("route", "between", "colour", "length", "points", "bonus-card", "owner")
        made = table("", *self.heads("amsterdam", *columns), numbers=(3, 4))
        for route in view.board.data["routes"]:
            points = view.board.data["route_points"][str(route["length"])]
            bonus = "+" if route.get("token") else ""
            made.add_row(
                route["id"],
                self.between(view, route),
                self.card(route["colour"]),
                str(route["length"]),
                str(points),
                bonus,
                self.owner(public, route["id"]),
            )
        return Group(self.city(view, public), Text(""), made)

    def owner(self, public: Mapping[str, Any], route: str) -> str:
        """The owner of a route, or a mark that nobody may build it any more."""
        if route in public["owners"]:
            seat: int = public["owners"][route]
            return self.names[seat]
        return self.words.say("amsterdam_cli-closed") if route in public["closed"] else ""

    def prompt(self, view: GameState) -> str:
        passing = [action.name for action in view.actions(self.seat)] == ["pass"]
        return self.words.say(f"amsterdam-prompt-{'pass' if passing else self.public(view)['phase']}")

    def choice(self, view: GameState, action: NamedAction, param: str) -> str:
        word = action.args[param]
        if action.name == "keep":
            return self.kept(view, word)
        if action.name == "row":
            return self.kind(self.public(view)["row"][int(word) - 1])
        return self.route(view, word) if param == "route" else self.payment(view, action)

    def group(self, view: GameState, actions: Sequence[NamedAction], param: str) -> tuple[int, str]:
        """Routes that one's contracts still need come first."""
        if param != "route":
            return 0, ""
        name = actions[0].args["route"]
        wanted = any(name in (one["missing"] or ()) for one in self.private(view)["contracts"])
        return int(not wanted), self.words.say("amsterdam_cli-group", wanted=int(wanted))

    def kept(self, view: GameState, word: str) -> str:
        """The contracts of an offer that this choice keeps."""
        offer = self.private(view)["offer"]
        kept = [offer[int(number) - 1] for number in word.split("+")] if word != "none" else []
        return " + ".join(self.contract(view, one, str(one["points"])) for one in kept) or "–"

    def route(self, view: GameState, name: str) -> str:
        """A route with everything that matters for building it."""
        route = next(route for route in view.board.data["routes"] if route["id"] == name)
        return self.words.say(
            "amsterdam_cli-route",
            route=name,
            between=self.between(view, route),
            cards=self.words.say("amsterdam-cards", count=route["length"], kind=route["colour"]),
            points=view.board.data["route_points"][str(route["length"])],
            bonus=int(bool(route.get("token"))),
            wanted=int(any(name in (one["missing"] or ()) for one in self.private(view)["contracts"])),
        )

    def payment(self, view: GameState, action: NamedAction) -> str:
        """The cards that a route is paid with."""
        length = next(r["length"] for r in view.board.data["routes"] if r["id"] == action.args["route"])
        kind, _, wilds = action.args["cards"].partition("+")
        counts = {kind: length - int(wilds or 0), "wild": int(wilds or 0)} if kind != "wild" else {"wild": length}
        cards = (self.words.say("amsterdam-cards", count=count, kind=name) for name, count in counts.items() if count)
        return self.words.say("amsterdam_cli-payment", cards=" + ".join(cards))

    def between(self, view: GameState, joins: Mapping[str, Any]) -> str:
        """The two places that a route or contract joins."""
        names = {place["id"]: place["name"] for place in view.board.data["places"]}
        return f"{names[joins['a']]} – {names[joins['b']]}"

    def kind(self, kind: str | None) -> str:
        """The word for a kind of card or colour of a route; a dash for none."""
        return "–" if kind is None else self.words.say("amsterdam-colour", kind=kind)

    def card(self, kind: str | None) -> Text:
        """The same, in its colour."""
        return Text(self.kind(kind), style=STYLES.get(kind or "", ""))

    def result(self, state: GameState) -> RenderableType:
        """The winners, the sources of all points, and the tie-break."""
        result = state.result
        if result is None:
            return super().result(state)
        columns = ("player", "routes", "contracts", "bonus", "points", "completed")
        made = table("", *self.heads("amsterdam", *columns), "", numbers=(1, 2, 3, 4, 5))
        explained = enumerate(result.explanation["players"])
        for seat, player in sorted(explained, key=lambda pair: -pair[1]["total"]):
            points = (str(player[name]) for name in ("routes", "contracts", "bonus", "total"))
            completed = f"{player['completed']}/{player['contract_count']}"
            won = self.words.say("cli-won") if seat in result.winners else ""
            made.add_row(self.names[seat], *points, completed, won)
        decided = self.words.say(f"amsterdam-result-by-{result.explanation['decided_by']}")
        return Group(made, Text(decided))


DRAWING = AmsterdamDrawing
