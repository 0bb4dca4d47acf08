connect_four-title = Connect Four
connect_four-summary = Drop counters into seven columns: four in a line win.
connect_four-rules =
    You and your opponent take turns to drop a counter into one of seven columns, where it falls as far as it can.

    The first to have four counters in a line, across, up or diagonally, wins. If the board fills up first, it is a draw.
connect_four-action-drop = Drop a counter
connect_four-field-cells = Board
connect_four-field-column = Column
connect_four-field-turn = Turn
connect_four-refused-full = this column is full
connect_four-position-in-the-air = a counter of column { $column } hangs in the air
connect_four-position-out-of-turn = players who drop counters in turn, until one of them wins, do not get here
connect_four-chapter-drop = Dropping counters
connect_four-log-drop = { $you ->
    [1] You drop a counter into column { $column }.
   *[other] { $seat } drops a counter into column { $column }.
}
connect_four-log-won = { $you ->
    [1] You have four in a line and win.
   *[other] { $seat } has four in a line and wins.
}
connect_four-log-shares-win = { $you ->
    [1] The board is full: it is a draw for you.
   *[other] The board is full: it is a draw for { $seat }.
}
