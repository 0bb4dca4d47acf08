"""Everything that travels between the server and a page, as structs; the OpenAPI document is made from them.

Seats and moves of the clock count from 0; times are milliseconds since 1970 (UTC). What only some answers have is left
out of the others. The public and private part of a position are a game's own and described there.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from lautta.server.table.ends import Outcome
from lautta.server.table.kinds import Away, EventKind, How, SeatKind, Status
from lautta.server.table.pace import Pace

MOST_SEATS = 16
MOST_TRIED = 400  # actions of a line that is only tried
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[str, Meta(min_length=1, max_length=80, description="Chosen by the sender, new for each thing it does.")]
Seen = Annotated[int, Meta(ge=0, lt=2**31, description="The number of the last event that the sender knows.")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PlanSeen = Annotated[
    int, Meta(ge=0, lt=2**31, description="The `plan_number` that the sender knows; left out, any will do.")
]
ActionWords = Annotated[str, Meta(max_length=200)] | Annotated[dict[str, str], Meta(max_length=16)]
Legal = dict[str, list[list[str]]]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; a field too many is an error."""


class Answer(Struct, frozen=True):
    """What the server sends."""


# what clients send


class GuestWish(Wish, frozen=True):
    """Who wants to play; the name may be left out."""

    name: Name = ""


class NameWish(Wish, frozen=True):
    """What I want to be called at tables from now on."""

    name: Name


class CodeWish(Wish, frozen=True):
    """The code that another device of mine shows."""

    code: Annotated[str, Meta(max_length=40)]


class SeatWish(Wish, frozen=True):
    """Who shall sit somewhere.

    `person`: who asks. `shared`: another person at the same screen. `open`: somebody who is to come. `computer`: a
    computer player of a level.
    """

    kind: Literal["person", "shared", "open", "computer"]
    name: Name = ""
    level: Word | UnsetType = UNSET


class TableWish(Wish, frozen=True):
    """A table to be set up: its game, board and options (the usual ones where left out) and its seats in order.

    With open seats it waits until they are taken; `listed` shows it to everybody meanwhile, and when its game is over.
    `lay`: of so many pieces the players lay the board themselves, before the game and in the place of `board`.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    board: Word | None = None
    options: Annotated[dict[str, Word], Meta(max_length=32)] = {}
    listed: bool = False
    clock: Pace | None = None
    lay: Annotated[int, Meta(ge=1, le=200)] | None = None


class ActionWish(Wish, frozen=True):
    """An action in the game's notation, or as an object of its name and parameters; `seat` if I hold several.

    While the board is laid: the step that lays a piece, such as `lay 0,-1 woods`.
    """

    action: ActionWords
    seen: Seen
    key: Key
    seat: Seat | None = None
    plan: PlanSeen | None = None


class StepWish(Wish, frozen=True):
    """An undo or a redo; `seat` if I hold several."""

    seen: Seen
    key: Key
    seat: Seat | None = None
    plan: PlanSeen | None = None


class StandingWish(Wish, frozen=True):
    """A standing answer of mine, one of those that the game has; null: I want to be asked. Only my seat is told of it.

    `seat` if I hold several.
    """

    answer: Word | None
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class PreviewWish(Wish, frozen=True):
    """An action that somebody thinks about; `seat` if they hold several."""

    action: ActionWords
    seat: Seat | None = None


class JoinWish(Wish, frozen=True):
    """Take an open seat, the first if none is named; `invite` where the table is not listed. Without a name: mine."""

    name: Name = ""
    seat: Seat | None = None
    invite: Word | None = None


class SeatStep(Wish, frozen=True):
    """Leave, concede or return; `seat` if I hold several. `seen` chooses what the answer begins with."""

    seat: Seat | None = None
    key: Key | None = None
    seen: Seen | None = None


class HostWish(Wish, frozen=True):
    """What only the host may do.

    `lock`, `unlock`: let nobody in, or let people in again. `list`, `unlist`: show the table to everybody, or not.
    `fill`: computers take all open seats, and the game starts. `remove`: a person leaves `seat`; once the game has
    started only who is out of time or, at a table without a clock, has been away for half an hour. `computer`: a
    computer player of a level takes an open `seat`, or plays on with it.
    """

    act: Literal["lock", "unlock", "list", "unlist", "fill", "remove", "computer"]
    seat: Seat | None = None
    level: Word | None = None
    key: Key | None = None
    seen: Seen | None = None


class ChatWish(Wish, frozen=True):
    """Something to say to all at the table, as plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class AnswerWish(Wish, frozen=True):
    """Do I agree to what was asked in event `ask`? Who asked may withdraw it by not agreeing."""

    ask: Seen
    agree: bool
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class RematchWish(Wish, frozen=True):
    """Another game with the same people."""

    key: Key


class LineWish(Wish, frozen=True):
    """One action of a line that is tried."""

    seat: Seat
    action: ActionWords


class WhatIfWish(Wish, frozen=True):
    """A line to be tried from what my seat knew after event `moment`; `draw` chooses how hidden things are dealt.

    `computers`: let computer players act in the other seats until I may act. `seat`: which of mine, if I hold several.
    """

    moment: Annotated[int, Meta(ge=0, lt=2**31)]
    draw: Annotated[int, Meta(ge=0, lt=2**53)]
    line: Annotated[list[LineWish], Meta(max_length=MOST_TRIED)] = []
    computers: bool = False
    seat: Seat | None = None


class WhatIfPreviewWish(WhatIfWish, frozen=True, kw_only=True):
    """An action that somebody thinks about at the end of a line."""

    action: ActionWords


class WhatIfChoicesWish(WhatIfWish, frozen=True, kw_only=True):
    """The ways to do something at the end of a line: any action if none is named, and parameters that it must have.

    `previews`: with what each of them would do, where the action is named.
    """

    action: Annotated[str, Meta(max_length=80)] = ""
    args: Annotated[dict[str, str], Meta(max_length=16)] = {}
    previews: bool = False


class BoardWish(Wish, frozen=True):
    """A board that somebody makes, as a board file of the game has it."""

    data: dict[str, Any]


class SeedWish(Wish, frozen=True):
    """From which number, and for how many, a board shall be made."""

    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class LaidTile(Wish, frozen=True):
    """A tile that was laid, or one to be laid somewhere, as board files have it."""

    terrain: Annotated[str, Meta(max_length=20)]
    q: Annotated[int, Meta(ge=-60, le=60)] = 0
    r: Annotated[int, Meta(ge=-60, le=60)] = 0
    river: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=3)] = []


class LayWish(Wish, frozen=True):
    """How far players have come who lay a board together, every tile in its order.

    With a `tile` each place tells why that may not lie there; with `suggest` a computer proposes what to lay.
    """

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    size: Annotated[int, Meta(ge=1, le=200)]
    laid: Annotated[list[LaidTile], Meta(max_length=128)]
    tile: LaidTile | None = None
    suggest: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


# games


class Span(Answer, frozen=True):
    """How many can play."""

    min: int
    max: int


class BoardTitle(Answer, frozen=True):
    """A board that comes with a game, and for how many it was made, if for a certain number."""

    name: str
    title: str
    players: int | None


class OptionInfo(Answer, frozen=True):
    """A reading of the rules that people may choose."""

    name: str
    values: list[str]
    default: str


class ParamInfo(Answer, frozen=True):
    """A parameter of an action."""

    name: str


class ActionInfo(Answer, frozen=True):
    """A kind of action, with its parameters in the order in which `legal` has them."""

    name: str
    params: list[ParamInfo]


class LaidSizes(Answer, frozen=True):
    """Of how many pieces players may lay a board, and how many that are `each` for everybody, as a rule."""

    least: int
    most: int
    each: int


class GameWords(Answer, frozen=True):
    """What a game is called and what it is about, in one language."""

    title: str
    summary: str


class Catalogue(Answer, frozen=True):
    """All words of a game in one language, as Fluent has them."""

    fluent: str


class GameInfo(Answer, frozen=True):
    """A game that can be played here.

    `plans`: it has phases in which several seats plan at the same time. `standing`: answers that a seat may leave.
    `open_boards`: people may make boards; `makes_boards`: it makes some itself; `lays_boards`: players
    may lay one together, else null. `lessons` are boards that teach. `words` has every language.
    """

    name: str
    words: dict[str, GameWords]
    players: Span
    rules_version: int
    boards: list[BoardTitle]
    options: list[OptionInfo]
    computers: list[str]
    actions: list[ActionInfo]
    plans: bool
    standing: list[str]
    open_boards: bool
    makes_boards: bool
    lays_boards: LaidSizes | None
    lessons: list[str]


class LayPlace(Answer, frozen=True):
    """A place beside what is laid; `why` the tile that was asked about may not lie there, null if it may."""

    q: int
    r: int
    why: str | None


class Supply(Answer, frozen=True):
    """How many tiles of a kind are left."""

    terrain: str
    shape: str
    left: int


class Suggestion(Answer, frozen=True, omit_defaults=True):
    """A tile that a computer would lay, and where."""

    terrain: str
    q: int
    r: int
    river: list[str] = []


class Laying(Answer, frozen=True):
    """How the laying of a board stands: whose tile is next (null when it is finished), and how many are left."""

    to_move: int | None
    left: int
    supply: list[Supply]
    places: list[LayPlace]
    suggestion: Suggestion | None


class LaidPiece(Answer, frozen=True, omit_defaults=True):
    """A piece that lies there, as board files have it, and the seat that laid it."""

    seat: int
    terrain: str
    q: int
    r: int
    river: list[str] = []


class TableLaying(Answer, frozen=True):
    """The board that the players of a table lay before the game: of how many pieces, and those that lie there, in the
    order of laying.
    """

    size: int
    laid: list[LaidPiece]


class BoardTrouble(Answer, frozen=True):
    """One thing that is wrong with a board, or that should be known of it, at a path of its data such as `$.tiles[3]`.

    `key` is a message of the catalogues with its variables `args`, and stable; `message` says it in the language that
    was asked for.
    """

    path: str
    key: str
    args: dict[str, str | int]
    message: str


class BoardCheck(Answer, frozen=True):
    """What is wrong with a board; a board with `warnings` only may be played on."""

    problems: list[BoardTrouble]
    warnings: list[BoardTrouble]


class MadeBoard(Answer, frozen=True):
    """A board that is kept, by its name: the hash of what is on it."""

    board: str
    title: str
    warnings: list[BoardTrouble]


class BoardLine(Answer, frozen=True):
    """A board that I made."""

    board: str
    title: str
    made: int


class KnownRecord(Answer, frozen=True):
    """The most points that somebody is known to have got on a board, and who it was."""

    points: int
    by: str


class BestResult(Answer, frozen=True):
    """How a game ended for somebody: the table, to look at the game, their points, and when."""

    table: str
    name: str
    score: int
    ended: int
    mine: bool


class Best(Answer, frozen=True):
    """The best results on a board, and my own best; `record` is what is known from elsewhere."""

    board: str
    title: str
    record: KnownRecord | None
    results: list[BestResult]
    mine: BestResult | None


class House(Answer, frozen=True):
    """How others come here: under `public_url`, if its keeper has named one; else at addresses in the same network.

    Those are told only to who sits at this computer, as others have come by one. `alone`: nobody else reaches it.
    """

    public_url: str | None = None
    network: list[str] = []
    alone: bool = False


# people and tables


class Guest(Answer, frozen=True):
    """A new guest. The token is said once, and the server keeps only its hash."""

    guest: str
    token: str
    name: str


class Me(Answer, frozen=True):
    """Who I am."""

    guest: str
    name: str


class Code(Answer, frozen=True):
    """What another device of mine may say, once and until then, to be me there too."""

    code: str
    until: int


class SeatInfo(Answer, frozen=True, omit_defaults=True):
    """Who sits somewhere. What is false, or is not so, is left out.

    `open`: nobody yet; with a name it is kept for that person, and with `mine` for me. `away`: why a computer player of
    `level` stands in for a person, and `gone` that they cannot come back. `shared`: one guest sits here and elsewhere,
    at one screen. `online`: looks at it.
    """

    name: str
    kind: SeatKind
    level: str | UnsetType = UNSET
    away: Away | UnsetType = UNSET
    mine: bool = False
    shared: bool = False
    online: bool = False
    gone: bool = False


class Said(Answer, frozen=True):
    """A sentence for people: a message of the catalogues and its variables."""

    key: str
    args: dict[str, str | int]


class PlanCut(Answer, frozen=True):
    """Where my plan was cut: `action` could not be done any more, and with it all of `rest`, which begins where nothing
    was half done.

    `reason` and `chapter` are those of a refusal; without, it is an offer and waits, as another's offer came first.
    `because`: the event with which another seat began what made it impossible.
    """

    action: str
    rest: list[str]
    reason: str | None
    chapter: str | None
    because: int | None


class LogEntry(Answer, frozen=True):
    """One event of a table as one viewer may know it.

    `action` is there for one's own actions and for pieces that were laid, and for all actions when the game is over. An
    undo says in `to` which event it went back to, as does who lifts a piece, and in `redrawn` whether hidden things
    were drawn anew. `text` is what was said in a chat, `agree` what was answered, `table` where the same people play
    again, `cut` how my own plan was cut. `stand_in`: it was done by the computer that stands in for the person.
    """

    number: int
    at: int
    kind: EventKind
    seat: int | None
    said: list[Said]
    action: str | UnsetType = UNSET
    to: int | UnsetType = UNSET
    redrawn: bool | UnsetType = UNSET
    text: str | UnsetType = UNSET
    agree: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    cut: PlanCut | UnsetType = UNSET
    stand_in: bool | UnsetType = UNSET


class Undo(Answer, frozen=True):
    """May I take back my last action? `free`: nothing was shown since, so that nothing is drawn anew.

    `consent`: only if the others agree; undo then asks them.
    """

    free: bool
    possible: bool
    consent: bool = False


class UndoAsk(Answer, frozen=True):
    """Event `number` asks to take back the last action of `seat`; those seats have agreed, these have not answered."""

    number: int
    seat: int
    agreed: list[int]
    asked: list[int]


class ClockInfo(Answer, frozen=True, omit_defaults=True):
    """How much time each seat has left at the time `at`, in milliseconds; it runs for the seats in `running`."""

    kind: Literal["live", "days"]
    left: list[int]
    running: list[int]
    at: int
    minutes: int | UnsetType = UNSET
    increment_s: int | UnsetType = UNSET
    days: int | UnsetType = UNSET


class GameResult(Outcome, frozen=True):
    """The same with what the points are made of, as the game tells it; null where it was not finished."""

    explanation: Any


class Refusal(Answer, frozen=True):
    """Why the rules refuse something: message `<game>-refused-<reason>`, chapter `<game>-chapter-<chapter>`."""

    reason: str
    chapter: str


class Planning(Answer, frozen=True):
    """Several seats plan at the same time: these are at it, those have handed their plans in."""

    planning: list[int]
    done: list[int]


class PlanStep(Answer, frozen=True):
    """One action of my plan, with what is told of it."""

    action: str
    said: list[Said]


class Plan(Answer, frozen=True):
    """My own plan, of which nobody else is told before it is done. `done`: it is handed in; an undo takes it back."""

    steps: list[PlanStep]
    done: bool


class Stand(Answer, frozen=True):
    """How a table stands for one viewer: `my_seat` is the seat that this was made for, null for a spectator.

    While seats plan at the same time `planning` says who; all that is told of the position to a seat with a `plan` is
    as it would be after that. `plan_number` grows with everything of which only my seat knows, `standing` is the answer
    that it has left. `since` is the last event that my seat made happen (0: none): what came later is new to it.

    A table that waits for people, whose players lay the board, or that was left by all of them (`closed`), has no
    position. `laying` is there until the game begins, where the players lay the board. While nobody is left but people
    who are away and may come back the table is `paused`: nobody acts and no clock runs. `invite` is told only to those
    who sit here. `watchers` are others who look at it now.
    """

    number: int
    status: Status
    paused: bool
    seats: list[SeatInfo]
    my_seat: int | None
    my_seats: list[int]
    host: bool
    host_name: str
    locked: bool
    listed: bool
    invite: str | None
    clock: ClockInfo | None
    ask: UndoAsk | None
    rematch: str | None
    watchers: int
    laying: TableLaying | None
    public: Raw
    private: Raw
    to_move: list[int]
    legal: Legal
    undo: Undo
    redo: bool
    planning: Planning | None
    plan: Plan | None
    plan_number: int
    standing: str | None
    since: int
    result: GameResult | None
    seed: str | None


class Table(Stand, frozen=True):
    """A table as one viewer may see it: their own seat's, or a spectator's where `my_seat` is null.

    `board` is empty until the players have laid it, where they do.
    """

    id: str
    game: str
    board: str
    options: dict[str, str]
    rules_version: int
    seed_hash: str
    log: list[LogEntry]


class Update(Stand, frozen=True):
    """What is new at a table since event `from`, and how it stands now."""

    table: str
    after: int = field(name="from")
    entries: list[LogEntry]


class TableLine(Answer, frozen=True):
    """One of my tables. `deadline`: when the time of the first of those who are to move runs out. `ended`: how its game
    did, if it is over and that is known.

    Where `my_seats` is empty a seat is kept for me, and I may join.
    """

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    my_seat: int | None
    my_seats: list[int]
    my_turn: bool
    to_move: list[int]
    deadline: int | None
    over: bool
    ended: Outcome | None
    number: int
    changed: int


class Offer(Answer, frozen=True):
    """A table that one may join: what is played, by whom, and how fast."""

    table: str
    game: str
    board: str
    laying: TableLaying | None
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    host_name: str
    locked: bool
    clock: Pace | None
    made: int


class Finished(Answer, frozen=True):
    """A listed table whose game is over, for everybody to look at. `ended`: when its last event was."""

    table: str
    game: str
    board: str
    seats: list[SeatInfo]
    winners: list[int]
    scores: list[int]
    places: list[int]
    how: How
    left: list[int]
    ended: int


class Preview(Answer, frozen=True):
    """What an action would do in facts that I may know, or why it is refused."""

    preview: Any
    refused: Refusal | None


class Choice(Answer, frozen=True):
    """One action that could be meant, and why it is refused if it is.

    Where previews were asked for: what it would do in facts that I may know, unless it is refused.
    """

    action: str
    args: dict[str, str]
    refused: Refusal | None
    preview: Any | UnsetType = UNSET


class Way(Answer, frozen=True):
    """Actions that may be done one after another, and what comes of it: `facts` of the game."""

    actions: list[str]
    facts: Any


class LineEntry(Answer, frozen=True):
    """One action of a line that was tried, with what my seat is told of it."""

    seat: int
    action: str
    said: list[Said]


class Cut(Answer, frozen=True):
    """Where a line ended early: the place of the action that the rules refuse, and why."""

    index: int
    reason: str
    chapter: str


class WhatIf(Answer, frozen=True):
    """A position that was only tried. `private` and `legal` are those of `seat`: mine, or whose decision it is.

    `line` is all that was played, answers of computers at its end.
    """

    table: str
    moment: int
    seat: int
    public: Raw
    private: Raw
    to_move: list[int]
    legal: Legal
    line: list[LineEntry]
    cut: Cut | None
    over: bool
    result: GameResult | None


class Check(Answer, frozen=True):
    """A game that is over, replayed from its seed: did it end as it stands? `steps` were replayed.

    `final` is the key of the last position, as in the game file; `trouble` says what is wrong if something is.
    """

    ok: bool
    steps: int
    seed: str
    seed_hash: str
    final: str
    trouble: str | None


# errors


class Trouble(Answer, frozen=True):
    """What went wrong: a code that never changes, a sentence, and facts by name."""

    code: str
    message: str
    detail: dict[str, Any]


class Error(Answer, frozen=True):
    """Every error has this shape."""

    error: Trouble


# over the WebSocket


class Hello(Wish, frozen=True, tag_field="type", tag="hello"):
    """Who is there: the first message."""

    token: Word


class Follow(Wish, frozen=True, tag_field="type", tag="follow"):
    """Send me what happens at a table, first what I missed since event `seen`; `seat` if I hold several."""

    table: Word
    seen: Seen = 0
    seat: Seat | None = None


class Leave(Wish, frozen=True, tag_field="type", tag="leave"):
    """Send me no more of a table."""

    table: Word


class Ping(Wish, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by `pong`, so that a page knows of a connection that broke off without a word."""


class LiveUpdate(Update, frozen=True, tag_field="type", tag="update"):
    """An update as it comes over the WebSocket."""


class LivePresence(Answer, frozen=True, tag_field="type", tag="presence"):
    """Who looks at a table now: seats, and how many watchers. No event; sent when it changes."""

    table: str
    online: list[int]
    watchers: int


class LiveError(Answer, frozen=True, tag_field="type", tag="error"):
    """An error over the WebSocket, with the table that it is about."""

    error: Trouble
    table: str | None = None


class Pong(Answer, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


FromPage = Hello | Follow | Leave | Ping
ToPage = LiveUpdate | LivePresence | LiveError | Pong
