"""Chapter: contents and set-up."""

from collections import Counter

import pytest
from tests.games.tigris.naive.reading import squares, world
from tests.games.tigris.naive.world import name
from tests.games.tigris.positions import ADVANCED, STANDARD, can, position, private, public, sign

from lautta.core.boards import LoadedBoard
from lautta.games.tigris.game import GAME

TEMPLES = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
CORNERS = ["B2", "P2", "B8", "O9"]
ADVANCED_TEMPLES = ["E1", "J1", "O2", "B3", "G4", "L4", "D6", "P6", "A8", "H8", "M8", "E10", "J11", "O11"]
ADVANCED_CORNERS = ["B3", "P6", "A8", "E10", "J11", "O11"]


@pytest.mark.rule("fault-6", "fault-7", "S2", "O6")
@pytest.mark.parametrize(
    ("board", "temples", "corners", "river"),
    [(STANDARD, TEMPLES, CORNERS, 41), (ADVANCED, ADVANCED_TEMPLES, ADVANCED_CORNERS, 39)],
    ids=["standard", "advanced"],
)
def test_the_boards_are_the_printed_ones(
    board: LoadedBoard, temples: list[str], corners: list[str], river: int
) -> None:
    b = board.record
    assert {name(at) for at in squares(b.temples)} == set(temples)
    assert {name(at) for at in squares(b.corners)} == set(corners)
    assert len(squares(b.river)) == river and len(squares(b.land)) == 176 - river
    assert not squares(b.river) & squares(b.land) and squares(b.temples) <= squares(b.land)


@pytest.mark.rule("fault-6")
def test_the_rivers_run_where_they_should() -> None:
    river = {name(at) for at in squares(STANDARD.record.river)}
    assert {"E1", "I1", "M1", "E2", "M2", "D3", "A4", "D4", "N4", "P4", "O5", "O6", "A7", "D8", "G8", "G9"} <= river
    assert not {"J1", "F2", "C3", "E4", "M4", "N5", "N6", "E7", "C8", "H8", "F9", "N9"} & river


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", [STANDARD, ADVANCED], ids=["standard", "advanced"])
def test_a_temple_with_a_treasure_lies_on_each_winged_beast(board: LoadedBoard, players: int) -> None:
    state = GAME.new(players, 3, board)
    temples = len(squares(board.record.temples))
    shown = Counter(" ".join(public(state)["board"]).split())
    assert shown["t*"] == temples and set(shown) == {".", "~", "t*"}
    assert public(state)["treasures_left"] == temples == {"standard": 10, "advanced": 14}[board.name]


@pytest.mark.rule("S1", "S4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", [STANDARD, ADVANCED], ids=["standard", "advanced"])
def test_everybody_draws_six_tiles_and_the_rest_is_the_bag(board: LoadedBoard, players: int) -> None:
    w = world(GAME.new(players, 5, board))
    assert [sum(seat.hand) for seat in w.seats] == [6] * players
    lying = [57 - len(w.tiles) if colour == 1 else n for colour, n in enumerate((30, 57, 36, 30))]
    assert [n + sum(s.hand[c] for s in w.seats) for c, n in enumerate(w.bag)] == lying
    assert sum(w.bag) == 153 - len(w.tiles) - 6 * players


@pytest.mark.rule("S3", "S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_four_leaders_and_two_catastrophes(players: int) -> None:
    table = public(GAME.new(players, 1))
    assert [player["dynasty"] for player in table["players"]] == ["lion", "pot", "archer", "bull"][:players]
    for player in table["players"]:
        assert player["leaders"] == dict.fromkeys(("king", "priest", "farmer", "trader"))
        assert (player["catastrophes"], player["tiles"], player["swapped"]) == (2, 6, 0)


@pytest.mark.rule("S6")
def test_leaders_and_catastrophes_of_others_are_out_of_the_game() -> None:
    s = GAME.new(2, 1).record
    assert [s.players[seat].catastrophes for seat in range(4)] == [2, 2, 0, 0]
    assert [s.players[seat].hand_size for seat in range(4)] == [6, 6, 0, 0]


@pytest.mark.rule("S7")
def test_there_are_six_monuments_one_for_each_pair_of_colours() -> None:
    monuments = public(GAME.new(2, 1))["monuments"]
    assert {frozenset(m["colours"]) for m in monuments} == {
        frozenset(pair)
        for pair in [
            ("black", "red"), ("black", "blue"), ("black", "green"), ("red", "blue"), ("red", "green"),
            ("blue", "green"),
        ]
    }  # fmt: skip
    assert len(monuments) == 6 and all(m["square"] is None for m in monuments)


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new(players, 1)


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_begins_is_drawn(players: int) -> None:
    begins = Counter(GAME.new(players, seed).to_move for seed in range(60 * players))
    assert set(begins) == {(seat,) for seat in range(players)} and min(begins.values()) > 30
    for seed in range(5):
        state = GAME.new(players, seed)
        assert state.to_move == (state.record.first,) == (state.record.seat,)
        assert public(state)["first"] == state.record.first


@pytest.mark.rule("S4")
def test_hands_are_drawn_and_differ_from_seed_to_seed() -> None:
    hands = {str(private(GAME.new(2, seed), 0)["hand"]) for seed in range(50)}
    assert len(hands) > 20
    total = Counter[str]()
    for seed in range(400):
        total.update(private(GAME.new(2, seed), 0)["hand"])
    for tile, share in {"settlement": 30, "temple": 47, "farm": 36, "market": 30}.items():
        assert abs(total[tile] / 2400 - share / 143) < 0.04, "tiles come as they are in the bag"


@pytest.mark.rule("T3")
def test_what_may_be_done_at_the_start_with_all_colours_in_hand() -> None:
    state = position("player 1\n  hand 2 settlement 2 temple 1 farm 1 market\nplayer 2\n  hand 6 temple")
    counts = Counter(action.name for action in state.actions())
    assert counts == {"place": 416, "position": 132, "destroy": 166, "swap": 35, "pass": 1}


@pytest.mark.rule("S9")
def test_nobody_has_points_at_the_start() -> None:
    state = GAME.new(4, 1)
    assert state.scores == (0, 0, 0, 0) and not state.over and state.result is None


@pytest.mark.rule("O7")
def test_the_options_and_their_usual_values() -> None:
    assert {option.name: option.values for option in GAME.position.options} == {
        "treasures": ("end_of_turn", "end_of_action"),
        "support": ("free", "needed"),
        "scores": ("hidden", "open"),
        "declined": ("spent", "reusable"),
        "catastrophes": ("once", "again"),
        "passing": ("play_on", "end"),
    }
    assert GAME.boards.names == ("standard", "advanced")


def test_squares_are_named_by_column_and_row() -> None:
    names = STANDARD.names["squares"]
    assert names[0] == "A1" and names[15] == "P1" and names[16] == "A2" and names[-1] == "P11" and len(names) == 176
    state = GAME.new(2, 1)
    assert sign(state, "I7") == "t*" and sign(state, "E1") == "~" and sign(state, "A1") == "."


@pytest.mark.rule("T3", "P3")
def test_the_actions_and_nothing_else() -> None:
    """What was placed is never moved, except leaders; nothing is bought, traded or taken back."""
    names = [action.name for action in GAME.table.actions]
    assert " ".join(names) == "place position withdraw destroy swap pass war support build decline leave"
    state = position("player 1\n  hand 6 temple")
    assert not can(state, "move") and not any("leave" in text for text in can(state))
