"""The first game of La Scamorra: every rule once, in a game that Bruno and the learner play through together.

Both decks lie in an order that is made so that each card comes when it is spoken of.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game scamorra
rules 1
seats 2
option initiative lot
option game single
option piles open
seed first-game
state open given-luck
moves
* shuffle p1 prbppbkpqpnnbrrn
* shuffle p2 qrpkrpbppbprnnbn
* lot p1
p1 choose move
p2 place stone b5
p1 place paper b1
p2 place scissors d5
p1 place scissors d1
p2 place paper e5
"""

STEPS: Final = (
    LessonStep(
        title=say("Welcome to the table"),
        words=say(
            "La Scamorra is a small game for two, played with chess cards on a board of five by five. "
            "The red side below is yours, the blue one above is Bruno's. In five minutes you will know all of it."
        ),
        points=("panel:w",),
    ),
    LessonStep(
        title=say("Your last piece"),
        words=say(
            "Each of you has three pieces: **paper**, **stone** and **scissors**. By turns they go onto the home row, "
            "the one nearest to you. Two of yours stand already. Drag the stone from your panel to c1, or click it "
            "and then the square."
        ),
        asked=("place stone c1",),
        task=say("put the stone on c1"),
    ),
    LessonStep(
        title=say("Three cards"),
        words=say(
            "A card says how a piece goes, and **any** of your pieces may go that way. In your turn you play one "
            "card, move one piece, and draw a new card. Bruno does not see your hand, nor you his."
        ),
        points=("hand:w",),
    ),
    LessonStep(
        title=say("The rook"),
        words=say(
            "The rook goes **one to three squares along a row or a column**. Move your stone from c1 to c3: "
            "drag the stone there, or click card, stone and square, one after another."
        ),
        asked=("play r c1c3",),
        task=say("move the stone from c1 to c3 with the rook"),
        answer=("play r b5b3",),
    ),
    LessonStep(
        title=say("Something in the way"),
        words=say(
            "The bishop goes **along the diagonals**, but not through anything. From d1 your scissors look at c2, b3 "
            "and a4. On b3 stands Bruno's stone: the way ends on c2. Go there. You may also try to go further; "
            "whatever cannot be done, you are always told why."
        ),
        asked=("play b d1c2",),
        task=say("move the scissors from d1 to c2 with the bishop"),
        answer=("play p b3c2",),
    ),
    LessonStep(
        title=say("Who takes whom"),
        words=say(
            "That was a point for Bruno. **Stone takes scissors, scissors take paper, paper takes stone**, and "
            "nothing else can be taken. The wheel shows it, and so does the small mark on each piece."
        ),
        points=("wheel",),
    ),
    LessonStep(
        title=say("The pawn takes aslant"),
        words=say(
            "The pawn goes **one square straight ahead**, but it takes **diagonally ahead**. Bruno's stone on c2 "
            "stands just so before your paper on b1. Take it: land on it."
        ),
        asked=("play p b1c2",),
        task=say("take the stone on c2 with the paper and the pawn"),
    ),
    LessonStep(
        title=say("One all"),
        words=say(
            "A piece taken is **one point**. The pawn lies open on your pile, and a new card has come from your deck. "
            "When both of you have played all your cards, the higher score wins."
        ),
        answer=("play k e5e4",),
        points=("pile:w", "deck:w"),
    ),
    LessonStep(
        title=say("Coming back"),
        words=say(
            "Your scissors lie on your panel. A pawn card can **bring a captured piece back** instead of moving one, "
            "to any free square of your home row. Drag the scissors to c1."
        ),
        asked=("enter scissors c1",),
        task=say("bring the scissors back to c1 with the pawn"),
        answer=("play r e4e3",),
    ),
    LessonStep(
        title=say("Who sees whom first"),
        words=say(
            "Bruno's paper on e3 looks along the row at your stone. But your scissors look at the paper: "
            "the bishop leads from c1 over d2 to e3. Take it before it takes you."
        ),
        asked=("play b c1e3",),
        task=say("take the paper on e3 with the scissors and the bishop"),
        answer=("enter stone b5",),
    ),
    LessonStep(
        title=say("The queen"),
        words=say(
            "Bruno too has brought a piece back. The queen goes **like a rook or like a bishop**, up to three "
            "squares. On c5 your stone would stand beside his scissors and threaten them. Go up there from c3."
        ),
        asked=("play q c3c5",),
        task=say("move the stone from c3 to c5 with the queen"),
        answer=("play b d5b3",),
    ),
    LessonStep(
        title=say("The king takes all"),
        words=say(
            "The scissors have fled, and now they stand beside your paper: scissors take paper, so be quick. "
            "With the king a piece goes **one square in any direction** and takes **whatever it meets**. "
            "Take the scissors on b3 with your paper."
        ),
        asked=("play k c2b3",),
        task=say("take the scissors on b3 with the paper and the king"),
    ),
    LessonStep(
        title=say("Knockout"),
        words=say(
            "Three to one, and a single piece is left to Bruno. Whoever takes the other side's **last piece** off the "
            "board wins at once, whatever the score. Bruno knows that as well."
        ),
        answer=("enter paper e5",),
        points=("piece:b-stone",),
    ),
    LessonStep(
        title=say("What he cannot have"),
        words=say(
            "All played cards lie open, and both decks hold the same. Bruno's only **king** lies on his pile, and his "
            "scissors are off the board: nothing that stands there can take paper now. So step right up to his "
            "stone with a pawn, from b3 to b4."
        ),
        asked=("play p b3b4",),
        task=say("step from b3 to b4 with the paper and the pawn"),
        answer=("play p e5e4",),
        points=("pile:b",),
    ),
    LessonStep(
        title=say("Waiting"),
        words=say(
            "You stand well and would like to wait. A card that can move one of your pieces has to do so. But no "
            "pawn's step is left: before two of them stands a piece, before the third the board ends. "
            "**A card without a move may be thrown away**: that is how you pass. Drag the pawn to your pile."
        ),
        asked=("throw p",),
        task=say("throw the pawn away, onto your pile"),
        answer=("play b b5d3",),
    ),
    LessonStep(
        title=say("The knight"),
        words=say(
            "Bruno's stone has come to threaten your scissors. The knight goes **two squares one way and one aside**, "
            "and it jumps over anything. From b4 your paper reaches the stone on d3."
        ),
        asked=("play n b4d3",),
        task=say("take the stone on d3 with the paper and the knight"),
        answer=("enter stone a5",),
    ),
    LessonStep(
        title=say("Now find one yourself"),
        words=say(
            "One of your three cards takes a piece this very turn. Which card, and which of your pieces? "
            "If you do not see it, let it be shown to you."
        ),
        asked=("play r e3e4",),
        task=say("take a piece, for one of your cards can"),
        answer=("play r a5a4",),
        riddle=True,
    ),
    LessonStep(
        title=say("What nobody knows"),
        words=say(
            "Bruno has played all five pawns: nothing of his comes back any more, and one piece is all he has. "
            "But you never know quite everything. One card of each deck was laid aside unseen before the first turn: "
            "the **coppella**."
        ),
        points=("coppella:w", "coppella:b"),
    ),
    LessonStep(
        title=say("The end is yours"),
        words=say(
            "Four cards are left to each of you, and nobody tells you what to do. Take Bruno's stone with your paper, "
            "and it is a **knockout**; without it you win on points. And mind your scissors!"
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scamorra", START, "ai:rookie", STEPS)
