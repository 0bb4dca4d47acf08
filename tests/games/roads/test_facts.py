"""The numbers that clients are told are those of the player aid and of the wonder board."""

from lautta.games.roads.rules.plans import NEAR
from lautta.games.roads.show.clients import facts
from lautta.games.roads.state import BRICKS

# boards, stone, ground, input, output, in a turn
AID = {
    "woodcutter": (1, 0, "woods", {}, "trunks", 1),
    "quarry": (2, 0, "rock", {}, "stone", 1),
    "clay_pit": (3, 0, "shore", {}, "clay", 1),
    "mine": (3, 1, "mountain", {}, None, 1),
    "oil_rig": (3, 1, "sea", {}, "fuel", 1),
    "sawmill": (2, 1, "any", {"trunks": 1}, "boards", 6),
    "coal_burner": (3, 0, "any", {}, "fuel", 6),
    "papermill": (1, 1, "any", {}, "paper", 1),
    "stone_factory": (2, 0, "any", {"clay": 1}, "stone", 6),
    "mint": (2, 1, "any", {"gold": 2, "fuel": 1}, "coins", 1),
    "stock_exchange": (0, 3, "any", {"coins": 2, "paper": 1}, "stock", 6),
    "wagon_factory": (2, 1, "any", {"boards": 2}, "wagon", 1),
    "truck_factory": (2, 2, "any", {"iron": 1, "fuel": 1}, "truck", 1),
    "raft_factory": (1, 1, "shore", {"trunks": 2}, "raft", 1),
    "rowboat_factory": (2, 1, "shore", {"boards": 5}, "rowboat", 1),
    "steamer_factory": (2, 2, "shore", {"iron": 1, "fuel": 2}, "steamer", 1),
}


def test_buildings_are_those_of_the_player_aid() -> None:
    recipes = facts()["recipes"]
    told = {
        one["kind"]: (
            one["cost"].get("boards", 0), one["cost"].get("stone", 0), one["ground"], one["input"],
            one["output"] or one["makes"], max(one["runs"], 1) * one["output_count"],
        )
        for one in recipes
    }  # fmt: skip
    assert told == AID
    assert {one["kind"]: one["subject"] for one in recipes if one["subject"]} == {
        "oil_rig": "drilling", "truck_factory": "trucking", "rowboat_factory": "rowing", "steamer_factory": "shipping",
    }  # fmt: skip
    assert {one["kind"]: one["wood"] for one in recipes if one["wood"]} == {"coal_burner": 2, "papermill": 2}


def test_transporters_and_the_wonder_are_those_of_the_books() -> None:
    told = facts()
    assert {one["kind"]: (one["room"], one["points"]) for one in told["vehicles"]} == {
        "donkey": (2, 2), "wagon": (3, 3), "truck": (6, 4), "raft": (3, 3), "rowboat": (5, 4), "steamer": (8, 6),
    }  # fmt: skip
    assert sum(told["rows"]) == BRICKS
    assert (told["dearer"], told["irrigation"]) == (17, 44)
    assert told["ends"] == {"2": 62, "3": 66, "4": 69, "5": 76, "6": 83}
    assert told["near"] == NEAR
    assert (told["worth"], told["row"]) == ({"gold": 10, "coins": 40, "stock": 120}, 10)
