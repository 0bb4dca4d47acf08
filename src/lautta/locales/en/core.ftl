### What every game shares.

core-refused-unknown-action = There is no such action on this board.
core-refused-no-such-seat = There is no such player in this game.
core-refused-not-your-turn = It is not this player's turn.
core-refused-game-over = The game is over.
core-chapter-actions = What can be done
core-chapter-seats = Who plays
core-chapter-turns = The turns

## Positions from outside. Names of fields and things are as in position texts; players count from 1.

core-position-name = '{ $value }' is not one of { $known }
core-position-whole = '{ $value }' is not a whole number
core-position-fit = { $value } does not fit { $name }
core-position-form = '{ $value }' is not written like `{ $example }`
core-position-places = { $name } has only { $places } places
core-position-counts = { $name } takes counts and names in turn, such as `2 pink 1 wild`; in JSON, counts by name
core-position-twice = { $name } is there twice
core-position-generator = { $name } has a key, a branch and a number drawn, as names and values in turn
core-position-generator-key = the key of a generator is 32 bytes in hexadecimal
core-position-generator-bytes = the generator does not match its key, its branch and the count of numbers drawn
core-position-range = { $name } is out of range: it is from { $least } to { $most }, not { $value }
core-position-list = expected a list, not '{ $value }'
core-position-object = expected an object, not '{ $value }'
core-position-field = there is no field '{ $name }'; the fields are { $known }
core-position-number = { $count } is { $wanted }, but { $name } are { $there }
core-position-indented = '{ $line }' is indented by mistake
core-position-next = { $name } { $number } should come here
core-position-block = what { $name } holds begins on the next line
core-position-other = { $text }
core-position-unreadable = { $name } cannot be read
core-position-bytes = a snapshot is bytes, not '{ $value }'
core-position-layout = the snapshot has another layout
core-position-no-text = a position text is text, not '{ $value }'
core-position-title = a position text begins with `{ $title }`
core-position-document = a position as JSON is an object with a game, a board, options and a position
core-position-game = this is a position of '{ $value }', not of { $name }
core-position-board = there is no board '{ $name }' here; give its file
core-position-board-version = the position was written for another version of the board { $name }
core-position-other-board = the position belongs to another board
core-position-impossible = this cannot have come from a game (fault { $trouble })
core-position-absent = { $part } { $number } is not in this game and has nothing
core-position-strange = { $name } has something that is not in this game
core-position-derived = { $name } does not follow from the rest: it is { $wanted }, not { $there }
core-position-seats = seats is from { $least } to { $most }, not { $value }

## Arguments from outside

core-no-utf8 = this is not UTF-8 text
core-options-form = options are values by name, not '{ $value }'
core-options-name = { $game } has no option '{ $name }'; choose from { $known }
core-options-value = option { $name } is one of { $known }, not '{ $value }'

core-meant = Did you mean { $name }?
core-no-game = there is no game '{ $name }'; choose from { $known }
core-board-game = this is not a board of { $game }
core-board-kind = a board is a name, a file or data, not '{ $value }'
core-board-none = { $game } has no boards besides its own
core-board-file = { $file } cannot be read
core-board-large = the file is too large: a board has at most { $most } bytes
core-players = { $game } is for { $least } to { $most } players, not { $value }
core-seed = a seed is a number from 0 to 2**256 - 1 or 32 bytes, not { $value }
core-seat = a seat is a number from 0; with { $players } playing, there is no seat { $value }
core-branch = a branch is a number from 0 to { $most }, not { $value }
core-batch = a batch has at least one game, and its seed is from 0 to 2**64 less the number of games, not { $seed } (games: { $games })
core-batch-mixed = a batch is made of at least one position, and all are of one game and one board
core-threads = the number of threads is at least 1, not { $value }
core-file-beginning = this position does not come from a game as its seed begins it: give the seed if nothing was chosen at the beginning
core-file-outcome = a file has what its seed draws, and in this game an outcome was chosen
core-form = choose one of { $known }, not { $value }
core-out-array = `{ $name }` is a writable, C-contiguous NumPy array of shape { $shape }, { $kind }
core-out-overlap = the arrays of `out` may not overlap
core-features = { $game } has no learned players, so nobody computes features of it
core-choices = choices are an array of integers, at most { $most } in a row
core-batch-hiding = a batch of { $game } cannot hide: what it hides is not among the rules of its table
core-export-hiding = { $game } cannot be exported: what it hides is not among the rules of its table
core-seeds = there is one seed, or one for each game ({ $games }), from 0 to 2**64 - 1
core-games = games are different indices below { $games }
core-actions = actions are an array of { $games } integers, one for each game
core-no-history = what led to this position is not known
core-outcome = { $value } is no outcome of this: `outcomes` lists them, and `draws` goes draw by draw
core-outcomes-many = more than { $most } runs of the rules: ask for the draws one by one
core-outcomes-draws = an outcome has at most { $most } draws, each of at most 256 things of 8 kinds: let `apply` draw
core-outcomes-most = `most` is a number from 1, not { $value }
core-returns = '{ $value }' is not a kind of returns; choose from { $known }
core-render = '{ $value }' is not a way to draw a position; choose from { $known }
core-game-unknown = the game { $name } is not registered under its name, so it cannot be found again: use lautta.register
core-rules = this was played with version { $version } of the rules; { $release ->
    [none] no known release of Lautta plays it
   *[other] Lautta { $release } plays it
}
core-illegal = player { $player } may not do '{ $action }': { $why }

## Actions

core-action-kind = '{ $value }' is not an action: give its code, its notation or its JSON object
core-action-code = { $code } is not an action: the codes here go from 0 to { NUMBER($most, useGrouping: 0) }
core-action-parameters = { $name } takes { $wanted } parameters, not { $given }
core-action-range = { $action }: { $name } = { $value } is not from 0 to { $most }
core-action-text = '{ $text }' is not an action; the actions are: { $known }
core-action-object = '{ $value }' is not an object of words
core-action-fields = { $name } takes { $known }
core-action-name = there is no action '{ $name }'; the actions are: { $known }
core-action-value = '{ $action }': '{ $value }' does not fit { $name }; choose from { $known }
core-action-whose = players { $players } may act: say whose action it is
core-action-of = '{ $action }' could be an action of players { $players }: say whose action it is

## Game files

core-file-no-text = a game file is text, not '{ $value }'
core-file-title = a game file begins with `{ $title }`
core-file-twice = the header { $name } is there twice
core-file-header = there is no header '{ $name }'; the headers are { $known }
core-file-missing = the header { $name } is missing
core-file-number = { $name } is a number, not '{ $value }'
core-file-seed = a seed is 64 hexadecimal digits
core-file-option = options are written name=value, each once, not '{ $value }'
core-file-final = the last position is not the one that the file names
core-file-result = the game ended differently: { $result ->
    [none] it is not over
   *[other] { $result }
}
core-file-no-seed = the seed is not in the file: it is published when the game is over
core-file-other-seed = the seed is not the one whose hash was published
core-file-board = the board '{ $board }' neither comes with { $game } nor is in this file; give its own file
core-file-board-version = the game was played on another version of the board { $board }
core-file-bad-board = its board cannot be played on: { $problem }
core-file-line = a line begins with the number of a player, not with '{ $word }'
core-file-redraw = redraw names the branch, a number from 1
core-file-player = there is no player { $player } among { $players }
core-file-action = an action is missing
core-file-board-data = board-data is the JSON of a board file on one line

core-position-grid = { $name } is { $rows } rows of { $columns } signs
core-position-turn = turn counts from 1, and is not { $value }
core-position-seat = a seat is a number from 0 to { $most }, not '{ $value }'
core-position-player = players count from 1; there is no player '{ $value }'
core-position-format = positions as JSON have format { $known }, not '{ $value }'
core-position-view-of = a view belongs to a seat or to a spectator, not to '{ $value }'
core-position-counted = 'counted' stands only with a view, and only in a game in which more can be counted than people are shown
core-position-view = nobody can see a position like this

## Views

core-view-forgotten = this view has forgotten what was shown earlier: ask the whole position for one with recall
core-view-history = a view knows nothing of what led to it: ask the whole position for the history
core-view-outcomes = the outcomes depend on what is hidden here: ask the whole position, or one that fits the view
core-view-redraw = a view has nothing to redraw
core-view-seed = a view does not know the seed of its game: give it
core-view-hidden = this view does not know what '{ $action }' leads to
core-view-seat = this is not the view of that seat
core-format = texts have format 1 or { $known }, not '{ $value }'

## Boards and JSON

core-board-data = a board is data that JSON can hold
core-board-unreadable = this cannot be made into a board
core-json-end = this is not JSON: there is something after the end (column { $column })
core-json-deep = this is not JSON: it is nested too deeply (column { $column })
core-json-value = this is not JSON: a value is missing (column { $column })
core-json-no-value = this is not JSON: '{ $value }' is not a value (column { $column })
core-json-name = this is not JSON: a name in quotation marks is missing (column { $column })
core-json-colon = this is not JSON: a : is missing (column { $column })
core-json-comma = this is not JSON: a comma or { $bracket } is missing (column { $column })
core-json-string = this is not JSON: a text in quotation marks is broken or does not end (column { $column })
core-json-twice = the name '{ $name }' is there twice

## Games that are being written

core-broken-path = { $game }: scoring.{ $part } is { $path }, but { $record } has no field { $name }
core-broken-row = { $game }: scoring.{ $part } is { $path }, which does not have one number per seat (seats: { $seats })
core-broken-number = { $game }: scoring.{ $part } is { $path }, which is not one number
core-broken-scores = { $game }: scoring.scores gave { $given } numbers (players: { $players })
core-broken-result = { $game }: the game is over, but scoring.result tells nothing of it
core-broken-hidden = { $game }: Game(hidden=…) hides in place of fields that say who sees them (`seen`); use one of the two
core-broken-field = { $game }: the record { $record } has no field { $name }; every game has { $known }
core-broken-reason = { $game }: the check of { $action } answered { $code }, but Rules(reasons=…) has no Reason with that code
core-broken-signs = { $game }: the field { $name } holds { $value }, but its Grid has no sign for it (signs: { $signs })
core-broken-heuristic = { $game }: Computers(heuristic=…) is { $module }, where no function weigh can be found: { $text }
core-broken-thinking = { $game }: Computers(thinking=…) is { $module }, where no THINKING can be found: { $text }
core-broken-bots = { $game }: Computers(bots=…) is { $module }, where no BOTS can be found: { $text }
core-broken-adviser = { $game }: Computers(adviser=…) is { $module }, where no ADVISER can be found: { $text }
core-broken-causes = { $game }: Computers(causes=…) is { $module }, where no cause can be found: { $text }
core-broken-solver = { $game }: Computers(solver=…) is { $module }, where no SOLVER can be found: { $text }
core-broken-package = { $game } cannot be loaded from { $place }: { $text }
core-broken-entry = { $place } is not a Game named { $game }
core-broken-start = no game of { $game } can begin: { $text }
