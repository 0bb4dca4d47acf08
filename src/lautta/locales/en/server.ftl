# What the server tells: lines of its own in the log, errors of the interface, and where it serves.

server-log-start = The table is set up.
server-log-open = The table is set up and waits for people.
server-log-join = { $name } sits down.
server-log-leave = { $name } leaves the table.
server-log-concede =
    { $you ->
        [1] You give up; a computer plays on in your place.
       *[0] { $seat } gives up; a computer plays on.
    }
server-log-concede-over =
    { $you ->
        [1] You give up, and the game is over.
       *[0] { $seat } gives up, and the game is over.
    }
server-log-concede-paused =
    { $you ->
        [1] You give up. Nobody is left: the table waits until somebody comes back.
       *[0] { $seat } gives up. Nobody is left: the table waits until somebody comes back.
    }
server-log-timeout =
    { $you ->
        [1] Your time has run out; a computer player stands in for you.
       *[0] { $seat } has run out of time; a computer player stands in.
    }
server-log-timeout-over =
    { $you ->
        [1] Your time has run out, and the game is over.
       *[0] { $seat } has run out of time, and the game is over.
    }
server-log-timeout-paused =
    { $you ->
        [1] Your time has run out. Nobody is left: the table waits until somebody comes back.
       *[0] { $seat } has run out of time. Nobody is left: the table waits until somebody comes back.
    }
server-log-return =
    { $you ->
        [1] You are back and play on.
       *[0] { $seat } is back and plays on.
    }
server-log-won =
    { $you ->
        [1] You win; whoever left the game is ranked below.
       *[0] { $seat } wins; whoever left the game is ranked below.
    }
server-log-resume = The server was away; clocks stood still meanwhile.
server-log-host-lock = The host locks the table: nobody else can join.
server-log-host-unlock = The host unlocks the table.
server-log-host-list = The host shows the table in the list of open tables.
server-log-host-unlist = The host takes the table off the list of open tables.
server-log-host-fill = The host gives all open seats to computer players.
server-log-host-remove = The host removes { $name } from the table.
server-log-host-remove-over = The host removes { $name } from the table, and the game is over.
server-log-host-open = The host opens a seat.
server-log-host-computer = The host gives a seat to a computer player.
server-log-ask =
    { $you ->
        [1] You ask whether you may take back your last action.
       *[0] { $seat } asks to take back the last action.
    }
server-log-agree =
    { $you ->
        [1] You agree.
       *[0] { $seat } agrees.
    }
server-log-disagree =
    { $you ->
        [1] You do not agree.
       *[0] { $seat } does not agree.
    }
server-log-withdraw =
    { $you ->
        [1] You withdraw what you asked.
       *[0] { $seat } withdraws what was asked.
    }
server-log-rematch =
    { $you ->
        [1] You propose another game.
       *[0] { $seat } proposes another game.
    }
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
server-log-hand-in =
    { $you ->
        [1] You hand in your plan.
       *[0] { $seat } is done planning.
    }
server-log-take-back =
    { $you ->
        [1] You take back your plan and go on with it.
       *[0] { $seat } goes on planning.
    }
server-log-cut =
    { $you ->
        [1] Your plan was cut short; you go on from there.
       *[0] { $seat } could not do everything as planned and goes on.
    }
server-log-rules = The game goes on under version { $version } of the rules.
server-log-laying = The players lay the board themselves, of { $size } pieces; the game begins when it is finished.
server-log-lift =
    { $you ->
        [1] You take back your last piece.
       *[0] { $seat } takes back the last piece.
    }
server-laid-by = Laid by { $names }
server-laid = Laid together

server-address = Open Lautta in a browser: { $address }
server-network = Others on this network reach it at { $address }
server-alone = Only this computer reaches it; to let others on your network in, start it with --host 0.0.0.0 (make play HOST=0.0.0.0).
server-port-taken = Port { $port } is taken, so another one is used.
server-data = Games are kept in { $path }

server-error-malformed = The request cannot be read.
server-error-malformed-action = That is no action of this game: { $text }
server-error-wrong-number-of-seats = This game is for { $least } to { $most } players.
server-error-one-person = One seat is your own; others at your screen are shared seats.
server-error-nobody-sits = Somebody must sit at a table that waits for others.
server-error-no-such-seat = This table has no such seat.
server-error-not-your-seat = That is not your seat.
server-error-not-host = Only the host can do that.
server-error-table-locked = The host has locked this table.
server-error-invite-needed = This table is joined by an invite.
server-error-removed = The host has removed you from this table.
server-error-no-such-invite = There is no such invite.
server-error-no-such-code = This code is not valid (any more).
server-error-ask-open = Somebody already asks to take back an action.
server-error-no-ask = Nobody asks that (any more).
server-error-not-started = The game has not started yet.
server-error-not-waiting = The game has started already.
server-error-game-over = The game is over.
server-error-table-closed = Everybody has left this table.
server-error-table-full = No seat is open.
server-error-seat-taken = This seat is taken.
server-error-seat-away = A computer player stands in for you, or you have given up.
server-error-not-your-turn = It is not your turn to lay a piece.
server-error-handed-in = Your plan is handed in; take it back first.
server-error-no-such-answer = There is no such standing answer in this game: { $answer }.
server-error-not-removable = Nobody can be removed from this seat.
server-error-still-here = { $name } is here, or has time left. Only who is out of time can be removed, or at a table without a clock who has been away for { $minutes } minutes.
server-error-gave-up = You have given up this game, and cannot come back.
server-error-no-such-option = { $text }
server-error-no-such-level = There is no computer player “{ $level }” for this game.
server-error-wrong-size = A board is laid of { $least } to { $most } pieces.
server-error-seen-ahead = The table has not come so far yet: its last event is { $number }.
server-error-no-token = Who is asking? A guest token is missing.
server-error-bad-token = This guest token is not known here.
server-error-not-your-table = You have no seat at this table.
server-error-no-such-path = There is nothing at this address.
server-error-no-such-game = There is no game “{ $game }” here.
server-error-no-such-board = There is no board “{ $board }” for this game.
server-error-no-open-boards = This game takes no boards but its own.
server-error-makes-no-boards = This game makes no boards from a seed.
server-error-lays-no-boards = Players lay no boards in this game.
server-error-bad-laying = This piece may not lie there. { $why }
server-error-board-too-large = The board is too large: { $size } bytes, and { $most } is the most.
server-error-too-many-boards = You keep { $most } boards here already, which is the most.
server-error-bad-board = This board cannot be kept: { $count ->
    [one] one thing is wrong with it
   *[other] { $count } things are wrong with it
}.
server-error-no-board-found = No good board for { $players } was found with seed { $seed }; try another.
server-error-no-such-table = There is no such table.
server-error-no-such-moment = This table has no event { $number }.
server-error-wrong-method = This address does not take such a request.
server-error-stale = Something has happened at the table that you have not seen yet.
server-error-key-used = This key was used for something else already.
server-error-nothing-to-undo = There is nothing that you could take back.
server-error-nothing-to-redo = There is nothing to do again.
server-error-not-over = The game is not over yet.
server-error-table-unreadable = This table cannot be opened: its events do not fit the rules.
server-error-mixed-rules = This game was played by more than one version of the rules, so no file can replay it.
server-error-older-rules = This moment was played by older rules and cannot be shown any more.
server-error-too-large = The request is too large.
server-error-refused = The rules do not allow “{ $action }” here.
server-error-too-many-tables = One page can follow { $most } tables, no more.
server-error-too-many = This is too often; please try again in { $retry_after ->
    [one] 1 second
   *[other] { $retry_after } seconds
}.
server-error-other-site = This was asked for by a page of another site.
server-error-not-json = What is sent here must be JSON and say so (content-type: application/json).
server-error-wrong-host = This server does not go by that name. Whoever runs it can add one with --allow-host.
server-error-internal = Something went wrong here. Nothing that was confirmed is lost.
server-error-not-saved = This could not be saved, so it did not happen. Please try again.
server-error-disk-full = This could not be saved, so it did not happen: the server's disk is full.
server-error-data-locked = This could not be saved, so it did not happen: another program holds the server's data. Please try again.
server-error-data-read-only = This could not be saved, so it did not happen: the server may not write its data.
server-error-data-damaged = This could not be saved, so it did not happen: the server's data is damaged.
server-error-busy = The server is busy. Please try again in a moment.
server-error-too-slow = This took longer than { $seconds } seconds and was stopped.
server-error-work-failed = What worked on this broke down. Please try again.
