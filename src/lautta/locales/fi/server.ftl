# Mitä palvelin kertoo: omat rivinsä lokissa, rajapinnan virheet ja missä se palvelee.

server-log-start = Pöytä on katettu.
server-log-undo =
    { $you ->
        [1] Perut viimeisimmän toimintosi.
       *[0] { $seat } peruu viimeisimmän toiminnon.
    }
server-log-undo-redrawn =
    { $you ->
        [1] Perut viimeisimmän toimintosi; mitä se oli paljastanut, arvotaan uudelleen.
       *[0] { $seat } peruu viimeisimmän toiminnon; mitä se oli paljastanut, arvotaan uudelleen.
    }
server-log-redo =
    { $you ->
        [1] Teet uudelleen, minkä olit perunut.
       *[0] { $seat } tekee uudelleen, mikä oli peruttu.
    }
server-log-rules = Peli jatkuu sääntöjen versiolla { $version }.

server-address = Lautta palvelee osoitteessa { $address }
server-port-taken = Portti { $port } on varattu, joten käytetään toista.
server-data = Pelit tallennetaan tiedostoon { $path }

server-error-malformed = Pyyntöä ei voi lukea.
server-error-malformed-action = Tämän pelin toimintoihin ei kuulu: { $text }
server-error-wrong-number-of-seats = Tätä peliä pelaa { $least }–{ $most } pelaajaa.
server-error-one-person = Pöydässä on yksi ihminen; muilla paikoilla pelaavat tietokonepelaajat.
server-error-no-such-option = { $text }
server-error-no-such-level = Tässä pelissä ei ole tietokonepelaajaa ”{ $level }”.
server-error-seen-ahead = Pöytä ei ole vielä niin pitkällä: sen viimeisin tapahtuma on { $number }.
server-error-no-token = Kuka kysyy? Vieraan tunniste puuttuu.
server-error-bad-token = Tätä vieraan tunnistetta ei tunneta täällä.
server-error-not-your-table = Sinulla ei ole paikkaa tässä pöydässä.
server-error-no-such-path = Tässä osoitteessa ei ole mitään.
server-error-no-such-game = Täällä ei ole peliä ”{ $game }”.
server-error-no-such-board = Tällä pelillä ei ole lautaa ”{ $board }”.
server-error-no-such-table = Sellaista pöytää ei ole.
server-error-no-such-moment = Tässä pöydässä ei ole tapahtumaa { $number }.
server-error-wrong-method = Tämä osoite ei ota vastaan tällaista pyyntöä.
server-error-stale = Pöydässä on tapahtunut jotain, mitä et ole vielä nähnyt.
server-error-key-used = Tätä avainta on jo käytetty johonkin muuhun.
server-error-nothing-to-undo = Sinulla ei ole mitään peruttavaa.
server-error-undo-needs-consent = Muiden on suostuttava tämän perumiseen.
server-error-nothing-to-redo = Mitään uudelleen tehtävää ei ole.
server-error-not-over = Peli ei ole vielä päättynyt: siihen asti siemenluku on salainen.
server-error-table-unreadable = Tätä pöytää ei voi avata: sen tapahtumat eivät sovi sääntöihin.
server-error-mixed-rules = Tätä peliä on pelattu useammalla sääntöjen versiolla, joten mikään tiedosto ei toista sitä.
server-error-older-rules = Tämä hetki pelattiin vanhemmilla säännöillä, eikä sitä voi enää näyttää.
server-error-too-large = Pyyntö on liian suuri.
server-error-refused = Säännöt eivät salli tässä toimintoa ”{ $action }”.
server-error-too-many-tables = Yksi sivu voi seurata enintään { $most } pöytää.
server-error-too-many = Tämä on liian usein; yritä uudelleen { $retry_after } sekunnin kuluttua.
server-error-internal = Täällä meni jokin vikaan. Mitään vahvistettua ei ole kadonnut.
server-error-not-saved = Tätä ei voitu tallentaa, joten sitä ei tapahtunut. Yritä uudelleen.
