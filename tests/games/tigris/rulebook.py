"""Every rule of the game by chapter, in our own words; tests are marked with the keys of those they hold.

Keys with other letters than R are what the rule book says; R1 to R54 are readings of what it leaves open, and O are
options (see the README of the game). `test_rulebooks.py` fails for a row without a test.
"""

from tests.games.rulebooks import rules, table

# What other programs of this game got wrong.
FAULTS = table("""
fault-1 a three-way split skips a war unless all three parts have its leader
fault-2 a three-way split stops the game
fault-3 the filter of treasures forgets those in the same row or column
fault-4 treasures can be asked for only at the end of a turn
fault-5 monuments are paid after the refill
fault-6 cells of the board are wrong
fault-7 a corner of the advanced board is wrong
fault-8 the joining tile scores
fault-9 the defender is filled up in mid-turn
fault-10 only the active player is filled up
fault-11 the game ends on an empty bag
fault-12 the game ends at two treasures in mid-turn
fault-13 the game ends at exactly two treasures, and not at fewer
fault-14 the board support of all wars is counted once, before the first
fault-15 a third player's leader elsewhere on the board is dragged into a war
fault-16 the winner is found by treasures, then by totals
fault-17 a full tie has one winner
fault-18 a priest war takes temples with treasures
fault-19 a priest war takes temples beside other leaders, or sends these home
fault-20 a priest war spares temples beside the loser
fault-21 wars are never started by themselves
fault-22 a leader that moves within its kingdom starts a revolt
fault-23 a leader that moves is counted at its old place
fault-24 the order of wars is fixed
fault-25 a catastrophe may cover a catastrophe
fault-26 temples added in a revolt go back into the bag
fault-27 supporters are of the colour of the joining tile
fault-28 three or more neighbouring kingdoms may be joined
fault-29 who has nothing to add is not asked, which tells the others
fault-30 search sees what others hold
fault-31 the log gives totals away
""")

RULES = rules("""
# contents and set-up
S1 setup: There are 153 tiles: 30 settlements, 57 temples, 36 farms and 30 markets.
S2 setup: A temple with a treasure lies on each of ten winged beasts; other tiles are in the bag.
S3 setup: Each player has a dynasty of four leaders with one sign, and two catastrophes.
S4 setup: Each draws six tiles and keeps them behind a screen, where nobody else sees them.
S5 setup: Players are told apart by sign, not by colour; all use all colours.
S6 setup: Leaders and catastrophes of dynasties that do not play are out of the game.
S7 setup: Six monuments, one for each pair of colours, lie beside the board.
S8 setup: Two to four play; who begins is drawn.
S9 setup: Nobody has points at the start.
# kingdoms
G1 tiles: What touches by its edges forms a region; corners do not count.
G2 tiles: A region with a leader is a kingdom.
G3 tiles: A kingdom may have several leaders, of whatever players, as long as their colours differ.
G4 tiles: Kingdoms grow by leaders and tiles, are joined and fall apart.
# turns
T1 turn: Turns go round clockwise.
T2 turn: In a turn two actions may be done, in any order, the same one twice as well.
T3 turn: An action is a leader, a tile, a catastrophe or a swap, and there are no others.
T4 turn: Conflicts, monuments and treasures are parts of the action that leads to them.
T5 turn: After both actions come the monuments' points, then the hand is filled up to six.
T6 turn: Others with fewer than six tiles fill up as well.
T7 turn: What is drawn is not shown to others.
# leaders
L1 leaders: A player positions only own leaders.
L2 leaders: A leader comes on an empty square, from outside or from another square.
L3 leaders: Or it is taken off the board.
L4 leaders: It stands edge to edge with a temple.
L5 leaders: Never on a river.
L6 leaders: It never joins two kingdoms.
L7 leaders: When its last temple has gone or is turned face down it goes home.
L8 leaders: Positioning gives no points.
# tiles
P1 tiles: A tile from behind the screen comes on an empty square.
P2 tiles: Blue tiles go on rivers only, and no others do.
P3 tiles: A tile that was placed is never moved.
# points
Q1 points: The point for a tile has its colour.
Q2 points: The owner of the leader of its colour in the kingdom has it, whoever placed the tile.
Q3 points: Without such a leader the owner of the king has it; without a king nobody.
Q4 points: No point for a tile outside kingdoms.
Q5 points: No point for a tile that joins two kingdoms.
Q6 points: Points are had at once and kept behind the screen.
# catastrophes
C1 catastrophes: Everybody has two.
C2 catastrophes: One goes on an empty square, or on a tile, which leaves the game.
C3 catastrophes: Not on a tile with a treasure or a monument.
C4 catastrophes: Not on a leader.
C5 catastrophes: It breaks links, so that kingdoms may fall apart.
C6 catastrophes: Leaders whose last temple it takes go home.
C7 catastrophes: It stays where it is to the end.
# swapping
X1 swap: Any number of tiles is laid away face down, and as many are drawn.
X2 swap: They never come back.
X3 swap: The new ones may be used in the second action.
# revolts
V1 revolt: A leader that comes into a kingdom with one of its colour starts a revolt and attacks.
V2 revolt: Leaders of all colours fight with temples: those right beside them.
V3 revolt: Both may use the same temple.
V4 revolt: First the attacker, then the defender adds temples from behind the screen, openly, once.
V5 revolt: More temples win, on the board and added; the defender wins a tie.
V6 revolt: The loser's leader leaves, the winner has a red point, what was added leaves the game.
V7 revolt: No leader may be taken away to avoid a conflict.
V8 revolt: The example of page 7.
# wars
W1 war: A tile may join two kingdoms, never three or more.
W2 war: The joining tile carries a marker; without equal leaders it is taken off and all is over.
W3 war: Equal leaders then fight.
W4 war: Of several conflicts the active player says which comes first, and again after each.
W5 war: He attacks if his leader is in it, else the next player in turn whose leader is.
W6 war: Supporters are the tiles of the leaders' colour anywhere in the kingdom.
W7 war: First the attacker, then the defender adds supporters, once.
W8 war: More supporters win; the defender wins a tie.
W9 war: The loser's leader and all supporters there leave; each is a point for the winner.
W10 war: What was added scores nothing and is out of the game on both sides.
W11 war: Between priests, temples with a treasure or beside another leader stay and score nothing.
W12 war: Kingdoms may fall apart by it, so that other conflicts do not happen.
W13 war: Conflicts that are left go on until there is none; then the marker leaves.
W14 war: Those who added tiles fill up at the end of the active player's turn.
W15 war: The example of pages 8 and 9.
# monuments
M1 monuments: A tile that makes a square of four of one colour lets the active player build.
M2 monuments: The tiles are turned face down, and the monument stands on them.
M3 monuments: One of its colours is that of the tiles; without such a monument nothing is built.
M4 monuments: Conflicts come first; the square must still be there.
M5 monuments: What is not built then is not built on these tiles later.
M6 monuments: Tiles face down link, and are no supporters or temples.
M7 monuments: Monuments are never destroyed.
M8 monuments: A treasure stays on its tile.
M9 monuments: Leaders without a temple go home at once.
M10 monuments: The active player has a point for each own leader with a monument of its colour.
M11 monuments: The king has points for black monuments only.
M12 monuments: The example of page 10.
# treasures
A1 treasures: Of several treasures in a kingdom its trader's owner takes all but one, as he likes.
A2 treasures: Those on the four corner temples go first.
A3 treasures: Without a trader they stay until one comes.
A4 treasures: A treasure is a point of any colour at the end.
A5 treasures: The example of page 11.
# end
E1 end: The game ends when at the end of a turn two treasures or fewer are left.
E2 end: Or when the bag is empty and somebody cannot fill up.
E3 end: That can be in a swap or at the end of a turn.
E4 end: Then screens are lifted.
E5 end: The best weakest colour wins, then the second weakest, and so on.
E6 end: The example of the count on page 11.
E7 turn: The first round on page 12.
# what is known
H1 turn: Hands, points, swapped tiles and the bag are hidden; the board and every gain are not.
H2 war: Who has nothing to add is asked all the same.
H3 war: What both sides show on the board can be asked before anything is placed.
# readings
R1 tiles: Tiles, leaders and tiles face down link; catastrophes and empty squares do not.
R2 tiles: A tile may lie away from everything, without a point.
R3 tiles: Blue tiles are farms and go on rivers.
R4 war: Groups without a leader do not count when kingdoms are joined.
R5 leaders: A leader never stands beside two kingdoms.
R6 leaders: It may join groups without a leader to each other and to a kingdom.
R7 leaders: Temples face down do not do, and a catastrophe leaves no empty square.
R8 leaders: A leader that moves is lifted first.
R9 leaders: Moving within its kingdom is no conflict.
R10 leaders: Moving to the same square is refused.
R11 leaders: Moving to an equal leader is a revolt; the loser goes to its owner.
R12 leaders: Taking one off the board is an action, and not possible in a conflict.
R13 turn: Each action may be passed.
R14 revolt: A revolt that failed may be tried again.
R15 revolt: Every temple beside the leader counts, with treasure and of whatever group.
R16 war: The defender wins a tie.
R17 war: Any number may be added, also without hope.
R18 war: What was added is out of the game.
R19 revolt: A revolt gives one red point and changes nothing else.
R20 war: The active player picks the war even if he is in none; a single one is not asked for.
R21 war: The attacker is found clockwise from the active player.
R22 war: Supporters are linked to their leader without the joining tile, when their war is fought.
R23 war: The joining tile supports nobody until all is over.
R24 war: The joining tile is never removed.
R25 war: A group without a leader beside the joining tile supports nobody and stays.
R26 war: Tiles cut off in one war do not help in the next.
R27 war: Around a joining tile that touches three kingdoms every pair that is left fights.
R28 war: A point for each removed tile and one for the leader, in the colour of the war.
R29 war: Between priests a temple stays that carries a treasure or touches any leader but the loser.
R30 treasures: Treasures are taken at the end of the turn.
R31 treasures: In every kingdom, whoever's turn it is; asked only when there is a choice.
R32 treasures: Of two corner treasures one goes and one stays.
R33 treasures: Without a trader they wait.
R34 treasures: Under a monument they can be taken, and keep catastrophes off.
R35 monuments: Only a square with the tile just placed, then or never on these tiles.
R36 monuments: Of several squares one is chosen.
R37 monuments: The joining tile counts for a square, after the wars.
R38 monuments: Four tiles face down: they link and do nothing else, and last for ever.
R39 monuments: Monuments pay the active player, in the turn of building too.
R40 catastrophes: On rivers too, and not on another catastrophe.
R41 catastrophes: It gives no points, sends leaders home and leaves a dead square.
R42 swap: One to six tiles; catastrophes are none.
R43 turn: The active player fills up first, then the others clockwise.
R44 end: Only a tile that is missing ends the game.
R45 end: A swap that finds too few tiles ends it at once, without income or treasures.
R46 end: Treasures end it at the end of a turn only.
R47 end: Treasures are placed one by one on the weakest colour, which is best.
R48 end: Level in all four, they share the win.
R49 war: No war takes the last temple of another leader.
R50 war: A leader that leaves may split a kingdom; no conflict comes of it.
R51 war: A player may be on both sides, in different wars.
R52 turn: With an empty hand there is still something to do, if only to pass.
R53 points: Joining in peace gives no point, and a monument may follow.
R54 points: The joining tile gives none after the wars either.
R55 end: There are two ends: passing, however long, is none.
# options, open questions, and readings of our own
O1 treasures: Option treasures: at the end of the turn, or of the action (R30).
O2 war: Option support: free, or only what decides (R17).
O3 points: Option scores: hidden, or open.
O4 monuments: Option declined: tiles of a declined square may not be used again, or may (R35).
O5 catastrophes: Option catastrophes: once on a square, or again (R40).
O6 setup: The advanced board has fourteen treasures, six of them in corners.
O7 setup: Options go together, and there are no others.
O8 end: Option passing: play goes on, or ends when all have passed and nothing comes in.
O9 turn: Only who is asked answers, and nothing else; refusals say why and change nothing.
""")
