"""What comes of a few acts without any sense: keys, clicks, drags, wheels and waits, the same ones each time.

After each it is told where one is, what has the focus, what is said and heard; at the end how the scene looks by its
own account. Must not know any scene but those that show the disk of whoever runs the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from scrapdesk.ai.thinking import LocalThinker, Task
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.frame.actions import ACTIONS
from scrapdesk.ui.frame.events import KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp, TextTyped, UiEvent, Wheel
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.table.board import BoardTable
from tests.inventory.kept import TINTS, Entry
from tests.inventory.tiles import light
from tests.ui.written import Painted

KEYS: Final = tuple(dict.fromkeys(key for action in ACTIONS for key in action.keys if key not in ("ctrl+v", "ctrl+c")))
WAITS: Final = (16.0, 90.0, 350.0, 1400.0)
MOVES: Final = 0.4
"""How often at a table a move is played."""
ELSEWHERE: Final = (FilePicker, WorkshopScene)
"""Scenes that show files; a walk ends there."""


class Heard(NullAudio):
    """Silence that notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def play(self, name: str) -> None:
        super().play(name)
        self.names.append(name)


class AnyMove(LocalThinker):
    """Whoever sits at the table, and the coach, take the first thing that comes to their mind."""

    def __init__(self) -> None:
        super().__init__(slice_seconds=60.0)

    def start(self, task: Task) -> None:
        super().start(Task(task.game, "random", task.question, task.content))


def walked(context: AppContext, seed: str, count: int) -> Entry:
    """What comes of so many acts, a line for each that comes to something, and what is painted just then."""
    lines = list(_walk(context, seed, count))
    top = context.scenes.top
    if not isinstance(top, WidgetScene) or isinstance(top, ELSEWHERE):
        return Entry(tuple(lines))
    painted = Painted(top)
    words = sorted(repr((words.said, tuple(words.rect), words.colour, words.px)) for words in painted.words)
    pictures = sorted(painted.sheet.told)
    lines.append(f"painted {len(words)} words {printed(words)}, {len(pictures)} pictures {printed(pictures)}")
    return Entry(tuple(lines), light(painted.sheet, TINTS))


def _walk(context: AppContext, seed: str, count: int) -> Iterator[str]:
    luck, heard = Random(seed), context.audio
    assert isinstance(heard, Heard)
    before = _where(context)
    for number in range(1, count + 1):
        heard.names.clear()
        told = _act(context, luck)
        if isinstance(context.scenes.top, ELSEWHERE):
            yield f"{number} {told}: {type(context.scenes.top).__name__}"
            return
        now = _where(context)
        if now != before or heard.names:
            sounds = f", heard {' '.join(heard.names)}" if heard.names else ""
            yield f"{number} {told}: {now}{sounds}"
        before = now
    yield f"then {_looks(context)}"


def _where(context: AppContext) -> str:
    top = context.scenes.top
    if not isinstance(top, WidgetScene):
        return type(top).__name__
    focused = f", at {top.focused.name[:40]!r}" if top.focused is not None else ""
    notes = [note for note in (top.passing.toast, top.passing.tip, top.passing.tooltip) if note is not None]
    said = "".join(f", says {box.text[:60]!r}" for note in notes for box in note.text_boxes()[:1])
    return f"{type(top).__name__} {len(context.scenes.scenes)}{focused}{said}{_pieces(context)}"


def _looks(context: AppContext) -> str:
    """By the account of the scene itself: all words and widgets with their places; and what has been kept."""
    storage = context.storage
    kept = [msgspec.structs.asdict(storage.settings.value), len(storage.history.value.results)]
    games = sorted(save.name for save in storage.shelf.all())
    top = context.scenes.top
    if not isinstance(top, WidgetScene):
        return type(top).__name__
    seen = account(top)
    return f"{seen}, kept {printed(kept)}, {len(games)} games {printed(games)}"


def account(scene: WidgetScene) -> str:
    """All words and widgets with their places."""
    boxes = [(box.text, tuple(box.needed), box.colour, box.px) for box in scene.text_boxes()]
    widgets = [(one.name, tuple(one.rect), one.reason, one.hovered, one.pressed) for one in scene.all_widgets()]
    return f"{len(boxes)} texts {printed(boxes)}, {len(widgets)} widgets {printed(widgets)}"


def _pieces(context: AppContext) -> str:
    """Where everything on a table is just now: it may be on its way."""
    top = context.scenes.top
    if not isinstance(top, BoardTable):
        return ""
    sprites = sorted((*sprite.rect, sprite.visible) for sprite in top.stage.sprites)
    return f", {len(sprites)} on the table {printed(sprites)}"


def printed(what: object) -> str:
    return sha256(repr(what).encode()).hexdigest()[:5]


def _act(context: AppContext, luck: Random) -> str:
    if luck.random() < MOVES and (told := _played(context, luck)):
        return told
    kind = luck.random()
    if kind < 0.4:
        key = luck.choice(KEYS)
        *held, name = key.split("+") if key != "+" else ("+",)
        _send(context, [KeyDown(name, "shift" in held, "ctrl" in held, "alt" in held)])
        _pass(context, luck)
        _send(context, [KeyUp(name)])
        return f"key {key}"
    if kind < 0.45:
        word = luck.choice(("a1", "play", "4", "x"))
        _send(context, [TextTyped(word)])
        return f"typed {word}"
    at, there = _place(context, luck)
    if kind < 0.55:
        notches = luck.choice((-3.0, -1.0, 1.0))
        _send(context, [PointerMoved(at), Wheel(at, notches)])
        _pass(context, luck)
        return f"wheel {notches:+.0f} at {at}"
    if kind < 0.8:
        _send(context, [PointerMoved(at), PointerDown(at), PointerUp(at)])
        _pass(context, luck)
        return f"click at {at}"
    if kind < 0.9:
        _send(context, [PointerMoved(at)])
        _pass(context, luck)
        return f"pointer at {at}"
    between = ((at[0] + there[0]) // 2, (at[1] + there[1]) // 2)
    _send(context, [PointerMoved(at), PointerDown(at), PointerMoved(between, held=True)])
    _pass(context, luck)
    _send(context, [PointerMoved(there, held=True), PointerUp(there)])
    _pass(context, luck)
    return f"drag from {at} to {there}"


def _played(context: AppContext, luck: Random) -> str:
    """A move, pointed at as a person does; nothing where nobody is asked."""
    top = context.scenes.top
    if not isinstance(top, BoardTable) or top.sitting.match.to_act not in top.sitting.humans:
        return ""
    match = top.sitting.match
    seat = match.to_act
    assert seat is not None
    view, move = match.view(seat), luck.choice(list(match.legal_moves(seat)))
    paths = top.sitting.table.paths(view, move)
    for target in luck.choice(paths) if paths else ():
        box = top.stage.box_of(target)
        if box is not None:
            _send(context, [PointerMoved(box.center), PointerDown(box.center), PointerUp(box.center)])
            _pass(context, luck)
    return f"plays {move}"


def _send(context: AppContext, events: Sequence[UiEvent]) -> None:
    for event in events:
        context.scenes.handle(event)
        context.scenes.settle()


def _pass(context: AppContext, luck: Random) -> None:
    ms = luck.choice(WAITS)
    context.scenes.attempt(lambda: context.clock.advance(ms))
    context.scenes.update(ms)
    context.scenes.settle()
    context.later.frame_over()


def _place(context: AppContext, luck: Random) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where something can be used, as often as not, and another place."""
    width, height = context.view.size
    top = context.scenes.top
    reachable = top.reachable() if isinstance(top, WidgetScene) else []
    found = [luck.choice(reachable).rect.center for _ in range(2) if reachable and luck.random() < 0.7]
    found += [(luck.randrange(width), luck.randrange(height)) for _ in range(2)]
    return found[0], found[1]
