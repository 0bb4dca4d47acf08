"""`lautta play` on the tiny game: choosing, asking, taking back, saving."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.conftest import Ended
from tests.duel.game import GAME
from tests.guess import game as guess

import lautta
from lautta.cli import main
from lautta.cli.menu import menu
from lautta.core import registry
from lautta.core.game import NamedAction, Rules
from lautta.core.game_files import GameFile
from lautta.terminal.drawing import drawing_of
from lautta.words import Words

Play = Callable[..., Ended]


class Keyboard:
    """Types one line after another, then ends the input."""

    def __init__(self, lines: list[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str = "") -> str:
        for line in self.lines:
            return line
        raise EOFError


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, duel: str) -> Play:
    def played(*lines: str, argv: tuple[str, ...] = ("--seats", "random", "--seed", "4"), what: object = duel) -> Ended:
        monkeypatch.setenv("LAUTTA_STRICT", "0")  # the tiny game has no catalogue
        monkeypatch.setattr("builtins.input", Keyboard(list(lines)))
        code = main(["play", str(what), *argv])
        written = capsys.readouterr()
        return Ended(code, written.out, written.err)

    return played


def test_a_game_to_its_end(play: Play) -> None:
    ended = play("1", "1", "1", "1")
    assert (ended.code, ended.err) == (0, "")
    assert "Duel for 2." in ended.out
    assert "What do you do?" in ended.out
    assert "The game is over." in ended.out
    assert "won" in ended.out
    assert ended.out.count("duel-log-play") == 8


def test_a_refusal_that_the_game_gives_no_reason_for(play: Play) -> None:
    lautta.register(replace(GAME, rules=Rules()))
    held = {action.text for action in GAME.new(2, seed=4).actions(0)}
    missing = next(f"play c{number}" for number in range(1, 7) if f"play c{number}" not in held)
    ended = play(missing)
    assert ended.code == 2 and f"lautta: duel: the check of {missing} answered 1, but Rules(reasons=…)" in ended.err


def test_notation_and_wrong_input(play: Play) -> None:
    hand = GAME.new(2, seed=4).actions(0)
    held = {action.text for action in hand}
    missing = next(f"play c{number}" for number in range(1, 7) if f"play c{number}" not in held)
    ended = play("9", "fly", missing, f"why {missing}", f"why {hand[0].text}", "why fly", hand[0].text, "quit")
    assert "There is no 9 here; the last one is 4." in ended.out
    assert "“fly” is neither an action nor a command" in ended.out
    assert ended.out.count("duel-refused-not-held") == 2
    assert "That is allowed." in ended.out
    assert "'fly' is not an action" in ended.out
    assert "duel-log-play" in ended.out
    assert ended.out.endswith("Goodbye.\n")


def test_undo_goes_back_and_draws_anew(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ended = play("undo", "1", "2", "undo", "undo", "undo", "1", "1", "log", "1", "1", f"save {file}", "")
    assert "There is nothing to undo." in ended.out
    assert "Undone" in ended.out
    assert "The game is over." in ended.out
    record = GameFile.load(file)
    state = record.replay()
    assert state.over
    assert [step.branch for step in record.steps if step.branch], "the redraw stands in the file"


def test_going_back_further_does_not_bring_the_old_cards_back(play: Play, tmp_path: Path) -> None:
    """After two undos the first branch has been seen, so the game goes on in another one."""
    file = tmp_path / "game.txt"
    play("1", "1", "undo", "undo", "1", "1", "1", "1", f"save {file}", "")
    record = GameFile.load(file)
    assert [step.branch for step in record.steps if step.branch] == [2]
    assert record.steps[0].branch == 2
    assert record.replay().over


def test_what_was_taken_back_stays_in_the_log(play: Play) -> None:
    ended = play("1", "undo", "log", "quit")
    assert ended.out.count("duel-log-play") == 2 * 2, "told when they happened, and by the log"
    assert ended.out.count("Undone") == 2


def test_a_saved_game_is_gone_on_with(play: Play, tmp_path: Path) -> None:
    """With its position, its log, its opponent and its undo, to an end that replays."""
    file = tmp_path / "game.txt"
    ended = play("1", "save", f"save {file}", f"save {tmp_path}", "quit")
    assert "Name the file" in ended.out
    assert f"to continue it: lautta play {file}." in ended.out
    assert f"{tmp_path} is a folder" in ended.out
    saved = GameFile.load(file)
    ended = play("log", "1", "undo", "undo", "undo", "1", "1", "1", "1", f"save {file}", "", what=file, argv=())
    assert (ended.code, ended.err) == (0, "")
    assert "Duel for 2." in ended.out and "random 2" in ended.out
    assert ended.out.count("There is nothing to undo.") == 1, "what was done before it was saved is undone too"
    record = GameFile.load(file)
    assert (record.seats, record.names, record.seed) == ("me,random", saved.names, saved.seed)
    assert record.replay().over
    over = play("", what=file, argv=())
    assert "The game is over." in over.out


def test_a_saved_game_does_not_bring_back_cards_that_were_seen(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("1", "1", "undo", f"save {file}")
    play("undo", "1", "1", "1", "1", f"save {file}", "", what=file, argv=())
    assert [step.branch for step in GameFile.load(file).steps if step.branch] == [2]


def test_a_saved_game_takes_other_opponents(play: Play, tmp_path: Path) -> None:
    """Those that have to be imported are named again, since a file may come from anywhere."""
    file = tmp_path / "game.txt"
    play("1", f"save {file}", argv=("--seats", "random,me"))
    file.write_text(file.read_text().replace("seats: random,me", "seats: nobodys:Player,me"))
    refused = play(what=file, argv=())
    assert refused.code == 2 and refused.err.endswith("add: --seats nobodys:Player,me\n")
    own = "lautta.players:RandomPlayer"
    play("1", f"save {file}", what=file, argv=("--seats", f"{own},me"))
    assert GameFile.load(file).names[0] == f"{own} 1"


@pytest.mark.parametrize(
    ("old", "new", "argv", "sentence"),
    [
        ("\n1 play", "\n1 jump", (), "FILE, line 12, action 1: 'jump "),
        ("lautta game 1", "chess", (), "FILE, line 1: a game file begins with `lautta game 1`"),
        ("\nseed: ", "\nseed-hash: ", (), "FILE: "),
        ("\nseats: me", "\nseats: me,me", (), "Exactly one seat is yours"),
        ("\nseats: me", "\nseats: me,random", (), "3 seats are named, but 2 play."),
        ("", "", ("--seats", "me,clever"), "There is no computer player clever;"),
        ("", "", ("--players", "2"), "A saved game keeps its settings: only --seats may change, and --board"),
        ("", "", ("--board", "large"), "FILE: the game was played on another version of the board small"),
    ],
)
def test_a_saved_game_that_cannot_go_on(
    play: Play, tmp_path: Path, old: str, new: str, argv: tuple[str, ...], sentence: str
) -> None:
    file = tmp_path / "game.txt"
    play("1", f"save {file}")
    file.write_text(file.read_text().replace(old, new, 1))
    ended = play(what=file, argv=argv)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"lautta: {sentence}".replace("FILE", str(file)))
    assert f"There is no file {tmp_path / 'none.txt'}." in play(what=tmp_path / "none.txt", argv=()).err


def test_after_the_end_it_can_be_saved_and_replayed(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ended = play("1", "1", "1", "1", "map", "nonsense", f"save {file}", "")
    assert "is neither an action nor a command" in ended.out
    assert "lautta replay verifies it." in ended.out
    assert GameFile.load(file).replay().over


def test_taking_back_after_the_end_goes_on(play: Play) -> None:
    ended = play("1", "1", "1", "1", "undo", "1", "")
    assert ended.out.count("The game is over.") == 2


def test_the_end_of_the_input_is_a_goodbye(play: Play) -> None:
    ended = play()
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith("Goodbye.\n")


def test_help_and_commands_in_another_language(play: Play) -> None:
    ended = play(
        "ohje",
        "loki",
        "kartta",
        "miksi play c1",
        "peru",
        "katso",
        "help",
        "lopeta",
        argv=("--seats", "random", "--seed", "4", "--language", "fi"),
    )
    assert "Mitään ei ole vielä tapahtunut." in ended.out
    assert "Kumottavaa ei ole." in ended.out
    assert ended.out.count("Tämä luettelo.") == 2
    assert ended.out.endswith("Näkemiin.\n")


@pytest.mark.parametrize(("seats", "me"), [("me,random", 0), ("random,me", 1), ("random", 0)])
def test_the_person_sits_where_told(play: Play, seats: str, me: int, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("1", f"save {file}", argv=("--seats", seats))
    assert GameFile.load(file).names[me] == "Guest"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("--players", "3"), "duel is for 2 to 2 players, not 3."),
        (("--seats", "me,random,random"), "duel is for 2 to 2 players, not 3."),
        (("--seats", "me,random,random", "--players", "2"), "3 seats are named, but 2 play."),
        (("--seats", "random", "--seed", "-1"), "--seed is at least 0, not -1."),
        (("--seats", "clever"), "There is no computer player clever;"),
    ],
)
def test_what_cannot_be_played_is_refused(play: Play, argv: tuple[str, ...], sentence: str) -> None:
    ended = play(argv=argv)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"lautta: {sentence}")


def test_an_empty_line_shows_the_choices_again(play: Play) -> None:
    ended = play("", "quit")
    assert ended.out.count("What do you do?") == 2


def test_menus_pass_over_what_has_one_choice() -> None:
    state = GAME.new(2, seed=4)
    drawing = drawing_of(GAME, Words("en", strict=False), ("A", "B"), 0)
    actions = state.actions(0)
    shown = menu(drawing, state.view(0), actions)
    assert (shown.depth, shown.title) == (1, "play")
    assert [choice.text for choice in shown.choices] == [action.args["card"] for action in actions]
    alone = menu(drawing, state.view(0), actions[:1])
    assert [choice.text for choice in alone.choices] == [f"play: {actions[0].args['card']}"]
    equal = [NamedAction(code, f"ask king {code}", "ask", {"card": "king", "whom": str(code)}) for code in (1, 2)]
    shown = menu(drawing, state.view(0), equal)  # both cards in hand are kings: the choices name the card
    assert (shown.depth, [choice.text for choice in shown.choices]) == (2, ["king, 1", "king, 2"])


def test_a_parameter_that_is_a_seat_is_a_name_in_menus_and_log(play: Play) -> None:
    lautta.register(guess.GAME)
    ended = play("1", "2", "ask 2 ace", "quit", what="guess", argv=("--players", "3", "--seed", "3"))
    registry.forget(guess.GAME.name)
    assert "2  Computer 2, king" in ended.out and "You ask Computer 2 for the ace." in ended.out


def test_who_is_not_named_is_the_best_that_plays_the_game(play: Play) -> None:
    """This one has no heuristic, so nobody plays it with sense. Who names no kind hears of none."""
    unnamed = play("1", "1", "1", "1", argv=("--seed", "4")).out
    named = play("1", "1", "1", "1", argv=("--seats", "random", "--seed", "4")).out
    assert "Computer 2" in unnamed
    assert "random" not in unnamed
    assert unnamed.replace("Computer 2", "random 2").replace("─", "").split() == named.replace("─", "").split()
