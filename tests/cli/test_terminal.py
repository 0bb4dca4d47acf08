"""The command line at a real terminal: a whole game of Amsterdam by its menus, and the bar of long work."""

import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from lautta.cli import main
from lautta.core.game import Said
from lautta.core.game_files import GameFile
from lautta.terminal.story import tell
from lautta.words import LANGUAGES, Words

PATIENCE = 120  # seconds for a whole game, on a busy machine
UNSEEN = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\a")  # colours and bells
PROMPT = re.compile(r"(^|\n)> $")

Typist = Callable[[str], str]


@dataclass
class Terminal:
    """A program at a terminal, and somebody who types a line whenever the prompt appears."""

    code: int
    screen: str


def at_terminal(argv: list[str], language: str, typist: Typist) -> Terminal:
    """Run `lautta` in a pseudo-terminal until it ends; `typist` is given the screen so far."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(LAUTTA_LANG=language, TERM="xterm-256color", COLUMNS="100", LAUTTA_STRICT="1")
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
        os.execv(sys.executable, [sys.executable, "-m", "lautta.cli", *argv])
    screen, answered, end = "", -1, time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                read = os.read(terminal, 65536)
            except OSError:  # how a pseudo-terminal says that the program has ended
                read = b""
            if not read:
                return Terminal(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), screen)
            screen += UNSEEN.sub("", read.decode(errors="replace")).replace("\r", "")
        elif PROMPT.search(screen) and len(screen) > answered:
            answered = len(screen)
            os.write(terminal, f"{typist(screen)}\n".encode())
    os.kill(process, 9)
    os.waitpid(process, 0)
    raise AssertionError(f"no end in {PATIENCE} s:\n{screen[-3000:]}")


class Guest:
    """Chooses by lot, keeps asking things on the way, and saves the game at its end."""

    def __init__(self, words: Words, file: Path, seed: int) -> None:
        self.random, self.file, self.words, self.asked, self.saved = Random(seed), file, words, 0, False

    def word(self, name: str) -> str:
        return self.words.say(f"cli-word-{name}").split()[0]

    def __call__(self, screen: str) -> str:
        if self.words.say("cli-play-after") in screen:
            self.saved, was = True, self.saved
            return "" if was else f"{self.word('save')} {self.file}"
        questions = ("help", "map", "log", "undo", "look")
        self.asked += 1
        if self.asked % 7 == 0 and self.asked // 7 <= len(questions):
            return self.word(questions[self.asked // 7 - 1])
        if self.asked == 5:
            return f"{self.word('why')} build R01 wild"
        return f"{self.random.choice((1, 2, 3, 4, 4, 4))} 1 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_its_menus(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    file, words = tmp_path / "game.txt", Words(language, strict=True)
    argv = ["play", "amsterdam", "--players", "3", "--seats", "sense,me,random", "--seed", "5"]
    ended = at_terminal(argv, language, Guest(words, file, seed=2))
    assert ended.code == 0, ended.screen[-2000:]
    for key in ("cli-play-over", "cli-play-help-undo", "amsterdam_cli-hand", "amsterdam_cli-column-owner", "cli-won"):
        assert words.say(key) in ended.screen
    assert words.say("cli-play-undone") in ended.screen or words.say("cli-play-undone-redrawn") in ended.screen
    assert not re.search(r"_cli-[a-z]|(cli|amsterdam)-[a-z]+-[a-z]", ended.screen), "an id in place of words"
    assert "Traceback" not in ended.screen
    assert GameFile.load(file).replay().over
    assert main(["replay", str(file), "--language", language]) == 0
    assert words.say("cli-won") in capsys.readouterr().out


def test_an_interrupt_at_the_prompt_ends_the_game_quietly() -> None:
    ended = at_terminal(["play", "amsterdam", "--seed", "5"], "en", lambda screen: "\x03")
    assert ended.code == 130
    assert "Traceback" not in ended.screen


def test_the_tabulator_completes_notation() -> None:
    lines = iter(["kee\t1+\t", "quit"])
    ended = at_terminal(["play", "amsterdam", "--seed", "5"], "en", lambda screen: next(lines))
    assert "> keep 1+2\n" in ended.screen
    assert ended.screen.count("You keep ") >= 2


def test_long_work_shows_a_bar_at_a_terminal() -> None:
    ended = at_terminal(["simulate", "amsterdam", "--games", "40", "--seats", "random"], "fi", lambda screen: "")
    assert ended.code == 0
    assert "Pelataan" in ended.screen
    assert "40/40" in ended.screen


def test_a_script_sees_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "amsterdam", "--games", "4", "--seats", "random"]) == 0
    assert "Pelataan" not in capsys.readouterr().err


def test_the_log_may_choose_by_a_name_and_call_it_as_the_game_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "halma.ftl").write_text(
        "halma-name-two = a pair\n"
        "halma-log-take = { $seat } takes { $kind ->\n    [two] both\n   *[other] one\n}: "
        "{ $kind-name } from { $place-name }\n"
    )
    monkeypatch.setattr("lautta.words.LOCALES", tmp_path)
    said = [Said("halma-log-take", {"seat": 1, "you": 0, "kind": kind, "place": "d4"}) for kind in ("two", "one")]
    told = tell(Words("en", strict=True), said, ("Anna", "Ben"))
    assert told == "Ben takes both: a pair from d4 Ben takes one: one from d4"
