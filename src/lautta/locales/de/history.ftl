# Going through the moments of a game, and links to them. $name is a player's name.

history-place-turn = Moment { $number } von { $count }, Zug { $turn }
history-turn-back = Zum Anfang dieses Zuges oder zum Zug davor
history-turn-forward = Zum nächsten Zug
history-options = Tempo, Spieler und Link
history-speed = Wie schnell es läuft
history-speed-slow = Langsam
history-speed-usual = Normal
history-speed-fast = Schnell
history-speed-fastest = Sehr schnell
history-whose = Wessen Züge
history-whose-all = Alle Züge
history-whose-mine = Nur meine Züge
history-whose-one = Nur { $name }
history-share-why = Einen Link zu diesem Moment kopieren. Alle, die bei diesem Tisch zusehen dürfen, können ihn öffnen.
history-shared = Der Link zu diesem Moment ist kopiert.
history-key-space = Leertaste
history-key-arrows = ← →
history-key-shift = Umschalt + ← →
history-key-play = In der Vergangenheit: abspielen oder anhalten
history-key-step = In der Vergangenheit: einen Moment zurück oder vor
history-key-turn = In der Vergangenheit: einen Zug zurück oder vor
history-slider = Moment der Partie
history-place-heard = Moment { $number } von { $count }
history-first = Zum ersten Moment
history-moments = Momente dieser Partie
