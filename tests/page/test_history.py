"""The history of a game: its log by turns, with what only keeps the books folded away; its replay, and links to it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.page.prepared import known
from tests.page.roads import MIDGAME, at
from tests.page.test_another_game import server  # noqa: F401 - Connect Four is installed on it
from tests.page.tigris import REVOLT, two
from tests.page.visitor import PHONE, Visitor, fits, nothing_serious

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
GAMES = ("amsterdam", "tigris", "roads", "connect_four")
WIDE: dict[str, Any] = {"width": 1400}
SMALL: dict[str, Any] = {"width": 360, "height": 740, **PHONE}
# Each game on one screen; on the other in the soak.
ON_A_SCREEN = [
    pytest.param(
        game, size, id=f"{game}-{name}", marks=[] if small == (game in ("amsterdam", "roads")) else pytest.mark.soak
    )
    for game in GAMES
    for small, name, size in ((False, "wide", WIDE), (True, "phone", SMALL))
]

# Somebody who holds a table sets it up, locks and unlocks it and gives the other seat to a computer; then they act as
# often as it is asked, as `wanted` says where that is legal, and else in any way.
PLAY = """
async ({game, acts, wanted}) => {
  const headers = {authorization: `Bearer ${localStorage.getItem("lautta-token")}`, "content-type": "application/json"};
  const ask = async (path, body) => {
    const answer = await fetch(`/api/${path}`, {headers, ...(body && {method: "POST", body: JSON.stringify(body)})});
    const told = await answer.json();
    if (told.error?.code === "stale") return null; // the computer was faster: look again
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
    return told;
  };
  const seats = [{kind: "person", name: "Anna"}, {kind: "open"}];
  const {id} = await ask("tables", {game, seats});
  for (const act of ["lock", "unlock", "fill"]) await ask(`tables/${id}/host`, {act});
  let chance = 7;
  const any = (all) => all[(chance = (chance * 1103515245 + 12345) % 2147483648) % all.length];
  for (let done = 0, waited = 0; done < acts && waited < 400; ) {
    const table = await ask(`tables/${id}`);
    if (table.result) break;
    const names = Object.keys(table.legal);
    if (!names.length) {
      waited += 1;
      await new Promise((resolve) => setTimeout(resolve, 25));
      continue;
    }
    const name = wanted.find((each) => names.includes(each)) ?? any(names);
    const action = [name, ...any(table.legal[name])].join(" ");
    if (await ask(`tables/${id}/actions`, {action, seen: table.number, key: `${done} ${Math.random()}`})) done += 1;
  }
  return id;
}
"""
WANTED = {
    "amsterdam": ["keep", "row"],
    "tigris": ["support", "place"],
    "roads": ["home", "agree", "done"],
    "connect_four": [],
}
ACTS = {"amsterdam": 9, "tigris": 8, "roads": 14, "connect_four": 3}


def played(visit: Visit, game: str, **more: Any) -> Visitor:
    """At a table at which I have already acted, against a computer."""
    me = visit(**more)
    known(me, "Anna")
    table = me.page.evaluate(PLAY, {"game": game, "acts": ACTS[game], "wanted": WANTED[game]})
    me.page.goto(f"{me.address}#/table/{table}")
    expect(lines(me).last).to_be_attached()
    return me


def lines(me: Visitor) -> Locator:
    """The lines of the log."""
    return me.page.locator("#log li[data-moment]")


def numbers(me: Visitor) -> list[int]:
    found: list[int] = lines(me).evaluate_all("all => all.map(one => Number(one.dataset.moment))")
    return found


def shown(me: Visitor) -> int:
    """The moment that is shown, by the address."""
    return int(me.page.url.rpartition("/")[2])


def look_back(me: Visitor) -> None:
    me.page.keyboard.press(",")
    expect(me.page.locator(".moments")).to_be_visible()


def options(me: Visitor) -> Locator:
    """What is seldom needed, which small screens put away."""
    gear = me.page.locator(".moments span.gear")
    if gear.is_visible():
        gear.get_by_role("button").click()
    return me.page.locator(".options")


@pytest.mark.parametrize(("game", "size"), ON_A_SCREEN)
def test_the_log_is_told_by_turns(visit: Visit, game: str, size: dict[str, Any]) -> None:
    me = played(visit, game, **size)
    turns = me.page.locator("#log .part[data-turn]").evaluate_all("all => all.map(one => Number(one.dataset.turn))")
    assert turns[0] == 1 and turns[-1] > 1 and turns == sorted(turns)
    assert numbers(me) == sorted(numbers(me))
    expect(me.page.locator("#log .pictures svg").first).to_be_attached()
    headings = me.page.locator("#log h3").all_inner_texts()
    if game == "roads":
        assert "Turn 1 · Production" in headings and "Turn 1 · Movement" in headings
    else:
        assert "Turn 2" in [" ".join(each.split()).removeprefix("2 ") for each in headings]
    fits(me.page)
    nothing_serious(me.page)
    me.picture(f"history-{game}-{size['width']}")


@pytest.mark.parametrize("game", ["roads", "connect_four"])
def test_what_keeps_the_books_is_folded_behind_a_count(visit: Visit, game: str) -> None:
    me = played(visit, game)
    log = me.page.locator("#log")
    expect(log).not_to_contain_text("The host locks the table")
    first = log.locator(".fold").first
    expect(first).to_have_text("4")
    expect(first).to_have_accessible_name("4 details")
    before = lines(me).count()
    first.click()
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(log.locator("li.small")).to_have_count(4)
    expect(log).to_contain_text("The host locks the table: nobody else can join.")
    assert lines(me).count() == before + 4
    nothing_serious(me.page)
    first.click()
    expect(log.locator("li.small")).to_have_count(0)
    if game == "roads":
        assert log.locator(".fold").count() > 1, "the game has bookkeeping of its own"


def test_the_moment_of_something_folded_opens_it(visit: Visit) -> None:
    me = played(visit, "roads")
    log = me.page.locator("#log")
    log.locator(".part[data-turn] .fold").first.click()
    folded = int(log.locator("li.small").first.get_attribute("data-moment") or 0)
    me.page.goto(f"{me.address}#/table/{me.table}/moment/{folded}")
    me.page.reload()
    expect(log.locator("li.small.here")).to_have_attribute("data-moment", str(folded))


@pytest.mark.parametrize(("game", "size"), ON_A_SCREEN)
def test_a_game_is_gone_through_by_turns_and_by_my_moves(visit: Visit, game: str, size: dict[str, Any]) -> None:
    me = played(visit, game, **size)
    look_back(me)
    me.page.keyboard.press("Home")
    expect(me.page.locator(".moments .place")).to_have_text(re.compile("^1 of "))
    expect(me.page.locator(".marks i").first).to_be_attached()
    expect(me.page.locator(".marks b").first).to_have_text(re.compile(r"^\d+$"))
    turn = me.page.locator(".told .turn")
    for number in (1, 2):
        me.page.get_by_role("button", name="To the next turn").click()
        expect(turn).to_have_text(f"Turn {number}")
    second = shown(me)
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("#log .here").first).not_to_have_attribute("data-moment", str(second))
    me.page.get_by_role("slider").focus()
    me.page.keyboard.press("Shift+ArrowLeft")
    expect(turn).to_have_text("Turn 2")
    me.page.keyboard.press("Shift+ArrowLeft")
    expect(turn).to_have_text("Turn 1")
    options(me).locator(".whose").select_option(label="My moves only")
    expect(me.page.locator("#log svg.mark:not(.seat0)")).to_have_count(0)
    mine = numbers(me)
    me.page.get_by_role("slider").focus()
    me.page.keyboard.press("Home")
    seen = []
    for _ in range(3):
        before = me.page.url
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_function("before => location.href !== before", arg=before)
        seen.append(shown(me))
        expect(me.page.locator(".moments .told svg.mark")).to_have_class(re.compile("seat0"))
    assert seen == sorted(seen)
    assert set(seen) & set(mine)
    fits(me.page)
    nothing_serious(me.page)
    me.picture(f"replay-{game}-{size['width']}")


def test_space_plays_as_fast_as_is_wanted_and_pauses(visit: Visit) -> None:
    me = played(visit, "amsterdam")
    look_back(me)
    options(me).locator(".speed").select_option("fast")
    me.page.get_by_role("slider").focus()
    me.page.keyboard.press("Home")
    expect(me.page.locator(".moments .place")).to_have_text(re.compile("^1 of "))
    me.page.keyboard.press("Space")
    expect(me.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(me.page.locator(".moments .place")).to_have_text(re.compile("^([4-9]|1[0-9]) of "), timeout=6000)
    me.page.keyboard.press("Space")
    expect(me.page.get_by_role("button", name="Play the moments one after another")).to_be_visible()
    me.page.wait_for_timeout(300)  # until the one that was asked for is there
    place = me.page.locator(".moments .place").inner_text()
    me.page.wait_for_timeout(600)
    assert me.page.locator(".moments .place").inner_text() == place
    me.page.locator(".options .speed").focus()
    me.page.keyboard.press("ArrowLeft")  # in a list of choices it means another choice
    assert me.page.locator(".moments .place").inner_text() == place


@pytest.mark.parametrize("game", ["amsterdam", "roads"])
def test_a_link_to_a_moment_opens_it_for_somebody_else(visit: Visit, game: str) -> None:
    me, other = played(visit, game), visit(360, 740, **PHONE)
    me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    look_back(me)
    me.page.keyboard.press("Home")
    me.page.get_by_role("button", name="To the next turn").click()
    expect(me.page.locator(".told .turn")).to_have_text("Turn 1")
    moment = shown(me)
    me.page.get_by_role("button", name="Copy the link").click()
    expect(me.page.locator(".options [role=status]")).to_have_text("The link to this moment has been copied.")
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#/table/{me.page.url.split('/table/')[1]}")
    other.page.goto(me.address + link[link.index("#") :])
    expect(other.page.locator(".moments")).to_be_visible()
    expect(other.page.locator(".told .turn")).to_have_text("Turn 1")
    assert shown(other) == moment
    expect(other.page.locator(".try")).to_have_count(0)
    told: Any = other.page.evaluate(
        """async (path) => (await fetch(path, {headers: {authorization:
        `Bearer ${localStorage.getItem("lautta-token")}`}})).json()""",
        f"/api/tables/{link.split('/table/')[1].split('/')[0]}/moments/{moment}",
    )
    assert told["my_seat"] is None and not told["private"], "secrets stay with those who knew them"
    nothing_serious(other.page)
    fits(other.page)


KINDLY = {
    "en": "This link leads to a moment that the game has not reached.",
    "fi": "Tämä linkki vie hetkeen, johon peli ei ole vielä edennyt.",
    "de": "Dieser Link führt zu einem Moment, den die Partie noch nicht erreicht hat.",
}


def test_a_link_to_a_moment_that_is_not_there_says_so_kindly(visit: Visit) -> None:
    me = played(visit, "connect_four")
    me.expected.append("404")
    address = me.page.url
    for language in me.languages():
        me.page.goto(f"{address}/moment/9999")
        me.page.reload()
        expect(me.notice).to_contain_text(KINDLY[language])
        expect(me.page.locator(".moments")).to_have_count(0)
        expect(me.page).to_have_url(address)
        me.page.locator(".bar .notice .close").click()


@pytest.mark.parametrize("calm", [False, True])
def test_who_wins_is_told_when_it_has_been_seen(visit: Visit, calm: bool) -> None:
    one, other = visit(motion=True, **({"reduced_motion": "reduce"} if calm else {})), visit()
    anna, ben = two(one, other, REVOLT)
    anna.take("king")
    anna.put("J7")
    anna.add(1)
    log = one.page.locator("#log")
    expect(one.page.locator(".bar .scene")).to_have_count(0, timeout=10_000)
    ben.add(1)
    showdown = one.page.locator(".showdown")
    expect(showdown).to_be_visible()
    if calm:
        expect(log).to_contain_text("wins the revolt", timeout=500)
        return
    text = log.inner_text(), one.page.locator(".bar .scene .words").inner_text()
    assert showdown.is_visible() and not any("wins the revolt" in each for each in text), text
    expect(showdown).to_have_count(0)
    expect(log).to_contain_text("wins the revolt", timeout=1500)


def test_of_a_long_game_only_what_is_near_is_drawn(visit: Visit) -> None:
    """A game of more than two thousand events, of which the first ones were played here."""
    me = played(visit, "roads")
    address, many = me.page.url, 2400

    def longer(route: Route) -> None:
        answer = route.fetch()
        table = answer.json()
        log = table["log"]
        again = [each for each in log if each["kind"] == "action"]
        while len(log) < many:
            each = dict(again[len(log) % len(again)])
            log.append({**each, "number": len(log) + 1, "turn": each["turn"] + 10 + len(log) // 100})
        route.fulfill(response=answer, json={**table, "number": len(log)})

    me.page.route(re.compile(r"/api/tables/[\w-]+$"), longer)
    me.page.goto("about:blank")
    me.page.goto(address)
    expect(me.page.locator("#log")).to_have_attribute("data-number", str(many))
    drawn = lines(me).count()
    assert 20 < drawn < 400, drawn
    me.page.locator("#log").scroll_into_view_if_needed()  # beside the wonder the side goes on below
    expect(lines(me).last).to_be_in_viewport()
    first = numbers(me)[0]
    assert first > many / 2
    me.page.locator("#log").evaluate("log => log.scrollTo(0, 0)")
    me.page.wait_for_function(
        "first => Number(document.querySelector('#log li[data-moment]').dataset.moment) < first", arg=first
    )
    assert me.page.locator("#log").evaluate("log => log.scrollTop") > 100, "what was in sight stays there"


def test_arrows_go_from_line_to_line(visit: Visit) -> None:
    me = played(visit, "tigris")
    me.page.keyboard.press("l")
    expect(me.page.locator("#log")).to_be_focused()
    me.page.keyboard.press("ArrowUp")
    expect(lines(me).last.locator("a")).to_be_focused()
    me.page.keyboard.press("ArrowUp")
    expect(lines(me).nth(lines(me).count() - 2).locator("a")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".moments")).to_be_visible()


# Runs the sawmill, and pays and puts down whatever leaves a choice.
RUN = """
async (table) => {
  const headers = {authorization: `Bearer ${localStorage.getItem("lautta-token")}`, "content-type": "application/json"};
  const tell = async (action, seen) => {
    const body = JSON.stringify({action, seen, key: String(Math.random())});
    const answer = await fetch(`/api/tables/${table}/actions`, {headers, method: "POST", body});
    if (!answer.ok) throw new Error(await answer.text());
  };
  const stands = async () => (await fetch(`/api/tables/${table}`, {headers})).json();
  await tell("use b2", (await stands()).number);
  for (;;) {
    const {legal, number} = await stands();
    const step = ["pay", "put"].find((each) => legal[each]);
    if (!step) return;
    await tell([step, ...legal[step][0]].join(" "), number);
  }
}
"""


def test_a_factory_is_told_with_what_it_took_and_made(visit: Visit) -> None:
    """Two runs in a row are one line: of two trunks four boards were made."""
    rider = at(visit(), MIDGAME)
    for _ in range(2):
        rider.page.evaluate(RUN, rider.me.table)
    line = lines(rider.me).filter(has_text="the sawmill on b2 runs.")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("×2")
    expect(line.locator(".made")).to_have_attribute("title", "2 trunks → 4 boards")
    rider.me.picture("history-recipe")
