"""The generators: published vectors, exact ranges, and what depends on what."""

from collections import Counter
from hashlib import blake2b

import pytest

from lautta.core.chance import MASK, Chance, Chooser, below, choose, draw_number, scramble
from lautta.core.records import copy_of


def chance(key: bytes = bytes(32), branch: int = 0) -> Chance:
    c = Chance(branch=branch)
    for i in range(4):
        c.key[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
    return c


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [  # known answers of Random123: threefry4x64, 20 rounds
        ((0, 0, 0, 0), (0, 0, 0, 0), (0x09218EBDE6C85537, 0x55941F5266D86105, 0x4BD25E16282434DC, 0xEE29EC846BD2E40B)),
        ((MASK,) * 4, (MASK,) * 4, (0x29C24097942BBA1B, 0x0371BBFB0F6F4E11, 0x3C231FFA33F83A1C, 0xCD29113FDE32D168)),
        (
            (0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89),
            (0x452821E638D01377, 0xBE5466CF34E90C6C, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD),
            (0xA7E8FDE591651BD9, 0xBAAFD0C30138319B, 0x84A5C1A729E685B9, 0x901D406CCEBC1BA4),
        ),
    ],
)
def test_threefry_gives_the_published_words(
    counter: tuple[int, ...], key: tuple[int, ...], words: tuple[int, ...]
) -> None:
    c = Chance()
    c.key[:], c.words[:] = key, counter
    scramble(c)
    assert tuple(c.words) == words and tuple(c.key) == key


def test_numbers_are_the_words_of_blocks_in_turn() -> None:
    c = chance(b"lautta".ljust(32), branch=5)
    drawn = [draw_number(c) for _ in range(10)]
    expected = []
    for block in range(3):
        other = copy_of(c)
        other.words[:] = (block, 5, 0, 0)
        scramble(other)
        expected += list(other.words)
    assert drawn == expected[:10] and c.drawn == 10


def test_branch_and_key_change_everything() -> None:
    firsts = {draw_number(chance(bytes([key]) * 32, branch)) for key in range(8) for branch in range(8)}
    assert len(firsts) == 64


def test_a_generator_goes_on_from_its_bytes() -> None:
    c = chance(b"\7" * 32)
    for _ in range(6):
        draw_number(c)
    again = Chance.from_buffer_copy(bytes(c))
    assert [draw_number(c) for _ in range(9)] == [draw_number(again) for _ in range(9)]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100, 2**31 - 1, 2**31])
def test_below_stays_below(n: int) -> None:
    c = chance(b"\1" * 32)
    drawn = [below(c, n) for _ in range(300)]
    assert all(0 <= value < n for value in drawn)
    assert n < 8 or len(set(drawn)) > 60
    assert n > 8 or set(drawn) == set(range(n))


def test_below_is_uniform() -> None:
    c = chance(b"\2" * 32)
    counts = Counter(below(c, 6) for _ in range(6000))
    assert sum((counts[k] - 1000) ** 2 / 1000 for k in range(6)) < 20.5  # chi square, 5 degrees, one in a thousand


def test_numbers_that_would_be_favoured_are_drawn_again() -> None:
    """With n = 3 * 2**29 a third of the products is rejected; without that 0 would come twice as often as 1."""
    n = 3 * 2**29
    c = chance(b"\3" * 32)
    values = [below(c, n) % 3 for _ in range(1500)]
    assert c.drawn > 1800
    assert max(Counter(values).values()) < 600


def test_the_chooser_is_splitmix64() -> None:
    """Its numbers are the upper halves of the published sequence of seed 1234567."""
    c = Chooser(1234567, 0)
    words = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431)
    assert [choose(c, 2**31) for _ in range(4)] == [word >> 33 for word in words]


def test_choices_stay_in_range_for_any_seed() -> None:
    for i in range(50):
        c = Chooser(int.from_bytes(blake2b(bytes([i]), digest_size=8).digest(), "little"), i)
        assert all(0 <= choose(c, n) < n for n in (1, 2, 5, 1000))
