# How to play, in short. Numbers come from the board file.

help-title = How to play
help-chapters = Chapters
help-whole-page = As a page of its own
help-to-game = To the games
