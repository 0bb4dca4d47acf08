"""A game alone on a phone by touch, driven by what the settler would do; the page and a game played beside it agree."""

import pytest
from playwright.sync_api import expect
from tests.page.finger import BY_TOUCH, by_touch
from tests.page.followers import Toucher
from tests.page.roads import KEEP_QUIET, Rider
from tests.page.visitor import Visit, fits

import lautta
from lautta import players

MOST_ACTIONS = 900
TURNS_BY_TOUCH = 2


def played(visit: Visit, size: tuple[int, int], turns: int | None = None) -> Toucher:
    """Play as the settler would, to the end or up to a turn."""
    me = by_touch(visit, size)
    me.home().page.evaluate(KEEP_QUIET)
    toucher = Toucher(Rider(me).start(), lautta.game("roads").new(1, seed=1))
    state, settler = toucher.state, players.make("sense", 1)
    for _ in range(MOST_ACTIONS):
        if state.over or (turns is not None and state.turn > turns):
            return toucher
        toucher.do(state.space.text(settler.choose(state.view(0), 0)))
    raise AssertionError("it did not end")


@pytest.mark.journey
def test_turns_by_touch(visit: Visit) -> None:
    toucher = played(visit, (360, 740), TURNS_BY_TOUCH)
    assert toucher.dragged >= 2
    fits(toucher.page)


@pytest.mark.soak
@pytest.mark.parametrize("size", BY_TOUCH)
def test_a_whole_game_alone_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    toucher = played(visit, size)
    result = toucher.page.locator(".result")
    expect(result).to_be_visible()
    assert str(toucher.state.scores[0]) in result.inner_text()
