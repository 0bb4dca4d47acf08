# Osoitteet, joissa ei ole mitään, ja selaimet, joita palvelin ei tunne.

lost-title = Tässä osoitteessa ei ole mitään
lost-why = Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistettu.
lost-stranger = Palvelin ei tunne selaintasi
lost-stranger-another = Se käyttää eri tietokantaa kuin se, jossa pöytäsi ovat: ehkä se käynnistettiin toisella tietokansiolla.
lost-stranger-gone = Se on ehkä palautettu varmuuskopiosta, joka on vanhempi kuin ensikäyntisi, tai tämä laite on kirjattu ulos.
lost-stranger-kept = Selain säilyttää tiedon siitä, kuka olet. Kun palvelin, jossa pöytäsi ovat, palaa, olet taas oma itsesi.
lost-stranger-again = Yritä uudelleen
lost-stranger-new = Jatka uutena vieraana
lost-stranger-before = Olen pelannut täällä ennenkin
