### Was alle Spiele gemeinsam haben.

core-refused-unknown-action = So einen Zug gibt es auf diesem Plan nicht.
core-refused-no-such-seat = Diesen Platz gibt es in dieser Partie nicht.
core-refused-not-your-turn = Dieser Platz ist nicht am Zug.
core-refused-game-over = Die Partie ist vorbei.
core-chapter-actions = Was man tun kann
core-chapter-seats = Wer mitspielt
core-chapter-turns = Die Reihenfolge
