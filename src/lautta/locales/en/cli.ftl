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
cli-label-default = default: { $value }
cli-help-lautta = Board games with exact rules: play against computers here or in the browser, or study the games.
cli-example-lautta =
    lautta serve --open
    lautta COMMAND --help
cli-help-serve = Serve the web page, with all tables in one folder or database. Ctrl-C stops the server.
cli-example-serve =
    lautta serve --open
    lautta serve --host 0.0.0.0 --port 8080 --data /srv/lautta
cli-help-play = Play a game in the terminal against computers.
cli-help-games = List the games with their boards and rule options, and the computer players.
cli-example-games =
    lautta games
    lautta games --json
cli-help-simulate = Play many games without people: at random inside the engine, or between computer players.
cli-help-arena = Compare computer players over many seeds with swapped seats: in a fixed number of games, or with --stop until one is clearly stronger.
cli-help-arena-verify = Replay all games of a folder, and list those that contradict the results.
cli-example-arena-verify =
    lautta arena verify strength
cli-help-learn = Train a network for computer players from scratch, by self-play. Run it again to continue.
cli-help-data = Write games that a search plays against itself, with what it found, as NumPy arrays for learners.
cli-help-solve = Search for the most points that one player alone can make in a game, and save the best line as a game file. Run it again to continue.
cli-help-export = Write the rules of a game as source code for other programs.
cli-help-export-c = Write a game on one board as C source: a header and a file to compile, without Python.
cli-help-probe = Play three moves at a server, as people do, and say whether that works and how long it took. The exit code is 0 if it works, else 1.
cli-example-probe =
    lautta probe https://games.example.org
    lautta probe http://127.0.0.1:8000 --within 2 --json
cli-argument-probe-address = The address of the server, such as https://games.example.org
cli-option-within = The seconds that each step may take.
cli-probe-works = { $address } works: a guest, a table, three moves and their updates in { $ms } ms.
cli-probe-failed = { $address } does not work: the step { $step } failed ({ $text }).
cli-probe-address = This is not the address of a server: { $text }
cli-help-work = Work for servers elsewhere: run computer players, advice and reviews on this machine. Ctrl-C finishes the work in progress, then stops.
cli-example-work =
    lautta work --broker nats://work:password@broker.example.org
    lautta work --broker tls://work:password@broker.example.org --workers 8
cli-help-backup = Copy all tables into one file, even while a server uses them, and verify the copy.
cli-help-transfer = Copy all tables, people and boards into another database, and verify that nothing is missing.
cli-help-people = List people, ban them, sign them out, or delete them, even while servers run.
cli-help-tables = Open a game file as a table, close a table, or delete those that nobody has touched for long, even while servers run.
cli-help-tables-open = Make a table of a game file, to look at on the page: each step as each player saw it, and what else could be done.
cli-help-tables-close = End a table without a result.
cli-help-tables-purge = Say how many tables nobody has touched for so many days; with --yes, delete them.
cli-example-backup =
    lautta backup tables-2027-01-31.db
    lautta backup /backup/lautta.db --data /srv/lautta
cli-example-people =
    lautta people list anna
    lautta people sign-out 7k2mwq9xhc4d --data /srv/lautta
    lautta people invite --name "Thursday group" --data /srv/lautta
cli-example-tables-purge =
    lautta tables purge --older 365
    lautta tables purge --older 365 --yes
cli-help-replay = Replay and verify a game file; print the result, or where it goes wrong and why.
cli-example-replay =
    lautta replay game.txt
    lautta replay game.txt --log
cli-help-analyse = Review a game file: the chances of all players, their luck and skill, and each mistake with what would have been better.
cli-example-analyse =
    lautta analyse game.txt
    lautta analyse game.txt --json
cli-help-board = Tools for board files.
cli-example-board =
    lautta board check my-city.json
cli-help-board-check = List all problems in a board file, line by line.
cli-example-board-check =
    lautta board check my-city.json
cli-help-info = Print the version, whether the engines are compiled, and where data is kept.
cli-example-info =
    lautta info
    lautta info --json
cli-help-new = Write a small game of your own to begin with: rules, declaration, words, a test and the build, in a new folder.
cli-help-completion = Print or install the completion script of a shell.
cli-example-completion =
    lautta completion --install
    lautta completion bash > lautta.bash
cli-argument-game = The name of the game; `lautta games` lists them.
cli-argument-game-play = The name of the game (`lautta games` lists them), or a saved game file to continue.
cli-argument-new = The name of the game and of its folder, such as my_game.
cli-argument-file = The game file.
cli-argument-backup-file = The file to write; it must not exist yet.
cli-argument-people-act = What to do: list (those with WHO in their name), ban, unban, sign-out, delete, or invite (make a group and print the link to it).
cli-argument-people-who = An id, or part of a name to list.
cli-argument-table = The id of a table, as in its address.
cli-option-older = Days since the last event at a table.
cli-option-yes = Really do it; nothing brings it back.
cli-argument-board-file = The board file.
cli-argument-export-folder = The folder to write into; files of the same names are replaced.
cli-argument-shell = The shell; by default, yours.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-language = The language; by default, that of LAUTTA_LANG or LANG.
cli-option-host = The address to listen on; 0.0.0.0 accepts connections from other machines.
cli-option-port = The port.
cli-option-data = The folder for the tables.
cli-option-database = A PostgreSQL database instead of a folder: postgresql://user@host/name. LAUTTA_DATABASE sets it too.
cli-option-broker = The NATS broker that connects several processes on one database, and other machines that run computer players: nats://user:password@host. LAUTTA_BROKER sets it too.
cli-option-mail = The mail server, for people who want to be reached or come back by mail: smtps://user:password@host:465?from=Lautta%20<games@example.org>. LAUTTA_MAIL, or the file that LAUTTA_MAIL_FILE names, sets it too.
cli-option-processes = The number of processes that serve this address; more than one needs a PostgreSQL database and a broker.
cli-option-work-broker = The NATS broker that the servers use: nats://user:password@host. LAUTTA_BROKER sets it too.
cli-option-work-workers = The number of worker processes; by default, one per processor.
cli-option-fd = Listen on this open socket instead of host and port; for a supervisor such as systemd.
cli-option-from = The database to copy: a file, a folder or postgresql://…; no server may be using it.
cli-option-to = The database to write: a new file, or an empty PostgreSQL database.
cli-option-open = Open the page in the browser.
cli-option-public-url = The address at which others reach this server, if it differs from the one it listens on.
cli-option-proxy = The address of a trusted proxy, e.g. 127.0.0.1, whose headers name the client; separate several with commas.
cli-option-allow-host = Another host name of this server, e.g. games.example.org; may be given several times.
cli-option-allow-network = A network inside which webhooks may be sent to, such as 192.168.0.0/16; may be given several times. Otherwise only public addresses are.
cli-option-own-board = A board file that stays on this server, such as the contracts of your box; may be given several times: new tables can have the first, older tables go on with the others.
cli-option-player = A computer player with weights of its own, as in mine=best.net or mine=vellamo:best.net; may be given several times.
cli-option-no-limits = Switch off all rate limits; for measurements only.
cli-option-no-pauses = Let computer opponents play at once, without the pauses that let people follow.
cli-option-closed = Let in only members of this server’s groups. `lautta people invite` makes the first one.
cli-option-people-name = The name of the new group, with invite.
cli-option-workers = The number of extra processes for heavy work, such as computer players; 0 for none. By default, one per processor (at least 4).
cli-option-metrics = Serve Prometheus metrics at a separate address, e.g. 127.0.0.1:9000.
cli-option-log = The format of the log: lines of text, or one JSON object per line.
cli-option-traces = Send traces to an OpenTelemetry collector, e.g. http://127.0.0.1:4318.
cli-option-players = The number of players; by default, as many as the board is for, or else the fewest possible.
cli-option-players-play = The number of players, including you.
cli-option-games = The number of games; by default 1000, or 10 between computer players.
cli-option-seed = The seed of the first game; each further game takes the next number.
cli-option-seed-play = The seed of the game; random by default.
cli-option-seats = Computer players, one per seat or one for all, as in sense,random; without it, play is uniformly random.
cli-option-seats-play = The players in the order of their seats, as in ida,me,pipsa.
cli-option-threads = Threads for playing inside the engine.
cli-argument-arena-folder = The folder given with --out.
cli-argument-data-folder = The folder to write to; a data card says what is in it.
cli-option-arena-players = Computer players, as in sense,random: names, nicknames of the game, files of weights such as best.net or vellamo:best.net, or module:name for your own. With --ladder, list them from weakest to strongest.
cli-option-arena-round-robin = Every player meets every other, two in a game, with equally many seats.
cli-option-arena-ladder = Each player meets the one listed before it, with equally many seats.
cli-option-arena-alone = The first player has one seat, and the second has all others.
cli-option-arena-seats = The number of seats in a game; by default, one for each player, or with --round-robin, --ladder or --alone, the usual number.
cli-option-arena-games = The number of games in a match; with --stop, the maximum. A round plays one seed in all seatings: two games if two play.
cli-option-arena-seed = The seed of the first round; each further round takes the next number.
cli-option-arena-stop = Stop a match as soon as the first player is clearly above or below its fair share; the intervals hold whenever you look.
cli-option-arena-at-least = Stop as with --stop, but as soon as the first player clearly wins more or less than this share, as in 0.6.
cli-option-arena-fewest = The number of rounds to play before a match may stop.
cli-option-arena-jobs = The number of games played in parallel; by default, one per processor.
cli-option-arena-out = The folder for results and game files; a stopped arena continues there. By default, a new temporary folder.
cli-option-learn-minutes = The minutes of processor time to learn, including earlier runs in the same folder.
cli-option-learn-seed = The seed of all random choices.
cli-option-learn-worlds = The number of games that the search follows for each decision in the last quarter of the time; 0 for none.
cli-option-learn-start = A file of weights to begin with, in place of random weights.
cli-option-learn-out = The folder for the network; by default, learned-GAME-PLAYERS in the current folder.
cli-option-data-games = The number of games.
cli-option-data-worlds = The number of games that the search follows for each decision.
cli-option-data-computer = A computer player to play in place of the search, without values; by default, the usual one of games without a search.
cli-option-solve-board = The name of a board (scenario), or a board file.
cli-option-solve-minutes = The minutes to search, including earlier runs in the same folder.
cli-option-solve-rounds = Search this many rounds instead of minutes; the same seed then finds the same line.
cli-option-solve-seed = The seed from which each search derives its own.
cli-option-solve-jobs = The number of searches in parallel; by default, one per processor.
cli-option-solve-out = The folder for results; by default, solved-GAME-BOARD in the current folder.
cli-option-solve-plot = Also plot the best points against seconds: curve.svg in the folder.
cli-option-board = The name of a board (scenario), or a board file; with `laid`, the players first lay the board, if the game allows it.
cli-option-option = A rule option of the game, as name=value; may be given several times.
cli-option-json = Print JSON for programs.
cli-option-replay-log = Print every action.
cli-option-game = The game that the board is for, if the file does not say.
cli-option-install = Install the script for your shell.

## Errors: one sentence each, after the name of the program

cli-error = lautta: { $text }
cli-usage-command = There is no command { $name }; choose from { $known }.
cli-usage-option = There is no option { $name }; --help lists them.
cli-usage-choice = { $name } is one of { $known }, not { $value }.
cli-usage-number = { $name } is a whole number, not { $value }.
cli-usage-value = { $name } cannot be { $value }.
cli-usage-no-value = { $name } needs a value after it.
cli-usage-missing = { $name } is missing; --help shows how to use the command.
cli-usage-repeated = { $name } was given twice.
cli-usage-extra = Unexpected: { $text }.
cli-usage-other = The command line could not be read: { $text }
cli-file-missing = There is no file { $file }.
cli-file-exists = { $file } already exists and was not changed.
cli-file-folder = { $file } is a folder, not a file.
cli-file-forbidden = You are not allowed to open { $file }.
cli-file-other = { $file } cannot be used: { $text }.
cli-data-other = { $file } is not a database of Lautta.
cli-data-newer = { $file } was written by a newer release of Lautta.
cli-data-older = { $file } was written by an older release of Lautta. Copy it with that release, or start a server of this one on it first.
cli-data-empty = { $file } is empty and holds no games. Put a backup in its place, or remove it to start over.
cli-data-damaged = { $file } is damaged. Put a backup in its place; docs/operate.md says how.
cli-data-away = { $database } does not answer, or refuses the connection: { $text }
cli-database-malformed = This is not the address of a database. Write it like postgresql://user@host/name; in a password, write @ as %40 and / as %2F.
cli-database-kind = Lautta knows two kinds of databases: SQLite, named by a file, and PostgreSQL, named by postgresql://user@host/name.
cli-database-both = Give either --data or --database, not both.
cli-mail-malformed = This is not the address of a mail server. Write it like smtps://user:password@host:465?from=games@example.org, or smtp://host:25?from=games@example.org.
cli-mail-sender = Say from which address mail is sent: add ?from=games@example.org to the address of the mail server.
cli-mail-url = Links in mails begin with the address of the page; name it with --public-url.
cli-broker-away = The broker does not answer, or refuses the connection: { $text }
cli-broker-forbids = The broker accepts this user, but does not let it send and receive messages under { $subject }: { $text }
cli-broker-malformed = This is not the address of a broker. Write it like nats://user:password@host:4222.
cli-broker-kind = Lautta knows one kind of broker: NATS, named by nats://user:password@host or tls://user:password@host.
cli-broker-password = A broker on another machine must ask for a password: nats://user:password@host.
cli-broker-file = Several processes can share only a PostgreSQL database; name it with --database.
cli-broker-needed = Several processes need a broker; name it with --broker.
cli-transfer-occupied = { $database } is not empty, so nothing was written to it.
cli-transfer-differs = The copy differs from the original (in { $rows }), so nothing was kept.
cli-transfer-not-taken = The new database rejects one of the rows of { $rows }, so nothing was kept: { $text }
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
cli-serve-in-use = Another server is using { $file }; stop it, or name another folder with --data.
cli-serve-address = The address { $address } cannot be used: { $text }.
cli-serve-url = A public URL is written like https://games.example.org, not { $url }.
cli-serve-proxy = A proxy is an address or a network, not { $text }.
cli-serve-host = A server name is written like games.example.org, not { $text }.
cli-serve-allow-network = A network is written like 192.168.0.0/16, not { $text }.
cli-serve-player = Give --player as name=file.net, with a new name of letters, digits and underscores, not { $text }.
cli-serve-metrics = Metrics need an address with a port, written like 127.0.0.1:9000, not { $text }.
cli-serve-metrics-ports = Each process serves metrics on a port of its own, counting up from the first, so the first must be from 1 to { $last }.
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
cli-play-settled = A saved game keeps its settings: only --seats may change, and --board may give a board that the file does not contain.
cli-play-own = { $file } names computer players of your own. To play against them, add: --seats { $seats }
cli-at-least = { $name } is at least { $least }, not { $number }.
cli-extra = This needs the extra “{ $extra }”, which is not installed: pip install "lautta[{ $extra }]"
cli-arena-players = Name two or more different computer players, as in sense,random.
cli-cannot-play = { $name } cannot play { $game } with this number of players ({ $players }).
cli-cannot-game = { $name } cannot play { $game }, which does not say how such a player thinks about it.
cli-cannot-sense = { $name } cannot play { $game }, which has no heuristic for it.
cli-cannot-weights = { $name } has no weights for { $game } with this number of players ({ $players }), or only for other rules; `lautta learn` makes some.
cli-cannot-compiled = { $name } needs compiled rules to play { $game }.
cli-arena-meeting = Choose one of { $known }.
cli-arena-alone = --alone needs exactly two players.
cli-arena-together = Seats: { $seats }, players named: { $names }. Name one for each seat, or add --round-robin.
cli-arena-share = A share is between 0 and 1, not { $number }.
cli-arena-broken = The computer player { $name } failed (seat { $seat }, seed { $seed }): { $text } The game so far is in { $file }.
cli-other-run-arena = { $folder } holds games with other settings ({ $names }); give another folder with --out.
cli-in-use-arena = Another arena is playing in { $folder }; wait for it, or give another folder with --out.
cli-damaged-arena = { $file }, line { $line } cannot be read: { $text }
cli-arena-died = A worker crashed during one of these games (with its seed): { $games }.
cli-learn-cannot = { $game } does not define what computer players see of it, so a network cannot learn it.
cli-learn-minutes = --minutes is a number above 0, not { $number }.
cli-other-run-learn = { $folder } holds a network learned with other settings ({ $names }); give another folder with --out.
cli-damaged-learn = { $file } is damaged, so learning cannot continue from it; give another folder with --out.
cli-in-use-learn = Another run is learning in { $folder }; wait for it, or give another folder with --out.
cli-solve-cannot = { $game } has no search for one player alone.
cli-other-run-solve = { $folder } holds a search with other settings ({ $names }); give another folder with --out.
cli-damaged-solve = { $file } is damaged, so the search cannot continue from it; give another folder with --out.
cli-in-use-solve = Another search is running in { $folder }; wait for it, or give another folder with --out.
cli-board-broken = { $file }, line { $line }: { $text }{ $more ->
    [0] {""}
    [one] {" "}(and one more problem; lautta board check lists both)
   *[other] {" "}(and { $more } more problems; lautta board check lists all)
}
cli-board-which-game = { $file } does not say which game it is for; add --game with one of { $known }.
cli-new-name = A game cannot be called { $name }: its name has lower-case letters, digits and _ between them, and no other module may have it.
cli-invalid = { $text }
cli-stale-engine = The compiled engine was built from different rules, so play is interpreted and slow; lautta info says more.
cli-unexpected = Unexpected error: { $text } (LAUTTA_DEBUG=1 shows where).

## Refusals

cli-refused = Player { $seat } may not do { $action }: { $text }
cli-refused-by = { $text } (Rules: { $chapter })

## Computer players

cli-player-sense = Plans ahead and plays what looks best.
cli-player-nickname = In { $game } it is also called { $name }.
cli-player-random = Chooses at random among all legal actions.
cli-player-pipsa = Takes what is there now, and misses what others are up to.
cli-player-otto = Has a plan of its own, and misses much of what others plan.
cli-player-ida = Knows the game well and plays at once.
cli-player-sampo = Thinks a few moves ahead.
cli-player-vellamo = Looks deep into the game, and hardly misses anything.
cli-player-weights = Plays with weights of its own.

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
cli-column-id = Id
cli-column-devices = Devices
cli-column-seen = Last seen
cli-column-option = Rule option
cli-column-value = Value
cli-column-meaning = Meaning
cli-column-chances = Chances to win
cli-column-luck = Luck
cli-column-skill = Skill
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
cli-arena-differs = the results contradict the game file ({ $names }).
cli-arena-verified = { $folder }: { $games ->
    [one] one game
   *[other] { $games } games
} replayed, { $wrong ->
    [0] all of them match the results.
   *[other] { $wrong } wrong.
}

## learn

cli-learn-progress = Learning{ $share ->
    [none] {""}
   *[other] {" "}({ $share } % of games won against the network that comes with Lautta)
}
cli-new-done = { $folder } holds a game that plays, for you to change. Go on with:
cli-learn-done = Learned from { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s. The network is in { $weights }.{ $share ->
    [none] {""}
   *[other] {" "}It won { $share } % of its games against the network that comes with Lautta.
}

## solve

cli-solve-progress = Best so far: { NUMBER($points) }
cli-solve-plotted = The curve is in { $file }.
cli-solve-seconds = seconds
cli-solve-points = points
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
cli-engine-stale-elsewhere = interpreted: the compiled engine was built from different rules; install { $package } again, with `pip install --no-build-isolation .` in its folder
cli-engine-switched-off = interpreted, because LAUTTA_ENGINE=interpreted is set
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

cli-analyse-progress = Thinking it over
cli-analyse-sums = Luck is what was drawn, skill what decisions lost, in points of a hundred of the chance to win.
cli-analyse-moment = Move { $move }, { $who }: { $played }. { $grade ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
} that cost { $cost ->
    [one] 1 point.
   *[other] { $cost } points.
} Better: { $better }.
cli-analyse-turn = Turn { $turn }, { $who }:
cli-analyse-none = No decision gave much away.
cli-analyse-compiled = A review of { $game } needs compiled rules; lautta info says why there are none.
cli-analyse-weights = Nobody knows yet how to play { $game } well with { $players ->
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
cli-play-what = “{ $text }” is neither an action nor a command; ? shows what you can type.
cli-play-allowed = That is allowed.
cli-play-no-log = Nothing has happened yet.
cli-play-nothing-to-undo = There is nothing to undo.
cli-play-undone = Undone.
cli-play-undone-redrawn = Undone; what had been revealed since is redrawn.
cli-play-save-where = Name the file, as in: save game.txt
cli-play-saved = The game is in { $file }; lautta replay verifies it.
cli-play-saved-early = The game so far is in { $file }; to continue it: lautta play { $file }. The file also holds hidden information, so do not look into it.
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
cli-play-help-number = Choose; further numbers answer the next menus, as in 3 1 2.
cli-play-help-notation = Do an action by its notation, as in game files; separate several with commas.
cli-play-help-help = Show this list.
cli-play-help-undo = Undo your last action and everything that followed it.
cli-play-help-why = Explain why an action is not possible, as in: why { $example }
cli-play-help-log = Show what has happened so far.
cli-play-help-map = Show the whole board.
cli-play-help-look = Show everything again.
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
cli-transfer-done = Copied and verified: { $to } holds { $tables ->
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
cli-option-out = The file to write; it must not exist yet. By default, the board is printed.
cli-board-not-made = { $game } does not generate boards.
cli-board-no-board = This seed gives no fair board for { $players }; try another one.
cli-board-made = The board is in { $file }.
cli-export-written = Written: { $file }

## Laying a board

cli-laid-title = Laid together
cli-laid-welcome = First, the players lay the board together: { $pieces } pieces. Type ? for help.
cli-laid-choose = Where does your piece go? ({ $left } to go)
cli-laid-spots = Places: { $spots }
cli-laid-help =
    Type a place such as { $spot } to see what may lie there, then numbers; or a whole step such as: { $step }
    undo takes your last piece back, rest lets the computer lay all that is left, look shows the board once more, quit
    stops.
cli-word-rest = rest auto

## people and tables

cli-people-ban = { $id } is banned.
cli-people-unban = { $id } is no longer banned.
cli-people-sign-out = { $id } is signed out everywhere.
cli-people-delete = { $id } is deleted. A running server now takes their name out of their tables, else the next one.
cli-people-sure = This deletes { $id } for good. To do so, add --yes.
cli-people-nobody = There is nobody with the id “{ $id }”. See `lautta people`.
cli-people-banned = banned
cli-people-group = Group
cli-people-invite =
    The group “{ $name }” is there. The first person to join by this link is its host. Put your server’s address before it:
    { $link }
cli-tables-none = There is no table { $id }.
cli-tables-opened = Look at it on the page of `lautta serve`, under #/table/{ $id }.
cli-tables-redrawn = Things were drawn again in this game, so it cannot become a table.
cli-tables-closed = A running server now closes table { $id }, else the next one.
cli-tables-purge = Tables that --yes would delete: { $number }.
cli-tables-purged = Tables deleted: { $number }.
