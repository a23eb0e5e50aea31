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
            "La Scamorra is a short game for two, played with chess cards on a five-by-five board. You are "
            "Red, at the bottom; Bruno is Blue, at the top. In five minutes you'll know all of it."
        ),
        points=("panel:w",),
    ),
    LessonStep(
        title=say("Your last piece"),
        words=say(
            "You each have three pieces: **paper**, **stone** and **scissors**. You take turns placing "
            "them in your home row, the row nearest to you. Two of yours are already there. Drag the stone "
            "from your panel to c1, or click it and then the square."
        ),
        asked=("place stone c1",),
        task=say("Place your stone on c1."),
    ),
    LessonStep(
        title=say("Three cards"),
        words=say(
            "A card says how a piece moves, and you may move **any** of your pieces with it. On your turn "
            "you play a card, move one piece and draw a new card. Bruno can't see your hand, and you can't "
            "see his."
        ),
        points=("hand:w",),
    ),
    LessonStep(
        title=say("The rook"),
        words=say(
            "The rook moves a piece **one to three squares along a row or column**. Move your stone from "
            "c1 to c3: drag it there, or click the card, the stone and the square."
        ),
        asked=("play r c1c3",),
        task=say("Use the rook: move your stone from c1 to c3."),
        answer=("play r b5b3",),
    ),
    LessonStep(
        title=say("Blocked"),
        words=say(
            "The bishop moves **diagonally**, but never through a piece. From d1, the diagonal runs through c2 "
            "and b3 to a4, and Bruno's stone on b3 blocks it. Move your scissors to c2. If you try to go "
            "further, you'll be told what is in the way."
        ),
        asked=("play b d1c2",),
        task=say("Use the bishop: move your scissors from d1 to c2."),
        answer=("play p b3c2",),
    ),
    LessonStep(
        title=say("What beats what"),
        words=say(
            "That was a point for Bruno. **Stone beats scissors, scissors beat paper, paper beats stone**. "
            "The wheel shows it, and so does the small mark on each piece. Only one card breaks this rule, "
            "and you'll meet it soon."
        ),
        points=("wheel",),
    ),
    LessonStep(
        title=say("Pawns capture diagonally"),
        words=say(
            "The pawn moves **one square straight ahead**, but captures **diagonally**. Bruno's stone on "
            "c2 is diagonally in front of your paper on b1. Capture it by moving onto it."
        ),
        asked=("play p b1c2",),
        task=say("Play the pawn: capture the stone on c2 with your paper."),
    ),
    LessonStep(
        title=say("One all"),
        words=say(
            "Each capture is worth **one point**. The pawn you played is face up on your pile, and you "
            "drew a new card. When both of you have played all your cards, the higher score wins."
        ),
        answer=("play k e5e4",),
        points=("pile:w", "deck:w"),
    ),
    LessonStep(
        title=say("Coming back"),
        words=say(
            "Your captured scissors are on your panel. Instead of moving a piece, a pawn card can **bring "
            "a captured piece back** to any empty square in your home row. Drag the scissors to c1."
        ),
        asked=("enter scissors c1",),
        task=say("Play the pawn: bring your scissors back on c1."),
        answer=("play r e4e3",),
    ),
    LessonStep(
        title=say("Strike first"),
        words=say(
            "Bruno's paper on e3 threatens your stone along the row. But your scissors threaten the paper: "
            "a bishop can go from c1 through d2 to e3. Capture it first."
        ),
        asked=("play b c1e3",),
        task=say("Use the bishop: capture the paper on e3 with your scissors."),
        answer=("enter stone b5",),
    ),
    LessonStep(
        title=say("The queen"),
        words=say(
            "Bruno has brought a piece back too. The queen moves **like a rook or a bishop**, up to three "
            "squares. From c5, right next to his scissors, your stone would threaten them. Move it there "
            "from c3."
        ),
        asked=("play q c3c5",),
        task=say("Use the queen: move your stone from c3 to c5."),
        answer=("play b d5b3",),
    ),
    LessonStep(
        title=say("The king captures anything"),
        words=say(
            "The scissors escaped, and now they are next to your paper. Scissors cut paper, so act fast. "
            "The king moves a piece **one square in any direction**, and it is the one card that captures "
            "**anything**. Capture the scissors on b3 with your paper."
        ),
        asked=("play k c2b3",),
        task=say("Use the king: capture the scissors on b3 with your paper."),
    ),
    LessonStep(
        title=say("Knockout"),
        words=say(
            "Three to one, and Bruno has a single piece left. Capture your opponent's **last piece** on "
            "the board and you win at once, whatever the score. Bruno knows that too."
        ),
        answer=("enter paper e5",),
        points=("piece:b-stone",),
    ),
    LessonStep(
        title=say("What he can't have"),
        words=say(
            "Played cards stay face up, and both decks are identical. Bruno's only **king** is on his pile "
            "and his scissors are off the board, so nothing he has can capture paper now. Step right up to "
            "his stone: play a pawn from b3 to b4."
        ),
        asked=("play p b3b4",),
        task=say("Play the pawn: move your paper from b3 to b4."),
        answer=("play p e5e4",),
        points=("pile:b",),
    ),
    LessonStep(
        title=say("Waiting"),
        words=say(
            "Your position is good and you would like to wait. A card that can move a piece must be "
            "played. But your pawn has no move left: two of your pieces are blocked and the third is at "
            "the edge. **You may discard a card that has no move**: that is how you pass. Drag the pawn to "
            "your pile."
        ),
        asked=("throw p",),
        task=say("Drag the pawn card to your pile to discard it."),
        answer=("play b b5d3",),
    ),
    LessonStep(
        title=say("The knight"),
        words=say(
            "Bruno's stone now threatens your scissors. The knight moves **two squares in one direction, "
            "then one to the side**, jumping over anything in between. From b4 your paper can reach the "
            "stone on d3."
        ),
        asked=("play n b4d3",),
        task=say("Use the knight: capture the stone on d3 with your paper."),
        answer=("enter stone a5",),
    ),
    LessonStep(
        title=say("Your turn to spot it"),
        words=say(
            "One of your three cards can capture a piece right now. Which card, and which piece? Can't see "
            "it? Press Show me."
        ),
        asked=("play r e3e4",),
        task=say("One of your cards can capture. Find it."),
        answer=("play r a5a4",),
        riddle=True,
    ),
    LessonStep(
        title=say("What nobody knows"),
        words=say(
            "Bruno has played all five pawns, so none of his pieces can return, and he has just one left. But "
            "you can never know everything: before the first turn, one card from each deck was set aside unseen, "
            "the **coppella**."
        ),
        points=("coppella:w", "coppella:b"),
    ),
    LessonStep(
        title=say("Finish the game"),
        words=say(
            "You each have four cards left, and from here on you're on your own. Capture Bruno's stone with your "
            "paper for a **knockout**, or win on points. And watch your scissors!"
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scamorra", START, "ai:rookie", STEPS)
