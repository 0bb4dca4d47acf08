"""What a settler does now: the next step of an errand, or else the best of what is legal."""

from lautta.core.game import GameState, NamedAction
from lautta.games.roads.settler.errands import Errand
from lautta.games.roads.settler.goals import Project, as_home
from lautta.games.roads.settler.wants import CHEAP, DONKEYS, Wants
from lautta.games.roads.state import (
    COAL_BURNER,
    LAST_PAID,
    MINE,
    MOVEMENT,
    NO_WORK,
    NONE,
    RAFT_FACTORY,
    Board,
    State,
)

ERRAND = 50.0  # worth of the next step of an errand
STANCE = {"agree": 1.0, "pray": 1.0, "refuse": 1.0, "launch": 1.0, "put": 1.0, "upgrade": 1.0, "enough": 0.5,
          "done": 0.0}  # fmt: skip
NEVER_DONE = -1.0
LATER = 1e-6  # among equals the first wins


class Settler:
    """What one seat does in one position."""

    def __init__(self, view: GameState, seat: int) -> None:
        self.view, self.seat, self.space = view, seat, view.space
        self.b: Board = view.board.record  # type: ignore[assignment]
        self.s: State = view.record
        self.settled = self.s.players[seat].home != NONE
        if self.settled:
            self.wants = Wants(self.b, self.s, seat)

    def worths(self) -> dict[int, float]:
        """Each legal action with its worth."""
        actions = self.view.actions(self.seat)
        found = {action.code: self.worth(action) - LATER * place for place, action in enumerate(actions)}
        if self.settled and self.s.phase == MOVEMENT and self.s.work.job == NO_WORK and not self.s.offer.kind:
            step = self.next_step(set(found))
            if step is not None:
                found[step] = ERRAND
        return found

    def worth(self, action: NamedAction) -> float:
        """What an action is worth if it belongs to no errand."""
        args = self.space.decode(action.code)[1]
        if action.name == "home":
            return as_home(self.b, self.s, self.seat, args[0])
        if action.name == "slot":
            return -float(args[0])
        if action.name == "pay":
            return self.as_payment(*args)
        if action.name == "use":
            return 2.0 if self.is_wanted_run(self.s.building[args[0]]) else NEVER_DONE
        if action.name == "breed":
            return 1.0 if self.wants.land.donkeys < DONKEYS else NEVER_DONE
        if action.name in ("build", "mine"):
            project = Project(MINE, args[0]) if action.name == "mine" else Project(args[0] + 1, args[1])
            return 2.0 if self.wants.missing.get(project) == 0 else NEVER_DONE
        if action.name == "road":
            return 1.0 if self.wants.is_wanted_road(args[0]) else NEVER_DONE
        if action.name == "brick":
            return 1.0 if self.wants.brick_pays() else NEVER_DONE
        return STANCE.get(action.name, NEVER_DONE)

    def as_payment(self, good: int, source: int) -> float:
        """What lies on the ground pays before what is aboard, the cheapest first, and wealth last of all."""
        if good not in CHEAP:
            return 1.0
        lies = source < 3 and self.s.work.job <= LAST_PAID
        return 2.0 + len(CHEAP) - CHEAP.index(good) + 20.0 * lies

    def is_wanted_run(self, kind: int) -> bool:
        """Should a factory run? Wood is burnt only if needed, and boats are made only while there are too few."""
        return kind not in (COAL_BURNER, RAFT_FACTORY) or self.wants.runs(kind) > 0

    # errands

    def next_step(self, legal: set[int]) -> int | None:
        """The first step that any errand can take now."""
        moves: dict[int, list[tuple[int, int]]] = {}
        for code in legal:
            action, args = self.space.decode(code)
            if action.name == "go":
                moves.setdefault(args[0], []).append((args[1], code))
        for slot, errand in self.wants.errands.given.items():
            step = self.shift(slot, errand, legal)
            if step is None:
                step = self.move(slot, errand, moves.get(slot, []))
            if step is not None:
                return step
        return None

    def shift(self, slot: int, errand: Errand, legal: set[int]) -> int | None:
        """Put down a good, or take one on."""
        v = self.s.players[self.seat].transporters[slot]
        reach = self.wants.land.routes.reaches(v.site)
        if errand.store in reach and not errand.keeps:
            for good in +errand.bring:
                if code := self.handle("unload", slot, good, errand.store, legal):
                    return code
        if errand.from_store in reach:
            for good in +errand.load:
                if code := self.handle("load", slot, good, errand.from_store, legal):
                    return code
        if errand.empties:
            for good in (good for good in CHEAP if v.cargo[good]):
                if code := self.handle("unload", slot, good, reach[0], legal):
                    return code
        return None

    def handle(self, name: str, slot: int, good: int, store: int, legal: set[int]) -> int | None:
        """Load or unload a good in a store, or in one across a bridge; None if that is not legal."""
        for bank in self.wants.land.routes.joined[store] if store < self.b.banks else ():
            code = self.space.encode(name, (slot, good, self.b.site_bank[bank]))
            if code in legal:
                return code
        return None

    def move(self, slot: int, errand: Errand, moves: list[tuple[int, int]]) -> int | None:
        """Move one step nearer to where it loads, then to where it delivers."""
        routes, v = self.wants.land.routes, self.s.players[self.seat].transporters[slot]
        goal = errand.store
        if (+errand.load).total():
            if errand.from_store in routes.reaches(v.site):
                return None  # what it waits for is not there yet
            if not (+errand.bring).total():
                goal = errand.from_store
        turns = routes.turns(v.kind, goal)
        site, code = min(moves, key=lambda move: (turns[move[0]], move[0]), default=(NONE, NONE))
        return code if code != NONE and turns[site] < turns[v.site] else None
