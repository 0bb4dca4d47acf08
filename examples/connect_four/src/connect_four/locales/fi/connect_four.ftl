connect_four-title = Neljän suora
connect_four-action-drop = Pudota nappula
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
