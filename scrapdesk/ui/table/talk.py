"""What companions say while they play: a line of their own in a bubble with their face, as long as it takes to read.

The beats of a look say who speaks, where, and on what occasion; which line it is, the data say. It holds nobody up,
and a switch of the settings ends it. Must not know any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.core.words import Ref
from scrapdesk.storage.people import Guest
from scrapdesk.storage.talk import line_of
from scrapdesk.ui.board.beats import Speech
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.board.sprites import SHOWN, Painted
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.portraits import draw_guest

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

READ_MS: Final = 2600.0
"""So long a line is seen, whatever else goes on."""
WIDEST, NARROWEST = 250, 110
MOST_GROWN: Final = 1.3
"""How much larger the letters of a bubble become with larger texts. It stays narrow: the next one begins beside it."""
PAD: Final = 12
TAIL: Final = 14
SAID: Final = Style("serif", 21)
MOODS: Final = {"caught": "sad", "sunk": "sad", "call": "glad", "proven": "glad"}


class Bubble(Painted):
    """A line on paper beside a face, with a tail that points at it. The face takes it as the occasion is."""

    def __init__(
        self, context: AppContext, guest: Guest, words: str, mood: str, face: pygame.Rect, room: pygame.Rect
    ) -> None:
        super().__init__()
        self._context, self._guest, self._mood, self._face = context, guest, mood, face
        self.words = words
        px, text = context.view.px, context.view.text
        beside = room.right - face.right - px(TAIL) - 2 * px(PAD)
        grown = min(text, MOST_GROWN)
        right = beside >= px(NARROWEST) * grown
        high = round(context.writer.px(SAID) / text * grown)
        self._block: Block = context.writer.block(
            words, SAID, min(px(WIDEST), beside if right else px(WIDEST)), px=high
        )
        size = (self._block.width + 2 * px(PAD), self._block.height + 2 * px(PAD))
        self._paper = pygame.Rect((0, 0), size)
        self._paper.midleft = (face.right + px(TAIL), face.centery)
        if not right:
            self._paper.right = face.left - px(TAIL)
        self._paper.clamp_ip(room)
        self.rect = self._face.union(self._paper).inflate(8, 16).clip(room)

    def paint(self, surface: pygame.Surface) -> None:
        context, px, theme, paper = self._context, self._context.view.px, self._context.theme, self._paper
        draw_guest(context, surface, self._guest, self._face, self._mood, px(8))
        left = paper.left > self._face.centerx
        side, tip = (paper.left, self._face.right) if left else (paper.right, self._face.left)
        inward = px(6) if left else -px(6)
        y = max(paper.top + px(14), min(paper.bottom - px(14), self._face.centery))
        root = ((side + inward, y - px(10)), (side + inward, y + px(10)))
        context.shapes.draw(surface, paper, plates.bubble(context, theme.ink))
        pygame.draw.polygon(surface, theme.ink, (*root, (tip, y)))
        root = ((side + inward, y - px(7)), (side + inward, y + px(7)))
        pygame.draw.polygon(surface, theme.desk, (*root, (tip + inward // 2, y)))
        context.writer.draw(surface, self._block, (paper.left + px(PAD), paper.top + px(PAD)), theme.text)


class Talk(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context, self._stage = table, table.context, table.stage
        self.bubbles: dict[int, Bubble] = {}
        """Whoever is saying something, by seat."""

    def told(self, cue: Cue | None) -> None:
        for speech in cue.beat.speech if cue is not None and self._context.settings.talk else ():
            self.say(speech)

    def say(self, speech: Speech) -> None:
        """Somebody says their line, in the place of what they said before."""
        company = self._context.company
        guest = company[speech.seat] if speech.seat < len(company) else None
        box = self._stage.box_of(speech.at)
        if guest is None or guest.companion is None or box is None:
            return
        line = line_of(guest.companion.id, speech.occasion, speech.turn)
        if not line:
            return
        self._hush(speech.seat)
        words, mood = self._context.texts.word(Ref(line)), MOODS.get(speech.occasion, "plain")
        bubble = Bubble(self._context, guest, words, mood, box, self._stage.room)
        self.bubbles[speech.seat] = bubble
        self._stage.sprites.put(bubble, SHOWN)
        self._context.clock.after((self, speech.seat), READ_MS, lambda: self._hush(speech.seat))

    def _hush(self, seat: int) -> None:
        bubble = self.bubbles.pop(seat, None)
        if bubble is not None:
            bubble.kill()
        self._context.clock.drop((self, seat))

    def _hush_all(self) -> None:
        for seat in tuple(self.bubbles):
            self._hush(seat)

    # -- when it would be in the way --------------------------------------------------------------------

    def change(self, kind: str) -> None:
        if kind != "play":
            self._hush_all()

    def arrange(self) -> None:
        """What stands on a table of another size stands nowhere."""
        self._hush_all()

    def pause(self) -> None:
        self._hush_all()

    def leave(self) -> None:
        self._hush_all()
