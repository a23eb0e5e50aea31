"""Pictures of the scenes around a game: watching, saved games, files, statistics, the workshop.

The other half of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from scrapdesk.core.match import Match
from scrapdesk.core.record import Record
from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import own_rulebook
from scrapdesk.storage.samples import kinds_of, sample_text
from scrapdesk.storage.statistics import History, Result
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.replay.opening import told_of_game
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.desk.workshop.picks import PickButton
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.requests import OpenResults, OpenRules, OpenSaves, OpenStatistics, Request, WatchGame
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.scenes.filewish import FileWish
from scrapdesk.ui.stops.stop import SceneStop, Step, opened, sample, sit_down
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.exchange import text_of
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.table.making_room import make_room
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene


def around_stops() -> list[SceneStop]:
    """Every state of these scenes that is worth a look."""
    found = [SceneStop(f"replay-{game}", _replay(game, 0.6)) for game in GAMES]
    found += [
        SceneStop("replay-open", _replay(sample(), 0.8, eyes=-1)),
        SceneStop("replay-unfinished", _replay(sample(1), 1.0, moves=20)),
        SceneStop("saves", _shelf),
        SceneStop("saves-plain", _saves_at("Rusty machines")),
        SceneStop("saves-none", _saves_none),
        SceneStop("keep", _keep),
        SceneStop("make-room", _make_room),
        SceneStop("picker", _picker(saving=False)),
        SceneStop("picker-save", _picker(saving=True)),
        SceneStop("picker-chosen", _picker(saving=False, chosen="scope-2026-11-14.scrapdesk")),
        *(SceneStop(f"rules-{game}", opened(OpenRules(game, _some_rule(game)))) for game in GAMES),
        *(SceneStop(f"end-{game}", ended(game, GAMES[game].info.seats[0])) for game in GAMES),
        SceneStop(f"end-{sample(1)}-4", ended(sample(1), 4)),
        SceneStop(f"end-{sample(4)}-8", ended(sample(4), 8)),
        SceneStop("end-below", ended(sample(1), 3, below=True)),
        *(SceneStop(f"numbers-{game}", _numbers(game)) for game in GAMES),
        *(SceneStop(f"luck-{game}", _luck(game)) for game in GAMES),
        SceneStop("results-watched", _only_watched(OpenResults(sample()))),
        SceneStop("desk-by-keys", _desk_by_keys),
        *_figure_stops(),
    ]
    found += [
        SceneStop("workshop", _workshop("my-scenario.toml")),
        SceneStop("workshop-good", _workshop("night-duel.toml")),
        SceneStop("workshop-none", _workshop("")),
        SceneStop("workshop-cards", _workshop("my-cards.toml")),
        SceneStop("workshop-samples", _workshop_samples),
        SceneStop("workshop-card", _workshop_card("door-knocker", "name", "Brass Knocker")),
        SceneStop("workshop-card-wrong", _workshop_card("tunnellers", "points", "9")),
        SceneStop("workshop-card-misread", _workshop_card("door-knocker", "does", "damage impact 1 lef; gain fuel 2")),
        SceneStop("workshop-card-pick", _workshop_pick),
        SceneStop("workshop-card-if", _workshop_card("last-laugh")),
        SceneStop("workshop-card-front", _workshop_card("long-street", "title", "Longer Street")),
    ]
    return found


def _figure_stops() -> list[SceneStop]:
    return [
        SceneStop("figures-watched", _only_watched(OpenStatistics(sample()))),
        SceneStop("figures", _figures),
        SceneStop("figures-none", opened(OpenStatistics(sample(2)))),
        SceneStop("figures-few", opened(OpenStatistics(sample()))),
        SceneStop("figures-begun", _figures_begun),
    ]


def played_record(game: str, moves: int = 100_000, players: str = "", seed: str = "shots") -> Record:
    """A game played by chance, to its end or for so many moves."""
    entry = GAMES[game]
    seats = entry.info.seats[0]
    match: Match[Any, Any, Any] = Match(entry.rules, seats, seed=seed)
    luck = Random(5)
    while match.to_act is not None and match.ply < moves:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    return match.record(players or ",".join(["human", *["ai:steady"] * (seats - 1)]))


def _replay(game: str, share: float, moves: int = 100_000, eyes: int = 0) -> Step:
    def go(context: AppContext) -> None:
        from scrapdesk.ui.desk.replay.scene import ReplayScene

        context.open(WatchGame(played_record(game, moves)))
        context.scenes.settle()
        scene = context.scenes.top
        if isinstance(scene, ReplayScene):
            scene.look_as(scene.film.allowed[eyes])
            scene.go(round(share * (len(scene.film.stops) - 1)))

    return go


def _some_rule(game: str) -> str:
    """A paragraph in the middle of a rule book."""
    rules = list(own_rulebook(game))
    return rules[len(rules) // 2]


def _shelf(context: AppContext) -> None:
    """Several saved games, two of them on the table, and the scene that lists them."""
    shelf = context.storage.shelf
    shelf.keep("Sunday evening", played_record(sample(), 30, seed="a"))
    shelf.keep("Rusty machines", played_record(sample(1), 60, seed="b"))
    shelf.keep("The long war, second year", played_record(sample(3), 40, seed="c"))
    shelf.keep(save_name(sample(4)), played_record(sample(4), 25, seed="d"))
    context.open(OpenSaves())


def _saves_none(context: AppContext) -> None:
    context.storage.shelf.forget(save_name(sample()))
    context.open(OpenSaves())


def ended(game: str, seats: int, below: bool = False, seed: str = "shots") -> Step:
    """A game just played to its end by chance; `below`: scrolled down."""

    def go(context: AppContext) -> None:
        players = ("human", *["ai:steady"] * (seats - 1))
        sit_down(context, NewTable(game, players, seed=seed))
        context.scenes.settle()
        table = context.scenes.top
        if not isinstance(table, TableScene):
            return
        match, luck = table.sitting.match, Random(5)
        while match.to_act is not None:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        table.after_change("goto")
        context.scenes.settle()
        finale = context.scenes.top
        if below and isinstance(finale, FinaleScene):
            finale.see_numbers()
            context.scenes.settle()
        end = context.scenes.top
        if isinstance(end, EndScene):
            end.pane.scroll(100_000)

    return go


def _luck(game: str) -> Step:
    """The luck of a game that was sealed when it began."""

    def go(context: AppContext) -> None:
        plain, context.draw_secret = context.draw_secret, lambda: "5c" * 16
        _numbers(game)(context)
        context.scenes.settle()
        context.draw_secret = plain
        end = context.scenes.top
        if isinstance(end, EndScene):
            end.show_luck()
            context.scenes.settle()

    return go


def _numbers(game: str) -> Step:
    """The second page of an end."""

    def go(context: AppContext) -> None:
        ended(game, GAMES[game].info.seats[0])(context)
        finale = context.scenes.top
        if isinstance(finale, FinaleScene):
            finale.see_numbers()

    return go


def _rules(context: AppContext, game: str, rule: str) -> RulesScene:
    scene = RulesScene(context, game, rule)
    context.scenes.push(scene)
    context.scenes.settle()
    return scene


def rules_searched(game: str, words: str) -> Step:
    """The rule book while somebody types the number of a rule."""

    def go(context: AppContext) -> None:
        scene = _rules(context, game, "")
        scene.search(words)

    return go


def rules_enlarged(game: str, rule: str, number: int) -> Step:
    """A picture of a paragraph, large."""

    def go(context: AppContext) -> None:
        scene = _rules(context, game, rule)
        scene.enlarge(rule, number)

    return go


def _saves_at(name: str) -> Step:
    def go(context: AppContext) -> None:
        from scrapdesk.ui.desk.saves import SavesScene

        _shelf(context)
        context.scenes.settle()
        scene = context.scenes.top
        if isinstance(scene, SavesScene):
            scene.choose(name)

    return go


def _keep(context: AppContext) -> None:
    sit_down(context, NewTable(sample(), ("human", "ai:random"), seed="shots"))
    context.scenes.settle()
    top = context.scenes.top
    if isinstance(top, TableScene):
        top.save()


def _make_room(context: AppContext) -> None:
    make_room(context, sample(), lambda: None)


def _figures(context: AppContext) -> None:
    """Results of every sort."""
    luck = Random(2)
    results = []
    for number in range(160):
        game = luck.choice([sample(), sample(), sample(3), sample(2), sample(1)])
        level = luck.choice(["ai:rookie", "ai:steady", "ai:sharp"])
        players = ("human", level) if number % 3 else (level, "human")
        ranks = luck.choice([(1, 2), (2, 1), (1, 1)] if number % 4 == 0 else [(1, 2), (2, 1)])
        moves = luck.randint(18, 70)
        practice = number % 9 == 0
        results.append(Result(game=game, players=players, ranks=ranks, reason="", moves=moves, practice=practice))
    context.storage.history.save(History(tuple(results)))
    context.open(OpenStatistics(sample()))


def _figures_begun(context: AppContext) -> None:
    """Two games were begun and none is finished."""
    context.storage.history.save(History(()))
    for number in range(2):
        record = played_record(sample(3), 20 + number, seed=f"begun-{number}")
        context.storage.shelf.keep(f"An evening, {number}", record)
    context.open(OpenStatistics(sample(3)))


def _only_watched(request: Request) -> Step:
    """Games of companions among themselves, which are nobody's score."""

    def go(context: AppContext) -> None:
        players, why = ("ai:steady", "ai:sharp"), "All fifteen cards are played"
        seen = [
            Result(game=sample(), players=players, ranks=ranks, reason="", moves=30 + moves, points=(5, 3), told=why)
            for moves, ranks in enumerate(((1, 2), (2, 1), (1, 2), (1, 1)))
        ]
        context.storage.history.save(History(tuple(seen)))
        context.open(request)

    return go


def _desk_by_keys(context: AppContext) -> None:
    """Somebody new looks at a box by keyboard: it says what Enter does."""
    context.storage.history.save(History(()))
    for key in ("3", "right"):
        context.scenes.handle(KeyDown(key))
    context.scenes.settle()
    context.clock.advance(1000)


def _picker(saving: bool, chosen: str = "") -> Step:
    """`chosen`: a file that was clicked, which holds a game."""

    def go(context: AppContext) -> None:
        with tempfile.TemporaryDirectory() as found:
            folder = Path(found) / "Games"
            for name in ("Old games", "Tournament", "Holidays"):
                (folder / name).mkdir(parents=True)
            for name in ("scamorra-2026-11-08", "scamorra-2026-11-12", "scope-2026-11-14", "the-long-war"):
                (folder / f"{name}.scrapdesk").write_text("x" * 3000, encoding="utf-8")
            if chosen:
                text = text_of(played_record(sample(2), 40))
                (folder / chosen).write_text(text, encoding="utf-8")
            wish = FileWish(
                context.texts("Save as a file") if saving else context.texts("Open a file"),
                lambda path: None,
                (".scrapdesk",),
                "scamorra-2026-11-18.scrapdesk" if saving else "",
                folder,
                told=lambda path: told_of_game(context, path),
            )
            picker = FilePicker(context, wish)
            context.scenes.push(picker)
            context.scenes.settle()
            if chosen:
                picker.pick(folder / chosen)

    return go


def _workshop(chosen: str) -> Step:
    return lambda context: _in_workshop(context, chosen, lambda _scene: None)


def _workshop_samples(context: AppContext) -> None:
    _in_workshop(context, "night-duel.toml", lambda scene: scene.begin_one())


def _workshop_card(sample: str, key: str = "", words: str = "") -> Step:
    """A card that has just been begun; with other words in one of its lines."""

    def change(scene: WorkshopScene) -> None:
        game, kind = _sample_of(sample).split("/")
        scene.begin(game, kind, sample)
        scene.context.scenes.settle()
        top = scene.context.scenes.top
        field = next((one for one in getattr(top, "fields", ()) if one.name == key), None)
        if field is not None:
            field.write(words)

    return lambda context: _in_workshop(context, "night-duel.toml", change)


def _workshop_pick(context: AppContext) -> None:
    """The list behind the first word of what a card does."""
    _workshop_card("door-knocker")(context)
    context.scenes.settle()
    top = context.scenes.top
    picks = [one for one in top.all_widgets() if isinstance(one, PickButton)] if isinstance(top, WidgetScene) else []
    for button in picks[:1]:
        button.activate()


def _sample_of(sample: str) -> str:
    """`scope/scenario`: of which game and kind a sample is."""
    return next(f"{game}/{name}" for game in GAMES for name, kind in kinds_of(game).items() if sample in kind.samples)


def _in_workshop(context: AppContext, chosen: str, then: Callable[[WorkshopScene], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        _fill_workshop(Path(folder))
        scene = WorkshopScene(context, folder=Path(folder) if chosen else Path(folder) / "none")
        context.scenes.push(scene)
        context.scenes.settle()
        scene.choose(chosen)
        then(scene)
        context.scenes.settle()


def _fill_workshop(folder: Path) -> None:
    entry = next((one for one in GAMES.values() if kinds_of(one.id)), None)
    if entry is not None:
        kind, about = next(iter(kinds_of(entry.id).items()))
        (folder / "my-cards.toml").write_text(sample_text(entry, kind, about.samples[0]), encoding="utf-8")
    duel = GAMES[sample(2)].content["scenarios/quick-duel.toml"]
    (folder / "night-duel.toml").write_text(duel.replace("quick-duel", "night-duel"), encoding="utf-8")
    cards = GAMES[sample(1)].content["cards.toml"]
    (folder / "heavy-metal.toml").write_text(cards.replace("fuel = 1", "fuel = 100", 3), encoding="utf-8")
    (folder / "my-scenario.toml").write_text(duel.replace("columns = 4", "columns = 40"), encoding="utf-8")
    (folder / "unfinished.toml").write_text(f'game = "{sample(3)}"\nkind =', encoding="utf-8")
