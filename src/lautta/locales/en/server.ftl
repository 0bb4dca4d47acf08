# What the server tells: lines of its own in the log, errors of the interface, and where it serves.

server-preview-invited = You are invited: { $game }
server-log-start = The game begins.
server-log-open = The table is set up and waits for players.
server-log-join = { $name } sits down.
server-log-join-program = { $name }, a program, sits down.
server-log-leave = { $name } leaves the table.
server-log-closed = The operator of this server has closed the table.
server-log-concede =
    { $you ->
        [1] You give up; a computer plays on for you.
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
    [1] Your time has run out; a computer plays on for you.
   *[0] { $seat } has run out of time; a computer plays on.
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
        [1] You win; those who left rank below.
       *[0] { $seat } wins; those who left rank below.
    }
server-log-holiday =
    { $you ->
        [1] You are
       *[0] { $seat } is
    } on holiday until { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }; the clock stands still.
server-log-holiday-back =
    { $you ->
        [1] You are back from your holiday.
       *[0] { $seat } is back from holiday.
    }
server-log-resume = The server was down; the clocks stood still in the meantime.
server-log-host-lock = The host locks the table: nobody else can join.
server-log-host-unlock = The host unlocks the table.
server-log-host-list = The host shows the table in the list of open tables.
server-log-host-unlist = The host takes the table off the list of open tables.
server-log-host-fill = The host fills all free seats with computers.
server-log-host-remove = The host removes { $name } from the table.
server-log-host-remove-over = The host removes { $name } from the table, and the game is over.
server-log-host-open = The host frees a seat.
server-log-host-computer = The host gives a seat to a computer.
server-log-ask =
    { $you ->
    [1] You ask to undo your last action.
   *[0] { $seat } asks to undo their last action.
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
    [1] You withdraw your request.
   *[0] { $seat } withdraws the request.
}
server-log-rematch =
    { $you ->
        [1] You propose another game.
       *[0] { $seat } proposes another game.
    }
server-log-undo =
    { $you ->
    [1] You undo your last action.
   *[0] { $seat } undoes their last action.
}
server-log-undo-redrawn =
    { $you ->
    [1] You undo your last action; what it revealed is redrawn.
   *[0] { $seat } undoes their last action; what it revealed is redrawn.
}
server-log-redo =
    { $you ->
    [1] You redo what you had undone.
   *[0] { $seat } redoes what had been undone.
}
server-log-hand-in =
    { $you ->
        [1] You hand in your plan.
       *[0] { $seat } is done planning.
    }
server-log-take-back =
    { $you ->
    [1] You take your plan back and go on planning.
   *[0] { $seat } goes on planning.
}
server-log-cut =
    { $you ->
        [1] Your plan was cut short; you go on from there.
       *[0] { $seat } could not do everything as planned and goes on.
    }
server-log-rules = The game goes on with version { $version } of the rules.
server-log-laying = First the players lay the map from { $size } pieces; when it is finished, the game begins.
server-log-lift =
    { $you ->
    [1] You take back your last piece.
   *[0] { $seat } takes back the last piece.
}
server-laid-by = Laid by { $names }
server-laid = Laid together

server-address = Open Lautta in a browser: { $address }
server-no-page = Lautta was installed without its page here, so only programs can use it, at { $address }. A wheel brings the page along.
server-no-page-clone = There is no page here, so only programs can use Lautta, at { $address }. `make page` builds it; then start the server again.
server-interpreted = The rules of { $games } are not compiled: computers are slower, and advice and the strongest opponents are missing. lautta info says why and what helps.
server-network = Others on this network can reach it at { $address }
server-alone = Only this computer can reach it. To let others on your network in, start it with --host 0.0.0.0 (make play HOST=0.0.0.0).
server-plain = Warning: this is plain http. Everyone on the way can read what is sent, sign-ins included, and play as others. Put a proxy with https in front, as docs/operate.md shows.
server-broker-open = Warning: the broker at { $broker } asks for no password. Everyone who reaches it can read all hands and plans, and hold up play. Give it users with passwords, as docs/operate.md shows.
server-port-taken = Port { $port } is taken, so another one is used.
server-data = Games are saved in { $path }
server-metrics = Metrics are at { $address }

server-error-malformed = The request cannot be read.
server-error-malformed-action = This game has no such action: { $text }
server-error-wrong-number-of-seats = This game is for { $least } to { $most } players.
server-error-one-person = Only one seat is your own; others at your screen get shared seats.
server-error-nobody-sits = Someone must be sitting at a table that waits for others.
server-error-no-name = A name needs at least one visible character.
server-error-bad-address = This is not an email address.
server-error-no-such-seat = This table has no such seat.
server-error-not-your-seat = That is not your seat.
server-error-not-host = Only the host can do that.
server-error-table-locked = The host has locked this table.
server-error-invite-needed = This table can only be joined with an invitation.
server-error-programs-not-welcome = Programs are not welcome at this table.
server-error-removed = The host has removed you from this table.
server-error-advice-not-agreed = There is no advice here: several people play, and the table was opened without it.
server-error-no-such-invite = There is no such invitation.
server-error-no-such-code = This code is not valid, or no longer valid.
server-error-bad-url = This address cannot be used: it has to begin with https:// and lead to a public server.
server-error-quiet-too-long = Quiet hours can last twelve hours at most.
server-error-no-such-zone = There is no time zone of this name.
server-error-no-such-channel = You are not notified there.
server-error-no-such-feed = There is no such feed.
server-error-too-many-channels = You already have { $most } ways in which you are notified, and that is the limit.
server-error-no-such-phrase = No one here has this recovery phrase. It has eight words; check them, and their order.
server-error-no-such-link = This link is not valid, or no longer valid.
server-error-no-such-passkey = This passkey is not known here.
server-error-no-mail = This server sends no mail.
server-error-no-passkeys = Passkeys do not work at this address of the server.
server-error-no-such-group = There is no such group.
server-error-no-such-member = There is no such member in this group.
server-error-group-full = This group already has { $most } members, and that is the limit.
server-error-too-many-groups = You are already in { $most } groups, and that is the limit.
server-error-ask-open = Somebody is already asking to undo an action.
server-error-no-ask = Nobody is asking for that, or no longer.
server-error-not-started = The game has not started yet.
server-error-not-waiting = The game has already started.
server-error-game-over = The game is over.
server-error-table-closed = Everyone has left this table.
server-error-table-full = No seat is free.
server-error-seat-taken = This seat is taken.
server-error-seat-away = A computer is playing for you, or you have given up.
server-error-not-your-turn = It is not your turn to lay a piece.
server-error-handed-in = Your plan is already handed in; take it back first.
server-error-no-turns-ahead = Turns can be planned ahead where several people play without a live clock.
server-error-one-at-a-time = Do this on its own, not in a list with other actions.
server-error-no-such-answer = This game has no such standing answer: { $answer }.
server-error-not-removable = Nobody can be removed from this seat.
server-error-still-here = { $name } is here, or has time left. You can only remove someone who is out of time or, at a table without a clock, has been away for { $minutes } minutes.
server-error-gave-up = You have given up this game and cannot come back.
server-error-no-such-option = { $text }
server-error-no-such-level = This game has no computer player “{ $level }”.
server-error-no-game-of-the-day = There is no game of the day of this game here.
server-error-wrong-day = The game of the day { $day } cannot be played now. Today is { $today }.
server-error-not-of-the-day = The game of the day is played with exactly its board and seats, and nothing else.
server-error-wrong-size = A map is laid from { $least } to { $most } pieces.
server-error-seen-ahead = The table has not got that far yet: its last event is { $number }.
server-error-no-token = Who is asking? A guest token is missing.
server-error-bad-token = This guest token is not known here.
server-error-banned = This server’s operator has banned you.
server-error-closed = This server is open to members only.
server-error-not-your-table = You have no seat at this table.
server-error-no-such-path = There is nothing at this address.
server-error-no-such-game = There is no game “{ $game }” here.
server-error-no-such-board = This game has no board “{ $board }”.
server-error-no-such-lesson = This game has no lesson “{ $lesson }”.
server-error-no-advice = There is no advice for this game with { $players ->
    [one] one player.
   *[other] { $players } players.
}
server-error-no-open-boards = This game only has its own boards.
server-error-makes-no-boards = This game does not generate maps.
server-error-lays-no-boards = In this game the players do not lay the map.
server-error-bad-laying = This piece cannot lie there. { $why }
server-error-board-too-large = The board is too large: it has { $size } bytes, and the limit is { $most }.
server-error-too-many-boards = You already have { $most } boards here, and that is the limit.
server-error-too-many-passkeys = You already have { $most } passkeys here, and that is the limit.
server-error-bad-board = This board cannot be saved: { $count ->
    [one] one thing is wrong with it
   *[other] { $count } things are wrong with it
}.
server-error-no-board-found = No good map for { $players } { $players ->
    [one] player
   *[other] players
} was found from seed { $seed }; try another one.
server-error-no-such-table = There is no such table.
server-error-no-such-moment = This table has no event { $number }.
server-error-wrong-method = This address does not accept such a request.
server-error-stale = Something has happened at the table that you have not seen yet.
server-error-key-used = This key has already been used for something else.
server-error-nothing-to-undo = There is nothing to undo.
server-error-nothing-to-redo = There is nothing to redo.
server-error-not-over = The game is not over yet.
server-error-not-comparable = These two games cannot be looked at beside each other.
server-error-game-too-long = This game is too long to be looked back at.
server-error-table-unreadable = This table cannot be opened: its events do not fit the rules.
server-error-game-missing = The game of this table ({ $game }) is not installed here just now, or cannot be loaded. Nothing is lost: the table opens again when the game is back.
server-error-board-missing = The board of this table is not on this server just now. Boards such as the contracts of a box come from a file of the operator. Nothing is lost: the table opens again when the server gets the same file.
server-error-mixed-rules = This game was played with more than one version of the rules, so no file can replay it.
server-error-older-rules = This moment was played with older rules and can no longer be shown.
server-error-too-large = The request is too large.
server-error-refused = The rules do not allow “{ $action }” here.
server-error-too-many-tables = One page can follow at most { $most } tables.
server-error-too-many = Too many requests. Please try again in { $retry_after ->
    [one] 1 second
   *[other] { $retry_after } seconds
}.
server-error-other-site = This request came from a page of another site.
server-error-not-json = Requests here must be JSON and say so (content-type: application/json).
server-error-wrong-host = This server does not go by that name. Whoever runs it can add the name with --allow-host.
server-error-internal = Something went wrong here. Nothing that was confirmed is lost.
server-error-not-saved = This could not be saved, so it did not happen. Please try again.
server-error-mail-not-sent = The mail could not be sent. Please try again later.
server-error-disk-full = This could not be saved, so it did not happen: the server’s disk is full.
server-error-data-locked = This could not be saved, so it did not happen: another program is holding the server’s data. Please try again.
server-error-data-read-only = This could not be saved, so it did not happen: the server is not allowed to write its data.
server-error-data-damaged = This could not be saved, so it did not happen: the server’s data is damaged.
server-error-database-away = The server’s database is not answering right now. Please try again.
server-error-table-moved = The table is just moving to another process of the server. Please try again.
server-error-owner-away = The part of the server that runs this table cannot be reached right now. Please try again.
server-error-stopping = The server is being restarted. Please try again in a moment.
server-error-busy = The server is busy. Please try again in { $retry_after ->
    [one] 1 second
   *[other] { $retry_after } seconds
}.
server-error-too-slow = This took longer than { $seconds } seconds and was stopped.
server-error-work-failed = The process working on this crashed. Please try again.
