"""When Python looks for rubbish: rings of objects that hold each other and nobody else holds.

Everybody waits while it looks, for about a millisecond per 1,500 objects. What is done at tables leaves no rings
behind, only connections do. So it looks at little and often at what is new, and at everything only while nobody plays,
or once an hour where somebody always does.
"""

import asyncio
import gc
import time

AT_NEW = (500, 3, 1_000_000)  # objects more than before; so many looks; never at all of them by itself
EVERY = 60.0  # seconds between thoughts of a look at everything
AT_LATEST = 3600.0  # seconds
QUIET = 0.02  # of a processor


def begin() -> None:
    """What was made so far stays: look at it no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*AT_NEW)


async def look_while_quiet() -> None:
    """Look at everything now and then, while nothing is done."""
    looked = time.monotonic()
    while True:
        begun, spent = time.monotonic(), time.process_time()
        await asyncio.sleep(EVERY)
        now = time.monotonic()
        if time.process_time() - spent < QUIET * (now - begun) or now - looked > AT_LATEST:
            gc.collect()
            looked = now
