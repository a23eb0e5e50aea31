"""La Scamorra's paint: glazed tiles, printed cards, and three signs that are told apart by shape before colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.core.words import Ref, say
from scrapdesk.games.scamorra.board import BOARD, OFF
from scrapdesk.games.scamorra.cards import CARD_NAMES, COPIES, PAWN, PIECE_NAMES, PIECES, PREY, SIDE_LETTERS
from scrapdesk.games.scamorra.moves import Move
from scrapdesk.games.scamorra.state import Phase
from scrapdesk.games.scamorra.targets import reserve_target, square_target
from scrapdesk.games.scamorra.view import View
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.look import GameLook, Heading, Inscription, Keyword, Lettering, Manner, Ornament, Plaque
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.faces.scamorra.beats import beats_of
from scrapdesk.ui.faces.scamorra.logmarks import brief_of, marks_of, move_signs_of, trail_of
from scrapdesk.ui.faces.scamorra.material import COLOURS
from scrapdesk.ui.faces.scamorra.offers import Wording
from scrapdesk.ui.faces.scamorra.staging import staged
from scrapdesk.ui.frame.texts import capital
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

MOVES: Final = {
    "king": say("One square in any direction. It captures any piece."),
    "queen": say("One to three squares in a straight line, along rows, columns or diagonals."),
    "bishop": say("One to three squares along a diagonal."),
    "knight": say("Two squares in one direction, then one to the side. It jumps."),
    "rook": say("One to three squares along a row or a column."),
    "pawn": say("One square forward, capturing diagonally forward; or bring a captured piece back."),
}

KEYWORDS: Final = {
    "king": ((say("Step"), say("One square in any direction.")),),
    "queen": ((say("Line"), say("One to three squares, straight or diagonally.")),),
    "bishop": ((say("Diagonal"), say("One to three squares, diagonally only.")),),
    "knight": ((say("Jump"), say("Two squares, then one to the side. It jumps.")),),
    "rook": ((say("Straight"), say("One to three squares along a row or a column.")),),
    "pawn": (
        (say("Forward"), say("One square ahead; captures diagonally.")),
        (say("Return"), say("Or bring a captured piece back.")),
    ),
}
"""The words for how a chess card moves."""

TASKS: Final = {
    Phase.MORRA: say("Drag a sign onto the wheel. Nobody sees it until both of you have chosen."),
    Phase.CHOOSE: say("You have the initiative. Drag the token to your choice: whoever places first moves second."),
    Phase.PLACE: say("Drag a piece from your panel to an empty square in your home row, then confirm."),
    Phase.PLAY: say("Drag a card onto a piece or square, or drag a piece where you want it."),
}

PILES: Final = {"pile": say("Played by {name}"), "deck": say("{name}'s deck")}

SOUNDS: Final = {
    "played": "tile",
    "captured": "capture",
    "threw": "card",
    "entered": "tile",
    "placed": "tile",
    "dealt": "shuffle",
    "signs_shown": "morra",
    "knockout": "capture",
}


INK: Final[Colour] = colour("#22160F")
PAPER: Final[Colour] = colour("#FBF3E0")
RESERVE: Final = ("paper", "stone", "scissors")
"""The order in which pieces off the board stand in the head of a panel."""
LIT: Final[Colour] = colour("#FFD84D")
LETTERS: Final = 26
COMPACT: Final = 150
"""A card narrower than this carries no words."""


class ScamorraLook(GameLook[View, Move]):
    game = "scamorra"
    piles = PILES
    sounds = SOUNDS
    airy = True
    gait = Gait(flip=0.75, bounce=10.0)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.signs, self.brief, self.trail = marks_of, brief_of, trail_of
        self.move_signs = move_signs_of
        self.heading = self._heading
        self.offers = lambda view, moves, pointed: Wording(self.texts).offers(view, moves, pointed)
        self._near = 0
        """Which side sits at the near edge."""

    def level(self, seat: int | None) -> str:
        self._near = seat or 0
        return "scamorra-board"

    def ground(self) -> Picture:
        return picture("scamorra/table")

    def title(self) -> Picture | None:
        return picture("scamorra/title")

    def face(self, piece: Piece, width: int) -> Picture:
        side = SIDE_LETTERS[piece.owner or 0]
        if not piece.face_up:
            return picture("scamorra/back", side=side)
        if piece.face in CARD_NAMES:
            if width < COMPACT:
                return picture(f"scamorra/card-{piece.face}", side=side, form="compact")
            copies = str(COPIES[CARD_NAMES.index(piece.face)])
            return picture(f"scamorra/card-{piece.face}", side=side, form="full", pips=copies)
        if piece.face == "initiative" or piece.face.startswith("sign-"):
            return picture(f"scamorra/{piece.face}")
        return picture(f"scamorra/piece-{piece.face}", side=side)

    def coming(self) -> Sequence[Piece]:
        """Every card of both sides on its pile, and of the own side in the hand."""
        own = SIDE_LETTERS[self._near]
        slots = [(side, f"pile:{letter}") for side, letter in enumerate(SIDE_LETTERS)] + [(self._near, f"hand:{own}")]
        return [Piece(f"{slot} {card}", card, slot, owner=side) for side, slot in slots for card in CARD_NAMES]

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering]:
        if not piece.face_up or piece.face not in CARD_NAMES or width < COMPACT:
            return ()
        return (Lettering(piece.face.title(), (0.46, 0.715, 0.48, 0.11), INK),)

    def ornaments(self, view: View) -> Sequence[Ornament]:
        board = picture("scamorra/board", near="b") if self._near else picture("scamorra/board")
        return (Ornament(board, "board"), Ornament(picture("scamorra/wheel"), "wheel"))

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        """Letters and numbers in the painted border; the coppelle by name."""
        found = []
        for at in range(5):
            column, row = (4 - at, at) if self._near else (at, 4 - at)
            along, letter, number = 0.18 + 0.16 * at, "abcde"[column], str(row + 1)
            found += [Inscription(letter, "board", along, y, LETTERS, INK) for y in (0.058, 0.942)]
            found += [Inscription(number, "board", x, along, LETTERS, INK) for x in (0.058, 0.942)]
        found += self._which_card(view)
        far = 1 - self._near
        held = self.texts("{whose}'s hand", whose="{name}")
        found.append(Inscription(held, f"hand:{SIDE_LETTERS[far]}", 0.5, -0.065, 22, PAPER, width=1.0, seat=far))
        return found

    def _which_card(self, view: View) -> Sequence[Inscription]:
        """A piece and its square leave several cards: they are asked for where they are held."""
        kinds = [name.partition(":")[0] for name in self.pointed]
        if "square" not in kinds or "card" in kinds or view.seat is None:
            return ()
        hand = f"hand:{SIDE_LETTERS[view.seat]}"
        return (Inscription(self.texts("Which card?"), hand, 0.5, -0.03, 30, LIT),)

    def plaques(self, view: View) -> Sequence[Plaque]:
        return [self._plaque(view, side) for side in (0, 1)]

    def _plaque(self, view: View, side: int) -> Plaque:
        letter = SIDE_LETTERS[side]
        points = view.points[side]
        notes = [(f"deck:{letter}", self.texts("{n} in deck", n=view.deck_sizes[side]))]
        if view.played[side]:
            notes.append((f"pile:{letter}", self.texts("{n} played", n=len(view.played[side]))))
        if view.frame.fifteen:
            notes.append((f"match:{letter}", self.texts("match {n}", n=view.frame.totals[side])))
        order = [PIECE_NAMES.index(name) for name in RESERVE]
        off = [piece for piece in order if view.squares[side * 3 + piece] == OFF]
        return Plaque(
            seat=side,
            slot=f"panel:{letter}",
            badge=picture(f"scamorra/badge-{letter}"),
            face=self.portraits(side, "plain"),
            colour=COLOURS[side],
            figure=str(points),
            figure_label=self.texts("point") if points == 1 else self.texts("points"),
            turn=self._turn(view, side),
            state=self._state(view, side, off),
            state_ends=reserve_target(side * 3 + off[0]) if off else "",
            name=self.texts("You") if self.you == side else "",
            notes=tuple(notes),
        )

    def _turn(self, view: View, side: int) -> str:
        if view.turn != side or view.phase in (Phase.PLACE, Phase.OVER):
            return ""
        return self.texts("your turn") if view.seat == side else self.texts("to move")

    def _state(self, view: View, side: int, off: Sequence[int]) -> str:
        """What the pieces at the end of the head are."""
        if off and view.phase is Phase.PLACE:
            return self.texts("to place:") if view.turn == side else ""
        return self.texts("lost:") if off and view.phase is Phase.PLAY else ""

    def spread(self, view: View) -> Mapping[Target, Target]:
        """Once all have been placed, pieces off the board stand at the end of the head of their panel, and the words
        before them."""
        found: dict[Target, Target] = {}
        if view.phase is Phase.PLACE:
            return found
        order = [PIECE_NAMES.index(name) for name in RESERVE]
        for side in (0, 1):
            standing = [piece for piece in order if view.squares[side * 3 + piece] != OFF]
            off = [piece for piece in order if piece not in standing]
            for piece, place in zip((*standing, *off), order, strict=True):
                if piece != place:
                    found[reserve_target(side * 3 + piece)] = reserve_target(side * 3 + place)
        return found

    def comes_from(self, slot: Target) -> Target | None:
        kind, _, letter = slot.partition(":")
        return {"pile": f"hand:{letter}", "hand": f"deck:{letter}"}.get(kind)

    def beats(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        return staged(beats_of(event, view, by_hand), event, view, self.texts)

    def words_for(self, piece: Piece, view: View) -> tuple[str, str]:
        if piece.slot.startswith("coppella") and not piece.face_up:
            words = self.texts("One card of each deck is set aside before the first turn. Nobody has seen it.")
            return self.texts("The coppella"), words
        if not piece.face_up:
            words = self.texts(
                "Each deck has one king, one queen, three bishops, three knights, three rooks and five pawns."
            )
            return self.texts("A hidden card"), words
        if piece.face in MOVES:
            return capital(self.texts.word(Ref(piece.face))), self.texts.line(MOVES[piece.face])
        name = piece.face.removeprefix("sign-")
        if name in PIECE_NAMES:
            prey = PIECE_NAMES[PREY[PIECE_NAMES.index(name)]]
            return capital(self.texts.word(Ref(name))), self.texts("Beats {piece}.", piece=prey)
        return self.texts("Initiative"), self.texts("Place first and move second, or the other way round.")

    def keywords(self, piece: Piece) -> Sequence[Keyword]:
        line = self.texts.line
        return [Keyword(line(word), line(help)) for word, help in KEYWORDS.get(piece.face, ())]

    def task(self, view: View) -> str:
        line = TASKS.get(view.phase)
        words = "" if line is None else self.texts.line(line)
        off = [] if view.seat is None else [piece for piece in PIECES if view.squares[view.seat * 3 + piece] == OFF]
        if view.phase is Phase.PLAY and off and PAWN in view.hand:
            words += " " + self.texts("A pawn can bring back your {piece}.", piece=PIECE_NAMES[off[0]])
        return words

    def _heading(self, view: View) -> Heading:
        """Whoever moves plays a card each turn, so their played cards count the turns."""
        side = view.turn if view.turn is not None else 0
        turn = self.texts("Turn {n}", n=len(view.played[side]) + 1) if view.phase is Phase.PLAY else ""
        if not view.frame.fifteen:
            return Heading(turn, self.texts("most points wins"), leads=True)
        own = view.frame.totals[view.seat or 0]
        other = view.frame.totals[1 - (view.seat or 0)]
        score = self.texts("match: {own} to {other}, first to 15", own=own, other=other)
        return Heading(turn, score, leads=True)

    def manner(self, view: View) -> Manner:
        """The two plates of the first choice are buttons."""
        return Manner(one_click=view.phase is Phase.CHOOSE)

    def boxes(self, view: View) -> Sequence[tuple[Target, str]]:
        if view.phase is not Phase.CHOOSE or (view.seat is not None and view.seat != view.turn):
            return ()  # plates are pressed: where another chooses, there is nothing to press
        return (("choice:place", self.texts("Place first")), ("choice:move", self.texts("Move first")))

    def turned(self, slot: Target, seat: int = 1) -> Target:
        """Seen from Blue, the two sides change places, and the board is turned: one's own row is the nearest."""
        kind, *rest = slot.split(":")
        if kind == "square":
            return square_target(BOARD.size - 1 - BOARD.square(rest[0]))
        if rest and rest[0] in SIDE_LETTERS:
            rest[0] = SIDE_LETTERS[1 - SIDE_LETTERS.index(rest[0])]
        return ":".join((kind, *rest))
