"""Scrappers' paint: bolted sheet metal, loud machines, and a stack whose lit bay fires next."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, cast

from scrapdesk.core.notation import actor_text
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE, Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.cards import ENERGY, IMPACT, TOKENS, Card, CardSet
from scrapdesk.games.scrappers.state import Phase
from scrapdesk.games.scrappers.table import ScrappersTable
from scrapdesk.games.scrappers.texts import text_of
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.looks.look import Inscription, Lettering, Look, Ornament, Plaque, Stamp
from scrapdesk.ui.looks.scrappers_faces import badge_prints, card_picture, card_prints
from scrapdesk.ui.looks.scrappers_signs import Signs, card_words
from scrapdesk.ui.pictures import Picture, picture

BADGE: Final = 48
"""An upgrade in play narrower than this is shown by its shield alone."""
CHOSEN_CAREFULLY: Final = ("ask trash", "ask discard")
"""Questions about one's own cards: a click alone does not answer them."""

QUESTIONS: Final = {
    "ask token": "A face-down card gives a token: click fuel or scrap.",
    "ask target": "Choose whom it is for: click the sign of a pilot.",
    "ask shield": "Several of your shields match: click the one that stops this hit.",
    "ask trash": "Drag a card of your hand or discard pile out of the game, or press Remove none.",
    "ask salvage": "Click the draft card that you want: it costs nothing.",
    "ask break": "Click the upgrade that breaks.",
    "ask hurry": "Click the card of your stack that fires next.",
    "ask discard": "Drag what you do not want to your discard pile, then press Keep the rest.",
}
PLACING: Final = (
    "Drag a card into the lit bay, or into the chute to eject it for a token. A draft card in the bay is paid for when "
    "it fires. The last card laid fires first."
)
SOUNDS: Final = {
    "assigned": "card",
    "ejected": "card",
    "drafted": "card",
    "fired": "click",
    "installed": "tile",
    "damage": "capture",
    "shield": "tile",
    "broken": "capture",
    "reshuffled": "shuffle",
    "reformed": "shuffle",
    "mixed": "shuffle",
}
_SEAT: Final = re.compile(r"(?<=:)p([1-4])\b")


class ScrappersLook(Look):
    game = "scrappers"

    def __init__(self, seats: int, cards: CardSet) -> None:
        """`cards` are those of the table, which may be somebody's own."""
        super().__init__(seats)
        self._cards = cards
        self._own: frozenset[str] = frozenset(cast(ScrappersTable, GAMES["scrappers"].table).cards.by_id)
        self._viewer = 0

    def level(self, seat: int | None) -> str:
        self._viewer = seat or 0
        return f"scrappers-{self.seats}"

    def ground(self) -> Picture:
        return picture("scrappers/table")

    def title(self) -> Picture | None:
        return picture("scrappers/title")

    # -- pieces -------------------------------------------------------------------------------------------

    def face(self, piece: Piece, width: int) -> Picture:
        if piece.face == "pilot":
            return picture("scrappers/pilot", seat=str((piece.owner or 0) + 1))
        if piece.face in TOKENS:
            return picture(f"scrappers/icon-{piece.face}")
        card = self._cards.by_id.get(piece.face)
        if card is None or not piece.face_up:
            return picture("scrappers/back")
        if _as_badge(piece, width):
            return picture(f"scrappers/icon-shield-{'red' if card.stops == IMPACT else 'blue'}")
        return card_picture(card, self._pictured(card), width)

    def _pictured(self, card: Card) -> str:
        """The card whose picture is shown: for a card of somebody's own set the nearest of ours."""
        if card.id in self._own:
            return card.id
        kinds = {effect.word for effect in card.effects if effect.verb == "damage"}
        if card.is_upgrade:
            return "slab-armour" if card.stops == IMPACT else "mirror-coat"
        return "chain-cannon" if IMPACT in kinds else "cutting-beam" if ENERGY in kinds else "salvage-claw"

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        card = self._cards.by_id.get(piece.face)
        if "jammed" in piece.marks:
            return (Stamp(picture("scrappers/icon-jam"), (0.25, 0.34, 0.5, 0.36)),)
        if card is None or not piece.face_up:
            return ()
        return badge_prints(card) if _as_badge(piece, width) else card_prints(card, width)

    # -- the table ----------------------------------------------------------------------------------------

    def ornaments(self, view: View) -> Sequence[Ornament]:
        return tuple(Signs(self._cards, view).ornaments())

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        return tuple(Signs(self._cards, view).inscriptions())

    def plaques(self, view: View) -> Sequence[Plaque]:
        """None: the pilots' panels have more on them, and are made of pictures and words."""
        return ()

    def boxes(self, view: View) -> Sequence[tuple[Target, str]]:
        verb = view.queue[0].verb if view.queue and view.asked == view.seat else ""
        words = {"ask discard": "Keep the rest", "ask trash": "Remove none"}.get(verb)
        return () if words is None else ((DONE, words),)

    def spread(self, view: View) -> Mapping[Target, Target]:
        """The own discard pile is laid out when a card of it may be removed."""
        if view.queue and view.queue[0].verb == "ask trash" and view.asked == view.seat:
            return {f"discard:{actor_text(view.queue[0].seat)}": "spread"}
        return {}

    def one_click(self, view: View) -> bool:
        return bool(view.queue) and view.queue[0].verb not in CHOSEN_CAREFULLY

    def comes_from(self, slot: Target) -> Target | None:
        kind, _, rest = slot.partition(":")
        seat = rest.split(":")[0]
        if kind == "hand":
            return f"deck:{seat if seat.startswith('p') else actor_text(self._viewer)}"
        if kind == "firing":
            return "bay"
        return {"bay": f"hand:{seat}", "deck": f"discard:{seat}", "discard": f"bay:{seat}"}.get(kind)

    def turned(self, slot: Target, seat: int = 1) -> Target:
        """Every seat sees itself at the bottom, and its left neighbour first among the rivals."""

        def place(found: re.Match[str]) -> str:
            return actor_text((int(found[1]) - 1 - seat) % self.seats)

        return _SEAT.sub(place, slot)

    # -- words --------------------------------------------------------------------------------------------

    def sound(self, kind: str) -> str | None:
        return SOUNDS.get(kind)

    def words_for(self, piece: Piece, view: View) -> tuple[str, str]:
        if piece.face == "pilot":
            pilot = view.pilots[piece.owner or 0]
            pools = f"{pilot.fuel} fuel, {pilot.scrap} scrap, {pilot.damage} damage."
            return "A pilot", f"{pools} {pilot.deck_size} cards in the deck, {len(pilot.discard)} discarded."
        if piece.face in TOKENS:
            return piece.face.title(), "Pays for firing cards." if piece.face == "fuel" else "Pays for drafted cards."
        card = self._cards.by_id.get(piece.face)
        if card is None:
            return "A hidden card", "Nobody but its owner knows it. A card ejected face down gives 1 fuel or 1 scrap."
        told = f"{text_of(card)}\n{card_words(card)}" + (f"\n“{card.flavour}”" if card.flavour else "")
        if not piece.face_up:
            lies = "It was jammed" if "jammed" in piece.marks else "You ejected it"
            return f"{card.name}, face down", f"{lies}: it gives 1 fuel or 1 scrap.\n{told}"
        return card.name, told + self._pile_words(piece, view)

    def _pile_words(self, piece: Piece, view: View) -> str:
        """What lies below the top of a discard pile: everybody may look it through."""
        if not piece.slot.startswith("discard:") or piece.owner is None:
            return ""
        below = [self._cards.of[card].name for card in view.pilots[piece.owner].discard[:-1]]
        return f"\nBelow it: {', '.join(below)}." if below else ""

    def task(self, view: View) -> str:
        if not view.queue:
            return PLACING if view.phase is Phase.COMMAND else ""
        words = QUESTIONS.get(view.queue[0].verb, "")
        if view.firing and view.queue[0].verb not in ("ask token", "ask discard"):
            return f"{self._cards.of[view.firing[0].card].name}. {words}"
        return words


def _as_badge(piece: Piece, width: int) -> bool:
    return piece.slot.startswith("play:") and width < BADGE
