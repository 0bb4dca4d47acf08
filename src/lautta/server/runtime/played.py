"""What people have played, from few rows: the best of games alone, and who met whom."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.engine import Row

from lautta.server.messages.groups import GroupResults, Pair, PairGame
from lautta.server.messages.played import AloneBest, Met, MyResults
from lautta.server.runtime.days import first_open
from lautta.server.runtime.server import Server
from lautta.server.storage import played as stored
from lautta.server.table.ends import Outcome

MOST_PEOPLE = 100


class Meeting(NamedTuple):
    """People who met at a table: the game, each by id with the name in their seat, which of them are programs, who won,
    and when it ended.
    """

    table: str
    game: str
    at: int
    names: dict[str, str]
    programs: set[str]
    winners: set[str]


def meetings(tables: Iterable[Row[Any]], seats: Mapping[str, Sequence[Row[Any]]]) -> Iterator[Meeting]:
    """The tables where people met and that have a result."""
    for row in tables:
        people = {one.seat: one for one in seats[row.id] if one.kind == "person" and one.guest_id}
        names = {one.guest_id: one.name for one in people.values()}
        try:
            outcome = msgspec.json.decode(row.ended, type=Outcome)
        except msgspec.MsgspecError:
            continue
        if len(names) > 1 and outcome.places:
            winners = {people[seat].guest_id for seat in outcome.winners if seat in people}
            programs = {one.guest_id for one in people.values() if one.program}
            yield Meeting(row.id, row.game, row.at, names, programs, winners)


def pairs_of(met: Iterable[Meeting]) -> list[Pair]:
    """Who met whom, most often first; everybody has the name of their last seat."""
    names, programs = dict[str, str](), set[str]()
    games: dict[tuple[str, str], dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    for one in met:
        names, programs = one.names | names, programs | one.programs
        for pair in combinations(sorted(one.names), 2):
            counts = games[pair][one.game]
            counts[0] += 1
            for side, guest in enumerate(pair, 1):
                counts[side] += guest in one.winners
    found = [
        Pair(
            [names[guest] for guest in pair], [guest in programs for guest in pair],
            [PairGame(game, many, won) for game, (many, *won) in of_games.items()],
        )
        for pair, of_games in games.items()
    ]  # fmt: skip
    return sorted(found, key=lambda pair: -sum(one.met for one in pair.games))[:MOST_PEOPLE]


def people_of(met: Iterable[Meeting], guest: str) -> list[Met]:
    """Whom a guest met, most often first; the newest meetings come first."""
    with_each: dict[str, list[Meeting]] = defaultdict(list)
    for one in met:
        for other in one.names:
            if other != guest:
                with_each[other].append(one)
    found = []
    for other, all_of in with_each.items():
        last = max(all_of, key=lambda one: one.at)
        won, lost = (sum(who in one.winners for one in all_of) for who in (guest, other))
        program = other in last.programs
        found.append(Met(last.names[other], program, len(all_of), won, lost, last.at, last.table))
    return sorted(found, key=lambda one: (-one.met, -one.last))[:MOST_PEOPLE]


async def results_of_group(server: Server, group: str, guest: str) -> GroupResults:
    """How the members of a group did, for one of them; raises Problem."""
    alone = await _alone(server, stored.of_members(group), guest, others=False)
    return GroupResults(alone, pairs_of(await _meetings(server, stored.met_in_group(group))))


async def results_of(server: Server, guest: str) -> MyResults:
    """How a guest did; raises Problem."""
    alone = await _alone(server, stored.of_guest(guest), guest, others=True)
    return MyResults(alone, people_of(await _meetings(server, stored.met_by(guest)), guest))


async def _meetings(server: Server, query: Any) -> list[Meeting]:
    tables = await server.store.ask(query)
    return list(meetings(tables, await server.store.seats_at([row.id for row in tables])))


async def _alone(server: Server, whose: stored.Where, guest: str, *, others: bool) -> list[AloneBest]:
    days = first_open(server.now())
    options = {
        game.name: [msgspec.json.encode(each).decode() for each in game.usual_options()]
        for game in server.games.values()
        if game.players[0] == 1
    }
    if not options:
        return []
    best = await server.store.ask(stored.best_alone(whose, options, guest, days))
    boards = [(row.game, row.board) for row in best]
    theirs: dict[tuple[str, str], int] = {}
    if others and boards:
        found = await server.store.ask(stored.best_of_others(boards, options, guest, days))
        theirs = {(row.game, row.board): row.score for row in found}
    titles = await _titles(server, boards)
    return [await _line(server, row, titles[row.game, row.board], theirs.get((row.game, row.board))) for row in best]


async def _titles(server: Server, boards: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    titles, made = {}, []
    for game, board in boards:
        own = server.boards.own.get(game)
        if board in server.games[game].boards.names:
            titles[game, board] = server.games[game].board(board).title
        elif own and own.name == board:
            titles[game, board] = own.title
        else:
            made.append((game, board))
    rows = await server.store.ask(stored.titles([board for _, board in made])) if made else []
    found = {row.id: row.title for row in rows}
    return titles | {key: found.get(key[1], key[1]) for key in made}


async def _line(server: Server, row: Row[Any], title: str, others: int | None) -> AloneBest:
    game, solver = server.games[row.game], None
    if row.board in game.boards.names:
        solver = await server.showcase.find(game, game.board(row.board))
    return AloneBest(row.game, row.board, title, row.score, row.table_id, row.name, row.at, row.tries, others, solver)
