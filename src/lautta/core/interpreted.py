"""The interpreted engine, which runs the rules of a game as plain Python.

It is the reference: a compiled engine (see `lautta.compiler`) is a module with the same functions and results.
"""

from collections.abc import Callable
from ctypes import Structure, alignment, c_int64, c_uint64, sizeof
from itertools import pairwise, product
from typing import Any, get_type_hints

from lautta.core.actions import NOBODY, Codes, Table, codes_of
from lautta.core.bits import count_bits, lowest_bit
from lautta.core.chance import MASK, Chooser, choose
from lautta.core.faults import DERIVED, Faults, note
from lautta.core.observation import shown
from lautta.core.reasons import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, UNKNOWN_ACTION
from lautta.core.records import STRICT, copy_of, copy_to

ANY_SEAT = -1  # asks `legal` for the lowest seat that may act
NOISE = 0xA5  # what strict runs find in the scratch record: no rule may count on it being empty


class Interpreted:
    """The engine of a table: `board`, `state` and `batch` are records, or buffers that hold them."""

    compiled = False

    def __init__(self, table: Table) -> None:
        self.table = table
        self._start = self._rule(table.start, 1)
        self._to_act = self._rule(table.to_act, 0)
        position = table.position
        self._ranges = [self._rule(rule, 1) for rule in table.ranges]
        self._derive = self._rule(position.derive, 0) if position.derive else None
        self._relations = self._rule(position.relations, 1) if position.relations else None
        self._oddities = self._rule(position.oddities, 1) if position.oddities else None
        hiding = (table.hiding, table.recall) if table.hiding and table.recall else ()
        self.hiding = [(self._rule(rules.hide, 0), self._rule(rules.deal, 1)) for rules in hiding]
        self._survey = self._rule(table.survey, 0) if table.survey else None
        self._checks = [self._rule(action.check, len(action.params)) for action in table.actions]
        self._effects = [self._rule(action.effect, len(action.params)) for action in table.actions]
        self._candidates = [self._rule(a.candidates, 0) if a.candidates else None for a in table.actions]

    def size(self, board: Any) -> int:
        """Return the number of action codes on this board."""
        return self._codes(self._board(board)).count

    def start(self, board: Any, batch: Any, seats: int) -> None:
        """Start each record of a batch, which has its generator key, board hash and options, and is otherwise 0.

        Raises ValueError for a wrong number of seats, and for a record of another board.
        """
        b = self._board(board)
        self._check_seats(seats)
        for s in self._records(b, batch):
            self._start(b, s, 0, (seats,))

    def validate(self, board: Any, state: Any) -> int:
        """Return 0, or a number that says why this record is impossible on this board."""
        return int(self.faults(board, state).kind[0])

    def faults(self, board: Any, state: Any) -> Faults:
        """Return all faults of a record; the first one alone if others hang on it."""
        b, s = self._both(board, state)
        found = Faults()
        for ranges in self._ranges:
            if found.count == 0:
                ranges(b, s, 0, (found,))
        if found.count == 0 and bytes(self.derived(b, s)) != bytes(s):
            note(found, DERIVED, 0, 0, 0, 0)
        if found.count == 0 and self._relations:
            self._relations(b, s, 0, (found,))
        return found

    def oddities(self, board: Any, state: Any) -> Faults:
        """Return what no play leads to in a record without faults."""
        b, s = self._both(board, state)
        found = Faults()
        if self._oddities:
            self._oddities(b, s, 0, (found,))
        return found

    def derived(self, b: Any, s: Any) -> Any:
        """Return a copy of a record in which the derived fields are what the rest makes them."""
        made = copy_of(s)
        if self._derive:
            self._derive(b, made, 0, ())
        return made

    def to_act(self, board: Any, state: Any) -> int:
        """Return the mask of the seats that may act; 0 when the game is over."""
        b, s = self._both(board, state)
        return int(self._to_act(b, s, 0, ()))

    def check(self, board: Any, state: Any, seat: int, code: int) -> int:
        """Return 0, or the code of the reason why this seat may not do this."""
        return self._check(*self._both(board, state), seat, code)

    def apply(self, board: Any, state: Any, seat: int, code: int) -> int:
        """Do an action and return 0, or return the code of the refusal and change nothing."""
        b, s = self._board(board), self._writable(state)
        self._check_board(b, s)
        if reason := self._check(b, s, seat, code):
            return reason
        self.do(b, s, seat, code)
        return 0

    def legal(self, board: Any, state: Any, seat: int = ANY_SEAT) -> list[int]:
        """Return the codes of the legal actions of a seat, in order; -1 is the lowest seat that may act."""
        b, s = self._both(board, state)
        seats = int(self._to_act(b, s, 0, ()))
        if seat == ANY_SEAT and seats:
            seat = lowest_bit(seats)
        return self._legal(b, s, seat) if seat >= 0 and seats >> seat & 1 else []

    def mask(self, board: Any, state: Any, seat: int, out: Any) -> int:
        """Write 1 for each legal code and 0 for all others into bytes; return the number of legal codes."""
        marks = memoryview(out).cast("B")
        if marks.nbytes != self.size(board):
            raise ValueError(f"a mask has {self.size(board)} bytes, aligned to 1; here are {marks.nbytes}")
        codes = self.legal(board, state, seat)
        marks[:] = bytes(marks.nbytes)
        for code in codes:
            marks[code] = 1
        return len(codes)

    def simulate(self, board: Any, batch: Any, limit: int, seed: int, lengths: Any = None) -> int:
        """Play random games to the end, or for `limit` decisions each; return the number of decisions.

        Seats that may act and legal actions are drawn uniformly, in game i by `Chooser(seed + i)`. The decisions of
        each game are written into `lengths`, eight bytes a game, if it is given. Raises ValueError if a record is
        unsound, before any change.
        """
        if not 0 <= seed <= MASK:
            raise OverflowError(f"a seed is from 0 to 2**64 - 1, not {seed}")
        b = self._board(board)
        records = self._records(b, batch)
        made = (c_int64 * len(records))()
        if lengths is not None:
            _measure(type(made), lengths, 1, writable=True)
            view = memoryview(lengths)
            if view.itemsize != 8 or view.format.lstrip("<=@") not in ("q", "l"):
                raise ValueError("lengths are an array of int64")
            made = type(made).from_buffer(lengths)
        for i, s in enumerate(records):
            if fault := self.validate(b, s):
                raise ValueError(f"record {i} could not have come from a game: fault {fault}")
        for i, s in enumerate(records):
            made[i] = self._play(b, s, limit, Chooser(seed=(seed + i) & MASK))
        return sum(made)

    def hide(self, board: Any, batch: Any, seat: int, recall: bool = False) -> None:
        """Blank in each record of a batch what a seat, -1 for a spectator, may not know; see `Table`."""
        for b, s in self._seen_by(board, batch, seat):
            self.hiding[recall][0](b, s, seat, ())

    def deal(self, board: Any, batch: Any, seat: int, words: Any, recall: bool = False) -> None:
        """Fill at random what `hide` left blank, in each record of a batch from 64 bits of `words`."""
        _measure(c_uint64, words, memoryview(batch).nbytes // sizeof(self.table.state))
        seeds = memoryview(words).cast("B").cast("Q")
        for (b, s), word in zip(self._seen_by(board, batch, seat), seeds, strict=False):
            self.hiding[recall][1](b, s, seat, (Chooser(word, 0),))

    def refused(self, board: Any, batch: Any, codes: Any, ended: Any) -> tuple[int, int]:
        """Return the first record of a batch whose lowest seat may not do the action of a code, and the reason.

        Those that have ended are left out; -1 and 0 if there is none.
        """
        b = self._board(board)
        for i, s in enumerate(self._records(b, batch)):
            if not ended[i] and (reason := self._check(b, s, self._lowest(b, s), int(codes[i]))):
                return i, reason
        return -1, 0

    def _lowest(self, b: Any, s: Any) -> int:
        return lowest_bit(int(self._to_act(b, s, 0, ())))

    def advance(
        self, board: Any, batch: Any, blank: Any, seeds: Any, codes: Any, seats: Any, ended: Any, seen: Any,
        counts: Any, sampled: Any, choosers: Any, legal: Any, steps: Any, players: int, form: int, recall: bool,
    ) -> None:  # fmt: skip
        """Take a step in each game of a batch, and write what the next seat sees and may do; arrays have a row a game.

        Games in `ended` start anew from `blank` with a seed of `seeds`; in others the lowest seat that may act does the
        action of its code if it is legal. Then `seats` has who is next, or -1 at the end, which `ended` notes; `seen`
        its view, or what `steps` (seats, steps, 6) make of that. `counts` is how many actions are legal, `sampled` one
        of them, drawn with `choosers`, and `legal` all: their codes (form 0), a byte for each code (1) or a bit for
        each, lowest first (2).
        """
        b = self._board(board)
        self._check_seats(players)
        view = self.table.state()
        draws = (Chooser * len(seats)).from_buffer(choosers)
        for i, s in enumerate(self._records(b, batch)):
            if ended[i]:
                copy_to(s, _view(self.table.state, blank))
                s.chance.key[0] = int(seeds[i])
                self._start(b, s, 0, (players,))
            elif not self._check(b, s, self._lowest(b, s), int(codes[i])):
                self.do(b, s, self._lowest(b, s), int(codes[i]))
            seat = self._lowest(b, s)
            seats[i], ended[i] = seat, seat < 0
            copy_to(view, s)
            view.chance = type(view.chance)()
            for hide, _ in self.hiding[recall : recall + 1]:
                hide(b, view, seat, ())
            me = max(seat, 0)
            seen[i] = shown(bytes(view), steps[me], me, players) if len(steps) else memoryview(view).cast("B")
            found = self._legal(b, s, seat) if seat >= 0 else []
            counts[i], sampled[i] = len(found), found[choose(draws[i], len(found))] if found else -1
            legal[i] = 0 if form else -1
            for place, code in enumerate(found):
                if form == 2:
                    legal[i, code >> 3] |= 1 << (code & 7)
                else:
                    legal[i, code if form else place] = 1 if form else code

    def show(self, state: Any, steps: Any, me: int, players: int, out: Any) -> None:
        """Write the numbers that an observation's steps make of a record, for a seat; see `lautta.core.observation`."""
        out[:] = shown(bytes(state), steps, me, players)

    def _seen_by(self, board: Any, batch: Any, seat: int) -> list[tuple[Any, Any]]:
        """The board and each record in which a seat may not know all."""
        if not NOBODY <= seat < self.table.seats:
            raise ValueError(f"{self.table.name} has seats up to {self.table.seats - 1}, not {seat}")
        b = self._board(board)
        return [(b, s) for s in self._records(b, batch) if self.hiding]

    # with records that are known to fit

    def _play(self, b: Structure, s: Structure, limit: int, chooser: Chooser) -> int:
        for done in range(limit):
            seats = int(self._to_act(b, s, 0, ()))
            if seats == 0:
                return done
            waiting = count_bits(seats)
            for _ in range(choose(chooser, waiting) if waiting > 1 else 0):
                seats &= seats - 1
            seat = lowest_bit(seats)
            codes = self._legal(b, s, seat)
            if not codes:
                return done
            self.do(b, s, seat, codes[choose(chooser, len(codes))])
        return max(limit, 0)

    def _check(self, b: Structure, s: Any, seat: int, code: int) -> int:
        codes = self._codes(b)
        if not 0 <= code < codes.count:
            return UNKNOWN_ACTION
        if not 0 <= seat < min(s.seats, self.table.seats):
            return NO_SUCH_SEAT
        seats = int(self._to_act(b, s, 0, ()))
        if seats == 0:
            return GAME_OVER
        if not seats >> seat & 1:
            return NOT_YOUR_TURN
        place, args = codes.split(code)
        return int(self._checks[place](b, s, seat, args))

    def do(self, b: Structure, s: Structure, seat: int, code: int) -> None:
        """Do an action without a check."""
        place, args = self._codes(b).split(code)
        self._effects[place](b, s, seat, args)

    def attempt(self, b: Structure, s: Structure, seat: int, place: int, args: tuple[int, ...]) -> int:
        """Do the action at a place of the table if its check allows it; return its code, or -1."""
        assert _within(self._codes(b).sizes[place])(args), f"{self.table.actions[place]} with {args}"
        if self._checks[place](b, s, seat, args):
            return -1
        self._effects[place](b, s, seat, args)
        return self._codes(b).join(place, args)

    def _legal(self, b: Structure, s: Structure, seat: int) -> list[int]:
        codes = self._codes(b)
        places = range(len(self.table.actions))
        w = self._scratch() if self._survey else None
        if self._survey:
            self._survey(b, s, seat, (), w)
        return [codes.join(place, args) for place in places for args in self._choices(codes, place, b, s, seat, w)]

    def _choices(self, codes: Codes, place: int, b: Any, s: Any, seat: int, w: Any) -> list[tuple[int, ...]]:
        """The parameters with which an action is legal; `w` is what the survey has found."""
        generate, sizes = self._candidates[place], codes.sizes[place]
        if generate is None:
            check = self._checks[place]
            return [args for args in product(*map(range, sizes)) if check(b, s, seat, args, w) == 0]
        found = [args if isinstance(args, tuple) else (args,) for args in generate(b, s, seat, (), w)]
        if any(one >= other for one, other in pairwise(found)) or not all(map(_within(sizes), found)):
            name = self.table.actions[place].name
            raise AssertionError(f"the candidates of {name} are out of order or range: {found}")
        return found

    # the rules take what they name of board, state, scratch and seat

    def _rule(self, rule: Callable[..., Any], args: int) -> Callable[..., Any]:
        table, picks = self.table, context(self.table, rule, args)
        by_picks: dict[str, Callable[..., Any]] = {
            "bs": lambda b, s, seat, args, w=None: rule(b, s, *args),
            "s": lambda b, s, seat, args, w=None: rule(s, *args),
            "bst": lambda b, s, seat, args, w=None: rule(b, s, seat, *args),
            "st": lambda b, s, seat, args, w=None: rule(s, seat, *args),
        }
        if picks in by_picks:
            return by_picks[picks]

        def call(b: Any, s: Any, seat: int, args: tuple[int, ...], w: Any = None) -> Any:
            given: dict[str, Any] = {"b": b, "s": s, "t": seat}
            return rule(*[(w or self._scratch()) if pick == "w" else given[pick] for pick in picks], *args)

        assert "w" not in picks or table.scratch
        return call

    def _scratch(self) -> Structure:
        assert self.table.scratch
        if STRICT:
            return self.table.scratch.from_buffer_copy(bytes([NOISE]) * sizeof(self.table.scratch))
        return self.table.scratch()

    # records from whatever holds them

    def _codes(self, b: Structure) -> Codes:
        return codes_of(self.table.sizes(b))

    def _board(self, board: Any) -> Any:
        return board if isinstance(board, self.table.board) else _view(self.table.board, board)

    def _both(self, board: Any, state: Any) -> tuple[Any, Any]:
        b = self._board(board)
        s = state if isinstance(state, self.table.state) else _view(self.table.state, state)
        self._check_board(b, s)
        return b, s

    def _writable(self, state: Any) -> Any:
        if isinstance(state, self.table.state):
            return state
        _measure(self.table.state, state, 1, writable=True)
        return self.table.state.from_buffer(state)

    def _records(self, b: Any, batch: Any) -> list[Any]:
        count = _measure(self.table.state, batch, writable=True)
        records = list((self.table.state * count).from_buffer(batch))
        for s in records:
            self._check_board(b, s)
        return records

    def _check_board(self, b: Any, s: Any) -> None:
        if b.hash != s.board:
            raise ValueError("this record belongs to a game on another board")

    def _check_seats(self, seats: int) -> None:
        if not 1 <= seats <= self.table.seats:
            raise ValueError(f"{self.table.name} is for 1 to {self.table.seats} seats, not {seats}")


def context(table: Table, rule: Callable[..., Any], args: int) -> str:
    """What a rule takes before its own parameters: letters of `bswt` for board, state, scratch and seat (turn).

    Raises TypeError if it takes them in another order, or another number of parameters.
    """
    hints = get_type_hints(rule)
    names = rule.__code__.co_varnames[: rule.__code__.co_argcount]
    letters = {table.board: "b", table.state: "s", table.scratch: "w"}
    found = ""
    for name in names:
        letter = letters.get(hints.get(name), "t" if name == "seat" else "")
        if not letter:
            break
        found += letter
    if found != "".join(letter for letter in "bswt" if letter in found) or len(names) != len(found) + args:
        raise TypeError(
            f"{rule.__module__}.{rule.__name__} takes {', '.join(names) or 'nothing'}; it may take "
            f"board, state, scratch and `seat`, in this order, and then {args} parameters"
        )
    return found


def _within(sizes: tuple[int, ...]) -> Callable[[tuple[int, ...]], bool]:
    return lambda args: len(args) == len(sizes) and all(0 <= v < n for v, n in zip(args, sizes, strict=True))


def _measure(cls: Any, buffer: Any, count: int | None = None, *, writable: bool = False) -> int:
    """Return the number of records in a buffer; raises ValueError if it is not whole, or not this number."""
    view = memoryview(buffer)
    if not view.c_contiguous:
        raise ValueError("records lie one after another in memory")
    if writable and view.readonly:
        raise BufferError(f"this {cls.__name__} is read-only")
    size = view.nbytes
    if size == 0 or size % sizeof(cls) or (count is not None and size != count * sizeof(cls)):
        raise ValueError(f"a {cls.__name__} has {sizeof(cls)} bytes, aligned to {alignment(cls)}; here are {size}")
    return size // sizeof(cls)


def _view(cls: type[Structure], buffer: Any) -> Structure:
    """The record in a buffer that may be read-only."""
    _measure(cls, buffer, 1)
    return cls.from_buffer_copy(buffer)


__all__ = ["ANY_SEAT", "Interpreted", "context"]
