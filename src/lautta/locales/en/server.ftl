# What the server tells: lines of its own in the log, errors of the interface, and where it serves.

server-log-start = The table is set up.
server-log-undo =
    { $you ->
        [1] You take back your last action.
       *[0] { $seat } takes back the last action.
    }
server-log-undo-redrawn =
    { $you ->
        [1] You take back your last action; what it had shown is drawn anew.
       *[0] { $seat } takes back the last action; what it had shown is drawn anew.
    }
server-log-redo =
    { $you ->
        [1] You do again what you had taken back.
       *[0] { $seat } does again what was taken back.
    }
server-log-rules = The game goes on under version { $version } of the rules.

server-address = Lautta is served at { $address }
server-port-taken = Port { $port } is taken, so another one is used.
server-data = Games are kept in { $path }

server-error-malformed = The request cannot be read.
server-error-malformed-action = That is no action of this game: { $text }
server-error-wrong-number-of-seats = This game is for { $least } to { $most } players.
server-error-one-person = A table has one person; the other seats are for computer players.
server-error-no-such-option = { $text }
server-error-no-such-level = There is no computer player “{ $level }” for this game.
server-error-seen-ahead = The table has not come so far yet: its last event is { $number }.
server-error-no-token = Who is asking? A guest token is missing.
server-error-bad-token = This guest token is not known here.
server-error-not-your-table = You have no seat at this table.
server-error-no-such-path = There is nothing at this address.
server-error-no-such-game = There is no game “{ $game }” here.
server-error-no-such-board = There is no board “{ $board }” for this game.
server-error-no-such-table = There is no such table.
server-error-no-such-moment = This table has no event { $number }.
server-error-wrong-method = This address does not take such a request.
server-error-stale = Something has happened at the table that you have not seen yet.
server-error-key-used = This key was used for something else already.
server-error-nothing-to-undo = There is nothing that you could take back.
server-error-undo-needs-consent = The others must agree to take this back.
server-error-nothing-to-redo = There is nothing to do again.
server-error-not-over = The game is not over yet: until then its seed is a secret.
server-error-table-unreadable = This table cannot be opened: its events do not fit the rules.
server-error-mixed-rules = This game was played by more than one version of the rules, so no file can replay it.
server-error-older-rules = This moment was played by older rules and cannot be shown any more.
server-error-too-large = The request is too large.
server-error-refused = The rules do not allow “{ $action }” here.
server-error-too-many-tables = One page can follow { $most } tables, no more.
server-error-too-many = This is too often; please try again in { $retry_after } seconds.
server-error-internal = Something went wrong here. Nothing that was confirmed is lost.
server-error-not-saved = This could not be saved, so it did not happen. Please try again.
