# The web page, but for what belongs to one game. $name and $names are players' names.

## The house

page-home-link = To the home page
page-language = Language
page-theme = Light or dark
page-how-to-play = How to play
page-settings = Settings
page-close = Close
page-loading = One moment…
page-error-unreachable = The server cannot be reached. Please try again in a moment.

## Home

page-home-title = A seat at the table
page-play-now = Play now
page-play-amsterdam = Play Amsterdam now
page-against = Against
page-level = How well they play
page-level-sense = { $count ->
    [one] computer with sense
   *[other] computers with sense
}
page-level-random = { $count ->
    [one] computer that plays at random
   *[other] computers that play at random
}
page-coming = Coming
page-game-roads = Roads & Boats
page-about-roads = Donkeys, rafts and workshops: from a few geese to a country on the move.
page-game-tigris = Tigris & Euphrates
page-about-tigris = Kingdoms grow together between two rivers, and their rulers clash.
page-my-tables = My tables
page-finished-tables = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
page-table-mine = Your turn
page-table-theirs = Others to play
page-table-over = Game over
page-no-tie = Lautta has no tie to the publishers of these games and uses none of their pictures or texts.

## Seats

page-you = You
page-seat = Player { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Players
page-seat-turn = to play
page-seat-choosing = choosing
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-points-word = points
page-fact-carts = { $count ->
    [one] 1 cart left
   *[other] { $count } carts left
}
page-fact-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-fact-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
page-fact-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
page-last-turns-by = { $name } started the last turns

## The bar

page-title-turn = Your turn
page-undo = Undo
page-undo-free = Take back your last action: nothing hidden was shown since.
page-undo-redrawing = Undo, draw anew
page-undo-redraws = Take back your last action. It showed something hidden, so that will be drawn anew.
page-undo-nothing = There is nothing that you could take back.
page-redo = Redo
page-redo-why = Do again what you took back.
page-redo-nothing = Nothing was taken back.
page-rules-chapter = Rules: { $chapter }
page-connection-lost = The connection broke off. Trying to reach the table again…

## The board

page-map = Map of { $name }. The arrow keys go from route to route, Enter opens one.
page-zoom = Size of the map
page-zoom-in = Bigger
page-zoom-out = Smaller
page-route-open = you can build it now
page-route-free = free
page-route-closed = closed
page-route-owned = built by { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : any one colour
page-payments = Ways to pay for { $a } – { $b }
page-pay-with = Pay with { $cards }
page-final-round = { $you ->
    [1] You have
   *[other] { $name } has
} started the final round. { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns left.
}

## Cards and contracts

page-market = Cards and contracts to draw
page-row-card = Take the open card { $slot }: { $card }
page-row-gap = Place { $slot } of the row is empty
page-deck-card = Draw from the deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
page-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
page-contract-deck = Draw contracts, { $count ->
    [one] 1 contract
   *[other] { $count } contracts
} left
page-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hand-empty = No cards in your hand.
page-my-contracts = My contracts
page-contract-done = Fulfilled
page-contract-lost = No longer possible
page-contract-missing = { $spaces ->
    [one] 1 space missing
   *[other] { $spaces } spaces missing
}
page-contract-stand-in = stand-in
page-keep-title = Which contracts do you keep?
page-keep-lead = Joined by your routes at the end, a contract gives its points; else it takes them.
page-keep-do = { $count ->
    [0] Keep none
    [one] Keep 1 contract
   *[other] Keep { $count } contracts
}

## The log and the result

page-log = What happened
page-result-won = You have won!
page-result-lost = { $name } has won
page-result-shared = The win is shared: { $names }
page-result-again = Another game
page-result-file = Download the game file
page-result-show = Show the result

## Home, with others

page-home-lead = Board games to play here and now, with friends or against computers. No account, nothing to install.
page-new-friends = Play with friends…
page-open-tables = Open tables
page-open-join = Sit down
page-table-of = To play: { $name }
page-table-waiting = Waiting for people
page-table-kept = A seat is kept for you
page-table-deadline = { $time } left
page-tables-waiting = { $count ->
    [one] At 1 other table it is your turn
   *[other] At { $count } other tables it is your turn
}

## A new table

page-new-title = A new table
page-new-seats = Who plays
page-new-count = Number of players
page-new-kind-open = A friend, by link
page-new-kind-computer = A computer
page-new-kind-shared = Somebody at this screen
page-new-later = You get the link in a moment.
page-new-open-hint = The game starts when all seats are taken. You can fill them with computers at any time.
page-new-shared-hint = At a shared screen hands are hidden between the turns.
page-name-mine = Your name
page-name-theirs = Name
page-name-label = Your name, if you like
page-new-pace = How fast
page-new-time = Time
page-new-pace-none = No clock
page-new-pace-live = Now, with a clock
page-new-pace-days = Days for a move
page-new-pace-why-none = Everybody takes as long as they like.
page-new-pace-why-live = Everybody has so much time for the whole game, and gets a little more with each finished turn. A computer plays on for those whose time runs out.
page-new-pace-why-days = You need not be here at the same time. A computer plays on for those who let their time pass.
page-pace-none = No clock
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 day for a move
   *[other] { $days } days for a move
}
page-new-doors = Who can come
page-new-doors-link = Only who has the link
page-new-doors-all = Anybody
page-new-doors-why-link = The table is in no list.
page-new-doors-why-all = The table is listed on the home page until it is full.
page-new-options = Readings of the rules
page-new-options-usual = the usual ones, if you change nothing
page-new-do = Set up the table
page-new-do-now = Start the game
page-new-not = Back

## Before the start

page-lobby-title = { $count ->
    [0] All seats are taken
    [one] Waiting for 1 more
   *[other] Waiting for { $count } more
}
page-lobby-fill = { $count ->
    [one] Start with a computer in the free seat
   *[other] Start with computers in the free seats
}
page-lobby-leave = Give up the seat
page-lobby-computer = Take a computer
page-lobby-take = Take your seat
page-lobby-listed = Show the table on the home page
page-lobby-locked = Let nobody in any more
page-lobby-wait = The game starts when all seats are taken, or when { $name } fills them with computers.
page-lobby-by-link = This table is for those who have its link.
page-lobby-closed = Everybody has left this table.
page-somebody = Somebody
page-invite-page = Invitation
page-invite-title = { $name } invites you to play
page-invite-text = Come and play { $game } with me:
page-invite-link = Send this link to your friends
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-share = Share…
page-invite-at-home = This address works on this computer only. For others, open Lautta under the address that this computer has in your network.
page-invite-sit = Sit down
page-invite-full = All seats are taken.
page-invite-locked = The host lets nobody in any more.
page-invite-over = This game is over.
page-invite-look = Look at it
page-watch = Watch the game

## The people at a table

page-seat-open = Free seat
page-seat-kept = This seat is kept for them
page-seat-here = is here
page-seat-gone = is not looking
page-seat-shared = at the host's screen
page-seat-level-sense = Computer with sense
page-seat-level-random = Computer that plays at random
page-away-conceded = Gave up; a computer plays on
page-away-timeout = Out of time; a computer plays on
page-away-removed = Removed by the host; a computer plays on
page-away-mine-conceded = You gave up, and a computer plays for you.
page-away-mine-timeout = Your time ran out, and a computer plays for you.
page-away-mine-removed = The host has given your seat to a computer.
page-return = Take your seat back
page-menu = The table and its people
page-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
page-you-watch = You are watching this game.
page-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
page-host-you = You are the host.
page-host-is = The host is { $name }.
page-host-remove = Remove
page-concede = Give up…
page-sure-concede = Give up? A computer plays on in your place. You can come back at any time.
page-sure-remove = Remove { $name } from the game? A computer plays on, and { $name } cannot come back.
page-sure-do-concede = Give up
page-sure-do-remove = Remove
page-sure-not = No
page-clock-left = { $time } left
page-clock-days = { $days } d { $hours } h
page-clock-warning = { $seconds } seconds left

## Talk

page-side = What happened, and chat
page-chat = Chat
page-chat-nothing = Nobody has said anything yet.
page-chat-say = Say something to all
page-chat-send = Send
page-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
page-chat-heard = { $name } says: { $text }

## Undo with consent

page-undo-ask = Ask to undo
page-undo-asks = Ask the others whether you may take back your last action.
page-ask-mine = You asked to take back your last action. Still to answer: { $names }.
page-ask-theirs = { $name } would like to take back the last action.
page-ask-waiting = { $name } would like to take back the last action. Still to answer: { $names }.
page-ask-agree = Agree
page-ask-refuse = Refuse
page-ask-withdraw = Never mind

## One screen for several

page-curtain-title = Hand the screen to { $name }
page-curtain-lead = Nobody's cards are shown until then.
page-curtain-show = I am { $name }: show my hand
page-hand-over = It is { $name }'s turn.
page-hand-over-do = Hide my hand
page-hands-hidden = All hands at this screen are hidden.
page-hand-of = { $name }'s hand

## Another game

page-rematch = Play again
page-rematch-there = The same people play again at another table.
page-rematch-go = Go there

## Being called

page-call-offer = Shall the browser tell you when it is your turn?
page-call-yes = Yes, tell me
page-call-no = No
page-call-sound = A soft sound when it is my turn
page-call-notify = A notification when it is my turn and I look elsewhere

## Who I am

page-me = You and your devices
page-me-rename = Change
page-me-renamed = That is your name from now on.
page-me-device = Play on another device
page-me-device-why = A code brings your name and your seats to another device.
page-me-code-make = Show a code
page-me-code-until = Type it there, once, before { $time }.
page-me-code-have = A code from another device
page-me-become = Use it
page-me-become-why = This device then has the name and the seats of the other one, in place of its own.
page-me-become-done = Done: your tables are here now.

## Keys

page-keys = Keys
page-key-row = Take the open card of that number
page-key-board = Go to the map
page-key-next = Go to the next route that you can build
page-key-arrows = From route to route on the map
page-key-enter = Open or choose
page-key-log = Go to what happened
