"""Every rule of the game by chapter, in our own words, with where it stands.

Sources: E is the English rule book of the third edition, F the Finnish translation (with the solo rules), G the German
short rules, each with line numbers of the stored texts; D is the collected rulings, with their section; O is a reading
of what the texts leave open, which the README of the game tells with its option; P is the list of mistakes that hasty
versions make, by its numbers.

This is also the plan of the work: a rule without tests is not done. Below the rules stand the rulings of D (`RULINGS`,
and `IN_PLAY` for what the one full implementation does), what the texts disagree about (`DISAGREEMENTS`), what they
leave open (`LEFT_OPEN`) and how it is read here (`READINGS`), and the mistakes of hasty versions (`MISTAKES`). Tests
are marked with the keys of what they hold. `test_examples.py` plays the examples of the texts, each a position in
examples/.
"""

from tests.games.rulebooks import rules, table

RULES = rules("""
# set-up and map
S1 setup [E11 F386 D6]: One to six play; the box is for four, older scenarios take five and six.
S2 setup [E76 E79 G26]: The supply of goods, buildings, walls and bricks never limits the game.
S3 setup [E107-116 D10]: The map is of woods, pasture, rock, mountain, desert and sea, with rivers.
S4 setup [E120-123 G12]: The map is a scenario, or the players lay it.
S5 setup [E137-139 F300-310]: Laying: in turn, two tiles each, one by one, each touching a laid one.
S6 setup [E140-145 G12]: Rivers run on, begin at a source or the sea, must stay finishable, and end on the map.
S7 setup [E144 D6]: No river tile that another river needs may be used up.
S8 setup [E156-158 F350 G14 P25]: Praying figures are drawn by lot, the first one nearest to the temple; the sequence
  chart has them the other way round.
S9 setup [E159 G15]: Start tiles are chosen in the order of the sequence chart.
S10 setup [E163 F367 G15]: Any land tile may be a start, with a tile between any two.
S11 setup [E169-170]: Where the scenario marks start tiles, these are chosen from.
S12 setup [E166-168 G15]: Home has the marker, 3 donkeys, 5 boards, 1 stone and 2 geese, or what the scenario says.
S13 setup [O8.12]: At home on a river tile the bank is chosen too.
S14 setup [D6]: A board file is checked: rivers match across edges, end in a source or the sea, do not leave the map;
  everything that is wrong is told with its line.
# order of play
O1 order [E175-179 F390]: A turn is production, movement, building, wonder.
O2 order [E183-188 E648-650]: All play a phase at the same time unless the order was called.
O3 order [E185 E648 G19]: Anyone may call for the order at the start of each phase.
O4 order [E660 F1605]: From the one nearest to the temple each may keep praying or go to the back.
O5 order [E662 G32]: Of several who go back, the one who was nearest stands last.
O6 order [E663-667 G33]: From the farthest each chooses a free slot, as many as there are players.
O7 order [E669]: Then play goes in the order of the chart, one after another.
O8 order [E651 G37 P11]: Mines are drawn before the order is called.
O9 order [E681 E692]: Who stood last in the row has nothing to choose in the first step.
O10 order [E671-695]: The conflict round of the rule book comes out as it is told.
O11 order [E192 E644 F1555]: Nothing is ever taken from another's transporter, nor destroyed, by force.
O12 order [E650]: An uncalled phase leaves chart and row as they are.
# primary producers
P1 production [E202-206 F438]: A primary producer makes one thing each turn, whoever is there.
P2 production [E210-213]: Woodcutter trunks, quarry stone, clay pit clay, oil rig fuel.
P3 production [E205 G46-47]: It lies on the bank of the building, for anyone in reach to take.
P4 mines [E215-216 F463]: A mine gives what is drawn from its bag by lot, each turn.
P5 mines [E217 E497]: A mine with an empty bag gives nothing.
P6 mines [E499]: Bags may be looked into at any time.
P7 mines [D7a]: Nobody need be at a mine; it gives in every turn.
# secondary producers
F1 factories [E222-225]: A factory makes as much as there is input for, up to its capacity of output.
F2 factories [E225 P5]: A sawmill makes six boards of three trunks and no more in a turn.
F3 factories [D7a P3]: The capacity of a turn is shared by all players.
F4 factories [E236 P4]: Coal burner and papermill take two of trunks and boards in any mixture.
F5 factories [E240 P2]: What transporters carry is used only if their owner wants.
F6 factories [E242 E244]: Output goes onto a transporter that gave input, what does not fit onto the tile.
F7 factories [E248-251 G55]: Who stands at the factory may hand in what lies there and gets the output.
F8 factories [E243]: Nobody else gets the output of what one handed in.
F9 factories [E252-254 P1 G56]: When all are done factories work off what lies there, output to the tile.
F10 factories [E255 P4]: Unattended coal burners and papermills use all boards before trunks.
F11 factories [E364 G27 G54]: Input and transporter must be on the side of the factory, or bridged.
F12 factories [D1]: Costs, inputs, outputs and capacities are those of the player aid.
F13 factories [E377-378]: The order of one's own production is free, and chains are possible.
# transporter factories
T1 launching [E260 G60]: A transporter belongs to who handed in the input.
T2 launching [E264-265]: A wagon belongs to the donkey's owner; no other transporter need be there.
T3 launching [E269-270]: A boat goes at once into the river of the tile or on one of its coasts.
T4 launching [E271]: From the coast it can leave only to that sea tile.
T5 launching [E272 G61]: With no river and all coasts walled by others the factory cannot be used.
T6 launching [E276-278 P7]: At most eight transporters, five on land and five on water.
T7 launching [E279-280]: Too many: at once one at a transporter factory must go.
T8 launching [E281-282]: Any type may go; if only the new one and its supplier are there, one of them.
T9 launching [E283]: Nothing is refunded.
T10 launching [P7]: A wagon can be made with five land transporters, as a donkey goes.
T11 launching [E287-289 G63 P6]: Left input of boats and trucks is used up for nothing; a donkey never is.
T12 launching [O7b]: Breeding past the limit is possible only if one can be scrapped at a factory.
# livestock
L1 breeding [E293-294 G67]: Two geese, or two donkeys of one player, alone on an empty pasture become three.
L2 breeding [E294-295 P8]: A building, goods or another transporter anywhere on the tile prevent it.
L3 breeding [E296]: Roads, bridges, walls and the home marker do not.
L4 breeding [E297 P8]: Three do not breed.
L5 breeding [E298 G69]: Donkeys breed only if their owner wants, geese always.
L6 breeding [E299]: Irrigated desert is pasture.
L7 breeding [O8.4]: Reading: whether a pair on different banks breeds.
L8 breeding [O8.5]: Goods on a breeding donkey are goods on the tile.
# research
R1 research [E307-309 G74]: Two geese and a paper in reach of an own transporter are a research.
R2 research [E310 P9 G73]: Left uncarried they vanish for nothing, set after set.
R3 research [E315-317]: It is given to one of seven subjects at once, each only once.
R4 research [E323-325]: Rowboat, truck and steamer factories and oil rigs need their subject.
R5 research [E331-335 P12]: Specialised mines are 4 gold or 4 iron, big ones 5 and 5; never both.
R6 research [E336 P12]: Research changes no bag.
R7 research [E338]: Normal mines can still be built.
R8 research [E342 E503]: New shafts need their subject.
R9 research [E346]: The light bulb is no subject of the base game.
U1 research [E350-352 P10]: Who researches a transporter factory may upgrade others of land or sea where a transporter
  of his stands, whoever built them.
U2 research [E353]: Nobody can prevent it.
U3 research [E354-355]: It is at once or never, and free; all or some.
U4 research [E356]: The new factory may produce in the same turn, the old type never again.
U5 research [E357-358]: Only transporter factories are upgraded.
U6 research [G75]: A raft factory may become a steamer factory directly.
U7 research [O8.7]: Reading: whether a steamer factory may become one for rowboats.
U8 research [O8.6]: Reading: whether a factory that has produced may do so again once upgraded.
# exchange
X1 loading [E363 G39]: During production goods change places on a tile freely, also between transporters.
X2 loading [E364]: Over a river only by a bridge, or by a boat in it as a ferry.
X3 consent [E363 E394]: With other players' transporters only if they agree.
# movement on land
M1 movement [E382 E390]: Each transporter moves once a turn, up to its points.
M2 movement [E386-387 G89-90]: Land transporters need roads; a donkey may go one tile without.
M3 movement [E387 P14]: A donkey never mixes a step by road and one without.
M4 movement [E388]: Roads join start, end and all between.
M5 movement [E389 E404]: Nobody crosses a river without a bridge; a source is no river to cross.
M6 movement [E391]: It may go up and down a road.
M7 movement [E392 D2]: Points: donkey 2, wagon 3, truck 4, raft 3, rowboat 4, steamer 6.
M8 loading [E393 E400]: It loads and drops on each tile of its way, the first and last included, also more than it can
  carry at once.
M9 loading [E395]: Goods can be dropped onto transporters.
M10 loading [E396 P15 G82]: No good is moved by two transporters of one player in a phase; others may carry it on.
M11 loading [P15 D7b]: A good moved by another one may be loaded, but then that transporter does not move before it is
  put down.
M12 loading [E397-399 D2]: Capacity: donkey 2, wagon 3, truck 6, raft 3, rowboat 5, steamer 8.
M13 movement [E405]: Everything has its side of a river.
# boats
B1 boats [E409-412]: Boats go on rivers and sea, each step one point, also between them.
B2 boats [E413-414 P16 G96]: From the sea to a coast is docking, and ends the move.
B3 boats [E415 E417]: A docked boat sits on one coast and leaves only to its sea tile, for a point.
B4 boats [E416 P16]: Only docked boats and boats on a river reach the land.
B5 boats [E418]: On one sea tile boats reach each other.
B6 boats [E419 P17 G98]: Nothing is left or thrown away at sea.
B7 boats [E426-427 P17]: A rig is a store, and ends no move.
B8 boats [E432]: At a river mouth one bank is docked at; only goods of it, or bridged, are in reach.
B9 boats [E431 E433]: The ways of the steamer in the rule book come out as they are told.
B10 boats [O8.11]: From the sea into a river costs a point, and a boat may stay in a mouth.
# walls and movement
W1 movement [E437-438 G81]: Another's wall is closed, own and neutral ones are open.
W2 boats [E439 G97]: Behind another's wall nobody docks.
# carrying
C1 carrying [E444 G85]: Any transporter may carry another that has not moved in this phase.
C2 carrying [E445]: Neither has goods meanwhile.
C3 carrying [E446-447 P18 G85]: It is set down only at the beginning of a later movement phase, then both act as ever.
C4 carrying [E448-449]: A boat is set down only in a river or on a coast, never on land.
C5 carrying [E450-451]: A boat in a river sets a boat down in that river, a docked one on its shore.
C6 carrying [E452]: Geese may follow the carrier.
C7 consent [O8.8]: Carrying another player's transporter needs consent.
# geese
G1 geese [E457 G103]: Geese follow a transporter out of a tile if its owner wants.
G2 geese [P19]: Those that follow do not count against its load.
G3 geese [E458 G106]: No goose stays alone at sea, but on a rig it may.
G4 geese [E459 G105]: None follows across a river without a bridge.
G5 geese [E460 G104]: They follow another player's transporter that comes by.
G6 geese [E461]: Only those loaded are safe.
G7 geese [G104 P19]: A goose follows one transporter of each player in a phase.
# building
K1 building [E471-474 G112-114]: One builds where an own land transporter, docked boat or river boat stands, on its
  side, a river boat on all sides.
K2 building [E478 G115]: It is paid with what lies there and what own transporters there carry.
K3 consent [E479 G116]: Goods on others' transporters there may help if they agree.
K4 building [E480-481 G111]: One building a tile, whatever the river; the home marker is none.
K5 building [E482 G118]: Buildings are never removed.
K6 building [E484-486 D1]: Each has its terrain; without one any land but desert.
K7 building [E485 E514-515]: Rigs alone are at sea, and paid only by what boats there carry.
K8 building [E487-488]: Desert is for roads and walls only until it is irrigated.
K9 building [E489-490]: A shore is a river tile or next to the sea, walled or not.
K10 building [E50]: New buildings produce from the next turn on.
K11 building [O8.2]: Reading: bridges in desert.
K12 mines [E496 G122]: A new mine has 3 and 3, or 4, or 5 and 5 with the research.
K13 mines [E503-510 G124]: Shafts cost an iron and a fuel each, as many as one likes, any mixture.
# roads and bridges
K14 roadwork [E519]: A road to the next tile costs a stone of the builder's own tile.
K15 roadwork [E520 P13]: All roads on one bank are joined.
K16 roadwork [E521 G129]: Roads may run on both banks.
K17 roadwork [E522]: A road may cross any wall; only its owner uses it there.
K18 roadwork [E527-529 G130]: A bridge costs a stone and joins the banks, roads or not.
K19 roadwork [E531-532 G131]: A source needs none, a junction two.
# walls
A1 walls [E536]: A wall stands between two tiles that are not both sea.
A2 walls [E538-540 G137]: The n-th token costs n stone, at once or later.
A3 walls [E540]: Walls of two owners never share an edge.
A4 walls [E544-546 G138]: n tokens cost n+1 boards to demolish, and become neutral.
A5 walls [E550-554 P20]: On neutral tokens anyone goes on counting.
A6 walls [E558-560 P20]: All material comes from one side.
A7 walls [E564]: A docked boat builds on any edge of its bank.
A8 walls [E565 G141]: An undocked boat at sea pays two more.
A9 walls [E570]: An edge crossed by a river belongs to both banks.
A10 walls [E574 P21 G142]: Another's docked boat on that coast is put back to sea; one's own stays.
A11 walls [E576-585]: The examples of the rule book come out as they are told.
A12 walls [O8.9]: Reading: demolishing one's own wall.
N1 wonder [E592-593 P22]: Bricks are paid with goods of the home tile, where an own transporter stands.
# wonder
N2 wonder [E594]: They fill the wonder from the bottom, left to right.
N3 wonder [E597-601 P22]: The n-th own brick of a turn costs n goods of any kind.
N4 wonder [E603]: From the fifth row on one more.
N5 wonder [E604 G149]: The brick on the irrigation mark turns desert into pasture.
N6 wonder [E606-607]: When all had their chance a neutral brick is laid.
N7 wonder [G148]: Bricks are bought in the order of play, each all of his in one go.
N8 wonder [O8.3]: Reading: carried goods on the home tile pay too; other banks do not.
# the end
E1 end [E611-612 P23]: The brick on the mark for the number of players ends the game at once.
E2 end [E613 P23]: So does the last of 33 neutral bricks.
E3 end [E617-622 P24]: Gold 10, coins 40, stock 120, if on an own transporter.
E4 end [E624-626 P24]: Each row is 10 points by bricks, rounded down, neutral ones not counted, the last one whole.
E5 end [E627-632]: The row of the rule book's example comes out as it is told.
E6 end [E637]: Of equals, the one who prays nearest to the temple wins.
# solo
Z1 solo [F1700]: The first four rows are filled with bricks of nobody here; the price starts at two.
Z2 solo [F1704]: It lasts 20 turns, and there is no mark.
Z3 solo [F1706]: Mines give what is more in their bag, gold when level.
Z4 solo [F1714]: The start tile is free.
""")

# What is published for unclear cases.
RULINGS = table("""
ruling-1 mines before the order
ruling-2 primary goods need nobody
ruling-3 output goes to who hands in
ruling-4 leftovers are worked off
ruling-5 leftovers at transporter factories
ruling-6 one capacity for all
ruling-7 wagons of the donkey's owner
ruling-8 new boats go into the water
ruling-9 scrapping at factories
ruling-10 breeding on an empty pasture
ruling-11 irrigated desert
ruling-12 research on the spot
ruling-13 loose geese and paper vanish
ruling-14 upgrades now or never
ruling-15 chains in production
ruling-16 trade in production
ruling-17 donkeys do not mix
ruling-18 up and down a road
ruling-19 loading on the way
ruling-20 a good moved once
ruling-21 steps of boats
ruling-22 a river mouth
ruling-23 nothing is left at sea
ruling-24 walls on the way
ruling-25 transporters on transporters
ruling-26 whom geese follow
ruling-27 where one builds
ruling-28 one building a tile
ruling-29 new buildings wait a turn
ruling-30 open bags
ruling-31 shafts without end
ruling-32 rigs are paid from aboard
ruling-33 roads of the own tile
ruling-34 bridges
ruling-35 building walls
ruling-36 boats shut out
ruling-37 the price of bricks
ruling-38 the row of those who pray
ruling-39 nothing by force
""")

# What the one full implementation decided, and what holds here.
IN_PLAY = table("""
play-1 geese breed before anybody acts, donkeys when asked
play-2 a pair on two banks
play-3 laden donkeys, and breeding past a limit
play-4 factories that nobody reaches work off last too
play-5 steamers to rowboats
play-6 a carrier is present as ever
play-7 moved goods hold a transporter
play-8 a passenger is not put back
play-9 bridges in desert
play-10 whose walls are demolished
play-11 who pays first is a choice
play-12 a brick ends it at once, the last neutral one after the phase
play-13 equals
""")

# What the texts say differently, and what holds here.
DISAGREEMENTS = table("""
disagreement-1 rows are shared by bricks
disagreement-2 three tokens take four boards
disagreement-3 each phase can be called
disagreement-4 a wall on its coast puts a boat to sea
disagreement-5 loose geese
disagreement-6 stone for a road
disagreement-7 order at the wonder
disagreement-8 how many play
disagreement-9 a donkey is never a leftover
disagreement-10 two slips of the pen
disagreement-11 banks begin at half-sides
""")

# What no text settles.
LEFT_OPEN = table("""
open-1 tiles of the box
open-2 bridges in dry desert
open-3 what pays for bricks
open-4 pairs on two banks
open-5 laden donkeys
open-6 twice in a turn after an upgrade
open-7 from steamers to rowboats
open-8 carrying those of others
open-9 one's own wall
open-10 bricks in one go
open-11 boats in a mouth
open-12 the bank of a home
""")

# That the README tells of, besides the options.
READINGS = table("""
reading-1 one call, one order, one phase
reading-2 goods that are alike
reading-3 a stop is not endless
reading-4 loads of wagons and of what is scrapped
reading-5 who can be scrapped
reading-6 geese on a river
reading-7 who is carried does nothing
reading-8 where one is set down
reading-9 homes where there is little room
reading-10 help with building
reading-11 short games of several
reading-12 what is at hand at sea
reading-13 no goose is let go at sea
reading-14 boats that nobody ordered
reading-15 where the third one is born
reading-16 two more for each token
reading-17 neutral tokens stay
reading-18 a full wonder alone
""")

# Of hasty versions, by their numbers in P.
MISTAKES = {f"mistake-{number}": "" for number in range(1, 26)}
