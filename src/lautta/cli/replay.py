"""`lautta replay`: a game file played again and verified."""

from pathlib import Path

from lautta.core.game import GameState
from lautta.core.game_files import DamagedGame, GameFile
from lautta.core.reasons import IllegalAction
from lautta.terminal.console import out, print_json
from lautta.terminal.story import refusal, standing, tell
from lautta.words import Words


def run(words: Words, file: Path, board: str | None, log: bool, json: bool) -> int:
    """Verify a game file and print its result; answers 0, or 1 with the place of the damage. Raises OSError."""
    game = ""
    try:
        record = GameFile.load(file)
        game = record.game
        if log:
            show_log(words, record, board)
        state = record.replay(board)
    except DamagedGame as error:
        if json:
            print_json(
                {"file": str(file), "ok": False, "line": error.line, "action": error.action, "problem": str(error)}
            )
        else:
            out().print(damage(words, file, game, error))
        return 1
    if json:
        print_json(summary(file, record, state))
    else:
        show(words, file, record, state)
    return 0


def summary(file: Path, record: GameFile, state: GameState) -> dict[str, object]:
    """Return the contents of the file and the state of the game."""
    return {
        "file": str(file),
        "ok": True,
        "game": record.game,
        "board": record.board,
        "players": record.players,
        "actions": acted(record),
        "over": state.over,
        "scores": list(state.scores),
        "winners": list(state.result.winners) if state.result else None,
        "key": state.key(),
    }


def acted(record: GameFile) -> int:
    """Count the actions of a file; redraws are none."""
    return sum(1 for step in record.steps if step.action)


def damage(words: Words, file: Path, game: str, error: DamagedGame) -> str:
    """Where a file is damaged and how; for a refused action the reason of the rules."""
    cause = error.__cause__
    text = refusal(words, game, cause) if isinstance(cause, IllegalAction) else words.say(error.key, **error.facts)
    if error.action and error.line:
        return words.say("cli-replay-action", file=str(file), line=str(error.line), action=str(error.action), text=text)
    if error.line:
        return words.say("cli-replay-line", file=str(file), line=str(error.line), text=text)
    return words.say("cli-replay-whole", file=str(file), text=text)


def show(words: Words, file: Path, record: GameFile, state: GameState) -> None:
    """That the file is verified, and how the game stands or ended."""
    console = out()
    console.print(words.say("cli-replay-ok", file=str(file), game=record.game, actions=acted(record)))
    console.print(standing(words, state, record.names))
    if state.result is None:
        console.print(words.say("cli-replay-unfinished"))


def show_log(words: Words, record: GameFile, board: str | None) -> None:
    """Every action in a sentence, as somebody would say it who sees everything."""
    console, before = out(), record.start(board)
    names = [record.names.get(seat) or words.say("cli-seat", seat=seat + 1) for seat in range(record.players)]
    for step, state in record.states(board):
        if step.branch:
            console.print(words.say("cli-log-redraw", branch=str(step.branch)))
        else:
            said = state.tell(before, step.seat, step.action, step.seat)
            text = tell(words, said, names, state.game.table.seat_params)
            console.print(words.say("cli-log-line", who=names[step.seat], action=step.action, text=text))
        before = state.copy()
