"""Every rule of the game by chapter, in our own words; tests are marked with the keys of those they hold.

Keys up to F5 are the rules of the leaflet; those with a small letter, and some others, are readings of what it leaves
open (see the README of the game). `test_rulebooks.py` fails for a row without a test.
"""

from tests.games.rulebooks import rules, table

# What other programs of this family got wrong.
FAULTS = table("""
fault-1 the deck is not filled from the discards, and the game cannot end
fault-2 the deck is filled with a whole new deck
fault-3 gaps in the row stay after a build
fault-4 three open wild cards stay
fault-5 the row is thrown away for ever when few cards are left
fault-6 an open wild card is taken as the second one
fault-7 the last turn hangs between two cards
fault-8 double routes are left out
""")

RULES = rules("""
# set-up
S1 setup: Two to four play; each has 16 carts and 2 cards; five cards lie open; 16 bonus cards are stacked; the first
  seat begins, and turns go round.
S2 setup: There are 44 transport cards: six of each of six colours, and eight wild ones.
S3 setup: Each is dealt two contracts and keeps one or both; a refused one goes under the contract deck.
K5 setup: The choices are made at the same time and in secret; refused contracts are put back in the order of seats.
# course of play
T1 turn: In a turn one thing is done: draw cards, build a route, or draw contracts.
T2 turn: Passing is for who can do nothing; one card or contract to draw, or a route to build, forbids it.
T3 turn: A whole round in which everybody passes ends the game.
# transport cards
D1 cards: Two cards are drawn, each from the deck or the row; an open one is replaced at once; hands have no limit.
D2 cards: An open wild card taken first is the only card; one drawn blind is like any other.
D3 cards: An open wild card is never the second card, even if it was just turned up.
D4 cards: Three open wild cards throw the whole row away, at any time, at the set-up too.
D4a cards: Four or five of them are as good as three.
D4b cards: A new row with three of them is thrown away as well.
D4c cards: It is looked at after each filling of the row, also between the two cards of a turn.
D4d cards: If the deck is too short for the new row, it is used up, and then the discards are shuffled, the thrown row
  among them.
D5 cards: When the deck is used up, the discards become the new one.
D5a cards: That is when a card is needed; or at once, by the option reshuffle.
D5b cards: Without any card gaps stay in the row; they are filled from the left as soon as a route was paid for, before
  anybody acts.
D6 cards: The row stays if no other one could have fewer wild cards, or if it would only change places with the deck.
D7 cards: If no second card can be taken, the turn ends with one.
D8 cards: If one can be taken, it must be.
D9 cards: Without any card drawing is closed.
# routes
R1 routes: A route costs a card for each space, of its colour; wild cards stand for any.
R2 routes: A cart goes on each space, and the points count at once.
R3 routes: A grey route takes any one colour, with wild cards.
R3a routes: Wild cards alone pay for any route.
R3b routes: More wild cards than needed may be used.
R4 routes: Nobody owns both routes of a pair.
R5 routes: With two players, one route of a pair built closes the other.
R5a routes: It is closed to the owner of the first as well.
R6 routes: A route with pictures of carts gives one bonus card, whatever its length; bonus cards lie open.
R6a routes: When a map gives more of them than there are, the last ones give none.
R7 routes: There must be a cart for every space.
R8 routes: A route needs no neighbour of the same owner; one is built in a turn, and each only once.
# contracts
K1 contracts: Two contracts are drawn and at least one kept; the rest goes under the deck; any number may be held; what
  is kept stays.
K2 contracts: The last one may be drawn and must be kept.
K3 contracts: Without contracts in the deck drawing them is closed.
K4 contracts: Contracts, and whether they are fulfilled, are secret until the count.
# end
E1 ending: Two carts or fewer, and everybody has one more turn.
E1a ending: That is looked at when the turn is over.
E1b ending: As many turns as players: the next seat first, who started it last.
E1c ending: Others with few carts in the last turns change nothing.
F1 ending: Points for routes were counted during the game.
F2 ending: A contract joined by own routes all the way gives its points; another one costs them.
F2a ending: A total may be below zero.
F3 ending: Bonus points go by rank in the number of bonus cards; without a card there are none.
F4 ending: Equal numbers share a rank and each have its points.
F4a ending: After a shared rank comes the next one, or by the option bonus_ties one is skipped.
F5 ending: Most points win; of equals, who has fulfilled most contracts; still equal, they share the win.
F5a ending: It is the number of fulfilled contracts that counts, not their points.
# what is known
V1 turn: Everybody knows the sizes of hands, numbers of contracts, carts, points, bonus cards and the discards; nobody
  else knows hands and contracts, and nobody the decks.
# other cities
M1 setup: Another small city is a file: its colours, counts, points, contracts and end bonus.
M2 ending: The end bonus is for bonus cards, for places touched, for districts joined, or there is none.
""")
