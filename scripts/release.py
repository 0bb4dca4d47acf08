"""Builds the source archive, then the wheel from that archive, into dist/: what a stranger would get."""

import sys

from steps import ROOT, StepFailed, run_step, say


def main() -> None:
    """Build both and list them; raises StepFailed where one cannot be built."""
    dist = ROOT / "dist"
    run_step("Building source archive and wheel", [sys.executable, "-m", "build", "--outdir", dist, "."])
    for path in sorted(dist.iterdir()):
        say(f"  dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failed:
        sys.exit(str(failed))
