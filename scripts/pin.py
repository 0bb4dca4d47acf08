"""Writes the pinned lists in requirements/ from the .in lists: newest versions, for every Python from 3.11 on."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent / "requirements"
EXTRAS = [f"--extra={name}" for name in ("server", "postgresql", "broker", "traces")]
LISTS = {
    "play.txt": ["../pyproject.toml", "--extra=server", "play.in"],
    "test.txt": ["../pyproject.toml", *EXTRAS, "play.in", "test.in", "--constraints", "play.txt"],
    "envs.txt": ["../pyproject.toml", "--extra=envs", "envs.in", "--constraints", "test.txt"],
    "uv.txt": ["uv.in"],
    "node.txt": ["node.in"],
    "peers.txt": ["peers.in"],
}
OPTIONS = ["--universal", "--python-version", "3.11", "--no-annotate", "--no-header", "--quiet", "--upgrade"]


def main() -> None:
    """Compile every list, each with the versions of those before it."""
    for name, sources in LISTS.items():
        command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, *sources, "--output-file", name]
        subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.DEVNULL)
        print(f"requirements/{name}: {len((HERE / name).read_text().splitlines())} packages")


if __name__ == "__main__":
    main()
