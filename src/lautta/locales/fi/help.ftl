# How to play, in short. Numbers come from the board file.

help-title = Näin pelataan
help-chapters = Luvut
help-whole-page = Omana sivunaan
help-to-game = Peleihin
