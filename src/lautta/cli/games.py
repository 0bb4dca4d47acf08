"""`lautta games`: what can be played."""

from lautta import players
from lautta.core import registry
from lautta.core.game import Game
from lautta.terminal.console import out, print_json, table
from lautta.terminal.story import title
from lautta.words import Words


def run(words: Words, json: bool) -> int:
    """Print every game with its players, boards and options, and the computer players; answers 0."""
    games = list(registry.games().values())
    if json:
        print_json([describe(words, game) for game in games])
    else:
        show(words, games)
    return 0


def describe(words: Words, game: Game) -> dict[str, object]:
    """One game for programs."""
    return {
        "name": game.name,
        "title": title(words, game),
        "players": {"min": game.players[0], "max": game.players[1]},
        "rules": game.rules.version,
        "boards": [{"name": name, "title": game.board(name).title} for name in game.boards.offered],
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.values[0]}
            for option in game.position.options
        ],
        "computers": [kind.name for kind in players.kinds(game)],
    }


def show(words: Words, games: list[Game]) -> None:
    """The games as tables for people."""
    say, console = words.say, out()
    columns = (say(f"cli-column-{name}") for name in ("game", "title", "players", "board"))
    listed = table(say("cli-games-title"), *columns)
    for game in games:
        boards = "\n".join(f"{name} ({game.board(name).title})" for name in game.boards.offered)
        listed.add_row(game.name, title(words, game), f"{game.players[0]}-{game.players[1]}", boards)
    console.print(listed)
    for game in games:
        if game.position.options:
            console.print()
            console.print(options(words, game))
    computers = table(say("cli-computers-title"), say("cli-column-name"), say("cli-column-meaning"))
    for kind in players.kinds():
        computers.add_row(kind.name, " ".join([said(words, kind.description), *nicknames(words, games, kind.name)]))
    console.print()
    console.print(computers)


def options(words: Words, game: Game) -> object:
    """The options of a game with what each value means; the first value is the default."""
    say = words.say
    columns = (say(f"cli-column-{name}") for name in ("option", "value", "meaning"))
    made = table(say("cli-options-title", game=game.name), *columns)
    for option in game.position.options:
        made.add_row(option.name, "", said(words, f"{game.name}-option-{option.name}"))
        for number, value in enumerate(option.values):
            meaning = said(words, f"{game.name}-option-{option.name}-{value}")
            made.add_row("", value, f"{meaning} {say('cli-usual')}" if number == 0 else meaning)
    return made


def nicknames(words: Words, games: list[Game], kind: str) -> list[str]:
    """Return the nicknames of a kind of computer player in the games."""
    called = ((game.name, name) for game in games for name, of in game.computers.nicknames.items() if of == kind)
    return [words.say("cli-player-nickname", game=game, name=name) for game, name in called]


def said(words: Words, text: str) -> str:
    """A message by its id, or the text itself if it is not an id."""
    return words.say(text) if words.knows(text) else text
