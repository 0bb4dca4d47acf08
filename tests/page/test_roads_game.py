"""A whole game alone by clicks, driven by what the settler would do; the page and a game played beside it agree."""

import pytest
from playwright.sync_api import expect
from tests.page.followers import Follower, Toucher
from tests.page.roads import KEEP_QUIET, Rider
from tests.page.visitor import PHONE, Visit, fits

import lautta
from lautta import players

MOST_ACTIONS = 900
TURNS_BY_TOUCH = 2


def played(follower: Follower, turns: int | None = None) -> None:
    """Play on as the settler would, to the end or up to a turn."""
    state, settler = follower.state, players.make("sense", 1)
    for _ in range(MOST_ACTIONS):
        if state.over or (turns is not None and state.turn > turns):
            return
        follower.do(state.space.text(settler.choose(state.view(0), 0)))
    raise AssertionError("it did not end")


def ended(follower: Follower) -> None:
    """The result is shown as it is counted beside the page."""
    result = follower.page.locator(".result")
    expect(result).to_be_visible()
    assert str(follower.state.scores[0]) in result.inner_text()


@pytest.mark.soak
def test_a_whole_game_alone_by_clicks(visit: Visit) -> None:
    me = visit()
    me.home().page.evaluate(KEEP_QUIET)
    follower = Follower(Rider(me).start(), lautta.game("roads").new(1, seed=1))
    played(follower)
    ended(follower)


def on_a_phone(visit: Visit) -> Toucher:
    """At a game alone on a phone, held upright."""
    me = visit(360, 740, **PHONE)
    me.home().page.evaluate(KEEP_QUIET)
    return Toucher(Rider(me).start(), lautta.game("roads").new(1, seed=1))


@pytest.mark.journey
def test_turns_by_touch(visit: Visit) -> None:
    toucher = on_a_phone(visit)
    played(toucher, TURNS_BY_TOUCH)
    assert toucher.dragged >= 2
    fits(toucher.page)


@pytest.mark.soak
def test_a_whole_game_alone_by_touch(visit: Visit) -> None:
    toucher = on_a_phone(visit)
    played(toucher)
    ended(toucher)
    print(f"{toucher.dragged} times something was dragged")
