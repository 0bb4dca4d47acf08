"""What previews of an address show: a title, a sentence and a picture, of the house or of the game of an invitation."""

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.server.serving import Guest, Serving, serving

from lautta.server.http.pages import Page
from lautta.server.http.previews import Previews
from lautta.server.messages.people import ServerAddresses
from lautta.server.runtime.server import all_games


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head><!--preview--><title>Lautta</title></head>")
    for name in ("house", "roads"):
        (folder / "previews" / f"{name}.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture
async def place(tmp_path: Path, page: Path) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "a.db", all_games(), page=page) as running:
        yield running


TAG = re.compile(r'<meta property="og:([\w:]+)" content="(.*?)"')


def told(answer: httpx.Response) -> dict[str, str]:
    return {name: unescape(text) for name, text in TAG.findall(answer.text)}


async def test_the_house_and_an_invitation(place: Serving, anna: Guest) -> None:
    async with place.client() as stranger:
        house = told(await stranger.get("/"))
        assert house["title"] == "Lautta" and house["image"].endswith("/previews/house.png")
        assert house["image"].startswith("http://") and (house["image:width"], house["image:height"]) == ("1200", "630")
        table = await anna.set_up({"game": "roads", "seats": [{"kind": "person"}, {"kind": "open"}]})
        german = await stranger.get(f"/invite/{table['invite']}", headers={"accept-language": "de"})
        assert told(german)["title"] == "Du bist eingeladen: Roads & Boats"
        assert told(german)["image"].endswith("/previews/roads.png") and "noindex" in german.text
        assert "accept-language" in german.headers["vary"]
        nobody = await stranger.get("/invite/nothing")
        assert told(nobody) == house
        table = await anna.set_up({"game": "tigris", "seats": [{"kind": "person"}, {"kind": "open"}]})
        invited = told(await stranger.get(f"/invite/{table['invite']}"))
        assert "Tigris" in invited["title"] and invited["image"].endswith("/previews/house.png")


async def test_the_address_is_the_one_that_the_keeper_named(tmp_path: Path, page: Path) -> None:
    house = ServerAddresses(public_url="https://games.example.org/")
    async with serving(tmp_path / "b.db", all_games(), page=page, addresses=house) as place, place.client() as one:
        assert told(await one.get("/"))["image"] == "https://games.example.org/previews/house.png"


def test_what_a_browser_says_of_the_host_does_no_harm(page: Path) -> None:
    start = Previews(Page(page)).start('http://a"><script>', "en", None)
    assert start and b"<script>" not in start.bodies["identity"]
