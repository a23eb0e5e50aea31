"""The two doors of the program: text commands (`main`) and the window (`desk`).

Its top level stays empty: a spawned child process may import this module, and must not load the desk by that.
"""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a text command; without one, open the desk. Returns the exit code."""
    _serve_as_child()
    from scrapdesk.cli.main import main as cli_main

    return cli_main(sys.argv[1:] if argv is None else argv)


def desk() -> int:
    """Open the window without looking at text commands: the door for a double click."""
    _serve_as_child()
    from scrapdesk.ui.app import run

    return run(smoke="--smoke" in sys.argv[1:])


def _serve_as_child() -> None:
    """In a frozen program a worker is this program started again: hand over before anything is imported."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()


if __name__ == "__main__":
    sys.exit(main())
