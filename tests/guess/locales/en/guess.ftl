guess-title = Guess
guess-rules = Everybody holds a card and asks others for theirs. Who is found out drops out; the last one wins.
guess-action-ask = Ask for a card
guess-refused-absent = this player is not there
guess-chapter-asking = Asking
guess-log-ask = { $you ->
    [1] You ask { $whom } for the { $card-name }.
   *[other] { $seat } asks { $whom } for the { $card-name }.
}
guess-log-won = { $you ->
    [1] You win.
   *[other] { $seat } wins.
}
guess-log-shares-win = { $you ->
    [1] You are still there.
   *[other] { $seat } is still there.
}
