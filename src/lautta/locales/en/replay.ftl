# Moments of a table, lines that are only tried, and what makes a game fair. $name is a player's name.

replay-look-back = Look back at earlier moments
replay-rules = How to play
replay-moments = Moments of this game
replay-slider = Moment of the game
replay-place = { $number } of { $count }
replay-place-heard = Moment { $number } of { $count }
replay-first = To the first moment
replay-back = One moment back
replay-forward = One moment on
replay-play = Play the moments one after another
replay-pause = Stop here
replay-now = Back to now
replay-to-moment = Show this moment
replay-past = This is a moment of the past, and nothing can be changed in it. You can try something from here, or go back to now.
replay-past-watch = This is a moment of the past, and nothing can be changed in it.

## What was missed. $count is how many things, of which sentences tell

replay-missed = Since you last looked
replay-missed-count = { $count ->
    [one] Since you last looked, 1 thing happened.
   *[other] Since you last looked, { $count } things happened.
}
replay-missed-show = Show me
replay-missed-key = Show what happened since you last looked
replay-missed-all = { $count ->
    [one] All of it
   *[other] All { $count }
}
replay-missed-less = Fewer

## Trying a line

replay-try = Try it here
replay-try-why = Try moves from here on a board of your own: nothing touches the table.
replay-trial = What if
replay-trial-sign = Only tried: nothing here touches the table
replay-past-sign = A moment of the past
replay-trial-for = For { $name }:
replay-trial-over = The line goes to the end of the game.
replay-trial-score = { $name } { $points }
replay-trial-computers = Computers answer
replay-trial-back = Take back
replay-trial-back-why = Back to where you chose last
replay-trial-draw = Draw anew
replay-trial-draw-why = The same line with other luck: what you cannot know is dealt anew.
replay-trial-hand = Play this line
replay-trial-hand-why = Your own actions of this line are done for real, as long as the rules allow them.
replay-trial-leave = Leave
replay-trial-leave-why = Back to the table as it is; the line is forgotten.
replay-trial-to-here = Take the line back to here
replay-cut = The line stops before action { $step }: { $reason }
replay-line-running = Your line is being played: { $done } of { $count } done.
replay-line-stop = Stop
replay-line-done = { $count ->
    [one] Your line is played: its one action is done.
   *[other] Your line is played: all { $count } actions are done.
}
replay-line-stopped = Your line stopped before action { $step } of { $count }: { $reason }
replay-line-by-you = You stopped it.
replay-line-over = The game is over.
replay-line-changed = It would no longer mean what you chose.

## Fair play

replay-fair = Fair play
replay-fair-why = All luck of this game comes from a number that was fixed before it began. What that promises, and how to check it.
replay-fair-title = Fair play
replay-fair-lead = All luck of this game comes from one secret number, fixed before it began. This fingerprint of it has been on the table from the start: when the game is over the number is shown, and anybody can check that it fits and that the game came from it.
replay-fair-hash = The fingerprint (SHA-256)
replay-fair-seed = The secret number
replay-fair-secret = Shown when the game is over
replay-check = Check this game
replay-check-again = Check it again
replay-check-watch = The game goes by once more: moment { $number } of { $count }
replay-check-stop = Skip this
replay-check-hash-same = This page worked out the fingerprint of the number: it is the one that was promised.
replay-check-hash-other = This page worked out the fingerprint of the number, and it is not the one that was promised!
replay-check-server-same = { $steps ->
    [one] The server replayed the game from the number with its 1 action, and it ended the same way.
   *[other] The server replayed the game from the number with all { $steps } actions, and it ended the same way.
}
replay-check-server-other = The server replayed the game, and something does not fit: { $trouble }
replay-check-own = To check it without this server: download the game file and run “lautta replay” on it on a computer of your own.
replay-check-failed = It could not be checked: { $reason }
replay-check-fine = All of it fits.
replay-check-wrong = Something does not fit.

## The scores over the game

replay-graph = Scores over the game
replay-graph-label = Scores over the game. { $lines }
replay-graph-line = { $name }: { $points } at the end.
replay-graph-table = The scores as a table
replay-graph-moment = Moment

## The result

replay-result-details = Point by point
replay-result-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
} of { $length ->
    [one] 1 space
   *[other] { $length } spaces
}: { $points }
