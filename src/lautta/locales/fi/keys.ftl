# Miten pääsee takaisin peleihinsä ilman laitetta, jolla on kirjautunut sisään.

keys-title = Säilytä pelini
keys-why = Vain tämä selain tuntee pelisi. Jollakin näistä pääset takaisin, jos selaimen tiedot tyhjennetään tai laite katoaa.
keys-remove = Poista
keys-removed = Poistettu.
keys-phrase = Palautuslause
keys-phrase-why = Kahdeksan sanaa, jotka kirjoitat muistiin. Ne toimivat millä tahansa laitteella.
keys-phrase-made = Luotu { $day }.
keys-phrase-make = Luo lause
keys-phrase-again = Vaihda uuteen
keys-phrase-shown = Kirjoita sanat muistiin tässä järjestyksessä. Näet ne vain nyt, ja jokainen, jolla ne on, voi pelata sinuna.
keys-phrase-copy = Kopioi
keys-phrase-copied = Kopioitu.
keys-phrase-save = Tallenna tiedostoon
keys-phrase-file = Pelieni palautuslause, { $address }:
keys-phrase-done = Kirjoitin sen muistiin
keys-passkey = Pääsyavain
keys-passkey-why = Pääset sisään sormenjäljellä, kasvoilla tai PIN-koodilla kaikkialla, missä pääsyavaimesi ovat.
keys-passkey-add = Lisää pääsyavain
keys-passkey-added = Pääsyavain on tallennettu.
keys-passkey-here = Tällä laitteella on jo pääsyavaimesi.
keys-mail = Sähköposti
keys-mail-why = Pääset sisään linkillä, joka lähetetään osoitteeseesi.
keys-mail-is =
    { $confirmed ->
        [true] { $address }
       *[false] { $address } – ei vielä vahvistettu: avaa sähköpostissa oleva linkki.
    }
keys-mail-address = Sähköpostiosoitteesi
keys-mail-send = Vahvista
keys-mail-sent = Osoitteeseen { $address } on tulossa viesti. Vahvista osoite avaamalla siinä oleva linkki.
keys-confirm-why = Osoitteella pääset sitten takaisin peleihisi. Jos et pyytänyt tätä, sulje vain sivu.
keys-confirm-title = Onko tämä osoitteesi?
keys-confirm-do = Kyllä, se on minun
keys-confirm-done = { $address } on vahvistettu. Tästä lähtien pääset sillä takaisin peleihisi.
keys-confirm-play = Peleihin
keys-enter-title = Kirjaudutko tällä laitteella?
keys-enter-why = Laite saa silloin nimesi ja paikkasi omiensa sijaan. Linkki toimii kerran.
keys-enter-do = Kirjaudu
keys-in = Olen pelannut täällä ennenkin
keys-in-why = Laite saa silloin nimesi ja paikkasi omiensa sijaan.
keys-in-typed = Toisen laitteen koodi tai palautuslauseesi
keys-in-use = Käytä
keys-in-passkey = Käytä pääsyavainta
keys-in-mail = Lähetä linkki
keys-in-mail-sent = Jos joku täällä on vahvistanut tämän osoitteen, sinne on tulossa viesti. Sen linkki toimii 15 minuuttia.
keys-in-done = Valmista: pöytäsi ovat nyt täällä.
keys-offer = Vain tämä selain tuntee pelisi. Haluatko päästä takaisin, vaikka sen tiedot tyhjennettäisiin?
keys-offer-no = Ei kiitos
