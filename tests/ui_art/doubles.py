"""Stand-ins for the rendering process, and a small art folder of our own: no test here waits for the real one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import monotonic, sleep

from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.painted import Answer, PaintOrder
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.art_worker import Renderer

PATIENCE = 20.0
PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{}</svg>'


class DirectLink:
    """Renders in this process, and remembers what it was asked for."""

    def __init__(self, assets: Path) -> None:
        self._renderer = Renderer(assets, open_portfolio())
        self.asked: list[PaintOrder] = []

    def ask(self, order: PaintOrder) -> Answer:
        self.asked.append(order)
        return self._renderer.answer(order)

    def rest(self) -> None:
        pass

    def close(self) -> None:
        pass


class HeldLink(DirectLink):
    """Answers nothing before it is let go."""

    def __init__(self, assets: Path) -> None:
        super().__init__(assets)
        self.go = Event()

    def ask(self, order: PaintOrder) -> Answer:
        self.asked.append(order)
        self.go.wait(PATIENCE)
        return self._renderer.answer(order)

    def close(self) -> None:
        self.go.set()


def little_art(folder: Path) -> Path:
    """Assets with one game's worth of folders and a few tiny drawings among the desk's icons."""
    for game in ("desk", "scamorra", "scrappers", "scope", "scarper", "scalawag"):
        (folder / game / "art").mkdir(parents=True)
        (folder / game / "art" / "tokens.toml").write_text('[common]\nwhite = "#FFFFFF"\n[own]\ntext = "#F3EBDC"\n')
    for number in range(8):
        disc = f'<circle cx="5" cy="5" r="{3 + number / 8:g}" fill="{{{{ic}}}}"/>'
        (folder / "desk" / "art" / f"icon-{number}.svg").write_text(PLAIN.format(disc))
    return folder


def settle(room: ArtRoom) -> None:
    """Pumps until everything asked for has come."""
    wait_until(lambda: room.pump() is not None and room.pending()[0] == room.pending()[1])


def wait_until(true: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end, "waited in vain"
        sleep(0.002)
