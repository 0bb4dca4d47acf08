"""Plans of what people say to each other at a table: chat, agreeing to an undo or not, playing again."""

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import clean
from lautta.server.table.pending import Planned, draft, seated
from lautta.server.table.seating import Change
from lautta.server.table.story import NOTHING, told_of_seat
from lautta.server.table.viewers import Viewer


def chat(table: LiveTable, who: Viewer, act: commands.Chat, now: int) -> Planned | None:
    """Say something."""
    text = clean(act.text)
    if not text:
        raise Problem("malformed", text="nothing is said")
    return draft(table, "chat", now, NOTHING, Change(text=text), act, seat=seated(who))


def answer(table: LiveTable, who: Viewer, act: commands.Answer, now: int) -> Planned | None:
    """Agree to what was asked, or not; who asked may only withdraw it."""
    standing = table.line.last
    seat = seated(who)
    if standing.ask is None or standing.ask.number != act.ask:
        raise Problem("no-ask", number=act.ask)
    mine = table.seating.of(who.guest)
    if standing.ask.seat in mine:
        if act.agree:
            return None
        said = told_of_seat("server-log-withdraw", seat)
    elif not table.seating.seats[seat].here:
        raise Problem("seat-away")
    elif act.agree and standing.asked.isdisjoint(mine):
        return None
    else:
        said = told_of_seat("server-log-agree" if act.agree else "server-log-disagree", seat)
    return draft(table, "answer", now, said, Change(agree=act.agree), act, seat=seat, to=act.ask)


def rematch(table: LiveTable, who: Viewer, act: commands.Rematch, now: int) -> Planned | None:
    """The same people play again at another table; only the first one is."""
    if table.status != "over":
        raise Problem("not-over")
    if table.line.last.rematch:
        return None
    seat = seated(who)
    return draft(
        table, "rematch", now, told_of_seat("server-log-rematch", seat), Change(table=act.table), act, seat=seat
    )
