"""The second game of SCOPE: what every unit does in the advanced mode, one after the other, on the Open Front.

Both fronts are laid out so that each action finds what it is spoken of with. Behind the first game, which it builds on.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game scope
rules 1
seats 2
option alone nobody
option grid open-front
option mode advanced
option theme none
seed second-game
state open given-luck
moves
p1 place sniper a1
p1 place sniper d1
p1 place sniper e1
p1 place decoy b1
p1 place decoy e3
p1 place officer c2
p1 place scout d2
p1 place mortar a2
p1 place gun c3
p1 place infantry b3
p2 place sniper d5
p2 place sniper a6
p2 place sniper e6
p2 place decoy a5
p2 place decoy c6
p2 place officer c4
p2 place scout b4
p2 place mortar b6
p2 place gun c5
p2 place infantry d4
"""


def _in_any_order(cards: str) -> tuple[str, ...]:
    """Every way to put four cards back, first as they lay."""
    others = sorted({"".join(order) for order in permutations(cards)} - {cards})
    return tuple(f"arrange {order}" for order in (cards, *others))


STEPS: Final = (
    LessonStep(
        title=say("Everybody has work"),
        words=say(
            "You know MOVE and SEARCH. In the **advanced** game every unit brings an action of its own, and still you "
            "take one action a turn. Each has its button below; what your units cannot do now is dashed."
        ),
        points=("button:recon", "button:howitzer", "button:fire", "button:assault"),
    ),
    LessonStep(
        title=say("On the Open Front"),
        words=say(
            "Five columns and three rows a side, three snipers each, and **7 points** to win. Your gun and your "
            "infantry stand at the railway: both need enemies close by. The mortar stands back."
        ),
        points=("square:c3", "square:b3", "square:a2"),
    ),
    LessonStep(
        title=say("Reconnaissance"),
        words=say(
            "A **scout** in your front lets you turn up one enemy card, or two side by side, and nobody learns where "
            "the scout is. You cannot shoot. Press Scout and point at d5 and e5."
        ),
        asked=("recon d5 e5",),
        task=say("Scout d5 and e5."),
        answer=("end", "search a3", "end"),
    ),
    LessonStep(
        title=say("A sniper, and no shot"),
        words=say(
            "d5 is a sniper. A scout only looks, and Bruno knows that you have looked. He may move it away, so be "
            "quick. After an action your officer could still order a MOVE; we ended the turn instead."
        ),
        points=("square:d5",),
    ),
    LessonStep(
        title=say("Howitzer"),
        words=say(
            "A **mortar** fires at any enemy card that is not next to it, without turning it up first. Press Shell, "
            "then point at your mortar on a2 and at d5. No shot card is laid, but the mortar is shown."
        ),
        asked=("howitzer a2 d5",),
        task=say("Shell d5 with your mortar."),
        answer=("end", "howitzer b6 a2", "end"),
    ),
    LessonStep(
        title=say("Whoever is shown can be hit"),
        words=say(
            "Two points for you. But Bruno had seen your mortar, and his own has answered: a2 is ruins now. A shown "
            "unit is known until you MOVE it; an **eye** marks the cards that he has seen. So is his on b6 now."
        ),
        points=("square:a2", "square:b6"),
    ),
    LessonStep(
        title=say("Offensive fire"),
        words=say(
            "A **machine gun** turns up an enemy card next to it, across the railway and diagonally too. The gun stays "
            "hidden unless it shoots. Press Fire and point at c4."
        ),
        asked=("fire c4",),
        task=say("Let your gun fire at c4."),
    ),
    LessonStep(
        title=say("Shoot, and show the gun"),
        words=say("An officer, worth 2. Drag your gun on c3 onto it: it is shown, and no shot card is laid."),
        asked=("gun c3",),
        task=say("Shoot with the gun on c3."),
        answer=("end", "assault d4 c3d4"),
    ),
    LessonStep(
        title=say("Defensive fire"),
        words=say(
            "Bruno's infantry stormed the quadrant around d3 and turned up your gun. A gun that an assault turns up "
            "**shoots the infantry** at once, and the assault is over. One more point for you, in his turn."
        ),
        points=("square:c3", "square:d4"),
    ),
    LessonStep(
        title=say("Deployment"),
        words=say(
            "Everybody knows your gun now. Show your **officer** and you may MOVE a quadrant and still act in the "
            "same turn. Press Deploy and point at your officer on c2."
        ),
        asked=("deployment c2",),
        task=say("Show your officer."),
    ),
    LessonStep(
        title=say("Which quadrant"),
        words=say("Point at the middle of c2, d2, c3 and d3: officer and gun go into hiding together."),
        asked=("move c2d3",),
        task=say("Move the quadrant from c2 to d3."),
    ),
    LessonStep(
        title=say("In any order"),
        words=say(
            "Drag the four cards onto each other until they lie as you like, and press Ready; or put them back as they "
            "were. Bruno now has to guess which of the four is which."
        ),
        asked=_in_any_order("ocge"),
        task=say("Put the four cards back."),
    ),
    LessonStep(
        title=say("Assault"),
        words=say(
            "Your action is still to come. **Infantry** is shown and storms a quadrant that it stands in: all enemy "
            "cards there are turned up together. Press Assault, then point at b3 and the middle of b3, c3, b4 and c4."
        ),
        asked=("assault b3 b3c4",),
        task=say("Storm the quadrant from b3 to c4."),
    ),
    LessonStep(
        title=say("Step onto one"),
        words=say(
            "No gun among them. Your infantry may **step** onto one of the cards, and what lay there is shot: the "
            "scout on b4. From there it stands in his front, with your back on it."
        ),
        asked=("step b4",),
        task=say("Step onto the scout on b4."),
        answer=("search b4", "shoot", "shot d5e6"),
    ),
    LessonStep(
        title=say("One sniper was heard"),
        words=say(
            "Bruno has shot your infantry, and one of his two snipers was heard in the quadrant around d6. You have 6 "
            "points of 7. Infantry that was shot is not lost for good, though."
        ),
        points=("quad:d5e6", "pile:soviet"),
    ),
    LessonStep(
        title=say("Reinforcements"),
        words=say(
            "It comes back into a quadrant of your two rear rows, in place of an empty card, and **Bruno loses its "
            "point**. Press Reinforce and point at the middle of a1, b1, a2 and b2."
        ),
        asked=("reinforce a1b2",),
        task=say("Bring the infantry back from a1 to b2."),
    ),
    LessonStep(
        title=say("And a MOVE with it"),
        words=say(
            "Reinforcements end with a MOVE of that quadrant, so Bruno does not learn which card is the infantry. Lay "
            "the four as you like."
        ),
        asked=_in_any_order("sdie"),
        task=say("Put the four cards back."),
        answer=("end", "search e3", "shot d5e6"),
    ),
    LessonStep(
        title=say("The front is yours"),
        words=say(
            "He has shot at your decoy, and was heard near d6 again: a single hit wins. Search there, or take what you "
            "like best. Teams of three and four play with the same actions, shared between units and snipers."
        ),
        free=True,
    ),
)

SECOND_GAME: Final = Lesson("scope", START, "ai:rookie", STEPS, say("The advanced lesson"))
