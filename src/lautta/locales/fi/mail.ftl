# Mitä sivulla pyydetyissä sähköposteissa sanotaan.

mail-confirm-title = Onko tämä osoitteesi?
mail-confirm =
    Joku antoi tämän osoitteen sivulla { $host }, jolla pelataan lautapelejä. Luultavasti se olit sinä.

    Jos osoite on sinun, avaa tämä sivu ja paina siellä olevaa painiketta:

    { $link }

    Linkki toimii vuorokauden. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään, eikä kukaan kirjoita sinulle enää.
mail-enter-title = Näin pääset takaisin peleihisi
mail-enter =
    Joku haluaa kirjautua sisään tällä osoitteella. Luultavasti se olet sinä. Avaa linkki laitteella, jolla haluat pelata, ja paina siellä olevaa painiketta:

    { $links }

    Se toimii kerran, 15 minuutin ajan. Jos se et ollut sinä, älä tee mitään äläkä anna linkkiä kenellekään: sen avulla voi pelata nimissäsi.
