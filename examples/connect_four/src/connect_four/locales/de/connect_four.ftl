connect_four-title = Vier gewinnt
connect_four-action-drop = Stein einwerfen
connect_four-refused-full = diese Spalte ist voll
connect_four-chapter-drop = Steine einwerfen
connect_four-log-drop = { $you ->
    [1] Du wirfst einen Stein in Spalte { $column }.
   *[other] { $seat } wirft einen Stein in Spalte { $column }.
}
connect_four-log-won = { $you ->
    [1] Du hast vier in einer Reihe und gewinnst.
   *[other] { $seat } hat vier in einer Reihe und gewinnt.
}
connect_four-log-shares-win = { $you ->
    [1] Das Brett ist voll: unentschieden für dich.
   *[other] Das Brett ist voll: unentschieden für { $seat }.
}
