"""The cost of each request, by the name of its route: about the milliseconds for which it blocks the process.

Work in worker processes costs only its effect on others. A route that is not listed costs one. `kind` names a separate
limit in `limits.py` that a route may have as well.
"""

from typing import NamedTuple
from urllib.parse import parse_qsl


class Cost(NamedTuple):
    """How much a request takes of the general limit; whether it takes one of `kind` too; `whole`: the cost of all."""

    much: float = 1
    kind: str | None = None
    whole: float | None = None


USUAL = Cost()
REFUSED = 1.0  # for something that is not a proper request
UNKNOWN_TOKEN = 5.0  # for looking up a token that nobody has
SOCKET = 10.0  # for opening a WebSocket; in one, for saying who one is and for following a table, on top of the
HELLO, FOLLOW = 4.0, 1.0  # one that each message costs
ACTION = 0.25  # for each action after the first of a request
MOMENT = 0.5  # for each moment that is compared with the one before
COSTS = {
    "add_guest": Cost(2, "guests"),
    "use_code": Cost(2, "guests/code"),
    "make_code": Cost(1, "code"),
    "make_phrase": Cost(1, "code"),
    "add_passkey": Cost(5, "code"),
    "use_key": Cost(2, "guests/code"),
    "use_passkey": Cost(5, "guests/code"),
    "confirm_mail": Cost(2, "guests/code"),
    "set_mail": Cost(5, "mail"),
    "mail_link": Cost(5, "guests/mail"),
    "rename_me": Cost(10),  # all processes look at all their WebSockets
    "show_kept": Cost(100, "data"),
    "delete_me": Cost(20),
    "show_notifications": Cost(3),
    "prefer": Cost(3, "preferences"),  # a holiday is told at each table
    "add_push": Cost(5, "channels"),
    "add_webhook": Cost(5, "channels"),
    "add_group_webhook": Cost(5, "channels"),
    "try_channel": Cost(10, "tests"),
    "make_feed": Cost(2, "channels"),
    "show_feed": Cost(8, "feeds"),
    "stop": Cost(3, "invites"),
    "stop_at_once": Cost(3, "invites"),
    "show_invite": Cost(3, "invites"),
    "list_tables": Cost(2),
    "add_group": Cost(3, "groups"),
    "look_at_invite": Cost(3, "groups/join"),
    "join_group": Cost(5, "groups/join"),
    "show_group": Cost(2),
    "list_group_tables": Cost(4),
    "show_group_results": Cost(20),
    "list_played": Cost(4),
    "show_my_results": Cost(20),
    "list_open_tables": Cost(8),
    "list_finished_tables": Cost(4),
    "add_table": Cost(5, "tables"),
    "rematch": Cost(5, "tables"),
    "chat": Cost(1, "chat"),
    "plan_ahead": Cost(5, "ahead"),  # each is stored
    "show_table": Cost(2),
    "show_updates": Cost(2),
    "show_moment": Cost(3),
    "show_moments": Cost(3),
    "show_plan": Cost(3),
    "show_file": Cost(5),
    "show_best": Cost(3),
    "show_day": Cost(3),
    "show_my_day": Cost(3),
    "check_game": Cost(20),
    "choices": Cost(2, whole=25),
    "macros": Cost(2),
    "try_line": Cost(3, "what-if"),
    "try_preview": Cost(3, "what-if"),
    "try_choices": Cost(3, "what-if"),
    "try_macros": Cost(3, "what-if"),
    "try_advice": Cost(3),
    "show_review": Cost(10),
    "show_comparison": Cost(10),
    "lesson_line": Cost(2),
    "lesson_preview": Cost(2),
    "lesson_choices": Cost(2),
    "lesson_macros": Cost(2),
    "show_board": Cost(2),
    "add_board": Cost(5, "boards"),
    "check_board": Cost(5, "boards/check"),
    "make_board": Cost(5),
    "lay_board": Cost(5, "boards/lay"),
    "list_made_boards": Cost(2),
}


def of_actions(many: int) -> Cost:
    """The cost of this many actions in one request, on top of the request itself."""
    return Cost(ACTION * (many - 1))


def of_moments(many: int) -> Cost:
    """The cost of this many moments in one answer, on top of the request itself."""
    return Cost(MOMENT * many)


def cost_of(route: str, query: bytes) -> Cost:
    """The cost of a request for a route; `choices` without an action asks for all of them.

    >>> cost_of("choices", b"action=go").much, cost_of("choices", b"seat=1").much, cost_of("act", b"").much
    (2, 25, 1)
    """
    cost = COSTS.get(route, USUAL)
    if cost.whole is None:
        return cost
    actions = [value for name, value in parse_qsl(query.decode("latin-1")) if name == "action"]
    return cost if len(actions) == 1 else cost._replace(much=cost.whole)
