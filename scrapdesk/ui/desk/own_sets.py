"""The sets of the workshop as the set-up offers them: by name, each with all that its game is made with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from scrapdesk.core.content import Content
from scrapdesk.core.entry import AnyRules
from scrapdesk.core.rules import GameInfo
from scrapdesk.games import GAMES
from scrapdesk.storage.workshop import Workshop


def own_sets(game: str, coming: Content | None = None, folder: Path | None = None) -> dict[str, Content]:
    """Every set of a game that can be played with; `coming` under a name too, should it lie nowhere. `folder`: where
    they lie, if not with the user."""
    if not GAMES[game].content_files:
        return {}
    workshop = Workshop(GAMES, folder)
    found = {file.name: workshop.content_with(file) for file in workshop.sets(game)}
    if coming is not None and coming not in found.values():
        found["-"] = coming
    return found


def rules_of(game: str, content: Content | None) -> AnyRules:
    """The rules with a set; BadContent says what is wrong with it."""
    return GAMES[game].rules if content is None else GAMES[game].make(content)


def fitting(info: GameInfo, chosen: Mapping[str, str], seats: int) -> dict[str, str]:
    """What was chosen, as far as it can still be; otherwise what is usual."""
    return {
        spec.key: value if (value := chosen.get(spec.key, "")) in spec.choices else spec.default_for(seats)
        for spec in info.options
    }


def additions(info: GameInfo, ours: GameInfo) -> dict[str, str]:
    """Values that a set adds to our choices: the last of each, as that is what the set is for."""
    known = {spec.key: spec.choices for spec in ours.options}
    new = {spec.key: [value for value in spec.choices if value not in known.get(spec.key, ())] for spec in info.options}
    return {key: values[-1] for key, values in new.items() if values}


def called(name: str) -> str:
    """A file as people say it: `Night duel` for `night-duel`."""
    words = name.replace("-", " ").replace("_", " ").strip() or name
    return f"{words[:1].upper()}{words[1:]}"
