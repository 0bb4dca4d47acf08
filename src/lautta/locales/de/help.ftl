# How to play, in short. Numbers come from the board file.

help-title = So wird gespielt
help-chapters = Kapitel
help-whole-page = Als eigene Seite
help-to-game = Zu den Spielen
