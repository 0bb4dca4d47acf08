"""Ticket to Ride: Amsterdam, for 2 to 4: build routes through the city, fulfil contracts, collect bonus cards.

`game.GAME` declares it to the core; README.md tells what is where.
"""
