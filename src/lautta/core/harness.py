"""The test harness for games: plays random games, and checks the invariants of every state.

`check_game` plays and checks. What a failure raises has notes with the seed, the position and the last action, and the
path of a file of the game. Use it in the tests of your own game, too.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from ctypes import c_uint64
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from lautta.core import error_messages
from lautta.core.actions import NOBODY
from lautta.core.boards import LoadedBoard
from lautta.core.chance import SCRIPT, Chooser, choose
from lautta.core.engines import Engine, compiled
from lautta.core.fields import Grid
from lautta.core.game import Game, GameState, View
from lautta.core.game.soundness import faults_of
from lautta.core.game_files import GameFile
from lautta.core.interpreted import Interpreted
from lautta.core.reasons import BadArgument, IllegalAction, MalformedAction
from lautta.core.records import copy_of

LIMIT = 100_000  # decisions in a game that doesn't end
FEW = 20  # runs of the rules for all outcomes, else one is looked at
AHEAD = 8  # decisions for which random play is checked


def check_game(
    game: Game,
    players: int,
    seed: int,
    board: LoadedBoard | None = None,
    options: Mapping[str, str] | None = None,
    scan_every: int = 25,
) -> GameState:
    """Play one random game, check every state, and return the last one; raises AssertionError.

    Scans of the whole action space are slow, so it makes one every `scan_every` decisions.
    """
    check_declared(game)
    loaded = game.board(board)
    slow, fast = engines(game)
    state = game.new(players, seed, loaded, options, engine=fast)
    twin = game.new(players, seed, loaded, options, engine=slow)
    file = GameFile.of(state, seed)
    chooser = Chooser(seed, 0)
    past: list[tuple[GameState, str]] = []
    private_parts: dict[Any, Any] = {}
    check_space(state)
    with explained(seed, file, past):
        for step in range(LIMIT):
            check_state(state, twin, chooser)
            check_private_parts(state, private_parts)
            if step % scan_every == 0:
                check_scan(state, chooser)
                check_faults(state, chooser)
                check_views_read(state)
                check_random_play(state, twin, choose(chooser, 2**31))
            past.append((state.copy(), state.key()))
            if state.over:
                break
            seat = state.to_move[choose(chooser, len(state.to_move))]
            legal = state.legal(seat)
            code = legal[choose(chooser, len(legal))]
            file.add(seat, state.named(code).text)
            step_on(state, twin, seat, code, chooser)
        else:
            raise AssertionError(f"no end after {LIMIT} decisions")
        assert all(kept.key() == key for kept, key in past), "a copy changed when the game went on"
        assert state.result is not None and state.result.winners, "the game is over without a result"
        check_file(file, state, loaded)
    return state


@contextmanager
def explained(seed: int, file: GameFile, past: Sequence[tuple[GameState, str]]) -> Iterator[None]:
    """Add notes to an error: where it happened, and a file of the game up to there."""
    try:
        yield
    except Exception as error:
        path = Path(mkdtemp(prefix="lautta-")) / f"{file.game}-{seed}.txt"
        file.save(path)
        last = "".join(f", the last one {step.seat + 1} {step.action}, from" for step in file.steps[-1:])
        error.add_note(f"seed {seed}, {file.players} players, {len(file.steps)} actions{last}")
        error.add_note(past[-1][0].text() if past else "the start")
        error.add_note(f"Look at it on the page of `lautta serve`: lautta tables open {path}")
        raise


def check_declared(game: Game) -> None:
    """Check that the parameters for places on the grids exist, the function of *sense*, and the game of the day."""
    known = {param.name for action in game.table.actions for param in action.params}
    for field in game.position.fields:
        if isinstance(field, Grid):
            strange = sorted(set(field.params) - known)
            assert not strange, f"params of the Grid {field.name}: no action has a parameter {', '.join(strange)}"
    _ = game.weigh
    if game.daily:
        unknown = sorted(set(game.daily.boards) - set(game.boards.names))
        assert game.daily.boards and not unknown, f"the game of the day: no board {', '.join(unknown)}"
        least, most = game.players
        assert least <= 1 + len(game.daily.opponents) <= most, "the game of the day: a wrong number of opponents"


def engines(game: Game) -> tuple[Engine, Engine]:
    """The interpreted engine, and the compiled one if it was built (else the interpreted one again)."""
    slow = Interpreted(game.table)
    return slow, compiled(game.table) or slow


def check_engines_agree(
    game: Game,
    players: int,
    seed: int,
    board: LoadedBoard | None = None,
    options: Mapping[str, str] | None = None,
    *,
    decisions: int | None = None,
    listed: int = 1,
) -> int:
    """Play one random game on both engines: the same lists before, and the same bytes after, every decision.

    Plays the whole game, or only its first `decisions`; compares lists once in `listed` decisions. Returns the number
    of decisions. Raises AssertionError, also without a compiled engine.
    """
    slow, fast = engines(game)
    assert fast.compiled, "there is no compiled engine to compare with"
    state, twin = (game.new(players, seed, board, options, engine=engine) for engine in (fast, slow))
    chooser = Chooser(seed, 0)
    for decision in range(LIMIT):
        assert state.bytes() == twin.bytes(), f"seed {seed}, decision {decision}\n{state.text()}\n{twin.text()}"
        assert state.to_move == twin.to_move
        if state.over or decision == decisions:
            return decision
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        if decision % listed == 0:
            assert legal == twin.legal(seat), f"the engines list otherwise\n{state.text()}"
        code = legal[choose(chooser, len(legal))]
        state.apply(code, seat)
        twin.apply(code, seat)
    raise AssertionError(f"seed {seed}: no end after {LIMIT} decisions")


def check_space(state: GameState) -> None:
    """Check that codes, notation and JSON agree for every action."""
    space = state.space
    texts = set()
    for code in range(len(space)):
        action, args = space.decode(code)
        assert space.encode(action, args) == code
        text, document = space.text(code), space.to_json(code)
        assert space.parse(text) == code, text
        assert space.from_json(json.loads(json.dumps(document))) == code, document
        assert not set(text) & set(",;#\n"), f"{text!r} can't stand in a game file"
        texts.add(text)
    assert len(texts) == len(space), "two actions have one notation"
    for wrong in ("", "no such action", space.text(0) + " x"):
        try:
            space.parse(wrong)
        except MalformedAction as error:
            assert repr(wrong)[1:-1] in str(error)
        else:
            raise AssertionError(f"{wrong!r} was taken for an action")


def check_state(state: GameState, twin: GameState, chooser: Chooser) -> None:
    """Check the invariants of a state; `twin` is the same state on the interpreted engine."""
    game, board, before = state.game, state.board, state.bytes()
    assert before == twin.bytes(), f"compiled and interpreted differ\n{state.text()}\n{twin.text()}"
    assert not state.status(), state.status()
    assert state.engine.validate(board.record, state.record) == 0
    assert state.over == (not state.to_move) and state.over == (state.result is not None)
    for seat in range(state.players):
        legal = state.legal(seat)
        assert legal == twin.legal(seat), f"the engines list otherwise\n{state.text()}"
        assert legal == sorted(set(legal)) and bool(legal) == (seat in state.to_move), state.text()
        mask = bytearray(len(state.space))
        assert state.engine.mask(board.record, state.record, seat, mask) == len(legal)
        assert [code for code, bit in enumerate(mask) if bit] == legal
    assert game.from_text(state.text(), board) == state, state.text()
    assert game.from_json(json.loads(json.dumps(state.json())), board) == state
    assert game.from_bytes(state.bytes(), board, game.layout) == state
    check_views(state, chooser)
    check_hiding_rules(state, twin, choose(chooser, 2**31))
    assert state.bytes() == twin.bytes() == before, "looking at a state changed it"


def check_private_parts(state: GameState, kept: dict[Any, Any]) -> None:
    """Check that the private part of a seat changes only with its `private_key`; `kept` holds both."""
    if key_of := state.game.clients.private_key:
        for seat in range(state.players):
            told = state.private(seat)
            key = seat, key_of(state, seat)
            assert kept.setdefault(key, told) == told, f"seat {seat} is told something else\n{state.text()}"


def check_views(state: GameState, chooser: Chooser) -> None:
    """A seat sees the same in every state that differs only in what it can't know, and no generator."""
    for seat in range(state.players):
        seen = state.view(seat)
        assert not any(bytes(seen.record.chance)), "a view holds the generator"
        assert seen.view(seat).bytes() == seen.bytes()
        assert seen.legal(seat) == state.legal(seat), f"seat {seat} could do otherwise than its view says"
        other = state.resample(seat, choose(chooser, 2**31))
        check_dealt(state, other)
        for viewer in (seat, None):
            assert other.view(viewer) == state.view(viewer), f"{seat} can tell two states apart\n{state.text()}"
        assert _seen(other, seat) == _seen(state, seat)
        if state.game.has_recall:
            check_recall(state, seat, choose(chooser, 2**31))
    spectator = state.view(None)
    assert all(spectator.view(seat).view(None).bytes() == spectator.bytes() for seat in range(state.players))


def check_dealt(state: GameState, other: GameState) -> None:
    """A position that was dealt to fit a view can be played, with the same seats to move."""
    assert other.engine.validate(other.board.record, other.record) == 0 and not other.status(), other.status()
    assert other.to_move == state.to_move


def check_recall(state: GameState, seat: int, seed: int) -> None:
    """Check that perfect recall keeps all that a seat sees, and is the same in every state that fits."""
    seen = state.view(seat, recall=True)
    assert not any(bytes(seen.record.chance)), "a view with recall holds the generator"
    assert seen.view(seat, recall=True).bytes() == seen.bytes() and seen.legal(seat) == state.legal(seat)
    assert seen.view(seat).bytes() == state.view(seat).bytes(), (
        f"seat {seat} is shown what it cannot know\n{state.text()}"
    )
    other = seen.resample(seat, seed)
    check_dealt(state, other)
    assert other.view(seat, recall=True).bytes() == seen.bytes(), f"{seat} can tell two states apart\n{state.text()}"
    people, told = _seen(state, seat), [state.private(seat), state.game.clients.public(state.view(None))]
    assert [seen.private(seat), seen.public()] == told and _seen(other, seat) == people, (
        "people are sent what they would have to remember"
    )


def check_hiding_rules(state: GameState, twin: GameState, seed: int) -> None:
    """Check that both engines hide and deal alike, for people and for who remembers everything."""
    for viewer, recall in product((NOBODY, *range(state.players)), (False, True)):
        one, other = copy_of(state.record), copy_of(twin.record)
        for engine, record in ((state.engine, one), (twin.engine, other)):
            engine.hide(state.board.record, record, viewer, recall)
        assert bytes(one) == bytes(other), f"the engines hide otherwise\n{state.text()}"
        for engine, record in ((state.engine, one), (twin.engine, other)):
            engine.deal(state.board.record, record, viewer, c_uint64(seed), recall)
        assert bytes(one) == bytes(other), f"the engines deal otherwise\n{state.text()}"


def check_views_read(state: GameState) -> None:
    """Check that a view reads back as the same view, without faults."""
    viewers = (None, *range(state.players))
    views = [state.game.view_of(state, viewer, recall=recall) for viewer in viewers for recall in (False, True)]
    for seen in views:
        for again in (seen.game.from_text(seen.text(), seen.board), seen.game.from_json(seen.json(), seen.board)):
            assert isinstance(again, View) and again.viewer == seen.viewer, seen.text()
            assert again.bytes() == seen.bytes() and again.recall == seen.recall, seen.text()
        assert not seen.status(), seen.status()


def check_faults(state: GameState, chooser: Chooser) -> None:
    """A record that the engine refuses has a fault to report: here with one byte changed."""
    spoilt = bytearray(state.bytes())
    spoilt[choose(chooser, len(spoilt))] ^= 1 + choose(chooser, 255)
    record = type(state.record).from_buffer_copy(spoilt)
    record.board = state.record.board  # engines refuse to look at records of another board at all
    faults = faults_of(GameState(state.game, state.board, record, state.engine))
    assert faults or not state.engine.validate(state.board.record, record), "refused, but nothing is wrong"


def _seen(state: GameState, seat: int) -> str:
    """Return everything that a seat is sent about a state."""
    seen = state.view(seat)
    previews = [state.preview(seat, code) for code in seen.legal(seat)[:5]]
    return json.dumps([seen.game.clients.public(seen), seen.private(seat), previews, seen.text()])


def check_scan(state: GameState, chooser: Chooser) -> None:
    """The legal list is just what a scan of all codes finds, and a refusal changes nothing."""
    before = state.bytes()
    for seat in range(-1, state.players + 1):
        found = []
        for code in range(-1, len(state.space) + 1):
            reason = state.engine.check(state.board.record, state.record, seat, code) if seat >= 0 else 1
            if reason == 0:
                found.append(code)
            elif seat >= 0:
                assert reason in state.game.reason_by_code, f"reason {reason} of code {code} has no name"
                assert state.engine.apply(state.board.record, state.record, seat, code) == reason
        assert seat < 0 or found == (state.legal(seat) if seat < state.players else []), state.text()
    assert state.bytes() == before, "a refusal changed the state"
    if not state.over:
        try:
            state.apply(len(state.space), state.to_move[0])
        except IllegalAction as error:
            assert error.reason.name == "unknown-action"
        else:
            raise AssertionError("an unknown action was done")


def check_random_play(state: GameState, twin: GameState, seed: int) -> None:
    """Random playing goes the same way on both engines, whether it writes out the legal lists or not."""
    ahead, other = copy_of(state.record), copy_of(twin.record)
    made = state.engine.simulate(state.board.record, ahead, AHEAD, seed)
    assert made == twin.engine.simulate(twin.board.record, other, AHEAD, seed)
    assert bytes(ahead) == bytes(other), f"random play from here differs, seed {seed}\n{state.text()}"


def step_on(state: GameState, twin: GameState, seat: int, code: int, chooser: Chooser) -> None:
    """Do an action on both engines, and check what people are told of it.

    What another seat reads must be the same for any action, in any state it can't tell from this one, that leaves it
    with the same view; but two public actions may be told apart, and two that change the same, and so nothing hidden.
    """
    before = state.copy()
    state.apply(code, seat)
    twin.apply(code, seat)
    check_chance(before, seat, code, state, chooser)
    everybody = state.tell(before, seat, code, None)
    check_said(state.game, everybody)
    named = {one.args.get("seat") for one in everybody}
    for viewer in range(state.players):
        said = state.tell(before, seat, code, viewer)
        check_said(state.game, said)
        if viewer == seat:
            continue
        if state.game.story.names_readers:
            assert viewer in named or said == everybody, f"seat {viewer} reads something else, but is not named"
        other = before.resample(viewer, choose(chooser, 2**31))
        legal = other.legal(seat)
        for likely in {code, legal[choose(chooser, len(legal))]} & set(legal):
            after = done(other, seat, likely)
            if after.view(viewer).bytes() != state.view(viewer).bytes():
                continue
            public = all(before.space.decode(each)[0].public for each in (code, likely))
            apart = likely != code and (public or changed(before, state) == changed(other, after))
            otherwise = after.tell(other, seat, likely, viewer)
            assert apart or otherwise == said, (
                f"the log tells seat {viewer} too much: after both of these it sees the same, but reads\n"
                f"{before.named(code)}: {told(said)}\n{before.named(likely)}: {told(otherwise)}\n"
                "(if everybody may know which of two actions it was: Action(..., public=True) for both)"
            )


def changed(before: GameState, after: GameState) -> list[tuple[int, int]]:
    """The places and values of the bytes that an action changed; the generator's do not count."""
    one, other = copy_of(before.record), copy_of(after.record)
    one.chance = other.chance
    return [(at, new) for at, (old, new) in enumerate(zip(bytes(one), bytes(other), strict=True)) if old != new]


def told(said: Sequence[Any]) -> str:
    """Sentences as their messages with variables."""
    return ", ".join(error_messages.told(one.key, one.args) for one in said)


def check_chance(before: GameState, seat: int, code: int, after: GameState, chooser: Chooser) -> None:
    """Check one way in which an action may draw, and all of them if there are few.

    Shares add up to 1, what the rules call alike leads to one position, and what was drawn is among the outcomes.
    """
    drawn: list[int] = []
    alike: list[int] = []
    while len(drawn) < SCRIPT and (draws := before.draws(code, seat, drawn=drawn)):
        assert sum(share for share, _ in draws) == 1, f"not all that is drawn is alike to something\n{before.text()}"
        assert draws == before.draws(code, seat, drawn=alike), f"what is called alike is not\n{before.text()}"
        place = choose(chooser, len(draws))
        drawn.append(draws[place][1])
        alike.append(draws[place + 1][1] - 1 if place + 1 < len(draws) else drawn[-1])
    if len(drawn) == SCRIPT:
        return  # there may be more, which no script has
    one, other = done(before, seat, code, drawn), done(before, seat, code, alike)
    assert one == other and not one.status(), f"what is called alike is not\n{before.text()}"
    with suppress(BadArgument):  # there are more
        reached = [done(before, seat, code, outcome) for _, outcome in before.outcomes(code, seat, most=FEW)]
        for state in reached:
            state.record.chance = after.record.chance
        assert reached.count(after) == 1, f"what was drawn is not among the outcomes\n{before.text()}"


def done(before: GameState, seat: int, code: int, outcome: Sequence[int] | None = None) -> GameState:
    """The state after an action, with an outcome if one is given."""
    state = before.copy()
    state.apply(code, seat, outcome=outcome)
    return state


def check_said(game: Game, said: Sequence[Any]) -> None:
    """Sentences are message ids with plain variables, and have words where the game has any."""
    for sentence in said:
        assert isinstance(sentence.key, str) and all(isinstance(v, str | int) for v in sentence.args.values()), sentence
        check_words(f"{game.name}-title", sentence.key)


@cache
def check_words(title: str, key: str) -> None:
    """There are English words for a sentence, if its game has words at all, which its title tells.

    A message that is not sound Fluent is left out of its catalogue without a word, so it is missed here.
    """
    if error_messages.words_for(title, {}) is not None:
        assert error_messages.words_for(key, {}) is not None, (
            f"the catalogue has no message {key}, or not in sound Fluent"
        )


def check_file(file: GameFile, state: GameState, board: LoadedBoard) -> None:
    """The game file replays to the same bytes, its text reads back, and damage is found."""
    file.close(state)
    again = GameFile.parse(file.text())
    assert again.text() == file.text()
    assert again.replay(board).bytes() == state.bytes()


def check_decision_bound(states: Iterable[GameState], bound: int) -> None:
    """Check that no seat makes more decisions in a turn; `states` are those of one game, in order."""
    turn, made = None, 0
    for state in states:
        made = made + 1 if turn == (state.record.turn, state.to_move) else 1
        turn = (state.record.turn, state.to_move)
        assert made <= bound, f"more than {bound} decisions in turn {state.record.turn}"
