"""The first game of Scalawag!: four captains, two rounds under guidance, one lie, one call, then as long as one likes.

Seats and hands are given; the seed of the record sees to the cards that are drawn later.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game scalawag
rules 2
seats 4
option seats named
seed first-game-1
state open given-luck
moves
* lot p1
* deal ssgmglptmgmssgmptl
"""

STEPS: Final = (
    LessonStep(
        title=say("Welcome aboard"),
        words=say(
            "Four captains, four ships, and the **last one afloat wins**. Yours is the large one; the others lie "
            "around it, and the ropes show who is next to whom. In five minutes you will know how to sail, to shoot "
            "and, above all, to lie."
        ),
        points=("ship:p1", "ship:p2", "ship:p3", "ship:p4"),
    ),
    LessonStep(
        title=say("Planks and crew"),
        words=say(
            "A ship goes down when all **five planks** are holed, or when its captain has **no crew** left. The "
            "first whole plank says what it costs to board the ship: the worse it looks, the cheaper it gets."
        ),
        points=("planks:p2", "hand:p2"),
    ),
    LessonStep(
        title=say("Your crew"),
        words=say(
            "These three cards are yours, and nobody else sees them. Each of them helps with an order. You also have "
            "2 **compass points**: they pay for attacks. On your turn you give exactly one order, and then you "
            "collect 2 points."
        ),
        points=("hand:p1", "plate:p1"),
    ),
    LessonStep(
        title=say("Declare the truth"),
        words=say(
            "Trim sails brings 1 point, and 1 more for each sailor that you **declare**. You hold two. Drag both "
            "onto Trim sails and press the button; or click the order, and then how many you declare. They lie face "
            "down: the others only hear what you say."
        ),
        asked=("order trim 2",),
        task=say("declare two sailors for Trim sails"),
        answer=("scalawag",),
    ),
    LessonStep(
        title=say("Scalawag!"),
        words=say(
            "The captain on your left does not believe you and **calls**. Whoever is called shows all the crew just "
            "declared, or pays. You have told the truth: show your sailors, and the caller pays."
        ),
        asked=("show",),
        task=say("show your two sailors"),
        answer=("hole", "order cannons 3", "pass", "pass"),
    ),
    LessonStep(
        title=say("Proven"),
        words=say(
            "The caller took a hole, and you got your points. The two sailors went to the port, and you drew two "
            "other cards for them: your crew has changed. The seals on every plate count how often a captain was "
            "called and had told the truth, and how often not."
        ),
        points=("plate:p1", "planks:p2"),
    ),
    LessonStep(
        title=say("Somebody lies"),
        words=say(
            "Cannons cost 5 points at a neighbour, 1 less for each gunner. The captain on your left has only 2 "
            "points, and so declares **three gunners**. There are four in the whole game. Two captains have let it "
            "pass; you are asked last. Call it!"
        ),
        asked=("scalawag",),
        task=say("call Scalawag!"),
        answer=("lose marine", "order muster", "return marine pilot mutineer", "order trim 1"),
        points=("panel",),
    ),
    LessonStep(
        title=say("Caught"),
        words=say(
            "There were no three gunners. Whoever is caught pays with a hole or with a crew card, and **loses the "
            "whole order**. The card lies in Davy Jones' locker now, out of the game, and everybody has seen it."
        ),
        points=("locker", "plate:p2"),
    ),
    LessonStep(
        title=say("Let it pass"),
        words=say(
            "The captain across has mustered new crew, which nobody can call. Now the one on your right declares one "
            "sailor. That may well be true, and **a wrong call costs you** a hole or a card. Let it pass."
        ),
        asked=("pass",),
        task=say("let it pass"),
        answer=("pass", "pass"),
    ),
    LessonStep(
        title=say("Now lie"),
        words=say(
            "Your turn, and you have 7 points. Fire the cannons, and declare **two gunners**, though you hold only "
            "one: then a shot at a neighbour costs 3 instead of 5. What you lay down need not be what you say. The "
            "tags below the plates tell the price before you declare."
        ),
        asked=("order cannons 2",),
        task=say("declare two gunners for the cannons"),
        answer=("pass", "pass", "pass"),
    ),
    LessonStep(
        title=say("Take aim"),
        words=say(
            "Nobody called, so your lie **stands**, and nobody ever learns of it. Now choose a ship: the one on your "
            "left has a hole already. Click it, and press the button."
        ),
        asked=("target p2",),
        task=say("fire at the ship on your left"),
        answer=("order trim", "order trim", "order cannons 1"),
    ),
    LessonStep(
        title=say("Under fire"),
        words=say(
            "A hit. The others trimmed their sails without crew, which nobody can call. But the captain on your "
            "right fires, with one gunner. Weigh it: a gunner is common, and so far that captain was never caught. "
            "Let it pass this time."
        ),
        asked=("pass",),
        task=say("let the gunner pass"),
        answer=("pass", "pass", "target p1"),
    ),
    LessonStep(
        title=say("A hole in your ship"),
        words=say(
            "Your first plank is gone: boarding you costs 8 points now. Look at the plate of every ship: the small "
            "cannon and the sabres tell what an attack on it would cost **you**, without any crew."
        ),
        points=("planks:p1", "plate:p2"),
    ),
    LessonStep(
        title=say("Close and board"),
        words=say(
            "Two holes make the ship on your left cheap to board: 6 points, and you have just that. Boarding costs "
            "its captain a crew card, and only a neighbour can be boarded. Give the order without any marine: then "
            "there is nothing that could be called."
        ),
        asked=("order board",),
        task=say("close and board, with no marine"),
    ),
    LessonStep(
        title=say("Over the side"),
        words=say("Choose the ship on your left, and press the button."),
        asked=("target p2",),
        task=say("board the ship on your left"),
        answer=("lose gunner",),
    ),
    LessonStep(
        title=say("The sea is yours"),
        words=say(
            "One card is left on that ship. Whoever takes the last one, or the fifth plank, **sinks** it and wins a "
            "prize. A pilot, a mutineer or a lookout opens other orders: point at anything to read what it does. "
            "Nobody tells you what to do any more. Lie well!"
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scalawag", START, "ai:rookie", STEPS)
