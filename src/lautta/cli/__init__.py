"""The `lautta` command. `lautta --help` lists all it can do; its words are in `locales/*/cli.ftl`."""

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line (default: the program's own) and answer its exit code.

    0: done; 1: checked, and something is wrong; 2: not possible, and one sentence on the error stream says why;
    130: interrupted.
    """
    from lautta.cli.start import start

    return start(argv)
