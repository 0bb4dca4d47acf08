"""Computer players: views only, legal actions only, the same seed plays the same."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.duel.game import GAME

from lautta import players
from lautta.cli.errors import in_words
from lautta.core.game import Computers, GameState
from lautta.core.reasons import IllegalAction
from lautta.players import NoSense, NoSuchPlayer, PlayerFault, RandomPlayer, SensePlayer, play_out
from lautta.words import Words


class Watcher(RandomPlayer):
    """Keeps what it was shown."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen: list[tuple[GameState, int]] = []

    def choose(self, view: GameState, seat: int) -> int:
        self.seen.append((view.copy(), seat))
        return super().choose(view, seat)


class Cheat:
    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, view: GameState, seat: int) -> int:
        return next(code for code in range(len(view.space)) if code not in view.legal(seat))


@pytest.fixture
def careful() -> Iterator[str]:
    players.register("careful", Watcher, "Looks twice.")
    yield "careful"
    players.forget("careful")


def test_random_plays_to_the_end_and_repeats_itself() -> None:
    ends = []
    for _ in range(2):
        state = GAME.new(2, seed=11)
        assert play_out(state, [RandomPlayer(1), RandomPlayer(2)]) == 8
        assert state.over
        ends.append(state.key())
    assert ends[0] == ends[1]


def test_random_takes_each_legal_action_about_as_often() -> None:
    view = GAME.new(2, seed=3).view(0)
    player = RandomPlayer(5)
    chosen = [player.choose(view, 0) for _ in range(4000)]
    assert sorted(set(chosen)) == view.legal(0)
    assert all(850 < chosen.count(code) < 1150 for code in view.legal(0))


def test_players_get_the_view_of_their_seat_and_nothing_else() -> None:
    state = GAME.new(2, seed=4)
    seated = [Watcher(1), Watcher(2)]
    play_out(state, seated)
    for seat, player in enumerate(seated):
        assert len(player.seen) == 4
        for view, asked in player.seen:
            assert asked == seat
            assert not any(bytes(view.record.chance)), "the generator"
            assert view.record.players[1 - seat].hand == 0, "the other hand"
            assert view.bytes() == view.view(seat).bytes()


def test_the_course_of_play_refuses_what_the_rules_refuse() -> None:
    with pytest.raises(IllegalAction):
        play_out(GAME.new(2, seed=4), [Cheat(), Cheat()])


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """A sense that dislikes the first action."""
    first, *others = view.legal(seat)
    return {first: 1.0, **dict.fromkeys(others, 2.0)}


def test_sense_takes_the_best_and_draws_lots_among_equals() -> None:
    game = replace(GAME, computers=Computers(heuristic=__name__))
    view = game.new(2, seed=3).view(0)
    player = SensePlayer(8)
    assert {player.choose(view, 0) for _ in range(200)} == set(view.legal(0)[1:])
    assert len({SensePlayer(9).choose(view, 0) for _ in range(5)}) == 1
    assert [kind.name for kind in players.kinds(game)] == ["sense", "random"]


def test_sense_needs_a_game_that_has_some() -> None:
    with pytest.raises(NoSense, match="duel"):
        SensePlayer(1).choose(GAME.new(2, seed=3).view(0), 0)
    assert [kind.name for kind in players.kinds(GAME)] == ["random"]


def test_a_third_party_adds_a_player_in_one_call(careful: str) -> None:
    bots = [bot.kind for bot in players.BOTS]
    assert [kind.name for kind in players.kinds()] == ["sense", "random", *bots, "careful"]
    assert isinstance(players.make(careful, 3), Watcher)
    assert players.kind(careful).description == "Looks twice."


@pytest.mark.parametrize("name", ["random", "no name", "", "a:b"])
def test_a_name_is_a_word_and_given_once(name: str) -> None:
    with pytest.raises(ValueError, match="computer player"):
        players.register(name, RandomPlayer, "Another one.")


def test_unknown_players_are_named_in_the_error() -> None:
    with pytest.raises(NoSuchPlayer, match="'clever'; there are sense, random"):
        players.make("clever")
    with pytest.raises(NoSuchPlayer):
        players.forget("clever")


def test_players_of_other_packages_are_loaded_by_their_place() -> None:
    assert players.load("lautta.players:RandomPlayer") is RandomPlayer
    for place in ("lautta.players:Nobody", "no_such_package:Player", "lautta.players", ":", ""):
        with pytest.raises(NoSuchPlayer):
            players.load(place)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import sys\nsys.nosuchthing\n", "AttributeError: module 'sys' has no attribute 'nosuchthing' (FILE:2)"),
        ("import no_such_package\n", "ModuleNotFoundError: No module named 'no_such_package' (FILE:1)"),
        ("\ndef bot(:\n", "SyntaxError: invalid syntax (FILE:2)"),
    ],
)
def test_a_fault_of_a_players_own_module_is_told_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, why: str
) -> None:
    file = tmp_path / "own_fault.py"
    file.write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(PlayerFault) as raised:
        players.load("own_fault:Bot")
    assert raised.value.why == why.replace("FILE", str(file))
    assert in_words(raised.value, Words("en")).startswith("The module of the computer player own_fault:Bot fails")


def test_players_are_asked_in_one_place_and_what_people_are_sent_knows_nothing_counted() -> None:
    """Every player is asked through `decision`, which hands over a view; the rooms that answer people name no other."""
    source = Path(players.__file__).parents[1]
    asks = {
        str(path.relative_to(source))
        for path in source.rglob("*.py")
        if re.search(r"(player|computers\[\w+\]|seated\[\w+\])\.choose\(", path.read_text(encoding="utf-8"))
    }
    assert asks == {"players/playing.py", "players/honesty.py", "arena/playing.py"}, "the last two wrap players"
    rooms = [path for room in ("http", "view", "table", "messages", "storage") for path in
             (source / "server" / room).rglob("*.py")]  # fmt: skip
    assert len(rooms) > 60
    assert not [path for path in rooms if re.search(r"recall=True|\.recall\b", path.read_text(encoding="utf-8"))]
