"""`scrapdesk shots`: pictures of every scene at a size, without a window. Must not load the screen's room before."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from scrapdesk.cli.console import tell, tell_all
from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.parsing import Commands, add_command

_EXAMPLES = """\
  scrapdesk shots pictures --size 1280x720
  scrapdesk shots pictures --size 1024x640 --scene desk --text 200
"""
_SIZE = re.compile(r"([1-9][0-9]{2,3})x([1-9][0-9]{2,3})")


def add(commands: Commands) -> None:
    parser = add_command(commands, "shots", "save a picture of every screen", run, examples=_EXAMPLES)
    parser.add_argument("folder", metavar="OUT", type=_folder, help="the folder that the pictures go into")
    parser.add_argument(
        "--size", metavar="WxH", default="1920x1080", type=_size, help="size of the window (default: 1920x1080)"
    )
    parser.add_argument("--scene", metavar="NAME", default="", help="only screens whose name contains this")
    parser.add_argument("--text", metavar="PERCENT", default=100, type=_percent, help="text size in percent: 75 to 200")


def run(arguments: argparse.Namespace) -> int:
    # Before pygame is loaded: the pictures are drawn in memory, whatever screen there is.
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from scrapdesk.ui.app import take_shots

    drawn = take_shots(str(arguments.folder), arguments.size, arguments.scene, arguments.text)
    if not drawn:
        raise CannotRun(f"no scene has {arguments.scene[:40]!r} in its name")
    tell_all(drawn)
    tell(f"{len(drawn)} pictures in {arguments.folder}")
    return 0


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("name the folder that the pictures go into")
    try:
        text.encode()
    except UnicodeEncodeError as fault:
        raise argparse.ArgumentTypeError("the name of the pictures folder must be valid UTF-8") from fault
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"a size is WIDTHxHEIGHT, such as 1280x720, not {text[:30]!r}")
    return int(found[1]), int(found[2])


def _percent(text: str) -> int:
    if not text.isdecimal() or not 75 <= int(text[:6]) <= 200:
        raise argparse.ArgumentTypeError(f"text size must be 75 to 200, not {text[:30]!r}")
    return int(text)
