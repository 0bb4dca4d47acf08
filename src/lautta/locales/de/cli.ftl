### Die Kommandozeile.

## Hilfe

cli-group-commands = Befehle
cli-group-arguments = Argumente
cli-group-options = Optionen
cli-examples = Beispiele:
cli-usage = Aufruf: { $line }
cli-label-command = BEFEHL
cli-label-options = OPTIONEN
cli-label-int = ZAHL
cli-label-float = ZAHL
cli-label-str = TEXT
cli-label-path = PFAD
cli-label-choice = WAHL
cli-label-choices = eines von { $known }
cli-label-default = sonst { $value }
cli-help-lautta = Brettspiele mit exakten Regeln: hier oder im Browser gegen Computer spielen, oder sie untersuchen.
cli-example-lautta =
    lautta serve --open
    lautta BEFEHL --help
cli-help-serve = Die Seite für den Browser bereitstellen, mit allen Tischen in einem Ordner oder einer Datenbank; Strg-C beendet.
cli-example-serve =
    lautta serve --open
    lautta serve --host 0.0.0.0 --port 8080 --data /srv/lautta
cli-help-play = Im Terminal gegen Computer spielen.
cli-help-games = Die Spiele mit ihren Spielplänen und Regeloptionen und die Computerspieler auflisten.
cli-example-games =
    lautta games
    lautta games --json
cli-help-simulate = Viele Partien ohne Menschen spielen: zufällig in der Engine oder zwischen Computerspielern.
cli-help-arena = Computerspieler mit vielen Startwerten und getauschten Plätzen gegeneinander spielen lassen: eine feste Zahl von Partien, oder mit --stop, bis klar ist, wer stärker ist.
cli-help-arena-verify = Alle Partien eines Ordners aus ihren Dateien noch einmal spielen und die nennen, die nicht zu den Ergebnissen passen.
cli-example-arena-verify =
    lautta arena verify vergleich
cli-help-learn = Lerne ein Spiel von Grund auf in Partien gegen sich selbst, für Computerspieler. Es geht weiter, wo es aufgehört hat.
cli-help-data = Partien, die eine Suche gegen sich selbst spielt, und was sie dabei fand, als NumPy-Arrays für lernende Programme schreiben.
cli-help-solve = Finde heraus, wie viel ein Spieler allein aus einem Spiel machen kann: die bisher beste Partie, als Spieldatei. Es geht weiter, wo es aufgehört hat.
cli-help-export = Die Regeln eines Spiels als Quelltext für andere Programme schreiben.
cli-help-export-c = Ein Spiel auf einem Spielplan als C-Quelltext schreiben: eine Header-Datei und eine Datei zum Übersetzen, ohne Python.
cli-help-probe = Spielt auf einem Server drei Züge, wie Menschen es tun, und sagt, ob das geht und wie lange es gedauert hat. Der Rückgabewert ist 0, wenn es geht, sonst 1.
cli-example-probe =
    lautta probe https://games.example.org
    lautta probe http://127.0.0.1:8000 --within 2 --json
cli-argument-probe-address = Die Adresse des Servers, etwa https://spiele.example.org
cli-option-within = Wie viele Sekunden jeder Schritt dauern darf.
cli-probe-works = { $address } funktioniert: ein Gast, ein Tisch, drei Züge und ihre Meldungen in { $ms } ms.
cli-probe-failed = { $address } funktioniert nicht: Der Schritt { $step } ist fehlgeschlagen ({ $text }).
cli-probe-address = Das ist keine Serveradresse: { $text }
cli-help-work = Auf diesem Rechner für Server anderswo nachdenken: Computerspieler, Tipps und Rückblicke. Strg-C beendet, sobald Begonnenes fertig ist.
cli-example-work =
    lautta work --broker nats://work:passwort@broker.example.org
    lautta work --broker tls://work:passwort@broker.example.org --workers 8
cli-help-backup = Alle Tische in eine Datei kopieren, auch im laufenden Betrieb, und die Kopie prüfen.
cli-help-transfer = Alle Tische, Leute und Spielpläne in eine andere Datenbank übertragen und prüfen, dass nichts fehlt.
cli-help-people = Leute auflisten, sperren, abmelden oder löschen, auch im laufenden Betrieb.
cli-help-tables = Eine Spieldatei als Tisch öffnen, einen Tisch schließen oder lange unberührte löschen, auch im laufenden Betrieb.
cli-help-tables-open = Aus einer Spieldatei einen Tisch machen, der auf der Seite zu sehen ist: jeder Schritt, wie ihn jeder sah, und was sonst möglich war.
cli-help-tables-close = Einen Tisch ohne Ergebnis beenden.
cli-help-tables-purge = Sagen, wie viele Tische so viele Tage unberührt sind; mit --yes werden sie gelöscht.
cli-example-backup =
    lautta backup tische-2027-01-31.db
    lautta backup /backup/lautta.db --data /srv/lautta
cli-example-people =
    lautta people list anna
    lautta people sign-out 7k2mwq9xhc4d --data /srv/lautta
    lautta people invite --name "Donnerstagsrunde" --data /srv/lautta
cli-example-tables-purge =
    lautta tables purge --older 365
    lautta tables purge --older 365 --yes
cli-help-replay = Eine Spieldatei nachspielen und prüfen; das Ergebnis nennen, oder wo und warum sie nicht stimmt.
cli-example-replay =
    lautta replay partie.txt
    lautta replay partie.txt --log
cli-help-analyse = Auf eine Spieldatei zurückblicken: die Gewinnchancen aller, ihr Glück und Können, und jeder Fehler mit dem, was besser gewesen wäre.
cli-example-analyse =
    lautta analyse partie.txt
    lautta analyse partie.txt --json
cli-help-board = Werkzeuge für Plandateien.
cli-example-board =
    lautta board check meine-stadt.json
cli-help-board-check = Zeile für Zeile auflisten, was an einer Spielplandatei falsch ist.
cli-example-board-check =
    lautta board check meine-stadt.json
cli-help-info = Die Version nennen, ob die Engines kompiliert sind, und wo alles liegt.
cli-example-info =
    lautta info
    lautta info --json
cli-help-new = Ein kleines eigenes Spiel für den Anfang schreiben: Regeln, Deklaration, Worte, ein Test und der Build, in einem neuen Ordner.
cli-help-completion = Das Vervollständigungsskript einer Shell ausgeben oder einrichten.
cli-example-completion =
    lautta completion --install
    lautta completion bash > lautta.bash
cli-argument-game = Der Name des Spiels; `lautta games` listet sie auf.
cli-argument-game-play = Der Name des Spiels (`lautta games` listet sie auf) oder eine gespeicherte Partie, die weitergehen soll.
cli-argument-new = Der Name des Spiels und seines Ordners, etwa my_game.
cli-argument-file = Die Spieldatei.
cli-argument-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-argument-people-act = Was zu tun ist: list (die mit WHO im Namen), ban, unban, sign-out, delete oder invite (eine Gruppe machen und ihren Link ausgeben).
cli-argument-people-who = Eine ID, oder ein Teil des Namens zum Auflisten.
cli-argument-table = Die ID eines Tisches, wie in seiner Adresse.
cli-option-older = Tage seit dem letzten Ereignis an einem Tisch.
cli-option-yes = Es wirklich tun; nichts macht es rückgängig.
cli-argument-board-file = Die Spielplandatei.
cli-argument-export-folder = Der Ordner, in den geschrieben wird; gleichnamige Dateien werden ersetzt.
cli-argument-shell = Die Shell; ohne Angabe die laufende.
cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version zeigen.
cli-option-language = Die Sprache, sonst die aus LAUTTA_LANG oder LANG.
cli-option-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-option-port = Der Port.
cli-option-data = Der Ordner für die Tische.
cli-option-database = Eine PostgreSQL-Datenbank anstelle eines Ordners: postgresql://name@rechner/datenbank. Auch LAUTTA_DATABASE nennt sie.
cli-option-broker = Der NATS-Broker, über den sich mehrere Prozesse die Datenbank teilen und andere Rechner beim Nachdenken helfen: nats://name:passwort@rechner. Auch LAUTTA_BROKER nennt ihn.
cli-option-mail = Der Mailserver für alle, die per Mail erreicht werden oder zurückkommen wollen: smtps://name:passwort@rechner:465?from=Lautta%20<spiele@example.org>. Auch LAUTTA_MAIL oder die Datei, die LAUTTA_MAIL_FILE nennt, legt ihn fest.
cli-option-processes = Wie viele Prozesse diese Adresse bedienen; mehr als einer braucht eine PostgreSQL-Datenbank und einen Broker.
cli-option-work-broker = Der NATS-Broker, den die Server benutzen: nats://name:passwort@rechner. Auch LAUTTA_BROKER nennt ihn.
cli-option-work-workers = Wie viele Prozesse nachdenken. Ohne Angabe so viele wie Prozessoren.
cli-option-fd = Auf diesem offenen Socket lauschen statt auf Rechner und Port, wie ihn etwa systemd übergibt.
cli-option-from = Die Datenbank, die übertragen wird: eine Datei, ein Ordner oder postgresql://…; kein Server darf sie benutzen.
cli-option-to = Wohin: eine neue Datei oder eine leere PostgreSQL-Datenbank.
cli-option-open = Die Seite im Browser öffnen.
cli-option-public-url = Die Adresse, unter der andere den Server erreichen, wenn es eine andere ist als die, auf der er lauscht.
cli-option-proxy = Die Adresse eines vorgeschalteten Proxys, dessen Angaben zu Anfragenden gelten, z. B. 127.0.0.1; mehrere mit Kommas trennen.
cli-option-allow-host = Ein weiterer Name, unter dem dieser Server angesprochen werden darf, z. B. spiele.example.org; mehrfach möglich.
cli-option-allow-network = Ein Netz, in das Webhooks gehen dürfen, etwa 192.168.0.0/16; mehrmals möglich. Sonst nur an öffentliche Adressen.
cli-option-own-board = Eine Spielplandatei, die auf diesem Server bleibt, z. B. die Verträge deiner Schachtel; mehrfach möglich: Neue Tische können die erste haben, mit den anderen gehen ältere Tische weiter.
cli-option-player = Ein Computerspieler mit eigenen Gewichten, etwa meiner=best.net oder meiner=vellamo:best.net; mehrfach möglich.
cli-option-no-limits = Alle dürfen so oft anfragen, wie sie wollen; nur für Messungen.
cli-option-no-pauses = Computergegner antworten sofort, ohne die Pausen, in denen man mitkommt.
cli-option-closed = Nur Mitglieder von Gruppen dieses Servers hereinlassen. Die erste macht `lautta people invite`.
cli-option-people-name = Der Name der neuen Gruppe, mit invite.
cli-option-workers = Wie viele weitere Prozesse schwere Arbeit tun, etwa für Computerspieler; 0 für keine. Ohne Angabe so viele wie Prozessoren (mindestens 4).
cli-option-metrics = Messwerte für Prometheus unter einer eigenen Adresse zeigen, z. B. 127.0.0.1:9000.
cli-option-log = Wie das Protokoll geschrieben wird: als Textzeilen oder mit einem JSON-Objekt je Zeile.
cli-option-traces = Ablaufspuren an einen Sammler von OpenTelemetry senden, z. B. http://127.0.0.1:4318.
cli-option-players = Anzahl der Spieler; ohne Angabe so viele, wie der Spielplan vorsieht, sonst so wenige wie möglich.
cli-option-players-play = Anzahl der Spieler, du eingeschlossen.
cli-option-games = Anzahl der Partien; ohne Angabe 1000, zwischen Computerspielern 10.
cli-option-seed = Der Startwert der ersten Partie; jede weitere bekommt die nächste Zahl.
cli-option-seed-play = Der Startwert der Partie; ohne Angabe wird er ausgelost.
cli-option-seats = Computerspieler, einer je Platz oder einer für alle, etwa sense,random; ohne Angabe wird gleichverteilt zufällig gespielt.
cli-option-seats-play = Wer wo sitzt, etwa ida,me,pipsa.
cli-option-threads = Threads für Partien in der Engine.
cli-argument-arena-folder = Der Ordner, den --out genannt hat.
cli-argument-data-folder = Der Ordner, in den geschrieben wird; README.md sagt, was darin liegt.
cli-option-arena-players = Computerspieler, etwa sense,random: Namen, Spitznamen des Spiels, Dateien mit Gewichten wie best.net oder vellamo:best.net, oder modul:name für eigene. Für --ladder von unten nach oben.
cli-option-arena-round-robin = Jeder trifft jeden, immer zwei, mit gleich vielen Plätzen.
cli-option-arena-ladder = Jeder trifft den, der vor ihm genannt ist, mit gleich vielen Plätzen.
cli-option-arena-alone = Der erste sitzt allein gegen den zweiten auf allen anderen Plätzen.
cli-option-arena-seats = Wie viele Plätze eine Partie hat; ohne Angabe einen für jeden, der genannt ist, sonst wie im Spiel üblich.
cli-option-arena-games = Wie viele Partien ein Vergleich hat; mit --stop höchstens. Eine Runde ist ein Startwert in allen Sitzordnungen: zu zweit ein Paar von Partien.
cli-option-arena-seed = Der Startwert der ersten Runde; jede weitere bekommt die nächste Zahl.
cli-option-arena-stop = Einen Vergleich beenden, sobald klar ist, auf welcher Seite des gerechten Anteils der erste Spieler liegt; die Intervalle darf man jederzeit ansehen.
cli-option-arena-at-least = Beenden wie bei --stop, aber sobald klar ist, ob der erste Spieler mehr oder weniger als diesen Anteil gewinnt, etwa 0.6.
cli-option-arena-fewest = Wie viele Runden gespielt werden, bevor ein Vergleich enden darf.
cli-option-arena-jobs = Wie viele Partien gleichzeitig gespielt werden; ohne Angabe so viele, wie es Prozessoren gibt.
cli-option-arena-out = Der Ordner für Ergebnisse und Spieldateien; eine Arena, die unterbrochen wurde, geht dort weiter. Ohne Angabe ein neuer vorübergehender.
cli-option-learn-minutes = Wie viele Minuten Prozessorzeit gelernt wird; was im Ordner schon gelernt wurde, zählt mit.
cli-option-learn-seed = Der Startwert für den Zufall.
cli-option-learn-worlds = Wie viele Partien die Suche im letzten Viertel der Zeit für jede Entscheidung verfolgt; 0 für keine.
cli-option-learn-start = Eine Gewichtsdatei, mit der begonnen wird, statt mit zufälligen Gewichten.
cli-option-learn-out = Der Ordner für das Gelernte; sonst learned-SPIEL-SPIELER hier.
cli-option-data-games = Anzahl der Partien.
cli-option-data-worlds = Wie viele Partien die Suche für jede Entscheidung verfolgt.
cli-option-data-computer = Ein Computerspieler, der anstelle der Suche spielt, ohne Bewertungen; sonst der übliche bei Spielen ohne Suche.
cli-option-solve-board = Der Name eines Bretts (Szenarios) oder eine Brettdatei.
cli-option-solve-minutes = Wie lange gesucht wird; was im Ordner schon gesucht wurde, zählt mit.
cli-option-solve-rounds = Suche so viele Runden statt Minuten: Mit demselben Startwert wird dasselbe gefunden.
cli-option-solve-seed = Der Startwert der Suchen; jede bekommt daraus einen eigenen.
cli-option-solve-jobs = Wie viele Suchen nebeneinander laufen; sonst so viele, wie es Prozessoren gibt.
cli-option-solve-out = Der Ordner für das Gefundene; sonst solved-SPIEL-BRETT hier.
cli-option-solve-plot = Zeichne auch die besten Punkte über die Sekunden: curve.svg im Ordner.
cli-option-board = Der Name eines Spielplans (Szenarios) oder eine Spielplandatei; `laid`: die Spieler legen ihn zuerst, wo das Spiel es vorsieht.
cli-option-option = Eine Regeloption des Spiels als Name=Wert; mehrfach möglich.
cli-option-json = JSON für Programme ausgeben.
cli-option-replay-log = Jede Aktion ausgeben.
cli-option-game = Das Spiel, zu dem der Spielplan gehört, wenn die Datei es nicht sagt.
cli-option-install = Das Skript für deine Shell einrichten.

## Fehler: je ein Satz nach dem Namen des Programms

cli-error = lautta: { $text }
cli-usage-command = Den Befehl { $name } gibt es nicht; zur Wahl stehen: { $known }.
cli-usage-option = Die Option { $name } gibt es nicht; --help listet alle auf.
cli-usage-choice = { $name } ist eines von { $known }, nicht { $value }.
cli-usage-number = { $name } ist eine ganze Zahl, nicht { $value }.
cli-usage-value = { $name } kann nicht { $value } sein.
cli-usage-no-value = { $name } braucht einen Wert dahinter.
cli-usage-missing = { $name } fehlt; --help zeigt, wie der Befehl aufgerufen wird.
cli-usage-repeated = { $name } wurde zweimal angegeben.
cli-usage-extra = Das ist zu viel: { $text }.
cli-usage-other = Die Kommandozeile ist nicht zu verstehen: { $text }
cli-file-missing = Die Datei { $file } gibt es nicht.
cli-file-exists = { $file } gibt es schon und bleibt unberührt.
cli-file-folder = { $file } ist ein Ordner, keine Datei.
cli-file-forbidden = Du darfst die Datei { $file } nicht öffnen.
cli-file-other = Die Datei { $file } ist nicht zu gebrauchen: { $text }.
cli-data-other = { $file } ist keine Datenbank von Lautta.
cli-data-newer = { $file } stammt von einer neueren Version von Lautta.
cli-data-older = { $file } stammt von einer älteren Version von Lautta. Kopiere sie mit der älteren Version, oder starte erst einen Server dieser Version damit.
cli-data-empty = { $file } ist leer und enthält niemandes Partien. Setze eine Sicherung an die Stelle, oder lösche die Datei, um neu zu beginnen.
cli-data-damaged = { $file } ist beschädigt. Setze eine Sicherung an die Stelle; wie, steht in docs/operate.md.
cli-data-away = { $database } antwortet nicht oder lässt niemanden herein: { $text }
cli-database-malformed = Das ist keine Adresse einer Datenbank. Sie sieht so aus: postgresql://name@rechner/datenbank; in einem Passwort schreibt man @ als %40 und / als %2F.
cli-database-kind = Lautta kennt zwei Arten von Datenbanken: SQLite, angegeben als Datei, und PostgreSQL, angegeben als postgresql://name@rechner/datenbank.
cli-database-both = Gib entweder --data oder --database an, nicht beides.
cli-mail-malformed = Das ist nicht die Adresse eines Mailservers. Schreib sie so: smtps://name:passwort@rechner:465?from=spiele@example.org oder smtp://rechner:25?from=spiele@example.org.
cli-mail-sender = Sag, von welcher Adresse Mails kommen: Häng ?from=spiele@example.org an die Adresse des Mailservers an.
cli-mail-url = Links in Mails beginnen mit der Adresse der Seite; nenn sie mit --public-url.
cli-broker-away = Der Broker antwortet nicht oder lässt niemanden herein: { $text }
cli-broker-forbids = Der Broker lässt diesen Benutzer herein, erlaubt ihm aber nicht, unter { $subject } zu senden und zu empfangen: { $text }
cli-broker-malformed = Das ist keine Adresse eines Brokers. Sie sieht so aus: nats://name:passwort@rechner:4222.
cli-broker-kind = Lautta kennt eine Art von Broker: NATS, angegeben als nats://name:passwort@rechner oder tls://name:passwort@rechner.
cli-broker-password = Ein Broker auf einem anderen Rechner muss nach einem Passwort fragen: nats://name:passwort@rechner.
cli-broker-file = Nur eine PostgreSQL-Datenbank können sich mehrere Prozesse teilen; gib sie mit --database an.
cli-broker-needed = Mehrere Prozesse brauchen einen Broker; gib ihn mit --broker an.
cli-transfer-occupied = { $database } ist nicht leer, daher wurde dort nichts geschrieben.
cli-transfer-differs = Etwas kam anders an, als es abgeschickt wurde (in { $rows }), daher wurde nichts behalten.
cli-transfer-not-taken = Die neue Datenbank nimmt eine der Zeilen von { $rows } nicht an, daher wurde nichts behalten: { $text }
cli-system = Das System lehnt ab: { $text }.
cli-serve-port = Ein Port liegt zwischen 0 und { $last }, nicht bei { $port }.
cli-serve-workers = Es können 0 bis { $most } Arbeitsprozesse sein.
cli-serve-processes = Es können 1 bis { $most } Prozesse sein.
cli-work-begun = Dieser Rechner denkt als { $name } für die Server an { $broker } nach, mit { $workers ->
    [one] einem Prozess
   *[other] { $workers } Prozessen
}. Strg-C beendet.
cli-work-broker = Nenne den Broker, den die Server benutzen, mit --broker oder in LAUTTA_BROKER.
cli-work-workers = Es können 1 bis { $most } Arbeitsprozesse sein.
cli-serve-in-use = Ein anderer Server benutzt { $file }; beende ihn oder gib einen anderen Ordner oder eine andere Datenbank an.
cli-serve-address = Die Adresse { $address } lässt sich nicht verwenden: { $text }.
cli-serve-url = Eine öffentliche Adresse sieht aus wie https://spiele.example.org, nicht wie { $url }.
cli-serve-proxy = Ein Proxy ist eine Adresse oder ein Netz, nicht { $text }.
cli-serve-host = Ein Servername sieht aus wie spiele.example.org, nicht wie { $text }.
cli-serve-allow-network = Ein Netz sieht aus wie 192.168.0.0/16, nicht wie { $text }.
cli-serve-player = Gib --player als name=datei.net an, mit einem neuen Namen aus Buchstaben, Ziffern und Unterstrichen, nicht { $text }.
cli-serve-metrics = Messwerte brauchen eine Adresse mit Port wie 127.0.0.1:9000, nicht { $text }.
cli-serve-metrics-ports = Jeder Prozess zeigt seine Messwerte an einem eigenen Port, einer nach dem anderen; der erste muss daher von 1 bis { $last } sein.
cli-serve-traces = Die Adresse eines Sammlers sieht aus wie http://127.0.0.1:4318, nicht wie { $url }.
cli-no-game = Das Spiel { $name } gibt es nicht; zur Wahl stehen: { $known }.
cli-no-board = Den Spielplan { $name } gibt es nicht; zur Wahl stehen: { $known }, oder gib den Pfad einer Datei an.
cli-no-player = Den Computerspieler { $name } gibt es nicht; zur Wahl stehen: { $known }.
cli-player-fault = Das Modul des Computerspielers { $name } lässt sich nicht laden: { $text }
cli-no-sense = sense kann dieses Spiel nicht; random kann es.
cli-no-option = Die Regeloption { $name } gibt es nicht; zur Wahl stehen: { $known }.
cli-option-form = Eine Regeloption schreibt man Name=Wert, nicht { $text }.
cli-option-values = Die Regeloption { $name } ist eine von { $known }, nicht { $value }.
cli-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $number }.
cli-seats-number = { $seats ->
    [one] Ein Platz ist benannt, aber es sind { $players } Spieler.
   *[other] { $seats } Plätze sind benannt, aber es sind { $players } Spieler.
}
cli-seats-me = Genau ein Platz ist deiner: nenne ihn me, etwa ida,me.
cli-play-settled = Eine gespeicherte Partie geht so weiter, wie sie begonnen hat: Nur --seats lässt sich ändern, und --board kann einen Spielplan angeben, der nicht in der Datei steht.
cli-play-own = { $file } nennt eigene Computerspieler. Um gegen sie zu spielen, ergänze: --seats { $seats }
cli-at-least = { $name } ist mindestens { $least }, nicht { $number }.
cli-extra = Dafür ist das Extra „{ $extra }“ nötig, das nicht installiert ist: pip install "lautta[{ $extra }]"
cli-arena-players = Nenne zwei oder mehr verschiedene Computerspieler, etwa sense,random.
cli-cannot-play = { $name } kann { $game } mit dieser Spielerzahl ({ $players }) nicht spielen.
cli-cannot-game = { $name } kann { $game } nicht spielen: Das Spiel sagt nicht, wie so jemand darüber nachdenkt.
cli-cannot-sense = { $name } kann { $game } nicht spielen: Das Spiel hat keine Heuristik dafür.
cli-cannot-weights = { $name } hat keine Gewichte für { $game } mit dieser Spielerzahl ({ $players }), oder nur für andere Regeln; `lautta learn` macht welche.
cli-cannot-compiled = { $name } kann { $game } nur mit kompilierten Regeln spielen.
cli-arena-meeting = Wähle eines von { $known }.
cli-arena-alone = --alone ist für zwei Spieler, die genannt sind.
cli-arena-together = Plätze: { $seats }, genannte Spieler: { $names }. Nenne einen für jeden Platz, oder ergänze --round-robin.
cli-arena-share = Ein Anteil liegt zwischen 0 und 1, nicht bei { $number }.
cli-arena-broken = Der Computerspieler { $name } ist kaputt (Platz { $seat }, Startwert { $seed }): { $text } Die Partie bis dahin steht in { $file }.
cli-other-run-arena = { $folder } enthält Partien mit anderen Einstellungen ({ $names }); nenne mit --out einen anderen Ordner.
cli-in-use-arena = Eine andere Arena spielt in { $folder }; warte auf sie, oder nenne mit --out einen anderen Ordner.
cli-damaged-arena = { $file }, Zeile { $line } ist nicht lesbar: { $text }
cli-arena-died = Ein Arbeitsprozess hat sich während einer dieser Partien beendet (in Klammern der Startwert): { $games }.
cli-learn-cannot = { $game } sagt nicht, wie Computerspieler es sehen, und lässt sich darum nicht lernen.
cli-learn-minutes = --minutes ist eine Zahl größer als 0, nicht { $number }.
cli-other-run-learn = In { $folder } liegt etwas anderes, das gelernt wurde ({ $names }); gib mit --out einen anderen Ordner an.
cli-damaged-learn = { $file } ist beschädigt, daher lässt sich dort nicht weiterlernen; gib mit --out einen anderen Ordner an.
cli-in-use-learn = In { $folder } lernt schon jemand; warte darauf, oder gib mit --out einen anderen Ordner an.
cli-solve-cannot = { $game } bietet keine Suche danach, was ein Spieler allein daraus machen kann.
cli-other-run-solve = In { $folder } wurde etwas anderes gesucht ({ $names }); gib mit --out einen anderen Ordner an.
cli-damaged-solve = { $file } ist beschädigt, daher lässt sich dort nicht weitersuchen; gib mit --out einen anderen Ordner an.
cli-in-use-solve = In { $folder } läuft eine andere Suche; warte auf sie, oder gib mit --out einen anderen Ordner an.
cli-board-broken = { $file }, Zeile { $line }: { $text }{ $more ->
    [0] {""}
    [one] {" "}(und ein weiterer Fehler; lautta board check nennt beide)
   *[other] {" "}(und { $more } weitere Fehler; lautta board check nennt alle)
}
cli-board-which-game = { $file } sagt nicht, zu welchem Spiel der Spielplan gehört; füge --game mit einem von { $known } hinzu.
cli-new-name = Ein Spiel kann nicht { $name } heißen: Der Name hat Kleinbuchstaben, Ziffern und _ dazwischen, und kein anderes Modul darf so heißen.
cli-invalid = { $text }
cli-stale-engine = Die kompilierte Engine wurde aus anderen Regeln gebaut, darum wird langsam interpretiert; lautta info sagt mehr.
cli-unexpected = Etwas ist schiefgegangen, das nicht hätte passieren dürfen: { $text } (LAUTTA_DEBUG=1 zeigt, wo).

## Ablehnungen

cli-refused = Spieler { $seat } darf { $action } nicht: { $text }
cli-refused-by = { $text } (Regeln: { $chapter })

## Computerspieler

cli-player-sense = Plant voraus und spielt, was am besten aussieht.
cli-player-nickname = In { $game } heißt er auch { $name }.
cli-player-random = Wählt zufällig unter allem, was erlaubt ist.
cli-player-pipsa = Nimmt, was es gerade gibt, und übersieht, was andere vorhaben.
cli-player-otto = Hat einen eigenen Plan und achtet kaum auf die der anderen.
cli-player-ida = Kennt das Spiel gut und spielt sofort.
cli-player-sampo = Denkt ein paar Züge voraus.
cli-player-vellamo = Blickt tief ins Spiel und übersieht kaum etwas.
cli-player-weights = Spielt mit eigenen Gewichten.

## Tabellen

cli-column-seat = Platz
cli-column-player = Spieler
cli-column-players = Spieler
cli-column-points = Punkte
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-games = Partien
cli-column-shared = Geteilt
cli-column-interval = Intervall
cli-column-ms = ms je Zug
cli-column-rating = Wertung
cli-column-mean-score = Punkte im Schnitt
cli-column-game = Spiel
cli-column-title = Voller Name
cli-column-board = Spielpläne
cli-column-name = Name
cli-column-id = ID
cli-column-devices = Geräte
cli-column-seen = Zuletzt da
cli-column-option = Regeloption
cli-column-value = Wert
cli-column-meaning = Bedeutung
cli-column-chances = Gewinnchance
cli-column-luck = Glück
cli-column-skill = Können
cli-number = { NUMBER($number) }
cli-mean = { NUMBER($number, minimumFractionDigits: 1) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1) } %
cli-won = gewonnen
cli-usual = (üblich)
cli-games-title = Spiele
cli-options-title = Regeloptionen: { $game }
cli-computers-title = Computerspieler

## simulate

cli-simulate-progress = Es wird gespielt
cli-simulate-engine = gleichverteilt zufällig
cli-simulate-interpreted = Die Engine wird interpretiert und ist darum langsam; lautta info nennt den Grund.
cli-simulate-threads = --threads ist für Partien in der Engine; Computerspieler spielen in einem Thread.
cli-simulate-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen in { $seconds } s: { $games_per_s } Partien und { $decisions_per_s } Entscheidungen je Sekunde.

## arena

cli-arena-progress = Es wird gespielt
cli-arena-verifying = Es wird nachgespielt
cli-arena-match = Vergleich: { $names }
cli-arena-ratings = Wertungen
cli-arena-percents = { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %
cli-arena-interval = { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }
cli-arena-above = Klar nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}: { $name } gewinnt mehr als { NUMBER($share) } %.
cli-arena-below = Klar nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}: { $name } gewinnt weniger als { NUMBER($share) } %.
cli-arena-open = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} ist nicht klar, ob { $name } mehr oder weniger als { NUMBER($share) } % gewinnt.
cli-arena-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}; ein gerechter Anteil für { $name } sind { NUMBER($share) } %.
cli-arena-done = Partien und Ergebnisse liegen in { $folder }; es hat { $seconds } s gedauert.
cli-arena-wrong = Zeile { $line }, { $file }: { $text }
cli-arena-differs = Die Ergebnisse sagen etwas anderes als die Spieldatei ({ $names }).
cli-arena-verified = { $folder }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} nachgespielt, { $wrong ->
    [0] alle wie in den Ergebnissen.
   *[other] { $wrong } falsch.
}

## learn

cli-learn-progress = Lernt{ $share ->
    [none] {""}
   *[other] {" "}(gewinnt { $share } % der Partien gegen das Netz, das mit Lautta kommt)
}
cli-new-done = { $folder } enthält ein Spiel, das läuft und auf Änderungen wartet. Weiter geht es mit:
cli-learn-done = Gelernt aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s. Das Netz liegt in { $weights }.{ $share ->
    [none] {""}
   *[other] {" "}Es gewann { $share } % der Partien gegen das Netz, das mit Lautta kommt.
}

## solve

cli-solve-progress = Bisher am besten: { NUMBER($points) }
cli-solve-plotted = Die Kurve ist in { $file }.
cli-solve-seconds = Sekunden
cli-solve-points = Punkte
cli-solve-nothing = In dieser Zeit wurde keine Partie gefunden.
cli-solve-done = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, nach { $evaluations ->
    [one] einer Partie
   *[other] { NUMBER($evaluations) } Partien
} in { $seconds } s. Die beste steht in { $file }.

## info

cli-info-version = Version
cli-info-python = Python
cli-info-platform = System
cli-info-package = Programm
cli-info-data = Daten
cli-info-language = Sprache
cli-info-engine = Engine: { $game }
cli-info-broken = Weggelassen: { $game }
cli-info-absent = Fehlt: { $game }
cli-absent = { $names }, Tipps
cli-engine-compiled = kompiliert
cli-engine-not-built = interpretiert: beim Installieren von { $package } wurde nichts kompiliert; installiere einen C-Compiler und dann { $package } neu, und sie ist hundertmal schneller
cli-engine-stale = interpretiert: die kompilierte Engine wurde aus anderen Regeln gebaut; `make build` kompiliert sie neu
cli-engine-stale-elsewhere = interpretiert: die kompilierte Engine wurde aus anderen Regeln gebaut; installiere { $package } neu, mit `pip install --no-build-isolation .` im Ordner des Pakets
cli-engine-switched-off = interpretiert, wie LAUTTA_ENGINE=interpreted es verlangt
cli-engine-not-loaded = interpretiert: die kompilierte Engine lässt sich auf diesem Rechner nicht laden; installiere { $package } neu

## replay

cli-replay-ok = { $file } stimmt: { $game }, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
cli-replay-unfinished = Die Partie ist nicht zu Ende.
cli-replay-action = { $file }, Zeile { $line }, Aktion { $action }: { $text }
cli-replay-line = { $file }, Zeile { $line }: { $text }
cli-replay-whole = { $file }: { $text }
cli-seat = Spieler { $seat }
cli-log-line = { $who }: { $action }: { $text }
cli-log-redraw = Was verdeckt war, wird neu gezogen (Zweig { $branch }).

## analyse

cli-analyse-progress = Denkt nach
cli-analyse-sums = Glück ist, was gezogen wurde, Können, was Entscheidungen verschenkt haben, in Prozentpunkten der Gewinnchance.
cli-analyse-moment = Zug { $move }, { $who }: { $played }. { $grade ->
    [inaccuracy] Eine Ungenauigkeit, die
    [mistake] Ein Fehler, der
   *[blunder] Ein grober Fehler, der
} { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
} gekostet hat. Besser: { $better }.
cli-analyse-turn = Runde { $turn }, { $who }:
cli-analyse-none = Nichts Gespieltes hat viel verschenkt.
cli-analyse-compiled = Ein Rückblick auf { $game } braucht kompilierte Regeln; lautta info sagt, warum sie fehlen.
cli-analyse-weights = Mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
} kann hier noch niemand { $game } gut spielen.

## board check

cli-board-problem = { $file }, Zeile { $line }: { $text }
cli-board-problem-in = { $file }, Zeile { $line }, { $path }: { $text }
cli-board-bad = { $problems ->
    [one] Ein Fehler.
   *[other] { $problems } Fehler.
}
cli-board-ok = { $file } ist in Ordnung: { $title }, ein Spielplan für { $game }.
cli-board-parts = Er hat { $parts }.
cli-board-placeholders = Platzhalter, nicht offiziell: { $parts }.

## completion

cli-completion-which = Welche Shell läuft, ist nicht zu erkennen; nenne sie: bash, zsh oder fish.
cli-completion-installed = Installiert in { $file }; öffne ein neues Terminal, um es zu benutzen.

## play

cli-play-me = Du
cli-play-computer = Computer { $seat }
cli-play-guest = Gast
cli-play-welcome = { $game } zu { $players }. Wähle mit einer Zahl, ? zeigt die Hilfe.
cli-play-prompt = >
cli-play-choose = Was tust du?
cli-play-choose-more = { $heading }: was genau? (Enter geht zurück.)
cli-play-no-number = Die { $number } gibt es hier nicht; die letzte ist { $last }.
cli-play-what = „{ $text }“ ist weder eine Aktion noch ein Befehl; ? zeigt, was man eingeben kann.
cli-play-allowed = Das ist erlaubt.
cli-play-no-log = Noch ist nichts geschehen.
cli-play-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-play-undone = Zurückgenommen.
cli-play-undone-redrawn = Zurückgenommen; was seither aufgedeckt wurde, wird neu gezogen.
cli-play-save-where = Nenne die Datei, etwa: speichern partie.txt
cli-play-saved = Die Partie steht in { $file }; lautta replay prüft sie.
cli-play-saved-early = Die Partie bis hierher steht in { $file }; weiter geht es mit: lautta play { $file }. Die Datei enthält auch, was noch verdeckt ist, also sieh nicht hinein.
cli-play-over = Die Partie ist zu Ende.
cli-play-after = Du kannst noch schauen (karte, verlauf), mit „speichern DATEI“ sichern oder zurück; Enter beendet.
cli-play-bye = Auf Wiedersehen.
cli-word-number = 1 2 3
cli-word-notation = build R17 green+1
cli-word-help = ? hilfe
cli-word-undo = zurück z
cli-word-why = warum
cli-word-log = verlauf
cli-word-map = karte
cli-word-look = schau s
cli-word-save = speichern
cli-word-quit = ende q
cli-play-help-number = Wählen; mehrere Zahlen gehen ins nächste Menü weiter, etwa 3 1 2.
cli-play-help-notation = Eine Aktion in ihrer Notation ausführen, wie in Spieldateien; mehrere mit Kommas dazwischen.
cli-play-help-help = Diese Liste.
cli-play-help-undo = Deine letzte Aktion zurücknehmen, mit allen Folgen.
cli-play-help-why = Warum eine Aktion nicht geht, etwa: warum { $example }
cli-play-help-log = Was bisher geschehen ist.
cli-play-help-map = Der ganze Spielplan.
cli-play-help-look = Alles noch einmal zeigen.
cli-play-help-save = Die Spieldatei schreiben.
cli-play-help-quit = Aufhören.

## backup

cli-backup-done = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
}, und die Kopie ist unversehrt.
cli-transfer-done = Übertragen und geprüft: { $to } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
}.
cli-backup-damaged = { $file } ließ sich nicht unversehrt kopieren, daher wurde nichts behalten: { $text }

## Spielpläne machen

cli-help-board-make = Einen Spielplan aus einem Startwert erzeugen: Derselbe Startwert ergibt denselben Spielplan.
cli-help-board-show = Einen Spielplan zeichnen.
cli-option-seed-board = Der Startwert des Spielplans; ohne Angabe wird er ausgelost.
cli-option-out = Die Datei, die geschrieben wird und noch nicht da sein darf; ohne Angabe wird der Spielplan ausgegeben.
cli-board-not-made = { $game } erzeugt keine Spielpläne aus Startwerten.
cli-board-no-board = Aus diesem Startwert wird kein fairer Spielplan für { $players } Spieler; versuche einen anderen.
cli-board-made = Der Spielplan ist in { $file }.
cli-export-written = Geschrieben: { $file }

## Eine Karte legen

cli-laid-title = Gemeinsam gelegt
cli-laid-welcome = Zuerst wird gemeinsam die Karte gelegt: { $pieces } Teile. ? zeigt die Hilfe.
cli-laid-choose = Wohin kommt dein Teil? (noch { $left })
cli-laid-spots = Plätze: { $spots }
cli-laid-help =
    Gib einen Platz ein, etwa { $spot }, um zu sehen, was dort liegen darf, dann Zahlen; oder einen ganzen Schritt, etwa
    { $step }
    zurück nimmt dein letztes Teil zurück, rest lässt den Computer alles Übrige legen, schau zeigt den Spielplan noch
    einmal, ende hört auf.
cli-word-rest = rest

## people and tables

cli-people-ban = { $id } ist gesperrt.
cli-people-unban = { $id } ist nicht mehr gesperrt.
cli-people-sign-out = { $id } ist überall abgemeldet.
cli-people-delete = { $id } ist gelöscht. Ein laufender Server, sonst der nächste, nimmt jetzt den Namen von den Tischen.
cli-people-sure = Das löscht { $id } endgültig. Wenn du das willst, füge --yes hinzu.
cli-people-nobody = Niemand hat die ID „{ $id }“. Siehe `lautta people`.
cli-people-banned = gesperrt
cli-people-group = Gruppe
cli-people-invite =
    Die Gruppe „{ $name }“ ist da. Wer über diesen Link als Erstes beitritt, leitet sie. Schreib die Adresse deines Servers davor:
    { $link }
cli-tables-none = Es gibt keinen Tisch { $id }.
cli-tables-opened = Auf der Seite von `lautta serve` ist er unter #/table/{ $id } zu sehen.
cli-tables-redrawn = In diesem Spiel wurde neu gezogen, daher kann es kein Tisch werden.
cli-tables-closed = Ein laufender Server, sonst der nächste, schließt jetzt den Tisch { $id }.
cli-tables-purge = Tische, die --yes löschen würde: { $number }.
cli-tables-purged = Gelöschte Tische: { $number }.
