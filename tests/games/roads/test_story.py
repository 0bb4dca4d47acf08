"""Views, previews and the log."""

import re

from tests.games.roads.positions import position
from tests.games.roads.test_properties import random_game

from lautta.core.game import GameState
from lautta.games.roads.game import GAME
from lautta.terminal.story import tell
from lautta.words import LANGUAGES, Words, catalogue

PLAIN = "p w m .\np p p ."


def sentences(state: GameState, before: GameState, seat: int, action: str, viewer: int | None) -> list[str]:
    names = ("Anna", "Ben", "Carla")
    found = []
    for said in state.tell(before, seat, action, viewer):
        found += [tell(Words(language, strict=True), [said], names) for language in LANGUAGES]
    return found


def told_of(before: GameState, action: str, seat: int = 0, viewer: int | None = None) -> list[str]:
    """What comes of an action, as whoever does it is told, or another viewer."""
    after = before.copy()
    after.apply(action, seat)
    return sentences(after, before, seat, action, seat if viewer is None else viewer)


def test_every_action_of_a_game_can_be_told_in_every_language() -> None:
    for before, after, seat, action in random_game("dead_sea", 2, 6):
        told = sentences(after, before, seat, action, 0)
        assert told and all(told)
        assert len(told) % len(LANGUAGES) == 0


def test_the_log_says_who_did_what() -> None:
    before = position(PLAIN, "seats 2\ngoods\n  a1: 1 boards\nplayer 1\n  transporters\n    t1 donkey a1\n")
    assert told_of(before, "load t1 boards a")[0] == "You: loaded a board (donkey 1)."
    assert told_of(before, "load t1 boards a", viewer=1)[0] == "Anna: loaded a board (donkey 1)."


def test_an_offer_names_the_player() -> None:
    text = "seats 2\nphase movement\nplayer 1\n  transporters\n    t1 donkey a1: 1 boards\nplayer 2\n  transporters\n"
    before = position(PLAIN, text + "    t2 donkey a1\n")
    assert told_of(before, "give t1 2.t2 boards")[0] == "You: offered a board to Ben (donkey 1)."


def test_mines_and_phases_are_told() -> None:
    before = position(PLAIN, "phase wonder\nbuildings\n  a3 mine; gold 1 iron 0\n")
    told = told_of(before, "done")
    assert "The mine on a3 gives gold." in told and "Turn 2: production." in told


def test_who_can_do_nothing_is_not_told_to_have_chosen_so() -> None:
    text = "seats 2\nphase building\nplayer 1\n  transporters\n    t1 donkey a1\nplayer 2\n"
    for goods, told in (("", "Nothing is left for you to do."), ("goods\n  a1: 3 boards\n", "You: done.")):
        before = position(PLAIN, text.replace("player 1", goods + "player 1", 1))
        assert told_of(before, "done")[0] == told


def test_nobody_chose_to_be_done_with_the_first_production() -> None:
    text = "seats 2\nturn {}\nphase production\ngoods\n  a1: 3 boards\nplayer 1\n  transporters\n    t1 donkey a1\n"
    for turn, told in ((0, "Nothing is left for you to do."), (1, "You: done.")):
        assert told_of(position(PLAIN, text.format(turn)), "done")[0] == told


def test_alone_nobody_wins() -> None:
    before = position(PLAIN, "phase wonder\nturn 19\nneutral 19\nwonder " + "x" * 17 + "n" * 19 + "\n")
    told = told_of(before, "done")
    assert "You: 0 for goods and 0 for the wonder: 0 points." in told and "You win." not in told


def test_the_end_is_told() -> None:
    before = position(PLAIN, "seats 2\nphase wonder\nturn 32\nneutral 32\nwonder " + "n" * 32 + "\nat 1\nwaiting 2\n")
    told = told_of(before, "done", 1)
    assert "Anna: 0 for goods and 0 for the wonder: 0 points." in told and "You win." in told


def test_a_preview_tells_what_would_change_and_changes_nothing() -> None:
    state = position(PLAIN, "phase building\ngoods\n  a2: 1 boards\nplayer 1\n  transporters\n    t1 donkey a2\n")
    before = state.bytes()
    seen = state.preview(0, "build woodcutter a2")
    assert seen["changes"]["buildings"] == {"a2": {"kind": "woodcutter"}} and seen["changes"]["goods"] == {}
    assert state.preview(0, "done")["changes"] == {}, "what is drawn then is not told beforehand"
    assert state.preview(0, "build sawmill a2")["changes"] == {}
    assert state.bytes() == before


def test_a_view_has_everything_but_the_generator() -> None:
    state = GAME.new(2, 5, "dead_sea")
    seen = state.view(1)
    assert not any(bytes(seen.record.chance)) and "chance" not in seen.text()
    assert seen.json()["position"] == {k: v for k, v in state.json()["position"].items() if k != "chance"}
    assert state.resample(0, 1).view(0) == state.view(0)


def test_a_turn_is_called_as_in_the_rule_books() -> None:
    """All share it: in German it is a Runde, where what one player does before the next is a Zug."""
    names = ("roads", "roads_cli", "roads_course", "roads_help", "roads_maps", "roads_spoken")
    for name in names:
        assert not re.findall(r".*(?<!am )\bZug(?:e|s|es)?\b.*", catalogue(name, "de")), name
        assert not re.findall(r".*\bkierro[ks].*", catalogue(name, "fi")), name
    said = Words("de", strict=True)
    for key in ("page-log-turn", "history-turn-back", "history-turn-forward", "history-key-turn"):
        assert "Runde" in said.say(f"roads-{key}", turn=3) and "Zug" in said.say(key, turn=3)
