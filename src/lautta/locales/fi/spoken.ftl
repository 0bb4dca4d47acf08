# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Kysy laudalta
spoken-lead = Kysy omin sanoin tai valitse kysymys.
spoken-question = Kysymyksesi
spoken-ask = Kysy
spoken-answers = Vastaukset
spoken-example = Mitä haluaisit tietää?
spoken-unknown = Kysymystä ei ymmärretty. Valitse jokin alla olevista kysymyksistä.
spoken-watching = Katsot peliä, eikä sinulla ole paikkaa pöydässä.

## Questions

spoken-topic-turn = Mitä voin tehdä?
spoken-words-turn = mitä voin, tehdä, vuoro, kenen, nyt
spoken-topic-hand = Käteni
spoken-words-hand = käte, käde, käsi, kortti, kortit
spoken-topic-players = Pelaajat
spoken-words-players = pelaaj, muut, vastustaj
spoken-topic-last = Mitä tapahtui?
spoken-words-last = tapaht, viimeksi, loki, äsken
