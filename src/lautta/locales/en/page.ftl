# The web page, but for what belongs to one game. $name and $names are players' names.

## The house

page-home-link = To the home page
page-language = Language
page-theme = Light or dark
page-how-to-play = How to play
page-learn = Learn in five minutes
page-settings = Settings
page-close = Close
page-more = More
page-loading = One moment…
page-error-unreachable = The server cannot be reached. Please try again in a moment.
page-offline = No connection
page-fault = Something here has failed. The rest still works.
page-part-missing = This part could not be loaded.
page-load-again = Load again
page-load-newer = Load the new version
page-sound = Sound

## Home

page-home-title = A seat at the table
page-play-now = Play now
page-play-game = Play now: { $game }
page-against = Opponents
page-solo = Solo
page-level = Level
page-opponent = Opponent
page-opponent-number = Opponent { $number }
page-opponent-other = Opponent { $number }: { $name }. Choose another one
page-opponents-who = Who you play against
page-strength = strength { $strength } of { $most }
page-person-pipsa = Takes what is there now, and misses what you are up to.
page-person-otto = Has a plan of its own, and misses much of yours. When two play, it beats Pipsa in more than three games of four.
page-person-ida = Knows the game well and hardly hesitates.
page-person-sampo = Has seen many waters: thinks ahead before every move.
page-person-vellamo = Looks down to the bottom of the game. Hard to surprise.
page-persons-elsewhere = With { $players } players, { $count ->
    [one] { $names } plays too
   *[other] { $names } play too
}.
page-absent = The rules are not compiled on this server: { $what } are missing, and computers are slower. There, lautta info says what helps.
page-absent-advice = advice
page-my-tables = My tables
page-more-tables = More tables
page-finished-tables = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
page-played = What I played
page-table-mine = Your turn
page-table-theirs = Waiting for others
page-table-over = Game over
page-table-turn = Turn { $turn } of { $turns }
page-no-tie = Lautta is not affiliated with the publishers of these games and uses none of their pictures or texts.

## Seats

page-you = You
page-seat = Player { $number }
page-somebody = Somebody
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Players
page-seat-turn = to play

## The bar

page-title-turn = Your turn
page-skip = Skip
page-undo = Undo
page-undo-free = Undo your last action. Nothing hidden has been revealed since.
page-undo-redrawing = Undo and draw again
page-undo-redraws = Undo your last action. It revealed something hidden, so that will be redrawn.
page-undo-nothing = There is nothing to undo.
page-redo = Redo
page-redo-why = Redo what you have undone.
page-redo-nothing = There is nothing to redo.
page-rules-chapter = Rules: { $chapter }
page-connection-lost = The connection is lost. What you do is sent as soon as it is back.
page-late = { $what ->
    [move] Your move is on its way.
   *[other] What you sent is on its way.
} It is taking a little longer, but nothing is lost.

## The board

page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out

## The log and the result

page-log = Game log
page-log-turn = Turn { $turn }
page-log-folded = { $count ->
    [one] 1 detail
   *[other] { $count } details
}
page-log-times = { $count ->
    [one] once
   *[other] { $count } times
}
page-log-earlier = Earlier
page-log-later = Later
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
page-result-ended-closed = Closed by the server’s operator
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
page-pace-none = No clock
page-pace-holidays = { $pace }, holidays allowed
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
page-maps-link = Maps
page-lay-facts = Before the game, the players lay the map from { $size } pieces.
page-lay-not-here = The players of this table lay its map, and this page cannot show that yet. The game can be played here as soon as the map is finished.
page-best-link = Best results
page-best-of-board = Best results
page-best-of-day = Results of the day
page-day-title = { $maps ->
    [1] Map of the day
   *[0] Game of the day
}
page-day-play = Play
page-day-go-on = Continue
page-day-results = Results
page-day-against = Against { $name }
page-day-you = You: { $points }
page-day-best = Today’s best: { $points }
page-day-solver = Solver: { $points }
page-advice-fact = Everyone may ask during the game what a strong player would do
page-advice-short = Advice for all
page-programs-fact = Programs are welcome
page-program = program
page-new-options = Rule options

## Before the start

page-lobby-closed = Everyone has left this table.
page-link-copy = Copy the link
page-link-copied = Copied
page-watch = Watch the game

## The people at a table

page-seat-open = Free seat
page-seat-kept = This seat is reserved for them
page-seat-here = is here
page-seat-gone = is away
page-missing = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
} { $what ->
    [clock] The clock is running; if time runs out, the game goes on without them.
    [host] After half an hour you can remove them under “Table and players”.
   *[wait] After half an hour the host can remove them.
}
page-seat-shared = at the host’s screen
page-seat-level-sense = Computer (normal)
page-seat-level-random = Computer (random)
page-seat-level-solver = Computer (solver)
page-seat-level-named = Computer ({ $name })
page-seat-person = Computer, strength { $strength } of { $most }
page-thinks = is thinking
page-thinks-for = { $seconds } s
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
page-clock-holiday = On holiday until { $day }
page-clock-days = { $days } d { $hours } h
page-clock-warning = { $seconds } seconds left

## Talk

page-side = Game log and chat
page-chat = Chat
page-chat-nothing = Nobody has said anything yet.
page-chat-deleted = This message was deleted.
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
page-call-notify = A notification when it is my turn and I am elsewhere
page-call-more = All notifications: browser, mail, webhook, quiet hours

## Who I am

page-me = You and your devices

## Keys

page-keys = Keys
page-keys-off = Single letters can be turned off in the settings.
page-key-log = Go to the game log
page-key-talk = Go to the chat
page-key-hide = Hide the hand at a shared screen

# planning at the same time

page-planning = Planning at the same time
page-planning-on = { $you ->
        [1] plan
       *[0] plans
    }
page-planning-done = done
page-planning-private = { $count ->
    [0] Nobody sees your plan until everyone is done.
    [one] { $count } step planned, hidden until everyone is done.
   *[other] { $count } steps planned, hidden until everyone is done.
}
page-planning-wait = Handed in. The others are still planning.
page-planning-back = Take it back
page-plan-cut = Your plan stopped at: { $action }
page-plan-cut-waits = Another offer came first. You can make yours again.
page-plan-cut-because = What came before:
page-plan-rest = { $count ->
    [one] Do the next step, if possible
   *[other] Do the next { $count } steps, as far as possible
}
page-standing-ask = Ask me each time

## Hints for newcomers

page-hint = Hint
page-hints-stop = Hide hints

## Lessons

page-lessons = Lessons
page-lesson-new = Start
page-lesson-begun = Continue
page-lesson-done = Once more
page-lesson-progress = { $step } of { $count }
page-lesson-leave = Leave the lesson
page-lesson-back = Back
page-lesson-on = Go on
page-lesson-again = Try again
page-lesson-next = Next lesson
page-lesson-play = Play a game now
page-lesson-meant = Not this time: the lesson means something else here. What it is about has a dashed frame.
page-lesson-over = This lesson is over. Go on with the next one, or play a game.
page-lesson-failed = The turns are used up. Try again, or take steps back.
