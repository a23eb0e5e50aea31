"""What SCOPE says beside its table: what to do now, and what is known of a card under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import say
from scrapdesk.games.scope.belief import kind_odds
from scrapdesk.games.scope.board import FIELD, squares_in
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, SOVIET, WORTH
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.faces.scope.marks import DOES, SIDE_LINES, TITLES, does, is_known, odds_of
from scrapdesk.ui.faces.scope.weighing import percent
from scrapdesk.ui.frame.texts import Texts

LAYING: Final = say("Free squares become empty areas.")
"""What is to be known while a front is laid out on a map that says the rest."""
TASKS: Final = {
    Phase.DEPLOY: say(
        "Drag each card to a square in your front. Drag a card onto another to swap them. Squares you leave free "
        "become empty areas."
    ),
    Phase.TURN: say(
        "Press an action, then click its target. Or drag a sniper onto the card to search, or a unit onto its target."
    ),
    Phase.REGROUP: say("Your officer is revealed. Click the quadrant to move."),
    Phase.ARRANGE: say(
        "Drag the four cards onto each other to rearrange them, then press Ready. The enemy only learns "
        "which quadrant it was."
    ),
    Phase.SHOOT: say("You have found something. Shoot, or hold fire."),
    Phase.NOISE: say(
        "Your shot was heard. Click a quadrant with one of your snipers: your shot card stays there "
        "until your next turn."
    ),
    Phase.GUN: say("Drag a machine gun onto its target to fire. This reveals the gun. Or hold fire."),
    Phase.STEP: say("Drag your infantry onto one of the revealed cards, or let it stay."),
    Phase.AFTER: say("You have used your action. Reveal an officer for another MOVE, or end your turn."),
}


AIMED: Final = {
    "search": say("Reveals this card. Then you shoot, or hold fire."),
    "recon": say("Reveals this card, without a shot."),
    "howitzer": say("Fires blind at this card, and reveals your mortar."),
    "fire": say("Reveals this card. Then reveal the gun to shoot, or hold fire."),
}
"""What comes of aiming at a card, by the action that was pressed."""
AIMERS: Final = {"sniper": "search", "scout": "recon", "mortar": "howitzer", "gun": "fire"}
"""Which action a card of one's own is dragged for."""


def aimed_words(view: View, square: str, pointed: Sequence[str], texts: Texts) -> tuple[str, str]:
    """What comes of aiming at a square, while the odds of what lies there stand beside the table."""
    verbs = [target.removeprefix("button:") for target in pointed if target.startswith("button:")]
    cards = [target.removeprefix("card:").split("-")[1] for target in pointed if target.startswith("card:")]
    line = AIMED.get(verbs[0] if verbs else AIMERS.get(cards[0], "") if cards else "")
    side = texts.line(SIDE_LINES[int(view.backs >> FIELD.square(square) & 1)])
    return texts("{square}, a {side} card", square=square, side=side), texts.line(line) if line is not None else ""


def words_of(piece: Piece, view: View, texts: Texts, by_heart: bool = False) -> tuple[str, str]:
    """Name and explanation of a piece; `by_heart`: what was seen and can be counted is for its viewer to remember."""
    if piece.face == "shot":
        return texts.line(TITLES["shot"]), texts.line(DOES["shot"])
    if piece.face_up and piece.face in KIND_NAMES:
        worth = texts.count(WORTH[KINDS[KIND_NAMES.index(piece.face)]], "Worth {n} point.", "Worth {n} points.")
        seen = "\n" + texts("The enemy has seen this card.") if "seen" in piece.marks and not by_heart else ""
        if is_known(piece) and "seen" not in piece.marks and not by_heart:
            seen = "\n" + texts("The enemy can work out that it is here.")
        elif "expected" in piece.marks and not by_heart:
            seen = "\n" + texts("The enemy may suspect a sniper here: {n}%.", n=odds_of(piece))
        return texts.line(TITLES[piece.face]), f"{texts.line(does(piece.face, view.frame.advanced))} {worth}{seen}"
    if not piece.slot.startswith("square:"):
        return texts("A hidden card"), ""
    return _of_square(piece.slot.removeprefix("square:"), view, texts, by_heart)


def _of_square(name: str, view: View, texts: Texts, by_heart: bool) -> tuple[str, str]:
    """What can still lie on a square, and how likely each kind is."""
    square = FIELD.square(name)
    side = int(view.backs >> square & 1)
    head = texts("{square}, a {side} card", square=name, side=texts.line(SIDE_LINES[side]))
    if view.phase <= Phase.DEAL:
        return head, texts("Only its owner knows it.")
    if by_heart:
        return head, texts("You have to remember what it could be.")
    odds = kind_odds(view, side).get(square)
    if odds is None or square not in squares_in(view.area(side)):
        return head, ""
    if not view.hidden >> square & 1:
        kind = KIND_NAMES[KINDS.index(view.cards[square].lower())]
        return head, texts("Seen: {card}. It hasn't moved since.", card=texts.line(TITLES[kind]))
    if len(view.possible(square)) == 1:
        kind = KIND_NAMES[KINDS.index(view.possible(square))]
        return head, texts("{card}: nothing else fits what you know.", card=texts.line(TITLES[kind]))
    likely = sorted(zip(odds, KIND_NAMES, strict=True), reverse=True)
    told = [f"{texts.line(TITLES[kind])} {percent(share)}" for share, kind in likely if share > 0]
    return head, texts("It could be:") + " " + ", ".join(told) + "."


__all__ = ["DOES", "LAYING", "SOVIET", "TASKS", "words_of"]
