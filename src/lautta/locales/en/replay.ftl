# Moments of a table, lines that are only tried, and what makes a game fair. $name is a player’s name.

replay-look-back = Look back at earlier moments
replay-rules = How to play
replay-advice = What would you do?
replay-review = Look back at the game
replay-place = { $number } of { $count }
replay-back = One moment back
replay-forward = One moment forward
replay-play = Play the moments one after another
replay-pause = Pause
replay-no-moment = This link leads to a moment that the game has not reached. This is how it stands now.
replay-older-rules = The moment in this link was played with older rules and can no longer be shown. This is how the game stands now.
replay-now = Back to now
replay-to-moment = Show this moment
replay-past = This moment is past and cannot be changed. You can try something from here, or go back to now.
replay-past-watch = This moment is past and cannot be changed.

## What was missed. $count is how many things, of which sentences tell

replay-missed = Since you last looked
replay-missed-count = { $count ->
    [one] Since you last looked, 1 thing happened.
   *[other] Since you last looked, { $count } things happened.
}
replay-missed-much = { $count ->
    [one] A lot happened at once: 1 thing.
   *[other] A lot happened at once: { $count } things.
}
replay-missed-show = Show me
replay-missed-key = Show what happened since you last looked
replay-missed-all = { $count ->
    [one] All of it
   *[other] All { $count }
}
replay-missed-less = Show less

## Trying a line

replay-try = Try from here
replay-try-why = Try moves from here on a board of your own. It does not affect the table.
replay-variation = What if
replay-variation-sign = Only a variation: nothing here affects the table
replay-past-sign = A past moment
replay-variation-for = Playing for { $name }:
replay-variation-over = This variation goes to the end of the game.
replay-variation-score = { $name } { $points }
replay-variation-computers = Computers answer
replay-variation-back = Undo
replay-variation-back-why = Back to your last choice
replay-variation-draw = Redraw
replay-variation-draw-why = The same moves with different luck: whatever you cannot know is dealt again.
replay-variation-hand = Play these moves
replay-variation-hand-why = Your own moves of this variation are played at the table, as long as the rules allow them.
replay-variation-hand-none = There is no move of yours in this variation yet.
replay-variation-leave = Leave
replay-variation-leave-why = Back to the table as it is; the variation is discarded.
replay-ahead = Plan my next turn
replay-ahead-why = Try moves from here, then keep them: they are played when your turn comes.
replay-ahead-keep = Keep as my next turn
replay-ahead-keep-why = Your own moves of this variation are played when your turn comes. Nobody else sees them before.
replay-ahead-waits = Your next turn is planned
replay-ahead-cut = Your planned turn was cut short
replay-ahead-planned = as planned
replay-variation-to-here = Undo back to here
replay-cut = The variation stops before move { $step }: { $reason }
replay-line-running = Playing your moves: { $done } of { $count } done.
replay-line-stop = Stop
replay-line-done = { $count ->
    [one] Your move has been played.
   *[other] All { $count } of your moves have been played.
}
replay-line-stopped = Your moves stopped before number { $step } of { $count }: { $reason }
replay-line-by-you = You stopped them.
replay-line-over = The game is over.
replay-line-changed = It would no longer mean what you chose.

## Fair play

replay-fair = Fair play
replay-fair-why = All the luck in this game comes from a number that was fixed before it began. See what that guarantees and how to check it.
replay-fair-title = Fair play
replay-fair-lead = All the luck in this game comes from one secret number, fixed before it began. Its fingerprint has been on the table from the start: when the game is over, the number is shown, and anyone can check that it matches and that the game came from it.
replay-fair-hash = The fingerprint (SHA-256)
replay-fair-seed = The secret number
replay-fair-secret = Shown when the game is over
replay-check = Check this game
replay-check-again = Check it again
replay-check-watch = The game runs once more: moment { $number } of { $count }
replay-check-stop = Skip
replay-check-hash-same = This page calculated the fingerprint of the number, and it is the one that was promised.
replay-check-hash-other = This page calculated the fingerprint of the number, and it is not the one that was promised!
replay-check-server-same = { $steps ->
    [one] The server replayed the game from the number with its 1 action, and it ended the same way.
   *[other] The server replayed the game from the number with all { $steps } actions, and it ended the same way.
}
replay-check-server-other = The server replayed the game, and something does not match: { $trouble }
replay-check-own = To check without this server, download the game file and run “lautta replay” on it on a computer of your own.
replay-check-failed = It could not be checked: { $reason }
replay-check-fine = Everything matches.
replay-check-wrong = Something does not match.

## The scores over the game

replay-graph = Points over the game
replay-graph-label = Points over the game. { $lines }
replay-graph-line = { $name }: { $points } at the end.
replay-graph-table = The points as a table
replay-graph-moment = Moment
