"""The table of all actions of a game, and their codes, notations and JSON.

An action has a name, parameters, a check that returns 0 or a reason, an effect, and perhaps a generator of candidates.
Its code combines its place in the table with its parameters in mixed radix, so codes are dense: from 0 to
`len(space) - 1`. The size of a parameter may be a field of the board record, so codes belong to one board; files and
events store the notation.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from ctypes import Structure
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from lautta.core.boards import Board, LoadedBoard
from lautta.core.faults import FaultTable
from lautta.core.fields import Field
from lautta.core.hiding import Hiding, hide_of, hides
from lautta.core.problems import as_int, quoted
from lautta.core.ranges import ranges_of
from lautta.core.reasons import MalformedAction

if TYPE_CHECKING:
    from lautta.core.game.state import GameState
    from lautta.core.game.values import Option

CACHED_SIZES = 256
NOBODY = -1  # the seat of a spectator, in rules
QUOTED = 120  # characters of a quoted notation


class Param(NamedTuple):
    """A parameter of an action: a number from 0 to size - 1.

    `size` is a number, or the name of the field of the board record that holds it. `names` are the words for the
    numbers, or the kind of the board's names (`LoadedBoard.names`) with these words; by default the number is written.
    With `seat` it is a seat: people read the player's name, and texts have the player's number, from 1, by default.
    """

    name: str
    size: int | str
    names: tuple[str, ...] | str = ()
    seat: bool = False


class Action:
    """One entry of the table.

    `check` and `effect` are rules: they take what they need of board, state, scratch and seat, in this order, and then
    the parameters. `text` is the notation. `candidates` is a rule that yields the parameters with which the action is
    legal, each once, in the order of codes, and no others; without it, the engine checks every code. `public` says that
    everybody may know the whole action, though what it did may be hidden.
    """

    def __init__(
        self,
        name: str,
        check: Callable[..., int],
        effect: Callable[..., None],
        *params: Param,
        text: str = "",
        candidates: Callable[..., Iterator[Any]] | None = None,
        public: bool = False,
    ) -> None:
        if candidates and not params:
            raise ValueError(f"{name}: an action without parameters needs no candidates")
        self.name, self.check, self.effect, self.params = name, check, effect, params
        self.candidates, self.public = candidates, public
        self.text = text or " ".join([name, *(f"{{{p.name}}}" for p in params)])
        if sorted(re.findall(r"{(\w+)}", self.text)) != sorted(p.name for p in params):
            raise ValueError(f"{name}: the notation {self.text!r} does not name each parameter once")
        parts = re.split(r"{(\w+)}", self.text)
        self.pattern = re.compile(
            "".join(rf"(?P<{part}>\S+)" if i % 2 else re.escape(part) for i, part in enumerate(parts))
        )

    def __repr__(self) -> str:
        return f"<Action {self.text}>"


@dataclass(frozen=True)
class Position:
    """The record of the state, declared: its fields, in the order of texts, and the options that are kept in it.

    What a position has to be follows from that: every number is in its range, and `derive(b, s)`, a rule that computes
    the derived fields from the others, changes nothing. `relations(b, s, f)` notes what else is wrong, by the numbers
    of `faults`; it sees only positions in which those hold. `oddities(b, s, f)` notes what no play leads to though it
    can be played on. `parts(b, s, f)` notes numbers out of range in parts of the record that the text has in another
    form. `complete(state)` is no rule: it fills in what a hand-written position, which nobody has checked, leaves out
    though it does not follow from the rest.
    """

    fields: tuple[Field, ...] = ()
    options: "tuple[Option, ...]" = ()
    derive: Callable[..., None] | None = None
    relations: Callable[..., None] | None = None
    faults: FaultTable | None = None
    oddities: Callable[..., None] | None = None
    parts: Callable[..., None] | None = None
    complete: "Callable[[GameState], None] | None" = None


class Table:
    """The records, actions and rules of play of a game; `seats` is the largest number of players.

    These are rules too: `start(b, s, seats)`, `to_act(b, s)` (the mask of the seats that may act; 0: over),
    those in `position`, and if it has fields that not everybody sees, `deal(b, s, seat, c)`, which fills them at random
    for a seat (NOBODY: a spectator) that does not, drawing only with a Chooser. `recall` is the same for a view with
    perfect recall, if fields are `recalled`.
    `survey` runs before each listing, whose candidates get its scratch record.
    """

    def __init__(
        self,
        name: str,
        *,
        board: type[Structure] = Board,
        state: type[Structure],
        scratch: type[Structure] | None = None,
        seats: int,
        start: Callable[..., None],
        to_act: Callable[..., int],
        position: Position,
        deal: Callable[..., None] | None = None,
        recall: Callable[..., None] | None = None,
        actions: tuple[Action, ...],
        survey: Callable[..., None] | None = None,
    ) -> None:
        self.name, self.board, self.state, self.scratch, self.seats = name, board, state, scratch, seats
        self.start, self.to_act, self.actions = start, to_act, actions
        self.position = position
        self.survey = survey
        self.hiding = self.recall = None
        if deal:
            self.hiding = Hiding(hide_of(position, board, state, recall=False), deal)
            self.recall = Hiding(hide_of(position, board, state, recall=True), recall) if recall else self.hiding
        if hides(position) != bool(deal):
            raise ValueError(f"{name}: a rule `deal` belongs to fields that not everybody sees (`seen`)")
        if hides(position, recalled=True) != bool(recall):
            raise ValueError(f"{name}: a rule `recall` belongs to fields that are `recalled`")
        self.by_name = {action.name: action for action in actions}
        self.seat_params = {param.name for action in actions for param in action.params if param.seat}
        self._sizes: dict[int, tuple[tuple[int, ...], ...]] = {}
        if len(self.by_name) != len(actions):
            raise ValueError(f"{name}: two actions have the same name")
        fields = {field[0] for field in board._fields_}
        for action in actions:
            for param in action.params:
                if isinstance(param.size, str) and param.size not in fields:
                    raise ValueError(
                        f"{name}: {param.name} of {action.name} is as large as {param.size}, "
                        "which is no field of the board"
                    )

    @cached_property
    def ranges(self) -> tuple[Callable[..., None], ...]:
        """The rules that note numbers out of range."""
        return (ranges_of(self.position, self.board, self.state), *filter(None, [self.position.parts]))

    @property
    def checks(self) -> tuple[Callable[..., None], ...]:
        """The rules by which records from outside are checked, in this order."""
        return (*self.ranges, *filter(None, (self.position.derive, self.position.relations)))

    def sizes(self, board: Structure) -> tuple[tuple[int, ...], ...]:
        """Return the number of values of each parameter of each action on a board."""
        board_hash = getattr(board, "hash", 0)
        known = self._sizes.get(board_hash)
        if known is None:
            known = tuple(
                tuple(int(getattr(board, p.size)) if isinstance(p.size, str) else p.size for p in action.params)
                for action in self.actions
            )
            if board_hash:  # a board that is not sealed may still change
                if len(self._sizes) >= CACHED_SIZES:
                    self._sizes.clear()
                self._sizes[board_hash] = known
        return known


class Codes:
    """The codes of all actions, for parameters of given sizes."""

    def __init__(self, sizes: tuple[tuple[int, ...], ...]) -> None:
        self.sizes = sizes
        ends = list(accumulate(prod(row) for row in sizes))
        self.firsts, self.count = [0, *ends[:-1]], ends[-1]

    def split(self, code: int) -> tuple[int, tuple[int, ...]]:
        """Return the place of the action in the table, and its parameters; the code must be in range."""
        place = bisect_right(self.firsts, code) - 1
        while self.count and not prod(self.sizes[place]):
            place -= 1  # an action that has no codes on this board begins where the next one does
        return place, self.unpack(place, code - self.firsts[place])

    def unpack(self, place: int, rest: int) -> tuple[int, ...]:
        """Return the parameters of an action from the offset of its code."""
        args = []
        for size in reversed(self.sizes[place]):
            rest, value = divmod(rest, size)
            args.append(value)
        return tuple(reversed(args))

    def join(self, place: int, args: tuple[int, ...]) -> int:
        """Return the code of an action with parameters that are in range."""
        code = 0
        for size, value in zip(self.sizes[place], args, strict=True):
            code = code * size + value
        return self.firsts[place] + code


codes_of = lru_cache(CACHED_SIZES)(Codes)


class ActionSpace:
    """All actions on one board as codes, notations and JSON; methods raise MalformedAction, which quotes the input.

    `words` are those of each parameter, by number.
    """

    def __init__(self, table: Table, board: LoadedBoard) -> None:
        self.table, self.board = table, board
        self.codes = codes_of(table.sizes(board.record))
        self._texts: dict[int, str] = {}
        self._parsed: dict[str, int] = {}
        self._places = {action.name: place for place, action in enumerate(table.actions)}
        self.words: dict[Param, tuple[str, ...]] = {}
        self._values: dict[Param, dict[str, int]] = {}
        for action, sizes in zip(table.actions, self.codes.sizes, strict=True):
            for param, size in zip(action.params, sizes, strict=True):
                words = board.names[param.names] if isinstance(param.names, str) else param.names
                words = words[:size] if words else tuple(str(number + param.seat) for number in range(size))
                if len(words) != size or len(set(words)) != size or any(re.search(r"\s", word) for word in words):
                    raise ValueError(f"{action.name}: {param.name} needs {size} different names without blanks")
                self.words[param] = words
                self._values[param] = {word: value for value, word in enumerate(words)}

    def __len__(self) -> int:
        return self.codes.count

    def decode(self, code: int) -> tuple[Action, tuple[int, ...]]:
        """Return the action of a code, and its parameters."""
        number = as_int(code)
        if number is None or not 0 <= number < len(self):
            raise MalformedAction("core-action-code", code=quoted(code), most=len(self) - 1)
        place, args = self.codes.split(number)
        return self.table.actions[place], args

    def encode(self, action: Action | str, args: tuple[int, ...] = ()) -> int:
        """Return the code of an action, given or named, with its parameters as numbers."""
        name = action if isinstance(action, str) else action.name
        place = self._place(name)
        sizes = self.codes.sizes[place]
        if len(args) != len(sizes):
            raise MalformedAction("core-action-parameters", name=name, wanted=len(sizes), given=len(args))
        for param, size, value in zip(self.table.actions[place].params, sizes, args, strict=True):
            if not isinstance(value, int) or not 0 <= value < size:
                raise MalformedAction(
                    "core-action-range", action=name, name=param.name, value=quoted(value), most=size - 1
                )
        return self.codes.join(place, tuple(args))

    def codes_of(self, name: str) -> range:
        """Return all codes of one action."""
        place = self._place(name)
        return range(self.codes.firsts[place], self.codes.firsts[place] + prod(self.codes.sizes[place]))

    def names(self, code: int) -> dict[str, str]:
        """Return the parameters in words, by name."""
        action, args = self.decode(code)
        return {param.name: self.words[param][value] for param, value in zip(action.params, args, strict=True)}

    def seats(self, code: int) -> dict[str, int]:
        """Return the parameters that are seats, by name."""
        action, args = self.decode(code)
        return {param.name: value for param, value in zip(action.params, args, strict=True) if param.seat}

    def text(self, code: int) -> str:
        """Return the notation, such as `build R17 green+1`."""
        if code not in self._texts:
            self._texts[code] = self.decode(code)[0].text.format(**self.names(code))
        return self._texts[code]

    def parse(self, text: str) -> int:
        """Return the code of a notation; extra blanks do not matter."""
        if not isinstance(text, str):
            raise MalformedAction("core-action-kind", value=quoted(text))
        if text in self._parsed:
            return self._parsed[text]
        words = " ".join(text.split())
        for place, action in enumerate(self.table.actions):
            if match := action.pattern.fullmatch(words):
                code = self.codes.join(place, self._read(action, match.groupdict(), text))
                if text == words:  # bounded by the number of codes
                    self._parsed[text] = code
                return code
        known = ", ".join(action.text for action in self.table.actions)
        raise MalformedAction("core-action-text", text=quoted(text, QUOTED), known=known)

    def to_json(self, code: int) -> dict[str, str]:
        """Return the action as an object: {"action": "build", "route": "R17", "cards": "green+1"}."""
        return {"action": self.decode(code)[0].name, **self.names(code)}

    def from_json(self, obj: Any) -> int:
        """Return the code of such an object."""
        if not isinstance(obj, Mapping) or not all(isinstance(value, str) for value in obj.values()):
            raise MalformedAction("core-action-object", value=quoted(obj))
        action = self.table.actions[self._place(obj.get("action", ""))]
        wanted = {param.name for param in action.params}
        if set(obj) != wanted | {"action"}:
            raise MalformedAction("core-action-fields", name=action.name, known=", ".join(["action", *sorted(wanted)]))
        return self.codes.join(self._places[action.name], self._read(action, obj, action.name))

    def _place(self, name: str) -> int:
        if name not in self._places:
            raise MalformedAction("core-action-name", name=quoted(name), known=", ".join(self._places))
        return self._places[name]

    def _read(self, action: Action, words: Mapping[str, str], given: str) -> tuple[int, ...]:
        args = []
        for param in action.params:
            value = self._values[param].get(words[param.name])
            if value is None:
                known = self.words[param]
                some = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
                facts = {"action": quoted(given, QUOTED), "name": param.name, "value": quoted(words[param.name])}
                raise MalformedAction("core-action-value", **facts, known=some)
            args.append(value)
        return tuple(args)
