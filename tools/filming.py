"""Films a page as the browser paints it, best on a machine that does little else; needs ffmpeg."""

import subprocess
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

Film = list[tuple[float, bytes]]  # when a frame was painted, in seconds, and the frame as a JPEG
LAST = 2.0  # seconds for which the last frame stands before the film begins again
QUALITIES = range(90, 20, -10)


@contextmanager
def filmed(page: Page) -> Iterator[Film]:
    """The frames that are painted meanwhile."""
    film: Film = []
    session = page.context.new_cdp_session(page)

    def keep(painted: dict[str, Any]) -> None:
        film.append((painted["metadata"]["timestamp"], b64decode(painted["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": painted["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
    yield film
    session.send("Page.stopScreencast")


def develop(film: Film, path: Path, width: int, most: int) -> None:
    """Keep a film as an animated WebP of at most so many bytes, as good as that allows."""
    frames = sorted(film)
    lasts = [after - when for (when, _), (after, _) in pairwise(frames)] + [LAST]
    with tempfile.TemporaryDirectory() as folder:
        lines = ["ffconcat version 1.0"]
        for number, ((_, frame), seconds) in enumerate(zip(frames, lasts, strict=True)):
            (Path(folder) / f"{number}.jpg").write_bytes(frame)
            lines += [f"file {number}.jpg", f"duration {seconds:.3f}"]
        script = Path(folder) / "film.txt"
        script.write_text("\n".join([*lines, lines[-2]]))  # ffmpeg leaves out how long the last one stands
        command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "concat", "-i", str(script)]
        command += ["-vf", f"scale={width}:-2:flags=lanczos", "-fps_mode", "vfr", "-loop", "0"]
        for quality in QUALITIES:
            options = ["-c:v", "libwebp_anim", "-compression_level", "6", "-quality", str(quality)]
            subprocess.run([*command, *options, str(path)], check=True)
            if path.stat().st_size <= most:
                return
    raise SystemExit(f"{path.name} is too large at any quality")
