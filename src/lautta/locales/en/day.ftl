# The game of the day on a page of its own.

day-no-result = Your first game has no result that counts.
day-practise = Play again to practise
day-hidden = Points so far: { $points }. You see names and games once your own game is over.
day-empty = Nobody has finished this game yet.
day-about = Everyone gets the same game; the next one comes at { $time }. Your first one counts, any later one is practice. This rests on honour: nothing stops anyone from practising as another guest first. The server works out every result from the moves. To verify one yourself, download the game and run “lautta replay” on its file.
