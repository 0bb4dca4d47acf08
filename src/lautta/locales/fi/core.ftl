### Mikä kaikille peleille on yhteistä.

core-refused-unknown-action = Sellaista siirtoa ei tällä laudalla ole.
core-refused-no-such-seat = Sellaista pelaajaa ei tässä pelissä ole.
core-refused-not-your-turn = Nyt ei ole tämän pelaajan vuoro.
core-refused-game-over = Peli on päättynyt.
core-chapter-actions = Mitä voi tehdä
core-chapter-seats = Pelaajat
core-chapter-turns = Vuorot
