# What people are told with the page closed, and how they choose it.

notifications-title-turn = Your turn: { $game }
notifications-title-time = Your time runs out: { $game }
notifications-title-invited = You are invited: { $game }
notifications-title-begun = The game begins: { $game }
notifications-title-group = A new table: { $game }
notifications-title-over = The game is over: { $game }
notifications-title-chat = A message: { $game }
notifications-title-group-turn = To move: { $game }
notifications-title-group-begun = The game begins: { $game }
notifications-title-group-over = The game is over: { $game }
notifications-title-several =
    { $count ->
        [1] News of a table
       *[other] News of { $count } tables
    }
notifications-title-test = This is how Lautta notifies you
notifications-text-turn =
    { $alone ->
        [1] It is your turn.
       *[0] It is your turn at the table with { $names }.
    }
notifications-text-time =
    { $hours ->
        [one] Your time for this move runs out in about an hour.
       *[other] Your time for this move runs out in about { $hours } hours.
    }
notifications-text-invited =
    { $alone ->
        [1] A seat is kept for you.
       *[0] { $names } would like to play with you; a seat is kept for you.
    }
notifications-text-begun =
    { $alone ->
        [1] The table is full, and the game has begun.
       *[0] The game with { $names } has begun.
    }
notifications-text-group =
    { $alone ->
        [1] A table of { $group } waits for players.
       *[0] { $names } would like to play: a table of { $group } waits for players.
    }
notifications-text-over =
    { $alone ->
        [1] The game is over. See how it ended.
       *[0] The game with { $names } is over. See how it ended.
    }
notifications-text-chat =
    { $alone ->
        [1] Somebody wrote at your table.
       *[0] Somebody wrote at the table with { $names }.
    }
notifications-text-group-turn = { $turn } to move ({ $names }).
notifications-text-group-begun = The game of { $names } has begun.
notifications-text-group-over = The game of { $names } is over.
notifications-text-test = It works: this is what a notification looks like.
notifications-and = { $first } and { $last }
notifications-mail-stop = No more mails of this kind:
notifications-unwanted = No more of these

## How they are chosen

notifications-about = Notifications
notifications-page = When should Lautta notify you?
notifications-saved = Saved.
notifications-by = You are notified by { $names }.
notifications-by-push = { $here ->
    [1] this browser
   *[0] another browser of yours
}
notifications-by-mail = mail to { $name }
notifications-by-webhook = webhook at { $name }
notifications-by-nothing = Nothing notifies you yet: with the page closed, you won't learn that it is your turn. Choose at least one way.
notifications-here = This browser
notifications-here-why = It notifies you even when Lautta is closed, on this device only.
notifications-here-do = Notify me in this browser
notifications-here-on = It notifies you even when Lautta is closed.
notifications-here-end = No longer here
notifications-here-plain = Browsers notify with the page closed only at an https address, which this one is not. Use a webhook or a feed (below), or ask whoever runs this server.
notifications-here-cannot = This browser can't be reached while Lautta is closed. On an iPhone or iPad, first add Lautta to the home screen and open it there; otherwise use another way below.
notifications-here-blocked = You have blocked notifications from this address. Allow them in the browser's settings for this page, then come back.
notifications-try = Try it
notifications-try-taken = Sent. Do you see it?
notifications-try-failed = That didn't work. Try again, or use another way below.
notifications-what = What for
notifications-what-turn = It is my turn
notifications-what-time = My time is running out
notifications-what-invited = Invitations, and games that begin
notifications-what-over = A game of mine has ended
notifications-what-chat = Somebody writes at my table
notifications-when = When
notifications-when-once = As it happens
notifications-when-daily = Once a day, at
notifications-quiet = Never between
notifications-quiet-begins = Quiet from
notifications-quiet-ends = Quiet until
notifications-holiday = I am away until
notifications-holiday-end = I am back
notifications-holiday-why = Until the end of that day you are not told of turns. At tables that allow holidays, your clock stands still.
notifications-elsewhere = Other ways
notifications-remove = Remove
notifications-broken-push = not reached any more
notifications-broken-mail = not confirmed yet
notifications-broken-webhook = stopped after too many failures; try it to start again
notifications-webhook = Webhook: Discord, Slack, or a program of yours
notifications-webhook-why = Lautta posts each notification to an address of yours. Discord: channel settings, Integrations, Webhooks, Copy URL.
notifications-webhook-shape = What takes it
notifications-webhook-json = My program (JSON)
notifications-webhook-discord = Discord
notifications-webhook-slack = Slack
notifications-webhook-address = Address of the webhook
notifications-webhook-add = Add
notifications-feed = Feed for a news reader
notifications-feed-why = A private address that any feed reader can follow. Anyone who knows it can read where it is your turn.
notifications-feed-make = Make an address
notifications-feed-again = Make a new address
notifications-feed-end = Delete it
notifications-feed-once = Shown only now
notifications-stop = No more of these notifications?
notifications-stop-what = { $kind ->
    [turn] You will no longer be told that it is your turn.
    [time] You will no longer be told that your time is running out.
    [invited] You will no longer be told of invitations and of games that begin.
    [over] You will no longer be told that a game has ended.
    [chat] You will no longer be told that somebody writes at your table.
   *[other] You will no longer be told of this.
}
notifications-stop-do = Stop them
notifications-stop-done = Done: you won't get these any more.
notifications-stop-more = All notifications
notifications-none-line = Turns may take days, and nothing notifies you yet.
notifications-none-do = Set up notifications
notifications-some-line = You will be notified when it is your turn.
notifications-group-hooks = { $count ->
    [0] Tell a channel of this group's tables (Discord, Slack)
   *[other] Told of this group's tables: { $count }
}
