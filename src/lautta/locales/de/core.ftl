### Was alle Spiele gemeinsam haben.

core-refused-unknown-action = Eine solche Aktion gibt es auf diesem Spielplan nicht.
core-refused-no-such-seat = Diesen Spieler gibt es in dieser Partie nicht.
core-refused-not-your-turn = Dieser Spieler ist nicht am Zug.
core-refused-game-over = Die Partie ist zu Ende.
core-chapter-actions = Was man tun kann
core-chapter-seats = Wer mitspielt
core-chapter-turns = Die Reihenfolge

## Positions from outside

core-position-name = „{ $value }“ gehört nicht zu { $known }
core-position-whole = „{ $value }“ ist keine ganze Zahl
core-position-fit = { $value } passt nicht in { $name }
core-position-form = „{ $value }“ hat nicht die Form `{ $example }`
core-position-places = { $name } hat nur { $places } Plätze
core-position-counts = In { $name } stehen abwechselnd Anzahl und Name, etwa `2 pink 1 wild`; in JSON Anzahlen nach Namen
core-position-twice = { $name } steht zweimal da
core-position-generator = { $name } hat einen Schlüssel, einen Zweig und die Zahl der Ziehungen: abwechselnd Name und Wert
core-position-generator-key = Der Schlüssel des Zufalls sind 32 Bytes in Hexadezimalziffern
core-position-generator-bytes = Der Zufall passt nicht zu seinem Schlüssel, seinem Zweig und der Zahl der Ziehungen
core-position-range = { $name } liegt zwischen { $least } und { $most }, nicht bei { $value }
core-position-list = Hier gehört eine Liste hin, nicht „{ $value }“
core-position-object = Hier gehört ein Objekt hin, nicht „{ $value }“
core-position-field = Ein Feld „{ $name }“ gibt es nicht; die Felder sind { $known }
core-position-number = { $count } ist { $wanted }, aber { $name } sind { $there }
core-position-indented = „{ $line }“ ist falsch eingerückt
core-position-next = Hier sollte { $name } { $number } kommen
core-position-block = Was zu { $name } gehört, beginnt auf der nächsten Zeile
core-position-other = { $text }
core-position-unreadable = { $name } lässt sich so nicht lesen
core-position-bytes = Ein Abbild besteht aus Bytes, nicht aus „{ $value }“
core-position-layout = Das Abbild ist anders aufgebaut
core-position-no-text = Ein Stellungstext ist ein Text, nicht „{ $value }“
core-position-title = Ein Stellungstext beginnt mit `{ $title }`
core-position-document = Eine Stellung als JSON ist ein Objekt mit Spiel, Spielplan, Optionen und Stellung
core-position-game = Das ist eine Stellung von „{ $value }“, nicht von { $name }
core-position-board = Einen Spielplan „{ $name }“ gibt es hier nicht; gib seine Datei an
core-position-board-version = Die Stellung wurde für eine andere Version des Spielplans { $name } geschrieben
core-position-other-board = Die Stellung gehört zu einem anderen Spielplan
core-position-impossible = Das kann nicht aus einer Partie stammen (Fehler { $trouble })
core-position-absent = { $part } { $number } ist nicht im Spiel und hat nichts
core-position-strange = { $name } enthält etwas, das es in dieser Partie nicht gibt
core-position-derived = { $name } passt nicht zum Rest der Stellung: richtig ist { $wanted }, nicht { $there }
core-position-seats = seats ist eine Zahl von { $least } bis { $most }, nicht { $value }

## Arguments from outside

core-no-utf8 = Das ist kein UTF-8-Text
core-options-form = Regeloptionen sind Werte nach Namen, nicht „{ $value }“
core-options-name = { $game } hat keine Regeloption „{ $name }“; zur Wahl stehen: { $known }
core-options-value = Die Regeloption { $name } ist eine von { $known }, nicht „{ $value }“

core-meant = War { $name } gemeint?
core-no-game = Das Spiel „{ $name }“ gibt es nicht; zur Wahl stehen: { $known }
core-board-game = Das ist kein Spielplan von { $game }
core-board-kind = Ein Spielplan ist ein Name, eine Datei oder Daten, nicht „{ $value }“
core-board-none = { $game } hat keine Spielpläne außer den eigenen
core-board-file = { $file } lässt sich nicht lesen
core-board-large = Die Datei ist zu groß: Ein Spielplan hat höchstens { $most } Bytes
core-players = { $game } ist für { $least } bis { $most } Spieler, nicht { $value }
core-seed = Ein Startwert ist eine Zahl von 0 bis 2**256 - 1 oder 32 Bytes, nicht { $value }
core-seat = Plätze zählen ab 0, und es gibt { $players } Spieler; einen Platz { $value } gibt es nicht
core-branch = Ein Zweig ist eine Zahl von 0 bis { $most }, nicht { $value }
core-batch = Eine Reihe hat mindestens eine Partie, und ihr Startwert liegt zwischen 0 und 2**64 weniger der Zahl der Partien, nicht bei { $seed } (Partien: { $games })
core-batch-mixed = Eine Reihe besteht aus mindestens einer Stellung, und alle gehören zu einem Spiel und einem Spielplan
core-threads = Es braucht mindestens 1 Thread, nicht { $value }
core-file-beginning = Diese Stellung stammt nicht aus einer Partie, wie ihr Startwert sie beginnt: Gib den Startwert an, wenn am Anfang nichts gewählt wurde
core-file-outcome = Eine Datei enthält, was ihr Startwert zieht, in dieser Partie wurde aber ein Ergebnis gewählt
core-form = Bitte eines von { $known }, nicht { $value }
core-out-array = `{ $name }` ist ein zusammenhängendes, beschreibbares NumPy-Array der Form { $shape } vom Typ { $kind }
core-out-overlap = Die Arrays in `out` dürfen sich nicht überlappen
core-features = { $game } hat keine gelernten Spieler, also berechnet niemand Merkmale davon
core-choices = Eine Auswahl ist ein Array ganzer Zahlen, höchstens { $most } in einer Zeile
core-batch-hiding = Ein Stapel von { $game } kann nichts verbergen: Die Regeln dafür stehen nicht in seiner Tabelle
core-export-hiding = { $game } lässt sich nicht exportieren: Die Regeln zum Verbergen stehen nicht in seiner Tabelle
core-seeds = Es gibt einen Startwert oder einen für jede Partie ({ $games }), von 0 bis 2**64 - 1
core-games = Partien sind verschiedene Indizes unter { $games }
core-actions = Aktionen sind ein Array von { $games } ganzen Zahlen, eine für jede Partie
core-no-history = Was zu dieser Stellung führte, ist nicht bekannt
core-outcome = { $value } ist hier kein Ergebnis: `outcomes` zählt alle auf, `draws` geht Zug um Zug
core-outcomes-many = Die Regeln müssten mehr als { $most }-mal laufen: Bitte frag nach den Zügen des Zufalls der Reihe nach
core-outcomes-draws = Ein Ergebnis hat höchstens { $most } Züge des Zufalls mit je höchstens 256 Dingen von 8 Arten: Lass `apply` ziehen
core-outcomes-most = `most` ist eine Zahl ab 1, nicht { $value }
core-returns = „{ $value }“ ist keine Art von Erträgen; zur Wahl stehen { $known }
core-render = „{ $value }“ ist keine Art, eine Stellung zu zeichnen; zur Wahl stehen { $known }
core-game-unknown = Das Spiel { $name } ist nicht unter seinem Namen angemeldet und wird deshalb nicht wiedergefunden: lautta.register hilft
core-rules = Das wurde nach Version { $version } der Regeln gespielt; { $release ->
    [none] keine bekannte Version von Lautta spielt sie
   *[other] Lautta { $release } spielt sie
}
core-illegal = Spieler { $player } darf „{ $action }“ nicht tun: { $why }

## Actions

core-action-kind = „{ $value }“ ist keine Aktion: gib ihren Code, ihre Notation oder ihr JSON-Objekt an
core-action-code = { $code } ist keine Aktion: Codes gehen hier von 0 bis { NUMBER($most, useGrouping: 0) }
core-action-parameters = { $name } nimmt { $wanted } Werte, nicht { $given }
core-action-range = { $action }: { $name } = { $value } liegt nicht zwischen 0 und { $most }
core-action-text = „{ $text }“ ist keine Aktion; die Aktionen sind: { $known }
core-action-object = „{ $value }“ ist kein Objekt aus Wörtern
core-action-fields = { $name } hat die Felder { $known }
core-action-name = Die Aktion „{ $name }“ gibt es nicht; die Aktionen sind: { $known }
core-action-value = „{ $action }“: „{ $value }“ passt nicht zu { $name }; zur Wahl stehen: { $known }
core-action-whose = Die Spieler { $players } können handeln: sag, wessen Aktion es ist
core-action-of = „{ $action }“ kann von den Spielern { $players } sein: sag, wessen Aktion es ist

## Game files

core-file-no-text = Eine Spieldatei ist ein Text, nicht „{ $value }“
core-file-title = Eine Spieldatei beginnt mit `{ $title }`
core-file-twice = Die Kopfzeile { $name } steht zweimal da
core-file-header = Die Kopfzeile „{ $name }“ gibt es nicht; die Kopfzeilen sind { $known }
core-file-missing = Die Kopfzeile { $name } fehlt
core-file-number = { $name } ist eine Zahl, nicht „{ $value }“
core-file-seed = Ein Startwert sind 64 Hexadezimalziffern
core-file-option = Optionen schreibt man Name=Wert, jede einmal, nicht „{ $value }“
core-file-final = Die letzte Stellung ist nicht die, die die Datei nennt
core-file-result = Die Partie endete anders: { $result ->
    [none] sie ist nicht zu Ende
   *[other] { $result }
}
core-file-no-seed = Der Startwert steht nicht in der Datei: Er wird nach der Partie veröffentlicht
core-file-other-seed = Der Startwert ist nicht der, dessen Hash veröffentlicht wurde
core-file-board = Der Spielplan „{ $board }“ gehört weder zu { $game }, noch steht er in dieser Datei; gib seine eigene Datei an
core-file-board-version = Die Partie wurde auf einer anderen Version des Spielplans { $board } gespielt
core-file-bad-board = Auf seinem Spielplan kann man nicht spielen: { $problem }
core-file-line = Eine Zeile beginnt mit der Nummer eines Spielers, nicht mit „{ $word }“
core-file-redraw = redraw nennt den Zweig, eine Zahl ab 1
core-file-player = Einen Spieler { $player } gibt es nicht: Es sind { $players } Spieler
core-file-action = Eine Aktion fehlt
core-file-board-data = board-data ist das JSON einer Spielplandatei in einer Zeile

core-position-grid = { $name } sind { $rows } Zeilen mit je { $columns } Zeichen
core-position-turn = turn zählt ab 1 und kann nicht { $value } sein
core-position-seat = Ein Platz ist eine Zahl von 0 bis { $most }, nicht „{ $value }“
core-position-player = Spieler zählen ab 1; einen Spieler „{ $value }“ gibt es nicht
core-position-format = Stellungen als JSON haben das Format { $known }, nicht „{ $value }“
core-position-view-of = Eine Ansicht gehört einem Platz oder einem Zuschauer, nicht „{ $value }“
core-position-counted = „counted“ steht nur bei einer Ansicht, und nur in einem Spiel, in dem sich mehr mitzählen lässt, als gezeigt wird
core-position-view = So kann niemand eine Stellung sehen

## Views

core-view-forgotten = Diese Ansicht hat vergessen, was früher gezeigt wurde: Bitte die ganze Stellung um eine, die sich alles merkt
core-view-history = Eine Ansicht weiß nicht, was vor ihr geschah: Bitte die ganze Stellung um den Verlauf
core-view-outcomes = Die Ergebnisse hängen von Verborgenem ab: Bitte frag die ganze Stellung oder eine, die zur Ansicht passt
core-view-redraw = In einer Ansicht gibt es nichts neu zu ziehen
core-view-seed = Eine Ansicht kennt den Startwert ihrer Partie nicht: Bitte gib ihn an
core-view-hidden = Diese Ansicht weiß nicht, was aus „{ $action }“ wird
core-view-seat = Das ist nicht die Ansicht dieses Platzes
core-format = Texte haben das Format 1 oder { $known }, nicht „{ $value }“

## Boards and JSON

core-board-data = Ein Spielplan besteht aus Daten, die in JSON stehen können
core-board-unreadable = Daraus lässt sich kein Spielplan machen
core-json-end = Das ist kein JSON: nach dem Ende steht noch etwas (Zeichen { $column })
core-json-deep = Das ist kein JSON: es ist zu tief verschachtelt (Zeichen { $column })
core-json-value = Das ist kein JSON: ein Wert fehlt (Zeichen { $column })
core-json-no-value = Das ist kein JSON: „{ $value }“ ist kein Wert (Zeichen { $column })
core-json-name = Das ist kein JSON: ein Name in Anführungszeichen fehlt (Zeichen { $column })
core-json-colon = Das ist kein JSON: ein Doppelpunkt fehlt (Zeichen { $column })
core-json-comma = Das ist kein JSON: ein Komma oder { $bracket } fehlt (Zeichen { $column })
core-json-string = Das ist kein JSON: ein Text in Anführungszeichen ist kaputt oder endet nicht (Zeichen { $column })
core-json-twice = Der Name „{ $name }“ steht zweimal da

## Spiele, die gerade entstehen

core-broken-path = { $game }: scoring.{ $part } ist { $path }, aber { $record } hat kein Feld { $name }
core-broken-row = { $game }: scoring.{ $part } ist { $path } und hat nicht je Platz eine Zahl (Plätze: { $seats })
core-broken-number = { $game }: scoring.{ $part } ist { $path }, und das ist nicht eine einzelne Zahl
core-broken-scores = { $game }: scoring.scores gab { $given } Zahlen (Spieler: { $players })
core-broken-result = { $game }: Die Partie ist zu Ende, aber scoring.result sagt nichts dazu
core-broken-hidden = { $game }: Game(hidden=…) verdeckt anstelle der Felder, die angeben, wer sie sieht (`seen`); nimm nur eines von beiden
core-broken-field = { $game }: { $record } hat kein Feld { $name }; jedes Spiel hat { $known }
core-broken-reason = { $game }: Die Prüfung von { $action } antwortete { $code }, aber in Rules(reasons=…) steht kein Reason mit dieser Nummer
core-broken-signs = { $game }: Im Feld { $name } steht { $value }, aber sein Grid hat kein Zeichen dafür (Zeichen: { $signs })
core-broken-heuristic = { $game }: Computers(heuristic=…) ist { $module }, und dort findet sich keine Funktion weigh: { $text }
core-broken-thinking = { $game }: Computers(thinking=…) ist { $module }, und dort findet sich kein THINKING: { $text }
core-broken-bots = { $game }: Computers(bots=…) ist { $module }, und dort findet sich kein BOTS: { $text }
core-broken-adviser = { $game }: Computers(adviser=…) ist { $module }, und dort findet sich kein ADVISER: { $text }
core-broken-causes = { $game }: Computers(causes=…) ist { $module }, und dort findet sich kein cause: { $text }
core-broken-solver = { $game }: Computers(solver=…) ist { $module }, und dort findet sich kein SOLVER: { $text }
core-broken-package = { $game } lässt sich nicht aus { $place } laden: { $text }
core-broken-entry = { $place } ist kein Spiel mit dem Namen { $game }
core-broken-start = keine Partie von { $game } kann beginnen: { $text }
