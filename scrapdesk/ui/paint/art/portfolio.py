"""All pictures that there are: those of the desk, those that every game has, and what each game brings of its own.

Light, because the process that renders imports it. Must not know which games there are: they are handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.generators import GENERATORS
from scrapdesk.ui.paint.art.library import DESK, PEOPLE, ArtLibrary
from scrapdesk.ui.paint.art.markup import BadArt, Generator
from scrapdesk.ui.paint.art.pictures import SKIN, Picture, Size
from scrapdesk.ui.paint.art.recipes import book, curtains, desk, grounds, marks, people, rulebook

Recipe: TypeAlias = Callable[[ArtLibrary, Mapping[str, str], Size], Blueprint]
Recipes: TypeAlias = Mapping[str, Recipe]


def _none(_library: ArtLibrary) -> Recipes:
    return {}


class GameArt(NamedTuple):
    """What a game brings: pictures of its own, or its own way to make one that every game has."""

    game: str
    recipes: Callable[[ArtLibrary], Recipes] = _none
    generators: Mapping[str, Generator] = {}
    files_only: bool = True
    """Whether each drawing among its files is a picture by itself; otherwise only its recipes are."""


class Portfolio:
    """The pictures of the desk and of some games."""

    def __init__(self, games: Sequence[GameArt]) -> None:
        self.games = tuple(games)
        self.generators: dict[str, Generator] = dict(GENERATORS)
        for art in games:
            self.generators |= art.generators
        self._catalogues = WeakKeyDictionary[ArtLibrary, dict[str, Recipe]]()

    def library(self, assets: Path) -> ArtLibrary:
        """The drawings below a folder, with all that they may be drawn by."""
        return ArtLibrary(assets, [art.game for art in self.games], self.generators)

    def blueprint(self, library: ArtLibrary, what: Picture, size: Size) -> Blueprint:
        """What that picture is made of, at that size; BadArt where nobody knows it or its drawing is not right."""
        recipe = self.catalogue(library).get(what.name)
        if recipe is None:
            raise BadArt(f"no picture is called {what.name}")
        args = dict(what.args)
        library = library.skinned(args.pop(SKIN, ""))
        try:
            return recipe(library, args, size)
        except (KeyError, ValueError, IndexError) as fault:
            raise BadArt(f"{what.name}: {fault}") from fault

    def catalogue(self, library: ArtLibrary) -> dict[str, Recipe]:
        """All pictures, listed once for each library. Drawings that need nothing else stand in it under the names of
        their files."""
        if library not in self._catalogues:
            self._catalogues[library] = self._listed(library)
        return self._catalogues[library]

    def _listed(self, library: ArtLibrary) -> dict[str, Recipe]:
        found: dict[str, Recipe] = _desk(library) | _people(library)
        for art in self.games:
            found |= self._every_game(library, art)
        for art in self.games:
            found |= art.recipes(library)
        return found | self._rulebooks(library)

    def _every_game(self, library: ArtLibrary, art: GameArt) -> dict[str, Recipe]:
        game, found = art.game, dict[str, Recipe]()
        if art.files_only:
            names = [name for name in library.names(game) if name != "defs"]
            found |= {f"{game}/{name}": partial(drawing, game, name) for name in names}
            found[f"{game}/table"] = _ground(game)
        found |= {f"{game}/mark-{kind}": _mark(game, kind) for kind in marks.MARKS}
        found[f"desk/lid-{game}"] = plain(desk.lid, game)
        if library.has(game, curtains.NAME):
            found[f"{game}/{curtains.NAME}"] = _curtain(game)
        return found

    def _rulebooks(self, library: ArtLibrary) -> dict[str, Recipe]:
        """The pictures of the rule books, which are made of all the others."""
        return {
            f"{art.game}/rule-{name}": partial(rulebook.illustration, self.catalogue, art.game, name)
            for art in self.games
            for name in library.rule_pictures(art.game)
        }


def _curtain(game: str) -> Recipe:
    return lambda library, _args, size: curtains.cloth(game, library, size)


def _desk(library: ArtLibrary) -> dict[str, Recipe]:
    found: dict[str, Recipe] = {
        "desk/background": desk.background,
        "desk/app-icon": desk.app_icon,
        "desk/book": book.book,
    }
    for name in library.names(DESK):
        if name.startswith("icon-"):
            found[f"desk/{name}"] = coloured(desk.icon, name)
        elif name.startswith(("option-", "pip-", "stamp-")):
            found[f"desk/{name}"] = partial(drawing, DESK, name)
    for name in ("title", "props", "tray"):
        found[f"desk/{name}"] = partial(drawing, DESK, name)
    found |= {f"desk/mark-{kind}": _mark(DESK, kind) for kind in marks.MARKS}
    return found


def _people(library: ArtLibrary) -> dict[str, Recipe]:
    return {f"people/{name}": partial(people.portrait, name) for name in library.names(PEOPLE)}


# -- how recipes are written ------------------------------------------------------------------------------


def coloured(make: Callable[[str, ArtLibrary, Mapping[str, str]], Blueprint], name: str) -> Recipe:
    """A recipe of one kind of picture that looks at its arguments."""
    return lambda library, args, _size: make(name, library, args)


def plain(make: Callable[[str, ArtLibrary], Blueprint], name: str) -> Recipe:
    """A recipe of one kind of picture that needs nothing but its name."""
    return lambda library, _args, _size: make(name, library)


def drawing(game: str, name: str, library: ArtLibrary, args: Mapping[str, str], _size: Size) -> Blueprint:
    """One file as it is; arguments are tokens. Where a game has shared definitions, they come before it."""
    easel = Easel(library, game, args)
    body = library.drawing(game, name).body
    if name != "defs" and library.has(game, "defs"):
        body = library.drawing(game, "defs").body + body
    return Blueprint(easel.view(name), (Layer(easel.markup(body)),))


def _ground(game: str) -> Recipe:
    return lambda library, _args, size: grounds.layered(library, game, size)


def _mark(game: str, kind: str) -> Recipe:
    return lambda library, _args, size: marks.mark(kind, game, library, size)
