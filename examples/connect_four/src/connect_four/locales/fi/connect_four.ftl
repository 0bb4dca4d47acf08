connect_four-title = Neljän suora
connect_four-summary = Pudota nappuloita seitsemään sarakkeeseen: neljän suora voittaa.
connect_four-rules =
    Pelaajat pudottavat vuorotellen nappulan johonkin seitsemästä sarakkeesta, ja se putoaa niin alas kuin pääsee.

    Se, joka saa ensin neljä nappulaa suoraan riviin, vaaka-, pysty- tai vinosuunnassa, voittaa. Jos lauta tulee sitä ennen täyteen, peli on tasan.
connect_four-action-drop = Pudota nappula
connect_four-field-cells = Lauta
connect_four-field-column = Sarake
connect_four-field-turn = Vuoro
connect_four-refused-full = Sarake on täynnä
connect_four-chapter-drop = Nappuloiden pudottaminen
connect_four-log-drop = { $you ->
    [1] Pudotit nappulan sarakkeeseen { $column }.
   *[other] { $seat } pudotti nappulan sarakkeeseen { $column }.
}
connect_four-log-won = { $you ->
    [1] Sait neljän suoran ja voitit.
   *[other] { $seat } sai neljän suoran ja voitti.
}
connect_four-log-shares-win = { $you ->
    [1] Lauta on täynnä: sinä pelasit tasan.
   *[other] Lauta on täynnä: { $seat } pelasi tasan.
}
