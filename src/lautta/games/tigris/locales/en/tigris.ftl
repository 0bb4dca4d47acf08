# Tigris & Euphrates. Variables: $seat and $other are players' names, $you is 1 where the reader is the first of them and
# 2 where the reader is the other one, $dynasty is the sign of $seat, $square and the like are squares such as D5; $tile,
# $leader, $colour, $monument and $kind are things as the rules call them.

tigris-title = Tigris & Euphrates
tigris-summary = Lead a dynasty between two rivers: found kingdoms, win conflicts, build monuments. Your weakest colour counts.

## Actions

tigris-action-place = Place a tile
tigris-action-position = Position a leader
tigris-action-withdraw = Take a leader off the board
tigris-action-destroy = Place a catastrophe
tigris-action-swap = Swap tiles
tigris-action-pass = End the turn
tigris-action-war = Choose the next war
tigris-action-support = Add supporters
tigris-action-build = Build a monument
tigris-action-decline = Build no monument
tigris-action-leave = Leave a treasure

## Boards

tigris-board-standard = Standard side: ten temples
tigris-board-advanced = Other side: fourteen temples

## Options

tigris-option-treasures = When treasures are taken.
tigris-option-treasures-end_of_turn = At the end of each turn.
tigris-option-treasures-end_of_action = After each action, as most people play.
tigris-option-support = How many tiles may be added in a conflict.
tigris-option-support-free = As many as you like, even without a chance of winning.
tigris-option-support-needed = The attacker only enough to take the lead, the defender exactly enough for a tie.
tigris-option-scores = Whether points and treasures are secret.
tigris-option-scores-hidden = They stay behind the screens until the end.
tigris-option-scores-open = Everyone sees them all the time.
tigris-option-declined = What becomes of a square of four on which no monument was built.
tigris-option-declined-spent = No monument can ever be built on its tiles.
tigris-option-declined-reusable = Its tiles may be part of another square later, as most people play.
tigris-option-catastrophes = Whether a catastrophe may cover another one.
tigris-option-catastrophes-once = No: a square is struck once.
tigris-option-catastrophes-again = Yes, though it changes nothing.
tigris-option-passing = Whether the game ends when all players in a row pass their whole turns.
tigris-option-passing-play_on = No: it ends when treasures or tiles run out.
tigris-option-passing-end = Yes, once no monument brings anything any more.

## Chapters of the rules

tigris-chapter-setup = Setting up
tigris-chapter-leaders = Positioning leaders
tigris-chapter-tiles = Placing tiles
tigris-chapter-points = Scoring points
tigris-chapter-catastrophes = Catastrophes
tigris-chapter-swap = Swapping tiles
tigris-chapter-turn = Course of a turn
tigris-chapter-revolt = Revolts: conflicts within a kingdom
tigris-chapter-war = Wars: conflicts between kingdoms
tigris-chapter-monuments = Monuments
tigris-chapter-treasures = Treasures
tigris-chapter-end = End of the game

## Things

tigris-tile = { $kind ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}
tigris-tiles = { $kind ->
    [settlement] { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }
    [temple] { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
    [farm] { $count ->
        [one] 1 farm
       *[other] { $count } farms
    }
   *[market] { $count ->
        [one] 1 market
       *[other] { $count } markets
    }
}
tigris-leader = { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}
tigris-colour = { $kind ->
    [black] black
    [red] red
    [blue] blue
   *[green] green
}
tigris-dynasty = { $kind ->
    [lion] lion
    [pot] pot
    [archer] archer
   *[bull] bull
}
tigris-monument = { $kind ->
    [black-red] black and red monument
    [black-blue] black and blue monument
    [black-green] black and green monument
    [red-blue] red and blue monument
    [red-green] red and green monument
   *[blue-green] blue and green monument
}
tigris-catastrophes = { $count ->
    [one] 1 catastrophe
   *[other] { $count } catastrophes
}
tigris-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}

## Why not

tigris-refused-not-now-actions = There is nothing like that to decide now: it is time for an action.
tigris-refused-not-now-conflict = First the conflict must be settled.
tigris-refused-not-now-monument = First decide whether you build a monument.
tigris-refused-not-now-treasure = First choose which treasure stays.
tigris-refused-square-taken = This square is not empty.
tigris-refused-not-a-river = Farms can only be placed on rivers.
tigris-refused-river-only-farms = Only farms can be placed on a river.
tigris-refused-no-such-tile = You have no such tile.
tigris-refused-three-kingdoms = A tile may join two kingdoms, but not three.
tigris-refused-leader-no-temple = A leader must stand beside a temple.
tigris-refused-leader-on-river = A leader cannot stand on a river.
tigris-refused-leader-joins = A leader may not join two kingdoms.
tigris-refused-same-square = The leader already stands there.
tigris-refused-leader-not-on-board = This leader is not on the board.
tigris-refused-no-catastrophe-left = You have used up your catastrophes.
tigris-refused-catastrophe-on-leader = A catastrophe cannot strike a leader.
tigris-refused-catastrophe-on-treasure = A tile with a treasure is safe from catastrophes.
tigris-refused-catastrophe-on-monument = Tiles under a monument are safe from catastrophes.
tigris-refused-catastrophe-again = There has been a catastrophe here already.
tigris-refused-swap-not-in-hand = You do not have these tiles.
tigris-refused-not-in-conflict = There are no two such leaders in conflict here.
tigris-refused-too-few-supporters = You do not have so many tiles of this colour.
tigris-refused-support-too-little = By your rules, an attacker only adds tiles if that is enough to take the lead.
tigris-refused-support-too-much = By your rules, a defender adds exactly enough tiles for a tie, or none.
tigris-refused-square-off-board = The four squares would not all lie on the board.
tigris-refused-square-not-new = The tile just placed is not one of these four.
tigris-refused-no-square-of-four = There are no four tiles of one colour here.
tigris-refused-wrong-monument-colour = The monument must share a colour with the four tiles.
tigris-refused-monument-gone = This monument has already been built.
tigris-refused-declined-square = No monument can be built on tiles where one was declined before.
tigris-refused-not-offered-treasure = The treasure that stays must lie in this kingdom of your trader.
tigris-refused-corner-first = Treasures of corner temples are taken first, so another one must stay.

## What you can do now

tigris-prompt-act = { $actions ->
    [one] Your turn: one action left.
   *[other] Your turn: { $actions } actions left.
}
tigris-prompt-war = Choose which war is fought next.
tigris-prompt-support = { $side ->
    [attack] { $kind ->
        [revolt] You attack in a revolt.
       *[war] You attack in a war.
    }
   *[defend] { $kind ->
        [revolt] Your leader must withstand a revolt.
       *[war] Your leader must defend itself in a war.
    }
} How many { $tile ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} do you add?
tigris-prompt-build = Four tiles make a square: you may build a monument on them.
tigris-prompt-treasure = Your trader takes treasures. Choose the one that stays.
tigris-prompt-waiting = To play: { $seat }.
tigris-prompt-over = The game is over.

## The log

tigris-log-place = { $you ->
    [1] You place
   *[other] { $seat } places
} a { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} on { $square }.
tigris-log-place-point = { $you ->
    [1] You place
   *[other] { $seat } places
} a { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} on { $square }: +1 { $tile ->
    [settlement] black
    [temple] red
    [farm] blue
   *[market] green
}.
tigris-log-place-point-other = { $you ->
    [1] You place
   *[other] { $seat } places
} a { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} on { $square }: +1 { $tile ->
    [settlement] black
    [temple] red
    [farm] blue
   *[market] green
} for { $you ->
    [2] you
   *[other] { $other }
}.
tigris-log-joins = { $wars ->
    [0] Two kingdoms are joined in peace.
   *[other] Two kingdoms are joined, and that means war.
}
tigris-log-position = { $you ->
    [1] You put your
   *[other] { $seat } puts the
} { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} on { $square }.
tigris-log-move = { $you ->
    [1] You move your
   *[other] { $seat } moves the
} { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} from { $from } to { $square }.
tigris-log-withdraw = { $you ->
    [1] You take your
   *[other] { $seat } takes the
} { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} off the board.
tigris-log-destroy = { $you ->
    [1] You let
   *[other] { $seat } lets
} a catastrophe strike { $square }.
tigris-log-destroy-tile = { $you ->
    [1] You let
   *[other] { $seat } lets
} a catastrophe strike { $square }: the { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} there is lost.
tigris-log-home = { $you ->
    [1] Your { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    }
   *[other] The { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    } of { $seat }
} has no temple left and goes home.
tigris-log-swap = { $you ->
    [1] You swap
   *[other] { $seat } swaps
} { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
tigris-log-pass = { $you ->
    [1] You do
   *[other] { $seat } does
} nothing this turn.
tigris-log-ends-turn = { $you ->
    [1] You end your
   *[other] { $seat } ends the
} turn.
tigris-log-war-chosen = { $you ->
    [1] You choose
   *[other] { $seat } chooses
} the war of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}.
tigris-log-war = War of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}: { $you ->
    [1] you attack
   *[other] { $seat } attacks
} with { $attack ->
    [one] 1 supporter
   *[other] { $attack } supporters
}, { $you ->
    [2] you defend
   *[other] { $other } defends
} with { $defence }.
tigris-log-revolt = Revolt of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}: { $you ->
    [1] you attack
   *[other] { $seat } attacks
} with { $attack ->
    [one] 1 temple
   *[other] { $attack } temples
}, { $you ->
    [2] you defend
   *[other] { $other } defends
} with { $defence }.
tigris-log-support = { $you ->
    [1] You add
   *[other] { $seat } adds
} { $tile ->
    [settlement] { $count ->
        [0] no settlement
        [one] 1 settlement
       *[other] { $count } settlements
    }
    [temple] { $count ->
        [0] no temple
        [one] 1 temple
       *[other] { $count } temples
    }
    [farm] { $count ->
        [0] no farm
        [one] 1 farm
       *[other] { $count } farms
    }
   *[market] { $count ->
        [0] no market
        [one] 1 market
       *[other] { $count } markets
    }
}.
tigris-log-war-won = { $you ->
    [1] You
   *[other] { $seat }
} ({ $dynasty ->
    [lion] lion
    [pot] pot
    [archer] archer
   *[bull] bull
}) { $you ->
    [1] win
   *[other] wins
} the war of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
} { $strength } to { $against }{ $tie ->
    [0] {""}
   *[1] {" "}(a tie is won by the defender)
}: { $you ->
    [2] your { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    }
   *[other] the { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    } of { $other }
} leaves, { $leader ->
    [king] { $removed ->
        [0] no settlement
        [one] 1 settlement
       *[other] { $removed } settlements
    }
    [priest] { $removed ->
        [0] no temple
        [one] 1 temple
       *[other] { $removed } temples
    }
    [farmer] { $removed ->
        [0] no farm
        [one] 1 farm
       *[other] { $removed } farms
    }
   *[trader] { $removed ->
        [0] no market
        [one] 1 market
       *[other] { $removed } markets
    }
} removed, +{ $points } { $leader ->
    [king] black
    [priest] red
    [farmer] blue
   *[trader] green
}.
tigris-log-temples-stay = { $count ->
    [one] 1 temple stays
   *[other] { $count } temples stay
}, protected by a treasure or by another leader beside it.
tigris-log-revolt-won = { $you ->
    [1] You
   *[other] { $seat }
} ({ $dynasty ->
    [lion] lion
    [pot] pot
    [archer] archer
   *[bull] bull
}) { $you ->
    [1] win
   *[other] wins
} the revolt of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
} { $strength } to { $against }{ $tie ->
    [0] {""}
   *[1] {" "}(a tie is won by the defender)
}: { $you ->
    [2] your { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    }
   *[other] the { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    } of { $other }
} leaves, +1 red.
tigris-log-build = { $you ->
    [1] You build
   *[other] { $seat } builds
} the { $monument ->
    [black-red] black and red monument
    [black-blue] black and blue monument
    [black-green] black and green monument
    [red-blue] red and blue monument
    [red-green] red and green monument
   *[blue-green] blue and green monument
} on { $square }.
tigris-log-decline = { $you ->
    [1] You build
   *[other] { $seat } builds
} no monument.
tigris-log-treasures = { $you ->
    [1] Your trader takes
   *[other] The trader of { $seat } takes
} { $count ->
    [one] the treasure of { $squares }
   *[other] { $count } treasures: { $squares }
}.
tigris-log-income = { $you ->
    [1] Your monuments
   *[other] Monuments of { $seat }
}:{ $black ->
    [0] {""}
   *[other] {" "}+{ $black } black
}{ $red ->
    [0] {""}
   *[other] {" "}+{ $red } red
}{ $blue ->
    [0] {""}
   *[other] {" "}+{ $blue } blue
}{ $green ->
    [0] {""}
   *[other] {" "}+{ $green } green
}.
tigris-log-you-draw = You draw:{ $settlement ->
    [0] {""}
    [one] {" "}+1 settlement
   *[other] {" "}+{ $settlement } settlements
}{ $temple ->
    [0] {""}
    [one] {" "}+1 temple
   *[other] {" "}+{ $temple } temples
}{ $farm ->
    [0] {""}
    [one] {" "}+1 farm
   *[other] {" "}+{ $farm } farms
}{ $market ->
    [0] {""}
    [one] {" "}+1 market
   *[other] {" "}+{ $market } markets
}.
tigris-log-over-treasures = { $left ->
    [0] No treasure is
    [one] Only 1 treasure is
   *[other] Only { $left } treasures are
} left on the board: the game is over.
tigris-log-over-bag = Tiles are missing and the bag is empty: the game is over.
tigris-log-over-passes = Nobody did anything for a whole round: the game is over.
tigris-log-counted = { $you ->
    [1] You have
   *[other] { $seat } has
} { $black } black, { $red } red, { $blue } blue, { $green } green and { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}: { $score } in the weakest colour.
tigris-log-won = { $you ->
    [1] You win.
   *[other] { $seat } wins.
}
tigris-log-shares-win = { $you ->
    [1] You share the win.
   *[other] { $seat } shares the win.
}

## Why another action was better

tigris-cause-in-vain = You could not win, so you added { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} for nothing: with your whole hand it was { $strength } against { $against }{ $tie ->
    [1] , and the defender wins ties
   *[other] {""}
}.
tigris-cause-could-hold = You could have kept your { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} from your hand would have made { $against } against { $against }, and the defender wins ties.
tigris-cause-kept-back = You lost { $strength } against { $against }{ $tie ->
    [1] , and the defender wins ties
   *[other] {""}
}, with { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} to help still in your hand.
tigris-cause-lost = You started a { $conflict ->
    [revolt] revolt
   *[war] war
} of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
} and lost it to { $other }, { $strength } against { $against }{ $tie ->
    [1] , and the defender wins ties
   *[other] {""}
}.
tigris-cause-missed-attack = You could have { $conflict ->
    [revolt] driven out the { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    } of { $other } in a revolt: { $strength } with the temples in your hand,
   *[war] won a war of { $leader ->
        [king] kings
        [priest] priests
        [farmer] farmers
       *[trader] traders
    } against { $other }: { $strength } with the tiles in your hand,
} against { $against } on the board{ $sure ->
    [1] , and nobody could have stopped you
   *[other] {" "}before { $other } adds any
}. A win brings { $points ->
    [one] 1 { $conflict ->
        [revolt] red point
       *[war] point
    }
   *[other] { $points } points
}.
tigris-cause-treasures = You could have taken { $count ->
    [one] the treasure on { $squares }
   *[other] { $count } treasures ({ $squares })
} in this turn{ $instead ->
    [0] {""}
   *[other] {" "}instead of { $instead }
}.
tigris-cause-gave-treasures = At the end of your turn { $other } took { $count ->
    [one] a treasure
   *[other] { $count } treasures
} that you could have kept from them.
tigris-cause-point-to-other = The point for your { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} on { $square } went to { $other }, whose { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} rules there.
tigris-cause-strike = A catastrophe on { $square } would have sent the { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} of { $other }{ $more ->
    [0] {""}
    [one] {" "}and one more leader
   *[other] {" "}and { $more } more leaders
} home.
tigris-cause-strike-income = A catastrophe on { $square } would have cut { $other } off from a monument, which brings { $points ->
    [one] 1 point
   *[other] { $points } points
} a turn.
tigris-cause-weakest = { $tile ->
    [settlement] Black
    [temple] Red
    [farm] Blue
   *[market] Green
} was { $level ->
    [0] your weakest colour
   *[other] one of your weakest colours
} ({ $points }), and { $tile ->
    [settlement] a settlement
    [temple] a temple
    [farm] a farm
   *[market] a market
} on { $square } would have brought it a point.{ $went ->
    [none] {""}
    [black] {" "}You scored in black, which had more already.
    [red] {" "}You scored in red, which had more already.
    [blue] {" "}You scored in blue, which had more already.
   *[green] {" "}You scored in green, which had more already.
}
tigris-cause-off-board = { $leader ->
    [king] Black
    [priest] Red
    [farmer] Blue
   *[trader] Green
} was { $level ->
    [0] your weakest colour
   *[other] one of your weakest colours
} ({ $points }), and your { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} was not on the board.
tigris-cause-more-points = From here on, this turn could have brought you { $points ->
    [one] 1 point
   *[other] { $points } points
}, treasures included; it brought { $instead }.

## Previews

tigris-preview-points = { $you ->
    [1] you score
   *[other] { $seat } scores
} +{ $count } { $colour ->
    [black] black
    [red] red
    [blue] blue
   *[green] green
}
tigris-preview-no-points = no points
tigris-preview-joins = joins two kingdoms
tigris-preview-revolt = revolt of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}: { $you ->
    [1] you
   *[other] { $seat }
} with { $attack } against { $you ->
    [2] you
   *[other] { $other }
} with { $defence }
tigris-preview-war = war of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}: { $you ->
    [1] you
   *[other] { $seat }
} with { $attack } against { $you ->
    [2] you
   *[other] { $other }
} with { $defence }
tigris-preview-strength = { $count ->
    [0] no temple beside it
    [one] 1 temple beside it
   *[other] { $count } temples beside it
}
tigris-preview-removed = { $count ->
    [one] 1 tile is removed
   *[other] { $count } tiles are removed
}
tigris-preview-home = { $you ->
    [1] your { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    }
   *[other] the { $leader ->
        [king] king
        [priest] priest
        [farmer] farmer
       *[trader] trader
    } of { $seat }
} goes home
tigris-preview-square = a monument can be built
tigris-preview-treasures = { $you ->
    [1] you take
   *[other] { $seat } takes
} { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
tigris-preview-ends-turn = ends the turn

## The result

tigris-result-by-rank = { $rank ->
    [1] The highest weakest colour wins.
    [2] The weakest colours are equal: the second weakest decides.
    [3] The two weakest colours are equal: the third weakest decides.
   *[4] Only the strongest colours differ: they decide.
}
tigris-result-by-nothing = All four colours are equal: the win is shared.
tigris-result-ended-treasures = No more than two treasures were left on the board.
tigris-result-ended-bag = The bag was empty, and somebody was short of tiles.
tigris-result-ended-passes = Nobody did anything for a whole round.
tigris-result-ended-nothing = The points were counted as they stood.

## The page: the table

tigris-page-board = Board: { $name }. The arrow keys go from square to square, Enter plays there.
tigris-page-screen = Behind your screen
tigris-page-hand = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in hand
tigris-page-hand-empty = No tiles left until the end of the turn.
tigris-page-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} behind the screen
tigris-page-swapped = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} swapped so far
tigris-page-bag = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in the bag
tigris-page-treasures-left = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
} on the board
tigris-page-bag-near = The bag is running out. The game ends with the turn in which somebody can no longer draw the tiles they need.
tigris-page-treasures-near = Few treasures are left. When two or fewer are on the board, the game ends.
tigris-page-leaders = Leaders and catastrophes
tigris-page-leader-on = { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}, on { $square }
tigris-page-leader-off = { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}, not on the board
tigris-page-points = Your points, with the weakest colour highlighted
tigris-page-swap = Swap tiles…
tigris-page-swap-do = { $count ->
    [0] Swap
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
}
tigris-page-offline = What this would bring is known when the connection is back.
tigris-page-where-tile = Where do you place the { $kind ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}?
tigris-page-where-leader = Where does your { $kind ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} go?
tigris-page-where-ruin = Where will the catastrophe strike?
tigris-page-which-swap = Choose tiles behind your screen to swap.
tigris-page-may = allowed
tigris-page-tries = What your tiles would score here

## The page: conflicts, monuments, treasures

tigris-page-revolt = Revolt of { $kind ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
tigris-page-war = War of { $kind ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
tigris-page-which-war = Which war comes first?
tigris-page-attacks = { $you ->
    [1] You attack
   *[other] { $name } attacks
}
tigris-page-defends = { $you ->
    [1] You defend
   *[other] { $name } defends
}
tigris-page-on-board = { $count } on the board
tigris-page-adds-later = adds later
tigris-page-total = Strength: { $strength }
tigris-page-add-how-many = How many { $kind ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} do you add?
tigris-page-fewer = One fewer
tigris-page-more = One more
tigris-page-add = { $count ->
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
tigris-page-attack-stands = You have { $mine } against { $theirs }, plus whatever the defender adds. A tie goes to the defender.
tigris-page-defence-holds = { $mine } against { $theirs }: you win.
tigris-page-defence-falls = { $mine } against { $theirs }: you lose.
tigris-page-thinks = { $you ->
    [1] You
   *[other] { $name }
} may add tiles from behind the screen.
tigris-page-answering = You have no { $kind ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} to add. The page says so for you in a moment.
tigris-page-outcome = You have { $won ->
    [1] won
   *[other] lost
} the { $kind ->
    [revolt] revolt
   *[war] war
} of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
tigris-page-outcome-close = All right
tigris-page-outcome-look = Look at it again
tigris-page-build = Build a monument?
tigris-page-build-at = On the four squares from { $square }:
tigris-page-build-this = Build { $kind ->
    [black-red] the black and red monument
    [black-blue] the black and blue monument
    [black-green] the black and green monument
    [red-blue] the red and blue monument
    [red-green] the red and green monument
   *[blue-green] the blue and green monument
} on { $square }
tigris-page-leave = Which treasure will stay?
tigris-page-leave-mine = Your trader takes all the others.
tigris-page-leave-theirs = { $you ->
    [1] You choose
   *[other] { $name } chooses
}; the trader takes all the others.
tigris-page-leave-at = Leave the one on { $square }

## The page: squares in words

tigris-page-leader-of = { $leader } ({ $name })
tigris-page-kingdom-of = in the kingdom of: { $leaders }
tigris-page-strength = { $temples } beside it for revolts, { $supporters } in the kingdom for wars
tigris-page-land = empty land
tigris-page-river = empty river
tigris-page-ruin = catastrophe
tigris-page-down = face-down tile
tigris-page-marker = unification tile
tigris-page-spent = no monument can be built here

## The page: hints for newcomers

tigris-page-hint-first-leader = Begin with your { $leader }, since you have { $tiles }: choose the leader and put it beside a temple.
tigris-page-hint-next-leader = In the end your weakest colour counts. Bring in your { $leader } too: you have { $tiles } and no points in that colour yet.
tigris-page-hint-tile = Now a tile: put a { $tile } right beside the kingdom of your { $leader }, and you get a point.
tigris-page-hint-king = You have no { $leader } on the board, but your king takes the points of every colour that has no leader in its kingdom. Put a { $tile } beside it.
tigris-page-hint-swap = You have no tiles for your leaders: swap some, or place others where they will help later.
tigris-page-hint-where-leader = Each mark says how many temples would stand beside your leader: more make it safer. Lightning means a revolt, so it is better to stay away at first.
tigris-page-hint-where-tile = +1 is a point for you; the sign of another dynasty means that the point is theirs. Swords mean war. A dot: allowed, but no point.
tigris-page-hint-waiting = The others are playing. What they do is shown at the side, and whatever is new on the board has a frame.
tigris-page-hint-waiting-below = The others are playing. What they do is shown under the board, and whatever is new on the board has a frame.
tigris-page-hint-war = Leaders of several colours are at war. Choose which two fight first: tiles that leave the board may decide or end the next war.
tigris-page-hint-build = A monument gives a point at the end of each of your turns to your leaders of its two colours in its kingdom. Its four tiles only connect from then on.
tigris-page-hint-treasure = At the end of the game each treasure is a point of whichever colour you need. One has to stay here.
tigris-page-hint-support = Tiles that you add are lost either way, so you may also add none. If both sides are equal, the defender wins.

## The page: the result

tigris-page-result-sorted = All four colours, the weakest first:
tigris-page-result-treasures = { $count ->
    [one] 1 treasure, placed where it helps most.
   *[other] { $count } treasures, placed where they help most.
}
tigris-page-result-no-treasures = No treasures.
tigris-page-result-graph = The lines show what counts: the weakest colour of each, with the treasures.
tigris-page-result-of-treasures = { $points } + { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}

## The page: keys

tigris-page-key-tiles = Take a settlement, temple, farm or market
tigris-page-key-leaders = Take the king, priest, farmer or trader
tigris-page-key-ruin = Take a catastrophe
tigris-page-key-swap = Swap tiles: 1 to 4 choose them, Enter swaps
tigris-page-key-board = Go to the board
tigris-page-key-arrows = From square to square
tigris-page-key-next = Go to the next square where it would do something
tigris-page-key-enter = Play there, or say yes
tigris-page-key-more = More or fewer supporters in a conflict
tigris-page-key-withdraw = Take the leader you picked off the board
tigris-page-key-coordinates = Show or hide the names of squares
tigris-page-key-escape = Put back what you took, or say no

## Positions that cannot be. Things are named as in position texts; players count from 1.

tigris-position-terrain = { $thing ->
    [down] a tile face down
   *[other] a { $thing }
} cannot lie on { $square }
tigris-position-two-things = { $thing ->
    [down] a tile face down
   *[other] a { $thing }
} lies on { $square }, where something else is
tigris-position-leader-on-leader = the { $dynasty }'s { $leader } on { $square } stands where another leader is
tigris-position-leader-without-temple = the { $dynasty }'s { $leader } on { $square } has no temple beside it
tigris-position-rivals = there is more than one { $leader } ({ $squares }) in one kingdom at peace
tigris-position-monuments = the tiles under the monuments cannot have been these: four of one of its colours for each, farms on rivers, temples under treasures
tigris-position-treasure = a treasure cannot lie on { $square }
tigris-position-treasure-without-temple = there is no temple under the treasure on { $square }
tigris-position-treasures = there are { $there } treasures on the board and with the players, not { $most }
tigris-position-catastrophes = there are more than { $each } catastrophes for each player
tigris-position-tiles = there are { $there } tiles of the kind { $tile }, not { $wanted }
tigris-position-hand = player { $player } holds { $there } tiles, and { $most } is the most
tigris-position-empty-seats = something belongs to a player who does not play
tigris-position-war-without-tile = there is a war without a tile that joins kingdoms
tigris-position-phase = there is nothing to decide in this phase, or something is left over from another one
tigris-position-no-conflict = there is no such conflict: in a revolt a leader of the active player is in one kingdom with another of its kind, in a war two of a kind are in the kingdoms beside the tile
tigris-position-which-conflict = the leaders of several kinds are in conflict ({ $leaders }): `colour` says which of them fight now
tigris-position-sides = attacker and defender are not the owners of the two leaders, the one first who attacks
tigris-position-asked = somebody else is asked in this phase
tigris-position-no-choice-of-war = there are fewer than two wars, so there is none to choose
tigris-position-no-choice-of-treasure = nobody has to say which treasure stays
tigris-position-no-square = no monument can be built with the tile that was placed
tigris-position-end = the end of the game is not as it should be
tigris-position-sets = something lies on squares that the board does not have
tigris-position-spent = { $square } has no tile of a declined square: one lies there face up, and such tiles are not used again
tigris-position-war-of-three = more than two leaders of one kind ({ $leader }: { $squares }) cannot be at war
tigris-position-monument-place = the monument { $monument } on { $square } does not stand on four tiles face down
tigris-position-monument-on-monument = the monument { $monument } on { $square } stands on tiles of { $other }
tigris-position-down-without-monument = a tile lies face down on { $square }, and no monument stands there
tigris-position-shown = { $wanted } tiles have come out of the bag, not { $there }
tigris-position-added = the attacker cannot have added { $added } tiles: they came from a hand of six, and the options must allow it
tigris-position-not-over = the game cannot be over by what is said here
tigris-position-all-passed = all have passed, and as you play that ends the game
tigris-position-catastrophes-missing = there are { $there } catastrophes on the board and with the players, not { $most }
tigris-position-treasures-gone = the game ends with { $last } treasures or fewer on the board: there are { $there }
tigris-position-treasures-not-taken = there are { $there } treasures in the kingdom of player { $player }'s trader, who would have taken all but one
tigris-position-hand-not-full = player { $player } holds { $there } tiles at the beginning of a turn, not { $most }
tigris-position-turn-order = turn { $turn } cannot be that of player { $player }, as player { $first } began
tigris-position-leader-twice = { $sign } stands on { $square } and on { $other }
tigris-position-map-rows = the map has { $rows } rows of { $signs } signs
tigris-position-map-signs = row { $row } of the map has { $there } signs, not { $wanted }
tigris-position-map-sign = '{ $sign }' does not say what lies on { $square }, which is '{ $terrain }'
tigris-position-map-columns = the map begins with the columns { $columns }
tigris-position-monument-pairs = monument wants monuments and squares in turn, such as `black-red E5`

## Boards

tigris-problem-row = row { $row } has { $there } signs, not { $wanted }
tigris-problem-sign = '{ $sign }' in column { $column } is none of { $known }
tigris-problem-few-temples = there are { $there } temples, and with { $treasures } treasures the game is over
tigris-problem-many-temples = there are { $there } temples, and { $most } is the most
tigris-page-do-it = Do it
tigris-page-do-not = Never mind

## A game looked back at: what luck gave, in place of the words for any game

tigris-advice-luck = { $you ->
    [1] In points of chance: { $luck } from the bag, and { $cost } lost by your decisions.
   *[other] In points of chance: { $luck } from the bag, and { $cost } lost by the decisions of { $name }.
}
