cucumber-title = Cucumber
cucumber-summary = Overtake, or give up your lowest card; and do not take the last trick.
cucumber-rules =
    Everybody gets six cards. Suits do not matter, and aces are high. The last trick is the one to avoid: its card counts
    against whoever takes it. With 30 points you drop out, and the last one left wins.
cucumber-rules-tricks =
    The leader lays any card. Each player in turn overtakes with a card at least as high as the highest of this trick,
    or, without one, lays the lowest card. The highest card, the later of equal ones, takes the trick and leads the next.
cucumber-rules-scoring =
    The highest card of the sixth trick is its points: 11 for a jack, 12 for a queen, 13 for a king, 14 for an ace. All
    who laid this rank get them. Then there is a new deal. The lead moves round the table; the next player leads for one who is
    out.
cucumber-action-play = Play a card
cucumber-field-card = Card
cucumber-field-turn = Trick
cucumber-field-leader = Leads this trick
cucumber-field-cards = Cards
cucumber-field-hand = Hand
cucumber-field-laid = In this trick
cucumber-field-least = No card below
cucumber-field-most = No card above
cucumber-field-points = Points
cucumber-field-played = Played in this deal
cucumber-chapter-tricks = Tricks
cucumber-refused-missing = you do not hold this card
cucumber-refused-too-low = this is too low: you can overtake, so you must
cucumber-refused-not-lowest = you cannot overtake, so your lowest card must go
cucumber-position-size = player { $player } has to hold { $cards } cards here
cucumber-position-impossible = player { $player } cannot have { $card }: it is elsewhere, or the tricks of this deal rule it out
cucumber-position-out-of-turn = player { $player } has laid a card out of turn
cucumber-position-leader = player { $player } cannot lead here
cucumber-position-played = the earlier tricks of this deal have { $cards } cards
cucumber-position-unfinished = a trick ends when all have laid a card, and the game only with the last trick of a deal
cucumber-log-play = { $you ->
    [1] You lay { $card-name }.
   *[other] { $seat } lays { $card-name }.
}
cucumber-log-takes = { $you ->
    [1] You take the trick, and lead.
   *[other] { $seat } takes the trick, and leads.
}
cucumber-log-scores = { $you ->
    [1] You take the last trick: { $points } points, { $total } in all.
   *[other] { $seat } takes the last trick: { $points } points, { $total } in all.
}
cucumber-log-drops-out = { $you ->
    [1] You are a cucumber, and drop out.
   *[other] { $seat } is a cucumber, and drops out.
}
cucumber-log-deal = { $you ->
    [1] There are new cards. You lead.
   *[other] There are new cards. { $seat } leads.
}
cucumber-log-won = { $you ->
    [1] You are the last one left, and win.
   *[other] { $seat } is the last one left, and wins.
}
cucumber-log-shares-win = { $you ->
    [1] All drop out at once: you share the win.
   *[other] All drop out at once: { $seat } shares the win.
}
cucumber-name-2c = 2♣
cucumber-name-2d = 2♦
cucumber-name-2h = 2♥
cucumber-name-2s = 2♠
cucumber-name-3c = 3♣
cucumber-name-3d = 3♦
cucumber-name-3h = 3♥
cucumber-name-3s = 3♠
cucumber-name-4c = 4♣
cucumber-name-4d = 4♦
cucumber-name-4h = 4♥
cucumber-name-4s = 4♠
cucumber-name-5c = 5♣
cucumber-name-5d = 5♦
cucumber-name-5h = 5♥
cucumber-name-5s = 5♠
cucumber-name-6c = 6♣
cucumber-name-6d = 6♦
cucumber-name-6h = 6♥
cucumber-name-6s = 6♠
cucumber-name-7c = 7♣
cucumber-name-7d = 7♦
cucumber-name-7h = 7♥
cucumber-name-7s = 7♠
cucumber-name-8c = 8♣
cucumber-name-8d = 8♦
cucumber-name-8h = 8♥
cucumber-name-8s = 8♠
cucumber-name-9c = 9♣
cucumber-name-9d = 9♦
cucumber-name-9h = 9♥
cucumber-name-9s = 9♠
cucumber-name-10c = 10♣
cucumber-name-10d = 10♦
cucumber-name-10h = 10♥
cucumber-name-10s = 10♠
cucumber-name-Jc = J♣
cucumber-name-Jd = J♦
cucumber-name-Jh = J♥
cucumber-name-Js = J♠
cucumber-name-Qc = Q♣
cucumber-name-Qd = Q♦
cucumber-name-Qh = Q♥
cucumber-name-Qs = Q♠
cucumber-name-Kc = K♣
cucumber-name-Kd = K♦
cucumber-name-Kh = K♥
cucumber-name-Ks = K♠
cucumber-name-Ac = A♣
cucumber-name-Ad = A♦
cucumber-name-Ah = A♥
cucumber-name-As = A♠
