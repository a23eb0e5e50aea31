"""What nobody who is awake commands: a card in the last bay that there is no fuel for."""

from __future__ import annotations

from random import Random

from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.activation import fuel_price
from scrapdesk.games.scrappers.bot import KeenScrappersBot
from scrapdesk.games.scrappers.moves import Assign
from scrapdesk.games.scrappers.state import BAYS, Phase


def test_a_card_that_cannot_be_fired_is_pointless_in_the_last_bay_only() -> None:
    entry = GAMES["scrappers"]
    rules, bot, rng = entry.rules, entry.bot.tempered("even"), Random(4)
    assert isinstance(bot, KeenScrappersBot)
    found = {True: 0, False: 0}
    for seats in (2, 4):
        state = rules.setup(seats, rules.check_options(seats, {}))
        while (seat := rules.to_act(state)) is not None:
            if seat == CHANCE:
                state = rules.apply(state, rules.sample_chance(state, rng))
                continue
            legal = rules.legal_moves(state)
            if state.phase is Phase.COMMAND and not state.queue:
                pilot = state.pilots[seat]
                last = len(pilot.stack) == BAYS - 1
                for move in [move for move in legal if isinstance(move, Assign)]:
                    dear = fuel_price(bot.cards, pilot, bot.cards.cards[move.kind]) > pilot.fuel
                    assert bot.pointless(state, move) is (last and dear)
                    found[last] += dear
            state = rules.apply(state, rng.choice(legal))
    assert min(found.values()) > 0
