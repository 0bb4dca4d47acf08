"""Random games for the tests: plain ones, and busy ones in which much is built, made and carried."""

from collections.abc import Callable, Iterator

from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.games.roads.game import GAME
from lautta.games.roads.players.sense import settlers_choice
from lautta.games.roads.rules.new_transporters import place_transporter
from lautta.games.roads.state import BUILDINGS, DONKEY, GOOD_NAMES, MINE, OIL_RIG, RAFT, SAWMILL, SETUP, STEAMER

RICHES = {"trunks": 12, "boards": 30, "paper": 4, "goose": 9, "clay": 4, "stone": 20, "fuel": 9, "iron": 6, "gold": 8,
          "coins": 4}  # fmt: skip
ALL_SUBJECTS = 127
HANDLING = ("load", "unload", "hand", "lead", "leave", "ask")
ENDING = ("done", "call", "enough")
EAGER = ("build", "mine", "shaft", "breed", "use", "wagon", "upgrade", "bridge")

Step = tuple[GameState, GameState, int, str]  # before, after, the seat, and what it did


def random_game(name: str, players: int, seed: int, skip: int = 0, limit: int = 10**6) -> Iterator[Step]:
    """A random game, or some decisions of it after others that were skipped."""
    state, chooser = GAME.new(players, seed, name), Chooser(seed, 1)
    state.engine.simulate(state.board.record, state.record, skip, seed)
    for _ in range(limit):
        if state.over:
            return
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        assert legal, "a state without a legal action before the end"
        yield from step(state, seat, state.named(legal[choose(chooser, len(legal))]).text)


def settlers_game(
    players: int,
    name: str,
    seed: int = 4,
    until: int = 10**6,
    lazy: Callable[[GameState, int], bool] = lambda state, seat: False,
) -> GameFile:
    """A game of settlers as far as a turn, who are done with a phase at once where they are lazy."""
    state = GAME.new(players, seed, name)
    record = GameFile.of(state, seed)
    (done,) = state.space.codes_of("done")
    while state.to_move and state.turn < until:
        seat = state.to_move[0]
        code = settlers_choice(state.view(seat, recall=True), seat)
        if lazy(state, seat) and done in state.legal(seat):
            code = done
        record.add(seat, state.named(code).text)
        state.apply(code, seat)
    record.close(state)
    return record


def busy_game(
    board: str | LoadedBoard, players: int, seed: int, limit: int, options: dict[str, str] | None = None
) -> Iterator[Step]:
    """A game of rich players who like to build and to make things, and seldom are done."""
    state, chooser, rich = GAME.new(players, seed, board, options), Chooser(seed, 2), False
    for _ in range(limit):
        if state.over:
            return
        if not rich and state.record.phase != SETUP:
            rich = enrich(state, chooser)
        seat = state.to_move[choose(chooser, len(state.to_move))]
        kinds: dict[str, list[str]] = {}
        for code in state.legal(seat):
            named = state.named(code)
            kinds.setdefault(named.name, []).append(named.text)
        assert kinds, "a state without a legal action before the end"
        yield from step(state, seat, picked(kinds, chooser))


def picked(kinds: dict[str, list[str]], chooser: Chooser) -> str:
    """One of the actions, of a kind that makes a game busy."""
    names = list(kinds)
    for dull, rarely in ((ENDING, 6), (HANDLING, 4)):
        others = [name for name in names if name not in dull]
        if others and choose(chooser, rarely):
            names = others
    eager = [name for name in names if name in EAGER]
    if eager and choose(chooser, 2):
        names = eager
    texts = kinds[names[choose(chooser, len(names))]]
    return texts[choose(chooser, len(texts))]


def step(state: GameState, seat: int, action: str) -> Iterator[Step]:
    """The state before and after an action."""
    before = state.copy()
    state.apply(action, seat)
    yield before, state, seat, action


def enrich(state: GameState, chooser: Chooser) -> bool:
    """Everybody has five donkeys, two boats, many goods and all subjects but one; some a factory or mine at home."""
    s, b = state.record, state.board.record
    for seat in range(state.players):
        home = s.players[seat].home
        for good, count in RICHES.items():
            s.goods[home][GOOD_NAMES.index(good)] += count
        for _ in range(2):
            place_transporter(s, seat, DONKEY, home)
        for kind in (RAFT, STEAMER):
            place_transporter(s, seat, kind, b.banks + choose(chooser, b.sites - b.banks))
        s.players[seat].research = ALL_SUBJECTS & ~(1 << choose(chooser, 7))
        tile, building = b.site_tile[home], SAWMILL + choose(chooser, len(BUILDINGS) - SAWMILL)
        if seat % 2 == 0 and building != OIL_RIG and s.building[tile] == 0:
            s.building[tile], s.on_bank[tile] = building, b.site_bank[home]
            if building == MINE:
                s.bag_gold[tile] = s.bag_iron[tile] = 2
    build_about(state, chooser)
    return True


def build_about(state: GameState, chooser: Chooser) -> None:
    """Roads, bridges and walls here and there."""
    s, b = state.record, state.board.record
    for link in range(b.links):
        s.roads[link] = choose(chooser, 3) == 0
    bridge_and_wall(state, chooser, 12)


def bridge_and_wall(state: GameState, chooser: Chooser, walls: int) -> None:
    """Bridges here and there, and a wall on one in so many edges."""
    s, b = state.record, state.board.record
    for spot in range(b.spots):
        if s.bridges[b.spot_tile[spot]] == 0 and choose(chooser, 3) == 0:
            s.bridges[b.spot_tile[spot]] = 1 << b.spot_pair[spot]
    for edge in range(b.edges):
        if choose(chooser, walls) == 0:
            s.wall[edge], s.tokens[edge] = (7, *range(1, state.players + 1))[choose(chooser, state.players + 1)], 1


def tireless_game(name: str, players: int, turns: int) -> Iterator[tuple[GameState, int]]:
    """A game of rich players in which nobody is done while there is anything else to do: before each decision."""
    state, chooser, rich = GAME.new(players, 1, name), Chooser(1, 3), False
    while not state.over and state.record.turn < turns:
        if not rich and state.record.phase != SETUP:
            rich = enrich(state, chooser)
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        going_on = [code for code in legal if state.space.decode(code)[0].name not in (*ENDING, "drop")] or legal
        yield state, seat
        state.apply(going_on[choose(chooser, len(going_on))], seat)
