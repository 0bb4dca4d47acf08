"""The thinking player: the network one decision ahead, or a search with it."""

from collections.abc import Iterator, Sequence
from ctypes import memset, sizeof
from typing import TYPE_CHECKING

from lautta.core.advisers import Opinion
from lautta.core.chance import Chooser
from lautta.core.current_game import record_of
from lautta.core.difficulty import Difficulty
from lautta.core.records import copy_of
from lautta.players.network import CERTAIN, Network
from lautta.players.one_ply import Workspace
from lautta.players.search import RIVALS, Effort, SearchMemory
from lautta.players.thinking import module_for
from lautta.players.weights import thinking_of, weights_of

if TYPE_CHECKING:
    from lautta.core.game import GameState

ALL_BITS = (1 << 64) - 1


class NoWorld(ValueError):
    """No whole position fits the view."""


class Thinker:
    """A player with a network and a difficulty; the same seed and view make the same choice."""

    def __init__(self, seed: int = 0, difficulty: Difficulty | None = None, network: Network | None = None) -> None:
        self.seed, self.difficulty, self.network = seed, difficulty or Difficulty(), network

    def choose(self, view: "GameState", seat: int) -> int:
        """Choose the action with the best opinion, to the taste of the difficulty."""
        opinions = self.opinions(view, seat)
        if not self.difficulty.taste:
            return max(opinions, key=lambda each: (each.followed, each.chance)).code
        tasted = self._tasted(view, seat, [each.code for each in opinions])
        return max(zip(opinions, tasted, strict=True), key=lambda each: each[0].chance + each[1])[0].code

    def _tasted(self, view: "GameState", seat: int, codes: list[int]) -> Iterator[float]:
        """Yield what the taste of the difficulty adds to the chance of each action."""
        taste, look = self.difficulty.taste, module_for(thinking_of(view.game)).look
        workspace, after = Workspace(), type(view.record)()
        assert taste
        for code in codes:
            look(view.board.record, view.record, after, workspace, seat, code)
            action, args = view.space.decode(code)
            yield taste(view, seat, action.name, args, after) * 2 / view.players

    def opinions(self, view: "GameState", seat: int) -> list[Opinion]:
        """Return opinions of the promising actions in the view of a seat, the best first.

        Raises BadWeights, NoWorld, and OSError without weights.
        """
        network = self.network or weights_of(view.game, view.players).network
        if self.difficulty.blind:
            network = blinded(network, self.difficulty.blind)
        if self.difficulty.worlds and len(considered(view, seat)) > 1:
            found = self._searched(view, seat, network)
        else:
            found = one_ply(view, seat, network)
        return sorted(found, key=lambda each: (-each.followed, -each.chance, each.code))

    def _searched(self, view: "GameState", seat: int, network: Network) -> list[Opinion]:
        seed = (self.seed * 1_000_003 + int(view.key()[:16], 16)) & ALL_BITS
        search = Search(view, seat, network, self.difficulty, seed)
        search.follow(self.difficulty.ceiling(view.players))
        return search.opinions()


def blinded(network: Network, inputs: tuple[range, ...]) -> Network:
    """Return a network that takes no notice of some inputs."""
    blind = copy_of(network)
    for each in inputs:
        rows = blind.first[each.start]
        memset(rows, 0, sizeof(rows) * len(each))  # type: ignore[arg-type]
    return blind


def considered(view: "GameState", seat: int) -> set[int]:
    """Return the codes of the promising actions of a seat."""
    workspace = Workspace()
    count = module_for(thinking_of(view.game)).consider(view.board.record, view.record, workspace, seat)
    return {workspace.codes.code[i] for i in range(count)}


def one_ply(view: "GameState", seat: int, network: Network) -> list[Opinion]:
    """Return the opinions of the network."""
    entries, workspace, trial = module_for(thinking_of(view.game)), Workspace(), type(view.record)()
    count = entries.weigh(view.board.record, view.record, trial, network, workspace, seat)
    return [Opinion(workspace.codes.code[i], workspace.value[i] / CERTAIN, 0) for i in range(count)]


def effort_of(difficulty: Difficulty, worlds: int, also: int | None = None) -> Effort:
    """Return the effort for `worlds` games; `also` is the code of an action to compare."""
    m = difficulty
    return Effort(
        worlds=worlds, sure=m.sure, close=m.close, ahead=m.ahead, curious=m.curious, trust=m.trust, sharp=m.sharp,
        narrow=m.narrow, regrow=m.regrow, belief=m.belief, also=0 if also is None else also + 1,
    )  # fmt: skip


class Search:
    """One search tree with its working records; it compares `also` too, the code of any action."""

    def __init__(
        self, view: "GameState", seat: int, network: Network, difficulty: Difficulty, seed: int, also: int | None = None
    ) -> None:
        self.entries = module_for(thinking_of(view.game))
        self.view, self.seat, self.network, self.difficulty, self.also = view, seat, network, difficulty, also
        self.memory, self.chooser = record_of(SearchMemory, view.game.table)(), Chooser(seed=seed)
        self.tree = self.memory.tree
        self.entries.clear(self.tree)

    def follow(self, worlds: int) -> None:
        """Follow so many games, fewer if the search knows the best action before; raises NoWorld."""
        done = self.entries.search(
            self.view.board.record, self.view.record, self.memory, self.network,
            effort_of(self.difficulty, worlds, self.also), self.chooser, self.seat,
        )  # fmt: skip
        if done < 0:
            raise NoWorld(f"no world fits this view: fault {-done}")

    def line_up(self, codes: Sequence[int]) -> None:
        """Compare these actions from now on, in place of those that looked best; `follow` a game before."""
        t, place = self.tree, {self.tree.code[edge]: edge for edge in self.places()}
        t.rivals, t.tried_together = min(len(codes), RIVALS), 0
        for i, code in enumerate(codes[:RIVALS]):
            t.rival[i] = place[code]
            for j in range(t.rivals):
                t.ahead[i][j] = t.squares[i][j] = 0

    def edges(self) -> list[tuple[int, int, int, int]]:
        """Return code, value, tries and their total worth, for each action of the root."""
        t = self.tree
        return [(t.code[edge], t.value[edge], t.tried[edge], t.won[edge]) for edge in self.places()]

    def places(self) -> Iterator[int]:
        """Yield where the tree keeps each action of the root, the most promising first."""
        edge: int = self.tree.first[0]
        while edge >= 0:
            yield edge
            edge = self.tree.after[edge]

    def opinions(self) -> list[Opinion]:
        """Return an opinion of each action of the root, in any order."""
        trust = self.difficulty.trust
        return [
            Opinion(code, (trust * value + won) / (trust + tried) / CERTAIN, tried)
            for code, value, tried, won in self.edges()
        ]
