"""`lautta play`: play a new or saved game in the terminal against computer players."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

import lautta
from lautta import players as computer_players
from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.cli.laid import Laid
from lautta.cli.options import PlayOptions
from lautta.cli.replay import damage
from lautta.cli.sitting import Sitting
from lautta.core.game import GameState, seed_bytes
from lautta.core.game_files import DamagedGame, GameFile
from lautta.words import Words


def run(words: Words, name: str, options: PlayOptions) -> int:
    """Play a new game, or continue that of a file, until it is over or the bot quits; answers 0."""
    file = Path(name).expanduser()
    if name not in lautta.game_names() and ("/" in name or "." in name or file.is_file()):
        if options.options or (options.players, options.seed) != (None, None):
            raise Trouble("cli-play-settled")
        return go_on(words, file, options.seats, options.board)
    game = given.game_of(name)
    loaded, usual = given.played_on(game, options.board)
    number = given.number_of_players(game, options.players, usual)
    seated = seats_with_me(options.seats, number, options.players is not None, computer_players.usual(game, number))
    given.number_of_players(game, len(seated), len(seated))
    given.able(game, [who for who in seated if who != given.ME], len(seated))
    key = seed_of(options.seed)
    chosen = given.options_of(game, options.options)
    names = names_of(words, seated, {}, kind_named=options.seats is not None)
    if loaded is None:
        loaded = Laid(words, game, key, seated.index(given.ME), names).lay()
    if loaded is None:
        return 0
    sit_down(words, game.new(len(seated), key, loaded, chosen), key, seated, names).play()
    return 0


def go_on(words: Words, file: Path, seats: str | None, board: str | None) -> int:
    """Play the rest of a saved game, against those of its file or of `seats`; answers 0."""
    record = opened(words, file, board)
    state, seated_then = record.start(board), record.seats or ""
    if not seats and ":" in seated_then:  # what is imported is never read from a file
        raise Trouble("cli-play-own", file=str(file), seats=seated_then)
    usual = computer_players.usual(state.game, state.players)
    seated = seats_with_me(seats or seated_then or None, state.players, True, usual)
    given.able(state.game, [who for who in seated if who != given.ME], state.players)
    names = names_of(words, seated, {} if seats else record.names, kind_named=seats is not None)
    assert record.seed
    sitting = sit_down(words, state, record.seed, seated, names)
    sitting.catch_up(record.steps)
    sitting.play()
    return 0


def opened(words: Words, file: Path, board: str | None) -> GameFile:
    """A game file that replays; raises OSError, and Trouble that says where it is damaged."""
    game = ""
    try:
        record = GameFile.load(file)
        game = record.game
        record.replay(board)
    except DamagedGame as error:
        raise Trouble("cli-invalid", text=damage(words, file, game, error)) from error
    return record


def sit_down(words: Words, state: GameState, key: bytes, seated: Sequence[str], names: tuple[str, ...]) -> Sitting:
    """Everybody at the table, before the first action."""
    computers = {
        seat: computer_players.maker_of(who, state.game)(int.from_bytes(key[:6], "little") * len(seated) + seat)
        for seat, who in enumerate(seated)
        if who != given.ME
    }
    sitting = Sitting(words, state, key, seated.index(given.ME), names, computers)
    sitting.file.seats = ",".join(seated)
    return sitting


def names_of(words: Words, seated: Sequence[str], known: Mapping[int, str], *, kind_named: bool) -> tuple[str, ...]:
    """Name the players: by known names, personas by theirs, and computers by their kind only if the user named it."""
    bots = {bot.kind: bot.name for bot in computer_players.BOTS}

    def name(seat: int, who: str) -> str:
        if who == given.ME:
            return words.say("cli-play-me")
        if called := known.get(seat):
            return called
        if who in bots:
            return bots[who] if seated.count(who) == 1 else f"{bots[who]} {seat + 1}"
        return f"{who} {seat + 1}" if kind_named else words.say("cli-play-computer", seat=seat + 1)

    return tuple(name(seat, who) for seat, who in enumerate(seated))


def seats_with_me(seats: str | None, players: int, told: bool, computer: str) -> list[str]:
    """The players by seat: `me` once, first by default, and computers, by default of this kind; raises Trouble."""
    names = [given.ME] + [computer] * (players - 1)
    if seats is not None:
        names = [name.strip() for name in seats.split(",")]
        if given.ME not in names:
            names = [given.ME, *(names * (players - 1) if told and len(names) == 1 else names)]
    if names.count(given.ME) != 1:
        raise Trouble("cli-seats-me")
    if told and len(names) != players:
        raise Trouble("cli-seats-number", seats=len(names), players=players)
    return names


def seed_of(seed: int | None) -> bytes:
    """The seed of the game as bytes; drawn if none was given."""
    return secrets.token_bytes(32) if seed is None else seed_bytes(given.at_least("--seed", seed, 0))
