"""Data for learners: games that a player played against itself, with what its search found.

`generate` writes a folder with a NumPy file and a data card, `load` reads it. Positions are not stored: `Data.states`
plays them again, exactly, from the seeds and the actions.
"""

import json
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

import lautta
from lautta.core.difficulty import Difficulty
from lautta.core.game import GameState, seed_bytes
from lautta.core.game_files import DamagedGame, GameFile, final_key
from lautta.core.keptrun import reading
from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument
from lautta.players.bots import maker_of
from lautta.players.playing import decision
from lautta.players.thinker import Thinker

Split = Literal["train", "validation", "test"]
Arrays = dict[str, NDArray[Any]]
GAMES, CARD = "games.npz", "README.md"
EXPLORED = 0.1  # the probability that an action is drawn by its share of the visits


@dataclass(frozen=True)
class Data:
    """Games with their decisions as flat arrays, by name: `data["seat"]`.

    For each game: `seed` uint64; `outcome` (games, players) float32, as `returns("win")` has it; `score` (games,
    players) int32, points; `final` S32, the key of the last position. `steps[i]` to `steps[i + 1]` are its decisions:
    `seat` uint8, from 0; `action` int32, its code; `explored` bool, whether it was drawn by `policy`, as is one of ten;
    `value` float32, the chance to win of the best action for the seat, 0 to 1, or NaN without a search. `choices[t]` to
    `choices[t + 1]` are what the search compared in decision t: `code` int32, the best first; `policy` float32, the
    share of visits, adding up to 1; `chance` float32, like `value`. `about` is JSON: the id, the release, who played.
    """

    start: GameFile
    arrays: Arrays

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.arrays[name]

    def __len__(self) -> int:
        return len(self["seed"])

    def split(self, name: Split) -> NDArray[np.int64]:
        """Return the numbers of the games of a split, by the last digit of the seed: 8 "validation", 9 "test".

        Raises BadArgument for another name.
        """
        if name not in get_args(Split):
            raise BadArgument("core-form", value=quoted(name), known=", ".join(get_args(Split)))
        return np.flatnonzero(np.maximum(self["seed"] % 10, 7) == 7 + get_args(Split).index(name))

    def states(self, game: int) -> Iterator[tuple[int, GameState]]:
        """Yield each decision of a game with the position before it, always the same object; raises DamagedGame."""
        state = replace(self.start, seed=seed_bytes(int(self["seed"][game]))).start()
        for t in range(*self["steps"][game : game + 2]):
            yield t, state
            state.apply(self["action"][t], self["seat"][t])
        if final_key(state) != self["final"][game].decode():
            raise DamagedGame("core-file-final")

    def check(self) -> None:
        """Replay all games; raises DamagedGame and IllegalAction if this release plays them otherwise."""
        for game in range(len(self)):
            for _ in self.states(game):
                pass


def load(folder: Path | str) -> Data:
    """Read a folder; raises OSError, DamagedRun, and DamagedGame if this release has other rules or another board."""
    file = Path(folder) / GAMES
    with reading(file, BadZipFile), np.load(file, allow_pickle=False) as found:
        data = Data(GameFile.parse(str(found["start"])), {name: found[name] for name in found if name != "start"})
    data.start.start()
    return data


def generate(
    start: GameState, folder: Path, games: int, seed: int = 1, worlds: int = 64, player: str = "", jobs: int = 1
) -> Generator[int, None, None]:
    """Play games with the board, options and players of `start`, yield how many are done, and write a new folder.

    A search that follows `worlds` games chooses the actions, or the computer player `player`, which gives no values.
    Raises OSError, BadWeights, NoSuchPlayer and what the player raises.
    """
    folder.mkdir(parents=True)
    file, parts = GameFile.of(start, 0), list[Arrays]()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for part in (pool.map if jobs > 1 else map)(partial(_game, file, worlds, player), range(seed, seed + games)):
            parts.append(part)
            yield len(parts)
    arrays = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    for name in ("steps", "choices"):  # lengths so far
        arrays[name] = np.concatenate([[0], arrays[name].cumsum()])
    about = {"id": start.game.spec(start.players, start.board, start.options).id, "lautta": lautta.__version__}
    about["player"] = player or f"a search of {worlds} simulations"
    arrays["about"] = np.array(json.dumps(about))
    np.savez_compressed(folder / GAMES, allow_pickle=False, start=np.array(file.text()), **arrays)
    (folder / CARD).write_text(card(load(folder)), encoding="utf-8")


def _game(start: GameFile, worlds: int, player: str, seed: int) -> Arrays:
    """Play a game; `steps` and `choices` are lengths still."""
    state, dice = replace(start, seed=seed_bytes(seed)).start(), Random(str(seed))
    search = partial(Thinker, difficulty=Difficulty(worlds=worlds))
    make = maker_of(player, state.game) if player else search
    seated = [make(dice.getrandbits(48)) for _ in range(state.players)]
    rows, compared = [], []
    while to_move := state.to_move:
        seat = to_move[0]
        choices = _choices(seated[seat], state, seat)
        explored = len(choices) > 1 and dice.random() < EXPLORED
        action = dice.choices(choices, [share for _, share, _ in choices])[0][0] if explored else choices[0][0]
        rows.append((seat, action, explored, choices[0][2], len(choices)))
        compared += choices
        state.apply(action, seat)
    result, columns = state.result, (*zip(*rows, strict=True), *zip(*compared, strict=True))
    assert result
    names = ("seat", "action", "explored", "value", "choices", "code", "policy", "chance")
    kinds = ("u1", "i4", "?", "f4", "i8", "i4", "f4", "f4")
    return {
        "seed": np.array([seed], "u8"), "outcome": np.array([state.returns("win")], "f4"),
        "score": np.array([result.scores], "i4"), "final": np.array([final_key(state)], "S32"),
        "steps": np.array([len(rows)]),
        **{name: np.array(column, kind) for name, kind, column in zip(names, kinds, columns, strict=True)},
    }  # fmt: skip


def _choices(player: Any, state: GameState, seat: int) -> list[tuple[int, float, float]]:
    """What a player compared, the best first: code, share of visits, chance to win."""
    if not isinstance(player, Thinker):
        return [(decision(player, state, seat), 1.0, np.nan)]
    found = player.opinions(state.view(seat, recall=True), seat)
    visits = sum(each.followed for each in found)
    found = [each for each in found if each.followed] or found[:1]
    return [(each.code, each.followed / visits if visits else 1.0, each.chance) for each in found]


def card(data: Data) -> str:
    """Return the data card, in Markdown."""
    about, seeds = json.loads(str(data["about"])), data["seed"]
    splits = ", ".join(f"{len(data.split(name))} {name}" for name in get_args(Split))
    return f"""# {len(data)} games of {data.start.game}

* Id `{about["id"]}`, made with Lautta {about["lautta"]}. In every seat: {about["player"]}.
* Seeds {seeds[0]} to {seeds[-1]}, one for each game: {splits}. The last digit decides: 8 is validation, 9 test.
* `lautta.learn.data.load` reads the data. A release with other rules or another board refuses them.
* Licence: Lautta's sets no condition on data made with it. Name yours here, for example CC0-1.0, before you publish.
* To cite: Lautta (CITATION.cff), the id, who played, and the seeds.

For each{(Data.__doc__ or "").partition("For each")[2].replace(" " * 4, "")}"""
