"""How widgets stand together in a scene: buttons in rows, a title with its buttons, panels side by side, lists.

Owns these arrangements only. Must not know what any of the widgets is for.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane


def stacked(
    context: AppContext, buttons: Sequence[Button], room: pygame.Rect, from_bottom: bool = True, gap: int = 12
) -> int:
    """Buttons in rows as wide as the room, at its foot or its head, so many design pixels apart. Returns where they
    begin, or where they end."""
    if not buttons:
        return room.bottom if from_bottom else room.top
    apart = context.view.px(gap)
    rows = in_rows(buttons, room.width, apart)
    height = max(button.height_for(min(room.width, button.natural_width())) for button in buttons)
    whole = len(rows) * (height + apart) - apart
    top = room.bottom - whole if from_bottom else room.top
    for number, row in enumerate(rows):
        x = room.left
        for button in row:
            wide = min(room.width, button.natural_width())
            button.place(x, top + number * (height + apart), wide, height)
            x += wide + apart
    return top if from_bottom else top + whole


def filling(
    context: AppContext, buttons: Sequence[Button], room: pygame.Rect, wider: Button | None = None, gap: int = 12
) -> int:
    """The same at its foot, where what a row leaves of the width goes to one of its buttons, the first if no other is
    named: both edges are even."""
    top, apart = stacked(context, buttons, room, gap=gap), context.view.px(gap)
    for low in {button.rect.top for button in buttons}:
        row = [button for button in buttons if button.rect.top == low]
        grows = wider if wider in row else row[0]
        spare, left = room.right - max(button.rect.right for button in row), room.left
        for button in row:
            wide = button.rect.width + (spare if button is grows else 0)
            button.place(left, low, wide, button.rect.height)
            left += wide + apart
    return top


def in_a_column(context: AppContext, buttons: Sequence[Button], room: pygame.Rect, apart: int = 12) -> int:
    """Buttons as wide as the room, one below another at its foot, so many design pixels apart, and large where it is
    high. Returns where they begin."""
    gap, top = context.view.px(apart), room.bottom
    least = max(button.height_for(room.width) for button in buttons)
    high = max(least, min(context.view.px(68), room.height // 9 - gap))
    for button in reversed(buttons):
        top -= high
        button.place(room.left, top, room.width, high)
        top -= gap
    return top + gap


def in_rows(buttons: Sequence[Button], width: int, apart: int) -> list[list[Button]]:
    """As few rows as they take; a button that would stand alone in the last row takes its neighbour down with it."""
    rows: list[list[Button]] = []
    left = 0
    for button in buttons:
        wide = min(width, button.natural_width())
        if not rows or wide > left:
            rows.append([])
            left = width
        rows[-1].append(button)
        left -= wide + apart
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > 2:
        pair = rows[-2][-1], rows[-1][0]
        if sum(min(width, button.natural_width()) for button in pair) + apart <= width:
            rows[-1].insert(0, rows[-2].pop())
    return rows


def headed(context: AppContext, title: Label, buttons: Sequence[Button]) -> int:
    """The title at the left of the window's head and the buttons at its right, in one row or in more where they do
    not fit. Returns where they end."""
    view, px = context.view, context.view.px
    gap, edge, top = px(14), px(60), px(22)
    widths = [button.natural_width() for button in buttons]
    height = max((button.height_for(10_000) for button in buttons), default=0)
    row = sum(widths) + gap * max(0, len(widths) - 1)
    block = title.block(10_000)
    beside = edge + block.width + px(40) + row + edge <= view.width
    room = block.width if beside else view.width - 2 * edge
    low = title.place(edge, top + (max(0, (height - block.height) // 2) if beside else 0), room)
    x = view.width - edge - row if beside else edge
    y = top if beside else low + px(8)
    for button, width in zip(buttons, widths, strict=True):
        if x > edge and x + width > view.width - edge:
            x, y = edge, y + height + gap
        button.place(x, y, width, height)
        x += width + gap
    return max(low, y + height) + px(22)


def below_head(context: AppContext, head: int, shares: Sequence[float]) -> tuple[pygame.Rect, list[pygame.Rect]]:
    """The mat below the head of the window, and the panels side by side on it, each so great a part of its width."""
    view, px = context.view, context.view.px
    margin, gap = px(40), px(20)
    mat = pygame.Rect(margin // 2, head, view.width - margin, view.height - head - margin // 2)
    inside = mat.inflate(-2 * px(30), -2 * px(30))
    room = inside.width - gap * (len(shares) - 1)
    panels, x = [], inside.left
    for share in shares:
        panels.append(pygame.Rect(x, inside.top, round(room * share), inside.height))
        x += panels[-1].width + gap
    return mat, panels


def refill(scene: WidgetScene, pane: ScrollPane, rows: Sequence[ListRow]) -> None:
    """Other rows in a list. The focus stays on the row of the name that it was on, and nobody hears of it."""
    focused = scene.focused.name if isinstance(scene.focused, ListRow) else None
    top = pane.rect.top
    for row in rows:
        top = row.place(pane.rect.left, top, pane.inner_width) + scene.context.view.px(8)
    pane.fill(list(rows), top)
    for row in rows:
        if row.name == focused:
            row.focused, scene.focused = True, row


def rewrite(scene: WidgetScene, label: Label, words: str) -> None:
    """Other words in a label; where they are others, the scene is laid out anew for them."""
    if words != label.text:
        label.text = words
        scene.arrange()
        scene.damage.add_all()
