"""The schema of the database. A change here needs a migration beside the others, and its name in `HEAD`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

HEAD = "0016"
SEATED = "kind IN ('open', 'join')"  # events that seat people who may leave the table again
OF_A_DAY = "day IS NOT NULL"  # tables of games of the day
OF_A_GROUP = "group_id IS NOT NULL"
MAILED = "kind = 'mail'"  # channels
schema = MetaData()

starts = Table(  # one each time that a server opens an SQLite database: orders rows without a clock
    "starts",
    schema,
    Column("number", Integer, primary_key=True),
)

identity = Table(  # one row: backups and copies of the database keep it, no other database has it
    "identity",
    schema,
    Column("id", String(16), primary_key=True),
    Column("key", LargeBinary(32)),  # of the signatures of its processes
)

processes = Table(  # those that serve this PostgreSQL database now; who does not renew its row in time has lost it
    "processes",
    schema,
    Column(
        "epoch", BigInteger, primary_key=True, autoincrement=False
    ),  # from a sequence: no process ever gets that of another
    Column("name", String(32), nullable=False, unique=True),  # by which the broker brings it messages
    Column("renewed_at", DateTime(timezone=True), nullable=False),  # by the clock of the database
    Column("speaks", SmallInteger, nullable=False),  # the version of its messages; 0: none, as it is alone
    Column("reached", Boolean, nullable=False),  # do messages reach it?
)

guests = Table(
    "guests",
    schema,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("program", Boolean, nullable=False, server_default=false()),  # by its own word
    Column("preferences", Text),  # how they want to be notified, as JSON: see notifications/preferences.py
)

devices = Table(  # where a guest is signed in: each has a token of its own
    "devices",
    schema,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("code_hash", LargeBinary(32)),  # of the code by which it came
    Column("browser", String(20), nullable=False, server_default=""),
    Column("system", String(20), nullable=False, server_default=""),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # the day on which it was last used
    Index("devices_of_guest", "guest_id"),
    Index("one_device_a_code", "code_hash", unique=True),
)

codes = Table(  # by which a guest starts using another device; only their hashes, and not for long
    "codes",
    schema,
    Column("guest_id", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("code_hash", LargeBinary(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("guest_of_code", "code_hash", unique=True),
)

keys = Table(  # by which a guest signs in without another device; of each only the hash
    "keys",
    schema,
    Column("hash", LargeBinary(32), primary_key=True),  # of a phrase, of a link sent by mail, of the id of a passkey
    Column("guest_id", String(16), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # phrase, mail (confirms an address), enter (by mail), passkey, feed
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger),  # when it expires, if it does
    Column("data", Text),  # of a passkey: see runtime/passkeys.py; of mail: the channel that it confirms
    Index("keys_of_guest", "guest_id"),
)

groups = Table(  # people who play with each other
    "groups",
    schema,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("invite", String(24), nullable=False),  # the secret of the link by which people join
    Column("made_at", BigInteger, nullable=False),
    Column("wishes", Text, nullable=False, server_default=""),  # for rules and pace, in their own words
    Column("begun", Boolean, nullable=False, server_default=false()),  # has anybody been in it?
    Index("group_of_invite", "invite", unique=True),
)

members = Table(
    "members",
    schema,
    Column("group_id", String(16), ForeignKey("groups.id"), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("joined_at", BigInteger, nullable=False),
    Column("host", Boolean, nullable=False, server_default=false()),  # may they remove others?
    Column("notified", Boolean, nullable=False, server_default=true()),  # do they want to know of its new tables?
    Index("members_of_guest", "guest_id"),
)

channels = Table(  # how somebody, or a group, is reached with the page closed
    "channels",
    schema,
    Column("id", String(16), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id")),
    Column("group_id", String(16), ForeignKey("groups.id")),
    Column("kind", String(8), nullable=False),  # push, mail, webhook
    Column("address", Text, nullable=False),  # as JSON: see notifications/channels.py
    Column("device", String(16)),  # that shows what is pushed: the beginning of the hash of its token
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False, server_default=true()),  # an address of mail is not at first
    Column("failures", SmallInteger, nullable=False, server_default="0"),  # one after another
    Index("channels_of_guest", "guest_id"),
    Index("channels_of_mail", "address", sqlite_where=text(MAILED), postgresql_where=text(MAILED)),
    Index("channels_of_group", "group_id"),
)

tables = Table(  # what changes here only repeats what events say, so that tables can be found without reading them
    "tables",
    schema,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("board", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("status", String(8), nullable=False, server_default="playing"),
    Column("open", Boolean, nullable=False, server_default=false()),  # in a list: to join, or when over to look at
    Column("invite", String(16)),
    Column("pace", String(8)),  # the kind of its clock
    Column("due", BigInteger),  # when somebody runs out of time
    Column("ended", Text),  # how its game ended, as JSON
    Column("sketch", Text),  # the position, as small as lists of tables draw it, as JSON
    Column("place", BigInteger, nullable=False, server_default="0"),
    Column("offer", Text),  # what strangers are told of its people and terms, as JSON
    Column("seen_at", BigInteger),  # when its host was last known to look at it, if that is later than its last event
    Column("owner", BigInteger),  # the epoch of the process that has it in memory and alone may change it
    Index("table_of_invite", "invite", unique=True),
    Index("tables_due", "due"),
    Index("tables_listed", "status", "open", "place"),
    Column("claim", BigInteger, nullable=False, server_default="0"),  # counts how often a process has come to own it
    Index("tables_owned", "owner"),
    Column("day", String(10)),  # whose game of the day it is: 2026-11-27
    Column("group_id", String(16), ForeignKey("groups.id")),  # whose place lists it
    Index("tables_of_group", "group_id", sqlite_where=text(OF_A_GROUP), postgresql_where=text(OF_A_GROUP)),
    Index("tables_of_day", "day", "game", sqlite_where=text(OF_A_DAY), postgresql_where=text(OF_A_DAY)),
    Column("checksum", BigInteger),  # see checksums.py; here and below NULL in rows of older releases
)

seats = Table(  # repeats what events say, as the columns of `tables` do
    "seats",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("guest_id", String(16), ForeignKey("guests.id")),
    Column("away", String(12)),
    Index("seats_of_guest", "guest_id", "table_id"),
)

events = Table(
    "events",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("to_move", BigInteger, nullable=False),
    Column("seat", SmallInteger),
    Column("action", Text),
    Column("to", Integer),
    Column("redrawn", Boolean, nullable=False),
    Column("key", String(80)),
    Column("seen", Integer),
    Column("change", Text),
    Column("batch", Integer),  # of actions that were done together: the event of the first
    Column("asked", Text),  # only with the first: what was asked for and how far it got, as JSON
    Column("place", BigInteger, nullable=False, server_default="0"),
    Column("checksum", BigInteger),
    Index("one_event_a_key", "table_id", "seat", "key", unique=True),  # rows without a key do not conflict
    Index("events_of_newcomers", "table_id", sqlite_where=text(SEATED), postgresql_where=text(SEATED)),
    sqlite_with_rowid=False,
)

notes = Table(  # what only one seat of a table may know
    "notes",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("base", Integer, nullable=False),
    Column("action", Text),
    Column("key", String(80)),
    Column("place", Integer, nullable=False, server_default="0"),  # among the notes of all seats of the table
    Column("asked", Text),  # if it was several actions: which, and how far they got, as JSON
    Column("checksum", BigInteger),
    Index("one_note_a_key", "table_id", "seat", "key", unique=True),  # rows without a key do not conflict
    sqlite_with_rowid=False,
)

results = Table(  # how finished games ended, a row for each seat, so that the best of a board are found quickly
    "results",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("board", String(80), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("counts", Boolean, nullable=False, server_default=true()),  # nothing was redrawn, no computer stood in
    Column("place", BigInteger, nullable=False, server_default="0"),
    Index("results_best", "game", "board", "players", "score"),
)

snapshots = Table(
    "snapshots",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("layout", String(32), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("text", Text, nullable=False),
    Column("checksum", BigInteger),
)

boards = Table(  # made by people; the name of each is a hash of its content
    "boards",
    schema,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("guest_id", String(16), ForeignKey("guests.id"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("place", BigInteger, nullable=False, server_default="0"),
    Index("boards_of_guest", "guest_id", "game"),
)

orders = Table(  # what the processes that serve the database are still to do, by whoever can
    "orders",
    schema,
    Column("id", String(16), primary_key=True),
    Column("act", String(8), nullable=False),  # what is to be done: see storage/operating.py
    Column("guest_id", String(16)),
    Column("table_id", String(16)),
    Column("at", BigInteger, nullable=False),
)

notices = Table(  # what somebody, or a group, is still to be told of a table
    "notices",
    schema,
    Column("receiver", String(16), primary_key=True),  # the id of a guest or of a group
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # see table/notices.py
    Column("number", Integer, nullable=False),  # of the event that it is about
    Column("due", BigInteger, nullable=False),  # when it is looked at next
    Column("until", BigInteger),  # when the time of its receiver runs out
    Column("held", Boolean, nullable=False, server_default=false()),  # did it wait for a digest, or for quiet hours?
    Column("claimed", BigInteger),  # the epoch of the process that sends it
    Index("notices_due", "due"),
)

# rows refer to earlier ones
IN_ORDER = (
    guests, devices, codes, keys, groups, members, channels, boards, tables, seats, events, notes, results, snapshots,
    notices, orders,
)  # fmt: skip
REPLACED = (notices,)  # a new row takes the place of one with the same primary key
PLACED = (tables, boards, events, results)  # rows with a `place`: the order in which they were added, all together
