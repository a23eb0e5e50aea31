"""What is thought of a captain: from what was declared, left unsaid, shown and caught."""

from __future__ import annotations

from scrapdesk.games.scalawag.cards import CANNONS, CREW_OF, TRIM, WATCH
from scrapdesk.games.scalawag.character import BEFORE, LIES, inclination
from scrapdesk.games.scalawag.odds import truth
from scrapdesk.games.scalawag.state import Note, What
from tests.games.scalawag.positions import at_sea, play


def orders(captain: int, *given: tuple[int, int]) -> tuple[Note, ...]:
    """Notes of orders with so much crew declared, one a turn."""
    return tuple(
        Note(turn, What.DECLARE, captain, order, count, (CREW_OF[order],) * count)
        for turn, (order, count) in enumerate(given)
    )


def thought_of(*given: tuple[int, int], caught: int = 0, proven: int = 0) -> float:
    return inclination(orders(0, *given), 0, 99, caught, proven)


def test_before_anything_was_seen_a_captain_is_taken_for_the_usual_mixture() -> None:
    assert sum(BEFORE) == 1.0
    assert thought_of() == sum(one * other for one, other in zip(BEFORE, LIES, strict=True))


def test_who_always_has_one_gunner_to_declare_is_not_believed_for_long() -> None:
    always, sometimes = [(CANNONS, 1)] * 8, [(CANNONS, 1), (CANNONS, 0)] * 4
    assert thought_of(*always) > 0.5 > 2 * thought_of() > thought_of() > thought_of(*sometimes)


def test_proofs_make_trust_and_being_caught_ends_it() -> None:
    given = [(TRIM, 1), (CANNONS, 1), (TRIM, 0)]
    assert thought_of(*given, proven=2) < thought_of(*given) < thought_of(*given, caught=1)


def test_orders_that_take_a_lookout_or_a_pilot_say_nothing() -> None:
    assert thought_of(*[(WATCH, 1)] * 9) == thought_of()


def test_the_order_in_question_does_not_speak_for_itself() -> None:
    given = orders(0, (CANNONS, 1), (CANNONS, 1))
    assert inclination(given, 0, 1, 0, 0) == inclination(given[:1], 0, 1, 0, 0) < inclination(given, 0, 2, 0, 0)


def test_a_claim_of_a_captain_who_always_claims_is_doubted() -> None:
    state = play(at_sea("gss sgm sgm sgm", turn=60), "order cannons 1")
    bold = state._replace(log=orders(0, *[(CANNONS, 1)] * 10) + state.log)
    honest = state._replace(log=orders(0, *[(CANNONS, 1), (CANNONS, 0)] * 5) + state.log)
    assert truth(bold, 1) < truth(state, 1) < truth(honest, 1)
