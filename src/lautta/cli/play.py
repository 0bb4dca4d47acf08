"""`lautta play`: a game in the terminal against computer players."""

import secrets
from collections.abc import Sequence

from lautta import players as computer_players
from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.cli.laid import Laid
from lautta.cli.sitting import Sitting
from lautta.core.game import seed_bytes
from lautta.words import Words


def run(
    words: Words,
    name: str,
    players: int | None,
    seats: str | None,
    seed: int | None,
    board: str | None,
    options: Sequence[str],
) -> int:
    """Play until the game is over or the person quits; answers 0."""
    game = given.game_of(name)
    loaded, usual = given.played_on(game, board)
    number = given.number_of_players(game, players, usual)
    seated = seats_with_me(seats, number, players is not None, computer_players.usual(game, number))
    given.number_of_players(game, len(seated), len(seated))
    given.able(game, [who for who in seated if who != given.ME], len(seated))
    key = seed_of(seed)
    chosen = given.options_of(game, options)
    names = tuple(name_of(words, seated, seat, kind_named=seats is not None) for seat in range(len(seated)))
    makers = {seat: computer_players.maker_of(who, game) for seat, who in enumerate(seated) if who != given.ME}
    if loaded is None:
        loaded = Laid(words, game, key, seated.index(given.ME), names).lay()
    if loaded is None:
        return 0
    state = game.new(len(seated), key, loaded, chosen)
    computers = {seat: maker(int.from_bytes(key[:6], "little") * len(seated) + seat) for seat, maker in makers.items()}
    Sitting(words, state, key, seated.index(given.ME), names, computers).play()
    return 0


def name_of(words: Words, seated: Sequence[str], seat: int, *, kind_named: bool) -> str:
    """What somebody is called in the game: a computer by its kind only for those who know the kinds, and persons by
    their names, with a number where several are the same.
    """
    who, number = seated[seat], seat + 1
    if who == given.ME:
        return words.say("cli-play-me")
    if person := next((person.name for person in computer_players.PERSONS if person.kind == who), None):
        return person if seated.count(who) == 1 else f"{person} {number}"
    return f"{who} {number}" if kind_named else words.say("cli-play-computer", seat=number)


def seats_with_me(seats: str | None, players: int, told: bool, computer: str) -> list[str]:
    """Who sits where: `me` once, in the first seat by default, and computers, of this kind if none is named.

    Raises Trouble.
    """
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
