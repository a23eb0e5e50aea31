"""The buttons of SCOPE's table: which there are at a moment, where they lie, and whether they lead anywhere.

Sees Views only: what is shut here is shut by what everybody at the table can count. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import (
    DECOY,
    GUN,
    INFANTRY,
    KIND_NAMES,
    MORTAR,
    OF_SIDE,
    OFFICER,
    SCOUT,
    SIDE_NAMES,
    SNIPER,
    Side,
    kind_name,
)
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.state import ACTED, DEPLOYED, SNIPERS, UNITS, Phase
from scrapdesk.games.scope.turns import LONG_LIMIT, QUIET_LIMIT
from scrapdesk.games.scope.view import View
from scrapdesk.ui.faces.scope.gaining import gain
from scrapdesk.ui.faces.scope.marks import TITLES
from scrapdesk.ui.frame.texts import Texts


class ActionButton(NamedTuple):
    """One button: its word in the rules, what stands on it, its sign, and whether it leads anywhere."""

    verb: str
    words: Line
    sign: str
    open: bool = True
    main: bool = False


WORDS: Final[Mapping[str, tuple[Line, str]]] = {
    "move": (say("Move"), "desk/icon-swap"),
    "search": (say("Search"), "scope/icon-sniper"),
    "deployment": (say("Deploy"), "scope/icon-officer"),
    "recon": (say("Scout"), "scope/icon-scout"),
    "howitzer": (say("Shell"), "scope/icon-mortar"),
    "fire": (say("Fire"), "scope/icon-mg"),
    "assault": (say("Assault"), "scope/icon-infantry"),
    "reinforce": (say("Reinforce"), "desk/icon-plus"),
    "reinforceboth": (say("+ mortar"), "desk/icon-plus"),
    "shoot": (say("Shoot"), "scope/icon-sniper"),
    "hold": (say("Hold fire"), "desk/icon-hidden"),
    "stay": (say("Stay where you are"), "desk/icon-stop"),
    "end": (say("End the turn"), "desk/icon-tick"),
    "pass": (say("Pass"), "desk/icon-tick"),
    "keep": (say("Put them back as they were"), "desk/icon-undo"),
    "scatter": (say("Place the rest at random"), "desk/icon-dice"),
    "mirror": (say("Mirror"), "desk/icon-swap"),
    "layouts": (say("Layouts"), "desk/icon-folder"),
    "clear": (say("Clear"), "desk/icon-undo"),
    "last": (say("Last layout"), "desk/icon-replay"),
    "ready": (say("Ready"), "desk/icon-tick"),
}
BAR: Final = ("move", "search", "deployment", "recon", "howitzer", "fire", "assault", "reinforce")
"""The actions of a turn, in the order of the rule book."""
BASIC: Final = ("search", "move")
"""Those of a basic game: what is weighed above them belongs to the first."""
QUESTIONS: Final = {
    Phase.SHOOT: ("shoot", "hold"),
    Phase.GUN: ("hold",),
    Phase.STEP: ("stay",),
    Phase.AFTER: ("deployment", "end"),
    Phase.REGROUP: ("move",),
    Phase.ARRANGE: ("keep", "ready"),
    Phase.DEPLOY: ("scatter", "last", "layouts", "mirror", "clear", "ready"),
}
OFF: Final = "off"
"""Where on the map things lie that are not there."""


class Pointing(NamedTuple):
    """How far a person has come in pointing something out, and the buttons that lead on, or begin anew."""

    pointed: tuple[Target, ...] = ()
    offered: tuple[Target, ...] = ()


NOWHERE: Final = Pointing()


def actions_of(view: View, pointing: Pointing = NOWHERE) -> list[ActionButton]:
    """The buttons of this moment, from left to right."""
    if view.phase == Phase.TURN:
        verbs: tuple[str, ...] = BAR if view.frame.advanced else BASIC
        if view.frame.scenario.mortar_return:
            verbs = tuple("reinforceboth" if verb == "search" else verb for verb in verbs)
        if "button:pass" in pointing.offered:
            verbs = ("pass",)
        return [_action(view, verb, pointing) for verb in verbs]
    return [_action(view, verb, pointing) for verb in QUESTIONS.get(view.phase, ()) if _offered(view, verb)]


def resting(view: View) -> list[ActionButton]:
    """The actions of a turn while somebody else decides: all shut, each where it will be pressed."""
    return [ActionButton(verb, *WORDS[verb], open=False) for verb in (BAR if view.frame.advanced else BASIC)]


def _action(view: View, verb: str, pointing: Pointing) -> ActionButton:
    """What leads anywhere is known before anything is pointed at; the button that was pressed stands out."""
    words, sign = WORDS[verb]
    target = f"button:{verb}"
    if not _asked(view):
        return ActionButton(verb, words, sign, False)
    if target in pointing.pointed:
        return ActionButton(verb, words, sign, True, True)
    leads = target in pointing.offered if pointing.offered else _open(view, verb)
    meant = verb in MAIN or (verb == "last" and _untouched(view))
    return ActionButton(verb, words, sign, leads, leads and meant and not pointing.pointed)


MAIN: Final = ("shoot", "end", "pass", "ready")


def _untouched(view: View) -> bool:
    """Whether no card has been laid out yet: then one may begin with the layout of the game before."""
    own = {OF_SIDE[view.side or 0][kind] for kind in UNITS_TO_LAY}
    return not any(card in own for card in view.cards)


def _asked(view: View) -> bool:
    return view.seat is not None and view.seat == view.actor


def _offered(view: View, verb: str) -> bool:
    """At a decoy a gun has to be shown: there is no holding fire."""
    return not (verb == "hold" and view.phase == Phase.GUN and view.cards[view.focus].lower() == "d")


_NEEDS: Final = {"search": SNIPER, "recon": SCOUT, "howitzer": MORTAR, "fire": GUN, "assault": INFANTRY}


def _open(view: View, verb: str) -> bool:
    """Whether a person who can count would try it."""
    if view.phase not in (Phase.TURN, Phase.AFTER):
        return True
    _, side, division = view.frame.order[view.turn]
    if verb in _NEEDS:
        kind = _NEEDS[verb]
        apart = division == UNITS if kind == SNIPER else division == SNIPERS
        return not apart and view.in_play(side, kind) > 0 and (verb != "fire" or _near_gun(view, side))
    if verb == "deployment":
        return division != SNIPERS and not view.used & DEPLOYED and view.in_play(side, OFFICER) > 0
    if verb == "reinforce":
        return division != SNIPERS and not view.used & ACTED and _shot(view, side, INFANTRY)
    if verb == "reinforceboth":
        return _shot(view, side, INFANTRY) and _shot(view, side, MORTAR)
    return True


def _near_gun(view: View, side: Side) -> bool:
    from scrapdesk.games.scope.board import NEAR, squares_in

    foe = view.area(1 - side)
    return any(NEAR[at] & foe for at in squares_in(view.area(side)) if view.cards[at] == OF_SIDE[side][GUN])


def _shot(view: View, side: Side, kind: str) -> bool:
    return OF_SIDE[side][kind] in view.score.piles[1 - side]


def row_of(shown: Sequence[ActionButton]) -> str:
    """How wide the buttons are: the fewer, the wider."""
    if any(action.verb == "ready" for action in shown) and len(shown) > 2:
        return "lay"
    return "pair" if len(shown) <= 2 else "bar"


def places_of_buttons(view: View, beside: bool = False) -> dict[Target, Target]:
    """Where every button lies now; those that are not there lie off the table, as all do that stand beside it."""
    found = {f"button:{verb}": OFF for verb in (*WORDS, "done")}
    shown = () if beside else actions_of(view)
    row = row_of(shown)
    for at, action in enumerate(shown, 1):
        found[f"button:{action.verb}"] = f"{row}:{at}"
    if view.phase == Phase.TURN and not beside:
        found["button:pass"] = f"{row}:1"  # offered only where nothing else is
    if view.phase > Phase.DEAL:
        found |= {f"hand:{side}:{KIND_NAMES[at]}": OFF for side in SIDE_NAMES for at in range(len(UNITS_TO_LAY))}
    return found


_NOTES: Final[Mapping[str, Line]] = {
    "move": say("rearrange four cards in a square"),
    "search": say("reveal an enemy card"),
    "hold": say("turn it back down, and remember it"),
    "deployment": say("reveal an officer, move once more"),
    "end": say("the enemy is next"),
    "keep": say("nobody will know that nothing moved"),
    "ready": say("the enemy learns only the quadrant"),
    "stay": say("the infantry doesn't step onto a card"),
    "pass": say("nothing else can be done"),
}

_FIRST: Final = say("swap two of the four cards first")


def note_of_shut(view: View, action: ActionButton) -> Line | None:
    """Why a wide button is shut, where whoever is asked can open it."""
    return _FIRST if action.verb == "ready" and not action.open and _asked(view) else None


def note_of(view: View, action: ActionButton, texts: Texts) -> str:
    """What a wide button does, below its name; or what has to be done before it can be pressed."""
    if action.verb == "shoot":
        return gain(view, texts).rstrip(".")
    line = note_of_shut(view, action) or _NOTES.get(action.verb)
    return texts.line(line) if line is not None else ""


SHOOT: Final[Mapping[str, Line]] = {
    "sniper": say("Shoot the sniper"),
    "decoy": say("Shoot the decoy"),
    "officer": say("Shoot the officer"),
    "scout": say("Shoot the scout"),
    "mortar": say("Shoot the mortar"),
    "gun": say("Shoot the machine gun"),
    "infantry": say("Shoot the infantry"),
}


def words_of_button(view: View, action: ActionButton, texts: Texts) -> str:
    """The name of a button that has room for it."""
    if action.verb == "shoot":
        return texts.line(SHOOT.get(kind_name(view.cards[view.focus]), action.words))
    return texts.line(action.words)


def asked_now(view: View, texts: Texts, beside: bool = False) -> str:
    """What a person is asked where the phase alone does not say it: what was found, and what a shot would bring.
    `beside`: the buttons stand below these words, and tell what they do."""
    if view.phase == Phase.TURN:
        return " ".join(filter(None, (texts.line(_turn_line(view, beside)), _warning(view, texts))))
    if view.phase not in (Phase.SHOOT, Phase.GUN):
        return ""
    name = {"square": square_name(view.focus), "card": texts.line(TITLES[kind_name(view.cards[view.focus])])}
    return texts("{card} on {square}.", **name) + " " + question(view, texts)


def question(view: View, texts: Texts) -> str:
    """What becomes of the card that was found, and what shooting it would bring."""
    if view.cards[view.focus].lower() == DECOY:
        return asking(view, texts)
    return " ".join((asking(view, texts), gain(view, texts), follows(view, texts)))


def asking(view: View, texts: Texts) -> str:
    if view.cards[view.focus].lower() == DECOY:
        return texts("You must shoot, and it stays.")
    return texts("Shoot it?")


def follows(view: View, texts: Texts) -> str:
    """What comes of a shot beside that."""
    if view.phase == Phase.GUN:
        return texts("Drag the gun you want to fire onto it. The gun is revealed; no shot card is placed.")
    if view.cards[view.focus].lower() == DECOY:
        return texts("You place your shot card on a quadrant with one of your snipers.")
    return texts("An empty area takes its place, and you place your shot card on a quadrant with one of your snipers.")


_TURNS: Final = {
    "basic": say(
        "Search reveals an enemy card, which you may then shoot. Move rearranges a quadrant of yours, any "
        "square of four cards. Press either action, then click its target."
    ),
    "advanced": say(
        "One action a turn: press it, then click its target, or drag a unit onto its target. Actions you have no "
        "unit for are dashed."
    ),
    UNITS: say(
        "You command the units: move a quadrant (any square of four cards), or act with a unit. Your side's snipers "
        "search on their own turn."
    ),
    SNIPERS: say(
        "You command the snipers: search an enemy card, or move a quadrant (any square of four cards). The units "
        "act on their own turn."
    ),
}
"""What may be done in a turn, by mode and division."""
QUIET_SOON: Final = 50
LONG_SOON: Final = 280
"""From so many quiet turns on, or turns in all, the draw that comes of them is spoken of."""


_PRESS: Final = say("Press an action, then click its target.")
_PRESS_OR_DRAG: Final = say("Press an action and click its target, or drag a unit onto its target.")


def _turn_line(view: View, beside: bool) -> Line:
    division = view.frame.order[view.turn].division
    if beside and division not in _TURNS:
        return _PRESS_OR_DRAG if view.frame.advanced else _PRESS
    return _TURNS[division] if division in _TURNS else _TURNS["advanced" if view.frame.advanced else "basic"]


def _warning(view: View, texts: Texts) -> str:
    """The two limits, before they bite."""
    quiet = max(0, view.turns - view.score.last)
    if quiet >= QUIET_SOON:
        return texts("No card has been shot for {n} turns; after {all} the game is a draw.", n=quiet, all=QUIET_LIMIT)
    if view.turns >= LONG_SOON:
        return texts(
            "The game is a draw after {n} turns in all; this is turn {turn}.", n=LONG_LIMIT, turn=view.turns + 1
        )
    return ""
