"""What counts only when it is meant: moves that are laid out as a draft, and a risky one that waits for its tick.

Owns which keys and buttons mean it. What is laid out the hand on the board knows, where the buttons stand the Moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.core.table import is_hand
from scrapdesk.ui.board.arranging import SHELF, Arranging, Lies, Rearranged
from scrapdesk.ui.board.playing import Intent, begun
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.table.layout_shelf import LayoutShelf
from scrapdesk.ui.table.layouts import KeptLayouts
from scrapdesk.ui.table.moment import PastMoment
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.looking import LookingBack


class Asking(Part):
    def __init__(self, table: BoardTable, looking: LookingBack) -> None:
        self._table, self._context, self._looking = table, table.context, looking
        self._hand = table.stage.hand
        self._hand.lays_out = True
        self._hand.layouts = KeptLayouts(table.context, table.sitting.game, len(table.sitting.humans) == 1)
        self._hand.draft = None
        self.moment = PastMoment(
            table.context, self.agree, table.undo, looking.return_there, looking.open_rule, looking.close
        )
        self.widgets = self.moment.widgets
        table.side.moment, column = self.moment, table.side.column
        column.needs(self.moment.height)
        table.moves.ask_first = self._ask_first
        table.wait_for(lambda: begun(self._hand))

    def _ask_first(self, intent: Intent) -> bool:
        """On the board: the move waits for its tick."""
        self._table.stage.ask(intent)
        return True

    def agree(self) -> None:
        """What was asked about, or laid out, is meant."""
        self._table.stage.act_on(self._hand.agree())
        self._table.focus(self._table.stage)

    # -- what a person does -----------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, KeyDown) and self._agrees(event):
            self.agree()
            return True
        return False

    def _agrees(self, event: KeyDown) -> bool:
        """Whether a key means that what lies there counts; the space bar still takes a piece up."""
        keys, hand, focused = self._context.keys, self._hand, self._table.focused
        if not hand.waits or focused is self._table.side.field:
            return False
        at_table = focused in (self._table.stage, None) and keys.means(event, "use") and not keys.means(event, "hurry")
        return keys.means(event, "agree") or (
            at_table and hand.complete and (hand.proposed is not None or not hand.pointed)
        )

    def key(self, event: KeyDown) -> bool:
        if self._context.keys.meant(event, "table") == "put back" and begun(self._hand):
            self._table.undo()
            return True
        return False

    def wish(self, what: str) -> bool:
        """Undo first takes back what only lies there; so does Esc, where not much is lost by it."""
        stage, draft = self._table.stage, self._hand.laid_out
        if what not in ("undo", "out") or not begun(self._hand):
            return False
        if what == "out" and self._hand.proposed is None and draft is not None and not draft.gives_way:
            return False
        stage.act_on(self._hand.let_go() if self._hand.proposed is not None else self._hand.take_back())
        return True

    def obeyed(self, intent: Intent) -> None:
        """Who points at their hand while others think is told so; who asks for their layouts sees them."""
        table, draft = self._table, self._hand.laid_out
        if intent.path == (SHELF,) and isinstance(draft, Arranging):
            self._context.scenes.push(LayoutShelf(self._context, draft, self._lay_as))
        if intent.kind == "nothing" and table.sitting.thinking and is_hand(table.glanced):
            table.say(self._context.texts("It's not your turn."))

    def _lay_as(self, lies: Lies) -> None:
        """Everything lies as in a layout of before; it still counts only when it is meant."""
        if self._hand.laid_out is not None and self._hand.laid_out.take(Rearranged.to(lies)):
            self._hand.refresh()
            self._table.stage.act_on(Intent("laid"))
        self._table.focus(self._table.stage)

    # -- what is said -----------------------------------------------------------------------------------

    def words(self) -> Words | None:
        texts, hand, keys = self._context.texts, self._hand, self._context.keys
        if hand.proposed is not None:
            risk = self._table.sitting.table.risk(hand.view, hand.proposed)
            use, cancel = keys.called("use", texts), keys.called("cancel", texts)
            words = texts("Press {use} or the tick to play it, {cancel} to put it back.", use=use, cancel=cancel)
            words = words if risk is None else f"{texts.sentence(risk)}.\n{words}"
            return Words(self._table.moves.words_for(hand.proposed), words, "" if risk is None else risk.rule)
        if hand.waits and not hand.pointed:
            use = keys.called("use", texts)
            words = (
                texts("Change it as you like, then press {use} or Ready.", use=use)
                if self._table.stage.agreed_beside
                else texts("Change it as you like, then press {use} or the tick to confirm.", use=use)
            )
            return Words(texts("Not confirmed yet"), words)
        return None

    def explain(self) -> None:
        self.moment.show(self._table.stage, self._looking)

    def arrange(self) -> None:
        self.explain()
