# Was der Server sagt: eigene Zeilen im Protokoll, Fehler der Schnittstelle und wo er zu finden ist.

server-preview-invited = Du bist eingeladen: { $game }
server-log-start = Die Partie beginnt.
server-log-open = Der Tisch ist eröffnet und wartet auf Mitspieler.
server-log-join = { $name } setzt sich.
server-log-join-program = { $name }, ein Programm, setzt sich.
server-log-leave = { $name } verlässt den Tisch.
server-log-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
server-log-concede =
    { $you ->
        [1] Du gibst auf; ein Computer spielt für dich weiter.
       *[0] { $seat } gibt auf; ein Computer spielt weiter.
    }
server-log-concede-over =
    { $you ->
        [1] Du gibst auf; die Partie ist zu Ende.
       *[0] { $seat } gibt auf; die Partie ist zu Ende.
    }
server-log-concede-paused =
    { $you ->
        [1] Du gibst auf. Niemand spielt mehr: Der Tisch wartet, bis jemand zurückkommt.
       *[0] { $seat } gibt auf. Niemand spielt mehr: Der Tisch wartet, bis jemand zurückkommt.
    }
server-log-timeout =
    { $you ->
        [1] Deine Zeit ist abgelaufen; ein Computer spielt für dich weiter.
       *[0] { $seat } hat die Zeit überschritten; ein Computer spielt weiter.
    }
server-log-timeout-over =
    { $you ->
        [1] Deine Zeit ist abgelaufen; die Partie ist zu Ende.
       *[0] { $seat } hat die Zeit überschritten; die Partie ist zu Ende.
    }
server-log-timeout-paused =
    { $you ->
        [1] Deine Zeit ist abgelaufen. Niemand spielt mehr: Der Tisch wartet, bis jemand zurückkommt.
       *[0] { $seat } hat die Zeit überschritten. Niemand spielt mehr: Der Tisch wartet, bis jemand zurückkommt.
    }
server-log-return =
    { $you ->
        [1] Du bist zurück und spielst weiter.
       *[0] { $seat } ist zurück und spielt weiter.
    }
server-log-won =
    { $you ->
        [1] Du gewinnst; wer gegangen ist, landet dahinter.
       *[0] { $seat } gewinnt; wer gegangen ist, landet dahinter.
    }
server-log-holiday =
    { $you ->
        [1] Du bist bis zum { $day }.{ $month }. im Urlaub; deine Uhr steht still.
       *[0] { $seat } ist bis zum { $day }.{ $month }. im Urlaub; die Uhr steht still.
    }
server-log-holiday-back =
    { $you ->
        [1] Du bist aus dem Urlaub zurück.
       *[0] { $seat } ist aus dem Urlaub zurück.
    }
server-log-resume = Der Server war eine Weile fort; die Uhren standen so lange still.
server-log-host-lock = Der Tisch wird geschlossen: Niemand kann mehr dazukommen.
server-log-host-unlock = Der Tisch wird wieder geöffnet.
server-log-host-list = Der Tisch kommt auf die Liste der offenen Tische.
server-log-host-unlist = Der Tisch verschwindet von der Liste der offenen Tische.
server-log-host-fill = Alle freien Plätze gehen an Computer.
server-log-host-remove = Vom Tisch entfernt: { $name }.
server-log-host-remove-over = Vom Tisch entfernt: { $name }. Die Partie ist zu Ende.
server-log-host-open = Ein Platz wird freigegeben.
server-log-host-computer = Ein Platz geht an einen Computer.
server-log-ask =
    { $you ->
        [1] Du fragst, ob du deine letzte Aktion zurücknehmen darfst.
       *[0] { $seat } möchte die letzte Aktion zurücknehmen.
    }
server-log-agree =
    { $you ->
        [1] Du stimmst zu.
       *[0] { $seat } stimmt zu.
    }
server-log-disagree =
    { $you ->
        [1] Du stimmst nicht zu.
       *[0] { $seat } stimmt nicht zu.
    }
server-log-withdraw =
    { $you ->
        [1] Du ziehst deine Bitte zurück.
       *[0] { $seat } zieht die Bitte zurück.
    }
server-log-rematch =
    { $you ->
        [1] Du schlägst noch eine Partie vor.
       *[0] { $seat } schlägt noch eine Partie vor.
    }
server-log-undo =
    { $you ->
        [1] Du nimmst deine letzte Aktion zurück.
       *[0] { $seat } nimmt die letzte Aktion zurück.
    }
server-log-undo-redrawn =
    { $you ->
    [1] Du nimmst deine letzte Aktion zurück; was sie aufgedeckt hatte, wird neu gezogen.
   *[0] { $seat } nimmt die letzte Aktion zurück; was sie aufgedeckt hatte, wird neu gezogen.
}
server-log-redo =
    { $you ->
        [1] Du stellst wieder her, was du zurückgenommen hattest.
       *[0] { $seat } stellt das Zurückgenommene wieder her.
    }
server-log-hand-in =
    { $you ->
        [1] Du gibst deinen Plan ab.
       *[0] { $seat } ist mit dem Planen fertig.
    }
server-log-take-back =
    { $you ->
        [1] Du nimmst deinen Plan zurück und planst weiter.
       *[0] { $seat } plant weiter.
    }
server-log-cut =
    { $you ->
    [1] Dein Plan wurde abgebrochen; von dort geht es für dich weiter.
   *[0] { $seat } konnte nicht alles wie geplant tun und macht weiter.
}
server-log-rules = Die Partie geht nach Version { $version } der Regeln weiter.
server-log-laying = Zuerst legen die Spieler die Karte aus { $size } Teilen; ist sie fertig, beginnt die Partie.
server-log-lift =
    { $you ->
    [1] Du nimmst dein letztes Teil zurück.
   *[0] { $seat } nimmt das letzte Teil zurück.
}
server-laid-by = Gelegt von { $names }
server-laid = Gemeinsam gelegt

server-address = Lautta im Browser öffnen: { $address }
server-no-page = Lautta ist hier ohne seine Seite installiert, darum können es nur Programme benutzen, unter { $address }. Ein Wheel bringt die Seite mit.
server-no-page-clone = Die Seite ist noch nicht gebaut, darum können nur Programme Lautta benutzen, unter { $address }. `make page` baut sie; starte den Server danach neu.
server-interpreted = Die Regeln von { $games } sind nicht kompiliert: Computer brauchen länger, und Tipps und die stärksten Gegner fehlen. lautta info sagt, warum und was hilft.
server-network = Andere in diesem Netz erreichen es unter { $address }
server-alone = Nur dieser Computer erreicht es. Damit andere in deinem Netz dazukommen können, starte es mit --host 0.0.0.0 (make play HOST=0.0.0.0).
server-plain = Warnung: Das ist unverschlüsseltes http. Jeder auf dem Weg kann alles mitlesen, auch Anmeldungen, und für andere spielen. Setze einen Proxy mit https davor, wie docs/operate.md es zeigt.
server-broker-open = Warnung: Der Broker { $broker } verlangt kein Passwort. Jeder, der ihn erreicht, kann alle Karten und Pläne lesen und das Spiel aufhalten. Gib ihm Benutzer mit Passwörtern, wie docs/operate.md es zeigt.
server-port-taken = Port { $port } ist belegt, daher wird ein anderer verwendet.
server-data = Die Partien werden gespeichert in { $path }
server-metrics = Die Messwerte stehen unter { $address }

server-error-malformed = Die Anfrage lässt sich nicht lesen.
server-error-malformed-action = Diese Aktion gibt es in diesem Spiel nicht: { $text }
server-error-wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
server-error-one-person = Nur ein Platz ist dein eigener; wer mit am Bildschirm sitzt, bekommt einen gemeinsamen Platz.
server-error-nobody-sits = An einem Tisch, der auf andere wartet, muss jemand sitzen.
server-error-no-name = Ein Name braucht mindestens ein sichtbares Zeichen.
server-error-bad-address = Das ist keine Mailadresse.
server-error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-error-not-your-seat = Das ist nicht dein Platz.
server-error-not-host = Das darf nur, wer den Tisch leitet.
server-error-table-locked = Dieser Tisch ist geschlossen.
server-error-invite-needed = An diesen Tisch kommt man nur mit einer Einladung.
server-error-programs-not-welcome = An diesem Tisch sind keine Programme willkommen.
server-error-removed = Du wurdest von diesem Tisch entfernt.
server-error-advice-not-agreed = Hier gibt es keine Tipps: Es spielen mehrere Personen, und der Tisch wurde ohne Tipps eröffnet.
server-error-no-such-invite = Diese Einladung gibt es nicht.
server-error-no-such-code = Dieser Code ist nicht oder nicht mehr gültig.
server-error-bad-url = Diese Adresse geht nicht: Sie muss mit https:// beginnen und zu einem öffentlichen Server führen.
server-error-quiet-too-long = Die Ruhezeit darf höchstens zwölf Stunden dauern.
server-error-no-such-zone = Eine Zeitzone mit diesem Namen gibt es nicht.
server-error-no-such-channel = Dorthin wird dir nichts geschickt.
server-error-no-such-feed = Diesen Feed gibt es nicht.
server-error-too-many-channels = Du hast schon { $most } Wege, auf denen du benachrichtigt wirst, mehr geht nicht.
server-error-no-such-phrase = Diese Wortfolge hat hier niemand. Sie hat acht Wörter; prüf sie und ihre Reihenfolge.
server-error-no-such-link = Dieser Link gilt nicht, oder nicht mehr.
server-error-no-such-passkey = Diesen Passkey kennt der Server nicht.
server-error-no-mail = Dieser Server verschickt keine Mails.
server-error-no-passkeys = Unter dieser Adresse des Servers funktionieren keine Passkeys.
server-error-no-such-group = Diese Gruppe gibt es nicht.
server-error-no-such-member = Dieses Mitglied gibt es in der Gruppe nicht.
server-error-group-full = Diese Gruppe hat schon { $most } Mitglieder, mehr dürfen es nicht sein.
server-error-too-many-groups = Du bist schon in { $most } Gruppen, mehr dürfen es nicht sein.
server-error-ask-open = Jemand möchte schon etwas zurücknehmen.
server-error-no-ask = Darum bittet niemand oder niemand mehr.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-not-waiting = Die Partie hat schon begonnen.
server-error-game-over = Die Partie ist zu Ende.
server-error-table-closed = Alle haben diesen Tisch verlassen.
server-error-table-full = Kein Platz ist frei.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-seat-away = Ein Computer spielt für dich, oder du hast aufgegeben.
server-error-not-your-turn = Du bist nicht an der Reihe, ein Teil zu legen.
server-error-handed-in = Dein Plan ist abgegeben; nimm ihn zuerst zurück.
server-error-no-turns-ahead = Züge lassen sich vorausplanen, wo mehrere Personen ohne laufende Uhr spielen.
server-error-one-at-a-time = Das geht nur einzeln, nicht in einer Liste mit anderen Aktionen.
server-error-no-such-answer = In diesem Spiel gibt es keine solche feste Antwort: { $answer }.
server-error-not-removable = Von diesem Platz kann niemand entfernt werden.
server-error-still-here = { $name } ist da oder hat noch Zeit. Entfernt werden kann nur, wessen Zeit abgelaufen ist, oder an einem Tisch ohne Uhr, wer seit { $minutes } Minuten fort ist.
server-error-gave-up = Du hast diese Partie aufgegeben und kannst nicht zurückkehren.
server-error-no-such-option = { $text }
server-error-no-such-level = Für dieses Spiel gibt es keinen Computerspieler „{ $level }“.
server-error-no-game-of-the-day = Von diesem Spiel gibt es hier keine Partie des Tages.
server-error-wrong-day = Die Partie des Tages { $day } kann jetzt nicht gespielt werden. Heute ist { $today }.
server-error-not-of-the-day = Die Partie des Tages wird genau mit ihrem Plan und ihren Plätzen gespielt, ohne andere Angaben.
server-error-wrong-size = Eine Karte wird aus { $least } bis { $most } Teilen gelegt.
server-error-seen-ahead = So weit ist der Tisch noch nicht: Das letzte Ereignis ist { $number }.
server-error-no-token = Wer fragt? Ein Gastschlüssel fehlt.
server-error-bad-token = Dieser Gastschlüssel ist hier nicht bekannt.
server-error-banned = Der Betreiber dieses Servers hat dich gesperrt.
server-error-closed = Dieser Server ist nur für Mitglieder.
server-error-not-your-table = Du hast an diesem Tisch keinen Platz.
server-error-no-such-path = Unter dieser Adresse gibt es nichts.
server-error-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.
server-error-no-such-board = Für dieses Spiel gibt es keinen Spielplan „{ $board }“.
server-error-no-such-lesson = Für dieses Spiel gibt es keine Lektion „{ $lesson }“.
server-error-no-advice = Mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
} gibt es für dieses Spiel keine Tipps.
server-error-no-open-boards = Dieses Spiel hat nur seine eigenen Spielpläne.
server-error-makes-no-boards = Dieses Spiel erzeugt keine Karten.
server-error-lays-no-boards = In diesem Spiel legen die Spieler die Karte nicht selbst.
server-error-bad-laying = Dieses Teil darf dort nicht liegen. { $why }
server-error-board-too-large = Der Spielplan ist zu groß: { $size } Byte, höchstens { $most }.
server-error-too-many-boards = Du hast hier schon { $most } Spielpläne, mehr geht nicht.
server-error-too-many-passkeys = Du hast hier schon { $most } Passkeys, und mehr gehen nicht.
server-error-bad-board = Dieser Spielplan lässt sich nicht speichern: { $count ->
    [one] Etwas daran ist falsch
   *[other] { $count } Dinge daran sind falsch
}.
server-error-no-board-found = Mit dem Startwert { $seed } wurde keine gute Karte für { $players } Spieler gefunden; versuche einen anderen.
server-error-no-such-table = Diesen Tisch gibt es nicht.
server-error-no-such-moment = Dieser Tisch hat kein Ereignis { $number }.
server-error-wrong-method = Diese Adresse nimmt eine solche Anfrage nicht an.
server-error-stale = Am Tisch ist etwas geschehen, das du noch nicht gesehen hast.
server-error-key-used = Dieser Schlüssel wurde schon für etwas anderes verwendet.
server-error-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-error-nothing-to-redo = Es gibt nichts wiederherzustellen.
server-error-not-over = Die Partie ist noch nicht zu Ende.
server-error-not-comparable = Diese beiden Partien lassen sich nicht nebeneinander ansehen.
server-error-game-too-long = Diese Partie ist zu lang für einen Rückblick.
server-error-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine Ereignisse passen nicht zu den Regeln.
server-error-game-missing = Das Spiel dieses Tisches ({ $game }) ist hier gerade nicht installiert oder lässt sich nicht laden. Nichts ist verloren: Der Tisch öffnet sich wieder, sobald das Spiel zurück ist.
server-error-board-missing = Der Spielplan dieses Tisches ist gerade nicht auf diesem Server. Die Verträge einer Schachtel etwa kommen aus einer Datei des Betreibers. Nichts ist verloren: Der Tisch öffnet sich wieder, sobald der Server dieselbe Datei bekommt.
server-error-mixed-rules = Diese Partie wurde nach mehr als einer Version der Regeln gespielt, daher kann keine Datei sie wiedergeben.
server-error-older-rules = Dieser Moment wurde nach älteren Regeln gespielt und kann nicht mehr gezeigt werden.
server-error-too-large = Die Anfrage ist zu groß.
server-error-refused = Die Regeln erlauben „{ $action }“ hier nicht.
server-error-too-many-tables = Eine Seite kann höchstens { $most } Tischen folgen.
server-error-too-many = Zu viele Anfragen. Bitte versuche es in { $retry_after ->
    [one] 1 Sekunde
   *[other] { $retry_after } Sekunden
} noch einmal.
server-error-other-site = Diese Anfrage kam von der Seite einer anderen Website.
server-error-not-json = Anfragen müssen hier JSON sein und das auch angeben (content-type: application/json).
server-error-wrong-host = So heißt dieser Server nicht. Wer ihn betreibt, kann mit --allow-host einen Namen hinzufügen.
server-error-internal = Hier ist etwas schiefgegangen. Nichts Bestätigtes ist verloren.
server-error-not-saved = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Bitte versuche es noch einmal.
server-error-mail-not-sent = Die Mail konnte nicht verschickt werden. Bitte versuch es später noch einmal.
server-error-disk-full = Das konnte nicht gespeichert werden, also ist es nicht geschehen: Der Datenträger des Servers ist voll.
server-error-data-locked = Das konnte nicht gespeichert werden, also ist es nicht geschehen: Ein anderes Programm hält die Daten des Servers gesperrt. Bitte versuche es noch einmal.
server-error-data-read-only = Das konnte nicht gespeichert werden, also ist es nicht geschehen: Der Server darf seine Daten nicht schreiben.
server-error-data-damaged = Das konnte nicht gespeichert werden, also ist es nicht geschehen: Die Daten des Servers sind beschädigt.
server-error-database-away = Die Datenbank des Servers antwortet gerade nicht. Bitte versuche es noch einmal.
server-error-table-moved = Der Tisch zieht gerade auf einen anderen Prozess des Servers um. Bitte versuche es noch einmal.
server-error-owner-away = Der Teil des Servers, auf dem dieser Tisch läuft, ist gerade nicht erreichbar. Bitte versuche es noch einmal.
server-error-stopping = Der Server wird neu gestartet. Bitte versuche es gleich noch einmal.
server-error-busy = Der Server ist ausgelastet. Bitte versuche es in { $retry_after ->
    [one] 1 Sekunde
   *[other] { $retry_after } Sekunden
} noch einmal.
server-error-too-slow = Das dauerte länger als { $seconds } Sekunden und wurde abgebrochen.
server-error-work-failed = Der Prozess, der daran arbeitete, ist abgestürzt. Bitte versuche es noch einmal.
