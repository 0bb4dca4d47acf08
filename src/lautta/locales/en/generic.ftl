# The table of a game that the page has no pages of. $name is a player, a field or a place, as each message says.

## The position

generic-position = Position
generic-nothing = There is nothing to see here yet.
generic-mine = Only you see this
generic-fact = { $name }: { $value }
generic-count = { $count } { $name }
generic-number = { NUMBER($number) }
generic-yes = { $yes ->
    [1] yes
   *[0] no
}
generic-piece = { $sign } of { $name }
generic-place = { $count ->
    [0] { $name }: empty
   *[other] { $name }: { $pieces }
}
generic-row = { $count ->
    [0] Row { $number }: empty
   *[other] Row { $number }: { $pieces }
}

## What can be done

generic-actions = What you can do
generic-do = Your turn: { $action }
generic-choose = Your turn: what will you do?
generic-at = What do you want to do at { $place }?
generic-only = Only this can be done at { $place }: { $action }. To do it, choose it again.
generic-next = { $action } – next: { $what }
generic-over = The game is over.
generic-can = You can: { $what }.
generic-back = Back
generic-seek = Search
generic-more = { $count ->
    [one] and 1 more: search for it
   *[other] and { $count } more: search for them
}
generic-wins = { $you ->
    [1] You win
   *[0] { $name } wins
}

## Keys

generic-key-choice = Choose from the list
generic-key-board = Go to the board
generic-key-arrows = From place to place
generic-key-enter = Choose this place
generic-key-back = Back one step

## The rules

generic-no-rules = Nobody has written these rules down here yet. When something is not allowed, the board tells you why.
generic-refused = Why something may be refused:
