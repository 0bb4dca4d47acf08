### The command line.

## Help

cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options
cli-examples = Examples:
cli-usage = Usage: { $line }
cli-label-command = COMMAND
cli-label-options = OPTIONS
cli-label-int = NUMBER
cli-label-float = NUMBER
cli-label-str = TEXT
cli-label-path = PATH
cli-label-choice = CHOICE
cli-label-choices = one of { $known }
cli-label-default = usually { $value }
cli-help-lautta = Board games with exact rules: play them here or in the browser against computers, or study them.
cli-example-lautta =
    lautta serve --open
    lautta COMMAND --help
cli-help-serve = Serve the page and all tables in one folder or database. Press Ctrl-C to stop.
cli-example-serve =
    lautta serve --open
    lautta serve --host 0.0.0.0 --port 8080 --data /srv/lautta
cli-help-play = Play a game in the terminal against computers.
cli-help-games = List the games with their boards and rule options, and the computer players.
cli-example-games =
    lautta games
    lautta games --json
cli-help-simulate = Simulate many games: uniformly random inside the engine, or between computer players.
cli-help-arena = Compare computer players over many seeds with swapped seats: a fixed number of games, or with --stop until it is clear who is stronger.
cli-help-arena-verify = Replay all game files of a folder, and list those that differ from the results.
cli-example-arena-verify =
    lautta arena verify strength
cli-help-learn = Train computer players by self-play from scratch. An interrupted run resumes.
cli-help-solve = Search for the best game of a single player, and keep it as a game file. An interrupted run resumes.
cli-help-work = Compute for servers elsewhere: computer players, advice and reviews. Ctrl-C stops after the work in hand.
cli-example-work =
    lautta work --broker nats://work:password@broker.example.org
    lautta work --broker tls://work:password@broker.example.org --workers 8
cli-help-backup = Copy all tables into one file and verify the copy; a server may keep running.
cli-help-transfer = Copy all tables, people and boards to another database, and verify that nothing is missing.
cli-example-backup =
    lautta backup tables-2027-01-31.db
    lautta backup /backup/lautta.db --data /srv/lautta
cli-help-replay = Replay and verify a game file; print the result, or where and why it fails.
cli-example-replay =
    lautta replay game.txt
    lautta replay game.txt --log
cli-help-analyse = Review a game file: list the decisions that cost most of a chance to win, and better actions.
cli-example-analyse =
    lautta analyse game.txt
    lautta analyse game.txt --json
cli-help-board = Tools for board files.
cli-example-board =
    lautta board check my-city.json
cli-help-board-check = List all errors of a board file, line by line.
cli-example-board-check =
    lautta board check my-city.json
cli-help-info = Print the version, whether the engines are compiled, and where Lautta keeps its data.
cli-example-info =
    lautta info
    lautta info --json
cli-help-completion = Print or install the completion script of a shell.
cli-example-completion =
    lautta completion --install
    lautta completion bash > lautta.bash
cli-argument-game = The name of the game; `lautta games` lists them.
cli-argument-game-play = The name of the game (`lautta games` lists them), or a saved game file to resume.
cli-argument-file = The game file.
cli-argument-backup-file = The file to write; it must not exist yet.
cli-argument-board-file = The board file.
cli-argument-shell = The shell; by default, yours.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-language = The language; by default, that of LAUTTA_LANG or LANG.
cli-option-host = The address to listen on; with 0.0.0.0, other machines can connect.
cli-option-port = The port.
cli-option-data = The folder for the tables.
cli-option-database = A PostgreSQL database instead of a folder: postgresql://user@host/name. LAUTTA_DATABASE names it too.
cli-option-broker = The NATS broker for several processes on one database, and for workers on other machines: nats://user:password@host. LAUTTA_BROKER names it too.
cli-option-processes = How many processes serve this address; more than one needs a PostgreSQL database and a broker.
cli-option-work-broker = The NATS broker that the servers use: nats://user:password@host. LAUTTA_BROKER names it too.
cli-option-work-workers = The number of worker processes; by default, one per processor.
cli-option-fd = Listen on this open socket from a supervisor such as systemd, instead of host and port.
cli-option-from = The database to copy: a file, a folder or postgresql://…; no server may be using it.
cli-option-to = The destination: a new file, or an empty PostgreSQL database.
cli-option-open = Open the page in the browser.
cli-option-public-url = The public address of this server, if it differs from where it listens.
cli-option-proxy = The address of a reverse proxy whose client addresses are trusted, e.g. 127.0.0.1; separate several with commas.
cli-option-allow-host = Another host name of this server, e.g. games.example.org; may be given several times.
cli-option-no-limits = Turn off the limits on requests; for measurements only.
cli-option-no-pauses = Let computer opponents answer at once, without pauses for people to follow.
cli-option-workers = The number of extra processes for heavy work, such as computer players; 0 for none. By default, one per processor (at least 3).
cli-option-metrics = Serve Prometheus metrics at this separate address, e.g. 127.0.0.1:9000.
cli-option-log-form = The format of the log: lines of text, or one JSON object per line.
cli-option-traces = Send traces to an OpenTelemetry collector, e.g. http://127.0.0.1:4318.
cli-option-players = The number of players; by default that of the board, else the fewest.
cli-option-players-play = The number of players, including you.
cli-option-games = The number of games; by default 1000, or 10 between computer players.
cli-option-seed = The seed of the first game; each further game takes the next number.
cli-option-seed-play = The seed of the game; random by default.
cli-option-seats = Computer players, one per seat or one for all, as in sense,random; otherwise, play is uniformly random.
cli-option-seats-play = The players in order of seats, as in ida,me,pipsa.
cli-option-threads = The number of threads inside the engine.
cli-argument-arena-folder = The folder that --out named.
cli-option-arena-players = Computer players, as in sense,random: names, nicknames of the game, or module:name for your own. With --ladder, list the weakest first.
cli-option-arena-round-robin = Play every pair, with as many seats each.
cli-option-arena-ladder = Play each against the one before it, with as many seats each.
cli-option-arena-alone = Play the first in one seat against the second in all other seats.
cli-option-arena-seats = The number of seats; by default one per player named, else the game's default.
cli-option-arena-games = The number of games in a match; with --stop, at most. A round is one seed in all seatings: a pair of games if two play.
cli-option-arena-seed = The seed of the first round; each further round takes the next number.
cli-option-arena-stop = Stop a match once the first player is clearly above or below the fair share; its intervals hold at any time.
cli-option-arena-at-least = Like --stop, but for this share of wins of the first player, as in 0.6.
cli-option-arena-fewest = The fewest rounds before a match may stop.
cli-option-arena-jobs = The number of games at a time; by default, one per processor.
cli-option-arena-ray = Play on a Ray cluster at this address; `local` starts one here. Every returned game is replayed before it counts.
cli-option-arena-out = The folder for results and game files; an interrupted arena resumes there. By default, a new temporary one.
cli-option-learn-minutes = How long to train, including earlier runs in the folder.
cli-option-learn-seed = The seed of all random choices.
cli-option-learn-worlds = How many games the search follows for each decision in the last quarter of the time; 0 for none.
cli-option-learn-ray = Play the games on a Ray cluster at this address; `local` starts one here.
cli-option-learn-out = The folder for the trained networks; by default, learned-GAME-PLAYERS here.
cli-option-solve-board = The name of a board (scenario), or a board file.
cli-option-solve-minutes = How long to search, including earlier runs in the folder.
cli-option-solve-rounds = Search this many rounds instead of minutes: the same seed finds the same game.
cli-option-solve-seed = The seed from which each search derives its own.
cli-option-solve-jobs = The number of parallel searches; by default, one per processor.
cli-option-solve-out = The folder for the games found; by default, solved-GAME-BOARD here.
cli-option-solve-bound = Also compute an upper bound on the points. Needs the extra `bound`.
cli-option-solve-plot = Also plot the best points, and the bound if there is one, over seconds: curve.svg in the folder.
cli-option-board = The name of a board (scenario), or a board file; with `laid`, the players lay it first if the game allows it.
cli-option-option = A rule option of the game, as name=value; may be given several times.
cli-option-json = Print JSON for programs.
cli-option-log = Print every action.
cli-option-game = The game the board is for, if the file does not say.
cli-option-install = Install the script for your shell.

## Errors: one sentence each, after the name of the program

cli-error = lautta: { $text }
cli-usage-command = There is no command { $name }; choose from { $known }.
cli-usage-option = There is no option { $name }; --help lists them.
cli-usage-meant = Did you mean { $name }?
cli-usage-choice = { $name } is one of { $known }, not { $value }.
cli-usage-number = { $name } is a whole number, not { $value }.
cli-usage-value = { $name } cannot be { $value }.
cli-usage-no-value = { $name } needs a value after it.
cli-usage-missing = { $name } is missing; --help shows how to use the command.
cli-usage-repeated = { $name } was given twice.
cli-usage-extra = This is too much: { $text }.
cli-usage-other = The command line could not be read: { $text }
cli-file-missing = There is no file { $file }.
cli-file-exists = { $file } already exists and is left alone.
cli-file-folder = { $file } is a folder, not a file.
cli-file-forbidden = You are not allowed to open { $file }.
cli-file-other = { $file } cannot be used: { $text }.
cli-data-other = { $file } is not a database of Lautta.
cli-data-newer = { $file } was written by a newer release of Lautta.
cli-data-older = { $file } was written by an older release of Lautta. Copy it with that release, or start a server of this one on it first.
cli-data-empty = { $file } is empty and holds nobody’s games. Put a backup in its place, or remove it to start over.
cli-data-damaged = { $file } is damaged. Put a backup in its place; docs/operate.md says how.
cli-data-away = { $database } does not answer, or lets nobody in: { $text }
cli-database-malformed = This is not the address of a database. It has to look like postgresql://user@host/name; in a password, @ is written %40 and / %2F.
cli-database-kind = Lautta knows two kinds of databases: SQLite, named by a file, and PostgreSQL, named by postgresql://user@host/name.
cli-database-both = Give either --data or --database, not both.
cli-broker-away = The broker does not answer, or lets nobody in: { $text }
cli-broker-forbids = The broker lets this user in, but does not let it send and receive messages under { $subject }: { $text }
cli-broker-malformed = This is not the address of a broker. It has to look like nats://user:password@host:4222.
cli-broker-kind = Lautta knows one kind of broker: NATS, named by nats://user:password@host or tls://user:password@host.
cli-broker-password = A broker on another machine must ask for a password: nats://user:password@host.
cli-broker-file = Only a PostgreSQL database can be shared by several processes; name it with --database.
cli-broker-needed = Several processes need a broker; name it with --broker.
cli-transfer-occupied = { $database } is not empty, so nothing was written there.
cli-transfer-differs = Something arrived different from what was sent (in { $rows }), so nothing was kept.
cli-transfer-not-taken = The new database does not take one of the rows of { $rows }, so nothing was kept: { $text }
cli-system = The system refuses: { $text }.
cli-serve-port = A port is from 0 to { $last }, not { $port }.
cli-serve-workers = There can be from 0 to { $most } workers.
cli-serve-processes = There can be from 1 to { $most } processes.
cli-work-begun = Thinking for the servers at { $broker } as { $name }, with { $workers ->
    [one] one process
   *[other] { $workers } processes
}. Ctrl-C stops it.
cli-work-broker = Name the broker that the servers use, with --broker or in LAUTTA_BROKER.
cli-work-workers = There can be from 1 to { $most } workers.
cli-serve-in-use = Another server is using { $file }; stop it, or give another folder or database.
cli-serve-address = The address { $address } cannot be used: { $text }.
cli-serve-url = A public URL is written like https://games.example.org, not { $url }.
cli-serve-proxy = A proxy is an address or a network, not { $text }.
cli-serve-host = A server name is written like games.example.org, not { $text }.
cli-serve-metrics = Metrics need an address with a port, written like 127.0.0.1:9000, not { $text }.
cli-serve-metrics-ports = Each process shows metrics at a port of its own, one after the other, so the first has to be from 1 to { $last }.
cli-serve-traces = The address of a collector is written like http://127.0.0.1:4318, not { $url }.
cli-no-game = There is no game { $name }; choose from { $known }.
cli-no-board = There is no board { $name }; choose from { $known }, or give the path of a file.
cli-no-player = There is no computer player { $name }; choose from { $known }.
cli-player-fault = The module of the computer player { $name } fails at import: { $text }
cli-no-sense = sense cannot play this game; random can.
cli-no-option = There is no rule option { $name }; choose from { $known }.
cli-option-form = A rule option is written name=value, not { $text }.
cli-option-values = Rule option { $name } is one of { $known }, not { $value }.
cli-players = { $game } is for { $fewest } to { $most } players, not { $number }.
cli-seats-number = { $seats ->
    [one] One seat is named, but { $players } play.
   *[other] { $seats } seats are named, but { $players } play.
}
cli-seats-me = Exactly one seat is yours: call it me, as in ida,me.
cli-play-settled = A saved game goes on as it began: only --seats may change.
cli-play-own = { $file } names computer players of your own. To play against them, add: --seats { $seats }
cli-at-least = { $name } is at least { $least }, not { $number }.
cli-extra = This needs the extra “{ $extra }”, which is not installed: pip install "lautta[{ $extra }]"
cli-arena-players = Name two or more different computer players, as in sense,random.
cli-cannot-play = { $name } cannot play { $game } with this number of players ({ $players }).
cli-arena-meeting = Choose one of { $known }.
cli-arena-alone = --alone is for two players that are named.
cli-arena-together = Seats: { $seats }, players named: { $names }. Name one for each seat, or add --round-robin.
cli-arena-share = A share is between 0 and 1, not { $number }.
cli-arena-broken = The computer player { $name } is broken (seat { $seat }, seed { $seed }): { $text } The game so far is in { $file }.
cli-arena-settings = { $folder } holds games of other settings ({ $names }); give another folder with --out.
cli-arena-in-use = Another arena is playing in { $folder }; wait for it, or give another folder with --out.
cli-arena-damaged = { $file }, line { $line } cannot be read: { $text }
cli-arena-died = A worker ended ({ $text }) while { $names } played seed { $seed }.
cli-arena-untrue = What the cluster sent back as { $file } is not what it says: { $text }
cli-learn-cannot = { $game } does not say how computer players see it, so it cannot be learned.
cli-learn-minutes = --minutes is a number above 0, not { $number }.
cli-learn-settings = { $folder } holds something else that was learned ({ $names }); give another folder with --out.
cli-learn-release = The cluster has Lautta { $there }, and here is { $here }; both have to be the same release.
cli-learn-damaged = { $file } is damaged, so learning cannot go on from it; give another folder with --out.
cli-solve-cannot = { $game } does not offer any search for what one player alone can make of it.
cli-solve-no-bound = { $game } does not offer any bound of what one player alone can make of it.
cli-solve-settings = { $folder } holds something else that was solved ({ $names }); give another folder with --out.
cli-solve-damaged = { $file } is damaged, so the search cannot go on from it; give another folder with --out.
cli-solve-in-use = Another search goes on in { $folder }; wait for it, or give another folder with --out.
cli-board-broken = { $file }, line { $line }: { $text }{ $more ->
    [0] {""}
    [one] {" "}(and one more problem; lautta board check lists both)
   *[other] {" "}(and { $more } more problems; lautta board check lists all)
}
cli-board-which-game = { $file } does not say which game it is for; add --game with one of { $known }.
cli-invalid = { $text }
cli-stale-engine = The compiled engine was built from different rules, so play is interpreted and slow; lautta info says more.
cli-unexpected = Something went wrong that should not have: { $text } (LAUTTA_DEBUG=1 shows where).

## Refusals

cli-refused = Player { $seat } may not do { $action }: { $text }
cli-refused-by = { $text } (Rules: { $chapter })

## Computer players

cli-player-sense = Plans ahead and plays what looks best.
cli-player-nickname = In { $game } it is also called { $name }.
cli-player-random = Chooses at random among everything that is allowed.
cli-player-pipsa = Plays what looks nice, and overlooks a lot.
cli-player-otto = Plays in comfort, and overlooks something now and then.
cli-player-ida = Knows the game well and plays at once.
cli-player-sampo = Thinks a few moves ahead.
cli-player-vellamo = Looks deep into the game, and hardly misses anything.

## Tables

cli-column-seat = Seat
cli-column-player = Player
cli-column-players = Players
cli-column-points = Points
cli-column-wins = Wins
cli-column-share = Share
cli-column-games = Games
cli-column-shared = Shared
cli-column-interval = Interval
cli-column-ms = ms a move
cli-column-rating = Rating
cli-column-mean-score = Average points
cli-column-game = Game
cli-column-title = Full name
cli-column-board = Boards
cli-column-name = Name
cli-column-option = Rule option
cli-column-value = Value
cli-column-meaning = Meaning
cli-number = { NUMBER($number) }
cli-mean = { NUMBER($number, minimumFractionDigits: 1) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1) } %
cli-won = won
cli-usual = (usual)
cli-games-title = Games
cli-options-title = Rule options of { $game }
cli-computers-title = Computer players

## simulate

cli-simulate-progress = Playing
cli-simulate-engine = uniformly random
cli-simulate-threads = --threads is for playing inside the engine; computer players use one thread.
cli-simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions in { $seconds } s: { $games_per_s } games and { $decisions_per_s } decisions per second.
cli-simulate-interpreted = The engine is interpreted and therefore slow; lautta info says why.

## arena

cli-arena-progress = Playing
cli-arena-verifying = Replaying
cli-arena-match = Match: { $names }
cli-arena-ratings = Ratings
cli-arena-percents = { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %
cli-arena-interval = { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }
cli-arena-above = Clear after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $name } wins more than { NUMBER($share) } %.
cli-arena-below = Clear after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $name } wins less than { NUMBER($share) } %.
cli-arena-open = Not clear after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} whether { $name } wins more or less than { NUMBER($share) } %.
cli-arena-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}; a fair share for { $name } is { NUMBER($share) } %.
cli-arena-done = Games and results are in { $folder }; it took { $seconds } s.
cli-arena-wrong = Line { $line }, { $file }: { $text }
cli-arena-differs = the results say something else than the game file ({ $names }).
cli-arena-verified = { $folder }: { $games ->
    [one] one game
   *[other] { $games } games
} replayed, { $wrong ->
    [0] all of them as the results say.
   *[other] { $wrong } wrong.
}

## learn

cli-learn-progress = Learning
cli-learn-done = Learned from { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s. The network is in { $weights }.

## solve

cli-solve-progress = Best so far: { NUMBER($points) }
cli-solve-bound = Upper bound for any line: { NUMBER($points) }. Finding that out took { $seconds } s.
cli-solve-plotted = The curve is in { $file }.
cli-solve-seconds = seconds
cli-solve-points = points
cli-solve-no-more = no more than { NUMBER($points) }
cli-solve-nothing = No line was found in this time.
cli-solve-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, after { $evaluations ->
    [one] one line
   *[other] { NUMBER($evaluations) } lines
} in { $seconds } s. The best one is in { $file }.

## info

cli-info-version = Version
cli-info-python = Python
cli-info-platform = Platform
cli-info-package = Program
cli-info-data = Data
cli-info-language = Language
cli-info-engine = Engine of { $game }
cli-info-broken = Left out: { $game }
cli-info-absent = Missing in { $game }
cli-absent = { $names }, advice
cli-engine-compiled = compiled
cli-engine-not-built = interpreted: nothing was compiled when { $package } was installed; install a C compiler, then { $package } again, and it is hundreds of times faster
cli-engine-stale = interpreted: the compiled engine was built from different rules; `make build` compiles it again
cli-engine-stale-elsewhere = interpreted: the compiled engine was built from different rules; install { $package } again, with `pip install .` in its folder
cli-engine-switched-off = interpreted, as LAUTTA_ENGINE=interpreted asks for
cli-engine-not-loaded = interpreted: the compiled engine does not load on this machine; install { $package } again

## replay

cli-replay-ok = { $file } is correct: { $game }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
cli-replay-unfinished = The game is not over.
cli-replay-action = { $file }, line { $line }, action { $action }: { $text }
cli-replay-line = { $file }, line { $line }: { $text }
cli-replay-whole = { $file }: { $text }
cli-seat = Player { $seat }
cli-log-line = { $who }: { $action }: { $text }
cli-log-redraw = What was hidden is redrawn (branch { $branch }).

## analyse

cli-analyse-point = { $who }, line { $line }: { $played } ({ $chance }%). Better: { $better } ({ $better_chance }%).
cli-analyse-none = Nothing that was played gave much away.
cli-analyse-cannot = Nobody knows yet how to play { $game } well with { $players ->
    [one] one player.
   *[other] { $players } players.
}

## board check

cli-board-problem = { $file }, line { $line }: { $text }
cli-board-problem-in = { $file }, line { $line }, { $path }: { $text }
cli-board-bad = { $problems ->
    [one] One problem.
   *[other] { $problems } problems.
}
cli-board-ok = { $file } is correct: { $title }, a board for { $game }.
cli-board-parts = It has { $parts }.
cli-board-placeholders = Placeholders, not official: { $parts }.

## completion

cli-completion-which = Your shell was not recognised; name it: bash, zsh or fish.
cli-completion-installed = Installed in { $file }; open a new terminal to use it.

## play

cli-play-me = You
cli-play-computer = Computer { $seat }
cli-play-guest = Guest
cli-play-welcome = { $game } for { $players }. Type a number to choose, ? for help.
cli-play-prompt = >
cli-play-choose = What do you do?
cli-play-choose-more = { $heading }: which? (Enter goes back.)
cli-play-no-number = There is no { $number } here; the last one is { $last }.
cli-play-what = “{ $text }” is neither an action nor a command; ? shows what can be typed.
cli-play-allowed = That is allowed.
cli-play-no-log = Nothing has happened yet.
cli-play-nothing-to-undo = There is nothing to undo.
cli-play-undone = Undone.
cli-play-undone-redrawn = Undone; what had been revealed since is redrawn.
cli-play-save-where = Name the file, as in: save game.txt
cli-play-saved = The game is in { $file }; lautta replay verifies it.
cli-play-saved-early = The game so far is in { $file }; to go on with it: lautta play { $file }. The file also holds what is still hidden, so do not look into it.
cli-play-over = The game is over.
cli-play-after = You can still look around (map, log), save FILE or undo; Enter leaves.
cli-play-bye = Goodbye.
cli-word-number = 1 2 3
cli-word-notation = build R17 green+1
cli-word-help = ? help
cli-word-undo = undo u
cli-word-why = why
cli-word-log = log
cli-word-map = map
cli-word-look = look l
cli-word-save = save
cli-word-quit = quit q exit
cli-play-help-number = Choose; several numbers go on in the next menu, as in 3 1 2.
cli-play-help-notation = Do an action by its notation, as in game files; several with commas between.
cli-play-help-help = This list.
cli-play-help-undo = Undo your last action and everything that followed it.
cli-play-help-why = Why an action is not possible, as in: why { $example }
cli-play-help-log = What has happened so far.
cli-play-help-map = The whole board.
cli-play-help-look = Show everything once more.
cli-play-help-save = Write the game file.
cli-play-help-quit = Stop playing.

## backup

cli-backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}, and the copy is intact.
cli-transfer-done = Carried over and verified: { $to } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}.
cli-backup-damaged = { $file } could not be copied intact, so nothing was kept: { $text }

## Making boards

cli-help-board-make = Generate a board from a seed: the same seed makes the same board.
cli-help-board-show = Draw a board.
cli-option-seed-board = The seed of the board; random by default.
cli-option-out = The file to write, which must not exist yet; by default, the board is printed.
cli-board-not-made = { $game } does not generate boards.
cli-board-no-board = This seed gives no fair board for { $players }; try another one.
cli-board-made = The board is in { $file }.

## Laying a board

cli-laid-title = Laid together
cli-laid-welcome = First the board is laid together: { $pieces } pieces. Type ? for help.
cli-laid-choose = Where does your piece go? ({ $left } to go)
cli-laid-spots = Places: { $spots }
cli-laid-help =
    Type a place such as { $spot } to see what may lie there, then numbers; or a whole step such as: { $step }
    undo takes your last piece back, rest lets the computer lay all that is left, look shows the board once more, quit
    stops.
cli-word-rest = rest auto
