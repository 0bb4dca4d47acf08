"""Roads & Boats, for 1 to 6: donkeys, roads and boats carry goods from woods and mines to gold, coins and stock.

`game.GAME` declares it to the core; README.md tells what is where, how the map is modelled, and every reading.
"""
