"""What must hold of whatever was taken: it is looked at from all sides and played on, with everything accounted for."""

import importlib
import json
import random
from typing import Any

from lautta.core.game import Game, GameState

DECISIONS = 200  # that are made after each position that is taken


def play_on(state: GameState, dice: random.Random) -> int:
    """Play some random decisions with the game's ledger in order; answers how many. Raises AssertionError."""
    look(state, dice)
    ledger = _ledger(state)
    made = 0
    while made < DECISIONS and not state.over:
        seat = dice.choice(state.to_move)
        legal = state.legal(seat)
        assert legal, f"seat {seat} is to move and can do nothing\n{state.text()}"
        code = dice.choice(legal)
        before = state.copy()
        state.apply(code, seat)
        if ledger is None:
            ledger = _ledger(state)
        else:
            ledger.check(before, state, seat, state.named(code).text)
        made += 1
    check_valid(state)
    return made


def _ledger(state: GameState) -> Any:
    """The ledger of a game from here on; None while something half done has been paid for that it doesn't know of."""
    module = importlib.import_module(f"tests.games.{state.game.name}.ledger")
    half_done = state.game.name == "roads" and (state.record.work.job or state.record.offer.kind)
    return None if half_done else module.Ledger(state)


def look(state: GameState, dice: random.Random) -> None:
    """All that is told of a position can be worked out, and what is written reads again. Raises AssertionError."""
    check_valid(state)
    game, before = state.game, state.bytes()
    assert game.from_json(json.loads(json.dumps(state.json())), state.board).bytes() == before, "so does the document"
    list(map(str, state.status()))
    for seat in (None, *range(state.players)):
        seen = state.view(seat)
        json.dumps(seen.public())
        if seat is None:
            continue
        json.dumps(seen.private(seat))
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.to_move), f"seat {seat}: to move, and what it can do"
        for code in dice.sample(legal, min(2, len(legal))):
            json.dumps(state.preview(seat, code))
    seat = dice.randrange(state.players)
    other = state.resample(seat, dice.randrange(2**32))
    assert other.engine.validate(other.board.record, other.record) == 0, "resampled to what is not sound"
    assert (state.result is not None) == state.over
    assert state.bytes() == before, "looking has changed it"


def check_valid(state: GameState) -> None:
    """It is valid, and its text reads again. Raises AssertionError."""
    assert state.engine.validate(state.board.record, state.record) == 0, "play has led to what is not sound"
    again = state.game.from_text(state.text(), state.board)
    assert again.bytes() == state.bytes(), "the text reads as something else"


def bases(game: Game, count: int, dice: random.Random) -> list[GameState]:
    """Positions of games at all stages, on all boards, for all numbers of players, with all options."""
    return [_base(game, number, dice) for number in range(count)]


def _base(game: Game, number: int, dice: random.Random) -> GameState:
    options = {option.name: dice.choice(option.values) for option in game.position.options}
    board = game.boards.names[number % len(game.boards.names)]
    if game.name == "roads" and number % 3 == 0 and board not in game.boards.lessons:
        return _busy(game, board, dice, options)
    state = game.new(dice.randint(*game.players), number, board, options if number % 2 else None)
    whole = state.copy()
    decisions = whole.engine.simulate(whole.board.record, whole.record, 10**6, number)
    played = decisions if number % 20 == 0 else dice.randrange(decisions)
    state.engine.simulate(state.board.record, state.record, played, number)
    return state


def _busy(game: Game, board: str, dice: random.Random, options: dict[str, str]) -> GameState:
    """A game of Roads & Boats in which much is built and made."""
    from tests.games.roads.games import busy_game

    players = int(game.board(board).data.get("players", 2))
    played = busy_game(board, players, dice.randrange(999), dice.randrange(40, 400), options)
    *_, (_, state, _, _) = played
    return state
