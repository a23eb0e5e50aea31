"""What SCOPE says beside its table: what to do now, and what is known of a card under the pointer."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import say
from scrapdesk.games.scope.belief import kind_odds
from scrapdesk.games.scope.board import FIELD, squares_in
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, SOVIET, WORTH
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.faces.scope.marks import DOES, SIDE_LINES, TITLES, odds_of
from scrapdesk.ui.frame.texts import Texts

TASKS: Final = {
    Phase.DEPLOY: say(
        "Drag each card to a square of your front. Cards on squares change places when one is dragged onto the other. "
        "Squares that stay free are empty ruins."
    ),
    Phase.TURN: say(
        "Press an action, then point at its target. Or drag: a sniper onto the card you search, any unit onto what it "
        "acts on."
    ),
    Phase.REGROUP: say("Your officer is shown. Point at the quadrant that moves."),
    Phase.ARRANGE: say(
        "Drag the four cards onto each other until they lie as you want, then press Ready. The enemy learns only which "
        "quadrant it was."
    ),
    Phase.SHOOT: say("You have found something. Shoot, or hold fire."),
    Phase.NOISE: say(
        "Your shot was heard. Point at a quadrant with one of your snipers: your shot card lies there until your next "
        "turn."
    ),
    Phase.GUN: say("Drag the machine gun that shoots onto its target; it is shown. Or hold fire."),
    Phase.STEP: say("Drag your infantry onto one of the open cards, or let it stay."),
    Phase.AFTER: say("Your action is done. Show an officer for one more move, or end the turn."),
}


def words_of(piece: Piece, view: View, texts: Texts, by_heart: bool = False) -> tuple[str, str]:
    """Name and explanation of a piece; `by_heart`: what was seen and can be counted is for its viewer to remember."""
    if piece.face == "shot":
        return texts.line(TITLES["shot"]), texts.line(DOES["shot"])
    if piece.face_up and piece.face in KIND_NAMES:
        worth = texts.count(WORTH[KINDS[KIND_NAMES.index(piece.face)]], "Worth {n} point.", "Worth {n} points.")
        seen = "\n" + texts("The enemy has seen this card.") if "seen" in piece.marks and not by_heart else ""
        if "expected" in piece.marks and not by_heart:
            seen = "\n" + texts("The enemy may expect a sniper here: {n} in 100.", n=odds_of(piece))
        return texts.line(TITLES[piece.face]), f"{texts.line(DOES[piece.face])} {worth}{seen}"
    if not piece.slot.startswith("square:"):
        return texts("A hidden card"), ""
    return _of_square(piece.slot.removeprefix("square:"), view, texts, by_heart)


def _of_square(name: str, view: View, texts: Texts, by_heart: bool) -> tuple[str, str]:
    """What can still lie on a square, and how likely each kind is."""
    square = FIELD.square(name)
    side = int(view.backs >> square & 1)
    head = texts("{square}, a {side} card", square=name, side=texts.line(SIDE_LINES[side]))
    if view.phase <= Phase.DEAL:
        return head, texts("Nobody but its owner knows it.")
    if by_heart:
        return head, texts("What it can be is for you to remember.")
    odds = kind_odds(view, side).get(square)
    if odds is None or square not in squares_in(view.area(side)):
        return head, ""
    if not view.hidden >> square & 1:
        kind = KIND_NAMES[KINDS.index(view.cards[square].lower())]
        return head, texts("Seen: {card}. It has not been moved since.", card=texts.line(TITLES[kind]))
    likely = sorted(zip(odds, KIND_NAMES, strict=True), reverse=True)
    told = [f"{texts.line(TITLES[kind])} {_percent(share)}" for share, kind in likely if share > 0]
    return head, texts("It can be:") + " " + ", ".join(told) + "."


def _percent(share: float) -> str:
    whole = round(100 * share)
    return f"{whole}%" if whole else "<1%"


__all__ = ["DOES", "SOVIET", "TASKS", "words_of"]
