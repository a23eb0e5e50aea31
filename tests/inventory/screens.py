"""A scene as the inventory describes it: its words, widgets and pictures with their places, and how light it is where.

Must not know any scene, nor how the inventory is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scrapdesk import paths
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.widgets.base import Widget
from tests.inventory.acts import Heard
from tests.inventory.kept import Entry
from tests.inventory.tiles import tiles
from tests.ui.written import Painted


def seen(scene: WidgetScene, painted: Painted, elsewhere: Sequence[str] = ()) -> Entry:
    """`elsewhere`: what it said of itself in other windows."""
    home = str(paths.user_data().parent)
    lines = [f"scene {type(scene).__name__}, {len(scene.context.scenes.scenes)} deep"]
    lines += [*elsewhere, *_widgets(scene), *_words(painted), *painted.sheet.told]
    if isinstance(scene.context.audio, Heard) and scene.context.audio.names:
        lines.append(f"heard {' '.join(scene.context.audio.names)}")
    return Entry(tuple(line.replace(home, "~") for line in lines), tiles(painted.sheet))


def _widgets(scene: WidgetScene) -> Iterator[str]:
    for widget in scene.all_widgets():
        yield f"{type(widget).__name__} {widget.name!r} {at(widget.rect)}{_state(widget)}"


def _state(widget: Widget) -> str:
    said = [word for word in ("focusable", "focused", "pressed", "by_arrows_only") if getattr(widget, word)]
    said += [f"in {widget.region}"] if widget.region != "main" else []
    said += [f"key {widget.action}"] if widget.action else []
    said += [f"tip {widget.tooltip()!r}"] if widget.tooltip() else []
    return "".join(f", {word}" for word in said)


def _words(painted: Painted) -> Iterator[str]:
    for words in painted.words:
        if words.seen.width and words.seen.height:
            colour = "#" + "".join(f"{part:02x}" for part in words.colour[:3])
            yield f"{words.said!r} {at(words.rect)} {words.px}px {colour}"


def at(rect: pygame.Rect) -> str:
    return f"{rect.left},{rect.top} {rect.width}x{rect.height}"
