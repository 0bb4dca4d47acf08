# What is said before a game begins, and to those who take a seat, a link or another device.

## A new table

lobby-new-game = Game
lobby-new-seats = Who is playing
lobby-new-count = Number of players
lobby-new-kind-open = A friend, by link
lobby-new-kind-computer = A computer
lobby-new-kind-shared = Someone at this screen
lobby-new-later = You will get the link in a moment.
lobby-new-open-hint = The game starts when all seats are taken. You can fill them with computers at any time.
lobby-new-shared-hint = On a shared screen, hands are hidden between turns.
lobby-name-mine = Your name
lobby-name-theirs = Name
lobby-name-label = Your name (optional)
lobby-new-pace = Time control
lobby-new-time = Time
lobby-new-pace-none = No clock
lobby-new-pace-live = Live, with a clock
lobby-new-pace-days = Days per move
lobby-new-pace-why-none = Everyone takes as long as they like.
lobby-new-pace-why-live = Everyone has this much time for the whole game and gets a little more with each turn they finish. In a two-player game, whoever runs out of time loses; with more players, a computer plays on until they come back.
lobby-new-pace-why-days = You need not be here at the same time. In a two-player game, whoever lets their time run out loses; with more players, a computer plays on until they come back.
lobby-new-holidays = Holidays stop the clock
lobby-new-holidays-why = Whoever says in their notification settings that they are away loses no time until they are back: up to 30 days at once, and 60 in a game.
lobby-new-board = { $maps ->
    [1] Map
   *[0] Board
}
lobby-new-board-for = { $count ->
    [one] For one player
   *[other] For { $count } players
}
lobby-new-board-others = { $maps ->
    [1] Other maps
   *[0] Other boards
}
lobby-maps = Maps: choose, generate or make one
lobby-new-board-lay = Lay it together
lobby-new-lay-why = Before the game, you lay the map together, piece by piece, each on their own screen. When the last piece is laid, the game begins on it.
lobby-new-lay-size = Pieces of the map
lobby-new-doors = Who can join
lobby-new-doors-link = Anyone with the link
lobby-new-doors-all = Anyone
lobby-new-doors-why-link = The table is not listed anywhere.
lobby-new-doors-why-all = The table is listed on the home page until it is full, and again when the game is over, for anyone to look at.
lobby-new-doors-group = The table is for your group: all its members may join, and it is listed nowhere else.
lobby-new-advice = Advice
lobby-new-advice-why = Everyone sees this before sitting down, and it cannot be changed later. Once the game is over, anyone may ask at any moment of it.
lobby-new-programs = Programs
lobby-new-programs-why = A program plays from somebody’s own computer, as a guest. Everyone sees which seats are programs.
lobby-new-options-usual = the usual rules, unless you change something
lobby-new-do = Set up the table
lobby-new-do-now = Start the game
lobby-new-not = Back

## Before the start

lobby-title = { $count ->
    [0] All seats are taken
    [one] Waiting for 1 more
   *[other] Waiting for { $count } more
}
lobby-fill = { $count ->
    [one] Fill the seat with a computer and start
   *[other] Fill up with computers and start
}
lobby-leave = Leave the seat
lobby-computer = Add a computer
lobby-take = Take your seat
lobby-switch-listed = Show the table on the home page
lobby-switch-locked = Let nobody else in
lobby-wait = The game starts when all seats are taken, or when { $name } fills them with computers.
lobby-by-link = Only people with the link can join this table.
lobby-invite-page = Invitation
lobby-invite-title = { $name } invites you to play
lobby-invite-text = Come and play { $game } with me:
lobby-invite-link = Send this link to your friends
lobby-link-share = Share…
lobby-link-code = The same address as a code for the camera of a phone
lobby-link-here = This address only works on this computer. To let others in, start Lautta with make play HOST=0.0.0.0.
lobby-link-network = It works for everyone on the same network as this computer.
lobby-watch-link = A link for friends to watch: they see the game, but nobody’s hand
lobby-watch-text = Watch us play { $game }:
lobby-invite-sit = Sit down
lobby-invite-full = All seats are taken.
lobby-invite-locked = The host is letting nobody else in.
lobby-invite-over = This game is over.
lobby-invite-look = Look at the game

## Who I am

lobby-me-rename = Change
lobby-me-renamed = This is your name from now on.
lobby-me-group-new = New group
lobby-me-devices = Your devices
lobby-me-device-kind = { $browser } on { $system }
lobby-me-device-unknown = Unknown browser
lobby-me-device-this = this device
lobby-me-device-seen = Last used: { $day }
lobby-me-sign-out = Sign out
lobby-me-sign-out-others = Sign out all other devices
lobby-me-signed-out = Signed out.
lobby-me-data = Your data
lobby-me-data-get = Download my data
lobby-me-data-saved = Everything that the server keeps about you is in the file.
lobby-me-delete = Delete me…
lobby-me-delete-sure = Delete yourself for good?
lobby-me-delete-name = Your name, your chat messages, your plans and your results in the lists are deleted, and all your devices are signed out.
lobby-me-delete-games = You leave all your tables: games for two end, and in larger ones a computer plays on for you.
lobby-me-delete-stays = Your moves and the boards that you made stay, without your name, as other people’s games need them.
lobby-me-delete-never = Nobody can undo this.
lobby-me-delete-do = Delete me for good
lobby-me-keep = Keep me
lobby-me-device = Play on another device
lobby-me-device-why = A code brings your name and your seats to another device.
lobby-me-code-make = Show a code
lobby-me-code-until = Type it in there before { $time }. It works once.
lobby-me-code-link = Or open this address there:
