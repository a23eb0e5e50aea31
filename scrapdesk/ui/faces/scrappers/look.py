"""Scrappers' paint: bolted sheet metal, loud machines, and a stack whose lit bay fires next."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.notation import actor_text
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece, Table
from scrapdesk.core.words import say
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.cards import ENERGY, FUEL, IMPACT, TOKENS, Card, CardSet
from scrapdesk.games.scrappers.forecast import Forecaster
from scrapdesk.games.scrappers.moves import Move
from scrapdesk.games.scrappers.state import ASSIGNED, FROM_A, UNKNOWN, Phase, Slot
from scrapdesk.games.scrappers.table import ScrappersTable
from scrapdesk.games.scrappers.targets import CardNames
from scrapdesk.games.scrappers.texts import lines_of
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.beats import Beat, Deed
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.look import (
    RINGED,
    GameLook,
    Inscription,
    Keyword,
    Lettering,
    Manner,
    MarkSign,
    Ornament,
    Plaque,
    Stamp,
)
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.board.movesign import MoveSign
from scrapdesk.ui.faces.scrappers.beats import Beats
from scrapdesk.ui.faces.scrappers.cards import (
    as_badge,
    as_lying,
    as_thumb,
    badge_prints,
    card_picture,
    card_prints,
    lying_prints,
    printed_as,
    thumb_picture,
    thumb_prints,
)
from scrapdesk.ui.faces.scrappers.foreseen import foreseen
from scrapdesk.ui.faces.scrappers.help import card_words, foretold, help_words, keywords_of
from scrapdesk.ui.faces.scrappers.logmarks import marks_of, trail_of
from scrapdesk.ui.faces.scrappers.meant import lid_of, meant_by, placed_by
from scrapdesk.ui.faces.scrappers.offers import SORTING, Wording
from scrapdesk.ui.faces.scrappers.rivals import SIDES
from scrapdesk.ui.faces.scrappers.rooms import MARKET, STAGED, rooms_in
from scrapdesk.ui.faces.scrappers.signs import Signs
from scrapdesk.ui.faces.scrappers.traces import SIGHT, CardTraces
from scrapdesk.ui.paint.pictures import Picture, picture

QUESTIONS: Final = {
    "ask token": say("A face-down card gives a token: click fuel or scrap."),
    "ask target": say("Choose a target: click a pilot."),
    "ask shield": say("Several of your shields match: click the one that should stop this hit."),
    "ask trash": say("Drag a card from your hand or discard pile out of the game, or press Remove none."),
    "ask salvage": say("Click the draft card you want. It's free."),
    "ask break": say("Click the upgrade to destroy."),
    "ask hurry": say("Click the card that should fire next."),
    "ask discard": say("Drag cards you don't want to your discard pile, then press Keep the rest."),
}
PLACING: Final = say(
    "Drag a card into the lit bay, or into the chute to eject it for a token. The last card placed fires first."
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

THUMBED: Final = ("assigned", "drafted", "fired")
"""Events that a strip tells by the picture of their card."""

PILES: Final = {
    "deck": say("{name}'s deck"),
    "discard": say("Discarded by {name}"),
    "play": say("{name}'s upgrades"),
    "draft:a": say("Draft deck A"),
    "draft:b": say("Draft deck B"),
    "scrapyard:a": say("Draft pile A"),
    "scrapyard:b": say("Draft pile B"),
    "removed": say("Removed from the game"),
}


class ScrappersLook(GameLook[View, Move]):
    game = "scrappers"
    piles = PILES
    sounds = SOUNDS
    narrow = True
    dims = False
    gait = Gait(pace=1.1, flip=1.1, squash=0.07)

    def __init__(self, seats: int, cards: CardSet) -> None:
        """`cards` are those of the table, which may be somebody's own."""
        super().__init__(seats)
        self.signs, self.trail = marks_of, trail_of
        self.thumb, self.glimpse, self.move_signs = self._thumb_of, self._glimpse_of, self._move_signs
        self.offers = lambda view, moves, pointed: Wording(
            cards, self.texts, self.preview, self._foreseen, self.task(view)
        ).offers(view, moves, pointed)
        self.joins = lambda view: "fire" if view.phase in STAGED else ""
        self.marked = self._marked
        self._cards = cards
        self._own: frozenset[str] = frozenset(cast(ScrappersTable, GAMES["scrappers"].table).cards.by_id)
        self._viewer = 0
        self._forecaster = Forecaster(cards)
        self._made: Signs | None = None
        self._known: tuple[object, ...] = (None,)
        """What it was made for: a view, who sits near, the card that is about to be placed, the chute, whether
        buttons stand beside the table, and whether words need much room."""

    def _marked(self, target: Target, chosen: bool) -> MarkSign | None:
        """A bay that waits is lit as it is, and the chute opens: a ring says where what is carried would fall."""
        if not target.startswith(("eject:", "bay:")):
            return None
        placing = bool(self.carried or self.pointed)
        return MarkSign(RINGED if not placing or target == self.aimed else "")

    @cached_property
    def _names(self) -> CardNames:
        return CardNames(self._cards)

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
        if as_badge(piece, width):
            return picture(f"scrappers/icon-shield-{'red' if card.stops == IMPACT else 'blue'}")
        if as_thumb(piece, width) or as_lying(piece, width):
            return thumb_picture(card, self._pictured(card))
        return card_picture(card, self._pictured(card), printed_as(piece, width), self.texts)

    def _pictured(self, card: Card) -> str:
        """The card whose picture is shown: for a card of somebody's own set the nearest of ours."""
        if card.id in self._own:
            return card.id
        kinds = {effect.word for effect in card.effects if effect.verb == "damage"}
        if card.is_upgrade:
            return "slab-armour" if card.stops == IMPACT else "mirror-coat"
        return "chain-cannon" if IMPACT in kinds else "cutting-beam" if ENERGY in kinds else "salvage-claw"

    def coming(self) -> Sequence[Piece]:
        """Every card as large as it is on the stage and, wanted sooner, in the draft."""
        places = ("firing", MARKET["scrapyard:a"], MARKET["draft:a"])
        return [Piece(f"coming:{slot}:{card.id}", card.id, slot) for slot in places for card in self._cards.cards]

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        card = self._cards.by_id.get(piece.face)
        if "jammed" in piece.marks:
            return (Stamp(picture("scrappers/icon-jam"), (0.25, 0.34, 0.5, 0.36)),)
        if card is None or not piece.face_up:
            return ()
        if as_thumb(piece, width):
            return thumb_prints(card)
        if as_lying(piece, width):
            return lying_prints(card, width, self.texts)
        if as_badge(piece, width):
            return badge_prints(card)
        return card_prints(card, printed_as(piece, width), self.texts)

    # -- the table ----------------------------------------------------------------------------------------

    def ornaments(self, view: View) -> Sequence[Ornament]:
        return self._signs(view).all_ornaments

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        return self._signs(view).all_inscriptions

    @property
    def _roomy(self) -> bool:
        """Whether what is said needs so much room that the draft lies small."""
        return self.large or self.watched

    def _signs(self, view: View) -> Signs:
        """Made once for a view: a table asks for them again and again."""
        near = self._viewer if view.seat is None else view.seat
        pointed = next(iter(self.pointed), "")
        meant = meant_by(view, self._cards, self._names, self.carried or pointed, self.aimed or "")
        lid = lid_of(view, self._names, self.carried or "", pointed, self.offers_stand)
        known = (view, near, meant, lid, self.offers_stand, self._roomy)
        if self._made is None or self._known[0] is not view or self._known[1:] != known[1:]:
            forecast = self._forecaster.now(view) if meant is None else self._forecaster.after(view, meant)
            self._made, self._known = Signs(self._cards, view, self.texts, forecast, near), known
            stage = self._made.on_stage
            self._made.others.face = stage.face = self.portraits
            stage.buttons, stage.roomy, stage.glimpse = not self.offers_stand, self._roomy, self._glimpse_of
            self._made.small_draft = self._roomy or view.phase in STAGED
            traces = CardTraces(self._cards, self._pictured, self.texts)
            self._made.trace_of = traces.left
            self._made.stack.ghost, self._made.stack.lid = None if meant is None else traces.coming(view, meant), lid
        return self._made

    def plaques(self, view: View) -> Sequence[Plaque]:
        """None: the pilots' panels have more on them, and are made of pictures and words."""
        return ()

    def spread(self, view: View) -> Mapping[Target, Target]:
        """The sign of whoever has a face stands at its corner. And what lies close together is laid out when one of it
        is to be chosen: a discard pile, somebody's upgrades."""
        near = self._viewer if view.seat is None else view.seat
        rivals = [(near + step) % self.seats for step in range(1, self.seats)]
        signs = {
            f"pilot:{actor_text(seat)}": f"sign:{side}"
            for seat, side in zip(rivals, SIDES[len(rivals)], strict=True)
            if self.portraits(seat, "plain") is not None
        }
        return {**signs, **rooms_in(view.phase, self._roomy, self.offers_stand), **self._laid_open(view)}

    def _laid_open(self, view: View) -> dict[Target, Target]:
        task = view.queue[0] if view.queue else None
        if task is None:
            return {}
        if task.verb == "ask trash" and view.asked == view.seat:
            return {f"discard:{actor_text(task.seat)}": "spread"}
        if task.verb in ("ask shield", "ask break"):
            owner = task.seat if task.verb == "ask shield" else task.target
            return {} if owner == view.seat else {f"play:{actor_text(owner)}": "spread"}
        return {}

    def manner(self, view: View) -> Manner:
        one_click = bool(view.queue) and view.queue[0].verb not in SORTING
        return Manner(one_click, staged=bool(view.firing))

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

    def _thumb_of(self, event: Event) -> Picture | None:
        """A card that was placed, or fires; nothing of what else happens."""
        if event.kind == "ejected":
            return picture("scrappers/back-sight")
        card = self._cards.by_id.get(str(event.data.get("card", ""))) if event.kind in THUMBED else None
        return None if card is None else thumb_picture(card, self._pictured(card))

    def _glimpse_of(self, slot: Slot) -> Picture:
        """A card of a stack in a small picture that lies; its back where it lies face down."""
        open_ = slot.card != UNKNOWN and (slot.mode == ASSIGNED or slot.mode >= FROM_A)
        if not open_:
            return picture("scrappers/back-sight")
        card = self._cards.of[slot.card]
        return thumb_picture(card, self._pictured(card))

    def _move_signs(self, view: View, move: Move) -> Sequence[MoveSign]:
        card = placed_by(view, self._cards, move)
        return () if card is None else (MoveSign(thumb_picture(card, self._pictured(card)), 1 / SIGHT),)

    # -- what happens ------------------------------------------------------------------------------------

    def beats(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        return Beats(self._cards, self.texts).of(event, view, by_hand)

    def preview(self, view: View, move: Move | Laying) -> str:
        """When a card would fire, and what it would have to pay by then."""
        if isinstance(move, Laying) or view.phase is not Phase.COMMAND or view.asked != view.seat or view.queue:
            return ""
        return foretold(
            self._forecaster.after(view, move), self._cards, len(view.pilots[view.asked or 0].stack), self.texts
        )

    def _foreseen(self, view: View, move: Move) -> Sequence[Deed]:
        """The same as signs."""
        forecast = self._forecaster.after(view, move)
        return foreseen(forecast, len(view.pilots[view.asked or 0].stack), self.texts)

    # -- words --------------------------------------------------------------------------------------------

    def words_for(self, piece: Piece, view: View) -> tuple[str, str]:
        texts = self.texts
        if piece.face == "pilot":
            return texts("A pilot"), self._pilot_words(view, piece.owner or 0)
        if piece.face in TOKENS:
            return self._token_words(piece.face)
        card = self._cards.by_id.get(piece.face)
        if card is None:
            return texts("A hidden card"), texts(
                "Only its owner knows this card. A face-down card gives 1 fuel or 1 scrap."
            )
        told = f"{self._rules_of(card)}\n{card_words(card, texts)}{help_words(card, texts)}"
        if not piece.face_up:
            jammed = "jammed" in piece.marks
            lies = (
                texts("Jammed: it gives 1 fuel or 1 scrap.")
                if jammed
                else texts("Ejected: it gives 1 fuel or 1 scrap.")
            )
            return texts("{card}, face down", card=card.name), f"{lies}\n{told}"
        return texts.word(card.name), told + self._pile_words(piece, view)

    def keywords(self, piece: Piece) -> Sequence[Keyword]:
        card = self._cards.by_id.get(piece.face)
        return keywords_of(card, self.texts) if card is not None and piece.face_up else ()

    def _rules_of(self, card: Card) -> str:
        return " ".join(self.texts.sentence(line) for line in lines_of(card))

    def _pilot_words(self, view: View, seat: int) -> str:
        pilot, texts = view.pilots[seat], self.texts
        pools = texts(
            "{fuel} fuel, {scrap} scrap, {damage} damage.", fuel=pilot.fuel, scrap=pilot.scrap, damage=pilot.damage
        )
        piles = texts("Deck: {deck}. Discard pile: {pile}.", deck=pilot.deck_size, pile=len(pilot.discard))
        return f"{pools} {piles}"

    def _token_words(self, token: str) -> tuple[str, str]:
        if token == FUEL:
            return self.texts("Fuel"), self.texts("Pays for firing cards.")
        return self.texts("Scrap"), self.texts("Pays for drafted cards.")

    def _pile_words(self, piece: Piece, view: View) -> str:
        """What lies below the top of a discard pile: everybody may look it through."""
        if not piece.slot.startswith("discard:") or piece.owner is None:
            return ""
        below = [self._cards.of[card].name for card in view.pilots[piece.owner].discard[:-1]]
        return "\n" + self.texts("Below it: {cards}.", cards=", ".join(below)) if below else ""

    def task(self, view: View) -> str:
        if not view.queue:
            return self.texts.line(PLACING) if view.phase is Phase.COMMAND else ""
        question = QUESTIONS.get(view.queue[0].verb)
        words = "" if question is None else self.texts.line(question)
        if view.firing and view.queue[0].verb not in ("ask token", "ask discard"):
            return f"{self._cards.of[view.firing[0].card].name}. {words}"
        return words


def look_with(seats: int, table: Table[Any, Any] | None) -> ScrappersLook:
    """The look for a table, which may have cards of somebody's own."""
    return ScrappersLook(seats, cast(ScrappersTable, table or GAMES["scrappers"].table).cards)
