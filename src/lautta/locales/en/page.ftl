# The web page, but for what belongs to one game. $name and $names are players' names.

## The house

page-home-link = To the home page
page-language = Language
page-theme = Light or dark
page-how-to-play = How to play
page-learn = Learn in five minutes
page-settings = Settings
page-close = Close
page-loading = One moment…
page-error-unreachable = The server cannot be reached. Please try again in a moment.

## Home

page-home-title = A seat at the table
page-play-now = Play now
page-play-game = Play now: { $game }
page-against = Opponents
page-solo = Solo
page-level = Level
page-level-sense = { $count ->
    [one] Computer (normal)
   *[other] Computers (normal)
}
page-level-random = { $count ->
    [one] Computer (random)
   *[other] Computers (random)
}
page-my-tables = My tables
page-more-tables = More tables
page-finished-tables = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
page-table-mine = Your turn
page-table-theirs = Waiting for others
page-table-over = Game over
page-no-tie = Lautta is not affiliated with the publishers of these games and uses none of their pictures or texts.

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
page-last-turns-by = { $you ->
    [1] You started
   *[other] { $name } started
} the final round

## The bar

page-title-turn = Your turn
page-undo = Undo
page-undo-free = Undo your last action. Nothing hidden has been revealed since.
page-undo-redrawing = Undo and redraw
page-undo-redraws = Undo your last action. It revealed something hidden, so that will be redrawn.
page-undo-nothing = There is nothing to undo.
page-redo = Redo
page-redo-why = Redo what you have undone.
page-redo-nothing = There is nothing to redo.
page-rules-chapter = Rules: { $chapter }
page-connection-lost = The connection is lost. What you do is sent as soon as it is back.

## The board

page-map = Map of { $name }. The arrow keys go from route to route, Enter opens one.
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-route-open = you can build it now
page-route-free = free
page-route-closed = closed
page-route-owned = built by { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : any one colour
page-payments = Ways to pay for { $a } – { $b }
page-pay-with = Pay with { $cards }
page-pay-how = Choose how to pay:
page-pay-not = { $count ->
    [one] 1 more way you cannot pay now
   *[other] { $count } more ways you cannot pay now
}
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
page-row-gap = Place { $slot } in the row is empty
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
page-contract-stand-ins = Contracts marked “stand-in” are our own; the official ones are not known.
page-keep-title = Which contracts will you keep?
page-keep-lead = If your routes connect both places at the end, you score the contract’s points; if not, you lose them.
page-keep-do = { $count ->
    [0] Keep none
    [one] Keep 1 contract
   *[other] Keep { $count } contracts
}

## The log and the result

page-log = Game log
page-result-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-result-won = You won!
page-result-lost = { $name } won
page-result-shared = Shared win: { $names }
page-result-ended-conceded = A player gave up
page-result-ended-time = Time ran out
page-result-ended-left = A player was removed
page-result-none = The game has no result.
page-result-left-conceded = { $you ->
    [1] You gave up.
   *[0] { $name } gave up.
}
page-result-left-timeout = { $you ->
    [1] Your time ran out.
   *[0] { $name } ran out of time.
}
page-result-left-removed = The host removed { $name }.
page-left-conceded = gave up
page-left-timeout = out of time
page-left-removed = removed
page-stand-in-of = { $name } (stand-in)
page-result-again = Another game
page-result-file = Download the game file
page-result-show = Show the result

## Home, with others

page-home-lead = Play board games right here, with friends or against computers. No account, nothing to install.
page-new-friends = Play with friends…
page-open-tables = Open tables
page-open-join = Sit down
page-to-watch = Games to watch
page-watch-from-start = Watch from the start
page-table-of = To play: { $name }
page-table-waiting = Waiting for players
page-table-kept = A seat is reserved for you
page-just-now = just now
page-table-deadline = { $time } left
page-tables-waiting = { $count ->
    [one] It is your turn at 1 other table
   *[other] It is your turn at { $count } other tables
}

## A new table

page-new-title = New table
page-new-seats = Who is playing
page-new-count = Number of players
page-new-kind-open = A friend, by link
page-new-kind-computer = A computer
page-new-kind-shared = Someone at this screen
page-new-later = You will get the link in a moment.
page-new-open-hint = The game starts when all seats are taken. You can fill them with computers at any time.
page-new-shared-hint = On a shared screen, hands are hidden between turns.
page-name-mine = Your name
page-name-theirs = Name
page-name-label = Your name (optional)
page-new-pace = Time control
page-new-time = Time
page-new-pace-none = No clock
page-new-pace-live = Live, with a clock
page-new-pace-days = Days per move
page-new-pace-why-none = Everyone takes as long as they like.
page-new-pace-why-live = Everyone has this much time for the whole game and gets a little more with each turn they finish. In a two-player game, whoever runs out of time loses; with more players, a computer plays on until they come back.
page-new-pace-why-days = You need not be here at the same time. In a two-player game, whoever lets their time run out loses; with more players, a computer plays on until they come back.
page-pace-none = No clock
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
page-new-board = Map
page-new-board-for = { $count ->
    [one] For one player
   *[other] For { $count } players
}
page-new-board-others = Other maps
page-maps = Maps: choose, generate or make one
page-maps-link = Maps
page-new-board-lay = Lay it together
page-new-lay-why = Before the game, everyone in turn lays two tiles from the box, each on their own screen. When the last one is laid, the game begins on that map.
page-new-lay-size = Tiles on the map
page-lay = Laying the map
page-lay-facts = Before the game, the players lay the map from { $size } tiles.
page-lay-mine = Your turn: lay a tile.
page-lay-theirs = { $name } is laying a tile.
page-lay-left = { $left ->
    [one] This is the last one.
   *[other] Still to lay: { $left } of { $size }.
}
page-lay-done = The map is finished and the game begins.
page-best-link = Best results
page-best-of-board = Best results on this map
page-new-doors = Who can join
page-new-doors-link = Anyone with the link
page-new-doors-all = Anyone
page-new-doors-why-link = The table is not listed anywhere.
page-new-doors-why-all = The table is listed on the home page until it is full, and again when the game is over, for anyone to look at.
page-new-options = Rule options
page-new-options-usual = the usual rules, unless you change something
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
    [one] Fill the seat with a computer and start
   *[other] Fill up with computers and start
}
page-lobby-leave = Leave the seat
page-lobby-computer = Add a computer
page-lobby-take = Take your seat
page-lobby-listed = Show the table on the home page
page-lobby-locked = Let nobody else in
page-lobby-wait = The game starts when all seats are taken, or when { $name } fills them with computers.
page-lobby-by-link = Only people with the link can join this table.
page-lobby-closed = Everyone has left this table.
page-somebody = Somebody
page-invite-page = Invitation
page-invite-title = { $name } invites you to play
page-invite-text = Come and play { $game } with me:
page-invite-link = Send this link to your friends
page-link-copy = Copy the link
page-link-copied = Copied
page-link-share = Share…
page-link-here = This address only works on this computer. To let others in, start Lautta with make play HOST=0.0.0.0.
page-link-network = It works for everyone on the same network as this computer.
page-invite-sit = Sit down
page-invite-full = All seats are taken.
page-invite-locked = The host is letting nobody else in.
page-invite-over = This game is over.
page-invite-look = Look at the game
page-watch = Watch the game

## The people at a table

page-seat-open = Free seat
page-seat-kept = This seat is reserved for them
page-seat-here = is here
page-seat-gone = is away
page-seat-shared = at the host’s screen
page-seat-level-sense = Computer (normal)
page-seat-level-random = Computer (random)
page-away-conceded = Gave up; a computer plays on
page-away-timeout = Out of time; a computer plays on
page-away-removed = Removed by the host; a computer plays on
page-away-mine-conceded = You gave up, and a computer plays on in your place.
page-away-mine-timeout = Your time ran out, and a computer plays for you.
page-away-mine-removed = The host has given your seat to a computer.
page-away-mine-paused = Your time ran out. The table waits for you.
page-paused = Nobody is left at the table: it waits until somebody comes back.
page-return = Return to your seat
page-menu = Table and players
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
page-sure-concede = { $alone ->
    [1] Give up for good? The game ends without a result.
   *[0] Give up for good? A two-player game ends with that; otherwise a computer plays on, and you rank below everyone who stays. You cannot come back.
}
page-sure-remove = Remove { $name } from the game? { $name } cannot come back. A two-player game ends with that; otherwise a computer plays on.
page-sure-do-concede = Give up
page-sure-do-remove = Remove
page-sure-not = Cancel
page-clock-left = { $time } left
page-clock-days = { $days } d { $hours } h
page-clock-warning = { $seconds } seconds left

## Talk

page-side = Game log and chat
page-chat = Chat
page-chat-nothing = Nobody has said anything yet.
page-chat-say = Say something to everyone
page-chat-send = Send
page-chat-watching = You are watching. You can read along, but only players can write.
page-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
page-chat-heard = { $name } says: { $text }

## Undo with consent

page-undo-ask = Ask to undo
page-undo-asks = Ask the others to let you undo your last action.
page-ask-mine = You asked to undo your last action. Still to answer: { $names }.
page-ask-theirs = { $name } would like to undo their last action.
page-ask-waiting = { $name } would like to undo their last action. Still to answer: { $names }.
page-ask-agree = Agree
page-ask-refuse = Refuse
page-ask-withdraw = Never mind

## One screen for several

page-curtain-title = Hand the screen to { $name }
page-curtain-lead = Nobody’s hand is shown until then.
page-curtain-show = I am { $name }: show my hand
page-hand-over = It is { $name }’s turn.
page-hand-over-do = Hide my hand
page-hands-hidden = All hands on this screen are hidden.
page-hand-of = { $name }’s hand

## Another game

page-rematch = Play again
page-rematch-there = The same players are playing again at another table.
page-rematch-go = Go there

## Being called

page-call-offer = Should the browser notify you when it is your turn?
page-call-yes = Yes, notify me
page-call-no = No, thanks
page-call-sound = A soft sound when it is my turn
page-call-notify = A notification when it is my turn and I am elsewhere

## Who I am

page-me = You and your devices
page-me-rename = Change
page-me-renamed = This is your name from now on.
page-me-device = Play on another device
page-me-device-why = A code brings your name and your seats to another device.
page-me-code-make = Show a code
page-me-code-until = Type it in there before { $time }. It works once.
page-me-code-link = Or open this address there:
page-me-code-have = A code from another device
page-me-become = Use it
page-me-become-why = This device will then have the other one’s name and seats instead of its own.
page-me-become-done = Done: your tables are here now.

## Tigris & Euphrates: the table

page-tigris-board = Board: { $name }. The arrow keys go from square to square, Enter plays there.
page-tigris-screen = Behind your screen
page-tigris-hand = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in hand
page-tigris-hand-empty = No tiles left until the end of the turn.
page-tigris-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} behind the screen
page-tigris-swapped = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} swapped so far
page-tigris-bag = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in the bag
page-tigris-treasures-left = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
} on the board
page-tigris-bag-near = The bag is running out. The game ends with the turn in which somebody can no longer draw the tiles they need.
page-tigris-treasures-near = Few treasures are left. When two or fewer are on the board, the game ends.
page-tigris-leaders = Leaders and catastrophes
page-tigris-leader-on = { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}, on { $square }
page-tigris-leader-off = { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}, not on the board
page-tigris-points = Your points, with the weakest colour highlighted
page-tigris-swap = Swap tiles…
page-tigris-swap-do = { $count ->
    [0] Swap
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
}
page-tigris-where-tile = Where do you place the { $kind ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}?
page-tigris-where-leader = Where does your { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} go?
page-tigris-where-ruin = Where will the catastrophe strike?
page-tigris-which-swap = Choose tiles behind your screen to swap.
page-tigris-may = allowed
page-tigris-tries = What your tiles would score here
page-do-it = Do it
page-do-not = Never mind

## Tigris & Euphrates: conflicts, monuments, treasures

page-tigris-revolt = Revolt of { $kind ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
page-tigris-war = War of { $kind ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
page-tigris-which-war = Which war comes first?
page-tigris-attacks = { $you ->
    [1] You attack
   *[other] { $name } attacks
}
page-tigris-defends = { $you ->
    [1] You defend
   *[other] { $name } defends
}
page-tigris-on-board = { $count } on the board
page-tigris-adds-later = adds later
page-tigris-total = Strength: { $strength }
page-tigris-add-how-many = How many { $kind ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} do you add?
page-tigris-fewer = One fewer
page-tigris-more = One more
page-tigris-add = { $count ->
    [0] Add none
    [one] Add { $kind ->
        [settlement] 1 settlement
        [temple] 1 temple
        [farm] 1 farm
       *[market] 1 market
    }
   *[other] Add { $count } { $kind ->
        [settlement] settlements
        [temple] temples
        [farm] farms
       *[market] markets
    }
}
page-tigris-attack-stands = You have { $mine } against { $theirs }, plus whatever the defender adds. A tie goes to the defender.
page-tigris-defence-holds = { $mine } against { $theirs }: you win.
page-tigris-defence-falls = { $mine } against { $theirs }: you lose.
page-tigris-thinks = { $name } may add tiles from behind the screen.
page-tigris-answering = You have no { $kind ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} to add. The page says so for you in a moment.
page-tigris-build = Build a monument?
page-tigris-build-at = On the four squares from { $square }:
page-tigris-build-this = Build { $kind ->
    [black-red] the black and red monument
    [black-blue] the black and blue monument
    [black-green] the black and green monument
    [red-blue] the red and blue monument
    [red-green] the red and green monument
   *[blue-green] the blue and green monument
} on { $square }
page-tigris-leave = Which treasure will stay?
page-tigris-leave-mine = Your trader takes all the others.
page-tigris-leave-theirs = { $name } chooses; the trader takes all the others.
page-tigris-leave-at = Leave the one on { $square }

## Tigris & Euphrates: squares in words

page-tigris-leader-of = { $leader } ({ $name })
page-tigris-kingdom-of = in the kingdom of: { $leaders }
page-tigris-strength = { $temples } beside it for revolts, { $supporters } in the kingdom for wars
page-tigris-land = empty land
page-tigris-river = empty river
page-tigris-ruin = catastrophe
page-tigris-down = face-down tile
page-tigris-marker = unification tile
page-tigris-spent = no monument can be built here

## Tigris & Euphrates: hints for newcomers

page-tigris-hints = Hint
page-tigris-hints-stop = No more hints
page-tigris-hint-first-leader = Begin with your { $leader }, since you have { $tiles }: take it from below and put it beside a temple.
page-tigris-hint-next-leader = In the end your weakest colour counts. Bring in your { $leader } too: you have { $tiles } and no points in that colour yet.
page-tigris-hint-tile = Now a tile: put a { $tile } right beside the kingdom of your { $leader }, and you get a point.
page-tigris-hint-king = You have no { $leader } on the board, but your king takes the points of every colour that has no leader in its kingdom. Put a { $tile } beside it.
page-tigris-hint-swap = You have no tiles for your leaders: swap some, or place others where they will help later.
page-tigris-hint-where-leader = Each mark says how many temples would stand beside your leader: more make it safer. Lightning means a revolt, so it is better to stay away at first.
page-tigris-hint-where-tile = +1 is a point for you; the sign of another dynasty means that the point is theirs. Swords mean war. A dot: allowed, but no point.
page-tigris-hint-waiting = The others are playing. What they do is shown at the side, and whatever is new on the board has a frame.
page-tigris-hint-waiting-below = The others are playing. What they do is shown under the board, and whatever is new on the board has a frame.
page-tigris-hint-war = Leaders of several colours are at war. Choose which two fight first: tiles that leave the board may decide or end the next war.
page-tigris-hint-build = A monument gives a point at the end of each of your turns to your leaders of its two colours in its kingdom. Its four tiles only connect from then on.
page-tigris-hint-treasure = At the end of the game each treasure is a point of whichever colour you need. One has to stay here.
page-tigris-hint-support = Tiles that you add are lost either way, so you may also add none. If both sides are equal, the defender wins.

## Tigris & Euphrates: the result

page-tigris-result-sorted = All four colours, the weakest first:
page-tigris-result-treasures = { $count ->
    [one] 1 treasure, placed where it helps most.
   *[other] { $count } treasures, placed where they help most.
}
page-tigris-result-no-treasures = No treasures.
page-tigris-result-graph = The lines show what counts: the weakest colour of each, with the treasures.
page-tigris-result-of-treasures = { $points } + { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}

## Keys

page-keys = Keys
page-keys-off = Single letters can be turned off in the settings.
page-key-row = Take the open card of that number
page-key-board = Go to the map
page-key-next = Go to the next route you can build
page-key-arrows = From route to route on the map
page-key-enter = Open or choose
page-key-log = Go to the game log
page-key-talk = Go to the chat
page-key-hide = Hide the hand at a shared screen
page-tigris-key-tiles = Take a settlement, temple, farm or market
page-tigris-key-leaders = Take the king, priest, farmer or trader
page-tigris-key-ruin = Take a catastrophe
page-tigris-key-swap = Swap tiles: 1 to 4 choose them, Enter swaps
page-tigris-key-board = Go to the board
page-tigris-key-arrows = From square to square
page-tigris-key-next = Go to the next square where it would do something
page-tigris-key-enter = Play there, or say yes
page-tigris-key-more = More or fewer supporters in a conflict
page-tigris-key-withdraw = Take the leader you picked off the board
page-tigris-key-coordinates = Show or hide the names of squares
page-tigris-key-escape = Put back what you took, or say no

# planning at the same time

page-planning = Planning at the same time
page-planning-on = { $you ->
        [1] plan
       *[0] plans
    }
page-planning-done = done
page-planning-private = { $count ->
    [0] Everyone plans at the same time. Nobody sees your plan until everyone is done.
    [one] Your plan has { $count } step. Nobody sees it until everyone is done.
   *[other] Your plan has { $count } steps. Nobody sees it until everyone is done.
}
page-planning-wait = Your plan is handed in; the others are still planning.
page-planning-back = Take my plan back
page-plan-cut = Your plan stopped at: { $action }
page-plan-cut-waits = Another offer came first. You can make yours again.
page-plan-cut-because = What came before:
page-plan-rest = { $count ->
    [one] Do the next step, if possible
   *[other] Do the next { $count } steps, as far as possible
}
page-standing-ask = Ask me each time
