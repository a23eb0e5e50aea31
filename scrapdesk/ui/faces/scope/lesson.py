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
            "SCOPE is a duel between two fronts of hidden cards. Yours is at the bottom, Bruno's at the "
            "top, and they meet at the railway. In five minutes you'll know the basic game."
        ),
        points=("panel:german", "panel:soviet"),
    ),
    LessonStep(
        title=say("What you have"),
        words=say(
            "You can see your own twelve cards: two **snipers**, five **units**, one **decoy** and four **empty "
            "areas**. Bruno sees only their backs. In a full game each side sets up its own front; here it is "
            "done for you."
        ),
        points=("square:a2", "square:c1", "square:c3"),
    ),
    LessonStep(
        title=say("How to win"),
        words=say(
            "Shoot **both of his snipers**, or be the first to reach **6 points**. Snipers and officers "
            "are worth 2, every other unit 1. The bars on the left keep score."
        ),
        points=("panel:german",),
    ),
    LessonStep(
        title=say("Search"),
        words=say(
            "You take one action per turn. **Search** reveals one enemy card. Press Search and then click "
            "a4, or drag one of your snipers there."
        ),
        asked=("search a4",),
        task=say("Press Search, then click a4."),
        answer=("search b2",),
    ),
    LessonStep(
        title=say("Seen once, known for good"),
        words=say(
            "a4 was an empty area, and Bruno found nothing on b2 either. Revealed cards go face down again, but "
            "the table remembers: a **white disc** marks what you have seen, and an **eye** marks what he has "
            "seen."
        ),
        points=("square:a4", "square:b2"),
    ),
    LessonStep(
        title=say("Again"),
        words=say("Hatched backs are cards you know nothing about. Search c4."),
        asked=("search c4",),
        task=say("Press Search, then click c4."),
    ),
    LessonStep(
        title=say("Shoot, or hold fire"),
        words=say(
            "An officer! When you find a sniper or a unit, you **may shoot it**. You don't have to: a shot "
            "is heard. But 2 points are 2 points. Press Shoot."
        ),
        asked=("shoot",),
        task=say("Press Shoot."),
    ),
    LessonStep(
        title=say("The shot card"),
        words=say(
            "Now Bruno hears roughly where the shot came from: your **shot card** goes onto a "
            "**quadrant**, a block of two by two cards, with one of your snipers in it. Any sniper will "
            "do. Click a quadrant that includes c1."
        ),
        asked=("shot b1c2", "shot c1d2"),
        task=say("Place your shot card on a quadrant that includes c1."),
        answer=("search c2",),
    ),
    LessonStep(
        title=say("He's getting closer"),
        words=say(
            "Bruno searched c2 and found it empty. He knows one of your snipers is in that quadrant, and "
            "each search leaves fewer squares. Your shot card stays there until your next turn."
        ),
        points=("square:c2",),
    ),
    LessonStep(
        title=say("Move"),
        words=say(
            "**Move** picks up the four cards of a quadrant and puts them back in any order. The enemy "
            "learns which quadrant it was, and nothing else. Press Move, then click the middle of b1, c1, "
            "b2 and c2."
        ),
        asked=("move b1c2",),
        task=say("Press Move, then click the quadrant from b1 to c2."),
    ),
    LessonStep(
        title=say("Or a bluff"),
        words=say(
            "You could now rearrange the four cards by dragging them onto each other. But you don't have "
            "to change anything: **the same order is allowed**, and Bruno can't tell. Put them back as "
            "they were."
        ),
        asked=("arrange osee",),
        task=say("Put the four cards back as they were."),
        answer=("search c3", "shot a5b6"),
    ),
    LessonStep(
        title=say("The decoy"),
        words=say(
            "Bruno found your **decoy**. Whoever finds one **must shoot**: it scores nothing, it stays where it "
            "is, and the shot is heard all the same. His shot card covers a5 to b6."
        ),
        points=("square:c3", "quad:a5b6"),
    ),
    LessonStep(
        title=say("Suspicion"),
        words=say(
            "So there is a sniper on one of these four squares. A **dotted ring** marks them: the thicker "
            "the ring, the more likely, and the number says how likely. Point at a square to see "
            "everything it could still be."
        ),
        points=("square:a5", "square:b5", "square:a6", "square:b6"),
    ),
    LessonStep(
        title=say("Aim"),
        words=say("Snipers like the back row, far from the railway. Search a6."),
        asked=("search a6",),
        task=say("Press Search, then click a6."),
    ),
    LessonStep(
        title=say("One down"),
        words=say("There it is: one of his two snipers, and 2 points. Shoot."),
        asked=("shoot",),
        task=say("Shoot the sniper."),
    ),
    LessonStep(
        title=say("Heard again"),
        words=say(
            "Four points, and he has one sniper left. Place your shot card on any quadrant with one of "
            "your snipers: the crosses mark where it can go."
        ),
        asked=("shot a1b2", "shot a2b3", "shot b1c2", "shot c1d2"),
        task=say("Place your shot card on a quadrant with one of your snipers."),
        answer=("search a2", "shoot", "shot c5d6"),
    ),
    LessonStep(
        title=say("One each"),
        words=say(
            "Now he has found one of yours on a2. You each have one sniper left. But you heard him: look "
            "at the rings around c5, d5, c6 and d6."
        ),
        points=("quad:c5d6",),
    ),
    LessonStep(
        title=say("The duel is yours"),
        words=say(
            "From here on you're on your own. Find his last sniper, or shoot units for two more points; **move** "
            "your own sniper when he comes too close. In **advanced** mode every unit has an action of its own: "
            "you'll find its lesson under Pause."
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scope", START, "ai:rookie", STEPS, sequel=SECOND_GAME)
