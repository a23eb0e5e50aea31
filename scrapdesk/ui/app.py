"""The door of this room: opens the window with the desk in it, or at a table. Owns exit codes and the start.

Puts the program together: which scene has which name, and what the context is made of.
"""

from __future__ import annotations

import sys
from typing import Final

import pygame

from scrapdesk import paths
from scrapdesk.ui.building import make_context
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.notices import tell_notices
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.welcome import WelcomeScene, is_new_here
from scrapdesk.ui.frame import crash, heap, logbook
from scrapdesk.ui.frame.events import Exposed
from scrapdesk.ui.frame.window import NoDisplay, Window
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.paint.art.app_icon import kept_app_icon

EXIT_OK: Final = 0
EXIT_FAILED: Final = 1
EXIT_NO_DISPLAY: Final = 2
EXIT_INTERRUPTED: Final = 130


def run(smoke: bool = False, request: NewTable | None = None) -> int:
    """Open the desk, or a table on it, and stay until it is closed; with `smoke`, draw one frame and leave."""
    log = logbook.begin()
    try:
        crash.watch_for_the_worst()
        return _run(Window(draw_icon=kept_app_icon), smoke, request)
    except NoDisplay as problem:
        _complain(str(problem))
        return EXIT_NO_DISPLAY
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is written down and said
        crash.tell(fault)
        return EXIT_FAILED
    finally:
        pygame.quit()
        logbook.end(log)


def take_shots(folder: str, size: tuple[int, int], scene: str = "", text: int = 100) -> list[str]:
    """Every scene in its interesting states as a PNG, without a window. Returns what was drawn."""
    from scrapdesk.ui.shots import take  # tables and opponents are loaded for it, and nothing else needs that

    return take(folder, size, scene, text)


def _run(window: Window, smoke: bool, request: NewTable | None) -> int:
    heap.keep_large_apart()
    pygame.font.init()
    context = make_context(window.surface.get_size(), paths.pictures())
    try:
        open_desk(context, request)
        loop = Loop(window, context)
        loop.turn()
        if not smoke:
            context.sweeper.begin()
            window.sharpen_icon()
            context.start_slow_parts()
            if context.settings.fullscreen:
                context.toggle_fullscreen()
            if window.find_the_quicker():
                loop.handle(Exposed())
            loop.stay()
        return EXIT_OK
    finally:
        context.scenes.clear()
        context.scenes.settle()
        context.close()


def open_desk(context: AppContext, request: NewTable | None = None) -> None:
    """The desk; with a wish for a table, the way to that too."""
    desk = DeskScene(context, request.game if request is not None else "")
    context.scenes.push(desk)
    context.scenes.settle()  # the desk comes first: a table sounds and looks as its own
    if request is not None:
        context.open_table(request)
    elif is_new_here(context):
        context.scenes.push(WelcomeScene(context, desk.game))
    tell_notices(context)
    context.scenes.settle()


def _complain(text: str) -> None:
    # A windowed program on Windows has no stderr at all.
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")
