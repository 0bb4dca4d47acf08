"""Plans what people say to each other at a table: chat, answering a request to undo, a rematch."""

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import clean
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import Change
from lautta.server.table.story import NOTHING, told_of_seat
from lautta.server.table.viewers import Viewer


def chat(table: LiveTable, who: Viewer, command: commands.Chat, now: int) -> PendingEvent | None:
    """Say something."""
    text = clean(command.text)
    if not text:
        raise Problem("malformed", text="nothing is said")
    return pending_event(table, "chat", now, NOTHING, Change(text=text), command, seat=seated(who))


def answer(table: LiveTable, who: Viewer, command: commands.Answer, now: int) -> PendingEvent | None:
    """Agree to an undo, or refuse; the one who asked for it may only withdraw it."""
    table_state = table.log.last
    seat = seated(who)
    if table_state.ask is None or table_state.ask.number != command.ask:
        raise Problem("no-ask", number=command.ask)
    mine = table.seating.of(who.guest)
    if table_state.ask.seat in mine:
        if command.agree:
            return None
        said = told_of_seat("server-log-withdraw", seat)
    elif not table.seating.seats[seat].here:
        raise Problem("seat-away")
    elif command.agree and table_state.asked.isdisjoint(mine):
        return None
    else:
        said = told_of_seat("server-log-agree" if command.agree else "server-log-disagree", seat)
    return pending_event(table, "answer", now, said, Change(agree=command.agree), command, seat=seat, to=command.ask)


def rematch(table: LiveTable, who: Viewer, command: commands.Rematch, now: int) -> PendingEvent | None:
    """The same people play again at another table; there is only one rematch."""
    if table.status != "over":
        raise Problem("not-over")
    if table.log.last.rematch:
        return None
    seat = seated(who)
    return pending_event(
        table, "rematch", now, told_of_seat("server-log-rematch", seat), Change(table=command.table), command, seat=seat
    )
