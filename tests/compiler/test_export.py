"""Games exported to C: the same bytes as in Python, refusals in place of faults, and nothing of Python inside."""

import ctypes
import re
import subprocess
from collections.abc import Iterator
from ctypes import c_int16, c_int32, c_int64, c_uint8, c_uint64
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.duel.game import GAME as DUEL

import lautta
from connect_four.game import GAME as CONNECT_FOUR
from lautta.compiler.build import write
from lautta.compiler.export import exported, functions_in
from lautta.core.chance import Chooser, choose
from lautta.core.game import Game, GameState
from lautta.core.reasons import BadArgument, IllegalAction
from lautta.core.records import copy_of
from prepare import find_compiler

pytest.importorskip("Cython")
EXAMPLES = Path(__file__).parents[2] / "examples"
STRICT = ["-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror"]
SANITIZED = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
FAR = (-(2**31), -2, -1, 2**31 - 1)  # no code and no seat, but -1 for spectators
COMPILER = find_compiler()
BIG = pytest.mark.verify

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")


def compiled(target: Path, *given: str | Path) -> Path:
    assert COMPILER
    subprocess.run([*COMPILER.split(), *STRICT, *map(str, given), "-o", str(target)], check=True)
    return target


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The folder of an exported game, on its first board and with the options it has by default."""

    @cache
    def of(game: Game) -> Path:
        folder = tmp_path_factory.mktemp(game.name)
        for name, text in exported(game).items():
            (folder / name).write_text(text, encoding="utf-8")
        return folder

    return of


class Library:
    """An exported game as a shared library."""

    def __init__(self, folder: Path, game: Game, board: str | None = None) -> None:
        self.prefix, self.game = f"lautta_{game.name}", game
        made = compiled(folder / "library.so", "-O1", "-shared", "-fPIC", folder / f"{self.prefix}.c")
        self.c = ctypes.CDLL(str(made))
        self.deal_to = getattr(self.c, f"{self.prefix}_deal")
        self.deal_to.argtypes = [ctypes.c_void_p, c_uint64, ctypes.c_void_p]
        self.start_it = getattr(self.c, f"{self.prefix}_start")
        self.start_it.argtypes = [ctypes.c_void_p, c_int32, c_uint64]
        self.codes = (c_int32 * len(game.space(game.board(board))))()
        self.marks = (c_uint8 * len(self.codes))()
        longest = max(game.observation(n, board).length for n in range(game.players[0], game.players[1] + 1))
        self.numbers, self.points = (c_int16 * longest)(), (c_int64 * game.players[1])()
        self.view = type("View", (ctypes.Structure,), {"_fields_": [
            ("seen", game.table.state), ("seat", c_int32), ("recall", c_int32),
        ]})()  # fmt: skip

    def __call__(self, name: str, record: Any, *args: Any) -> int:
        given = [ctypes.byref(one) if isinstance(one, ctypes.Structure) else one for one in (record, *args)]
        return int(getattr(self.c, f"{self.prefix}_{name}")(*given))

    def new(self, players: int, seed: int) -> Any:
        record = self.game.table.state()
        assert self.start_it(ctypes.byref(record), players, seed) == 0
        return record


def played(game: Game, players: int, seed: int, board: Any = None) -> Iterator[tuple[GameState, Any, int, int]]:
    """The positions of a random game, each with its chooser, a seat and a code that is done next."""
    state, chooser = game.new(players, seed, board), Chooser(seed, 0)
    while not state.over:
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        code = legal[choose(chooser, len(legal))]
        yield state, chooser, seat, code
        state.apply(code, seat)
    yield state, chooser, -1, -1


def check_game(library: Library, players: int, seed: int, every: int = 1) -> None:
    game, record = library.game, library.new(players, seed)
    for decision, (state, chooser, seat, code) in enumerate(played(game, players, seed)):
        assert bytes(record) == state.bytes(), f"{game.name}, seed {seed}, decision {decision}"
        if decision % every == 0 or state.over:
            check_position(library, record, state, choose(chooser, 2**31))
        if not state.over:
            assert library("apply", record, seat, code) == 0


def check_position(library: Library, record: Any, state: GameState, word: int) -> None:
    """Everything that a caller can ask, of every seat; an action that is not legal is refused with the same reason."""
    before = bytes(record)
    assert library("validate", record) == 0
    assert library("to_act", record) == sum(1 << seat for seat in state.to_move)
    wrong = word % len(library.codes)
    for seat in range(state.players):
        legal = state.legal(seat)
        assert library("legal", record, seat, library.codes) == len(legal)
        assert library.codes[: len(legal)] == legal
        assert library("mask", record, seat, library.marks) == len(legal)
        assert bytes(library.marks) == state.mask(seat).tobytes()
        if wrong not in legal:
            with pytest.raises(IllegalAction) as refused:
                state.copy().apply(wrong, seat)
            assert library("apply", record, seat, wrong) == refused.value.reason.code
        for recall in (0, 1):
            numbers = state.observe(seat, recall=bool(recall), observation="numbers")
            assert library("observe", record, seat, recall, library.numbers) == len(numbers)
            assert library.numbers[: len(numbers)] == numbers.tolist()
            check_view(library, record, state, seat, recall, word)
    check_view(library, record, state, None, 0, word)
    won = sum(1 << seat for seat in state.result.winners) if state.result else 0
    assert library("winners", record) == won
    assert library("scores", record, library.points) == state.players
    if state.over:
        assert tuple(library.points[: state.players]) == state.scores
    assert bytes(record) == before


def check_view(library: Library, record: Any, state: GameState, seat: int | None, recall: int, word: int) -> None:
    """A view has the same bytes, and what is dealt into it too."""
    viewer, dealt = -1 if seat is None else seat, library.game.table.state()
    assert library("hide", record, viewer, recall, library.view) == 0
    assert bytes(library.view.seen) == state.view(seat, recall=bool(recall)).bytes()
    assert library.deal_to(ctypes.byref(library.view), word, ctypes.byref(dealt)) == 0
    expected = copy_of(library.view.seen)
    expected.chance.key[0] = word
    state.engine.deal(state.board.record, expected, viewer, c_uint64(word), bool(recall))
    assert bytes(dealt) == bytes(expected)


GAMES = [
    pytest.param(CONNECT_FOUR, 3, 1, id="connect_four"),
    *(
        pytest.param(lautta.game(name), games, every, id=name, marks=[BIG])
        for name, games, every in (("amsterdam", 5, 1), ("tigris", 3, 4), ("roads", 2, 40))
    ),
]


@pytest.mark.parametrize(("game", "games", "every"), GAMES)
def test_the_same_bytes_as_in_python(sources: Any, game: Game, games: int, every: int) -> None:
    library = Library(sources(game), game)
    for players in range(game.players[0], game.players[1] + 1):
        for seed in range(games):
            check_game(library, players, 2**64 - 1 - seed if seed % 2 else seed, every)
    check_refusals(library, library.new(game.players[1], 1))


def check_refusals(library: Library, record: Any) -> None:
    """Whatever else comes from outside is an error code, and changes nothing."""
    game, before = library.game, bytes(record)
    for players in (*FAR, 0, game.players[0] - 1, game.players[1] + 1):
        assert library.start_it(ctypes.byref(record), players, 1) == -5
    for seat in (*FAR, game.players[1], 63, 64):
        assert library("legal", record, seat, library.codes) == library("mask", record, seat, library.marks) == -2
        assert library("apply", record, seat, 0) == -2
        if seat != -1:
            assert library("hide", record, seat, 1, library.view) == -2
            assert library("observe", record, seat, 1, library.numbers) == -2
    for code in (*FAR, len(library.codes)):
        assert library("apply", record, 0, code) == -1
    assert bytes(record) == before
    others = [copy_of(record), copy_of(record), type(record)()]
    others[0].board ^= 1
    others[1].seats = 0x80
    for strange in others:
        for name, *args in (
            ("validate",), ("to_act",), ("legal", 0, library.codes), ("mask", 0, library.marks), ("apply", 0, 0),
            ("hide", 0, 1, library.view), ("observe", 0, 1, library.numbers), ("winners",), ("scores", library.points),
        ):  # fmt: skip
            assert library(name, strange, *args) == -6, name


@pytest.mark.parametrize(("game", "games", "every"), GAMES)
def test_the_example_plays_under_sanitizers(sources: Any, game: Game, games: int, every: int, tmp_path: Path) -> None:
    program = program_of(sources(game), game, tmp_path, EXAMPLES / "c" / "random_games.c")
    done = subprocess.run([program, "2", "2", "5"], capture_output=True, text=True, check=True)
    seen = bytearray()
    lines = [line_of(game, seed, seen) for seed in (5, 6)]
    assert done.stdout.splitlines()[:-1] == lines and not done.stderr
    if game.name != "roads":  # 60 MB, too much for a hash in Python
        assert done.stdout.splitlines()[-1] == hash_of(seen)
    refused = subprocess.run([program, "99"], capture_output=True, text=True)
    assert (refused.returncode, refused.stderr) == (1, "refused: -5\n")


@pytest.mark.parametrize(("game", "games", "every"), GAMES)
def test_seats_are_agents(sources: Any, game: Game, games: int, every: int, tmp_path: Path) -> None:
    given = EXAMPLES / "puffer" / "amsterdam.h", EXAMPLES / "puffer" / "driver.c"
    program = program_of(sources(game), game, tmp_path, *given)
    for players in range(game.players[0], game.players[1] + 1):
        done = subprocess.run([program, str(players), "1"], capture_output=True, text=True, check=True)
        assert re.search(r"^1 games, \d+ steps$", done.stdout, re.MULTILINE), done.stdout
    refused = subprocess.run([program, "99"], capture_output=True, text=True)
    assert (refused.returncode, refused.stderr) == (1, "not for 99 players\n")


def program_of(folder: Path, game: Game, to: Path, *given: Path) -> Path:
    """An example for this game, compiled with sanitizers; the game itself only once."""
    rules = folder / "sanitized.o"
    if not rules.exists():
        compiled(rules, *SANITIZED, "-c", folder / f"lautta_{game.name}.c")
    for source in given:
        text = source.read_text(encoding="utf-8")
        for spelt in (str.lower, str.upper, str.capitalize):
            text = text.replace(spelt("amsterdam"), spelt(game.name))
        (to / source.name.replace("amsterdam", game.name)).write_text(text, encoding="utf-8")
    return compiled(to / "program", *SANITIZED, f"-I{folder}", to / given[-1].name, rules)


def line_of(game: Game, seed: int, seen: bytearray) -> str:
    """What the example prints about a game, in which the lowest seat that may act chooses, and the bytes it sees."""
    state, chooser, decisions = game.new(2, seed), Chooser(seed, 0), 0
    while not state.over:
        seat = state.to_move[0]
        legal = state.legal(seat)
        seen += state.bytes() + state.mask(seat).tobytes() + state.observe(seat, observation="numbers").tobytes()
        state.apply(legal[choose(chooser, len(legal))], seat)
        decisions += 1
    points = " ".join(map(str, state.scores))
    return f"seed {seed}: {decisions} decisions, points {points}, record {hash_of(state.bytes())}"


def hash_of(data: bytes) -> str:
    """FNV-1a."""
    found = 0xCBF2_9CE4_8422_2325
    for byte in data:
        found = (found ^ byte) * 0x100_0000_01B3 & 0xFFFF_FFFF_FFFF_FFFF
    return f"{found:016x}"


def test_nothing_of_python_is_left(sources: Any) -> None:
    folder = sources(CONNECT_FOUR)
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("lautta_*.[ch]"))
    assert not re.findall(r"\bPy\w+\(|Python\.h|CYTHON|__pyx|__Pyx", text)
    assert set(re.findall(r"#\s*include [<\"](\w+)", text)) == {
        "stddef", "stdint", "string", "intrin", "emmintrin", "lautta_connect_four",
    }  # fmt: skip


@BIG
def test_the_functions_are_those_of_the_engine(sources: Any, tmp_path: Path) -> None:
    from Cython.Compiler.Main import compile as to_c

    game = lautta.game("tigris")
    engine = to_c(str(write(game.table, tmp_path))).c_file
    own = functions_in(Path(engine).read_text(encoding="utf-8"), "tigris")
    text = (sources(game) / "lautta_tigris.c").read_text(encoding="utf-8").replace("lautta_tigris_", "lautta_")
    there = [function for function in own if function in text]
    assert len(there) == len(re.findall(r"^static [^\n=;]*\brule_\w+\([^\n]*\) \{$", text, re.MULTILINE)) > 100


@BIG
def test_board_and_options_are_in_the_files(tmp_path: Path) -> None:
    game = lautta.game("amsterdam")
    for name, text in exported(game, "five_routes", {"bonus_ties": "skip"}).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    library = Library(tmp_path, game, "five_routes")
    assert bytes(library.new(2, 7)) == game.new(2, 7, "five_routes", {"bonus_ties": "skip"}).bytes()
    header = (tmp_path / "lautta_amsterdam.h").read_text(encoding="utf-8")
    assert f"BOARD UINT64_C(0x{game.board('five_routes').hash:016X})" in header
    assert "bonus_ties=skip" in header and "five_routes" in header


def test_a_game_that_hides_in_plain_python_is_refused() -> None:
    with pytest.raises(BadArgument, match="duel cannot be exported"):
        exported(DUEL)


@BIG
def test_records_of_any_bytes_are_validated_without_faults(sources: Any, tmp_path: Path) -> None:
    game = lautta.game("amsterdam")
    library = Library(sources(game), game)
    sound, chooser = library.new(3, 1), Chooser(1, 0)
    for _ in range(20_000):
        data = bytearray(bytes(sound))
        for _ in range(1 + choose(chooser, 4)):
            data[choose(chooser, len(data))] = choose(chooser, 256)
        strange = type(sound).from_buffer_copy(data)
        fault = library("validate", strange)
        loaded = game.board()
        strange.board = loaded.hash if fault != -6 else strange.board
        assert fault == -6 or fault == game.engine.validate(loaded.record, strange)
