"""The first game of SCOPE: search, shot, noise, MOVE and decoy, in a duel that Bruno and the learner play together.

Both fronts are laid out so that each thing is found when it is spoken of.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.faces.scope.lesson_advanced import SECOND_GAME
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game scope
rules 1
seats 2
option alone nobody
option grid quick-duel
option mode basic
option theme none
seed first-game
state open given-luck
moves
p1 place sniper a2
p1 place sniper c1
p1 place decoy c3
p1 place officer b1
p1 place scout d1
p1 place mortar d2
p1 place gun a1
p1 place infantry a3
p2 place sniper c5
p2 place sniper a6
p2 place decoy b4
p2 place officer c4
p2 place scout b6
p2 place mortar d6
p2 place gun a5
p2 place infantry c6
"""

STEPS: Final = (
    LessonStep(
        title=say("Winter, two teams, no faces"),
        words=say(
            "SCOPE is a duel between two fronts of hidden cards. Yours lies below, Bruno's above, and they meet at the "
            "railway. In five minutes you know the basic game."
        ),
        points=("panel:german", "panel:soviet"),
    ),
    LessonStep(
        title=say("What you have"),
        words=say(
            "You see the faces of your own twelve cards: two **snipers**, five **units**, one **decoy**, and **empty "
            "ruins**. Bruno sees only their backs. You have laid them out as you like; so has he."
        ),
        points=("square:a2", "square:c1", "square:c3"),
    ),
    LessonStep(
        title=say("How to win"),
        words=say(
            "Shoot **both of his snipers**, or be the first with **6 points**. A sniper and an officer are worth 2, "
            "every other unit 1. The bars at the left count along."
        ),
        points=("panel:german",),
    ),
    LessonStep(
        title=say("Search"),
        words=say(
            "In your turn you do one thing. **Search** turns up one enemy card. Press Search and then point at a4, "
            "or drag one of your snipers there."
        ),
        asked=("search a4",),
        task=say("search the card on a4"),
        answer=("search b2",),
    ),
    LessonStep(
        title=say("Seen once, known for good"),
        words=say(
            "a4 was empty ruins, and Bruno found as little on b2. What was turned up lies face down again, but the "
            "table remembers: a **white disc** is what you have seen, and an **eye** on your card is what he has seen."
        ),
        points=("square:a4", "square:b2"),
    ),
    LessonStep(
        title=say("Once more"),
        words=say("Nine hatched backs are left of which you know nothing. Search c4."),
        asked=("search c4",),
        task=say("search the card on c4"),
    ),
    LessonStep(
        title=say("Shoot, or hold fire"),
        words=say(
            "An officer! A sniper or a unit that you find **may be shot**. You need not: a shot is heard. But 2 points "
            "are 2 points. Press Shoot."
        ),
        asked=("shoot",),
        task=say("shoot the officer"),
    ),
    LessonStep(
        title=say("The shot card"),
        words=say(
            "Now Bruno hears roughly where the shot came from: your **shot card** goes onto a block of two by two "
            "cards, a **quadrant**, with one of your snipers in it. Any of your snipers will do. Point at the "
            "quadrant around c1."
        ),
        asked=("shot b1c2", "shot c1d2"),
        task=say("lay the shot card on a quadrant around c1"),
        answer=("search c2",),
    ),
    LessonStep(
        title=say("He is coming closer"),
        words=say(
            "Bruno has turned up c2, which was empty. He knows that one of your snipers lies in that quadrant, and "
            "fewer squares are left for it each time. Your card lies there until your next turn."
        ),
        points=("square:c2",),
    ),
    LessonStep(
        title=say("Move"),
        words=say(
            "**Move** takes the four cards of a quadrant in your hand and puts them back in any order. The enemy "
            "learns which quadrant it was, and nothing else. Press Move, then point at the middle of b1, c1, b2 and c2."
        ),
        asked=("move b1c2",),
        task=say("move the quadrant from b1 to c2"),
    ),
    LessonStep(
        title=say("Or a bluff"),
        words=say(
            "You could drag the four cards onto each other now until they lie as you want. But you need not change "
            "anything: **the same order is allowed**, and Bruno cannot tell. Put them back as they were."
        ),
        asked=("arrange osee",),
        task=say("put the four cards back as they were"),
        answer=("search c3", "shot a5b6"),
    ),
    LessonStep(
        title=say("The decoy"),
        words=say(
            "Bruno has found your **decoy**. Whoever finds one **has to shoot**: it gives no point, it stays where it "
            "is, and the shot is heard all the same. His shot card lies on a5 to b6."
        ),
        points=("square:c3", "quad:a5b6"),
    ),
    LessonStep(
        title=say("Suspicion"),
        words=say(
            "So a sniper lies on one of these four squares. A **dotted ring** says so: the thicker the ring, the "
            "likelier, and the figure tells how likely. Point at a square, and you read all that it can still be."
        ),
        points=("square:a5", "square:b5", "square:a6", "square:b6"),
    ),
    LessonStep(
        title=say("Aim"),
        words=say("Snipers like the last row, far from the railway. Search a6."),
        asked=("search a6",),
        task=say("search the card on a6"),
    ),
    LessonStep(
        title=say("One down"),
        words=say("There it is: one of his two snipers, and 2 points. Shoot."),
        asked=("shoot",),
        task=say("shoot the sniper"),
    ),
    LessonStep(
        title=say("Heard again"),
        words=say(
            "Four points, and one sniper is left to him. Lay your shot card on any quadrant with a sniper of yours: "
            "the crosses mark those that will do."
        ),
        asked=("shot a1b2", "shot a2b3", "shot b1c2", "shot c1d2"),
        task=say("lay the shot card on a quadrant with one of your snipers"),
        answer=("search a2", "shoot", "shot c5d6"),
    ),
    LessonStep(
        title=say("One each"),
        words=say(
            "Now he has found one of yours on a2. You have a single sniper left, and so has he. But he was heard: look "
            "at the rings around c5, d5, c6 and d6."
        ),
        points=("quad:c5d6",),
    ),
    LessonStep(
        title=say("The duel is yours"),
        words=say(
            "From here on you play alone. Find his last sniper, or shoot units for two more points; **move** your own "
            "sniper when he comes too close. In the **advanced** mode every unit has an action of its own: Pause leads "
            "to the lesson about it."
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scope", START, "ai:rookie", STEPS, sequel=SECOND_GAME)
