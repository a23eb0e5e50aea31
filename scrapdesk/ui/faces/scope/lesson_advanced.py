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
        title=say("Everyone has a job"),
        words=say(
            "You know MOVE and SEARCH. In the **advanced** game every unit adds an action of its own, and you "
            "still take only one action a turn. Each has its button below; actions you can't take right now are "
            "dashed."
        ),
        points=("button:recon", "button:howitzer", "button:fire", "button:assault"),
    ),
    LessonStep(
        title=say("On the Open Front"),
        words=say(
            "Five columns and three rows a side, three snipers each, and **7 points** to win. Your gun and your "
            "infantry are at the railway: both need enemies close by. The mortar is further back."
        ),
        points=("square:c3", "square:b3", "square:a2"),
    ),
    LessonStep(
        title=say("Reconnaissance"),
        words=say(
            "A **scout** in your front lets you reveal one enemy card, or two side by side, and nobody learns "
            "where the scout is. You can't shoot. Press Scout, then click d5 and e5."
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
            "A **mortar** fires at any enemy card that is not next to it, without revealing it first. Press "
            "Shell, then click your mortar on a2 and the target on d5. No shot card is placed, but the mortar is "
            "revealed."
        ),
        asked=("howitzer a2 d5",),
        task=say("Shell d5 with your mortar."),
        answer=("end", "howitzer b6 a2", "end"),
    ),
    LessonStep(
        title=say("Revealed units can be hit"),
        words=say(
            "Two points for you. But Bruno had seen your mortar, and his mortar shot back: a2 is an empty area "
            "now. A revealed unit stays known until you MOVE it; an **eye** marks the cards he has seen. Now you "
            "know his mortar too, on b6."
        ),
        points=("square:a2", "square:b6"),
    ),
    LessonStep(
        title=say("Offensive fire"),
        words=say(
            "A **machine gun** reveals an enemy card next to it, even across the railway or diagonally. The gun "
            "stays hidden unless it shoots. Press Fire, then click c4."
        ),
        asked=("fire c4",),
        task=say("Fire at c4 with your gun."),
    ),
    LessonStep(
        title=say("Shoot, and reveal the gun"),
        words=say("An officer, worth 2. Drag your gun on c3 onto it: the gun is revealed, and no shot card is placed."),
        asked=("gun c3",),
        task=say("Shoot with the gun on c3."),
        answer=("end", "assault d4 c3d4"),
    ),
    LessonStep(
        title=say("Defensive fire"),
        words=say(
            "Bruno's infantry stormed the quadrant around d3 and revealed your gun. A gun revealed by an assault "
            "**shoots the infantry** at once, and the assault is over. You scored a point on his turn."
        ),
        points=("square:c3", "square:d4"),
    ),
    LessonStep(
        title=say("Deployment"),
        words=say(
            "Everyone knows where your gun is now. Reveal your **officer** to MOVE a quadrant and still take an "
            "action this turn. Press Deploy, then click your officer on c2."
        ),
        asked=("deployment c2",),
        task=say("Reveal your officer."),
    ),
    LessonStep(
        title=say("Which quadrant"),
        words=say("Click the middle of c2, d2, c3 and d3, to hide the officer and the gun together."),
        asked=("move c2d3",),
        task=say("Move the quadrant from c2 to d3."),
    ),
    LessonStep(
        title=say("In any order"),
        words=say(
            "Drag the four cards onto each other until you like the order, then press Ready; or put them back as "
            "they were. Either way, Bruno has to guess which is which."
        ),
        asked=_in_any_order("ocge"),
        task=say("Put the four cards back."),
    ),
    LessonStep(
        title=say("Assault"),
        words=say(
            "You still have your action. Reveal your **infantry** to storm a quadrant it is in: all enemy cards "
            "there are revealed together. Press Assault, then click b3 and the middle of b3, c3, b4 and c4."
        ),
        asked=("assault b3 b3c4",),
        task=say("Storm the quadrant from b3 to c4."),
    ),
    LessonStep(
        title=say("Step onto one"),
        words=say(
            "No gun among them. Your infantry may **step** onto one of the cards and shoot it: take the scout on "
            "b4. Your infantry will then be in his front, but its back will still show that it is yours."
        ),
        asked=("step b4",),
        task=say("Step onto the scout on b4."),
        answer=("search b4", "shoot", "shot d5e6"),
    ),
    LessonStep(
        title=say("One sniper was heard"),
        words=say(
            "Bruno has shot your infantry, and one of his two snipers was heard in the quadrant around d6. You "
            "have 6 of 7 points. But infantry that has been shot can come back."
        ),
        points=("quad:d5e6", "pile:soviet"),
    ),
    LessonStep(
        title=say("Reinforcements"),
        words=say(
            "It comes back into a quadrant in your two rear rows, replacing an empty area, and **Bruno loses its "
            "point**. Press Reinforce, then click the middle of a1, b1, a2 and b2."
        ),
        asked=("reinforce a1b2",),
        task=say("Bring the infantry back into the quadrant from a1 to b2."),
    ),
    LessonStep(
        title=say("A MOVE comes with it"),
        words=say(
            "Reinforcements end with a MOVE of that quadrant, so Bruno doesn't learn which card is the infantry. "
            "Put the four back in any order."
        ),
        asked=_in_any_order("sdie"),
        task=say("Put the four cards back."),
        answer=("end", "search e3", "shot d5e6"),
    ),
    LessonStep(
        title=say("The front is yours"),
        words=say(
            "He shot at your decoy and was heard near d6 again: a single hit wins. Search there, or do whatever "
            "you like best. With three or four players the actions are the same, but the units and the snipers "
            "of a side have separate players."
        ),
        free=True,
    ),
)

SECOND_GAME: Final = Lesson("scope", START, "ai:rookie", STEPS, say("The advanced lesson"))
