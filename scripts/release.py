"""Builds the source archive, then the wheel from that archive, into dist/, as they are published.

The wheel is for this system and every Python from 3.11 on; a free-threaded Python makes one for itself alone.
"""

import sys

from steps import ROOT, Command, StepFailed, run_step, say


def main() -> None:
    """Build both and list them; raises StepFailed where one cannot be built."""
    dist = ROOT / "dist"
    command: Command = [sys.executable, "-m", "build", "--outdir", dist, "."]
    run_step("Building source archive and wheel", command, environment={"LAUTTA_ABI3": "1"})
    for path in sorted(dist.iterdir()):
        say(f"  dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failed:
        sys.exit(str(failed))
