"""A server for load: `python -m bench.served DATA` prints its address and serves until it is ended.

It is `lautta serve` without limits on how often one address may ask, on a free port. `prepare` sets tables up with a
guest in every seat before it starts, so that what is measured is play.
"""

import asyncio
import json
import sys
from pathlib import Path

from lautta.server import run as running
from lautta.server.data import Lock
from lautta.server.hall import Hall
from lautta.server.messages import SeatInfo, SeatWish, TableWish


async def prepare(data: Path, circles: int, seats: int, tables: int) -> tuple[list[list[str]], list[list[str]]]:
    """Set up `tables` for each of so many circles of friends; answers the tokens and the tables of each circle."""
    hall = await Hall.open(data)
    wish = TableWish("amsterdam", [SeatWish("person")] * seats)
    info = [SeatInfo(f"P{seat}", "person") for seat in range(seats)]
    try:
        guests = [await asyncio.gather(*(hall.guests.add(f"P{seat}", 0) for seat in range(seats)))
                  for _ in range(circles)]  # fmt: skip
        owners = [await asyncio.gather(*(
            hall.set_up(wish, info, {seat: guest.id for seat, (guest, _) in enumerate(circle)}) for _ in range(tables)
        )) for circle in guests]  # fmt: skip
    finally:
        await hall.close()
    return [[token for _, token in circle] for circle in guests], [[one.table.id for one in row] for row in owners]


def main() -> None:
    """Serve a database, prepared first if numbers follow it."""
    data, numbers = Path(sys.argv[1]), [int(word) for word in sys.argv[2:]]
    if numbers:
        print(json.dumps(asyncio.run(prepare(data, *numbers))), flush=True)
        return
    listening = running.listen("127.0.0.1", 0)
    Lock(data).take()
    outside = running.Outside(limited=False)
    running.run(data, listening, lambda: print(listening.getsockname()[1], flush=True), outside=outside)


if __name__ == "__main__":
    main()
