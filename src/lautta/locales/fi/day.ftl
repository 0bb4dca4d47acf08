# Päivän peli omalla sivullaan.

day-no-result = Ensimmäisestä pelistäsi ei ole tulosta, joka lasketaan.
day-practise = Pelaa uudelleen harjoitukseksi
day-hidden = Pisteet tähän mennessä: { $points }. Näet nimet ja pelit, kun oma pelisi on päättynyt.
day-empty = Kukaan ei ole vielä pelannut tätä peliä loppuun.
day-about = Kaikki saavat saman pelin, joka vaihtuu klo { $time }. Ensimmäinen pelisi lasketaan, myöhemmät ovat harjoitusta. Tämä on kunnia-asia: mikään ei estä ketään harjoittelemasta ensin toisena vieraana. Palvelin laskee jokaisen tuloksen siirroista. Voit tarkistaa sen itse: lataa peli ja aja tiedostolle ”lautta replay”.
