# Was der Server sagt: eigene Zeilen im Protokoll, Fehler der Schnittstelle und wo er zu finden ist.

server-log-start = Der Tisch ist gedeckt.
server-log-undo =
    { $you ->
        [1] Du nimmst deine letzte Aktion zurück.
       *[0] { $seat } nimmt die letzte Aktion zurück.
    }
server-log-undo-redrawn =
    { $you ->
        [1] Du nimmst deine letzte Aktion zurück; was sie gezeigt hatte, wird neu gezogen.
       *[0] { $seat } nimmt die letzte Aktion zurück; was sie gezeigt hatte, wird neu gezogen.
    }
server-log-redo =
    { $you ->
        [1] Du wiederholst, was du zurückgenommen hattest.
       *[0] { $seat } wiederholt, was zurückgenommen war.
    }
server-log-rules = Das Spiel geht nach Version { $version } der Regeln weiter.

server-address = Lautta ist zu finden unter { $address }
server-port-taken = Port { $port } ist belegt, daher wird ein anderer verwendet.
server-data = Die Spiele werden aufbewahrt in { $path }

server-error-malformed = Die Anfrage ist nicht lesbar.
server-error-malformed-action = Das ist keine Aktion dieses Spiels: { $text }
server-error-wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
server-error-one-person = An einem Tisch sitzt eine Person; auf den anderen Plätzen spielt der Computer.
server-error-no-such-option = { $text }
server-error-no-such-level = Für dieses Spiel gibt es keinen Computerspieler „{ $level }“.
server-error-seen-ahead = So weit ist der Tisch noch nicht: Das letzte Ereignis ist { $number }.
server-error-no-token = Wer fragt? Ein Gastschlüssel fehlt.
server-error-bad-token = Dieser Gastschlüssel ist hier nicht bekannt.
server-error-not-your-table = Du hast an diesem Tisch keinen Platz.
server-error-no-such-path = Unter dieser Adresse gibt es nichts.
server-error-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.
server-error-no-such-board = Für dieses Spiel gibt es keinen Plan „{ $board }“.
server-error-no-such-table = Diesen Tisch gibt es nicht.
server-error-no-such-moment = Dieser Tisch hat kein Ereignis { $number }.
server-error-wrong-method = Diese Adresse nimmt eine solche Anfrage nicht an.
server-error-stale = Am Tisch ist etwas geschehen, das du noch nicht gesehen hast.
server-error-key-used = Dieser Schlüssel wurde schon für etwas anderes verwendet.
server-error-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
server-error-undo-needs-consent = Die anderen müssen zustimmen, das zurückzunehmen.
server-error-nothing-to-redo = Es gibt nichts zu wiederholen.
server-error-not-over = Die Partie ist noch nicht zu Ende: Bis dahin ist ihr Startwert geheim.
server-error-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine Ereignisse passen nicht zu den Regeln.
server-error-mixed-rules = Dieses Spiel wurde nach mehr als einer Version der Regeln gespielt, daher kann keine Datei es wiedergeben.
server-error-older-rules = Dieser Moment wurde nach älteren Regeln gespielt und kann nicht mehr gezeigt werden.
server-error-too-large = Die Anfrage ist zu groß.
server-error-refused = Die Regeln erlauben „{ $action }“ hier nicht.
server-error-too-many-tables = Eine Seite kann höchstens { $most } Tischen folgen.
server-error-too-many = Das ist zu oft; bitte in { $retry_after } Sekunden noch einmal versuchen.
server-error-internal = Hier ist etwas schiefgegangen. Nichts Bestätigtes ist verloren.
server-error-not-saved = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Bitte versuche es noch einmal.
