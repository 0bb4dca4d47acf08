"""When Python collects garbage: cycles of objects that nothing else refers to.

Everybody waits while it does, for about a millisecond per 1,500 objects. What is done at tables leaves no cycles, only
connections do. So new objects are checked often, a few at a time and once, and all objects only while nobody plays, or
once an hour if somebody always does.
"""

import asyncio
import gc
import time

AT_NEW = (500, 1_000_000, 1_000_000)  # new objects between collections; those of older ones never come by themselves
EVERY = 60.0  # seconds between checks whether to collect everything
AT_LATEST = 3600.0  # seconds
QUIET = 0.02  # of a processor: less than this counts as quiet


def begin() -> None:
    """Leave out of all collections what has been made so far."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*AT_NEW)


async def look_while_quiet() -> None:
    """Collect everything now and then, while nothing is done."""
    looked = time.monotonic()
    while True:
        begun, spent = time.monotonic(), time.process_time()
        await asyncio.sleep(EVERY)
        now = time.monotonic()
        if time.process_time() - spent < QUIET * (now - begun) or now - looked > AT_LATEST:
            gc.collect()
            looked = now
